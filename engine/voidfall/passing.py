"""How the rest of a turn is imagined where only what comes before it is compared: the action that has begun is carried
out sensibly, then the turn ends. Quick rules of thumb; what is decided in earnest is compared."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Ask, Keys
from engine.voidfall.components import parts
from engine.voidfall.constants import FIRST_COPY_INFLUENCE, MOST_LEVEL, MOST_STOCK
from engine.voidfall.flow.asking import DECLINE
from engine.voidfall.map.sectors import all_guilds
from engine.voidfall.offhand import offhand
from engine.voidfall.production import level, production_yield
from engine.voidfall.prospects.objectives import agenda_worth
from engine.voidfall.prospects.openings import offers
from engine.voidfall.prospects.seat import worth_of_stock, worth_of_yield
from engine.voidfall.questions import Question
from engine.voidfall.state import Sector, State
from engine.voidfall.turn.moves import card_of
from engine.voidfall.vocabulary.cards import GainTechnology
from engine.voidfall.vocabulary.costs import PayAny, PayResources
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.sectors import Advance
from engine.voidfall.vocabulary.terms import GUILD_RESOURCES, TRACKS

USE, DONE = "use:agenda", "done"
FREE_AGENDA = 2.0
"""What an Agenda that is drawn is expected to be worth."""
CORRUPTED_OFFER = 12.0
"""What the Corruption costs that comes with an Agenda: the Skirmishes are harder, or something no longer counts."""

Worth = Callable[[State, int, list[str]], float]
"""How good an option is, by the parts of its key."""


def in_passing(st: State, ask: Ask) -> Keys:
    """See `Advice.passing`: the offhand answer, else the best by the rule for its kind, else what applies without an
    answer, else the first that is not to decline."""
    if ask.kind == Question.MOVE:
        return (next_move(st, ask),)
    usual = offhand(st, ask)
    if usual or ask.least != 1 or ask.most != 1:
        return usual
    keys = [key for key in ask.options.keys if key != DECLINE]
    worth = WORTH.get(ask.kind)
    if worth is not None and len(keys) > 1:
        return (max(keys, key=lambda key: worth(st, ask.seat, key.split(":"))),)
    return ask.settled_default or ((keys or ask.options.keys)[0],)


def next_move(st: State, ask: Ask) -> str:
    """The Agenda's action, then actions of the card that cost resources alone, in the order of the card."""
    if USE in ask.options.keys:
        return USE
    turn = st.turn
    if turn is not None and turn.card:
        for action in card_of(turn).actions:
            key = f"act:{action.id}"
            if key in ask.options.keys and all(isinstance(part, PayResources | PayAny) for part in action.cost):
                return key
    return DONE


def establish(st: State, seat: int, key: list[str]) -> float:
    """By what the Guild adds to the Yields, with those that the Population may still bring."""
    _, guild, place = key
    resource = GUILD_RESOURCES[guild]  # type: ignore[index]  # a key of an option
    population = st.sectors[place].population or 0
    reached = min(MOST_LEVEL, level(st, seat, resource) + population)
    after = parts().production(resource, reached)
    return worth_of_yield(after) - worth_of_yield(production_yield(st, seat, resource)) + population / 4


def build(st: State, seat: int, key: list[str]) -> float:
    """A Shipyard where there is none yet, else a Sector Defense."""
    _, kind, place = key
    return (kind == "shipyard") * (1 - 2 * ("shipyard" in st.sectors[place].installations)) + 0.5


def grow(st: State, seat: int, key: list[str]) -> float:
    """Where most Guilds are."""
    return len(all_guilds(st.sectors[key[-1]]))


def advance(st: State, seat: int, key: list[str]) -> float:
    """On the track that is furthest and Pure."""
    player, track = st.players[seat], TRACKS.index(key[-1])
    return player.tracks[track] - 10 * player.track_corruption[track]


def produce(st: State, seat: int, key: list[str]) -> float:
    """What is worth most in stock."""
    resource = key[-1]
    now = st.players[seat].stock[resource]  # type: ignore[index]  # a resource
    then = now + production_yield(st, seat, resource)  # type: ignore[arg-type]  # the same
    return worth_of_stock(min(MOST_STOCK, then)) - worth_of_stock(now) + 3 * (then > MOST_STOCK)


def agenda(st: State, seat: int, key: list[str]) -> float:
    """What promises most; one that brings a Corruption only if it promises that much more."""
    way, named = key
    kind = parts().agendas[named].type if way == "agenda" else named
    worth = agenda_worth(st, seat, named) if way == "agenda" else FREE_AGENDA
    return worth - CORRUPTED_OFFER * (kind in st.offer_corruption)


def technology(st: State, seat: int, key: list[str]) -> float:
    """What gives most Influence: an Improved one, then one of which the first copy is left."""
    way, named = key
    if way == "improve":
        return parts().settings.improved_tech_influence
    copies = st.display.get(named)
    return FIRST_COPY_INFLUENCE if copies is not None and copies.first else 0


def preferred_action(st: State, seat: int, key: list[str]) -> float:
    """A Technology before an advance on a track, an invasion last: it may be hopeless."""
    card, action = key[1].split("/")
    effect = next(each.then for each in parts().focus_cards[card].actions if each.id == action)
    return 4 * offers(effect, GainTechnology) + 2 * offers(effect, Advance) - offers(effect, Invade)


def recall(st: State, seat: int, key: list[str]) -> float:
    """From where most cubes are that can be spared, no strong ones."""
    sector = st.sectors[key[-1]]
    return _spare(sector) - 0.5 * (key[1] not in ("corvette", "sentry"))


def _spare(sector: Sector) -> int:
    """Cubes beyond the one that holds a sector."""
    return sector.cubes + (sector.home is not None)


def cleanse(st: State, seat: int, key: list[str]) -> float:
    """From where it costs most: Agenda slots, then tracks that are far, then sectors by their Population."""
    match key[0]:
        case "slot":
            return 8.0
        case "track":
            return 2.0 + st.players[seat].tracks[TRACKS.index(key[1])]
        case "at":
            return 1.0 + (st.sectors[key[1]].population or 0)
    return 0.0


def corrupt(st: State, seat: int, key: list[str]) -> float:
    """Where it costs least."""
    return -cleanse(st, seat, key)


def crisis(st: State, seat: int, key: list[str]) -> float:
    """The penalty, a place on the board, a Catastrophe in the end."""
    return ("catastrophe", "ongoing", "penalty").index(key[0]) if key[0] != "discard" else 9.0


WORTH: dict[str, Worth] = {
    Question.ESTABLISH: establish,
    Question.BUILD: build,
    Question.GROW: grow,
    Question.TRACK: advance,
    Question.PRODUCE: produce,
    Question.AGENDA: agenda,
    Question.KEEP_AGENDA: agenda,
    Question.TECHNOLOGY: technology,
    Question.PREFERRED_ACTION: preferred_action,
    Question.RECALL: recall,
    Question.CORRUPTION_REMOVED: cleanse,
    Question.CORRUPTION_GAINED: corrupt,
    Question.CORRUPTION_PAID: corrupt,
    Question.VOID: crisis,
}
"""By the question."""
