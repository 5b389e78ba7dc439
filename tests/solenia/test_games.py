"""Invariants of whole games with random answers (facts, section 13)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.core.chance import Chance
from engine.core.saved import Saved, decode, encode, pack
from engine.core.session import Session
from engine.solenia.components import parts
from tests.solenia.scenario import CARDS, DAY_TILES, NIGHT_TILES, PLACES, SEATS, SOLENIA, Game, fresh, play_on

SIDES = ("summer", "winter", "improvements")
TABLES = [(players, side, number) for players in (1, 2, 3, 4) for side in SIDES for number in (1, 2)]


def check_table(game: Game) -> None:
    """What the views of a table must agree on at any time."""
    view = game.view()
    on_sky = Counter((cell.owner, cell.card) for cell in view.cells if cell.owner is not None)
    assert [cell.at for cell in view.cells] == list(PLACES)
    assert max(on_sky.values(), default=1) == 1
    tiles: list[str] = [*view.display_day, *view.display_night]
    for player in view.players:
        mine = [card for owner, card in on_sky if owner == player.seat]
        hand = game.view(SEATS[player.seat]).hand
        assert hand is not None
        known = [*hand, *mine, *player.discard]
        assert len(set(known)) == len(known)
        assert set(known) <= set(CARDS)
        assert len(known) + player.deck_count == 16
        assert player.played == len(mine) + len(player.discard)
        assert player.hand_count == len(hand)
        assert min(player.goods) >= 0 <= player.gold
        if view.phase != "drop":
            assert sum(player.goods) <= player.storage <= 8
        tiles += [slot.tile for slot in player.slots if slot.tile]
        tiles += [*player.spare_day, *player.spare_night]
        assert all(slot.tile is None or slot.tile[0] == slot.row[0] for slot in player.slots)
        score = player.score
        assert score.total == score.tiles + score.gold + score.pairs + score.goods + score.powers
        assert score.gold == player.gold
        assert score.goods == sum(player.goods) // 2
    assert len(set(tiles)) == len(tiles)
    hidden = view.stack_day + view.stack_night
    if view.rival is None and game.question not in ("slot", "take"):
        assert len(tiles) + hidden == len(DAY_TILES) + len(NIGHT_TILES)


def told(game: Game, key: str, since: int = 0) -> int:
    """How often the log says this."""
    return sum(event.public is not None and event.public.key == key for event in game.log[since:])


@pytest.mark.parametrize(("players", "side", "number"), TABLES)
def test_a_random_game_keeps_every_invariant(players, side, number):
    """[13.conservation] [13.cells] [13.airship] [13.twilight] [13.advances] [2.cycle]

    Cards, tiles, storage; each strip shows one of its own faces; the airship on c3 between turns; twilight every
    fifth strip; six advances for each player's six zeros, and at most one more for each discard.
    """
    game = fresh(players, f"{number:032x}", side=side)
    passed = [strip.phase for strip in game.view().strips]
    strips = [strip.id for strip in game.view().strips]
    answers = seen = 0
    for _ in play_on(game, Chance(f"{number}{players}")):
        check_table(game)
        view = game.view()
        for row, strip in enumerate(view.strips):
            faces = {face.phase: face.cells for face in parts().strips[strip.id].faces}
            assert tuple(cell.ground for cell in view.cells[5 * row : 5 * row + 5]) == faces[strip.phase]
        assert view.phase == ("card" if game.question == "stuck" else game.question)
        if game.question in ("card", "draft"):
            assert view.airship == "c3"
        turned = told(game, "sol-log-turned", seen)
        seen = len(game.log)
        strips = (strips + strips)[turned : turned + 5]
        assert [strip.id for strip in view.strips] == strips
        passed += [strip.phase for strip in view.strips][5 - turned :]
        answers += 1
    check_table(game)
    assert answers > 16 * players
    advances, thrown = told(game, "sol-log-turned"), told(game, "sol-log-discarded")
    if players > 1:
        assert 6 * players <= advances <= 6 * players + thrown
    else:
        assert 6 <= advances <= 12 + thrown
    twilight = [index for index, phase in enumerate(passed) if phase in ("dawn", "dusk")]
    assert len(twilight) > 2
    assert all(late - early == 5 for early, late in pairwise(twilight))
    view = game.view()
    totals = [player.score.total for player in view.players]
    assert [player.played for player in view.players] == [16] * players
    assert game.standing.scores == tuple(totals)
    best = "".join(SEATS[n] for n, total in enumerate(totals) if total == max(totals))
    assert game.winners == ("" if view.grade == 1 else best)


@pytest.mark.parametrize("number", range(3))
def test_turns_go_round_and_hands_are_three_then_two_then_one(number):
    """[4.hands] [4.place] [12.end]: sixteen rounds in turn order."""
    game = fresh(3, f"{number:032x}")
    turns: list[str] = []
    for _ in play_on(game, Chance(f"{number}")):
        if game.question == "card" and sum(player.played for player in game.view().players) == len(turns):
            who = game.owed or ""
            player = game.player(who)
            if not game.view(who).chosen:
                turns.append(who)
                assert game.view().round == player.played + 1
                assert player.hand_count == min(3, 16 - player.played)
    first = next(SEATS[player.seat] for player in game.view().players if player.place == 1)
    order = {"A": "ABC", "B": "BCA", "C": "CAB"}[first]
    assert "".join(turns) == order * 15
    assert game.winners


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("overflow", ["active", "everyone"])
def test_a_game_goes_on_soundly_when_seats_resign_at_any_time(number, overflow):
    """[12.resign] [13.conservation]: option overflow; one seat of four early, another one later."""
    game = fresh(4, f"{number:032x}", side=SIDES[number % 3], overflow=overflow)
    chance = Chance(f"resigned {number}")
    leaving = {5 + chance.below(60): "ABCD"[chance.below(4)], 80 + chance.below(60): "ABCD"[chance.below(4)]}
    gone = []
    for count, _ in enumerate(play_on(game, chance)):
        check_table(game)
        assert game.owed not in gone
        who = leaving.get(count)
        if who is not None and who not in gone:
            game.resigns(who)
            gone.append(who)
            check_table(game)
            if game.owed is None:
                break
            assert game.owed not in gone
    assert gone
    assert game.winners
    assert not set(game.winners) & set(gone)
    assert all(player.out or player.played == 16 for player in game.view().players)


@pytest.mark.parametrize("step", ["expel", "finish", "rival"])
def test_a_game_stored_in_the_middle_of_a_turns_end_goes_on(step):
    """[4.draw] [11.setup] Games of earlier versions were stored at these steps: the turn ends, the rival plays once."""
    game = fresh(1)
    state = decode(SOLENIA.state_type, game.session.state_bytes())
    state.step = step
    saved = Saved(SOLENIA.meta.rules_version, encode(state), [], 0, [0], 1)
    later = Game(Session.load(SOLENIA, pack(saved)), sound=True)
    rival = later.view().rival
    assert rival is not None
    assert (rival.deck_count, later.owed) == (15, "A")
    assert later.question in ("card", "drop")
