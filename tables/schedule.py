"""Which people of a tournament sit together in each round. Pure functions of the order in which they are given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb

from engine.core.chance import Chance

STARTS = 12
"""How often a round of a league is drawn anew and improved, before the best is taken."""

EMPTY = 2
"""How much more an empty seat speaks against a table than a second meeting."""

Tables = list[tuple[int, ...]]
"""The people of a round by tables; one alone has a bye."""


def table_sizes(people: int, size: int) -> list[int]:
    """How many sit at each table of a round of a league, in which all people play as far as possible: `size`, or one
    less where the number does not fit. Who fits nowhere has a bye."""
    tables = min(-(-people // size), people // max(2, size - 1))
    if tables * size < people:
        return [size] * tables + [1] * (people - tables * size)
    return [people // tables + (number < people % tables) for number in range(tables)]


def rounds_needed(people: int, size: int) -> int:
    """In how many rounds of a league everybody could meet everybody, if no two met twice."""
    return -(-comb(people, 2) // sum(comb(each, 2) for each in table_sizes(people, size)))


def league_rounds(people: Sequence[int], size: int) -> list[Tables]:
    """The rounds of a league. Tables of two: everybody meets everybody once. Larger ones: everybody meets as many
    different people as the search finds, and has as few empty seats and byes as the others."""
    numbers = range(len(people))
    rounds = _circle_rounds(numbers) if size == 2 else _search_rounds(numbers, size)
    return [[tuple(people[number] for number in table) for table in tables] for tables in _turn_seats(rounds)]


def _circle_rounds(numbers: Sequence[int]) -> list[Tables]:
    """A round robin by the circle method: with an odd number, one rests in each round."""
    circle: list[int | None] = [*numbers] if len(numbers) % 2 == 0 else [*numbers, None]
    rounds, half = [], len(circle) // 2
    for _ in range(len(circle) - 1):
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append([tuple(each for each in pair if each is not None) for pair in pairs])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


class _Past:
    """The rounds so far: how often two people have met, and how many empty seats somebody has had."""

    def __init__(self, people: int, size: int) -> None:
        self.size = size
        self.met = [[0] * people for _ in range(people)]
        self.empty = [0] * people

    def add(self, tables: Iterable[Sequence[int]]) -> None:
        """One more round."""
        for table in tables:
            for person in table:
                self.empty[person] += self.size - len(table)
                for other in table:
                    self.met[person][other] += 1

    def cost(self, table: Sequence[int]) -> int:
        """What speaks against one more round with this table: squares, so that twice for one is worse than once for
        each of two, and byes weigh the most."""
        missing, total = self.size - len(table), 0
        for place, person in enumerate(table):
            met = self.met[person]
            for other in table[:place]:
                total += met[other] * (met[other] + 2)
            total += EMPTY * missing * (missing + 2 * self.empty[person])
        return total


def _search_rounds(numbers: Sequence[int], size: int) -> list[Tables]:
    chance = Chance(f"league of {len(numbers)} at tables of {size}")
    past, rounds = _Past(len(numbers), size), []
    for _ in range(rounds_needed(len(numbers), size)):
        starts = [_improve_round(_deal_round(numbers, size, chance), past) for _ in range(STARTS)]
        best = min(starts, key=lambda tables: sum(map(past.cost, tables)))
        rounds.append([tuple(table) for table in best])
        past.add(best)
    return rounds


def _deal_round(numbers: Sequence[int], size: int, chance: Chance) -> list[list[int]]:
    """The people at tables by chance."""
    mixed = [*numbers]
    chance.shuffle(mixed)
    rest = iter(mixed)
    return [[next(rest) for _ in range(each)] for each in table_sizes(len(numbers), size)]


def _improve_round(tables: list[list[int]], past: _Past) -> list[list[int]]:
    """Let two people change places as long as that makes the round better."""
    while any(_exchange(one, other, past) for one, other in combinations(tables, 2)):
        pass
    return tables


def _exchange(one: list[int], other: list[int], past: _Past) -> bool:
    """Exchange people of two tables where that is better. Returns whether it was."""
    better, before = False, past.cost(one) + past.cost(other)
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            now = past.cost(one) + past.cost(other)
            if now < before:
                better, before = True, now
            else:
                one[here], other[there] = other[there], one[here]
    return better


def _turn_seats(rounds: list[Tables]) -> list[Tables]:
    """The rounds with seats in which everybody sits first, second, … about equally often."""
    sat: Counter[tuple[int, int]] = Counter()
    result = []
    for tables in rounds:
        turned = []
        for table in tables:
            left, order = [*table], []
            for seat in range(len(table)):
                person = min(left, key=lambda each, seat=seat: sat[each, seat])  # type: ignore[misc]
                left.remove(person)
                order.append(person)
                sat[person, seat] += len(table) > 1
            turned.append(tuple(order))
        result.append(turned)
    return result


def seeded_tables(people: Sequence[int], size: int) -> Tables:
    """The first round of a knock-out, strongest first. As few as possible play in it, so that afterwards all tables are
    full to the end; the strongest have a bye, and meet as late as possible."""
    count, order = 1, [0]
    while count * size < len(people):
        order = [_snake_order(seed, lap, count) for seed in order for lap in range(size)]
        count *= size
    tables = [[person] for person in people[:count]]
    weaker = people[count:]
    playing = -(-len(weaker) // (size - 1))
    for number, person in enumerate(weaker):
        lap, step = divmod(number, playing)
        tables[count - 1 - _snake_order(step, lap, playing) % playing].append(person)
    return [tuple(tables[seed]) for seed in order]


def _snake_order(place: int, lap: int, length: int) -> int:
    """The number at a place of a lap that begins where the one before has ended."""
    return lap * length + (place if lap % 2 == 0 else length - 1 - place)
