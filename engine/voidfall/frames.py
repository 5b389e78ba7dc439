"""The frames of the event, from top to bottom, each for all players in turn order before the next one (P51).

A solid frame is resolved in full by a player who can do all of it, and skipped by one who cannot. A dashed frame may be
declined, as any effect.
"""

from __future__ import annotations

from engine.core.kit import without_questions
from engine.core.text import say
from engine.voidfall.changes.sectors import destroy_guild, destroy_installation
from engine.voidfall.components import parts
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.names import SEATS, event_name
from engine.voidfall.records.cards import Frame
from engine.voidfall.resolve.registry import possible
from engine.voidfall.state import Sector, State
from engine.voidfall.steps.preparation import FRAMES, players_of
from engine.voidfall.tasks import Place, Scope, Source
from engine.voidfall.vocabulary.effects import Effect, OneOf, Repeat
from engine.voidfall.vocabulary.sectors import Destroy, GainCorruption


def frames(st: State) -> tuple[Frame, ...]:
    """The frames of the event of this Cycle."""
    return parts().events[st.event].frames


@without_questions
def next_frame(st: State) -> None:
    """The unit: the present frame for the next player, or for the table; then the next frame."""
    number = st.step - FRAMES
    frame = frames(st)[number]
    waiting = [seat for seat in deciding_seats(st, frame) if seat not in st.acted]
    if waiting:
        st.acted.append(waiting[0])
        begin_frame(st, waiting[0], number)
    if len(waiting) <= 1:
        st.step, st.acted = st.step + 1, []


def deciding_seats(st: State, frame: Frame) -> list[int]:
    """Who resolves a frame: everybody in turn order, or the first player for the table."""
    if frame.when == "delayed":
        st.delayed = players_of(st)
        return []
    return players_of(st) if frame.when == "each" else players_of(st)[:1]


def begin_frame(st: State, seat: int, number: int) -> None:
    """A frame of the event as a unit of play of a seat, unless it is solid and cannot be done (P51)."""
    frame = frames(st)[number]
    if frame.solid and frame.when != "lasting" and not is_resolved(st, seat, frame.then):
        st.record(say("vf-log-frame-skipped", side=SEATS[seat], event=event_name(st.event), n=number + 1), seat=seat)
        return
    if takes_every_piece(st, seat, frame.then):
        destroy_every_piece(st, seat)
        return
    begin_unit(st, seat, Source("frame", f"{st.event}/{number}"), frame.then, forced=frame.solid)


def is_resolved(st: State, seat: int, effect: Effect) -> bool:
    """Whether a solid frame is resolved: all of it can be, or it is Corruption, which is taken as far as possible
    (P51)."""
    if isinstance(effect, GainCorruption) and parts().settings.solid_frame_corruption == "as_far_as_possible":
        return True
    return possible(st, seat, effect, Scope())


def takes_every_piece(st: State, seat: int, effect: Effect) -> bool:
    """Whether an effect destroys so many pieces as the seat has, which leaves no choice (2F)."""
    if not (isinstance(effect, Repeat) and isinstance(effect.then, OneOf)):
        return False
    pieces = sum(len(sector.guilds) + len(sector.installations) for _, sector in outside_home(st, seat))
    return pieces == effect.times and all(isinstance(each, Destroy) for each in effect.then.effects)


def destroy_every_piece(st: State, seat: int) -> None:
    """All pieces of a seat outside its Home sector, in the order of the map."""
    for place, sector in outside_home(st, seat):
        for guild in list(sector.guilds):
            destroy_guild(st, seat, place, guild)
        for piece in list(sector.installations):
            destroy_installation(st, seat, place, piece)


def outside_home(st: State, seat: int) -> list[tuple[Place, Sector]]:
    """The sectors of a seat but its Home sector."""
    return [(place, st.sectors[place]) for place in controlled_sectors(st, seat) if st.sectors[place].home is None]


def begin_delayed(st: State, seat: int) -> None:
    """The delayed frame, at the end of the first turn of a seat (P62)."""
    if seat not in st.delayed:
        return
    st.delayed.remove(seat)
    for number, frame in enumerate(frames(st)):
        if frame.when == "delayed":
            begin_frame(st, seat, number)
