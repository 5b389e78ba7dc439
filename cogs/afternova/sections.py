"""The layout of Afternova's questions on the panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from cogs.afternova.descriptions import offer_lines, offer_named, planet_line, short_worth
from cogs.ui.presentation import Section, join
from engine.afternova.names import card_name
from engine.afternova.options import LETTERS
from engine.afternova.view import Answer, HelperView, OfferView, View
from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from locales import capitalize, message, translate

BUTTONS = 5
"""If there are more options of one kind than this, they are put in a menu."""
LINES = 6
"""If there are more options with terms than this in total, they are put in menus."""
MORE = ("extract", "suggest", "draft", "edit", "withdraw", "show", "orders")
"""The verbs of the last menu, in the order in which it names them."""
Form: TypeAlias = Literal["lines", "buttons", "menu", "each"]
LOOKED_AT = frozenset({"an-terms-nothing-left", "an-terms-spare"})
"""Details of helpers with whom the deal is not sent before the active player has confirmed it."""
READY = 2
"""If there are more deals to carry out or adopt than this, they are put in a menu."""


def verb_of(option: Option) -> str:
    """The part of the key before the colon."""
    return option.key.partition(":")[0]


def number_of(option: Option) -> int | None:
    """The offer that an option is about."""
    argument = option.key.partition(":")[2]
    return int(argument) if argument.isdecimal() else None


def sections(ask: Ask, view: View, language: str) -> list[Section] | None:
    """The layout of every question: first what can be done at once, then suggestions, then what takes more steps."""
    by_verb: dict[str, list[Option]] = {}
    for option in ask.options:
        by_verb.setdefault(verb_of(option), []).append(option)
    if "cancel" in by_verb:
        return _draft_sections(by_verb, view, language)
    if "market" in by_verb:
        return _action_sections(ask, by_verb, view, language)
    if "orders" in by_verb:
        return _answer_sections(by_verb, view, language)
    if "pass" in by_verb:
        return _window_sections(by_verb, language)
    return None if ask.most > 1 else _market_sections(by_verb, language)


def _action_sections(ask: Ask, by_verb: dict[str, list[Option]], view: View, language: str) -> list[Section]:
    """What can be done at once, a row for each planet, the market. Everything that takes more steps is in one menu."""
    take = _options_taker(by_verb)
    good = {option.key for verb in ("execute", "extract") for option in by_verb.get(verb, ())}
    shining = frozenset(key for key in (*good, *_worth_proposing(ask)) if not _is_cautioned(ask, key))
    made = [_deal_section(verb, take(verb), view, language, shining) for verb in ("execute", "adopt")]
    first, rest = _by_planet([take(verb) for verb in ("extract", "suggest", "draft")])
    details = _describe_terms(first, view, language, short=False)
    for option in first:
        if option.key not in details:
            world = next(planet for planet in view.planets if planet.id == option.at)
            details[option.key] = planet_line(world.id, world.cubes, language)
    for option in first:
        for offer in view.offers:
            if offer.terms.planet == option.at and _is_open(offer):
                details[option.key] += f"\n-# 🤝 {message('an-panel-in-deal', language, number=offer.number)}"
    head = f"**{message('an-heading-planets', language)}**" if any(section.head for section in made) else ""
    shown, brief = _shorten_labels(first, details, language)
    planets = message("an-heading-planets", language)
    made.append(Section("lines", shown, head, details, brief, good=shining, hint=planets))
    made.append(Section("buttons", tuple(take("market")), good=shining))
    rest += [option for verb in ("edit", "withdraw", "show", "orders") for option in take(verb)]
    rest += [option for verb in list(by_verb) for option in take(verb)]
    about = {"orders": message("an-panel-about-orders", language)}
    made.append(Section("menu", tuple(rest), details=about, hint=_name_kinds(rest, language)))
    return made


def _is_open(offer: OfferView) -> bool:
    """Whether it is a deal in which nobody has declined yet."""
    return offer.kind == "proposal" and all(helper.answer != "declined" for helper in offer.terms.helpers)


def _worth_proposing(ask: Ask) -> Iterator[str]:
    """The proposed answer. In place of a suggestion of which nothing good can be told: the first of which it can, else
    the market."""
    told = [option.key for option in ask.options if verb_of(option) == "suggest" and option.detail is not None]
    for key in ask.proposal:
        if not key.startswith("suggest:") or key in told:
            yield key
        else:
            yield told[0] if told else "market"


def _name_kinds(options: list[Option], language: str) -> str:
    """What the last menu is for: the kinds of options that are in it."""
    verbs = {verb_of(option) for option in options}
    kinds = [message(f"an-more-{verb}", language) for verb in MORE if verb in verbs]
    return message("an-panel-more", language, kinds=capitalize(join(kinds, language)))


def _deal_section(verb: str, options: list[Option], view: View, language: str, good: frozenset[str]) -> Section:
    """Deals that can be carried out or adopted, each with its terms if there are few."""
    few = len(options) <= READY
    details = _describe_terms(options, view, language, short=not few)
    head = message(f"an-heading-{verb}", language)
    if few:
        shown, brief = _shorten_labels(options, details, language)
        return Section("lines", shown, f"**{head}**" if options else "", details, brief, good)
    return Section("menu", tuple(options), details=details, hint=head)


def _answer_sections(by_verb: dict[str, list[Option]], view: View, language: str) -> list[Section]:
    take = _options_taker(by_verb)
    own_numbers = {number_of(option) for option in by_verb.get("unbid", ())}
    binding = take("bind")
    own = [_for_offer(option) for option in binding if number_of(option) in own_numbers] + take("unbid")
    by_verb["bind"] = [option for option in binding if number_of(option) not in own_numbers]
    answers: dict[int, list[Option]] = {}
    for verb in ("accept", "bind", "decline", "retract", "counter"):
        for option in take(verb):
            answers.setdefault(number_of(option) or 0, []).append(option)
    made = []
    asked = [number for number, options in answers.items() if len(options) > 1 or _own_part(number, view) is not None]
    for number in asked[:3]:
        options = answers.pop(number)
        accepts = frozenset(option.key for option in options if verb_of(option) == "accept")
        head = _offer_head(number, view, language, able=bool(accepts))
        good = accepts if _own_answer(number, view) == "waiting" else frozenset()
        hint = message("an-panel-answers", language, number=number)
        shown = [_told_by_heading(option) for option in options] if len(asked) == 1 else options
        made.append(Section("buttons", tuple(shown), head, good=good, hint=hint))
    others = [option for options in answers.values() for option in options]
    if others:
        details = _describe_terms(others, view, language, short=True)
        made.append(Section("menu", tuple(others), message("an-heading-others", language), details))
    head = "\n".join(_own_offer_head(number, view, language) for number in sorted(filter(None, own_numbers)))
    made.append(Section(_form(own, "menu"), tuple(own), head, hint=message("an-panel-own-offers", language)))
    bids = [replace(option, label=card_name(option.at)) if option.at is not None else option for option in take("bid")]
    made.append(Section("buttons", tuple(bids), message("an-heading-bid", language)))
    made.append(Section("buttons", tuple(option for verb in list(by_verb) for option in take(verb))))
    return made


def _told_by_heading(option: Option) -> Option:
    """An answer to the only deal that is asked about: the heading above it has the number."""
    return replace(option, label=ANSWERING.get(option.label.key, option.label))


def _own_part(number: int, view: View) -> HelperView | None:
    """What the viewing seat helps with in this deal, and how it has answered so far. None: it does not help."""
    offer = offer_named(view, number)
    helpers = offer.terms.helpers if offer is not None else ()
    return next((helper for helper in helpers if helper.seat == view.seat), None)


def _own_answer(number: int, view: View) -> Answer:
    """What the viewing seat has answered to a deal so far."""
    part = _own_part(number, view)
    return "waiting" if part is None else part.answer


def _draft_sections(by_verb: dict[str, list[Option]], view: View, language: str) -> list[Section]:
    take = _options_taker(by_verb)
    chosen = set(view.draft.terms.cards if view.draft is not None and view.draft.terms is not None else ())
    chosen |= set(view.draft.bound if view.draft is not None else ())
    ends = [*(_label_sending(option, view) for option in take("send")), *take("cancel")]
    whom = take("with")
    details = {option.key: translate(option.detail, language) for option in whom if option.detail is not None}
    head = f"**{message(_heading_whom(whom), language)}**" if whom else ""
    common = _terms_of_any(whom)
    if common is not None:
        head = f"{head}\n-# {capitalize(translate(common, language))}"
        whom, details = [replace(option, detail=None) for option in whom], {}
    sending = Section("buttons", tuple(ends), good=frozenset({"send"}))
    complete = ends[0].key == "send"
    made = [sending] if complete else []
    made.append(Section("lines" if common is None else "buttons", tuple(whom), head, details, then="send"))
    for verb in ("mine", "bind", "reveal", "to"):
        options = [_label_as_drawn(option, language, chosen=option.at in chosen) for option in take(verb)]
        if verb == "mine":
            options += take("icon")
        form = _form(options, "menu" if verb in ("reveal", "to") else "each")
        good = frozenset(option.key for option in options if option.at in chosen)
        head = message(f"an-heading-{verb}", language) if options else ""
        made.append(Section(form, tuple(options), f"-# {head}" if head else "", good=good))
    own = "" if view.seat == view.active else "-own"
    if own and view.seat is not None:
        theirs, by_verb["ask"] = _split_by_seat(take("ask"), view.seat)
        made.append(
            Section(_form(theirs, "each"), tuple(theirs), f"-# {message('an-heading-ask', language)}" if theirs else "")
        )
    for verb in ("ask", "give", "move", "hire", "drop"):
        options = take(verb) + (take("keep") if verb == "drop" else [])
        said = f"an-heading-{verb}{own if verb in ('ask', 'give') else ''}"
        head = message(said, language) if options else ""
        if verb == "drop" and whom:  # how much will not fit depends on who helps
            made.append(Section("each", tuple(options), hint=head))
        else:
            made.append(Section(_form(options, "each"), tuple(options), f"-# {head}" if head else ""))
    made.append(Section("buttons", tuple(take("help"))))
    orders = [option for verb in list(by_verb) for option in take(verb)]
    made.append(Section(_form(orders, "menu"), tuple(orders)))
    return made if complete else [*made, sending]


def _terms_of_any(whom: list[Option]) -> Text | None:
    """What whoever is asked gives and gets, if it is the same for all of them."""
    found = {None if option.detail is None else _with_side(option.detail, say("an-any-helper")) for option in whom}
    return next(iter(found)) if len(whom) > 1 == len(found) else None


def _with_side(terms: Text, side: Text) -> Text:
    """Terms of a helper, told of this side."""
    args = {
        name: _with_side(value, side) if name == "terms" and isinstance(value, Text) else value
        for name, value in terms.args.items()
    }
    return Text(terms.key, args | {"side": side} if "side" in args else args)


def _heading_whom(whom: list[Option]) -> str:
    """The heading above those who can be asked: that a tap sends the deal is said only where none of them needs another
    look first."""
    looked_at = any(option.detail is not None and option.detail.key in LOOKED_AT for option in whom)
    return "an-heading-with-look" if looked_at else "an-heading-with"


def _label_sending(option: Option, view: View) -> Option:
    """Sending which cards are bound is to accept the deal, or to change what was accepted."""
    draft = view.draft
    if draft is None or draft.kind != "bind" or draft.offer is None:
        return option
    offer = offer_named(view, draft.offer)
    helpers = offer.terms.helpers if offer is not None else ()
    accepted = offer is None or offer.kind != "proposal"
    accepted |= any(helper.seat == view.seat and helper.answer == "accepted" for helper in helpers)
    called = say("an-panel-rebind" if accepted else "button-posting-accept")
    label, inner = option.label, option.label.args.get("label")
    return replace(option, label=Text(label.key, label.args | {"label": called}) if inner is not None else called)


def _window_sections(by_verb: dict[str, list[Option]], language: str) -> list[Section]:
    """The cards that can be paid, each with what it brings, several at once; then passing, perhaps with a standing
    order."""
    options = by_verb.pop("build", [])
    details = _build_details(options, language)
    brief = {option.key: say("an-panel-build") for option in options if option.key in details}
    orders = by_verb.pop("hold", []) + by_verb.pop("auto", [])
    form: Form = "lines" if len(options) <= LINES else "menu"
    made = [Section(form, tuple(options), details=details, brief=brief)] if options else []
    made += [Section("buttons", tuple(others)) for others in by_verb.values()]
    if orders:
        head = f"-# {message('an-heading-window-orders', language)}"
        made.append(Section(_form(orders, "menu"), tuple(orders), head))
    return made


def _market_sections(by_verb: dict[str, list[Option]], language: str) -> list[Section]:
    take = _options_taker(by_verb)
    cards = take("take")
    rows = {kind: [option for option in cards if (option.at or "").startswith(kind[0])] for kind in ROWS}
    made = [
        Section(
            "buttons", tuple(_label_as_drawn(option, language) for option in row), hint=message(ROWS[kind], language)
        )
        for kind, row in rows.items()
    ]
    made.append(Section("buttons", tuple(option for verb in list(by_verb) for option in take(verb))))
    return made


def _label_as_drawn(option: Option, language: str, *, chosen: bool = False) -> Option:
    """A card as its picture shows it: its number, its name, its effect in letters. `chosen`: it is taken already."""
    if option.at is None:
        return option
    name = translate(card_name(option.at), language)
    label = f"{'✓ ' if chosen else ''}{option.at.upper()} {name} · {short_worth(option.at, language)}"
    return Option(option.key, say("an-panel-plain", words=label), option.at, option.detail)


def _build_details(options: list[Option], language: str) -> dict[str, str]:
    """Which blueprint, with which other cubes, and what it brings."""
    details = {}
    for option in options:
        if option.at is None or option.detail is None:
            continue
        swapped = option.key.count(":") > 1
        name = translate(option.label if swapped else card_name(option.at), language)
        details[option.key] = f"**{option.at.upper()} {name}**\n-# {translate(option.detail, language)}"
    return details


def _own_offer_head(number: int, view: View, language: str) -> str:
    """An offer that the viewing seat has made: its terms, as far as they differ from what the deals above say."""
    offer = offer_named(view, number)
    lines = [f"**{message('an-heading-own-offer', language, number=number)}**"]
    if offer is not None:
        lines += [f"-# {line}" for line in offer_lines(offer, view, language)[1:]]
    return "\n".join(lines)


def _offer_head(number: int, view: View, language: str, *, able: bool) -> str:
    offer, answer = offer_named(view, number), _own_answer(number, view)
    lines = [f"**{message(f'an-heading-deal-{answer}', language, number=number)}**"]
    if offer is not None:
        lines += offer_lines(offer, view, language)
    if answer == "waiting" and not able:
        lines.append(f"-# ⚠ {message('an-why-no-cards', language, number=number)}")
    return "\n".join(lines)


def _describe_terms(options: Iterable[Option], view: View, language: str, *, short: bool) -> dict[str, str]:
    """The terms of each of these options: the suggestion's own text, or that of the offer."""
    details = {}
    for option in options:
        number = number_of(option)
        if option.detail is not None:
            said, _, spent = translate(option.detail, language).partition(" · ")
            details[option.key] = f"{said}\n-# {spent}" if spent and not short else f"{said} · {spent}".strip(" ·")
        elif number is not None and (offer := offer_named(view, number)) is not None:
            lines = offer_lines(offer, view, language)
            details[option.key] = " ".join(lines[1:]) if short else "\n".join(lines)
    return details


def _form(options: list[Option], many: Form) -> Form:
    return "buttons" if len(options) <= BUTTONS else many


def _options_taker(by_verb: dict[str, list[Option]]) -> Any:
    """Removes and returns the options of a verb, so that each option is shown exactly once."""
    return lambda verb: by_verb.pop(verb, [])


ROWS = {"mercenaries": "an-pic-row-mercenary", "blueprints": "an-pic-row-blueprint"}
"""What is said of the cards of each row of the market, where they stand in a menu."""
BRIEF = {
    "an-option-execute": say("button-posting-execute"),
    "an-option-adopt": say("button-posting-adopt"),
    "an-option-extract": say("an-panel-extract"),
    "an-option-suggest": say("an-panel-suggest"),
    "an-option-draft": say("an-panel-draft"),
}
"""Labels of buttons beside a text, by the message that they replace: on a phone a longer label leaves no room for the
text."""
ANSWERING = {
    "an-option-accept": say("button-posting-accept"),
    "an-option-decline": say("button-posting-decline"),
    "an-option-counter": say("button-posting-counter"),
    "an-option-bind": say("an-panel-bind"),
}
"""The same for buttons below a heading with the number of the deal."""
REMARKS = {"an-option-discarding": "an-panel-discarding", "an-option-no-room": "an-panel-no-room"}
"""Labels that put a remark around another label (their argument `label`) -> the remark alone, for the text beside
them."""


def _shorten_labels(
    options: Iterable[Option], details: dict[str, str], language: str
) -> tuple[tuple[Option, ...], dict[str, Text]]:
    """The options, and short labels for their buttons. What does not fit is added to the text beside them."""
    shown, brief = [], {}
    for option in options:
        label, remark = option.label, REMARKS.get(option.label.key)
        inner = label.args.get("label")
        if remark is not None and isinstance(inner, Text):
            details[option.key] += f"\n-# ⚠ {translate(Text(remark, label.args), language)}"
            label = inner
        shown.append(replace(option, label=label))
        brief[option.key] = BRIEF.get(label.key, label)
    return tuple(shown), brief


def _for_offer(option: Option) -> Option:
    """Choosing cards for one's own offer, before there is a deal."""
    return replace(option, label=say("an-panel-bind-own", number=number_of(option) or 0))


def _is_cautioned(ask: Ask, key: str) -> bool:
    option = ask.option(key)
    return option is None or option.caution is not None


def _by_planet(kinds: list[list[Option]]) -> tuple[list[Option], list[Option]]:
    """For each planet the option of the first kind that says what it brings, else the first option; and the other
    options."""
    planets: dict[str, list[Option]] = {}
    for options in kinds:
        for option in options:
            planets.setdefault(option.at or "", []).append(option)
    first = [next((option for option in of if option.detail is not None), of[0]) for of in planets.values()]
    return first, [option for of in planets.values() for option in of if option not in first]


def _split_by_seat(options: list[Option], seat: int) -> tuple[list[Option], list[Option]]:
    """The options that ask others, and those of this seat."""
    own = [option for option in options if option.key.startswith(f"ask:{LETTERS[seat]}")]
    return [option for option in options if option not in own], own
