"""Chance: exact uniformity, known values, position, commitment."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from engine.core.chance import Chance, commitment

WORDS = 1 << 64


def scripted(monkeypatch: pytest.MonkeyPatch, *words: int) -> Chance:
    """Chance with words that the test chooses."""
    monkeypatch.setattr("engine.core.chance._words", lambda seed, block: words)
    return Chance("x")


def test_words_are_sha256_of_the_seed_and_a_counter():
    chance = Chance("ab12")
    stream = b"".join(hashlib.sha256(f"ab12:{block}".encode()).digest() for block in range(3))
    expected = [int.from_bytes(stream[start : start + 8], "big") for start in range(0, len(stream), 8)]
    # A bound of 2^64 takes every word as it is.
    assert [chance.below(WORDS) for _ in range(12)] == expected


def test_published_values_never_change():
    chance = Chance("0123456789abcdef")
    words = [int(block[start : start + 16], 16) for block in BLOCKS for start in range(0, 64, 16)]
    assert [chance.below(100) for _ in range(8)] == [word % 100 for word in words]
    assert chance.position == 8


# printf '%s' 0123456789abcdef:0 | sha256sum, and the same with :1
BLOCKS = (
    "260e3d622e7e7aa424a01b5893584955a88b30d4377364ff2ff366097cd0f9ce",
    "34e8f7f69ced49772a46190d68801af3889998ba134b7aa2ecc00beb209075c8",
)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 70, 48, 1000, (1 << 63) + 1])
def test_every_number_comes_from_equally_many_words(bound, monkeypatch):
    """The words that are taken are 0 up to a multiple of the bound, so each remainder has the same share exactly."""
    last_taken = WORDS - WORDS % bound - 1
    assert (last_taken + 1) % bound == 0
    chance = scripted(monkeypatch, last_taken, 0)
    assert chance.below(bound) == bound - 1
    assert chance.position == 1
    if last_taken + 1 < WORDS:
        chance = scripted(monkeypatch, last_taken + 1, WORDS - 1, 5)
        assert chance.below(bound) == 5 % bound
        assert chance.position == 3


def test_shuffle_can_reach_every_order_exactly_once_over_its_draws(monkeypatch):
    """Fisher-Yates: each sequence of draws (one below 4, one below 3, one below 2) is a different order."""
    orders: Counter[str] = Counter()
    for first in range(4):
        for second in range(3):
            for third in range(2):
                items = list("abcd")
                scripted(monkeypatch, first, second, third).shuffle(items)
                orders["".join(items)] += 1
    assert orders == Counter("".join(order) for order in permutations("abcd"))


def test_shuffle_draws_again_where_a_word_would_favour_an_order(monkeypatch):
    """2^64 leaves the rest 1 divided by 3: the last word is not taken as a number below 3."""
    chance, items = scripted(monkeypatch, WORDS - 1, 0, 0), list("abc")
    chance.shuffle(items)
    assert items == list("bca")
    assert chance.position == 3


@pytest.mark.parametrize("position", range(5))
def test_shuffle_takes_the_words_that_single_draws_would_take(position):
    shuffled, drawn = Chance("ab12", position), Chance("ab12", position)
    items, by_hand = list(range(11)), list(range(11))
    shuffled.shuffle(items)
    for last in range(10, 0, -1):
        other = drawn.below(last + 1)
        by_hand[last], by_hand[other] = by_hand[other], by_hand[last]
    assert items == by_hand
    assert shuffled.position == drawn.position == position + 10


def test_position_is_all_there_is_to_save():
    chance = Chance("77")
    before = [chance.below(6) for _ in range(5)]
    later = Chance("77", chance.position)
    assert [later.below(6) for _ in range(5)] == [chance.below(6) for _ in range(5)]
    assert later.position == chance.position == 10
    again = Chance("77")
    assert [again.below(6) for _ in range(5)] == before


def test_frequencies_of_a_long_run_are_plausible():
    counts = Counter(Chance(f"seed-{n}").below(6) for n in range(6000))
    assert set(counts) == set(range(6))
    # 1000 expected, standard deviation 29; fixed seeds, so this never wavers.
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("bound", [0, -1])
def test_an_empty_range_is_refused(bound):
    with pytest.raises(ValueError, match="bound"):
        Chance("1").below(bound)


def test_commitment_is_the_hash_of_the_seed_text():
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
