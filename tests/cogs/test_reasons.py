"""An impossible action is refused with its reason, typed or on the panel; cards and rules show the table's options."""

from __future__ import annotations

import msgspec
import pytest

from cogs.day_and_night.presentation import presentation as day_and_night
from cogs.solenia.presentation import presentation as solenia
from cogs.ui.cards import cards_named
from cogs.ui.typed import NAMED, match
from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import Setup
from engine.solenia.title import META, Solenia
from engine.titles import TITLES
from locales import LANGUAGES, message, translate
from locales.handbook import sections
from scripts.games import Table
from tables.reading import read_answer
from tables.records import Look
from tests.cogs.playing import begin, info, owed
from tests.cogs.test_panel import look as look_of
from tests.cogs.world import World
from tests.day_and_night.scenario import Game, table
from tests.solenia.scenario import seat as solenia_seat
from tests.solenia.scenario import table as solenia_table


def look(game: Game) -> Look:
    """What the side to move sees."""
    (seat,) = game.session.owed()
    seen = look_of(game.ask, game.session.view(seat), seat=seat)
    return msgspec.structs.replace(seen, barred=game.session.barred(seat))


async def test_a_typed_walk_that_the_rules_forbid_is_not_called_unreadable(world: World) -> None:
    await begin(world)
    refused = await world.slash("ada", "daynight move", line="step c3; end")
    assert refused is not None
    assert "C3 does not border A1" in refused.text
    assert "From A1 you can walk to: B1, A2." in refused.text
    assert "step c3; end" in refused.text, "what was typed is not lost"
    assert await owed(world) == ("ada",)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("b1 b4; end", "B4 does not border B1"),
        ("b1 c1 d1 e1 f1", "a step takes 3 hours, and 0 are left"),
        ("b1; c1; d1; e1; f1; end", "a step takes 3 hours, and 0 are left"),
    ],
)
async def test_a_walk_that_is_too_long_is_refused_whole(world: World, line: str, reason: str) -> None:
    """Each step is final, so nobody takes four of five."""
    await begin(world)
    queries = world.bot.services.tables.queries
    before = await queries.look(1, world.id("ada"))
    refused = await world.slash("ada", "daynight move", line=line)
    assert refused is not None
    assert refused.text.startswith("Nothing was played")
    assert reason in refused.text
    assert await queries.look(1, world.id("ada")) == before


async def test_a_typed_cell_that_is_too_far_is_not_called_unreadable(world: World) -> None:
    await world.slash("qing", "solenia new", computer="easy")
    (game,) = await world.bot.services.tables.queries.tables_of_person(world.id("qing"))
    seen = await world.bot.services.tables.queries.look(game.id, world.id("qing"))
    while seen.pending is None:
        seen = await world.bot.services.tables.queries.look(game.id, world.id("qing"))
    card = seen.view.hand[0]
    refused = await world.slash("qing", "solenia move", line=f"{card} a1")
    assert refused is not None
    assert "看不懂" not in refused.text
    assert "現在不能選「A1」" in refused.text


def test_a_card_is_called_by_its_value_where_only_one_is_meant() -> None:
    game = solenia_table(solenia_seat("c01 c07 c13"), solenia_seat())
    assert match(game.ask, "1 a1") == (("card:c07",), "a1")
    with pytest.raises(Refused) as refused:
        match(solenia_table(solenia_seat("c07 c09 c13"), solenia_seat()).ask, "1 a1")
    assert translate(refused.value.text, "en").startswith(
        "“1” could be any of these: 1 (1 from its island), 1 (1 water)."
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("card 2", "you hold no card of this value"),
        ("打出 2", "you hold no card of this value"),
        ("牌 5", "cards have the values 0, 1 and 2"),
        ("card 7", "cards have the values 0, 1 and 2"),
        ("card 1; at z9", "“at z9” is none of the answers to “Where do you place it?” Possible: "),
        ("1; on a9", "“on a9” is none of the answers to “Where do you place it?” Possible: "),
        ("card c99", "“card c99” is none of the answers to “Which card do you place?” Possible: 0 ("),
        ("at z9", "“at z9” is not possible here: a cell is chosen after the card"),
    ],
)
def test_a_typed_card_or_cell_that_is_not_there_is_refused_with_what_is_true(words: str, said: str) -> None:
    """It is the beginning of the turn, so that is no reason; values and cells that no game has are told as such."""
    game = solenia_table(solenia_seat("c01 c07 c08"), solenia_seat())
    *before, last = words.split("; ")
    for clause in before:
        game = game.chooses(*match(game.ask, clause)[0])
    with pytest.raises(Refused) as refused:
        read_answer(game.session, 0, game.ask, last, match)
    assert said in translate(refused.value.text, "en")
    for language in LANGUAGES[1:]:
        assert "{" not in translate(refused.value.text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_why_a_spell_and_a_walk_are_not_possible(language: str) -> None:
    game = table(day_at="b2", day_hand="flourish day_chant", crystals={"b2": 1})
    said = day_and_night().describe_idle(look(game), language)
    reason = {"en": "Night does not stand on a Day tile", "zh-TW": "夜沒有站在日板塊上", "zh-CN": "夜没有站在日板块上"}
    assert reason[language] in said
    held = {"en": "a crystal on B2 holds Day there", "zh-TW": "B2 上有水晶", "zh-CN": "B2 上有水晶"}
    assert held[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_walked_reads_why_the_spells_are_gone(language: str) -> None:
    casting, walking = table(day_at="a1", day_hand="day_chant"), table(day_at="a1", day_hand="day_chant").steps("a2")
    reason = message("dn-why-travelled", language)
    assert reason not in day_and_night().describe_idle(look(casting), language)
    assert reason in day_and_night().describe_idle(look(walking), language)


def test_a_reason_that_bars_several_neighbours_is_said_once() -> None:
    around = {"a2": 1, "b1": 1, "b3": 1, "c2": 1}
    said = day_and_night().describe_idle(look(table(day_at="b2", day_hand="day_chant", crystals=around)), "en")
    assert said == "No walking now: a crystal keeps Day out of A2, B1, B3, C2"


def test_the_panel_says_nothing_of_walks_while_there_are_some() -> None:
    said = day_and_night().describe_idle(look(table(day_at="b2", day_hand="day_chant", crystals={"c2": 1})), "en")
    assert said == ""


# -- what the table plays --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "usual", "strict"),
    [
        ("en", "a Day tile became a Night tile this turn", "a Day tile was changed this turn"),
        ("zh-TW", "本回合有日板塊變成夜板塊", "本回合有日板塊被變換"),
        ("zh-CN", "本回合有日板块变成夜板块", "本回合有日板块被变换"),
    ],
)
@pytest.mark.parametrize("card", ["night_advantage", "night_meditation"])
def test_nights_conditional_spells_promise_what_the_table_allows(
    card: str, language: str, usual: str, strict: str
) -> None:
    """R-FLAG-1: by default a Turn Over counts as well; with strict_changed it does not."""
    presentation = day_and_night()
    for options, promise in (({}, usual), ({"strict_changed": True}, strict)):
        view = presentation.fresh_view(options)
        assert promise in translate(presentation.cards(view)[card].text, language)
    game = table(to_move="night", night_at="a1", day="a1", night_hand=f"{card} deter", strict_changed=True)
    assert not game.casts("deter").can_cast(card), "the text says what the rules do"
    usual_game = table(to_move="night", night_at="a1", day="a1", night_hand=f"{card} deter")
    assert usual_game.casts("deter").can_cast(card)


def test_the_option_of_a_spell_says_the_same_as_its_card() -> None:
    game = table(to_move="night", night_hand="crystal_breeze", night="h6", crystal_night_tiles_only=True)
    option = game.ask.option("cast:crystal_breeze")
    assert option is not None
    assert option.detail is not None
    assert "two Night tiles" in translate(option.detail, "en")


async def test_rules_and_cards_follow_the_options_of_the_table_in_the_channel(world: World) -> None:
    usual = await world.slash("ada", "daynight rules")
    assert usual is not None
    assert "First cast spells" in usual.text
    await world.slash("ada", "daynight new", options="cast_after_travel=on; strict_changed=on")
    assert (await info(world)).options["cast_after_travel"] is True
    rules = await world.slash("ada", "daynight rules")
    card = await world.slash("ada", "daynight card", name="Night Advantage")
    assert rules is not None
    assert card is not None
    assert "in any order" in rules.text
    assert "First cast" not in rules.text
    assert "was changed this turn" in card.text


# -- looking a card up -----------------------------------------------------------------------------------------------


async def test_cards_that_are_called_alike_are_suggested_once(world: World) -> None:
    offered = await world.suggest("ada", "solenia card", "name", "")
    names = [choice["name"] for choice in offered]
    assert len(set(names)) == len(names)


def test_a_card_is_found_by_its_place_in_the_hand_and_by_a_part_of_its_name() -> None:
    session = Session.begin(Solenia(), Setup(2, META.settle_options({})), "5eed")
    (seat,) = session.owed()
    seen = look_of(None, session.view(seat), seat=seat)
    hand = session.view(seat).hand
    found = [cards_named(solenia(), words, seen) for words in ("手牌 1", "hand 2", "第3張")]
    assert found == [[card] for card in hand]
    assert cards_named(solenia(), "手牌 4", seen) == ["i7"], "no fourth card: the improvement of that name"
    assert cards_named(solenia(), "no such card", seen) == []
    assert cards_named(day_and_night(), "morning m") == ["morning_mist"]


async def test_cards_that_share_a_part_of_their_names_are_offered_in_a_menu(world: World) -> None:
    several = await world.slash("ada", "daynight card", name="advant")
    assert several is not None
    menu = several.control("card")
    assert list(menu.values) == ["day_advantage", "night_advantage"]
    chosen = await world.choose("ada", several, menu, "night_advantage")
    assert chosen is not None
    assert message("dn-card-night_advantage", "en") in chosen.text


async def test_a_card_leads_to_the_rules_that_tell_of_it(world: World) -> None:
    card = await world.slash("ada", "daynight card", name="crystal")
    assert card is not None
    assert message("dn-ruling-crystal-holds", "en") in card.text
    rules = await world.press("ada", card, "rules", "day_and_night.crystals")
    assert rules is not None
    assert sections("day_and_night", "en")[11].text.split("\n")[0] in rules.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_tiles_decide_ends_with_how_many_there_are(language: str) -> None:
    """R-END-3, R-END-2: the temples are level; without the tiles nobody could see why Night wins."""
    ended = table(to_move="night", turn=100, day="a1 b1 c1 d1", night="h6 f6 h4 d6 b6").ends()
    assert ended.winner == "night"
    _, day, night = day_and_night().status(ended.view(), language)
    tiles = "tiles" if language == "en" else {"zh-TW": "板塊", "zh-CN": "板块"}[language]
    assert f"{tiles} 4" in day
    assert f"{tiles} 5" in night


def first_ask() -> Ask:
    """The first question of a game of Afternova, with many answers."""
    pending = Table(TITLES["afternova"], 3, {}, "91055a27").begin().pending(0)
    assert pending is not None
    return pending.ask


def choices_told(text: Text) -> list[Text]:
    """The answers that a refusal names."""
    choices = text.args["choices"]
    assert isinstance(choices, list)
    return choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_line_that_cannot_be_read_is_told_the_nearest_answers_first_and_how_to_see_all(language: str) -> None:
    """Also where its first word begins only two of the answers."""
    ask = first_ask()
    labels = [translate(option.label, language) for option in ask.options]
    planet = next(option for option in reversed(ask.options.all) if option.key.startswith("suggest:"))
    named = translate(planet.label, "en").split()[-1]
    with pytest.raises(Refused) as refused:
        match(ask, f"propse {named}")
    told = refused.value.text
    choices = [translate(each, language) for each in choices_told(told)]
    assert choices[0] == translate(planet.label, language)
    assert set(choices) <= set(labels)
    assert len(choices) == min(NAMED, len(labels))
    assert told.args["more"] == len(labels) - len(choices) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_few_answers_begin_like_a_typed_line_it_says_how_many_others_there_are(language: str) -> None:
    ask = first_ask()
    with pytest.raises(Refused) as refused:
        match(ask, "draft moon")
    told = refused.value.text
    assert [each.key for each in choices_told(told)] == ["an-option-draft"] * 3
    assert told.args["more"] == len(ask.options) - 3
    assert str(told.args["more"]) in translate(told, language)
