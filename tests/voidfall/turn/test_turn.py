"""Turns: Selection and units of play (3.2-a, 3.2-b, P11 to P17)."""

from __future__ import annotations

import pytest

from engine.core.decision import Ask
from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.costs.resources import says_payment
from engine.voidfall.happenings import AgendaPlayed
from engine.voidfall.shown import turn_view
from engine.voidfall.state import Cooperation, State
from engine.voidfall.title import Voidfall
from engine.voidfall.turn.act import detail_of
from engine.voidfall.turn.moves import moves
from engine.voidfall.turn.rounds import next_turn
from engine.voidfall.turn.selection import play_agenda
from engine.voidfall.vocabulary.costs import PayResources, cost_text
from engine.voidfall.vocabulary.lasting import PreferredCost, PreferredSurcharge
from engine.voidfall.vocabulary.terms import Resources
from engine.voidfall.vocabulary.words import resource_name
from locales import LANGUAGES, translate
from tests.voidfall.courses import focus, go, hold, keys, tokens, turn
from tests.voidfall.positions import A, B, give, put

PLENTY = {"food": 9, "energy": 9, "materials": 9, "credits": 9, "science": 9}


def offered(st: State) -> set[str]:
    """What can be done next in the turn."""
    assert st.turn is not None
    return {move.key for move in moves(st, st.turn)}


def rich(*houses: str, **more: object) -> State:
    """A focus phase in which the first player can pay for everything."""
    st = focus(*houses, **more)
    give(st, A, **PLENTY)
    return st


# -- Selection -------------------------------------------------------------------------------------------------------


def test_a_turn_begins_with_a_focus_card() -> None:
    """3.2-a: any card of the hand; its actions are told with it."""
    st = focus()
    (asked,) = go(st)
    assert (asked.seat, keys(asked)) == (A, {f"card:{card}" for card in st.players[A].hand})
    option = asked.option("card:conquest")
    assert option is not None
    assert option.detail is not None


def test_a_token_and_an_agenda_come_with_the_card() -> None:
    """P12: named before any action; the Agenda goes with the type of the card (P14)."""
    st = rich()
    tokens(st, A, 1)
    hold(st, A, "D1", "S1")
    (asked,) = go(st, "card:conquest")[-1:]
    assert {"flip", "agenda:S1"} <= keys(asked)
    assert Voidfall.planning.telling(st, asked), "others do not see which Agendas are held"
    assert "agenda:D1" not in keys(asked)
    go(st, "act:prepare")
    assert not {"flip", "agenda:S1"} & offered(st)


def test_a_token_gained_this_turn_cannot_be_flipped() -> None:
    """3.2-a: what is gained in the turn cannot be flipped or played."""
    st = rich()
    turn(st, "politics")
    go(st, "act:control", "part:1")
    assert st.players[A].trade == 1
    assert "flip" not in offered(st)


def test_only_one_agenda_is_played() -> None:
    """3.2-a."""
    st = rich()
    hold(st, A, "S1", "S2")
    turn(st, "conquest")
    go(st, "agenda:S1")
    assert "agenda:S2" not in offered(st)
    assert "use:agenda" in offered(st)


def test_command_allows_every_agenda() -> None:
    """P14: Heroic and Joint Command allow every type, and no Technology action."""
    st = rich()
    hold(st, A, "D1", "S1", "M1", "W1")
    give(st, A, technologies="hyperdrive orbital_docks")
    heroic = next(card.id for card in parts().focus_cards.values() if card.set == "heroic" and card.type == "command")
    st.players[A].hand.append(heroic)
    turn(st, heroic)
    assert {f"agenda:{kind}1" for kind in "DSMW"} <= offered(st)
    assert not any(key.startswith("tech:") for key in offered(st))


def test_who_declines_what_a_technology_was_paid_for_is_warned() -> None:
    """P18: the cost is paid before the effect is resolved, and does not come back."""
    st = rich()
    give(st, A, technologies="terraforming")
    turn(st, "development")
    (key,) = [each for each in offered(st) if each.startswith("tech:")]
    declining = go(st, key)[-1].option("none")
    assert declining is not None
    assert declining.caution == say("vf-caution-paid", cost=cost_text((PayResources(Resources(materials=1)),)))


@pytest.mark.parametrize(
    ("card", "answers", "cost"),
    [
        ("development", ("act:grow", "part:1"), Resources(materials=1)),
        ("development", ("act:harmonize", "part:1"), Resources(science=1)),
        ("conquest", ("act:engage", "part:1"), Resources(energy=2)),
        ("conquest", ("act:engage", "part:2"), Resources(energy=2)),
    ],
)
def test_who_declines_what_an_action_of_the_card_was_paid_for_is_warned(
    card: str, answers: tuple[str, ...], cost: Resources
) -> None:
    """P18: a press on “Skip” lost the payment without a word."""
    st = rich()
    turn(st, card)
    declining = go(st, *answers)[-1].option("none")
    assert declining is not None
    assert declining.caution == say("vf-caution-paid", cost=cost_text((PayResources(cost),)))


def test_who_ends_a_regroup_that_has_begun_is_not_warned() -> None:
    st = rich()
    turn(st, "conquest")
    asked = go(st, "act:engage", "part:2", "move:corvette:2a:2b")[-1]
    assert asked.about.key == "vf-ask-regroup"
    stop = asked.option("none")
    assert stop is not None
    assert stop.caution is None


def test_who_breaks_off_an_invasion_is_warned_of_its_cost() -> None:
    (target, *_) = [key for key in invading().options.keys if key.startswith("at:")]
    stop = invading(target).option("none")
    assert stop is not None
    assert stop.caution is not None
    assert stop.caution.key == "vf-caution-paid"


def invading(*answers: str) -> Ask:
    """What is asked after these answers to the questions of an invasion."""
    st = rich()
    turn(st, "conquest")
    return go(st, "act:engage", "part:1", *answers)[-1]


@pytest.mark.parametrize("action", ["act:settle", "act:harmonize"])
def test_who_declines_an_action_after_that_of_a_technology_is_not_warned_of_its_cost(action: str) -> None:
    """It has brought what it was for."""
    st = rich()
    give(st, A, technologies="terraforming")
    turn(st, "development")
    (key,) = [each for each in offered(st) if each.startswith("tech:")]
    asked = go(st, key, "at:2a", action)[-1]
    paid = say("vf-caution-paid", cost=cost_text((PayResources(Resources(materials=1)),)))
    assert paid not in [each.caution for each in asked.options]


# -- units -----------------------------------------------------------------------------------------------------------


def test_two_actions_each_once() -> None:
    """P11: two of the three actions, in any order."""
    st = rich()
    turn(st, "prosperity")
    assert {"act:flourish", "act:store", "act:organize"} <= offered(st)
    go(st, "act:store", "none")
    assert "act:store" not in offered(st)
    go(st, "act:flourish")
    assert not any(key.startswith("act:") for key in offered(st))


def test_three_actions_with_a_flipped_token() -> None:
    """P11, 3.2-a."""
    st = rich()
    tokens(st, A, 1)
    turn(st, "production")
    go(st, "flip", "act:thrive", "act:supply", "none")
    assert "act:optimize" in offered(st)
    assert st.players[A].trade == 0


def test_a_sector_may_give_the_third_action_once_a_cycle() -> None:
    """P11: Communication Relay with Politics, without a token."""
    st = rich()
    put(st, "1b", owner=A, kind="communication_relay")
    give(st, A, inactive=5)
    turn(st, "politics")
    go(st, "act:inspire", "act:control", "none")
    assert "act:prevail" in offered(st)
    go(st, "act:prevail", "none")
    assert st.players[A].third_actions == {"communication_relay": 1}
    turn(st, "temptation").card = "politics"
    st.turn.actions = [1, 2]  # type: ignore[union-attr]  # the turn that was just begun
    assert not any(key.startswith("act:") for key in offered(st))


def test_an_action_that_cannot_be_paid_is_told_with_the_reason() -> None:
    """R3: needs 2 Energy, has 1."""
    st = focus()
    give(st, A, energy=1)
    turn(st, "conquest")
    (asked,) = go(st)[-1:]
    assert "act:engage" not in keys(asked)
    barred = {each.option.key: each.reason for each in Voidfall().barred(st, asked)}
    assert barred["act:engage"].key == "vf-lack-resources"
    assert barred["act:prepare"].key == "vf-lack-resources"


def test_used_actions_are_told_as_used() -> None:
    """P11."""
    st = rich()
    turn(st, "production")
    (asked,) = go(st, "act:thrive")[-1:]
    assert {each.option.key: each.reason.key for each in Voidfall().barred(st, asked)}["act:thrive"] == "vf-why-used"


def test_an_agenda_that_needs_another_focus_is_told_with_it() -> None:
    """App-3."""
    st = focus()
    hold(st, A, "D1")
    turn(st, "conquest")
    (asked,) = go(st)[-1:]
    assert {each.option.key: each.reason.key for each in Voidfall().barred(st, asked)}[
        "agenda:D1"
    ] == "vf-why-agenda-type"


def test_a_card_of_which_no_action_can_be_paid_is_chosen_with_a_warning() -> None:
    """P18: what each action lacks; no warning as soon as one can be paid."""
    st = focus()
    give(st, A, energy=1, credits=0, materials=2)
    (asked,) = go(st)
    option = asked.option("card:conquest")
    assert option is not None
    assert option.caution is not None
    assert option.detail is not None
    said = translate(option.detail, "en")
    assert "✗ Engage (2 Energy)" in said, "what is in stock stands above all cards"
    assert "✗ Prepare (3 Materials)" in said
    give(st, A, energy=2)
    (asked,) = go(st)
    assert [each.key for each in asked.options if each.key == "card:conquest" and each.caution] == []


def test_a_trade_token_is_flipped_before_the_first_action() -> None:
    """P12: it says so, and why it cannot be flipped any more."""
    st = focus()
    st.ladder[st.ladder.index(1)], st.players[A].trade = 0, 1
    (asked,) = go(st, "card:production")[-1:]
    flip = asked.option("flip")
    assert flip is not None
    assert flip.detail is not None
    assert "before the first" in translate(flip.detail, "en")
    (asked,) = go(st, "act:thrive")[-1:]
    assert {each.option.key: each.reason.key for each in Voidfall().barred(st, asked)}["flip"] == "vf-why-flip-late"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_an_event_has_discarded_is_not_called_played(language: str) -> None:
    """P57: the event 1T discards Focus cards until the end of the Cycle."""
    st = focus()
    st.players[A].hand.remove("politics")
    st.players[A].discard.append("politics")
    (asked,) = go(st)
    reason = next(each.reason for each in Voidfall().barred(st, asked) if each.option.key == "card:politics")
    said = translate(reason, language)
    assert {"en": "discard", "zh-TW": "棄牌區", "zh-CN": "弃牌区"}[language] in said
    assert not [word for word in ("played", "打出") if word in said]


def test_an_action_of_another_card_is_told_with_its_card() -> None:
    """3.2-a: before and after a card is played, also of the discard; not one that the card played has as well."""
    st = focus()
    st.players[A].hand.remove("politics")
    st.players[A].discard.append("politics")
    (asked,) = go(st)
    reasons = {each.option.key: each.reason for each in Voidfall().barred(st, asked)}
    assert "Conquest" in translate(reasons["act:engage"], "en")
    assert "Politics" in translate(reasons["act:control"], "en")
    assert {"Innovation", "Progress"} <= set(translate(reasons["act:invent"], "en").replace(",", "").split())
    turn(st, "innovation")
    (asked,) = go(st)[-1:]
    reasons = {each.option.key: each.reason for each in Voidfall().barred(st, asked)}
    assert reasons["act:engage"].key == "vf-why-other-card"
    assert "vf-why-other-card" not in {reasons[key].key for key in ("act:research", "act:invent") if key in reasons}


def test_the_cost_comes_before_the_effect() -> None:
    """P18."""
    st = focus()
    give(st, A, materials=3)
    turn(st, "conquest")
    go(st, "act:prepare")
    assert st.players[A].stock["materials"] == 0
    assert st.players[A].active == 6


def test_credits_replace_basic_resources() -> None:
    """P19."""
    st = focus()
    give(st, A, materials=1, credits=2)
    turn(st, "conquest")
    go(st, "act:prepare")
    assert (st.players[A].stock["materials"], st.players[A].stock["credits"]) == (0, 0)


def test_credits_stand_in_on_request_for_the_rest_of_the_turn() -> None:
    """P19: then each cost with a choice is asked for; nothing else of the turn changes, and it is used once."""
    st = focus()
    give(st, A, materials=3, credits=2, energy=0)
    turn(st, "conquest")
    *_, asked, after = go(st, "payment", "act:prepare", "credits:2m")
    assert keys(asked) == {"credits:0", "credits:1m", "credits:2m"}
    assert "payment" not in keys(after)
    assert (st.players[A].stock["materials"], st.players[A].stock["credits"]) == (2, 0)
    assert says_payment(st, A)
    assert turn_view(st, st.turn).says_payment
    go(st, "done")
    assert st.turn is not None
    assert (st.turn.seat, says_payment(st, A)) == (B, False)


@pytest.mark.parametrize(
    "stock",
    [{"materials": 3, "credits": 0}, {"materials": 0, "credits": 3}, {"materials": 2, "credits": 1}],
)
def test_how_to_pay_is_no_choice_without_credits_to_spare(stock: dict[str, int]) -> None:
    """P19: no Credits, or all of them are needed."""
    st = focus()
    give(st, A, food=0, energy=0, science=0, **stock)
    turn(st, "conquest")
    assert "payment" not in offered(st)


@pytest.mark.parametrize(
    ("stock", "told"),
    [
        ({"energy": 3}, [("energy", 3, 1)]),
        ({"energy": 1, "credits": 4}, [("energy", 1, 0), ("credits", 4, 3)]),
    ],
)
def test_an_action_says_what_its_payment_leaves(stock: dict[str, int], told: list[tuple[str, int, int]]) -> None:
    """P19: 2 Energy for Engage, a Credit for what is short."""
    st = focus()
    give(st, A, **{each: stock.get(each, 0) for each in PLENTY})
    turn(st, "conquest")
    engage = go(st)[-1].option("act:engage")
    assert engage is not None
    assert engage.detail is not None
    expected = [say("vf-stock-after", resource=resource_name(each), before=n, after=m) for each, n, m in told]
    assert engage.detail.args["after"] == expected


def test_an_action_without_a_payment_says_nothing_of_it() -> None:
    """It is free, or the player says with what it is paid (P19)."""
    st = rich()
    turn(st, "production")
    thrive = go(st)[-1].option("act:thrive")
    assert thrive is not None
    assert thrive.detail is not None
    assert "after" not in thrive.detail.args
    st = rich()
    turn(st, "conquest")
    engage = go(st, "payment")[-1].option("act:engage")
    assert engage is not None
    assert engage.detail is not None
    assert "after" not in engage.detail.args


def test_a_turn_may_use_no_action() -> None:
    """R2: the end of the turn is always offered, and says what is left."""
    st = rich()
    turn(st, "production")
    (asked,) = go(st)[-1:]
    done = asked.option("done")
    assert done is not None
    assert done.detail is not None
    assert done.detail.key == "vf-move-done-detail"


def test_the_agenda_action_comes_once_and_before_or_after_actions() -> None:
    """P11."""
    st = rich()
    hold(st, A, "S1")
    turn(st, "conquest")
    go(st, "agenda:S1", "use:agenda", "part:1", "none")
    assert st.players[A].active == 5
    assert "use:agenda" not in offered(st)
    assert "act:engage" in offered(st)


# -- Technologies and sectors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "fits"), [("conquest", True), ("production", False)])
def test_technology_actions_need_their_focus(card: str, fits: bool) -> None:
    """P14: Hyperdrive acts with Conquest."""
    st = rich()
    give(st, A, technologies="hyperdrive")
    turn(st, card)
    assert any(key.startswith("tech:hyperdrive") for key in offered(st)) == fits


def test_a_technology_action_is_used_once() -> None:
    """P11."""
    st = rich()
    give(st, A, technologies="hyperdrive")
    turn(st, "conquest")
    (key,) = [each for each in offered(st) if each.startswith("tech:")]
    go(st, key)
    assert key not in offered(st)


def test_a_technology_gained_this_turn_may_act() -> None:
    """P13."""
    st = rich()
    turn(st, "conquest")
    assert not any(key.startswith("tech:") for key in offered(st))
    give(st, A, technologies="hyperdrive")
    assert any(key.startswith("tech:") for key in offered(st))


def test_any_preferred_focus_borrows_one_of_two_actions() -> None:
    """13.7: Tactical Transports Improved, with a preferred Focus other than Prosperity and Conquest one of both."""
    st = rich("valnis")
    give(st, A, technologies="tactical_transports+")
    turn(st, "progress")
    keys_before = {each for each in offered(st) if each.startswith("tech:")}
    assert len(keys_before) == 2
    assert st.turn is not None
    st.turn.technologies.append("tactical_transports:" + (min(keys_before).split(":")[2:] or ["0"])[0])
    assert not any(each.startswith("tech:") for each in offered(st))


def test_actions_of_sectors_once_per_sector() -> None:
    """P11: the Research Complex with Progress."""
    st = rich()
    put(st, "1b", owner=A, kind="research_complex")
    give(st, A, inactive=5)
    turn(st, "progress")
    before = st.players[A].stock["science"]
    go(st, "sector:1b")
    assert st.players[A].stock["science"] == before + 1
    assert "sector:1b" not in offered(st)


def with_robotics() -> State:
    """A turn with a card of which Robotics doubles an action."""
    st = rich("nervo")
    give(st, A, technologies="robotics")
    rule = next(rule for rule in parts().technologies["robotics"].basic)
    card = next(
        card
        for card in st.players[A].hand
        if parts().focus_cards[card].type in rule.focuses or "preferred" in rule.focuses  # type: ignore[attr-defined]
    )
    turn(st, card)
    return st


def test_robotics_doubles_one_action_of_the_turn() -> None:
    """13.7: the whole cost twice at once, then the effect twice; it counts as one action."""
    st = with_robotics()
    doubled = [key for key in offered(st) if key.startswith("double:")]
    assert doubled
    assert st.turn is not None
    number = next(move.number for move in moves(st, st.turn) if move.key == doubled[0])
    go(st, doubled[0])
    assert st.turn.actions == [number]
    assert st.turn.doubled


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_done_twice_tells_its_cost_and_not_again_what_it_does(language: str) -> None:
    """That stands beside the same action done once, of which both cost other amounts."""
    st = with_robotics()
    assert st.turn is not None
    single = {move.id: move for move in moves(st, st.turn) if move.kind == "act"}
    doubled = [move for move in moves(st, st.turn) if move.kind == "double"]
    assert doubled
    for move in doubled:
        assert move.then is not None
        does = translate(move.then.text(), language)
        once, twice = (detail_of(st, st.turn, each) for each in (single[move.id], move))
        assert once is not None
        assert twice is not None
        assert does in translate(once, language)
        assert does not in translate(twice, language)
        assert translate(cost_text(move.cost), language) in translate(twice, language)


# -- events ----------------------------------------------------------------------------------------------------------


def test_preferred_actions_cost_an_energy_more() -> None:
    """Section 8, 3H: every action of a card whose type is preferred."""
    st = focus("valnis", event="3H", cycle=3)
    st.lasting = [PreferredSurcharge(1)]
    give(st, A, energy=0, credits=0, food=0, materials=0)
    turn(st, "progress")
    assert "act:experiment" not in offered(st)
    give(st, A, energy=1)
    assert "act:experiment" in offered(st)


def test_preferred_actions_cost_a_credit_instead() -> None:
    """Section 8, 3I: it replaces the whole printed cost."""
    st = focus("valnis", event="3I", cycle=3)
    st.lasting = [PreferredCost((PayResources(Resources(credits=1)),))]
    give(st, A, credits=1)
    turn(st, "progress")
    assert {"act:invent", "act:restore", "act:experiment"} <= offered(st)


# -- the course ------------------------------------------------------------------------------------------------------


def test_the_turn_passes_on_in_turn_order() -> None:
    """3.2: every player takes one turn in each round."""
    st = focus()
    st.order = [B, A]
    asked = go(st, "card:production", "done", "card:production", "done", "card:conquest")
    assert [each.seat for each in asked] == [B, B, A, A, B, B]
    assert st.round == 2


def test_crises_hear_that_an_agenda_was_played() -> None:
    """P60."""
    st = rich()
    hold(st, A, "S1")
    st.coop = Cooperation()
    play_agenda(st, turn(st, "conquest"), "S1")
    assert st.span.happened == [AgendaPlayed(A)]


def test_the_last_round_leads_to_the_evaluation() -> None:
    """3.2: as many rounds as the event shows."""
    st = focus()
    st.round = parts().events[st.event].rounds
    st.active = len(st.order) - 1
    next_turn(st)
    assert (st.phase, st.turn) == ("evaluation", None)
