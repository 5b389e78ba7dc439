"""Lazy options: when they are listed, which value the rules receive, and menus of steps."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll, AskAny, Keys, Option, Options, Step
from engine.core.errors import Broken, IllegalChoice, Refused, Stale
from engine.core.saved import Answer, CarriedOver, Saved
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.players.answers import draw_answer
from tests.toy.lanterns import Lanterns, State, option, settled


class Looks:
    """Counts who looks at the options that it makes: keys for numbers, which are their values."""

    def __init__(self) -> None:
        self.listed = 0
        self.described: list[str] = []

    def options(self, numbers: list[int], *, resolves: bool = True) -> Options[int]:
        def pairs() -> list[tuple[str, int]]:
            self.listed += 1
            return [(f"number:{number}", number) for number in numbers]

        def describe(key: str, number: int) -> Option:
            self.described.append(key)
            return option(key)

        return Options(pairs, describe, (lambda key: int(key.partition(":")[2])) if resolves else None)

    def forget(self) -> None:
        self.listed, self.described = 0, []


def ask(seat: int, options: Options[int], **more: object) -> Ask:
    return Ask(seat, say("toy-ask-gift"), options, **more)


# -- the list itself ------------------------------------------------------------------------------------------------


def test_nothing_is_listed_until_somebody_looks_and_then_once():
    looks = Looks()
    options = looks.options([3, 5])
    assert (looks.listed, options.listed) == (0, False)
    assert len(options) == 2
    assert options.keys == ("number:3", "number:5")
    assert (looks.listed, looks.described) == (1, [])


def test_only_what_is_read_is_described():
    looks = Looks()
    options = looks.options([3, 5, 7])
    assert options.option("number:5") == option("number:5")
    assert options.option("number:6") is None
    assert options[-1].key == "number:7"
    assert looks.described == ["number:5", "number:7"]
    assert [each.key for each in options] == ["number:3", "number:5", "number:7"]
    assert options[1:] == (option("number:5"), option("number:7"))


def test_an_answer_is_drawn_and_judged_by_keys_alone():
    looks = Looks()
    question = ask(0, looks.options([3, 5, 7]), least=1, most=2)
    keys = draw_answer(question, Chance("lot"))
    assert question.value_of(keys) == tuple(int(key.partition(":")[2]) for key in keys)
    with pytest.raises(IllegalChoice):
        question.value_of(("number:4",))
    assert (looks.listed, looks.described) == (1, [])


def test_options_that_are_there_already_have_their_keys_as_values():
    question = Ask(0, say("toy-ask-gift"), (option("a"), option("b")))
    assert question.options.all == (option("a"), option("b"))
    assert question.value_of(("b",)) == question.resolve(("b",)) == "b"
    assert question == Ask(0, say("toy-ask-gift"), Options([("a", 1), ("b", 2)], lambda key, value: option(key)))
    assert question != Ask(0, say("toy-ask-gift"), (option("a"), option("c")))


def test_a_proposal_may_be_found_when_somebody_reads_the_question():
    found: list[int] = []

    def propose() -> Keys:
        found.append(1)
        return ("a",)

    options = (option("a"), option("b"))
    question = Ask(0, say("toy-ask-gift"), options, propose=propose)
    assert not found
    assert question.proposal == question.proposal == ("a",)
    assert found == [1]
    assert question == Ask(0, say("toy-ask-gift"), options, propose=("a",))
    assert question != Ask(0, say("toy-ask-gift"), options)


def test_a_default_may_be_found_when_somebody_needs_it():
    found: list[int] = []

    def default() -> Keys:
        found.append(1)
        return ("b",)

    options = (option("a"), option("b"))
    question = Ask(0, say("toy-ask-gift"), options, default=default)
    assert question.default
    assert not found
    assert question.settled_default == question.settled_default == ("b",)
    assert found == [1]
    assert question == Ask(0, say("toy-ask-gift"), options, default=("b",))
    assert question != Ask(0, say("toy-ask-gift"), options)


def test_the_default_is_judged_without_a_list_but_not_where_the_question_is_read():
    looks = Looks()
    question = ask(0, looks.options([3, 5]), default=("number:5",))
    assert question.value_of(("number:5",)) == 5
    assert looks.listed == 0
    with pytest.raises(IllegalChoice):
        question.value_of(("number:4",))
    assert looks.listed == 1
    wrong = ask(0, looks.options([3, 5]), default=("number:4",))
    assert wrong.options.pairs
    assert not wrong.allows(wrong.settled_default)


def test_a_proposed_answer_is_judged_without_a_list():
    looks = Looks()
    question = ask(0, looks.options([3, 5]), propose=lambda: ("number:5",))
    assert question.proposal == ("number:5",)
    assert question.value_of(("number:5",)) == 5
    assert looks.listed == 0
    with pytest.raises(IllegalChoice):
        question.value_of(("number:4",))
    assert looks.listed == 1


def test_what_is_not_resolved_is_looked_up():
    listed = []

    def pairs() -> list[tuple[str, int]]:
        listed.append(1)
        return [("a", 1), ("b", 2)]

    options = Options(pairs, lambda key, value: option(key), lambda key: 1 if key == "a" else None)
    assert (options.resolve("a"), listed) == (1, [])
    assert (options.resolve("b"), listed) == (2, [1])
    with pytest.raises(IllegalChoice):
        options.resolve("c")


# -- sessions -------------------------------------------------------------------------------------------------------


def begin(unit, seats: int = 2) -> Session[State]:
    """A game of which every unit is this one; `state.place` counts."""

    class Played(Lanterns):
        def next_unit(self, state):
            return unit(state)

    return Session.begin(Played(), Setup(seats, settled()), "5eed")


def test_the_rules_get_the_values_of_all_that_was_chosen():
    looks, got = Looks(), []

    def unit(state):
        while True:
            got.append((yield ask(0, looks.options([3, 5]))))
            got.append((yield ask(0, looks.options([3, 5, 7]), least=2, most=2)))
            got.append((yield AskAll((ask(0, looks.options([1])), ask(1, looks.options([2, 4]))))))
            got.append((yield AskAny((ask(0, looks.options([1])), ask(1, looks.options([6]))))))

    session = begin(unit)
    session.submit(0, ("number:5",))
    session.submit(0, ("number:7", "number:3"))
    session.submit(1, ("number:4",))
    session.submit(0, ("number:1",))
    session.submit(1, ("number:6",))
    assert got == [5, (7, 3), [1, 4], (1, 6)]


def counting(looks: Looks, most: int = 9, *, resolves: bool = True):
    """Adds what is chosen, three times a unit; nothing is written down before the third."""

    def unit(state):
        total = 0
        for number in range(3):
            total += yield ask(0, looks.options([number, most], resolves=resolves))
        state.place += total

    return unit


@pytest.mark.parametrize("again", ["undo", "copy", "fork", "load"])
def test_playing_answers_again_lists_nothing(again):
    looks = Looks()
    session = begin(counting(looks))
    for key in ("number:0", "number:9", "number:2", "number:9", "number:1"):
        session.submit(0, (key,))
    data, before = session.dump(), session.digest()
    looks.forget()
    if again == "undo":
        session.undo(0)
    elif again == "copy":
        session = session.copy()
    elif again == "fork":
        session = session.fork(0, Chance("fork"))
    else:
        session = Session.load(session.title, data)
    assert looks.listed == 0
    if again in ("copy", "load"):
        assert session.digest() == before
    session.submit(0, ("number:1" if again == "undo" else "number:2",))
    if again == "undo":
        session.submit(0, ("number:2",))
    assert session.state.place == 11 + 12


def test_without_a_function_for_it_values_are_found_among_the_keys():
    looks = Looks()
    session = begin(counting(looks, resolves=False))
    for key in ("number:9", "number:1"):
        session.submit(0, (key,))
    copy = session.copy()
    copy.submit(0, ("number:9",))
    assert copy.state.place == 19
    assert looks.described == []


def test_a_fork_in_which_answers_are_judged_lists_their_questions():
    looks = Looks()
    session = begin(counting(looks))
    session.submit(0, ("number:0",))
    looks.forget()
    session.fork(0, Chance("fork"), judge=True)
    assert looks.listed == 1


def saved(session: Session[State]) -> Saved:
    return msgspec.msgpack.decode(session.dump(), type=Saved)


def damaged(session: Session[State], place: int, key: str, **more: object) -> bytes:
    """The stored game with another answer."""
    data = saved(session)
    data.trail[place] = msgspec.structs.replace(data.trail[place], keys=(key,))
    return msgspec.msgpack.encode(msgspec.structs.replace(data, **more))


@pytest.mark.parametrize("key", ["number:5", "number:9", "nonsense"])
@pytest.mark.parametrize("place", [0, 1])
def test_a_stored_answer_that_was_changed_is_found_even_if_nothing_has_come_of_it_yet(place, key):
    session = begin(counting(Looks()))
    session.submit(0, ("number:0",))
    session.submit(0, ("number:1",))
    with pytest.raises(Broken):
        Session.load(session.title, damaged(session, place, key))


def test_a_rule_that_leads_elsewhere_than_when_the_game_was_stored_is_found():
    session = begin(counting(Looks(), resolves=False))
    for key in ("number:0", "number:1", "number:9", "number:9"):
        session.submit(0, (key,))
    data = session.dump()

    def otherwise(state):
        yield from counting(Looks())(state)
        state.place += 1

    there = Session.load(begin(otherwise).title, data)
    assert there.carried == CarriedOver(1, changed=True)
    fewer = Session.load(begin(counting(Looks(), most=8, resolves=False)).title, data)
    assert fewer.carried == CarriedOver(1, True, (Answer(0, ("number:9",)), Answer(0, ("number:9",))))


def test_answers_of_games_stored_without_a_digest_are_judged():
    looks = Looks()
    session = begin(counting(looks))
    session.submit(0, ("number:9",))
    old = msgspec.structs.replace(saved(session), digest="", seal="")
    looks.forget()
    assert Session.load(session.title, msgspec.msgpack.encode(old)).digest() == session.digest()
    assert looks.listed == 1
    changed = Session.load(session.title, damaged(session, 0, "number:5", digest="", seal=""))
    assert changed.carried == CarriedOver(1, True, (Answer(0, ("number:5",)),))


def test_an_answer_on_which_the_rules_fail_is_taken_back_and_what_they_refuse_is_refused():
    def unit(state):
        for _ in range(2):
            number = yield ask(0, Looks().options([0, 1, 2]))
            if number == 2:
                raise Refused(say("toy-set-aside"))
            state.place = 1 // number

    session = begin(unit)
    session.submit(0, ("number:1",))
    failed = Session.load(session.title, damaged(session, 0, "number:0", seal=""))
    assert failed.carried == CarriedOver(1, True, (Answer(0, ("number:0",)),))
    with pytest.raises(Refused):
        Session.load(session.title, damaged(session, 0, "number:2", seal=""))


# -- who has read what ----------------------------------------------------------------------------------------------


def meeting(looks: dict[int, Looks], shown: list[int] | None = None):
    """Everybody may say something at any time; what there is to say is the same for all, at first."""

    def unit(state):
        while True:
            numbers = [1, 2] if shown is None else [*shown, state.place]
            _, number = yield AskAny(tuple(ask(each, looks[each].options(numbers)) for each in looks))
            state.place += number

    return unit


def serial(session: Session[State], seat: int) -> int:
    pending = session.pending(seat)
    assert pending is not None
    return pending.serial


def test_what_nobody_has_read_is_not_listed_when_somebody_else_answers():
    looks = {seat: Looks() for seat in range(3)}
    session = begin(meeting(looks), 3)
    for _ in range(5):
        session.submit(0, ("number:1",))
    assert [looks[seat].listed for seat in range(3)] == [5, 0, 0]


def test_a_button_that_was_shown_outlives_the_answers_of_others():
    looks = {seat: Looks() for seat in range(3)}
    session = begin(meeting(looks), 3)
    number = serial(session, 2)
    for _ in range(3):
        session.submit(0, ("number:1",))
    session.submit(2, ("number:2",), number)
    assert session.state.place == 5
    assert looks[1].listed == 0


def test_a_button_outlives_loading_the_game():
    session = begin(meeting({seat: Looks() for seat in range(3)}), 3)
    number = serial(session, 2)
    loaded = Session.load(session.title, session.dump())
    loaded.submit(0, ("number:1",))
    loaded.submit(2, ("number:2",), number)
    assert loaded.state.place == 3


def test_a_button_whose_question_has_changed_is_stale():
    session = begin(meeting({seat: Looks() for seat in range(3)}, [1, 2]), 3)
    number = serial(session, 2)
    session.submit(0, ("number:1",))
    with pytest.raises(Stale):
        session.submit(2, ("number:2",), number)


def test_what_was_explained_to_a_reader_can_be_read_for_ever():
    session = begin(meeting({seat: Looks() for seat in range(2)}, [1, 2]))
    pending = session.explained(0)
    assert pending is not None
    session.submit(1, ("number:2",))
    session.submit(0, ("number:1",))
    assert pending.ask.options.keys == ("number:1", "number:2", "number:0")
    assert len(list(pending.ask.options)) == 3


def test_what_nobody_has_read_before_the_answer_cannot_be_listed_after_it():
    session = begin(meeting({seat: Looks() for seat in range(2)}, [1, 2]))
    pending = session.pending(0)
    assert pending is not None
    session.submit(0, ("number:1",))
    with pytest.raises(Broken, match="closed"):
        list(pending.ask.options)


def test_a_question_with_too_few_options_is_broken_when_it_is_read():
    def unit(state):
        yield ask(0, Looks().options([1]), least=2, most=2)

    session = begin(unit)
    with pytest.raises(Broken, match="only 1"):
        session.pending(0)


# -- steps ----------------------------------------------------------------------------------------------------------


def fleet() -> Options[str]:
    """Two ships that may sail to some hexes, and standing still."""
    ships = {"heron": ("a1", "a2"), "ibis": ("a2",)}
    found = [option("stay")]
    for ship, hexes in ships.items():
        for place in hexes:
            path = (Step(ship, say("toy-ship", name=ship)), Step(place, say("toy-hex", name=place), at=place))
            found.append(Option(f"sail:{ship}:{place}", say("toy-sail"), path=path))
    return Options.of(found)


def test_an_option_is_reached_step_by_step():
    options = fleet()
    assert [each.key for each in options.steps()] == ["stay", "heron", "ibis"]
    assert [type(each) for each in options.steps()] == [Option, Step, Step]
    assert [each.key for each in options.steps(("heron",))] == ["a1", "a2"]
    assert [each.at for each in options.steps(("heron",))] == ["a1", "a2"]
    assert options.steps(("ibis", "a2")) == (options.option("sail:ibis:a2"),)


def test_steps_that_lead_nowhere_offer_nothing():
    assert fleet().steps(("ibis", "a1")) == ()
    assert fleet().steps(("stay",)) == ()


def test_a_path_may_go_on_behind_an_option():
    turn = Option("turn", say("toy-turn"), path=(Step("heron", say("toy-ship")),))
    twice = Option("sail", say("toy-sail"), path=(Step("heron", say("toy-ship")), Step("a1", say("toy-hex"))))
    options = Options.of([turn, twice])
    assert [each.key for each in options.steps()] == ["heron"]
    assert [each.key for each in options.steps(("heron",))] == ["turn", "a1"]


def test_a_path_is_no_part_of_what_is_recorded_of_an_option_without_one():
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(option("a"))).keys() == {"key", "label"}
