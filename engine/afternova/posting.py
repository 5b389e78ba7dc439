"""Proposals, counters and bids as things on the table that have public messages of their own (N8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.afternova.state import Offer, State
from engine.afternova.words import terms_text
from engine.core.events import Event
from engine.core.posting import Ending, Posting, Reply


def posting_of(offer: Offer) -> Posting:
    """What everybody may read of an offer; never what was bound."""
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
    )


def ending_of(posting: Posting, st: State, events: Sequence[Event]) -> Ending:
    """How an offer ended that has left the table in an answer with these events."""
    told = [event.public for event in events if event.public is not None]
    if any(text.key == "an-log-extracts" and text.args["number"] == posting.number for text in told):
        return "done"
    if any(text.key.startswith("an-log-withdraws") and text.args["number"] == posting.number for text in told):
        return "withdrawn"
    passed = st.step != "action" or any(text.key in ("an-log-turn", "an-log-extracts") for text in told)
    resigned = any(text.key == "an-log-resigned" for text in told)
    return "void" if passed or resigned or posting.kind == "proposal" else "adopted"
