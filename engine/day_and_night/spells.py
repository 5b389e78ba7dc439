"""Casting: choose card and targets, pay the hours, resolve the printed steps in order (R-CAST-4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Ask, Option, Options, Rules
from engine.core.text import Text, say
from engine.day_and_night import effects, state
from engine.day_and_night.board import TileSet, tiles
from engine.day_and_night.cards import CARDS, DAY, NAMES, NIGHT, Card, sort_cards
from engine.day_and_night.options import (
    DISCARD_STOLEN,
    STONE_SPLITS,
    TILES,
    USE,
    card_of,
    card_option,
    card_pairs,
    cast_option,
    flip_option,
    gives_away,
    is_flip,
    target_pairs,
    tile_option,
)
from engine.day_and_night.questions import Question
from engine.day_and_night.state import State
from engine.day_and_night.temples import look_for_temples


def resolve_cast(st: State, card_id: str) -> Rules[None]:
    """Cast a card from the active side's hand."""
    seat, card = st.active, CARDS[card_id]
    hours = state.hours_of(st, card)
    if card.effect == "wonder":
        yield from resolve_wonder(st, card, hours)
        return
    chosen = yield from choose_targets(st, card, seat)
    stones = yield from choose_stones(st, card, chosen)
    effects.play_card(st, card, seat, hours)
    if card.effect == "steal":
        effects.look_at_night_hand(st)
        st.phase = "steal"
        return
    apply_effect(st, card, seat, chosen, stones)
    effects.finish_cards(st)


def choose_targets(st: State, card: Card, caster: int) -> Rules[list[int]]:
    """As many different targets as printed, or all legal ones if there are fewer (R-CAST-3). Without a choice nothing
    is asked. A short supply turns "all" into a choice (R-SUPPLY-1)."""
    legal = state.legal_targets(st, card, caster)
    count = legal.bit_count()
    wanted = min(card.targets or count, count)
    if card.effect == "crystal":
        wanted = min(wanted, state.crystal_supply(st))
    if card.effect == "mystify":
        wanted = min(wanted, state.stone_supply(st))
    if wanted == count and not needs_order(st, card, count):
        return list(tiles(legal))
    chosen: list[int] = []
    while len(chosen) < wanted:
        about = target_question(st, card, len(chosen), wanted)
        options = options_target(st, card, caster, legal)
        tile = yield Ask(caster, about, options, auto=True, within=f"cast:{card.id}")
        chosen.append(tile)
        legal &= ~(1 << tile)
    return chosen


def target_question(st: State, card: Card, chosen: int, wanted: int) -> Text:
    """The question for the next tile; if stones are short, also for how many this one gets (R-SUPPLY-1)."""
    supply = state.stone_supply(st)
    if card.effect == "mystify" and wanted > 1 and card.amount < supply < card.amount * wanted:
        stones = min(card.amount, supply - card.amount * chosen)
        return say("dn-ask-target-scarce", card=NAMES[card.id], supply=supply, stones=stones)
    return say("dn-ask-target", card=NAMES[card.id], number=chosen + 1, count=wanted)


def needs_order(st: State, card: Card, count: int) -> bool:
    """Morning Mist with three stones left: the first tile gets two, so the order matters (R-SUPPLY-1)."""
    return card.effect == "mystify" and count > 1 and card.amount < state.stone_supply(st) < card.amount * count


def choose_stones(st: State, card: Card, chosen: list[int]) -> Rules[list[int]]:
    """How many stones each chosen tile gets. With two stones left for two tiles the caster splits them (R-SUPPLY-1)."""
    if card.effect != "mystify":
        return []
    supply = state.stone_supply(st)
    if len(chosen) == supply == card.amount == 2:
        key = yield Ask(DAY, say("dn-ask-split", card=NAMES[card.id]), Options.of(STONE_SPLITS))
        if key == "split:1-1":
            return [1, 1]
        both = sum(1 << tile for tile in chosen)
        first = yield Ask(DAY, say("dn-ask-split-where"), options_target(st, card, DAY, both))
        return [2 if tile == first else 0 for tile in chosen]
    counts = []
    for _ in chosen:
        counts.append(min(card.amount, supply))
        supply -= counts[-1]
    return counts


def apply_effect(st: State, card: Card, caster: int, chosen: list[int], stones: list[int]) -> None:
    """The printed steps of a spell whose targets are chosen."""
    chosen_set = sum(1 << tile for tile in chosen)
    match card.effect:
        case "change":
            effects.change_tiles(st, chosen_set, caster)
        case "turn_over":
            effects.turn_over_tiles(st, chosen_set, caster)
        case "mystify":
            for tile, count in zip(chosen, stones, strict=True):
                effects.place_stones(st, tile, count)
        case "crystal":
            for tile in chosen:
                effects.place_crystal(st, tile, card.amount)
        case "move_day":
            effects.move_by_spell(st, DAY, chosen[0], caster)
        case "move_night":
            effects.move_by_spell(st, NIGHT, chosen[0], caster)
        case "draw":
            effects.draw_cards(st, caster, card.amount)
        case "deviate":
            resolve_deviate(st, caster)
        case "wonder" | "steal":
            raise AssertionError(f"{card.id} has a procedure of its own")


def resolve_deviate(st: State, caster: int) -> None:
    """Deviate: turn over the tile under Day, then change the tile under Night. A part that cannot happen is skipped."""
    effects.turn_over_tiles(st, 1 << st.at[DAY] & state.turnable(st, caster), caster)
    effects.change_tiles(st, 1 << st.at[NIGHT] & state.changeable(st, caster), caster)


def resolve_wonder(st: State, card: Card, hours: int) -> Rules[None]:
    """Wonder: take any card from deck or discard pile, shown sorted; shuffle; then Wonder is discarded."""
    kinds = dict.fromkeys(sort_cards(st.decks[DAY] + st.discards[DAY]))
    taken = yield Ask(DAY, say("dn-ask-wonder"), options_cards(st, "take", kinds), kind=Question.WONDER)
    effects.play_card(st, card, DAY, hours)
    effects.take_from_deck_or_discard(st, DAY, taken)
    effects.finish_cards(st)


def steal_passion(st: State) -> Rules[None]:
    """The unit after Day has looked at Night's hand: pick one card, use it for 0 hours or discard it."""
    kinds = dict.fromkeys(st.hands[NIGHT])
    stolen = yield Ask(DAY, say("dn-ask-steal"), options_cards(st, "steal", kinds), kind=Question.STEAL)
    card = CARDS[stolen]
    about = say("dn-ask-stolen", card=NAMES[card.id])
    if state.can_use_stolen(st, card):
        use = USE if (loss := forced_loss(st, card, DAY)) is None else Option("use", USE.label, caution=loss)
        choice = yield Ask(DAY, about, Options.of((use, DISCARD_STOLEN)))
    else:
        choice = "discard"
    if choice == "use":
        chosen = yield from choose_targets(st, card, DAY)
        effects.steal_card(st, card.id, use=True)
        apply_effect(st, card, DAY, chosen, [])
        if st.temples_due:
            look_for_temples(st)
    else:
        effects.steal_card(st, card.id, use=False)
    effects.finish_cards(st)
    st.phase = "act"


# -- what an option would bring --------------------------------------------------------------------------------------


def options_target(st: State, card: Card, caster: int, legal: TileSet) -> Options[int]:
    """The targets. For tiles that change sides also the side they would become, and a warning if that gives one
    away."""

    def describe(key: str, tile: int) -> Option:
        if card.effect not in ("change", "turn_over"):
            return tile_option(tile)
        return flip_option(tile, caster, own=bool(st.side_tiles(caster) & 1 << tile))

    return Options(lambda: target_pairs(legal), describe, TILES.__getitem__)


def options_cards(st: State, verb: str, cards: Iterable[str]) -> Options[str]:
    """Cards to take, steal or discard."""
    return Options(lambda: card_pairs(verb, cards), lambda key, card: card_option(key, card, st.options), card_of)


def describe_cast(st: State, card_id: str) -> Option:
    """Casting a card, with a warning if it must give own tiles away."""
    card = CARDS[card_id]
    return cast_option(card_id, state.hours_of(st, card), forced_loss(st, card, st.active), st.options)


def forced_loss(st: State, card: Card, caster: int) -> Text | None:
    """The warning of a spell that must give own tiles away. None if there is a choice or no loss."""
    if not is_flip(card):
        return None
    if card.effect == "deviate":
        return deviate_warning(st, caster)
    legal = state.legal_targets(st, card, caster)
    own: TileSet = legal & st.side_tiles(caster)
    if not own or (card.targets and legal.bit_count() > card.targets):
        return None
    return gives_away(own, caster)


def deviate_warning(st: State, caster: int) -> Text | None:
    """Deviate on one shared tile turns it over twice; elsewhere it may give away the caster's own tiles."""
    same = st.at[DAY] == st.at[NIGHT]
    turned = 1 << st.at[DAY] & state.turnable(st, caster)
    if same:
        return say("dn-caution-deviate-same") if turned else None
    changed = 1 << st.at[NIGHT] & state.changeable(st, caster)
    own = (turned | changed) & st.side_tiles(caster)
    return gives_away(own, caster) if own else None
