"""Events that differ in one thing alone are told once where they follow each other."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cogs.afternova.presentation import presentation as afternova
from cogs.day_and_night.presentation import presentation as day_and_night
from cogs.eclipse.presentation import presentation as eclipse
from cogs.titles import presentations
from cogs.ui.public import log_lines
from cogs.voidfall.presentation import presentation as voidfall
from engine.afternova.names import SIDES, card_name
from engine.core.text import Text, say
from engine.voidfall.names import place_name
from engine.voidfall.vocabulary.words import amount, fleet_name
from locales import LANGUAGES, has, message, translate
from tables.records import LogLine

NOW = datetime(2026, 1, 2, tzinfo=UTC)


def line(n: int, seat: int | None, text: Text) -> LogLine:
    return LogLine(n, NOW, seat, text)


def takes(n: int, seat: int, card: str) -> LogLine:
    return line(n, seat, say("an-log-takes", side=SIDES[seat], card=card_name(card)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_takes_at_the_market_is_one_line(language: str) -> None:
    visit = [takes(4, 0, "m01"), takes(5, 0, "m02"), takes(6, 0, "b03"), takes(7, 1, "m05")]
    told = log_lines(visit, language, afternova())
    assert len(told) == 2
    assert all(translate(card_name(card), language) in told[0] for card in ("m01", "m02", "b03"))
    assert told[0].count(translate(SIDES[0], language)) == 1
    assert told[1] == translate(visit[3].text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_computer_does_for_somebody_is_told_once(language: str) -> None:
    """Not for each answer of a turn, and not as what was voted for and then as what has happened."""
    stood_in = [line(n, 0, say("table-log-stood-in")) for n in (4, 5)]
    assert log_lines(stood_in, language) == [translate(stood_in[0].text, language)]
    decided = say("table-log-vote-end", seat=SIDES[0], choice=say("vote-computer"))
    stands_in = [say("table-log-stand-in", seat=SIDES[seat]) for seat in (0, 1)]
    assert log_lines([line(6, None, decided), line(7, None, stands_in[0])], language) == [translate(decided, language)]
    assert len(log_lines([line(6, None, decided), line(7, None, stands_in[1])], language)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_from_the_queue_is_told_once(language: str) -> None:
    """Not as what was queued and then as what was done."""
    answer = say("table-log-queued", answer=[say("an-option-take", card=card_name("m01"))])
    told = log_lines([line(4, 0, answer), takes(4, 0, "m01")], language, afternova())
    assert len(told) == 1
    assert told[0].count(translate(card_name("m01"), language)) == 1
    assert told[0].startswith(message("table-log-queued-told", language))
    assert told[0].endswith(translate(takes(4, 0, "m01").text, language))
    for silent in ([line(4, 0, answer)], [line(4, 0, answer), takes(4, 1, "m05")]):
        assert log_lines(silent, language, afternova())[0].startswith(translate(answer, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_queued_answer_begins_the_line_of_who_acts_by_it(language: str) -> None:
    """Also where a line names who acts in bold type."""
    answer = say("table-log-queued", answer=[say("panel-choose")])
    paid = say("sol-log-voyage", side=say("sol-seat-0"), goods=say("sol-goods-none"))
    (told,) = log_lines([line(4, 0, answer), line(4, 0, paid)], language)
    assert told.startswith(message("table-log-queued-told", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_turn_does_not_begin_amid_the_line_of_the_action_before(language: str) -> None:
    """The events of one step are told together, but for the turn that begins with it."""
    first = say("dn-log-discards", side=say("dn-seat-0"), cards=[say("dn-card-warp")])
    second = say("dn-log-turn-night", turn=3)
    visit = [takes(4, 0, "m01"), line(4, None, say("an-log-turn", turn=3, side=SIDES[1]))]
    assert len(log_lines([line(4, 0, first), line(4, None, second)], language, day_and_night())) == 2
    assert len(log_lines(visit, language, afternova())) == 2


def test_the_end_of_a_visit_stands_on_its_line() -> None:
    fresh = [say("an-log-market", cards=[card_name(card)]) for card in ("m09", "b09")]
    visit = [takes(4, 0, "m01"), takes(5, 0, "m02"), *(line(5, 0, text) for text in fresh)]
    (told,) = log_lines(visit, "en", afternova())
    assert told.count("New in the market") == 1
    assert all(translate(card_name(card), "en") in told for card in ("m01", "m02", "m09", "b09"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_drawn_for_help_are_counted(language: str) -> None:
    fees = [line(4, 1, say("an-log-fee", side=SIDES[1])) for _ in range(2)]
    (told,) = log_lines(fees, language, afternova())
    assert told == message("an-log-fees", language, side=SIDES[1], count=2)


def test_crystals_of_one_spell_grow_together() -> None:
    def grown(place: str, lifetime: int) -> LogLine:
        return line(4, 1, say("dn-log-crystal", place=place, lifetime=lifetime))

    told = log_lines([grown("E5", 1), grown("F5", 1), grown("G5", 2)], "en", day_and_night())
    assert told == ["Crystals grow on E5, F5. A crystal grows on G5, for 2 turns."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_several_is_there(language: str) -> None:
    for presentation in presentations().values():
        for single, (several, _) in presentation.gathers.items():
            assert has(single, language)
            assert has(several, language)
        for pair, both in presentation.continues.items():
            assert all(has(key, language) for key in (*pair, both))


def test_voidfall_tells_what_several_events_have_in_common_once() -> None:
    """An action with its payment; what is produced; moves and tokens alike."""
    side, move = say("vf-seat-0"), say("vf-action-supply")
    food, energy = amount("food", 2), amount("energy", 1)
    action = [
        line(4, 0, say("vf-log-acts", side=side, move=move)),
        line(4, 0, say("vf-log-pay", side=side, resources=food)),
        *(line(4, 0, say("vf-log-produce", side=side, resources=each)) for each in (food, energy)),
    ]
    assert log_lines(action, "en", voidfall()) == ["Orange: Supply, paying 2 Food. Orange produces 2 Food, 1 Energy."]
    step = say("vf-log-step", side=side, fleet=fleet_name("corvette"), source=place_name("2b"), target=place_name("2c"))
    tokens = [say("vf-log-place", place=place_name(at), pieces=say("vf-placed-bounty", n=1)) for at in ("2b", "2c")]
    told = log_lines([line(5, 0, step), line(6, 0, step), *(line(7, None, each) for each in tokens)], "en", voidfall())
    assert told == [
        "Orange moves 2 × Corvette from sector 2B to sector 2C.",
        "Placed on each of sector 2B, sector 2C: 1 Bounty token.",
    ]


def explored(place: str, sector: str, *, placed_at: str = "") -> list[LogLine]:
    side, at = say("ecl-seat-0"), placed_at or place
    return [
        line(4, 0, say("ecl-log-explores", side=side, place=place, sector=sector)),
        line(5, 0, say("ecl-log-places", side=side, place=at, sector=sector)),
        line(6, 0, say("ecl-log-controls", side=side, place=at)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_on_with_the_line_before_is_one_line_with_it(language: str) -> None:
    told = log_lines(explored("3B", "318"), language, eclipse())
    where = {"side": say("ecl-seat-0"), "place": "3B", "sector": "318"}
    assert told == [message("ecl-log-explored-controls", language, **where)]
    assert log_lines(explored("3B", "318")[:2], language, eclipse()) == [message("ecl-log-explored", language, **where)]


def test_what_is_about_something_else_is_a_line_of_its_own() -> None:
    assert len(log_lines(explored("3B", "318", placed_at="3C"), "en", eclipse())) == 2
    other = line(6, 1, say("ecl-log-controls", side=say("ecl-seat-1"), place="3B"))
    assert len(log_lines([explored("3B", "318")[1], other], "en", eclipse())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_sectors_turned_up_for_one_place_are_three_events_at_most(language: str) -> None:
    """P17.5.8: Draco chooses among two; what was turned up, what is discarded, what is placed and controlled."""
    side = say("ecl-seat-0")
    told = [
        line(4, 0, say("ecl-log-explores", side=side, place="1B", sector="107")),
        line(5, 0, say("ecl-log-explores", side=side, place="1B", sector="103")),
        line(6, 0, say("ecl-log-discards", side=side, sector="107")),
        line(6, 0, say("ecl-log-places", side=side, place="1B", sector="103")),
        line(7, 0, say("ecl-log-controls", side=side, place="1B")),
    ]
    read = log_lines(told, language, eclipse())
    assert len(read) == 3
    assert "107" in read[0]
    assert "103" in read[0]
    assert read[2] == message("ecl-log-places-controls", language, side=side, place="1B", sector="103")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cubes_that_die_together_are_one_line(language: str) -> None:
    """P17.14.3: a bombed sector tells its cubes once."""
    side = say("ecl-seat-0")
    squares = [say("ecl-square-money"), say("ecl-square-materials")]
    told = [line(4, 1, say("ecl-log-dies", place="2G", side=side, square=square)) for square in squares]
    both = message("ecl-log-dies-several", language, place="2G", side=side, square=squares)
    assert log_lines(told, language, eclipse()) == [both]


def test_steps_of_one_turn_that_are_alike_are_told_together() -> None:
    """Cubes to one sector on one line, ships that are turned up or go the same way by their number."""
    side = say("ecl-seat-0")
    cubes = [
        line(n, 0, say("ecl-log-colonises", side=side, cube=say(f"ecl-cube-{cube}"), place="2E"))
        for n, cube in enumerate(("science", "materials"), 4)
    ]
    ships = [line(n, 0, say("ecl-log-refreshes", side=side)) for n in (6, 7)]
    assert log_lines([*cubes, *ships], "en", eclipse()) == [
        "Orange colonises 2E: science cube, materials cube.",
        "Orange turns up 2 colony ships.",
    ]
    assert len(log_lines([cubes[0], *ships[:1]], "en", eclipse())) == 2
    moved = say("ecl-log-moves", side=side, ship=say("ecl-ship-cruiser", count=1), way="1E → 1F")
    moves = [line(n, 0, moved) for n in (8, 9)]
    assert log_lines(moves, "en", eclipse()) == ["Orange moves: 2 × cruiser 1E → 1F."]
