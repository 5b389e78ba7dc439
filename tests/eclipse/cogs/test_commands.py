"""The commands of Eclipse: sectors in words, boards by seat, the odds of battles."""

from __future__ import annotations

import pytest

from cogs.eclipse.fleets import Fleet, fleets_at, groups, odds_lines, read_fleets, sector_lines
from engine.core.errors import Refused
from engine.eclipse.hidden_info import public
from engine.eclipse.odds import odds
from engine.eclipse.state import State
from locales import LANGUAGES
from tests.cogs.playing import info
from tests.cogs.world import World
from tests.eclipse.positions import ANCIENTS, GCDS, A, B, position, put


def contested() -> State:
    """A attacks Ancients at 1a; B has come to A's sector at 5a."""
    st = position()
    put(st, "102", "1a", ships={ANCIENTS: "ancient ancient", A: "cruiser interceptor:0"})
    put(st, "306", "5a", owner=A, filled=(0,), ships={B: "cruiser", A: "interceptor"})
    return st


@pytest.mark.parametrize(
    ("line", "attacker", "defender"),
    [
        ("2 cruisers vs 1 ancient", Fleet(A, {"cruiser": (0, 0)}), Fleet(ANCIENTS, {"ancient": (0,)})),
        (
            "interceptor 2 dreadnoughts vs b 3 starbase",
            Fleet(A, {"interceptor": (0,), "dreadnought": (0, 0)}),
            Fleet(B, {"starbase": (0, 0, 0)}),
        ),
        ("b cruiser vs gcds", Fleet(B, {"cruiser": (0,)}), Fleet(GCDS, {"gcds": (0,)})),
        ("2 巡洋艦 對 2 遠古艦", Fleet(A, {"cruiser": (0, 0)}), Fleet(ANCIENTS, {"ancient": (0, 0)})),
        ("2 座星際基地 對 2 艘遠古艦", Fleet(A, {"starbase": (0, 0)}), Fleet(ANCIENTS, {"ancient": (0, 0)})),
        ("2艘拦截舰 vs 藍方 1 无畏舰", Fleet(A, {"interceptor": (0, 0)}), Fleet(B, {"dreadnought": (0,)})),
    ],
)
def test_fleets_are_read_in_three_languages(line: str, attacker: Fleet, defender: Fleet) -> None:
    assert read_fleets(line, A, public(position())) == (attacker, defender)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("2 cruisers", "ecl-error-fleets-two"),
        ("vs 2 ancients", "ecl-error-fleets-none"),
        ("2 cruisers vs 1 cruiser", "ecl-error-fleets-whose"),
        ("2 battleships vs 1 ancient", "ecl-error-fleets-word"),
    ],
)
def test_fleets_that_cannot_be_read_say_what_is_missing(line: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_fleets(line, A, public(position()))
    assert refused.value.text.key == key


def test_the_battle_on_the_map_has_the_later_one_as_attacker() -> None:
    """P17.12.3; who controls the sector ranks first (P17.12.2)."""
    view = public(contested())
    assert [fleet.side for fleet in fleets_at(view, "1a")] == [A, ANCIENTS]
    assert [fleet.side for fleet in fleets_at(view, "5a")] == [B, A]
    with pytest.raises(Refused):
        fleets_at(view, "2a")


def test_draco_does_not_fight_ancients() -> None:
    """P1.1."""
    st = position("descendants_of_draco", "terran_union")
    put(st, "102", "1a", ships={ANCIENTS: "ancient", A: "interceptor"})
    with pytest.raises(Refused):
        fleets_at(public(st), "1a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_told_with_both_fleets_and_what_is_left(language: str) -> None:
    view = public(contested())
    attacker, defender = fleets_at(view, "1a")
    found = odds([*groups(attacker, "attacker", view), *groups(defender, "defender", view)])
    lines = odds_lines(found, attacker, defender, language)
    assert f"{found.attacker_wins:.0%}" in lines[1]
    assert f"{found.defender_wins:.0%}" in lines[4]
    assert not [line for line in lines if "ecl-" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sector_in_words(language: str) -> None:
    view = public(contested())
    said = "\n".join(sector_lines(view, "1a", language))
    assert "ecl-" not in said
    assert "2" in said
    assert len(sector_lines(view, "5a", language)) >= 4


async def test_sectors_boards_market_and_odds_in_discord(world: World) -> None:
    await world.slash("ada", "eclipse new", options="species=terrans")
    await world.slash("ben", "eclipse join")
    early = await world.slash("ada", "eclipse techs")
    assert early is not None
    assert "not started" in early.text
    await world.slash("ada", "eclipse start")
    for command, options, said in (
        ("sector", {"place": "0A"}, "Galactic Center"),
        ("sector", {"place": "9z"}, "There is no sector at “9z”"),
        ("odds", {"fleets": "2 cruisers vs 1 ancient"}, "Exact"),
        ("odds", {"place": "2a"}, "Nobody fights at 2A"),
        ("odds", {}, "Where?"),
        ("blueprint", {}, "Eclipse"),
        ("blueprint", {"seat": "b"}, "Eclipse"),
        ("techs", {}, "Technologies"),
    ):
        shown = await world.slash("ada", f"eclipse {command}", **options)
        assert shown is not None
        assert shown.ephemeral
        assert said in shown.text, (command, options, shown.text)
    assert (await world.slash("ada", "eclipse blueprint", seat="b")).pictures  # type: ignore[union-attr]


async def test_a_guest_beside_computers_is_called_and_finds_a_seat(world: World) -> None:
    """The computers leave one seat open; the call names the guest and brings them to it."""
    await world.slash("ada", "eclipse new", opponent=world.members["ben"], computers=4)
    assert world.pings() == ["ben"]
    invitation = next(shown for shown in world.public() if world.users["ben"].mention in shown.text)
    await world.press("ben", invitation, "join")
    kinds = [(seat.kind, seat.person_id) for seat in (await info(world)).seats]
    assert kinds == [("person", world.id("ada")), *[("computer", None)] * 4, ("person", world.id("ben"))]
