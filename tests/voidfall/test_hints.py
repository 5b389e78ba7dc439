"""What is said beside places of Corruption and beside what produces nothing."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.decision import Ask, Rules
from engine.core.text import Text
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.hints import hints
from engine.voidfall.run import run
from engine.voidfall.shown import attack_view
from engine.voidfall.state import State
from engine.voidfall.vocabulary.economy import ProduceAny
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.sectors import GainCorruption, MoveCorruption, RemoveCorruption
from locales import LANGUAGES, translate
from tests.voidfall.invasion.battles import OUTPOST, front, resolve
from tests.voidfall.positions import SOURCE, A, give, put


def ask_for(st: State, effect: Effect) -> tuple[Rules[None], Ask]:
    """The first question of an effect for A, with the rules that go on."""
    begin_unit(st, A, SOURCE, effect)
    unit = run(st)
    ask = next(unit)
    assert isinstance(ask, Ask)
    return unit, ask


def attacked(**fields: object) -> State:
    """The Outpost of A stands beside the Voidborn; no Corruption lies on A's mat but where the fields say so."""
    st = front({"corvette": 2}, voidborn=2)
    put(st, OUTPOST, owner=A, voidborn=0, **{"fleets": {"corvette": 1}, "population": 2, "guilds": "f", **fields})
    for slot in st.players[A].slots:
        slot.corrupted = False
    return st


def parts_of(told: Mapping[str, Text], key: str) -> list[Text]:
    """What is told beside an option, piece by piece."""
    return list(told[key].args["parts"])


def skirmish_beside(told: Mapping[str, Text], key: str) -> Mapping[str, object]:
    """The Skirmish that is foretold beside an option."""
    (found,) = [part.args for part in parts_of(told, key) if part.key == "vf-outlook-skirmish"]
    return found


def test_a_corruption_that_loses_a_held_skirmish_says_so() -> None:
    """5.5-1: Corruption of the House mat attacks; with a second one the Outpost falls."""
    st = attacked(fleets={"corvette": 2})
    give(st, A, track_corruption=[False, True, False])
    assert attack_view(st, A).held
    _, ask = ask_for(st, GainCorruption(1, "house_mat"))
    beside = skirmish_beside(hints(st, ask), "track:society")
    assert (beside["before"], beside["then"], beside["state"]) == (1, 2, "lost")


@pytest.mark.parametrize("effect", [GainCorruption(1, "any"), RemoveCorruption(1, "any")])
def test_what_is_foretold_of_the_skirmish_comes_true(effect: Effect) -> None:
    """Beside every place where it is put or taken away."""
    for fleets in (1, 2, 3):
        st = attacked(fleets={"corvette": fleets})
        give(st, A, track_corruption=[True, False, True])
        _, ask = ask_for(st, effect)
        for key in ask.options.keys:
            told = hints(st, ask)
            again = attacked(fleets={"corvette": fleets})
            give(again, A, track_corruption=[True, False, True])
            before = attack_view(again, A)
            resolve(again, effect, key)
            after = attack_view(again, A)
            if before == after:
                assert key not in told or all(part.key != "vf-outlook-skirmish" for part in parts_of(told, key))
            else:
                beside = skirmish_beside(told, key)
                assert (beside["before"], beside["then"]) == (before.strength, after.strength)
                assert beside["state"] == ("none" if not after.targets else "held" if after.held else "lost")


def test_a_corruption_that_moves_from_a_sector_to_the_mat_strengthens_the_skirmish() -> None:
    """P31: the question says where it comes from, and what follows where it goes."""
    st = attacked(corrupted=True)
    unit, ask = ask_for(st, MoveCorruption(1, "sector", "track"))
    if ask.options.keys[0].startswith("at:"):
        ask = unit.send(ask.value_of((f"at:{OUTPOST}",)))  # type: ignore[assignment]
    beside = skirmish_beside(hints(st, ask), "track:society")
    assert int(str(beside["then"])) == int(str(beside["before"])) + 1
    assert OUTPOST.upper() in translate(ask.about, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_producing_nothing_asks_first(language: str) -> None:
    st = attacked()
    _, ask = ask_for(st, ProduceAny(2))
    cautions = {option.key: option.caution for option in ask.options}
    idle = [option.key for option in ask.options if translate(option.label, language).startswith("0 ")]
    assert idle
    assert [key for key, caution in cautions.items() if caution is not None] == idle
