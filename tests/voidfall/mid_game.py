"""Games in the middle, made from the component files and a seed: rich in everything that a view or a picture shows.

They are no games that were played: cubes, cards and tokens are where rules allow them, in numbers that rules allow.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.watch import Watch
from engine.voidfall.components import parts
from engine.voidfall.constants import CUBES, TECHNOLOGIES_SHOWN
from engine.voidfall.hidden_info import prints_of
from engine.voidfall.map.chart import chart
from engine.voidfall.map.sectors import (
    can_be_corrupted,
    controlled_sectors,
    free_guild_spaces,
    free_installation_spaces,
)
from engine.voidfall.records.galaxy import FALLEN, HOME, Tile
from engine.voidfall.records.houses import StartSector
from engine.voidfall.state import (
    Cooperation,
    Copies,
    CrisisRow,
    Haven,
    Options,
    Player,
    Sector,
    Slot,
    State,
    Turn,
)
from engine.voidfall.tasks import Place, Source, Unit
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, FLEETS, GUILDS, INSTALLATIONS, RESOURCES, Mode

SCENARIOS: dict[Mode, str] = {"competitive": "X07", "coop": "K04", "solo": "C041"}


def mid_game(
    seats: int, mode: Mode = "competitive", *, seed: str = "middle", cycle: int = 2, scenario: str = "", turn: int = 0
) -> State:
    """A game in its second or third Cycle, in the middle of a turn of `turn`."""
    lots, known = Chance(seed), parts()
    scenario = scenario or SCENARIOS[mode]
    table = next(each for each in known.scenarios[scenario].tables if each.players == seats)
    houses = list(known.houses)
    lots.shuffle(houses)
    st = State(
        chance=Chance(f"{seed}/chance"),
        options=Options(mode, scenario),
        players=[_player(house, lots) for house in houses[:seats]],
        order=list(range(seats)),
        map=table.map,
        seating=["a", "b", "c", "d"][:seats],
        scenario=scenario,
        cycle=cycle,
        phase="focus",
        round=2,
        active=turn,
    )
    _sectors(st, houses[seats:], lots)
    _decks(st, houses[seats : seats + 4], lots)
    if mode != "competitive":
        _cooperation(st, table.havens, lots)
    for seat in range(seats):
        _expansion(st, seat, lots)
    st.order.reverse()
    st.turn = Turn(seat=turn, card=st.players[turn].hand.pop(), flipped=True, actions=[1])
    st.tasks.append(Unit(turn, Source("focus", f"{st.turn.card}/2")))
    st.watch = Watch(turn, prints_of(st.sectors), [controlled_sectors(st, turn)[-1:] for _ in range(seats)])
    return st


def _player(house: str, lots: Chance) -> Player:
    known = parts()
    record = known.houses[house]
    origin = record.origins[lots.below(2)]
    hand = [card.id for card in known.focus_cards.values() if card.set == "standard"]
    for card in (known.focus_cards[each] for each in record.cards):
        hand = [card.id if known.focus_cards[each].type == card.replaces else each for each in hand]
    lots.shuffle(hand)
    return Player(
        house=house,
        origin=origin.id,
        influence=20 + lots.below(90),
        stock={resource: lots.below(16) for resource in RESOURCES},
        active=origin.active,
        inactive=CUBES - origin.active - origin.home.fleets.power - origin.outpost.fleets.power,
        tracks=[min(7, space + lots.below(6)) for space in origin.tracks],
        track_corruption=[lots.below(3) == 0 for _ in range(3)],
        trade=lots.below(4),
        covered=1,
        glory=[1 + lots.below(5) for _ in range(lots.below(5))],
        technologies={origin.technology: "improved" if lots.below(2) else "basic"},
        stored=lots.below(2),
        hand=hand[:5],
        discard=hand[5:],
    )


def _placed(tile: Tile, kind: str, start: StartSector, seat: int, *, home: bool) -> Sector:
    cubes = {fleet: int(getattr(start.fleets, fleet)) for fleet in FLEETS}
    return Sector(
        tile=tile.id,
        kind=kind,
        home=seat if home else None,
        owner=seat if start.fleets.power else None,
        fleets={fleet: count for fleet, count in cubes.items() if count},
        population=start.population,
        corrupted=start.corrupted,
        guilds=list(start.guilds),
        installations=list(start.installations),
    )


def _sectors(st: State, left: list[str], lots: Chance) -> None:
    """The map of the scenario, with Homes, Outposts and Fallen Houses."""
    known, fallen = parts(), list(left)
    lots.shuffle(fallen)
    for place, tile in chart(st.map).tiles.items():
        if tile.seat is not None:
            seat = st.seating.index(tile.seat)
            house = known.houses[st.players[seat].house]
            origin = next(each for each in house.origins if each.id == st.players[seat].origin)
            at_home = tile.kind == HOME
            start = origin.home if at_home else origin.outpost
            st.sectors[place] = _placed(tile, house.home if at_home else tile.kind, start, seat, home=at_home)
            continue
        card = known.fallen_houses[fallen.pop()] if tile.kind == FALLEN else None
        defenses = tile.sector_defenses if card is None else card.sector_defenses
        st.sectors[place] = Sector(
            tile=tile.id,
            kind=tile.kind,
            voidborn=tile.voidborn,
            population=tile.population if card is None else card.population,
            corrupted=tile.corrupted,
            installations=["sector_defense"] * defenses,
            bounty=tile.bounty,
            reclaim=tile.reclaim,
            glory=[tile.glory] if tile.glory else [],
            harbingers=tile.harbingers,
            fallen="" if card is None else card.id,
        )


def _decks(st: State, fallen: list[str], lots: Chance) -> None:
    """Ladder, Agendas, Technologies, events, tokens."""
    known = parts()
    st.ladder = [each - (place > 2) for place, each in enumerate(known.player_counts[len(st.players)].trade_tokens)]
    st.ladder = [max(0, each) for each in st.ladder]
    for kind in AGENDA_TYPES:
        deck = [each.id for each in known.agendas.values() if each.type == kind]
        lots.shuffle(deck)
        for player in st.players:
            slot = player.slots[lots.below(3)]
            if not slot.agenda and lots.below(2):
                slot.agenda = deck.pop()
            elif lots.below(3):
                player.agendas.append(deck.pop())
        st.offers[kind], st.decks[kind] = deck.pop(), deck
    for player in st.players:
        player.slots[2] = Slot(player.slots[2].agenda, corrupted=True)
        player.slots[0].corrupted = lots.below(3) == 0
    st.offer_corruption = ["might"]
    shown = [each for house in fallen for each in known.houses[house].technologies][:TECHNOLOGIES_SHOWN]
    st.display = {each: Copies(lots.below(3), bool(lots.below(2))) for each in shown}
    lots.shuffle(shown)
    st.improved, st.later, st.blocked = shown[:4], shown[4:], st.cycle == 1
    for player in st.players:
        player.technologies |= {shown[lots.below(8)]: "basic" for _ in range(2)}
        player.bounties = [list(known.bounty_tokens)[lots.below(4)] for _ in range(lots.below(4))]
        player.reclaims = [list(known.reclaim_tokens)[lots.below(4)] for _ in range(lots.below(3))]
    scenario = known.scenarios[st.scenario]
    for each in (1, 2, 3):
        pile = [e.id for e in known.events.values() if e.cycle == each and e.letter in scenario.events]
        lots.shuffle(pile)
        st.piles.append(pile)
    st.event, st.piles[st.cycle - 1] = st.piles[st.cycle - 1][-1], []
    st.bounty_pool = {each.id: each.copies for each in known.bounty_tokens.values()}
    st.reclaim_pool = {each.id: each.copies for each in known.reclaim_tokens.values()}


def _cooperation(st: State, havens: tuple[int, ...], lots: Chance) -> None:
    """Crises, Alerts, Safe Havens."""
    known = parts()
    crises = {level: [each.id for each in known.crisis_cards.values() if each.level == level] for level in range(4)}
    for deck in crises.values():
        lots.shuffle(deck)
    focuses = [
        c.id for c in known.focus_cards.values() if c.set == ("joint" if st.options.mode == "coop" else "heroic")
    ]
    lots.shuffle(focuses)

    def drawn(*types: str, level: int) -> str:
        deck = crises[level]
        return deck.pop(next(at for at, each in enumerate(deck) if known.crisis_cards[each].type in types))

    st.coop = Cooperation(
        military=CrisisRow(1, [drawn("military", level=1)]),
        economic=CrisisRow(0, [drawn("economic", level=1), drawn("general", level=2)]),
        current=drawn("military", "economic", "general", level=2),
        decks={str(level): deck for level, deck in crises.items() if level},
        discards={"1": [crises[1].pop()], "2": [], "3": []},
        alerts=["1", "W3", "2", "2", "W5", "2"],
        alert="2",
        alert_discard=["1"],
        wars=["W2", "W4", "W6"],
        situations=[3, 4, 4],
        catastrophes=2,
        harbingers=3,
        havens=[Haven(size, [0] * (size - 1 - number % 2)) for number, size in enumerate(havens)],
        offer=focuses[:3],
        focus_deck=focuses[3:],
        consumed=[next(iter(st.display)), f"{st.improved[0]}+"],
    )


def _expansion(st: State, seat: int, lots: Chance) -> None:
    """Sectors next to those of the seat become its own and are built up."""
    player, around = st.players[seat], chart(st.map).adjacent
    for _ in range(2 + lots.below(2)):
        near = [place for mine in controlled_sectors(st, seat) for place in around[mine] if _free(st, place)]
        if not near or player.inactive < 3:
            break
        sector = st.sectors[near[lots.below(len(near))]]
        cubes = 1 + lots.below(3)
        player.inactive -= cubes
        sector.owner, sector.fleets = seat, {("corvette", "dreadnought", "carrier", "destroyer")[lots.below(4)]: cubes}
        sector.voidborn = sector.bounty = sector.reclaim = sector.harbingers = 0
        sector.glory, sector.fallen, sector.installations = [], "", []
        sector.corrupted = sector.corrupted and lots.below(2) == 0
    for place in controlled_sectors(st, seat):
        sector = st.sectors[place]
        while free_guild_spaces(sector) and sector.population and lots.below(3):
            sector.guilds.append(GUILDS[lots.below(5)])
        while free_installation_spaces(sector) > 0 and lots.below(2):
            sector.installations.append(INSTALLATIONS[lots.below(3)])
        if can_be_corrupted(sector) and not lots.below(4):
            sector.corrupted = True


def _free(st: State, place: Place) -> bool:
    sector = st.sectors[place]
    return sector.owner is None and sector.home is None and sector.kind != "rift" and not sector.fallen
