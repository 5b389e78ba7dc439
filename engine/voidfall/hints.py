"""What an answer about Corruption does to the Yields of who gives it and to the Skirmish against them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.voidfall.map.spots import Spot, spots_to_gain, spots_with
from engine.voidfall.names import place_name
from engine.voidfall.outlook import differences
from engine.voidfall.questions import Question
from engine.voidfall.shown import attack_view
from engine.voidfall.state import State
from engine.voidfall.view import AttackView
from engine.voidfall.vocabulary.terms import TRACKS

GAINED = frozenset(
    {
        Question.CORRUPTION_GAINED,
        Question.CORRUPTION_ONTO,
        Question.CORRUPTION_OWN_SHARE,
        Question.CORRUPTION_PAID,
        Question.CORRUPTION_SHARED,
    }
)
"""Questions where a Corruption is put."""
LOST = frozenset({Question.CORRUPTION_MOVED, Question.CORRUPTION_REMOVED})
"""Questions which Corruption goes away."""


def hints(st: State, ask: Ask) -> Mapping[str, Text]:
    """By key, what changes: Yields, Upkeep, the next Skirmish. Nothing for other questions."""
    seat = ask.seat
    if ask.kind not in GAINED | LOST or st.phase == "end":
        return {}
    gained = ask.kind in GAINED
    offered = {spot.key: spot for spot in (spots_to_gain(st, seat) if gained else spots_with(st, seat))}
    left = [spot for spot in spots_with(st, seat) if spot.key == ask.within]
    now = attack_view(st, seat)
    found = {}
    for key in ask.options.keys:
        if key in offered:
            after = with_corruption(st, seat, offered[key], there=gained)
            for spot in left:
                after = with_corruption(after, seat, spot, there=False)
            if parts := [*differences(st, after, seat), *_skirmish(now, attack_view(after, seat))]:
                found[key] = say("vf-outlook", parts=parts)
    return found


def with_corruption(st: State, seat: int, spot: Spot, *, there: bool) -> State:
    """The state with a Corruption more or less at this place of the seat."""
    if spot.where == "sector":
        return replace(st, sectors={**st.sectors, spot.place: replace(st.sectors[spot.place], corrupted=there)})
    player = st.players[seat]
    if spot.where == "track":
        track = TRACKS.index(spot.track)
        tracks = [there if number == track else each for number, each in enumerate(player.track_corruption)]
        player = replace(player, track_corruption=tracks)
    elif spot.where == "agenda_slot":
        slots = [
            replace(each, corrupted=there) if number == spot.slot else each for number, each in enumerate(player.slots)
        ]
        player = replace(player, slots=slots)
    else:
        player = replace(player, stored=player.stored + (1 if there else -1))
    return replace(st, players=[player if number == seat else each for number, each in enumerate(st.players)])


def _skirmish(now: AttackView, then: AttackView) -> list[Text]:
    """How the Skirmish of the Evaluation changes."""
    if now == then:
        return []
    places = [place_name(place) for place in then.targets]
    return [say("vf-outlook-skirmish", before=now.strength, then=then.strength, places=places, state=then.outcome)]
