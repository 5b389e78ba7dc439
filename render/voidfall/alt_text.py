"""Pictures of Voidfall in words: alt texts made from the view and from the texts of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.certainty import house_names
from engine.voidfall.combat.log import cubes_text
from engine.voidfall.combat.records import Cubes
from engine.voidfall.components import parts
from engine.voidfall.constants import CATASTROPHES
from engine.voidfall.names import (
    agenda_name,
    event_name,
    focus_card_name,
    house_name,
    technology_name,
    term,
    track_name,
)
from engine.voidfall.records.cards import FocusCard
from engine.voidfall.view import Progress, SectorView, View
from engine.voidfall.vocabulary.terms import TRACKS, Resources
from engine.voidfall.vocabulary.words import amounts, guilds, installations
from locales.numbers import signed
from render.kit.palette import PEOPLE
from render.kit.picture import Scene, join_alt
from render.voidfall.focuses import hand_in_parts, part_number, seat_of
from render.voidfall.head import name_of, seats_to_act
from render.voidfall.objectives import value


def seat_text(scene: Scene, seat: int) -> Text:
    """`A (Ada)`."""
    return say("vf-alt-who", letter=PEOPLE[seat].letter, name=name_of(scene, seat))


def opening(scene: Scene) -> list[Text]:
    """The game, the Cycle, and whose turn it is or who has won."""
    view: View = scene.view
    turns = view.phase == "focus"
    texts = [
        say("vf-alt-title", cycle=view.cycle, round=view.round) if turns else say("vf-alt-cycle", cycle=view.cycle)
    ]
    if view.over and view.winners:
        return [*texts, say("vf-alt-won", winners=[seat_text(scene, seat) for seat in view.winners])]
    if view.over:
        return [*texts, say("vf-alt-lost" if view.beaten else "vf-alt-undecided")]
    seats = seats_to_act(view)
    phase = say(f"vf-pic-phase-{view.phase}")
    if not seats:
        return [*texts, say("vf-alt-phase", phase=phase)]
    return [*texts, say("vf-alt-turn", who=seat_text(scene, seats[0]), phase=phase)]


def goal_words(scene: Scene) -> list[Text]:
    """What a game against the Voidborn is about."""
    view: View = scene.view
    if view.coop is None:
        return []
    influence = view.players[view.lowest].influence
    aim = say(
        "vf-alt-goal",
        points=view.coop.points,
        who=seat_text(scene, view.lowest),
        influence=influence,
        difference=signed(influence - view.coop.points),
        catastrophes=view.coop.catastrophes,
        most=CATASTROPHES,
        complete=view.coop.complete,
        havens=len(view.coop.havens),
    )
    return [aim]


# -- the map ---------------------------------------------------------------------------------------------------------


def board_words(scene: Scene) -> str:
    """The position read out: whose turn, what can be chosen, everybody's figures, sectors."""
    view: View = scene.view
    texts = [*opening(scene), *goal_words(scene)]
    if scene.marks:
        texts.append(say("vf-alt-options", places=scene.marked))
    if view.invasion is not None and view.invasion.target:
        texts.append(say("vf-alt-invasion", place=view.invasion.target.upper()))
    marked = [mark.at for mark in scene.marks if mark.at in view.sectors]
    texts += [sector_words(scene, place, view.sectors[place]) for place in marked]
    texts += [player_words(scene, seat) for seat in view.order]
    others = [place for place, sector in view.sectors.items() if place not in marked and sector.owner is not None]
    texts += [sector_words(scene, place, view.sectors[place]) for place in others]
    return join_alt(texts, scene.language)


def player_words(scene: Scene, seat: int) -> Text:
    """A player's figures."""
    player = scene.view.players[seat]
    if not player.house:
        return say("vf-alt-choosing", who=seat_text(scene, seat))
    return say(
        "vf-alt-player",
        who=seat_text(scene, seat),
        house=house_name(player.house),
        influence=player.influence,
        stock=amounts(Resources(**player.stock)) if any(player.stock.values()) else say("vf-pic-none"),
        active=player.active,
        deployed=player.deployed,
        inactive=player.inactive,
        trade=player.trade,
        owed=int(seat in scene.view.still_due),
        due=player.upkeep.due,
        payable=player.upkeep.payable,
        open=int(not scene.view.over),
        strength=player.attack.strength,
    )


def sector_words(scene: Scene, place: str, sector: SectorView) -> Text:
    """A sector: whose it is, Population, what stands there."""
    details: list[Text] = []
    if sector.population is not None:
        details.append(say("vf-alt-population", value=sector.population))
    if sector.corrupted:
        details.append(term("corruption"))
    if sector.voidborn:
        details += cubes_text(Cubes(corvette=sector.voidborn), voidborn=True)
    details += cubes_text(Cubes(**sector.fleets))
    details += [guilds((each,), 1) for each in sector.guilds]
    details += [installations((each,), 1) for each in sector.installations]
    details += [say("vf-piece-glory", value=value) for value in sector.glory]
    tokens = (("bounty", sector.bounty), ("reclaim", sector.reclaim), ("harbinger", sector.harbingers))
    details += [say("vf-alt-tokens", what=term(name), count=count) for name, count in tokens if count]
    held = holder_words(scene, sector)
    return say("vf-alt-sector", place=place.upper(), holder=held, details=counted(details) or [say("vf-pic-none")])


def counted(details: Sequence[Text]) -> list[Text]:
    """Each of them once, with how many there are of it."""
    numbers = [(detail, details.count(detail)) for at, detail in enumerate(details) if detail not in details[:at]]
    return [detail if count == 1 else say("vf-alt-tokens", what=detail, count=count) for detail, count in numbers]


def holder_words(scene: Scene, sector: SectorView) -> Text:
    """Whose sector it is."""
    if sector.owner is not None:
        return seat_text(scene, sector.owner)
    if sector.voidborn:
        return say("vf-pic-voidborn-total")
    return say("vf-alt-fallen", house=house_name(sector.fallen)) if sector.fallen else say("vf-alt-nobody")


# -- mats and cards ----------------------------------------------------------------------------------------------------


def house_words(scene: Scene) -> str:
    """A House mat read out: figures, Yields, tracks with what comes next, Agendas, Technologies."""
    view: View = scene.view
    seat = seat_of(scene)
    player = view.players[seat]
    texts = [player_words(scene, seat)]
    if player.house:
        gives = Resources(**{kind: made.gives for kind, made in player.production.items()})
        texts.append(say("vf-alt-yields", yields=amounts(gives) if gives else say("vf-pic-none")))
        texts += [track_words(scene, seat, number) for number in range(len(TRACKS))]
        agendas = [slot_words(slot.agenda, slot.corrupted) for slot in player.slots if slot.agenda]
        texts.append(say("vf-alt-list", title=say("vf-pic-agendas"), items=agendas or [say("vf-pic-none")]))
        texts.append(technologies_of(view, seat))
    return join_alt(texts, scene.language)


def technologies_of(view: View, seat: int) -> Text:
    """The names of a player's Technologies."""
    owned = view.players[seat].technologies.items()
    names = [
        say("vf-pic-improved-name", name=technology_name(each)) if level == "improved" else technology_name(each)
        for each, level in owned
    ]
    return say("vf-alt-list", title=say("vf-pic-technologies"), items=names or [say("vf-pic-none")])


def slot_words(agenda: str, corrupted: bool) -> Text:
    """An Agenda in play."""
    return say("vf-alt-corrupted", name=agenda_name(agenda)) if corrupted else agenda_name(agenda)


def track_words(scene: Scene, seat: int, number: int) -> Text:
    """A track: the space, and the benefit of the next one."""
    player = scene.view.players[seat]
    space = player.tracks[number]
    benefits = parts().track(player.house, TRACKS[number]).benefits
    following = benefits[space] if space < len(benefits) else None
    said = say("vf-pic-no-benefit") if following is None else following.text()
    name = track_name(TRACKS[number])
    if player.track_corruption[number]:
        name = say("vf-alt-corrupted", name=name)
    return say("vf-alt-track", track=name, space=space, benefit=said)


def plans_words(scene: Scene) -> str:
    """What the cards of a seat say."""
    view: View = scene.view
    player = view.players[seat_of(scene)]
    texts: list[Text] = [
        agenda_words(slot.agenda, player.objectives[slot.agenda]) for slot in player.slots if slot.agenda
    ]
    known = parts().technologies
    texts += [
        say("vf-alt-card-line", name=technology_name(each), text=cards.technology(known[each], level))
        for each, level in player.technologies.items()
    ]
    return join_alt([player_words(scene, seat_of(scene)), *texts], scene.language)


def agenda_words(agenda: str, progress: Sequence[Progress] | None) -> Text:
    """An Agenda with its objectives and their present values."""
    lines = [each.text() for each in parts().agendas[agenda].objectives]
    if progress is not None:
        lines = [with_value(line, each) for line, each in zip(lines, progress, strict=True)]
    return say("vf-alt-list", title=agenda_name(agenda), items=lines)


def with_value(line: Text, progress: Progress) -> Text:
    """An objective with its present values."""
    values = [value(each) for each in progress.values]
    return say("vf-alt-valued", text=line, value=values) if values else line


def focus_words_of(record: FocusCard) -> Text:
    """A Focus card with its actions."""
    return say("vf-alt-list", title=focus_card_name(record.id), items=[cards.action(each) for each in record.actions])


def certainty_words(shown: Iterable[str]) -> list[Text]:
    """Which of the cards shown have rules of this bot."""
    names = house_names(shown)
    return [say("vf-alt-house", cards=names)] if names else []


def hand_words(scene: Scene) -> str:
    """The own hand read out."""
    view: View = scene.view
    texts: list[Text] = []
    if view.drawn:
        names = [agenda_name(each) for each in view.drawn]
        texts.append(say("vf-alt-list", title=say("vf-pic-drawn"), items=names))
    if view.peeked:
        texts.append(say("vf-alt-list", title=say("vf-pic-peeked"), items=[event_name(each) for each in view.peeked]))
    texts += certainty_words([*(view.drawn or ()), *(view.agendas or ()), *view.players[view.seat or 0].hand])
    texts += [agenda_words(each, view.objectives.get(each)) for each in view.agendas or ()]
    texts += focuses_of(view, view.seat or 0)
    return join_alt(texts or [say("vf-pic-none")], scene.language)


def focuses_of(view: View, seat: int) -> list[Text]:
    """The Focus cards in a hand."""
    return [focus_words_of(parts().focus_cards[each]) for each in view.players[seat].hand]


def focuses_words(scene: Scene) -> str:
    """Focus cards of a seat read out."""
    found = hand_in_parts(scene.view, seat_of(scene))
    cards = found[min(part_number(scene), len(found) - 1)] if found else ()
    texts = [*certainty_words(cards), *[focus_words_of(parts().focus_cards[each]) for each in cards]]
    return join_alt(texts or [say("vf-pic-none")], scene.language)


def drawn_words(scene: Scene) -> str:
    """The Agendas of which one is kept."""
    view: View = scene.view
    drawn = view.drawn or ()
    texts = [*certainty_words(drawn), *[agenda_words(each, view.objectives.get(each)) for each in drawn]]
    return join_alt(texts or [say("vf-pic-none")], scene.language)


def offer_words(scene: Scene) -> str:
    """Heroic or Joint cards read out."""
    coop = scene.view.coop
    shown = () if coop is None else coop.offer
    texts = [*certainty_words(shown), *[focus_words_of(parts().focus_cards[each]) for each in shown]]
    return join_alt(texts or [say("vf-pic-none")], scene.language)
