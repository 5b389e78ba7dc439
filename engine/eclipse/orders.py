"""Standing orders: how what a player has laid down in advance answers the questions of the game.

They never do more than the player could: each gives one of the answers that the question offers. What they read is open
to everybody, but for the reputation tiles that the seat itself has drawn.
"""

from __future__ import annotations

from engine.core.components import read_bundled, read_records
from engine.core.decision import Ask, Keys
from engine.core.orders import OrderKind, Orders, Stop
from engine.core.text import Text, say
from engine.eclipse.actions.diplomacy import MakeOffer, can_accept, diplomacy_pairs, tracks_with_cubes
from engine.eclipse.combat.battle import Fire, Hold, Retreat
from engine.eclipse.components import PRODUCTION, RESOURCES, AnyClass, Resource
from engine.eclipse.firing import SIZE
from engine.eclipse.hints import chance_of_fighting_on, expected_in_battle
from engine.eclipse.map.geometry import is_present, neighbours, ship_count
from engine.eclipse.names import LETTERS, SEATS, place_name
from engine.eclipse.odds.ranked import by_danger
from engine.eclipse.questions import Question
from engine.eclipse.state import Place, Player, State
from engine.eclipse.tracks import balance

ORDERS = tuple(read_records(read_bundled("engine.eclipse", ("orders.json",)), "orders.json", OrderKind).values())
"""In the order in which they are asked about a question."""
STOPS = 18
"""Places that can be named as a reason to be asked again."""


def follow(st: State, ask: Ask, orders: Orders, alarmed: bool) -> Keys | None:
    """See `Planning.follow`."""
    for kind in ORDERS:
        if kind.id in orders and ask.habit in kind.habits:
            key = _answer(st, ask, kind.id, orders[kind.id], alarmed=alarmed)
            if key is not None:
                return (key,)
    return None


def _answer(st: State, ask: Ask, order: str, chosen: Keys, *, alarmed: bool) -> str | None:
    match order:
        case "fighting":
            return fight_on_or_retreat(st, ask, chosen[0])
        case "targets":
            return target(st, ask, chosen[0])
        case "bombs" if ask.kind == Question.BOMB:
            return "yes" if chosen[0] == "drop" else "no"
        case "discs":
            return "yes" if takes_sector(st.players[ask.seat], chosen[0]) else "no"
        case "reacting":
            return passing(ask, chosen[0], alarmed=alarmed)
        case "accepting":
            return accepting(st, ask.seat, [int(seat) for seat in chosen])
        case "offering":
            return offering(st, ask.seat, [int(seat) for seat in chosen])
        case _:  # the highest tile, the cubes that die, payments: the default says it
            return ask.settled_default[0] if ask.default else None


# -- battles ---------------------------------------------------------------------------------------------------------


def fight_on_or_retreat(st: State, ask: Ask, chosen: str) -> str:
    """The group stays, or retreats where its side wins less often than so many times in a hundred: to where most own
    ships are, of equal places the first. Where it can only go, it goes there."""
    ways = {key: choice.place for key, choice in ask.options.pairs if isinstance(choice, Retreat)}
    for key, choice in ask.options.pairs:
        if isinstance(choice, Fire | Hold):
            if chosen in ("on", "battle") or 100 * chance_of_fighting_on(st, ask.seat, choice.group) >= int(chosen):
                return key
    return max(ways, key=lambda key: ship_count(st.sectors[ways[key]], ask.seat))


def target(st: State, ask: Ask, chosen: str) -> str | None:
    """The ship that a hit goes to: of the class that comes first, the most damaged one."""
    classes = class_ranks(st, ask.seat, chosen)

    def rank(key: str) -> tuple[int, int]:
        ship, _, damage = key.partition(":")[2].rpartition("-")
        return classes.get(ship, len(classes)), -int(damage)

    return min(ask.options.keys, key=rank)


def class_ranks(st: State, seat: int, chosen: str) -> dict[str, int]:
    """The enemy's classes with their places in the order of targets."""
    if chosen == "dangerous":
        battle = expected_in_battle(st, seat)
        ships: list[AnyClass] = [battle.groups[number].ship for number in by_danger(battle.groups, battle.own)]
    else:
        ships = sorted(SIZE, key=lambda ship: SIZE[ship], reverse=chosen == "smallest")
    return {ship: place for place, ship in enumerate(ships)}


def takes_sector(player: Player, chosen: str) -> bool:
    """Whether a disc goes on a sector that was won: always, or if money will not be missing for it."""
    return chosen == "always" or (chosen == "affordable" and balance(player, 1) >= 0)


# -- turns -----------------------------------------------------------------------------------------------------------


def passing(ask: Ask, chosen: str, *, alarmed: bool) -> str | None:
    """Pass again after passing; to the end of the round also in the first place. Whoever waits for an attack is asked
    once another's ships have come."""
    if ask.kind == Question.TURN and chosen not in ("round", "quiet"):
        return None
    return None if alarmed and chosen in ("attacked", "quiet") else "pass"


def intrusions(st: State, seat: int) -> dict[str, Text]:
    """Every ship of another player where the seat has its disc or ships. A key for each: one more is something new."""
    found: dict[str, Text] = {}
    for sector in st.sectors.values():
        if is_present(sector, seat):
            for fleet in sector.fleets:
                if fleet.side != seat and fleet.side >= 0:
                    text = say("ecl-intrusion", side=SEATS[fleet.side], place=place_name(sector.place))
                    found |= {f"{sector.place}-{LETTERS[fleet.side]}-{number}": text for number in range(fleet.size)}
    return found


def stops(st: State, seat: int) -> dict[str, Stop]:
    """Ships of others at any of one's own sectors, and at each sector: one's own first, then those beside them."""
    attacked = Stop(say("ecl-stop-attacked"), tuple(intrusions(st, seat)))
    own = {place for place, sector in st.sectors.items() if is_present(sector, seat)}
    near = {place for place in st.sectors if own & set(neighbours(place))}
    places = sorted(st.sectors, key=lambda place: (place not in own, place not in near, place))
    return {"attacked": attacked} | {
        f"place:{place}": Stop(say("ecl-stop-place", place=place_name(place)), tuple(others_at(st, seat, place)))
        for place in places[:STOPS]
    }


def others_at(st: State, seat: int, place: Place) -> list[str]:
    """A name for every ship of another player there."""
    fleets = [fleet for fleet in st.sectors[place].fleets if fleet.side >= 0 and fleet.side != seat]
    return [f"{LETTERS[fleet.side]}-{number}" for fleet in fleets for number in range(fleet.size)]


def telling(_st: State, ask: Ask) -> bool:
    """Reputation tiles are drawn in secret (P17.14.1): that none can be kept is known to the seat alone."""
    return ask.kind == Question.REPUTATION


# -- diplomacy -------------------------------------------------------------------------------------------------------


def accepting(st: State, seat: int, partners: list[int]) -> str | None:
    """Accept an offer of one of these."""
    wanted = next((partner for partner in partners if can_accept(st, seat, partner)), None)
    return None if wanted is None else f"accept:{LETTERS[wanted]}-{best_track(st.players[seat])}"


def offering(st: State, seat: int, partners: list[int]) -> str | None:
    """Make an offer to one of these who has none yet, or accept theirs."""
    accepted = accepting(st, seat, partners)
    if accepted is not None:
        return accepted
    made = {choice.partner for _, choice in diplomacy_pairs(st, seat) if isinstance(choice, MakeOffer)}
    wanted = next((partner for partner in partners if partner in made), None)
    return None if wanted is None else f"offer:{LETTERS[wanted]}-{best_track(st.players[seat])}"


def best_track(player: Player) -> Resource:
    """The track that produces most more with a cube less; of equal ones the first."""

    def gain(track: Resource) -> int:
        cubes = player.cubes[RESOURCES.index(track)]
        return PRODUCTION[cubes - 1] - PRODUCTION[cubes]

    return max(tracks_with_cubes(player), key=gain)
