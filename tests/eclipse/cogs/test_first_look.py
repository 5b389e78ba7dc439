"""What a newcomer reads on a panel: nothing twice, what an answer does, and no question that asks nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.eclipse.presentation import presentation
from cogs.ui.controls import OPTION_TEXT
from cogs.ui.measure import walk
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Panel, needs_confirmation
from cogs.ui.path_menu import Path
from cogs.ui.public import log_lines, news
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Setup
from engine.eclipse.actions.turn import turn
from engine.eclipse.components import SPECIES
from engine.eclipse.hints import format_average
from engine.eclipse.names import amount, part_text, percent, species_summary, technology_name, technology_text
from engine.eclipse.state import ExploreTask, Offer, State
from engine.eclipse.title import META
from engine.eclipse.upkeep.cleanup import tell_new_technologies
from engine.titles import TITLES
from locales import LANGUAGES, capitalize, message, translate
from render.eclipse.players import in_turn_order
from tables.records import LogLine, Look
from tests.cogs.panels import reached, written
from tests.eclipse.cogs.test_panel import NOW, SHOWN, look_of
from tests.eclipse.positions import A, B, Game, begin, give, go_on, position, put, supply
from tests.eclipse.render.test_pictures import seen
from tests.eclipse.test_aftermath import goes_on, side_by_side


def look(game: Game) -> Look:
    """What A sees."""
    return replace(look_of(game.session, A), view=seen(game.state, A))


def panel(game: Game, path: Path = (), language: str = "en") -> OutgoingMessage:
    """A's page after these steps."""
    return Panel(look(game), SHOWN, language, Draft(path=path)).message()


def buttons(out: OutgoingMessage) -> list[str]:
    """The labels of its buttons."""
    return [part["label"] for part in walk(out.view.to_components()) if part["type"] == 2 and "label" in part]


def action(st: State) -> Game:
    """A's turn."""
    return begin(st, {"action": turn})


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_without_explanation_is_not_said_twice(language: str) -> None:
    """Beside its button stands what an answer does; one that does nothing is only a button."""
    st = position("terran_union")
    put(st, "306", "3a")
    game = go_on(st, ExploreTask(A, left=0, place="3a"))
    out, leave = panel(game, language=language), translate(say("ecl-explore-leave"), language)
    assert leave in buttons(out)
    assert leave not in written(out).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_its_square_a_part_is_called_by_its_name_alone(language: str) -> None:
    """Ship and square stand above it; beside it what changes on the ship."""
    out = panel(action(position("terran_union")), ("upgrade", "interceptor", "L"), language)
    assert translate(say("ecl-part-ion_cannon"), language) in buttons(out)
    changed = translate(say("ecl-upgrade-cannons", before=1, after=2), language)
    [line] = [line for line in written(out).splitlines() if capitalize(changed) in line]
    assert translate(say("ecl-upgrade-spare", energy=0), language) in line
    assert translate(say("ecl-upgrade-hull", before=0, after=0), language) not in written(out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_research_says_what_a_technology_does_and_shows_the_market(language: str) -> None:
    """The price is on the market too; a part is told by its values."""
    st = position("terran_union")
    supply(st, "gauss_shield", "nanorobots")
    game = action(st)
    ask, view = game.ask, look(game).view
    assert SHOWN.panel_picture(ask, view, ("research",)) == "techs"
    text = written(panel(game, ("research",), language))
    assert translate(part_text("gauss_shield"), language) in text
    assert translate(technology_text("nanorobots"), language) in text


def test_the_end_of_an_action_asks_nothing_back() -> None:
    """Who taps it has been asked just that; tiles can always be taken back, and trade has time."""
    game = action(position("terran_union"))
    game.chooses("upgrade:interceptor-L-hull")
    assert not needs_confirmation(SHOWN, game.ask, "done")


def test_passing_says_which_actions_are_left_out() -> None:
    """They are named as on their buttons, not the first of a hundred steps."""
    game = action(position("terran_union"))
    assert needs_confirmation(SHOWN, game.ask, "pass")
    asked = Panel(look(game), SHOWN, "en", Draft(confirm="pass")).message()
    said = written(asked).splitlines()[-1]
    assert "explore, influence" in said.casefold()
    assert "more" not in said
    assert "money" not in said


def test_a_turn_ends_without_asking_back() -> None:
    """P17.3.5: whether a colony ship lands before it ends is what the question asks."""
    st = position("terran_union")
    put(st, "306", "2b", owner=A)
    give(st, A)
    game = action(st)
    game.chooses("upgrade:interceptor-L-hull", "done")
    assert game.ask.about == say("ecl-ask-end")
    assert not needs_confirmation(SHOWN, game.ask, "end")
    for _ in range(2):
        game.chooses(next(key for key in game.ask.options.keys if key.startswith("colony")))
    assert any(key.startswith("trade") for key in game.ask.options.keys)
    assert not needs_confirmation(SHOWN, game.ask, "end")


def test_passing_again_asks_nothing_back() -> None:
    """Reactions are small, and who has passed knows that the round is over for him."""
    st = position("terran_union")
    st.players[A].passed = True
    assert not needs_confirmation(SHOWN, action(st).ask, "pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_species_is_told_whole_in_a_menu(language: str) -> None:
    """What makes it different fits below its name."""
    for species in SPECIES:
        assert len(translate(species_summary(species), language)) <= OPTION_TEXT


def test_a_menu_has_the_warning_and_what_is_warned_of() -> None:
    """Planta is not for two: what it is stands beside that."""
    game = Session.begin(TITLES["eclipse"], Setup(2, {"species": "draft", "seating": "joined"}), "5eed")
    seat = game.owed()[0]
    out = Panel(look_of(game, seat), SHOWN, "en").message()
    menu, *_foot = [part for part in walk(out.view.to_components()) if part["type"] == 3 and len(part["options"]) > 5]
    [planta] = [option["description"] for option in menu["options"] if option["value"] == "species:planta"]
    assert planta.startswith(f"⚠ {translate(say('ecl-caution-species-for-two'), 'en')}")
    assert "Two explores an action" in planta, "the second sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_trades_in_a_row_are_one_line(language: str) -> None:
    """Whoever pays upkeep by trading does so many times."""
    trade = say("ecl-log-trades", side=say("ecl-seat-0"), given=amount("science", 2), gained=amount("money", 1))
    lines = [LogLine(number, NOW, A, trade) for number in range(1, 6)]
    told = log_lines(lines, language, SHOWN)
    assert len(told) == 1
    assert "5" in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_turns_up_ships_and_settles_in_turns_is_told_in_two_lines(language: str) -> None:
    """Five lines above a panel were one seat's, and what another seat had built was not among them."""
    kepler, other = say("ecl-seat-1"), say("ecl-seat-2")
    up = say("ecl-log-refreshes", side=kepler)
    cubes = [say("ecl-log-colonises", side=kepler, place="1A", cube=each) for each in ("a", "b")]
    texts = [up, cubes[0], up, cubes[1], say("ecl-log-refreshes", side=other)]
    lines = [LogLine(number, NOW, 2 if number == 4 else 1, text) for number, text in enumerate(texts)]
    look = look_of(action(position("terran_union")).session, A)
    told = log_lines(news(lines, look, SHOWN), language, SHOWN)
    assert len(told) == 3
    assert told[0] == translate(say("ecl-log-refreshes-times", side=kepler, times=2), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sectors", [("102", "106"), ("106", "102")])
def test_each_of_two_sectors_drawn_is_told_with_what_became_of_it(language: str, sectors: tuple[str, str]) -> None:
    """The Descendants of Draco draw two: "explores 1B: sector 102" stood before what was told of the other one."""
    seat = say("ecl-seat-1")
    texts = [say("ecl-log-explores", side=seat, place="1B", sector=each) for each in sectors]
    texts.append(say("ecl-log-discards", side=seat, sector="106"))
    texts.append(say("ecl-log-places", side=seat, place="1B", sector="102"))
    lines = [LogLine(number, NOW, 1, text) for number, text in enumerate(texts)]
    told = log_lines(news(lines, look_of(action(position("terran_union")).session, A), SHOWN), language, SHOWN)
    both = {"side": seat, "place": "1B"}
    assert told == [
        translate(say("ecl-log-explored-discards", sector="106", **both), language),
        translate(say("ecl-log-explored", sector="102", **both), language),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blueprint_that_may_not_stay_says_what_it_lacks(language: str) -> None:
    """P17.8.3"""
    st = position("terran_union")
    give(st, A, "fusion_drive")
    game = action(st).chooses("upgrade:interceptor-L-fusion_drive")
    lacks = message("ecl-upgrade-energy", language, missing=1)
    assert lacks in written(panel(game, language=language))
    assert lacks in translate(game.ask.about, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_home_is_said_once_with_its_warning(language: str) -> None:
    """P17.6.3: how many cubes come home stands in the warning, and so not beside it."""
    game = action(position("terran_union"))
    [lift] = [option for option in game.ask.options if option.key.startswith("influence:") and option.caution]
    assert lift.detail is not None
    assert lift.caution is not None
    assert translate(lift.detail, language) in translate(lift.caution, language)
    page = Panel(look(game), SHOWN, language)
    assert page.detail(lift) == ""
    assert page.choice(lift).detail == f"⚠ {translate(lift.caution, language)}"


def test_a_chance_is_not_rounded_to_certainty() -> None:
    """Nor is a survivor now and then rounded to none."""
    assert [percent(chance) for chance in (0, 0.004, 0.03, 0.5, 0.996, 1)] == [0, "<1", 3, 50, ">99", 100]
    assert [format_average(count) for count in (0, 0.03, 0.06, 2)] == ["0.0", "<0.1", "0.1", "2.0"]


def test_technologies_that_come_twice_are_told_once() -> None:
    """With their number."""
    st = position("terran_union")
    st.tech_bag = ["orbital"] * 4
    tell_new_technologies(st)
    [line] = [event.public for event in st.events if event.public is not None]
    assert line.args["technologies"] == [say("ecl-log-several", technology=technology_name("orbital"), count=4)]


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_energy_has_one_name(language: str) -> None:
    """The one on pictures and parts."""
    energy = translate(say("ecl-value-energy", value=3), language).split()[0]
    for key, args in (("ecl-upgrade-spare", {"energy": 1}), ("ecl-upgrade-energy", {"missing": 1})):
        assert energy in translate(say(key, **args), language)
    assert energy in translate(say("ecl-pic-lacks-energy", missing=1), language)


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("zh-TW", "、"), ("zh-CN", "、")])
def test_lists_have_the_commas_of_their_language(language: str, comma: str) -> None:
    """Sectors that a rotation joins, and the own reputation tiles."""
    st = position("terran_union", inner="101")
    put(st, "103", "1b", owner=A)
    game = go_on(st, ExploreTask(A, left=0, place="1a", drawn=[st.stacks["inner"].pop()]))
    details = [option.detail for option in game.ask.options if option.key.startswith("place:") and option.detail]
    told = [translate(each, language) for each in details]
    assert any(f"2A{comma}1B" in each for each in told), told
    st.players[A].reputation = [1, 3]
    assert f"1{comma}3" in SHOWN.held_lines(seen(st, A), language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_names_standing_offers_to_the_seat_and_its_own(language: str) -> None:
    """P17.11.6: an offer stands until it is withdrawn, so whoever it is made to has to see it."""
    game = Session.begin(TITLES[META.id], Setup(4, META.settle_options({"species": "random"})), "offers")
    look = look_of(game, 0)
    before = SHOWN.summary(look.view, language)
    players = list(look.view.players)
    players[0] = replace(players[0], offers=(Offer(3, "money"),))
    players[2] = replace(players[2], offers=(Offer(0, "science"), Offer(1, "science")))
    players[3] = replace(players[3], offers=(Offer(1, "money"),))
    view = replace(look.view, players=tuple(players))
    told = SHOWN.summary(view, language)
    seat = [translate(SHOWN.seat(number), language) for number in range(4)]
    expected = [
        f"-# 🤝 {message('ecl-panel-offers-to', language, sides=seat[2])}",
        f"-# 🤝 {message('ecl-panel-offers-own', language, sides=seat[3])}",
    ]
    assert [line for line in told if line not in before] == expected
    assert SHOWN.status(view, language)[-2:] == expected, "whoever waits reads the status alone"
    assert "🤝" not in "".join(SHOWN.status(replace(view, seat=None), language))
    assert "🤝" not in "".join(SHOWN.summary(replace(view, phase="combat"), language)), "there it cannot be accepted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_that_is_put_to_a_seat_is_accepted_in_one_tap(language: str) -> None:
    """P17.14.6: only this is asked, so acceptance does not stand behind a button `Diplomacy` beside the refusal."""
    st = side_by_side()
    st.players[B].offers = [Offer(A, "money")]
    keys = reached(panel(goes_on(st, "diplomacy"), language=language))
    assert sorted(keys) == ["accept:b-materials", "accept:b-money", "accept:b-science", "no"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_names_the_players_in_the_order_of_the_picture(language: str) -> None:
    """From the start player on, clockwise."""
    game = Session.begin(TITLES[META.id], Setup(4, META.settle_options({"species": "random"})), "order")
    view = look_of(game, 0).view
    for start in view.order:
        told = SHOWN.status(replace(view, start_player=start), language)[1:5]
        place = view.order.index(start)
        wanted = [translate(SHOWN.seat(seat), language) for seat in (*view.order[place:], *view.order[:place])]
        assert [line.removeprefix("-# ").startswith(side) for line, side in zip(told, wanted, strict=True)] == [
            True
        ] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_passes_reads_what_passing_means_before_it_is_done(language: str) -> None:
    """P17.3.2: afterwards only reactions; who passes first begins the next round."""
    game = Session.begin(TITLES[META.id], Setup(2, META.settle_options({"species": "random"})), "pass")
    (seat,) = game.owed()
    panel = Panel(look_of(game, seat), SHOWN, language, Draft(confirm="pass"))
    assert capitalize(message("ecl-pass-first", language)) in written(panel.message())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_passes_last_reads_that_the_phase_is_over(language: str) -> None:
    """P17.3.3: it was said that only reactions would be left, and the round ended."""
    game = Session.begin(TITLES[META.id], Setup(2, META.settle_options({"species": "random"})), "pass")
    (first,) = game.owed()
    game.submit(first, ("pass",))
    (last,) = game.owed()
    assert last != first
    told = written(Panel(look_of(game, last), SHOWN, language, Draft(confirm="pass")).message())
    assert capitalize(message("ecl-pass-last", language)) in told
    assert capitalize(message("ecl-pass-detail", language)) not in told


def test_a_disc_that_cannot_be_spent_is_not_forecast() -> None:
    """After the actions there is nothing to spend a disc on."""
    game = Session.begin(TITLES[META.id], Setup(2, META.settle_options({"species": "random"})), "discs")
    (seat,) = game.owed()
    view = look_of(game, seat).view
    said = {phase: SHOWN.summary(replace(view, phase=phase), "en")[1] for phase in ("action", "combat", "upkeep")}
    assert "one disc more" in said["action"]
    assert said["combat"] == said["upkeep"]
    assert "one disc more" not in said["combat"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_have_no_species_yet_stand_in_one_line(language: str) -> None:
    shown = presentation()
    game = Session.begin(TITLES[META.id], Setup(5, META.settle_options({"species": "draft"})), "draft")
    (seat,) = game.owed()
    pending = game.pending(seat)
    assert pending is not None
    game.submit(seat, (pending.ask.options[0].key,))
    view = game.title.public(game.state)
    lines = shown.status(view, language)
    others = [shown.seat(each) for each in in_turn_order(view) if each != seat]
    told = [line for line in lines if translate(others[0], language) in line]
    assert told == [f"-# {message('ecl-status-choosing', language, sides=others)}"]
    assert len(lines) == 3
