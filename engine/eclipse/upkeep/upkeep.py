"""The upkeep phase (P17.15): all seats side by side, each on its own board."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.decision import Ask, AskEach, Option, Options, Rules
from engine.core.text import say
from engine.eclipse.actions.cubes import choose_tracks
from engine.eclipse.actions.diplomacy import Free
from engine.eclipse.actions.free import Colonise, colonise, colonise_pairs, describe_free, trade
from engine.eclipse.actions.free import Trade as FreeTrade
from engine.eclipse.actions.shortfall import board_without, sectors_needed
from engine.eclipse.components import MONOLITH_POINTS, ROUNDS, SECTORS, SPECIES, Resource
from engine.eclipse.effects import lift_disc
from engine.eclipse.elimination import collapse
from engine.eclipse.map.geometry import owned
from engine.eclipse.names import SEATS, amount, place_name
from engine.eclipse.questions import Question
from engine.eclipse.scoring.score import decide
from engine.eclipse.state import Place, Sector, State, living
from engine.eclipse.tracks import balance, production, stored

Result: TypeAlias = Literal["paid", "collapsed"]
DONE = "done"


class Abandon(msgspec.Struct, frozen=True):
    """The disc of a sector goes back to the track."""

    place: Place


Remedy: TypeAlias = FreeTrade | Abandon
"""What raises the balance in trouble (P17.15.3)."""


def upkeep(st: State) -> Rules[None]:
    """The unit: everybody pays and produces in parallel (P17.15.7), then collapses take effect, then the round goes
    on or the game is over after the ninth (P17.16.1)."""
    results: dict[int, Result] = yield AskEach({seat: upkeep_of(st, seat) for seat in living(st)})
    collapse(st, *(seat for seat in living(st) if results[seat] == "collapsed"))
    if st.round == ROUNDS or not living(st):
        decide(st)
    else:
        st.phase = "cleanup"


def upkeep_of(st: State, seat: int) -> Rules[Result]:
    """One seat's upkeep: colony ships, money, then science and materials (P17.15.1 to P17.15.6)."""
    yield from settle_colonies(st, seat)
    player = st.players[seat]
    while balance(player) < 0:
        remedies = remedy_pairs(st, seat)
        if not remedies:
            return "collapsed"
        yield from remedy(st, seat, remedies)
    earned = balance(player) - player.money
    player.money += earned
    gains = {resource: production(player, resource) for resource in ("science", "materials")}
    player.science += gains["science"]
    player.materials += gains["materials"]
    money = f"{earned:+}"
    st.record(say("ecl-log-upkeep", side=SEATS[seat], money=money, **gains), seat=seat)
    return "paid"


# -- colony ships ----------------------------------------------------------------------------------------------------


def settle_colonies(st: State, seat: int) -> Rules[None]:
    """Colony ships may be used before paying, not where opposing ships are (P17.15.1). Trade waits for the next turn:
    nothing that it could pay for comes in between."""

    def describe(key: str, choice: Free | str) -> Option:
        if isinstance(choice, str):
            return Option(DONE, say("ecl-colony-done"))
        return describe_free(st, seat, key, choice)

    while possible := colonise_pairs(st, seat, in_upkeep=True):
        options: Options[Free | str] = Options([*possible, (DONE, DONE)], describe)
        choice = yield Ask(
            seat,
            say("ecl-ask-upkeep-colony"),
            options,
            default=(DONE,),
            habit="upkeep-colony",
            kind=Question.UPKEEP_COLONY,
        )
        if not isinstance(choice, Colonise):
            return
        colonise(st, seat, choice)


# -- trouble ---------------------------------------------------------------------------------------------------------


def remedy(st: State, seat: int, pairs: list[tuple[str, Remedy]]) -> Rules[None]:
    """One of these trades or one sector given up; then the balance is calculated anew (P17.15.3)."""
    player = st.players[seat]
    options = Options(pairs, lambda key, choice: describe_remedy(st, seat, key, choice))
    about = say(
        "ecl-ask-upkeep-balance",
        missing=-balance(player),
        trade="yes" if any(isinstance(choice, FreeTrade) for _, choice in pairs) else "no",
        sectors=sectors_needed(player, owned(st, seat)),
    )
    choice = yield Ask(
        seat, about, options, default=(default_remedy(st, pairs),), habit="upkeep-balance", kind=Question.UPKEEP_BALANCE
    )
    match choice:
        case FreeTrade():
            trade(st, seat, choice)
        case Abandon():
            player.returning = lift_disc(st, choice.place)
            if player.returning is not None:
                yield from choose_tracks(st, player.returning)
                player.returning = None


def remedy_pairs(st: State, seat: int) -> list[tuple[str, Remedy]]:
    """Trades for money with what lies in storage (P17.15.4), and every own sector."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    kinds: tuple[Resource, ...] = ("science", "materials")
    trades: list[tuple[str, Remedy]] = [
        (f"trade:{kind}-money", FreeTrade(kind, "money")) for kind in kinds if stored(player, kind) >= rate
    ]
    return trades + [(f"abandon:{sector.place}", Abandon(sector.place)) for sector in owned(st, seat)]


def default_remedy(st: State, pairs: list[tuple[str, Remedy]]) -> str:
    """Trade first; else the sector with the fewest points and cubes (facts, section 16)."""
    key, choice = pairs[0]
    if isinstance(choice, FreeTrade):
        return key
    sectors = [st.sectors[choice.place] for _, choice in pairs if isinstance(choice, Abandon)]
    return f"abandon:{min(sectors, key=worth).place}"


def worth(sector: Sector) -> tuple[int, str]:
    """What giving a sector up costs, roughly: its points and cubes."""
    return points_of(sector) + count_cubes(sector), sector.place


def points_of(sector: Sector) -> int:
    """What a sector counts for, with a monolith that stands there."""
    return SECTORS[sector.id].vp + MONOLITH_POINTS * sector.monolith


def count_cubes(sector: Sector) -> int:
    """How many cubes are there."""
    return sum(sector.filled) + sector.orbital_filled


def describe_remedy(st: State, seat: int, key: str, choice: Remedy) -> Option:
    """What it is; of a sector what it is worth, and what the balance is without it."""
    match choice:
        case FreeTrade():
            rate = SPECIES[st.players[seat].species].trade
            label = say("ecl-trade", given=amount(choice.given, rate), gained=amount(choice.gained, 1))
            return Option(key, label)
        case Abandon():
            sector = st.sectors[choice.place]
            detail = say(
                "ecl-abandon-detail",
                points=points_of(sector),
                cubes=count_cubes(sector),
                balance=balance(board_without(st.players[seat], sector)),
            )
            return Option(key, say("ecl-abandon", place=place_name(choice.place)), at=choice.place, detail=detail)
