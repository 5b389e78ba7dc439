"""Alt texts of Afternova's pictures, made from the view."""

from __future__ import annotations

from engine.afternova.components import LAST_BLUEPRINT, SKILLS, Icons, parts
from engine.afternova.names import card_text, cubes_text, icons_text, part_text
from engine.afternova.view import ROBOT, OfferView, PlanetView, ShipView, View
from engine.core.text import Text, say
from locales import translate
from render.afternova.deal import changed_seats, find_offer
from render.afternova.look import built_count, name_of, name_text, person
from render.afternova.score import rows_of
from render.afternova.terms import Contract, of_draft, of_offer
from render.kit.picture import Scene, join_alt


def seat_text(scene: Scene, seat: int) -> Text:
    """`A (Ada)`, or the bot."""
    if seat == ROBOT:
        return say("an-pic-robot")
    return say("an-alt-who", letter=person(seat).letter, name=name_of(scene, seat))


def board_words(scene: Scene) -> str:
    """The position: whose turn, the last deal, offers, every player's numbers, planets, market."""
    return join_alt(_board(scene), scene.language)


def _board(scene: Scene) -> list[Text]:
    view: View = scene.view
    texts = [say("an-alt-title", turn=view.turn), *_turn(scene)]
    if view.done is not None and not view.over:
        done = view.done
        texts.append(say("an-alt-done", who=seat_text(scene, done.author), planet=name_text(done.terms.planet), terms=_terms(scene, of_offer(view, done))))  # fmt: skip
    texts += [_offer(scene, offer) for offer in view.offers]
    if view.over:
        texts += _scores(scene)
    texts += [_ship(scene, ship) for ship in view.ships]
    if view.robot is not None:
        texts.append(_robot(view))
    if not view.over:
        texts += [_planet(world) for world in view.planets]
        texts += [_market(view)]
    return texts


def _turn(scene: Scene) -> list[Text]:
    view: View = scene.view
    if view.over:
        won = [seat_text(scene, seat) for seat in view.winners]
        return [say("an-alt-over", winners=won) if won else say("an-pic-undecided")]
    helpers = [seat_text(scene, seat) for seat in view.awaited]
    key = "turn-done" if view.phase == "window" else "waits" if helpers else "move"
    phase = say(f"an-pic-phase-{view.phase}")
    told = [say(f"an-alt-{key}", who=seat_text(scene, view.active), helpers=helpers, phase=phase)]
    return [*told, say("an-alt-last")] if view.last_window else told


def _scores(scene: Scene) -> list[Text]:
    return [
        say("an-alt-score", who=seat_text(scene, seat), blueprints=score.blueprints, cubes=score.cubes, objective=score.objective, total=score.total)
        for seat, score, _ in rows_of(scene.view)
    ]  # fmt: skip


def _ship(scene: Scene, ship: ShipView) -> Text:
    return say(
        "an-alt-ship",
        who=seat_text(scene, ship.seat),
        place=ship.place,
        built=len(ship.built),
        most=LAST_BLUEPRINT,
        points=ship.score.total,
        cubes=cubes_text(ship.storage),
        limit=ship.storage_limit,
        mercenaries=ship.mercenaries,
        blueprints=ship.blueprints,
    )


def _robot(view: View) -> Text:
    assert view.robot is not None
    row = [name_text(card.id) for card in view.robot.row]
    built = built_count(view, ROBOT)
    return say("an-alt-robot", built=built, most=LAST_BLUEPRINT, cubes=cubes_text(view.robot.storage), row=row)


def _planet(world: PlanetView) -> Text:
    needs = icons_text(parts().needs[world.id])
    return say(
        "an-alt-planet", id=world.id.upper(), name=name_text(world.id), needs=needs, cubes=cubes_text(world.cubes)
    )


def _market(view: View) -> Text:
    cards = [_card(card) for card in (*view.mercenaries, *view.blueprints) if card is not None]
    return say("an-alt-market", cards=cards or say("an-pic-none"))


def _card(card: str) -> Text:
    return say("an-alt-card", id=card.upper(), text=card_text(card))


def _offer(scene: Scene, offer: OfferView) -> Text:
    contract = of_offer(scene.view, offer)
    return say(
        "an-alt-offer",
        kind=say(f"an-pic-kind-{offer.kind}"),
        number=offer.number,
        version=offer.version,
        who=seat_text(scene, offer.author),
        planet=name_text(offer.terms.planet),
        terms=_terms(scene, contract),
        state=_state(scene, contract),
    )


def _state(scene: Scene, contract: Contract) -> Text:
    if contract.done:
        return say("an-pic-state-done")
    if contract.ready:
        return say("an-pic-state-ready")
    waiting = [seat_text(scene, line.owner) for line in contract.parts if line.answer == "waiting"]
    against = [seat_text(scene, line.owner) for line in contract.parts if line.answer == "declined"]
    if against:
        return say("an-alt-declined", who=against)
    countered = [seat_text(scene, line.owner) for line in contract.parts if line.answer == "countered"]
    if countered and not waiting:
        return say("an-alt-countered", who=countered)
    return say("an-alt-waiting", who=waiting) if waiting else say("an-alt-open")


def _terms(scene: Scene, contract: Contract) -> list[Text]:
    """One clause for each participant, then transfers of stored cubes."""
    clauses = []
    for line in contract.parts:
        pilot, engineer, security, mining = (
            count + sum(parts().icons[card][number] for card in line.cards) for number, count in enumerate(line.icons)
        )
        icons: Icons = (pilot, engineer, security, mining)
        gives = icons_text(icons) if any(icons) else None
        clauses.append(part_text(seat_text(scene, line.owner), gives, line.gets))
    for transfer in contract.terms.transfers:
        clauses.append(
            say("an-alt-transfer", giver=seat_text(scene, transfer.giver), taker=seat_text(scene, transfer.taker), cubes=cubes_text(transfer.cubes))
        )  # fmt: skip
    return clauses


def deal_words(scene: Scene) -> str:
    """One offer with its terms and who has accepted."""
    offer = find_offer(scene)
    if offer is None:
        return board_words(scene)
    world = next((world for world in scene.view.planets if world.id == offer.terms.planet), None)
    return join_alt([_offer(scene, offer), *([] if world is None else [_planet(world)])], scene.language)


def panel_words(scene: Scene) -> str:
    """What can be chosen, then the draft, or the position."""
    view: View = scene.view
    texts = []
    if scene.marks:
        texts.append(say("an-alt-options", places=scene.marked))
    draft = view.draft
    if draft is not None and draft.terms is not None and view.seat is not None:
        contract = of_draft(view, draft, draft.terms)
        texts.append(say("an-alt-draft", planet=name_text(draft.terms.planet), terms=_terms(scene, contract)))
        short = [say(f"an-pic-skill-{kind}") for kind, count in zip(SKILLS, draft.terms.missing, strict=True) if count]
        texts += [say("an-alt-missing", skills=short)] if short else []
    if view.hand is not None and view.seat is not None:
        texts += _hand(scene, view.seat)
    return join_alt([*texts, *_board(scene)], scene.language)


def hand_words(scene: Scene) -> str:
    """Cards, storage and objective of the viewing seat."""
    return join_alt(_hand(scene, scene.view.seat or 0), scene.language)


def _hand(scene: Scene, seat: int) -> list[Text]:
    view: View = scene.view
    ship = view.ships[seat]
    cards = [say("an-alt-held", name=name_text(card), text=card_text(card)) for card in view.hand or ()]
    texts = [say("an-alt-hand", who=seat_text(scene, seat), cards=cards or say("an-pic-none"))]
    texts.append(say("an-alt-storage", cubes=cubes_text(ship.storage), limit=ship.storage_limit))
    if ship.objective is not None:
        colours = [say(f"an-pic-colour-{colour}") for colour in parts().objectives[ship.objective].colours]
        texts.append(say("an-alt-objective", colours=colours))
    if view.payable:
        texts.append(say("an-alt-payable", cards=[name_text(card) for card in view.payable]))
    if view.shown:
        shown = [
            say("an-alt-shown-card", who=seat_text(scene, each.owner), name=name_text(each.card)) for each in view.shown
        ]
        texts.append(say("an-alt-shown", cards=shown))
    return texts


def card_words(scene: Scene) -> str:
    """One card, planet or ship."""
    card = scene.card or "m01"
    if card.startswith("ship"):
        return translate(name_text(card), scene.language)
    if card.startswith("p"):
        facts = parts().planets[card]
        needs = icons_text(parts().needs[card])
        return translate(say("an-alt-world", name=name_text(card), needs=needs, count=facts.cubes), scene.language)
    return translate(say("an-alt-held", name=name_text(card), text=card_text(card)), scene.language)


def change_words(scene: Scene) -> str:
    """The differences between two positions."""
    before: View = scene.before
    after: View = scene.view
    texts = []
    if after.done is not None and after.done != before.done:
        done = of_offer(after, after.done)
        texts.append(say("an-alt-done", who=seat_text(scene, done.author), planet=name_text(done.terms.planet), terms=_terms(scene, done)))  # fmt: skip
    for seat in changed_seats(before, after):
        old, new = before.ships[seat], after.ships[seat]
        fresh = [name_text(built.id) for built in new.built if built.id not in {each.id for each in old.built}]
        texts.append(
            say(
                "an-alt-change-ship",
                who=seat_text(scene, seat),
                before=cubes_text(old.storage),
                after=cubes_text(new.storage),
            )
        )
        if fresh:
            texts.append(say("an-alt-change-built", who=seat_text(scene, seat), cards=fresh))
    return join_alt([say("an-alt-change"), *(texts or [say("an-pic-none")])], scene.language)
