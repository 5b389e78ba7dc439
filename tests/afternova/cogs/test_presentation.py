"""Afternova in Discord: deals in the table's one message, with a few taps or one typed line; secrets stay secret."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import discord
import msgspec
import pytest

from cogs.afternova import sections
from cogs.afternova.descriptions import own_line
from cogs.ui.measure import fit
from cogs.ui.names import voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.option_lists import Fold
from cogs.ui.outgoing import OutgoingMessage, TooLarge
from cogs.ui.panel import Layout, Panel
from engine.afternova.components import SKILLS, parts
from engine.afternova.names import card_name, icons_text
from engine.core.decision import Ask, Option
from engine.core.session import Session
from engine.core.text import say
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from tables.records import Look, Place, SeatInfo, TableInfo
from tests.afternova.games import TITLE, play, session
from tests.afternova.scenario import seat as dealt
from tests.afternova.scenario import table
from tests.cogs import test_words
from tests.cogs.panels import reached, written
from tests.cogs.playing import board, info
from tests.cogs.world import Shown, World, walk
from tests.cogs.world import world as open_world

NOW = datetime(2026, 1, 2, tzinfo=UTC)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is offered, whether or not it is on the list by now."""
    monkeypatch.setitem(TITLES, TITLE.meta.id, TITLES.get(TITLE.meta.id, TITLE))


def look_of(game: Session[Any], seat: int | None) -> Look:
    seats = tuple(SeatInfo(each, "person", 5 + each, f"P{each}") for each in range(game.seats))
    about = TableInfo(
        id=3,
        title=TITLE.meta.id,
        status="running",
        place=Place(1, 2, "en-US"),
        host_id=5,
        seats=seats,
        options={},
        commitment=None,
        seed=None,
        created_at=NOW,
        started_at=None,
        ended_at=None,
        version=1,
        owed=game.owed(),
        owed_since=NOW,
    )
    pending = None if seat is None else game.explained(seat)
    postings = game.title.notices.postings(game.state)
    return Look(about, seat, game.view(seat), pending, game.standing(), True, (), postings=postings)


def laid_out(game: Session[Any], seat: int, language: str) -> OutgoingMessage:
    from cogs.afternova.presentation import presentation

    out = Panel(look_of(game, seat), presentation(), language).message()
    fit(out.view)
    return out


def kinds_of_questions(players: int, answers: int) -> list[tuple[Session[Any], Ask]]:
    """Questions of a random game, one of each kind and size."""
    found: dict[tuple[Any, ...], tuple[Session[Any], Ask]] = {}
    game, chance = session(players, f"kinds{players}"), random.Random(players)
    for _ in range(answers):
        if game.standing().over:
            break
        for seat in game.asked():
            ask = game.explained(seat).ask  # type: ignore[union-attr]
            verbs = tuple(sorted({option.key.partition(":")[0] for option in ask.options}))
            kind = (ask.about.key, verbs, len(ask.options) // 12)
            if kind not in found:
                found[kind] = game.copy(), ask
        seat = chance.choice(game.asked() if chance.random() < 0.4 else game.owed())
        ask = game.pending(seat).ask  # type: ignore[union-attr]
        keys = [option.key for option in ask.options]
        likely = [
            key for key in keys if key.partition(":")[0] in ("send", "accept", "execute", "extract", "build", "suggest")
        ]
        some = likely if likely and chance.random() < 0.5 else keys
        game.submit(
            seat,
            tuple(chance.sample(some, min(max(1, ask.least), len(some))))
            if ask.most == 1
            else tuple(keys[: ask.least]),
        )
    return list(found.values())


def repeated_names(look: Look, language: str) -> list[str]:
    """What several menus of a panel are called, in any of its layouts."""
    from cogs.afternova.presentation import presentation

    found = []
    for fold in Fold:
        with suppress(TooLarge):
            out = Panel(look, presentation(), language)._laid_out((), Layout(fold=fold))
            names = [part["placeholder"] for part in walk(out.view.to_components()) if part["type"] == 3]
            found += [name for name in set(names) if names.count(name) > 1]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_to_the_only_deal_do_not_repeat_the_heading(language: str) -> None:
    """`Accept deal 1` stood below `Deal 1: you are asked`."""
    a, b = dealt("m05 m06"), dealt("m07 m08")
    game = table(a, b, dealt("m09"), planets="p02:PPGB p01:GOB p07:GOB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send")
    out = laid_out(game.session, 1, language)
    labels = [part["label"] for part in walk(out.view.to_components()) if part["type"] == 2 and "label" in part]
    told = written(out)
    assert message("an-heading-deal-waiting", language, number=1) in told
    assert message("button-posting-accept", language) in labels
    assert not [label for label in labels if "1" in label], labels


def test_every_kind_of_question_fits_and_every_answer_is_one_press_away() -> None:
    seen: set[str] = set()
    for players, answers in ((2, 250), (4, 250), (6, 250)):
        for number, (game, ask) in enumerate(kinds_of_questions(players, answers)):
            seen |= {option.key.partition(":")[0] for option in ask.options}
            for language in LANGUAGES if number % 5 == 0 else ("zh-CN",):
                out = laid_out(game, ask.seat, language)
                assert sorted(reached(out)) == sorted(option.key for option in ask.options), ask.about.key
                assert not repeated_names(look_of(game, ask.seat), language), ask.about.key
                named = voice_of(look_of(game, ask.seat).info, language, brief=True)
                assert translate(ask.about, named) in written(out)
    wanted = {"market", "extract", "suggest", "draft", "mine", "ask", "send", "cancel", "take", "bid", "accept", "bind"}
    assert wanted <= seen, wanted - seen


def test_the_parts_of_an_offer_in_one_line_are_parted_once() -> None:
    """Each has a line with a bullet of its own on the public board; in a menu they follow each other."""
    told = [written(laid_out(game, ask.seat, "en")) for game, ask in kinds_of_questions(4, 120)]
    assert any("offer" in each for each in told)
    assert not [each for each in told if "· •" in each]


def test_what_is_composed_is_told_in_words() -> None:
    game = session()
    (seat,) = game.owed()
    play(game, seat, f"draft:{game.view(seat).planets[0].id}")
    told = written(laid_out(game, seat, "en"))
    assert "Still missing" in told
    assert "objective" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_without_the_cards_that_it_needs_says_so_where_the_button_to_send_it_was(language: str) -> None:
    from cogs.afternova.presentation import presentation

    made = table(dealt("m05 m06"), dealt("m07 b01"), dealt("m09 m21"), planets="p02:PPGB p04:PGO p07:GOB")
    made.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    made.acts("B", "counter:1 bind:m07")
    look = msgspec.structs.replace(look_of(made.session, 1), barred=made.session.barred(1, on_panel=True))
    told = written(Panel(look, presentation(), language).message())
    icons = icons_text((1, 1, 0, 0))
    assert f"⚠ {message('an-problem-unsupplied', language, icons=icons)}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_tap_sends_the_deal_is_said_only_where_it_does(language: str) -> None:
    planets = "p01:PGB p02:PPGB p17:OOOO"
    for planet, said in (("p01", "an-heading-with-look"), ("p02", "an-heading-with")):
        made = table(dealt("b19"), dealt("m18"), dealt("m19"), planets=planets).acts("A", f"draft:{planet}")
        told = written(laid_out(made.session, 0, language))
        assert message(said, language) in told
        made.acts("A", "with:b")
        sending = made.ask("A").option("send")
        assert sending is not None
        assert (sending.caution is None) == (said == "an-heading-with")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_who_can_be_asked_would_give_and_get_is_said_once(language: str) -> None:
    made = table(dealt("m18"), dealt("m19"), dealt("m20"), planets="p02:PPGB p04:PGO p07:GOB").acts("A", "draft:p02")
    terms = [option.detail for option in made.ask("A").options if option.key.startswith("with:")]
    assert len(terms) == 2
    told = written(laid_out(made.session, 0, language))
    given = icons_text((3, 3, 0, 0))
    assert told.count(translate(given, language)) == 3, "what is needed, what is missing, what any of them gives"
    assert translate(say("an-any-helper"), language)[1:] in told


def test_terms_that_differ_are_said_of_each_who_can_be_asked() -> None:
    gives = [
        say("an-terms-helper", side=say(f"side-{each}"), icons=icons_text((each, 0, 0, 0)), cubes="") for each in (1, 2)
    ]
    whom = [Option(f"with:{letter}", say("x"), detail=detail) for letter, detail in zip("bc", gives, strict=True)]
    assert sections._terms_of_any(whom) is None
    assert sections._terms_of_any(whom[:1]) is None
    assert sections._terms_of_any([whom[0], msgspec.structs.replace(whom[0], key="with:c")]) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_is_no_longer_in_a_deal_that_was_declined(language: str) -> None:
    made = table(dealt("m05 m06"), dealt("m07 b01"), dealt("m09 m21"), planets="p02:PPGB p04:PGO p07:GOB")
    made.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    said = message("an-panel-in-deal", language, number=1)
    assert said in written(laid_out(made.session, 0, language))
    made.acts("B", "decline:1")
    assert said not in written(laid_out(made.session, 0, language))


@pytest.mark.parametrize(("language", "word"), [("en", "offer"), ("zh-TW", "報價"), ("zh-CN", "报价")])
def test_that_the_market_ends_the_talk_is_said_once_and_only_where_there_is_some(language: str, word: str) -> None:
    from cogs.afternova.presentation import presentation

    made = table(dealt("m05 m06"), dealt("m07 b01"), dealt("m09 m21"), planets="p02:PPGB p04:PGO p07:GOB")
    option = made.ask("A").option("market")
    assert option is not None
    assert option.detail is not None
    assert word not in translate(option.detail, language)
    made.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    told = written(Panel(look_of(made.session, 0), presentation(), language, Draft(confirm="market")).message())
    assert told.count(word) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_say_what_is_chosen_in_them(language: str) -> None:
    """The rows of the market where their cards have no buttons, and what standing orders are."""
    from cogs.afternova.presentation import presentation

    made = table(dealt("m05 m06"), dealt("m07 b01"), dealt("m09 m21"), planets="p02:PPGB p04:PGO p07:GOB")
    parts = [*walk(laid_out(made.session, 0, language).view.to_components())]
    told = {(each["value"], each.get("description")) for part in parts for each in part.get("options") or ()}
    assert ("orders", message("an-panel-about-orders", language)) in told
    made.acts("A", "market")
    laid = presentation().sections(made.ask("A"), made.view("A"), language)
    assert laid is not None
    rows = [message(key, language) for key in ("an-pic-row-mercenary", "an-pic-row-blueprint")]
    assert [section.hint for section in laid[:2]] == rows


# -- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reads_the_own_points_reads_that_the_secret_objective_is_among_them(language: str) -> None:
    """The board, which does not know the objective, says less, and no word said why."""
    for built, points in (("", 0), ("b01", 1)):
        game = table(dealt(built=built, objective="pg"), dealt(), dealt()).session
        ship = game.view(0).ships[0]
        assert (ship.score.objective > 0) == (points > 0)
        line = own_line(ship, language)
        word = {"en": "your secret objective", "zh-TW": "含隱藏目標", "zh-CN": "含隐藏目标"}[language]
        assert (word in line) == (points > 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_for_help_reads_once_that_they_are_asked(language: str) -> None:
    """Beside the numbers of the deals."""
    told = message("an-ask-help", language)
    assert not any(word in told for word in ("ask", "請", "请"))


NAMES = ("ada", "ben", "qing")


@pytest.fixture
async def world(build: Callable[[], Any], registered: None) -> AsyncIterator[World]:
    async with open_world(build) as made:
        yield made


async def begin(world: World) -> str:
    """Ada, Ben and Qing at a running table; who is on turn."""
    await world.slash("ada", "afternova new")
    for guest in NAMES[1:]:
        await world.slash(guest, "afternova join")
    await world.slash("ada", "afternova start")
    (seat,) = (await info(world)).owed
    return NAMES[seat]


def others(active: str) -> list[str]:
    return [name for name in NAMES if name != active]


def told_deals(shown: Shown) -> list[str]:
    """What a message says of each thing on the table."""
    texts = [part["content"] for part in walk(shown.components) if part["type"] == 10]
    return [said for said in texts if said.startswith(("**🤝", "**↩️", "**💬"))]


async def view(world: World, who: str) -> Any:
    return (await world.bot.services.tables.queries.look(1, world.id(who))).view


async def change_deal(world: World, active: str) -> None:
    """A new version of deal 1: the helper gets a cube more."""
    tables = world.bot.services.tables
    await tables.play.choose(1, world.id(active), ("edit:1",))
    pending = (await tables.queries.look(1, world.id(active))).pending
    assert pending is not None
    more = next(option.key for option in pending.ask.options if option.key.startswith("give:") and "+" in option.key)
    for key in (more, "send"):
        await tables.play.choose(1, world.id(active), (key,))


async def typed_deal(world: World, active: str) -> tuple[str, str]:
    """A complete deal for whoever is on turn, as a typed line; and the one who is asked."""
    look = await world.bot.services.tables.queries.look(1, world.id(active))
    tables = world.bot.services.tables
    async with tables.store.reading() as tx:
        row = await tx.games.snapshot(1)
    real = Session.load(TITLE, row.data)
    helper = None
    for seat in range(3):
        if seat != look.seat:
            helper = seat
            for planet in look.view.planets:
                line = fitting(real, look.seat, seat, planet.id)
                if line is not None:
                    return line, NAMES[seat]
    raise AssertionError(f"no deal is possible with {helper}")


def fitting(game: Session[Any], active: int, helper: int, planet: str) -> str | None:
    """All of one's own useful cards, and the rest asked of a helper who has it, for one cube."""
    needs = parts().needs[planet]
    short, mine = list(needs), []
    for card in game.state.players[active].mercenaries:
        icons = parts().icons[card]
        if sum(map(min, icons, short)) and sum(short) > 1:
            mine.append(card)
            short = [max(0, a - b) for a, b in zip(short, icons, strict=True)]
    have = [0, 0, 0, 0]
    for card in game.state.players[helper].mercenaries:
        have = [a + b for a, b in zip(have, parts().icons[card], strict=True)]
    if not any(short) or any(a > b for a, b in zip(short, have, strict=True)):
        return None
    asked = " ".join(f"{count} {skill}" for count, skill in zip(short, SKILLS, strict=True) if count)
    cubes = next(world.cubes for world in game.state.planets if world.id == planet)
    letter = "PGOBW"[next(colour for colour in range(5) if cubes[colour])]
    return f"offer {planet} mine {' '.join(mine)}; {'ABC'[helper]} gives {asked}, gets {letter}"


async def test_a_deal_stands_in_the_tables_one_message_from_the_offer_to_its_end(world: World) -> None:
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    messages = len(world.public())
    before = len(world.pings())
    await world.slash(active, "afternova offer", line=line)
    asked = board(world)
    assert world.pings()[before:] == [helper], "who is asked is called once"
    assert len(world.public()) == messages, "the message that calls takes the place of the one before"
    assert world.public()[-1].id == asked.id, "the board stays last"
    (said,) = told_deals(asked)
    assert "⏳" in said
    own = await world.slash(active, "afternova play")
    assert own is not None
    number = {"qing": "協議 1", "mei": "协议 1"}
    assert any(number.get(active, "eal 1") in line and "⏳" in line for line in own.text.splitlines()), own.text
    assert own.text.count("🤝") == 2, "the deal, and the planet that is in it"
    files = [picture["media"]["url"].rpartition("/")[2] for picture in asked.pictures]
    assert files == ["board.webp", "1-posting.webp"], "beside a deal the legend of newcomers has no room"
    bystander = next(name for name in others(active) if name != helper)
    refused = await world.press(bystander, asked, "deal", "accept.1.1")
    assert refused is not None
    assert refused.ephemeral
    assert (await info(world)).owed != ()
    accepted = await world.press(helper, asked, "deal", "accept.1.1")
    assert accepted is not None
    (pledge,) = (await view(world, helper)).pledges
    (line,) = [line for line in accepted.text.splitlines() if "🤝" in line]
    language = {"qing": "zh-TW", "mei": "zh-CN"}.get(helper, "en")
    assert all(translate(card_name(card), language) in line for card in pledge.cards)
    assert line not in board(world).text, "nobody else reads which cards these are"
    assert (await view(world, active)).pledges == ()
    agreed = board(world)
    assert "✅" in told_deals(agreed)[0]
    assert agreed.find("deal")[0].arg == "execute.1.1"
    refused = await world.press(helper, agreed, "deal", "execute.1.1")
    assert refused is not None
    assert board(world).find("deal"), "nobody else carries it out"
    await world.press(active, agreed, "deal", "execute.1.1")
    done = board(world)
    assert "deal" not in done.verbs
    assert told_deals(done) == []
    assert "deal 1" in done.text, "the log tells of it"
    assert len(world.public()) == messages
    assert (await view(world, active)).offers == ()


async def test_who_declines_after_accepting_takes_it_back_and_old_versions_are_refused(world: World) -> None:
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    await world.slash(active, "afternova offer", line=line)
    await world.press(helper, board(world), "deal", "accept.1.1")
    await world.press(helper, board(world), "deal", "decline.1.1")
    assert "⏳" in told_deals(board(world))[0]
    first = board(world)
    tables = world.bot.services.tables
    await change_deal(world, active)
    refused = await world.press(helper, first, "deal", "accept.1.1")
    assert refused is not None
    assert "version 2" in refused.text or "第 2 版" in refused.text
    look = await tables.queries.look(1, world.id(active))
    await tables.play.choose(1, world.id(active), ("market",))
    assert look.view.offers[0].version == 2
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    assert told_deals(board(world)) == []


async def test_cards_are_shown_to_one_player_alone(world: World, scenes: list[Any]) -> None:
    active = await begin(world)
    reader, outsider = others(active)
    own = (await view(world, active)).hand
    letter = "abc"[NAMES.index(reader)]
    scenes.clear()
    await world.slash(active, "afternova show", player=letter, cards=f"{own[0]}, {own[1]}")
    assert [each.card for each in (await view(world, reader)).shown] == [own[0], own[1]]
    assert (await view(world, outsider)).shown == ()
    assert [scene.card for scene in scenes if scene.what == "card"] == [own[0], own[1]]
    dm = world.dms(reader)[-1]
    assert len(dm.pictures) == 2
    names = [name for name in NAMES if any("👁" in shown.text for shown in world.dms(name))]
    assert names == [reader]


async def one_more_asked(world: World, who: str, panel: Shown) -> Shown | None:
    """The first icon that helpers can be asked for is asked for, by its button or from its menu."""
    for part in walk(panel.components):
        custom_id = part.get("custom_id", "")
        keys = [option["value"] for option in part.get("options", [])]
        if asked := [key for key in keys if key.startswith("ask:")]:
            control = next(each for each in panel.controls if each.custom_id == custom_id)
            return await world.choose(who, panel, control, asked[0])
    asked = [each.arg for each in panel.controls if each.arg.startswith("ask:")]
    return await world.press(who, panel, "pick", asked[0])


async def test_a_draft_moves_nothing_that_others_see(world: World) -> None:
    active = await begin(world)
    public = [(shown.id, str(shown)) for shown in world.public()]
    edits = world.requests("PATCH", "/channels/")
    tables = world.bot.services.tables
    planet = (await view(world, active)).planets[0].id
    panel = await world.slash(active, "afternova play")
    assert panel is not None
    panel = await world.choose(active, panel, panel.control("picks"), f"draft:{planet}")
    assert panel is not None
    for _ in range(2):
        panel = await one_more_asked(world, active, panel)
        assert panel is not None
    terms = (await tables.queries.look(1, world.id(active))).view.draft.terms
    assert terms.cards or terms.helpers
    assert [(shown.id, str(shown)) for shown in world.public()] == public
    assert world.requests("PATCH", "/channels/") == edits


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first and the third seat begin with the cubes for their blueprint."""
    deal = type(TITLE).new

    def new(self: Any, setup: Any, chance: Any) -> Any:
        state = deal(self, setup, chance)
        for seat in (0, 2):
            cost = parts().costs[state.players[seat].blueprints[0]]
            state.players[seat].storage = list(cost)
            state.bag = [have - paid for have, paid in zip(state.bag, cost, strict=True)]
        return state

    monkeypatch.setattr(type(TITLE), "new", new)


@pytest.mark.usefixtures("rich")
async def test_the_window_is_told_to_those_who_are_asked_and_to_nobody_else(world: World) -> None:
    active = await begin(world)
    tables = world.bot.services.tables
    await tables.play.choose(1, world.id(active), ("market",))
    while (look := await tables.queries.look(1, world.id(active))).pending is not None and look.view.phase == "market":
        calls, messages = len(world.pings()), {name: [shown.id for shown in world.dms(name)] for name in NAMES}
        await tables.play.choose(1, world.id(active), (look.pending.ask.options[0].key,))
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    assert (await info(world)).secret
    public = board(world)
    assert "The game waits for secret answers, asked for <t:" in public.text, "not only that it waits (11 seconds ago)"
    assert "▶" not in public.text
    assert len(world.pings()) == calls
    fresh = {name for name in NAMES if [shown.id for shown in world.dms(name)] != messages[name]}
    assert fresh == {"ada", "qing"} - {active}
    for name in NAMES:
        mine = await world.slash(name, "table mine")
        assert mine is not None
        assert (name != "ben") == bool(mine.find("panel")), mine.text
    panel = await world.slash("ben", "afternova play")
    assert panel is not None
    told = [line for line in panel.text.splitlines() if "cards" not in line]
    assert "the game waits for secret answers, asked for <t:" in told[1]
    assert not any(NAMES[seat].title() in line for line in told for seat in (0, 2)), panel.text
    edits = world.requests("PATCH", "/channels/")
    await tables.play.choose(1, world.id("ada"), ("pass",))
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    assert str(board(world)) == str(public)
    assert world.requests("PATCH", "/channels/") - edits <= 1, "at most Ada's own message"
    await tables.play.choose(1, world.id("qing"), ("pass",))
    assert not (await info(world)).secret


@pytest.mark.parametrize(
    "locale", [discord.Locale.american_english, discord.Locale.taiwan_chinese, discord.Locale.chinese]
)
async def test_its_commands_are_described_in_every_language(
    locale: discord.Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cogs.afternova.cog import Afternova

    monkeypatch.setattr(test_words, "COGS", (Afternova,))
    await test_words.test_commands_are_described_in_every_language_and_not_at_length(locale)


async def test_a_typed_deal_that_lacks_something_stays_a_draft(world: World) -> None:
    active = await begin(world)
    planet = (await view(world, active)).planets[0].id
    letter = "ABC"[NAMES.index(others(active)[0])]
    out = await world.slash(active, "afternova offer", line=f"offer {planet}; {letter} gives 1 engineer 1 mining")
    assert out is not None
    refused = (await view(world, active)).draft is None
    assert refused == ("does not lack that much" in out.text)
    assert told_deals(board(world)) == []
    offered = await world.suggest(active, "afternova offer", "line", "")
    assert len(offered) == 3


async def test_others_bid_counter_and_are_adopted_with_one_tap(world: World) -> None:
    active = await begin(world)
    line, helper = await typed_deal(world, active)
    await world.slash(active, "afternova offer", line=line)
    bystander = next(name for name in others(active) if name != helper)
    panel = await world.press(bystander, board(world), "deal", "counter.1.1")
    assert panel is not None
    assert "as many offers" not in panel.text
    assert (await view(world, bystander)).draft.kind == "counter"
    await world.press(bystander, panel, "pick", "cancel")
    panel = await world.press(helper, board(world), "deal", "counter.1.1")
    assert panel is not None
    panel = await world.press(helper, panel, "pick", "send")
    assert panel is not None
    panel = await world.press(helper, panel, "sure")  # it changes nothing
    assert panel is not None
    answered = board(world)
    first, counter = sorted(told_deals(answered))[::-1]
    assert counter.startswith("**↩️")
    assert "↩️" in first
    (adopt,) = [one for one in answered.find("deal") if one.arg.startswith("adopt")]
    await world.press_control(bystander, answered, adopt)
    assert len((await view(world, active)).offers) == 2, "nobody else adopts it"
    await world.press_control(active, answered, adopt)
    (first,) = told_deals(board(world))
    assert "version 2" in first
    assert "adopts" in board(world).text, "the log tells of it"
