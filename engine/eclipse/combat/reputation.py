"""Reputation after the battles of a sector (P17.14.1): draw, keep one or none, return the others."""

from __future__ import annotations

from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.text import Text, say
from engine.core.undo_reasons import DRAWN
from engine.eclipse.components import MOST_REPUTATION_DRAWN
from engine.eclipse.effects import return_reputation
from engine.eclipse.names import SEATS, place_name
from engine.eclipse.questions import Question
from engine.eclipse.state import Player, ReputationTask, State, finish
from engine.eclipse.tracks import reputation_fits

NONE = 0
"""In the place of a value: no tile is kept."""


def reputation(st: State, task: ReputationTask) -> Rules[None]:
    """The unit: tiles are drawn, which nobody can take back; in the next one the seat keeps one of them or none. The
    others are back in the bag before the next seat draws."""
    player = st.players[task.seat]
    if not task.drawn:
        if not has_use(player) or not st.reputation_bag:
            finish(st)
            return
        draw(st, task)
        return
    kept = yield question(player, task)
    keep(st, task, kept)
    finish(st)


def has_use(player: Player) -> bool:
    """Whether any tile could be kept: there is a place, or a tile that can be replaced. Everybody can see that."""
    return has_room(player) or bool(player.reputation)


def has_room(player: Player) -> bool:
    """Whether one more tile fits on the reputation track (P1.7)."""
    return reputation_fits(player, len(player.partners), len(player.reputation) + 1)


def draw(st: State, task: ReputationTask) -> None:
    """As many tiles as were earned, five at most, fewer if the bag is short (P17.14.1)."""
    count = min(MOST_REPUTATION_DRAWN, len(st.reputation_bag), task.count)
    task.drawn = sorted([st.reputation_bag.pop() for _ in range(count)], reverse=True)
    public = say("ecl-log-battle-reputation", side=SEATS[task.seat], count=count, place=place_name(task.place))
    private = say("ecl-log-battle-drew", tiles=", ".join(map(str, task.drawn)))
    st.record(public, private=private, to=(task.seat,), at=(task.place,), seat=task.seat)
    st.seal(DRAWN)


def choices(player: Player, drawn: list[int]) -> Pairs[int]:
    """The values that can be kept, and none."""
    values = [value for value in dict.fromkeys(drawn) if judge_tile(player, drawn, value) is None]
    return [*((f"keep:{value}", value) for value in values), ("none", NONE)]


def judge_tile(player: Player, drawn: list[int], value: int) -> Text | None:
    """Why a tile cannot be kept; None: it can. Without room it replaces the lowest that is held, so it has to be higher
    (H: no other replacement makes sense)."""
    if value not in drawn:
        return say("ecl-why-tile-not-drawn")
    return None if has_room(player) or value > min(player.reputation) else say("ecl-why-tile-too-low")


def question(player: Player, task: ReputationTask) -> Ask:
    """Which tile is kept, if any. It is asked even where only `none` is left: what the seat drew is its secret, so
    whether the game waits must not tell it."""
    pairs = choices(player, task.drawn)
    drawn = ", ".join(map(str, task.drawn))
    about = say("ecl-ask-reputation", tiles=drawn)
    options = Options(pairs, lambda key, value: describe(player, key, value))
    return Ask(task.seat, about, options, default=(pairs[0][0],), habit="reputation", kind=Question.REPUTATION)


def describe(player: Player, key: str, value: int) -> Option:
    """A tile, and the one that it replaces."""
    if value == NONE:
        return Option(key, say("ecl-reputation-none"))
    detail: Text | None = None
    if not has_room(player):
        detail = say("ecl-reputation-replaces", tile=min(player.reputation))
    return Option(key, say("ecl-reputation-keep", tile=value), detail=detail)


def keep(st: State, task: ReputationTask, value: int) -> None:
    """One tile is kept or none; the others, and one that it replaces, go back to the bag. Others see that a tile was
    kept, not which."""
    player, seat = st.players[task.seat], task.seat
    back = list(task.drawn)
    if value != NONE:
        back.remove(value)
        if not has_room(player):
            lowest = min(player.reputation)
            player.reputation.remove(lowest)
            back.append(lowest)
        player.reputation = sorted([*player.reputation, value])
        private = say("ecl-log-kept-reputation", tile=value)
        st.record(say("ecl-log-keeps-reputation", side=SEATS[seat]), private=private, to=(seat,), seat=seat)
    else:
        st.record(say("ecl-log-keeps-no-reputation", side=SEATS[seat]), seat=seat)
    task.drawn = []
    return_reputation(st, back)
