"""Places and moments that many battle tests share."""

from tests.games.warcraft.table import Table

HERE = "0,0"
"""The battlefield of most tests: the centre of the main boards, with six flanks for any unit."""
EAST, WEST, NORTH, SOUTH = "1,0", "-1,0", "0,-1", "0,1"
FLANKS = (EAST, WEST, NORTH, SOUTH, "1,-1", "-1,1")
FAR = "2,0"
"""Two spaces away from the battlefield, behind EAST."""


def quiet(t: Table, *races: str) -> None:
    """The next cards these players draw are of no use in a battle."""
    for race in races:
        t.deck(race, "resources", "resources", "fast")


def duel(races: str, **options: str) -> Table:
    """The main game of two on an empty board, with quiet decks."""
    t = Table("main-2p", races, **options)
    quiet(t, *races.split())
    return t


def teams() -> Table:
    """The main game of four on an empty board, with quiet decks."""
    t = Table("main-4p")
    quiet(t, "humans", "orcs", "nightelves", "undead")
    return t


def attack(t: Table, race: str, *moves: str) -> None:
    """Plays the movement of that player and goes on to the next decision (movement without a choice ends by itself)."""
    t.move_step(race)
    t.play(*moves)
    if t.decision() == "Movement" and t.who() == race:
        t.play("end")
