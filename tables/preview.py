"""What will be asked after the words typed so far, for suggestions while a line is being typed. Nothing is played.

The line is tried on sampled games in which everything hidden from the person is dealt again. Only what is possible in
all of them is suggested, so a suggestion cannot tell which card the next step would draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Keys, Options
from engine.core.errors import IllegalChoice, Refused, Stale
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.text import Text, say
from tables.reading import read_answer
from tables.records import FindMeant, Match, Meant

WORLDS = 3
"""Number of sampled games in which a line is tried."""


class Preview(msgspec.Struct, frozen=True):
    """What the words that are being typed answer.

    `ask`: the question that `words` answer (None: there is none, or it is unknown); `words`: the rest of the unfinished
    clause; `read`: the parts of that clause that named an answer, each with the question that came after it. The line
    can be played as it is if something was read and no words are left.
    """

    ask: Ask | None
    words: str
    read: tuple[tuple[str, Ask | None], ...] = ()


def preview_line(session: Session[GameState], seat: int, clauses: list[str], unfinished: str, match: Match) -> Preview:
    """Try the finished clauses and then the unfinished one, as far as its words name an option. Raises Refused or Stale
    if a finished clause makes no sense."""
    if session.pending(seat) is None:
        return Preview(None, unfinished)
    worlds = [session.fork(seat, Chance(f"ahead:{number}")) for number in range(WORLDS)]
    for clause in clauses:
        rest = clause
        while rest:
            rest = _play_clause(worlds, seat, rest, match)
    found = Preview(_common_words(worlds, seat), unfinished)
    while found.ask is not None and found.words:
        try:
            rest = _play_clause(worlds, seat, found.words, match)
        except (Refused, Stale):
            break
        used = found.words[: len(found.words) - len(rest)].strip(" ,")
        ask = _common_words(worlds, seat)
        found = Preview(ask, rest, (*found.read, (used, ask)))
    return found


def find_obstacle(session: Session[GameState], seat: int, keys: Keys, rest: str, match: Match) -> IllegalChoice | None:
    """Why the rules forbid the words that go on after this answer, as far as the seat can know before it is given.
    None: in some sampled game they are possible, or nothing says that they are not."""
    found = None
    for number in range(WORLDS):
        world = session.fork(seat, Chance(f"ahead:{number}"))
        world.submit(seat, keys)
        found = _forbidden_after(world, seat, rest, match)
        if found is None:
            return None
    return found


def _forbidden_after(world: Session[GameState], seat: int, words: str, match: Match) -> IllegalChoice | None:
    """Play these words as far as they can be read while the seat is waited for. Why the rules forbid what they name
    next, where the question has no default."""
    while words.strip() and (pending := world.pending(seat)) is not None and not pending.ask.optional:
        try:
            keys, words = read_answer(world, seat, pending.ask, words, match)
        except Refused as refusal:
            return refusal if isinstance(refusal, IllegalChoice) and not pending.ask.default else None
        world.submit(seat, keys)
    return None


class Stop(msgspec.Struct, frozen=True):
    """Where a typed turn is refused: the number of its clause, the words from there on, why, and what is asked there
    (None: nothing, or it is unknown)."""

    clause: int
    words: str
    reason: Text
    about: Text | None = None


AsksBackIn: TypeAlias = Callable[[Session[GameState], int, Keys], bool]
"""Whether a seat is asked once more before an answer."""


def try_line(
    session: Session[GameState], seat: int, clauses: list[str], match: Match, asks_back: AsksBackIn | None
) -> Stop | None:
    """Where a typed turn is refused, as far as the seat can know before anything of it is played. None: in some sampled
    game it is played, or the person is asked once more before that; or it is not refused at the same words in all."""
    stops = []
    for number in range(WORLDS):
        stop = _find_stop(session.fork(seat, Chance(f"ahead:{number}")), seat, clauses, match, asks_back)
        if stop is None:
            return None
        stops.append(stop)
    first, *others = stops
    if any((stop.clause, stop.words) != (first.clause, first.words) for stop in others):
        return None
    if any((stop.reason, stop.about) != (first.reason, first.about) for stop in others):
        # they name what was only dealt again
        return msgspec.structs.replace(first, reason=say("error-line-cannot-follow", words=first.words), about=None)
    return first


def _find_stop(
    world: Session[GameState], seat: int, clauses: list[str], match: Match, asks_back: AsksBackIn | None
) -> Stop | None:
    for number, clause in enumerate(clauses):
        words = clause.strip()
        while words:
            pending = world.pending(seat)
            if pending is None:
                return Stop(number, words, say("error-line-turn-over", words=words))
            try:
                keys, rest = read_answer(world, seat, pending.ask, words, match)
                if asks_back is not None and asks_back(world, seat, keys):
                    return None
                world.submit(seat, keys)
            except Refused as refusal:
                return Stop(number, words, refusal.text, pending.ask.about)
            words = rest.strip()
    return None


def find_meant_lines(
    session: Session[GameState], seat: int, clauses: list[str], match: Match, find_meant: FindMeant
) -> tuple[Meant, ...]:
    """What a typed turn that cannot be read probably meant: the line with its words corrected, as far as the seat can
    know what it will be asked. Several if the words fit several answers, none if nobody can tell."""
    found: tuple[Meant, ...] = ()
    for number in range(WORLDS):
        trial = _Trial(session, seat, Chance(f"ahead:{number}"))
        lines = tuple(trial.correct(clauses, match, find_meant))
        if number and lines != found:
            return ()
        found = lines
        if trial.world is session:
            break
    return found


class _Trial:
    """A typed turn that is corrected in a sampled game; until an answer has to be given there, in the real one."""

    def __init__(self, session: Session[GameState], seat: int, chance: Chance) -> None:
        self.world, self._session, self._seat, self._chance = session, session, seat, chance

    def correct(self, clauses: list[str], match: Match, find_meant: FindMeant) -> Iterator[Meant]:
        """The corrected line, in every way. What comes after words that nobody can correct stays as it is."""
        told: list[tuple[str, Meant]] = []
        corrected = False
        for number, clause in enumerate(clauses):
            words, before = clause.strip(), "; " if number else ""
            while words:
                pending = self.world.pending(self._seat)
                meant: tuple[Meant, ...] = ()
                read = None if pending is None else _read(pending.ask, words, match)
                if read is None and pending is not None:
                    meant = find_meant(pending.ask, words)
                    read = _read(pending.ask, meant[0].words, match) if len(meant) == 1 else None
                if read is None:
                    ends = meant or ((Meant(words, words),) if corrected else ())
                    rest = [("; ", Meant(each, each)) for each in clauses[number + 1 :]]
                    yield from (_join([*told, (before, end), *rest]) for end in ends)
                    return
                corrected = corrected or bool(meant)
                keys, left = read
                said = meant[0] if meant else Meant(words, words)
                told.append((before, Meant(_without(said.words, left), _without(said.shown, left))))
                words, before = left.strip(), " "
                if words or number + 1 < len(clauses):
                    self._submit(keys)
        if corrected:
            yield _join(told)

    def _submit(self, keys: Keys) -> None:
        if self.world is self._session:
            self.world = self._session.fork(self._seat, self._chance)
        self.world.submit(self._seat, keys)


def _read(ask: Ask, words: str, match: Match) -> tuple[Keys, str] | None:
    try:
        return match(ask, words)
    except Refused:
        return None


def _without(words: str, rest: str) -> str:
    """Words without those at their end that are left over."""
    return words[: words.rfind(rest)].strip() if rest in words else words


def _join(told: list[tuple[str, Meant]]) -> Meant:
    """The parts of a line, each with what stands before it."""
    words, shown = ("".join(before + part[index] for before, part in told) for index in (0, 1))
    return Meant(words, shown)


def _play_clause(worlds: list[Session[GameState]], seat: int, words: str, match: Match) -> str:
    """Play the answer at the start of these words in every sampled game. Returns the remaining words. Raises Stale if
    the games disagree."""
    heard = set()
    for world in worlds:
        pending = world.pending(seat)
        if pending is None:
            raise Stale
        heard.add(match(pending.ask, words))
    if len(heard) != 1:
        raise Stale
    keys, rest = heard.pop()
    for world in worlds:
        world.submit(seat, keys)
    return rest


def _common_words(worlds: list[Session[GameState]], seat: int) -> Ask | None:
    """The question with the options that every sampled game offers."""
    pending = [world.pending(seat) for world in worlds]
    asks = [each.ask for each in pending if each is not None]
    if len(asks) < len(worlds):
        return None
    shared = (option for option in asks[0].options if all(ask.option(option.key) for ask in asks[1:]))
    return msgspec.structs.replace(asks[0], options=Options.of(shared))


def turn_ends(session: Session[GameState], seat: int, keys: tuple[str, ...]) -> bool:
    """Whether the seat's turn ends with this answer in a game that looks the same to it: it is not asked again, or a
    new turn begins. False if the answer cannot be given."""
    if seat not in session.owed():
        return False
    fork = session.fork(seat, Chance("ahead:turn"))
    turn = fork.title.advice.turn(fork.state)
    try:
        fork.submit(seat, keys)
    except (Refused, Stale):
        return False
    return seat not in fork.owed() or fork.title.advice.turn(fork.state) != turn
