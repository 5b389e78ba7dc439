"""The archive of finished games: a page of what was found, with menus that narrow the search, and a page of each game
with the ways to look at it. What is looked for stands in the controls."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.ui.controls import Choice, Control, Key, button, log_button, menu, number, pager, people_menu, rows, snowflake
from cogs.ui.formatting import ago, duration, mention, safe_name
from cogs.ui.names import name_of, name_place
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation, join
from locales import has, message, translate
from tables.archive import LENGTHS, Entry, Length, Sought
from tables.finished import WHOLE

A_PAGE = 6
ANY = "any"
"""The value of a menu for no wish."""
CLOSE = "close"
MOST_SIDES = 24
WHOLE_FILM = "0.99999"
"""The stops of a film of all of a game: those beyond the last one are the last one."""


def written(sought: Sought) -> str:
    """What is looked for, in the argument of a control."""
    flags = f"{'c' if sought.close else ''}{'o' if sought.own else ''}"
    return ".".join((sought.title, str(sought.person_id or ""), sought.side, sought.length, flags))


def archive_button(sought: Sought, language: str) -> Control:
    """The way to the finished games that are looked for."""
    return button(Key("archive", arg=f"0.{written(sought)}"), message("button-archive", language), emoji="🗄️")


def read(arg: str) -> tuple[Sought, int]:
    """What is looked for, and the page, as a control says it. What is forged is left out."""
    place, *parts = arg.split(".")
    title, person, side, length, flags = (*parts, "", "", "", "", "")[:5]
    known: Length = next((each for each in LENGTHS if each == length), "")
    sought = Sought(title, snowflake(person), side if has(side) else "", known, "c" in flags, "o" in flags)
    return sought, number(place) or 0


def archive_page(
    presentations: Mapping[str, Presentation],
    sought: Sought,
    entries: Sequence[Entry],
    sides: Sequence[str],
    language: str,
    *,
    gone: Collection[int],
    page: int,
    pages: int,
    found: str,
    elsewhere: bool,
) -> OutgoingMessage:
    """The games of a page. `sides`: those that can be looked for; `gone`: the channels that there are no more; `found`:
    how many games there are, in words; `elsewhere`: there is no server whose games could be looked for."""
    lines = [f"### 🗄️ {message('archive-own' if sought.own or elsewhere else 'archive-title', language)}"]
    lines += _wishes(presentations, sought, language)
    lines.append(f"-# {found}")
    for entry in entries:
        lines += _lines(entry, presentations[entry.info.title], language, gone)
    opened = [
        Choice(str(each.info.id), _name(each, presentations[each.info.title], language), _players(each, language))
        for each in entries
    ]
    key = Key("archive-entry", arg=f"{page}.{written(sought)}")
    return compose(
        text("\n".join(lines)),
        *rows(*([menu(key, message("archive-open", language), opened)] if opened else [])),
        *pager(Key("archive"), page, pages, f".{written(sought)}"),
        *_narrowing(presentations, sought, sides, language, elsewhere=elsewhere),
    )


def _wishes(presentations: Mapping[str, Presentation], sought: Sought, language: str) -> Iterator[str]:
    """What is looked for, in words."""
    words = []
    if sought.title in presentations:
        words.append(translate(presentations[sought.title].name, language))
    if sought.person_id:
        words.append(mention(sought.person_id))
    if sought.side:
        words.append(message(sought.side, language))
    if sought.length:
        words.append(message(f"archive-length-{sought.length}", language))
    if sought.close:
        words.append(message("archive-close", language))
    if words:
        yield " · ".join(words)


def _name(entry: Entry, presentation: Presentation, language: str) -> str:
    return message("game-numbered", language, game=presentation.name, number=entry.info.id)


def _players(entry: Entry, language: str) -> str:
    return join([name_of(entry.info, seat.seat, language) for seat in entry.info.seats], language)


def _lines(entry: Entry, presentation: Presentation, language: str, gone: Collection[int]) -> Iterator[str]:
    """A game in two lines: which, where and when; who played, what as, and how long and close it was."""
    info, row = entry.info, entry.row
    place = message("place-gone", language) if info.place.channel_id in gone else name_place(info, language)
    yield f"**{_name(entry, presentation, language)}** · {place} · {ago(row.ended_at)}"
    people = []
    for seat in info.seats:
        name = safe_name(name_of(info, seat.seat, language))
        if seat.person_id is not None and seat.person_id in row.winners:
            name = f"🏆 **{name}**"  # bold, or the cup before a list of names is that of all
        side = entry.sides.get(seat.seat, "")
        people.append(f"{name} ({message(side, language)})" if side and has(side) else name)
    told = [join(people, language), duration(row.seconds, language)]
    if row.margin is not None:
        told.append(message("archive-margin", language, percent=f"{round(100 * row.margin / WHOLE)}"))
    yield f"-# {' · '.join(told)}"


def _narrowing(
    presentations: Mapping[str, Presentation], sought: Sought, sides: Sequence[str], language: str, *, elsewhere: bool
) -> Iterator[Item]:
    """What narrows the search: a menu for each wish."""
    arg = f"0.{written(sought)}"

    def choose(verb: str, choices: list[Choice], key: str) -> Iterator[Item]:
        every = Choice(ANY, message(f"archive-any-{verb}", language))
        yield from rows(menu(Key(f"archive-{verb}", arg=arg), message(key, language), [every, *choices]))

    games = [
        Choice(each.id, translate(each.name, language), chosen=each.id == sought.title)
        for each in presentations.values()
    ]
    yield from choose("title", games, "archive-choose-title")
    yield from rows(people_menu(Key("archive-who", arg=arg), message("archive-choose-who", language)))
    lengths = [
        Choice(each, message(f"archive-length-{each}", language), chosen=each == sought.length)
        for each in LENGTHS
        if each
    ]
    close = Choice(CLOSE, message("archive-close", language), message("archive-close-hint", language), sought.close)
    yield from choose("length", [*lengths, close], "archive-choose-length")
    if sides:
        named = [Choice(side, message(side, language), chosen=side == sought.side) for side in sides[:MOST_SIDES]]
        yield from choose("side", named, "archive-choose-side")
    yield from rows(*_switches(sought, language, elsewhere=elsewhere))


def _switches(sought: Sought, language: str, *, elsewhere: bool) -> Iterator[Control]:
    """Between the server's games and one's own, and back to all of them."""
    if not elsewhere:
        other = replace(sought, own=not sought.own)
        label = message("button-archive-server" if sought.own else "button-archive-own", language)
        yield button(Key("archive", arg=f"0.{written(other)}"), label, emoji="🔀")
    if sought != Sought(own=sought.own):
        every = written(Sought(own=sought.own))
        yield button(Key("archive", arg=f"0.{every}"), message("button-archive-all", language), emoji="🧹")


def entry_page(
    entry: Entry, presentation: Presentation, sought: Sought, page: int, language: str, *, gone: Collection[int]
) -> OutgoingMessage:
    """One game: what it was, and the ways to look at it."""
    table = entry.info.id
    ways = (
        button(Key("board", table), message("button-archive-result", language), emoji="🏁"),
        button(Key("replay", table), message("button-replay", language), emoji="⏪"),
        button(Key("film", table, arg=WHOLE_FILM), message("button-film", language), emoji="🎞️"),
        button(Key("replay-file", table), message("button-replay-file", language), emoji="💾"),
        log_button(table, language),
    )
    back = button(Key("archive", arg=f"{page}.{written(sought)}"), message("panel-back", language))
    lines = _lines(entry, presentation, language, gone)
    return compose(text("\n".join(lines)), *rows(*ways), *rows(back), accent=presentation.accent(None))
