"""What a month has brought to a server, told once, in the month after it."""

from __future__ import annotations

from datetime import UTC, datetime

from db.records import FoundRow
from tables.house import House
from tables.monthly import Due, month_of
from tests.tables.club import ANN, BO, HERE, Club

GUILD = HERE.guild_id or 0
SINCE = datetime(2026, 11, 1, tzinfo=UTC)


def row(table_id: int, winners: tuple[int, ...] = (), margin: int | None = None, thought: int = 0) -> FoundRow:
    return FoundRow(
        table_id=table_id,
        title="lanterns" if table_id % 2 else "islands",
        guild_id=GUILD,
        listed=True,
        ended_at=SINCE,
        seconds=60,
        players=2,
        margin=margin,
        thought=thought,
        thinker=1 if thought else None,
        channel_id=5,
        winners=winners,
    )


def test_a_month_names_who_won_most_the_closest_game_and_the_longest_thought() -> None:
    rows = [row(1, (7,), 300, 90), row(2, (8,), 20), row(3, (7,), None, 4000), row(5, (9,)), row(7, (10,))]
    month = month_of(SINCE, rows)
    assert month.games == {"lanterns": 4, "islands": 1}
    assert month.champions == ((7, 2), (8, 1), (9, 1))
    assert month.closest == rows[1]
    assert month.thought == rows[2]


def test_a_month_without_scores_and_long_thoughts_names_neither() -> None:
    month = month_of(SINCE, [row(1)])
    assert (month.champions, month.closest, month.thought) == ((), None, None)


async def chosen(club: Club) -> None:
    """The server wants its months told."""
    await club.tables.house.change(GUILD, ANN.id, digest=77)
    assert await club.tables.monthly.due() == (), "the present month is not over"


async def test_it_is_told_once_in_the_month_after_it(club: Club) -> None:
    await chosen(club)
    table = await club.running(rounds=1, bell=False)
    await club.to_the_end(table.id)
    assert await club.tables.monthly.due() == ()
    club.time.pass_by(days=31)
    assert await club.tables.monthly.due() == (Due(GUILD, 77),)
    month = await club.tables.monthly.take(GUILD)
    assert month is not None
    assert month.games == {"lanterns": 1}
    assert month.since == datetime(2026, 11, 1, tzinfo=UTC)
    assert await club.tables.monthly.take(GUILD) is None
    assert await club.tables.monthly.due() == ()


async def test_a_month_without_games_is_not_told_and_private_games_do_not_count(club: Club) -> None:
    await chosen(club)
    lobby = await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 1, "bell": False})
    await club.tables.lobby.set_private(lobby.id, ANN.id, True)
    await club.tables.lobby.invite(lobby.id, ANN.id, BO.id)
    await club.tables.lobby.join(lobby.id, BO)
    await club.tables.lobby.start(lobby.id, ANN.id)
    await club.to_the_end(lobby.id)
    club.time.pass_by(days=31)
    assert await club.tables.monthly.take(GUILD) is None


def test_the_story_is_told_and_months_are_not_unless_chosen() -> None:
    assert House().tells
    assert House().digest is None
