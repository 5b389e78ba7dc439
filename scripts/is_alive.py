"""Whether the bot on this machine lives, for a container's health check: exit status 0 or 1.

    python scripts/is_alive.py [live|ready]

It asks `/health` on METRICS_PORT. Standard library only, so that it starts quickly.
"""

from __future__ import annotations

import os
import sys
from urllib.request import urlopen


def main(what: str = "live") -> int:
    """Ask once."""
    port = os.environ.get("METRICS_PORT") or "9464"
    try:
        with urlopen(f"http://127.0.0.1:{port}/health/{what}", timeout=5) as answer:
            print(answer.read().decode().strip())
            return 0
    except OSError as problem:
        print(f"not {what}: {problem}")
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
