"""The score of a seat (rule text: end of the game)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import say
from engine.core.title import ScoreSource, Told
from engine.solenia.components import Power, Row, parts
from engine.solenia.state import State, end_powers
from engine.solenia.view import ScoreView


def score(st: State, seat: int) -> ScoreView:
    """The points of a seat if the game ended now."""
    player = st.players[seat]
    known = parts().deliveries
    tiles = sum([known[tile].gold for tile in (*player.slots.values(), *player.spare)])
    if st.due is not None and seat == st.active:
        tiles += known[st.due].gold
    pairs = sum(st.board.pairs[: pairs_of(st, seat)])
    goods = player.stored // 2
    powers = sum(worth(st, seat, row, power) for row, power in end_powers(st, seat))
    return ScoreView(tiles, player.gold, pairs, goods, powers, tiles + player.gold + pairs + goods + powers)


def scores(st: State) -> tuple[int, ...]:
    """The points of each seat if the game ended now."""
    return tuple([score(st, seat).total for seat in range(len(st.players))])


LOWEST_GRADE = 1
"""Who plays alone always ends with a grade; with this one they have not won."""


def grade_of(st: State) -> int | None:
    """The grade of a game that one has played alone to its end."""
    if st.rival is None or st.outcome is None or not st.outcome.winners:
        return None
    return parts().grade(score(st, 0).total, winter=st.winter)


def winners(st: State) -> tuple[int, ...]:
    """Who has won a game that is over."""
    return () if st.outcome is None or grade_of(st) == LOWEST_GRADE else st.outcome.winners


def sources(st: State, told: Sequence[Told]) -> tuple[ScoreSource, ...]:
    """Gold by what it is for; what brought nobody any is left out."""
    counted = [score(st, seat) for seat in range(len(st.players))]
    kinds = [kind for kind in ScoreView.__struct_fields__ if kind != "total"]
    found = [(kind, tuple([getattr(each, kind) for each in counted])) for kind in kinds]
    return tuple(ScoreSource(say(f"sol-from-{kind}"), row) for kind, row in found if any(row))


def pairs_of(st: State, seat: int) -> int:
    """The number of pairs of a day delivery and a night delivery."""
    player, known = st.players[seat], parts().deliveries
    rows = [known[tile].row for tile in (*player.slots.values(), *player.spare)]
    return min(rows.count("day"), rows.count("night"))


def worth(st: State, seat: int, row: Row, power: Power) -> int:
    """The gold of a power that counts at the end. `row`: the row of its slot."""
    player = st.players[seat]
    known = parts().deliveries
    worths = [known[tile].gold for tile in (*player.slots.values(), *player.spare)]
    match power.kind:
        case "gold_per_tile":
            count = len(worths)
        case "gold_per_pair":
            count = pairs_of(st, seat)
            if power.most is not None:
                count = min(count, power.most)
        case "gold_per_row_tile":
            count = len(player.tiles(row))
        case "gold_per_stored":
            count = player.stored
        case "gold_per_dear_tile":
            count = sum(gold >= power.gold for gold in worths)
        case "gold_per_cheap_tile":
            count = sum(gold <= power.gold for gold in worths)
        case "gold_per_gold":
            gold = player.gold // power.per * power.amount
            return gold if power.most is None else min(gold, power.most)
        case _:
            return 0
    return count * power.amount
