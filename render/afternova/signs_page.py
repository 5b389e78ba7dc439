"""What the signs of Afternova's pictures mean: a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.afternova.components import COLOURS, SKILLS, parts
from engine.afternova.view import ROBOT
from engine.core.text import Text, say
from render.afternova.ground import sky
from render.afternova.look import PRINT_LIGHT, TEAL_PALE, WARN
from render.afternova.offers import KINDS, done_ring
from render.afternova.tokens import (
    ANSWER_LOOKS,
    answer_sign,
    badge,
    berth,
    cube,
    skill,
    star,
    upgrade_sign,
)
from render.kit.icons import icon
from render.kit.legend import LegendSign, Section, legend_words, paint_legend, part_of
from render.kit.marks import option_ring
from render.kit.palette import BRASS_LIGHT, MIST, PAPER
from render.kit.picture import Scene


def paint_signs(scene: Scene) -> Image.Image:
    """All sections."""
    return paint_legend(part_of(scene, pictures(scene.language)), scene.language, sky)


def signs_words(scene: Scene) -> str:
    """The same in words."""
    return legend_words(part_of(scene, pictures(scene.language)), scene.language)


def pictures(language: str) -> list[list[Section]]:
    """Skills, cubes and upgrades on one picture; deals, ships and piles on another."""
    return [
        [
            (say("an-sign-section-skills"), skills_and_cubes(language)),
            (say("an-sign-section-upgrades"), upgrades()),
        ],
        [(say("an-sign-section-deals"), of_deals()), (say("an-sign-section-ships"), of_ships())],
    ]


def _named(name: str) -> Text:
    return say(f"an-sign-{name}")


def _icons(signs: Sequence[tuple[str, str, str]]) -> list[LegendSign]:
    """Icons with their colours, by what they mean."""
    return [LegendSign(partial(icon, name, colour=colour), _named(meaning)) for meaning, name, colour in signs]


def skills_and_cubes(language: str) -> list[LegendSign]:
    """Each with its letter."""
    return [
        *[LegendSign(partial(skill, kind), say(f"an-pic-skill-{kind}")) for kind in SKILLS],
        *[
            LegendSign(
                partial(cube, colour, language=language), say("an-sign-cube", colour=say(f"an-pic-colour-{colour}"))
            )
            for colour in COLOURS
        ],
        LegendSign(partial(skill, "mining", state="missing"), _named("missing")),
    ]


def upgrades() -> list[LegendSign]:
    """One of each kind."""
    kinds = {facts.kind: upgrade for upgrade, facts in parts().upgrades.items() if facts.skill is None}
    mining = next(upgrade for upgrade, facts in parts().upgrades.items() if facts.skill == "mining")
    return [
        LegendSign(partial(upgrade_sign, mining), _named("upgrade-skill")),
        *[LegendSign(partial(upgrade_sign, kinds[kind]), _named(f"upgrade-{kind}")) for kind in kinds],
        *_icons([("later", "sands-of-time", WARN)]),
    ]


def of_deals() -> list[LegendSign]:
    """Kinds of contracts, answers, the last deal, marks."""
    return [
        *[LegendSign(partial(icon, name, colour=PAPER), say(f"an-pic-kind-{kind}")) for kind, name in KINDS.items()],
        *[LegendSign(partial(answer_sign, answer), say(f"an-pic-answer-{answer}")) for answer in ANSWER_LOOKS],
        LegendSign(lambda size: done_ring(), say("an-pic-last-deal")),
        LegendSign(option_ring, _named("option")),
        *_icons([("held", "padlock", WARN), ("complete", "check", PAPER)]),
    ]


def of_ships() -> list[LegendSign]:
    """What is counted of ships, decks and discards."""
    return [
        LegendSign(partial(star, 4), _named("points")),
        LegendSign(partial(badge, ROBOT), say("an-pic-robot")),
        LegendSign(partial(berth, kind="free"), _named("berth")),
        LegendSign(partial(berth, kind="over"), _named("over")),
        *_icons(
            [
                ("mercenaries", "paw", TEAL_PALE),
                ("blueprints", "blueprint", PRINT_LIGHT),
                ("leads", "laurels", BRASS_LIGHT),
                ("deck", "deck", MIST),
                ("discards", "card-discard", MIST),
                ("bag", "swap-bag", MIST),
                ("planets", "ringed-planet", MIST),
                ("cubes", "cubes", MIST),
            ]
        ),
    ]
