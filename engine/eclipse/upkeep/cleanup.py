"""The cleanup phase (P17.16.2), and the beginning of the next round."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Ask, Option, Options, Rules
from engine.core.text import Text, say
from engine.core.undo_reasons import DRAWN
from engine.eclipse.components import RESOURCES, SEATINGS, SPECIES, TECHNOLOGIES
from engine.eclipse.effects import Cubes, return_cubes
from engine.eclipse.names import technology_name
from engine.eclipse.scoring.score import decide
from engine.eclipse.setup import draw_technologies
from engine.eclipse.state import State, living, seat_after

GO_ON, FINISH = "go-on", "finish"


def cleanup(st: State) -> Rules[None]:
    """The unit: new technologies, discs and cubes back, colony ships up, the next round. Who is left alone may end the
    game instead (P17.16.4)."""
    alone = living(st)
    if len(alone) == 1 and len(st.players) > 1:
        options = Options.of([Option(GO_ON, say("ecl-alone-go-on")), Option(FINISH, say("ecl-alone-finish"))])
        answer = yield Ask(alone[0], say("ecl-ask-alone"), options, default=(FINISH,))
        if answer == FINISH:
            decide(st)
            return
    tell_new_technologies(st)
    clear_boards(st)
    begin_round(st)


def tell_new_technologies(st: State) -> None:
    """So many technologies as the game began with players say (P17.16.2). They are told in the order of the list, not
    in that of the bag, which the supply does not show either."""
    drawn = Counter(draw_technologies(st, SEATINGS[len(st.players)].technologies))
    if drawn:
        told = [name_tiles(technology_name(each), drawn[each]) for each in TECHNOLOGIES if each in drawn]
        st.record(say("ecl-log-new-technologies", technologies=told))
        st.seal(DRAWN)


def name_tiles(technology: Text, count: int) -> Text:
    """A technology, with its number of tiles if there are several."""
    return technology if count == 1 else say("ecl-log-several", technology=technology, count=count)


def clear_boards(st: State) -> None:
    """Discs from action spaces, cubes from graveyards (gray and orbital ones by choice, in turn order), colony ships,
    passes (P17.16.2)."""
    choices = []
    for seat in living(st):
        player = st.players[seat]
        player.discs += len(player.actions) + len(player.reactions)
        player.actions, player.reactions = [], []
        dead, player.graveyard = player.graveyard, {}
        cubes = Cubes([dead.get(resource, 0) for resource in RESOURCES], dead.get("gray", 0), dead.get("orbital", 0))
        choices.append(return_cubes(player, seat, cubes))
        player.colony_ships = SPECIES[player.species].colony_ships
        player.passed = False
    st.tasks = [*st.tasks, *reversed([choice for choice in choices if choice is not None])]


def begin_round(st: State) -> None:
    """The first who passed begins, or the next living seat after it (P17.16.2)."""
    first = st.start_player if st.first_passed is None else st.first_passed
    if not st.players[first].playing:
        first = seat_after(st, first)
    st.start_player = st.active = first
    st.first_passed = None
    st.handled = []
    st.round += 1
    st.phase = "action"
    st.record(say("ecl-log-round", round=st.round))
