"""The commitment of a table to its deal, the form for a player's word, and the check of a finished game."""

from __future__ import annotations

from discord import ui

from cogs.discord_types import Field
from cogs.ui.controls import Key
from cogs.ui.formatting import escape
from cogs.ui.forms import line_form
from cogs.ui.names import name_player
from locales import message
from tables.commitment import WORD_LENGTH
from tables.records import TableInfo, Verification


def fingerprint_lines(info: TableInfo, language: str) -> list[str]:
    """The fingerprint of the table's secret number, in small print. Empty if no number was drawn yet, or the game came
    from a file."""
    if info.commitment is None or info.imported:
        return []
    return [f"-# {message('commitment-fingerprint', language, fingerprint=info.commitment)}"]


def commitment_lines(info: TableInfo, language: str) -> list[str]:
    """The fingerprint, and the players' words."""
    lines = fingerprint_lines(info, language)
    given = given_words(info, language)
    if given:
        lines.append(f"-# {message('commitment-words', language, words=' · '.join(given))}")
    return lines


def given_words(info: TableInfo, language: str) -> list[str]:
    """Who gave which word."""
    return [
        message("commitment-word", language, name=name_player(info, seat, language), word=escape(seat.word))
        for seat in info.seats
        if seat.word
    ]


def word_form(key: Key, present: str, language: str) -> ui.Modal:
    """The form for a word."""
    line: Field = ui.TextInput(custom_id="word", default=present or None, required=False, max_length=WORD_LENGTH)
    return line_form(key, "word-title", [("word-label", "word-hint", line)], language)


def verification_lines(found: Verification, info: TableInfo, language: str) -> list[str]:
    """The commitment, and whether each part of it was kept."""
    if found.commitment is None:
        return [message("verify-lobby", language)]
    given = given_words(info, language)
    if not found.over:
        key = f"verify-running{_promise_ending(found, info)}"
        lines = [message(key, language), code_block(found.commitment)]
        return lines + ([message("commitment-words", language, words=" · ".join(given))] if given else [])
    lines = [message(f"verify-promise{_promise_ending(found, info)}", language), code_block(found.commitment)]
    lines += [message("verify-secret", language), code_block(found.secret_number)]
    lines.append(message("verify-secret-fits" if found.secret_fits else "verify-secret-wrong", language))
    lines.append(message("verify-words" if given else "verify-words-none", language))
    lines += [f"- {line}" for line in given]
    if given or not found.words_fit:
        lines.append(message("verify-words-fit" if found.words_fit else "verify-words-wrong", language))
    if found.seed != found.secret_number:
        lines += [message("verify-seed", language), code_block(found.seed)]
    lines.append(message("verify-seed-fits" if found.seed_fits else "verify-seed-wrong", language))
    lines.append(steps_line(found, language))
    return [*lines, f"-# {message('verify-yourself', language)}"]


def _promise_ending(found: Verification, info: TableInfo) -> str:
    """What the key of the sentence about the fingerprint ends with: how it was promised."""
    if info.imported:
        return "-imported"
    if not found.posted:
        return "-before"
    return "" if had_lobby(info) else "-alone"


def had_lobby(info: TableInfo) -> bool:
    """Whether the game has begun in a lobby, by several people or by one for themselves. Then the first message of the
    table has the fingerprint of the deal and keeps it; where one person began at once, against computers or in a
    rematch, only the rules and the check of the deal have it."""
    people = len(info.people())
    return people > 1 or (people == len(info.seats) and info.rematch_of is None)


def steps_line(found: Verification, language: str) -> str:
    """Whether the steps agree. Older rules are no reason to doubt them; then it says how far today's can tell."""
    misfit = found.first_misfit or 0
    if found.good and found.rules_then is not None:
        then, now = found.rules_then, found.rules_now
        return message("verify-steps-older", language, then=then, now=now, steps=found.steps, fitting=misfit)
    fits = found.steps_fit and found.first_misfit is None
    return message("verify-steps-fit" if fits else "verify-steps-wrong", language, steps=found.steps, step=misfit)


def code_block(number: str | None) -> str:
    """A number to be copied."""
    return f"```\n{number}\n```"
