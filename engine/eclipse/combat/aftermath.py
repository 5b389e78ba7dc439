"""What follows the last battle: bombing, control, relations, repair (P17.14.2 to P17.14.7)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from engine.core.decision import Ask, Face, Option, Options, Pairs, Roll, Rules
from engine.core.text import Text, say
from engine.eclipse.actions.cautions import disc_caution
from engine.eclipse.actions.diplomacy import (
    AcceptOffer,
    can_accept,
    describe_diplomacy,
    offer_to,
    tracks_with_cubes,
    use_diplomacy,
)
from engine.eclipse.actions.discovery import claim, take_discovery
from engine.eclipse.actions.free import ORBITAL
from engine.eclipse.combat.fire import dice_text
from engine.eclipse.combat.order import by_number
from engine.eclipse.components import PLANTA, AnyClass, SquareKind
from engine.eclipse.effects import kill_cube, lift_disc, repair_all
from engine.eclipse.firing import SIZE, dice_of_ships, hitting_faces, is_hit
from engine.eclipse.map.geometry import fleet_of, hostile, is_draco, tile_of
from engine.eclipse.names import LETTERS, SEATS, percent, place_name, ships_of_side
from engine.eclipse.questions import Question
from engine.eclipse.ships import ship_stats
from engine.eclipse.state import Place, Sector, State, living
from engine.eclipse.tracks import balance

YES, NO = "yes", "no"
ANSWERS: Pairs[str] = ((YES, YES), (NO, NO))


def lone_player(st: State, sector: Sector) -> int | None:
    """The one player with ships in a sector without hostile sides; Draco beside Ancients is one."""
    sides = [fleet.side for fleet in sector.fleets]
    players = [side for side in sides if side >= 0]
    if len(players) != 1:
        return None
    if len(sides) > 1 and any(hostile(st, players[0], side) for side in sides):
        return None
    return players[0]


def next_place(st: State, concerned: list[Sector]) -> Sector | None:
    """The first by number of these sectors that this part of the phase has not come to, which counts as handled from
    now on."""
    left = [each for each in concerned if each.place not in st.handled]
    if not left:
        return None
    sector = by_number(left)[0]
    st.handled.append(sector.place)
    return sector


# -- bombing ---------------------------------------------------------------------------------------------------------


def bombing(st: State) -> Rules[None]:
    """The unit: the population of one sector is bombed, by number, highest first (P17.14.2)."""
    sector = next_place(st, [each for each in st.sectors.values() if each.fleets and bomber(st, each) is not None])
    if sector is None:
        st.phase, st.handled = "control", []
        return
    seat = bomber(st, sector)
    assert seat is not None
    dead = dies_at_once(st, seat, sector)
    if not dead and not dice(st, seat, sector):
        return
    if (yield bomb_question(st, seat, sector)) == NO:
        st.record(
            say("ecl-log-spares", side=SEATS[seat], place=place_name(sector.place)), at=(sector.place,), seat=seat
        )
    elif dead:
        kill_all(st, sector)
    else:
        hits = yield from drop_bombs(st, seat, sector)
        yield from choose_victims(st, seat, sector, hits)


def bomber(st: State, sector: Sector) -> int | None:
    """Who may bomb a sector: the one player with ships there, if another's cubes are there."""
    seat = lone_player(st, sector)
    if seat is None or sector.owner in (None, seat) or not population(sector):
        return None
    return seat


def population(sector: Sector) -> list[int]:
    """The squares with cubes, by number; ORBITAL for the orbital's."""
    filled = [square for square, cube in enumerate(sector.filled) if cube]
    return [*filled, ORBITAL] if sector.orbital_filled else filled


def dies_at_once(st: State, seat: int, sector: Sector) -> bool:
    """Whether all cubes die without dice: Neutron Bombs, or population of Planta; cannons are not needed (P17.14.2)."""
    assert sector.owner is not None
    return "neutron_bombs" in st.players[seat].technologies or st.players[sector.owner].species == PLANTA


def dice(st: State, seat: int, sector: Sector) -> list[tuple[AnyClass, int, tuple[int, ...]]]:
    """What falls on the population: by class of ships, largest first, how many there are, and the damage of each die of
    their cannons. Missiles do not count."""
    fleet = fleet_of(sector, seat)
    assert fleet is not None
    rolled = []
    for ship in sorted(fleet.ships, key=lambda each: SIZE[each]):
        count = len(fleet.ships[ship])
        falling = dice_of_ships(ship_stats(st, seat, ship).cannons, count)
        if falling:
            rolled.append((ship, count, falling))
    return rolled


def bomb_question(st: State, seat: int, sector: Sector) -> Ask:
    """Whether the population is bombed; it can be spared as a whole (P17.14.2), by default it is bombed."""
    assert sector.owner is not None
    about = say("ecl-ask-bomb", side=SEATS[sector.owner], place=place_name(sector.place))

    def describe(key: str, _: str) -> Option:
        if key == NO:
            return Option(NO, say("ecl-spare"))
        return Option(YES, say("ecl-bomb"), at=sector.place, detail=foresee_bombs(st, seat, sector))

    return Ask(seat, about, Options(ANSWERS, describe), default=(YES,), habit="bomb", kind=Question.BOMB)


def foresee_bombs(st: State, seat: int, sector: Sector) -> Text:
    """How likely it is that all cubes die, or none; and what that allows: a disc there, and the money after upkeep with
    it (P17.14.4)."""
    player, cubes = st.players[seat], len(population(sector))
    outcome = say("ecl-bomb-all")
    if not dies_at_once(st, seat, sector):
        chances = chances_of_bombs(st, seat, sector)
        rolled = sum(len(falling) for _, _, falling in dice(st, seat, sector))
        outcome = say(
            "ecl-bomb-chance", dice=rolled, cubes=cubes, all=percent(chances[cubes]), none=percent(chances[0])
        )
    if not player.discs:
        return say("ecl-bomb-detail", outcome=outcome, then=say("ecl-bomb-no-disc"))
    then = say("ecl-bomb-allows", points=tile_of(sector).vp, balance=balance(player, 1))
    return say("ecl-bomb-detail", outcome=outcome, then=then)


def chances_of_bombs(st: State, seat: int, sector: Sector) -> list[float]:
    """By number how likely it is that so many cubes die; more damage than there are cubes is lost."""
    cubes = len(population(sector))
    chances = [1.0, *[0.0] * cubes]
    for ship, _, falling in dice(st, seat, sector):
        hit = hitting_faces(ship_stats(st, seat, ship).computer, 0) / 6
        for damage in falling:
            after = [chance * (1 - hit) for chance in chances]
            for dead, chance in enumerate(chances):
                after[min(cubes, dead + damage)] += chance * hit
            chances = after
    return chances


def drop_bombs(st: State, seat: int, sector: Sector) -> Rules[int]:
    """All cannons there fire once, each class as one roll, against no shield; the damage that hits (P17.14.2)."""
    hits = 0
    for ship, count, falling in dice(st, seat, sector):
        named, computer = ships_of_side(seat, ship, count), ship_stats(st, seat, ship).computer

        def describe_dice(faces: tuple[Face, ...], named: Text = named, falling: tuple[int, ...] = falling) -> Text:
            shown = dice_text(falling, cast(tuple[int, ...], faces))
            return say("ecl-log-bombs", place=place_name(sector.place), ships=named, dice=shown)

        faces = cast(tuple[int, ...], (yield Roll(6, times=len(falling), about=describe_dice, seat=seat)))
        hits += sum(damage for damage, face in zip(falling, faces, strict=True) if is_hit(face, computer, 0))
    return hits


def choose_victims(st: State, seat: int, sector: Sector, hits: int) -> Rules[None]:
    """Each point of damage kills one cube of the attacker's choice (P17.14.2); squares alike are one option."""
    while hits and (squares := population(sector)):
        different: dict[str, int] = {}
        for square in squares:
            different.setdefault(victim_key(sector, square), square)
        victim = squares[0]
        if len(different) > 1 and hits < len(squares):
            victim = yield victim_question(seat, sector, hits, different)
        kill_cube(st, sector, victim)
        hits -= 1


def victim_question(seat: int, sector: Sector, hits: int, different: dict[str, int]) -> Ask:
    """Which cube dies; by default from an advanced square (P17.18)."""
    pairs: Pairs[int] = sorted(different.items(), key=lambda pair: not is_advanced(sector, pair[1]))
    about = say("ecl-ask-bomb-cube", place=place_name(sector.place), left=hits)
    options = Options(pairs, lambda key, square: Option(key, say(f"ecl-square-{key.partition(':')[2]}")))
    return Ask(seat, about, options, default=(pairs[0][0],), habit="bomb-cubes", kind=Question.BOMB_CUBES)


def victim_key(sector: Sector, square: int) -> str:
    """`cube:money`, `cube:advanced-science`, `cube:orbital`."""
    return f"cube:{'advanced-' if is_advanced(sector, square) else ''}{square_kind(sector, square)}"


def is_advanced(sector: Sector, square: int) -> bool:
    """Whether it is an advanced square."""
    return square != ORBITAL and tile_of(sector).squares[square].advanced


def square_kind(sector: Sector, square: int) -> SquareKind:
    """The kind of a square, by number."""
    return "orbital" if square == ORBITAL else tile_of(sector).squares[square].kind


def kill_all(st: State, sector: Sector) -> None:
    """All cubes die."""
    assert sector.owner is not None
    told = say("ecl-log-all-die", place=place_name(sector.place), side=SEATS[sector.owner])
    st.record(told, at=(sector.place,), seat=sector.owner)
    for square in population(sector):
        kill_cube(st, sector, square)


# -- control ---------------------------------------------------------------------------------------------------------


def control(st: State) -> Rules[None]:
    """The unit: one sector comes under control, by number, highest first (P17.14.4); after the last one Draco takes
    what the Ancients guarded."""
    sector = next_place(st, [each for each in st.sectors.values() if each.fleets and may_change_hands(st, each)])
    if sector is None:
        take_what_was_guarded(st)
        st.phase, st.handled = "diplomacy", []
        return
    seat = lone_player(st, sector)
    assert seat is not None
    if sector.owner is not None and not population(sector):
        lift_disc(st, sector.place)
    if sector.owner is None and st.players[seat].discs:
        if (yield control_question(st, seat, sector)) == YES:
            claim(st, seat, sector.place)


def may_change_hands(st: State, sector: Sector) -> bool:
    """Whether the one player with ships in a sector has not its disc there."""
    return lone_player(st, sector) not in (None, sector.owner)


def control_question(st: State, seat: int, sector: Sector) -> Ask:
    """Whether a disc is put on a sector; by default it is."""
    points = say("ecl-control-points", points=tile_of(sector).vp)
    place = place_name(sector.place)
    options = [
        Option(
            YES, say("ecl-control", place=place), at=sector.place, detail=points, caution=disc_caution(st.players[seat])
        ),
        Option(NO, say("ecl-control-leave")),
    ]
    return Ask(
        seat,
        say("ecl-ask-control", place=place),
        Options.of(options),
        default=(YES,),
        habit="control",
        kind=Question.CONTROL,
    )


def take_what_was_guarded(st: State) -> None:
    """Draco takes the discovery tiles of its sectors whose Ancients were destroyed (P17.14.5). Whoever else controls a
    sector has taken its tile with the disc."""
    with_tiles = [sector for sector in st.sectors.values() if sector.discovery is not None]
    for sector in reversed(by_number(with_tiles)):
        if sector.owner is not None and is_draco(st, sector.owner):
            take_discovery(st, sector.owner, sector.place)


# -- relations and repair --------------------------------------------------------------------------------------------


def diplomacy(st: State) -> Rules[None]:
    """The unit: one standing offer that could now become a relation is put to whom it was made, in seat order from the
    start player (P17.14.6); when all have been asked the ships are repaired, and upkeep begins."""
    offer = next_offer(st)
    if offer is None:
        repair_all(st)
        st.phase, st.handled = "upkeep", []
        return
    seat, partner = offer
    st.handled.append(offer_key(seat, partner))
    choice: AcceptOffer | None = yield relation_question(st, seat, partner)
    if choice is not None:
        use_diplomacy(st, seat, choice)


def next_offer(st: State) -> tuple[int, int] | None:
    """Who is asked next, and whose offer it is."""
    if not any(player.offers for player in st.players):
        return None
    for seat in living(st):
        for partner in living(st):
            if offer_key(seat, partner) not in st.handled and offer_to(st, partner, seat) is not None:
                if can_accept(st, seat, partner):
                    return seat, partner
    return None


def offer_key(seat: int, partner: int) -> Place:
    """How an offer that was put to a seat is remembered among the places handled."""
    return f"{LETTERS[partner]}-{LETTERS[seat]}"


def relation_question(st: State, seat: int, partner: int) -> Ask:
    """Whether an offer is accepted, and with a cube from which track; by default it is not (P17.18). This is all
    that is asked, so the answers have no steps."""
    pairs: Pairs[AcceptOffer | None] = [
        *(
            (f"accept:{LETTERS[partner]}-{track}", AcceptOffer(partner, track))
            for track in tracks_with_cubes(st.players[seat])
        ),
        (NO, None),
    ]

    def describe(key: str, choice: AcceptOffer | None) -> Option:
        if choice is None:
            return Option(key, say("ecl-relation-decline"))
        return replace(describe_diplomacy(st, seat, key, choice), path=())

    about = say("ecl-ask-relation", side=SEATS[partner])
    return Ask(seat, about, Options(pairs, describe), default=(NO,), habit="relation", kind=Question.RELATION)
