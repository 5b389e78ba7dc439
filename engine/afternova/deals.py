"""Deals: what makes one legal, what participants bind, and how it is carried out (EX1-EX8, OV1, OV2, B6-B8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import add, mul, sub
from typing import Any, NamedTuple

from engine.afternova import state
from engine.afternova.components import COMPONENTS, Icons, parts
from engine.core.text import Text, say


def needs_of(terms: state.Terms) -> Icons:
    """The icons its planet needs."""
    return parts().needs[terms.planet]


def all_icons(terms: state.Terms) -> list[int]:
    """The icons of all participants together."""
    total = list(map(add, state.card_icons(terms.cards), terms.icons))
    for icons in terms.helpers.values():
        total = list(map(add, total, icons))
    for hire in terms.hires:
        total[hire.skill] += 1
    return total


def missing_icons(terms: state.Terms) -> list[int]:
    """The icons of the planet's needs that are still missing (EX1)."""
    return state.subtract_numbers(needs_of(terms), all_icons(terms))


class Sums(NamedTuple):
    """The sums of a deal, calculated once for several questions about the same terms: the icons its planet needs, those
    of all participants, those still missing, and the planet's cubes left to the active player."""

    needs: Icons
    together: list[int]
    short: tuple[int, ...]
    left: tuple[int, ...]


def add_up(st: state.State, terms: state.Terms) -> Sums:
    """The sums of these terms. Valid until the terms change."""
    needs, together = needs_of(terms), all_icons(terms)
    return Sums(needs, together, _short(needs, tuple(together)), tuple(left_over(st, terms)))


@COMPONENTS.keeps
def _short(needs: Icons, together: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(state.subtract_numbers(needs, together))


def participants(st: state.State, terms: state.Terms) -> list[int]:
    """The active player and the helpers."""
    return [st.active, *terms.helpers]


def hired_cubes(terms: state.Terms) -> list[int]:
    """The planet's cubes that pay for the bot's icons."""
    total = [0, 0, 0, 0, 0]
    for hire in terms.hires:
        total[hire.colour] += 1
    return total


def left_over(st: state.State, terms: state.Terms) -> list[int]:
    """The planet's cubes that go to nobody else: the active player's share. A negative number: more was promised than
    there is."""
    world = st.world(terms.planet)
    total = list(world.cubes) if world is not None else [0, 0, 0, 0, 0]
    for cubes in terms.shares.values():
        total = list(map(sub, total, cubes))
    for hire in terms.hires:
        total[hire.colour] -= 1
    return total


def share_of(st: state.State, terms: state.Terms, seat: int) -> list[int]:
    """The planet's cubes that a participant gets."""
    return left_over(st, terms) if seat == st.active else list(terms.shares.get(seat, [0, 0, 0, 0, 0]))


def given_by(terms: state.Terms, seat: int) -> list[int]:
    """Stored cubes that a participant gives away."""
    total = [0, 0, 0, 0, 0]
    for transfer in terms.transfers:
        if transfer.giver == seat:
            total[transfer.colour] += transfer.count
    return total


def taken_by(terms: state.Terms, seat: int) -> list[int]:
    """Stored cubes that a participant receives."""
    total = [0, 0, 0, 0, 0]
    for transfer in terms.transfers:
        if transfer.taker == seat:
            total[transfer.colour] += transfer.count
    return total


def gain_of(st: state.State, terms: state.Terms, seat: int) -> int:
    """How many more cubes a participant has after the deal, without regard to the storage limit."""
    got = sum(share_of(st, terms, seat)) + sum(taken_by(terms, seat))
    return got - sum(given_by(terms, seat))


# -- whether it is legal ---------------------------------------------------------------------------------------------


def problems(st: state.State, terms: state.Terms, sums: Sums | None = None) -> list[Text]:
    """Everything that prevents the deal, hands of helpers not included. Empty: it is complete. Pass the sums if they
    are already calculated."""
    found: list[Text] = []
    if st.world(terms.planet) is None:
        return [say("an-problem-planet")]
    sums = sums or add_up(st, terms)
    if any(sums.short):
        found.append(say("an-problem-short", icons=sum(sums.short)))
    found += _card_problems(st, terms, sums.needs)
    if terms.helpers:
        found += _helper_problems(terms, sums)
    found += _cube_problems(st, terms, sums)
    if terms.hires:
        found += _hire_problems(st, terms, sums)
    return found


def _card_problems(st: state.State, terms: state.Terms, needs: Icons) -> list[Text]:
    active = st.active
    if not set(terms.cards).issubset(st.players[active].hand):
        return [say("an-problem-card-gone")]
    if any(terms.icons) and not state.covers(state.upgrade_icons(st, active), terms.icons):
        return [say("an-problem-card-gone")]
    if len(useful_cards(tuple(terms.cards), needs)) < len(terms.cards):
        return [say("an-problem-useless-card")]
    return []


@COMPONENTS.keeps
def is_useful(card: str, needs: Icons) -> bool:
    """EX3: a committed card shows at least one required skill."""
    icons = parts().icons[card]
    return any(map(mul, icons, needs))


@COMPONENTS.keeps
def useful_cards(cards: tuple[str, ...], needs: Icons) -> tuple[str, ...]:
    """Those of the cards that can be committed."""
    return tuple([card for card in cards if is_useful(card, needs)])


def _helper_problems(terms: state.Terms, sums: Sums) -> list[Text]:
    found = []
    for seat, icons in terms.helpers.items():
        wanted = sum([icon for icon, need in zip(icons, sums.needs, strict=True) if need])
        if not wanted or sum(icons) != wanted:
            found.append(say("an-problem-helper-idle", side=say(f"an-seat-{seat}")))
        elif state.covers(map(sub, sums.together, icons), sums.needs):
            found.append(say("an-problem-helper-not-needed", side=say(f"an-seat-{seat}")))
    return found


def _cube_problems(st: state.State, terms: state.Terms, sums: Sums) -> list[Text]:
    found = []
    if min(sums.left) < 0:
        found.append(say("an-problem-shares"))
    if not terms.shares.keys() <= terms.helpers.keys():
        found.append(say("an-problem-outsider"))
    return found + _transfer_problems(st, terms) if terms.transfers else found


def _transfer_problems(st: state.State, terms: state.Terms) -> list[Text]:
    found = []
    partners = participants(st, terms)
    for transfer in terms.transfers:
        if transfer.giver not in partners or transfer.taker not in partners or transfer.giver == transfer.taker:
            found.append(say("an-problem-outsider"))
            break
    givers = {transfer.giver for transfer in terms.transfers}
    poor = [
        seat
        for seat in partners
        if seat in givers and not state.covers(st.players[seat].storage, given_by(terms, seat))
    ]
    return found + [say("an-problem-transfer", side=say(f"an-seat-{seat}")) for seat in poor]


def _hire_problems(st: state.State, terms: state.Terms, sums: Sums) -> list[Text]:
    """B6: the bot's icons never exceed the need, and its cubes must all fit its uncovered icons."""
    hired = [0, 0, 0, 0]
    for hire in terms.hires:
        hired[hire.skill] += 1
    if not state.covers(state.subtract_numbers(sums.needs, state.subtract_numbers(sums.together, hired)), hired):
        return [say("an-problem-hire-not-needed")]
    if st.robot is None or not state.covers(uncovered(st.robot), hired_cubes(terms)):
        return [say("an-problem-hire-cubes")]
    return []


def uncovered(robot: state.Robot) -> list[int]:
    """Icons of the bot's row that no cube covers, by colour."""
    return list(_uncovered(tuple([(card.id, *card.covered) for card in robot.row])))


@COMPONENTS.keeps
def _uncovered(row: tuple[tuple[Any, ...], ...]) -> list[int]:
    total = [0, 0, 0, 0, 0]
    for card, *covered in row:
        total = state.add_numbers(total, state.subtract_numbers(parts().costs[card], covered))
    return total


# -- what is bound ---------------------------------------------------------------------------------------------------


def cheapest_binding(st: state.State, seat: int, terms: state.Terms) -> state.Bound | None:
    """The fewest own mercenaries, after the icons of upgrades, that supply what a helper is asked for. None: the hand
    does not have it. Of equal numbers those with the fewest icons that any planet on display needs."""
    asked, upgrades = terms.helpers[seat], state.upgrade_icons(st, seat)
    icons = list(map(min, upgrades, asked))
    cards = useful_cards(st.players[seat].mercenaries, needs_of(terms))
    found = cheapest_cards(st, cards, state.subtract_numbers(asked, icons))
    return None if found is None else state.Bound(list(found), icons)


def supplies(st: state.State, seat: int, terms: state.Terms) -> bool:
    """Whether the hand and the upgrades of a helper have what it is asked for."""
    cards = useful_cards(st.players[seat].mercenaries, needs_of(terms))
    return state.covers(map(add, state.card_icons(cards), state.upgrade_icons(st, seat)), terms.helpers[seat])


def cheapest_cards(st: state.State, cards: Sequence[str], wanted: Sequence[int]) -> tuple[str, ...] | None:
    """The fewest of these cards whose icons cover the wanted ones."""
    if not any(wanted):
        return ()
    return _fewest(tuple(cards), tuple(wanted), _demand(state.on_display(st)))


@COMPONENTS.keeps
def _demand(planets: tuple[str, ...]) -> tuple[int, ...]:
    """The greatest need for each skill among these planets."""
    return tuple(max(parts().needs[planet][skill] for planet in planets) for skill in range(4))


@COMPONENTS.keeps
def _fewest(cards: tuple[str, ...], wanted: tuple[int, ...], demand: tuple[int, ...]) -> tuple[str, ...] | None:
    icons = [parts().icons[card] for card in cards]
    columns = list(zip(*icons, strict=True))
    if not cards or not state.covers(map(sum, columns), wanted):
        return None
    for size in range(max(map(_fewest_cards, columns, wanted)), len(cards) + 1):
        sets = zip(combinations(cards, size), combinations(icons, size), strict=True)
        fitting = [
            (chosen, shown) for chosen, shown in sets if state.covers(map(sum, zip(*shown, strict=True)), wanted)
        ]
        if fitting:
            return min(fitting, key=lambda each: sum([sum(map(mul, shown, demand)) for shown in each[1]]))[0]
    return None


def _fewest_cards(icons: Sequence[int], wanted: int) -> int:
    """The fewest cards with these numbers of icons that reach the wanted sum."""
    rest, size = wanted, 0
    for most in sorted(icons, reverse=True):
        if rest <= 0:
            break
        rest, size = rest - most, size + 1
    return size


def binding_fits(st: state.State, seat: int, terms: state.Terms, bound: state.Bound) -> bool:
    """Whether what a helper has bound supplies what was asked, from cards and upgrades that it still has."""
    player = st.players[seat]
    needs = needs_of(terms)
    held = all(card in player.hand and is_useful(card, needs) for card in bound.cards)
    enough = state.covers(state.add_numbers(state.card_icons(bound.cards), bound.icons), terms.helpers[seat])
    return held and enough and state.covers(state.upgrade_icons(st, seat), bound.icons)


# -- room ------------------------------------------------------------------------------------------------------------


def after_deal(st: state.State, terms: state.Terms, seat: int, left: Sequence[int] | None = None) -> list[int]:
    """What a participant holds after the deal, before surplus is discarded. `left`: the active player's share, if
    known."""
    share = share_of(st, terms, seat) if left is None or seat != st.active else left
    held = state.add_numbers(st.players[seat].storage, share)
    if terms.transfers:
        held = list(map(sub, state.add_numbers(held, taken_by(terms, seat)), given_by(terms, seat)))
    return held


def too_many(st: state.State, seat: int, held: Sequence[int]) -> int:
    """How many of these cubes exceed the storage (OV1: only the total after all transfers matters)."""
    return max(0, sum(held) - state.storage_limit(st, seat))


def surplus(st: state.State, terms: state.Terms, seat: int) -> int:
    """How many cubes a participant will have to discard."""
    return too_many(st, seat, after_deal(st, terms, seat))


def drops_of(st: state.State, terms: state.Terms, seat: int, wished: Sequence[int]) -> list[int]:
    """What a participant discards; see `drops_among`."""
    return drops_among(st, seat, after_deal(st, terms, seat), wished)


def drops_among(st: state.State, seat: int, held: Sequence[int], wished: Sequence[int]) -> list[int]:
    """Which of these cubes are discarded: those that their owner has named, as far as they are there, then those that
    its hand needs least (OV2). If too many are named, those among them that it needs least."""
    count = too_many(st, seat, held)
    if not count:
        return [0, 0, 0, 0, 0]
    named = list(map(min, wished, held))
    if sum(named) > count:
        return default_drops(st.players[seat], named, count)
    rest = default_drops(st.players[seat], state.subtract_numbers(held, named), count - sum(named))
    return state.add_numbers(named, rest)


def default_drops(player: state.Player, held: Sequence[int], count: int) -> list[int]:
    """OV2: keep the set that completes the most icons of the hand's blueprints, with the colours in their order."""
    if not count:
        return [0, 0, 0, 0, 0]
    wanted = state.cost_of(player.blueprints)
    room = sum(held) - count
    kept = _first(list(map(min, held, wanted)), room)
    others = state.subtract_numbers(held, kept)
    return state.subtract_numbers(others, _first(others, room - sum(kept)))


def _first(cubes: Sequence[int], room: int) -> list[int]:
    """As many of the cubes as there is space for, in the order of the colours."""
    taken = []
    for number in cubes:
        taken.append(min(number, room))
        room -= taken[-1]
    return taken
