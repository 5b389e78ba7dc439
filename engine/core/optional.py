"""The optional parts of a title. A title that has one of them derives a class from it and names an instance of that as
its attribute (`Title.advice`, `.planning`, `.notices`, `.asides`, `.annals`, `.forecasts`); what it leaves out has the
defaults given here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.decision import Ask, Barred, Keys, Option
from engine.core.kit import GameState
from engine.core.orders import Orders, Stop
from engine.core.posting import Posting
from engine.core.text import Text

S = TypeVar("S", bound=GameState)

EARLY_STEPS = 40
"""In so many steps of its record a game has hardly begun."""


class Advice(Generic[S]):
    """What helps computer players beyond `Title.estimate`. All of it may read only what the seat knows."""

    looks_on: bool = False
    """Whether one unit of a turn is too short to show what it is worth: a normal computer then plays the most promising
    answers on to the end of the turn, which `Meta.starts` tells."""

    idle: tuple[str, ...] = ()
    """Options that only change what is asked, by key. Computer players take none of them where there are others."""

    def turn(self, state: S, /) -> int | None:
        """The number of the running turn, counted over all seats, if one turn is too short to show what it is worth. A
        computer player then looks ahead to its next turns. None: it looks ahead to the end of its turn."""
        return None

    def turn_of(self, state: S, /) -> int | None:
        """The seat whose turn is running. A computer player that looks on (`looks_on`) does so through what others are
        asked meanwhile. None: nobody's, or a turn ends where somebody else is asked."""
        return None

    def advise(self, state: S, seat: int, /) -> Keys | None:
        """What a sensible player answers to the question asked of the seat, if a search one answer deep cannot find it
        (talk that takes several steps). None: the player decides by itself. For an optional question None means to say
        nothing. Called on sampled states."""
        return None

    def candidates(self, state: S, ask: Ask, /) -> tuple[Keys, ...]:
        """The answers to this question, which is asked now, that a sensible player would consider, best first; all are
        legal. One where there is nothing to think about. Empty: no opinion, let the player think. The levels of
        computer players differ by what they make of them. Called on imagined states, and many times in one decision."""
        return ()

    def nears_end(self, state: S, /) -> bool:
        """Whether the end of the game is in sight: only then candidates are compared by playing on to it. Reads only
        what everybody knows."""
        return True

    def plausible(self, state: S, ask: Ask, found: tuple[Keys, ...], /) -> tuple[Keys, ...]:
        """Of the candidates, those that a careless player may give: the best, and what is easily taken for it (another
        purchase), but not what nobody would do (leave a battle that is nearly won). By default all."""
        return found

    def offhand(self, state: S, ask: Ask, /) -> Keys:
        """A legal answer to this question, which is asked now, that a sensible player would give without thinking: how
        computer players answer questions of detail (payments, cubes that move in) where they imagine what follows from
        something else. What is decided in earnest is still compared. Empty: none, an imagined answer is a random one.
        Called on imagined states, and many times in one decision."""
        return ()

    def passing(self, state: S, ask: Ask, /) -> Keys:
        """A legal answer to this question, which is asked now, with which computer players imagine the rest of a unit
        where only what comes before is compared. Here, too, there may be rules of thumb for what is decided in earnest.
        By default `offhand`. Empty: a random answer."""
        return self.offhand(state, ask)

    def corrected(self, ask: Ask, keys: Keys, estimate: float, /) -> float:
        """The estimate of the game after this answer (from -1 to 1), less what estimates after answers of its kind are
        known to be too high by. Asked of the answers that are compared, not of what is imagined after them. By default
        as it is."""
        return estimate

    def terms(self, state: S, seat: int, /) -> Mapping[str, float]:
        """What the position is good for, for a seat, in points: by the name of a term, which is told in words by
        `{prefix}-reason-{name}`. With it computer players explain what they have played. Reads only what everybody
        knows. Empty: they do not explain themselves."""
        return {}


class Planning(Generic[S]):
    """What people lay down in advance: standing orders and queued actions."""

    def follow(self, state: S, ask: Ask, orders: Orders, alarmed: bool, /) -> Keys | None:
        """The answer that the standing orders of the asked seat (`Meta.orders`) give to this question. None: the person
        is asked. `alarmed`: there are `intrusions` that the seat has not seen when it last acted. Whether a question is
        answered may depend only on what everybody knows; the answer itself also on what the seat knows."""
        return None

    def intrusions(self, state: S, seat: int, /) -> Mapping[str, Text]:
        """What others have done to the seat that makes its queued actions and some standing orders wait for the person:
        by a key that differs for everything new, in words. The seat alone reads it. What others can change and is
        always there, like a place, is listed under a key that changes with it."""
        return {}

    def stops(self, state: S, seat: int, /) -> Mapping[str, Stop]:
        """A short list of what may happen and end all that the seat has laid down, if it says so (a place that others
        enter, an attack, a price), by key. May read only what the seat knows. Chapters that begin are not listed."""
        return {}

    def telling(self, state: S, ask: Ask, /) -> bool:
        """Whether how soon this question is answered could tell others what the seat holds (with nothing to choose an
        answer comes at once). An answer given in advance then comes after a pause, as a person's would. Reads only what
        everybody knows."""
        return False

    def period(self, state: S, /) -> str:
        """A name for the present part of the game (a round), at whose end passing standing orders end."""
        return ""

    def episode(self, state: S, /) -> str:
        """A name, unlike any period's, for what goes on within it just now (a battle), at whose end fleeting standing
        orders end. "": nothing."""
        return ""

    def foreseen(self, state: S, seat: int, /) -> Ask | None:
        """The question with which the next turn of the seat would begin, if it began now: for reading and checking what
        the seat queues. May read only what the seat knows."""
        return None

    def foreseen_barred(self, state: S, ask: Ask, /) -> Iterable[Barred]:
        """What the seat might try instead of the options of its `foreseen` question, and why it may not, like
        `Title.barred`."""
        return ()


class Notices(Generic[S]):
    """What is sent in messages of its own, beside the question and the table."""

    opens_chapter: tuple[str, ...] = ()
    """The log messages with which a `chapter` begins: what the same step has told before the first of them belongs to
    the chapter that has ended."""

    def in_hand(self, state: S, seat: int, /) -> Any:
        """The content of the seat's own message, which is updated when this changes. None: everything in its view that
        onlookers do not see."""
        return None

    def shown(self, state: S, seat: int, /) -> tuple[Any, ...]:
        """What other seats have shown to this one. New items are sent to the person."""
        return ()

    def postings(self, state: S, /) -> tuple[Posting, ...]:
        """The open postings, to be answered by those they concern, and the records of what happens (`lasting`).
        Everybody may read them."""
        return ()

    def chapter(self, state: S, /) -> int | None:
        """The number of the running chapter of the game, if it has chapters (rounds) whose end is told in a message of
        its own. The number rises, also when the last one ends. None: none has begun."""
        return None


class Asides(Generic[S]):
    """What a seat may do although another one is asked. Only where the rules can go on from the state as it is: the
    running unit begins again after it. What is offered and barred may depend only on what everybody knows."""

    def offered(self, state: S, seat: int, /) -> tuple[Option, ...]:
        """What the seat may do at this moment."""
        return ()

    def do(self, state: S, seat: int, key: str, /) -> None:
        """Do one of those offered."""

    def barred(self, state: S, seat: int, /) -> Iterable[Barred]:
        """What the seat may try to do that is not offered, and why, like `Title.barred`."""
        return ()


class Annals(Generic[S]):
    """What statistics tell finished games apart by."""

    def traits(self, state: S, seat: int, /) -> Mapping[str, Text]:
        """What a seat played as in a game that is over, by kinds (its species), whose names are the messages
        `{prefix}-trait-{kind}`."""
        return {}

    def opening(self, ask: Ask, key: str, /) -> Text | None:
        """What this answer to the first question of a seat's first turn counts as, without the details in which every
        game differs. None: nothing."""
        return None


class Forecast(msgspec.Struct, frozen=True):
    """Something that onlookers can predict: a key that no other thing of the game has, what it is about, and the
    possible answers by key."""

    key: str
    about: Text
    answers: tuple[tuple[str, Text], ...]


class Forecasts(Generic[S]):
    """What onlookers can predict besides the winner. All of it may read only what everybody knows."""

    def early(self, state: S, steps: int, /) -> bool:
        """Whether it is so early in the game that its winner may be predicted. `steps`: of its record so far."""
        return steps < EARLY_STEPS

    def upcoming(self, state: S, /) -> tuple[Forecast, ...]:
        """What can be predicted now."""
        return ()

    def decided(self, state: S, key: str, /) -> str | None:
        """The right answer to what could be predicted earlier; "": none is right. None: it is not decided yet."""
        return None
