"""The page and the command of standing orders and queued actions."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from cogs.actions.answering import TOLD_OF_LINE
from cogs.eclipse.presentation import presentation
from cogs.ui import typed
from cogs.ui.controls import Key
from cogs.ui.measure import measure, walk
from cogs.ui.names import voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.orders import A_PAGE, ON_PANEL, actions_of, from_now_on, laid_down_lines, orders_message
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Panel
from cogs.ui.public import lines_since
from engine.core.decision import Option
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.text import Text, say
from engine.core.title import Setup
from engine.eclipse.course import PHASES
from engine.eclipse.names import SEATS
from engine.eclipse.orders import ORDERS
from engine.eclipse.state import State
from engine.eclipse.title import META, Diplomacy
from engine.titles import TITLES
from locales import LANGUAGES, capitalize, message, translate
from tables.reading import read_answer
from tables.records import LaidDown, LogLine, Look
from tests.cogs.panels import written
from tests.cogs.playing import info, owed, panel, play
from tests.cogs.world import Shown, World
from tests.eclipse.cogs.test_panel import NOW, look_of
from tests.eclipse.cogs.test_records import sensible, two_people
from tests.eclipse.positions import A, Game, begin, position
from tests.eclipse.test_battles import battle, retreating

SHOWN = presentation()
COMMON = {"species": "terrans", "seating": "joined"}


def fresh(players: int = 4) -> Look:
    """Seat 0 in the first turn of a game of Terrans."""
    return look_of(terrans(players), 0)


def terrans(players: int = 4) -> Session[State]:
    """The first turn of such a game, seat 0 to move."""
    game = Session.begin(TITLES["eclipse"], Setup(players, META.settle_options(COMMON)), "5eed")
    while game.owed() != (0,) or game.state.phase == "draft":
        (seat,) = game.owed()
        game.submit(seat, ("pass",) if game.state.phase != "draft" else (game.question(seat).options.keys[0],))  # type: ignore[union-attr]
    return game


def with_orders(look: Look, queue: Iterable[str] = (), **orders: tuple[str, ...]) -> Look:
    return msgspec.structs.replace(look, laid_down=LaidDown(orders, tuple(queue)))


# -- the page --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_each_order_is_set_to(language: str) -> None:
    look = with_orders(fresh(), fighting=("37",), targets=("largest",), accepting=("1", "3"))
    page = written(orders_message(look, SHOWN, language))
    assert message("ecl-order-fighting-number", language, number=37) in page
    assert message("ecl-order-targets-largest", language) in page
    assert page.count("Somebody with a n") == 2
    assert page.count(message("orders-ask", language)) == sum(not kind.seats for kind in ORDERS) - 2
    offering = message("ecl-order-offering", language)
    assert message("settings-value", language, option=offering, value=message("orders-nobody", language)) in page
    assert not [word for word in page.split() if word.startswith(("ecl-", "orders-"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_every_page_fits_and_has_a_menu_for_each_order(players: int, language: str) -> None:
    look = with_orders(fresh(players), ["research plasma cannon"] * 20, fighting=("37",))
    menus = 0
    for page in range(-(-len(ORDERS) // A_PAGE)):
        out = orders_message(look, SHOWN, language, page)
        assert measure(out.view.to_components()).fits
        menus += sum(
            item.custom_id.startswith("o1:order:") for item in out.view.walk_children() if hasattr(item, "custom_id")
        )
    assert menus == len(ORDERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_queued_actions_are_read_as_things_are_now(language: str) -> None:
    """One that can be done now is named; one that cannot is marked, though it may be possible later."""
    page = planned(language, "build dreadnought", "pass", "xyzzy")
    assert page.count(message("orders-not-now", language)) == 1
    assert page.count(message("orders-not-understood", language)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["research plasma cannon", "build dreadnought", "move", "explore 0f"])
def test_a_queued_action_that_the_rules_forbid_now_says_which_rule(language: str, action: str) -> None:
    """The reason that the same words get in the turn itself, not that nobody can read them."""
    game = terrans()
    question = game.question(0)
    assert question is not None
    with pytest.raises(Refused) as refused:
        read_answer(game, 0, question, action, typed.match)
    assert refused.value.text.key.startswith("error-barred")
    page = planned(language, action)
    assert message("orders-not-now", language) in page
    assert translate(refused.value.text, language) in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["research plasma cannon", "explore 0f", "influence 0f"])
def test_who_has_passed_queues_for_a_turn_of_the_next_round(language: str, action: str) -> None:
    """P17.3.2: that upgrade, build and move are left in this round is no reason against what comes later."""
    game = terrans()
    game.state.players[0].passed = True
    page = planned(language, action, game=game)
    assert message("ecl-why-passed", language) not in page
    assert page == planned(language, action)


def planned(language: str, *queue: str, game: Session[State] | None = None) -> str:
    """The page of seat 0 with this queue, in its first turn if no game is named."""
    state, plans = (game or terrans()).state, TITLES["eclipse"].planning
    foreseen = plans.foreseen(state, 0)
    assert foreseen is not None
    barred = tuple(plans.foreseen_barred(state, foreseen))
    look = with_orders(fresh(), queue)
    return written(orders_message(look, SHOWN, language, foreseen=foreseen, barred=barred))


def test_a_queue_is_typed_in_lines_or_with_semicolons() -> None:
    assert actions_of("research gauss shield; pass\n\nbuild cruiser at 3b ；") == [
        "research gauss shield",
        "pass",
        "build cruiser at 3b",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_offers_what_can_be_said_in_the_turn_of_another(language: str) -> None:
    """P17.11.6."""
    option = Option("offer:b-money", say("ecl-offer", partner=say("ecl-seat-1"), cube=say("ecl-cube-money")))
    out = orders_message(msgspec.structs.replace(fresh(), asides=(option,)), SHOWN, language)
    menus = [item for item in out.view.walk_children() if getattr(item, "custom_id", "").startswith("o1:aside:")]
    assert len(menus) == 1
    assert measure(out.view.to_components()).fits


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_finds_on_the_panel_what_can_be_said_meanwhile(language: str) -> None:
    """P17.11.6: an offer is answered in the turn of the other too; nobody looks for that under standing orders."""
    option = Option("accept:b-money", say("ecl-accept", partner=say("ecl-seat-1"), cube=say("ecl-cube-money")))
    waiting = msgspec.structs.replace(fresh(), pending=None)
    panels = [Panel(look, SHOWN, language) for look in (waiting, msgspec.structs.replace(waiting, asides=(option,)))]
    menus = [
        [item for item in each.message().view.walk_children() if getattr(item, "custom_id", "").startswith("o1:aside:")]
        for each in panels
    ]
    assert [len(each) for each in menus] == [0, 1]


async def test_what_is_said_from_the_panel_leads_back_to_the_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the line of what was said; the page of orders is not where it was chosen."""

    def do_aside(_: Diplomacy, st: State, seat: int, key: str) -> None:
        st.record(say("ecl-log-offers", side=SEATS[seat], partner=SEATS[1 - seat]), seat=seat)

    option = Option("offer:x", say("ecl-offer-to", partner=say("ecl-seat-0")))
    monkeypatch.setattr(Diplomacy, "offered", lambda _, st, seat: () if seat == st.active else (option,))
    monkeypatch.setattr(Diplomacy, "do", do_aside)
    await two_people(world)
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    (asked,) = await owed(world)
    who = ("ben", "ada")[asked == "ben"]
    shown = await panel(world, who)
    answered = await world.choose(who, shown, shown.control("aside", ON_PANEL), option.key)
    assert answered is not None
    assert answered.control("aside", ON_PANEL).is_menu
    assert "offers" in answered.text


# -- with the ping ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_the_default_and_what_is_laid_down(language: str) -> None:
    look = fresh()
    assert look.pending is not None
    assert look.pending.ask.default == ("pass",)
    look = msgspec.structs.replace(
        look,
        laid_down=LaidDown({}, ("pass",), (say("ecl-intrusion", side=say("ecl-seat-1"), place="3b"),)),
    )
    told = "\n".join(laid_down_lines(look, SHOWN, language))
    assert "3b" in told
    assert message("orders-default", language, answer=message("ecl-pass", language)) in told
    assert told in written(Panel(look, SHOWN, language).message())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_default_is_said_to_whoever_has_laid_down_nothing_that_may_give_it(language: str) -> None:
    """It stood below every question of a newcomer, who has no standing orders."""
    look = fresh()
    assert look.pending is not None
    assert laid_down_lines(look, SHOWN, language) == []
    other = next(kind for kind in ORDERS if look.pending.ask.habit not in kind.habits)
    elsewhere = msgspec.structs.replace(look, laid_down=LaidDown({other.id: (other.choices[0],)}))
    assert laid_down_lines(elsewhere, SHOWN, language) == []
    begun = {kind.id: (kind.alone,) for kind in ORDERS if kind.alone}
    assert laid_down_lines(msgspec.structs.replace(look, laid_down=LaidDown(begun)), SHOWN, language) == []
    answered = msgspec.structs.replace(look, laid_down=LaidDown(answers={look.pending.ask.habit: ()}))
    default = message("orders-default", language, answer=message("ecl-pass", language))
    assert laid_down_lines(answered, SHOWN, language) == [f"-# {default}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_to_explore_and_then_that_the_default_is_to_pass(language: str) -> None:
    look = msgspec.structs.replace(fresh(), laid_down=LaidDown({}, ("pass",)))
    lesson = msgspec.structs.replace(look, info=msgspec.structs.replace(look.info, lesson=True))
    default = message("orders-default", language, answer=message("ecl-pass", language))
    assert default in written(Panel(look, SHOWN, language).message())
    assert default not in written(Panel(lesson, SHOWN, language).message())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_why_the_queue_has_ended_until_one_acts(language: str) -> None:
    look = fresh()
    lost = LogLine(
        7,
        NOW,
        0,
        say(
            "table-log-queue-stopped",
            action="build cruiser at 3b",
            reason=say("error-not-seated"),
            dropped="pass",
            more=1,
        ),
    )
    told = "\n".join(laid_down_lines(msgspec.structs.replace(look, events=(lost,)), SHOWN, language))
    assert "build cruiser at 3b" in told
    assert "pass" in told
    own = LogLine(8, NOW, 0, say("ecl-log-passes", side=say("ecl-seat-0")))
    later = msgspec.structs.replace(look, events=(lost, own))
    assert "build cruiser" not in "\n".join(laid_down_lines(later, SHOWN, language))


# -- in Discord ------------------------------------------------------------------------------------------------------


async def begun(world: World, host: str = "ada") -> None:
    """Ada (or another host) and Ben, Terrans, in the first turn of a game."""
    await world.slash(host, "eclipse new", options="species=terrans")
    await world.slash("ben", "eclipse join")
    await world.slash(host, "eclipse start")
    for _ in range(4):
        for who in await owed(world):
            shown = await panel(world, who)
            picks = [control for control in shown.controls if control.verb == "pick" and "species" in control.arg]
            if picks:
                await world.press_control(who, shown, picks[0])


async def ordered(world: World, who: str, **options: str) -> Shown:
    shown = await world.slash(who, "eclipse orders", **options)
    assert shown is not None
    return shown


@pytest.mark.parametrize(("who", "language"), [("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")])
async def test_bad_orders_are_refused_in_the_persons_words(world: World, who: str, language: str) -> None:
    await world.slash(who, "eclipse new", computer="easy", options="species=terrans")
    said = (await ordered(world, who, order="fighting", value="150")).text
    assert message("ecl-order-fighting", language) in said
    assert "150" in said
    assert message("order-numbers", language, least=1, most=99) in said
    assert "sing" in (await ordered(world, who, order="sing", value="yes")).text
    assert (
        message("ecl-order-fighting-number", language, number=35)
        in (await ordered(world, who, order="fighting", value="35%")).text
    )


async def test_orders_are_set_by_menus_and_taken_back(world: World) -> None:
    await begun(world)
    shown = await ordered(world, "ben")
    menu = next(control for control in shown.controls if control.verb == "order" and control.arg == "targets")
    after = await world.choose("ben", shown, menu, "smallest")
    assert after is not None
    assert message("ecl-order-targets-smallest", "en") in after.text
    tables = world.bot.services.tables
    assert (await tables.queries.look(1, world.id("ben"))).laid_down.orders == {"targets": ("smallest",)}
    again = next(control for control in after.controls if control.verb == "order" and control.arg == "targets")
    await world.choose("ben", after, again, "-")
    assert (await tables.queries.look(1, world.id("ben"))).laid_down.orders == {}


async def test_nobody_sets_the_orders_of_another(world: World) -> None:
    await begun(world)
    shown = await ordered(world, "ben")
    world.show_to_all(shown)
    menu = next(control for control in shown.controls if control.verb == "order" and control.arg == "targets")
    await world.choose("ada", shown, menu, "smallest")
    tables = world.bot.services.tables
    assert (await tables.queries.look(1, world.id("ada"))).laid_down.orders == {}
    assert (await tables.queries.look(1, world.id("ben"))).laid_down.orders == {}
    stranger = await world.slash("mei", "eclipse orders")
    assert stranger is not None
    assert message("error-not-seated", "zh-CN") in stranger.text


async def test_queued_actions_are_played_when_the_turn_comes(world: World) -> None:
    """Who waits queues a pass and something that cannot be read: the pass is played at once, the other reported."""
    await begun(world)
    (mover,) = await owed(world)
    waiter = "ben" if mover == "ada" else "ada"
    shown = await ordered(world, waiter)
    await world.fill_in(waiter, shown, "queue", queue="pass\nxyzzy")
    tables = world.bot.services.tables
    assert (await tables.queries.look(1, world.id(waiter))).laid_down.queue == ("pass", "xyzzy")
    before = (await info(world)).version
    await play(world, mover, "eclipse move", line="pass")
    seen = await tables.queries.look(1, world.id(waiter))
    assert (await info(world)).version > before
    keys = [line.text.key for line in seen.events]
    assert "table-log-queued" in keys
    assert "table-log-queued" not in [line.text.key for line in (await tables.queries.look(1, world.id(mover))).events]


async def test_the_queue_offers_what_the_next_turn_would(world: World) -> None:
    await begun(world)
    (mover,) = await owed(world)
    waiter = "ben" if mover == "ada" else "ada"
    offered = await world.suggest(waiter, "eclipse orders", "queue", "pass; res")
    assert offered
    assert all(str(each["value"]).startswith("pass; res") for each in offered)


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_orders_use_the_words_of_the_game(language: str) -> None:
    """Passing has one name in Chinese, on the button of a turn and in the order about it."""
    assert message("ecl-pass", language) in message("ecl-order-reacting", language)


async def test_the_page_of_orders_follows_the_queue_as_it_is_played(world: World) -> None:
    """It names what is still queued, not what was."""
    await begun(world)
    (mover,) = await owed(world)
    waiter = "ben" if mover == "ada" else "ada"
    page = await world.fill_in(waiter, await ordered(world, waiter), "queue", queue="pass")
    assert page is not None
    assert message("orders-queue-empty", "en") not in page.text
    await play(world, mover, "eclipse move", line="pass")
    await world.bot.dispatcher.live.settle()
    assert message("orders-queue-empty", "en") in page.again().text


# -- on the panel ----------------------------------------------------------------------------------------------------


def on_panel(game: Game, language: str) -> dict[str, list[str]]:
    """The controls of the panel that lay an order down: by what they set, the values of a menu, a button's label."""
    controls = [control.item.to_component_dict() for control in from_now_on(look_of(game.session, A), SHOWN, language)]
    return {
        str(part["custom_id"]).rpartition(":")[2]: [each["value"] for each in part.get("options", ())]
        or [part["label"]]
        for part in controls
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_fighting_on_is_one_tap_on_the_panel_of_a_battle(language: str) -> None:
    """Until it ends or for good. And retreating below a chance to win is two: a choice of a menu."""
    game = battle(retreating(ships="interceptor interceptor"), [1])
    assert game.ask.habit == "battle-group"
    always = message("orders-from-now", language, choice=message("ecl-order-fighting-on", language))
    numbers = [str(number) for number in ORDERS[0].numbers]
    once = message("ecl-order-fighting-battle", language)
    assert on_panel(game, language) == {"fighting=battle": [once], "fighting=on": [always], "fighting": numbers}


def test_the_panel_of_a_turn_has_no_order_about_the_question() -> None:
    """Passing to the end is no answer to give by accident: it is on the page of orders."""
    assert on_panel(begin(position(), {"action": PHASES["action"]}), "en") == {}


def pressed(out: OutgoingMessage, arg: str) -> list[str]:
    """The labels of the buttons that lay this down."""
    keyed = [(Key.parse(part.get("custom_id", "")), part) for part in walk(out.view.to_components())]
    return [part["label"] for key, part in keyed if key is not None and (key.verb, key.arg) == ("from-now", arg)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_before_passing_offers_to_pass_for_the_round_unless_attacked(language: str) -> None:
    """P17.3.2: else the table waits for whoever has passed in every go-round. Where the seat has laid something down
    about that, the question says so instead."""
    look = fresh()
    asked = Panel(look, SHOWN, language, Draft(confirm="pass")).message()
    assert pressed(asked, "reacting=quiet") == [message("ecl-order-reacting-quiet", language)]
    assert not pressed(Panel(look, SHOWN, language).message(), "reacting=quiet")
    look = with_orders(look, reacting=("attacked",))
    asked = Panel(look, SHOWN, language, Draft(confirm="pass")).message()
    assert not pressed(asked, "reacting=quiet")
    assert message("ecl-order-reacting-attacked", language) in written(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_passes_last_is_not_offered_to_pass_unless_ships_come(language: str) -> None:
    """P17.3.3: the phase ends with it, so none can come."""
    game = Session.begin(TITLES["eclipse"], Setup(2, META.settle_options({"species": "random"})), "pass")
    (first,) = game.owed()
    game.submit(first, ("pass",))
    look = look_of(game, 1 - first)
    asked = Panel(look, SHOWN, language, Draft(confirm="pass")).message()
    assert capitalize(message("ecl-pass-last", language)) in written(asked)
    assert not pressed(asked, "reacting=quiet")
    asked = Panel(with_orders(look, reacting=("attacked",)), SHOWN, language, Draft(confirm="pass")).message()
    assert message("ecl-order-reacting-attacked", language) not in written(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_a_reaction_offers_to_pass_for_the_round_unless_attacked(language: str) -> None:
    """P17.3.2: beside passing again, without a question."""
    st = position()
    st.players[A].passed = True
    look = look_of(begin(st, {"action": PHASES["action"]}).session, A)
    shown = Panel(look, SHOWN, language).message()
    assert pressed(shown, "reacting=quiet") == [message("ecl-order-reacting-quiet", language)]


async def test_who_has_passed_for_the_round_is_not_called_in_its_go_rounds(world: World) -> None:
    """P17.3.2: until the next round, when all are asked again."""
    await begun(world)
    (first,) = await owed(world)
    other = "ben" if first == "ada" else "ada"
    shown = await world.press(first, await panel(world, first), "pick", "pass")
    assert shown is not None
    await world.press(first, shown, "from-now", "reacting=quiet")
    for _ in range(3):
        assert await owed(world) == (other,)
        await play(world, other, "eclipse move", line="idle; end")
    await play(world, other, "eclipse pass")
    look = await world.bot.services.tables.queries.look(1, world.id(first))
    assert look.view.phase != "action" or look.view.round == 2
    assert look.laid_down.orders == ({"reacting": ("quiet",)} if look.view.round == 1 else {})


async def test_a_press_of_an_earlier_question_passes_nothing(world: World) -> None:
    """The question has passed; the turn that is asked for now is another."""
    await begun(world)
    (first,) = await owed(world)
    asked = await world.press(first, await panel(world, first), "pick", "pass")
    assert asked is not None
    await play(world, first, "eclipse move", line="idle; end")
    other = "ben" if first == "ada" else "ada"
    assert await owed(world) == (other,)
    await play(world, other, "eclipse move", line="idle; end")
    assert await owed(world) == (first,)
    await world.press(first, asked, "from-now", "reacting=quiet")
    assert await owed(world) == (first,)
    look = await world.bot.services.tables.queries.look(1, world.id(first))
    assert look.laid_down.orders == {}


async def test_alone_with_computers_one_begins_with_passing_unless_ships_have_come(world: World) -> None:
    await world.slash("ada", "eclipse new", computer="easy", options="species=terrans")
    look = await world.bot.services.tables.queries.look(1, world.id("ada"))
    assert look.laid_down.orders == {"reacting": ("attacked",)}


async def test_with_other_people_nothing_is_laid_down_at_the_start(world: World) -> None:
    await begun(world)
    look = await world.bot.services.tables.queries.look(1, world.id("ada"))
    assert look.laid_down.orders == {}


@pytest.mark.parametrize("value", ["fighting=on", "fighting=battle", "fighting"])
async def test_an_order_of_the_panel_answers_the_question_and_leads_on(world: World, value: str) -> None:
    """The panel comes back, and the order holds from now on."""
    tables = world.bot.services.tables
    table, people = await two_people(world)
    while True:
        seat = (await tables.queries.look(table.id, None)).info.owed[0]
        look = await tables.queries.look(table.id, people[seat].id)
        assert look.pending is not None
        if look.pending.ask.habit == "battle-group":
            break
        await tables.play.choose(table.id, people[seat].id, await sensible(world, table.id, seat))
    who = ("ada", "ben")[seat]
    world.bot.delivery.kick()
    await world.bot.delivery.settle()
    before = await panel(world, who)
    control = before.control("from-now", value)
    if control.is_menu:
        answered = await world.choose(who, before, control, "20")
    else:
        answered = await world.press_control(who, before, control)
    assert answered is not None
    assert message("orders-set", "en") in answered.text
    after = await tables.queries.look(table.id, people[seat].id)
    assert after.laid_down.orders["fighting"] == ("20" if control.is_menu else value.partition("=")[2],)
    assert after.info.version > look.info.version
    assert after.pending is None or after.pending.serial != look.pending.serial
    told = lines_since(look, after, voice_of(after.info, "en"), SHOWN)
    assert told, "a line says at least that the order has answered"
    assert all(line in answered.text for line in told[-TOLD_OF_LINE:])


@pytest.mark.parametrize(
    ("who", "language", "action", "reason"),
    [
        ("ada", "en", "build interceptor 9z", "no-place"),
        ("qing", "zh-TW", "build dreadnought", "too-dear"),
        ("mei", "zh-CN", "research plasma_missile", "not-on-offer"),
        ("ada", "en", "explore 0a", "explored"),
    ],
)
async def test_a_queued_action_that_is_not_legal_any_more_says_which_rule_forbids_it(
    world: World, who: str, language: str, action: str, reason: str
) -> None:
    """And names what was queued after it; nothing of it is played. Each reads it in their own language."""
    await begun(world, who)
    if await owed(world) == (who,):
        view = (await world.bot.services.tables.queries.look(1, world.id(who))).view
        home = next(place for place, sector in view.sectors.items() if sector.owner == view.seat)
        await world.slash(who, "eclipse build", line=f"interceptor {home}")
    assert await owed(world) == ("ben",)
    await world.fill_in(who, await ordered(world, who), "queue", queue=f"{action}\npass")
    await play(world, "ben", "eclipse pass")
    look = await world.bot.services.tables.queries.look(1, world.id(who))
    (line,) = [each.text for each in look.events if each.text.key == "table-log-queue-stopped"]
    why = line.args["reason"]
    assert isinstance(why, Text)
    assert why.args["reason"].key == f"ecl-why-{reason}"  # type: ignore[union-attr]
    shown = (await panel(world, who)).text
    assert action in shown
    assert translate(why, language) in shown
    assert "ecl-" not in shown
    for other in LANGUAGES:
        said = written(Panel(look, SHOWN, other).message())
        assert translate(why, other) in said
        assert "ecl-" not in said
    assert look.laid_down.queue == ()
    assert await owed(world) == (who,)
