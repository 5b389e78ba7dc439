"""Settings: rules on which the sources disagree or say nothing, each with its default and its alternatives."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.components import Certainty


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting as it stands in the file."""

    id: str
    value: int | str | bool
    alternatives: tuple[int | str | bool, ...]
    source: Certainty


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values in use. The number is that of the conflict in section 10 of the fact sheet, if it has one."""

    inspire_cost: Literal["materials", "science"]
    """One of these is the cost of Inspire on the standard Politics card (1)."""
    improved_destroyer_approach: Literal["per_fleet_power", "flat_1"]
    """Approach Damage of Improved Destroyers (2)."""
    skirmish_counts_decontamination_storage: bool
    """Whether stored Corruption counts for Skirmish strength (3)."""
    rift_void_score: Literal[30, 60]
    """Points of the Voidborn for a Rift (7)."""
    coop_win: Literal["strictly_greater", "at_least"]
    """How the Influence of every player must compare with the Voidborn score (8)."""
    void_takeover_places_facedown_bounty: bool
    """Whether a takeover puts a Bounty token on the sector (9)."""
    yarvek_cracked: bool
    """Whether the Fallen House card of Yarvek has broken glass (12)."""
    agenda_d3_first: Literal[4, 5]
    """Influence of the first objective of Federal Authority (13)."""
    improved_tech_gives_immediate: bool
    """Whether an Improved Technology gives the immediate effect of the Basic one (R21)."""
    min_haven_size: Literal[1, 2]
    """How small a Safe Haven may be (15)."""
    use_house_abilities: bool
    """Whether the abilities of the special houses are used."""
    full_harbinger_row: Literal["option_not_available", "discard_and_catastrophe"]
    """What a row full of Harbingers does with a Crisis (6)."""
    agenda_replace_trade_token: Literal["may_move", "stays_on_slot"]
    """Has no effect: Trade tokens are laid on Agendas anew at every Clean-up (P48), so that of a replaced Agenda may go
    anywhere. It stays because every game stores the fingerprint of the file."""
    competitive_event_pool: Literal["A-I", "A-J"]
    """The events of competitive games."""
    stalemate_winner: Literal["defender", "tie"]
    """Who wins a combat in which nobody can deal Damage (5.3-5)."""
    improved_tech_influence: Literal[0, 6]
    """Influence for gaining an Improved Technology (20)."""
    solo_tech_copies: Literal["three_without", "rule_text"]
    """Which copies of Technologies solo uses (18)."""
    setup_trade_bonus: bool
    """Whether Trade tokens of the set-up give ladder bonuses (P5)."""
    trade_nexus_timing: Literal["return", "gain"]
    """When Trade Nexus gives a bonus (25)."""
    hyperdrive_conquest_action: Literal["produce_energy", "pay_energy_regroup"]
    """The Conquest action of Hyperdrive (24)."""
    war_board_scope: Literal["current_player", "all_players"]
    """For whom a War card resolves the Crisis board (P63)."""
    solid_frame_corruption: Literal["as_far_as_possible", "all_or_nothing"]
    """How solid frames give Corruption (P51)."""
    house_choice: Literal["suggested_random", "pick_reverse_turn_order", "free"]
    """How houses are chosen (P2)."""
    war_modifier_in_evaluation: bool
    """Whether the Evaluation adds a War modifier (29)."""
    take_back: Literal["until_hidden_information", "off"]
    """How long a turn may be taken back (P16)."""
