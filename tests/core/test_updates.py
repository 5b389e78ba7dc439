"""Stored games and later versions: fields are appended, keys renamed, states migrated, rules changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import msgspec
import pytest

from engine.core.errors import Broken
from engine.core.saved import Answer, CarriedOver, Saved, digest_of, encode, pack
from engine.core.session import Session
from engine.core.shapes import Earlier, Recorded, Shapes, hash_of
from engine.core.text import say
from engine.core.title import Setup
from scripts.shapes import problems_of, recorded_of
from tests.toy.lanterns import Lanterns, Offer, State, settled
from tests.toy.later import Lefter, Slower, renewed


class Now(Lanterns):
    """The toy title, recorded as it is."""


Now.shapes = Shapes(recorded_of(Now(), Recorded()))


def played(title: Lanterns | None = None, answers: int = 6) -> Session[State]:
    """A game of two in which some answers were given."""
    session = Session.begin(title or Now(), Setup(2, settled(fair=True)), "5eed")
    session.collect()
    for _ in range(answers):
        answer_first(session)
    return session


def answer_first(session: Session[Any]) -> None:
    seat = session.asked()[0]
    pending = session.pending(seat)
    assert pending is not None
    session.submit(seat, tuple(option.key for option in pending.ask.options[: pending.ask.least]))
    session.title.check(session.state)


# -- fields with defaults --------------------------------------------------------------------------------------------


class Taller(State, kw_only=True):
    """A state with more fields than was recorded."""

    lantern: str = "red"
    candles: list[int] = []


Taller.__module__, Taller.__name__ = State.__module__, State.__name__


class Later(Now):
    """The title of a later version."""

    state_type = Taller


def test_a_field_appended_with_a_default_damages_stored_games():
    session = played()
    later = Session.load(Later(), session.dump(), state_hash=session.digest())
    assert later.carried is None
    assert isinstance(later.state, Taller)
    assert later.state.lantern == "red"
    assert later.digest() == session.digest()
    answer_first(later)
    answer_first(session)
    assert later.digest() == session.digest()
    assert Session.load(Later(), later.dump()).carried is None


def test_a_field_that_has_another_value_than_its_default_is_not_hashed():
    session = Session.load(Later(), played().dump())
    before = session.digest()
    assert isinstance(session.state, Taller)
    session.state.candles = [1]
    assert session.digest() != before
    session.state.candles = []
    assert session.digest() == before


def test_a_field_of_a_struct_within_the_state_counts_only_without_its_default():
    class Wider(Offer):
        colour: str = "red"

    Wider.__module__, Wider.__name__ = Offer.__module__, Offer.__name__
    state = played().state
    state.offers = [Offer(1, 2, 1)]
    before = encode(state)
    state.offers = [Wider(1, 2, 1)]
    shapes = Shapes(Recorded(Now.shapes.recorded.fields))
    assert encode(state) != before
    assert next(shapes.forms(Taller(**msgspec.structs.asdict(state)), encode(state))) == before
    state.offers = [Wider(1, 2, 1, colour="blue")]
    assert next(shapes.forms(Taller(**msgspec.structs.asdict(state)), encode(state))) != before


class Pair(msgspec.Struct, array_like=True, tag="pair"):
    """A struct that is stored as a list."""

    one: int
    two: int = 5
    three: list[int] = []


class Holder(msgspec.Struct):
    """Something with pairs in it."""

    pairs: dict[int, tuple[Pair, ...]]
    more: int | msgspec.UnsetType = msgspec.UNSET


def test_a_field_of_a_struct_that_is_stored_as_a_list_is_left_out_at_its_end():
    fields = {__name__: {"Holder": "pairs more", "Pair": "one"}}
    shapes = Shapes(Recorded(fields))

    def hashed(*values: Any) -> Any:
        holder = Holder({3: (Pair(*values),)})
        return msgspec.msgpack.decode(shapes.hashed(holder, encode(holder)))["pairs"][3][0]

    assert hashed(1) == ["pair", 1]
    assert hashed(1, 6) == ["pair", 1, 6]
    assert hashed(1, 5, [2]) == ["pair", 1, 5, [2]]


class Couple(NamedTuple):
    """A named tuple with a struct in it."""

    first: Pair
    number: int


class Couples(msgspec.Struct):
    """Something with named tuples in it, beside what nothing is taken away from."""

    couples: list[Couple]
    others: tuple[int, ...] = (1, 2)


def test_a_struct_within_a_named_tuple_is_hashed_with_all_its_fields():
    shapes = Shapes(Recorded({__name__: {"Couples": "couples others", "Pair": "one"}}))
    couples = Couples([Couple(Pair(1), 3)])
    hashed = msgspec.msgpack.decode(shapes.hashed(couples, encode(couples)))
    assert hashed == {"couples": [[["pair", 1], 3]], "others": [1, 2]}


def test_a_title_without_appended_fields_hashes_its_encoded_state():
    session = played()
    assert session.digest() == hash_of(session.state_bytes())


def test_hashes_of_earlier_forms_and_keys_are_forgotten():
    """A field that is recorded today was not there once, and texts had another prefix."""
    session = played()
    session.state.ended_for = say("toy-over", by=say("toy-other"))
    plain = msgspec.msgpack.decode(session.state_bytes())
    del plain["content"]
    plain["ended_for"]["k"], plain["ended_for"]["a"]["by"]["k"] = "lanterns-over", "lanterns-other"
    then = hash_of(msgspec.msgpack.encode(plain))
    assert not session.stood_at(then)

    class Remembering(Now):
        shapes = Shapes(
            Recorded(
                Now.shapes.recorded.fields,
                (Earlier(), Earlier({State.__module__: {"State": "content"}}, {"toy-": "lanterns-"})),
            )
        )

    session.title = Remembering()
    assert session.stood_at(then)
    session.state.content = [1]
    assert not session.stood_at(then)


def test_a_game_that_fits_is_hashed_in_the_earlier_forms_too(monkeypatch: pytest.MonkeyPatch):
    made: list[bytes] = []
    hashed = Now.shapes.hashed

    def forms(_: msgspec.Struct, encoded: bytes) -> Iterator[bytes]:
        for form in (hashed(_, encoded), b"earlier"):
            made.append(form)
            yield form

    session = played()
    monkeypatch.setattr(Now.shapes, "forms", forms)
    Session.load(Now(), session.dump(), state_hash=session.digest())
    assert made == [session.state_bytes()]


# -- what a shape may not become -------------------------------------------------------------------------------------


def test_a_shape_that_does_not_fit_what_is_recorded_is_named():
    recorded = Now.shapes.recorded
    assert problems_of(Now(), recorded) == []
    assert problems_of(Later(), recorded) == []
    fields = dict(recorded.fields[State.__module__])
    without = recorded.fields | {State.__module__: {name: fields[name] for name in fields if name != "Offer"}}
    assert problems_of(Now(), Recorded(without)) == [f"{State.__module__}.Offer is not recorded"]
    fields["Offer"] = "number helper version"
    (problem,) = problems_of(Now(), Recorded(recorded.fields | {State.__module__: fields}))
    assert "Offer: recorded as number helper version" in problem
    fields["Offer"] = "number"
    missing = problems_of(Now(), Recorded(recorded.fields | {State.__module__: fields}))
    assert missing == [f"{State.__module__}.Offer.{name} has no default" for name in ("version", "helper")]


# -- corruption ------------------------------------------------------------------------------------------------------


def test_changed_bytes_of_a_stored_game_are_taken_for_a_change_of_the_rules():
    session = played()
    data = msgspec.msgpack.decode(session.dump(), type=Saved)
    state = msgspec.msgpack.decode(data.checkpoint)
    state["scores"] = [9, 9]
    for changed in (
        msgspec.structs.replace(data, checkpoint=msgspec.msgpack.encode(state)),
        msgspec.structs.replace(data, serials=[7, 7]),
        msgspec.structs.replace(data, rules_version=7),
    ):
        with pytest.raises(Broken, match="bytes have changed"):
            Session.load(Now(), msgspec.msgpack.encode(changed))


def test_a_position_that_is_not_that_of_the_last_step_is_broken():
    session = played()
    with pytest.raises(Broken, match="last step"):
        Session.load(Now(), session.dump(), state_hash="other")


# -- rules that have changed -----------------------------------------------------------------------------------------


def walking() -> tuple[Session[State], int]:
    """A game in which the winner has gone three steps: left, right, left."""
    session = played(Lanterns(), 2)
    lead = session.owed()[0]
    for key in ("left", "right"):
        session.submit(lead, (key,))
    return session, lead


def test_answers_that_are_legal_under_the_rules_of_today_are_lost():
    session, _ = walking()
    later = Session.load(Slower(), session.dump(), state_hash=session.digest())
    assert later.carried == CarriedOver(1, changed=True)
    assert later.state.place == 4
    assert later.state.began_before(2)
    assert not later.state.began_before(1)
    answer_first(later)
    again = Session.load(Slower(), later.dump(), state_hash=later.digest())
    assert again.carried is None
    assert again.state.began_before(2)


def test_an_answer_that_is_no_longer_legal_makes_the_game_unplayable():
    session, lead = walking()
    asked = session.pending(lead)
    assert asked is not None
    later = Session.load(Lefter(), session.dump(), state_hash=session.digest())
    assert later.carried == CarriedOver(1, True, (Answer(lead, ("right",)),))
    assert later.state.place == 2
    pending = later.pending(lead)
    assert pending is not None
    assert pending.serial > asked.serial, "an old button says what is asked now"
    assert not later.can_undo(lead)
    later.submit(lead, ("left",))
    assert Session.load(Lefter(), later.dump()).carried is None


def test_a_game_that_fits_newer_rules_does_not_tell_its_version():
    session = played(Now())

    class Newer(Now):
        meta = renewed()

    assert Session.load(Newer(), session.dump(), state_hash=session.digest()).carried == CarriedOver(1)


def test_the_version_with_which_a_game_began_changes_its_hash_or_is_lost():
    session = played()
    assert session.state.begun_with == 1
    assert b"begun_with" not in session.state_bytes()
    copies = [
        session.copy(),
        session.fork(session.asked()[0], session.state.chance),
        Session.load(Now(), session.dump()),
    ]
    assert [copy.state.begun_with for copy in copies] == [1, 1, 1]
    again = Session.begin(Slower(), Setup(2, settled(), rules_version=1), "5eed")
    assert again.state.began_before(2)
    assert not Session.begin(Slower(), Setup(2, settled()), "5eed").state.began_before(2)


def test_a_game_of_a_version_that_noted_nothing_has_no_version():
    session = played()
    state = encode(msgspec.structs.replace(session.state, begun_with=msgspec.UNSET, events=[]))
    old = msgspec.msgpack.encode(Saved(1, state, [], 0, [1, 1], 2))
    assert Session.load(Slower(), old, begun_with=1).state.began_before(2)
    assert Session.load(Slower(), old).state.began_before(2)


# -- migrations ------------------------------------------------------------------------------------------------------


def gather(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 2: the scores stand in a field of another name."""
    return {("points" if name == "scores" else name): value for name, value in plain.items()}


def double(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 3: points count twice."""
    return plain | {"points": [2 * points for points in plain["points"]]}


def back(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 4: their old name."""
    return {("scores" if name == "points" else name): value for name, value in plain.items()}


class Migrated(Lanterns):
    """The toy title after three changes of its state."""

    meta = renewed(4)
    migrations: ClassVar[Any] = {2: gather, 4: back, 3: double}


def test_a_state_of_several_versions_ago_is_not_brought_up_to_date():
    session = played(Lanterns(), 8)
    assert any(session.state.scores)
    later = Session.load(Migrated(), session.dump(), state_hash=session.digest())
    assert later.state.scores == [2 * points for points in session.state.scores]
    assert later.carried == CarriedOver(1)
    assert later.asked() == session.asked()
    answer_first(later)
    assert Session.load(Migrated(), later.dump(), state_hash=later.digest()).carried is None


def test_a_migration_that_fails_is_anything_but_broken():
    class Failing(Migrated):
        migrations: ClassVar[Any] = {3: double}

    with pytest.raises(Broken, match="present form"):
        Session.load(Failing(), played(Lanterns()).dump())


def test_a_migrated_state_that_does_not_fit_is_anything_but_broken():
    class Halfway(Migrated):
        migrations: ClassVar[Any] = {2: gather}

    with pytest.raises(Broken, match="cannot be read"):
        Session.load(Halfway(), played(Lanterns()).dump())


def test_games_stored_before_seals_existed_cannot_be_read():
    session = played()
    data = msgspec.msgpack.decode(session.dump())
    old = msgspec.msgpack.encode(data[:8])
    assert Session.load(Now(), old, state_hash=session.digest()).digest() == session.digest()
    assert msgspec.msgpack.decode(session.dump(), type=Saved).digest == digest_of(
        session.state_bytes(), msgspec.msgpack.decode(session.dump(), type=Saved).trail
    )
    assert pack(msgspec.msgpack.decode(old, type=Saved)) == session.dump()
