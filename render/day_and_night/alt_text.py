"""Alt texts of Day & Night's pictures, made from the view."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.text import Text, say
from engine.core.title import WITHOUT_RESULT
from engine.day_and_night.cards import CARDS, DAY, NIGHT
from engine.day_and_night.house_rules import Options, card_text
from engine.day_and_night.title import META
from engine.day_and_night.view import SideView, TileView, View
from locales import translate
from render.day_and_night.temples import temples_of
from render.kit.picture import Scene, join_alt

SEATS = (say("dn-seat-0"), say("dn-seat-1"))
USUAL = msgspec.convert(META.settle_options({}), Options)


def list_places(places: Iterable[str]) -> str:
    """Places in display form: `B2 C2`."""
    return " ".join(at.upper() for at in places)


def options_of(scene: Scene) -> Options:
    """The options of the table, or the usual ones if there is none, as for a single card."""
    return USUAL if scene.view is None else scene.view.options


def name_of(scene: Scene, seat: int) -> str | Text:
    """The player's name, or the name of the seat."""
    return scene.name(seat) or SEATS[seat]


def board_words(scene: Scene) -> str:
    """The position: who is to move, avatars, tiles, temples, stones, crystals, counts."""
    view: View = scene.view
    texts = [say("dn-alt-title", turn=view.turn), _whose_turn(scene), _avatars(view)]
    if scene.marks:
        texts.append(say("dn-alt-options", places=scene.marked))
    texts += [*_temples(view), *_tiles(view), *_counters(view)]
    texts += [_counts(side) for side in view.sides]
    return join_alt(texts, scene.language)


def _whose_turn(scene: Scene) -> Text:
    view: View = scene.view
    if view.over:
        if view.winner is None:
            return say("dn-alt-over-no-result" if view.ending in WITHOUT_RESULT else "dn-alt-over-draw")
        return say("dn-alt-over-wins", side=SEATS[view.winner], name=name_of(scene, view.winner))
    return say(
        "dn-alt-move",
        side=SEATS[view.active],
        name=name_of(scene, view.active),
        phase=say(f"dn-pic-phase-{view.phase}"),
        hours=view.hours,
        full=view.hours_full,
    )


def _avatars(view: View) -> Text:
    return say("dn-alt-avatars", day=view.sides[0].at.upper(), night=view.sides[1].at.upper())


def _temples(view: View) -> list[Text]:
    return [
        say("dn-alt-temple", side=SEATS[seat], number=number, places=list_places(places))
        for seat, number, places in temples_of(view)
    ]


def _tiles(view: View) -> list[Text]:
    texts = []
    for seat, side in enumerate(("day", "night")):
        plain = [tile.at for tile in view.tiles if tile.side == side and not tile.temple]
        texts.append(say("dn-alt-tiles", side=SEATS[seat], places=list_places(plain) or say("dn-alt-none")))
    sealed = [tile.at for tile in view.tiles if tile.locked and not tile.temple]
    if sealed:
        texts.append(say("dn-alt-sealed", places=list_places(sealed)))
    texts.append(say("dn-alt-neutral"))
    return texts


def _counters(view: View) -> list[Text]:
    texts = []
    stones = [(tile.at, tile.stones) for tile in view.tiles if tile.stones]
    crystals = [(tile.at, tile.crystal) for tile in view.tiles if tile.crystal]
    for key, found in (("dn-alt-stones", stones), ("dn-alt-crystals", crystals)):
        if found:
            texts.append(say(key, places=[say("dn-alt-counted", place=at.upper(), count=n) for at, n in found]))
    return texts


def _counts(side: SideView) -> Text:
    return say(
        "dn-alt-counts",
        side=SEATS[side.seat],
        temples=side.temples,
        group=side.largest,
        hand=side.hand_count,
        deck=side.deck_count,
    )


def hand_words(scene: Scene) -> str:
    """The cards of the visible hand (Night's for Day, or the seat's own) with their hours."""
    view: View = scene.view
    seat = NIGHT if view.looked_at is not None else view.seat or DAY
    cards = view.looked_at if view.looked_at is not None else view.hand or ()
    if not cards:
        return translate(say("dn-alt-empty-hand", side=SEATS[seat]), scene.language)
    listed = [
        say(
            "dn-alt-card",
            name=say(f"dn-card-{card}"),
            hours=hours_text(card),
        )
        for card in cards
    ]
    texts = [say("dn-alt-hand", side=SEATS[seat], cards=listed)]
    castable = [say(f"dn-card-{card}") for card in dict.fromkeys(cards) if card in view.castable]
    if castable:
        texts.append(say("dn-alt-castable", cards=castable))
    return join_alt(texts, scene.language)


def card_words(scene: Scene) -> str:
    """One card with its text."""
    card = scene.card or next(iter(CARDS))
    text = say(
        "dn-alt-single",
        name=say(f"dn-card-{card}"),
        **{"class": say(f"dn-pic-class-{CARDS[card].spell_class}")},
        hours=hours_text(card),
        text=card_text(card, options_of(scene)),
    )
    return translate(text, scene.language)


def hours_text(card: str) -> int | str:
    """The printed hours, X if they are the distance."""
    hours = CARDS[card].hours
    return "X" if hours is None else hours


def change_words(scene: Scene) -> str:
    """The differences between two positions."""
    before: View = scene.before
    after: View = scene.view
    old = {tile.at: tile for tile in before.tiles}
    changes = [
        say("dn-alt-change-tile", place=tile.at.upper(), before=_tile(old[tile.at]), after=_tile(tile))
        for tile in after.tiles
        if tile != old[tile.at]
    ]
    for one, other in zip(before.sides, after.sides, strict=True):
        if one.at != other.at:
            changes.append(
                say("dn-alt-change-avatar", side=SEATS[one.seat], before=one.at.upper(), after=other.at.upper())
            )
    what: list[Text] | Text = changes or say("dn-alt-nothing")
    return translate(say("dn-alt-change", changes=what), scene.language)


def _tile(tile: TileView) -> Text:
    side = say(f"dn-alt-side-{tile.side}")
    if tile.stones:
        return say("dn-alt-with-stones", side=side, count=tile.stones)
    if tile.crystal:
        return say("dn-alt-with-crystal", side=side)
    return say("dn-alt-locked", side=side) if tile.locked else side
