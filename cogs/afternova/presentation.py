"""How Afternova appears on the common screens: texts, buttons, postings."""

from __future__ import annotations

from collections.abc import Set
from typing import Literal

from msgspec.structs import replace

from cogs.afternova import descriptions
from cogs.afternova.faces import faces, ruling_groups
from cogs.afternova.sections import sections
from cogs.ui.card_presentation import CardPresentation, Held
from cogs.ui.presentation import BRASS, Beside, CardFace, Section, rules_of, verbs_of
from engine.afternova.names import owner_name
from engine.afternova.title import META
from engine.afternova.view import ROBOT, View
from engine.core.decision import Ask
from engine.core.posting import Posting, ReplyState
from engine.core.text import Text, say
from engine.titles import TITLES
from locales import current_key, message, translate
from render.kit.palette import PEOPLE
from tables.records import LogLine, Look

OF_CARDS = frozenset({"discard", "bind", "reveal"})
"""Verbs of option keys that choose among the cards in hand."""

UNSENT = frozenset({"an-problem-no-part", "an-problem-unsupplied"})
"""What keeps a draft from being sent though its terms are complete."""

ANSWERED = {"an-log-accepts": "accepted", "an-log-declines": "declined"}
"""The log messages of answers to a deal, with the answer that the deal then shows."""

ButtonOf = tuple[str, Literal["good", "plain", "main"], str]


class AfternovaPresentation(CardPresentation[View]):
    """A market, three planets, deals, hands of mercenaries and blueprints."""

    pictures = frozenset({"board", "panel", "hand", "card", "change", "posting", "legend"})
    legend_pictures = 2
    finals = ()
    tells_idle = False  # every card may be kept
    numbered = False
    leaves_trail = False
    opens_line = frozenset({"an-log-turn"})
    told_of_turn = opens_line
    gathers = {
        "an-log-takes": ("an-log-takes", "card"),
        "an-log-market": ("an-log-market", "cards"),
        "an-log-fee": ("an-log-fees", "count"),
        "an-log-you-draw": ("an-log-you-draw", "card"),
    }
    told_of_state = frozenset({"an-intrusion-answer", "an-intrusion-offer"})
    rules = rules_of("an", "goal", "turn", "deal", "storage", "window", "end", "bot", "letters")

    # -- words -------------------------------------------------------------------------------------------------------

    def is_first_board(self, view: View) -> bool:
        """Until everybody has had a turn."""
        return isinstance(view, View) and view.turn <= len(view.ships) and not view.over

    def accent(self, view: View | None) -> int:
        """The colour of the active player."""
        if not isinstance(view, View) or view.over or view.active == ROBOT:
            return BRASS
        return PEOPLE[view.active].accent

    def summary(self, view: View, language: str) -> list[str]:
        """The turn, the own ship, and what is being composed."""
        lines: list[str] = [Beside(self._turn_line(view, language))]
        if view.seat is not None:
            lines.append(descriptions.own_line(view.ships[view.seat], language))
        if view.phase == "market" and view.seat == view.active and view.hand:
            lines.append(f"-# {descriptions.hand_line(view.hand, language)}")
        if view.orders is not None and (orders := descriptions.orders_line(view.orders, language)):
            lines.append(Beside(f"-# {orders}"))
        if view.draft is not None:
            lines += descriptions.draft_lines(view.draft, view, language)
        else:
            lines += map(Beside, descriptions.standing_lines(view, language))
        return lines

    def status(self, view: View, language: str) -> list[str]:
        """The turn, then everybody on a line. At the end the result says it all."""
        if view.over:
            return []
        return [f"-# {line}" for line in (self._turn_line(view, language), *descriptions.status_lines(view, language))]

    def _turn_line(self, view: View, language: str) -> str:
        phase = "last" if view.last_window else view.phase
        return message(f"an-panel-turn-{phase}", language, turn=view.turn, side=owner_name(view.active))

    def hand(self, view: View) -> list[Held]:
        """The own hand. Cards that can be paid in the window are highlighted."""
        known = self.cards()
        return [Held(known[card], 1, card in view.payable) for card in view.hand or ()]

    def trim_view(self, view: View, picture: str) -> View:
        """The board shows nothing of a seat's unfinished offer, hand and standing orders."""
        if picture != "board" or not isinstance(view, View):
            return view
        return replace(view, draft=None, orders=None, hand=None, payable=(), shown=(), pledges=(), quota=0)

    def panel_picture(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> str:
        """The hand, where all that is asked is which of its cards."""
        return "hand" if verbs_of(ask) <= OF_CARDS else "panel"

    def cards(self, view: View | None = None) -> dict[str, CardFace]:
        """Every mercenary, blueprint and planet."""
        return faces()

    def ruling_groups(self) -> dict[str, list[str]]:
        """Groups of components."""
        return ruling_groups()

    def cards_shown(self, view: View) -> list[tuple[int, str]]:
        """Cards that others have shown to the viewing seat."""
        return [(each.owner, each.card) for each in view.shown]

    def panel_title(self, ask: Ask, view: View) -> str:
        """In another seat's turn a helper is asked for an answer, after it for a blueprint. In one's own turn, nobody
        waits for the active player while helpers are asked."""
        own = isinstance(view, View) and view.phase in ("action", "market", "discard") and ask.seat == view.active
        if ask.optional:
            return "panel-title-asking" if own else "panel-title-may"
        return "panel-title" if own else "panel-title-asked"

    def describe_awaited(self, view: View, seat: int) -> Text | None:
        """The deals that wait for this helper."""
        if not isinstance(view, View):
            return None
        numbers = [say("an-number", number=offer.number) for offer in view.offers if seat in offer.awaits]
        return say("an-awaited", numbers=numbers) if numbers else None

    def says_idle(self, ask: Ask) -> bool:
        """Where something is composed, whether it can be sent."""
        return ask.option("cancel") is not None

    def describe_idle(self, look: Look, language: str) -> str:
        """What a draft lacks besides what its terms say (`draft_lines`): a part, or cards, of its author."""
        found = [each.instead for each in look.barred if each.option.key == "send"]
        return "".join(f"⚠ {translate(each, language)}" for each in found if each is not None and each.key in UNSENT)

    def starts_turn(self, ask: Ask) -> bool:
        """Whether the question asks for an action."""
        return ask.option("market") is not None

    # -- things on the table -----------------------------------------------------------------------------------------

    def posting_lines(self, posting: Posting, view: View, language: str) -> list[str]:
        """Who gives what and gets which cubes, one line each."""
        offer = descriptions.offer_named(view, posting.number) if isinstance(view, View) else None
        if offer is None:
            return super().posting_lines(posting, view, language)
        lines = descriptions.offer_lines(offer, view, language)
        if offer.kind != "proposal":
            lines.append(f"➡️ {message(f'an-posting-{offer.kind}', language, side=owner_name(view.active))}")
        return lines

    def posting_buttons(self, posting: Posting, people: Set[int]) -> tuple[ButtonOf, ...]:
        """Buttons to answer a proposal, and to adopt or withdraw an offer of another seat. None for computers: they
        answer by themselves."""
        others = set(people) - {posting.author}
        buttons: dict[ButtonOf, set[int]]
        if posting.kind != "proposal":
            buttons = {
                ("adopt", "main", "↪️"): posting.seats - {posting.author},
                ("unbid", "plain", "🗑️"): {posting.author},
            }
        else:
            ready: ButtonOf = ("execute", "good", "🚀")
            accept: ButtonOf = ("accept", "main", "✅")
            first = (
                {ready: {posting.author}} if posting.ready else {accept: _seats_that(posting, "waiting", "countered")}
            )
            decline: ButtonOf = ("decline", "plain", "❌")
            declining = _seats_that(posting, "waiting", "accepted")
            buttons = {**first, ("counter", "plain", "↩️"): others, decline: declining}
        return tuple(shown for shown, seats in buttons.items() if not people.isdisjoint(seats))

    def is_told_by(self, posting: Posting, line: LogLine) -> bool:
        """That it was proposed or offered as it stands there, and how a helper has answered it."""
        args, key = line.text.args, current_key(line.text.key)
        if args.get("number") != posting.number:
            return False
        if key == f"an-log-{posting.kind}":
            return args.get("version") == posting.version
        said = ANSWERED.get(key)
        return any(reply.seat == line.seat and reply.state == said for reply in posting.replies)

    def verbs_meant(self, verb: str) -> tuple[str, ...]:
        """For a seat that has accepted, declining means to withdraw the acceptance."""
        return {"decline": ("retract",), "unbid": ("withdraw",)}.get(verb, ())

    def why_not(self, verb: str, posting: Posting, look: Look) -> Text:
        """Why the viewing seat cannot do this now."""
        view, number = look.view, posting.number
        if view.draft is not None:
            return say("an-why-draft")
        state = next((reply.state for reply in posting.replies if reply.seat == look.seat), None)
        active = look.seat == view.active
        if verb in ("execute", "adopt") and not active:
            return say("an-why-active", number=number)
        if verb in ("execute", "adopt"):
            return say("an-why-not-ready", number=number) if verb == "execute" else say("an-why-many")
        if verb == "unbid":
            return say("an-why-author", number=number)
        if active:
            return say("an-why-own", number=number)
        if verb == "counter":
            return say("an-why-many")
        if state is None:
            return say("an-why-not-asked", number=number)
        return say("an-why-answered" if state != "waiting" else "an-why-no-cards", number=number)

    # -- the panel ---------------------------------------------------------------------------------------------------

    def sections(self, ask: Ask, view: View, language: str) -> list[Section] | None:
        """The layout of every question: first what can be done at once, then suggestions, then what takes more
        steps."""
        return sections(ask, view, language)


def _seats_that(posting: Posting, *states: ReplyState) -> set[int]:
    """The seats asked by a posting whose answer is one of these so far."""
    return {reply.seat for reply in posting.replies if reply.state in states}


def presentation() -> AfternovaPresentation:
    """The presentation of Afternova."""
    return AfternovaPresentation(TITLES[META.id])
