"""Luck: keyed draws nobody can predict or alter, and the bots' little generator."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.engine.luck import SECRET_BYTES, Dice, commitment, draw, secret_of

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
ENOUGH = 6000


def spread(counts: Counter[int], sides: int) -> float:
    """Chi-squared against an even spread."""
    expected = sum(counts.values()) / sides
    return sum((counts[face] - expected) ** 2 / expected for face in range(sides))


# Far beyond the 99.99% quantile of chi-squared with sides - 1 degrees of freedom; the draws are fixed, so never flaky.
LIMITS = {2: 16.0, 3: 19.0, 6: 26.0, 20: 52.0}


@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_every_face_of_a_draw_comes_up_equally_often(sides: int) -> None:
    secret = secret_of("even")
    counts = Counter(draw(secret, n, "die", sides) for n in range(ENOUGH))
    assert set(counts) == set(range(sides))
    assert spread(counts, sides) < LIMITS[sides]


@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_draws_that_follow_each_other_are_independent(sides: int) -> None:
    if sides > 6:
        return
    secret = secret_of("pairs")
    faces = [draw(secret, n, "die", sides) for n in range(ENOUGH)]
    pairs = Counter(a * sides + b for a, b in zip(faces[::2], faces[1::2], strict=True))
    # The mean of chi-squared is sides * sides - 1, its variance twice that.
    freedom = sides * sides - 1
    assert spread(pairs, sides * sides) < freedom + 5 * (2 * freedom) ** 0.5


@given(secrets, st.integers(0, 10**6), st.text(max_size=20), st.integers(1, 10**6))
def test_a_draw_is_below_its_sides_and_always_the_same(secret: bytes, counter: int, purpose: str, sides: int) -> None:
    number = draw(secret, counter, purpose, sides)
    assert 0 <= number < sides
    assert draw(secret, counter, purpose, sides) == number


@given(secrets, st.integers(0, 1000))
def test_secret_counter_and_purpose_all_matter(secret: bytes, counter: int) -> None:
    sides = 1 << 60
    number = draw(secret, counter, "die", sides)
    assert number != draw(secret, counter + 1, "die", sides)
    assert number != draw(secret, counter, "first player", sides)
    assert number != draw(bytes([secret[0] ^ 1]) + secret[1:], counter, "die", sides)


def attempts(secret: bytes, counter: int, purpose: str) -> Iterator[int]:
    """The 64-bit numbers a draw looks at one after another."""
    for attempt in itertools.count():
        text = f"{counter}:{attempt}:{purpose}".encode()
        yield int.from_bytes(hashlib.blake2b(text, key=secret, digest_size=8).digest(), "big")


@given(secrets, st.integers(0, 1000), st.sampled_from([2**63 + 1, 3 * 2**61 + 5, 2**64 - 1, 6, 8]))
def test_numbers_that_would_favour_low_faces_are_thrown_away(secret: bytes, counter: int, sides: int) -> None:
    even = 2**64 // sides * sides
    accepted = next(number for number in attempts(secret, counter, "die") if number < even)
    assert draw(secret, counter, "die", sides) == accepted % sides


def test_throwing_away_does_happen() -> None:
    # With 2**63 + 1 sides nearly every second number must go.
    sides = 2**63 + 1
    secret = secret_of("rejection")
    rejected = [n for n in range(100) if next(attempts(secret, n, "die")) >= sides]
    assert 30 < len(rejected) < 70
    for n in rejected:
        assert draw(secret, n, "die", sides) != next(attempts(secret, n, "die")) % sides


@given(secrets, secrets)
def test_a_commitment_tells_secrets_apart_and_gives_nothing_away(one: bytes, other: bytes) -> None:
    assert (commitment(one) == commitment(other)) == (one == other)
    assert len(commitment(one)) == 64
    assert one.hex() not in commitment(one)


def test_secrets_of_seeds_are_repeatable_and_differ() -> None:
    made = [secret_of(seed) for seed in range(200)]
    assert made == [secret_of(seed) for seed in range(200)]
    assert len(set(made)) == 200
    assert {len(secret) for secret in made} == {SECRET_BYTES}
    assert secret_of("7") == secret_of(7)
    assert secret_of("a table") != secret_of("another")


@given(st.integers(0, 2**64), st.integers(1, 1000))
def test_the_bots_dice_stay_in_range_and_repeat(seed: int, sides: int) -> None:
    dice, again = Dice(seed), Dice(seed)
    rolled = [dice.below(sides) for _ in range(50)]
    assert rolled == [again.below(sides) for _ in range(50)]
    assert all(0 <= number < sides for number in rolled)


@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_the_bots_dice_are_even_enough(sides: int) -> None:
    dice = Dice(1)
    counts = Counter(dice.below(sides) for _ in range(ENOUGH))
    assert spread(counts, sides) < LIMITS[sides]


def test_no_seed_stops_the_bots_dice() -> None:
    # The seed whose first state would be 0, from which xorshift never escapes.
    stuck = (-88675123 * pow(2654435761, -1, 2**32)) % 2**32
    dice = Dice(stuck)
    assert dice.x != 0
    assert len({dice.below(1000) for _ in range(20)}) > 5
