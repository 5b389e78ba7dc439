"""The profile of a person, and the best of a title, as pictures with alt texts."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator
from cogs.ui.controls import ESCAPED, Choice, Key, button, menu, rows
from cogs.ui.formatting import duration, plain_name, safe_name
from cogs.ui.outgoing import OutgoingMessage, compose, gallery, text
from cogs.ui.presentation import Presentation
from db.records import MedalRow
from locales import message, translate
from render.pictures import SHEETS, Scene
from render.sheets.records import LeaderLine, LeadersSheet, ProfileSheet, TitleBlock
from tables.profiles import Leader, Profile, TitleRecord
from tables.ratings import SETTLED

MOST_BLOCKS = 5
MOST_SIDES = 4
MEDALS = 3
"""Up to this place a season that is over leaves a medal."""
LATEST = 5
MARKS = {"won": "🏆", "drawn": "🤝", "lost": "▫️", "left": "🚪", "joined": "↪️", "none": "⏹"}


async def profile_page(
    illustrator: Illustrator, profile: Profile, medals: Sequence[MedalRow], server: str, language: str
) -> OutgoingMessage:
    """What a person has achieved on this server ("": outside of servers)."""
    presentations = illustrator.services.presentations
    known = [record for record in profile.records if record.title in presentations]
    sheet = ProfileSheet(
        title=plain_name(profile.name),
        line=plain_name(server) if server else message("people-outside", language),
        blocks=tuple(_block(record, medals, presentations[record.title], language) for record in known[:MOST_BLOCKS]),
        empty=message("profile-empty", language),
    )
    lines = [f"### {safe_name(profile.name)}"]
    lines.append(message("profile-latest" if profile.latest else "profile-empty", language))
    for game in [each for each in profile.latest if each.title in presentations][:LATEST]:
        name = message("game-numbered", language, game=presentations[game.title].name, number=game.table_id)
        told = message(f"outcome-{game.outcome}", language)
        lines.append(f"{MARKS[game.outcome]} {name} · {told} · <t:{int(game.ended_at.timestamp())}:d>")
    buttons = [
        button(Key("leaders", arg=record.title), translate(presentations[record.title].name, language), emoji="🏅")
        for record in known[:MOST_BLOCKS]
    ]
    if known:
        arg = f"{known[0].title}.overview.{profile.person_id}"
        buttons.append(button(Key("stats", arg=arg), message("button-stats", language), emoji="📊"))

    async def make(album: Album) -> OutgoingMessage:
        pictures = await album.picture(Scene(SHEETS, "profile", sheet, str(language)))
        return compose(text("\n".join(lines)), gallery(*pictures), *rows(*buttons), pictures=pictures)

    return await illustrator.illustrate(language, make)


def _block(record: TitleRecord, medals: Sequence[MedalRow], presentation: Presentation, language: str) -> TitleBlock:
    ended = record.won + record.drawn + record.lost + record.left
    share = record.won / ended if ended else 0.0
    lines = [
        message("profile-games", language, games=record.games, percent=round(100 * share)),
        message("profile-counts", language, won=record.won, drawn=record.drawn, lost=record.lost + record.left),
    ]
    if record.best_streak:
        lines.append(message("profile-streak", language, now=record.streak, best=record.best_streak))
    if record.seconds is not None:
        lines.append(message("profile-time", language, time=duration(record.seconds, language)))
    if len(record.by_seat) > 1 and len(record.by_seat) <= MOST_SIDES:
        sides = [
            message("profile-side", language, side=presentation.seat(side.seat), won=side.won, games=side.games)
            for side in record.by_seat
        ]
        lines.append(" · ".join(sides))
    key = "profile-unrated" if not record.rated else "profile-new" if record.rated < SETTLED else "profile-rated"
    return TitleBlock(
        name=translate(presentation.name, language),
        rating="" if record.rating is None else str(record.rating),
        note=message(key, language, games=record.rated),
        lines=tuple(ESCAPED.sub(r"\1", line) for line in lines),
        won=share,
        curve=record.curve,
        medals=tuple(
            (each.place, message("season-name", language, number=each.season))
            for each in medals
            if each.title == record.title and each.place <= MEDALS
        ),
    )


async def leaders_page(
    illustrator: Illustrator,
    title_id: str,
    leaders: tuple[Leader, ...],
    reader: int,
    server: str,
    language: str,
    *,
    seasons: bool = False,
) -> OutgoingMessage:
    """The best of a title on this server, with a menu of the other titles. `seasons`: the server has or had some."""
    presentations = illustrator.services.presentations
    sheet = LeadersSheet(
        title=translate(presentations[title_id].name, language),
        line=plain_name(server) if server else message("people-outside", language),
        lines=tuple(leader_line(place, leader, reader, language) for place, leader in enumerate(leaders, start=1)),
        empty=message("leaders-empty", language),
    )
    choices = [
        Choice(each.id, translate(each.name, language), chosen=each.id == title_id) for each in presentations.values()
    ]

    season = button(Key("season", arg=f"{title_id}.0"), message("button-season", language), emoji="🗓️")

    async def make(album: Album) -> OutgoingMessage:
        pictures = await album.picture(Scene(SHEETS, "leaders", sheet, str(language)))
        return compose(
            text(f"### {message('leaders-title', language, game=presentations[title_id].name)}"),
            gallery(*pictures),
            text(f"-# {message('leaders-how', language)}"),
            *rows(menu(Key("leaders"), message("leaders-other", language), choices)),
            *rows(
                button(Key("profile"), message("button-profile", language), emoji="🪪"),
                button(Key("stats", arg=f"{title_id}.overview.0"), message("button-stats", language), emoji="📊"),
                *([season] if seasons else []),
            ),
            pictures=pictures,
        )

    return await illustrator.illustrate(language, make)


def leader_line(place: int, leader: Leader, reader: int, language: str) -> LeaderLine:
    """A line of a table of the best."""
    note = message("leaders-games" if leader.settled else "leaders-new", language, games=leader.games)
    return LeaderLine(place, plain_name(leader.name), str(leader.rating), note, own=leader.person_id == reader)
