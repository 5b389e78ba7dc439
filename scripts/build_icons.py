"""Copy the icons that Orrery uses from the game-icons package to assets/icons/game-icons/, one SVG file each.

    cd PACKAGES && npm pack @iconify-json/game-icons
    python scripts/build_icons.py PACKAGES

The list is `assets/icons/game-icons.txt`, one name per line. One colour each (`currentColor`), 512 units square.
"""

from __future__ import annotations

import json
import sys
import tarfile
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"


def main() -> None:
    """Write every listed icon. Fails for names that the package does not have."""
    archive = next(Path(sys.argv[1]).glob("*iconify-json-game-icons*.tgz"))
    with tarfile.open(archive) as ball:
        member = ball.extractfile("package/icons.json")
        if member is None:
            raise SystemExit(f"no icons.json in {archive.name}")
        icons = json.load(member)["icons"]
    names = (ICONS / "game-icons.txt").read_text(encoding="utf-8").split()
    if missing := sorted(set(names) - set(icons)):
        raise SystemExit(f"unknown icons: {', '.join(missing)}")
    folder = ICONS / "game-icons"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for name in names:
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{icons[name]["body"]}</svg>\n'
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    print(f"{len(names)} icons")


if __name__ == "__main__":
    main()
