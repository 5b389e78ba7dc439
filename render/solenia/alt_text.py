"""Alt texts of Solenia's pictures, made from the view."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.solenia.components import parts
from engine.solenia.names import (
    RIVAL_NAME,
    SIDES,
    ability,
    card_name,
    card_text,
    goods_list,
    ground_in_short,
    improvement_name,
    tile_name,
)
from engine.solenia.view import RIVAL, CellView, MoveView, PlayerView, View
from locales import translate
from render.kit.picture import Scene, join_alt
from render.solenia.head import name_of
from render.solenia.look import PEOPLE


def seat_text(scene: Scene, owner: int) -> Text:
    """`A (Ada)`, or the rival."""
    if owner == RIVAL:
        return RIVAL_NAME
    return say("sol-alt-who", letter=PEOPLE[owner].letter, name=name_of(scene, owner))


def board_words(scene: Scene) -> str:
    """The position: whose turn, last move, every player's numbers, deliveries, the sky with its cards."""
    view: View = scene.view
    texts = [say("sol-alt-title", round=view.round), _whose_turn(scene)]
    if scene.marks:
        texts.append(say("sol-alt-options", places=scene.marked))
    texts += [_last(scene, view.moves[-1])] if view.moves else []
    texts += [_player(scene, player) for player in view.players]
    if view.offer is not None:
        offered = [*view.offer.level1, *(half for pair in view.offer.level3 for half in pair)]
        texts.append(say("sol-alt-offer", tiles=[improvement_name(tile) for tile in offered]))
    texts += [_display("day", view.display_day), _display("night", view.display_night)]
    texts += [_strip(view, number) for number in (4, 3, 2, 1, 0)]
    return join_alt(texts, scene.language)


def _whose_turn(scene: Scene) -> Text:
    view: View = scene.view
    if view.over and view.grade is not None:
        return say("sol-alt-over-grade", grade=view.grade)
    if view.over and view.winners:
        return say("sol-alt-over-wins", winners=[seat_text(scene, seat) for seat in view.winners])
    if view.over:
        return say("sol-alt-over-undecided")
    phase = say(f"sol-pic-phase-{view.phase}")
    return say("sol-alt-move", who=seat_text(scene, view.active), phase=phase, airship=view.airship.upper())


def _last(scene: Scene, move: MoveView) -> Text:
    card = card_name(move.card)
    if move.at is None:
        return say("sol-alt-last-gone", who=seat_text(scene, move.owner), card=card)
    return say("sol-alt-last", who=seat_text(scene, move.owner), card=card, place=move.at.upper())


def _player(scene: Scene, player: PlayerView) -> Text:
    filled = [sum(bool(slot.tile) and slot.row == row for slot in player.slots) for row in ("day", "night")]
    return say(
        "sol-alt-player",
        who=seat_text(scene, player.seat),
        score=player.score.total,
        goods=goods_list(player.goods, player.gold),
        day=filled[0],
        night=filled[1],
        cards=player.hand_count + player.deck_count,
    )


def _display(row: str, tiles: tuple[str, ...]) -> Text:
    listed = [
        say("sol-alt-tile", cost=goods_list(parts().costs[tile]), gold=parts().deliveries[tile].gold) for tile in tiles
    ]
    return say(f"sol-alt-display-{row}", tiles=listed or say("sol-goods-none"))


def _strip(view: View, number: int) -> Text:
    cells: list[CellView] = [cell for cell in view.cells if cell.at[1] == str(number + 1)]
    light = say(f"sol-light-{view.strips[number].phase}")
    return say("sol-alt-strip", row=number + 1, light=light, cells=[_cell(cell) for cell in cells])


def _cell(cell: CellView) -> Text:
    """What is on a cell, and whose card lies there with which value."""
    ground = ground_in_short(cell.ground)
    if cell.owner is None or not cell.card:
        return ground
    who = RIVAL_NAME if cell.owner == RIVAL else PEOPLE[cell.owner].letter
    return say("sol-alt-lying", ground=ground, who=who, value=parts().cards[cell.card].value)


def hand_words(scene: Scene) -> str:
    """The cards of a hand."""
    view: View = scene.view
    side = SIDES[view.seat or 0]
    if not view.hand:
        return translate(say("sol-alt-empty-hand", side=side), scene.language)
    return translate(say("sol-alt-hand", side=side, cards=[_listed(card) for card in view.hand]), scene.language)


def _listed(card: str) -> Text:
    return say("sol-alt-card", value=parts().cards[card].value, ability=ability(card))


def card_words(scene: Scene) -> str:
    """One card, delivery or improvement with its text."""
    name = scene.card or next(iter(parts().cards))
    if name in parts().cards:
        return translate(say("sol-alt-single", name=card_name(name), text=card_text(name)), scene.language)
    text = tile_name(name) if name in parts().deliveries else improvement_name(name)
    return translate(text, scene.language)


def change_words(scene: Scene) -> str:
    """The differences between two positions."""
    before: View = scene.before
    after: View = scene.view
    texts = [_last(scene, move) for move in after.moves if move not in before.moves]
    if after.airship != before.airship or after.strips != before.strips:
        texts.append(say("sol-alt-flew"))
    for one, other in zip(before.players, after.players, strict=True):
        if one.score.total != other.score.total:
            texts.append(
                say(
                    "sol-alt-change-score",
                    who=seat_text(scene, other.seat),
                    before=one.score.total,
                    after=other.score.total,
                )
            )
    return join_alt([say("sol-alt-change"), *(texts or [say("sol-alt-nothing")])], scene.language)
