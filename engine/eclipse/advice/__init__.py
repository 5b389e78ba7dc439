"""What a sensible player of Eclipse would answer, to every question that the rules ask.

All answers to a question are rated in victory points by reckonings of one step (`worth`, `war`), so that exploring can
be compared with a technology or an attack; there is no memory of a plan, it follows from the position every time.
"""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Pairs
from engine.eclipse.actions.diplomacy import Free
from engine.eclipse.advice import decisions, economy, exploring, turns
from engine.eclipse.advice.turns import Ranked
from engine.eclipse.questions import FIRST, Question
from engine.eclipse.state import ActionTask, ArtifactTask, DiscoveryTask, ExploreTask, State

MOST = 6
"""Answers that are worth a comparison."""
CLOSE = 4.0
"""An answer that is so many points worse is not."""

OVERSEEN = (*FIRST, Question.EXPLORE, Question.PLACING)
"""Questions besides the steps of an action in which the best answer may be overlooked."""
ENDINGS = ("pass", "done")
"""Answers that end something."""


def candidates(st: State, ask: Ask) -> tuple[tuple[str, ...], ...]:
    """The answers that a sensible player would consider, best first. Only one where there is nothing to think about."""
    pairs = ask.options.pairs
    if len(pairs) == 1:
        return ((pairs[0][0],),)
    for_free = at_once(st, ask, pairs)
    if for_free is not None:
        return ((for_free,),)
    ranked = rate(st, ask, pairs)
    legal, best = {key for key, _ in pairs}, ranked[0][0]
    good = dict.fromkeys(key for worth, key in ranked if worth > best - CLOSE and key in legal)
    return tuple([(key,) for key in good][:MOST])


def plausible(st: State, ask: Ask, found: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Of the candidates, those that a careless player may give: other actions and purchases. Nobody passes, goes on or
    leaves a battle by an oversight."""
    task = st.tasks[-1] if st.tasks else None
    choosing = ask.kind in OVERSEEN or (isinstance(task, ActionTask) and task.seat == ask.seat)
    if not choosing or found[0][0] in ENDINGS:
        return found[:1]
    return tuple([keys for keys in found if keys[0] not in ENDINGS])


def at_once(st: State, ask: Ask, pairs: Pairs[Any]) -> str | None:
    """What is free and plainly good: a cube for a colony ship, a relation."""
    seat = ask.seat
    if not any(isinstance(choice, Free) for _, choice in pairs):
        return None
    settled = economy.colonies(st, seat, pairs)
    if settled and settled[0][0] > 0:
        return settled[0][1]
    related = decisions.relations(st, seat, pairs) if ask.kind != Question.RELATION else []
    if related and related[0][0] > 0:
        return related[0][1]
    return None


def rate(st: State, ask: Ask, pairs: Pairs[Any]) -> Ranked:
    """The answers with what they bring, best first."""
    seat = ask.seat
    task = st.tasks[-1] if st.tasks else None
    match ask.kind:
        case Question.TURN:
            ranked = turns.turn(st, seat, pairs, reaction=False)
            # A trade goes first where what it makes possible is better than anything else.
            wanted = [each for each in economy.trades(st, seat, pairs) if each[0] > ranked[0][0]]
            return wanted or ranked
        case Question.REACTION:
            return turns.turn(st, seat, pairs, reaction=True)
        case Question.EXPLORE:
            found = exploring.spaces(st, seat, [pair for pair in pairs if pair[0].startswith("explore:")])
            return sorted([*found, (0.1, "done")], key=lambda each: -each[0])
        case Question.PLACING if isinstance(task, ExploreTask):
            return exploring.placings(st, seat, task, pairs)
        case Question.OCCUPY if isinstance(task, ExploreTask):
            return exploring.occupying(st, seat, task)
        case Question.DISCOVERY if isinstance(task, DiscoveryTask):
            return decisions.discovery(st, seat, task, pairs)
        case Question.CUBE_TRACK:
            return economy.tracks(st, seat, pairs)
        case Question.ARTIFACT if isinstance(task, ArtifactTask):
            return decisions.artifact(st, seat, task.left, pairs)
        case Question.BATTLE_GROUP if st.battle is not None:
            return decisions.group_order(st, seat, pairs)
        case Question.CONTROL:
            return decisions.control(st, seat)
        case Question.RELATION:
            return sorted([*decisions.relations(st, seat, pairs), (0.0, "no")], key=lambda each: -each[0])
        case Question.UPKEEP_BALANCE:
            return economy.remedies(st, seat, pairs)
        case Question.SPECIES:
            return decisions.species(pairs)
        case _ if isinstance(task, ActionTask) and task.seat == seat:
            return turns.go_on(st, seat, task, pairs)
        case _:
            return decisions.rank_as_listed(ask)
