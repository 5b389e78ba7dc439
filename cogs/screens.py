"""The screens: asks the table service, has the picture drawn, lays out the message."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC
from typing import Any, Literal, TypeAlias

from discord import ui

from cogs.house import House
from cogs.pictures import Album
from cogs.ui.controls import Key, button, rows
from cogs.ui.deal import deal_items, heading, pictured, shown_sheet
from cogs.ui.face import Face, join
from cogs.ui.hand import card_line, hand_sheet
from cogs.ui.names import names, speaking
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.promise import promise_lines, verification_lines
from cogs.ui.public import board_sheet, can_start, ending, lobby_sheet, log_lines, most_telling, news
from cogs.ui.say import ago
from cogs.ui.send import Follow, PictureLike, Sheet, gallery, sheet, text
from engine.core.text import Text, say
from locales import LANGUAGES, translate, words
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

    def __init__(self, house: House, patience: float | None = None) -> None:
        self.house = house
        self.patience = SOON if patience is None else patience

    # -- pictures ----------------------------------------------------------------------------------------------------

    async def illustrated(self, language: str, make: Callable[[Album], Awaitable[Sheet]]) -> Sheet:
        """A page with the pictures that come soon enough, and a word where one does not."""
        album = Album(self.house.studio, self.patience)
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

    async def panel(self, look: Look, language: str, **how: Any) -> Sheet:
        """The panel of the seat that looks; the board for onlookers; the lobby before the start. It follows the game as
        long as that goes on. `how`: the fields of `Panel` beyond these."""
        out = await self.illustrated(language, lambda album: self._panel(album, look, language, **how))
        info = look.info
        if look.seat is not None and info.status in ("lobby", "running"):
            out.follow = Follow(info.id, info.version, lambda later: self._panel_later(look, later, language, how))
        return out

    async def _panel_later(self, before: Look, now: Look, language: str, how: dict[str, Any]) -> Sheet | None:
        """The panel that was shown before, as it is now; None while its person composes an answer that is still valid.
        What has happened since stands above it."""
        same = _question(before) == _question(now)
        if same and any(how.get(draft) for draft in ("confirm", "picked", "page")):
            return None
        told_before = before.events[-1].n if before.events else -1
        named = speaking(now.info, language)
        fresh = log_lines([line for line in news(now.events, now) if line.n > told_before], named)
        own = translate(self.house.face(now.info.title).seat(now.seat), named) if now.seat is not None else ""
        later: dict[str, Any] = {"happened": most_telling((*how.get("happened", ()), *fresh), MOST_TOLD, own)}
        if same and how.get("notice"):
            later["notice"] = how["notice"]
        confirm, face = how.get("confirm"), self.house.face(now.info.title)
        if confirm is not None and now.pending is not None and needs_confirmation(face, now.pending.ask, confirm):
            later["confirm"] = confirm
        return await self.panel(now, language, **later)

    async def _panel(self, album: Album, look: Look, language: str, **how: Any) -> Sheet:
        face = self.house.face(look.info.title)
        notice = how.get("notice", "")
        if look.view is None:
            return with_notice(lobby_sheet(look.info, face, language), notice)
        if look.seat is None:
            board = await self._board(album, look, language)
            return with_notice(board, notice or words("panel-onlooker", language))
        panel = Panel(look, face, language, **how)
        if panel.pending is None:
            return await self._waiting(album, panel)
        proposal = self._proposal(panel)
        numbers = {spot.at: spot.label for spot in panel.spots()}
        marks = tuple(Mark(at, label, "proposal" if at in proposal else "option") for at, label in numbers.items())
        marks += tuple(Mark(at, "", "proposal") for at in proposal if at not in numbers)
        if panel.confirm is not None:
            marks = tuple(Mark(mark.at, mark.label, "chosen") for mark in marks)
        what: What = "hand" if face.asks_for_cards(panel.pending.ask) and panel.confirm is None else "panel"
        pictures = await self.draw(album, what, look, language, marks=marks)
        return panel.sheet(*pictures)

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

    async def _waiting(self, album: Album, panel: Panel) -> Sheet:
        """Nothing to decide: whose turn it is, and what they see."""
        look, language = panel.look, panel.language
        info = look.info
        pictures = await self.draw(album, "board", look, language)
        standing = look.standing
        over = standing is not None and standing.over
        if over:
            panel.waiting = ending(look, panel.face, language)
        elif standing is not None and look.seat in standing.out:
            panel.waiting = words("panel-out", language)
        else:
            panel.waiting = self.waiting_for(info, panel.face, language)
        out = panel.sheet(*pictures)
        if over:
            again = button(Key("rematch", info.id), words("button-rematch", language), emoji="🔁")
            check = button(Key("verify", info.id), words("button-verify", language), emoji="🔏")
            append(out, *rows(again, check))
        return out

    def waiting_for(self, info: TableInfo, face: Face, language: str) -> str:
        """Whom everybody waits for."""
        if info.status == "closed":
            return words("lobby-closed", language)
        sides = [translate(face.seat(seat), speaking(info, language)) for seat in info.owed]
        since = ago(info.owed_since) if info.owed_since is not None else ""
        if not sides:
            return words("panel-waits", language, since=since)
        key = "panel-waiting-computer" if computers_only(info) else "panel-waiting"
        return words(key, language, side=join(sides, language), since=since)

    async def board(
        self, look: Look, language: str, ping: tuple[int, ...] = (), unreached: tuple[int, ...] = ()
    ) -> Sheet:
        """The table as the seat that looks sees it, and what lies on it to be answered."""
        return await self.illustrated(language, lambda album: self._board(album, look, language, ping, unreached))

    async def _board(
        self, album: Album, look: Look, language: str, ping: tuple[int, ...] = (), unreached: tuple[int, ...] = ()
    ) -> Sheet:
        face = self.house.face(look.info.title)
        if look.view is None:
            return lobby_sheet(look.info, face, language)
        pictures = await self.draw(album, "board", look, language)
        drawn = await self._deal_pictures(album, look, face, language)
        return board_sheet(
            look,
            face,
            language,
            *pictures,
            ping=ping,
            unreached=unreached,
            deals=deal_items(look, face, language, drawn, ping),
            deal_pictures=tuple(drawn.values()),
        )

    async def _deal_pictures(self, album: Album, look: Look, face: Face, language: str) -> dict[int, PictureLike]:
        """Pictures of the first things on the table, by their numbers. What they show stands beside them in words."""
        found: dict[int, PictureLike] = {}
        named = speaking(look.info, language, brief=True, plain=True)
        for posting in pictured(look):
            for picture in await self.draw(album, "deal", look, language, card=str(posting.number)):
                name = f"{posting.number}-{picture.filename}"
                found[posting.number] = Renamed(picture, name, heading(posting, face, named))
        return found

    async def hand(self, look: Look, language: str, *, direct: bool = False, notice: str = "") -> Sheet:
        """The hand of the seat that looks; a word to those who have none."""
        info, face = look.info, self.house.face(look.info.title)
        if look.seat is None or look.view is None:
            return plain(words("hand-none", language))

        async def make(album: Album) -> Sheet:
            pictures = await self.draw(album, "hand", look, language) if face.hand(look.view) else ()
            shown = shown_lines(face, face.shown(look.view), speaking(info, language))
            return hand_sheet(look, face, language, *pictures, direct=direct, notice=notice, shown=shown)

        out = await self.illustrated(language, make)
        if not direct and info.status == "running":
            out.follow = Follow(info.id, info.version, lambda later: self.hand(later, language, notice=notice))
        return out

    async def offered_draw(self, look: Look, language: str) -> Sheet:
        """What has become of one's offer of a draw."""
        info = look.info
        if look.standing is not None and look.standing.over:
            return plain(ending(look, self.house.face(info.title), language))
        if look.seat not in info.draw_offered_by:
            return plain(words("draw-gone", language))
        out = plain(words("draw-offered", language))
        out.follow = Follow(info.id, info.version, lambda later: self.offered_draw(later, language))
        return out

    async def shown(self, look: Look, language: str) -> Sheet | None:
        """What others have shown to the seat that looks; None if that is nothing."""
        face, info = self.house.face(look.info.title), look.info
        known = face.shown(look.view) if look.view is not None and info.status == "running" else []
        if not known:
            return None
        album = Album(self.house.studio, SHOWN_PATIENCE)
        cards = face.cards(look.view)
        lines = shown_lines(face, known, speaking(info, language))
        drawn: list[PictureLike] = []
        for _, card in known[:MOST_SHOWN]:
            scene = Scene(title=face.id, what="card", view=face.blank(info.options), language=language, card=card)
            drawn += await album.picture(scene)
        pictures = tuple(Renamed(picture, f"{index}-{picture.filename}") for index, picture in enumerate(drawn))
        title = words("shown-title", language, game=face.name, number=info.id)
        lines += [f"-# {translate(cards[card].text, language)}" for _, card in known if not pictures]
        go = button(Key("panel", info.id), words("button-panel", language), emoji="🎯")
        out = shown_sheet(lines, title, face.accent(look.view), *pictures, controls=(go,))
        return album.told(out, language, None)

    async def log(self, table_id: int, person_id: int, language: str, page: int = 0) -> Sheet:
        """The log, newest page first."""
        info = await self.house.tables.info(table_id)
        lines = await self.house.tables.log(table_id, person_id, LOG_LINES)
        told = log_lines(lines, speaking(info, language))
        pages = max(-(-len(told) // LOG_PAGE), 1)
        page = max(0, min(page, pages - 1))
        end = len(told) - page * LOG_PAGE
        shown = told[max(end - LOG_PAGE, 0) : end] or [words("log-empty", language)]
        title = words("log-title", language, number=info.id, page=page + 1, pages=pages)
        controls = rows(
            button(Key("log", table_id, arg=str(page + 1)), words("log-older", language), disabled=page + 1 >= pages),
            button(Key("log", table_id, arg=str(page - 1)), words("log-newer", language), disabled=page == 0),
        )
        accent = self.house.face(info.title).accent(None)
        return sheet(text("\n".join([f"### {title}", *shown])), *(controls if pages > 1 else ()), accent=accent)

    async def recap(self, table_id: int, person_id: int, language: str) -> Sheet:
        """What happened since this person last acted, with the board before and after."""
        look = await self.house.tables.look(table_id, person_id)
        face = self.house.face(look.info.title)
        if look.view is None:
            return lobby_sheet(look.info, face, language)
        recap = await self.house.tables.recap(table_id, person_id)
        since = ago(recap.since.astimezone(UTC)) if recap.since is not None else ""
        lines: list[LogLine] = list(recap.lines)
        told = log_lines(lines, speaking(look.info, language)) or [words("recap-nothing", language)]
        more = {"before": recap.view} if recap.view is not None else {}
        title = words("recap-title" if since else "recap-title-all", language, since=since)

        async def make(album: Album) -> Sheet:
            pictures = await self.draw(album, "change" if more else "board", look, language, **more)
            go = button(Key("panel", table_id), words("button-panel", language), emoji="🎯")
            return sheet(
                text(f"### {title}"),
                gallery(*pictures),
                text("\n".join(told[-30:])),
                *(rows(go) if look.seat is not None else ()),
                accent=face.accent(look.view),
                pictures=pictures,
            )

        return await self.illustrated(language, make)

    # -- about the game ----------------------------------------------------------------------------------------------

    def rules(self, face: Face, language: str, info: TableInfo | None = None) -> Sheet:
        """The rules in short, as this table plays; and what it was promised of the deal."""
        options = None if info is None else info.options
        parts = [f"### {translate(face.name, language)}", *face.rules_in_short(options, language)]
        return sheet(text("\n".join(parts)), *self._promise(info, language), accent=face.accent(None))

    @staticmethod
    def _promise(info: TableInfo | None, language: str) -> list[ui.Item[Any]]:
        """What a table was promised of its deal, with the button that explains it."""
        lines = [] if info is None else promise_lines(info, language)
        if info is None or not lines:
            return []
        more = button(Key("verify", info.id), words("button-verify", language), emoji="🔏")
        return [ui.TextDisplay("\n".join(lines)), *rows(more)]

    async def card(self, face: Face, card_id: str, language: str, options: Options | None = None) -> Sheet:
        """A card, large, as a table with these options plays it."""
        view = face.blank(options)
        card = face.cards(view)[card_id]
        scene = Scene(title=face.id, what="card", view=view, language=language, card=card_id)

        async def make(album: Album) -> Sheet:
            pictures = await album.picture(scene)
            line = card_line(card, language)
            return sheet(text(line), gallery(*pictures), accent=face.accent(None), pictures=pictures)

        return await self.illustrated(language, make)

    def about(self, face: Face, language: str, info: TableInfo | None = None) -> Sheet:
        """Designers, fan project, where the facts come from, whose fonts and icons; of this table what was promised."""
        meta = face.title.meta
        parts = [f"### {translate(face.name, language)}", translate(meta.credits, language)]
        parts.append(words("about-fan", language))
        parts.append(f"**{words('about-sources', language)}**")
        parts += [
            f"- *{words(f'about-{source.certainty}', language)}* — {translate(source.what, language)}"
            for source in meta.provenance
        ]
        shelf = face.title.shelf
        if shelf is not None and shelf.replaced:
            parts.append(f"- {words('about-replaced', language, files=join(list(shelf.replaced), language))}")
        parts.append(words("about-art", language))
        stage = say(f"stage-{meta.stage}")
        parts.append(f"-# {words('about-version', language, version=meta.rules_version, stage=stage)}")
        return sheet(text("\n".join(parts)), *self._promise(info, language), accent=face.accent(None))

    def verification(self, found: Verification, info: TableInfo, language: str) -> Sheet:
        """What the promise was, and whether it was kept, for people."""
        title = f"### {words('verify-title', language, number=info.id)}"
        lines = verification_lines(found, info, language)
        return sheet(text("\n".join([title, *lines])), accent=self.house.face(info.title).accent(None))

    def waits_for(self, info: TableInfo, person_id: int) -> bool:
        """Whether a table waits for this person: for an answer, or for the start of a game that all have joined."""
        if info.status == "lobby":
            return waits_for_start(info, self.house.face(info.title), person_id)
        return info.status == "running" and info.seat_of(person_id) in info.owed

    def mine(self, tables: list[TableInfo], person_id: int, language: str) -> Sheet:
        """A person's tables."""
        parts = [f"### {words('mine-title', language)}"]
        for info in tables[:20]:
            face = self.house.face(info.title)
            state = words(_state(info, face, person_id), language)
            since = f" · {ago(info.owed_since)}" if info.owed_since is not None and info.status == "running" else ""
            game = translate(face.name, language)
            mark = "▶ " if self.waits_for(info, person_id) else ""
            parts.append(f"{mark}**{game} #{info.id}** · <#{info.place.channel_id}> · {state}{since}")
        if len(parts) == 1:
            parts.append(words("mine-none", language))
        controls = [
            button(Key("panel", info.id), f"{translate(self.house.face(info.title).name, language)} #{info.id}")
            for info in tables
            if self.waits_for(info, person_id)
        ]
        return sheet(text("\n".join(parts)), *rows(*controls[:10]))


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


def shown_lines(face: Face, known: list[tuple[int, str]], language: str) -> list[str]:
    """Who has shown what, a line for each of them."""
    cards = face.cards()
    told: dict[int, list[str]] = {}
    for owner, card in known:
        told.setdefault(owner, []).append(translate(cards[card].name, language))
    return [
        words("shown-by", language, side=face.seat(owner), cards=join(names_of, language))
        for owner, names_of in told.items()
    ]


def _state(info: TableInfo, face: Face, person_id: int) -> str:
    """The message that says whom a table of this person waits for."""
    if info.status == "lobby" and is_full(info):
        return "mine-your-start" if waits_for_start(info, face, person_id) else "mine-start"
    if info.status != "running":
        return f"mine-{info.status}"
    if info.seat_of(person_id) in info.owed:
        return "mine-your-turn"
    return "mine-running" if info.owed else "mine-waits"


def is_full(info: TableInfo) -> bool:
    """Whether no seat is free."""
    return all(seat.kind != "open" for seat in info.seats)


def waits_for_start(info: TableInfo, face: Face, person_id: int) -> bool:
    """Whether all that is missing is that this person, the host, starts the game."""
    return info.status == "lobby" and info.host_id == person_id and is_full(info) and can_start(info, face)


def _question(look: Look) -> tuple[str, int | None]:
    """What is asked: in the lobby or in the game, under which serial number."""
    return look.info.status, None if look.pending is None else look.pending.serial


def computers_only(info: TableInfo) -> bool:
    """Whether the game waits for computers and nobody else."""
    return bool(info.owed) and all(info.seats[seat].kind == "computer" for seat in info.owed)


def plain(words_said: str, *items: ui.Item[Any]) -> Sheet:
    """A short word."""
    return sheet(text(words_said), *items)


def told(message: Text, language: str) -> Sheet:
    """A short word, translated."""
    return plain(translate(message, language))


def with_notice(out: Sheet, notice: str) -> Sheet:
    """The same with a remark above it."""
    return headed(out, f"> {notice}") if notice else out


def headed(out: Sheet, line: str) -> Sheet:
    """The same with a line above the box."""
    items = list(out.view.children)
    out.view.clear_items()
    out.view.add_item(ui.TextDisplay(line))
    for item in items:
        out.view.add_item(item)
    return out


def append(out: Sheet, *items: ui.Item[Any]) -> None:
    """Add items at the end of the box."""
    box = out.view.children[0]
    assert isinstance(box, ui.Container)
    for item in items:
        box.add_item(item)


def cards_named(face: Face, typed: str, look: Look | None = None) -> list[str]:
    """The ids of the cards that may be meant: one called so by id or by name in any language, or at that position in
    the hand of who looks (`hand 2`, `手牌 2`); else all with this in their name, of cards called alike the last."""
    wanted = typed.strip().casefold()
    called = {
        card_id: [card_id, card_id.replace("_", " "), *(translate(card.name, each).casefold() for each in LANGUAGES)]
        for card_id, card in face.cards().items()
    }
    for card_id, names_of in called.items():
        if wanted in names_of:
            return [card_id]
    held = _held_at(face, wanted, look)
    if held is not None:
        return [held]
    found = {tuple(names_of[2:]): card_id for card_id, names_of in called.items() if _names(wanted, names_of)}
    return list(found.values()) if wanted else []


def _names(wanted: str, names_of: list[str]) -> bool:
    return any(wanted in name for name in names_of)


def _held_at(face: Face, wanted: str, look: Look | None) -> str | None:
    """The card of the own hand that a position names, from left to right."""
    position = IN_HAND.fullmatch(wanted)
    if position is None or look is None or look.view is None:
        return None
    held = [each.card.id for each in face.hand(look.view) for _ in range(each.copies)]
    index = int(position[1]) - 1
    return held[index] if 0 <= index < len(held) else None
