"""Why a step of an action is not offered that somebody may well try: the rule that forbids it, and what is legal.

The rules judge it (`judge_…` in `actions/` and `combat/`); here is what may be tried, and how it is called. Reads only
what everybody knows. Options that differ between games in nothing but the reason are made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from itertools import product
from string import ascii_lowercase

from msgspec.structs import replace

from engine.core.decision import Ask, Barred, Option, Step
from engine.core.text import say
from engine.eclipse.actions import build, explore, influence, move, research, upgrade
from engine.eclipse.actions.steps import DONE_OPTION
from engine.eclipse.actions.turn import ACTIONS, judge_action
from engine.eclipse.components import PARTS, SHIP_CLASSES, SPECIES, TECHNOLOGIES, ActionKind, ShipClass
from engine.eclipse.map.geometry import fleet_of, owned
from engine.eclipse.names import part_name, place_name, ship_name, technology_name
from engine.eclipse.questions import FIRST
from engine.eclipse.state import ActionTask, EndTurnTask, ExploreTask, Place, State, Task
from engine.eclipse.why_asked import judge_asked
from engine.eclipse.why_free import judge_free
from engine.eclipse.why_places import Judged, judge_all, judge_places, judge_things, keep_barred, list_places

NOTHING = {kind: say(f"ecl-why-nothing-{kind}") for kind in ("explore", "research", "move")}
"""Of actions that the board may leave without a single step: what is lacking. Of Build: `build.judge_nothing`."""
NO_SUCH_SHIP = say("ecl-why-no-such-ship")


def barred(st: State, ask: Ask) -> Iterator[Barred]:
    """What the seat might try instead of the options of its question."""
    return keep_barred(judge_answers(st, ask))


def foreseen_barred(st: State, ask: Ask) -> Iterator[Barred]:
    """The same of the question that is `foreseen`: who has passed has that turn in the next round, and not to react."""
    players = [*st.players]
    players[ask.seat] = replace(players[ask.seat], passed=False)
    return barred(replace(st, players=players), ask)


def barred_actions(st: State, ask: Ask) -> Iterator[Barred]:
    """The actions of which no step is possible, where one may be begun: what a panel shows of `barred`."""
    return keep_barred(judge_actions(st, ask) if ask.kind in FIRST else ())


def judge_answers(st: State, ask: Ask) -> Iterator[Judged]:
    """What the seat might try as an answer, legal or not."""
    seat, task = ask.seat, st.tasks[-1] if st.tasks else None
    if ask.kind in FIRST:
        yield from judge_actions(st, ask)
        for kind in ACTIONS:
            reason = judge_action(st, seat, kind)
            for each in judge_steps(st, seat, kind):
                yield each if reason is None else Judged(each.option, reason)
        yield from judge_free(st, seat)
        return
    yield from judge_asked(st, ask)
    if st.phase != "action" or not isinstance(task, ActionTask | ExploreTask | EndTurnTask) or task.seat != seat:
        return
    over, under_way = say("ecl-why-action-over"), None
    if not isinstance(task, EndTurnTask):
        under_way = task.kind if isinstance(task, ActionTask) else "explore"
        over = say("ecl-why-under-way", action=say(f"ecl-action-{under_way}"))
        yield from judge_steps(st, seat, under_way, task)
    yield from (Judged(action_option(kind), over) for kind in ACTIONS if kind != under_way)
    yield from judge_free(st, seat)


def judge_actions(st: State, ask: Ask) -> Iterator[Judged]:
    """The actions as such, without a step."""
    possible = {key.partition(":")[0] for key in ask.options.keys}
    for kind in ACTIONS:
        reason = judge_action(st, ask.seat, kind)
        if reason is None and kind not in possible:
            reason = build.judge_nothing(st, ask.seat) if kind == "build" else NOTHING.get(kind)
        yield Judged(action_option(kind), reason)


@cache
def action_option(kind: ActionKind) -> Option:
    """An action, whatever is named after it."""
    return Option(kind, say(f"ecl-action-{kind}"))


def judge_steps(st: State, seat: int, kind: ActionKind, task: Task | None = None) -> Iterator[Judged]:
    """The steps of an action, which has begun if there is a task."""
    match kind:
        case "explore" if isinstance(task, ExploreTask) and task.drawn:
            return judge_rotations(st, task)
        case "explore":
            return judge_places(st, explore.judge_spaces(st, seat), explore.space_option)
        case "influence":
            return judge_discs(st, seat)
        case "research":
            judged = {each: research.judge_technology(st, seat, each) for each in TECHNOLOGIES}
            return judge_things("research", "technologies", technology_name, judged)
        case "upgrade":
            return judge_tiles(st, seat)
        case "build":
            return judge_items(st, seat)
        case "move":
            return judge_ships(st, seat)


def judge_rotations(st: State, task: ExploreTask) -> Iterator[Judged]:
    """Rotations of the sectors that are turned up (P17.5.4)."""
    turned = {f"{sector}-{turns}": explore.PutDown(sector, turns) for sector in task.drawn for turns in range(6)}
    judged = {name: explore.judge_rotation(st, task, choice) for name, choice in turned.items()}
    return judge_all(
        judged, lambda name: explore.describe_placing(st, task, f"place:{name}", turned[name]), list_places
    )


def judge_discs(st: State, seat: int) -> Iterator[Judged]:
    """Discs from the track to a place, and from an own sector to others (P17.6.2)."""
    judge = influence.judge_discs(st, seat, influence.reachable(st, seat))
    yield from judge_places(st, partial(judge, influence.TRACK), partial(influence.disc_option, influence.TRACK))
    for source in [sector.place for sector in owned(st, seat)]:
        judged = {target: judge(source, target) for target in st.sectors if target != source}
        yield from judge_all(judged, partial(influence.disc_option, source), list_places)


def judge_tiles(st: State, seat: int) -> Iterator[Judged]:
    """Parts on squares, squares that there are not, and the end of an upgrade that leaves ships which may not stay as
    they are (P17.8.1 to P17.8.3)."""
    player = st.players[seat]
    if st.tasks and (wrong := upgrade.faulty(player)):
        yield Judged(DONE_OPTION, say("ecl-why-illegal-ships", ships=[ship_name(ship) for ship in wrong]))
    judged = {part: upgrade.judge_tile(st, seat, part) for part in PARTS}
    alone = {each.option.key: each for each in judge_things("upgrade", "parts", part_name, judged)}
    yield from alone.values()
    for ship in SHIP_CLASSES:
        yield missing_squares(player.species, ship)
        for slot, _ in SPECIES[player.species].blueprints[ship].slots:
            for part in PARTS:
                option, (_, lacking, instead) = (
                    upgrade.tile_option(player.species, ship, slot, part),
                    alone[f"upgrade:{part}"],
                )
                if lacking is None:
                    yield Judged(option, upgrade.judge_square(player, ship, slot, part))
                else:
                    yield Judged(option, lacking, instead)


@lru_cache(maxsize=64)
def missing_squares(species: str, ship: ShipClass) -> Judged:
    """Squares that the blueprint of a ship does not have, whatever is named after them."""
    squares = [slot for slot, _ in SPECIES[species].blueprints[ship].slots]
    names = {*ascii_lowercase, *map("".join, product(ascii_lowercase, repeat=2))}
    missing = tuple(sorted(names - {square.lower() for square in squares}))
    option = Option(f"upgrade:{ship}-", ship_name(ship), path=(Step(ship, ship_name(ship)),), names=missing)
    return Judged(option, say("ecl-why-no-such-square"), list_places(squares))


def judge_items(st: State, seat: int) -> Iterator[Judged]:
    """Items, and places where they may be built (P17.9.1, P17.9.2)."""
    judged = {item: build.judge_item(st, seat, item) for item in build.ITEMS}
    alone = [*judge_things("build", "items", build.item_name, judged)]
    yield from alone
    for item, (_, lacking, others) in zip(judged, alone, strict=True):
        judge = partial(build.judge_site, st, seat, item, lacking)
        yield from judge_places(st, judge, partial(build.item_option, item), others if lacking else None)


def judge_ships(st: State, seat: int) -> Iterator[Judged]:
    """Own ships with the places where they may go (P17.9.3 to P17.9.5), and places where no such ship is."""
    starts: dict[ShipClass, list[Place]] = {ship: [] for ship in SHIP_CLASSES}
    for place, sector in st.sectors.items():
        fleet = fleet_of(sector, seat)
        for ship in SHIP_CLASSES:
            if fleet is None or ship not in fleet.ships:
                yield Judged(ship_option(ship, place), NO_SUCH_SHIP)
            else:
                starts[ship].append(place)
                judge = move.judge_moves(st, seat, ship, sector)
                yield from judge_places(st, judge, partial(move.move_option, ship, place))
    for ship, places in starts.items():
        yield Judged(Option(f"move:{ship}", ship_name(ship)), NO_SUCH_SHIP, list_places(places))


@lru_cache(maxsize=1024)
def ship_option(ship: ShipClass, start: Place) -> Option:
    """A move of which no goal is named."""
    label = say("ecl-move-from", ship=ship_name(ship), start=place_name(start))
    return Option(f"move:{ship}-{start}", label, at=start)
