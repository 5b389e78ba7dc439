"""What the scripts' command lines share."""

from __future__ import annotations

import argparse


def parser_of(doc: str | None) -> argparse.ArgumentParser:
    """A parser whose help is a module's docstring: its first paragraph before the arguments, the rest behind them."""
    head, _, details = (doc or "").partition("\n\n")
    return argparse.ArgumentParser(
        description=head, epilog=details, formatter_class=argparse.RawDescriptionHelpFormatter
    )
