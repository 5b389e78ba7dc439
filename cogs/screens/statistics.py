"""Statistics of a title on a server, and of a person beside all others; and the table of a season."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from cogs.discord_types import Row
from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator
from cogs.screens.profile import leader_line
from cogs.ui.controls import ESCAPED, Choice, Key, button, menu, rows
from cogs.ui.formatting import duration, moment, plain_name, safe_name
from cogs.ui.lobby import option_value, option_words
from cogs.ui.outgoing import OutgoingMessage, compose, gallery, text
from cogs.ui.presentation import Presentation
from engine.core.text import Text
from locales import message, translate
from render.pictures import SHEETS, Scene
from render.sheets.records import LeadersSheet, RateLine, StatisticsSheet
from tables.seasons import SeasonTable
from tables.tallies import MOST_RATES, Opponent, Rate, Tally, TitleStatistics

OVERVIEW, OPPONENTS, OPTIONS = "overview", "opponents", "options"
"""The topics that are not a tally."""
PICKED = "-"
"""Stands in a menu's argument for what it chooses."""
MOST_SEASONS = 25


def argument(title_id: str, topic: str = OVERVIEW, person_id: int = 0) -> str:
    """What a control of a page of statistics carries: a title, a topic, and a person (0: all of the server)."""
    return f"{title_id}.{topic}.{person_id}"


async def statistics_page(
    illustrator: Illustrator,
    found: TitleStatistics,
    topic: str,
    person: tuple[int, str],
    reader: int,
    server: str,
    language: str,
) -> OutgoingMessage:
    """One topic of the statistics. `person`: the id and name of whom they are about; (0, ""): the whole server."""
    presentation = illustrator.services.presentation(found.title)
    topic = topic if topic in _topics(found, about_person=bool(person[0])) else OVERVIEW  # of another title
    sheet = _sheet(found, topic, person, server, presentation, language)
    controls = _controls(illustrator.services.presentations, found, topic, person, reader, language)
    about = f" · {safe_name(person[1])}" if person[0] else ""
    said = message("stats-title", language, game=presentation.name) + about

    async def make(album: Album) -> OutgoingMessage:
        pictures = await album.picture(Scene(SHEETS, "statistics", sheet, str(language)))
        return compose(text(f"### 📊 {said}"), gallery(*pictures), *controls, pictures=pictures)

    return await illustrator.illustrate(language, make)


def _controls(
    presentations: Mapping[str, Presentation],
    found: TitleStatistics,
    topic: str,
    person: tuple[int, str],
    reader: int,
    language: str,
) -> list[Row]:
    presentation = presentations[found.title]
    topics = [
        Choice(each, _topic_name(each, presentation, language), chosen=each == topic)
        for each in _topics(found, about_person=bool(person[0]))
    ]
    other = argument(found.title, OVERVIEW if topic == OPPONENTS else topic, 0 if person[0] else reader)
    whose = message("button-stats-server" if person[0] else "button-stats-mine", language)
    return rows(
        menu(Key("stats", arg=argument(found.title, PICKED, person[0])), message("stats-topics", language), topics),
        _titles_menu(Key("stats", arg=argument(PICKED, topic, person[0])), presentations, found.title, language),
        button(Key("stats", arg=other), whose, emoji="📊"),
        button(Key("leaders", arg=found.title), message("button-leaders", language), emoji="🏅"),
        button(Key("profile"), message("button-profile", language), emoji="🪪"),
    )


def _titles_menu(key: Key, presentations: Mapping[str, Presentation], chosen: str, language: str) -> Any:
    games = [
        Choice(each.id, translate(each.name, language), chosen=each.id == chosen) for each in presentations.values()
    ]
    return menu(key, message("leaders-other", language), games)


def _topics(found: TitleStatistics, *, about_person: bool) -> Iterator[str]:
    """What there is to look at."""
    yield OVERVIEW
    kinds = [tally.kind for tally in found.tallies]
    yield from (kind for kind in kinds if kind.startswith("trait:"))
    yield from (kind for kind in ("opening", "seat", "players") if kind in kinds)
    if any(map(_is_option, found.tallies)):
        yield OPTIONS
    if about_person:
        yield OPPONENTS


def _topic_name(topic: str, presentation: Presentation, language: str) -> str:
    kind, _, of = topic.partition(":")
    return message(presentation.meta.key(f"trait-{of}") if kind == "trait" else f"stats-topic-{kind}", language)


def _is_option(tally: Tally) -> bool:
    """Whether it is about an option that was not the same in all games."""
    return tally.kind.startswith("option:") and len(tally.rates) > 1


# -- the picture -------------------------------------------------------------------------------------------------------


def _sheet(
    found: TitleStatistics,
    topic: str,
    person: tuple[int, str],
    server: str,
    presentation: Presentation,
    language: str,
) -> StatisticsSheet:
    """What the picture of a topic shows."""
    name, about = translate(presentation.name, language), bool(person[0])
    where = plain_name(server) if server else message("people-outside", language)
    sheet = StatisticsSheet(
        title=f"{name} · {plain_name(person[1])}" if about else name,
        line=message("stats-line", language, server=where, games=found.games),
        empty=message("stats-empty", language),
    )
    if not found.games or (about and found.own is None):
        return sheet
    if topic == OVERVIEW:
        facts = _own_facts(found, found.own, language) if about and found.own else _facts(found, language)
        curves = () if about or not found.winners else (found.winners, found.others)
        names = (message("stats-curve-winners", language), message("stats-curve-others", language))
        head = message("stats-curve", language)
        return replace(sheet, facts=facts, curves=curves, curve_names=names, curve_head=head)
    head = _topic_name(topic, presentation, language)
    if topic == OPPONENTS:
        lines = tuple(_opponent(each, language) for each in found.opponents)
        return replace(sheet, head=head, lines=lines, notes=(message("stats-opponents", language),))
    tallies = [each for each in found.tallies if each.kind == topic or (topic == OPTIONS and _is_option(each))]
    lines = tuple(_lines(tallies, found.games, presentation, language, about=about))[:MOST_RATES]
    errors, beside = any(line.error for line in lines), any(line.beside >= 0 for line in lines)
    what = "stats-head-own" if about else "stats-head-won" if errors else "stats-head-share"
    notes = [("stats-beside", beside), ("stats-error", errors)]
    return replace(
        sheet,
        head=message(what, language, what=head),
        lines=lines,
        notes=tuple(message(note, language) for note, shown in notes if shown),
    )


def _facts(found: TitleStatistics, language: str) -> tuple[tuple[str, str], ...]:
    """The numbers of a title."""
    return (
        (str(found.ended), message("stats-fact-games", language)),
        (duration(found.seconds, language), message("stats-fact-length", language)),
        (str(found.turns), message("stats-fact-turns", language)),
        (f"{found.people:.1f}", message("stats-fact-seats", language)),
    )


def _own_facts(found: TitleStatistics, own: Rate, language: str) -> tuple[tuple[str, str], ...]:
    """The numbers of a person."""
    chance = message("stats-percent", language, percent=round(100 * found.by_chance))
    streak = message("stats-streak", language, now=found.streak, best=found.best_streak)
    return (
        (str(own.games), message("stats-fact-games", language)),
        (_percent(own, language), message("stats-fact-won", language)),
        (chance, message("stats-fact-chance", language)),
        (streak, message("stats-fact-streak", language)),
    )


def _lines(
    tallies: list[Tally], games: int, presentation: Presentation, language: str, *, about: bool
) -> Iterator[RateLine]:
    """The lines of some tallies. What all sides of a game have in common is no reason to win, so it is told how often
    that was played; of a person, how they did there."""
    for tally in tallies:
        common = tally.kind == "players" or tally.kind.startswith("option:")
        for rate in tally.rates:
            name = _name_of(tally.kind, rate, presentation, language)
            shown, others = (rate.own, rate.others) if about else (rate, rate)
            if not shown.games:
                continue
            note = message("leaders-games", language, games=shown.games)
            if common and not about:
                share = rate.games / games
                told = message("stats-percent", language, percent=round(100 * share))
                yield RateLine(name, note, told, share)
                continue
            beside = others.share if about and others.games and not common else -1.0
            yield RateLine(name, note, _percent(shown, language), shown.share, shown.error, beside, shown.few)


def _name_of(kind: str, rate: Rate, presentation: Presentation, language: str) -> str:
    if isinstance(rate.of, Text):
        return ESCAPED.sub(r"\1", translate(rate.of, language))
    if kind == "seat":
        return translate(presentation.seat(int(rate.of)), language)
    if kind == "players":
        return message("stats-people", language, n=int(rate.of))
    option = kind.partition(":")[2]
    if any(each.id == option for each in presentation.meta.options):
        return ESCAPED.sub(r"\1", option_words(rate.of, presentation, option, language))
    return option_value(rate.of, presentation, option, language)


def _percent(rate: Rate, language: str) -> str:
    return message("stats-rate", language, percent=round(100 * rate.share), error=max(1, round(100 * rate.error)))


def _opponent(each: Opponent, language: str) -> RateLine:
    told = message("stats-versus", language, ahead=each.ahead, behind=each.behind)
    note = message("leaders-games", language, games=each.games)
    return RateLine(plain_name(each.name), note, told, each.ahead / max(each.games, 1))


# -- seasons -----------------------------------------------------------------------------------------------------------


async def season_page(
    illustrator: Illustrator, title_id: str, found: SeasonTable, reader: int, server: str, language: str
) -> OutgoingMessage:
    """The table of a season, with menus of earlier seasons and of other titles."""
    presentations = illustrator.services.presentations
    name = message("season-name", language, number=found.number)
    sheet = LeadersSheet(
        title=f"{translate(presentations[title_id].name, language)} · {name}",
        line=plain_name(server),
        lines=tuple(leader_line(place, each, reader, language) for place, each in enumerate(found.leaders, start=1)),
        empty=message("season-empty", language),
    )
    numbers = range(found.last + (found.season is not None), 0, -1)[:MOST_SEASONS]
    seasons = [
        Choice(str(each), message("season-name", language, number=each), chosen=each == found.number)
        for each in numbers
    ]
    earlier = Key("season", arg=f"{title_id}.{PICKED}")
    until = message("season-over", language, number=found.number)
    if found.season is not None and not found.over:
        until = message("season-until", language, number=found.number, at=moment(found.season.ends_at))

    async def make(album: Album) -> OutgoingMessage:
        pictures = await album.picture(Scene(SHEETS, "leaders", sheet, str(language)))
        return compose(
            text(f"### 🏅 {until}"),
            gallery(*pictures),
            text(f"-# {message('season-how', language)}"),
            *rows(
                *([menu(earlier, message("season-other", language), seasons)] if len(seasons) > 1 else []),
                _titles_menu(Key("season", arg=f"{PICKED}.{found.number}"), presentations, title_id, language),
                button(Key("leaders", arg=title_id), message("button-leaders", language), emoji="🏅"),
                button(Key("stats", arg=argument(title_id)), message("button-stats", language), emoji="📊"),
            ),
            pictures=pictures,
        )

    return await illustrator.illustrate(language, make)
