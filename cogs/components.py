"""An owner's component files: found in the data folder, checked, and used in place of those that come with a title.

`<data folder>/<title>/<name>.json` replaces the title's file of that name; docs/components.md has the form of each.
"""

from __future__ import annotations

import logging
from pathlib import Path

from cogs.settings import DATA_DIR, BadSettings
from engine.core.components import ComponentError
from engine.titles import TITLES, Owned, use_components

log = logging.getLogger(__name__)


def load_components(folder: Path) -> Owned:
    """Read an owner's files and use them. Raises BadSettings, which names file, record and problem, if one cannot be
    used. The result is passed to every other process."""
    if folder != DATA_DIR and not folder.is_dir():
        raise BadSettings([f"DATA_DIR: there is no folder {folder}."])
    owned: dict[str, dict[str, bytes]] = {}
    try:
        for title_id in TITLES:
            files = {path.name: path.read_bytes() for path in sorted((folder / title_id).glob("*.json"))}
            if files:
                owned[title_id] = files
                log.info("%s uses component files from %s: %s", title_id, folder / title_id, ", ".join(files))
    except OSError as problem:
        raise BadSettings([f"{problem.filename} cannot be read: {problem.strerror or problem}."]) from None
    for title_id, files in owned.items():
        try:
            use_components({title_id: files})
        except ComponentError as problem:
            raise BadSettings([_in_words(folder / title_id, problem)]) from None
    use_components(owned)
    return owned


def _in_words(folder: Path, problem: ComponentError) -> str:
    record = f", record {problem.record}" if problem.record else ""
    said = problem.problem.rstrip(".")
    return f"{folder / problem.file}{record}: {said}. docs/components.md has the form of each file."
