"""A group fires: its dice, whom the hits go to, what they destroy (P17.13.2, P17.13.4, P17.13.8)."""

from __future__ import annotations

from typing import cast

from engine.core.decision import Ask, Face, Option, Options, Roll, Rules
from engine.core.text import Text, say
from engine.eclipse import firing
from engine.eclipse.combat.fight import Fight, group_name, note_flight, seat_of
from engine.eclipse.components import KILL_TILES
from engine.eclipse.effects import damage_ship, destroy_ship
from engine.eclipse.names import ship_name
from engine.eclipse.questions import Question
from engine.eclipse.state import MOST_SALVOS, Battle, Impact, Salvo


def fire(battle: Fight, number: int, *, missiles: bool = False) -> Rules[None]:
    """A group rolls all its dice at once, the weakest first; hits are assigned, then ships are removed (P17.13.4)."""
    group, side = battle.groups[number], battle.side(number)
    dice = firing.dice_of(group, len(battle.standing[number]), missiles=missiles)
    if not dice:
        return
    named = group_name(battle, number)

    def describe_dice(faces: tuple[Face, ...]) -> Text:
        fell = cast(tuple[int, ...], faces)
        hit = firing.hits_of(battle.groups, battle.standing, number, dice, fell)
        key = "ecl-log-missiles" if missiles else "ecl-log-fires" if hit else "ecl-log-misses"
        return say(key, ships=named, dice=dice_text(dice, fell))

    faces = cast(tuple[int, ...], (yield Roll(6, times=len(dice), about=describe_dice, seat=seat_of(side))))
    hits = firing.hits_of(battle.groups, battle.standing, number, dice, faces)
    weakest = min((hit.reach for hit in hits), default=firing.ALWAYS + 1)
    hitting = [firing.strongest_shield(face, group.computer) >= weakest for face in faces]
    shown, ships = list(zip(dice, faces, strict=True)), len(battle.standing[number])
    remember(battle.battle, Salvo(battle.battle.round, number, ships, shown, hitting))
    shots = yield from assign(battle, number, hits)
    for shot in shots:
        strike(battle, number, shot)
    note_flight(battle)


def remember(battle: Battle, salvo: Salvo) -> None:
    """A salvo of the battle, the latest of which are shown."""
    battle.salvos.append(salvo)
    if len(battle.salvos) > MOST_SALVOS:
        del battle.salvos[0]


def dice_text(dice: tuple[int, ...], faces: tuple[int, ...]) -> list[Text]:
    """What fell, by the damage of the dice."""
    shown: dict[int, list[str]] = {}
    for damage, face in zip(dice, faces, strict=True):
        shown.setdefault(damage, []).append(str(face))
    return [say("ecl-dice", damage=damage, faces=" ".join(fell)) for damage, fell in shown.items()]


def assign(battle: Fight, number: int, hits: list[firing.Hit]) -> Rules[list[firing.Shot]]:
    """The ships that hits go to. Ancients and GCDS aim by P17.13.8. A player is asked die by die where a hit can go to
    ships that differ; a ship that is destroyed already takes no more (H: a hit that can do harm may not be wasted), so
    with more dice than ships the rest is lost. Nothing is asked where the hits are enough for all ships (H: nobody
    would spare one)."""
    groups, standing, side = battle.groups, battle.standing, battle.groups[number].side
    ranking = firing.by_size(groups, side)
    sure = firing.assign_hits(groups, standing, ranking, hits)
    if battle.side(number) < 0 or not firing.enemies(groups, firing.after_shots(groups, standing, sure), side):
        return sure
    shots: list[firing.Shot] = []
    while hits:
        hit = hits[0]
        possible = firing.targets(groups, standing, side, hit)
        if possible:
            target = possible[0]
            if len(possible) > 1:
                default = target_key(groups, firing.next_target(groups, standing, ranking, hits))
                target = yield hit_question(battle, number, hits, possible, default)
            shots.append(firing.Shot(hit, target))
            standing = firing.strike_ship(groups, standing, target, hit.damage)
        hits = hits[1:]
    return shots


def hit_question(
    battle: Fight, number: int, hits: list[firing.Hit], possible: list[firing.Target], default: str
) -> Ask:
    """To which ship the first of the hits goes; by default as Ancients aim (P17.18)."""
    groups, hit = battle.groups, hits[0]
    about = say("ecl-ask-hit", damage=hit.damage, left=len(hits), ship=ship_name(groups[number].ship))
    options = Options(
        [(target_key(groups, target), target) for target in possible],
        lambda key, target: describe_target(groups, hit, key, target),
    )
    return Ask(battle.side(number), about, options, default=(default,), habit="battle-hits", kind=Question.BATTLE_HITS)


def target_key(groups: firing.Groups, target: firing.Target) -> str:
    """`hit:cruiser-1`: a cruiser with one damage."""
    return f"hit:{groups[target.group].ship}-{target.damage}"


def describe_target(groups: firing.Groups, hit: firing.Hit, key: str, target: firing.Target) -> Option:
    """A ship with its damage and hull, and whether the hit destroys it."""
    group = groups[target.group]
    label = say("ecl-target", ship=ship_name(group.ship), damage=target.damage, hull=group.hull)
    destroyed = target.damage + hit.damage > group.hull
    return Option(key, label, detail=say("ecl-target-destroyed") if destroyed else None)


def strike(battle: Fight, number: int, shot: firing.Shot) -> None:
    """A hit does its damage. Whoever destroys a ship has earned reputation tiles (P17.14.1)."""
    group, victim = battle.groups[shot.target.group], battle.enemy(number)
    place, before = battle.sector.place, shot.target.damage
    battle.battle.standing = firing.strike_ship(battle.groups, battle.standing, shot.target, shot.hit.damage)
    destroyed = before + shot.hit.damage > group.hull
    battle.battle.salvos[-1].impacts.append(Impact(group.ship, shot.hit.damage, destroyed))
    if not destroyed:
        damage_ship(battle.st, victim, place, group.ship, before, shot.hit.damage)
        return
    destroy_ship(battle.st, victim, place, group.ship, before)
    battle.lose(shot.target.group)
    battle.tally.kills[battle.side(number)] += KILL_TILES[group.ship]
