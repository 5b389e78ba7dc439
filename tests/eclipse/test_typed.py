"""Exploring, influence and diplomacy as people type them."""

from __future__ import annotations

import pytest

from cogs.ui import typed_names
from cogs.ui.typed import match
from engine.core.chance import Chance
from engine.eclipse.course import PHASES
from engine.eclipse.state import DiscoveryTask, State
from tests.eclipse.positions import A, Game, begin, go_on, home, position, put, supply, take_discovery


def turn(st: State) -> Game:
    """A's turn: 1a can be influenced, from 5a too."""
    put(st, "102", "1a")
    put(st, "306", "5a", owner=A)
    supply(st, "plasma_cannon", "quantum_grid")
    st.players[A].science = st.players[A].materials = 20
    return begin(st, {"action": PHASES["action"]})


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("explore 3a", "explore:3a"),
        ("探索 3A", "explore:3a"),
        ("influence 1a", "influence:1a"),
        ("影响 1a", "influence:1a"),
        ("影響 5a 1a", "influence:5a-1a"),
        ("influence 5a track", "influence:5a-track"),
        ("influence 5a back", "influence:5a-track"),
        ("影響 5a 收回", "influence:5a-track"),
        ("影響 5a 放回", "influence:5a-track"),
        ("影響 5a 軌", "influence:5a-track"),
        ("影响 5a 轨", "influence:5a-track"),
        ("從 5a 收回影響軌", "influence:5a-track"),
        ("从 5a 移到 1a", "influence:5a-1a"),
        ("從影響軌放到 1a", "influence:1a"),
        ("disc from 5a to 1a", "influence:5a-1a"),
        ("colony 5a money", "colony:5a-money"),
        ("殖民 5a 金錢", "colony:5a-money"),
        ("殖民船 5a 金钱", "colony:5a-money"),
        ("build cruiser at 5a", "build:cruiser-5a"),
        ("建造 巡洋艦 5a", "build:cruiser-5a"),
        ("造 巡洋舰 5a", "build:cruiser-5a"),
        ("在 5a 建造巡洋艦", "build:cruiser-5a"),
        ("在 5a 建造巡洋舰", "build:cruiser-5a"),
        ("research plasma cannon", "research:plasma_cannon"),
        ("研發 電漿加農砲", "research:plasma_cannon"),
        ("研发 量子网格", "research:quantum_grid"),
        ("upgrade cruiser LB hull", "upgrade:cruiser-LB-hull"),
        ("升級 巡洋艦 LB 船體", "upgrade:cruiser-LB-hull"),
        ("巡洋艦 LB：裝上船體", "upgrade:cruiser-LB-hull"),
        ("升级 巡洋舰 LB 船体", "upgrade:cruiser-LB-hull"),
        ("move interceptor 2a 1a", "move:interceptor-2a-1a"),
        ("移動 攔截艦 2a 1a", "move:interceptor-2a-1a"),
        ("移动 拦截舰 2a 1a", "move:interceptor-2a-1a"),
        ("trade 2 money for 1 science", "trade:money-science"),
        ("交易 2 金錢 1 科學", "trade:money-science"),
        ("pass", "pass"),
        ("跳過", "pass"),
        ("跳过", "pass"),
    ],
)
def test_a_turn(typed: str, key: str) -> None:
    """The goal alone means a disc from the track."""
    keys, rest = match(turn(position()).ask, typed)
    assert (keys, rest) == ((key,), "")


@pytest.mark.parametrize(
    ("typed", "key"),
    [("place 304 0", "place:304-0"), ("放置 304 0", "place:304-0"), ("弃掉", "discard"), ("棄掉", "discard")],
)
def test_a_drawn_sector(typed: str, key: str) -> None:
    """A sector and by how many sixths it is turned."""
    game = begin(position(outer="304"), {"action": PHASES["action"]}).chooses("explore:3a")
    assert match(game.ask, typed) == ((key,), "")


@pytest.mark.parametrize(
    ("typed", "key"), [("part interceptor L", "part:interceptor-L"), ("save", "save"), ("points", "points")]
)
def test_a_discovery(typed: str, key: str) -> None:
    """Squares by ship and name."""
    st = position()
    take_discovery(st, "shard_hull")
    game = go_on(st, DiscoveryTask(A, home(st, A).place, "shard_hull"))
    assert match(game.ask, typed) == ((key,), "")


def test_words_begin_with_a_name_of_an_option_or_not() -> None:
    """The longest name is found as if all of them were listed: verb, steps in each language, name."""
    lots = Chance("typed")
    ask = turn(position()).ask
    for option in ask.options.all[::7]:
        known = typed_names.phrases(option)
        said = sorted(known)
        for _ in range(20):
            words = said[lots.below(len(said))] + ("on", "3b", "x")[: lots.below(4)]
            words = words[: 1 + lots.below(len(words))]
            longest = max((size for size in range(len(words) + 1) if words[:size] in known), default=0)
            assert typed_names.count_named_words(option, words, typed_names.NOBODY) == longest, (option.key, words)
