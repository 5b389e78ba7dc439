"""The page of a tournament: who plays, how it stands, where the games are; with its bracket or table as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.pictures import Album
from cogs.screens.archive import archive_button
from cogs.screens.illustrator import Illustrator
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import escape, mention, plain_name, safe_name
from cogs.ui.outgoing import OutgoingMessage, compose, one_below_the_other, text
from cogs.ui.presentation import join
from db.records import Pairing, TournamentRow
from engine.core.text import say
from locales import message, translate
from render.pictures import SHEETS, Scene
from render.sheets.bracket import bracket_in_parts
from render.sheets.records import BracketSheet, LeaderLine, LeadersSheet, Match, Sheet
from tables.archive import Sought
from tables.brackets import champion_of, current_round, points_by_place, table_of, withdrawn_people

MOST_GAMES = 16
"""Games of the round that are listed."""
MOST_ROUNDS = 3
"""Rounds of a bracket that a picture has side by side, so that a phone shows the names large enough."""


async def tournament_page(
    illustrator: Illustrator, row: TournamentRow, language: str, places: dict[int, int], trouble: str = ""
) -> OutgoingMessage:
    """The tournament. `places`: the channels of its tables, by table; `trouble`: why its tables cannot be opened."""
    presentation = illustrator.services.presentation(row.title)
    title = message("tournament-title", language, name=escape(row.name), game=presentation.name)
    facts = message(
        "tournament-facts",
        language,
        form=say(f"choice-{row.form}"),
        size=row.size,
        hours=row.hours,
        host=mention(row.host_id),
    )
    rule = say(f"tournament-how-{row.form}", points=" · ".join(map(str, points_by_place(row.size))))
    lines = [f"### {title}", f"-# {facts}", f"-# {translate(rule, language)}", *_state(row, language, places)]
    if trouble:
        lines.append(f"⚠️ {trouble}")
    sheet = _sheet(row, translate(presentation.name, language), language)

    async def make(album: Album) -> OutgoingMessage:
        pictures = await album.several(Scene(SHEETS, *each, str(language)) for each in _pictured(sheet))
        controls = rows(*_controls(row, language))
        return compose(text("\n".join(lines)), *one_below_the_other(pictures), *controls, pictures=pictures)

    return await illustrator.illustrate(language, make)


def _controls(row: TournamentRow, language: str) -> list[Control]:
    def make(verb: str, style: ButtonStyle = ButtonStyle.secondary) -> Control:
        return button(Key(verb, row.id), message(f"button-{verb}", language), style)

    if row.status == "open":
        return [make("cup-join", ButtonStyle.primary), make("cup-leave"), make("cup-start", ButtonStyle.success)]
    if row.status == "over":
        return [make("cup-show"), archive_button(Sought(title=row.title), language)]
    return [make("cup-show")]


def _state(row: TournamentRow, language: str, places: dict[int, int]) -> list[str]:
    names = {each.person_id: safe_name(each.name) for each in row.entrants}
    if row.status == "open":
        everybody = join(list(names.values()), language)
        return [message("tournament-open", language, count=len(names), names=everybody)]
    if row.status == "closed":
        return [message("tournament-closed", language)]
    if row.status == "over":
        winner = champion_of(row)
        if winner is None:
            return [message("tournament-nobody", language)]
        return [f"## {message('tournament-champion', language, name=names[winner])}"]
    number = current_round(row)
    gone = withdrawn_people(row)
    games = [each for each in row.pairings if each.round == number and not _is_bye_of(each, gone)]
    lines = [f"**{_round_name(row, number, language)}**"]
    lines += [_game(row, each, names, places, language) for each in games[:MOST_GAMES]]
    return lines


def _is_bye_of(pairing: Pairing, gone: frozenset[int]) -> bool:
    """Whether this is a bye of somebody who has withdrawn."""
    return len(pairing.people) == 1 and gone.issuperset(pairing.people)


def _round_name(row: TournamentRow, number: int, language: str) -> str:
    if row.form == "knockout":
        games = len([each for each in row.pairings if each.round == number])
        return message(_round_label(games, row.size), language, number=number)
    return message("tournament-round", language, number=number)


def _round_label(games: int, size: int) -> str:
    """The message that names a round of a knock-out by its number of tables."""
    return "tournament-final" if games == 1 else "tournament-semifinal" if games == size else "tournament-round"


def _game(row: TournamentRow, pairing: Pairing, names: dict[int, str], places: dict[int, int], language: str) -> str:
    there = [names[person] for person in pairing.people]
    if len(there) < 2:
        bye = "tournament-bye" if row.form == "knockout" else "tournament-rest"
        return message(bye, language, name=there[0]) if there else message("tournament-neither", language)
    channel = places.get(pairing.table_id or 0)
    if pairing.done and len(there) > 2 and any(pairing.places):
        return _in_order(pairing, names)
    if pairing.done and pairing.winner is not None:
        state = message("tournament-won", language, name=names[pairing.winner])
    elif pairing.done:
        state = message("tournament-drawn" if any(pairing.places) else "tournament-neither", language)
    elif channel is not None:
        state = message("tournament-at", language, channel=f"<#{channel}>")
    else:
        state = message("tournament-waiting", language)
    return message("tournament-game", language, names=" – ".join(there), state=state)


def _in_order(pairing: Pairing, names: dict[int, str]) -> str:
    """The people of a decided table with their places, the best first, then those without a place."""
    placed = zip(pairing.places, pairing.people, strict=True)
    order = sorted(placed, key=lambda each: (not each[0], each[0]))
    return " · ".join(f"{place or '–'}. {names[person]}" for place, person in order)


# -- pictures --------------------------------------------------------------------------------------------------------


def _pictured(sheet: BracketSheet | LeadersSheet | None) -> list[tuple[str, Sheet]]:
    """The pictures of a sheet: the kind, and what is on it."""
    if isinstance(sheet, BracketSheet):
        return [("bracket", part) for part in bracket_in_parts(sheet)]
    return [] if sheet is None else [("leaders", sheet)]


def _sheet(row: TournamentRow, game: str, language: str) -> BracketSheet | LeadersSheet | None:
    if not row.pairings:
        return None
    names = {each.person_id: plain_name(each.name) for each in row.entrants}
    if row.form == "knockout":
        winner = champion_of(row)
        return BracketSheet(
            plain_name(row.name), game, _rounds(row, names, language), "" if winner is None else names[winner]
        )
    gone = withdrawn_people(row)
    lines = [
        LeaderLine(
            place,
            names[rank.person_id],
            str(rank.points),
            message("tournament-out", language)
            if rank.person_id in gone
            else message("tournament-rank", language, played=rank.played, won=rank.won, byes=rank.byes),
        )
        for place, rank in enumerate(table_of(row), start=1)
    ]
    return LeadersSheet(plain_name(row.name), game, tuple(lines))


def _rounds(row: TournamentRow, names: dict[int, str], language: str) -> tuple[tuple[str, tuple[Match, ...]], ...]:
    """The rounds that a phone has room for, from the one under way on, or else the last ones; with empty matches where
    they are not known yet."""
    result: list[tuple[str, tuple[Match, ...]]] = []
    count, number = len([each for each in row.pairings if each.round == 1]), 1
    while count:
        known = [each for each in row.pairings if each.round == number]
        matches = [_match(each, names) for each in known] or _foresee_matches(result[-1][1], row.size)
        result.append((message(_round_label(count, row.size), language, number=number), tuple(matches)))
        count, number = count // row.size, number + 1
    first = max(0, min(current_round(row) - 1, len(result) - MOST_ROUNDS))
    return tuple(result[first : first + MOST_ROUNDS])


def _foresee_matches(before: Sequence[Match], size: int) -> list[Match]:
    """The matches of a round that is not drawn yet, with those who have already come so far."""
    through = [match.names[match.winner - 1] if match.winner else "" for match in before]
    return [Match(tuple(through[place : place + size])) for place in range(0, len(through), size)]


def _match(pairing: Pairing, names: dict[int, str]) -> Match:
    there, won = [names[each] for each in pairing.people], pairing.winner
    return Match(tuple(there or [""]), 0 if won is None else 1 + pairing.people.index(won))
