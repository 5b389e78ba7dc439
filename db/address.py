"""The address of the database, DATABASE_URL."""

from __future__ import annotations

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from db.errors import StoreError

_NO_ADDRESS = "DATABASE_URL is not an address such as sqlite:///data/orrery.sqlite3"
_SIGNS = (
    "DATABASE_URL cannot be read: its port is not a number, or it has more than one @. "
    "In a password the signs @ : / are written %40 %3A %2F"
)
"""Without the address: a part of the password may be where another part is expected."""


def address_of(text: str) -> URL:
    """The address in its parts. Raises StoreError, which never repeats any of it, if they cannot be told apart."""
    try:
        address = make_url(text)
    except ArgumentError:
        raise StoreError(_NO_ADDRESS) from None
    except ValueError:
        raise StoreError(_SIGNS) from None
    if address.get_backend_name() != "sqlite" and text.count("@") > 1:
        raise StoreError(_SIGNS)
    return address
