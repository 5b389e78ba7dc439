"""The objectives of every event: when they are met, and what they give (App-5, P56)."""

from __future__ import annotations

import msgspec
import pytest

from engine.voidfall.components import parts
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.run import run
from engine.voidfall.state import Copies, State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.effects import Effect
from tests.voidfall.economy import realm as so_much
from tests.voidfall.economy.realm import Setter, influence_of, realm
from tests.voidfall.positions import A, give, play, position, put

Box = tuple[str, int]
"""An event and one of its boxes."""

THRESHOLDS: dict[Box, tuple[Setter, int, int]] = {
    ("1A", 0): (so_much.guilds("s"), 2, 1),
    ("1A", 1): (so_much.technologies, 3, 2),
    ("1B", 0): (so_much.agendas, 1, 0),
    ("1B", 1): (so_much.guilds("f"), 5, 4),
    ("1C", 0): (so_much.cubes, 6, 5),
    ("1C", 1): (so_much.track(1), 3, 2),
    ("1D", 0): (so_much.population, 10, 9),
    ("1D", 1): (so_much.guilds("b"), 3, 2),
    ("1E", 0): (so_much.sectors(guilds="b"), 3, 2),
    ("1E", 1): (so_much.empty_guild_spaces, 2, 3),
    ("1F", 0): (so_much.sector_upkeep, 3, 2),
    ("1F", 1): (so_much.glory, 3, 2),
    ("1H", 0): (so_much.mat_corruption, 0, 1),
    ("1H", 1): (so_much.sectors(cubes=2), 2, 1),
    ("1I", 0): (so_much.track(2), 3, 2),
    ("1I", 1): (so_much.glory_of, 4, 3),
    ("1J", 0): (so_much.all_sectors, 4, 3),
    ("1J", 1): (so_much.stock("materials"), 10, 9),
    ("1T", 0): (so_much.cubes, 5, 4),
    ("1T", 1): (so_much.guilds("m"), 5, 4),
    ("2A", 0): (so_much.upkeep, 8, 7),
    ("2A", 1): (so_much.installations("shipyard", printed=1), 8, 7),
    ("2B", 0): (so_much.installations("sector_defense"), 5, 4),
    ("2B", 1): (so_much.upkeep, 6, 7),
    ("2C", 0): (so_much.full_guild_mix, 3, 2),
    ("2D", 0): (so_much.level_of("b"), 6, 5),
    ("2D", 1): (so_much.technologies, 5, 4),
    ("2E", 0): (so_much.preferred_in_discard, 0, 1),
    ("2E", 1): (so_much.corruption, 1, 2),
    ("2F", 0): (so_much.sectors(population=5), 2, 1),
    ("2G", 0): (so_much.glory, 4, 3),
    ("2G", 1): (so_much.population, 16, 15),
    ("2H", 0): (so_much.glory_sum, 8, 7),
    ("2I", 1): (so_much.upkeep, 10, 9),
    ("2J", 1): (so_much.catastrophes, 0, 1),
    ("2T", 0): (so_much.population, 9, 8),
    ("2T", 1): (so_much.technologies, 3, 2),
    ("3F", 1): (so_much.technologies, 5, 4),
    ("3T", 0): (so_much.guilds("e"), 8, 7),
    ("3T", 1): (so_much.track(0), 5, 4),
}
"""The boxes with a condition: what it counts, how much is enough, how much is not."""

INFLUENCE: dict[Box, int] = {
    ("2C", 1): 14,
    ("2F", 1): 10,
    ("2G", 1): 12,
    ("2H", 1): 12,
    ("3A", 0): 15,
    ("3A", 1): 4 + 22,
    ("3B", 0): 11,
    ("3B", 1): 10 + 6,
    ("3C", 0): 15,
    ("3C", 1): 14,
    ("3D", 0): 14,
    ("3D", 1): 6,
    ("3E", 0): 10,
    ("3E", 1): 25,
    ("3F", 0): 15 + 4,
    ("3F", 1): 0,
    ("3G", 0): 1 + 6 + 6,
    ("3G", 1): 10,
    ("3H", 0): 6,
    ("3H", 1): 12,
    ("3I", 0): 20,
    ("3I", 1): 10 + 6,
    ("3J", 0): 14,
    ("3J", 1): 25,
    ("3T", 0): 15,
    ("3T", 1): 15,
}
"""The boxes that give nothing but Influence, in the realm; W8 is scored where an Agenda is."""

OTHER_BOXES = {("1G", 0), ("1G", 1), ("2I", 0), ("2J", 0)}
"""Those that are neither."""


def box(given: Box) -> tuple[Effect, ...]:
    """The objectives of a box."""
    event, number = given
    return parts().events[event].boxes[number]


def ready(st: State) -> State:
    """There is something to gain of every kind."""
    offer_agendas(st)
    st.display = {"escape_pods": Copies(2, first=True)}
    return st


def offer_agendas(st: State) -> None:
    """An Agenda of each type face up, the decks empty."""
    st.offers = {"dominance": "D1", "support": "S1", "might": "M1", "wealth": "W1"}
    st.decks = {"dominance": [], "support": [], "might": [], "wealth": []}


def does_something(st: State, objectives: tuple[Effect, ...]) -> bool:
    """Whether the objectives ask something or change the player."""
    before = msgspec.json.encode((st.players, st.ladder, st.sectors))
    begin_unit(st, A, Source("objective", "1A"), *objectives)
    asked = next(run(st), None) if st.tasks else None
    return asked is not None or msgspec.json.encode((st.players, st.ladder, st.sectors)) != before


def test_the_tables_are_complete() -> None:
    """All 33 events, each box once at least."""
    boxes = {(event, number) for event in parts().events for number in (0, 1)}
    assert len(boxes) == 66
    assert set(THRESHOLDS) | set(INFLUENCE) | OTHER_BOXES == boxes


@pytest.mark.parametrize("given", THRESHOLDS, ids=lambda given: f"{given[0]}-{given[1]}")
def test_the_threshold_of_an_objective(given: Box) -> None:
    """App-5: exactly enough, and one less (or one too many)."""
    setter, enough, not_enough = THRESHOLDS[given]
    done = []
    for number in (enough, not_enough):
        st = position("zenor")
        give(st, A, stored=1)  # a Corruption to remove that no objective counts
        give(st, A, technologies="decontamination_chambers" if given[0] not in WITH_TECHNOLOGIES else "")
        if given == ("1I", 1):
            put(st, "1f", owner=A, corrupted=True)  # "from a sector"
        if given == ("2D", 0):
            put(st, "2a", guilds="f")  # something to produce
        setter(st, number)
        done.append(does_something(ready(st), box(given)))
    assert done == [True, False]


WITH_TECHNOLOGIES = ("1A", "2D", "2T", "3F")
"""Events that count Technologies."""


@pytest.mark.parametrize("given", INFLUENCE, ids=lambda given: f"{given[0]}-{given[1]}")
def test_influence_of_an_objective(given: Box) -> None:
    """App-5, P56, in the realm."""
    answers = ("agenda:W8",) if given in (("3D", 0), ("3J", 0)) else ()
    assert influence_of(realm(), *box(given), answers=answers) == INFLUENCE[given]


def test_glory_must_be_exactly_four_tokens() -> None:
    """2G: five are not four."""
    st = ready(position())
    so_much.glory(st, 5)
    assert not does_something(st, box(("2G", 0)))


@pytest.mark.parametrize("given", [("2A", 0), ("2I", 1)])
def test_upkeep_must_have_been_paid(given: Box) -> None:
    """2A, 2I: and unpaid Upkeep: at most 0."""
    st = ready(position())
    so_much.upkeep(st, 10)
    give(st, A, unpaid=1)
    assert not does_something(st, box(given))
    give(st, A, unpaid=0)
    assert does_something(st, box(given))


def test_corruption_on_the_mat_spoils_3f() -> None:
    """3F: no Corruption on the mat and five Technologies: 20."""
    st = position()
    so_much.technologies(st, 5)
    assert influence_of(st, *box(("3F", 1))) == 20
    so_much.mat_corruption(st, 1)
    assert influence_of(st, *box(("3F", 1))) == 0


def test_corruption_kept_by_the_event() -> None:
    """1G: for each one kept 2 Food and/or 1 Influence; then all return."""
    st = position()
    give(st, A, kept_corruption=2)
    play(st, *box(("1G", 0)), "part:1", "part:2", "part:2", "none")
    assert (st.players[A].stock["food"], st.players[A].influence) == (2, 12)
    assert st.players[A].kept_corruption == 0


def test_up_to_three_sectors_with_scientists_grow() -> None:
    """1G: different Pure sectors."""
    st = position()
    for place in ("2a", "2b", "1a", "1b"):
        put(st, place, owner=A)
        put(st, place, guilds="s", population=2)
    put(st, "1c", owner=A, population=2)
    asked = play(st, *box(("1G", 1)), "at:2a", "at:1a", "at:1b")
    assert set(asked[0].options.keys) == {"at:2a", "at:2b", "at:1a", "at:1b", "none"}
    assert "at:2a" not in asked[1].options.keys
    assert [st.sectors[place].population for place in ("2a", "2b", "1a", "1b", "1c")] == [3, 2, 3, 3, 2]


def test_cubes_for_each_pure_track() -> None:
    """1I: 1 cube activated per Pure track, if one of them is at Tier 1."""
    st = position()
    give(st, A, tracks=[3, 0, 0], track_corruption=[False, True, False])
    play(st, *box(("1I", 0)))
    assert st.players[A].active == 6


def test_production_for_each_glory_of_5() -> None:
    """2I: one resource, all different."""
    st = realm()
    play(st, *box(("2I", 0)), "produce:energy")
    assert st.players[A].stock["energy"] == 9


def test_a_bounty_token_for_each_reclaim_token() -> None:
    """2J."""
    st = realm()
    play(st, *box(("2J", 0)), "take:food", "take:food", "take:food", rolls=[("any",)] * 3)
    assert len(st.players[A].bounties) == 8


@pytest.mark.parametrize(
    ("given", "answers", "expected"),
    [
        (("1A", 0), ["part:2", "part:1", "take:food", "take:food"], {"food": 2, "active": 5}),
        (("1A", 1), ["part:2", "part:1", "produce:energy"], {"credits": 1, "energy": 1}),
        (("1B", 1), ["agenda:S1"], {"agendas": ["S1"]}),
        (("1C", 1), ["part:1"], {"credits": 2}),
        (("1C", 1), ["part:2"], {"trade": 1, "science": 1}),
        (("1H", 0), ["part:1"], {"glory": [2, 2]}),
        (("1H", 0), ["part:2", "glory:2"], {"glory": [3]}),
        (("1F", 1), ["take:food"] * 3, {"food": 3}),
        (("1J", 0), [], {"glory": [2, 3]}),
        (("1J", 1), ["track:society"], {"tracks": [1, 0, 0], "credits": 1}),
        (("1T", 0), ["part:2", "none"], {"credits": 1, "science": 1}),
        (("1T", 1), ["part:2", "part:1", "cube:corvette:2a"], {"food": 2, "active": 3}),
        (("2A", 0), ["agenda:D1"], {"agendas": ["D1"]}),
        (("2A", 1), [], {"influence": 18}),
        (("2B", 0), [], {"trade": 1, "science": 1}),
        (("2B", 1), ["part:1"], {"influence": 14}),
        (("2C", 0), ["part:2", "part:2"], {"active": 6}),
        (("2D", 0), [], {"energy": 1, "food": 0, "materials": 0}),
        (("2D", 1), [], {"influence": 20}),
        (("2E", 1), [], {"influence": 18}),
        (("2G", 0), ["part:1", "take:food"], {"food": 1}),
        (("2H", 0), ["part:2", "agenda:M1"], {"agendas": ["M1"]}),
        (("2I", 1), ["part:1"], {"influence": 20}),
        (("2I", 1), ["part:2"], {"tracks": [0, 1, 0], "active": 5}),
        (("2T", 0), ["part:1"], {"active": 5}),
        (("2T", 1), ["part:1", "part:2", "at:2b"], {"active": 5}),
    ],
    ids=lambda value: f"{value[0]}-{value[1]}" if isinstance(value, tuple) else "",
)
def test_what_an_objective_gives(given: Box, answers: list[str], expected: dict[str, object]) -> None:
    """App-5: the reward of a condition that is met; its options stay free (P56)."""
    st = position()
    if given in THRESHOLDS:
        setter, enough, _ = THRESHOLDS[given]
        setter(st, enough)
    offer_agendas(st)
    play(st, *box(given), *answers, rolls=[("any",)] * 3)
    player = st.players[A]
    for name, value in expected.items():
        assert (player.stock[name] if name in player.stock else getattr(player, name)) == value, name
