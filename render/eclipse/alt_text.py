"""Pictures of Eclipse in words: alt texts made from the view."""

from __future__ import annotations

from engine.core.text import Text, say
from engine.eclipse.components import SECTORS, SHIP_CLASSES, SPECIES
from engine.eclipse.names import place_name, ship_name, side_name, species_name, technology_name
from engine.eclipse.ships import added_up
from engine.eclipse.view import FleetView, SectorView, View
from render.eclipse.head import acting_seats, name_of, of_nobody
from render.kit.palette import PEOPLE
from render.kit.picture import Scene, join_alt


def name_seat(scene: Scene, seat: int) -> Text:
    """`A (Ada)`."""
    return say("ecl-alt-who", letter=PEOPLE[seat].letter, name=name_of(scene, seat))


def board_words(scene: Scene) -> str:
    """The position read out: round, whose turn, everybody's figures, then the sectors with something on them."""
    view: View = scene.view
    texts = [say("ecl-alt-title", round=view.round), whose_turn(scene)]
    if scene.marks:
        texts.append(say("ecl-alt-options", places=scene.marked))
    texts += [player_words(scene, seat) for seat in view.order]
    taken = [sector for sector in view.sectors.values() if sector.owner is not None or sector.fleets]
    texts += [sector_words(scene, sector) for sector in taken]
    return join_alt(texts, scene.language)


def whose_turn(scene: Scene) -> Text:
    """Who is to act, or who has won."""
    view: View = scene.view
    if view.over and view.winners:
        return say("ecl-alt-won", winners=[name_seat(scene, seat) for seat in view.winners])
    if view.over:
        return say("ecl-alt-undecided")
    phase = say(f"ecl-pic-phase-{view.phase}")
    seats = acting_seats(view)
    if not seats:
        return say("ecl-alt-phase", phase=phase, how=of_nobody(view))
    return say("ecl-alt-turn", who=name_seat(scene, seats[0]), phase=phase)


def player_words(scene: Scene, seat: int) -> Text:
    """One player's figures."""
    view: View = scene.view
    player = view.players[seat]
    if not player.species:
        return say("ecl-alt-choosing", who=name_seat(scene, seat))
    return say(
        "ecl-alt-player",
        who=name_seat(scene, seat),
        species=species_name(player.species),
        points=player.points.total,
        money=player.money,
        science=player.science,
        materials=player.materials,
        discs=player.discs,
    )


def sector_words(scene: Scene, sector: SectorView) -> Text:
    """Who controls a sector, how many squares are settled, which ships are there."""
    squares = len(SECTORS[sector.id].squares)
    held = say("ecl-alt-nobody") if sector.owner is None else name_seat(scene, sector.owner)
    ships = [fleet_words(scene, fleet) for fleet in sector.fleets] or [say("ecl-alt-no-ships")]
    return say(
        "ecl-alt-sector",
        place=place_name(sector.place),
        owner=held,
        filled=sum(sector.filled),
        squares=squares,
        ships=ships,
    )


def fleet_words(scene: Scene, fleet: FleetView) -> Text:
    """The ships of one side."""
    ships = [ship_name(kind, len(damage)) for kind, damage in fleet.ships.items()]
    side = name_seat(scene, fleet.side) if fleet.side >= 0 else side_name(fleet.side)
    return say("ecl-alt-fleet", side=side, ships=ships)


def player_board_words(scene: Scene) -> str:
    """A player's board read out: figures, technologies, what each ship can do."""
    view: View = scene.view
    seat = int(scene.what.partition(":")[2] or (view.seat or 0))
    player = view.players[seat]
    texts = [player_words(scene, seat)]
    if player.species:
        names: list[Text] = [technology_name(each) for each in player.technologies]
        texts.append(say("ecl-alt-technologies", technologies=names or [say("ecl-alt-none")]))
        for kind in SHIP_CLASSES:
            stats = added_up(SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {}))
            texts.append(
                say(
                    "ecl-alt-ship",
                    ship=ship_name(kind),
                    initiative=stats.initiative,
                    computer=stats.computer,
                    shield=stats.shield,
                    hull=stats.hull,
                    movement=stats.movement,
                    cannons=sum(stats.cannons),
                    missiles=sum(stats.missiles),
                )
            )
    return join_alt(texts, scene.language)
