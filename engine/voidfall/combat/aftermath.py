"""What follows from the result of a combat, as far as the combat alone decides it (5.4, 13.7)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.voidfall.combat.records import Battle, Result
from engine.voidfall.vocabulary.technology_rules import AfterCombat, KeepsInstallations, TechnologyRule
from engine.voidfall.vocabulary.terms import Fleet


def after_combat(battle: Battle, result: Result, rules: Iterable[TechnologyRule]) -> tuple[AfterCombat, ...]:
    """What the invader's Technologies allow after a won or tied combat: Improved Combat Replicators (13.7). `rules`: of
    the invader."""
    if result.winner == "defender" or battle.invader.voidborn:
        return ()
    return tuple([each for each in rules if isinstance(each, AfterCombat)])


def reinforce_invader(result: Result, fleet: Fleet, rule: AfterCombat) -> Result:
    """The result after the invader has deployed a cube of this type in the sector: a tie may become a victory."""
    won = result.winner == "invader" or rule.tie_wins
    return replace(
        result,
        winner="invader" if won else result.winner,
        invader=result.invader.plus(fleet, 1),
        taken_over=result.taken_over and not won,
    )


def installations_stay(result: Result, rules: Iterable[TechnologyRule]) -> bool:
    """Whether the Installations placed in the sector stay: a player's victory removes them (5.4, P44), but not with
    Combat Replicators; so does a takeover by the Voidborn, with or without. `rules`: of the invader."""
    if result.winner == "defender":
        return True
    return not result.taken_over and any(isinstance(each, KeepsInstallations) for each in rules)


def defender_discards_glory(battle: Battle, result: Result, glory: int) -> bool:
    """Whether the defending player discards a Glory token: after a defeat or a tie (5.4). Not where nobody or the
    Voidborn defended, nor with none to discard (ruling 32). `glory`: how many tokens the player has."""
    defended = battle.defender.cubes.total > 0 and not battle.defender.voidborn
    return result.winner != "defender" and defended and glory > 0


def influence(battle: Battle, own: Iterable[int], lying: Iterable[int], opponent: Iterable[int]) -> int:
    """The Influence of a player who has won as invader (5.4.3, P45): against a player the sum of the opponent's Glory,
    otherwise of one's own. `own`, `opponent`: the values of the tokens of the invader and, before the discard, of a
    defending player. `lying`: those taken from the sector, which are the invader's by then."""
    against_player = battle.defender.cubes.total > 0 and not battle.defender.voidborn
    return sum(opponent) if against_player else sum(own) + sum(lying)
