"""A person's hand: the DM that follows a game, and the same as an ephemeral answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from cogs.ui.clocks import ballot_buttons, ballot_lines, own_deadline, votes
from cogs.ui.controls import Control, Key, button, rows
from cogs.ui.formatting import ago
from cogs.ui.names import speaking, who
from cogs.ui.orders import REPORTS, laid_down_lines
from cogs.ui.outgoing import OutgoingMessage, PictureLike, compose, gallery, text
from cogs.ui.presentation import Presentation, join
from cogs.ui.proposals import proposal_buttons, proposal_lines
from cogs.ui.public import ending, log_lines, news
from locales import message
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
    if presentation.hands and not held:
        lines.append(message("hand-empty", language))
    lines += shown
    happened = _lately(look, presentation, language, yours=bool(turn)) if direct else []
    return compose(
        text("\n".join(lines)),
        gallery(*pictures),
        text("\n".join(happened)),
        *rows(*_buttons(look, language, direct=direct, yours=bool(turn))),
        *(ballot_buttons(info, language) if direct and votes(look) else ()),
        *(proposal_buttons(info, language, look.seat) if direct else ()),
        accent=presentation.accent(look.view),
        pictures=pictures,
    )


def _table_lines(look: Look, presentation: Presentation, language: str, turn: list[str]) -> list[str]:
    """What a DM says about the table: against whom, where, whether it is the person's turn, votes and proposals."""
    info = look.info
    others = [who(info, seat, language) for seat in info.seats if seat.seat != look.seat]
    key, channel = "hand-against" if others else "hand-alone", f"<#{info.place.channel_id}>"
    return [
        message(key, language, others=join(others, language), channel=channel),
        *turn,
        *(laid_down_lines(look, presentation, language) if turn else ()),
        *(ballot_lines(info, speaking(info, language, brief=True)) if votes(look) else ()),
        *proposal_lines(look, presentation, language),
    ]


def _lately(look: Look, presentation: Presentation, language: str, *, yours: bool) -> list[str]:
    """The latest events. On the person's own turn what became of their plans is told above."""
    fresh = [line for line in news(look.events, look, presentation) if not yours or line.text.key not in REPORTS]
    return [f"-# {line}" for line in log_lines(fresh, speaking(look.info, language), presentation)[-3:]]


def _buttons(look: Look, language: str, *, direct: bool, yours: bool) -> Iterator[Control]:
    info = look.info
    yield button(Key("panel", info.id), message("button-panel", language), ButtonStyle.primary, emoji="🎯")
    if not direct:
        yield button(Key("hand", info.id, look.seat), message("button-refresh", language), emoji="🔄")
        return
    if yours and info.status == "running":
        yield button(Key("recap", info.id), message("button-recap", language), emoji="👀")
        yield button(Key("hush", info.id), message("button-hush", language), emoji="🔕")
    yield button(Key("dm-off", info.id), message("button-dm-off", language))


def _turn_line(look: Look, presentation: Presentation, language: str) -> list[str]:
    """A line that it is the person's turn, or that the game is over. Whose turn it is otherwise is not said: the
    message is updated only when the person's own part in the game changes, and would name turns long past."""
    info = look.info
    if info.status != "running":
        ended = ending(look, presentation, language)
        return [message("hand-over", language), *([f"**{ended}**"] if ended else [])]
    if look.seat not in info.owed:
        return []
    since = ago(info.owed_since) if info.owed_since is not None else ""
    own = look.pending is None or presentation.panel_title(look.pending.ask, look.view) == "panel-title"
    asked = message("hand-your-turn" if own else "hand-asked", language, since=since)
    return [asked, *own_deadline(look, language)]
