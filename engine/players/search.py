"""The hard player: Monte Carlo tree search over imagined deals.

Every playout starts from one of a few forks of the session, in which all that the seat cannot know is dealt anew. It
walks down one tree of answers, shared by all forks, by the UCB rule: each seat takes what has done well for it so far,
or what has been tried little. One new answer is added; the unit is played out; and `estimate` says what the state is
worth to each seat on the way. Answers that did well elsewhere in the tree are tried first.
"""

from __future__ import annotations

from math import log, sqrt

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, draw_answer, list_answers, question

PLAYOUTS = 400
FORKS = 12
MOST_ANSWERS = 60
DEPTH = 24
EXPLORE = 0.35
"""Weight of curiosity, where results are stretched to the range from 0 to 1."""


class Node:
    """A point of the tree: how often it was reached and what that was worth to the seat that chose it."""

    __slots__ = ("children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.children: dict[Keys, Node] = {}


class Search:
    """Decides by `playouts` playouts. The budget is counted in playouts, never in time."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        answers = list_answers(question(session, seat), MOST_ANSWERS, Chance(seed))
        if len(answers) == 1:
            return answers[0]
        tree = Tree(session, seat, seed)
        for number in range(self.playouts):
            tree.playout(number)
        return tree.favourite()


class Tree:
    """What one search has learned."""

    def __init__(self, session: AnySession, seat: int, seed: str) -> None:
        self.seat = seat
        self.chance = Chance(f"{seed}/tree")
        self.forks = [session.fork(seat, Chance(f"{seed}/{number}")) for number in range(FORKS)]
        self.root = Node(seat)
        self.habits: dict[tuple[int, str, Keys], list[float]] = {}
        self.least, self.most = 1.0, -1.0

    def favourite(self) -> Keys:
        """The answer tried most often, the better one of equals."""
        return max(self.root.children.items(), key=lambda item: (item[1].visits, item[1].total))[0]

    def playout(self, number: int) -> None:
        """Walk down, add one node, play the unit out, and carry the worth back up."""
        game = self.forks[number % len(self.forks)].copy()
        node, first = self.root, True
        way: list[tuple[int, Node, list[float]]] = []
        while len(way) < DEPTH:
            owed = (self.seat,) if first else game.owed()
            if not owed:
                break
            mover, first = owed[0], False
            ask = question(game, mover)
            keys = self.select(node, mover, ask)
            unit = game.units
            game.submit(mover, keys)
            known = node.children.get(keys)
            node = node.children.setdefault(keys, Node(mover))
            way.append((mover, node, self.habits.setdefault((mover, ask.about.key, keys), [0.0, 0.0])))
            if known is None:
                self.finish_unit(game, mover, unit)
                break
        self.learn(game, way)

    def select(self, node: Node, mover: int, ask: Ask) -> Keys:
        """The answer with the best bound: what it was worth, what is usual, and how little it was tried."""
        answers = list_answers(ask, MOST_ANSWERS, self.chance)
        if len(answers) == 1:
            return answers[0]
        scale = 1.0 / max(self.most - self.least, 1e-9)
        usual = node.total / node.visits if node.visits and node.seat == mover else 0.0
        curiosity = EXPLORE * sqrt(log(node.visits + 2.0))
        best, best_score = answers[0], -1e9
        for keys in answers:
            child = node.children.get(keys)
            visits, total = (child.visits, child.total) if child is not None else (0, 0.0)
            habit = self.habits.get((mover, ask.about.key, keys))
            prior = habit[0] / habit[1] if habit is not None else usual
            score = (total + prior) / (visits + 1) * scale + curiosity / sqrt(visits + 1)
            if score > best_score:
                best, best_score = keys, score
        return best

    def finish_unit(self, game: AnySession, mover: int, unit: int) -> None:
        """Draw lots for further questions of the same unit."""
        while game.units == unit and game.owed() == (mover,):
            game.submit(mover, draw_answer(question(game, mover), self.chance))

    def learn(self, game: AnySession, way: list[tuple[int, Node, list[float]]]) -> None:
        """Add the worth of the state reached to every node on the way, each for the seat that chose it."""
        movers = dict.fromkeys([self.seat, *(step[0] for step in way)])
        worth = {mover: game.title.estimate(game.state, mover) for mover in movers}
        self.root.visits += 1
        self.root.total += worth[self.seat]
        self.least, self.most = min(self.least, worth[self.seat]), max(self.most, worth[self.seat])
        for mover, node, habit in way:
            node.visits += 1
            node.total += worth[mover]
            habit[0] += worth[mover]
            habit[1] += 1.0
