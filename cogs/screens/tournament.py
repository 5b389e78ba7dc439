"""The page of a tournament: who plays, how it stands, where the games are; with its bracket or table as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.pictures import Album
from cogs.screens.illustrator import Illustrator
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import mention, plain_name, safe, safe_name
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, gallery, text
from cogs.ui.presentation import join
from db.records import Pairing, TournamentRow
from engine.core.text import say
from locales import message, translate
from render.pictures import SHEETS, Scene
from render.sheets.records import BracketSheet, LeaderLine, LeadersSheet, Match
from tables.brackets import champion, current_round, out, table_of

MOST_GAMES = 16
"""Games of the round that are listed."""


async def tournament_page(
    illustrator: Illustrator,
    row: TournamentRow,
    language: str,
    places: dict[int, int],
    trouble: str = "",
) -> OutgoingMessage:
    """The tournament. `places`: the channels of its tables, by table; `trouble`: why its tables cannot be opened."""
    presentation = illustrator.services.presentation(row.title)
    title = message("tournament-title", language, name=safe(row.name), game=presentation.name)
    facts = message(
        "tournament-facts", language, form=say(f"choice-{row.form}"), hours=row.hours, host=mention(row.host_id)
    )
    lines = [f"### {title}", f"-# {facts}", *_state(row, language, places)]
    if trouble:
        lines.append(f"⚠️ {trouble}")
    sheet = _sheet(row, translate(presentation.name, language), language)

    async def make(album: Album) -> OutgoingMessage:
        pictures: tuple[PictureLike, ...] = ()
        if sheet is not None:
            what = "bracket" if isinstance(sheet, BracketSheet) else "leaders"
            pictures = await album.picture(Scene(SHEETS, what, sheet, str(language)))
        controls = rows(*_controls(row, language))
        return compose(text("\n".join(lines)), gallery(*pictures), *controls, pictures=pictures)

    return await illustrator.illustrated(language, make)


def _controls(row: TournamentRow, language: str) -> list[Control]:
    def make(verb: str, style: ButtonStyle = ButtonStyle.secondary) -> Control:
        return button(Key(verb, row.id), message(f"button-{verb}", language), style)

    if row.status == "open":
        return [make("cup-join", ButtonStyle.primary), make("cup-leave"), make("cup-start", ButtonStyle.success)]
    return [make("cup-show")]


def _state(row: TournamentRow, language: str, places: dict[int, int]) -> list[str]:
    names = {each.person_id: safe_name(each.name) for each in row.entrants}
    if row.status == "open":
        everybody = join(list(names.values()), language)
        return [message("tournament-open", language, count=len(names), names=everybody)]
    if row.status == "closed":
        return [message("tournament-closed", language)]
    if row.status == "over":
        winner = champion(row)
        if winner is None:
            return [message("tournament-nobody", language)]
        return [f"## {message('tournament-champion', language, name=names[winner])}"]
    number = current_round(row)
    games = [each for each in row.pairings if each.round == number]
    lines = [f"**{_round_name(row, number, language)}**"]
    lines += [_game(each, names, places, language) for each in games[:MOST_GAMES]]
    return lines


def _round_name(row: TournamentRow, number: int, language: str) -> str:
    if row.form == "knockout":
        games = len([each for each in row.pairings if each.round == number])
        if games <= 2:
            return message("tournament-final" if games == 1 else "tournament-semifinal", language)
    return message("tournament-round", language, number=number)


def _game(pairing: Pairing, names: dict[int, str], places: dict[int, int], language: str) -> str:
    there = [names[person] for person in pairing.people if person is not None]
    if len(there) < 2:
        return message("tournament-bye", language, name=there[0]) if there else message("tournament-neither", language)
    channel = places.get(pairing.table_id or 0)
    if pairing.done and pairing.winner is not None:
        state = message("tournament-won", language, name=names[pairing.winner])
    elif pairing.done:
        state = message("tournament-drawn" if pairing.played else "tournament-neither", language)
    elif channel is not None:
        state = message("tournament-at", language, channel=f"<#{channel}>")
    else:
        state = message("tournament-waiting", language)
    return message("tournament-game", language, one=there[0], other=there[1], state=state)


# -- pictures --------------------------------------------------------------------------------------------------------


def _sheet(row: TournamentRow, game: str, language: str) -> BracketSheet | LeadersSheet | None:
    if not row.pairings:
        return None
    names = {each.person_id: plain_name(each.name) for each in row.entrants}
    if row.form == "knockout":
        winner = champion(row)
        return BracketSheet(
            plain_name(row.name), game, _rounds(row, names, language), "" if winner is None else names[winner]
        )
    gone = out(row)
    lines = [
        LeaderLine(
            place,
            names[rank.person_id],
            str(rank.points),
            message("tournament-out", language)
            if rank.person_id in gone
            else message("tournament-rank", language, played=rank.played, won=rank.won),
        )
        for place, rank in enumerate(table_of(row), start=1)
    ]
    return LeadersSheet(plain_name(row.name), game, tuple(lines))


def _rounds(row: TournamentRow, names: dict[int, str], language: str) -> tuple[tuple[str, tuple[Match, ...]], ...]:
    """All rounds, with empty matches where they are not known yet."""
    first = [each for each in row.pairings if each.round == 1]
    result: list[tuple[str, tuple[Match, ...]]] = []
    count, number = len(first), 1
    while count:
        known: Sequence[Pairing] = [each for each in row.pairings if each.round == number]
        matches = [_match(each, names) for each in known] or _foreseen(result[-1][1])
        label = "tournament-final" if count == 1 else "tournament-semifinal" if count == 2 else "tournament-round"
        result.append((message(label, language, number=number), tuple(matches)))
        count, number = count // 2, number + 1
    return tuple(result)


def _foreseen(before: Sequence[Match]) -> list[Match]:
    """The matches of a round that is not drawn yet, with those who have already come so far."""
    through = [(match.one, match.other)[match.winner - 1] if match.winner else "" for match in before]
    return [Match(one, other) for one, other in zip(through[::2], through[1::2], strict=True)]


def _match(pairing: Pairing, names: dict[int, str]) -> Match:
    one, other = pairing.people
    winner = 0
    if pairing.done and pairing.winner is not None:
        winner = 1 if pairing.winner == one else 2
    return Match("" if one is None else names[one], "" if other is None else names[other], winner)
