"""The laws that every title must keep, as checks on a running session. For contract tests and fuzzing only.

Each raises Broken (Leak if a secret would show, DeadEnd if play stops) and leaves the session as it was, except
`check_undo`, after which the session is at the same point with newer serial numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Broken
from engine.core.events import Event
from engine.core.saved import decode, encode
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import replace_fields

AnySession = Session[Any]
Keys = tuple[str, ...]


MOST_BESIDE = 1_000
"""The greatest number of questions to one seat side by side with others; more is a loop."""


class Leak(Broken):
    """A seat could learn something hidden from it."""


class DeadEnd(Broken):
    """The game is not over and cannot go on."""


def check_questions(session: AnySession) -> None:
    """Somebody owes an answer while the game runs and nobody when it is over; every question can be answered."""
    asked = session.asked()
    if session.standing().over:
        if asked:
            raise Broken("the game is over and still asks")
        return
    if not session.owed():
        raise DeadEnd("the game is not over and waits for nobody")
    for seat in asked:
        pending = session.pending(seat)
        assert pending is not None
        _check_ask(pending.ask, seat)
        if pending.ask.habit and not pending.ask.default and session.hides(seat):
            raise Broken(f"{pending.ask.about.key} is hidden: a habit needs a default, so that it tells nothing")


def _check_ask(ask: Ask, seat: int) -> None:
    keys = [option.key for option in ask.options.all]
    name = ask.about.key
    if ask.seat != seat:
        raise Broken(f"{name} is another seat's question")
    if not keys or len(set(keys)) != len(keys):
        raise Broken(f"{name} has no options, or some of them twice: {keys}")
    if not 0 <= ask.least <= ask.most <= len(keys):
        raise Broken(f"{name} wants {ask.least} to {ask.most} of {len(keys)} options")
    if keys != list(ask.options.keys):
        raise Broken(f"{name} describes other options than it lists: {keys}")
    for key, value in ask.options.pairs:
        if ask.options.unlisted(key) not in (None, value):
            raise Broken(f"{name} resolves {key} otherwise than it lists it")
    if ask.proposal and not ask.allows(ask.proposal):
        raise Broken(f"{name} proposes what is not legal: {ask.proposal}")


def check_barred(session: AnySession, seat: int, fork: AnySession | None = None) -> None:
    """The barred answers told to the seat are not offered, are listed once, are all that a panel shows of them, and
    (given a session that looks the same to the seat) do not depend on what is hidden from it."""
    ask, barred = _ask(session, seat), session.barred(seat)
    keys = [each.option.key for each in barred]
    known = dict(zip(keys, barred, strict=True))
    if wrong := [each for each in session.barred(seat, on_panel=True) if known.get(each.option.key) != each]:
        raise Broken(f"a panel shows what is not barred: {wrong}")
    if len(set(keys)) != len(keys) or any(ask is None or ask.option(key) is not None for key in keys):
        raise Broken(f"barred twice, or barred and offered: {keys}")
    if fork is not None and fork.barred(seat) != barred:
        raise Leak(f"what seat {seat} is told that it may not do depends on what is hidden from it")


def check_answers_apply(session: AnySession, seat: int, answers: Iterable[Keys]) -> None:
    """Each of the answers can be given, and leads to a valid state and to questions that can be answered."""
    for keys in answers:
        branch = session.copy()
        branch.submit(seat, keys)
        branch.title.check(branch.state)
        check_questions(branch)


def check_saved(session: AnySession) -> None:
    """Saving and loading changes nothing that can be seen or saved again."""
    data = session.dump()
    loaded = Session.load(session.title, data)
    if loaded.digest() != session.digest():
        raise Broken("the loaded state differs")
    if questions(loaded) != questions(session):
        raise Broken("the loaded game asks something else")
    if loaded.dump() != data:
        raise Broken("the loaded game saves differently")
    seats = range(session.seats)
    if [loaded.can_undo(seat) for seat in seats] != [session.can_undo(seat) for seat in seats]:
        raise Broken("the loaded game allows another undo")


def check_undo(session: AnySession, seat: int, keys: Keys, before: str) -> None:
    """Undoing the last answer, if allowed, leads to the state `before`, and giving it again leads back to the present
    state."""
    if not session.can_undo(seat):
        return
    after = session.digest()
    beside = session.side_by_side is not None
    others = [each for each in questions(session) if each[0] != seat]
    session.undo(seat)
    if session.digest() != before:
        raise Broken("undo leads elsewhere")
    if beside and [each for each in questions(session) if each[0] != seat] != others:
        raise Broken(f"what seat {seat} takes back changes what others are asked beside it")
    session.submit(seat, keys)
    if session.digest() != after:
        raise Broken("the same answer after undo leads elsewhere")


def check_resigned(session: AnySession, gone: int) -> None:
    """A seat that has resigned is asked nothing, and whatever can be undone brings it back for nobody. Answers of the
    running unit, as of those who decide side by side, may still be taken back."""
    if gone in session.asked():
        raise Broken(f"seat {gone} has resigned and is still asked")
    data = session.dump()
    for seat in range(session.seats):
        branch = Session.load(session.title, data)
        if not branch.can_undo(seat):
            continue
        branch.undo(seat)
        if gone in branch.asked() or not (branch.standing().over or gone in branch.standing().out):
            raise Broken(f"seat {gone} has resigned, and what seat {seat} takes back brings it back")


def check_side_by_side(session: AnySession, draw: Callable[[Ask, Chance], Keys], seed: str) -> None:
    """When seats decide side by side, the order of their answers changes nothing: neither what each is asked nor the
    state when all have decided. With `secret`, nothing is visible before that. `draw` draws an answer to a question."""
    if session.side_by_side is None:
        return
    lots = Chance(f"{seed}/order")
    orders: tuple[Callable[[tuple[int, ...]], int], ...] = (
        lambda owed: owed[0],
        lambda owed: owed[-1],
        lambda owed: owed[lots.below(len(owed))],
    )
    ends = [_decided(session.copy(), order, draw, seed) for order in orders]
    if any(end != ends[0] for end in ends):
        raise Broken("what side by side leads to depends on who answers first")


def _decided(
    session: AnySession, order: Callable[[tuple[int, ...]], int], draw: Callable[[Ask, Chance], Keys], seed: str
) -> tuple[str, Any]:
    """The state after an AskEach and what each seat was asked in it, with answers in this order."""
    each, before = session.side_by_side, session.digest()
    assert each is not None
    lots = [Chance(f"{seed}/{seat}") for seat in range(session.seats)]
    asked: list[list[Ask]] = [[] for _ in lots]
    while session.side_by_side is each:
        seat = order(session.owed())
        ask = _ask(session, seat)
        assert ask is not None
        ask.settle()
        asked[seat].append(ask)
        if len(asked[seat]) > MOST_BESIDE:
            raise DeadEnd(f"seat {seat} is asked without end beside the others")
        events = session.submit(seat, draw(ask, lots[seat]))
        if each.secret and session.side_by_side is each and (events or session.digest() != before):
            raise Leak(f"what seat {seat} decides in secret beside the others shows")
    return session.digest(), asked


def check_secrets(session: AnySession, seat: int, chance: Chance) -> AnySession | None:
    """If everything hidden from the seat is dealt again, it sees and is asked the same. Returns the fork if there is
    one."""
    title, public = session.title, session.title.public(session.state)
    view = replace_fields(public, title.private(session.state, seat))
    imagined = decode(title.state_type, encode(session.state))
    title.imagine(imagined, seat, Chance(f"{chance.seed}/state"))
    title.check(imagined)
    if title.public(imagined) != public:
        raise Leak(f"what everybody sees depends on what is hidden from seat {seat}")
    if replace_fields(public, title.private(imagined, seat)) != view:
        raise Leak(f"the view of seat {seat} depends on what is hidden from it")
    if session.amid_unit and seat not in session.asked():
        return None
    fork = session.fork(seat, chance, judge=True)
    title.check(fork.state)
    if fork.view(seat) != view:
        raise Leak(f"the view of seat {seat} depends on what is hidden from it, in a fork")
    if _ask(fork, seat) != _ask(session, seat):
        raise Leak(f"the options of seat {seat} depend on what is hidden from it")
    if fork.explained(seat) != session.explained(seat):
        raise Leak(f"the hints for seat {seat} depend on what is hidden from it")
    check_barred(session, seat, fork)
    _check_in_advance(session, seat, imagined)
    return fork


def _check_in_advance(session: AnySession, seat: int, imagined: Any) -> None:
    """What a seat can do beside its questions, what alarms and ends its orders, what it can queue and which answers
    come after a pause depend on nothing that is hidden from it."""
    title = session.title
    asks = [pending.ask for owed in session.owed() if (pending := session.pending(owed)) is not None]

    def can_be_laid_down(state: Any) -> Any:
        foreseen = title.planning.foreseen(state, seat)
        keys = None if foreseen is None else foreseen.options.keys
        beside = title.asides.offered(state, seat), tuple(title.asides.barred(state, seat))
        masked = [title.planning.telling(state, ask) for ask in asks]
        told = title.planning.intrusions(state, seat), title.planning.stops(state, seat)
        return beside, told, title.planning.period(state), keys, masked

    if can_be_laid_down(session.state) != can_be_laid_down(imagined):
        raise Leak(f"what seat {seat} can lay down in advance depends on what is hidden from it")


def check_undo_closed(session: AnySession, seat: int, keys: Keys, reader: int, chance: Chance) -> None:
    """An answer that shows the reader something hidden cannot be undone by anybody afterwards.

    Something is shown if the same answer, in a game that looked the same to the reader until then, leads to what looks
    different. If the answer cannot be given in that game, it reveals its own seat's cards, which is that seat's choice.
    If others have yet to answer in secret, nothing has happened.
    """
    if session.amid_unit and reader not in session.asked():
        return
    real = session.copy()
    answers = len(real.trail)
    shown = _outcome(real, seat, keys, reader)
    if not any(real.can_undo(each) for each in range(real.seats)) or len(real.trail) == answers:
        return
    imagined = session.fork(reader, chance, judge=True)
    ask = _ask(imagined, seat)
    if ask is None or not ask.allows(keys):
        return
    if _outcome(imagined, seat, keys, reader) != shown:
        raise Leak(f"seat {reader} was shown something by {keys} of seat {seat}, which can be undone")


def _outcome(session: AnySession, seat: int, keys: Keys, reader: int) -> Any:
    """What the reader is told about an answer, sees after it and is asked then."""
    events = session.submit(seat, keys)
    return heard(events, reader), session.view(reader), _ask(session, reader)


def check_told(before: list[AnySession], seat: int, answers: Iterable[Keys], reader: int | None) -> None:
    """What the reader is told about an answer of `seat` says no more than what the reader then sees.

    Given sessions that look the same to the reader: if an answer in one of them and the same or another answer in the
    same or another session lead to the same view, the reader must have been told the same texts. Dice and the title's
    `open_moves` are public, whether the view shows them or not.
    """
    told: dict[bytes, list[Text | None]] = {}
    keys_list = list(answers)
    for session in before:
        for keys in keys_list:
            ask = _ask(session, seat)
            if ask is None or not ask.allows(keys):
                continue
            branch = session.copy()
            events = branch.submit(seat, keys)
            words = heard(events, reader)
            open_moves = [text for text in words if text is not None and text.key in session.title.open_moves]
            seen = msgspec.msgpack.encode((branch.view(reader), branch.owed(), branch.dice, open_moves))
            if told.setdefault(seen, words) != words:
                more = f"seat {reader} sees the same and is told {words} or {told[seen]}"
                raise Leak(f"{more}: what is told must be in the view, so the state keeps it")


def heard(events: list[Event], reader: int | None) -> list[Text | None]:
    """The texts of the events that the reader gets, in order."""
    return [text for text in (event.text_for(reader) for event in events) if text is not None]


def questions(session: AnySession) -> list[Any]:
    """All that is asked now, with serial numbers."""
    return [(seat, session.pending(seat)) for seat in session.asked()]


def _ask(session: AnySession, seat: int) -> Ask | None:
    pending = session.pending(seat)
    return None if pending is None else pending.ask
