"""Population cubes that go home to tracks of their owner's choice (P17.6.3, P17.11.5). They go at once:
nothing that is free comes in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from engine.core.decision import Ask, Option, Options, Rules
from engine.core.text import say
from engine.eclipse.components import PRODUCTION, RESOURCES, Resource
from engine.eclipse.names import SEATS
from engine.eclipse.questions import Question
from engine.eclipse.state import CubesTask, Player, State, finish
from engine.eclipse.tracks import has_room

Origin: TypeAlias = Literal["own", "gray", "orbital", "ambassador"]
"""Where a cube comes from: a square of its kind whose track is full, a gray one, an orbital, an ended relation."""

ORIGINS: tuple[Origin, ...] = ("own", "gray", "orbital", "ambassador")
"""In the order in which they go home (P17.6.3)."""
_TIES: tuple[Resource, ...] = ("materials", "science", "money")


def cubes_unit(st: State, task: CubesTask) -> Rules[None]:
    """The unit: one seat chooses tracks for all cubes that wait."""
    yield from choose_tracks(st, task)
    finish(st)


def choose_tracks(st: State, task: CubesTask) -> Rules[None]:
    """Every cube of the task goes to a track, one after the other; nothing is asked where one track is left. Changes
    only what is the seat's, so that seats can choose side by side."""
    player = st.players[task.seat]
    for origin in ORIGINS:
        while getattr(task, origin):
            tracks = tracks_for(player, origin)
            track = tracks[0]
            if len(tracks) > 1:
                track = yield question(task, origin, player, tracks)
            setattr(task, origin, getattr(task, origin) - 1)
            return_cube(st, task.seat, track)


def question(task: CubesTask, origin: Origin, player: Player, tracks: tuple[Resource, ...]) -> Ask:
    """To which track the next cube goes. By default to the one that loses least production (P17.18)."""
    about = say("ecl-ask-cube-track", origin=say(f"ecl-cube-from-{origin}"))
    options = Options([(f"track:{track}", track) for track in tracks], lambda key, track: describe(player, key, track))
    return Ask(
        task.seat,
        about,
        options,
        default=(f"track:{cheapest_track(player, tracks)}",),
        habit="cubes",
        kind=Question.CUBE_TRACK,
    )


def describe(player: Player, key: str, track: Resource) -> Option:
    """A track with what it yields now and with the cube."""
    cubes = player.cubes[RESOURCES.index(track)]
    detail = say("ecl-track-changes", before=PRODUCTION[cubes], after=PRODUCTION[cubes + 1])
    return Option(key, say(f"ecl-track-{track}"), detail=detail)


def tracks_for(player: Player, origin: Origin) -> tuple[Resource, ...]:
    """The tracks that a cube may go to: one with room; from an orbital money or science, another only if both are full
    (P17.6.3). There is always one: a seat has fewer cubes than squares."""
    open_tracks = tuple(_open_tracks(player))
    if origin != "orbital":
        return open_tracks
    return tuple(track for track in open_tracks if track != "materials") or open_tracks


def _open_tracks(player: Player) -> Iterator[Resource]:
    return (track for track in RESOURCES if has_room(player, track))


def cheapest_track(player: Player, tracks: tuple[Resource, ...]) -> Resource:
    """The track on which one more cube loses least production; of equal ones materials, science, money."""

    def loss(track: Resource) -> tuple[int, int]:
        cubes = player.cubes[RESOURCES.index(track)]
        return PRODUCTION[cubes] - PRODUCTION[cubes + 1], _TIES.index(track)

    return min(tracks, key=loss)


def return_cube(st: State, seat: int, track: Resource) -> None:
    """A cube is on its track again."""
    st.players[seat].cubes[RESOURCES.index(track)] += 1
    st.record(say("ecl-log-cube-returns", side=SEATS[seat], track=say(f"ecl-track-{track}")), seat=seat)
