"""Standing orders: what is laid down in advance answers as a player would, with one of the answers that are offered."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Keys
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.actions.turn import foreseen, turn
from engine.eclipse.combat import aftermath
from engine.eclipse.hints import slow_hints
from engine.eclipse.orders import ORDERS, follow, intrusions, telling
from engine.eclipse.state import Offer
from engine.eclipse.title import META
from engine.eclipse.tracks import balance
from engine.titles import TITLES
from locales import LANGUAGES, keys, message, translate
from tables.standing_orders import kept_order, orders_alone, own_orders
from tests.eclipse.positions import ANCIENTS, A, B, C, Game, begin, home, move_cubes, position, put, send
from tests.eclipse.test_battles import battle, fit, retreating
from tests.eclipse.test_diplomacy import neighbours
from tests.eclipse.test_reputation import drawing
from tests.eclipse.test_upkeep import in_upkeep, poor, without_colony_ships


def answer(game: Game, *, alarmed: bool = False, **orders: Any) -> Keys | None:
    """What the orders answer to the open question. It must be one of its options."""
    given = follow(game.state, game.ask, {name: (value,) for name, value in orders.items()}, alarmed)
    assert given is None or game.ask.allows(given)
    return given


# -- battles ---------------------------------------------------------------------------------------------------------


def test_who_fights_on_never_retreats() -> None:
    """P17.13.3: one interceptor against a dreadnought."""
    st = retreating()
    send(st, B, "3a", "dreadnought dreadnought")
    assert answer(battle(st), fighting="on") == ("fire",)


def test_who_fights_on_to_the_end_of_a_battle_is_asked_again_in_the_next() -> None:
    """P17.13.3: the order is stored with the battle that is being fought, and holds in no other."""
    st = retreating()
    send(st, B, "3a", "dreadnought dreadnought")
    game = battle(st)
    title = TITLES["eclipse"]
    kept = kept_order(title, game.state, A, 2, "fighting", ("battle",))
    assert kept is not None
    orders = {"fighting": list(kept)}
    assert own_orders(title, game.state, orders) == {"fighting": ("battle",)}
    assert answer(game, fighting="battle") == ("fire",)
    assert game.state.battle is not None
    game.state.battle.number += 1
    assert own_orders(title, game.state, orders) == {}


def test_to_the_end_of_a_battle_is_no_order_while_none_is_fought() -> None:
    with pytest.raises(Refused):
        kept_order(TITLES["eclipse"], position(), A, 2, "fighting", ("battle",))


def test_one_retreats_when_the_chance_to_win_falls_below_the_number() -> None:
    """The number is compared with the odds that stand beside the question (P17.13)."""
    game = battle(retreating(ships="interceptor interceptor"))
    calculate = slow_hints(game.state, game.ask)
    assert calculate is not None
    told = calculate()["fire"].args["odds"]
    chance = int(str(told.args["wins"]))  # type: ignore[union-attr]
    assert 1 < chance < 99
    assert answer(game, fighting=str(chance - 1)) == ("fire",)
    assert answer(game, fighting=str(chance + 1)) == ("retreat:2a",)


def test_one_retreats_to_where_most_own_ships_are() -> None:
    """P17.13.5 offers every own sector behind the edges; the fleet there is the shelter."""
    st = retreating()
    put(st, "310", "4a", owner=A, ships={A: "cruiser cruiser"})
    send(st, B, "3a", "dreadnought")
    game = battle(st)
    assert {"retreat:2a", "retreat:4a"} <= set(game.ask.options.keys), game.ask.options.keys
    assert answer(game, fighting="99") == ("retreat:4a",)


def hitting(**part: str) -> Game:
    """A has two hits to assign to two cruisers and an interceptor, which carries these parts."""
    st = position()
    fit(st, B, "interceptor", **part)
    put(st, "318", "3b", ships={B: "cruiser cruiser interceptor", A: "interceptor interceptor interceptor"})
    return battle(st, [1], [6, 6, 1])


@pytest.mark.parametrize(("chosen", "ship"), [("largest", "cruiser"), ("smallest", "interceptor")])
def test_hits_go_to_ships_by_their_size(chosen: str, ship: str) -> None:
    """P17.13.4: the shooter assigns."""
    assert answer(hitting(), targets=chosen) == (f"hit:{ship}-0",)


def test_hits_go_to_the_most_dangerous_ship() -> None:
    """P17.13.4: an interceptor that hits with four faces, for one hit that destroys it. Four damage a hit are no danger
    to ships without hull."""
    assert answer(hitting(L="axion_computer"), targets="dangerous") == ("hit:interceptor-0",)
    assert answer(hitting(L="axion_computer"), targets="largest") == ("hit:cruiser-0",)
    assert answer(hitting(CT="antimatter_cannon", CB="tachyon_source"), targets="dangerous") == ("hit:cruiser-0",)


def test_of_one_class_the_most_damaged_ship_is_hit() -> None:
    """P17.13.4: damage stays, so what is damaged falls first."""
    game = hitting()
    game.chooses("hit:cruiser-0")
    assert "hit:cruiser-0" in game.offers()
    assert answer(game, targets="largest") == ("hit:cruiser-1",)


def test_the_highest_reputation_tile_is_kept() -> None:
    """P17.14.1."""
    assert answer(drawing(position(), 3, 1, 4, 2), tiles="highest") == ("keep:4",)


def test_how_soon_a_reputation_tile_is_chosen_tells_what_was_drawn() -> None:
    """P17.14.1: tiles are drawn in secret. All else is open."""
    drawn, hit = drawing(position(), 3, 1, 4, 2), hitting()
    assert telling(drawn.state, drawn.ask)
    assert not telling(hit.state, hit.ask)


@pytest.mark.parametrize(("chosen", "key"), [("drop", "yes"), ("spare", "no")])
def test_population_is_bombed_or_spared(chosen: str, key: str) -> None:
    """P17.14.2."""
    st = position()
    put(st, "318", "3b", owner=B, filled=(0,), ships={A: "interceptor"})
    st.phase = "bombing"
    assert answer(begin(st, {"bombing": aftermath.bombing}), bombs=chosen) == (key,)


@pytest.mark.parametrize("money", [30, 0])
@pytest.mark.parametrize("chosen", ["always", "affordable", "never"])
def test_a_disc_goes_on_a_sector_as_laid_down(chosen: str, money: int) -> None:
    """P17.14.4: always, never, or while the balance stays at 0 or above with one disc less."""
    st = position()
    put(st, "318", "3b", ships={A: "interceptor"})
    player = st.players[A]
    poor(st, A, 5, money)
    lasts = balance(player, 1) >= 0
    assert lasts == bool(money)
    st.phase = "control"
    places = chosen == "always" or (chosen == "affordable" and lasts)
    assert answer(begin(st, {"control": aftermath.control}), discs=chosen) == ("yes" if places else "no",)


# -- passing ---------------------------------------------------------------------------------------------------------


def reacting(**fields: Any) -> Game:
    """A has passed and may react."""
    st = position(**fields)
    st.players[A].passed = True
    return begin(st, {"action": turn})


def test_who_passes_unless_attacked_is_asked_once_ships_have_come() -> None:
    """P17.3.2: after passing, reactions are declined, but not once A is alarmed."""
    assert answer(reacting(), reacting="attacked") == ("pass",)
    assert answer(reacting(), reacting="attacked", alarmed=True) is None
    assert answer(reacting(), reacting="never", alarmed=True) == ("pass",)


def test_nobody_passes_in_the_first_place_by_an_order_about_reactions() -> None:
    """P17.3.2: the turn is the player's; only passing to the end of the round takes it as well."""
    game = begin(position(), {"action": turn})
    assert answer(game, reacting="attacked") is None
    assert answer(game, reacting="never") is None
    assert answer(game, reacting="round") == ("pass",)
    assert answer(reacting(), reacting="round", alarmed=True) == ("pass",)


def test_passing_to_the_end_of_the_round_ends_with_it() -> None:
    """The title's period is the round."""
    st = position()
    assert TITLES["eclipse"].planning.period(st) == "1"
    assert next(kind for kind in ORDERS if kind.id == "reacting").passing == ("round", "quiet")


def test_who_passes_to_the_end_of_the_round_unless_attacked_is_asked_once_ships_have_come() -> None:
    """P17.3.2: like passing to its end, turn and reactions, but not once A is alarmed."""
    game = begin(position(), {"action": turn})
    assert answer(game, reacting="quiet") == ("pass",)
    assert answer(game, reacting="quiet", alarmed=True) is None
    assert answer(reacting(), reacting="quiet") == ("pass",)
    assert answer(reacting(), reacting="quiet", alarmed=True) is None


def test_who_plays_with_computers_only_is_asked_after_passing_only_when_ships_have_come() -> None:
    """Nobody waits for them, and a reaction is seldom worth the question in every go-round."""
    assert orders_alone(META) == {"reacting": ["attacked"]}


def test_ships_of_others_where_one_has_a_disc_or_ships_alarm() -> None:
    """Each ship is something new; Ancients, and ships elsewhere, are not."""
    st = position(players=3)
    put(st, "318", "3b", owner=A, ships={B: "interceptor"})
    put(st, "317", "3d", ships={A: "interceptor", C: "cruiser"})
    put(st, "101", "1b", owner=A, ships={ANCIENTS: "ancient"})
    put(st, "316", "3f", ships={B: "interceptor"})
    assert set(intrusions(st, A)) == {"3b-b-0", "3d-c-0"}
    send(st, B, "3b", "dreadnought")
    assert set(intrusions(st, A)) == {"3b-b-0", "3b-b-1", "3d-c-0"}
    assert set(intrusions(st, C)) == {"3d-a-0"}


# -- diplomacy -------------------------------------------------------------------------------------------------------


def test_offers_of_chosen_players_are_accepted_in_ones_turn() -> None:
    """P17.11.6: with the cube from the track that gains most; those of others are left to the player."""
    st = neighbours()
    st.players[B].offers.append(Offer(A, "money"))
    move_cubes(st, A, "science", 4)
    game = begin(st, {"action": turn})
    given = answer(game, accepting=str(B))
    assert given is not None
    assert given[0].startswith("accept:b-")
    assert answer(game, accepting=str(C)) is None
    game.chooses(given[0])
    assert B in game.state.players[A].partners


def test_offers_are_accepted_in_the_window_after_combat() -> None:
    """P17.14.6."""
    st = neighbours()
    st.players[B].offers.append(Offer(A, "money"))
    st.phase = "diplomacy"
    game = begin(st, {"diplomacy": aftermath.diplomacy})
    given = answer(game, accepting=str(B))
    assert given is not None
    assert given[0].startswith("accept:b-")
    assert answer(game, accepting=str(C)) is None


def test_an_offer_is_made_once_as_soon_as_it_can_be() -> None:
    """P17.11.6: to whom A is connected with; not a second time while it stands."""
    game = begin(neighbours(), {"action": turn})
    given = answer(game, offering=str(B))
    assert given is not None
    assert given[0].startswith("offer:b-")
    game.chooses(given[0])
    assert [offer.partner for offer in game.state.players[A].offers] == [B]
    assert answer(game, offering=str(B)) is None
    assert answer(begin(neighbours(), {"action": turn}), offering=str(C)) is None


def test_whoever_wants_to_offer_accepts_what_is_offered() -> None:
    """P17.11.6: two offers are no relation."""
    st = neighbours()
    st.players[B].offers.append(Offer(A, "money"))
    game = begin(st, {"action": turn})
    given = answer(game, offering=str(B))
    assert given is not None
    game.chooses(given[0])
    assert B in game.state.players[A].partners


# -- upkeep ----------------------------------------------------------------------------------------------------------


def test_upkeep_is_paid_by_default() -> None:
    """P17.15.3: trade first; nothing is colonised (P17.15.1)."""
    st = without_colony_ships()
    poor(st, A, 1)
    assert balance(st.players[A]) < 0
    game = in_upkeep(st)
    pending = game.session.pending(A)
    assert pending is not None
    assert pending.ask.habit == "upkeep-balance"
    assert follow(game.state, pending.ask, {"paying": ("default",)}, False) == pending.ask.default


def test_colony_ships_rest_where_upkeep_is_paid_by_default() -> None:
    """P17.15.1: they may be used, and by default are not."""
    st = position()
    put(st, "318", "3b", owner=A)
    pending = in_upkeep(st).session.pending(A)
    assert pending is not None
    assert pending.ask.habit == "upkeep-colony"
    assert follow(st, pending.ask, {"paying": ("default",)}, False) == ("done",)


# -- what comes next -------------------------------------------------------------------------------------------------


def test_the_next_turn_is_foreseen_whoever_is_to_move() -> None:
    """P17.3.2: it offers B what a turn of B would offer now, and changes nothing."""
    st = position()
    before = TITLES["eclipse"].public(st)
    ask = foreseen(st, B)
    assert ask is not None
    seen = set(ask.options.keys)
    assert TITLES["eclipse"].public(st) == before
    st.active = B
    assert seen == set(begin(st, {"action": turn}).ask.options.keys)
    assert f"build:interceptor-{home(st, B).place}" in seen


def test_before_species_are_chosen_nothing_is_foreseen() -> None:
    session = Session.begin(TITLES["eclipse"], Setup(2, META.settle_options({})), "5eed")
    assert foreseen(session.state, 0) is None


# -- texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_and_choice_has_its_words(language: str) -> None:
    known = keys(language)
    for kind in ORDERS:
        wanted = {f"ecl-order-{kind.id}", f"ecl-order-{kind.id}-hint"}
        assert wanted <= known
        for choice in () if kind.seats else kind.offered(A, 4):
            assert translate(kind.label("ecl", choice), language)
        assert kind.passing == () or set(kind.passing) <= set(kind.choices)
    assert "37" in message("ecl-order-fighting-number", language, number=37)


def test_no_order_is_called_like_a_kind_of_question() -> None:
    """A name stands either for a kind of question or for an order."""
    habits = {habit for kind in ORDERS for habit in kind.habits}
    assert not habits & {kind.id for kind in ORDERS}
