"""What an onlooker predicts: a menu for each thing that can be predicted, their own answers, and the best guessers."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.controls import ESCAPED, Choice, Control, Key, button, menu, rows
from cogs.ui.formatting import safe_name
from cogs.ui.names import voice_of
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import Presentation
from locales import capitalize, message, translate
from tables.predicting import Guess, Guesses
from tables.records import TableInfo

MOST_MENUS = 8
MOST_ANSWERS = 25


def guess_button(info: TableInfo, language: str) -> Control:
    """Opens the page."""
    return button(Key("guess", info.id), message("button-guess", language), emoji="🔮")


def guessing_page(
    info: TableInfo, found: Guesses, presentation: Presentation, language: str, notice: str = ""
) -> OutgoingMessage:
    """What the reader can predict, and has predicted, of a game."""
    named, written = (voice_of(info, language, brief=True, plain=plain) for plain in (True, False))
    lines = [f"> {notice}"] if notice else []
    lines.append(f"### 🔮 {message('guess-title', language, game=presentation.name, number=info.id)}")
    shown = found.open[:MOST_MENUS]
    if shown:
        lines.append(f"-# {message('guess-hint', language)}")
    lines += [_line(each, written, language) for each in shown]
    if found.waiting:
        lines.append(message("guess-waiting", language, count=found.waiting))
    if not shown:
        lines.append(message("guess-nothing", language))
    lines += _best(found, language)
    menus = []
    for each in shown:
        choices = [
            Choice(key, capitalize(_plain(translate(said, named))), chosen=key == each.mine)
            for key, said in each.forecast.answers[:MOST_ANSWERS]
        ]
        about = capitalize(_plain(translate(each.forecast.about, named)))
        menus.append(menu(Key("guess", info.id, arg=each.forecast.key), about, choices))
    back = button(Key("board", info.id), message("button-board", language), emoji="🔭")
    again = button(Key("guess", info.id), message("button-refresh", language), emoji="🔄")
    return compose(text("\n".join(lines)), *rows(*menus, back, again))


def _line(each: Guess, written: str, language: str) -> str:
    """What can be predicted, and what the reader has said. `written`: the language, with names as texts have them."""
    about = capitalize(translate(each.forecast.about, written))
    answer = dict(each.forecast.answers).get(each.mine)
    mine = message("guess-open", language) if answer is None else f"**{capitalize(translate(answer, written))}**"
    return message("guess-line", language, about=about, mine=mine, people=each.people)


def _best(found: Guesses, language: str) -> Sequence[str]:
    """The best guessers of the server."""
    if not found.best:
        return ()
    lines = [f"**{message('guess-best', language)}**"]
    for place, (row, name) in enumerate(found.best, start=1):
        lines.append(
            message(
                "guess-guesser",
                language,
                place=place,
                name=safe_name(name),
                points=row.points,
                correct=row.correct,
                decided=row.decided,
            )
        )
    return lines


def _plain(words: str) -> str:
    return ESCAPED.sub(r"\1", words)
