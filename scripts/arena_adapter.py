"""Seats a level of another checkout in the arena: a program of the line protocol (docs/players.md) that runs in the
folder of that checkout and decides with its code.

    cd ../older-clone && python ../orrery/scripts/arena_adapter.py hard

It uses only what checkouts have had for long: `Session.load`, `make` of `engine.players` and `TITLES`. So the
other checkout must read games that this one stores.
"""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any

sys.path[0] = str(Path.cwd())  # the other checkout, instead of this script's folder

from engine.core.session import Session  # noqa: E402
from engine.players import LEVELS, Player, make  # noqa: E402
from engine.titles import TITLES  # noqa: E402


def main() -> None:
    """Run as a command."""
    level = next(level for level in LEVELS if level == sys.argv[1])
    player, titles = make(level), dict[str, Any]()
    for text in sys.stdin:
        line = json.loads(text)
        if line["say"] == "hello":
            tell({"say": "hello", "version": 1, "name": level, "titles": list(TITLES), "wants": ["position"]})
        elif line["say"] == "game":
            titles[line["game"]] = TITLES[line["title"]]
        elif line["say"] == "over":
            titles.pop(line["game"], None)
        elif line["say"] == "ask":
            tell({"say": "answer", "id": line["id"], **answer(player, titles[line["game"]], line)})
        elif line["say"] == "bye":
            return


def answer(player: Player, title: Any, line: dict[str, Any]) -> dict[str, Any]:
    """What the level answers. What it cannot read, it does not answer."""
    seat, seed = line["seat"], f"{line['game']}/{line['id']}"
    try:
        session: Session[Any] = Session.load(title, base64.b64decode(line["position"]))
        if line["optional"]:
            keys, *then = player.speak(session, seat, seed) or [()]
            return {"keys": list(keys), "then": [list(each) for each in then]}
        return {"keys": list(player.choose(session, seat, seed))}
    except Exception as error:
        print(f"arena_adapter: {line['question']}: {error!r}", file=sys.stderr)
        return {"keys": []}


def tell(line: dict[str, Any]) -> None:
    """Write a line."""
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
