"""The effects of options, calculated only for a reader of the question: how an extraction is paid, which deal is
suggested."""

from __future__ import annotations

from msgspec.structs import replace

from engine.afternova.components import NO_ICONS
from engine.afternova.deals import gain_of, left_over, missing_icons, problems
from engine.afternova.drafting import spare_cards
from engine.afternova.estimate import deal_worth
from engine.afternova.names import SIDES, card_name, card_names, cubes_text, icons_text, part_text, terms_text
from engine.afternova.options import LETTERS
from engine.afternova.state import Draft, State, Terms
from engine.afternova.suggest import MOST_MISSING, askable_seats, extraction, opening, with_helper
from engine.core.decision import Ask
from engine.core.text import Text, say


def hints(st: State, ask: Ask) -> dict[str, Text]:
    """See `Title.hints`. For the active player's menu: extractions, and proposals with a worth. For a proposal without
    a helper: what each player would be asked for."""
    if st.step != "action" or ask.seat != st.active:
        return {}
    draft = st.drafts.get(ask.seat)
    verbs = {tap.verb for _, tap in ask.options.pairs}
    if draft is not None:
        return helper_hints(st, draft) if "with" in verbs else {}
    found: dict[str, Text | None] = {}
    for key, (verb, planet, _) in ask.options.pairs:
        if verb == "extract":
            found[key] = own_terms(st, extraction(st, planet))
        elif verb == "suggest":
            found[key] = suggested_deal(st, planet)
    return {key: text for key, text in found.items() if text is not None}


def suggested_deal(st: State, planet: str) -> Text | None:
    """The deal suggested for a planet, if it has a worth; without a name if the player chooses whom to ask."""
    terms, asked = opening(st, planet), askable_seats(st, planet)
    deal = with_helper(st, terms, asked[0]) if any(missing_icons(terms)) else terms
    icons = deal.helpers.get(asked[0], NO_ICONS)
    if not 0 < sum(icons) <= MOST_MISSING or problems(st, deal) or deal_worth(st, deal, st.active) <= 0:
        return None
    if len(asked) == 1:
        return own_terms(st, deal)
    share = cubes_text(deal.shares[asked[0]])
    said = say("an-terms-anybody", planet=card_name(planet), icons=icons_text(icons), cubes=share)
    return with_own(st, said, deal)


def helper_hints(st: State, draft: Draft) -> dict[str, Text]:
    """What each player who can be asked would give and get; and what the active player has to confirm before the deal
    is sent."""
    assert draft.terms is not None
    found = {}
    for seat in askable_seats(st, draft.terms.planet):
        terms = with_helper(st, draft.terms, seat)
        said = part_text(SIDES[seat], icons_text(terms.helpers[seat]), terms.shares[seat])
        if spare_cards(replace(draft, terms=terms)):
            said = say("an-terms-spare", terms=said)
        elif gain_of(st, terms, st.active) <= 0:
            said = say("an-terms-nothing-left", terms=said)
        found[f"with:{LETTERS[seat]}"] = said
    return found


def own_terms(st: State, terms: Terms) -> Text:
    """A deal: what the active player spends and gets."""
    return with_own(st, terms_text(terms), terms)


def with_own(st: State, said: Text, terms: Terms) -> Text:
    """The text of a deal, the mercenaries and upgrade icons that the active player commits, and the cubes left to that
    player."""
    spent = [*card_names(terms.cards), *([icons_text(terms.icons)] if any(terms.icons) else [])]
    cubes = cubes_text(left_over(st, terms))
    if not spent:
        return say("an-terms-own-free", terms=said, cubes=cubes)
    return say("an-terms-own", terms=said, cards=spent, cubes=cubes)
