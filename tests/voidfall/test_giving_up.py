"""Whatever gives up a sector asks first, and says what that costs (4.1)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Option
from engine.core.session import Session
from engine.core.title import Setup
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.questions import Question
from engine.voidfall.run import run
from engine.voidfall.state import State
from engine.voidfall.title import META, Voidfall
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.void import AbandonSector
from engine.voidfall.vocabulary.words import resource_name
from locales import LANGUAGES, translate
from tests.voidfall.invasion.battles import HOME, OUTPOST, TARGET, front, resolve
from tests.voidfall.positions import SOURCE, A, give, put

MOST_ANSWERS = 700
DEEDS = {Question.MOVE_IN, Question.MOVE_IN_FIRST, Question.RECALL}
"""The questions by which random games below give up sectors; a sector to abandon is asked for by name."""


def lossy(mode: str, players: int) -> dict[str, list[Option]]:
    """Of random games: the answers with which a sector is abandoned, by the kind of the question. Fleet Power leaves
    its sector when the battle begins: with "fight", if what moved in before was that answer."""
    found: dict[str, list[Option]] = {}
    for seed in ("5eed", "51c", "1dea"):
        game = Session.begin(Voidfall(), Setup(players, META.settle_options({"mode": mode})), seed)
        lots, moved = Chance(seed), None
        for _ in range(MOST_ANSWERS):
            if not game.owed():
                break
            seat = game.owed()[0]
            ask = game.question(seat)
            assert ask is not None
            keys = [key for key in ask.options.keys if key not in ("done", "none")] or list(ask.options.keys)
            option = ask.option(keys[lots.below(len(keys))])
            assert option is not None
            events = game.submit(seat, (option.key,))
            if any(event.public is not None and event.public.key == "vf-log-abandon" for event in events):
                found.setdefault(ask.kind, []).append(option if moved is None or option.key != "fight" else moved)
            if option.key == "fight" or ask.kind not in DEEDS:
                moved = None
            elif option.caution is not None:
                moved = option
    return found


@pytest.mark.parametrize(("mode", "players"), [("competitive", 2), ("coop", 2), ("solo", 1)])
def test_every_deed_that_gives_up_a_sector_asks_first(mode: str, players: int) -> None:
    found = lossy(mode, players)
    assert set(found) & DEEDS, found
    bare = {kind: [option.key for option in options if option.caution is None] for kind, options in found.items()}
    bare.pop(Question.ABANDON, None)
    assert {kind: keys for kind, keys in bare.items() if keys} == {}


def option_of(ask: Ask, key: str) -> Option:
    """One of its options."""
    option = ask.option(key)
    assert option is not None
    return option


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_sector_that_move_in_ask_first_with_yields_and_glory(language: str) -> None:
    """4.1: the Voidborn take a sector that is left empty, a Glory token is discarded, and its Guilds are lost."""
    st = front({"corvette": 1}, voidborn=1)
    give(st, A, glory=[2, 3])
    put(st, OUTPOST, owner=A, fleets={"corvette": 2}, population=3, guilds="ff", voidborn=0)
    asked = resolve(st, Invade(), f"at:{TARGET}", f"all:{OUTPOST}", "fight", "glory:2")
    caution = option_of(asked[1], f"all:{OUTPOST}").caution
    assert caution is not None
    said = translate(caution, language)
    assert OUTPOST.upper() in said
    assert translate(resource_name("food"), language) in said
    assert "→" in said


def test_the_first_of_two_cubes_gives_nothing_up_and_the_second_does() -> None:
    st = front({"corvette": 1}, voidborn=1)
    give(st, A, glory=[2, 3])
    put(st, OUTPOST, owner=A, fleets={"corvette": 2}, voidborn=0)
    one = f"cube:corvette:{OUTPOST}"
    asked = resolve(st, Invade(), f"at:{TARGET}", one, one, "fight", "glory:2")
    assert option_of(asked[1], one).caution is None
    assert option_of(asked[2], one).caution is not None


@pytest.mark.parametrize("tokens", [0, 1])
def test_cubes_that_nothing_can_follow_ask_first_where_a_token_is_turned_up(tokens: int) -> None:
    """The combat begins at once, and what was seen cannot be taken back."""
    st = front({"corvette": 2}, voidborn=0)
    put(st, TARGET, bounty=tokens, corrupted=False)
    options = invade_options(st)
    assert options[f"cube:corvette:{HOME}"].caution is None
    caution = options[f"all:{HOME}"].caution
    assert (None if caution is None else caution.key) == ("vf-caution-combat" if tokens else None)


def invade_options(st: State) -> dict[str, Option]:
    """The cubes that may move into the target first."""
    begin_unit(st, A, SOURCE, Invade())
    unit = run(st)
    ask = next(unit)
    assert isinstance(ask, Ask)
    ask = unit.send(ask.value_of((f"at:{TARGET}",)))
    assert isinstance(ask, Ask)
    return {option.key: option for option in ask.options}


def test_a_sector_to_abandon_says_what_is_lost_with_it() -> None:
    """A penalty: the question itself asks for it."""
    st = front({"corvette": 1})
    put(st, OUTPOST, owner=A, fleets={"corvette": 2}, population=3, guilds="ff", voidborn=0)
    put(st, TARGET, owner=A, fleets={"corvette": 1})
    give(st, A, glory=[2, 3])
    asked = resolve(st, AbandonSector(1), f"at:{OUTPOST}", "glory:2")
    assert option_of(asked[0], f"at:{OUTPOST}").detail is not None
