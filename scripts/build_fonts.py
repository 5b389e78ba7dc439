"""Build the font files in assets/fonts/ from their published packages.

    python scripts/build_fonts.py PACKAGES

PACKAGES is a folder with the downloaded archives (any version with the named files):

    pip download --no-deps -d PACKAGES manimgx-fonts-cjk fontpkg-cinzel
    cd PACKAGES && npm pack @fontsource/noto-serif-tc @fontsource/noto-serif-sc

Needs fontTools and brotli. The results:

- `OrrerySans-SC.otf`, `OrrerySans-TC.otf`: Noto Sans CJK with its weight axis, the Simplified face with all of GB 2312,
  the Traditional face with Big5 level 1; both with Latin, Greek, Cyrillic, kana, punctuation and every character
  of `locales/`. Regional shapes of a character differ, hence two files; each supplies characters that the other lacks.
- `OrrerySerif-SC.ttf`, `OrrerySerif-TC.ttf`: Noto Serif, semi-bold, only the characters of titles and card names.
- `Cinzel.ttf`: Cinzel with its weight axis, Latin.

Beside each font, `*.chars.txt` lists its characters, so that they are known without opening the font.
"""

from __future__ import annotations

import io
import re
import sys
import tarfile
import zipfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "assets" / "fonts"
SIMPLIFIED_FACE, TRADITIONAL_FACE = 2, 3

TITLES = "日與夜日与夜晝夜星昼夜星超新星貿易戰超新星贸易战蝕蚀虛空墜落虚空坠落"
TITLE_KEYS = re.compile(
    r"^(?:[a-z_]+-name|[a-z_]+-seat-\d+|[a-z]+-(?:card|planet|ship)-[a-z_0-9]+|an-pic-kind-[a-z]+|ecl-species-[a-z_]+|pic-title-[a-z-]+)\s*=\s*(.+)$",
    re.MULTILINE,
)
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x18F), (0x1A0, 0x1B0), (0x218, 0x21B), (0x2BB, 0x2BC), (0x370, 0x3FF),
    (0x400, 0x45F), (0x1E80, 0x1EF9), (0x2010, 0x2027), (0x2030, 0x203B), (0x20A0, 0x20BF), (0x2160, 0x217B),
    (0x2190, 0x2199), (0x2200, 0x226B), (0x2460, 0x2473), (0x25A0, 0x25EF), (0x2605, 0x2606), (0x2609, 0x2609),
    (0x2640, 0x2642), (0x2660, 0x266F), (0x3000, 0x303F), (0x3041, 0x30FF), (0x3105, 0x312F), (0xFF01, 0xFFE6),
)  # fmt: skip


def basics() -> set[int]:
    """Characters for every text, and those of common names."""
    return {code for first, last in RANGES for code in range(first, last + 1)}


def double_byte(codec: str, first: range, second: range) -> set[int]:
    """All characters of a part of a two-byte encoding."""
    found = set()
    for high in first:
        for low in second:
            try:
                found.add(ord(bytes((high, low)).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                continue
    return found


def locale_texts() -> str:
    """The text of every locale file."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "locales").rglob("*.ftl")))


def find(folder: Path, package: str, member: str) -> bytes:
    """A file from the archive of a package; `member` is the end of its name."""
    for path in sorted(folder.glob(f"*{package}*")):
        if path.suffix == ".whl":
            with zipfile.ZipFile(path) as wheel:
                for name in wheel.namelist():
                    if name.endswith(member):
                        return wheel.read(name)
        elif path.suffix == ".tgz":
            with tarfile.open(path) as ball:
                for entry in ball.getmembers():
                    if entry.name.endswith(member):
                        taken = ball.extractfile(entry)
                        if taken is not None:
                            return taken.read()
    raise SystemExit(f"no {member} in an archive named *{package}* in {folder}")


def shrink(data: bytes, codes: set[int], target: Path, *, presentation: int = -1) -> None:
    """Write the font with only these characters, without hinting and without layout rules that Pillow's basic layout
    ignores."""
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "VVAR", "GSUB", "GPOS", "STAT", "MVAR", "DSIG", "meta"]
    font = TTFont(io.BytesIO(data), fontNumber=presentation, recalcTimestamp=False)
    font.flavor = None
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes & set(font.getBestCmap()))
    subsetter.subset(font)
    font.save(target)
    characters = "".join(sorted(chr(code) for code in font.getBestCmap() if chr(code).isprintable()))
    target.with_suffix(".chars.txt").write_text(characters, encoding="utf-8")
    print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size / 1e6:.2f} MB")


def main() -> None:
    """Build all five."""
    packages = Path(sys.argv[1])
    texts = locale_texts()
    used = {ord(character) for character in texts if character > "\x1f"}
    gb2312 = double_byte("gb2312", range(0xB0, 0xF8), range(0xA1, 0xFF))
    big5 = double_byte("big5", range(0xA4, 0xC7), range(0x40, 0xFF))
    titles = {ord(letter) for line in TITLE_KEYS.findall(texts) for letter in line} | {ord(letter) for letter in TITLES}
    titles |= set(range(0x20, 0x7F)) | {ord(mark) for mark in "·—「」，。"}

    sans = find(packages, "manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc")
    shrink(sans, basics() | gb2312 | used, OUT / "OrrerySans-SC.otf", presentation=SIMPLIFIED_FACE)
    shrink(sans, basics() | big5 | used, OUT / "OrrerySans-TC.otf", presentation=TRADITIONAL_FACE)
    for region, name in (("sc", "chinese-simplified"), ("tc", "chinese-traditional")):
        serif = find(packages, f"noto-serif-{region}", f"noto-serif-{region}-{name}-700-normal.woff2")
        shrink(serif, titles, OUT / f"OrrerySerif-{region.upper()}.ttf")
    shrink(find(packages, "fontpkg_cinzel", "Cinzel[wght].ttf"), basics(), OUT / "Cinzel.ttf")


if __name__ == "__main__":
    main()
