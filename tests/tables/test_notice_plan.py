"""Who is shown what and who is called, as a function of rows: no table, no database."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from db.records import PersonRow, SeatRow, TableRow
from tables.notices import Occurrence, Plan, Seen, affected_seats, plan_notices
from tables.slots import BOARD, SILENT, Hand, Ping

ANN, BO, CY = 11, 12, 13
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
SEATS = [
    SeatRow(seat=seat, kind="person", person_id=person_id, name=name)
    for seat, (person_id, name) in enumerate(((ANN, "Ann"), (BO, "Bo"), (CY, "Cy")))
]
BEFORE = TableRow(
    id=1,
    title="lanterns",
    status="running",
    guild_id=1,
    channel_id=2,
    guild_locale=None,
    host_id=ANN,
    options={},
    rules_version=1,
    created_at=datetime(2026, 1, 1, tzinfo=UTC),
    owed=(0,),
    announced=(ANN,),
)
"""Ann is waited for, and has been called."""


def person(person_id: int, notify: str = "channel", *, dm_open: bool = True) -> PersonRow:
    return replace(PersonRow(id=person_id), notify=notify, dm_open=dm_open)


def seen(public: bytes = b"board", **private: bytes) -> Seen:
    own = {seat: private.get(f"seat{seat}", b"hand") for seat in range(3)}
    return Seen(public, own, dict.fromkeys(range(3), ()))


def planned(now: Seen, people: dict[int, PersonRow] | None = None, **after: object) -> Plan:
    given = {"owed": (0,), "announced": (ANN,), **after}
    happened = Occurrence(BEFORE, replace(BEFORE, **given), SEATS, seen(), now, actor=0)
    known = {each: person(each) for each in (ANN, BO, CY)} | (people or {})
    return plan_notices(happened, known, NOW)


def by_name(found: Plan) -> dict[str, Ping]:
    return {str(slot): ping for slot, ping in found.show.items()}


def to_turn(*people: int, **how: bool) -> Ping:
    """A ping that calls these people for nothing but their turn."""
    return Ping(people, turn=people, **how)


def test_what_changes_nothing_shows_nothing() -> None:
    assert planned(seen()) == Plan({}, (ANN,))


def test_a_changed_board_is_shown_without_a_ping() -> None:
    assert by_name(planned(seen(b"other"))) == {"board": SILENT}


def test_only_the_hand_that_looks_different_is_sent() -> None:
    assert by_name(planned(seen(seat1=b"other"))) == {"hand:1": SILENT}


def test_who_is_newly_owed_is_pinged_once_on_the_board() -> None:
    found = planned(seen(b"other"), owed=(1,))
    assert found.show[BOARD] == to_turn(BO)
    assert found.announced == (BO,)
    again = plan_notices(
        Occurrence(BEFORE, replace(BEFORE, owed=(1,), announced=(BO,)), SEATS, seen(), seen(b"more")), {}, NOW
    )
    assert by_name(again) == {"board": SILENT}


@pytest.mark.parametrize(
    ("notify", "dm_open", "board", "hand"),
    [
        ("channel", True, (BO,), SILENT),
        ("both", True, (BO,), to_turn(BO, openly=True)),
        ("both", False, (BO,), None),
        ("dm", True, (), to_turn(BO, openly=True)),
        ("dm", False, (BO,), None),  # a closed direct message must not keep the call from them
        ("none", True, (), SILENT),
        ("none", False, (), None),
    ],
)
def test_everybody_is_called_in_the_way_they_want(
    notify: str, dm_open: bool, board: tuple[int, ...], hand: Ping | None
) -> None:
    found = planned(seen(b"other"), {BO: person(BO, notify, dm_open=dm_open)}, owed=(1,))
    assert found.show[BOARD] == to_turn(*board)
    assert found.show.get(Hand(1)) == hand


def test_who_is_asked_in_secret_is_called_by_a_message_of_their_own_alone() -> None:
    found = planned(seen(), {CY: person(CY, "none")}, secret=(2,))
    assert by_name(found) == {"hand:2": to_turn(CY)}
    assert found.announced == (ANN,)


def test_nobody_is_called_by_their_own_undo() -> None:
    after = replace(BEFORE, owed=(0, 1), announced=())
    happened = Occurrence(BEFORE, after, SEATS, seen(), seen(b"other"), actor=0, undone=True)
    assert plan_notices(happened, {each: person(each) for each in (ANN, BO)}, NOW).show[BOARD] == to_turn(BO)


def test_the_end_is_posted_anew_for_the_others_but_not_for_who_has_resigned() -> None:
    over = replace(BEFORE, status="over", owed=(), ended_at=datetime(2026, 1, 2, tzinfo=UTC))
    happened = Occurrence(BEFORE, over, SEATS, seen(), seen(b"end"), actor=0, out=(2,))
    people = {each: person(each) for each in (ANN, BO, CY)}
    found = plan_notices(happened, people, NOW)
    assert found.show[BOARD] == Ping((BO,), anew=True)
    assert set(by_name(found)) == {"board", "hand:0", "hand:1", "hand:2"}
    assert found.announced == ()


def test_what_others_have_shown_comes_as_a_message_of_its_own() -> None:
    now = Seen(b"board", {0: b"hand", 1: b"more", 2: b"hand"}, {0: (), 1: ("card",), 2: ()})
    assert by_name(planned(now)) == {"hand:1": SILENT, "shown:1": SILENT}


def test_who_plays_alone_is_sent_nothing() -> None:
    alone = SEATS[:1]
    happened = Occurrence(BEFORE, replace(BEFORE, owed=(0,)), alone, Seen(), seen(b"other"), actor=0)
    assert affected_seats(happened) == []
    assert by_name(plan_notices(happened, {}, NOW)) == {"board": SILENT}


# -- messages that stay ------------------------------------------------------------------------------------------------


def told(before: Seen, now: Seen) -> dict[str, Ping]:
    """What is shown after a change that calls nobody."""
    after = replace(BEFORE, owed=(0,), announced=(ANN,))
    known = {each: person(each) for each in (ANN, BO, CY)}
    return by_name(plan_notices(Occurrence(BEFORE, after, SEATS, before, now, actor=0), known, NOW))


def test_a_new_record_is_posted_and_the_board_again_below_it() -> None:
    show = told(seen(), replace(seen(), records={5001: 1}))
    assert show == {"posting:5001": SILENT, "board": Ping(anew=True)}
    assert list(show)[-1] == "board"


def test_a_record_is_edited_with_each_version_and_the_board_stays() -> None:
    known = replace(seen(), records={5001: 1, 5002: 3})
    assert told(known, known) == {}
    assert told(known, replace(seen(), records={5001: 2, 5002: 3})) == {"posting:5001": SILENT}


def test_a_record_that_the_state_has_forgotten_is_left_alone() -> None:
    assert told(replace(seen(), records={5001: 4}), seen()) == {}


def test_chapters_that_have_ended_are_told_after_the_records() -> None:
    before, now = replace(seen(), chapter=2), replace(seen(), chapter=4, records={5001: 1})
    assert list(told(before, now)) == ["posting:5001", "chapter:2", "chapter:3", "board"]
    assert told(seen(), replace(seen(), chapter=1)) == {}, "the first one has only begun"


def test_who_is_called_is_called_by_the_board_below_a_record() -> None:
    happened = Occurrence(
        BEFORE, replace(BEFORE, owed=(1,)), SEATS, seen(), replace(seen(b"other"), records={7: 0}), actor=0
    )
    show = by_name(plan_notices(happened, {each: person(each) for each in (ANN, BO, CY)}, NOW))
    assert show == {"posting:7": SILENT, "board": to_turn(BO, anew=True), "hand:1": SILENT}
