"""Houses and their origins: dealt or chosen (P2), and what a mat and its two sectors begin with (P3, P4)."""

from __future__ import annotations

from engine.core.decision import Option, Options, Pairs, Rules
from engine.core.text import Text, say
from engine.voidfall.card_text.cards import starting_agenda
from engine.voidfall.card_text.cards import technology as technology_text
from engine.voidfall.components import parts
from engine.voidfall.map.sectors import home_of, outpost_of
from engine.voidfall.names import SEATS, house_name, technology_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.records.houses import Origin, StartSector
from engine.voidfall.setup.decks import lay_out
from engine.voidfall.state import Copies, Sector, State
from engine.voidfall.vocabulary.terms import FLEETS, RESOURCES, STANDARD_FOCUSES, TRACKS
from engine.voidfall.vocabulary.words import amounts, joined, lines, list_text

TUTORIAL = "T"
MANY = 3
"""From so many players on, the second copies of starting Technologies are in the display (P9)."""
ASK_HOUSE = question_about(Question.HOUSE)
ASK_ORIGIN = question_about(Question.ORIGIN)
ORIGIN = "origin"
"""The name of the standing answer about the origin: it may be chosen with the house, before it is asked for."""


# -- houses ----------------------------------------------------------------------------------------------------------


def deal_houses(st: State) -> None:
    """The suggested houses at random; without any, all houses (P2)."""
    known = parts()
    houses = list(known.scenarios[st.scenario].houses or known.houses)
    st.chance.shuffle(houses)
    for seat in range(len(st.players)):
        take_house(st, seat, houses[seat])
    end_of_houses(st)


def end_of_houses(st: State) -> None:
    """Now that the houses are known: decks and Fallen Houses, then the origins, last in turn order first."""
    lay_out(st)
    st.phase, st.picks = "origins", list(st.order)


def choose_house(st: State) -> Rules[None]:
    """The unit: one seat chooses a house (P2)."""
    if parts().settings.house_choice == "free" and len(st.picks) == len(st.players):
        st.picks.reverse()  # the first in turn order begins
    seat = st.picks[-1]
    house = yield ASK_HOUSE.ask(seat, Options(open_houses(st), described_house))
    st.picks.pop()
    take_house(st, seat, house)
    if not st.picks:
        end_of_houses(st)


def open_houses(st: State) -> Pairs[str]:
    """The houses that nobody has: those that the scenario suggests, or all that are no Fallen Houses in it."""
    scenario = parts().scenarios[st.scenario]
    closed = {*scenario.fallen_houses, *(player.house for player in st.players)}
    suggested = scenario.houses if st.options.houses == "suggested" else ()
    return [(f"house:{house}", house) for house in suggested or parts().houses if house not in closed]


def described_house(key: str, house: str) -> Option:
    """A house with its Technologies and preferred Focuses."""
    record = parts().houses[house]
    return Option(
        key,
        house_name(house),
        detail=say(
            "vf-house-summary",
            complexity=record.complexity,
            technologies=list_text([technology_name(each) for each in record.technologies]),
            preferred=list_text([say(f"vf-focus-type-{kind}") for kind in record.preferred]),
        ),
    )


def take_house(st: State, seat: int, house: str) -> None:
    """A seat has its house: its Focus cards, of which some wait for a later Cycle, and its kind of Home sector."""
    player = st.players[seat]
    player.house = house
    hand = hand_of(house)
    player.hand = [card for card in hand if parts().focus_cards[card].from_cycle <= st.cycle]
    player.discard = [card for card in hand if card not in player.hand]
    st.sectors[home_of(st, seat)].kind = parts().houses[house].home
    st.record(say("vf-log-house", side=SEATS[seat], house=house_name(house)), seat=seat)


def hand_of(house: str) -> list[str]:
    """The nine Focus cards of a house, its own in place of the standard ones (step 7)."""
    known = parts()
    own = {known.focus_cards[card].replaces: card for card in known.houses[house].cards}
    return [own.get(kind, kind) for kind in STANDARD_FOCUSES]


# -- origins ---------------------------------------------------------------------------------------------------------


def choose_origin(st: State) -> Rules[None]:
    """The unit: one seat chooses between the two origins of its house. In the tutorial everybody has the first."""
    seat = st.picks[-1]
    origins = parts().houses[st.players[seat].house].origins
    origin = origins[0]
    if st.scenario != TUTORIAL:
        options: Pairs[Origin] = [(f"origin:{each.id.lower()}", each) for each in origins]
        origin = yield ASK_ORIGIN.ask(seat, Options(options, described_origin), habit=ORIGIN)
    st.picks.pop()
    take_origin(st, seat, origin)
    if not st.picks:
        st.phase, st.picks = "start", st.order[::-1]


def described_origin(key: str, origin: Origin) -> Option:
    """An origin: its Technology, and the rest in the detail."""
    return Option(key, origin_name(origin), detail=lines(origin_lines(origin)))


def origin_name(origin: Origin) -> Text:
    """Its letter and its Technology."""
    return say("vf-origin", id=origin.id, technology=technology_name(origin.technology))


def origin_lines(origin: Origin) -> list[Text]:
    """What one begins with, what happens at the start, what the Technology does, what the starting Agenda scores."""
    return [*setup_lines(origin), starting_agenda_line(origin)]


def setup_lines(origin: Origin) -> list[Text]:
    """The same without the starting Agenda."""
    name, does = technology_name(origin.technology), technology_text(parts().technologies[origin.technology], "basic")
    start = [say("vf-origin-start", effects=[effect.text() for effect in origin.start])] if origin.start else []
    return [*begins_with(origin), *start, say("vf-origin-technology", technology=name, text=does)]


def starting_agenda_line(origin: Origin) -> Text:
    """What the starting Agenda scores."""
    agenda = joined("vf-agenda-objectives", [line for each in origin.agendas for line in starting_agenda(each)])
    return say("vf-origin-agenda", objectives=agenda)


def begins_with(origin: Origin) -> list[Text]:
    """Resources, cubes, Population and tracks of an origin. A track that begins at 0 is not worth a word."""
    deployed = origin.home.fleets.power + origin.outpost.fleets.power
    peoples = say("vf-origin-population", home=origin.home.population, outpost=origin.outpost.population)
    for track, level in zip(TRACKS, origin.tracks, strict=True):
        if level:
            peoples = say(f"vf-origin-{track}", before=peoples, level=level)
    return [
        amounts(origin.resources),
        say("vf-origin-fleets", active=origin.active, deployed=deployed),
        peoples,
    ]


def take_origin(st: State, seat: int, origin: Origin) -> None:
    """The mat of a seat, its Home and its Outpost as the card says; nothing of it is a reward (P3, P4)."""
    player = st.players[seat]
    player.origin = origin.id
    player.stock = {resource: origin.resources.of(resource) for resource in RESOURCES}
    player.active, player.inactive = origin.active, origin.inactive
    player.tracks = list(origin.tracks)
    player.technologies = {origin.technology: "basic"}
    if len(st.players) >= MANY:
        st.display[origin.technology] = Copies(1, False)
    settle(st.sectors[home_of(st, seat)], origin.home, seat)
    settle(st.sectors[outpost_of(st, seat)], origin.outpost, seat)
    name = technology_name(origin.technology)
    st.record(say("vf-log-origin", side=SEATS[seat], origin=origin.id, technology=name), seat=seat)


def settle(sector: Sector, start: StartSector, seat: int) -> None:
    """What stands on a Home or Outpost sector at the start."""
    sector.owner = seat
    sector.population, sector.corrupted = start.population, start.corrupted
    sector.fleets = {fleet: getattr(start.fleets, fleet) for fleet in FLEETS if getattr(start.fleets, fleet)}
    sector.guilds, sector.installations = list(start.guilds), list(start.installations)
