"""Voidfall in Discord: how it shows itself on the common screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.ui.lobby import players_words
from cogs.ui.presentation import (
    BRASS,
    PAGE_BUTTONS,
    AnswerForm,
    AtOnce,
    Beside,
    CardFace,
    Page,
    ReadFirst,
    Section,
    TitlePresentation,
    join,
    verbs_of,
)
from cogs.voidfall.answer_forms import form_of, spread
from cogs.voidfall.card_faces import faces, house_lines, ruling_groups
from cogs.voidfall.guide import guide
from cogs.voidfall.question_pictures import ABOUT, OF_A_SEAT, READS_ON
from cogs.voidfall.shortcuts import PAYMENTS, at_once, ways
from cogs.voidfall.words import (
    crisis_lines,
    gift_lines,
    goal_lines,
    held_agenda_lines,
    mat_lines,
    objective_lines,
    source_name,
    standing_line,
    turn_lines,
    way_to,
)
from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from engine.core.title import Title
from engine.titles import TITLES
from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.coop.focuses import is_shared
from engine.voidfall.names import agenda_name, event_name, house_name, mode_name, technology_name
from engine.voidfall.resolve.combined import ALL
from engine.voidfall.setup.houses import origin_name, setup_lines
from engine.voidfall.setup.scenario import mode_of
from engine.voidfall.title import META
from engine.voidfall.turn.selection import step_of
from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import Level
from locales import message, translate
from render.kit.palette import PEOPLE
from render.voidfall.parts import parts_of
from render.voidfall.technologies import code_of
from tables.records import Look, OptionValue, TableInfo

MODE = next(option.default for option in META.options if option.id == "mode")
PER_PLAYER = "house"
"""The page of a player's House mat; the seat follows a colon."""
PLANS = "plans"
"""The page with what the cards of a mat say; the seat follows a colon."""
STOCK = "stock"
"""The upper part of a House mat, likewise."""
SHOWN_BY = (
    ("offer", frozenset({"card"})),
    ("techs", frozenset({"tech"})),
    ("improved", frozenset({"improve"})),
)
"""Pictures that show what options of these verbs are about."""

MARKETS: Mapping[str, Level] = {"techs": "basic", "improved": "improved"}
"""Pictures of Technologies, and the sides of those."""

TOLD_BY = {"offer": frozenset({"card"}), "techs": frozenset({"tech"}), "improved": frozenset({"improve"})}
"""By picture: the verbs of the options of which it shows cost and effect."""
AMOUNTS = frozenset({"take", "pay", "lose"})
"""Verbs of options that are units of a resource: `take:food`, `take:food:2`."""
RESOURCE_VERBS = AMOUNTS | {"produce", "credits"}
"""Verbs of questions about resources."""
WITH_SUBJECT = 2
"""The parts of a key that names one thing."""
EXCHANGED = 3
"""The parts of a key that names a card of the offer and the card that is discarded for it."""
COUNTED = 3
"""The parts of such a key that names more than one unit."""
NOTICED = (
    "inspire_cost",
    "improved_tech_influence",
    "improved_tech_gives_immediate",
    "improved_destroyer_approach",
    "skirmish_counts_decontamination_storage",
    "void_takeover_places_facedown_bounty",
    "stalemate_winner",
    "trade_nexus_timing",
    "hyperdrive_conquest_action",
    "agenda_d3_first",
    "coop_win",
    "rift_void_score",
    "full_harbinger_row",
    "war_board_scope",
    "war_modifier_in_evaluation",
    "solo_tech_copies",
)
"""Settings of which players are told."""
SAID_ABOVE = frozenset({"vf-why-used", "vf-why-no-more-actions", "vf-why-other-card"})
"""Reasons that the line with the Focus card shows."""


def is_first_board(view: View) -> bool:
    """Whether who looks may not know the signs yet: until the first turns, a seat until the end of its first round."""
    begun = view.phase == "focus" and (view.seat is None or view.round > 1)
    return view.cycle == 1 and not begun and not view.over and view.phase != "evaluation"


class VoidfallPresentation(TitlePresentation[View]):
    """A galaxy, House mats, hands of Focus cards, a market, events, the Crisis board."""

    pictures = frozenset(
        {
            "board",
            "panel",
            "change",
            "chapter",
            PER_PLAYER,
            PLANS,
            STOCK,
            "focuses",
            "hand",
            "drawn",
            "offer",
            "offers",
            "agendas",
            "techs",
            "improved",
            "event",
            "crises",
            "battle",
            "posting",
            "score",
            "card",
            "legend",
        }
    )
    hands = True
    begins_empty = "vf-hand-empty"
    hand_button = ("vf-button-agendas", "📜")
    finals = ("done",)
    tells_unused = frozenset({"vf-move-done-detail"})
    names_places = True
    leaves_trail = False
    lesser = frozenset({"none", "catastrophe", "payment"})
    gathers = {
        "vf-log-produce": ("vf-log-produce", "resources"),
        "vf-log-place": ("vf-log-place-each", "place"),
        "vf-log-deploy": ("vf-log-deploys", "times"),
        "vf-log-step": ("vf-log-steps", "times"),
        "vf-log-influence-gained-for": ("vf-log-influence-gained-each", "n"),
        "vf-log-influence-lost-for": ("vf-log-influence-lost-each", "n"),
    }
    opens_line = frozenset({"vf-log-event", "vf-log-round", "vf-log-evaluation"})
    continues = {
        ("vf-log-acts", "vf-log-pay"): "vf-log-acts-pays",
        ("vf-log-trade-returned", "vf-log-trade-returns"): "vf-log-trade-surplus",
    }
    rules = (
        "vf-rules-goal",
        "vf-rules-cycle",
        "vf-rules-turn",
        "vf-rules-sectors",
        "vf-rules-production",
        "vf-rules-combat",
        "vf-rules-corruption",
        "vf-rules-evaluation",
        "vf-rules-coop",
    )

    def __init__(self, title: Title[Any]) -> None:
        super().__init__(title)
        shared = [card for card in parts().focus_cards if is_shared(card)]
        self.asides = tuple(step_of(card) for card in shared)

    def accent(self, view: View | None) -> int:
        """The colour of who is to decide; brass while all decide together."""
        acting = view.deciding if isinstance(view, View) else None
        return BRASS if acting is None else PEOPLE[acting].accent

    def whose_turn(self, view: View) -> int | None:
        """Whose turn of the Focus phase it is: others are asked by a Joint card and by the Crisis board."""
        return view.acting if isinstance(view, View) and not view.over else None

    def describe_awaited(self, view: View, seat: int) -> Text | None:
        """What another seat is asked for in a turn."""
        if self.whose_turn(view) in (None, seat) or not view.steps or view.steps[-1].seat != seat:
            return None
        return source_name(view.steps[-1].source)

    # -- pictures ----------------------------------------------------------------------------------------------------

    def pages(self, info: TableInfo) -> tuple[Page, ...]:
        """The map, the market, the event, the Crisis board where there is one, the score, then everybody's mat."""
        mats = [
            Page(f"{PER_PLAYER}:{seat}", self.seat(seat), "🏛️", say("vf-page-mat")) for seat in range(len(info.seats))
        ]
        has_board = mode_of(info.options, len(info.seats)) != "competitive"
        crises = (Page("crises", say("vf-page-crisis"), "🌀"),) if has_board else ()
        plans = [Page(f"{PLANS}:{seat}", say("vf-page-plans", side=self.seat(seat)), "📋") for seat in range(len(mats))]
        return (
            Page("board", say("button-board")),
            Page("event", say("vf-page-event"), "🌌"),
            *crises,
            *mats,
            Page("techs", say("vf-page-technologies"), "🔬"),
            Page("improved", say("vf-page-improved"), "🧬"),
            Page("agendas", say("vf-page-agendas"), "📜"),
            Page("score", say("vf-page-score"), "🏁"),
            *plans,
            Page("legend", say("vf-page-legend"), "🔎"),
        )

    def page_buttons(self, info: TableInfo) -> int:
        """Pages have buttons as long as all of them fit in a row; else the mats stand in a menu."""
        return min(PAGE_BUTTONS, len(self.pages(info)))

    def told_by_picture(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> frozenset[str]:
        """What stands in the picture of the hand, of the market or of the offer."""
        picture = self.panel_picture(ask, view, path).partition(":")[0]
        verbs, long = TOLD_BY.get(picture, frozenset()), EXCHANGED if picture == "offer" else WITH_SUBJECT
        keys = [key.split(":") for key in ask.options.keys]
        return frozenset(":".join(key) for key in keys if key[0] in verbs and len(key) == long)

    def name_on_button(self, option: Option) -> Text:
        """The name of a card of the market; Influence and effect are in the picture."""
        verb, _, card = option.key.partition(":")
        return technology_name(card) if verb in ("tech", "improve") else option.label

    def panel_picture(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> str:
        """The hand where a Focus card is chosen; the market, the mat, the battle, the event where the question is about
        them; else the map."""
        if not isinstance(view, View):
            return "panel"
        if view.battle is not None and not view.battle.over:
            return "battle"
        if any(self.is_final(option) for option in ask.options):
            return f"{PER_PLAYER}:{ask.seat}"
        about = READS_ON.get(ask.kind) if self.reads_on(ask, path) else ABOUT.get(ask.kind)
        if about is not None:
            return f"{about}:{ask.seat}" if about in OF_A_SEAT else about
        verbs = verbs_of(ask) | set(ask.options.keys)
        if verbs & RESOURCE_VERBS:
            return f"{STOCK}:{ask.seat}"
        for picture, shown in SHOWN_BY:
            if verbs & shown:
                return self._market(picture, ask, view)
        if any(option.at is not None for option in ask.options):
            return "panel"
        return "event" if view.phase == "preparation" else f"{PER_PLAYER}:{ask.seat}"

    def _market(self, picture: str, ask: Ask, view: View) -> str:
        """The picture of the Technologies that may be gained, not of all that lie there."""
        if picture not in MARKETS:
            return picture
        cards = [key.partition(":")[2] for key in ask.options.keys if ":" in key]
        return f"{picture}:{code_of(view, MARKETS[picture], cards)}"

    def in_parts(self, name: str, view: View) -> tuple[str, ...]:
        """Cards on several pictures, so that a phone shows their words large."""
        return parts_of(name, view) if isinstance(view, View) else (name,)

    def is_first_board(self, view: View) -> bool:
        """Until the first turns, for a seat until the end of its first round."""
        return isinstance(view, View) and is_first_board(view)

    def reads_on(self, ask: Ask, path: tuple[str, ...] = ()) -> bool:
        """Where cards are chosen by what is said beside their names."""
        return ask.kind in READS_ON and not path

    # -- words -------------------------------------------------------------------------------------------------------

    def summary(self, view: View, language: str) -> list[str]:
        """The Cycle and turn order; what the looking seat has; the Crisis of the turn; gifts that wait; the card played
        with what is used of it; the way to the present question."""
        time, *order = self._time(view, language).split("\n")
        lines = [time, *map(Beside, order), *map(Beside, goal_lines(view, language))]
        if view.phase == "origins" and view.seat is not None and view.players[view.seat].house:
            lines.append(Beside(card_words(faces()[view.players[view.seat].house], language)))
        if view.seat is not None and view.players[view.seat].origin:
            lines += mat_lines(view, view.seat, language)
            lines += map(Beside, objective_lines(view, view.seat, language))
            lines += held_agenda_lines(view, view.seat, language)
        lines += crisis_lines(view, language)
        lines += gift_lines(view, language)
        lines += turn_lines(view, language)
        way = [translate(each, language) for each in way_to(view)]
        return [*lines, f"-# {' › '.join(way)}"] if way else lines

    def guide(self, ask: Ask, view: View) -> Text | None:
        """The tutorial is explained."""
        return guide(ask, view) if isinstance(view, View) else None

    def status(self, view: View, language: str) -> list[str]:
        """The Cycle, what is to be reached together, then everybody's Influence and means, a line each, in turn order,
        and gifts that wait. At the end the result says the rest."""
        goal = goal_lines(view, language)
        if view.over:
            return goal
        standings = [f"-# {standing_line(view, seat, self.seat(seat), language)}" for seat in view.order]
        return [self._time(view, language), *goal, *standings, *gift_lines(view, language)]

    def chapter_lines(self, before: View, after: View, language: str) -> list[str]:
        """What is to be reached together, as it stands at the end of the Cycle."""
        return goal_lines(after, language)

    def _time(self, view: View, language: str) -> str:
        """`Cycle 1 of 3 · round 2 of 5 · order Orange, Blue`."""
        rounds = parts().events[view.event].rounds if view.event else 0
        line = message(
            "vf-panel-time",
            language,
            cycle=view.cycle,
            cycles=CYCLES,
            phase=say(f"vf-pic-phase-{view.phase}"),
            round=view.round if view.phase == "focus" else 0,
            rounds=rounds,
        )
        if view.event:
            line += f" · {translate(event_name(view.event), language)}"
        order = [self.seat(seat) for seat in view.order]
        return line if len(order) < 2 else f"{line}\n-# {message('vf-panel-order', language, seats=order)}"

    # -- questions ---------------------------------------------------------------------------------------------------

    def starts_turn(self, ask: Ask) -> bool:
        """A Focus card is asked for."""
        return ask.habit == "turn"

    def may_restart(self, look: Look) -> bool:
        """From the first action of a turn on."""
        turn = look.view.turn if isinstance(look.view, View) else None
        return turn is not None and turn.seat == look.seat and bool(turn.actions) and look.pending is not None

    def still_possible(self, ask: Ask) -> list[Option]:
        """The actions that would be left unused; tokens and Agendas are kept."""
        others = super().still_possible(ask)
        return [option for option in others if option.key.partition(":")[0] not in ("flip", "agenda", "payment")]

    def loss(self, option: Option) -> int:
        """A Focus card of which nothing can be paid, and an offer with a Corruption, come after the others."""
        return int(option.at is None and option.caution is not None)

    def describe_idle(self, look: Look, language: str) -> str:
        """What cannot be chosen now, with what is lacking; what is used up is struck through above."""
        lacking: dict[Text, list[str]] = {}
        for barred in look.barred:
            if barred.reason.key in SAID_ABOVE:
                continue
            lacking.setdefault(barred.reason, []).append(translate(barred.option.label, language))
        kinds = [
            message("panel-idle-why", language, card=join(labels, language), reason=reason)
            for reason, labels in lacking.items()
        ]
        return message("vf-panel-idle", language, actions=join(kinds, language)) if kinds else ""

    def sections(self, ask: Ask, view: View, language: str) -> list[Section] | None:
        """Amounts of resources: a row of buttons for each number of units."""
        amounts = {key: key.split(":") for key in ask.options.keys}
        if not any(len(parts) == COUNTED and parts[0] in AMOUNTS for parts in amounts.values()):
            return None
        rows: dict[str, list[Option]] = {}
        for option in ask.options:
            rows.setdefault(amounts[option.key][-1] if len(amounts[option.key]) == COUNTED else "1", []).append(option)
        return [
            Section("buttons", tuple(options), hint=message("vf-menu-units", language, n=int(count)))
            for count, options in rows.items()
        ]

    def form(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> AnswerForm | None:
        """How Upkeep is paid, several resources of any types, the box of an event, a house with its origin."""
        return None if path else form_of(ask, view)

    def ways(self, option: Option, view: View) -> tuple[tuple[str, Text], ...]:
        """An action with its parts."""
        return ways(option, view)

    def waits(self, then: str, ask: Ask) -> bool:
        """That all parts of an action are done, while its payment is asked about."""
        return then == ALL and ask.kind in PAYMENTS

    def at_once(self, ask: Ask, view: View) -> tuple[AtOnce, ...]:
        """Actions of which not all is done; all cubes of a sector that move."""
        return at_once(ask, view)

    def spread(self, option: Option) -> tuple[tuple[str, Text], ...]:
        """The number of each resource in a payment, some units of one, a box, a house."""
        return spread(option)

    def read_first(self, key: str) -> ReadFirst | None:
        """The mat of a house with both origins, before it is chosen. Its picture tells the starting Agendas."""
        verb, _, house = key.partition(":")
        if verb != "house":
            return None
        record = parts().houses[house]
        origins = [(say("vf-house-origin", origin=origin_name(each)), setup_lines(each)) for each in record.origins]
        lines = (say("vf-house-complexity", level=record.complexity), *house_lines(record))
        return ReadFirst(house, lines, tuple([(name, tuple(told)) for name, told in origins]))

    # -- hands and cards ---------------------------------------------------------------------------------------------

    def held_lines(self, view: View, language: str) -> list[str]:
        """The own Agendas, those just drawn, the events looked at: what nobody else sees."""
        known = self.cards()
        lines = [card_words(known[agenda], language) for agenda in view.agendas or ()]
        if view.drawn:
            drawn = [translate(agenda_name(each), language) for each in view.drawn]
            lines.append(message("vf-hand-drawn", language, agendas=join(drawn, language)))
        if view.peeked:
            seen = [translate(event_name(each), language) for each in view.peeked]
            lines.append(message("vf-hand-peeked", language, events=join(seen, language)))
        return lines

    def is_for_one(self, options: Mapping[str, OptionValue]) -> bool:
        """A solo game."""
        return options.get("mode") == "solo"

    def offers(self, option: str, value: OptionValue, options: Mapping[str, OptionValue]) -> bool:
        """The scenarios of the mode: those of the other modes have the same names in part."""
        scenario = parts().scenarios.get(str(value)) if option == "scenario" else None
        return scenario is None or scenario.mode == options.get("mode", MODE)

    def value_note(self, option: str, value: OptionValue, language: str) -> str:
        """Of a scenario: the mode, for how many players it is, how complex and aggressive, its houses (P2, App-8)."""
        scenario = parts().scenarios.get(str(value)) if option == "scenario" else None
        if scenario is None:
            return ""
        mode = translate(mode_name(scenario.mode), language)
        counts = [table.players for table in scenario.tables]
        words = [mode] if max(counts) == 1 else [mode, players_words(min(counts), max(counts), language)]
        levels = {
            "complexity": [table.complexity for table in scenario.tables],
            "aggression": [table.aggression for table in scenario.tables if table.aggression is not None],
        }
        words += [
            message(f"vf-scenario-{name}", language, level=span(found)) for name, found in levels.items() if found
        ]
        houses = {"suggested": scenario.houses, "fallen": scenario.fallen_houses}
        words += [
            message(f"vf-scenario-{name}", language, houses=[house_name(each) for each in found])
            for name, found in houses.items()
            if found
        ]
        return " · ".join(words)

    def open_questions(self) -> list[Text]:
        """The settings that players may notice, with the value in use (an owner may choose another)."""
        settings = parts().settings
        return [say(f"vf-open-{name.replace('_', '-')}", value=_worded(getattr(settings, name))) for name in NOTICED]

    def cards(self, view: View | None = None) -> dict[str, CardFace]:
        """Everything that can be looked up, for `/voidfall card`."""
        return faces()

    def ruling_groups(self) -> dict[str, list[str]]:
        """Groups of components."""
        return ruling_groups()


def span(levels: list[int]) -> str:
    """`2`, or `2-4` where it depends on the number of players."""
    least, most = min(levels), max(levels)
    return str(least) if least == most else f"{least}–{most}"


def _worded(value: int | str | bool) -> int | str:
    """The value of a setting as its message selects by it."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def card_words(card: CardFace, language: str) -> str:
    """A card in one line."""
    facts = f" · {translate(card.facts, language)}" if card.facts is not None else ""
    return f"**{translate(card.name, language)}**{facts}\n-# {translate(card.text, language)}"


def presentation() -> VoidfallPresentation:
    """How Voidfall shows itself."""
    return VoidfallPresentation(TITLES[META.id])
