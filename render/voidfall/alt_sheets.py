"""Sheets for all in words: what can be gained, events, Crises, battles, scores, changes, single cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.certainty import of_the_house
from engine.voidfall.combat.core import result
from engine.voidfall.combat.log import cubes_text, result_line
from engine.voidfall.components import parts
from engine.voidfall.names import (
    crisis_name,
    event_name,
    house_name,
    kind_name,
    technology_name,
)
from engine.voidfall.setup.houses import starting_agenda_line
from engine.voidfall.view import Progress, View
from engine.voidfall.vocabulary.terms import AGENDA_TYPES
from engine.voidfall.vocabulary.words import agenda_type_name
from render.kit.palette import PEOPLE
from render.kit.picture import Scene, join_alt
from render.voidfall.alt_text import (
    agenda_words,
    board_words,
    certainty_words,
    focus_words_of,
    goal_words,
    opening,
    seat_text,
)
from render.voidfall.battle import battle_of, side_texts, told_lines
from render.voidfall.change import changed_places, gained_technologies, sectors_of
from render.voidfall.crises import alert_text, in_play, no_crises
from render.voidfall.focuses import part_number
from render.voidfall.legend import groups_of
from render.voidfall.objectives import value
from render.voidfall.score import best_first, from_agendas, from_event, from_upkeep

# -- what can be gained ------------------------------------------------------------------------------------------------


def agendas_words(scene: Scene) -> str:
    """The Trade ladder and the Agendas face up."""
    view: View = scene.view
    tokens = [
        say("vf-alt-ladder", count=count, bonus=space.bonus.text())
        for count, space in zip(view.ladder, parts().trade_ladder, strict=False)
        if count
    ]
    ladder = say("vf-alt-list", title=say("vf-pic-ladder"), items=tokens or [say("vf-pic-none")])
    return join_alt([ladder, *offered_words(view)], scene.language)


def offers_words(scene: Scene) -> str:
    """The Agendas face up."""
    return join_alt(offered_words(scene.view), scene.language)


def offered_words(view: View) -> list[Text]:
    """The Agendas face up, by type."""
    texts = certainty_words(view.offers.values())
    for kind in AGENDA_TYPES:
        name = agenda_type_name(kind)
        if kind in view.offer_corruption:
            name = say("vf-alt-corrupted", name=name)
        shown = view.offers.get(kind)
        card = agenda_words(shown, None) if shown else say("vf-pic-no-offer")
        texts.append(say("vf-alt-card-line", name=name, text=card))
    return texts


def technologies_words(scene: Scene) -> str:
    """The Basic Technologies of the display."""
    view: View = scene.view
    texts: list[Text] = []
    for each, copies in view.display.items():
        texts.append(
            say(
                "vf-alt-technology",
                name=technology_name(each),
                count=copies.count,
                text=cards.technology(parts().technologies[each], "basic"),
            )
        )
    return join_alt(texts or [say("vf-pic-none")], scene.language)


def improved_words(scene: Scene) -> str:
    """The Improved Technologies face up, each with what it says, and the names of those that come later."""
    view: View = scene.view
    texts: list[Text] = [
        say(
            "vf-alt-list",
            title=technology_name(each),
            items=[cards.technology(parts().technologies[each], "improved")],
        )
        for each in view.improved
    ]
    if view.later:
        names: list[Text] = [technology_name(each) for each in view.later]
        texts.append(say("vf-pic-improved-later", names=names))
    return join_alt(texts or [say("vf-pic-none")], scene.language)


def event_words(scene: Scene) -> str:
    """The event: frames, objectives, the present value of each player."""
    view: View = scene.view
    if not view.event:
        return join_alt([say("vf-pic-no-event")], scene.language)
    texts = event_texts(scene, view.event, view.event_objectives)
    return join_alt([*texts[:1], *certainty_words([view.event]), *texts[1:]], scene.language)


def event_texts(scene: Scene, event: str, progress: tuple[tuple[tuple[Progress, ...], ...], ...]) -> list[Text]:
    """What an event says."""
    record = parts().events[event]
    texts: list[Text] = [say("vf-alt-event", name=event_name(event), rounds=record.rounds)]
    texts += [say("vf-alt-line", text=cards.frame(each)) for each in record.frames]
    for number, box in enumerate(record.boxes):
        for at, each in enumerate(box):
            texts.append(say("vf-alt-line", text=each.text()))
            if progress:
                texts.append(seats_words(progress[number][at]))
    return texts


def seats_words(progress: Sequence[Progress]) -> Text:
    """`A: 2/3, B: 0/3`."""
    values = [
        say("vf-alt-seat-value", letter=PEOPLE[seat].letter, value=[value(one) for one in each.values] or "–")
        for seat, each in enumerate(progress)
    ]
    return say("vf-alt-values", values=values)


def crises_words(scene: Scene) -> str:
    """The Crisis board read out."""
    view: View = scene.view
    coop = view.coop
    if coop is None:
        return join_alt([no_crises(view)], scene.language)
    texts: list[Text] = [
        say(
            "vf-alt-crises",
            military=coop.military.filled,
            economic=coop.economic.filled,
            catastrophes=coop.catastrophes,
            alert=alert_text(view, coop),
        )
    ]
    known = parts().crisis_cards
    for crisis in in_play(coop):
        record = known[crisis]
        texts.append(
            say(
                "vf-alt-crisis",
                name=crisis_name(crisis),
                deed=record.solution.text(),
                penalty=record.penalty.text(),
            )
        )
        if crisis in coop.progress:
            texts.append(seats_words(coop.progress[crisis]))
    return join_alt([*texts[:1], *certainty_words(in_play(coop)), *texts[1:]], scene.language)


# -- battle, score, change -----------------------------------------------------------------------------------------------


def battle_words(scene: Scene) -> str:
    """A combat read out; without one, the board."""
    battle = battle_of(scene)
    if battle is None:
        return board_words(scene)
    sides = side_texts(battle, scene)
    invader, defender = battle.position.invader.cubes, battle.position.defender.cubes
    texts: list[Text] = [
        say(
            "vf-alt-battle",
            place=battle.place.upper(),
            invader=sides["invader"],
            defender=sides["defender"],
            one=cubes_text(invader, voidborn=battle.invader is None) or [say("vf-pic-none")],
            other=cubes_text(defender, voidborn=battle.defender is None) or [say("vf-pic-none")],
            defenses=battle.position.battle.defenses,
        )
    ]
    texts += [say("vf-alt-line", text=line) for line in told_lines(battle, scene)]
    if battle.over:
        text = result_line(battle.position.battle, result(battle.position), sides)
        texts.append(say("vf-alt-line", text=text))
    return join_alt(texts, scene.language)


def score_words(scene: Scene) -> str:
    """Influence of all, while the game runs what they would gain now, the Voidborn score."""
    view: View = scene.view
    texts = opening(scene)
    for seat in best_first(view):
        player = view.players[seat]
        texts.append(
            say(
                "vf-alt-score",
                who=seat_text(scene, seat),
                influence=player.influence,
                corruption=player.corruption,
                ties=int(view.coop is None),
                open=int(not view.over),
                agendas=from_agendas(view, seat),
                event=from_event(view, seat),
                upkeep=from_upkeep(view, seat),
            )
        )
    if view.coop is not None:
        lines: list[Text] = [
            say("vf-alt-score-line", item=say(f"vf-pic-score-{line.item.replace('_', '-')}"), points=line.points)
            for line in view.coop.score
            if line.points
        ]
        texts.append(say("vf-alt-voidborn-score", points=view.coop.points, lines=lines))
    return join_alt(texts, scene.language)


def change_words(scene: Scene) -> str:
    """Changed sectors and figures read out; who is to act."""
    return join_alt([*opening(scene), *differences(scene)], scene.language)


def chapter_words(scene: Scene) -> str:
    """The same of a Cycle."""
    began: View = scene.before if scene.before is not None else scene.view
    heading = opening(scene) if scene.view.over else [say("vf-alt-cycle", cycle=began.cycle)]
    return join_alt([*heading, *goal_words(scene), *differences(scene)], scene.language)


def differences(scene: Scene) -> list[Text]:
    """What differs from `scene.before`."""
    view: View = scene.view
    before: View = scene.before if scene.before is not None else view
    places = [place.upper() for place in changed_places(before, view)]
    texts = [say("vf-alt-changed", places=" ".join(places)) if places else say("vf-alt-unchanged")]
    for seat in view.order:
        old, new = before.players[seat], view.players[seat]
        texts.append(
            say(
                "vf-alt-change",
                who=seat_text(scene, seat),
                before=old.influence,
                after=new.influence,
                sectors=sectors_of(view, seat),
                had=sectors_of(before, seat),
            )
        )
        if names := gained_technologies(old, new):
            texts.append(say("vf-alt-list", title=seat_text(scene, seat), items=names))
    return texts


def legend_words(scene: Scene) -> str:
    """What the signs mean."""
    texts = [text for _, signs in groups_of(part_number(scene)) for _, text in signs]
    return join_alt([say("vf-alt-legend", signs=texts)], scene.language)


def card_words(scene: Scene) -> str:
    """A card read out."""
    known, asked = parts(), scene.card or ""
    if asked in known.focus_cards:
        texts: list[Text] = [focus_words_of(known.focus_cards[asked])]
    elif asked in known.agendas:
        texts = [agenda_words(asked, None)]
    elif asked in known.events:
        texts = event_texts(scene, asked, ())
    elif asked in known.crisis_cards:
        record = known.crisis_cards[asked]
        deed, penalty = record.solution.text(), record.penalty.text()
        texts = [say("vf-alt-crisis", name=crisis_name(asked), deed=deed, penalty=penalty)]
    elif asked in known.houses:
        house = known.houses[asked]
        ability = cards.ability(house)
        technologies = [technology_name(each) for each in house.technologies]
        texts = [say("vf-alt-list", title=house_name(asked), items=technologies)]
        texts += [] if ability is None else [ability]
        texts += [
            say("vf-alt-card-line", name=technology_name(origin.technology), text=starting_agenda_line(origin))
            for origin in house.origins
        ]
    elif asked in known.sector_kinds:
        texts = [say("vf-alt-card-line", name=kind_name(asked), text=cards.sector_kind(known.sector_kinds[asked]))]
    else:
        technology = known.technologies.get(asked) or next(iter(known.technologies.values()))
        texts = [
            say("vf-alt-card-line", name=technology_name(technology.id), text=cards.technology(technology, "basic")),
            say("vf-pic-improved-text", text=cards.technology(technology, "improved")),
        ]
    if of_the_house(asked):
        texts.append(say("vf-face-house-value"))
    return join_alt(texts, scene.language)
