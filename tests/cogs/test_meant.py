"""What people probably meant where a typed line cannot be read: offered as a button, never played without the tap."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import pytest

from cogs.ui.meant import find_meant
from cogs.ui.typed import clauses, match, short
from cogs.ui.typed_names import NOBODY, is_code, words_of
from cogs.ui.typed_parts import find_by_parts
from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Refused
from engine.core.title import Title
from engine.eclipse.components import PARTS
from engine.eclipse.course import PHASES
from engine.titles import TITLES
from locales import LANGUAGES, translate
from scripts.games import ask_of, moves
from tables.preview import find_meant_lines
from tests.cogs.playing import begin
from tests.cogs.world import World
from tests.contract.games import tables
from tests.eclipse.positions import A, Game, give, position, put
from tests.eclipse.positions import begin as begin_eclipse

EVERY_TITLE = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
ANSWERS = 250
LOOKED_AT = 9
"""Positions from one that is looked at to the next."""


@cache
def questions(title_id: str) -> tuple[Ask, ...]:
    """Some questions of random games of a title."""
    found = []
    for table in tables((TITLES[title_id],))[::4]:
        session = table.begin()
        for number, (seat, keys) in enumerate(moves(session, Chance(f"meant/{table.seed}"), most=ANSWERS)):
            if number % LOOKED_AT == 0:
                ask = ask_of(session, seat)
                ask.settle()
                found.append(ask)
            session.submit(seat, keys)
    return tuple(found)


def offering(title_id: str, key: str) -> Ask:
    """A question that offers this answer."""
    return next(ask for ask in questions(title_id) if key in ask.options.keys and ask.most == 1)


@cache
def fleet_game() -> Game:
    """The turn of somebody with ships in many places and every technology."""
    st = position()
    for part in PARTS.values():
        if part.technology:
            give(st, A, part.technology)
    sectors = (("102", "1a"), ("306", "5a"), ("301", "3a"), ("302", "3b"), ("303", "3c"), ("101", "1b"), ("103", "1c"))
    for number, (sector, place) in enumerate(sectors):
        ship = "interceptor" if number % 2 else "cruiser" if number < 4 else "dreadnought"
        put(st, sector, place, owner=A, ships={A: ship})
    st.players[A].science = st.players[A].materials = st.players[A].money = 40
    return begin_eclipse(st, {"action": PHASES["action"]})


def fleet() -> Ask:
    """The same: a question with hundreds of answers."""
    return fleet_game().ask


def meant(ask: Ask, words: str, language: str = "en") -> list[str]:
    """The keys of the answers that are offered for words that cannot be read."""
    with pytest.raises(Refused):
        match(ask, words)
    return ["+".join(match(ask, each.words)[0]) for each in find_meant(ask, words, NOBODY, language)]


MISSPELT = [
    ("day_and_night", "en", "wlak b1", "step:b1"),
    ("day_and_night", "en", "day blosom", "cast:day_blossom"),
    ("day_and_night", "en", "cast daychant", "cast:day_chant"),
    ("day_and_night", "zh-TW", "日之宗放", "cast:day_blossom"),
    ("day_and_night", "zh-TW", "走道 b1", "step:b1"),
    ("day_and_night", "zh-TW", "結朿回合", "end"),
    ("day_and_night", "zh-CN", "日之颂个", "cast:day_chant"),
    ("day_and_night", "zh-CN", "移洞 b1", "step:b1"),
    ("day_and_night", "zh-CN", "结朿回合", "end"),
    ("solenia", "en", "giveback stone", "drop:stone"),
    ("solenia", "en", "giv back whaet", "drop:wheat"),
    ("solenia", "en", "1 watter", "pay:water"),
    ("solenia", "zh-TW", "放會 石料", "drop:stone"),
    ("solenia", "zh-TW", "放回小買", "drop:wheat"),
    ("solenia", "zh-TW", "支付 1 水原", "pay:water"),
    ("solenia", "zh-CN", "放会 石料", "drop:stone"),
    ("solenia", "zh-CN", "放回小买", "drop:wheat"),
    ("solenia", "zh-CN", "支付 1 水原", "pay:water"),
    ("afternova", "en", "propose rustmeer", "suggest:p10"),
    ("afternova", "en", "markte", "market"),
    ("afternova", "en", "standing oders", "orders"),
    ("afternova", "zh-TW", "提議 鏽海新", "suggest:p10"),
    ("afternova", "zh-TW", "長棋指令", "orders"),
    ("afternova", "zh-TW", "去市場交意", "market"),
    ("afternova", "zh-CN", "提议 锈海新", "suggest:p10"),
    ("afternova", "zh-CN", "长棋指令", "orders"),
    ("afternova", "zh-CN", "去市场交意", "market"),
    ("eclipse", "en", "explor 1d", "explore:1d"),
    ("eclipse", "en", "reserch gauss sheild", "research:gauss_shield"),
    ("eclipse", "en", "buid interceptr 2g", "build:interceptor-2g"),
    ("eclipse", "zh-TW", "探所 1d", "explore:1d"),
    ("eclipse", "zh-TW", "研發 高斯護頓", "research:gauss_shield"),
    ("eclipse", "zh-TW", "建造 攔截 2g", "build:interceptor-2g"),
    ("eclipse", "zh-CN", "探所 1d", "explore:1d"),
    ("eclipse", "zh-CN", "研发 高斯护顿", "research:gauss_shield"),
    ("eclipse", "zh-CN", "建造 拦截 2g", "build:interceptor-2g"),
    ("voidfall", "en", "producton", "card:production"),
    ("voidfall", "en", "conqest", "card:conquest"),
    ("voidfall", "en", "play politcs", "card:politics"),
    ("voidfall", "zh-TW", "生慘", "card:production"),
    ("voidfall", "zh-TW", "打出 正服", "card:conquest"),
    ("voidfall", "zh-TW", "行動卡 正治", "card:politics"),
    ("voidfall", "zh-CN", "生惨", "card:production"),
    ("voidfall", "zh-CN", "打出 正服", "card:conquest"),
    ("voidfall", "zh-CN", "行动卡 正治", "card:politics"),
]


@pytest.mark.parametrize(("title", "language", "words", "key"), MISSPELT)
def test_a_misspelt_line_is_understood(title: str, language: str, words: str, key: str) -> None:
    assert meant(offering(title, key), words, language) == [key]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("explor 2l", "explore:2l"),
        ("build crusier 2a", "build:cruiser-2a"),
        ("upgrade gaus sheild on interceptor", "upgrade:interceptor-L-gauss_shield"),
        ("建造 巡洋 2a", "build:cruiser-2a"),
        ("upgrade cruiser LB gaussshield", "upgrade:cruiser-LB-gauss_shield"),
        ("mvoe crusier 1a 2a", "move:cruiser-1a-2a"),
    ],
)
def test_among_hundreds_of_answers_a_misspelt_one_is_found(words: str, key: str) -> None:
    assert meant(fleet(), words, "zh-TW" if "建" in words else "en") == [key]


def test_what_fits_too_many_answers_is_corrected_alone() -> None:
    """The corrected word then asks which."""
    assert [each.words for each in find_meant(fleet(), "crusier", NOBODY, "en")] == ["cruiser"]


def test_words_without_a_place_offer_the_answers_that_they_fit() -> None:
    offered = meant(fleet(), "move interceptor 2a")
    assert sorted(offered) == sorted(
        key for key in fleet().options.keys if re.fullmatch("move:interceptor-.*2a.*", key)
    )


@pytest.mark.parametrize("words", ["gauss shield on interceptor", "攔截艦 高斯護盾", "upgrade 拦截舰 高斯护盾"])
def test_where_one_square_is_free_it_is_inferred(words: str) -> None:
    assert match(fleet(), words) == (("upgrade:interceptor-L-gauss_shield",), "")


def test_where_no_square_is_free_all_that_are_possible_are_named_and_offered() -> None:
    st = position()
    give(st, A, "gauss_shield")
    st.players[A].tiles = {"interceptor": {"L": "hull"}}
    game: Game = begin_eclipse(st, {"action": PHASES["action"]})
    with pytest.raises(Refused, match="ambiguous") as caught:
        match(game.ask, "gauss shield on interceptor")
    said = translate(caught.value.text, "en")
    assert all(f"on interceptor {slot}" in said for slot in ("CT", "CB", "R"))
    offered = meant(game.ask, "gauss shield on interceptor")
    assert offered == [f"upgrade:interceptor-{slot}-gauss_shield" for slot in ("CT", "CB", "R")]


def test_what_gives_and_what_gets_are_not_exchanged() -> None:
    """Of two things of one kind the order tells which is which."""
    give_orange = offering("afternova", "move:a>b+orange").option("move:a>b+orange")
    assert give_orange is not None
    assert find_by_parts([give_orange], words_of("move sky orange orange"), NOBODY) == []
    assert find_by_parts(fleet().options, words_of("science money trade"), NOBODY) == []


@pytest.mark.parametrize(
    ("line", "corrected"),
    [
        ("buid crusier 2a", "build cruiser 2a"),
        ("buid crusier 2a; interceptr 2a; end", "build cruiser 2a; interceptor 2a; end"),
        ("build cruiser 2a; buidl intercepter 2a; ned", "build cruiser 2a; build interceptor 2a; end"),
        ("mvoe interceptr 2a 1a; finsh", "move interceptor 2a 1a; finish"),
        ("explor 2l; whatever comes", "explore 2l; whatever comes"),
    ],
)
def test_a_whole_line_is_corrected_word_by_word(line: str, corrected: str) -> None:
    """Each clause by the question that it answers. What nobody can correct stays as it is."""
    read, find = partial(match, called=NOBODY), partial(find_meant, called=NOBODY, language="en")
    (found,) = find_meant_lines(fleet_game().session, A, clauses(line), read, find)
    assert found.words == found.shown == corrected


def test_a_line_that_is_right_is_not_corrected() -> None:
    read, find = partial(match, called=NOBODY), partial(find_meant, called=NOBODY, language="en")
    assert find_meant_lines(fleet_game().session, A, ["build cruiser 2a", "end"], read, find) == ()


# -- places and numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    ["move interceptor 2a 9z", "mvoe cruiser 2a 9z", "explor 9z", "move cruiser 2a 1a", "trade 9 mony for 1 science"],
)
def test_a_place_or_a_number_is_never_corrected(words: str) -> None:
    """No cruiser is at 2a: that one could go from 1a to 2a is not what was written."""
    assert meant(fleet(), words) == []


def codes(words: str) -> list[str]:
    return [word for word in words_of(words) if is_code(word) and any(map(str.isdigit, word))]


@EVERY_TITLE
def test_a_misspelt_word_is_understood_or_nobody_can_tell(title: Title[Any]) -> None:
    """One letter of one word of a random answer is wrong. What is offered is that answer, or it is among those offered,
    with its places and numbers."""
    chance = Chance("misspelt")
    offered = asked = 0
    for ask in questions(title.meta.id):
        if ask.most > 1:
            continue
        option = ask.options[chance.below(len(ask.options))]
        for language in LANGUAGES:
            words = misspell(translate(option.label, language), chance)
            if words is None or is_read(ask, words) or not is_read(ask, translate(option.label, language)):
                continue
            asked += 1
            found = find_meant(ask, words, NOBODY, language)
            offered += bool(found)
            for each in found:
                given = iter(codes(each.shown))
                assert all(code in given for code in codes(words)), (words, each)
            answers = {match(ask, each.words)[0] for each in found if is_read(ask, each.words)}
            alike = {each.key for each in ask.options if each.label == option.label}
            assert not answers or alike & {key for key, *_ in answers}, (words, found)
    assert offered > asked / 2, (offered, asked)


def misspell(words: str, chance: Chance) -> str | None:
    """The words with one letter left out, doubled, changed or exchanged with the next; None: they have only codes."""
    found = [
        piece for piece in re.finditer(r"[^\W\d_]{2,}", words) if len(piece.group()) > 3 or not piece.group().isascii()
    ]
    if not found:
        return None
    piece = found[chance.below(len(found))]
    place = piece.start() + chance.below(len(piece.group()) - 1)
    one, two = words[place], words[place + 1]
    instead = (two, one + one + two, ("q" if one.isascii() else "甪") + two, two + one)[chance.below(4)]
    return words[:place] + instead + words[place + 2 :]


def is_read(ask: Ask, words: str) -> bool:
    try:
        match(ask, words)
    except Refused:
        return False
    return True


@EVERY_TITLE
def test_what_stands_on_a_button_is_read_as_its_answer(title: Title[Any]) -> None:
    """In every language, unless it stands on several."""
    chance = Chance("buttons")
    for ask in questions(title.meta.id):
        options = list(ask.options)
        for option in [options[chance.below(len(options))] for _ in range(3)]:
            for language in LANGUAGES:
                label = translate(option.label, language)
                if ask.most == 1 and [translate(each.label, language) for each in options].count(label) == 1:
                    assert match(ask, label) == ((option.key,), ""), label


# -- the end of a turn -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["end", "done", "finish", "END TURN", "結束", "完成", "结束", "結束回合", "结束回合"])
@pytest.mark.parametrize(
    ("title", "key"),
    [("day_and_night", "end"), ("afternova", "pass"), ("eclipse", "end"), ("eclipse", "done"), ("voidfall", "done")],
)
def test_the_usual_words_end_a_turn(title: str, key: str, words: str) -> None:
    assert match(offering(title, key), words) == ((key,), "")


@pytest.mark.parametrize("words", ["pass", "跳過", "跳过"])
@pytest.mark.parametrize(
    ("title", "key"), [("day_and_night", "end"), ("afternova", "pass"), ("eclipse", "pass"), ("voidfall", "done")]
)
def test_to_pass_ends_a_turn_where_that_is_meant(title: str, key: str, words: str) -> None:
    assert match(offering(title, key), words) == ((key,), "")


def test_at_the_start_of_a_turn_of_eclipse_its_end_may_be_passing() -> None:
    """That ends more than the turn, so it is only offered."""
    assert meant(fleet(), "done") == ["pass"]


# -- on Discord ------------------------------------------------------------------------------------------------------


async def test_a_tap_plays_what_was_meant_and_nothing_is_played_without(world: World) -> None:
    await begin(world)
    queries = world.bot.services.tables.queries
    before = await queries.look(1, world.id("ada"))
    refused = await world.slash("ada", "daynight move", line="wlak b1; edn")
    assert refused is not None
    assert "wlak" in refused.text
    assert await queries.look(1, world.id("ada")) == before
    (button,) = [each for each in refused.controls if each.verb == "line"]
    assert button.label == "Did you mean “walk b1; end”?"
    played = await world.press("ada", refused, "line")
    assert played is not None
    while played.find("sure"):
        played = await world.press("ada", played, "sure")
        assert played is not None
    now = await queries.look(1, world.id("ada"))
    assert now.view != before.view


async def test_a_tap_after_the_question_was_answered_plays_nothing(world: World) -> None:
    await begin(world)
    refused = await world.slash("ada", "daynight move", line="wlak b1")
    assert refused is not None
    await world.slash("ada", "daynight move", line="walk a2")
    before = await world.bot.services.tables.queries.look(1, world.id("ada"))
    late = await world.press("ada", refused, "line")
    assert late is not None
    after = await world.bot.services.tables.queries.look(1, world.id("ada"))
    assert after.view == before.view


async def test_nobody_else_plays_what_was_meant(world: World) -> None:
    await begin(world)
    refused = await world.slash("ada", "daynight move", line="wlak b1")
    assert refused is not None
    world.show_to_all(refused)
    before = await world.bot.services.tables.queries.look(1, None)
    await world.press("ben", refused, "line")
    assert (await world.bot.services.tables.queries.look(1, None)).view == before.view


async def test_a_long_line_is_offered_to_be_copied(world: World) -> None:
    await begin(world)
    refused = await world.slash("ada", "daynight move", line="wlak b1; walk c1; walk d1; walk e1; " + "walk d1; " * 8)
    assert refused is not None
    assert not refused.find("line")
    assert "Did you mean “walk b1; walk c1;" in refused.text


async def test_the_end_of_a_turn_that_has_ended_by_itself_may_be_said(world: World) -> None:
    await world.slash("qing", "solenia new", computer="easy")
    tables = world.bot.services.tables
    (game,) = await tables.queries.tables_of_person(world.id("qing"))
    seen = await tables.queries.look(game.id, world.id("qing"))
    while seen.pending is None:
        seen = await tables.queries.look(game.id, world.id("qing"))
    line: list[str] = []
    ask: Ask | None = seen.pending.ask
    while ask is not None:
        line.append(short(ask.options[0]))
        ask = (await tables.queries.preview(game.id, world.id("qing"), line, "", match)).ask
    played = await world.slash("qing", "solenia move", line="; ".join([*line, "結束"]))
    assert played is not None
    assert "結束" not in played.text
    assert (await tables.queries.look(game.id, world.id("qing"))).view != seen.view


async def test_a_refusal_names_the_open_question(world: World) -> None:
    await begin(world)
    for line in ("walk c3", "walk", "gibberish"):
        refused = await world.slash("ada", "daynight move", line=line)
        assert refused is not None
        assert "What will you do?" in refused.text, refused.text
