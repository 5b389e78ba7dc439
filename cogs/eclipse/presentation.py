"""Eclipse in Discord: how it shows itself on the common screens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec.structs import replace

from cogs.eclipse.answer_forms import form_of, spread
from cogs.eclipse.faces import faces, ruling_groups
from cogs.ui.presentation import (
    BRASS,
    PAGE_BUTTONS,
    AnswerForm,
    CardFace,
    Page,
    ReadFirst,
    TitlePresentation,
    join,
    rules_of,
    verbs_of,
)
from engine.core.decision import Ask, Option, Step
from engine.core.posting import Posting
from engine.core.text import Text, say
from engine.eclipse.combat.battle import Fire, Hold
from engine.eclipse.components import ROUNDS, SPECIES
from engine.eclipse.names import place_name, ships_of_side, side_name, species_name, species_summary
from engine.eclipse.questions import FIRST, Question
from engine.eclipse.title import META
from engine.eclipse.tracks import balance
from engine.eclipse.view import BattleView, PlayerView, SalvoView, View
from engine.titles import TITLES
from locales import message, translate
from render.eclipse.battle import shown_salvos
from render.eclipse.players import in_turn_order
from render.eclipse.results import new_battles
from render.kit.palette import PEOPLE
from tables.records import LogLine, Look, TableInfo

LEGEND = "legend"
PER_PLAYER = "boards"
"""The page of a player's board; the seat follows a colon."""
ON_BLUEPRINTS = frozenset({"upgrade", "remove", "part"})
"""Verbs of options about squares of blueprints."""
NOT_NUMBERED = ON_BLUEPRINTS | {"retreat"}
"""Verbs of options that the picture does not number: squares have names there, and a battle has no map."""
LEAVES_NOTHING_OUT = frozenset({"trade", "offer", "withdraw", "remove", "idle"})
"""Verbs of what is not missed when an action or a turn ends: it has time, or undoes something."""
IN_BATTLE = frozenset({Question.BATTLE_GROUP, Question.BATTLE_HITS})
BATTLE_ENDS = {"ecl-log-battle-won": "ecl-log-battle-fought", "ecl-log-battle-empty": "ecl-log-battle-fought-empty"}
"""The last line of a battle, and the line that stands for all of it."""
IN_BATTLE_TOLD = frozenset(
    {"ecl-log-battle", "ecl-log-retreats", "ecl-log-leaves-battle", "ecl-log-stalemate", "ecl-log-destroyed"}
)
EXPLORES, EXPLORED = "ecl-log-explores", ("ecl-log-discards", "ecl-log-places")
TURNS_UP, SETTLES = "ecl-log-refreshes", "ecl-log-colonises"
MOST_SALVOS_TOLD = 12
"""Of those that the picture of a battle does not show any more, the latest."""
_COMMON_PAGES = (
    Page("board", say("button-board")),
    Page("techs", say("ecl-page-technologies"), "🔺"),
    Page("score", say("ecl-page-score"), "🏁"),
)


class EclipsePresentation(TitlePresentation[View]):
    """A galaxy, player boards, a market of technologies."""

    pictures = frozenset(
        {
            "board",
            "panel",
            "explore",
            "upgrade",
            "battle",
            "posting",
            "techs",
            "score",
            "change",
            "hand",
            "card",
            LEGEND,
            PER_PLAYER,
        }
    )
    hands = True
    begins_empty = "ecl-hand-empty"
    hand_button = ("ecl-button-reputation", "🎖️")
    finals = ("pass", "end", "done")
    lesser = frozenset({"discard", "second"})
    alike = frozenset({"species"})
    asides = ("colony", "trade", "diplomacy", "other")
    any_time = frozenset({"trade", "other"})
    headings = {"abandon": "ecl-heading-abandon"}
    names_places = True
    leaves_trail = False
    rules = rules_of("ecl", "goal", "actions", "each", "population", "money", "combat", "end")
    gathers = {
        "ecl-log-trades": ("ecl-log-trades-times", "times"),
        "ecl-log-explores": ("ecl-log-explores-several", "sector"),
        "ecl-log-refreshes": ("ecl-log-refreshes-times", "times"),
        "ecl-log-colonises": ("ecl-log-colonises", "cube"),
        "ecl-log-dies": ("ecl-log-dies-several", "square"),
        "ecl-log-moves": ("ecl-log-moves-times", "times"),
        "ecl-log-misses": ("ecl-log-misses-times", ""),
    }
    continues = {
        ("ecl-log-explores", "ecl-log-places"): "ecl-log-explored",
        ("ecl-log-explored", "ecl-log-controls"): "ecl-log-explored-controls",
        ("ecl-log-places", "ecl-log-controls"): "ecl-log-places-controls",
        ("ecl-log-explores", "ecl-log-discards"): "ecl-log-explored-discards",
    }

    told_elsewhere = frozenset(
        {"ecl-log-fires", "ecl-log-misses", "ecl-log-missiles", "ecl-log-damaged", "ecl-log-holds"}
    )

    told_beside = frozenset(
        {
            "ecl-log-battle",
            "ecl-log-battle-won",
            "ecl-log-battle-empty",
            "ecl-log-battle-fought",
            "ecl-log-battle-fought-empty",
            "ecl-log-retreats",
            "ecl-log-leaves-battle",
            "ecl-log-stalemate",
            "ecl-log-destroyed",
            "ecl-log-repaired",
            "ecl-log-upkeep",
        }
    )
    told_of_chapter = frozenset({*BATTLE_ENDS.values(), "ecl-log-collapses", "ecl-log-round"})

    def is_first_board(self, view: View) -> bool:
        """Of the first round."""
        return isinstance(view, View) and view.round == 1 and not view.over

    def tell_whole(self, lines: list[LogLine]) -> list[LogLine]:
        """A battle that is over is one line, where its result stands: who attacked whom, and who has won. Who turns up
        colony ships between two cubes has turned them up first: each is one line then."""
        found: list[LogLine] = []
        begun: int | None = None
        for line in lines:
            if line.text.key == "ecl-log-battle":
                begun = len(found)
            if begun is not None and line.text.key in BATTLE_ENDS:
                args = found[begun].text.args | line.text.args
                found[begun:] = [each for each in found[begun:] if each.text.key not in IN_BATTLE_TOLD]
                line, begun = replace(line, text=Text(BATTLE_ENDS[line.text.key], args)), None
            found.append(line)
        return explored_together(settled_together(found))

    def accent(self, view: View | None) -> int:
        """The colour of whose turn it is; brass while all decide together."""
        acting = self.whose_turn(view)
        return BRASS if acting is None else PEOPLE[acting].accent

    def whose_turn(self, view: View | None) -> int | None:
        """Who drafts, or acts: others are asked where a relation ends."""
        turns = isinstance(view, View) and view.phase in ("draft", "action") and not view.over
        return view.active if turns and view is not None else None

    def pages(self, info: TableInfo) -> tuple[Page, ...]:
        """The galaxy, the market, then everybody's board, and last what the signs mean."""
        boards = [
            Page(f"{PER_PLAYER}:{seat}", self.seat(seat), "🛰️", say("ecl-page-species"))
            for seat in range(len(info.seats))
        ]
        return (*_COMMON_PAGES, *boards, Page(LEGEND, say("ecl-page-legend"), "❔"))

    def page_buttons(self, info: TableInfo) -> int:
        """Boards have buttons as long as all of them fit in a row; else they stand in a menu."""
        whole = len(_COMMON_PAGES) + len(info.seats)
        return whole if whole <= PAGE_BUTTONS else len(_COMMON_PAGES)

    def panel_picture(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> str:
        """The sectors that are turned up, where one is placed; the blueprints, where ships are changed; the market;
        the battle; else the map around what can be chosen."""
        verbs = verbs_of(ask)
        if "place" in verbs:
            return "explore"
        if path[:1] == ("upgrade",) or _upgrades(verbs):
            return "upgrade"
        if path[:1] == ("research",) or ("research" in verbs and ask.kind != Question.TURN):
            return "techs"
        if isinstance(view, View) and view.battle is not None and ask.kind in IN_BATTLE:
            return _battle_asked(ask, view.battle)
        return "panel"

    def goes_on_after(self, option: Option) -> bool:
        """The last to pass ends the phase: nobody's ships can come any more."""
        return option.detail is None or option.detail.key != "ecl-pass-last"

    def opens(self, step: Step) -> bool:
        """The parts for an empty square: which of several gets one makes no difference."""
        return step.label.key == "ecl-square-empty"

    def panel_pictures(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Of two sectors that are turned up each has a picture of its own."""
        name = self.panel_picture(ask, view, path)
        drawn = view.exploring.drawn if name == "explore" and view.exploring is not None else ()
        return tuple(f"{name}:{number}" for number in range(len(drawn))) if len(drawn) > 1 else (name,)

    def is_on_picture(self, option: Option) -> bool:
        """Not what the picture of its question does not number."""
        return option.key.partition(":")[0] not in NOT_NUMBERED

    def shown_as(self, option: Option) -> Option:
        """All boards of Terrans are the same: one stands for them."""
        return replace(option, label=say("ecl-species-terrans")) if is_terran(option) else option

    def loss(self, option: Option) -> int:
        """Of a sector that can be given up its points and cubes: the home is not the first to be offered. Terrans come
        after the species that have something of their own."""
        if is_terran(option):
            return 1
        if option.detail is None or option.detail.key != "ecl-abandon-detail":
            return 0
        return int(str(option.detail.args["points"])) + int(str(option.detail.args["cubes"]))

    def place(self, option: Option, language: str) -> str:
        """Nothing where a sector is placed: the picture has its rotations by number. Else the place on the map."""
        return "" if option.key.startswith("place:") else super().place(option, language)

    def read_first(self, key: str) -> ReadFirst | None:
        """The board of a species, before it is chosen."""
        verb, _, species = key.partition(":")
        return ReadFirst(species, (species_summary(species),)) if verb == "species" else None

    def still_possible(self, ask: Ask) -> list[Option]:
        """The actions, colony ships and offers that would be left out."""
        others = super().still_possible(ask)
        return [option for option in others if option.key.partition(":")[0] not in LEAVES_NOTHING_OUT]

    def describe_idle(self, look: Look, language: str) -> str:
        """The actions of which no step is possible in one's turn, with what is lacking."""
        if look.pending is None or look.pending.ask.kind != Question.TURN:
            return ""
        lacking: dict[Text, list[str]] = {}
        for barred in look.barred:
            lacking.setdefault(barred.reason, []).append(translate(barred.option.label, language))
        kinds = [
            message("panel-idle-why", language, card=join(labels, language), reason=reason)
            for reason, labels in lacking.items()
        ]
        return message("ecl-panel-idle", language, actions=join(kinds, language)) if kinds else ""

    def asks_back(self, ask: Ask) -> bool:
        """Whoever passes may forget something; whoever ends an action or a turn has been asked just that."""
        return ask.kind == Question.TURN

    def trim_view(self, view: View, picture: str) -> View:
        """Battles that are over are on no picture but their own and that of what has changed."""
        return view if picture in ("posting", "change") else replace(view, fought=())

    # -- words -------------------------------------------------------------------------------------------------------

    def summary(self, view: View, language: str) -> list[str]:
        """The round and phase, and what the looking seat has: storage, the balance now and with one disc more, discs,
        colony ships, standing offers to and from it, who has passed; in the first round what the signs mean."""
        lines = [self._round(view, language)]
        if view.seat is not None and view.players[view.seat].species:
            lines.append(strip(view.players[view.seat], language, spending=view.phase == "action"))
            lines += [f"-# {message('ecl-panel-legend', language)}"] if view.round == 1 else []
            lines += [f"-# 🤝 {line}" for line in self._offers(view, language)]
        playing = [seat for seat, player in enumerate(view.players) if not (player.collapsed or player.out)]
        passed = [self.seat(seat) for seat in playing if view.players[seat].passed]
        if view.phase == "action" and passed:
            lines.append(f"-# {message('ecl-panel-passed', language, sides=passed)}")
        return lines

    def status(self, view: View, language: str) -> list[str]:
        """The round, then everybody's points and means, a line each, in the order of the picture: from the start player
        on. Who looks from a seat sees its standing offers too. At the end the result says it all."""
        if view.over:
            return []
        lines = [self._round(view, language)]
        order = in_turn_order(view)
        choosing = [seat for seat in order if not view.players[seat].out and not view.players[seat].species]
        lines += [self._standing(view, seat, language) for seat in order if seat not in choosing]
        if choosing:
            lines.append(message("ecl-status-choosing", language, sides=[self.seat(seat) for seat in choosing]))
        lines += [f"🤝 {line}" for line in self._offers(view, language)]
        return [f"-# {line}" for line in lines]

    def posting_lines(self, posting: Posting, view: View, language: str) -> list[str]:
        """How a battle stands or ended, and the salvos that its picture does not show any more."""
        battles = view.fought if view.battle is None else (*view.fought, view.battle)
        battle = next((battle for battle in battles if battle.number == posting.number), None)
        if battle is None:
            return []
        older = battle.salvos[: len(battle.salvos) - len(shown_salvos(battle))]
        lines = [f"-# {translate(line, language)}" for line in salvo_lines(battle, older)]
        return [f"**{translate(battle_result(battle), language)}**", *lines[-MOST_SALVOS_TOLD:]]

    def chapter_lines(self, before: View, after: View, language: str) -> list[str]:
        """How the battles of a round ended, and whose civilization collapsed in its upkeep: the step that ends a round
        begins the next one, so its lines stand below the board alone."""
        lines = [f"⚔️ {translate(battle_line(battle), language)}" for battle in new_battles(before, after)]
        players = enumerate(zip(before.players, after.players, strict=True))
        gone = [seat for seat, (was, player) in players if player.collapsed and not was.collapsed]
        lines += [f"💥 {message('ecl-log-collapses', language, side=self.seat(seat))}" for seat in gone]
        return [f"-# {line}" for line in lines]

    def held_lines(self, view: View, language: str) -> list[str]:
        """The own reputation tiles, which nobody else sees."""
        lines = []
        if view.drawn:
            lines.append(message("ecl-hand-drawn", language, tiles=join(list(map(str, view.drawn)), language)))
        if view.reputation:
            tiles = join(list(map(str, view.reputation)), language)
            lines.append(message("ecl-hand-reputation", language, tiles=tiles, points=sum(view.reputation)))
        return lines

    def cards(self, view: View | None = None) -> dict[str, CardFace]:
        """Everything that can be looked up, for `/eclipse card`."""
        return faces()

    def ruling_groups(self) -> dict[str, list[str]]:
        """Groups of components."""
        return ruling_groups()

    def form(self, ask: Ask, view: View, path: tuple[str, ...] = ()) -> AnswerForm | None:
        """The steps of an action, and trades."""
        return form_of(ask, path)

    def spread(self, option: Option) -> tuple[tuple[str, Text], ...]:
        """What is chosen first, and what is done with it."""
        return spread(option)

    def starts_turn(self, ask: Ask) -> bool:
        """An action or a reaction is asked for."""
        return ask.kind in FIRST

    def _round(self, view: View, language: str) -> str:
        phase = say(f"ecl-pic-phase-{view.phase}")
        return message("ecl-panel-round", language, round=view.round, rounds=ROUNDS, phase=phase)

    def _offers(self, view: View, language: str) -> Iterator[str]:
        """The standing offers of diplomatic relations to the looking seat, and its own, as long as there are turns in
        which they can be accepted."""
        seat = view.seat
        if seat is None or view.phase != "action":
            return
        own = [offer.partner for offer in view.players[seat].offers]
        to_it = [
            side for side, player in enumerate(view.players) if any(offer.partner == seat for offer in player.offers)
        ]
        for key, sides in (("ecl-panel-offers-to", to_it), ("ecl-panel-offers-own", own)):
            if sides:
                yield message(key, language, sides=[self.seat(side) for side in sides])

    def _standing(self, view: View, seat: int, language: str) -> str:
        player, side = view.players[seat], self.seat(seat)
        if player.out:
            return message("ecl-status-out", language, side=side)
        status = message(
            "ecl-status",
            language,
            side=side,
            points=player.points.total,
            hidden=0 if view.over else player.reputation,
            species=species_name(player.species),
            sectors=sum(sector.owner == seat for sector in view.sectors.values()),
        )
        return f"{status} · {message('ecl-pic-collapsed', language)}" if player.collapsed else status


def is_terran(option: Option) -> bool:
    """Whether it is a board of Terrans, to be chosen as a species."""
    verb, _, species = option.key.partition(":")
    return verb == "species" and SPECIES[species].terran


def settled_together(lines: list[LogLine]) -> list[LogLine]:
    """The lines, in which a seat that turns up colony ships and settles in turns does first the one, then the other."""
    found: list[LogLine] = []
    for line in lines:
        place = len(found)
        if line.text.key == TURNS_UP:
            while place and found[place - 1].text.key == SETTLES and found[place - 1].seat == line.seat:
                place -= 1
        found.insert(place, line)
    return found


def explored_together(lines: list[LogLine]) -> list[LogLine]:
    """The lines, in which who draws two sectors for a place draws each right before discarding or placing it."""
    found: list[LogLine] = []
    for line in lines:
        if line.text.key in EXPLORED and (drawn := _drawn(found, line)) is not None:
            found.remove(drawn)
            found.append(drawn)
        found.append(line)
    return found


def _drawn(told: list[LogLine], line: LogLine) -> LogLine | None:
    """When the sector of this line was drawn, in the same exploration."""
    for each in reversed(told):
        if each.seat != line.seat or each.text.key not in (EXPLORES, *EXPLORED):
            return None
        if each.text.key == EXPLORES and each.text.args["sector"] == line.text.args["sector"]:
            return each
    return None


def battle_result(battle: BattleView) -> Text:
    """Who has won, or which round it is."""
    if not battle.over:
        return say("ecl-pic-missiles") if battle.round == 0 else say("ecl-pic-battle-round", round=battle.round)
    if battle.winner is None:
        return say("ecl-pic-battle-empty")
    return say("ecl-pic-battle-won", side=side_name(battle.winner))


def battle_line(battle: BattleView) -> Text:
    """A battle with its result."""
    sides = {"attacker": side_name(battle.attacker), "defender": side_name(battle.defender)}
    return say("ecl-record-result", place=place_name(battle.place), result=battle_result(battle), **sides)


def salvo_lines(battle: BattleView, salvos: Iterable[SalvoView]) -> Iterator[Text]:
    """A line for each salvo; those in a row that all miss are one."""

    def in_vain(salvo: SalvoView) -> tuple[bool, bool]:
        return not any(die.hit for die in salvo.dice), salvo.round == 0

    for (vain, _), alike in groupby(salvos, in_vain):
        several = list(alike)
        if vain and len(several) > 1:
            first, last = several[0].round, several[-1].round
            rounds = f"{first}" if first == last else f"{first}–{last}"
            yield say("ecl-record-misses", round=first, rounds=rounds, times=len(several))
        else:
            yield from (salvo_line(battle, salvo) for salvo in several)


def salvo_line(battle: BattleView, salvo: SalvoView) -> Text:
    """What a group fired, and what it did."""
    return say(
        "ecl-record-salvo",
        round=salvo.round,
        ships=ships_of_side(battle.side(salvo), battle.groups[salvo.group].ship, salvo.ships),
        faces=" ".join(str(die.face) for die in salvo.dice),
        hits=sum(die.hit for die in salvo.dice),
        destroyed=sum(impact.destroyed for impact in salvo.impacts),
    )


def _battle_asked(ask: Ask, battle: BattleView) -> str:
    """The picture of the battle with the group that is asked: `battle:2`. It can stay or retreat, or has hits."""
    if ask.kind == Question.BATTLE_HITS:
        return f"battle:{battle.salvos[-1].group}"
    group = next((choice.group for _, choice in ask.options.pairs if isinstance(choice, Fire | Hold)), None)
    return "battle" if group is None else f"battle:{group}"


def _upgrades(verbs: frozenset[str]) -> bool:
    """Whether all that is asked is which tiles go on ships, or which ship an ancient part goes on."""
    return bool(verbs & ON_BLUEPRINTS) and "explore" not in verbs and "build" not in verbs


def strip(player: PlayerView, language: str, *, spending: bool = True) -> str:
    """A player's means: storage, the balance at the end of the round, and what the next disc would make of it, as long
    as one may be spent."""
    after = balance(player, spending=1)
    short = "none" if not spending or not player.discs else "yes" if after < 0 else "no"
    return message(
        "ecl-panel-strip",
        language,
        money=player.money,
        science=player.science,
        materials=player.materials,
        balance=balance(player),
        next=after,
        short=short,
        trouble="yes" if balance(player) < 0 else "no",
        discs=player.discs,
        ships=player.colony_ships,
    )


def presentation() -> EclipsePresentation:
    """How Eclipse shows itself."""
    return EclipsePresentation(TITLES[META.id])
