"""Pictures of Voidfall: what they show, in every language, within the limits of a phone and of Discord."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render.voidfall as package
from engine.core.kit import Outcome
from engine.core.text import say
from engine.voidfall.battlefield import Battlefield
from engine.voidfall.combat.core import begin, is_over, legal_choices, step
from engine.voidfall.combat.modifiers import modifiers_of
from engine.voidfall.combat.notes import Notes
from engine.voidfall.combat.records import Battle, Cubes, Side
from engine.voidfall.components import parts
from engine.voidfall.hidden_info import private, public
from engine.voidfall.map.sectors import home_of
from engine.voidfall.setup.houses import hand_of
from engine.voidfall.state import Copies, State, Turn
from engine.voidfall.tasks import InvasionTask, KeepAgenda, OrderEvents
from engine.voidfall.view import SectorView, View
from engine.voidfall.vocabulary.terms import FLEETS, Mode
from engine.voidfall.vocabulary.words import amount
from locales import LANGUAGES, translate
from locales import keys as known_keys
from render.kit import svg
from render.kit.fonts import has_glyph
from render.kit.icons import body
from render.kit.palette import PEOPLE
from render.kit.picture import ALT_LIMIT, Mark, Picture, Scene
from render.kit.sprites import SPRITES
from render.voidfall import board, focuses, galaxy, legend, sheets, technologies
from render.voidfall.change import changed_places
from render.voidfall.galaxy import ROWS, draw_sides, draw_tokens, holder, tokens_of
from render.voidfall.ground import ground
from render.voidfall.look import HOUSES, KINDS
from render.voidfall.painter import PAGES, PAINTER
from render.voidfall.parts import parts_of
from render.voidfall.score import best_first, from_agendas, from_event, from_upkeep
from render.voidfall.symbols import fleet
from tests.render import looking
from tests.render.looking import difference, image
from tests.voidfall.mid_game import mid_game

NAMES = ("Ada Lovelace", "小晴", "Benedikt", "Computer Hypatia")
RASTER = svg.resvg_py.svg_to_bytes
CROP_KIB, PICTURE_KIB = 300, 420
A, B = 0, 1


@cache
def view_of(seats: int = 3, mode: Mode = "competitive", seat: int | None = A, **fields: Any) -> View:
    """What a seat sees of a game in the middle."""
    st = mid_game(seats, mode)
    st.players[A].agendas = ["D1", "W3"]
    for name, value in fields.items():
        setattr(st, name, value)
    return seen(st, seat)


def seen(st: State, seat: int | None = None) -> View:
    """What a seat sees of a position."""
    return public(st) if seat is None else replace(public(st), **private(st, seat))


def fight(*, over: bool, invader: int | None = A, defender: int | None = None) -> Battlefield:
    """A combat, to its end or in its middle."""
    mine = Side(
        Cubes(corvette=3, dreadnought=2, carrier=1), modifiers_of(["shields", "torpedoes"], "invader"), active=2
    )
    theirs = Side(Cubes(corvette=5), voidborn=True)
    notes: Notes = []
    position = begin(Battle(mine, theirs, 2), notes)
    while not is_over(position) and (over or len(notes) < 6):
        position = step(position, legal_choices(position)[0], notes)
    return Battlefield("1a", invader, defender, position, notes)


def with_battle(*, over: bool, **sides: int | None) -> View:
    """A game in which a combat is fought, or has been."""
    st = mid_game(3)
    if over:
        st.fought = [fight(over=True, **sides)]
    else:
        st.battle = fight(over=False, **sides)
    return seen(st)


def drawing_cards() -> View:
    """A seat keeps one of two Agendas and looks at events."""
    st = mid_game(2)
    st.tasks.append(KeepAgenda(A, "wealth", [st.decks["wealth"].pop(), st.decks["wealth"].pop()]))
    st.tasks.append(OrderEvents(A, [st.piles[2].pop(), st.piles[2].pop()]))
    return seen(st, A)


def invading() -> View:
    """A seat invades a sector."""
    st = mid_game(3)
    target = next(place for place, sector in st.sectors.items() if sector.voidborn)
    st.tasks.append(InvasionTask(A, target=target, moved={"corvette": 2}))
    return seen(st, A)


def finished(mode: Mode = "competitive") -> View:
    """The game is over."""
    st = mid_game(3, mode)
    best = max(range(3), key=lambda seat: st.players[seat].influence)
    st.phase, st.turn, st.outcome = "end", None, Outcome((best,), say("vf-name"))
    return seen(st)


def scene(what: str, view: View | None, language: str = "en", **more: Any) -> Scene:
    """A picture to draw."""
    return Scene("voidfall", what, view, language, NAMES, **more)


def paint(what: str, view: View | None, language: str = "en", **more: Any) -> Picture:
    """The painter's picture."""
    return PAINTER.paint(scene(what, view, language, **more))


def every_picture(language: str) -> dict[str, Scene]:
    """A picture of every page."""
    view, coop = view_of(), view_of(2, "coop")
    later = replace(view, players=tuple(replace(each, influence=each.influence + 9) for each in view.players))
    return {
        "board": scene("board", view_of(4, seat=None), language),
        "end": scene("board", finished(), language),
        "panel": scene("panel", view, language, marks=(Mark("1a", "1"), Mark("2c", "2"))),
        "invasion": scene("panel", invading(), language),
        "house": scene("house:0", view, language),
        "house coop": scene("house:1", coop, language),
        "plans": scene("plans:1", view, language),
        "stock": scene("stock:0", view, language),
        "focuses": scene("focuses:0", view, language),
        "hand": scene("hand", view, language),
        "part": scene("focuses:0/1", view, language),
        "legend": scene("legend:/0", view, language),
        "legend of cards": scene("legend:/1", view, language),
        "cards of a mat": scene("plans:1/1", view, language),
        "crises in play": scene("crises:/1", coop, language),
        "more offers": scene("offers:/1", view, language),
        "drawn": scene("hand", drawing_cards(), language),
        "agenda kept": scene("drawn", drawing_cards(), language),
        "offers": scene("offers", view, language),
        "offer": scene("offer", coop, language),
        "agendas": scene("agendas", view, language),
        "techs": scene("techs", view, language),
        "improved": scene("improved", view, language),
        "event": scene("event", view, language),
        "crises": scene("crises", coop, language),
        "solo": scene("crises", view_of(1, "solo"), language),
        "battle": scene("battle", with_battle(over=False), language),
        "record": scene("posting", with_battle(over=True, invader=None, defender=B), language, card="0"),
        "score": scene("score", view, language),
        "score coop": scene("score", coop, language),
        "score end": scene("score", finished(), language),
        "change": scene("change", later, language, before=view),
        "chapter": scene("chapter", replace(later, cycle=3), language, before=view),
        "card": scene("card", view, language, card="zenor"),
    }


# -- all pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_readable_small_enough_and_without_a_cut_word(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How large the words are, the test of all titles says."""
    scenes, written = every_picture(language), spied(monkeypatch)
    assert {each.what.partition(":")[0] for each in scenes.values()} == set(PAGES)
    for name, each in scenes.items():
        picture = PAINTER.paint(each)
        assert image(picture).size == (picture.width, picture.height)
        assert picture.width == sheets.WIDE, name
        assert picture.height <= sheets.MOST_TALL, name
        most = CROP_KIB if each.what == "panel" else PICTURE_KIB
        assert len(picture.data) < most * 1024, name
        assert 0 < len(picture.alt) <= ALT_LIMIT, name
    assert len(written) > 300
    assert {words for _, _, words in written if "…" in words} == set()


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(1, "solo"), (2, "competitive"), (3, "competitive"), (4, "competitive"), (2, "coop"), (4, "coop")],
)
def test_boards_of_any_number_are_readable(seats: int, mode: Mode) -> None:
    picture = paint("board", view_of(seats, mode, None))
    assert picture.height <= sheets.MOST_TALL
    assert len(picture.data) < PICTURE_KIB * 1024


def test_boards_of_all_maps_fit() -> None:
    """Every hex of every map is wider than a sixth of the picture, so that a phone shows what lies there."""
    for given in parts().maps.values():
        layout, tall = board.map_layout([tile.hex for tile in given.tiles], 0)
        assert 2 * layout.size / sheets.WIDE > 1 / 6
        assert tall < 1600


def spied(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """Everything that is written from now on: size, width of what it is written on, words."""
    SPRITES.clear()
    return looking.spied(monkeypatch, package)


def drawn_words(given: Scene) -> list[str]:
    """What stands on a picture."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        written = spied(monkeypatch)
        PAINTER.draw(given)
    return [words for _, _, words in written]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_drawn_without_being_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    for card in all_cards():
        drawing = PAINTER.draw(scene("card", None, language, card=card))
        assert drawing.height <= sheets.MOST_TALL, card
    assert {words for _, _, words in written if "…" in words} == set()


def all_cards() -> list[str]:
    """The ids of everything that has a card."""
    known = parts()
    records: tuple[dict[str, Any], ...] = (
        known.focus_cards,
        known.agendas,
        known.events,
        known.crisis_cards,
        known.houses,
        known.sector_kinds,
        known.technologies,
    )
    return [each for record in records for each in record]


def test_no_two_cards_have_the_same_id() -> None:
    """`card` finds each by its id alone."""
    found = all_cards()
    assert len(found) == len(set(found))


def test_every_card_is_read_out_by_its_name() -> None:
    known = parts()
    named = {
        "focus_cards": "vf-focus-",
        "agendas": "vf-agenda-",
        "crisis_cards": "vf-crisis-",
        "houses": "vf-house-",
        "sector_kinds": "vf-kind-name-",
        "technologies": "vf-tech-",
        "events": "vf-event-",
    }
    for field, prefix in named.items():
        for each in getattr(known, field):
            alt = PAGES["card"].alt(scene("card", None, card=each))
            assert translate(say(f"{prefix}{each}"), "en") in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_read_out_with_two_full_stops(language: str) -> None:
    """The ability of a House is made of sentences."""
    told = {card: PAGES["card"].alt(scene("card", None, language, card=card)) for card in all_cards()}
    assert {card: alt for card, alt in told.items() if "。。" in alt or ".." in alt} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_picture_has_its_glyphs(language: str) -> None:
    keys = [
        key for key in known_keys(language) if key.startswith(("vf-pic-sign", "vf-tech-", "vf-house-", "vf-kind-name"))
    ]
    keys += [f"vf-track-{each}" for each in ("society", "statecraft", "economy")]
    assert len(keys) > 60
    text = "".join(translate(say(key), language) for key in keys)
    assert {each for each in text if not each.isspace() and not has_glyph(each, "text", language)} == set()


def test_who_sees_nothing_sees_no_secret() -> None:
    """P71: Agendas in hand are their owner's alone; all others see the same pictures whatever they are."""
    st, other = mid_game(2), mid_game(2)
    st.players[A].agendas, other.players[A].agendas = ["D1"], ["D2"]
    for what in ("board", "house:0", "plans:0", "focuses:0", "score"):
        assert paint(what, seen(st)) == paint(what, seen(other))
        assert paint(what, seen(st, B)) == paint(what, seen(other, B))
    assert paint("hand", seen(st, A)).data != paint("hand", seen(other, A)).data


# -- what a choice is about --------------------------------------------------------------------------------------------


MANY_WORDS = ("astoran", "marqualos", "yarvek")
"""Houses whose cards of their own say more than two pictures hold."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", sorted(parts().houses))
def test_the_cards_of_every_house_are_on_pictures_that_a_phone_shows_large(house: str, language: str) -> None:
    st = mid_game(2)
    st.players[A].house, st.players[A].hand, st.players[A].discard = house, hand_of(house), []
    st.turn = None
    names = parts_of("focuses:0", seen(st, A))
    assert len(names) == (3 if house in MANY_WORDS else 2)
    for name in names:
        assert PAINTER.draw(scene(name, seen(st, A), language)).height <= sheets.MOST_TALL


def test_all_cards_in_hand_are_shown_payable_ones_first() -> None:
    st = mid_game(2)
    st.players[A].house, st.players[A].hand = "belitan", hand_of("belitan")
    st.turn = Turn(A)
    view = seen(st, A)
    shown = [card for cards in focuses.hand_in_parts(view, A) for card in cards]
    assert sorted(shown) == sorted(st.players[A].hand)
    lacking = [len(focuses.lacking_of(view, A).get(card, {})) == focuses.ACTIONS for card in shown]
    assert lacking == sorted(lacking)


def test_in_a_question_stand_only_the_technologies_that_may_be_gained() -> None:
    view = view_of(4)
    wanted = technologies.market_of(view, "basic")[1:3]
    name = f"techs:{technologies.code_of(view, 'basic', wanted)}"
    words = " ".join(drawn_words(scene(name, view)))
    for each in view.display:
        assert (translate(say(f"vf-tech-{each}"), "en") in words) == (each in wanted or not view.display[each].count)


# -- the map -----------------------------------------------------------------------------------------------------------


def test_every_house_and_kind_of_sector_has_its_sign() -> None:
    assert set(HOUSES) == set(parts().houses)
    assert set(KINDS) <= set(parts().sector_kinds)
    assert all(body(name) for name in (*HOUSES.values(), *KINDS.values()))
    assert len(set(HOUSES.values())) == len(HOUSES)


def test_owners_differ_in_shape_not_only_in_colour() -> None:
    """Without colour the ornament along the edge still tells whose sector it is."""
    grounds = [ground(140, seat).convert("L").convert("RGB") for seat in range(4)]
    for one in range(4):
        for other in range(one):
            assert difference(grounds[one], grounds[other]) > 0.4, (PEOPLE[one].letter, PEOPLE[other].letter)


def test_a_corrupted_sector_looks_different() -> None:
    for held in (*range(4), "voidborn", "nobody"):
        plain, dark = (ground(140, held, corrupted=each).convert("RGB") for each in (False, True))
        assert difference(plain, dark) > 3


def test_types_of_fleets_differ_in_shape() -> None:
    drawn = [fleet(kind, A, 60).getchannel("A").convert("RGB") for kind in FLEETS]
    for one in range(len(FLEETS)):
        for other in range(one):
            assert difference(drawn[one], drawn[other]) > 10, (FLEETS[one], FLEETS[other])


def test_who_holds_a_sector() -> None:
    view = view_of(2)
    held = {holder(sector) for sector in view.sectors.values()}
    assert {A, B, "voidborn", "fallen"} <= held


def test_voidstorms_wormholes_and_the_last_change_are_drawn() -> None:
    view = view_of(3, seat=None)
    whole = image(PAINTER.paint(scene("board", view)))
    still = image(PAINTER.paint(scene("board", replace(view, recent=()))))
    assert difference(whole, still) > 0.02
    words = {translate(text, "en") for part in (0, 1) for _, signs in legend.groups_of(part) for _, text in signs}
    assert {"Voidstorm", "Wormhole", "Corruption", "Voidborn Fleet", "changed since your turn"} <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glory_of_a_sector_is_told_in_words(language: str) -> None:
    view = view_of(3)
    place = next(place for place, sector in view.sectors.items() if sector.glory)
    alt = paint("panel", view, language, marks=(Mark(place, "1"),)).alt
    assert all(translate(say("vf-piece-glory", value=n), language) in alt for n in view.sectors[place].glory)


def test_no_voidstorm_covers_a_number_or_what_lies_on_a_sector(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a solo game the number of 3H lay below the storm between 3H and 2F, and the Glory of 3I was cut."""
    view = view_of(3, seat=None)
    marks = tuple(Mark(place, str(number)) for number, place in enumerate(view.sectors, 1))
    done: list[str] = []
    for module, name in ((galaxy, "draw_storms"), (galaxy, "draw_contents"), (board, "draw_number")):
        drawn = getattr(module, name)

        def note(*given: Any, drawn: Any = drawn, name: str = name) -> None:
            done.append(name)
            drawn(*given)

        monkeypatch.setattr(module, name, note)
    PAINTER.draw(scene("panel", view, marks=marks))
    above = done[max(place for place, name in enumerate(done) if name == "draw_storms") + 1 :]
    assert above.count("draw_contents") == len(view.sectors)
    assert above.count("draw_number") == len(marks)


def test_a_crop_shows_the_marked_sectors_large(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    drawn = board.draw_map

    def draw_map(canvas: Any, layout: Any, *more: Any, **how: Any) -> None:
        sizes.append(2 * layout.size / canvas.width)
        drawn(canvas, layout, *more, **how)

    monkeypatch.setattr(board, "draw_map", draw_map)
    written = spied(monkeypatch)
    PAINTER.draw(scene("panel", view_of(4), marks=(Mark("1a", "7"),)))
    assert sizes[0] > 0.25
    assert "7" in {words for _, _, words in written}


def test_marks_that_are_no_sectors_leave_the_whole_map() -> None:
    view = view_of(2)
    whole = PAINTER.draw(scene("board", view)).size
    assert PAINTER.draw(scene("panel", view, marks=(Mark("track:society", "1"),))).size == whole


def test_the_target_of_an_invasion_is_framed() -> None:
    view = invading()
    assert view.invasion is not None
    assert f"Invasion of {view.invasion.target.upper()}" in paint("panel", view).alt
    assert PAINTER.draw(scene("panel", view)).size != PAINTER.draw(scene("board", view)).size


def test_a_sector_is_read_out() -> None:
    st = mid_game(2)
    home = st.sectors[home_of(st, A)]
    home.population, home.guilds, home.fleets = 4, ["miners"], {"carrier": 2}
    place = home_of(st, A).upper()
    words = paint("panel", seen(st, A), marks=(Mark(home_of(st, A), "1"),)).alt
    assert f"{place}, A (Ada Lovelace): Population 4, 2 Carriers, Miners' Guild" in words


# -- mats --------------------------------------------------------------------------------------------------------------


def test_a_mat_says_what_the_next_two_spaces_give(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benefits are in words, with what entering costs; a track at its end says so."""
    written = spied(monkeypatch)
    st = mid_game(2)
    st.players[A].house, st.players[A].origin = "valnis", "A"
    st.players[A].tracks, st.players[A].track_corruption = [4, 7, 0], [False, False, True]
    PAINTER.draw(scene("house:0", seen(st)))
    words = " ".join(text for _, _, text in written)
    assert "5: increase a Pure Population by 1" in words
    assert "6 (deactivate 1 to enter): increase a Pure Population by 1 and/or remove 1 Corruption" in words
    assert "The last space is reached." in words
    assert "1: advance one more space on this track" in words
    assert "Corrupted: advancing gives no benefit." in words


def test_overproduction_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """1.4: producing more than there is room for gives 3 Influence."""
    written = spied(monkeypatch)
    st = mid_game(2)
    st.players[A].stock = dict.fromkeys(st.players[A].stock, 0)
    PAINTER.draw(scene("stock:0", seen(st)))
    assert not any(text.startswith("Arrow") for _, _, text in written)
    home = st.sectors[home_of(st, A)]
    home.population, home.guilds, st.players[A].stock["food"] = 6, ["farmers", "farmers"], 15
    PAINTER.draw(scene("stock:0", seen(st)))
    assert any(text.startswith("Arrow") for _, _, text in written)


def test_used_actions_are_struck_out() -> None:
    st = mid_game(2)
    assert st.turn is not None
    st.turn.actions = []
    fresh = image(paint("focuses:0", seen(st, A)))
    st.turn.actions = [1, 2]
    assert difference(fresh, image(paint("focuses:0", seen(st, A)))) > 0.1


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_that_cannot_be_paid_say_what_is_lacking(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the cards in the hand of whose turn it is, before one is chosen."""
    written: list[str] = []
    monkeypatch.setattr(
        "render.voidfall.focuses.words", lambda text, *args, **more: noted(written, text, *args, **more)
    )
    st = mid_game(2)
    assert st.turn is not None
    seat, st.turn = st.turn.seat, Turn(st.turn.seat)
    st.players[seat].hand = ["conquest"]
    st.players[seat].stock |= {"energy": 1, "credits": 0, "materials": 3}
    PAGES["focuses"].draw(scene(f"focuses:{seat}", seen(st), language))
    reason = translate(
        say("vf-lack-resources", need=[amount("energy", 2)], have=[amount("energy", 1), amount("credits", 0)]), language
    )
    assert reason in written
    assert len([each for each in written if each == reason]) == 1
    written.clear()
    PAGES["focuses"].draw(scene(f"focuses:{1 - seat}", seen(st), language))
    assert reason not in written


def noted(written: list[str], text: Any, language: str, *args: Any, **more: Any) -> Any:
    """The block of a text that is put down."""
    written.append(text if isinstance(text, str) else translate(text, language))
    return sheets.words(text, language, *args, **more)


def test_a_long_hand_is_on_several_pictures() -> None:
    st = mid_game(2)
    st.players[A].hand = [each.id for each in parts().focus_cards.values() if each.set == "standard"]
    st.players[A].agendas = [f"D{number}" for number in range(1, 9)] + [f"S{number}" for number in range(1, 9)]
    for language in LANGUAGES:
        for name in parts_of("hand", seen(st, A)):
            assert PAINTER.draw(scene(name, seen(st, A), language)).height <= sheets.MOST_TALL


def test_a_market_of_all_technologies_fits() -> None:
    """P9: with four players twelve Technologies may be in the display; those without a copy are only named."""
    st = mid_game(4)
    listed = sorted(parts().technologies, key=lambda each: -len(translate(say(f"vf-tech-{each}"), "en")))[:12]
    st.display = {each: Copies(2, first=True) for each in listed}
    for language in LANGUAGES:
        for name in parts_of("techs", seen(st)):
            assert PAINTER.draw(scene(name, seen(st), language)).height <= sheets.MOST_TALL
    st.display["sentries"] = Copies(0, first=False)
    assert "All taken: Sentries" in " ".join(drawn_words(scene(parts_of("techs", seen(st))[-1], seen(st))))


def test_improved_technologies_have_a_page_of_their_own() -> None:
    """P9: Improved cards face up with what they say; those of Cycle 3 by name."""
    st = mid_game(4)
    st.improved, st.later = ["shields"], ["sentries"]
    view = seen(st)
    shown = " ".join(drawn_words(scene("improved", view)))
    assert "Shields" in shown
    assert "Sentries" in shown
    basic = {each for each in st.display if each != "shields"}
    assert not any(translate(say(f"vf-tech-{each}"), "en") in shown for each in basic - {"sentries"})
    alt = paint("improved", view).alt
    assert "Shields" in alt
    assert "Sentries" in alt


# -- events, Crises, scores ----------------------------------------------------------------------------------------


def test_objectives_show_the_present_value_of_each_player(monkeypatch: pytest.MonkeyPatch) -> None:
    written = spied(monkeypatch)
    st = mid_game(2, cycle=1)
    st.event = "1A"
    st.players[A].technologies = {"shields": "basic"}
    st.players[B].technologies = {"shields": "basic", "carriers": "basic", "torpedoes": "basic"}
    words = paint("event", seen(st)).alt
    assert "A: 1/3" in words
    assert "B: 3/3" in words
    assert {"1/3", "3/3"} <= {text for _, _, text in written}


def test_the_crisis_board_tells_the_value_of_the_next_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    """6.4: two slots filled on each row."""
    written = spied(monkeypatch)
    paint("crises", view_of(2, "coop"))
    words = {text for _, _, text in written}
    assert "Skirmish +2" in words
    assert any(text.startswith("each pays 1 Energy, 1 Material and 1 Science") for text in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["crises:/1", "offer", "event", "offers:/0", "hand"])
def test_a_sheet_marks_the_cards_that_are_of_the_house(
    page: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the picture, with a note below it, and in words: every Crisis, Joint cards, the Agenda S4, the event 3T."""
    view = view_of(2, "coop")
    view = replace(view, event="3T", event_objectives=(), agendas=("S4",), offers={"support": "S4"})
    shown = scene(page, view, language)
    kind = page.partition(":")[0]
    marked, alt = PAGES[kind].draw(shown), PAGES[kind].alt(shown)
    begins = translate(say("vf-alt-house", cards=[]), language).strip()
    assert begins in alt
    monkeypatch.setattr("render.voidfall.certainty.of_the_house", lambda card: False)
    assert marked.height > PAGES[kind].draw(shown).height


def test_a_sheet_of_published_cards_has_no_mark() -> None:
    view = view_of()
    assert view.agendas == ("D1", "W3")
    for page in ("hand", "focuses:0", "techs"):
        shown = scene(page, view)
        assert "Values of this bot" not in PAINTER.paint(shown).alt


def test_a_competitive_game_has_no_crises() -> None:
    assert "Only cooperative and solo games" in paint("crises", view_of(2)).alt


def test_the_score_adds_what_the_end_of_the_cycle_would_bring() -> None:
    """3.3: Agendas in Pure slots, the better box of the event, 3 Influence lost for each point of Upkeep not paid."""
    st = mid_game(2, cycle=1)
    st.event = "1G"
    player = st.players[A]
    player.stock = dict.fromkeys(player.stock, 0)
    view = seen(st)
    mine = view.players[A]
    assert from_upkeep(view, A) == -3 * mine.upkeep.due
    pure = [slot.agenda for slot in mine.slots if slot.agenda and not slot.corrupted]
    expected = sum(each.influence for agenda in pure for each in mine.objectives[agenda])
    expected += sum(each.influence for progress in mine.starting for each in progress)
    assert from_agendas(view, A) == expected
    boxes = [sum(each[A].influence for each in box) for box in view.event_objectives]
    both = parts().events[st.event].link == "and_or"
    assert from_event(view, A) == (sum(boxes) if both else max(boxes))


def test_winners_stand_first_then_more_influence_then_less_corruption() -> None:
    view = finished()
    assert best_first(view)[0] in view.winners
    st = mid_game(3)
    for player in st.players:
        player.influence = 40
    shown = seen(st)
    order = [shown.players[seat].corruption for seat in best_first(shown)]
    assert order == sorted(order)


def test_the_voidborn_score_is_told_line_by_line() -> None:
    view = view_of(2, "coop")
    assert view.coop is not None
    words = paint("score", view).alt
    assert f"Voidborn {sum(line.points for line in view.coop.score)}" in words
    assert "Incomplete Safe Havens 60" in words


# -- battles and changes -------------------------------------------------------------------------------------------


def test_a_battle_is_read_out() -> None:
    words = paint("battle", with_battle(over=False)).alt
    for part in ("Combat at 1A: Ada Lovelace", "Voidborn", "2 Sector Defenses", "Approach:"):
        assert part in words
    assert "Result:" not in words
    assert "Result:" in paint("posting", with_battle(over=True), card="0").alt


def test_where_nobody_fights_the_map_is_shown() -> None:
    view = view_of(2, seat=None)
    assert PAINTER.draw(scene("battle", view)).size == PAINTER.draw(scene("board", view)).size


def test_changed_sectors_are_those_that_differ() -> None:
    st = mid_game(2)
    before = seen(st)
    place = home_of(st, B)
    st.sectors[place].population = 6 if st.sectors[place].population != 6 else 5
    st.players[B].influence += 7
    after = seen(st)
    assert changed_places(before, after) == [place]
    assert changed_places(before, before) == []
    words = paint("change", after, before=before).alt
    assert f"Changed: {place.upper()}." in words
    assert f"Influence {before.players[B].influence} → {after.players[B].influence}" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_cycle_names_it_and_nobody_who_is_to_act(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays in the channel while the next Cycle is played; after the end it names the winners."""
    before, after = view_of(2, seat=None), view_of(2, seat=None, cycle=3)
    given = scene("chapter", after, language, before=before)
    written = spied(monkeypatch)
    PAINTER.draw(given)
    assert translate(say("vf-pic-cycle-over"), language) in [words for _, _, words in written]
    cycle, turn = say("vf-alt-cycle", cycle=before.cycle), say("vf-pic-to-move")
    alt = PAINTER.paint(given).alt
    assert alt.startswith(translate(cycle, language))
    assert translate(turn, language) not in [words for _, _, words in written]
    assert "won." in paint("chapter", finished(), before=view_of(3, seat=None)).alt


@pytest.mark.parametrize("what", ["board", "change"])
def test_rounds_are_counted_in_the_focus_phase_only(what: str) -> None:
    """Before the first and after the last round there is none."""
    assert "round" in paint(what, view_of(2)).alt
    for phase in ("preparation", "evaluation"):
        assert "round" not in paint(what, replace(view_of(2), phase=phase, turn=None)).alt


# -- sprites -----------------------------------------------------------------------------------------------------------


def test_after_its_rehearsal_the_painter_draws_from_sprites_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in PAINTER.prewarm():
        pass
    drawn: list[str] = []

    def count(**kwargs: object) -> bytes:
        drawn.append("")
        return bytes(RASTER(**kwargs))

    monkeypatch.setattr(svg.resvg_py, "svg_to_bytes", count)
    paint("board", view_of(4, seat=None))
    assert len(drawn) <= 60  # strips of players, rare kinds of sectors


def test_several_glory_tokens_of_a_sector_are_one_sign() -> None:
    """Each with a sign of its own they reached over the sectors beside it. Who conquers the sector takes them all."""
    sector = next(iter(public(mid_game(2)).sectors.values()))
    plain = replace(sector, glory=(2,))
    assert len(tokens_of(replace(plain, glory=(3, 2, 1)), 30)) == len(tokens_of(plain, 30))
    assert "6" in [said for _, said in tokens_of(replace(plain, glory=(3, 2, 1)), 30)]


def full_sector() -> SectorView:
    """One of the Voidborn with everything that may lie on a sector."""
    sector = next(iter(public(mid_game(2)).sectors.values()))
    bare = replace(sector, home=None, owner=None, fleets={}, fallen="", voidborn=2)
    return replace(bare, kind=next(iter(KINDS)), glory=(5, 5, 2), bounty=2, reclaim=2, harbingers=2)


def test_the_sign_of_a_kind_and_harbingers_leave_the_row_of_tokens_to_those_of_the_voidborn() -> None:
    """With them in the row, its first and last sign lay on the sectors beside it."""
    full = full_sector()
    assert len(tokens_of(full, 30)) == 3
    assert len(tokens_of(replace(full, voidborn=0), 30)) == 3
    assert len(tokens_of(replace(full, voidborn=0, owner=A), 30)) == 5

    def beside(**changes: Any) -> tuple[bool, bool]:
        canvas = Image.new("RGBA", (400, 400))
        draw_sides(canvas, 200, 200, 100, replace(full, **changes))
        left, right = canvas.crop((100, 150, 180, 250)), canvas.crop((220, 150, 300, 250))
        return left.getbbox() is not None, right.getbbox() is not None

    assert beside() == (True, True)
    assert beside(kind="base", harbingers=0) == (False, False)
    assert beside(owner=A) == (False, False)


@pytest.mark.parametrize("size", [84, 124, board.LARGEST])
@pytest.mark.parametrize("owner", [None, A])
def test_all_that_may_lie_on_a_sector_stays_on_it(size: int, owner: int | None) -> None:
    """Four kinds of tokens reached over its edge."""
    full = replace(full_sector(), owner=owner, harbingers=0 if owner is not None else 2)
    hexagon = ground(size, "nobody").getchannel("A").point(lambda value: 255 * (value > 0))
    for draw, height in ((draw_tokens, ROWS["tokens"]), (draw_sides, ROWS["cubes"])):
        canvas, middle = Image.new("RGBA", hexagon.size), hexagon.width / 2
        draw(canvas, middle, middle + size * height, size, full)
        box = canvas.getbbox()
        if box is not None:
            level = (box[1] + box[3]) // 2
            room = hexagon.crop((0, level, hexagon.width, level + 1)).getbbox()
            assert room is not None
            assert room[0] <= box[0] < box[2] <= room[2]
