"""What a person reads who comes back: their own view of that time, and the lines that they may read."""

from __future__ import annotations

from tests.tables.club import ANN, BO, Club
from tests.tables.sender import club_place


async def test_everybody_is_shown_what_they_saw_themselves(club: Club) -> None:
    table = await club.running()
    for person in (ANN, BO):
        own = (await club.tables.queries.look(table.id, person.id)).view
        assert (await club.tables.replays.recap(table.id, person.id)).view == own
    assert (await club.tables.replays.recap(table.id, ANN.id)).view.hand != (
        await club.tables.replays.recap(table.id, BO.id)
    ).view.hand


async def test_nobody_reads_which_card_another_has_drawn(club: Club) -> None:
    seen = set()
    for channel in range(12):
        table = await club.running(club_place(channel))
        walker = await club.both_play(table.id)
        other = BO if walker is ANN else ANN
        for keys in (("stop",), ("draw",)):
            await club.tables.play.choose(table.id, walker.id, keys)
        told = {line.text.key for line in (await club.tables.replays.recap(table.id, other.id)).lines}
        assert "toy-draws" in told
        assert "toy-draws-card" not in told
        seen.add(walker.id)
    assert seen == {ANN.id, BO.id}, "both have drawn"
