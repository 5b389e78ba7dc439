"""Why an answer is not offered: the rule, as a text for the player who tried it. Reads only what that seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Ask, Barred
from engine.core.text import Text, say
from engine.day_and_night import state
from engine.day_and_night.board import SQUARES, TileSet, place, places, set_of, tiles
from engine.day_and_night.cards import CARDS, DAY, NAMES, Card
from engine.day_and_night.options import card_of, card_option, cast_option, leave_option, step_option, tile_option
from engine.day_and_night.questions import Question
from engine.day_and_night.state import State

CARD_VERBS = ("take", "steal", "discard")


def barred(st: State, ask: Ask) -> Iterator[Barred]:
    """What the seat might try besides the options of its question."""
    yield from barred_on_panel(st, ask)
    if any(key.startswith("discard:") for key in ask.options.keys):
        yield from _barred_copies(st, ask.seat)


def barred_on_panel(st: State, ask: Ask) -> Iterator[Barred]:
    """The same without further copies of cards, which only somebody who types can name."""
    verbs = {key.partition(":")[0] for key in ask.options.keys}
    if ask.kind == Question.TURN:
        yield from _barred_spells(st, ask)
        yield from _barred_steps(st, ask)
    elif "tile" in verbs and ask.within:
        yield from _barred_targets(st, ask)
    elif "leave" in verbs:
        yield from _barred_leaving(st, ask)
    else:
        for verb in filter(verbs.__contains__, CARD_VERBS):
            for card_id in CARDS:
                yield Barred(card_option(f"{verb}:{card_id}", card_id, st.options), say("dn-why-not-among"))


def _barred_copies(st: State, seat: int) -> Iterator[Barred]:
    """A further copy of a card than the seat holds (`discard:card#2`)."""
    for card_id, card in CARDS.items():
        held = st.hands[seat].count(card_id)
        for copy in range(max(held, 1) + 1, card.copies + 1):
            yield Barred(card_option(f"discard:{card_id}#{copy}", card_id, st.options), say("dn-why-not-held"))


# -- casting ---------------------------------------------------------------------------------------------------------


def _barred_spells(st: State, ask: Ask) -> Iterator[Barred]:
    hand, offered = st.hands[ask.seat], ask.options.keys
    for card_id, card in CARDS.items():
        option = cast_option(card_id, state.hours_of(st, card), None, st.options)
        if option.key not in offered:
            yield Barred(option, why_not_cast(st, card, ask.seat) if card_id in hand else say("dn-why-not-held"))


def why_not_cast(st: State, card: Card, caster: int) -> Text:
    """R-TURN-3, R-CAST-2: casting is over, too few hours, the printed condition, or nothing that it could affect."""
    if st.travelled and not st.options.cast_after_travel:
        return say("dn-why-travelled")
    if state.hours_of(st, card) > st.hours:
        return say("dn-why-hours", hours=state.hours_of(st, card), left=st.hours)
    if not state.needs_met(st, card):
        strict = card.needs == "day_tile_changed" and st.options.strict_changed
        return say(f"dn-why-{card.needs.replace('_', '-')}{'-strict' if strict else ''}")
    assert not state.has_effect(st, card, caster)
    return _why_no_target(st, card, caster)


def _why_no_target(st: State, card: Card, caster: int) -> Text:
    if card.effect == "wonder":
        return say("dn-why-no-cards")
    if card.effect == "mystify" and state.stone_supply(st) == 0:
        return say("dn-why-no-stones")
    if card.effect == "crystal" and state.crystal_supply(st) == 0:
        return say("dn-why-no-crystals")
    reached = tiles(state.reach_of(st, card))
    if card.reach in ("here", "there") and len(reached) == 1 and card.effect != "move_day":
        return why_not_target(st, card, caster, reached[0])
    return say("dn-why-no-tile")


# -- travelling ------------------------------------------------------------------------------------------------------


def _barred_steps(st: State, ask: Ask) -> Iterator[Barred]:
    seat = ask.seat
    free = state.steps(st)
    here = place(st.at[seat])
    instead = say("dn-why-walk-to", here=here, places=places(free)) if free else say("dn-why-walk-nowhere", here=here)
    for tile in range(SQUARES):
        if not free >> tile & 1:
            yield Barred(step_option(tile, draws=False), why_not_step(st, seat, tile), instead)


def why_not_walk(st: State, seat: int) -> Text | None:
    """What prevents the seat from travelling at all, whichever tile it wants. None: nothing."""
    if st.hours < state.STEP_HOURS:
        return say("dn-why-step-hours", left=st.hours)
    if seat == DAY and st.at[seat] in st.crystals:
        return say("dn-why-step-held", here=place(st.at[seat]))
    return None


def why_not_step(st: State, seat: int, tile: int) -> Text:
    """R-TRAVEL-1 to -3, R-BOARD-2."""
    here = st.at[seat]
    if tile == here:
        return say("dn-why-step-here")
    if not st.board.playable >> tile & 1:
        return say("dn-why-void")
    nowhere = why_not_walk(st, seat)
    if nowhere is not None:
        return nowhere
    if not st.board.border[here] >> tile & 1:
        return say("dn-why-step-far", here=place(here), there=place(tile))
    if st.visited >> tile & 1:
        return say("dn-why-step-visited", there=place(tile))
    return say("dn-why-step-crystal", there=place(tile))


# -- targets ---------------------------------------------------------------------------------------------------------


def _barred_targets(st: State, ask: Ask) -> Iterator[Barred]:
    card = CARDS[card_of(ask.within)]
    legal = set_of([tile for _, tile in ask.options.pairs])
    instead = say("dn-why-choose", places=places(legal))
    for tile in range(SQUARES):
        if not legal >> tile & 1:
            yield Barred(tile_option(tile), why_not_target(st, card, ask.seat, tile), instead)


def why_not_target(st: State, card: Card, caster: int, tile: int) -> Text:
    """What excludes this tile as a target of the spell: its reach, or something on the tile."""
    bit: TileSet = 1 << tile
    if not st.board.playable & bit:
        return say("dn-why-void")
    match card.effect:
        case "move_day" | "move_night":
            return _why_not_landing(st, card, tile)
        case _ if not state.reach_of(st, card) & bit:
            owner = st.at[card.owner]
            return say(f"dn-why-reach-{card.reach}", card=NAMES[card.id], here=place(owner))
        case "change" | "turn_over" if not state.changeable(st, caster) & bit:
            return say("dn-why-temple-tile" if st.locked & bit else "dn-why-crystal-holds")
        case "change" if card.neutral_only and (st.day | st.night) & bit:
            return say("dn-why-not-neutral")
        case "turn_over" if not (st.day | st.night) & bit:
            return say("dn-why-neutral")
        case "mystify":
            return _why_not_mystified(st, tile)
        case "crystal":
            return _why_not_crystallized(st, tile)
    return say("dn-why-chosen")


def _why_not_landing(st: State, card: Card, tile: int) -> Text:
    mover = DAY if card.effect == "move_day" else 1 - DAY
    if tile == st.at[mover]:
        return say("dn-why-stands-there")
    if card.id == "misdirect" and not st.day >> tile & 1:
        return say("dn-why-no-day-tile", here=place(tile))
    if card.id == "mislead" and not st.night >> tile & 1:
        return say("dn-why-no-night-tile", here=place(tile))
    return say("dn-why-crystal-blocks-spell")


def _why_not_mystified(st: State, tile: int) -> Text:
    if not st.day >> tile & 1:
        return say("dn-why-no-day-tile", here=place(tile))
    if st.locked >> tile & 1:
        return say("dn-why-temple-tile")
    return say("dn-why-has-stones") if tile in st.stones else say("dn-why-chosen")


def _why_not_crystallized(st: State, tile: int) -> Text:
    if tile in st.crystals:
        return say("dn-why-has-crystal")
    if st.options.crystal_night_tiles_only and not st.night >> tile & 1:
        return say("dn-why-crystal-night-only")
    if st.options.only_crystallize_hits_day_location and tile == st.at[DAY]:
        return say("dn-why-crystal-not-under-day")
    return say("dn-why-chosen")


def _barred_leaving(st: State, ask: Ask) -> Iterator[Barred]:
    """R-TEMPLE-2: the remaining tiles must stay one group."""
    may_go = [tile for _, tile in ask.options.pairs if tile is not None]
    instead = say("dn-why-choose", places=places(set_of(may_go)))
    group = state.temple_group(st, ask.seat)
    for tile in tiles(st.board.playable):
        if tile not in may_go:
            reason = say("dn-why-leave-splits" if group >> tile & 1 else "dn-why-leave-other", there=place(tile))
            yield Barred(leave_option(tile), reason, instead)
