"""Battles as everybody sees them."""

from __future__ import annotations

from engine.core.view import view_of
from engine.eclipse.combat.fight import owner_of, winner_of
from engine.eclipse.combat.order import next_pair
from engine.eclipse.state import Battle, Place, Salvo, State
from engine.eclipse.view import BattleView, DieView, GroupView, SalvoView


def battle_view(battle: Battle, *, over: bool) -> BattleView:
    """A battle with both sides' groups in firing order, those that are wiped out included."""
    return view_of(
        BattleView,
        battle,
        groups=tuple([group_view(battle, number) for number in range(len(battle.groups))]),
        salvos=tuple([salvo_view(salvo) for salvo in battle.salvos]),
        over=over,
        winner=winner_of(battle) if over else None,
    )


def group_view(battle: Battle, number: int) -> GroupView:
    """A group with what it has lost, and where it waits to go or has gone."""
    group = battle.groups[number]
    return view_of(
        GroupView,
        group,
        side=owner_of(battle, group.side),
        ships=battle.standing[number],
        lost=battle.lost[number],
        retreat=battle.waiting.get(number),
        left=battle.left.get(number),
    )


def salvo_view(salvo: Salvo) -> SalvoView:
    """What fell, and where the hits went."""
    return view_of(
        SalvoView,
        salvo,
        dice=tuple([DieView(damage, face, hit) for (damage, face), hit in zip(salvo.dice, salvo.hits, strict=True)]),
    )


def contested(st: State) -> tuple[Place, ...]:
    """Where hostile sides stand, in the order in which the sectors came to the map (P17.12.1)."""
    sectors = st.sectors.values()
    return tuple([each.place for each in sectors if len(each.fleets) > 1 and next_pair(st, each) is not None])
