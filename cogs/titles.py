"""The titles in Discord, found by convention. `cogs/<title id>/presentation.py` has `presentation()`; without it the
title uses the default presentation. `cogs/<title id>/cog.py` has `COG`, if the title has commands of its own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import new_class

from cogs.dispatcher import Dispatcher
from cogs.orders_cog import OrdersCog
from cogs.title_cog import PartyCog, TitleCog, group_keywords
from cogs.ui.presentation import Presentation
from engine.titles import TITLES


@cache
def presentations() -> dict[str, Presentation]:
    """The presentations of all titles, by title id."""
    return {title_id: _presentation(title_id) for title_id in TITLES}


def _presentation(title_id: str) -> Presentation:
    if not _has_module(title_id, "presentation"):
        return Presentation(TITLES[title_id])
    own: Presentation = import_module(f"cogs.{title_id}.presentation").presentation()
    return own


def _has_module(title_id: str, name: str) -> bool:
    """Whether the title has a module of this name in `cogs`."""
    return find_spec(f"cogs.{title_id}") is not None and find_spec(f"cogs.{title_id}.{name}") is not None


@cache
def cog_type(title_id: str) -> type[TitleCog]:
    """The cog class of a title: its own, else the common one for its number of players."""
    if _has_module(title_id, "cog"):
        own: type[TitleCog] = import_module(f"cogs.{title_id}.cog").COG
        return own
    meta = TITLES[title_id].meta
    wanted = {OrdersCog: bool(meta.orders or meta.starts), PartyCog: meta.most_players > 2}
    bases = tuple(base for base, needed in wanted.items() if needed) or (TitleCog,)
    return new_class(f"{bases[0].__name__}Of{title_id.title().replace('_', '')}", bases, group_keywords(meta))


def title_cogs(dispatcher: Dispatcher) -> list[TitleCog]:
    """The cogs of all titles."""
    return [cog_type(title_id)(dispatcher, dispatcher.services.presentation(title_id)) for title_id in TITLES]
