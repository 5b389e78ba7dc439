"""Surplus cubes, for which there is no storage space: their owner chooses which are discarded (OV1, OV2).

A helper chooses in secret before accepting, as do the authors of bids and counters. The active player is asked at the
latest when the deal is carried out. If there is only one way to discard, nobody is asked: the button says which cubes
are discarded.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.afternova.components import COLOURS, COMPONENTS
from engine.afternova.deals import after_deal, default_drops, drops_among, too_many
from engine.afternova.names import cube_list, cubes_text
from engine.afternova.options import TAP_BACK, Listed, Tap, drop_tap, usual_option
from engine.afternova.state import Overflow, State, Terms, storage_limit, subtract_numbers
from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.text import say

NONE_NAMED = (0, 0, 0, 0, 0)


def free_choice(held: Sequence[int], count: int) -> bool:
    """Whether there is more than one way to take this many of these cubes."""
    return 0 < count < sum(held) and sum(number > 0 for number in held) > 1


def named_drops(st: State, seat: int, held: Sequence[int], wished: Sequence[int]) -> list[int]:
    """The surplus cubes that a participant has named, as far as it will hold them and they are still surplus."""
    named = list(map(min, wished, held))
    return named if sum(named) <= too_many(st, seat, held) else drops_among(st, seat, held, wished)


def leaves_choice(st: State, seat: int, held: Sequence[int], wished: Sequence[int]) -> bool:
    """Whether a participant who will hold these cubes still has to choose which are discarded."""
    count = too_many(st, seat, held)
    if not count:
        return False
    named = named_drops(st, seat, held, wished)
    return free_choice(subtract_numbers(held, named), count - sum(named))


def is_open(st: State, terms: Terms, seat: int, wished: Sequence[int] = NONE_NAMED) -> bool:
    """Whether a participant in a deal still has to choose which cubes are discarded."""
    return leaves_choice(st, seat, after_deal(st, terms, seat), wished)


def telling_loss(option: Option, st: State, terms: Terms, seat: int, wished: Sequence[int] = NONE_NAMED) -> Option:
    """The option for this deal, with the surplus cubes that it discards, or their number if the player has to
    choose."""
    held = after_deal(st, terms, seat)
    count = too_many(st, seat, held)
    if not count:
        return option
    if leaves_choice(st, seat, held, wished):
        return replace(option, label=say("an-option-no-room", label=option.label, count=count))
    return telling_drops(option, drops_among(st, seat, held, wished))


def telling_drops(option: Option, drops: Sequence[int]) -> Option:
    """The option with the cubes that are discarded if it is chosen."""
    if not any(drops):
        return option
    return replace(option, label=say("an-option-discarding", label=option.label, cubes=cube_list(drops)))


# -- while composing -------------------------------------------------------------------------------------------------


def room_taps(st: State, seat: int, terms: Terms, named: Sequence[int], left: Sequence[int]) -> Pairs[Tap]:
    """Which surplus cubes are discarded, if a deal that is being composed, and leaves the active player this share,
    brings too many."""
    if st.world(terms.planet) is None:
        return ()
    held = after_deal(st, terms, seat, left)
    open_drops = sum(held) - storage_limit(st, seat) - sum(named)
    if open_drops <= 0 and not any(named):
        return ()
    return _room_taps(tuple(held), tuple(named), open_drops > 0)


@COMPONENTS.keeps
def _room_taps(held: tuple[int, ...], named: tuple[int, ...], more: bool) -> tuple[Listed, ...]:
    found = []
    for colour in range(len(COLOURS)):
        if more and named[colour] < held[colour]:
            found.append(drop_tap(colour, more=True))
        if named[colour]:
            found.append(drop_tap(colour, more=False))
    return tuple(found)


# -- when it is carried out ------------------------------------------------------------------------------------------


def choose_drops(st: State, terms: Terms, wished: Sequence[int]) -> Rules[bool]:
    """Ask the active player, cube by cube, which surplus is discarded. The named cubes stay in `st.overflow`. False:
    the player has cancelled."""
    st.overflow = Overflow(terms, named_drops(st, st.active, after_deal(st, terms, st.active), wished))
    while is_open(st, terms, st.active, st.overflow.drops):
        st.talk.asks.clear()  # this question closes those of the talk
        verb, cube, _ = yield drop_ask(st, st.overflow)
        if verb == "cancel":
            st.overflow = None
            return False
        st.overflow.drops[cube] += 1
    return True


def drop_ask(st: State, overflow: Overflow) -> Ask:
    """The next surplus cube. The one that the rule would take first is proposed."""
    seat = st.active
    held = subtract_numbers(after_deal(st, overflow.terms, seat), overflow.drops)
    count = sum(held) - storage_limit(st, seat)
    first = default_drops(st.players[seat], held, count)
    about = say("an-ask-drop", count=count, cubes=cubes_text(held), limit=storage_limit(st, seat))
    taps = [drop_tap(colour, more=True) for colour in range(len(COLOURS)) if held[colour]]
    proposal = next(f"drop:{name}" for name, number in zip(COLOURS, first, strict=True) if number)
    return Ask(seat, about, Options([*taps, TAP_BACK], usual_option), propose=(proposal,))
