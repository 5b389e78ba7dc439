"""How the rest of a turn is imagined where only what comes before it is compared."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decision import Ask, Option
from engine.core.text import say
from engine.voidfall.passing import in_passing
from engine.voidfall.state import Copies, State, Turn
from engine.voidfall.title import Voidfall
from scripts.games import Table, moves
from tests.voidfall.positions import OUTPOSTS, A, give, position, put


def asked(kind: str, *keys: str) -> Ask:
    """A question to A with these answers."""
    return Ask(A, say(f"vf-ask-{kind}"), tuple([Option(key, say("vf-decline")) for key in keys]), kind=kind)


def answer(st: State, kind: str, *keys: str) -> str:
    """What is answered to it."""
    [key] = in_passing(st, asked(kind, *keys))
    return key


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
def test_what_is_answered_in_passing_is_always_legal(players: int, mode: str) -> None:
    """In random games; nearly every question for one thing has such an answer."""
    session = Table(Voidfall(), players, {"mode": mode, "difficulty": "easy"}, "passing").begin()
    for seat, keys in moves(session, Chance("passing"), 900):
        ask = session.question(seat)
        assert ask is not None
        given = in_passing(session.state, ask)
        assert ask.allows(given) if given else ask.most > 1, (ask.kind, given)
        session.submit(seat, keys)


def test_a_turn_goes_on_with_what_costs_resources_and_then_ends() -> None:
    """Engage costs 2 Energy; Exert costs Corruption, which is not taken in passing."""
    st = position()
    st.turn = Turn(A, card="conquest")
    assert answer(st, "move", "act:engage", "act:strategize", "done") == "act:engage"
    assert answer(st, "move", "act:engage", "use:agenda", "done") == "use:agenda"
    st.turn = Turn(A, card="temptation")
    assert answer(st, "move", "act:exert", "act:conspire", "done") == "done"


def test_a_guild_goes_where_people_are_and_brings_what_is_scarce() -> None:
    """1.4: the Level is Guilds times Population, and the dial flattens out."""
    st = position()
    home = next(place for place, sector in st.sectors.items() if sector.home == A)
    put(st, OUTPOSTS[A], population=5, guilds="ff")
    keys = [f"guild:{guild}:{place}" for guild in ("farmers", "miners") for place in (home, OUTPOSTS[A])]
    assert answer(st, "establish", *keys, "none") == f"guild:miners:{OUTPOSTS[A]}"


def test_corruption_leaves_agenda_slots_first_and_comes_there_last() -> None:
    """1.3-6: an Agenda in a Corrupted slot scores nothing."""
    st = position()
    give(st, A, tracks=[4, 1, 0])
    keys = ("at:2b", "track:society", "track:economy", "slot:2")
    assert answer(st, "corruption-removed", *keys, "none") == "slot:2"
    assert answer(st, "corruption-removed", *keys[:3], "none") == "track:society"
    assert answer(st, "corruption-gained", *keys) == "track:economy"


def test_an_agenda_is_taken_without_the_corruption_of_its_offer_if_it_can() -> None:
    """1.3-5: whoever gains an Agenda of that type takes the Corruption along, from the deck as well."""
    st = position()
    give(st, A, tracks=[4, 4, 4])
    assert answer(st, "agenda", "agenda:D8", "draw:support", "none") == "agenda:D8"
    assert answer(st, "agenda", "draw:dominance", "draw:support", "none") == "draw:dominance"
    st.offer_corruption = ["dominance"]
    assert answer(st, "agenda", "draw:dominance", "draw:support", "none") == "draw:support"
    worst = replace(st, offer_corruption=["dominance", "support"])
    assert answer(worst, "agenda", "agenda:D8", "draw:support", "none") == "agenda:D8"


def test_a_technology_is_taken_that_gives_influence() -> None:
    """P33: six for an Improved one, four for the first copy, none for the second."""
    st = position()
    st.display = {"shields": Copies(1, first=False), "torpedoes": Copies(2, first=True)}
    assert answer(st, "technology", "tech:shields", "tech:torpedoes", "none") == "tech:torpedoes"
    assert answer(st, "technology", "tech:torpedoes", "improve:carriers", "none") == "improve:carriers"


def test_of_preferred_actions_a_technology_comes_first_and_an_invasion_last() -> None:
    """P17: one action of a card in hand or in the discard."""
    keys = ("action:conquest/engage", "action:conquest/prepare", "action:politics/inspire", "action:progress/invent")
    for last in (4, 3, 2):
        assert answer(position(), "preferred-action", *keys[:last]) == keys[last - 1]


def test_tracks_are_advanced_where_they_are_furthest_and_pure() -> None:
    """1.3-6: a Corrupted track has no benefit."""
    st = position()
    give(st, A, tracks=[2, 4, 3], track_corruption=[False, True, False])
    assert answer(st, "track", "track:society", "track:statecraft", "track:economy", "none") == "track:economy"


def test_a_catastrophe_is_the_last_resort() -> None:
    """6.5: 20 points for the Voidborn."""
    st = replace(position())
    assert answer(st, "void", "penalty", "ongoing:military", "catastrophe") == "penalty"
    assert answer(st, "void", "ongoing:military", "catastrophe") == "ongoing:military"
