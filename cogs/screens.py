"""The screens: asks the table service, has the picture drawn, lays out the message."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC
from typing import Any, Literal, TypeAlias

from discord import ui

from cogs.pictures import Album
from cogs.services import Services
from cogs.ui.controls import Key, button, rows
from cogs.ui.formatting import ago
from cogs.ui.hand import card_line, hand_message
from cogs.ui.names import names, speaking
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.postings import deal_items, heading, pictured, shown_message
from cogs.ui.presentation import Presentation, join
from cogs.ui.promise import promise_lines, verification_lines
from cogs.ui.public import board_message, can_start, ending, lobby_message, log_lines, most_telling, news
from cogs.ui.send import Follow, OutgoingMessage, PictureLike, compose, gallery, text
from engine.core.text import Text, say
from locales import LANGUAGES, message, translate
from render.pictures import Mark, Scene
from tables.records import LogLine, Look, TableInfo, Verification

LOG_PAGE = 12
LOG_LINES = 2000
SOON = 1.5
"""Seconds that a page waits for its pictures; then the words go out, and the pictures follow."""
SHOWN_PATIENCE = 60.0
"""Seconds for a message that cannot be changed afterwards."""

Options: TypeAlias = dict[str, bool | int | str]
What = Literal["board", "panel", "hand", "card", "change", "deal"]
IN_HAND = re.compile(r"(?:hand|card|手牌|卡牌|牌|第)?\s*#?(\d{1,2})\s*(?:張|张)?")
MOST_SHOWN = 9
"""Pictures of cards in one message."""
MOST_TOLD = 5
"""Lines of what has happened above a panel that follows the game."""


class Screens:
    """Every screen that shows a table."""

    def __init__(self, services: Services, patience: float | None = None) -> None:
        self.services = services
        self.patience = SOON if patience is None else patience

    # -- pictures ----------------------------------------------------------------------------------------------------

    async def illustrated(self, language: str, make: Callable[[Album], Awaitable[OutgoingMessage]]) -> OutgoingMessage:
        """A page with the pictures that come soon enough, and a word where one does not."""
        album = Album(self.services.picture_service, self.patience)
        return album.told(await make(album), language, lambda: self.illustrated(language, make))

    @staticmethod
    async def draw(album: Album, what: What, look: Look, language: str, **more: Any) -> tuple[PictureLike, ...]:
        """A picture of what this seat sees."""
        if look.view is None:
            return ()
        info = look.info
        scene = Scene(
            title=info.title, what=what, view=look.view, language=str(language), names=names(info, language), **more
        )
        return await album.picture(scene)

    # -- the game ----------------------------------------------------------------------------------------------------

    async def panel(self, look: Look, language: str, **how: Any) -> OutgoingMessage:
        """The panel of the seat that looks; the board for onlookers; the lobby before the start. It follows the game as
        long as that goes on. `how`: the fields of `Panel` beyond these."""
        out = await self.illustrated(language, lambda album: self._panel(album, look, language, **how))
        info = look.info
        if look.seat is not None and info.status in ("lobby", "running"):
            out.follow = Follow(info.id, info.version, lambda later: self._panel_later(look, later, language, how))
        return out

    async def _panel_later(self, before: Look, now: Look, language: str, how: dict[str, Any]) -> OutgoingMessage | None:
        """The panel that was shown before, as it is now; None while its person composes an answer that is still valid.
        What has happened since stands above it."""
        same = _question(before) == _question(now)
        if same and any(how.get(draft) for draft in ("confirm", "picked", "page")):
            return None
        told_before = before.events[-1].n if before.events else -1
        named = speaking(now.info, language)
        fresh = log_lines([line for line in news(now.events, now) if line.n > told_before], named)
        own = (
            translate(self.services.presentation(now.info.title).seat(now.seat), named) if now.seat is not None else ""
        )
        later: dict[str, Any] = {"happened": most_telling((*how.get("happened", ()), *fresh), MOST_TOLD, own)}
        if same and how.get("notice"):
            later["notice"] = how["notice"]
        confirm, presentation = how.get("confirm"), self.services.presentation(now.info.title)
        if (
            confirm is not None
            and now.pending is not None
            and needs_confirmation(presentation, now.pending.ask, confirm)
        ):
            later["confirm"] = confirm
        return await self.panel(now, language, **later)

    async def _panel(self, album: Album, look: Look, language: str, **how: Any) -> OutgoingMessage:
        presentation = self.services.presentation(look.info.title)
        notice = how.get("notice", "")
        if look.view is None:
            return with_notice(lobby_message(look.info, presentation, language), notice)
        if look.seat is None:
            board = await self._board(album, look, language)
            return with_notice(board, notice or message("panel-onlooker", language))
        panel = Panel(look, presentation, language, **how)
        if panel.pending is None:
            return await self._waiting(album, panel)
        proposal = self._proposal(panel)
        numbers = {spot.at: spot.label for spot in panel.spots()}
        marks = tuple(Mark(at, label, "proposal" if at in proposal else "option") for at, label in numbers.items())
        marks += tuple(Mark(at, "", "proposal") for at in proposal if at not in numbers)
        if panel.confirm is not None:
            marks = tuple(Mark(mark.at, mark.label, "chosen") for mark in marks)
        what: What = "hand" if presentation.asks_for_cards(panel.pending.ask) and panel.confirm is None else "panel"
        pictures = await self.draw(album, what, look, language, marks=marks)
        return panel.message(*pictures)

    @staticmethod
    def _proposal(panel: Panel) -> tuple[str, ...]:
        """Places of the answer that is proposed."""
        assert panel.pending is not None
        ask = panel.pending.ask
        if not ask.proposal or panel.confirm is not None:
            return ()
        options = [ask.option(key) for key in ask.proposal]
        places = [option.covers or (option.at,) for option in options if option is not None]
        return tuple(at for several in places for at in several if at is not None)

    async def _waiting(self, album: Album, panel: Panel) -> OutgoingMessage:
        """Nothing to decide: whose turn it is, and what they see."""
        look, language = panel.look, panel.language
        info = look.info
        pictures = await self.draw(album, "board", look, language)
        standing = look.standing
        over = standing is not None and standing.over
        if over:
            panel.waiting = ending(look, panel.presentation, language)
        elif standing is not None and look.seat in standing.out:
            panel.waiting = message("panel-out", language)
        else:
            panel.waiting = self.waiting_for(info, panel.presentation, language)
        out = panel.message(*pictures)
        if over:
            again = button(Key("rematch", info.id), message("button-rematch", language), emoji="🔁")
            check = button(Key("verify", info.id), message("button-verify", language), emoji="🔏")
            append(out, *rows(again, check))
        return out

    def waiting_for(self, info: TableInfo, presentation: Presentation, language: str) -> str:
        """Whom everybody waits for."""
        if info.status == "closed":
            return message("lobby-closed", language)
        sides = [translate(presentation.seat(seat), speaking(info, language)) for seat in info.owed]
        since = ago(info.owed_since) if info.owed_since is not None else ""
        if not sides:
            return message("panel-waits", language, since=since)
        key = "panel-waiting-computer" if computers_only(info) else "panel-waiting"
        return message(key, language, side=join(sides, language), since=since)

    async def board(
        self, look: Look, language: str, ping: tuple[int, ...] = (), unreached: tuple[int, ...] = ()
    ) -> OutgoingMessage:
        """The table as the seat that looks sees it, and what lies on it to be answered."""
        return await self.illustrated(language, lambda album: self._board(album, look, language, ping, unreached))

    async def _board(
        self, album: Album, look: Look, language: str, ping: tuple[int, ...] = (), unreached: tuple[int, ...] = ()
    ) -> OutgoingMessage:
        presentation = self.services.presentation(look.info.title)
        if look.view is None:
            return lobby_message(look.info, presentation, language)
        pictures = await self.draw(album, "board", look, language)
        drawn = await self._deal_pictures(album, look, presentation, language)
        return board_message(
            look,
            presentation,
            language,
            *pictures,
            ping=ping,
            unreached=unreached,
            deals=deal_items(look, presentation, language, drawn, ping),
            deal_pictures=tuple(drawn.values()),
        )

    async def _deal_pictures(
        self, album: Album, look: Look, presentation: Presentation, language: str
    ) -> dict[int, PictureLike]:
        """Pictures of the first things on the table, by their numbers. What they show stands beside them in words."""
        found: dict[int, PictureLike] = {}
        named = speaking(look.info, language, brief=True, plain=True)
        for posting in pictured(look):
            for picture in await self.draw(album, "deal", look, language, card=str(posting.number)):
                name = f"{posting.number}-{picture.filename}"
                found[posting.number] = Renamed(picture, name, heading(posting, presentation, named))
        return found

    async def hand(self, look: Look, language: str, *, direct: bool = False, notice: str = "") -> OutgoingMessage:
        """The hand of the seat that looks; a word to those who have none."""
        info, presentation = look.info, self.services.presentation(look.info.title)
        if look.seat is None or look.view is None:
            return plain(message("hand-none", language))

        async def make(album: Album) -> OutgoingMessage:
            pictures = await self.draw(album, "hand", look, language) if presentation.hand(look.view) else ()
            shown = shown_lines(presentation, presentation.shown(look.view), speaking(info, language))
            return hand_message(look, presentation, language, *pictures, direct=direct, notice=notice, shown=shown)

        out = await self.illustrated(language, make)
        if not direct and info.status == "running":
            out.follow = Follow(info.id, info.version, lambda later: self.hand(later, language, notice=notice))
        return out

    async def offered_draw(self, look: Look, language: str) -> OutgoingMessage:
        """What has become of one's offer of a draw."""
        info = look.info
        if look.standing is not None and look.standing.over:
            return plain(ending(look, self.services.presentation(info.title), language))
        if look.seat not in info.draw_offered_by:
            return plain(message("draw-gone", language))
        out = plain(message("draw-offered", language))
        out.follow = Follow(info.id, info.version, lambda later: self.offered_draw(later, language))
        return out

    async def shown(self, look: Look, language: str) -> OutgoingMessage | None:
        """What others have shown to the seat that looks; None if that is nothing."""
        presentation, info = self.services.presentation(look.info.title), look.info
        known = presentation.shown(look.view) if look.view is not None and info.status == "running" else []
        if not known:
            return None
        album = Album(self.services.picture_service, SHOWN_PATIENCE)
        cards = presentation.cards(look.view)
        lines = shown_lines(presentation, known, speaking(info, language))
        drawn: list[PictureLike] = []
        for _, card in known[:MOST_SHOWN]:
            scene = Scene(
                title=presentation.id, what="card", view=presentation.blank(info.options), language=language, card=card
            )
            drawn += await album.picture(scene)
        pictures = tuple(Renamed(picture, f"{index}-{picture.filename}") for index, picture in enumerate(drawn))
        title = message("shown-title", language, game=presentation.name, number=info.id)
        lines += [f"-# {translate(cards[card].text, language)}" for _, card in known if not pictures]
        go = button(Key("panel", info.id), message("button-panel", language), emoji="🎯")
        out = shown_message(lines, title, presentation.accent(look.view), *pictures, controls=(go,))
        return album.told(out, language, None)

    async def log(self, table_id: int, person_id: int, language: str, page: int = 0) -> OutgoingMessage:
        """The log, newest page first."""
        info = await self.services.tables.info(table_id)
        lines = await self.services.tables.log(table_id, person_id, LOG_LINES)
        told = log_lines(lines, speaking(info, language))
        pages = max(-(-len(told) // LOG_PAGE), 1)
        page = max(0, min(page, pages - 1))
        end = len(told) - page * LOG_PAGE
        shown = told[max(end - LOG_PAGE, 0) : end] or [message("log-empty", language)]
        title = message("log-title", language, number=info.id, page=page + 1, pages=pages)
        controls = rows(
            button(Key("log", table_id, arg=str(page + 1)), message("log-older", language), disabled=page + 1 >= pages),
            button(Key("log", table_id, arg=str(page - 1)), message("log-newer", language), disabled=page == 0),
        )
        accent = self.services.presentation(info.title).accent(None)
        return compose(text("\n".join([f"### {title}", *shown])), *(controls if pages > 1 else ()), accent=accent)

    async def recap(self, table_id: int, person_id: int, language: str) -> OutgoingMessage:
        """What happened since this person last acted, with the board before and after."""
        look = await self.services.tables.look(table_id, person_id)
        presentation = self.services.presentation(look.info.title)
        if look.view is None:
            return lobby_message(look.info, presentation, language)
        recap = await self.services.tables.recap(table_id, person_id)
        since = ago(recap.since.astimezone(UTC)) if recap.since is not None else ""
        lines: list[LogLine] = list(recap.lines)
        told = log_lines(lines, speaking(look.info, language)) or [message("recap-nothing", language)]
        more = {"before": recap.view} if recap.view is not None else {}
        title = message("recap-title" if since else "recap-title-all", language, since=since)

        async def make(album: Album) -> OutgoingMessage:
            pictures = await self.draw(album, "change" if more else "board", look, language, **more)
            go = button(Key("panel", table_id), message("button-panel", language), emoji="🎯")
            return compose(
                text(f"### {title}"),
                gallery(*pictures),
                text("\n".join(told[-30:])),
                *(rows(go) if look.seat is not None else ()),
                accent=presentation.accent(look.view),
                pictures=pictures,
            )

        return await self.illustrated(language, make)

    # -- about the game ----------------------------------------------------------------------------------------------

    def rules(self, presentation: Presentation, language: str, info: TableInfo | None = None) -> OutgoingMessage:
        """The rules in short, as this table plays; and what it was promised of the deal."""
        options = None if info is None else info.options
        parts = [f"### {translate(presentation.name, language)}", *presentation.rules_in_short(options, language)]
        return compose(text("\n".join(parts)), *self._promise(info, language), accent=presentation.accent(None))

    @staticmethod
    def _promise(info: TableInfo | None, language: str) -> list[ui.Item[Any]]:
        """What a table was promised of its deal, with the button that explains it."""
        lines = [] if info is None else promise_lines(info, language)
        if info is None or not lines:
            return []
        more = button(Key("verify", info.id), message("button-verify", language), emoji="🔏")
        return [ui.TextDisplay("\n".join(lines)), *rows(more)]

    async def card(
        self, presentation: Presentation, card_id: str, language: str, options: Options | None = None
    ) -> OutgoingMessage:
        """A card, large, as a table with these options plays it."""
        view = presentation.blank(options)
        card = presentation.cards(view)[card_id]
        scene = Scene(title=presentation.id, what="card", view=view, language=language, card=card_id)

        async def make(album: Album) -> OutgoingMessage:
            pictures = await album.picture(scene)
            line = card_line(card, language)
            return compose(text(line), gallery(*pictures), accent=presentation.accent(None), pictures=pictures)

        return await self.illustrated(language, make)

    def about(self, presentation: Presentation, language: str, info: TableInfo | None = None) -> OutgoingMessage:
        """Designers, fan project, where the facts come from, whose fonts and icons; of this table what was promised."""
        meta = presentation.title.meta
        parts = [f"### {translate(presentation.name, language)}", translate(meta.credits, language)]
        parts.append(message("about-fan", language))
        parts.append(f"**{message('about-sources', language)}**")
        parts += [
            f"- *{message(f'about-{source.certainty}', language)}* — {translate(source.what, language)}"
            for source in meta.provenance
        ]
        components = presentation.title.components
        if components is not None and components.replaced:
            parts.append(f"- {message('about-replaced', language, files=join(list(components.replaced), language))}")
        parts.append(message("about-art", language))
        stage = say(f"stage-{meta.stage}")
        parts.append(f"-# {message('about-version', language, version=meta.rules_version, stage=stage)}")
        return compose(text("\n".join(parts)), *self._promise(info, language), accent=presentation.accent(None))

    def verification(self, found: Verification, info: TableInfo, language: str) -> OutgoingMessage:
        """What the promise was, and whether it was kept, for people."""
        title = f"### {message('verify-title', language, number=info.id)}"
        lines = verification_lines(found, info, language)
        return compose(text("\n".join([title, *lines])), accent=self.services.presentation(info.title).accent(None))

    def waits_for(self, info: TableInfo, person_id: int) -> bool:
        """Whether a table waits for this person: for an answer, or for the start of a game that all have joined."""
        if info.status == "lobby":
            return waits_for_start(info, self.services.presentation(info.title), person_id)
        return info.status == "running" and info.seat_of(person_id) in info.owed

    def mine(self, tables: list[TableInfo], person_id: int, language: str) -> OutgoingMessage:
        """A person's tables."""
        parts = [f"### {message('mine-title', language)}"]
        for info in tables[:20]:
            presentation = self.services.presentation(info.title)
            state = message(_state(info, presentation, person_id), language)
            since = f" · {ago(info.owed_since)}" if info.owed_since is not None and info.status == "running" else ""
            game = translate(presentation.name, language)
            mark = "▶ " if self.waits_for(info, person_id) else ""
            parts.append(f"{mark}**{game} #{info.id}** · <#{info.place.channel_id}> · {state}{since}")
        if len(parts) == 1:
            parts.append(message("mine-none", language))
        controls = [
            button(
                Key("panel", info.id), f"{translate(self.services.presentation(info.title).name, language)} #{info.id}"
            )
            for info in tables
            if self.waits_for(info, person_id)
        ]
        return compose(text("\n".join(parts)), *rows(*controls[:10]))


@dataclass(frozen=True)
class Renamed:
    """A picture under another name, so that several like it can stand in one message; `words` in the place of its own
    alt text, where most of that stands in the message."""

    picture: PictureLike
    filename: str
    words: str = ""

    @property
    def data(self) -> bytes:
        """The picture itself."""
        return self.picture.data

    @property
    def alt(self) -> str:
        """The picture in words."""
        return self.words or self.picture.alt


def shown_lines(presentation: Presentation, known: list[tuple[int, str]], language: str) -> list[str]:
    """Who has shown what, a line for each of them."""
    cards = presentation.cards()
    told: dict[int, list[str]] = {}
    for owner, card in known:
        told.setdefault(owner, []).append(translate(cards[card].name, language))
    return [
        message("shown-by", language, side=presentation.seat(owner), cards=join(names_of, language))
        for owner, names_of in told.items()
    ]


def _state(info: TableInfo, presentation: Presentation, person_id: int) -> str:
    """The message that says whom a table of this person waits for."""
    if info.status == "lobby" and is_full(info):
        return "mine-your-start" if waits_for_start(info, presentation, person_id) else "mine-start"
    if info.status != "running":
        return f"mine-{info.status}"
    if info.seat_of(person_id) in info.owed:
        return "mine-your-turn"
    return "mine-running" if info.owed else "mine-waits"


def is_full(info: TableInfo) -> bool:
    """Whether no seat is free."""
    return all(seat.kind != "open" for seat in info.seats)


def waits_for_start(info: TableInfo, presentation: Presentation, person_id: int) -> bool:
    """Whether all that is missing is that this person, the host, starts the game."""
    return info.status == "lobby" and info.host_id == person_id and is_full(info) and can_start(info, presentation)


def _question(look: Look) -> tuple[str, int | None]:
    """What is asked: in the lobby or in the game, under which serial number."""
    return look.info.status, None if look.pending is None else look.pending.serial


def computers_only(info: TableInfo) -> bool:
    """Whether the game waits for computers and nobody else."""
    return bool(info.owed) and all(info.seats[seat].kind == "computer" for seat in info.owed)


def plain(words_said: str, *items: ui.Item[Any]) -> OutgoingMessage:
    """A short word."""
    return compose(text(words_said), *items)


def told(message: Text, language: str) -> OutgoingMessage:
    """A short word, translated."""
    return plain(translate(message, language))


def with_notice(out: OutgoingMessage, notice: str) -> OutgoingMessage:
    """The same with a remark above it."""
    return headed(out, f"> {notice}") if notice else out


def headed(out: OutgoingMessage, line: str) -> OutgoingMessage:
    """The same with a line above the box."""
    items = list(out.view.children)
    out.view.clear_items()
    out.view.add_item(ui.TextDisplay(line))
    for item in items:
        out.view.add_item(item)
    return out


def append(out: OutgoingMessage, *items: ui.Item[Any]) -> None:
    """Add items at the end of the box."""
    box = out.view.children[0]
    assert isinstance(box, ui.Container)
    for item in items:
        box.add_item(item)


def cards_named(presentation: Presentation, typed: str, look: Look | None = None) -> list[str]:
    """The ids of the cards that may be meant: one called so by id or by name in any language, or at that position in
    the hand of who looks (`hand 2`, `手牌 2`); else all with this in their name, of cards called alike the last."""
    wanted = typed.strip().casefold()
    called = {
        card_id: [card_id, card_id.replace("_", " "), *(translate(card.name, each).casefold() for each in LANGUAGES)]
        for card_id, card in presentation.cards().items()
    }
    for card_id, names_of in called.items():
        if wanted in names_of:
            return [card_id]
    held = _held_at(presentation, wanted, look)
    if held is not None:
        return [held]
    found = {tuple(names_of[2:]): card_id for card_id, names_of in called.items() if _names(wanted, names_of)}
    return list(found.values()) if wanted else []


def _names(wanted: str, names_of: list[str]) -> bool:
    return any(wanted in name for name in names_of)


def _held_at(presentation: Presentation, wanted: str, look: Look | None) -> str | None:
    """The card of the own hand that a position names, from left to right."""
    position = IN_HAND.fullmatch(wanted)
    if position is None or look is None or look.view is None:
        return None
    held = [each.card.id for each in presentation.hand(look.view) for _ in range(each.copies)]
    index = int(position[1]) - 1
    return held[index] if 0 <= index < len(held) else None
