"""What everybody may know of the things of a game, as records that do not change."""

from __future__ import annotations

from collections import Counter

from engine.core.text import Text
from engine.core.view import view_of
from engine.voidfall import view
from engine.voidfall.battlefield import Battlefield
from engine.voidfall.components import parts
from engine.voidfall.coop.score import voidborn_lines
from engine.voidfall.coop_course import evaluation_extra
from engine.voidfall.costs.actions import lacking_actions
from engine.voidfall.costs.resources import says_payment
from engine.voidfall.in_force import in_force, lasting_rules
from engine.voidfall.invasion.skirmish import forecast_skirmish
from engine.voidfall.map.sectors import controller, defenses, kind_of
from engine.voidfall.mat import agenda_slots, improved_limit, technology_limit
from engine.voidfall.production import level
from engine.voidfall.progress import of_agenda, of_crises, of_starting_agendas
from engine.voidfall.scoring import counted_corruption
from engine.voidfall.state import Cooperation, CrisisRow, Player, Sector, State, Turn
from engine.voidfall.tasks import InvasionTask, Unit
from engine.voidfall.upkeep import payable_upkeep, upkeep_due, upkeep_of_agendas, upkeep_of_sectors
from engine.voidfall.vocabulary.lasting import SkipVoidStrikes
from engine.voidfall.vocabulary.technology_rules import ExtraHomeGuilds
from engine.voidfall.vocabulary.terms import RESOURCES, Resource


def sector_view(st: State, sector: Sector) -> view.SectorView:
    """A sector."""
    extra = () if sector.home is None else in_force(st, sector.home, ExtraHomeGuilds)
    return view_of(
        view.SectorView,
        sector,
        owner=controller(sector),
        fleets={fleet: cubes for fleet, cubes in sector.fleets.items() if cubes},
        guild_spaces=kind_of(sector).guild_spaces + sum(rule.amount for rule in extra),
        defenses=defenses(sector),
    )


def player_view(st: State, seat: int, player: Player) -> view.PlayerView:
    """A House mat; of the Agendas in hand only the backs."""
    types = parts().agendas
    return view_of(
        view.PlayerView,
        player,
        deployed=sum(sector.cubes for sector in st.sectors.values() if sector.owner == seat),
        slots=slots_view(st, seat, player),
        starting=of_starting_agendas(st, seat),
        objectives={slot.agenda: of_agenda(st, seat, slot.agenda) for slot in player.slots if slot.agenda},
        hand_types=tuple([types[agenda].type for agenda in player.agendas]),
        production={each: production_view(each, level(st, seat, each)) for each in RESOURCES},
        upkeep=view.UpkeepView(
            upkeep_due(st, seat), upkeep_of_sectors(st, seat), upkeep_of_agendas(player), payable_upkeep(st, seat)
        ),
        technology_limit=technology_limit(player),
        improved_limit=improved_limit(st, seat),
        attack=attack_view(st, seat),
        corruption=counted_corruption(st, seat),
    )


def attack_view(st: State, seat: int) -> view.AttackView:
    """The Skirmish of the Evaluation as it would be now, with best defence."""
    skirmish = forecast_skirmish(st, seat, evaluation_extra(st), of_evaluation=True)
    if lasting_rules(st, SkipVoidStrikes):
        return view.AttackView(skirmish.strength, (), held=True)
    held = all(result.winner == "defender" for result in skirmish.results.values())
    return view.AttackView(skirmish.strength, tuple(skirmish.results), held)


def production_view(resource: Resource, reached: int) -> view.ProductionView:
    """A Production Level with its Yield."""
    return view.ProductionView(reached, parts().production(resource, reached))


def slots_view(st: State, seat: int, player: Player) -> tuple[view.SlotView, ...]:
    """The Agenda slots, with the empty extra one of a Technology."""
    found = [view.SlotView(slot.agenda, slot.corrupted) for slot in player.slots]
    found += [view.SlotView("", corrupted=False)] * (agenda_slots(st, seat) - len(found))
    return tuple(found)


def turn_view(st: State, turn: Turn) -> view.TurnView:
    """The turn of the Focus phase."""
    offered = () if st.coop is None else st.coop.offer
    playable = [turn.card] if turn.card else [*st.players[turn.seat].hand, *offered]
    lacking = {card: why for card in playable if (why := lacking_numbers(st, turn.seat, card))}
    return view_of(view.TurnView, turn, lacking=lacking, says_payment=says_payment(st, turn.seat))


def lacking_numbers(st: State, seat: int, card: str) -> dict[int, Text]:
    """The actions of a Focus card that cannot be paid now, by number, with the reason."""
    found = enumerate(lacking_actions(st, seat, parts().focus_cards[card]), 1)
    return {number: why for number, why in found if why is not None}


def battle_view(battle: Battlefield, *, over: bool) -> view.BattleView:
    """A combat."""
    return view.BattleView(battle.place, battle.invader, battle.defender, battle.position, tuple(battle.notes), over)


def steps(st: State) -> tuple[view.Step, ...]:
    """The units of play under way, the innermost last."""
    return tuple([view.Step(task.seat, task.source) for task in st.tasks if isinstance(task, Unit)])


def invasion(st: State) -> view.InvasionView | None:
    """The latest invasion under way."""
    found = next((task for task in reversed(st.tasks) if isinstance(task, InvasionTask)), None)
    return None if found is None else view.InvasionView(found.seat, found.target, dict(found.moved))


def cooperation_view(st: State, coop: Cooperation) -> view.CooperationView:
    """The Crisis board and what belongs to it. Which cards the Alert deck holds follows from those that came in and
    those that were turned up; their order and the War cards themselves are hidden."""
    wars = parts().war_cards
    kinds: Counter[view.AlertKind] = Counter("war" if alert in wars else _level(alert) for alert in coop.alerts)
    return view_of(
        view.CooperationView,
        coop,
        military=_row(coop.military),
        economic=_row(coop.economic),
        decks={level: len(deck) for level, deck in coop.decks.items()},
        discards={level: tuple(cards) for level, cards in coop.discards.items()},
        alerts={kind: kinds[kind] for kind in ALERT_KINDS if kinds[kind]},
        havens=tuple([view.HavenView(haven.size, tuple(haven.cubes)) for haven in coop.havens]),
        focus_deck=len(coop.focus_deck),
        progress=of_crises(st),
        score=tuple([view.VoidbornLine(line.item, line.count, line.points) for line in voidborn_lines(st)]),
        gifts=tuple([view.GiftView(gift.seat, gift.source, gift.effect.text()) for gift in st.gifts]),
    )


ALERT_KINDS: tuple[view.AlertKind, ...] = ("1", "2", "3", "war")


def _level(alert: str) -> view.AlertKind:
    return next(kind for kind in ALERT_KINDS if kind == alert)


def _row(row: CrisisRow) -> view.RowView:
    return view.RowView(row.harbingers, tuple(row.crises))
