"""Component files of a title with an owner's changes, and how wrong ones are refused."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NamedTuple

import pytest

from engine.core.components import ComponentError, ComponentSet


def bytes_of(records: Any) -> bytes:
    """Records as a file."""
    return json.dumps(records).encode()


class DataFiles(NamedTuple):
    """The files that come with the title in this package."""

    package: str

    def raw(self, file: str) -> list[dict[str, Any]]:
        """A file as it is in the package."""
        loaded: list[dict[str, Any]] = json.loads(files(self.package).joinpath("data", file).read_text("utf-8"))
        return loaded

    def changed(self, file: str, record: str, **fields: Any) -> bytes:
        """A file with some fields of one record changed (a field that becomes `...` is left out)."""
        records = self.raw(file)
        found = next(each for each in records if each["id"] == record)
        found.update(fields)
        for field in [field for field, value in found.items() if value is ...]:
            del found[field]
        return bytes_of(records)

    def without(self, file: str, record: str) -> bytes:
        """A file without one record."""
        return bytes_of([each for each in self.raw(file) if each["id"] != record])

    def doubled(self, file: str, record: str) -> bytes:
        """A file in which one record stands twice."""
        records = self.raw(file)
        return bytes_of([*records, next(each for each in records if each["id"] == record)])


def refusal(components: ComponentSet[Any], file: str, data: bytes) -> tuple[str, str]:
    """The file and the record that a file which cannot be used is refused with; its words name both and the problem."""
    with pytest.raises(ComponentError) as raised:
        components.replace({file: data})
    error = raised.value
    assert error.problem
    assert error.file in str(error)
    assert error.record in str(error)
    return error.file, error.record
