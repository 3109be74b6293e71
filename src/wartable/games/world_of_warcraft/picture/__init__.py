"""What players see and read: board, pieces, panels, offers, log."""
