"""What a painter asks of the C library's allocator, where it is glibc; elsewhere nothing happens.

A picture is drawn on canvases of many megabytes, in one thread at a time, beside sprites that stay for long. glibc keeps
what is freed between them, and a heap for each thread.
"""

from __future__ import annotations

import ctypes
from functools import cache

_ARENA_MAX = -8
"""`M_ARENA_MAX` of <malloc.h>."""


def one_arena() -> None:
    """Let all threads of this process share one heap. To be called before they start."""
    if (library := _glibc()) is not None:
        library.mallopt(_ARENA_MAX, 1)


def trim() -> None:
    """Give back to the system what is free. Takes some milliseconds."""
    if (library := _glibc()) is not None:
        library.malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL | None:
    try:
        library = ctypes.CDLL(None)
    except (OSError, TypeError):
        return None
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None
