"""What is always true of a game of Afternova between two questions."""

from __future__ import annotations

from engine.afternova.components import LAST_BLUEPRINT, PLANETS, parts
from engine.afternova.state import State, add_numbers, hand_limit, storage_limit
from engine.core.errors import require


def check(st: State) -> None:
    """Raise Broken with the name of the first violated invariant."""
    _check_cubes(st)
    _check_cards(st)
    _check_limits(st)
    _check_offers(st)


def _check_cubes(st: State) -> None:
    total = add_numbers(st.bag, st.cube_discard)
    for world in st.planets:
        total = add_numbers(total, world.cubes)
        require(sum(world.cubes) <= parts().planets[world.id].cubes, "a planet has too many cubes")
    for player in st.players:
        total = add_numbers(total, player.storage)
        require(min(player.storage) >= 0, "cubes were paid that were not there")
    if st.robot is not None:
        total = add_numbers(total, st.robot.storage)
        for card in st.robot.row:
            total = add_numbers(total, card.covered)
            fits = all(a <= b for a, b in zip(card.covered, parts().costs[card.id], strict=True))
            require(fits, "the bot covers an icon twice")
    require(total == list(parts().cubes), "cubes are not conserved")


def _check_cards(st: State) -> None:
    mercenaries = [card for card in st.market_mercenaries if card is not None]
    blueprints = [card for card in st.market_blueprints if card is not None]
    mercenaries += st.mercenary_deck + st.mercenary_discard
    blueprints += st.blueprint_deck + st.blueprint_discard
    for player in st.players:
        mercenaries += player.mercenaries
        blueprints += [*player.blueprints, *(built.card for built in player.built)]
    if st.robot is not None:
        blueprints += [card.id for card in st.robot.row] + st.robot.built + st.robot.hidden
    planets = [world.id for world in st.planets] + st.planet_deck + st.planet_discard
    require(sorted(mercenaries) == sorted(parts().mercenaries), "mercenaries are not conserved")
    require(sorted(blueprints) == sorted(parts().blueprints), "blueprints are not conserved")
    require(sorted(planets) == sorted(parts().planets), "planets are not conserved")
    require(len(st.planets) <= PLANETS, "too many planets are on display")


def _check_limits(st: State) -> None:
    for seat, player in enumerate(st.players):
        require(sum(player.storage) <= storage_limit(st, seat), f"seat {seat} stores too much")
        require(len(player.built) <= LAST_BLUEPRINT, f"seat {seat} has completed a seventh blueprint")
        taking = st.step in ("market", "trim") or st.outcome is not None
        require(taking or len(player.hand) <= hand_limit(st, seat), f"seat {seat} holds too many cards")
    if st.robot is not None:
        require(st.robot.completed <= LAST_BLUEPRINT, "the bot has completed a seventh blueprint")
        require(sum(st.robot.storage) < 4 or st.robot.completed >= LAST_BLUEPRINT, "the bot stores four cubes")


def _check_offers(st: State) -> None:
    require(not st.offers or st.step == "action", "offers outlive the action")
    numbers = [offer.number for offer in st.offers]
    require(len(set(numbers)) == len(numbers), "two offers have one number")
    for offer in st.offers:
        accepted = [seat for seat, answer in offer.answers.items() if answer == "accepted"]
        require(all(seat in offer.bound for seat in accepted), "an acceptance binds something")
