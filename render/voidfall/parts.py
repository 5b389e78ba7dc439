"""Which pictures a page consists of, one below the other, so that a phone shows each of them large."""

from __future__ import annotations

from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import Level
from render.voidfall.agendas import OFFERS, held_in_parts
from render.voidfall.crises import in_play
from render.voidfall.focuses import hand_in_parts
from render.voidfall.plans import plans_in_parts
from render.voidfall.technologies import in_parts, market_of, shown_of


def parts_of(page: str, view: View) -> tuple[str, ...]:
    """The names of the pictures of a page, of which the name of one that has a part already is the only one."""
    kind, _, rest = page.partition(":")
    if "/" in rest:
        return (page,)
    seat = int(rest) if rest.isdigit() else view.seat or 0
    if kind == "house":
        return (f"stock:{seat}", f"house:{seat}")
    if kind == "agendas":
        return (*numbered("offers", len(OFFERS)), "agendas")
    if kind == "hand":
        first = numbered("hand", len(held_in_parts(view)))
        return (*first, *numbered(f"focuses:{seat}", len(hand_in_parts(view, seat))))
    return numbered(page, count_of(kind, rest, view, seat))


def count_of(kind: str, rest: str, view: View, seat: int) -> int:
    """How many pictures a page has."""
    if kind == "focuses":
        return len(hand_in_parts(view, seat))
    if kind == "plans":
        return plans_in_parts(view, seat)
    if kind in ("techs", "improved"):
        level: Level = "basic" if kind == "techs" else "improved"
        return len(in_parts(shown_of(market_of(view, level), rest), level))
    if kind == "crises":
        return 1 if view.coop is None or not in_play(view.coop) else 2
    return {"offers": len(OFFERS), "legend": 2}.get(kind, 1)


def numbered(page: str, count: int) -> tuple[str, ...]:
    """`techs:/0`, `techs:/1`; a single one has no number."""
    if count < 2:
        return (page,)
    name = page if ":" in page else f"{page}:"
    return tuple(f"{name}/{number}" for number in range(count))
