"""The weights of the advice, in victory points where nothing else is said.

They are fitted together by games between computer players in which every seat varied all of them: a linear regression
of the scores on the variations says in which direction each of them is better. So a weight is not a value of the rules,
and one that looks odd may make up for another one.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What the reckonings of the advice multiply and add."""

    # -- resources: `worth`
    stored: float = 0.17
    """A resource in storage while rounds follow."""
    money_price: float = 0.64
    """The share of it that counts where money pays for discs: what is kept does little."""
    last_money: float = 0.03
    """Money in the last round: it only pays what has to be paid."""
    earned_money: float = 0.48
    """Money in every upkeep that is left, each. It pays for actions, so it is worth most."""
    earned_science: float = 0.18
    earned_materials: float = 0.14
    short: float = 0.6
    """How much more a resource is worth where there is less of it than of the others,"""
    short_most: float = 0.38
    """at most."""
    keep_science: int = 8
    """What is not traded for the money of discs while rounds follow."""
    keep_materials: int = 9
    keep_idle: float = 0.4
    """The share of both that is kept by who has more discs than this on the track:"""
    idle_discs: int = 4
    spare_from: int = 9
    """What is not traded for technologies and monoliths while rounds follow."""
    trade_science: int = 9
    """At most so much is traded for towards a technology,"""
    trade_materials: int = 12
    """and towards a monolith;"""
    traded: float = 0.5
    """the share that counts of what is given for it."""

    # -- discs
    action: float = 0.1
    """A disc besides the money that it costs: it could do something else."""
    saving: float = 0.02
    """More of it for each piece of money that is short of what the next round will cost."""
    disc_round: float = 0.2
    """The money that a disc on a sector costs in every upkeep, each piece."""
    usual_actions: int = 4
    """Discs that are usually away on action spaces: the price of a further one counts from there."""
    reserve: float = 1.3
    """What it costs to leave nothing for the discs of sectors that are about to be won."""

    # -- sectors
    later: float = 0.6
    """The share of a cube that has yet to be brought,"""
    closed: float = 0.35
    """and of one whose square needs a technology."""
    discovery: float = 2.5
    artifact: float = 0.2
    fortunate: float = 1.1
    """The share of what a sector is worth that a disc move brings at once."""
    money_trouble: float = 3.1
    """A cube that pays what is missing in upkeep."""

    # -- exploring
    explore: float = 0.02
    """A new sector for each round that follows, besides what it is worth."""
    last_disc: float = 0.3
    """The share of a sector for which no disc can be paid now."""
    guarded: float = 0.59
    """The share of a sector with Ancients: somebody has to beat them first."""
    hopeful: float = 0.37
    """A sector rather than none."""
    company: float = 0.05
    """Each own sector beside a space; those of others cost as much."""
    frontier: float = 0.22
    """A wormhole into the unknown, while rounds are left to go there."""
    joined: float = 0.23
    """A lane to an own sector."""
    exposed: float = 0.4
    """A lane to another's sector."""

    # -- research
    science_price: float = 0.36
    """The share of stored science that a price counts: it is good for little else,"""
    science_glut: float = 0.15
    """and less with each piece that would be left."""
    ambition: float = 0.77
    """Technologies towards the points of their category."""
    robotics: float = 1.0
    """Advanced Robotics and"""
    quantum: float = 1.85
    """Quantum Grid for each round that follows,"""
    nanorobots: float = 0.16
    generator: float = 0.27
    orbital_tech: float = 0.5
    advanced: float = 1.0
    """The share of squares at hand that a technology opens,"""
    advanced_later: float = 0.08
    """and of one that may come."""
    parts: float = 0.78
    """Ship parts, by how much better they make a ship,"""
    part_round: float = 0.05
    """and for each round that follows."""
    monolith_price: float = 0.12
    """Each of the materials of a monolith that will be built,"""
    monolith_income: float = 0.7
    """the share of the income in materials that goes into them,"""
    monolith_trade: float = 0.75
    """and of what can be traded for it."""

    # -- building and upgrading
    material_price: float = 0.75
    """The share of stored materials that a price counts,"""
    monolith_saving: float = 0.05
    """and more of each where they could become monoliths."""
    orbital: float = 0.76
    """The share of an orbital's cube."""
    fleet: float = 6.0
    """The strength that a seat likes to have at home and afield, halfway through the game."""
    defence: float = 0.55
    """A point of strength where there is little of it;"""
    starbase: float = 0.5
    """the share of it in ships that stay at home."""
    front_ship: float = 0.9
    """The share of what a ship changes on the fronts at hand,"""
    front_upgrade: float = 0.75
    """and an upgrade."""
    each_ship: float = 0.4
    """One more point of strength of a ship on the map besides the fronts at hand."""
    further_build: float = 0.7
    """The share of the best of the steps that follow a first one."""
    further_influence: float = 0.75
    further_research: float = 0.5

    # -- war
    sure: float = 0.7
    """The chance to win that a strike needs."""
    losses: float = 0.5
    """A ship that may be lost."""
    hopeless: float = 0.05
    """The chance at which a battle is left, if it can be."""
    reputation: float = 1.05
    """A reputation tile,"""
    reputation_drawn: float = 0.3
    """and each one drawn for it."""
    defend: float = 1.0
    """An own sector that is held, besides what it is worth."""
    others_loss: float = 0.9
    """That another loses a sector,"""
    others_worth: float = 0.2
    """and the share of what it was worth to them."""
    foe: float = 1.5
    """A relation is refused where a strike at the partner gains so much."""

    # -- discovery tiles
    face_stored: float = 0.17
    """A resource on a tile, and"""
    growth: float = 0.07
    """how much more for each round that is left: what is bought with it grows."""
    face_ship: float = 1.0
    """A ship on a tile, and"""
    face_ship_round: float = 0.17
    """for each round that is left."""


W = Weights()
