"""What the server did differently from build to build, as data.

Every switch of the emission order is one field: the last build that was seen with the old form
and the first with the new one. Between the two the new form is assumed from the middle on.
Source of truth: the recordings; the figures are the builds of the first and the last one.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache


def _since(old: int, new: int) -> bool:
    """A behaviour last seen absent in build `old` and first seen in `new`."""
    switch: bool = field(metadata={"old": old, "new": new})
    return switch


@dataclass(frozen=True, slots=True)
class Profile:
    """The switches of one build; a name says the behaviour (`x_after_y`, `no_x`)."""

    build: int
    empty_crystals_unspent: bool = _since(10833, 12574)
    mana_refreshes: bool = _since(45310, 49534)
    mana_adds: bool = _since(51510, 54613)
    mana_refreshes_again: bool = _since(192896, 203120)
    spent_after_used: bool = _since(11461, 12574)
    deals_by_packets: bool = _since(13030, 13619)
    dying_damage_last: bool = _since(12574, 13030)
    no_ignore_damage: bool = _since(10604, 10833)
    counts_dead_after_move: bool = _since(10357, 10604)
    turns_in_play_both: bool = _since(13740, 13921)
    turns_in_play_all: bool = _since(22611, 23576)
    fatigue_on_player: bool = _since(10357, 11461)
    hides_enchantments: bool = _since(14830, 15590)
    counts_draws_left: bool = _since(13619, 13740)
    position_before_zone: bool = _since(20022, 20457)
    hero_hits_on_hero: bool = _since(15590, 18336)
    hero_damage_on_player: bool = _since(20022, 20457)
    no_turns_left: bool = _since(22611, 23576)
    durability_after_attack: bool = _since(22611, 23576)
    resets_in_ready: bool = _since(23576, 23966)
    deal_uncounted: bool = _since(23966, 24769)
    no_combat_step: bool = _since(25252, 25770)
    options_after_attack: bool = _since(25252, 25770)
    ends_in_player_order: bool = _since(24769, 25252)
    counts_draws_this_game: bool = _since(23966, 24769)
    retells_entities: bool = _since(14830, 15590)
    deathrattles_of_host: bool = _since(25770, 45310)
    starters_shown_late: bool = _since(15590, 19632)
    starters_shown_first: bool = _since(19632, 27358)
    hidden_zone_owner: bool = _since(25252, 25770)
    tells_hidden_creators: bool = _since(24769, 25770)
    pulses: bool = _since(27358, 28329)
    target_before_move: bool = _since(27358, 27641)
    weapon_replaced_by_death: bool = _since(27358, 27641)
    combo_resets_in_cleanup: bool = _since(30103, 30795)
    counts_power_uses: bool = _since(9166, 9786)
    overload_before_text: bool = _since(9786, 10833)
    overload_in_power: bool = _since(27358, 30795)
    cost_auras_attach: bool = _since(23966, 28855)
    keeps_raised_power: bool = _since(14830, 25770)
    keeps_overload_tag: bool = _since(14830, 15590)
    counts_options_this_game: bool = _since(42174, 43246)
    deathrattle_count: bool = _since(42174, 45310)
    health_changed_flag: bool = _since(51510, 54613)
    last_combatant: bool = _since(51510, 54613)
    just_played_after_payment: bool = _since(66927, 74257)
    spells_counted_late: bool = _since(66927, 74257)
    attacks_counted_before_damage: bool = _since(65000, 66927)
    no_last_card_played: bool = _since(84593, 88998)
    last_game_turn: bool = _since(66927, 74257)
    player_turn: bool = _since(84593, 88998)
    after_damage_pulse: bool = _since(84593, 88998)
    armor_gained: bool = _since(84593, 88998)
    counts_spells_this_game: bool = _since(65000, 66927)
    drawn_reset_for_ended: bool = _since(145077, 148211)
    resources_this_turn: bool = _since(121569, 134558)
    damage_source_pulse: bool = _since(121569, 134558)
    last_drawn_card: bool = _since(121569, 134558)
    unspent_resources: bool = _since(121569, 134558)
    hero_damage_history: bool = _since(121569, 134558)
    last_affecting_source: bool = _since(145077, 148211)
    stat_version: bool = _since(174258, 175913)
    minion_healing: bool = _since(162171, 170824)
    armor_this_turn: bool = _since(175913, 179020)
    self_damage: bool = _since(179020, 181554)
    armor_lost: bool = _since(181554, 183876)
    spells_drawn: bool = _since(185054, 185749)
    shield_pop: bool = _since(175913, 179020)
    marks_arrivals: bool = _since(28329, 28855)
    options_after_choices: bool = _since(31022, 31532)
    applies_before_shadows: bool = _since(25770, 27358)
    notes_old_host: bool = _since(29349, 29933)
    current_player_mirror: bool = _since(30103, 30795)
    power_uses_inline: bool = _since(181554, 183876)
    power_used_mirror: bool = _since(56359, 58638)
    hero_healing: bool = _since(79904, 84593)
    amount_healed: bool = _since(28329, 28855)
    counts_heals: bool = _since(20457, 22611)
    healing_this_turn: bool = _since(23576, 23966)
    keeps_resources_spent: bool = _since(175913, 179020)
    counts_arrival_in_hand: bool = _since(185749, 189017)
    tells_cost_in_hand: bool = _since(18336, 19632)
    tells_whole_secrets: bool = _since(45310, 54613)
    tells_secret_locked: bool = _since(162171, 190416)
    secrets_count_turns: bool = _since(121569, 134558)
    counts_hero_attacks: bool = _since(121569, 134558)
    no_turn_drawn_at_deal: bool = _since(121569, 134558)
    damage_history_at_once: bool = _since(181554, 183876)
    counts_attacks_this_game: bool = _since(213490, 217964)
    notes_hand_position: bool = _since(195635, 203120)
    counts_power_damage: bool = _since(28329, 28855)
    no_stealth_shadow: bool = _since(19632, 20457)
    keeps_maker_at_death: bool = _since(31761, 32708)
    forgets_maker_at_death: bool = _since(145077, 148211)
    corpse_keeps_state: bool = _since(29349, 29933)
    corpses_of_all: bool = _since(162171, 168788)
    ranks_doomsayer: bool = _since(18336, 25770)
    counts_attack_gained: bool = _since(84593, 88998)
    no_attack_gained: bool = _since(121569, 134558)
    counts_self_hits: bool = _since(195635, 210640)
    counts_hero_hits: bool = _since(229238, 229984)
    notes_hero_attack: bool = _since(43246, 45310)
    forgets_hero_attack: bool = _since(65000, 66927)
    no_losing_at_concession: bool = _since(10833, 11500)
    wears_after_counting: bool = _since(10833, 12574)
    transforms_in_place: bool = _since(22611, 24769)
    transforms_hand_in_place: bool = _since(19632, 20457)
    links_transformed: bool = _since(10833, 12574)
    transforms_unrevealed: bool = _since(15590, 18792)
    spells_counted: bool = _since(10833, 11500)
    spends_counted: bool = _since(9786, 10357)
    prehealing: bool = _since(11461, 12574)
    validated_triggers: bool = _since(20457, 22611)
    strength_totem: bool = _since(77662, 77663)
    stats_at_once: bool = _since(19632, 22611)
    numbers_in_show: bool = _since(23576, 25770)
    no_undispellable: bool = _since(56359, 77662)
    no_options_count: bool = _since(11500, 12574)
    sets_last_known_cost: bool = _since(14830, 15590)
    gifts_affect: bool = _since(195635, 208591)
    destruction_affects: bool = _since(19632, 21517)
    bounce_affects: bool = _since(38377, 66927)
    tokens_in_order: bool = _since(33157, 45310)


NEWEST_BUILD = 255790
"""Profile of engine-made games when nothing else is asked for."""


@cache
def profile_for(build: int) -> Profile:
    """The profile of a build."""
    switches = (f.metadata for f in fields(Profile) if f.name != "build")
    return Profile(build, *(build > (s["old"] + s["new"]) // 2 for s in switches))
