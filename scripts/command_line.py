"""What the scripts' command lines and logs share."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterator
from contextlib import contextmanager


def parser_of(doc: str | None) -> argparse.ArgumentParser:
    """A parser whose help is a module's docstring: its first paragraph before the arguments, the rest behind them."""
    head, _, details = (doc or "").partition("\n\n")
    return argparse.ArgumentParser(
        description=head, epilog=details, formatter_class=argparse.RawDescriptionHelpFormatter
    )


@contextmanager
def log_above(level: int) -> Iterator[None]:
    """Log only what is more serious than this level; afterwards as before."""
    before = logging.root.manager.disable
    logging.disable(level)
    try:
        yield
    finally:
        logging.disable(before)
