"""The suite every game passes: seeded random play, and at its decisions all that the contract promises.

Each check raises an AssertionError that names the start, the decision and the state where the promise was broken.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from typing import TypeVar

from wartable.engine.action import Action
from wartable.engine.events import Log
from wartable.engine.files import codec
from wartable.engine.files.replay import Recording, read, replayed, verify, write
from wartable.engine.game import Game
from wartable.engine.luck import Dice, NoLuck, secret_of
from wartable.engine.picture.scene import Board, Scene, Words
from wartable.engine.play import acting, apply, decision, legal, playout, refuse
from wartable.engine.refusal import OTHER_DECISION, OTHER_SEAT, OVER, Refusal
from wartable.engine.state import State
from wartable.testing.near import around
from wartable.testing.plays import Play, Start, written
from wartable.testing.shelves import shelf_faults

S = TypeVar("S", bound=State)
Invariant = Callable[[Game[S], S, Log], list[str]]
"""What is wrong with a state, given all that was told since the setup."""
Disguise = Callable[[S, int | None, Dice], S]
"""Another state that this seat (None: a spectator) must not be able to tell from the given one."""

LONGEST = 20_000
"""More decisions than any random game may take."""
MISSES = 400
"""How many other actions are asked about at one decision."""
AHEAD = 25
"""How far copies and samples are played on."""
TABLE_RULES = (OVER, OTHER_SEAT, OTHER_DECISION)


def check_play(
    game: Game[S],
    start: Start,
    moments: Container[int] | None = None,
    words: Sequence[Words] = (),
    invariant: Invariant[S] | None = None,
    disguise: Disguise[S] | None = None,
) -> Play[S]:
    """Play one random game to its end; at the decisions with these numbers (None: at all) check everything."""
    play = Play(game, start)
    check_book(play)
    other = Start(start.seats, start.seed + 1, start.scenario, start.options, start.numbers).setup(game)
    boards = [check_board(play, one) for one in words]
    kept: list[tuple[int, S, str]] = []
    clock = Clock(play)
    while legal(play.state):
        check_state(play, invariant)
        clock.check(play)
        if moments is None or len(play.actions) in moments:
            check_choice(play)
            check_points(play, words)
            check_allies(play)
            refusals = check_refusals(play)
            check_codec(play)
            check_shelves(play, other)
            check_views(play, disguise)
            for one, board in zip(words, boards, strict=True):
                check_pictures(play, one, board, disguise)
                check_explanations(play, refusals, one)
            number, before = len(play.actions), written(game, play.state)
            kept.append((number, check_copy(play), before))
        else:
            play.take(play.next_action())
        play.expect(len(play.actions) < LONGEST, f"random play has not ended after {LONGEST} decisions")
    check_state(play, invariant)
    check_end(play)
    check_points(play, words)
    for one, board in zip(words, boards, strict=True):
        check_pictures(play, one, board, disguise)
        play.expect(check_board(play, one) == board, f"the board has changed ({one.language})")
    for number, copy, before in kept:
        play.expect(written(game, copy) == before, f"the copy made at decision {number} changed while the game went on")
    check_replay(play)
    return play


def check_book(play: Play[S]) -> None:
    """Every action reads back from its notation and has its number, the same in every game with this start."""
    book = play.game.book(play.state)
    for action in book.actions:
        play.expect(book.at(action.index) is action, f"{action.text!r} is not the action with number {action.index}")
        play.expect(book.read(action.text) is action, f"{action.text!r} does not read back")
        play.expect(book.read(f"  {action.text.upper()} ") is action, f"{action.text!r} does not read back in capitals")
    again = play.game.book(play.start.setup(play.game))
    numbers = [(action.index, action.text) for action in again.actions]
    same = [(action.index, action.text) for action in book.actions] == numbers
    play.expect(same, "another game numbers its actions otherwise")


def check_state(play: Play[S], invariant: Invariant[S] | None) -> None:
    """The game's own invariants, and the caller's."""
    game, s = play.game, play.state
    faults = game.faults(s)
    play.expect(not faults, f"faults: {'; '.join(faults)}")
    if invariant is not None:
        broken = invariant(game, s, play.log)
        play.expect(not broken, f"invariant: {'; '.join(broken)}")


def check_choice(play: Play[S]) -> None:
    """A decision has answers, none twice, all of them from the book; nobody has won yet."""
    game, s = play.game, play.state
    choice = decision(s)
    if choice is None:
        play.fail("there are legal actions but no decision")
    moves = legal(s)
    book = game.book(s)
    play.expect(len(moves) > 1 or choice.passing(s) is not None, "a single answer was not taken by itself")
    play.expect(choice.may_idle(s) or not choice.idle(s), "a seat has nothing to say where that would tell something")
    play.expect(_texts(choice.legal(s)) == _texts(moves), "asking for the legal actions again gives others")
    twice = [text for text, count in Counter(_texts(moves)).items() if count > 1]
    play.expect(not twice, f"offered twice: {', '.join(twice)}")
    for action in moves:
        play.expect(book.read(action.text) is action, f"{action.text!r} is legal but not in the book")
    play.expect(0 <= acting(s) < play.start.seats, f"seat {acting(s)} must decide")
    play.expect(not any(game.result(s)), "there is a result before the end")
    for seat in range(play.start.seats):
        play.expect(math.isfinite(game.score(s, seat)), f"the score of seat {seat} is not a number")


class Clock:
    """Whose turn it is, and in which round: it goes forward only, and a turn has one seat."""

    def __init__(self, play: Play[S]) -> None:
        self.before = self.read(play)

    def read(self, play: Play[S]) -> tuple[int, int, int]:
        game, s = play.game, play.state
        return game.round_number(s), game.turn_number(s), game.turn_of(s)

    def check(self, play: Play[S]) -> None:
        """At every decision."""
        (round_before, turn_before, seat_before), now = self.before, self.read(play)
        self.before = now
        play.expect(round_before <= now[0] <= round_before + 1, f"round {now[0]} after round {round_before}")
        play.expect(now[1] >= turn_before, f"turn {now[1]} after turn {turn_before}")
        if now[1] == turn_before:
            same = now[0] == round_before and now[2] == seat_before
            play.expect(same, f"turn {turn_before} went from {round_before, seat_before} to {now[0], now[2]}")
        play.expect((now[1] > 0) == (now[2] >= 0), f"turn {now[1]} is that of seat {now[2]}")
        play.expect(now[2] < play.start.seats, f"it is the turn of seat {now[2]}")
        view = play.game.view(play.state, None)
        seen = (play.game.round_number(view), play.game.turn_number(view), play.game.turn_of(view))
        play.expect(seen == now, f"a spectator sees another turn: {seen} instead of {now}")


def check_points(play: Play[S], words: Sequence[Words]) -> None:
    """Points have a name; a seat sees its own, and of others the true ones or none."""
    game, s = play.game, play.state
    play.expect(game.seats_of(s) == play.start.seats, f"{game.seats_of(s)} seats instead of {play.start.seats}")
    for one in words:
        play.expect(bool(one(game.points_name(s))), f"the points have no name ({one.language})")
    for owner in range(play.start.seats):
        points = game.points(s, owner)
        play.expect(points is not None, f"the points of seat {owner} are unknown in a whole state")
        for seat in _eyes(play):
            seen = game.points(game.view(s, seat), owner)
            known = seen == points or (seen is None and seat != owner and bool(s.stack))
            play.expect(known, f"{_name(seat)} sees {seen} points of seat {owner} instead of {points}")


def check_allies(play: Play[S]) -> None:
    """Sides are mutual, nobody is his own ally, and everybody knows them."""
    game, s, seats = play.game, play.state, range(play.start.seats)
    for seat in seats:
        allies = game.allies(s, seat)
        fit = all([mate in seats and mate != seat for mate in allies]) and len(set(allies)) == len(allies)
        play.expect(fit, f"the allies of seat {seat} are {allies}")
        sides = [{mate, *game.allies(s, mate)} for mate in allies]
        play.expect(all([side == {seat, *allies} for side in sides]), f"not all allies of seat {seat} are each other's")
        for eyes in _eyes(play):
            seen = game.allies(game.view(s, eyes), seat)
            play.expect(seen == allies, f"{_name(eyes)} sees the allies {seen} of seat {seat} instead of {allies}")


def check_refusals(play: Play[S]) -> list[Refusal]:
    """`refuse` is silent exactly on `legal`, names a rule that exists, tells no secret and changes nothing.

    Says which different refusals there were.
    """
    game, s = play.game, play.state
    before = written(game, s)
    moves = legal(s)
    allowed = {action.index for action in moves}
    seat = acting(s)
    view = game.view(s, seat)
    rules = game.rules()
    asked = around(game.book(s), moves, MISSES, Dice(play.start.seed + len(play.actions)))
    found: dict[tuple[str, str], Refusal] = {}
    for action in (*moves, *asked):
        refusal = refuse(s, seat, action)
        if action.index in allowed:
            play.expect(refusal is None, f"{action.text!r} is legal but refused: {refusal}")
        else:
            if refusal is None:
                play.fail(f"{action.text!r} is not legal but not refused either")
            known = refusal.rule in rules or refusal.rule in TABLE_RULES
            play.expect(known, f"{action.text!r} is refused by {refusal.rule}, which is no rule")
            found[refusal.rule, refusal.reason] = refusal
        seen = refuse(view, seat, action)
        play.expect(_same(refusal, seen), f"{action.text!r}: {refusal}, but {seen} by what the seat can see")
    for other in range(play.start.seats):
        if other != seat:
            refusal = refuse(s, other, moves[0])
            if refusal is None or refusal.rule != OTHER_SEAT:
                play.fail(f"seat {other} may answer for seat {seat}")
            found[refusal.rule, refusal.reason] = refusal
    play.expect(written(game, s) == before and legal(s) is moves, "refusing changed the state")
    return list(found.values())


def check_copy(play: Play[S]) -> S:
    """Take the next action: a copy lives its own life, and the same action leads both to the same state."""
    game, s = play.game, play.state
    before = written(game, s)
    kept = game.copy(s)
    play.expect(kept.log is None, "somebody listens to a copy")
    play.expect(written(game, kept) == before, "a copy differs from its original")
    ahead = game.copy(s)
    playout(ahead, Dice(play.start.seed), AHEAD)
    play.expect(written(game, s) == before, "playing on with a copy changed the original")
    action = play.next_action()
    twin = game.copy(s)
    apply(twin, action)
    play.take(action)
    play.expect(written(game, kept) == before, "playing on changed a copy made before")
    play.expect(written(game, twin) == written(game, s), "the same action led a copy elsewhere")
    return kept


def check_codec(play: Play[S]) -> None:
    """Written, read and written again is the same, and the same may be done."""
    game, s = play.game, play.state
    text = written(game, s)
    for again in (game.decode(game.encode(s)), codec.load(game, codec.dump(game, s))):
        play.expect(written(game, again) == text, "reading what was written gives another state")
        play.expect(_texts(legal(again)) == _texts(legal(s)), "other actions are legal after reading the state")
        play.expect(
            codec.state_hash(game, again) == codec.state_hash(game, s), "the hash changed by writing and reading"
        )
        play.expect(not game.faults(again), f"faults after reading: {game.faults(again)}")


def check_shelves(play: Play[S], other: S) -> None:
    """Shelves hold values that never change, and no container lies on the shelves of two states."""
    found = shelf_faults(play.state, play.game.copy(play.state), other)
    play.expect(not found, f"shelves: {'; '.join(found)}")


def check_views(play: Play[S], disguise: Disguise[S] | None) -> None:
    """What a seat may know: no luck, nothing of any secret, the true answers, and samples that fit it."""
    game, s = play.game, play.state
    before = written(game, s)
    for seat in _eyes(play):
        view = game.view(s, seat)
        name = _name(seat)
        text = written(game, view)
        play.expect(not view.secret and not view.script and view.log is None, f"{name} sees the luck to come")
        play.expect(s.secret.hex() not in text, f"the view of {name} tells the secret")
        play.expect(written(game, game.view(view, seat)) == text, f"{name} sees something else when looking twice")
        play.expect(not _has_luck(game, view), f"luck can be drawn from the view of {name}")
        if seat is not None and seat == acting(s):
            choice = decision(view)
            seen = [] if choice is None else choice.legal(view)
            play.expect(_texts(seen) == _texts(legal(s)), f"{name} sees other legal actions than there are")
            play.expect(_texts(legal(view)) == _texts(legal(s)), f"{name} is given other legal actions than there are")
        else:
            play.expect(not legal(view), f"{name} sees the answers of another seat")
        if disguise is not None:
            other = game.view(disguise(s, seat, Dice(play.start.seed)), seat)
            play.expect(written(game, other) == text, f"{name} sees a secret")
        check_sample(play, view, seat)
        play.expect(written(game, view) == text, f"sampling changed the view of {name}")
    play.expect(written(game, s) == before, "looking changed the state")


def check_sample(play: Play[S], view: S, seat: int | None) -> None:
    """A whole state that fits a view, built from nothing but the view and a secret, and playable."""
    game, name = play.game, _name(seat)
    secret = secret_of(f"sample {play.start.seed} {len(play.actions)} {seat}")
    sample = game.sample(view, secret)
    text = written(game, sample)
    play.expect(sample.secret == secret, f"a sample of the view of {name} has other luck than it was given")
    play.expect(
        written(game, game.view(sample, seat)) == written(game, view), f"a sample does not fit the view of {name}"
    )
    play.expect(written(game, game.sample(view, secret)) == text, f"two samples of {name} with one secret differ")
    play.expect(not game.faults(sample), f"faults in a sample of {name}: {game.faults(sample)}")
    play.expect(acting(sample) == acting(play.state), f"another seat must decide in a sample of {name}")
    play.expect(bool(legal(sample)), f"nothing is legal in a sample of {name}")
    read = game.decode(game.encode(view))
    play.expect(written(game, read) == written(game, view), f"the view of {name} changes when written and read")
    sent = game.unpack(game.pack(view))
    play.expect(written(game, sent) == written(game, view), f"the view of {name} changes on its way to a bot")
    play.expect(written(game, game.sample(read, secret)) == text, f"a sample knows more than the view of {name}")
    playout(sample, Dice(play.start.seed), AHEAD)
    play.expect(not game.faults(sample), f"faults after playing on a sample of {name}: {game.faults(sample)}")


def check_board(play: Play[S], words: Words) -> Board:
    """The board is the same for all eyes, whatever they may not know."""
    game, s = play.game, play.state
    board = game.board(s, words)
    view = game.view(s, None)
    play.expect(game.board(view, words) == board, f"a spectator sees another board ({words.language})")
    sample = game.sample(view, secret_of(f"board {play.start.seed}"))
    play.expect(game.board(sample, words) == board, f"the board tells secrets ({words.language})")
    return board


def check_pictures(play: Play[S], words: Words, board: Board, disguise: Disguise[S] | None) -> None:
    """What each seat sees is sound and does not depend on what it may not know."""
    game, s = play.game, play.state
    check_gists(play, words, board)
    for seat in _eyes(play):
        name = f"{_name(seat)} ({words.language})"
        view = game.view(s, seat)
        scene = game.scene(view, seat, words)
        check_offers(play, scene, name, legal(s) if seat == acting(s) else [])
        check_drawing(play, board, scene, name)
        told = _told(play, s, seat, words)
        others = [game.sample(view, secret_of(f"picture {sample} {play.start.seed}")) for sample in range(2)]
        if disguise is not None:
            others.append(disguise(s, seat, Dice(play.start.seed)))
        for other in others:
            seen = game.view(other, seat)
            play.expect(game.scene(seen, seat, words) == scene, f"the scene of {name} tells what it may not know")
            play.expect(_told(play, seen, seat, words) == told, f"the log of {name} tells what it may not know")


def check_gists(play: Play[S], words: Words, board: Board) -> None:
    """The places that the last lines of the log name are on the board."""
    areas = {area.id for area in board.areas}
    for event in play.log.events[-AHEAD:]:
        if play.game.tell(play.state, event, words):
            strange = set(play.game.gist(play.state, event, words).places) - areas
            play.expect(not strange, f"{event.kind} is shown at {', '.join(sorted(strange))}, which is no area")


def check_offers(play: Play[S], scene: Scene, name: str, moves: Sequence[Action]) -> None:
    """One offer for each legal action of the seat that must decide, no two of them alike, none for other seats."""
    offered, wanted = Counter(offer.action for offer in scene.offers), Counter(_texts(moves))
    play.expect(offered == wanted, f"{name}: offers too much {offered - wanted}, too little {wanted - offered}")
    paths = Counter((offer.picks, offer.label) for offer in scene.offers)
    alike = [str(path) for path, count in paths.items() if count > 1]
    play.expect(not alike, f"{name}: offers that look alike: {', '.join(alike)}")
    play.expect(all(offer.label for offer in scene.offers), f"{name}: an offer without a label")
    check_shortcuts(play, scene, name, wanted)


def check_shortcuts(play: Play[S], scene: Scene, name: str, wanted: Mapping[str, int]) -> None:
    """Shortcuts begin with a legal action; nothing else has their picks."""
    paths = Counter({offer.picks for offer in scene.offers})
    paths.update([shortcut.offer.picks for shortcut in scene.shortcuts])
    for shortcut in scene.shortcuts:
        offer = shortcut.offer
        play.expect(wanted[offer.action] > 0, f"{name}: a shortcut begins with {offer.action!r}, which is not legal")
        play.expect(paths[offer.picks] == 1, f"{name}: a shortcut has picks of others: {offer.picks}")
        play.expect(bool(offer.label and shortcut.then), f"{name}: a shortcut {offer.action!r} without label or end")


def check_drawing(play: Play[S], board: Board, scene: Scene, name: str) -> None:
    """Everything has an id of its own, stands somewhere, and can be clicked where an offer asks for it."""
    areas = [area.id for area in board.areas]
    cards = [card.id for tray in scene.trays for card in tray.cards]
    cards += [card.id for panel in scene.panels for card in panel.all_cards()]
    if scene.contest is not None:
        cards += [card.id for card in scene.contest.all_cards()]
        cards += [die.id for die in scene.contest.dice]
    ids = Counter([*areas, *cards, *[piece.id for piece in scene.pieces]])
    twice = [one for one, count in ids.items() if count > 1]
    play.expect(not twice, f"{name}: ids used twice: {', '.join(twice)}")
    for piece in scene.pieces:
        play.expect(piece.place in areas, f"{name}: {piece.id} stands on {piece.place!r}, which is no area")
    held = Counter([piece.place for piece in scene.pieces if piece.holds])
    play.expect(not held or max(held.values()) == 1, f"{name}: areas are held twice: {held}")
    ownerless = [piece.id for piece in scene.pieces if piece.holds and piece.owner < 0]
    play.expect(not ownerless, f"{name}: nobody's pieces hold areas: {', '.join(ownerless)}")
    offers = [*scene.offers, *[shortcut.offer for shortcut in scene.shortcuts]]
    picks = {pick for offer in offers for pick in offer.picks}
    play.expect(picks <= set(ids), f"{name}: nothing to click for {', '.join(sorted(picks - set(ids)))}")
    if scene.several is not None:
        strange = {*scene.several.actions, *scene.several.chosen} - set(ids)
        play.expect(not strange, f"{name}: nothing to choose for {', '.join(sorted(strange))}")
        illegal = set(scene.several.actions.values()) - {offer.action for offer in scene.offers}
        play.expect(not illegal, f"{name}: chosen together, yet not offered: {', '.join(sorted(illegal))}")
        most = len(scene.several.chosen) <= scene.several.most
        play.expect(most, f"{name}: more is chosen than {scene.several.most}")
    unknown = {one.kind for one in scene.drawings} - set(board.drawings)
    play.expect(not unknown, f"{name}: no such drawings: {', '.join(sorted(unknown))}")
    play.expect(scene.acting == acting(play.state), f"{name}: seat {scene.acting} is shown deciding")
    play.expect(bool(scene.prompt), f"{name}: there is no prompt")
    seats = [panel.seat for panel in scene.panels]
    play.expect(sorted(set(seats)) == list(range(play.start.seats)), f"{name}: panels of seats {seats}")


def check_explanations(play: Play[S], refusals: Sequence[Refusal], words: Words) -> None:
    """Each refusal has a sentence."""
    for refusal in refusals:
        sentence = play.game.explain(play.state, refusal.reason, refusal.facts, words)
        play.expect(bool(sentence), f"{refusal} has no sentence ({words.language})")


def check_end(play: Play[S]) -> None:
    """Nobody decides any more, everybody sees the same result, and all that was told names a rule."""
    game, s = play.game, play.state
    play.expect(not s.stack and acting(s) == -1, "the game is over, yet something waits")
    refusal = refuse(s, 0, game.book(s).actions[0])
    play.expect(refusal is not None and refusal.rule == OVER, f"after the end an action is answered with {refusal}")
    result = game.result(s)
    play.expect(len(result) == play.start.seats, f"{len(result)} shares for {play.start.seats} seats")
    play.expect(min(result) >= 0 and math.isclose(sum(result), 1), f"the shares {result} do not make a whole")
    for seat in _eyes(play):
        play.expect(game.result(game.view(s, seat)) == result, f"{_name(seat)} sees another result")
    play.expect(game.turn_of(s) == -1, f"the game is over, yet it is the turn of seat {game.turn_of(s)}")
    check_codec(play)
    rules = game.rules()
    for event in play.log.events:
        play.expect(event.rule in rules, f"event {event} names {event.rule!r}, which is no rule")


def check_replay(play: Play[S]) -> None:
    """The same secret and actions give the same game, draw by draw; its replay reads back, plays again and verifies."""
    game, start = play.game, play.start
    secret, options = secret_of(start.seed), dict(start.options)
    recording = Recording(game, start.seats, secret, start.scenario, options, numbers=start.numbers)
    half = ""
    for number, action in enumerate(play.actions):
        if number == len(play.actions) // 2:
            half = recording.text()
        recording.play(acting(recording.state), action)
    log, end = recording.log, written(game, play.state)
    play.expect(log.draws == play.log.draws, "the same secret and actions gave other draws")
    play.expect(written(game, recording.state) == end, "the same secret and actions gave another game")
    play.expect(
        recording.state.drawn == len(log.draws), f"{recording.state.drawn} draws counted, {len(log.draws)} logged"
    )
    told, before = [repr(event) for event in log.events], [repr(event) for event in play.log.events]
    play.expect(told == before, "the same secret and actions gave other events")
    play.expect(secret_of(start.seed).hex() not in half, "the replay of a game that is not over tells its secret")
    play.expect(write(read(half)) == half, "the replay of a game that is not over reads otherwise than it was written")
    text = recording.text()
    replay = read(text)
    play.expect(write(replay) == text, "a replay reads otherwise than it was written")
    proof = verify(game, replay)
    play.expect(not proof, f"the replay cannot be proven: {'; '.join(proof)}")
    states = list(replayed(game, replay))
    play.expect([one.action for one in states[1:]] == play.actions, "the replay has other actions")
    play.expect(written(game, states[-1].state) == end, "the replay leads elsewhere")


def _eyes(play: Play[S]) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(play.start.seats), None]


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _texts(actions: Sequence[Action]) -> list[str]:
    return [action.text for action in actions]


def _same(one: Refusal | None, other: Refusal | None) -> bool:
    return repr(one) == repr(other)


def _has_luck(game: Game[S], view: S) -> bool:
    try:
        game.copy(view).draw(2, "conformance")
    except NoLuck:
        return False
    return True


def _told(play: Play[S], s: S, seat: int | None, words: Words) -> list[str]:
    """The last lines of the log as a seat reads them."""
    seen = [event for event in play.log.events[-AHEAD:] if event.seen_by(seat)]
    return [play.game.tell(s, event, words) for event in seen]
