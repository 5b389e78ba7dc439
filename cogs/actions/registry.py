"""The list of actions, each with its two ways in: the verb of its controls and the command with the same meaning."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from cogs.actions import (
    admin,
    administering,
    amending,
    answering,
    archive,
    avoiding,
    choosing,
    ending,
    filling_in,
    finding,
    following,
    guessing,
    house,
    importing,
    lobby,
    moderating,
    new_game,
    noting,
    orders,
    people,
    replacing,
    replaying,
    showing,
    standings,
    tournaments,
    trying,
)
from cogs.actions.request import Form, Work


@dataclass(frozen=True)
class Action:
    """One action of people, and how it is answered.

    `verb`: of the controls that ask for it. `command`: `name` in every title's group, or `group name`. `quiet`: a
    control of a public message, which changes by itself; anything else to say comes in a separate message. `on_panel`:
    a control of the panel; a refusal comes with the fresh panel. `form`: what the control opens first. `table`: the
    table that a title's command needs: the open one in the channel; also the one that ended last; or either or none.
    `at_any`: `/table` has the command as well.
    """

    work: Work
    verb: str = ""
    command: str = ""
    quiet: bool = False
    on_panel: bool = False
    form: Form | None = None
    table: Literal["open", "latest", "any"] = "open"
    at_any: bool = False


ACTIONS = (
    # the panel
    Action(answering.show_panel, "panel", "play", table="latest"),
    Action(answering.show_panel, "fresh", on_panel=True),
    Action(answering.pick, "pick", on_panel=True),
    Action(answering.pick_from_menu, "picks", on_panel=True),
    Action(answering.pick_and_go_on, "both", on_panel=True),
    Action(answering.pick_each, "each", on_panel=True),
    Action(answering.pick_at_once, "at-once", on_panel=True),
    Action(answering.take_confirmed, "sure", on_panel=True),
    Action(answering.take_several_confirmed, "sures", on_panel=True),
    Action(answering.turn_page, "page", on_panel=True),
    Action(answering.take_step, "path", on_panel=True),
    Action(answering.go_to_step, "path-to", on_panel=True),
    Action(answering.go_to_step, "path-back", on_panel=True),
    Action(filling_in.take_form, "form", form=filling_in.ask_form, on_panel=True),
    Action(answering.pick_some, "some", on_panel=True),
    Action(answering.take_draft, "take", on_panel=True),
    Action(answering.undo, "undo", "undo", on_panel=True),
    Action(answering.restart, "restart", on_panel=True),
    Action(answering.answer_posting, "deal"),  # stands so in the buttons of messages that were posted
    Action(answering.play_line, command="move"),
    Action(answering.play_meant, "line", on_panel=True),
    # in advance
    Action(orders.show_orders, "orders", "orders"),
    Action(orders.set_order, "order"),
    Action(orders.set_from_panel, "from-now", on_panel=True),
    Action(orders.set_stops, "until"),
    Action(orders.set_queue, "queue", form=orders.ask_queue),
    Action(orders.clear_queue, "unqueue"),
    Action(orders.answer_always, "always"),
    Action(partial(orders.answer_always, passing=True), "for-now"),
    Action(partial(orders.answer_forced, on=True), "force"),
    Action(partial(orders.answer_forced, on=False), "unforce"),
    Action(orders.forget, "forget"),
    Action(orders.interject, "aside"),
    # the lobby
    Action(new_game.open_in_thread, "new-thread"),
    Action(lobby.join, "join", "join", quiet=True),
    Action(lobby.leave, "leave", "leave", quiet=True, at_any=True),
    Action(lobby.seat_computer, "bot", quiet=True),
    Action(lobby.remove_computer, "unbot", quiet=True),
    Action(lobby.seat_guest, "guest", quiet=True, form=lobby.ask_guest),
    Action(lobby.give_word, "word", "word", quiet=True, form=lobby.ask_word, at_any=True),
    Action(lobby.start, "start", "start", quiet=True),
    Action(lobby.keep, "keep"),
    Action(lobby.show_settings, "settings", "table settings"),
    Action(lobby.set_switches, "switch"),
    Action(lobby.set_option, "set"),
    Action(lobby.set_settings, "set-all", form=lobby.ask_settings),
    Action(lobby.set_public_language, "speak"),
    Action(lobby.set_start, "start-by"),
    Action(lobby.set_clock, "clock"),
    Action(lobby.set_zero, "zero"),
    Action(lobby.show_terms, "terms"),
    Action(lobby.set_terms, "term"),
    Action(lobby.set_reminders, "remind"),
    Action(lobby.show_series, "series"),
    Action(lobby.set_series, "series-of"),
    Action(lobby.set_weekly, "weekly"),
    Action(house.show_presets, "presets"),
    Action(house.take_preset, "preset"),
    Action(house.keep_preset, "preset-keep", form=house.ask_preset),
    Action(amending.propose_pause, "pause", "table pause"),
    Action(amending.propose_extra, "extra"),
    Action(amending.agree, "amend-yes"),
    Action(amending.decline, "amend-no"),
    Action(lobby.rematch, "rematch", "rematch", table="latest", at_any=True),
    Action(partial(lobby.rematch, same_seats=True), "rematch-same"),
    # looking
    Action(showing.show_hand, "hand", "hand", table="latest", at_any=True),
    Action(showing.show_board, "board", "board", table="latest"),
    Action(showing.show_log, "log", "log", table="latest", at_any=True),
    Action(showing.show_recap, "recap", "recap", table="latest", at_any=True),
    Action(showing.show_story, "story"),
    Action(replaying.show_replay, "replay", "table replay"),
    Action(importing.report, "report", form=importing.ask_report),
    Action(replaying.show_film, "film"),
    Action(replaying.show_file, "replay-file"),
    Action(replaying.ask_rewind, "torewind"),
    Action(replaying.rewind, "rewind"),
    Action(replaying.decline_rewind, "norewind"),
    Action(showing.show_rules, "rules", "rules", table="any"),
    Action(showing.show_about, command="about", table="any"),
    Action(showing.show_card, "card", "card", table="any"),
    Action(showing.show_verification, "verify", "table verify"),
    Action(choosing.show_games, "games"),
    Action(choosing.begin_game, "begin"),
    Action(choosing.show_help, "help"),
    Action(choosing.show_wishes, "wishes"),
    Action(choosing.learn, "learn", "learn", table="any"),
    Action(partial(choosing.learn, anew=True), "relearn", on_panel=True),
    Action(choosing.return_to_lesson, "to-lesson", on_panel=True),
    Action(showing.show_own_tables, command="table mine"),
    Action(showing.show_next, "next", "table next"),
    Action(showing.export, command="table export"),
    Action(following.follow, "follow"),
    Action(following.unfollow, "unfollow"),
    Action(guessing.guess, "guess"),
    # trying something out
    Action(trying.begin, "try"),
    Action(trying.end, "untry"),
    Action(partial(trying.play_seats, all_of_them=True), "try-all", on_panel=True),
    Action(partial(trying.play_seats, all_of_them=False), "try-one", on_panel=True),
    Action(trying.show_lines, "lines"),
    Action(trying.plan_line, "line-plan"),
    # notes
    Action(noting.show_notes, "notes", "notes", table="any"),
    Action(noting.show_all, "notes-all"),
    Action(noting.write_note, "note", form=noting.ask_note),
    Action(noting.write_note_here, "note-at", form=noting.ask_note_here),
    Action(noting.export_own, command="me data"),
    # ending
    Action(ending.ask_draw, command="draw", at_any=True),
    Action(ending.agree_draw, "draw"),
    Action(ending.decline_draw, "nodraw"),
    Action(ending.ask_resign, command="resign", at_any=True),
    Action(ending.resign, "resign"),
    Action(ending.ask_end, "toend", "table end"),
    Action(ending.agree_end, "end"),
    Action(ending.decline_end, "noend"),
    # seats change hands
    Action(replacing.show_seats, "seats", "table replace"),
    Action(replacing.show_swap, "swap-seat"),
    Action(replacing.swap_for_computer, "swap"),
    Action(replacing.swap_for_person, "swap-person"),
    Action(partial(replacing.answer, agrees=True), "swap-yes"),
    Action(partial(replacing.answer, agrees=False), "swap-no"),
    Action(replacing.want_substitute, "substitute"),
    Action(replacing.show_offer, "substitute-see"),
    Action(replacing.take_offered, "substitute-take"),
    Action(replacing.take_back, "seat-back", "table back"),
    # calls
    Action(partial(replacing.hush, quiet=True), "hush"),
    Action(partial(replacing.hush, quiet=False), "loud"),
    Action(replacing.nudge, "nudge"),
    Action(lobby.vote, "vote", quiet=True),
    # by moderators
    Action(moderating.close, command="table close"),
    Action(moderating.end_by_moderator, "modend"),
    Action(moderating.ask_move, command="table move"),
    Action(moderating.move, "move"),
    # finding people
    Action(finding.show_open_tables, "open", "table open"),
    Action(finding.find_game, "find", "table find"),
    Action(finding.stop_finding, "unfind"),
    Action(house.switch_call, "call-me"),
    Action(finding.invite, command="table invite"),
    Action(finding.invite_picked, "invite"),
    Action(finding.invite_there, "invite-to"),
    Action(finding.send_away, "remove"),
    Action(finding.toggle_private, "private"),
    Action(finding.toggle_explains, "explains"),
    Action(finding.toggle_unrated, "unrated"),
    # tournaments
    Action(tournaments.announce, command="tournament new"),
    Action(tournaments.show_all, command="tournament list"),
    Action(tournaments.show, "cup-show", "tournament show"),
    Action(tournaments.join, "cup-join", "tournament join"),
    Action(tournaments.leave, "cup-leave", "tournament leave"),
    Action(tournaments.quit_for_good, "cup-quit"),
    Action(tournaments.start, "cup-start", "tournament start"),
    Action(tournaments.ask_close, command="tournament close"),
    Action(tournaments.close, "cup-close"),
    Action(tournaments.move, command="tournament move"),
    # finished games
    Action(archive.show, "archive"),
    Action(archive.narrow(archive.title_wish), "archive-title"),
    Action(archive.narrow(archive.person_wish), "archive-who"),
    Action(archive.narrow(archive.length_wish), "archive-length"),
    Action(archive.narrow(archive.side_wish), "archive-side"),
    Action(archive.show_entry, "archive-entry"),
    # what people have achieved
    Action(standings.show_profile, "profile", "me profile"),
    Action(standings.show_leaders, "leaders", "me leaders"),
    Action(standings.show_statistics, "stats", "me statistics"),
    Action(standings.show_season, "season"),
    # by server managers
    Action(admin.show_health, command="admin health"),
    Action(admin.show_table, command="admin table"),
    Action(admin.show_log, command="admin log"),
    Action(admin.freeze, "adm-freeze"),
    Action(admin.thaw, "adm-thaw"),
    Action(admin.repair, "adm-repair"),
    Action(administering.ask_end, "adm-toend", "admin end"),
    Action(administering.end, "adm-end"),
    Action(administering.ask_move, command="admin move"),
    Action(administering.move, "adm-move"),
    Action(administering.show_limits, command="admin limits"),
    Action(administering.set_limits, "adm-limits"),
    Action(administering.ask_forget_person, command="admin forget"),
    Action(administering.forget_person, "adm-forget"),
    Action(administering.export, command="admin export"),
    Action(administering.show_reports, command="admin reports"),
    Action(admin.ask_forget, command="me forget"),
    Action(admin.forget, "forget-me"),
    Action(avoiding.show_of_server, command="admin avoid"),
    Action(house.show, "house", "admin rules"),
    # people
    Action(avoiding.show, "avoiding", "me avoid"),
    Action(avoiding.add, "avoid"),
    Action(avoiding.remove, "unavoid"),
    Action(avoiding.show_friends, "friends"),
    Action(people.show_settings, "me", "me settings"),
    Action(people.set_language, "me-language", "me language"),
    Action(people.set_notify, "me-notify", "me notify"),
    Action(people.set_confirm, "me-confirm", "me confirm"),
    Action(people.set_invitations, "me-invites"),
    Action(people.set_zone, "me-zone", "me zone"),
    Action(people.pick_quiet, "me-quiet"),
    Action(people.set_quiet, "me-hours", "me quiet", form=people.ask_hours),
    Action(people.pick_away, "me-away"),
    Action(people.go_away, "me-days", "me away", form=people.ask_days),
    Action(people.come_back, "me-back"),
    Action(people.stop_dms, "dm-off"),
    Action(people.allow_dms, "dm-on"),
    Action(people.check_dms, "dm-check"),
)

BY_VERB = {action.verb: action for action in ACTIONS if action.verb}
BY_COMMAND = {action.command: action for action in ACTIONS if action.command}
BY_COMMAND |= {f"table {action.command}": action for action in ACTIONS if action.at_any}
