"""Record the shapes of stored states in `engine/<title>/shapes.json` (see `engine/core/shapes.py`).

Structs that are not recorded yet are added with their present fields. What is recorded stays as it is, also of a struct
that has moved to another module: fields that were appended since count in a hash only where they do not have their
defaults. Says what cannot be stored so: a field that is gone or was renamed, or a new one without a default. Such a
change needs a migration (docs/new-title.md); with --renew the named titles are then recorded anew, and hashes of older
versions are no longer compared.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from engine.core.shapes import FILE, Names, Recorded
from engine.core.title import Title
from engine.titles import TITLES
from scripts.command_line import parser_of

ENGINE = Path(__file__).resolve().parents[1] / "engine"


def structs_of(state_type: type) -> list[type]:
    """All structs that can be in a state, the state itself first."""
    found: dict[type, None] = {}

    def collect(kind: msgspec.inspect.Type) -> None:
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls in found:
                return
            found[kind.cls] = None
            parts: list[Any] = [field.type for field in kind.fields]
        else:
            names = ("item_type", "key_type", "value_type")
            parts = [getattr(kind, name) for name in names if hasattr(kind, name)]
            parts += [*getattr(kind, "item_types", ()), *getattr(kind, "types", ())]
        for part in parts:
            collect(part)

    collect(msgspec.inspect.type_info(state_type))
    return list(found)


def recorded_of(title: Title[Any], before: Recorded) -> Recorded:
    """What is to be recorded: what is there already, and structs that are new. One that has moved to another module
    keeps what was recorded of it."""
    structs = structs_of(title.state_type)
    here = {(struct.__module__, struct.__name__) for struct in structs}
    gone = {
        name: fields
        for module, found in before.fields.items()
        for name, fields in found.items()
        if (module, name) not in here
    }
    fields: Names = {}
    for struct in structs:
        module, name = struct.__module__, struct.__name__
        names: tuple[str, ...] = struct.__struct_encode_fields__  # type: ignore[attr-defined]
        known = before.fields.get(module, {}).get(name) or gone.get(name)
        fields.setdefault(module, {})[name] = " ".join(names) if known is None else known
    return Recorded({module: dict(sorted(found.items())) for module, found in sorted(fields.items())}, before.earlier)


def problems_of(title: Title[Any], recorded: Recorded) -> list[str]:
    """What of the present shapes cannot be stored so that older hashes and states still fit."""
    problems = []
    for struct in structs_of(title.state_type):
        name = f"{struct.__module__}.{struct.__name__}"
        known = recorded.fields.get(struct.__module__, {}).get(struct.__name__)
        if known is None:
            problems.append(f"{name} is not recorded")
            continue
        fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
        kept = [field for field in fields if field in known.split()]
        if kept != known.split():
            problems.append(f"{name}: recorded as {known}, but it is {' '.join(fields)}")
        problems += [f"{name}.{new} has no default" for new in fields if new not in kept and fields[new].required]
        last = list(fields)[: len(kept)] == kept
        if struct.__struct_config__.array_like and not last:  # type: ignore[attr-defined]
            problems.append(f"{name} is stored as a list: append fields at its end")
    return problems


def write(title: Title[Any], recorded: Recorded) -> Path:
    """Write the title's file. Returns its path."""
    path = ENGINE / title.meta.id / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(recorded), indent=1) + b"\n")
    return path


def main() -> int:
    """Run as a command. Status 1: something needs a migration."""
    parser = parser_of(__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: all")
    parser.add_argument("--renew", action="store_true", help="record the named titles anew")
    args = parser.parse_args()
    problems = []
    for name in args.titles or TITLES:
        title = TITLES[name]
        before = Recorded() if args.renew and args.titles else title.shapes.recorded
        recorded = recorded_of(title, before)
        problems += problems_of(title, recorded)
        if recorded != before:
            print(f"written: {write(title, recorded).relative_to(ENGINE.parent)}")
    print("\n".join(problems) or "all shapes are recorded")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
