"""What every worker process needs, imported once in the process from which all of them are forked.

They share its memory as long as nobody writes to it, so the garbage collector must not: it writes to whatever it looks
at.
"""

from __future__ import annotations

import gc

import tables.deciding
import tables.examination  # noqa: F401

gc.collect()
gc.freeze()
