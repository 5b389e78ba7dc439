"""Questions as people meet them: nothing is said or asked twice, and a button says what it does."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.eclipse.presentation import presentation
from cogs.ui.controls import Key
from cogs.ui.hand import hand_message
from cogs.ui.measure import walk
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.public import board_message
from engine.core.decision import Ask, Options, Pending
from engine.core.text import Text, say
from engine.eclipse.actions.turn import END_OPTION, PASS_OPTION
from engine.eclipse.combat.battle import Fire, Retreat, describe_order
from engine.eclipse.hidden_info import public
from engine.eclipse.names import SEATS
from engine.eclipse.state import Sector
from engine.eclipse.upkeep.upkeep import balance_without, describe_remedy, remedy_pairs
from locales import LANGUAGES, message
from tables.records import LogLine, Look
from tests.cogs.panels import written
from tests.eclipse.cogs.test_orders import terrans
from tests.eclipse.cogs.test_panel import NOW, SHOWN, look_of
from tests.eclipse.positions import A, B, position, put
from tests.eclipse.test_battles import battle, fit, retreating


def asked(ask: Ask) -> Look:
    """Seat A at the beginning of a game, asked this."""
    return replace(look_of(terrans(2), A), pending=Pending(ask, 1))


def labels(look: Look, language: str) -> dict[str, str]:
    """By option key what its button says."""
    parts = walk(Panel(look, SHOWN, language).message().view.to_components())
    keys = [(Key.parse(part.get("custom_id", "")), part) for part in parts if part["type"] == 2]
    return {key.arg: part["label"] for key, part in keys if key is not None and key.verb == "pick"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_retreats_are_called_so_as_a_battle_has_no_map(language: str) -> None:
    """P17.13.3: `1 · 1C` would point to a number that the picture of a battle does not have."""
    pairs: list[tuple[str, Any]] = [("fire", Fire(0)), *((f"retreat:{at}", Retreat(at)) for at in ("1c", "2g"))]
    ask = Ask(
        A, say("ecl-ask-group", ship=say("ecl-ship-cruiser", count=1), place="1D"), Options(pairs, describe_order)
    )
    shown = labels(asked(replace(ask, kind="battle-group")), language)
    assert shown["retreat:1c"] == message("ecl-retreat", language, place="1C")
    assert shown["retreat:2g"] == message("ecl-retreat", language, place="2G")


def test_the_picture_of_a_battle_shows_which_group_is_asked() -> None:
    """P17.13.3, P17.13.4: not the enemy's, which has just fired; whose hits are assigned, has."""
    st = retreating(ships="cruiser")
    fit(st, B, "interceptor", R="fusion_drive")
    game = battle(st, [1])
    assert game.state.battle is not None
    assert (game.state.battle.salvos[-1].group, [group.side for group in game.state.battle.groups]) == (
        0,
        ["attacker", "defender"],
    )
    assert SHOWN.panel_picture(game.ask, public(game.state)) == "battle:1"
    with_odds = game.ask.detailed({"fire": say("ecl-odds-fight-on", odds="")})
    assert SHOWN.panel_picture(with_odds, public(game.state)) == "battle:1", "as the panel has it"
    st = position()
    put(st, "318", "3b", ships={B: "cruiser interceptor", A: "interceptor"})
    game = battle(st, [1], [6])
    assert game.ask.kind == "battle-hits"
    assert SHOWN.panel_picture(game.ask, public(game.state)) == "battle:1"


def test_only_passing_asks_back() -> None:
    """P17.3.5: whoever is asked about colony ships before a turn ends has heard that they can be used."""
    colony = describe_order("retreat:1c", Retreat("1c"))
    for kind, last, back in (("end", END_OPTION, False), ("turn", PASS_OPTION, True)):
        ask = Ask(A, say("ecl-ask-end"), Options.of([colony, last]), kind=kind)
        assert needs_confirmation(presentation(), ask, last.key) == back


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_a_sector_says_so_with_the_money_after_it(language: str) -> None:
    """P17.15.3: one disc more on the track, the cubes on theirs."""
    st = position()
    put(st, "201", "2b", owner=A, filled=(0,))
    put(st, "103", "1a", owner=A, filled=(1,))
    player = st.players[A]
    player.money, player.discs = 0, 3
    pairs = remedy_pairs(st, A)
    ask = Ask(
        A,
        say("ecl-ask-upkeep-balance", missing=5),
        Options(pairs, lambda key, choice: describe_remedy(st, A, key, choice)),
        habit="upkeep-balance",
    )
    page = written(Panel(asked(ask), SHOWN, language).message())
    assert message("ecl-heading-abandon", language) in page
    after = balance_without(player, A, st.sectors["2b"])
    assert message("ecl-abandon-detail", language, points=1, cubes=1, balance=after) in page


def test_the_money_after_giving_up_is_what_comes_to_pass() -> None:
    """P17.15.3, P17.6.3: nothing of the sector or the player changes by looking."""
    st = position()
    sector: Sector = put(st, "201", "2b", owner=A, filled=(0,))
    player = st.players[A]
    player.money, player.discs = 0, 7
    before = (list(player.cubes), player.discs, list(sector.filled))
    assert balance_without(player, A, sector) == 3 - 3  # eight discs cost 3, ten cubes yield 3
    assert (list(player.cubes), player.discs, list(sector.filled)) == before


def test_in_upkeep_nothing_is_said_of_the_next_disc() -> None:
    """No disc is spent there, nor where none is left."""
    look = look_of(terrans(2), A)
    for phase, discs, said in (("action", 3, True), ("upkeep", 3, False), ("action", 0, False)):
        players = (replace(look.view.players[A], discs=discs), *look.view.players[1:])
        lines = SHOWN.summary(replace(look.view, phase=phase, players=players), "en")
        assert ("one disc more" in "\n".join(lines)) == said


def test_money_that_is_short_is_warned_of_as_it_stands() -> None:
    """P17.15.2: not only what the next disc would make of it."""
    look = look_of(terrans(2), A)
    for money, warned in ((-20, True), (0, False)):
        players = (replace(look.view.players[A], money=money), *look.view.players[1:])
        said = "\n".join(SHOWN.summary(replace(look.view, players=players), "en"))
        [line] = [each for each in said.split("\n") if "upkeep" in each]
        assert line.startswith("Money after upkeep: ⚠") == warned


def dice(n: int) -> LogLine:
    """A salvo as the log has it."""
    ships = say("ecl-ships-of", ship=say("ecl-ship-cruiser", count=1), side=SEATS[A], count=1)
    return LogLine(n, NOW, A, say("ecl-log-fires", ships=ships, dice=say("ecl-dice", faces="5", damage=1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_in_the_record_of_a_battle_and_not_below_the_board_again(language: str) -> None:
    look = replace(look_of(terrans(2), A), events=(dice(4), LogLine(5, NOW, A, say("ecl-log-reshuffled-inner"))))
    for out in (board_message(look, SHOWN, language), hand_message(look, SHOWN, language, direct=True)):
        assert message("ecl-log-reshuffled-inner", language) in written(out)
        assert message("ecl-dice", language, faces="5", damage=1) not in written(out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direct_message_says_once_why_the_queue_has_ended(language: str) -> None:
    """Who has come stands in that line, and not a second time."""
    came: Text = say("ecl-intrusion", side=SEATS[1], place="1B")
    ended = LogLine(6, NOW, A, say("table-log-queue-entered", intruders=[came], dropped="pass"))
    look = look_of(terrans(2), A)
    look = replace(look, events=(ended,), laid_down=replace(look.laid_down, intruders=(came,)))
    said = written(hand_message(look, SHOWN, language, direct=True))
    assert said.count("1B") == 1
