"""Proposals, counters and bids as postings that everybody may read (N8)."""

from __future__ import annotations

from engine.afternova.names import card_names, terms_text
from engine.afternova.state import Offer
from engine.core.posting import Posting, Reply
from engine.core.text import say


def posting_of(offer: Offer, active: int) -> Posting:
    """The public content of an offer, never what was bound. Counters and bids are made to the active seat."""
    helpers = offer.terms.helpers if offer.kind == "proposal" else {}
    return Posting(
        number=offer.number,
        version=offer.version,
        kind=offer.kind,
        author=offer.author,
        terms=terms_text(offer.terms),
        replies=tuple(Reply(seat, offer.answers.get(seat, "waiting")) for seat in helpers),
        of=offer.of,
        ready=offer.ready,
        to=None if offer.kind == "proposal" else active,
        detail=say("an-list", items=card_names(offer.terms.cards)) if offer.terms.cards else None,
    )
