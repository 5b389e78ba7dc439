"""Costs as signs: `2⚡ 1🪙`. What has no sign of its own is said in words."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.core.text import say
from engine.voidfall.vocabulary import costs
from engine.voidfall.vocabulary.terms import RESOURCES
from locales import translate
from render.kit import svg
from render.kit.sprites import keep_images
from render.kit.svg import on_circle
from render.kit.text import Style
from render.voidfall.flow import Part, Run
from render.voidfall.look import OBSIDIAN
from render.voidfall.look import RESOURCES as RESOURCE_LOOKS
from render.voidfall.sheets import body
from render.voidfall.symbols import corruption, glory_sign, resource, token

SIGNS: dict[type[costs.AmountCost], str] = {
    costs.TakeCorruption: "corruption",
    costs.DiscardGloryTokens: "glory",
    costs.ReturnTradeTokens: "trade",
    costs.DiscardBountyTokens: "bounty",
    costs.DiscardReclaimTokens: "reclaim",
    costs.PayAny: "any",
}
"""Parts of costs that are a number and a sign."""


def cost_parts(cost: costs.Cost, language: str, colour: str) -> Iterator[Part]:
    """What stands behind the name of an action: numbers with signs, the rest in words, `free`."""
    size = body(language)
    number, plain = Style(size, colour, language, 700), Style(size, colour, language)
    for part in cost:
        if isinstance(part, costs.PayResources):
            for kind, count in part.amount:
                yield Run(str(count), number), resource(kind, round(size * 1.06))
        elif isinstance(part, costs.AmountCost) and type(part) in SIGNS:
            gained = "+" if isinstance(part, costs.TakeCorruption) else ""
            yield Run(f"{gained}{part.amount}", number), sign_of(SIGNS[type(part)], round(size * 1.06))
        else:
            yield Run(translate(say("vf-pic-cost", cost=part.text()), language) + " ", plain)
    if not cost:
        yield Run(translate(say("vf-pic-cost", cost=say("vf-cost-free")), language) + " ", plain)


def sign_of(name: str, size: int) -> Image.Image:
    """The sign of what is paid, gained or discarded."""
    if name == "corruption":
        return corruption(size)
    if name == "glory":
        return glory_sign(size)
    return any_resource(size) if name == "any" else token(name, size)  # type: ignore[arg-type]  # tokens by their names


@keep_images
def any_resource(size: int) -> Image.Image:
    """Resources of any type: a disc of the five colours."""
    sectors = ""
    for number, kind in enumerate(RESOURCES):
        (x1, y1), (x2, y2) = (on_circle(50, 50, 44, angle) for angle in (number * 72, number * 72 + 72))
        sectors += (
            f'<path d="M50 50L{x1:.1f} {y1:.1f}A44 44 0 0 1 {x2:.1f} {y2:.1f}Z" fill="{RESOURCE_LOOKS[kind].colour}"/>'
        )
    return svg.sprite(
        f'<circle cx="50" cy="50" r="48" fill="{OBSIDIAN}"/>{sectors}<circle cx="50" cy="50" r="15" fill="{OBSIDIAN}"/>',
        size,
    )
