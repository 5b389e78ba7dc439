"""Invariants of whole games with random answers (facts, sections 2, 3, 6 and 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.afternova.components import parts
from engine.core.chance import Chance
from scripts import laws
from tests.afternova.scenario import BLUEPRINTS, MERCENARIES, PLANETS, SEATS, Game, fresh, play_on

TABLES = [(players, number) for players in (2, 3, 4, 6) for number in (1, 2)]


def check_table(game: Game) -> None:
    """What the views of a table must agree on at any time."""
    view = game.view()
    cubes = view.bag + sum(view.cube_discard) + sum(sum(planet.cubes) for planet in view.planets)
    mercenaries = [*view.mercenary_discard, *(card for card in view.mercenaries if card)]
    blueprints = [*view.blueprint_discard, *(card for card in view.blueprints if card)]
    hidden = 0
    for ship in view.ships:
        hand = game.view(SEATS[ship.seat]).hand
        assert hand is not None
        assert (ship.mercenaries, ship.blueprints) == (
            sum(card[0] == "m" for card in hand),
            sum(card[0] == "b" for card in hand),
        )
        mercenaries += [card for card in hand if card[0] == "m"]
        blueprints += [card for card in hand if card[0] == "b"] + [built.id for built in ship.built]
        cubes += sum(ship.storage)
        assert sum(ship.storage) <= ship.storage_limit
        assert len(ship.built) <= 6
        if view.phase in ("action", "window"):
            assert len(hand) <= ship.hand_limit
        holds = sum(built.works and parts().blueprints[built.id].upgrade == "storage-plus-1" for built in ship.built)
        assert ship.storage_limit == 4 + holds
        assert ship.score.blueprints == sum(parts().blueprints[built.id].points for built in ship.built)
    if view.robot is not None:
        blueprints += [*(card.id for card in view.robot.row), *view.robot.built]
        hidden = view.robot.hidden
        cubes += sum(view.robot.storage) + sum(sum(card.covered) for card in view.robot.row)
        assert len(view.robot.built) + hidden <= 6
    assert cubes == 40
    for found, deck, cards in (
        (mercenaries, view.mercenary_deck, MERCENARIES),
        (blueprints, view.blueprint_deck + hidden, BLUEPRINTS),
        ([planet.id for planet in view.planets] + [*view.planet_discard], view.planet_deck, PLANETS),
    ):
        assert max(Counter(found).values(), default=1) == 1
        assert set(found) <= set(cards)
        assert len(found) + deck == len(cards)


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_a_random_game_keeps_every_invariant(players, number):
    """[BP5] [EX7] [OV1] [HL1]: cards, cubes, limits, whoever does what; facts, section 2: the counts."""
    game = fresh(players, f"{number:032x}")
    turns = 0
    for _ in play_on(game, Chance(f"{number}{players}"), 180):
        check_table(game)
        laws.check_questions(game.session)
        turns = game.view().turn
    check_table(game)
    assert turns > 2


@pytest.mark.parametrize("players", [2, 3, 5])
def test_saving_loading_and_undoing_change_nothing(players):
    """[N6] [TU1]; contract of the engine, at every tenth question of a random game."""
    game = fresh(players, "0b" * 16)
    chance = Chance(f"saved {players}")
    for number, _ in enumerate(play_on(game, chance, 160)):
        if number % 10 == 0:
            laws.check_saved(game.session)
        if number % 7 == 0 and game.session.trail:
            seat = game.session.trail[-1].seat
            if game.session.can_undo(seat):
                before = game.session.copy()
                keys = game.session.trail[-1].keys
                game.session.undo(seat)
                game.session.submit(seat, keys)
                assert game.session.digest() == before.digest()


@pytest.mark.parametrize("players", [2, 4])
def test_every_option_can_be_taken(players):
    """[N5] [EX1]; contract of the engine: whatever is offered leads to a sound table."""
    game = fresh(players, "0c" * 16)
    for number, _ in enumerate(play_on(game, Chance(f"options {players}"), 120)):
        if number % 8 == 0:
            for seat in game.session.asked():
                pending = game.session.pending(seat)
                assert pending is not None
                if pending.ask.most == 1:
                    laws.check_answers_apply(game.session, seat, [(option.key,) for option in pending.ask.options])


@pytest.mark.parametrize("number", range(6))
def test_a_game_goes_on_soundly_when_seats_give_up_at_any_time(number):
    """[TU1] [N6]: two of four, in the middle of whatever is going on."""
    game = fresh(4, f"{number:032x}")
    chance = Chance(f"resigned {number}")
    leaving = {10 + chance.below(60): SEATS[chance.below(4)], 80 + chance.below(60): SEATS[chance.below(4)]}
    gone: set[str] = set()
    for count, _ in enumerate(play_on(game, chance, 200)):
        assert not gone & set(game.asked)
        if count in leaving:
            game.resigns(leaving[count])
            gone.add(leaving[count])
            check_table(game)
            laws.check_questions(game.session)
            laws.check_saved(game.session)
            assert not gone & set(game.owed)
    assert gone
    check_table(game)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_of_players_who_deal_trade_and_build_comes_to_its_end(players):
    """[EN1] [SC1] [SC2]: suggestions are sent and accepted; the winner has the highest score."""
    game = fresh(players, "0d" * 16)
    for _ in range(2500):
        if game.view().over:
            break
        who = game.owed[0]
        keys = game.offers(who)
        verbs = [
            "build",
            "accept",
            "execute",
            "send",
            "with",
            "extract",
            "decline",
            "drop",
            "suggest",
            "take",
            "market",
        ]
        if game.ship(who).blueprints < 2:
            keys = keys[::-1]
        wanted = [key for verb in verbs for key in keys if key.startswith(verb)]
        ask = game.ask(who)
        game.answers(who, *(keys[: ask.least] if ask.least > 1 else [*wanted, keys[0]][:1]))
    view = game.view()
    assert view.over
    totals = {ship.place: ship.score.total for ship in view.ships}
    if view.robot is not None:
        assert view.robot.score is not None
        totals[0] = view.robot.score.total
    best = max(place for place, total in totals.items() if total == max(totals.values()))
    assert game.winner == ("R" if best == 0 else SEATS[next(s.seat for s in view.ships if s.place == best)])
    assert game.standing.scores == tuple(ship.score.total for ship in view.ships)
