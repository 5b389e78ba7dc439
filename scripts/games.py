"""Random and recorded games of any title: shared by the scripts and the contract tests."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from engine.core.chance import Chance, Draws
from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.title import Setup, Title, replace_fields
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.laws import (
    DeadEnd,
    check_questions,
    check_saved,
    check_secrets,
    check_side_by_side,
    check_told,
    check_undo,
    check_undo_closed,
)

Keys: TypeAlias = tuple[str, ...]
AnySession: TypeAlias = Session[Any]

MOST_ANSWERS = 20_000
"""A random game with more answers than this counts as a dead end."""

FORWARD = {
    "execute": 9,
    "send": 9,
    "build": 5,
    "accept": 5,
    "adopt": 3,
    "extract": 3,
    "suggest": 3,
    "to": 3,
    "market": 1,
}
"""How likely an answer is that brings a negotiation forward, by the verb of its key."""
SELDOM = 0.3
"""The same for any other answer to such a question."""

HEADER = "# A recorded game of Orrery. Made and replayed by scripts/playthrough.py; never edited by hand."


class Table(msgspec.Struct, frozen=True):
    """The start of a game: title, players, options, seed."""

    title: Title[Any]
    players: int
    options: dict[str, bool | int | str]
    seed: str

    def begin(self) -> AnySession:
        """A new game."""
        return Session.begin(self.title, Setup(self.players, self.title.meta.settle_options(self.options)), self.seed)

    @property
    def fits(self) -> bool:
        """Whether the title can be begun so: some options do not fit each other or the number of players."""
        try:
            self.begin()
        except Refused:
            return False
        return True


def read_options(pairs: list[str]) -> dict[str, bool | int | str]:
    """The options given as `name=value` on a command line. Raises ValueError if one has no `=`."""
    options: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {pair!r}")
        options[name] = value
    return options


LONG_LIST = 25
"""Options of a question beyond which a random player looks at some of them."""
LOOKED_AT = 24


def ask_of(session: AnySession, seat: int) -> Ask:
    """The question asked of the seat."""
    pending = session.pending(seat)
    assert pending is not None
    return pending.ask


def list_options(session: AnySession) -> None:
    """List and describe all possible answers."""
    for seat in session.asked():
        ask_of(session, seat).settle()


def random_seat(session: AnySession, chance: Draws) -> int:
    """The seat that answers next: one that is waited for, or sometimes one with an optional question."""
    return one_of(session.asked(), session.owed(), chance)


def one_of(asked: tuple[int, ...], owed: tuple[int, ...], chance: Draws) -> int:
    """See `random_seat`."""
    seats = asked if len(asked) > len(owed) and chance.below(5) == 0 else owed
    return seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]


def moves(session: AnySession, chance: Draws, most: int | None = None) -> Iterator[tuple[int, Keys]]:
    """Random answers, for the caller to submit, until the game is over (raises DeadEnd if it does not end) or `most`
    were given.

    If a question proposes an answer, that is given half of the time, so that talk among many ends; if it has a default,
    that is given one time in three, so that not every round is wasted by a player who acts too often.
    """
    for _ in range(MOST_ANSWERS if most is None else most):
        ask = session.sole()
        if ask is None:
            owed = session.owed()
            if not owed:
                return
            ask = session.question(one_of(session.asked(), owed, chance))
            assert ask is not None
        proposal = ask.proposal if ask.propose else ()
        if proposal and chance.below(2):
            yield ask.seat, proposal
        else:
            yield ask.seat, default_or_any(ask, chance) if ask.default else draw_answer(ask, chance)
    if most is None:
        raise DeadEnd(f"the game goes on after {MOST_ANSWERS} answers")


def default_or_any(ask: Ask, chance: Draws) -> Keys:
    """The default, or any answer. Of a long list some options at even distances are looked at, and the verb of one of
    them is drawn: else the verb with the most options (parts on squares) would be nearly all that is played."""
    if chance.below(3) == 0:
        return ask.settled_default
    pairs = ask.options.pairs
    if ask.least == ask.most == 1 and len(pairs) > LONG_LIST:
        step = len(pairs) // LOOKED_AT
        drawn = {key.partition(":")[0]: key for key, _ in pairs[chance.below(step) :: step]}
        keys = list(drawn.values())
        return (keys[chance.below(len(keys))],)
    return draw_answer(ask, chance)


# -- looking for defects ---------------------------------------------------------------------------------------------


def inspect_question(session: AnySession, seed: str, number: int, seat: int, keys: Keys) -> None:
    """Before answer `number`: nothing hidden shows to a random reader, an answer that will show something cannot be
    undone, and saving loses nothing."""
    reader = Chance(f"{seed}/{number}/reader").below(session.seats)
    fork = check_secrets(session, reader, Chance(f"{seed}/{number}"))
    check_saved(session)
    check_side_by_side(session, draw_answer, f"{seed}/{number}/beside")
    for each in {seat, reader}:
        check_undo_closed(session, seat, keys, each, Chance(f"{seed}/{number}/back"))
    if reader != seat:
        chance = Chance(f"{seed}/{number}/told")
        ask = ask_of(session, seat)
        answers = [keys, draw_answer(ask, chance), draw_answer(ask, chance)]
        check_told([session] if fork is None else [session, fork], seat, answers, reader)


def inspect_answer(session: AnySession, seat: int, keys: Keys, before: str | None) -> None:
    """After an answer: the invariants hold, the game goes on or is over, and undo leads back to `before`."""
    session.title.check(session.state)
    check_questions(session)
    if before is not None:
        check_undo(session, seat, keys, before)


# -- recorded games --------------------------------------------------------------------------------------------------


def digest_of(value: Any) -> str:
    """A short hash of a view or a list of options."""
    return sha256(msgspec.msgpack.encode(value)).hexdigest()[:8]


def view_digests(session: AnySession) -> list[str]:
    """The views of an onlooker and of each seat, as hashes. What everybody sees is made once."""
    title, state = session.title, session.state
    public = title.public(state)
    own = [replace_fields(public, title.private(state, seat)) for seat in range(session.seats)]
    return [digest_of(view) for view in (public, *own)]


class Record:
    """Records a game, line by line: question, options, answer, and everybody's view after it."""

    def __init__(self, table: Table, session: AnySession) -> None:
        options = json.dumps(table.options, sort_keys=True)
        self.lines = [
            HEADER,
            f"title {table.title.meta.id}",
            f"players {table.players}",
            f"options {options}",
            f"seed {table.seed}",
            f"start {' '.join(view_digests(session))}",
        ]

    def question(self, session: AnySession, seat: int, keys: Keys) -> None:
        """An answer about to be given. If it fails, this line is the last."""
        self.lines.append(describe_answer(session, seat, keys))

    def outcome(self, session: AnySession) -> None:
        """Everybody's view after the answer."""
        self.lines[-1] += f" > {' '.join(view_digests(session))}"

    def leave(self, verb: str, session: AnySession) -> None:
        """A resignation or draw that was just made: `resign 0` or `draw`."""
        self.lines.append(f"{verb} > {' '.join(view_digests(session))}")

    def end(self, session: AnySession) -> None:
        """The result of the game."""
        self.lines.append(describe_ending(session))

    def failure(self, error: BaseException) -> None:
        """The failure that stopped the game."""
        self.lines.append(f"failure {type(error).__name__}: {' '.join(str(error).split())}")

    def text(self) -> str:
        """The whole record."""
        return "\n".join(self.lines) + "\n"


def describe_answer(session: AnySession, seat: int, keys: Keys) -> str:
    """The line of an answer that is about to be given."""
    ask = ask_of(session, seat)
    count = f"{len(ask.options)} options {digest_of(ask.options.all)}"
    return f"seat {seat} {ask.about.key} {count} : {' '.join(keys)}"


def describe_ending(session: AnySession) -> str:
    """The last line of a finished game."""
    standing = session.standing()
    reason = standing.reason.key if standing.reason is not None else "-"
    winners = ",".join(map(str, standing.winners)) or "nobody"
    return f"end {reason} winners {winners} scores {','.join(map(str, standing.scores))}"


class Differs(Exception):
    """A recorded game does not play as it was recorded."""


def read_record(path: Path) -> tuple[Table, list[str]]:
    """The start of a recorded game, and all its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    head = {verb: rest for verb, _, rest in (line.partition(" ") for line in lines[1:5])}
    return Table(TITLES[head["title"]], int(head["players"]), json.loads(head["options"]), head["seed"]), lines


def replay(path: Path) -> AnySession:
    """Play a recorded game again and check every line of it. Returns the session at the end.

    Raises Differs at the first line that is not as recorded. Errors of the rules are passed on.
    """
    table, lines = read_record(path)
    session = table.begin()
    session.collect()
    expect(6, f"start {' '.join(view_digests(session))}", lines[5])
    for number, line in enumerate(lines[6:]):
        verb = line.partition(" ")[0]
        if verb == "failure":
            continue
        if verb == "end":
            expect(number + 7, describe_ending(session), line)
        elif verb == "seat":
            replay_answer(session, table.seed, number, line)
        else:
            session.resign(int(line.split()[1])) if verb == "resign" else session.agree_draw()
            expect(number + 7, line.partition(" > ")[0] + f" > {' '.join(view_digests(session))}", line)
    return session


def replay_answer(session: AnySession, seed: str, number: int, line: str) -> None:
    """Replay one line `seat …`: check the question, answer, check the views."""
    question, _, answer = line.partition(" : ")
    answer, given, seen = answer.partition(" > ")
    seat, keys = int(question.split()[1]), tuple(answer.split())
    if session.pending(seat) is None:
        raise Differs(f"line {number + 7}: seat {seat} is not asked anything")
    expect(number + 7, describe_answer(session, seat, keys), f"{question} : {answer}")
    if not given:  # where the recorded game failed: check as closely as the fuzzer did
        inspect_question(session, seed, number, seat, keys)
    before = session.digest()
    session.submit(seat, keys)
    inspect_answer(session, seat, keys, before)
    if given:
        expect(number + 7, " ".join(view_digests(session)), seen)


def renew(path: Path) -> str:
    """The record of the same answers with the present questions and views, for an intended change of the rules.

    Errors of the rules are passed on: a record with an answer that is no longer legal cannot be renewed.
    """
    table, lines = read_record(path)
    session = table.begin()
    session.collect()
    paper = Record(table, session)
    for line in lines[6:]:
        verb = line.partition(" ")[0]
        if verb == "seat":
            question, _, answer = line.partition(" : ")
            seat, keys = int(question.split()[1]), tuple(answer.partition(" > ")[0].split())
            paper.question(session, seat, keys)
            session.submit(seat, keys)
            paper.outcome(session)
        elif verb in ("resign", "draw"):
            session.resign(int(line.split()[1])) if verb == "resign" else session.agree_draw()
            paper.leave(line.partition(" > ")[0], session)
    if session.standing().over:
        paper.end(session)
    return paper.text()


def expect(number: int, found: str, recorded: str) -> None:
    """Raises Differs unless both are equal."""
    if found != recorded:
        raise Differs(f"line {number}: recorded {recorded!r}, found {found!r}")


def brisk_answer(ask: Ask, chance: random.Random) -> Keys:
    """A random answer. Of several kinds of answers, those that bring the game forward are likelier."""
    if ask.least == ask.most == 1:
        verbs: dict[str, list[str]] = {}
        for key in ask.options.keys:
            verbs.setdefault(key.partition(":")[0], []).append(key)
        if len(verbs) > 1 and verbs.keys() & FORWARD.keys():
            (verb,) = chance.choices(list(verbs), [FORWARD.get(verb, SELDOM) for verb in verbs])
            return (chance.choice(verbs[verb]),)
    return draw_answer(ask, Chance(f"{chance.random()}"))
