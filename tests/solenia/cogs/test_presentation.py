"""Solenia in Discord: tables for one to four, turns of two taps, whole turns in a line."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from cogs.orders_cog import OrdersCog
from cogs.screens.result import result_sheet
from cogs.solenia.presentation import presentation as make_face
from cogs.title_cog import PartyCog, TitleCog
from cogs.titles import cog_type
from cogs.ui.lobby import lobby_message
from cogs.ui.measure import fit, walk
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Panel
from cogs.ui.public import log_lines, winner_line
from db.records import SnapshotRow
from engine.core.decision import Ask, Pending
from engine.core.events import Event
from engine.core.session import Session
from engine.core.title import Setup
from engine.solenia.components import parts
from engine.solenia.effects import end_game
from engine.solenia.names import RIVAL_NAME, card_name
from engine.solenia.title import META
from engine.solenia.turn import graded
from engine.solenia.whole_turns import lasting_of
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from render.solenia.look import PEOPLE
from tables.records import LogLine, Look, Place, SeatInfo, TableInfo
from tables.summary import Course
from tests.cogs.panels import reached, written
from tests.cogs.playing import answer, answers, board, info, lobby, owed, panel
from tests.cogs.world import Shown, World
from tests.solenia.positions import found

TITLE = TITLES[META.id]
FACE = make_face()
NOW = datetime(2026, 1, 2, tzinfo=UTC)
HAN = re.compile(r"[\u4e00-\u9fff]")


def session(players: int = 2, seed: str = "5eed", **options: Any) -> Session[Any]:
    return Session.begin(TITLE, Setup(players, META.settle_options(options)), seed)


def answer_at_random(game: Session[Any], chance: random.Random) -> list[Event]:
    """Whoever is asked answers anything, and serves a city where that is possible. What happened."""
    (seat, *_) = game.owed()
    pending = game.pending(seat)
    assert pending is not None
    options = pending.ask.options
    cities = [option for option in options if "sol-brings" in str(option.detail)]
    return game.submit(seat, (chance.choice(cities or options).key,))


def table(game: Session[Any] | None, players: int = 2, **options: Any) -> TableInfo:
    taken = [SeatInfo(seat, "person", 5 + seat, f"P{seat}") for seat in range(players)]
    free = [SeatInfo(seat, "open") for seat in range(players, 4)]
    return TableInfo(
        id=3,
        title=META.id,
        status="lobby" if game is None else "running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=tuple(taken + (free if game is None else [])),
        options=META.settle_options(options),
        commitment=None,
        seed=None,
        created_at=NOW,
        started_at=None,
        ended_at=None,
        version=1,
        owed=() if game is None else game.owed(),
        owed_since=NOW,
    )


def laid_out(game: Session[Any], seat: int, language: str) -> OutgoingMessage:
    look = Look(
        table(game, len(game.state.players)), seat, game.view(seat), game.pending(seat), game.standing(), True, ()
    )
    out = Panel(look, FACE, language).message()
    fit(out.view)
    return out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("gold", "crowned"), [(34, False), (35, True), (56, True)])
def test_the_lowest_grade_of_a_game_alone_has_neither_cup_nor_crown(gold: int, crowned: bool, language: str) -> None:
    game = session(1)
    end_game(game.state, (0,), graded(gold, winter=False))
    game.state.players[0].gold = gold
    view = game.view(0)
    assert view.grade == (1 if gold < 35 else 2 if gold < 42 else 5)
    look = Look(table(game, 1), 0, view, None, game.standing(), True, ())
    assert winner_line(look, FACE, language) == ("🏆 P0" if crowned else message("result-lost", language))
    (ranked,) = result_sheet(look, FACE, Course(), (), language).ranks
    assert ranked.place == (1 if crowned else 0)


# -- panels, without Discord -----------------------------------------------------------------------------------------


def kinds_of_questions() -> list[tuple[Session[Any], Ask]]:
    """Every kind of question of random games, each with few and with many options."""
    found: dict[tuple[str, ...], tuple[Session[Any], Ask]] = {}
    for number, (players, side) in enumerate([(1, "summer"), (2, "winter"), (4, "improvements")]):
        game, chance = session(players, f"{number}", side=side, overflow="everyone"), random.Random(number)
        while not game.standing().over:
            (seat, *_) = game.owed()
            pending = game.explained(seat)
            assert pending is not None
            ask = pending.ask
            verbs = sorted({option.key.partition(":")[0] for option in ask.options})
            size = str(len(ask.options) // 7)
            if (*verbs, size) not in found:
                found[(*verbs, size)] = game.copy(), ask
            answer_at_random(game, chance)
    return list(found.values())


def test_every_kind_of_question_fits_and_every_answer_is_one_press_away() -> None:
    asked = kinds_of_questions()
    verbs = {option.key.partition(":")[0] for _, ask in asked for option in ask.options}
    assert {"card", "at", "pay", "deliver", "slot", "take", "drop", "tile"} <= verbs
    for game, ask in asked:
        for language in LANGUAGES:
            out = laid_out(game, ask.seat, language)
            assert sorted(reached(out)) == sorted(option.key for option in ask.options), ask.about.key
            assert translate(ask.about, language) in written(out)


def test_the_cells_say_what_each_would_bring() -> None:
    game, chance = session(2, "brings"), random.Random(5)
    seen = 0
    while seen < 12:
        (seat,) = game.owed()
        ask = game.pending(seat).ask  # type: ignore[union-attr]
        if ask.options[0].at is not None and len({option.detail for option in ask.options}) > 1:
            seen += 1
            told = written(laid_out(game, seat, "en"))
            for option in ask.options:
                line = next(line for line in told.splitlines() if re.search(rf"\b{option.at.upper()}\b.*:", line))  # type: ignore[union-attr]
                assert translate(option.detail, "en") in line
        answer_at_random(game, chance)


def test_more_cells_than_buttons_stand_in_a_menu_with_what_they_bring() -> None:
    game = session(1)
    (seat,) = game.owed()
    game.submit(seat, (game.pending(seat).ask.options[0].key,))  # type: ignore[union-attr]
    ask = game.pending(seat).ask  # type: ignore[union-attr]
    one = ask.options[0]
    everywhere = tuple(
        msgspec.structs.replace(one, key=f"at:{column}{row}", at=f"{column}{row}")
        for row in "12345"
        for column in "abcde"
    )
    look = Look(table(game, 1), seat, game.view(seat), Pending(Ask(seat, ask.about, everywhere), 1), None, False, ())
    out = Panel(look, FACE, "en").message()
    menu, _foot = [part for part in walk(out.view.to_components()) if part.get("options")]
    assert [option["value"] for option in menu["options"]] == [option.key for option in everywhere]
    assert {option["description"] for option in menu["options"]} == {translate(one.detail, "en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_explains_each_variant_in_a_line(language: str) -> None:
    for side in ("summer", "winter", "improvements"):
        for overflow in ("active", "everyone"):
            told = written(lobby_message(table(None, 1, side=side, overflow=overflow), FACE, language))
            for option, value in (("side", side), ("overflow", overflow)):
                name = message(f"sol-option-{option}", language)
                line = next(line for line in told.splitlines() if name in line)
                assert message(f"sol-option-{option}-{value}", language) in line
                assert message(f"sol-option-{option}-{value}-hint", language) in line
            assert bool(HAN.search(told)) is (language != "en")
    alone, some, full = (written(lobby_message(table(None, players), FACE, language)) for players in (1, 3, 4))
    assert message("lobby-alone", language, host="<@5>") in alone
    assert message("lobby-enough", language, host="<@5>") in some
    assert message("lobby-ready", language, host="<@5>") in full


def test_the_edge_has_the_colour_of_whose_turn_it_is() -> None:
    game = session(4)
    assert FACE.accent(game.view(None)) == PEOPLE[game.owed()[0]].accent
    assert FACE.accent(session(1).view(None)) not in [person.accent for person in PEOPLE]
    assert FACE.accent(None) not in [person.accent for person in PEOPLE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybodys_standing_is_one_line_each(language: str) -> None:
    game = session(3)
    for _ in range(20):
        answer_at_random(game, random.Random(3))
    game.resign(2)
    lines = FACE.status(game.view(None), language)
    assert len(lines) == 4
    assert translate(FACE.seat(2), language) in lines[-1]
    assert message("sol-status-out", language, side=FACE.seat(2)) in lines[-1]


def test_who_pays_a_voyage_reads_where_it_goes() -> None:
    for game, ask in kinds_of_questions():
        view = game.view(ask.seat)
        if view.phase == "pay":
            told = FACE.summary(view, "en")[-1]
            assert told == f"Placing {translate(card_name(view.chosen), 'en')} at {view.target.upper()}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_log_whoever_acts_begins_a_line(language: str) -> None:
    game, chance = session(1, "log"), random.Random(4)
    lines: list[LogLine] = []
    step = 0
    while not game.standing().over:
        step += 1
        happened = answer_at_random(game, chance)
        lines += [LogLine(step, NOW, event.seat, event.public) for event in happened if event.public is not None]
    told = log_lines(lines, language)
    rival = translate(RIVAL_NAME, language).casefold()
    acts = [line for line in told if line.startswith("🎲")]
    assert len(acts) == 16 - 1, "none after the last card"
    assert all(f"**{rival}**" in line.casefold() for line in acts)
    own = f"**{translate(FACE.seat(0), language)}**"
    assert sum(line.startswith(own) for line in told) == 16
    assert all(own not in line[1:] or line.count("**") == 4 for line in told), "a voyage and its card stand together"


def test_cards_deliveries_and_improvements_can_all_be_looked_up() -> None:
    known = parts()
    assert set(FACE.cards()) >= {*known.cards, *known.deliveries, *known.improvements}


# -- at a table ------------------------------------------------------------------------------------------------------


async def seat(world: World, *guests: str, **options: Any) -> Shown:
    """Ada and guests at a running table; the public message."""
    await world.slash("ada", "solenia new", **options)
    for guest in guests:
        await world.slash(guest, "solenia join")
    await world.press("ada", lobby(world), "start")
    return board(world)


async def jump(world: World, rounds: int, number: int = 1) -> None:
    """Random play, in memory, up to the turn of the host in this round."""
    store = world.bot.services.store
    async with store.transaction() as tx:
        row, snapshot = await tx.games.table(number), await tx.games.snapshot(number)
        game: Session[Any] = Session.load(TITLE, snapshot.data)
        chance = random.Random(1)
        while game.view(None).round < rounds or game.owed() != (0,) or game.view(0).phase != "card":
            answer_at_random(game, chance)
        await tx.games.save_snapshot(number, SnapshotRow(snapshot.n, game.digest(), game.dump()))
        await tx.games.save_table(row, msgspec.structs.replace(row, owed=(0,), announced=(world.id("ada"),)))


async def to_the_end(world: World, chance: random.Random) -> None:
    while (await info(world)).status == "running":
        (who,) = await owed(world)
        shown = await panel(world, who)
        assert answers(shown), f"{who} is asked and can answer nothing:\n{shown}"
        while answers(shown):
            shown = await answer(world, who, shown, chance)


async def test_one_person_plays_alone_to_the_end_by_presses(world: World) -> None:
    await seat(world)
    assert "rival" not in board(world).text
    shown = await panel(world, "ada")
    asked = []
    chance = random.Random(2)
    while answers(shown):
        asked.append(answers(shown)[0].arg.partition(":")[0])
        shown = await answer(world, "ada", shown, chance)
    assert asked.count("card") == 15, "the last card is no choice"
    assert 15 <= asked.count("at") <= 16
    assert (await info(world)).status == "over"
    for text in (board(world).text, shown.text):
        assert "grade" in text
        assert "wins" not in text
        assert "draw" not in text.lower().replace("you draw", "")
    assert "grade 1 of 5" in shown.text
    (record,) = (await world.bot.services.tables.profiles.profile_of(world.id("ada"), world.guild.id)).records
    assert (record.won, record.lost) == (0, 1), "the lowest grade is no game won"
    assert world.pings() == [], "who plays alone is not called"
    assert world.dms("ada") == []
    verified = await world.press("ada", board(world), "verify")
    assert verified is not None
    assert "✅" in verified.text
    again = await world.press("ada", board(world), "rematch")
    assert again is not None
    assert "swapped" not in again.text
    fresh = await info(world, 2)
    assert [one.kind for one in fresh.seats] == ["person", "open", "open", "open"]


async def test_two_people_play_the_winter_side_to_the_end(world: World) -> None:
    await seat(world, "ben", options="side=winter; overflow=everyone")
    assert (await info(world)).options == {"side": "winter", "overflow": "everyone"}
    assert len(world.pings()) == 1
    await jump(world, 15)
    await to_the_end(world, random.Random(4))
    table = await info(world)
    assert len(table.seats) == 2
    assert "🏆" in board(world).text
    assert set(world.pings()) == {"ada", "ben"}
    assert {len(world.dms(name)) for name in ("ada", "ben")} == {1}


async def test_four_with_improvements_and_three_computers(world: World) -> None:
    shown = await world.slash("ada", "solenia new", computers=3, computer="easy", options="side=improvements")
    table = await info(world)
    assert [one.kind for one in table.seats] == ["person", "computer", "computer", "computer"]
    assert shown is not None
    assert {one.arg.partition(":")[0] for one in answers(shown)} == {"tile"}
    chance = random.Random(7)
    while {one.arg.partition(":")[0] for one in answers(shown)} == {"tile"}:
        shown = await answer(world, "ada", shown, chance)
    await jump(world, 15)
    await to_the_end(world, chance)
    assert "🏆" in board(world).text
    assert set(world.pings()) == {"ada"}


async def test_how_many_computers_play_may_be_said(world: World) -> None:
    await world.slash("ada", "solenia new", computer="hard")
    assert [one.level for one in (await info(world)).seats] == [None, "hard"]
    elsewhere = world.guild.create_text_channel("b")
    await world.slash("ada", "solenia new", computers=2, opponent=world.members["ben"], where=elsewhere)
    table = await info(world, 2)
    assert table.status == "lobby", "the guest has not come yet"
    assert [one.level for one in table.seats] == [None, "normal", "normal", None]
    assert world.pings(elsewhere) == ["ben"]


async def test_only_titles_with_more_seats_ask_how_many(world: World) -> None:
    for command, there in (("solenia", True), ("daynight", False)):
        payload = world.env.backend.find_command(command, world.guild.id, type=1)
        new = next(option for option in payload["options"] if option["name"] == "new")
        assert ("computers" in {option["name"] for option in new["options"]}) is there


async def test_a_turn_is_two_taps(world: World) -> None:
    await seat(world, "ben")
    (who,) = await owed(world)
    shown = await panel(world, who)
    assert {one.arg.partition(":")[0] for one in answers(shown)} == {"card"}
    assert "Brings" in shown.text, "each card says what it does"
    chosen = await world.press_control(who, shown, answers(shown)[0])
    assert chosen is not None
    assert "Placing" in chosen.text
    assert {one.arg.partition(":")[0] for one in answers(chosen)} == {"at"}
    assert "undo" in chosen.verbs
    await world.press_control(who, chosen, answers(chosen)[0])
    assert await owed(world) != (who,)


async def test_a_turn_in_one_line(world: World) -> None:
    """In one clause, in two, in Chinese, and with the help of autocomplete."""
    await seat(world, "qing")
    turns = {
        "one": "card {card} at {cell}",
        "two": "card {card}; at {cell}",
        "cjk": "打出 {card} 放在 {cell}",
        "bare": "{card} {cell}",
    }
    for line in turns.values():
        (who,) = await owed(world)
        offered = await world.suggest(who, "solenia move", "line", "")
        look = await world.bot.services.tables.queries.look(1, world.id(who))
        assert [choice["value"] for choice in offered] == [f"card {card}" for card in look.view.hand]
        start = offered[0]["value"]
        cells = await world.suggest(who, "solenia move", "line", f"{start} ")
        places = {reach.at for reach in look.view.reach}
        offered_at = {choice["value"].removeprefix(f"{start} at "): choice["name"] for choice in cells}
        assert set(offered_at) - {start} <= places
        cell, said = next((at, said) for at, said in offered_at.items() if at in places and "voyage" not in said)
        assert "—" in said
        moved = await world.slash(who, "solenia move", line=line.format(card=look.view.hand[0], cell=cell))
        assert moved is not None
        while await owed(world) == (who,):
            shown = await panel(world, who)
            await world.press_control(who, shown, answers(shown)[0])
        assert cell.upper() in board(world).text


async def test_what_cannot_be_played_is_named(world: World) -> None:
    await seat(world, "ben")
    (who,) = await owed(world)
    version = (await info(world)).version
    for line, said in (("card c99 at c3", "c99"), ("at c3", "at c3"), ("   ", "offer")):
        shown = await world.slash(who, "solenia move", line=line)
        assert shown is not None
        assert said in shown.text
    (other,) = {"ada", "ben"} - {who}
    assert await world.suggest(other, "solenia move", "line", "card ") == []
    assert (await info(world)).version == version


async def test_about_card_and_rules(world: World) -> None:
    about = await world.slash("qing", "solenia about")
    rules = await world.slash("ada", "solenia rules")
    assert about is not None
    assert rules is not None
    assert message("sol-source-house", "zh-TW") in about.text
    assert message("sol-rules-solo", "en") in rules.text
    for name, wanted in (("c03", "1 wheat and 1 stone"), ("n01", "Night delivery"), ("i2", "level 1")):
        shown = await world.slash("ada", "solenia card", name=name)
        assert shown is not None
        assert wanted in shown.text
        assert shown.pictures
    assert await world.suggest("ada", "solenia card", "name", "gold on water")


async def test_three_play_on_when_the_third_resigns(world: World) -> None:
    await seat(world, "ben", "qing")
    (who,) = await owed(world)
    shown = await panel(world, who)
    await world.press_control(who, shown, answers(shown)[0])
    leaver = next(name for name in ("ada", "ben", "qing") if name != who)
    other = next(name for name in ("ada", "ben", "qing") if name not in (who, leaver))
    asked = await world.slash(leaver, "solenia resign")
    assert asked is not None
    assert message("resign-sure", "zh-TW" if leaver == "qing" else "en", players=3) in asked.text
    gone = await world.press(leaver, asked, "resign")
    assert gone is not None
    assert (await info(world)).status == "running"
    assert await owed(world) == (who,)
    assert "resigned" in board(world).text
    shown = await panel(world, who)
    assert {one.arg.partition(":")[0] for one in answers(shown)} == {"at"}, "the chosen card stays chosen"
    for command in ("resign", "draw"):
        refused = await world.slash(leaver, f"solenia {command}")
        assert refused is not None
        assert message("error-resigned", "zh-TW" if leaver == "qing" else "en") in refused.text
    calls = world.pings().count(leaver)
    asked = await world.slash(other, "solenia resign")
    assert asked is not None
    await world.press(other, asked, "resign")
    assert (await info(world)).status == "over", "nobody is left but one"
    assert world.pings().count(leaver) == calls, "who has resigned is not called"


async def test_nobody_agrees_with_oneself(world: World) -> None:
    await seat(world)
    refused = await world.slash("ada", "solenia draw")
    assert refused is not None
    assert message("error-draw-alone", "en") in refused.text
    asked = await world.slash("ada", "solenia resign")
    assert asked is not None
    assert message("resign-sure", "en", players=1) in asked.text
    gone = await world.press("ada", asked, "resign")
    assert gone is not None
    assert "draw" not in gone.text.lower()
    assert (await info(world)).status == "over"


def test_a_title_without_commands_of_its_own_needs_no_cog() -> None:
    """The common ones for what can be laid down and for its number of players are taken."""
    assert cog_type("solenia").__mro__[1:4] == (OrdersCog, PartyCog, TitleCog)
    assert cog_type("day_and_night").__mro__[1:3] == (OrdersCog, TitleCog)


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_card_is_placed_the_panel_says_that_the_last_choice_draws(language: str) -> None:
    game = Session.begin(TITLES["solenia"], Setup(2, TITLES["solenia"].meta.settle_options({})), "5eed")
    (seat,) = game.owed()
    told = message("sol-panel-last", language)
    assert not any(told in line for line in make_face().summary(game.view(seat), language))
    pending = game.pending(seat)
    assert pending is not None
    game.submit(seat, (pending.ask.options[0].key,))
    assert game.owed() == (seat,)
    assert any(told in line for line in make_face().summary(game.view(seat), language))
    assert not any(told in line for line in make_face().summary(game.view(1 - seat), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_card_left_to_draw_is_not_told_to_draw(language: str) -> None:
    view = found(2, "summer", "cell", 14)
    assert view.players[view.active].deck_count == 0
    told = make_face().summary(view, language)
    assert not any(message("sol-panel-last", language) in line for line in told)
    assert any(message("sol-panel-last-no-card", language) in line for line in told)


@pytest.mark.parametrize("side", ["summer", "winter", "improvements"])
def test_card_cell_and_payment_are_one_choice(side: str) -> None:
    """Every choice of these menus can be given to its end, asks for all that is left open before the delivery, and says
    what it brings as the question of the cell does."""
    chance, tried, paying = random.Random(side), 0, 0
    for seed in range(4):
        game = session(2, f"{seed:04x}", side=side)
        while game.owed():
            (seat, *_) = game.owed()
            ask, view = game.pending(seat).ask, game.view(seat)  # type: ignore[union-attr]
            if view.phase == "card":
                assert lasting_of(view.players[seat], winter=side != "summer") == game.state.players[seat].lasting
            menus = FACE.at_once(ask, view)
            if any(key.startswith("card:") for key in ask.options.keys) and len(view.reach) > 1:
                assert len(menus) == len({(each.label, each.detail) for each in ask.options if "card:" in each.key})
            for each in menus:
                assert 1 < len(each.choices) <= 25
                keys, _, detail = chance.choice(each.choices)
                trial = game.copy()
                for key in keys:
                    option = trial.pending(seat).ask.option(key)  # type: ignore[union-attr]
                    assert option is not None, keys
                    if key.startswith("at:"):
                        assert option.detail == detail
                    trial.submit(seat, (key,))
                tried, paying = tried + 1, paying + (len(keys) > 2)
                if len(each.choices) < 15 and trial.owed() == (seat,):
                    asked = trial.pending(seat).ask.options.keys  # type: ignore[union-attr]
                    assert not any(key.startswith("pay:") for key in asked)
            answer_at_random(game, chance)
    assert tried > 100
    assert paying > 5


async def test_a_whole_turn_is_chosen_from_one_menu(world: World) -> None:
    """The card, its cell and the payment are given at once, and the turn is over."""
    await world.slash("ada", "solenia new", computer="easy")
    shown = await panel(world, "ada")
    menus = [each for each in shown.controls if each.verb == "at-once"]
    before = (await info(world)).version
    after = await world.choose("ada", shown, menus[0], menus[0].values[0])
    assert after is not None
    assert (await info(world)).version > before
    assert menus[0].values[0].split(">")[0] not in {each.arg for each in after.controls}


@pytest.mark.parametrize(("language", "quoted"), [("zh-TW", "「{}」"), ("zh-CN", "“{}”")])
@pytest.mark.parametrize("key", ["sol-log-placed", "sol-log-discarded", "sol-log-rival", "sol-option-discard"])
def test_a_card_stands_in_quotation_marks_in_chinese(language: str, quoted: str, key: str) -> None:
    """As in the other titles: `打出 1（島嶼資源 ×2）` read as a number."""
    card = card_name(next(iter(parts().cards)))
    told = message(key, language, side="小晴", place="2B", ground="木材", rolled="1", card=card)
    assert quoted.format(translate(card, language)) in told
