"""The public view, a seat's private view, and the two combined."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Own, Setup, differing_fields, replace_fields
from engine.titles import TITLES
from scripts.games import Table, moves
from scripts.laws import Leak, check_secrets
from tables.read_model import ReadModel
from tests.toy.lanterns import Lanterns, settled


class Seen(msgspec.Struct, frozen=True):
    seat: int | None
    hands: tuple[int, ...]
    secret: str | None = None


PUBLIC = Seen(None, (3, 4, 5))


def test_a_view_is_what_everybody_sees_with_the_fields_of_the_seat():
    assert replace_fields(PUBLIC, {}) == PUBLIC
    assert replace_fields(PUBLIC, {"seat": 1, "secret": "x"}) == Seen(1, (3, 4, 5), "x")


@pytest.mark.parametrize(("place", "hands"), [(0, (9, 4, 5)), (1, (3, 9, 5)), (2, (3, 4, 9))])
def test_one_item_of_a_tuple_can_be_the_seats_own(place, hands):
    assert replace_fields(PUBLIC, {"hands": Own(place, 9)}).hands == hands


def test_what_a_seat_sees_like_everybody_is_not_its_own():
    assert differing_fields(PUBLIC, {"seat": 1, "hands": Own(1, 4), "secret": None}) == {"seat": 1}
    assert differing_fields(PUBLIC, {"hands": Own(1, 7)}) == {"hands": Own(1, 7)}


def test_what_everybody_sees_must_not_depend_on_what_is_hidden_from_anybody():
    class Tells(Lanterns):
        """Everybody sees the sum of Ann's hand; Ann herself sees nothing that is hidden from her."""

        def public(self, state):
            return msgspec.structs.replace(super().public(state), place=sum(state.hands[0]))

        def private(self, state, seat):
            return {**super().private(state, seat), "place": 0}

    session = Session.begin(Tells(), Setup(2, settled()), "5eed")
    with pytest.raises(Leak, match="everybody"):
        check_secrets(session, 1, Chance("f"))


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_view_is_the_sum_of_both_and_readers_get_the_same(title):
    table = Table(title, title.meta.most_players, {}, "5eed")
    session = table.begin()
    for number, (seat, keys) in enumerate(moves(session, Chance("answers"), most=120)):
        session.submit(seat, keys)
        if number % 3:
            continue
        public, model = title.public(session.state), ReadModel(session)
        assert session.view(None) == public == model.view(None)
        for each in range(session.seats):
            assert model.view(each) == session.view(each) == replace_fields(public, title.private(session.state, each))
            assert session.view(each).seat == each
