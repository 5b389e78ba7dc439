"""Lines of a panel of Voidfall: what a player has, what is used of a turn, where an effect comes from."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.ui.presentation import join
from engine.core.text import Text, say
from engine.voidfall.card_text.objectives import counted_texts
from engine.voidfall.components import parts
from engine.voidfall.constants import CATASTROPHES, MOST_STOCK
from engine.voidfall.names import (
    SEATS,
    ability_name,
    action_name,
    agenda_name,
    crisis_name,
    event_name,
    focus_card_name,
    house_name,
    place_name,
    scored_agenda,
    technology_name,
    track_name,
)
from engine.voidfall.tasks import Source
from engine.voidfall.view import AttackView, PlayerView, Progress, View
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.terms import RESOURCES, Resource
from engine.voidfall.vocabulary.words import quoted
from locales import capitalize, message, translate
from locales.numbers import signed
from render.voidfall import look
from render.voidfall.objectives import value

SIGNS: dict[Resource, str] = {kind: each.plain for kind, each in look.RESOURCES.items()}
ACTIONS_OF_A_TURN, ACTIONS_WITH_TOKEN = 2, 3
TOLD_ABOVE = frozenset({"start", "frame", "objective"})
"""Sources of effects that the line with the time names: the start, the event."""


def mat_lines(view: View, seat: int, language: str) -> list[str]:
    """Resources as `stock +Yield (level)`, marked where the next production is too much; then cubes, tokens, Upkeep
    and, until the Void has struck in the Evaluation, the Skirmish."""
    player = view.players[seat]
    stock = " · ".join(stock_words(player, resource) for resource in RESOURCES)
    return [
        message("vf-panel-stock", language, stock=stock),
        message(
            "vf-panel-mat",
            language,
            influence=player.influence,
            active=player.active,
            deployed=player.deployed,
            inactive=player.inactive,
            trade=player.trade,
            due=player.upkeep.due,
            payable=player.upkeep.payable,
            state=upkeep_state(view, seat),
            skirmish=attack_words(player.attack, language),
            struck="yes" if view.phase == "evaluation" else "no",
        ),
    ]


def attack_words(attack: AttackView, language: str) -> str:
    """The strength of the Skirmish of the Evaluation as it would be now, what it attacks, whether that is held."""
    *others, last = [place.upper() for place in attack.targets] or [""]
    places = message("vf-list-or", language, first=join(others, language), last=last) if others else last
    return message("vf-panel-attack", language, strength=attack.strength, places=places, state=attack.outcome)


def objective_lines(view: View, seat: int, language: str) -> list[str]:
    """What the event and the Agendas in play reward, with the present values of a player, in small type."""
    if not view.event or not view.players[seat].origin:
        return []
    known = parts()
    boxes = zip(known.events[view.event].boxes, view.event_objectives, strict=True)
    of_event = [
        told
        for box, values in boxes
        for effect, by_seat in zip(box, values, strict=True)
        if (told := objective_words(effect, by_seat[seat], language))
    ]
    lines = [f"-# 🎯 {' · '.join(of_event)}"] if of_event else []
    agendas = [
        f"{translate(agenda_name(agenda), language)} **{_progress_of(found, language)}**"
        for agenda, found in view.players[seat].objectives.items()
    ]
    return [*lines, f"-# 📜 {' · '.join(agendas)}"] if agendas else lines


def held_agenda_lines(view: View, seat: int, language: str) -> list[str]:
    """The Agendas in hand with the Focus cards in hand that each goes with, before the card of a turn is chosen."""
    turn = view.turn
    if turn is None or turn.seat != seat or turn.card:
        return []
    known, lines = parts(), []
    for agenda in view.agendas or ():
        kind = known.agendas[agenda].type
        cards = [
            quoted(focus_card_name(card)) for card in view.players[seat].hand if kind in known.focus_cards[card].agendas
        ]
        told = message(
            "vf-panel-held-agenda", language, agenda=agenda_name(agenda), count=len(cards), cards=[*cards] or ""
        )
        lines.append(f"-# {told}")
    return lines


def objective_words(effect: Effect, found: Progress, language: str) -> str:
    """`Pure sectors with a Guild **2/4**`, each number after what it counts; "" if nothing is counted."""
    if not found.values:
        return ""
    names = [translate(each, language) for each in counted_texts(effect)]
    numbers = [translate(value(each), language) for each in found.values]
    numbers[-1] += _outcome(found)
    return capitalize(join([f"{name} **{number}**" for name, number in zip(names, numbers, strict=True)], language))


def _progress_of(found: Iterable[Progress], language: str) -> str:
    return join([progress_words(each, language) for each in found], language)


def progress_words(found: Progress, language: str) -> str:
    """`2/4`, `×3 → +6`, with a tick where something that had to be reached is."""
    return f"{join([translate(value(each), language) for each in found.values], language)}{_outcome(found)}"


def _outcome(found: Progress) -> str:
    """Whether what had to be reached is, and the Influence that it gives now."""
    reached = " ✓" if found.met and any(each.sign != "each" for each in found.values) else ""
    return f"{reached}{f' → {signed(found.influence)}' if found.influence else ''}"


def stock_words(player: PlayerView, resource: Resource) -> str:
    """`🌾 3 +2 (3)`, with `⚠` where producing it would overproduce; `🌾 3` where nothing is produced."""
    have, made = player.stock[resource], player.production[resource]
    if not made.level:
        return f"{SIGNS[resource]} **{have}**"
    over = " ⚠" if made.gives and have + made.gives > MOST_STOCK else ""
    return f"{SIGNS[resource]} **{have}** +{made.gives} ({made.level}){over}"


def upkeep_state(view: View, seat: int) -> str:
    """Whether Upkeep is `paid` in this Cycle, the stock is `short` of it, or neither (`due`)."""
    if seat not in view.still_due:
        return "paid"
    upkeep = view.players[seat].upkeep
    return "short" if upkeep.payable < upkeep.due else "due"


def goal_lines(view: View, language: str) -> list[str]:
    """What a game against the Voidborn is about: their score, the lowest player's, Catastrophes, Safe Havens."""
    if view.coop is None:
        return []
    influence = view.players[view.lowest].influence
    line = message(
        "vf-goal",
        language,
        points=view.coop.points,
        side=SEATS[view.lowest],
        influence=influence,
        difference=signed(influence - view.coop.points),
        catastrophes=view.coop.catastrophes,
        most=CATASTROPHES,
        complete=view.coop.complete,
        havens=len(view.coop.havens),
    )
    return [line]


def crisis_lines(view: View, language: str) -> list[str]:
    """The Crisis of the turn, what solves it, and the present values of the looking seat or of whose turn it is."""
    if view.coop is None or not view.coop.current:
        return []
    crisis, seat = view.coop.current, view.seat if view.seat is not None else view.acting
    known = view.coop.progress.get(crisis, ())
    values = [translate(value(each), language) for each in known[seat].values] if known and seat is not None else []
    deed = parts().crisis_cards[crisis].solution.text()
    line = message("vf-panel-crisis", language, crisis=crisis_name(crisis), deed=deed)
    return [f"{line} **{' · '.join(values)}**" if values else line]


def gift_lines(view: View, language: str) -> list[str]:
    """What waits for somebody to decide about it, because it was given to them in the turn of another."""
    if view.coop is None:
        return []
    return [message("vf-panel-gift", language, side=SEATS[each.seat], gift=each.gift) for each in view.coop.gifts]


def turn_lines(view: View, language: str) -> list[str]:
    """The Focus card with its actions, those used struck through, and how many of them may be used; whether its player
    says how each cost is paid."""
    turn = view.turn
    if turn is None or not turn.card:
        return []
    actions = []
    for number, action in enumerate(parts().focus_cards[turn.card].actions, 1):
        name = translate(action_name(action.id), language)
        actions.append(f"~~{name}~~" if number in turn.actions else name)
    allowed = ACTIONS_WITH_TOKEN if turn.flipped or turn.third else ACTIONS_OF_A_TURN
    line = message(
        "vf-panel-card",
        language,
        card=focus_card_name(turn.card),
        actions=" · ".join(actions),
        used=len(turn.actions),
        allowed=allowed,
    )
    if turn.agenda:
        agenda = translate(agenda_name(turn.agenda), language)
        line += " · 📜 " + (f"~~{agenda}~~" if turn.agenda_used else agenda)
    if turn.says_payment and turn.seat == view.seat:
        return [line, f"-# {message('vf-panel-says-payment', language)}"]
    return [line]


def standing_line(view: View, seat: int, side: Text, language: str) -> str:
    """A player in a line."""
    player = view.players[seat]
    if player.out:
        return message("vf-status-out", language, side=side)
    if not player.house:
        return message("vf-status-choosing", language, side=side)
    return message(
        "vf-status",
        language,
        side=side,
        house=house_name(player.house),
        influence=player.influence,
        sectors=sum(sector.owner == seat for sector in view.sectors.values()),
        technologies=len(player.technologies),
    )


def way_to(view: View) -> list[Text]:
    """What has led to the present question, from the outermost unit of play. What another player gives stands for the
    action that gives it."""
    sources = [step.source for step in view.steps if step.source.kind not in TOLD_ABOVE]
    given = {source.id.partition("/")[2] for source in sources if source.kind == "gift"}
    return [source_name(source) for source in sources if source.kind != "focus" or source.id not in given]


def source_name(source: Source) -> Text:
    """What gives a unit of play, for the way to a question, and who gives it to another player."""
    name = _source_name(source)
    return name if source.giver is None else say("vf-source-gift", source=name, side=SEATS[source.giver])


def _source_name(source: Source) -> Text:
    match source.kind:
        case "focus" | "gift":
            return action_name(source.id.rpartition("/")[2])
        case "agenda":
            return agenda_name(source.id)
        case "agenda_objective":
            return scored_agenda(source.id)
        case "technology":
            return technology_name(source.id)
        case "ability":
            return ability_name(source.id)
        case "sector":
            return place_name(source.id)
        case "frame" | "objective":
            return event_name(source.id.partition("/")[0])
        case "fallen":
            return house_name(source.id)
        case "crisis" | "penalty":
            return crisis_name(source.id)
        case "space":
            track, _, space = source.id.partition("/")
            return say("vf-source-space", track=track_name(track), n=space)
    return say(f"vf-source-{source.kind.replace('_', '-')}")
