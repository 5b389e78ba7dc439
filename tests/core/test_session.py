"""Sessions: asking, answering, undo, saving, forking, and refusals. Played with the toy title."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, AskAll
from engine.core.errors import Broken, IllegalChoice, NotOwed, NoWayBack, Stale
from engine.core.saved import Saved
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.core.undo_reasons import OTHERS, TOLD
from tests.toy.lanterns import Lanterns, State, View, option, settled

TITLE = Lanterns()


def begin(seats: int = 2, seed: str = "5eed", **options: object) -> Session[State]:
    session = Session.begin(TITLE, Setup(seats, settled(**options)), seed)
    session.collect()
    return session


def first_key(session: Session[State], seat: int) -> tuple[str, ...]:
    pending = session.pending(seat)
    assert pending is not None
    return (pending.ask.options[0].key,)


def play_cards(session: Session[State]) -> int:
    """All play their lowest card; the seat that won."""
    for seat in session.owed():
        session.submit(seat, first_key(session, seat))
    return session.state.lead


def to_gift(session: Session[State]) -> int:
    lead = play_cards(session)
    session.submit(lead, ("stop",))
    return lead


def to_bell(session: Session[State]) -> int:
    lead = to_gift(session)
    session.submit(lead, ("skip",))
    return lead


def serial(session: Session[State], seat: int) -> int:
    pending = session.pending(seat)
    assert pending is not None
    return pending.serial


def saved(session: Session[State]) -> Saved:
    return msgspec.msgpack.decode(session.dump(), type=Saved)


# -- beginning and asking -----------------------------------------------------------------------------------------


def test_the_opening_events_wait_to_be_collected_once():
    session = Session.begin(TITLE, Setup(2, settled()), "5eed")
    assert [event.public for event in session.collect()] == [say("toy-dealt")]
    assert session.collect() == []


def test_waiting_events_do_not_change_the_digest():
    session = Session.begin(TITLE, Setup(2, settled()), "5eed")
    before = session.digest()
    session.collect()
    assert session.digest() == before


def test_all_seats_owe_an_answer_to_an_ask_all():
    session = begin(3)
    assert session.owed() == session.asked() == (0, 1, 2)


def test_an_optional_question_is_asked_and_not_owed():
    session = begin(3)
    lead = to_bell(session)
    assert session.owed() == (lead,)
    assert session.asked() == (0, 1, 2)


def test_an_auto_question_with_one_option_is_answered_at_once():
    session = begin()
    lead = play_cards(session)
    for _ in range(3):
        session.submit(lead, ("right",))
    # After three steps only `stop` is left: the walk ends by itself.
    assert session.state.phase == "gift"
    assert session.state.place == 3


def test_an_unmarked_question_with_one_option_is_asked():
    session = begin()
    lead = to_bell(session)
    pending = session.pending(lead)
    assert pending is not None
    assert [o.key for o in pending.ask.options] == ["go"]


# -- refusals change nothing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [("card:99",), (), ("draw",)])
def test_an_illegal_answer_is_refused_and_changes_nothing(keys):
    session = begin()
    before = session.dump()
    with pytest.raises(IllegalChoice):
        session.submit(0, keys)
    assert session.dump() == before


def test_two_answers_where_one_is_wanted_are_refused():
    session = begin()
    hand = session.state.hands[0]
    with pytest.raises(IllegalChoice) as refusal:
        session.submit(0, (f"card:{hand[0]}", f"card:{hand[1]}"))
    assert refusal.value.text == say("error-wrong-count", least=1, most=1)


def test_the_same_option_twice_is_refused():
    session = begin()
    lead = to_gift(session)
    session.submit(lead, ("draw",))
    card = first_key(session, lead)[0]
    with pytest.raises(IllegalChoice):
        session.submit(lead, (card, card))


def test_several_options_reach_the_rules_as_chosen():
    session = begin()
    lead = to_gift(session)
    session.submit(lead, ("draw",))
    hand = list(session.state.hands[lead])
    session.submit(lead, (f"card:{hand[2]}", f"card:{hand[0]}"))
    assert session.state.hands[lead] == [hand[1]]
    assert session.state.shown[-2:] == [hand[2], hand[0]]


def test_a_seat_that_is_not_asked_is_refused():
    session = begin()
    lead = play_cards(session)
    with pytest.raises(NotOwed):
        session.submit(1 - lead, ("stop",))


def test_an_old_serial_number_is_stale():
    session = begin()
    lead = play_cards(session)
    old = serial(session, lead)
    session.submit(lead, ("right",), old)
    with pytest.raises(Stale):
        session.submit(lead, ("right",), old)
    session.submit(lead, ("right",), serial(session, lead))
    assert session.state.place == 2


def test_an_old_button_of_a_seat_that_is_no_longer_asked_is_refused():
    session = begin()
    old = serial(session, 0)
    session.submit(0, first_key(session, 0), old)
    with pytest.raises((Stale, NotOwed)):
        session.submit(0, first_key(begin(), 0), old)


# -- AskAll and AskAny --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_arrival_does_not_matter(order):
    straight, session = begin(3), begin(3)
    play_cards(straight)
    for seat in order:
        session.submit(seat, first_key(session, seat))
    assert session.dump() == straight.dump()


def test_answers_to_an_ask_all_stay_secret_until_all_are_in():
    session = begin(3)
    views, state = [session.view(seat) for seat in (0, 2)], session.digest()
    events = session.submit(1, first_key(session, 1))
    assert events == []
    assert session.digest() == state
    assert [session.view(seat) for seat in (0, 2)] == views
    assert session.owed() == (0, 2)


def test_the_first_questions_of_several_seats_have_number_one():
    assert [serial(begin(3), seat) for seat in range(3)] == [1, 1, 1]


def test_an_answer_to_an_ask_all_leaves_the_serials_of_others_alone():
    session = begin(3)
    before = serial(session, 2)
    session.submit(0, first_key(session, 0))
    assert serial(session, 2) == before


def test_a_secret_answer_can_be_taken_back_and_changed():
    session = begin(3)
    keys = first_key(session, 1)
    session.submit(1, keys)
    old = serial(session, 0)
    assert session.can_undo(1)
    assert not session.can_undo(0)
    session.undo(1)
    assert session.owed() == (0, 1, 2)
    assert serial(session, 0) == old
    session.submit(1, (f"card:{session.state.hands[1][2]}",))
    session.submit(0, first_key(session, 0))
    session.submit(2, first_key(session, 2))
    assert keys[0] == f"card:{session.state.hands[1][0]}"


def test_nobody_can_take_back_an_answer_after_seeing_those_of_the_others():
    class Unsealed(Lanterns):
        """The same, by an author who forgot to seal."""

        def next_unit(self, state):
            if state.phase == "play":
                return quiet_play(state)
            return super().next_unit(state)

    def quiet_play(state):
        answers = yield AskAll(
            tuple(Ask(seat, say("toy-ask-play"), (option("a"), option("b"))) for seat in range(len(state.hands)))
        )
        state.record(say("toy-plays", answers=" ".join(answers)))
        state.phase = "walk"

    session = Session.begin(Unsealed(), Setup(2, settled()), "5eed")
    session.submit(0, ("a",))
    session.submit(1, ("b",))
    assert not session.can_undo(0)
    assert not session.can_undo(1)
    with pytest.raises(NoWayBack):
        session.undo(1)


def test_the_first_answer_to_an_ask_any_goes_on():
    session = begin(3)
    lead = to_bell(session)
    other = (lead + 1) % 3
    events = session.submit(other, ("ring",))
    assert [event.public for event in events] == [say("toy-rings", seat=other)]
    assert session.asked() == tuple(sorted({0, 1, 2} - {other}))
    session.submit(lead, ("go",))
    assert session.state.round == 2


def test_the_button_of_a_seat_outlives_the_answer_of_another_that_changes_nothing_for_it():
    session = begin(3)
    lead = to_bell(session)
    first, second = (seat for seat in range(3) if seat != lead)
    numbers = {seat: serial(session, seat) for seat in range(3)}
    session.submit(first, ("ring",))
    session.submit(second, ("ring",), numbers[second])
    session.submit(lead, ("go",), numbers[lead])
    assert session.state.round == 2


def test_a_question_asked_again_of_the_same_seat_has_a_new_number():
    class Insists(Lanterns):
        """Asks the very same question twice."""

        def next_unit(self, state):
            return ask_twice(state)

    def ask_twice(state):
        for _ in range(2):
            yield Ask(0, say("toy-ask-go"), (option("go"), option("no")))
        state.agreed = True

    session = Session.begin(Insists(), Setup(2, settled()), "5eed")
    old = serial(session, 0)
    session.submit(0, ("go",), old)
    with pytest.raises(Stale):
        session.submit(0, ("go",), old)


# -- the way back -------------------------------------------------------------------------------------------------


def test_undo_reaches_back_over_several_units_of_a_turn():
    session = begin()
    lead = play_cards(session)
    digests = []
    for step in ("right", "right", "left"):
        digests.append(session.digest())
        session.submit(lead, (step,))
    units = session.units
    assert session.state.phase == "gift"
    for digest in reversed(digests):
        assert session.can_undo(lead)
        session.undo(lead)
        assert session.digest() == digest
    assert units >= 4
    assert session.state.place == 0
    assert not session.can_undo(lead)


def test_undo_and_the_same_answer_again_lead_to_the_same_state():
    session = begin()
    lead = play_cards(session)
    session.submit(lead, ("left",))
    after = session.digest()
    session.undo(lead)
    session.submit(lead, ("left",))
    assert session.digest() == after


def test_undo_gives_the_question_a_new_number():
    session = begin()
    lead = play_cards(session)
    old = serial(session, lead)
    session.submit(lead, ("left",))
    newer = serial(session, lead)
    session.undo(lead)
    assert serial(session, lead) > newer > old


def why_not_back(session, seat) -> str:
    """The reason that a refused undo gives."""
    with pytest.raises(NoWayBack) as refused:
        session.undo(seat)
    why = refused.value.text.args["why"]
    assert isinstance(why, Text)
    return why.key


def test_a_refusal_to_undo_says_what_has_happened():
    session = begin(2)
    assert why_not_back(session, 0) == OTHERS.key, "nothing has been done yet"
    play_cards(session)
    assert why_not_back(session, 0) == TOLD.key
    again = Session.load(session.title, session.dump())
    assert why_not_back(again, 0) == TOLD.key
    (lead,) = session.owed()
    session.submit(lead, first_key(session, lead))
    assert why_not_back(session, 1 - lead) in (TOLD.key, OTHERS.key)


def test_games_saved_without_reasons_go_on():
    session = begin(2)
    play_cards(session)
    saved = msgspec.msgpack.decode(session.dump())
    old = Session.load(session.title, msgspec.msgpack.encode(saved[:6]))
    assert old.digest() == session.digest()
    assert why_not_back(old, 0) == OTHERS.key


def test_what_was_revealed_closes_the_way_back():
    session = begin()
    lead = to_gift(session)
    assert session.can_undo(lead)
    session.submit(lead, ("draw",))
    assert not session.can_undo(lead)
    before = session.dump()
    with pytest.raises(NoWayBack):
        session.undo(lead)
    assert session.dump() == before


def test_undo_reaches_back_to_what_was_revealed_and_no_further():
    session = begin()
    lead = to_gift(session)
    session.submit(lead, ("draw",))
    at_the_draw = session.digest()
    session.submit(lead, first_key(session, lead))
    session.undo(lead)
    assert session.digest() == at_the_draw
    assert not session.can_undo(lead)


def test_an_answer_among_many_closes_the_way_back_for_all():
    """Whoever could undo until then and can no longer would learn that another seat has answered something."""
    session = begin(3)
    lead = to_bell(session)
    assert session.can_undo(lead)
    other = (lead + 1) % 3
    session.submit(other, ("ring",))
    assert not any(session.can_undo(seat) for seat in range(3))
    with pytest.raises(NoWayBack):
        session.undo(other)
    loaded = Session.load(session.title, session.dump())
    assert not any(loaded.can_undo(seat) for seat in range(3))


def test_the_end_of_the_game_closes_the_way_back():
    class Abrupt(Lanterns):
        """A step to the right ends it, with nothing sealed."""

        def next_unit(self, state):
            state.agreed = state.place > 0
            return super().next_unit(state)

    session = Session.begin(Abrupt(), Setup(2, settled()), "5eed")
    lead = play_cards(session)
    session.submit(lead, ("left",))
    assert session.can_undo(lead)
    session.undo(lead)
    session.submit(lead, ("right",))
    assert session.standing().over
    assert not session.can_undo(lead)


def test_the_checkpoint_keeps_the_trail_short():
    session = begin(rounds=6)
    longest = 0
    for _ in range(3):
        lead = play_cards(session)
        for key in ("right", "left", "stop", "skip"):
            session.submit(lead, (key,))
            longest = max(longest, len(saved(session).trail))
        session.submit(lead, ("go",))
    assert longest == 4
    assert saved(session).trail == []


# -- saving and loading -------------------------------------------------------------------------------------------


def walk_through(session: Session[State]):
    """Yield after every answer of a whole game that meets every kind of question."""
    yield
    while not session.standing().over:
        for seat in session.asked():
            if session.pending(seat) is None:
                continue
            session.submit(seat, first_key(session, seat))
            yield


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_saved_and_loaded_after_every_answer(seats):
    session = begin(seats)
    steps = 0
    for _ in walk_through(session):
        steps += 1
        loaded = Session.load(TITLE, session.dump())
        assert loaded.digest() == session.digest()
        assert [loaded.pending(seat) for seat in range(seats)] == [session.pending(seat) for seat in range(seats)]
        assert [loaded.can_undo(seat) for seat in range(seats)] == [session.can_undo(seat) for seat in range(seats)]
        assert loaded.dump() == session.dump()
        assert loaded.collect() == []
    assert session.standing().over
    assert steps > 10


def test_saving_on_the_way_changes_nothing_that_is_saved_later():
    often, once = begin(3, rounds=6), begin(3, rounds=6)
    for _ in zip(walk_through(often), walk_through(once), strict=True):
        often.dump()
    assert often.dump() == once.dump()


def test_when_boundaries_are_encoded_changes_nothing(monkeypatch):
    def dumps() -> list[str]:
        session = begin(2, rounds=6, seed="10")
        result = []
        for n, _ in enumerate(walk_through(session)):
            for seat in range(2):
                if n % 3 == 0 and session.can_undo(seat):
                    session.undo(seat)
            if n % 2 == 0:
                session.fork(0, Chance("f"))
            result.append(session.copy().digest())
            if n % 5 == 0:
                result.append(session.dump().hex())
            if n > 60:
                break
        return [*result, session.dump().hex()]

    lazy = dumps()
    monkeypatch.setattr("engine.core.running.LONG_TRAIL", 0)
    eager = dumps()
    assert lazy == eager
    monkeypatch.setattr("engine.core.running.LONG_TRAIL", 3)
    assert dumps() == eager


def test_a_loaded_game_plays_on_as_the_original_would():
    original = begin(3)
    to_gift(original)
    loaded = Session.load(TITLE, original.dump())
    for session in (original, loaded):
        lead = session.state.lead
        session.submit(lead, ("draw",))
        session.submit(lead, first_key(session, lead))
    assert loaded.dump() == original.dump()


def test_a_loaded_game_can_be_undone_across_units():
    session = begin()
    lead = play_cards(session)
    before = session.digest()
    session.submit(lead, ("right",))
    session.submit(lead, ("right",))
    loaded = Session.load(TITLE, session.dump())
    loaded.undo(lead)
    loaded.undo(lead)
    assert loaded.digest() == before
    assert not loaded.can_undo(lead)


def test_a_secret_answer_survives_saving():
    session = begin(3)
    session.submit(2, first_key(session, 2))
    loaded = Session.load(TITLE, session.dump())
    assert loaded.owed() == (0, 1)
    loaded.undo(2)
    assert loaded.owed() == (0, 1, 2)


@pytest.mark.parametrize("changes", [{"keys": ("up",)}, {"seat": 3}])
def test_a_stored_answer_that_was_changed_is_broken(changes):
    session = begin()
    lead = play_cards(session)
    session.submit(lead, ("right",))
    data = saved(session)
    data.trail[-1] = msgspec.structs.replace(data.trail[-1], **changes)
    with pytest.raises(Broken, match="bytes have changed"):
        Session.load(TITLE, msgspec.msgpack.encode(data))


@pytest.mark.parametrize("damage", [lambda data: data[:-3], lambda data: b"", lambda data: b"\xc1" + data])
def test_damaged_data_is_broken(damage):
    with pytest.raises(Broken):
        Session.load(TITLE, damage(begin().dump()))


# -- forks and copies ---------------------------------------------------------------------------------------------


def test_a_fork_looks_the_same_to_its_seat_and_deals_the_rest_anew():
    session = begin(3)
    deals = set()
    for n in range(8):
        fork = session.fork(1, Chance(f"f{n}"))
        assert fork.view(1) == session.view(1)
        assert fork.pending(1) == session.pending(1)
        deals.add((tuple(fork.state.hands[0]), tuple(fork.state.hands[2]), tuple(fork.state.deck)))
    assert len(deals) == 8


def test_a_fork_replays_the_answers_of_the_running_unit():
    session = begin(3)
    lead = to_bell(session)
    first, second = (seat for seat in range(3) if seat != lead)
    session.submit(first, ("ring",))
    fork = session.fork(second, Chance("f"))
    assert fork.state.scores == session.state.scores
    assert fork.asked() == session.asked()


def test_a_fork_keeps_the_own_secret_answer_and_hides_those_of_others():
    session = begin(4)
    session.submit(1, first_key(session, 1))
    session.submit(3, first_key(session, 3))
    fork = session.fork(1, Chance("f"))
    assert fork.owed() == (0, 2, 3)
    assert fork.can_undo(1)


def test_a_copy_is_complete_and_independent():
    session = begin(3)
    session.submit(1, first_key(session, 1))
    before = session.dump()
    copy = session.copy()
    assert copy.owed() == (0, 2)
    assert copy.digest() == session.digest()
    copy.submit(0, first_key(copy, 0))
    copy.submit(2, first_key(copy, 2))
    assert copy.state.phase == "walk"
    assert session.dump() == before
    session.submit(0, first_key(session, 0))
    session.submit(2, first_key(session, 2))
    assert session.digest() == copy.digest()


def test_the_view_of_an_onlooker_has_no_hand():
    view = begin().view(None)
    assert isinstance(view, View)
    assert view.hand is None


# -- leaving ------------------------------------------------------------------------------------------------------


def test_resigning_ends_a_game_for_two():
    session = begin()
    events = session.resign(0)
    assert [event.public for event in events] == [say("toy-resigns", seat=0)]
    assert session.standing().over
    assert session.standing().winners == (1,)
    assert session.asked() == ()
    assert not session.can_undo(0)


def test_resigning_out_of_turn_leaves_the_others_playing():
    session = begin(3)
    lead = play_cards(session)
    other = (lead + 1) % 3
    session.submit(lead, ("right",))
    session.resign(other)
    assert session.owed() == (lead,)
    assert not session.can_undo(lead)
    loaded = Session.load(TITLE, session.dump())
    assert loaded.digest() == session.digest()
    for _ in walk_through(session):
        assert other not in session.asked()
    assert other not in session.standing().winners


@pytest.mark.parametrize("gone", [0, 2])
def test_a_resignation_leaves_the_secret_answers_of_the_others(gone):
    """Those who had answered were asked again; who resigned could so take back what others had given."""
    session = begin(3)
    if gone == 0:
        session.submit(0, first_key(session, 0))  # its own answer is not given any more
    answered, waits = (0, 1) if gone == 2 else (2, 1)
    session.submit(answered, first_key(session, answered))
    old = serial(session, waits)
    events = session.resign(gone)
    assert [event.public for event in events] == [say("toy-resigns", seat=gone)]
    assert session.owed() == (waits,)
    assert serial(session, waits) == old
    assert Session.load(TITLE, session.dump()).dump() == session.dump()
    session.undo(answered)
    assert session.owed() == tuple(sorted((answered, waits)))


def test_when_the_last_whose_secret_answer_is_missing_resigns_the_game_goes_on_and_tells_what_was_answered():
    session = begin(3)
    cards = {seat: session.state.hands[seat][0] for seat in (0, 1)}
    for seat, card in cards.items():
        session.submit(seat, (f"card:{card}",))
    told = [event.public for event in session.resign(2)]
    assert told == [say("toy-resigns", seat=2), *(say("toy-plays", seat=seat, card=cards[seat]) for seat in cards)]
    assert session.state.phase == "walk"
    assert not any(session.can_undo(seat) for seat in range(3))
    TITLE.check(session.state)
    assert Session.load(TITLE, session.dump()).digest() == session.digest()


def test_a_draw_by_agreement_ends_the_game_undecided():
    session = begin(3)
    session.agree_draw()
    assert session.standing().over
    assert session.standing().winners == ()
    assert session.asked() == ()


# -- defects of rules are found ------------------------------------------------------------------------------------


def faulty(unit) -> Lanterns:
    class Faulty(Lanterns):
        """Rules with a defect."""

        def next_unit(self, state):
            return unit(state)

    return Faulty()


def nothing_to_choose(state):
    yield Ask(0, say("toy-ask-go"), ())


def asked_twice(state):
    yield AskAll((Ask(0, say("toy-ask-go"), (option("a"),)), Ask(0, say("toy-ask-go"), (option("b"),))))


def nobody_asked(state):
    yield AskAll(())


def too_many_wanted(state):
    yield Ask(0, say("toy-ask-go"), (option("a"),), least=2, most=2)


def silent(state):
    return
    yield


@pytest.mark.parametrize("unit", [asked_twice, nobody_asked, silent])
def test_a_defect_of_the_rules_is_broken_at_once(unit):
    with pytest.raises(Broken):
        Session.begin(faulty(unit), Setup(2, settled()), "5eed")


def default_that_is_none(state):
    yield Ask(0, say("toy-ask-go"), (option("a"),), default=("b",))


def test_a_default_that_is_not_legal_is_broken_when_somebody_reads_the_question():
    session = Session.begin(faulty(default_that_is_none), Setup(2, settled()), "5eed")
    with pytest.raises(Broken, match="default"):
        session.pending(0)


@pytest.mark.parametrize("unit", [nothing_to_choose, too_many_wanted])
def test_too_little_to_choose_from_is_broken_when_it_is_read(unit):
    session = Session.begin(faulty(unit), Setup(2, settled()), "5eed")
    with pytest.raises(Broken):
        session.pending(0)
