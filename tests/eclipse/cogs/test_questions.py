"""Questions as people meet them: nothing is said or asked twice, and a button says what it does."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.eclipse.presentation import presentation, salvo_lines
from cogs.screens.story import told_of
from cogs.ui.controls import Key
from cogs.ui.hand import hand_message
from cogs.ui.measure import walk
from cogs.ui.orders import from_now_on
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.public import board_message, log_lines, news
from engine.core.decision import Ask, Option, Options, Pending
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.eclipse.actions.shortfall import board_without
from engine.eclipse.actions.turn import END_OPTION, PASS_OPTION
from engine.eclipse.combat.battle import Fire, Retreat, describe_order
from engine.eclipse.hidden_info import public
from engine.eclipse.names import SEATS
from engine.eclipse.questions import Question
from engine.eclipse.state import Sector
from engine.eclipse.title import META
from engine.eclipse.tracks import balance
from engine.eclipse.upkeep.upkeep import describe_remedy, remedy_pairs
from engine.players import make
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from tables.records import LogLine, Look
from tests.cogs.panels import written
from tests.eclipse.cogs.test_orders import terrans
from tests.eclipse.cogs.test_panel import NOW, SHOWN, look_of
from tests.eclipse.positions import ANCIENTS, A, B, position, put
from tests.eclipse.test_battles import battle, fit, retreating

ALIENS = ("eridani_empire", "hydran_progress", "planta", "descendants_of_draco", "mechanema", "orion_hegemony")


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
        say("ecl-ask-upkeep-balance", missing=5, trade="no", sectors=1),
        Options(pairs, lambda key, choice: describe_remedy(st, A, key, choice)),
        habit="upkeep-balance",
    )
    page = written(Panel(asked(ask), SHOWN, language).message())
    assert message("ecl-heading-abandon", language) in page
    after = balance(board_without(player, st.sectors["2b"]))
    assert message("ecl-abandon-detail", language, points=1, cubes=1, balance=after) in page


def test_the_money_after_giving_up_is_what_comes_to_pass() -> None:
    """P17.15.3, P17.6.3: nothing of the sector or the player changes by looking."""
    st = position()
    sector: Sector = put(st, "201", "2b", owner=A, filled=(0,))
    player = st.players[A]
    player.money, player.discs = 0, 7
    before = (list(player.cubes), player.discs, list(sector.filled))
    assert balance(board_without(player, sector)) == 3 - 3  # eight discs cost 3, ten cubes yield 3
    assert (list(player.cubes), player.discs, list(sector.filled)) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_panels_say_what_the_signs_of_pictures_and_panels_mean(language: str) -> None:
    """The panel and the board have other signs for the same."""
    legend = message("ecl-panel-legend", language)
    for sign in "🟠🔺🟫★":  # as the pictures show them
        assert sign in legend
    look = look_of(terrans(2), A)
    assert any(legend in line for line in SHOWN.summary(look.view, language))
    assert not any(legend in line for line in SHOWN.summary(replace(look.view, round=2), language))


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


def of_battle(*rolls: list[int]) -> list[LogLine]:
    """What is told publicly of A's interceptors against an Ancient, as far as these dice."""
    st = position()
    put(st, "101", "1b", ships={ANCIENTS: "ancient", A: "interceptor interceptor"})
    told = [event.public for event in battle(st, *rolls).log if event.public is not None]
    return [LogLine(n, NOW, None, text) for n, text in enumerate(told)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_tell_a_battle_in_one_line_that_cannot_be_cut(language: str) -> None:
    """Who attacked whom and who has won; other lines stay where they are, as does a battle that is not over."""
    lines = of_battle([5, 5], [6, 1], [6], [1, 1], [6])
    assert {"ecl-log-battle", "ecl-log-destroyed", "ecl-log-battle-won"} <= {line.text.key for line in lines}
    other = LogLine(99, NOW, A, say("ecl-log-reshuffled-inner"))
    told = news([other, *lines, other], look_of(terrans(2), A), SHOWN)
    assert [line.text.key for line in told] == [
        "ecl-log-reshuffled-inner",
        "ecl-log-battle-fought",
        "ecl-log-battle-reputation",
        "ecl-log-reshuffled-inner",
    ]
    said = translate(told[1].text, language)
    assert "1B" in said
    assert message("ecl-ancients", language).casefold() in said.casefold()
    begun = news(lines[:1], look_of(terrans(2), A), SHOWN)
    assert [line.text.key for line in begun] == ["ecl-log-battle"]


def test_the_message_of_a_round_tells_a_battle_once() -> None:
    """Above what stands out of the log its result stands already; in the story, which has no such line, it is told."""
    fought = of_battle([5, 5], [6, 1], [6], [1, 1], [6])
    lines = [*fought, LogLine(98, NOW, A, say("ecl-log-collapses", side=SEATS[A]))]
    lines.append(LogLine(99, NOW, A, say("ecl-log-reshuffled-inner")))
    look = look_of(terrans(2), A)
    below = told_of(lines, look, SHOWN, "en", beside=SHOWN.told_of_chapter)
    assert "".join(below).count(message("ecl-log-reshuffled-inner", "en")) == 1
    assert not [each for each in below if "attacked" in each or "collapses" in each or "destroyed" in each]
    assert [each for each in told_of(lines, look, SHOWN, "en") if "attacked" in each]


def test_sectors_that_can_be_given_up_stand_in_the_order_of_what_they_cost() -> None:
    """P17.15.3: points and cubes, with a monolith; the buttons and the numbers on the picture alike."""
    st = position()
    put(st, "201", "2b", owner=A)
    put(st, "103", "1a", owner=A, filled=(1,)).monolith = True
    st.players[A].science = st.players[A].materials = 0
    pairs = remedy_pairs(st, A)
    assert pairs[0][0] == "abandon:2a"
    ask = Ask(
        A,
        say("ecl-ask-upkeep-balance", missing=5, trade="no", sectors=1),
        Options(pairs, lambda key, choice: describe_remedy(st, A, key, choice)),
        habit="upkeep-balance",
    )
    panel = Panel(asked(ask), SHOWN, "en")
    assert list(labels(asked(ask), "en"))[:3] == ["abandon:2b", "abandon:2a", "abandon:1a"]
    assert [spot.at for spot in panel.spots()] == ["2b", "2a", "1a"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_turn_comes_first_where_only_trades_are_left(language: str) -> None:
    """It is what the question asks; trades can be made at any time, and stay folded. While colony ships can be used,
    the question is about them."""
    game, player = terrans(3), make("easy")
    found: dict[str, list[tuple[str, int]]] = {}
    for number in range(300):
        seat = game.owed()[0]
        ask = game.pending(seat).ask  # type: ignore[union-attr]
        if ask.kind == Question.END and any(key.startswith("trade:") for key in ask.options.keys):
            parts = walk(Panel(look_of(game, seat), SHOWN, language).message().view.to_components())
            verbs = [(Key.parse(each["custom_id"]), each["style"]) for each in parts if each["type"] == 2]
            found[ask.about.key] = [(key.arg, style) for key, style in verbs if key is not None]
        game.submit(seat, player.choose(game, seat, str(number)))
    last = found["ecl-ask-end-now"]
    assert last[0] == ("end", ButtonStyle.success.value)
    assert "trade" in dict(last), "folded"
    assert not [arg for arg, _ in last if arg.startswith("trade:")]
    assert found["ecl-ask-end"][0][0].startswith("colony")


@pytest.mark.parametrize("language", LANGUAGES)
def test_terrans_are_offered_once_and_last(language: str) -> None:
    """P17.2.2: six boards of Terrans differ in nothing; the species have the other sides."""
    game = Session.begin(TITLES[META.id], Setup(3, META.settle_options({"species": "draft"})), "5eed")
    look = look_of(game, game.owed()[0])
    (menu,) = [
        part
        for part in walk(Panel(look, SHOWN, language).message().view.to_components())
        if part["type"] == 3 and part["options"][0]["value"].startswith("species:")
    ]
    offered = [each["label"] for each in menu["options"]]
    assert offered[-1] == message("ecl-species-terrans", language)
    assert offered[:-1] == [message(f"ecl-species-{each}", language) for each in ALIENS]


@pytest.mark.parametrize(("habit", "offered"), [("upkeep-balance", True), ("cubes", False), ("upkeep-colony", False)])
def test_paying_by_default_is_offered_only_where_something_is_paid(habit: str, offered: bool) -> None:
    """P17.11.5: not where an ambassador's cube goes home."""
    ask = Ask(A, say("ecl-ask-bomb"), Options.of([Option("a", say("ecl-bomb"))]), default=("a",), habit=habit)
    assert bool(from_now_on(asked(ask), SHOWN, "en")) == offered


def test_a_question_begins_with_a_capital_letter() -> None:
    """Also where it names the ship first."""
    about = say("ecl-ask-group", ship=say("ecl-ship-interceptor", count=1), place="2H")
    look = asked(Ask(A, about, Options.of([Option("a", say("ecl-bomb"))])))
    assert "**Interceptor at 2H: fire or retreat?**" in written(Panel(look, SHOWN, "en").message())


@pytest.mark.parametrize("language", LANGUAGES)
def test_salvos_in_a_row_that_all_miss_are_one_line(language: str) -> None:
    """Whoever fired; a hit between them ends the row. In the log, and below the picture of the battle."""
    vain = [replace(dice(n), text=replace(dice(n).text, key="ecl-log-misses")) for n in range(12)]
    by_other = replace(vain[3], seat=None, text=Text("ecl-log-misses", vain[3].text.args | {"ships": "X"}))
    said = log_lines([*vain[:6], by_other, *vain[6:], dice(20), vain[0]], language, SHOWN)
    assert said[0] == message("ecl-log-misses-times", language, times=13)
    assert len(said) == 3


def test_the_record_of_a_battle_has_one_line_for_salvos_that_all_miss() -> None:
    """P17.13.4: without a computer a 5 is no hit, a 6 always is."""
    st = position()
    put(st, "101", "1b", ships={ANCIENTS: "ancient", A: "interceptor interceptor"})
    game = battle(st, [5, 5], [1, 1], [5, 5], [1, 1], [6, 6])
    (fought,) = game.session.view(None).fought
    lines = list(salvo_lines(fought, fought.salvos))
    assert [line.key for line in lines[:1]] == ["ecl-record-misses"]
    assert (lines[0].args["times"], lines[0].args["rounds"]) == (4, "1–2")
    assert [line.key for line in lines[1:]] == ["ecl-record-salvo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direct_message_says_once_why_the_queue_has_ended(language: str) -> None:
    """Who has come stands in that line, and not a second time."""
    came: Text = say("ecl-intrusion", side=SEATS[1], place="1B")
    ended = LogLine(6, NOW, A, say("table-log-queue-entered", intruders=[came], dropped="pass"))
    look = look_of(terrans(2), A)
    look = replace(look, events=(ended,), laid_down=replace(look.laid_down, intruders=(came,)))
    said = written(hand_message(look, SHOWN, language, direct=True))
    assert said.count("1B") == 1
