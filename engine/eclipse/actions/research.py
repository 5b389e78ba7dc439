"""Research (P17.7): technologies, their prices, and those that act at once."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.core.decision import Ask, Option, Options, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.steps import Steps, go_on_with
from engine.eclipse.components import (
    ARTIFACT_RESOURCES,
    CATEGORIES,
    RESOURCES,
    SECTORS,
    SPECIES,
    TECHNOLOGIES,
    Resource,
)
from engine.eclipse.effects import gain
from engine.eclipse.map.geometry import owned
from engine.eclipse.names import SEATS, amount, technology_name, technology_text, too_dear
from engine.eclipse.questions import Question
from engine.eclipse.state import ActionTask, ArtifactTask, Player, State, finish
from engine.eclipse.tracks import discount_in, discounted, has_room_in, price_of

INSTANT_DISCS = {"advanced_robotics": 1, "quantum_grid": 2}
"""Discs that come from the reserve to the influence track (P17.7.2)."""
ARTIFACT_KEY = "artifact_key"

ASK_RESEARCH, NOT_ON_OFFER = say("ecl-ask-research"), say("ecl-why-not-on-offer")


class Research(msgspec.Struct, frozen=True):
    """A technology is bought."""

    technology: str


# -- prices ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def prices(technologies: tuple[str, ...]) -> tuple[tuple[int, str, tuple[str, Research]], ...]:
    """What somebody with these technologies could still take: the price, the technology, and its option (P17.7.1)."""
    player = Player(technologies=list(technologies))
    discounts = {category: discount_in(player, category) for category in CATEGORIES if has_room_in(player, category)}
    return tuple(
        (discounted(tech, discounts[tech.category]), tech.id, (f"research:{tech.id}", Research(tech.id)))
        for tech in TECHNOLOGIES.values()
        if tech.category in discounts and tech.id not in technologies
    )


def pairs(st: State, seat: int) -> Pairs[Research]:
    """The technologies of the supply that the seat can take and pay (P17.7.1)."""
    return _affordable(st, st.players[seat], st.players[seat].science)


def _affordable(st: State, player: Player, science: int) -> Pairs[Research]:
    """The technologies of the supply that a player can take for so much science: as `judge_offer`, without reasons."""
    supply, on_sale = st.supply, prices(tuple(player.technologies))
    return [pair for price, technology, pair in on_sale if price <= science and supply.get(technology)]


def judge_offer(st: State, technology: str, price: int, science: int) -> Text | None:
    """Why somebody with so much science cannot buy a technology at this price; None: they can."""
    return too_dear("science", price, science) if st.supply.get(technology) else NOT_ON_OFFER


def judge_technology(st: State, seat: int, technology: str) -> Text | None:
    """Why the seat cannot research a technology; None: it can."""
    player = st.players[seat]
    price = {each: price for price, each, _ in prices(tuple(player.technologies))}.get(technology)
    if technology in player.technologies:
        return say("ecl-why-known")
    lacking = judge_offer(st, technology, price or 0, player.science)
    if lacking is None and price is None:
        return say("ecl-why-category-full", category=say(f"ecl-category-{TECHNOLOGIES[technology].category}"))
    return lacking


def value(st: State, seat: int, key: str) -> Research:
    """The value of a legal key."""
    return Research(key.removeprefix("research:"))


def could_pay(st: State, seat: int) -> bool:
    """Whether the seat can take a technology now or after trading (P17.4.4)."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    return bool(_affordable(st, player, player.science + player.money // rate + player.materials // rate))


def describe(st: State, seat: int, key: str, choice: Research) -> Option:
    """A technology with what it costs this seat, and what it does."""
    tech = TECHNOLOGIES[choice.technology]
    price = price_of(st.players[seat], tech.id)
    cost = amount("science", price)
    if price < tech.price:
        cost = say("ecl-research-discount", price=cost, full=tech.price)
    detail = say("ecl-research-detail", price=cost, effect=technology_text(tech.id))
    path = (Step(tech.category, say(f"ecl-category-{tech.category}")),)
    return Option(key, technology_name(tech.id), detail=detail, path=path)


# -- what happens ----------------------------------------------------------------------------------------------------


def take_step(st: State, task: ActionTask, choice: Research) -> None:
    """One technology is bought: paid, taken, and it works at once (P17.7.1, P17.7.2)."""
    player = st.players[task.seat]
    price = price_of(player, choice.technology)
    gain(player, "science", -price)
    text = say(
        "ecl-log-researches",
        side=SEATS[task.seat],
        technology=technology_name(choice.technology),
        price=amount("science", price),
    )
    st.record(text, seat=task.seat)
    task.left -= 1
    if not task.left:
        finish(st)
    take_technology(st, task.seat, choice.technology)


def gain_technology(st: State, seat: int, technology: str) -> None:
    """A technology comes to a seat without research (P17.10.3), and works at once."""
    text = say("ecl-log-technology", side=SEATS[seat], technology=technology_name(technology))
    st.record(text, seat=seat)
    take_technology(st, seat, technology)


def take_technology(st: State, seat: int, technology: str) -> None:
    """The tile leaves the supply for the seat's board. Instant ones act: discs come from the reserve, or an artifact
    task is pushed (P17.7.2)."""
    player = st.players[seat]
    st.supply[technology] -= 1
    if not st.supply[technology]:
        del st.supply[technology]
    player.technologies.append(technology)
    if technology in INSTANT_DISCS:
        discs = INSTANT_DISCS[technology]
        player.reserve -= discs
        player.discs += discs
        st.record(say("ecl-log-discs", side=SEATS[seat], count=discs), seat=seat)
    elif technology == ARTIFACT_KEY:
        artifacts = artifact_count(st, seat)
        if artifacts:
            st.tasks.append(ArtifactTask(seat, artifacts))


def artifact_count(st: State, seat: int) -> int:
    """The artifacts on sectors with the seat's disc (ruling 28)."""
    return sum(SECTORS[sector.id].artifact for sector in owned(st, seat))


# -- units -----------------------------------------------------------------------------------------------------------


def go_on(st: State, task: ActionTask) -> Rules[None]:
    """A further research, which may be left out (Hydran, P17.7.3; H: optional as "up to"). Not asked where nothing can
    be paid, even by trading."""
    about = ASK_RESEARCH
    return go_on_with(Steps(pairs, describe, value, take_step), st, task, about, possible=could_pay(st, task.seat))


def artifacts(st: State, task: ArtifactTask) -> Rules[None]:
    """The Artifact Key: a kind of resource for each artifact (P17.7.2)."""
    seat = task.seat
    options = [Option(f"artifact:{each}", amount(each, ARTIFACT_RESOURCES)) for each in RESOURCES]
    about = say("ecl-ask-artifact", left=task.left)
    key = yield Ask(seat, about, Options.of(options), default=("artifact:money",), kind=Question.ARTIFACT)
    resource: Resource = key.removeprefix("artifact:")
    gain(st.players[seat], resource, ARTIFACT_RESOURCES)
    text = say("ecl-log-artifact", side=SEATS[seat], amount=amount(resource, ARTIFACT_RESOURCES))
    st.record(text, seat=seat)
    task.left -= 1
    if not task.left:
        finish(st)
