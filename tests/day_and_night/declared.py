"""What the shared tests need to know of Day & Night."""

from __future__ import annotations

from engine.day_and_night.cards import CARDS
from render.day_and_night.board import last_turn
from render.day_and_night.hand import EMBLEMS
from tests.day_and_night.facts import RULINGS
from tests.declared import OF_A_SEAT, OF_A_TITLE, Declared, Marked, names

DECLARED = Declared(
    ornaments=frozenset(EMBLEMS.values()),
    components=frozenset(CARDS)
    | names("neutral_tile day_tile night_tile temple_tile centre mystic_stone crystal avatar temple"),
    rules=frozenset(RULINGS),
    of_no_component=names(
        """
        R-BOARD-3 R-SETUP-2 R-TURN-1 R-TURN-2 R-TURN-3 R-CAST-1 R-CAST-4 R-CLASS-2 R-TRAVEL-1 R-REST-1
        R-DECK-1 R-DECK-2 R-TEMPLE-5 R-END-2 R-END-3
        """
    ),
    sections=12,
    pictured=4,
    commands=f"{OF_A_TITLE} {OF_A_SEAT} orders",
    filled={"move": {"line": "b1"}, "card": {"name": "day_chant"}},
    taught={"cast": "cast:", "aim": "tile:", "walk": "step:", "end the turn": "end"},
    told_in_lesson=names(
        "dn-log-becomes-day dn-log-stones dn-log-locked dn-log-draws dn-log-turn-night dn-log-temple-day"
    ),
    codes=r"\d?[A-Z]|[A-Z]\d|X",  # squares; X: the hours of a card, as in the rule text
    unreachable=names("dn-end-both-shut-out dn-end-shut-out"),  # a board full of temples
    marked=Marked(
        lambda view: view.active,
        lambda view: {tile.at: tile for tile in view.tiles},
        lambda view: last_turn(view).changed,
        lambda tile: tile.side,  # stones and crystals leave by themselves; a temple shows what it is
    ),
    measured=True,
    never_one={
        "dn-alt-move": "a limit above one",
        "dn-ask-nine": "said of several only",
    },
)
