"""Each action exists once: controls find it by its verb, commands by their name."""

from __future__ import annotations

from collections import Counter

from cogs.actions.registry import ACTIONS, BY_COMMAND
from cogs.admin import Admin
from cogs.guide import Guide
from cogs.me import Me
from cogs.orders_cog import OrdersCog
from cogs.table import Table
from cogs.title_cog import TitleCog
from cogs.titles import cog_type
from cogs.tournament import Tournament
from engine.titles import TITLES

IN_NO_GROUP = {command.name for command in Guide.__cog_app_commands__} & {"notes"}
"""The command of the guide that is an action; its others begin without a table."""
ONE_DOOR = {"new", "table import"}
"""Their options are more than values: a person, a flag, a file."""


def test_no_two_actions_share_a_door() -> None:
    verbs = Counter(action.verb for action in ACTIONS if action.verb)
    commands = Counter(action.command for action in ACTIONS if action.command)
    assert max(verbs.values()) == max(commands.values()) == 1
    assert all(action.verb or action.command for action in ACTIONS)


def test_every_command_is_an_action_and_every_action_of_a_command_is_one() -> None:
    groups = (
        (TitleCog, ""),
        (OrdersCog, ""),
        (Table, "table "),
        (Me, "me "),
        (Admin, "admin "),
        (Tournament, "tournament "),
    )
    commands = {f"{group}{command.name}" for cog, group in groups for command in cog.__cog_app_commands__}
    assert (commands | IN_NO_GROUP) - ONE_DOOR == set(BY_COMMAND)


def test_what_a_title_leaves_out_is_under_table() -> None:
    under_table = {command.name for command in Table.__cog_app_commands__}
    for title_id in TITLES:
        assert cog_type(title_id).left_out <= under_table


def test_what_opens_a_form_or_stands_on_the_panel_is_a_control() -> None:
    marked = [action for action in ACTIONS if action.form is not None or action.on_panel or action.quiet]
    assert marked
    assert all(action.verb for action in marked)
