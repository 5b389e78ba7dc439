"""What can be planned for the next turn while others move, and what ends such a plan."""

from __future__ import annotations

from msgspec.structs import replace

from engine.afternova.components import COLOURS, LAST_BLUEPRINT
from engine.afternova.market import ask_cards
from engine.afternova.names import SIDES
from engine.afternova.negotiation import is_alone, question
from engine.afternova.state import Player, State, cost_of
from engine.afternova.window import built_by, last_turns
from engine.core.decision import Ask
from engine.core.orders import Stop
from engine.core.text import Text, say

NEAR_THE_END = (LAST_BLUEPRINT - 2, LAST_BLUEPRINT - 1)
"""Blueprints with which the end is near."""


def foreseen(st: State, seat: int) -> Ask | None:
    """The first question of the seat's next turn if it began now; in its own turn the next one that nobody else has a
    part in. None where it has no more turns."""
    if st.outcome is not None or st.players[seat].out:
        return None
    if seat == st.active and st.step == "market" and (ask := ask_cards(st)) is not None:
        return ask
    if seat == st.active and st.step == "action" and is_alone(st):
        now = replace(st)
    elif st.last_window or (st.closing and seat not in last_turns(st)):
        return None
    else:
        now = next_turn_of(st, seat)
    now.talk.begin(now.revealed, seat, set())
    return question(now, seat, now.talk)


def next_turn_of(st: State, seat: int) -> State:
    """A copy of the state, which shares its cards and cubes, as if the seat's next turn began now (TU1)."""
    return replace(
        st,
        place=st.order.index(seat),
        turn=st.turn + 1,
        step="action",
        offers=[],
        done=None,
        made={},
        drafts={},
        overflow=None,
        refused=[],
    )


def intrusions(st: State, seat: int) -> dict[str, Text]:
    """What the seat holds, because a deal in which it has helped changes that (EX7); and, in its own turn, the answers
    and offers of others (N2-N6)."""
    found = {held_key(st.players[seat]): say("an-intrusion-deal")}
    if seat != st.active:
        return found
    for offer in st.offers:
        key = f"{offer.number}-{offer.version}"
        if offer.author != seat:
            found[f"offer-{key}"] = say("an-intrusion-offer", side=SIDES[offer.author], number=offer.number)
            continue
        for helper in offer.answers:
            found[f"answer-{key}-{helper}"] = say("an-intrusion-answer", side=SIDES[helper], number=offer.number)
    return found


def stops(st: State, seat: int) -> dict[str, Stop]:
    """What planets pay: that one opens, and that they hold more cubes of a colour than before (SU1, MK4); and that
    somebody else comes near the sixth blueprint, with which the game ends (EN1)."""
    found = {"planet": Stop(say("an-stop-planet"), tuple([world.id for world in st.planets]))}
    for number, colour in enumerate(COLOURS):
        cubes = [f"{world.id}-{count}" for world in st.planets for count in range(world.cubes[number])]
        found[f"colour:{colour}"] = Stop(say("an-stop-colour", colour=say(f"an-colour-{colour}")), tuple(cubes))
    for count in NEAR_THE_END:
        others = [f"{owner}" for owner in st.order if owner != seat and built_by(st, owner) >= count]
        found[f"built:{count}"] = Stop(say("an-stop-built", count=count), tuple(others))
    return found


def held_key(player: Player) -> str:
    """`held-7-m05.m12`: the cubes so far without those discarded, and the mercenaries. Completing a blueprint changes
    nothing of this, because its effect may come when others have answered."""
    spent = sum(cost_of(tuple([built.card for built in player.built])))
    return f"held-{sum(player.storage) + spent}-{'.'.join(player.mercenaries)}"
