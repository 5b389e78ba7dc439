"""Why an answer to a question between the actions is not offered: in battles, in upkeep, about discoveries and
reputation."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.decision import Ask, Barred, Option
from engine.core.text import Text, say
from engine.eclipse.actions.discovery import Fit, describe_fit, part_of
from engine.eclipse.actions.upgrade import change_text
from engine.eclipse.combat.battle import Fire, Hold, describe_order
from engine.eclipse.combat.reputation import describe as describe_tile
from engine.eclipse.components import DISCOVERIES, REPUTATION, RESOURCES, SHIP_CLASSES, SPECIES
from engine.eclipse.map.geometry import owned
from engine.eclipse.names import amount, place_name
from engine.eclipse.questions import Question
from engine.eclipse.ships import added_up, player_stats
from engine.eclipse.state import DiscoveryTask, ReputationTask, State
from engine.eclipse.tracks import stored
from engine.eclipse.why_free import cube_option, cubes_barred, trade_option
from engine.eclipse.why_places import NO_SUCH_PLACE, all_places, far_places, listed, missing_places

ARMED, UNARMED = say("ecl-why-armed"), say("ecl-why-unarmed")


def asked_barred(st: State, ask: Ask) -> Iterator[Barred]:
    """What the seat might try instead of the options of such a question."""
    found = QUESTIONS.get(ask.kind)
    if found is not None:
        yield from found(st, ask)
    task = st.tasks[-1] if st.tasks else None
    if isinstance(task, DiscoveryTask) and task.tile and task.seat == ask.seat:
        yield from _squares(st, ask, task)


def _stays(st: State, ask: Ask) -> Iterator[Barred]:
    """Cannons fire, and only cannons (P17.13.3)."""
    if "fire" in ask.options.keys:
        yield Barred(describe_order("hold", Hold(0)), ARMED)
    elif "hold" in ask.options.keys:
        yield Barred(describe_order("fire", Fire(0)), UNARMED)


def _remedies(st: State, ask: Ask) -> Iterator[Barred]:
    """While money is missing: other trades, sectors of others, colony ships (P17.15.3, P17.4.3)."""
    player = st.players[ask.seat]
    rate = SPECIES[player.species].trade
    for given in RESOURCES:
        for gained in RESOURCES:
            if gained == given or f"trade:{given}-{gained}" in ask.options.keys:
                continue
            reason = say("ecl-why-money-only")
            if gained == "money":
                reason = say("ecl-why-too-dear", price=amount(given, rate), have=stored(player, given))
            yield Barred(trade_option(given, gained, rate), reason)
    own = [sector.place for sector in owned(st, ask.seat)]
    reasons: dict[str, Text] = dict.fromkeys((*missing_places(), *far_places(st)), NO_SUCH_PLACE)
    for place in all_places(st):
        reasons[place] = say("ecl-why-not-own" if place in st.sectors else "ecl-why-unexplored")
    for place, reason in reasons.items():
        if place not in own:
            option = Option(f"abandon:{place}", say("ecl-abandon", place=place_name(place)), at=place)
            yield Barred(option, reason, listed(own))
    for place in st.sectors:
        for track in RESOURCES:
            yield Barred(cube_option(place, track), say("ecl-why-colony-before-paying"))


def _before_paying(st: State, ask: Ask) -> Iterator[Barred]:
    """Before paying only colony ships are used (P17.15.1)."""
    yield from cubes_barred(st, ask, in_upkeep=True)
    rate = SPECIES[st.players[ask.seat].species].trade
    for given in RESOURCES:
        for gained in RESOURCES:
            if gained != given:
                yield Barred(trade_option(given, gained, rate), say("ecl-why-trade-later"))


def _tiles(st: State, ask: Ask) -> Iterator[Barred]:
    """Reputation tiles that were not drawn, or are worth no more than what they would replace (P17.14.1)."""
    task, player = st.tasks[-1], st.players[ask.seat]
    assert isinstance(task, ReputationTask)
    for value in REPUTATION:
        if f"keep:{value}" not in ask.options.keys:
            reason = say("ecl-why-tile-too-low" if value in task.drawn else "ecl-why-tile-not-drawn")
            yield Barred(describe_tile(player, f"keep:{value}", value), reason)


def _squares(st: State, ask: Ask, task: DiscoveryTask) -> Iterator[Barred]:
    """Squares on which an ancient part would leave a ship that may not be so (P17.10.5, P17.8.3)."""
    player, tile = st.players[ask.seat], DISCOVERIES[task.tile]
    for ship in SHIP_CLASSES if tile.effect == "part" else ():
        blueprint = SPECIES[player.species].blueprints[ship]
        for slot, _ in blueprint.slots:
            key = f"part:{ship}-{slot}"
            if key not in ask.options.keys:
                after = added_up(blueprint, {**player.tiles.get(ship, {}), slot: part_of(tile)})
                option = describe_fit(player, key, Fit(ship, slot), part_of(tile))
                yield Barred(option, change_text(ship, player_stats(player, ship), after))


QUESTIONS: dict[str, Callable[[State, Ask], Iterator[Barred]]] = {
    Question.BATTLE_GROUP: _stays,
    Question.UPKEEP_BALANCE: _remedies,
    Question.UPKEEP_COLONY: _before_paying,
    Question.REPUTATION: _tiles,
}
"""By the kind of the question."""
