"""Tables for people and bots: one append-only log per table, and every viewer gets only what it may know."""
