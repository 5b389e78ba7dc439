"""A deal typed in one line: `offer p02 mine m05 m06; B gives 1 piloting 1 engineering, gets PP + stored G`.

The words are those of `vocabulary`. The line becomes the keys of the options that compose the same deal step by step.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from cogs.afternova.vocabulary import colour_letters, read_words, skill_letters
from cogs.ui.typed import LINE, SEPARATORS
from cogs.ui.typed_names import LENGTH, NOBODY, Called
from engine.afternova.components import COLOURS, SKILLS, parts
from engine.afternova.names import SIDES, card_name, cubes_text, icons_text
from engine.afternova.options import LETTERS
from engine.afternova.view import ROBOT, View
from engine.core.errors import Refused
from engine.core.text import Text, say
from locales import message, translate

MOST = 8
"""A larger number than this is taken for a typing error."""
CODE = re.compile(r"([pmb])\d+", re.ASCII)
_ORDER = ("mine", "icon", "ask", "give", "move", "hire")


@dataclass
class Offered:
    """The content of a line: the keys of the options that compose it, without sending it."""

    planet: str = ""
    keys: list[str] = field(default_factory=list)

    def in_order(self) -> list[str]:
        """In this order: first who is asked, then what they get."""
        return sorted(self.keys, key=lambda key: _ORDER.index(key.partition(":")[0]))


@dataclass
class _Clause:
    """The position within the reading of one clause."""

    subject: int
    named: bool = False
    mode: str = ""
    stored: bool = False
    count: int = 1
    icons: list[str] = field(default_factory=list)


def read_offer(line: str, view: View, called: Called = NOBODY) -> Offered:
    """What the line says, for the viewing seat. Raises Refused, which names the word that cannot be read. `called`: the
    names of the people at each seat."""
    if len(line) > LENGTH:
        raise Refused(say("error-typed-long"))
    offered = Offered()
    clauses = [clause for clause in SEPARATORS.split(line) if clause.strip()]
    if not clauses or view.seat is None:
        raise Refused(say("an-error-offer-planet"))
    for clause in clauses:
        _read_clause(clause, view, view.seat, offered, called)
    if not offered.planet:
        raise Refused(say("an-error-offer-planet"))
    return offered


def _read_clause(clause: str, view: View, own: int, offered: Offered, called: Called) -> None:
    here = _Clause(own)
    for kind, which, typed in read_words(clause, called):
        if kind in ("filler", "offer"):
            continue
        if kind == "number":
            here.count = int(which)
            if not 1 <= here.count <= MOST:
                raise _refuse_word(typed)
            continue
        if kind == "planet":
            if offered.planet and offered.planet != which:
                raise Refused(say("an-error-offer-two-planets"))
            offered.planet = which
        elif kind in ("seat", "bot"):
            _name_subject(here, ROBOT if kind == "bot" else int(which), view, own)
        elif kind in ("mine", "gives", "gets"):
            here.mode, here.stored = kind, False
            here.subject = own if kind == "mine" else here.subject
        elif kind == "stored":
            here.stored = True
        elif kind == "card":
            _commit(here, which, view, own, offered)
        elif kind == "skill" or (kind == "?" and _as_skills(here, which)):
            skills = [which] if kind == "skill" else [skill_letters()[letter] for letter in which]
            _lend(here, skills, view, own, offered, typed)
        elif kind == "colour" or set(which) <= set(colour_letters()):
            colours = [which] if kind == "colour" else [colour_letters()[letter] for letter in which]
            _pay(here, colours, view, offered, typed)
        else:
            raise _refuse_word(typed)
        here.count = 1


def _as_skills(here: _Clause, letters: str) -> bool:
    """Whether letters mean skills: where something is given, but not out of the storage."""
    return here.mode == "gives" and not here.stored and set(letters) <= set(skill_letters())


def _refuse_word(typed: str) -> Refused:
    """The refusal of a word; of a code that no component has with those that there are."""
    found = CODE.fullmatch(typed)
    if found is not None:
        known = sorted(
            each for each in (*parts().planets, *parts().mercenaries, *parts().blueprints) if each[0] == found[1]
        )
        return Refused(say("an-error-offer-no-such", word=typed[:40], first=known[0], last=known[-1]))
    return Refused(say("an-error-offer-word", word=typed[:40]))


def _name_subject(here: _Clause, seat: int, view: View, own: int) -> None:
    """Whom the clause is about. Only the active player states what others do."""
    if own not in (view.active, seat) or (seat != ROBOT and seat >= len(view.ships)):
        raise Refused(say("an-error-offer-others"))
    if seat == ROBOT and view.robot is None:
        raise Refused(say("an-error-offer-no-bot"))
    here.subject, here.named, here.mode = seat, True, ""


def _commit(here: _Clause, card: str, view: View, own: int, offered: Offered) -> None:
    if here.subject != own or own != view.active or card[0] != "m":
        raise Refused(say("an-error-offer-card", card=card_name(card)))
    offered.keys.append(f"mine:{card}")


def _lend(here: _Clause, skills: list[str], view: View, own: int, offered: Offered, typed: str) -> None:
    """Icons that somebody gives."""
    if here.subject == ROBOT:
        here.icons += skills * here.count
        return
    if here.subject == view.active:
        offered.keys += [f"icon:{skill}" for skill in skills]
        return
    if here.mode not in ("gives", "") and own == view.active:
        raise _refuse_word(typed)
    offered.keys += [f"ask:{LETTERS[here.subject]}+{skill}" for skill in skills] * here.count


def _pay(here: _Clause, colours: list[str], view: View, offered: Offered, typed: str) -> None:
    """Cubes that somebody gets from the planet or from the other's storage, or gives from their own."""
    many = colours * here.count
    if here.subject == ROBOT:
        if here.mode != "gets" or here.stored or len(many) > len(here.icons):
            raise _refuse_word(typed)
        offered.keys += [f"hire:{here.icons.pop(0)}+{colour}" for colour in many]
        return
    if here.subject == view.active or here.mode not in ("gives", "gets"):
        raise Refused(say("an-error-offer-whose", word=typed[:40]))
    helper, active = LETTERS[here.subject], LETTERS[view.active]
    if here.mode == "gives":
        offered.keys += [f"move:{helper}>{active}+{colour}" for colour in many]
    elif here.stored:
        offered.keys += [f"move:{active}>{helper}+{colour}" for colour in many]
    else:
        offered.keys += [f"give:{helper}+{colour}" for colour in many]


# -- where the rules do not offer it ---------------------------------------------------------------------------------


def why_not(key: str, offered: Offered, view: View) -> Text:
    """Why the rules do not offer the option with this key after the previous words of the line."""
    verb, _, argument = key.partition(":")
    planet = card_name(offered.planet)
    if verb in ("draft", "bid"):
        open_now = any(world.id == offered.planet for world in view.planets)
        return say("an-why-many") if open_now else say("an-error-offer-planet-gone", planet=planet)
    if verb == "mine":
        held = argument in (view.hand or ())
        return say(
            "an-error-offer-useless" if held else "an-error-offer-not-held", card=card_name(argument), planet=planet
        )
    if verb == "icon":
        return say("an-error-offer-no-upgrade", skill=say(f"an-skill-{argument}"))
    if verb == "hire":
        skill, _, colour = argument.partition("+")
        return say("an-error-offer-hire", skill=say(f"an-skill-{skill}"), colour=say(f"an-colour-{colour}"))
    side = SIDES[LETTERS.index(argument[0])]
    if verb == "ask":
        return say("an-error-offer-not-missing", side=side, skill=say(f"an-skill-{argument[2:]}"), planet=planet)
    helper = (
        argument[0] if verb == "give" else next(letter for letter in argument[0:3:2] if letter != LETTERS[view.active])
    )
    if not any(each.startswith(f"ask:{helper}") for each in offered.keys):
        return say("an-error-offer-idle", side=SIDES[LETTERS.index(helper)])
    cube = say(f"an-colour-{argument.partition('+')[2]}")
    if verb == "give":
        return say("an-error-offer-no-cube", planet=planet, colour=cube)
    return say("an-error-offer-no-stored", side=side, colour=cube)


# -- while it is typed -----------------------------------------------------------------------------------------------


def suggest_offer(line: str, view: View, language: str, called: Called = NOBODY) -> Iterator[tuple[str, str]]:
    """Possible continuations: (shown, the line with it). First the line itself, if it can be read."""
    if view.seat is None:
        return
    head = line.rstrip(" ,;，；")
    try:
        offered = read_offer(head, view, called) if head else None
    except Refused:
        offered = None
    if offered is None:
        head = " ".join(head.split(" ")[:-1])
        try:
            offered = read_offer(head, view, called) if head else Offered()
        except Refused:
            offered = Offered()
            head = ""
    elif len(head) <= LINE:
        yield head, head
    for shown, more in _suggest_steps(head, offered, view, language, called):
        written = f"{head}{more}" if head else more.lstrip()
        if len(written) <= LINE:
            yield shown[:LINE], written


def _suggest_steps(head: str, offered: Offered, view: View, language: str, called: Called) -> Iterator[tuple[str, str]]:
    """The next single steps: a planet, own cards, a helper, what it gives, what it gets."""
    assert view.seat is not None
    if not offered.planet:
        for planet in view.planets:
            needs, cubes = icons_text(parts().needs[planet.id]), cubes_text(planet.cubes)
            name = card_name(planet.id)
            shown = message("an-panel-planet", language, planet=name, needs=needs, cubes=cubes)
            yield shown.replace("**", ""), f" offer {planet.id}"
        return
    needs_of = parts().needs[offered.planet]
    last = SEPARATORS.split(head)[-1]
    kinds = [kind for kind, _, _ in read_words(last, called)]
    if view.seat == view.active and ("mine" in kinds or "planet" in kinds):
        mine = "" if "mine" in kinds else " mine"
        for card in view.hand or ():
            icons = parts().icons.get(card)
            if icons and f"mine:{card}" not in offered.keys and any(map(min, icons, needs_of)):
                shown = f"{translate(card_name(card), language)} · {translate(icons_text(icons), language)}"
                yield shown, f"{mine} {card}"
        for ship in view.ships:
            if ship.seat != view.seat and not ship.out:
                side = translate(SIDES[ship.seat], language)
                yield message("an-typed-gives", language, side=side), f"; {LETTERS[ship.seat].upper()} gives"
        return
    if "gets" in kinds:
        world = next((planet for planet in view.planets if planet.id == offered.planet), None)
        for colour, count in zip(COLOURS, world.cubes if world else (), strict=False):
            if count:
                yield f"+ {message(f'an-colour-{colour}', language)}", f" {message(f'an-code-{colour}', language)}"
        return
    for skill, need in zip(SKILLS, needs_of, strict=True):
        if need:
            joint = "" if "gives" in kinds else "; gives"
            yield f"+ {message(f'an-skill-{skill}', language)}", f"{joint} 1 {skill}"
    if "skill" in kinds:
        yield message("an-typed-gets", language), ", gets"
