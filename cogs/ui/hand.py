"""A person's hand: the DM that follows a game, and the same as an ephemeral answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from cogs.ui.clocks import own_deadline, votes
from cogs.ui.controls import Control, Key, button, panel_button, rows
from cogs.ui.formatting import ago
from cogs.ui.names import name_player, voice_of
from cogs.ui.orders import REPORTS, laid_down_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, one_below_the_other, text
from cogs.ui.presentation import Presentation, join_names
from cogs.ui.proposals import answers_beside, proposal_lines, questions_beside, stopped_lines
from cogs.ui.public import describe_ending, log_lines, news, result_lines
from locales import capitalize, message, translate
from tables.records import Look


def hand_message(
    look: Look,
    presentation: Presentation,
    language: str,
    *pictures: PictureLike,
    direct: bool = False,
    notice: str = "",
    shown: Sequence[str] = (),
) -> OutgoingMessage:
    """The hand of the viewing seat. `direct`: as a DM, which must name the game. `shown`: what others have shown to
    this seat."""
    info = look.info
    lines = [f"> {notice}"] if notice else []
    assert look.seat is not None
    side = presentation.seat(look.seat)
    turn = _turn_line(look, presentation, language) if direct else []
    lines.append(f"### {message('hand-title', language, side=side, game=presentation.name, number=info.id)}")
    if direct:
        lines += _table_lines(look, presentation, language, turn)
    held = presentation.held_lines(look.view, language)
    lines += held
    if presentation.hands and not held and not (direct and presentation.begins_empty):
        lines.append(message(presentation.begins_empty or "hand-empty", language))
    lines += shown
    happened = _latest_lines(look, presentation, language, yours=bool(turn)) if direct else []
    return compose(
        text("\n".join(lines)),
        *one_below_the_other(pictures),
        text("\n".join(happened)),
        *rows(*_buttons(look, language, direct=direct, yours=bool(turn))),
        text("\n".join(questions_beside(look, presentation, language) if direct else ())),
        *(answers_beside(look, language) if direct else ()),
        accent=presentation.accent(look.view),
        pictures=pictures,
    )


def says_nothing(look: Look, presentation: Presentation, language: str) -> bool:
    """Whether a direct message would have nothing to say to its reader: nothing in hand yet, not their turn, no vote,
    no proposal."""
    if not presentation.begins_empty or look.info.status != "running" or look.seat in look.info.owed or votes(look):
        return False
    told = (*stopped_lines(look.info, language), *proposal_lines(look, presentation, language))
    return not presentation.held_lines(look.view, language) and not told


def _table_lines(look: Look, presentation: Presentation, language: str, turn: list[str]) -> list[str]:
    """What a DM says about the table: against whom, where, whether it is the person's turn, that the table rests."""
    info = look.info
    others = [name_player(info, seat, language) for seat in info.seats if seat.seat != look.seat]
    together = look.standing is not None and look.standing.together
    key = "hand-alone" if not others else "hand-with" if together else "hand-against"
    channel = f"<#{info.place.channel_id}>"
    return [
        message(key, language, others=join_names(others, language), channel=channel),
        *turn,
        *(laid_down_lines(look, presentation, language) if turn else ()),
        *stopped_lines(info, language),
    ]


def _latest_lines(look: Look, presentation: Presentation, language: str, *, yours: bool) -> list[str]:
    """The latest events. On the person's own turn what became of their plans is told above."""
    fresh = [line for line in news(look.events, look, presentation) if not yours or line.text.key not in REPORTS]
    return [f"-# {line}" for line in log_lines(fresh, voice_of(look.info, language), presentation)[-3:]]


def _buttons(look: Look, language: str, *, direct: bool, yours: bool) -> Iterator[Control]:
    info = look.info
    yield panel_button(info.id, language, ButtonStyle.primary)
    if not direct:
        yield button(Key("hand", info.id, look.seat), message("button-refresh", language), emoji="🔄")
        return
    if yours and info.status == "running":
        yield button(Key("recap", info.id), message("button-recap", language), emoji="👀")
        yield button(Key("hush", info.id), message("button-hush", language), emoji="🔕")
    yield button(Key("dm-off", info.id), message("button-dm-off", language))


def _turn_line(look: Look, presentation: Presentation, language: str) -> list[str]:
    """Lines that it is the person's turn, or how the game has ended for them. Whose turn it is otherwise is not said:
    the message is updated only when the person's own part in the game changes, and would name turns long past."""
    info = look.info
    if info.status != "running":
        ended = describe_ending(look, presentation, language)
        own = result_lines(look, presentation, language, mine=look.seat) if ended else []
        return [message("hand-over", language), *([f"**{ended}**"] if ended else []), *own]
    if look.seat not in info.owed:
        return []
    since = ago(info.owed_since) if info.owed_since is not None else ""
    usual = look.pending is None or presentation.panel_title(look.pending.ask, look.view) == "panel-title"
    asked = message("hand-your-turn" if usual else "hand-asked", language, since=since)
    return [asked, *([] if usual else _question_line(look, presentation, language)), *own_deadline(look, language)]


def _question_line(look: Look, presentation: Presentation, language: str) -> list[str]:
    """What a person is asked in the turn of somebody else, and what for."""
    assert look.pending is not None
    assert look.seat is not None
    named = voice_of(look.info, language)
    question, what = look.pending.ask.about, presentation.describe_awaited(look.view, look.seat)
    if what is None:
        return [translate(question, named)]
    return [message("hand-asked-what", named, what=capitalize(translate(what, named)), question=question)]
