"""The notation of the fact sheet: records written as its tables print them, to be compared row by row.

It shares nothing with the card texts of the title, so that neither can hide a fault of the other.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine.voidfall.vocabulary.terms import Resources
from engine.voidfall.vocabulary.words import kind_of

DATA = Path(__file__).parent / "data"
GUILD = {kind: f"{kind.title()}' Guild" for kind in ("farmers", "engineers", "miners", "bankers", "scientists")}
BUILT = {"sector_defense": "Sector Defense", "shipyard": "Shipyard", "starbase": "Starbase"}
OF_YOURS = "a Voidborn sector adjacent to one of your sectors"


def table(name: str) -> list[list[str]]:
    """The rows of a table of the sheet."""
    return [line.split(" | ") for line in (DATA / f"{name}.txt").read_text(encoding="utf-8").splitlines()]


def plain(text: str) -> str:
    """A line of the sheet without the signs in which it differs from itself."""
    text = re.sub(r"\bCredit\b", "Credits", text.removesuffix(" (D)"))
    text = re.sub(r" \((With only one|The two Corruption|Each player resolves).*\)$", "", text)
    return re.sub(r"place (.+?) on ", lambda found: f"place {', '.join(sorted(found[1].split(', ')))} on ", text)


def resources(given: Resources) -> str:
    return ", ".join(f"{count} {resource.title()}" for resource, count in given)


def tokens(count: int, name: str) -> str:
    return f"{count} {name}" if count == 1 else f"{count} {name}s"


def any_types(count: int) -> str:
    return "1 resource of any type" if count == 1 else f"{count} resources of any types"


def up_to(given: Any) -> str:
    return f"up to {given.amount}" if given.up_to else str(given.amount)


# -- counts and conditions -------------------------------------------------------------------------------------------


def feature(given: Any) -> str:
    """What a sector must have."""
    match kind_of(given):
        case "population":
            return f"with Population {given.least}+"
        case "exact-population":
            return f"with exactly Population {given.value}"
        case "upkeep":
            return f"with Upkeep {given.least}+"
        case "exact-upkeep":
            return f"with Upkeep exactly {given.value}"
        case "with-guilds":
            return "with at least one Guild" if given.least == 1 else f"with at least {given.least} Guilds"
        case "with-guild-kinds":
            names = " / ".join(GUILD[kind] for kind in given.kinds)
            return f"with {given.least} of {names}" if given.least > 1 else f"with a {names}"
        case "distinct-guilds":
            return f"with at least {given.least} different Guilds"
        case "no-empty-guild-space":
            return "with no empty Guild space"
        case "with-installations":
            return (
                "with at least one Installation" if given.least == 1 else f"with at least {given.least} Installations"
            )
        case "with-installation-kinds":
            return "with at least one " + " or ".join(BUILT[kind] for kind in given.kinds)
        case "with-fleet-power":
            return f"holding at least {given.least} Fleet Power"
        case "with-fleet-kinds":
            return "holding at least 1 " + " or ".join(kind.title() for kind in given.kinds) + " Fleet Power"
        case "adjacent-rift":
            return "next to a Rift"
        case "most-voidborn":
            return f"with {given.most} or fewer Voidborn cubes"
        case "beyond":
            return f"beyond the first {given.first}"
    raise AssertionError(given)


def sector_words(where: Any, noun: str) -> str:
    """`Pure sectors you control with Population 3+`."""
    kinds = [kind_of(each) for each in where]
    before = "Pure " if "pure" in kinds else "Corrupted " if "corrupted" in kinds else ""
    after = sorted((feature(each) for each in where if kind_of(each) not in ("pure", "corrupted")), key=_feature_order)
    return " ".join([before + noun + " you control", *after])


def _feature_order(words: str) -> int:
    """The sheet names Population, then Guilds, then Installations."""
    return 0 if "Population" in words else 1 if "Guild" in words else 2


def place_words(where: Any) -> str:
    """`your Pure sectors`."""
    return "your Pure sectors" if where else "your sectors"


def noun(given: Any, *, many: bool) -> str:
    """What is counted, one or many."""
    s = "s" if many else ""
    match kind_of(given):
        case "sectors":
            return sector_words(given.where, f"sector{s}")
        case "guilds":
            words = " or ".join(GUILD[kind] + s for kind in given.kinds) or f"Guild{s}"
            return f"{words} in your Pure sectors" if given.where else f"{words} in your sectors"
        case "installations":
            words = " or ".join(BUILT[kind] + s for kind in given.kinds) or f"Installation{s}"
            return f"{words} in {place_words(given.where)}"
        case "fleet-power":
            return f"Fleet Power in {place_words(given.where)}"
        case "fleet-types":
            return f"different Fleet types in {place_words(given.where)}"
        case "total-population":
            return f"total Population of {place_words(given.where)}"
        case "technologies":
            words = "Technologies" if many else "Technology"
            for each in given.where:
                words += f" ({each.level})" if kind_of(each) == "of-level" else f" of category {each.category}"
            return words
        case "tracks":
            return _tracks(given, s)
        case "glory-tokens":
            values = [
                f" of value {each.value}" if kind_of(each) == "glory-value" else f" of value {each.least}+"
                for each in given.where
            ]
            return f"Glory token{s}" + "".join(values)
        case "stock":
            names = "/".join(resource.title() for resource in given.resources)
            return f"resource{s} in your stockpiles ({names})"
        case "resource-yield":
            return f"production Yield ({given.resource.title()})"
        case "resource-types":
            return f"resource type{s} of which you hold at least {given.least}"
    return SIMPLE_COUNTS[kind_of(given)][many]


SIMPLE_COUNTS = {
    "active-fleet-power": ("active Fleet Power on your House mat", "active Fleet Power on your House mat"),
    "active-and-deployed-fleet-power": ("Fleet Power in your Pure sectors or your active area",) * 2,
    "empty-guild-spaces": ("", "empty Guild spaces (Ark Ships extras ignored)"),
    "total-glory": ("", "total Glory value"),
    "bounty-tokens": ("Bounty token", "Bounty tokens"),
    "reclaim-tokens": ("Reclaim token", "Reclaim tokens"),
    "trade-tokens": ("Trade token", "Trade tokens"),
    "pure-agendas": ("", "Pure Agendas in play (not the starting one)"),
    "mat-corruption": ("Corruption on your House mat", "Corruption on your House mat"),
    "track-corruption": ("", "Corrupted Civilization tracks"),
    "all-corruption": ("", "Corruption on your House mat and sectors"),
    "total-upkeep": ("point of total Upkeep", "total Upkeep"),
    "sector-upkeep": ("", "Upkeep of your sectors"),
    "unpaid-upkeep": ("", "unpaid Upkeep"),
    "scarcest-resource": ("resource of the type you hold least of (one type on a tie)", ""),
    "preferred-in-discard": ("", "preferred Focus cards in your discard"),
    "voidborn-removed": ("Voidborn cube removed in that combat", ""),
    "invaded-population": ("Population of the invaded sector", ""),
    "catastrophes": ("", "Catastrophe tokens on the Crisis board"),
}


def _tracks(given: Any, s: str) -> str:
    words = f"Civilization track{s}"
    for each in given.where:
        if kind_of(each) == "on-track":
            words = f"{each.track.title()} track"
    if any(kind_of(each) == "pure" for each in given.where):
        words = f"Pure {words}"
    return words + "".join(f" at Tier {each.least}+" for each in given.where if kind_of(each) == "tier")


def condition(given: Any) -> str:
    kind = kind_of(given)
    if kind == "all-hold":
        return " and ".join(condition(each) for each in given.of)
    return f"{noun(given.of, many=True)}: {kind.replace('-', ' ')} {given.value}"


# -- costs -----------------------------------------------------------------------------------------------------------


def cost_parts(given: Any) -> list[str]:
    """The parts of a cost, sorted: the sheet and the records order them differently."""
    return sorted(part for each in given for part in _cost_part(each).split(", ")) or ["Free"]


def cost(given: Any) -> str:
    return ", ".join(_cost_part(each) for each in given)


def _cost_part(given: Any) -> str:
    kind, n = kind_of(given), given.amount
    if kind == "pay-resources":
        return resources(n)
    return {
        "pay-any": lambda: any_types(n),
        "recall-cubes": lambda: f"recall {n} Fleet Power",
        "deactivate-cubes": lambda: f"deactivate {n} Fleet Power",
        "take-corruption": lambda: f"gain {n} Corruption",
        "take-track-corruption": lambda: f"gain {n} Corruption on a Civilization track",
        "take-slot-corruption": lambda: f"gain {n} Corruption on an Agenda slot",
        "share-corruption": lambda: f"gain {n} Corruption split among the players",
        "discard-glory-tokens": lambda: f"discard {tokens(n, 'Glory token')}",
        "return-trade-tokens": lambda: f"return {tokens(n, 'Trade token')}",
        "discard-bounty-tokens": lambda: f"discard {tokens(n, 'Bounty token')}",
        "discard-reclaim-tokens": lambda: f"discard {tokens(n, 'Reclaim token')}",
        "destroy-installations": lambda: f"destroy {n} Installation outside your Home sector",
        "destroy-guilds": lambda: f"destroy {n} Guild outside your Home sector",
        "lower-population": lambda: f"decrease {n} Pure Population outside your Home sector",
        "discard-agendas": lambda: f"remove {n} of your Agendas in play (not the starting one)",
    }[kind]()


# -- effects ---------------------------------------------------------------------------------------------------------

AT = {
    "any": "",
    "home": " in your Home sector",
    "not_home": " outside your Home sector",
    "same_sector": " in the same sector",
    "recall_sector": " in the sector you recalled from",
    "destroy_sector": " in the sector of the destroyed piece",
    "not_paid_sector": " but not in the sector you paid from",
    "combat_sector": " in the combat sector",
    "shipyard_sector": " in a sector with a Shipyard",
}
FROM = {
    **AT,
    "house_mat": " from your House mat",
    "sector": " from a sector",
    "recall_or_adjacent": " from the recall sector or an adjacent one",
}
ONTO = {
    "house_mat": " on your House mat",
    "sector": " on one of your sectors",
    "track": " on a Civilization track",
    "agenda_slot": " on an Agenda slot",
    "same_sector": " on that sector",
}
JOIN = {"and-or": " and/or ", "one-of": " OR ", "all-of": " and "}


def effect(given: Any) -> str:
    """An effect as the sheet prints it."""
    kind = kind_of(given)
    if kind in JOIN:
        return JOIN[kind].join(f"({effect(each)})" if kind_of(each) in JOIN else effect(each) for each in given.effects)
    return EFFECTS[kind](given)


def _if(given: Any) -> str:
    otherwise = f", otherwise {effect(given.otherwise)}" if given.otherwise else ""
    return f"if [{condition(given.condition)}] {effect(given.then)}{otherwise}"


def _invade(given: Any) -> str:
    words = "invade a Corrupted sector" if given.target == "corrupted" else "invade a sector"
    if given.bonus:
        kinds = " or ".join(kind.title() for kind in given.bonus.kinds)
        return (
            f"{words} (in that combat: {given.bonus.absorption} {kinds} Absorption for every "
            f"{cost(given.bonus.cost)} you spend when invading (choose the split before combat))"
        )
    return f"{words} ({effect(given.success)})" if given.success else words


def _influence_per(given: Any) -> str:
    kind = kind_of(given.count)
    if kind == "total-glory":
        return "gain Influence equal to your total Glory value"
    if kind == "best-glory":
        return f"gain Influence equal to {given.amount} times the summed value of your three best Glory tokens"
    if kind == "extreme-yields":
        return (
            "gain Influence equal to your highest Yield of all five resources plus your lowest Yield among "
            "Food/Energy/Materials"
        )
    if given.group > 1:
        return f"gain {given.amount} Influence for every {given.group} {noun(given.count, many=True)}"
    what = noun(given.count, many=False).replace("total Population", "point of Population")
    return f"gain {given.amount} Influence for each {what}"


def _tier(given: Any) -> str:
    numbers = "/".join(str(value) for value in given.values[1:])
    track = "each Pure Civilization track" if given.track == "each" else f"your Pure {given.track.title()} track"
    return f"gain {numbers} Influence for Tier 1/2/3/4 of {track}"


def _population(given: Any) -> str:
    if given.where:
        (guild,) = [each.kinds[0] for each in given.where if kind_of(each) == "with-guild-kinds"]
        return f"increase the Population of up to {given.amount} different Pure sectors that have a {GUILD[guild]}"
    if given.amount == 1:
        return f"increase a Pure Population by 1{AT[given.place]}"
    different = " (different sectors)" if given.different_sectors else ""
    return f"increase Pure Population up to {given.amount} times{different}{AT[given.place]}"


def _moved(given: Any) -> str:
    if given.target == "outpost":
        return "move the Corruption of your Agenda slot onto your Outpost sector"
    return "move any Corruption" if given.amount is None else f"move {given.amount} Corruption"


def _corruption(given: Any) -> str:
    if given.on_track:
        return (
            f"gain {given.amount} Corruption on an Agenda slot or a Civilization track; if on a track whose marker "
            "is not on the last space, that track must advance one space without benefit"
        )
    return f"gain {given.amount} Corruption{ONTO[given.place]}"


def _built(given: Any) -> str:
    name = "Installation" if given.kind == "installation" else BUILT[given.kind]
    return f"build {up_to(given)} {name}{'s' if given.amount > 1 else ''}{AT[given.place]}"


def _established(given: Any) -> str:
    name = "Guild" if given.kind == "any" else GUILD[given.kind]
    return f"establish {up_to(given)} {name}{'s' if given.amount > 1 else ''}{AT[given.place]}"


def _deployed(given: Any) -> str:
    fleet = f"{given.fleet.title()} " if given.fleet else ""
    return f"deploy {up_to(given)} {fleet}Fleet Power{AT[given.place]}"


def _agenda(given: Any) -> str:
    if given.top_card:
        return f"draw the top face-down {given.types[0].title()} Agenda into your hand"
    return f"gain a {' or '.join(kind.title() for kind in given.types)} Agenda" if given.types else "gain an Agenda"


def _offer(given: Any) -> str:
    where = {"all": "every Agenda offer", "chosen": "one Agenda offer of your choice"}
    return f"put a Corruption on {where.get(given.offer, f'the {given.offer.title()} Agenda offer')}"


def _discarded_focus(given: Any) -> str:
    *first, last = [kind.title() for kind in given.types]
    names = f"cards {', '.join(first)} and {last}" if first else f"card {last}"
    return f"discard the Focus {names} until the end of the Cycle"


def _placed(given: Any) -> str:
    pieces = given.pieces
    found = [tokens(pieces.bounty, "Bounty token")] if pieces.bounty else []
    found += [tokens(pieces.reclaim, "Reclaim token")] if pieces.reclaim else []
    found += [f"1 Glory token of value {pieces.glory}"] if pieces.glory else []
    found += [f"{pieces.sector_defense} Sector Defense"] if pieces.sector_defense else []
    if pieces.guild:
        found.append("1 Guild of your choice" if pieces.guild == "any" else f"1 {GUILD[pieces.guild]}")
    found += [tokens(pieces.voidborn, "Voidborn cube")] if pieces.voidborn else []
    return f"place {', '.join(found)} on {target(given.target)}"


def target(given: Any) -> str:
    kind = kind_of(given)
    if kind == "each-voidborn":
        return " ".join(["each Voidborn sector", *(feature(each) for each in given.where)])
    if kind == "voidborn-or-fallen":
        return "a Voidborn sector or a Fallen House sector"
    if given.population == "any":
        return OF_YOURS
    return f"the adjacent Voidborn sector with the {given.population} Population"


def _crisis(given: Any) -> str:
    if given.ongoing_only:
        return "discard an ongoing Crisis without resolving it"
    if not given.types:
        return "discard a Crisis without resolving it"
    article = "an" if given.types[0] == "economic" else "a"
    return f"discard {article} {' or '.join(given.types)} Crisis without resolving it"


def solution(given: Any) -> str:
    """The condition of a Crisis as a sentence."""
    kind = kind_of(given)
    if kind == "by-state":
        return f"Have: {condition(given.condition)}."
    if kind == "by-deed":
        times = f" - {given.times} times in one turn" if given.times > 1 else ""
        return f"{_deed(given.deed)}{times}."
    price = cost(given.cost)
    pay = f"pay {price}" if kind_of(given.cost[0]).startswith("pay") else price
    if kind_of(given.deed) in ("ended-actions", "in-actions"):
        when = "In" if kind_of(given.deed) == "in-actions" else "At the end of"
        return f"{when} your Action step: {pay} (outside any action)."
    done = _deed(given.deed)
    return f"When you {done[0].lower()}{done[1:]}: also {pay}."


def _deed(given: Any) -> str:
    kind = kind_of(given)
    if kind == "invaded":
        return _invasion(given)
    if kind == "built":
        outside = " outside your Home sector" if given.not_home else ""
        return "Build an Installation" + (f" ({given.kind.replace('_', ' ')})" if given.kind else outside)
    if kind == "removed-corruption":
        where = {"any": "", "sector": " from a sector", "house_mat": " from your House mat"}
        return f"Remove a Corruption{where[given.place]}"
    if kind == "gained-technology":
        return "Gain a Technology" + (f" ({given.level})" if given.level else "")
    if kind == "regrouped":
        return "Regroup (moves counted)" if given.moves else "Regroup"
    if kind == "produced":
        return "Produce (different resource types)" if given.different else "Produce"
    return DEEDS[kind]


DEEDS = {
    "established": "Establish a Guild",
    "took-trade-token": "Take a Trade token",
    "deployed": "Deploy Fleet Power",
    "activated": "Activate Fleet Power",
    "increased-population": "Increase a Pure Population",
    "gained-agenda": "Gain an Agenda",
    "upgraded-glory": "Upgrade a Glory token",
    "advanced": "Advance on a Civilization track",
    "played-agenda": "Play an Agenda",
    "abandoned": "Move or recall so that a non-Home sector of yours is abandoned",
    "overproduced": "Overproduce",
    "won-with-loss": "Win a combat in which you recalled at least 1 Fleet Power",
    "kept-agenda": "Keep an Agenda in play (Clean-up step)",
}


def _invasion(given: Any) -> str:
    target_words = {
        "any": "",
        "voidborn": " against a Voidborn sector",
        "corrupted": " against a Corrupted sector",
        "population_4": " against a sector with Population 4+",
    }
    words = f"Complete a successful invasion{target_words[given.target]}"
    if given.least_voidborn:
        words += f" against at least {given.least_voidborn} Voidborn cubes"
    if given.least_moved:
        words += f" moving at least {given.least_moved} Fleet Power into it"
    if given.most_moved:
        words += f" moving at most {given.most_moved} Fleet Power into it"
    words += " without recalling any Fleet Power" if given.no_loss else ""
    return words + (" and remove its Corruption in the same turn" if given.purified else "")


LASTING = {
    "skip-void-strikes": "skip the first step of this Cycle's Evaluation phase (Skirmish / Crisis board)",
    "keep-removed-corruption": "when you remove a Corruption keep it in front of you until the Evaluation phase",
    "deploy-surcharge": (
        "whenever you deploy at least 1 Fleet Power: gain {0.corruption} Corruption (once per Focus) or pay "
        "{0.materials} Materials per deployed cube"
    ),
    "low-influence-shield": (
        "while you have {0.most} or less Influence no Skirmish can invade you; a Crisis penalty that is a Skirmish is "
        "discarded without effect"
    ),
    "voidborn-absorption": (
        "in every Salvo step of a Skirmish the Voidborn absorb {0.amount} Damage per Improved Technology you own"
    ),
    "upgrade-new-glory": "whenever you gain a new Glory token you may upgrade it at once",
    "reinforce-harbingers": (
        "before the Evaluation phase put {0.cubes} Voidborn cube on every Voidborn sector with a Harbinger"
    ),
    "preferred-surcharge": "every action of your preferred Focuses costs {0.energy} more Energy",
    "preferred-cost": "every action of your preferred Focuses costs 1 Credits instead of its printed cost",
}
TECHNOLOGY = {"any": "a Basic or Improved", "basic": "a Basic", "improved": "an Improved"}
TRACK = {"any": "any Civilization track", "lowest": "your lowest Civilization track"}

EFFECTS: dict[str, Any] = {
    "sequence": lambda e: ", then ".join(effect(each) for each in e.effects) + " (stop if a step cannot be done)",
    "repeat": lambda e: f"{e.times} times: {effect(e.then)}",
    "if": _if,
    "pay": lambda e: f"pay ({cost(e.cost)}) to {effect(e.then)}",
    "each-other-player": lambda e: f"each other player may: {effect(e.then)}",
    "each-kept-corruption": lambda e: f"for each Corruption kept by this Event: {effect(e.then)}; then return them all",
    "invade": _invade,
    "gain-resources": lambda e: f"gain {resources(e.amount)}",
    "gain-any-resources": lambda e: f"gain {any_types(e.amount)}",
    "gain-resources-per": lambda e: f"gain {e.amount} {e.resource.title()} for each {noun(e.count, many=False)}",
    "produce": lambda e: f"produce {', '.join(resource.title() for resource in e.resources)}",
    "produce-any": lambda e: (
        "produce one resource type" if e.amount == 1 else f"produce {up_to(e)} different resource types"
    ),
    "produce-distinct-per": lambda e: f"produce one resource type for each {noun(e.count, many=False)}, all different",
    "exchange": lambda e: f"spend up to {e.most} {e.give.title()} and gain that many {e.take.title()}",
    "lose-resources": lambda e: f"lose {resources(e.amount)}",
    "lose-any-resources": lambda e: f"lose {any_types(e.amount)}",
    "lose-influence": lambda e: f"lose {e.amount} Influence",
    "lose-trade-tokens": lambda e: f"lose {tokens(e.amount, 'Trade token')}",
    "gain-influence": lambda e: f"gain {e.amount} Influence",
    "gain-influence-per": _influence_per,
    "lose-influence-per": lambda e: f"lose {e.amount} Influence for each {noun(e.count, many=False)}",
    "gain-influence-by-tier": _tier,
    "gain-bounty-tokens": lambda e: f"gain {tokens(e.amount, 'Bounty token')}",
    "gain-bounty-tokens-per": lambda e: f"gain {e.amount} Bounty token for each {noun(e.count, many=False)}",
    "resolve-reclaim-at-home": lambda e: "take a Reclaim token and resolve it on your Home sector",
    "gain-trade-tokens": lambda e: f"gain {tokens(e.amount, 'Trade token')}",
    "advance": lambda e: f"advance on {TRACK.get(e.track, e.track.title())}",
    "advance-corrupted-track": lambda e: "advance the track you just corrupted without its benefit",
    "fast-forward": lambda e: "fast-forward: advance one more space on this track",
    "increase-population": _population,
    "decrease-population": lambda e: f"decrease a Pure Population by {e.amount}{AT[e.place]}",
    "remove-corruption": lambda e: f"remove {up_to(e)} Corruption{FROM[e.place]}",
    "move-corruption": _moved,
    "gain-corruption": _corruption,
    "build": _built,
    "establish": _established,
    "destroy": lambda e: f"destroy a{'n I' if e.piece[0] == 'i' else ' G'}{e.piece[1:]}{AT[e.place]}",
    "activate": lambda e: f"activate {up_to(e)} Fleet Power" + (f" per {noun(e.per, many=False)}" if e.per else ""),
    "deactivate": lambda e: f"deactivate {e.amount} Fleet Power",
    "deploy": _deployed,
    "deploy-per-shipyard": lambda e: "deploy 1 Fleet Power per Shipyard, in that Shipyard's sector",
    "recall": lambda e: f"recall {e.amount} Fleet Power",
    "regroup": lambda e: f"regroup (up to {e.moves} moves)",
    "gain-agenda": _agenda,
    "gain-technology": lambda e: f"gain {TECHNOLOGY[e.level]} Technology",
    "upgrade-glory": lambda e: f"upgrade a Glory token by {e.amount}",
    "gain-glory": lambda e: f"gain a Glory token of value {e.value}",
    "discard-glory": lambda e: f"discard {tokens(e.amount, 'Glory token')}",
    "evaluate-agenda": lambda e: "score one Pure Agenda in play now (not the starting one)",
    "preferred-action": lambda e: "perform one action of a preferred Focus in hand or discard, paying its cost",
    "peek-events": lambda e: f"look at {e.amount} Events of the next Cycle; put one on top and one at the bottom",
    "corrupt-offer": _offer,
    "discard-focus": _discarded_focus,
    "place": _placed,
    "add-voidborn": lambda e: f"place {tokens(e.amount, 'Voidborn cube')} on {target(e.target)}",
    "remove-voidborn": lambda e: f"remove {tokens(e.amount, 'Voidborn cube')} from an adjacent sector",
    "remove-harbinger": lambda e: f"remove {e.amount} Harbinger{FROM[e.place]}",
    "place-harbinger": lambda e: (
        f"place 1 Harbinger on {'each Rift' if e.place == 'rifts' else 'an adjacent Voidborn sector'}"
    ),
    "discard-crisis": _crisis,
    "take-catastrophe": lambda e: "take a Catastrophe token",
    "resolve-skirmish": lambda e: f"resolve a Skirmish with +{e.extra} Voidborn Fleet Power",
    "abandon-sector": lambda e: "abandon one of your non-Home sectors",
    "consume-technology": lambda e: f"consume {TECHNOLOGY[e.level]} Technology",
    "build-haven": lambda e: "build a Safe Haven level",
    "lasting": lambda e: f"lasting rule: {LASTING[kind_of(e.rule)].format(e.rule)}",
}
