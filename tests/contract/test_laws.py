"""The laws themselves: the toy title keeps them, and titles with a defect break them."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Barred, Options
from engine.core.errors import Broken
from engine.core.optional import Asides, Planning
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup, Title
from engine.players.answers import draw_answer
from scripts.games import ask_of, moves
from scripts.laws import (
    Leak,
    check_answers_apply,
    check_questions,
    check_resigned,
    check_saved,
    check_secrets,
    check_side_by_side,
    check_told,
    check_undo,
    check_undo_closed,
)
from tests.toy.bidders import Bidders
from tests.toy.lanterns import Lanterns, gift, option, settled


def check_all(title: Title, seats: int, seed: str, **options: object) -> int:
    """Play a random game with all the checks; the number of answers."""
    session = Session.begin(title, Setup(seats, settled(**options)), seed)
    session.collect()
    chance, answers = Chance(f"{seed}/answers"), 0
    for seat, keys in moves(session, chance):
        for reader in range(seats):
            fork = check_secrets(session, reader, Chance(f"{seed}/{answers}"))
            ask = ask_of(session, seat)
            sample = [keys, *(draw_answer(ask, chance) for _ in range(3))]
            if reader != seat:
                check_told([session] if fork is None else [session, fork], seat, sample, reader)
        check_answers_apply(session, seat, sample)
        check_side_by_side(session, draw_answer, f"{seed}/{answers}")
        before = session.dump()
        digest = session.digest()
        session.submit(seat, keys)
        title.check(session.state)
        check_questions(session)
        check_undo(session, seat, keys, digest)
        check_saved(session)
        assert before != session.dump()
        for reader in range(seats):
            check_undo_closed(Session.load(title, before), seat, keys, reader, Chance(f"{seed}/{answers}/back"))
        answers += 1
    return answers


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("options", [{}, {"duel": True, "feast": "open"}, {"feast": "secret", "habits": True}], ids=str)
def test_a_sound_title_keeps_every_law(seats, seed, options):
    assert check_all(Lanterns(), seats, seed, **options) > 8


def check_games(title: Title) -> None:
    """Play several games with all the checks."""
    for seed in range(8):
        check_all(title, 2, f"{seed}")


class ShowsAHand(Lanterns):
    """The view of a seat holds the sum of another's hand."""

    def private(self, state, seat):
        return {**super().private(state, seat), "place": sum(state.hands[1 - seat])}


def test_a_question_that_resolves_otherwise_than_it_lists_is_noticed():
    pairs = [("a", 1), ("b", 2)]

    class Asks(Lanterns):
        resolve = staticmethod(dict(pairs).get)

        def next_unit(self, state):
            yield Ask(0, say("toy-ask-gift"), Options(lambda: pairs, lambda key, value: option(key), self.resolve))

    class AsksOtherwise(Asks):
        resolve = staticmethod({"b": 1}.get)

    check_questions(Session.begin(Asks(), Setup(2, settled()), "5eed"))
    with pytest.raises(Broken, match="resolves b otherwise"):
        check_questions(Session.begin(AsksOtherwise(), Setup(2, settled()), "5eed"))


class OptionsOfAnother(Lanterns):
    """Whether the winner may draw depends on the other's cards."""

    def next_unit(self, state):
        return nosy_gift(state) if state.phase == "gift" else super().next_unit(state)


def nosy_gift(state):
    high = max(state.hands[1 - state.lead], default=0) > 8
    choice = yield Ask(state.lead, say("toy-ask-gift"), (option("draw"), option("skip")) if high else (option("skip"),))
    state.phase = "bell" if choice == "skip" else "trim"


class HintsAtAHand(Lanterns):
    """A hint holds the sum of another's hand."""

    def hints(self, state, ask):
        return {ask.options[0].key: say("toy-thinks", of=sum(state.hands[1 - ask.seat]))}


class Alarms(Planning):
    def intrusions(self, state, seat):
        return {str(card): say("toy-card", card=card) for card in state.hands[1 - seat]}


class AlarmedByAHand(Lanterns):
    """What interrupts a seat's orders tells what another holds."""

    planning = Alarms()


class Hesitates(Planning):
    def telling(self, state, ask):
        return state.hands[ask.seat][:1] > [8]


class PausesByAHand(Lanterns):
    """Whether an answer comes after a pause tells what the asked seat holds."""

    planning = Hesitates()


class Beats(Asides):
    def offered(self, state, seat):
        return tuple(option(f"beat:{card}") for card in state.hands[1 - seat])


class OffersByAHand(Lanterns):
    """What a seat may do beside its questions tells what another holds."""

    asides = Beats()


class TellsTheCard(Lanterns):
    """The public text names the card that was drawn in secret."""

    def next_unit(self, state):
        return chatty_gift(state) if state.phase == "gift" else super().next_unit(state)


def chatty_gift(state):
    yield from gift(state)
    state.events = [msgspec.structs.replace(event, public=event.private or event.public) for event in state.events]


class TellsTheChoice(Lanterns):
    """A secret choice among cards is told, though nobody can see it."""

    def next_unit(self, state):
        return telling_gift(state) if state.phase == "gift" else super().next_unit(state)


def telling_gift(state):
    choice = yield Ask(state.lead, say("toy-ask-gift"), (option("a"), option("b")))
    state.record(say("toy-thinks", of=choice), seat=state.lead)
    state.phase = "bell"


class TellsTheChoiceInTheOpen(TellsTheChoice):
    """What is chosen lies open, so that everybody may be told."""

    open_moves = frozenset({"toy-thinks"})


def test_a_line_about_an_open_piece_may_say_more_than_the_position_afterwards():
    with pytest.raises(Leak, match="is told"):
        check_games(TellsTheChoice())
    check_games(TellsTheChoiceInTheOpen())


class LosesACard(Lanterns):
    """A card drawn is gone."""

    def next_unit(self, state):
        return losing_gift(state) if state.phase == "gift" else super().next_unit(state)


def losing_gift(state):
    yield Ask(state.lead, say("toy-ask-gift"), (option("skip"),))
    if state.deck:
        state.deck.pop()
    state.phase = "bell"


class RepeatsAnOption(Lanterns):
    """Two options with the same key."""

    def next_unit(self, state):
        return double_gift(state) if state.phase == "gift" else super().next_unit(state)


def double_gift(state):
    yield Ask(state.lead, say("toy-ask-gift"), (option("skip"), option("skip")))
    state.phase = "bell"


class StopsForNobody(Lanterns):
    """The end of play without the game being over."""

    def next_unit(self, state):
        return None if state.phase == "gift" else super().next_unit(state)


class WalksOnItsOwn(Lanterns):
    """Remembers something outside the state."""

    steps = 0

    def next_unit(self, state):
        return self.gift(state) if state.phase == "gift" else super().next_unit(state)

    def gift(self, state):
        yield Ask(state.lead, say("toy-ask-gift"), (option("skip"), option("stay")))
        self.steps += 1
        state.place += self.steps
        state.phase = "bell"


class BlindAlley(Lanterns):
    """One of the options cannot be carried out."""

    def next_unit(self, state):
        return fragile_gift(state) if state.phase == "gift" else super().next_unit(state)


def fragile_gift(state):
    choice = yield Ask(state.lead, say("toy-ask-gift"), (option("skip"), option("break")))
    if choice == "break":
        raise Broken("it broke")
    state.phase = "bell"


class HabitWithoutDefault(Lanterns):
    """A standing order may answer a hidden question, or not, as the seat's cards allow."""

    def next_unit(self, state):
        return secretly_gift(state) if state.phase == "gift" else super().next_unit(state)


def secretly_gift(state):
    yield Ask(state.lead, say("toy-ask-gift"), (option("skip"), option("stay")), secret=True, habit="gift")
    state.phase = "bell"


class LeavesTheWayOpen(Lanterns):
    """A card has been drawn, and the way back stays open."""

    def next_unit(self, state):
        return open_gift(state) if state.phase == "gift" else super().next_unit(state)


def open_gift(state):
    revealed = state.revealed
    yield from gift(state)
    state.revealed = revealed


class LeavesAGlanceOpen(Lanterns):
    """The winner may look at another's hand and the way back stays open."""

    def next_unit(self, state):
        return glance(state) if state.phase == "gift" else super().next_unit(state)


def glance(state):
    choice = yield Ask(state.lead, say("toy-ask-gift"), (option("look"), option("skip")))
    if choice == "look":
        cards = ",".join(map(str, state.hands[1 - state.lead]))
        state.record(say("toy-looks"), private=say("toy-sees", cards=cards), to=(state.lead,), seat=state.lead)
    state.phase = "trim"


class ShowsOtherReasons(Lanterns):
    """A panel says of a card that it is lost, a refusal that nobody holds it."""

    def barred(self, state, ask):
        return (Barred(option("card:99"), say("toy-gone")),)

    def barred_on_panel(self, state, ask):
        return (Barred(option("card:99"), say("toy-lost")),)


@pytest.mark.parametrize(
    "title",
    [
        ShowsAHand,
        OptionsOfAnother,
        HintsAtAHand,
        AlarmedByAHand,
        PausesByAHand,
        OffersByAHand,
        TellsTheCard,
        TellsTheChoice,
        LeavesTheWayOpen,
        LeavesAGlanceOpen,
    ],
)
def test_a_leak_is_found(title):
    with pytest.raises(Leak):
        check_games(title())


@pytest.mark.parametrize(
    "title",
    [
        LosesACard,
        RepeatsAnOption,
        StopsForNobody,
        WalksOnItsOwn,
        BlindAlley,
        HabitWithoutDefault,
        ShowsOtherReasons,
    ],
)
def test_a_defect_is_found(title):
    with pytest.raises(Broken) as found:
        check_games(title())
    assert not isinstance(found.value, Leak)


def secret_bids() -> Session:
    """Three decide side by side; two have said that they bid, and not yet with which card."""
    session = Session.begin(Bidders(), Setup(3, Bidders.meta.settle_options({})), "5eed")
    for seat in (0, 1):
        session.submit(seat, ("bid",))
    return session


def test_who_decides_in_secret_may_take_back_their_own_answer_after_a_resignation():
    session = secret_bids()
    session.resign(2)
    assert session.can_undo(0)
    check_resigned(session, 2)
    session.undo(0)
    check_resigned(session, 2)


def test_a_resignation_that_can_be_taken_back_is_found():
    session = secret_bids()
    before = session._checkpoint
    session.resign(2)
    session._checkpoint = before
    with pytest.raises(Broken):
        check_resigned(session, 2)
