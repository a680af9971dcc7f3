"""The ends of the brackets are told by recordings, or stand in a list that may only shrink."""

from __future__ import annotations

from engine.builds.sightings import sightings
from hsreplay_sim.engine.builds.profile import SWITCHES

FIRST_STATED = 15590
"""Nearly all older recordings state no build: the order of the changes dates them."""

NOT_VERIFIED = {
    "changes_begin_with_nothing",
    "codes_options",
    "deals_by_packets",
    "lists_all_zeros",
    "lists_some_zeros",
    "lists_stats_first",
    "lists_type_first",
    "logs_shuffles",
    "slush_time",
}
"""How packets are written down: only a recorder reads these, so no verification can need a form."""

HALF_TOLD = {
    "loatheb_ends_with_turn",
    "shows_taught",
    "taught_spells_leave",
    "rises_with_one_health",
    "reveals_timelines",
    "marks_end_with_card",
    "nightmare_notes",
    "notes_temporary",
    "answers_wait_for_choice",
    "strange_energy_ends",
    "shows_forms",
    "notes_corrupt_cost",
    "marks_returning",
    "echo_behind_triggers",
    "names_herald_class",
    "announces_armor",
    "tuskarr_calls_basic_totems",
    "keeps_turns_in_hand",
    "marks_broken_shields",
    "marks_copies",
    "tells_sizes_twice",
    "marks_seen_in_deck",
    "counts_shuffles",
    "empty_crystals_uncounted",
    "notes_atk_in_hand",
    "marks_repeats",
    "shifts_anew",
    "marks_shifts_at_once",
    "tells_shifted_cost_at_once",
    "marks_shifts_by_type",
    "harm_names_healer",
    "laid_power_stays_used",
    "laid_under_start_afresh",
    "lifesteal_of_spells_apart",
    "afk_affects",
    "aya_forgets_place",
    "links_powers",
    "no_lasting_discounts",
    "traded_start_afresh",
    "marks_twins",
    "afk_names_player",
    "after_attack_behind_block",
    "amount_healed",
    "armor_gained_in_place",
    "auras_at_arrival",
    "apart_in_hand",
    "battlecries_stack",
    "blocks_name_option",
    "bounce_affects",
    "buccaneer_in_tags",
    "buries_untaken_options",
    "untaken_options_end_plainly",
    "cast_spells_tell_target",
    "casts_outright",
    "copies_name_makers",
    "copies_name_spell",
    "copies_note_enchantments",
    "countered_aims",
    "counts_locations_used",
    "counts_cancelled_attack",
    "counts_draw_before_cast",
    "counts_draws_left",
    "counts_hero_attacks",
    "curator_draws_in_turn",
    "counts_transforms",
    "damage_ends_stealth",
    "forced_attacks_are_extra",
    "dead_baron_doubles",
    "dead_regain_deathrattle",
    "dead_stats_wait",
    "death_knight_corpses",
    "doubles_by_number",
    "duplicate_needs_room",
    "elusive_keyword",
    "empty_crystals_unspent",
    "equality_for_all",
    "fired_secrets_note_mover",
    "forager_signs",
    "geyser_signs",
    "hides_bombs",
    "hides_enchantments",
    "hiding_clears_place",
    "keeps_rush",
    "keeps_spawn_count",
    "last_affecting_source",
    "last_known_stats",
    "marks_activation",
    "marks_awakened",
    "marks_borrowed",
    "marks_discovered",
    "marks_doomed",
    "marks_drawn",
    "marks_kelthuzad",
    "marks_rush",
    "minion_healing",
    "mukla_signs",
    "murlocs_help_their_own",
    "no_ignore_damage",
    "no_undispellable",
    "no_update_in_attack",
    "notes_damage_of_last_turn",
    "notes_maker",
    "notes_old_host",
    "notes_originals",
    "numbers_creators",
    "numbers_in_show",
    "numbers_secrets",
    "parts_with_transformed",
    "renewed_keep_spawn_count",
    "renews_returned",
    "retells_entities",
    "set_costs_come_first",
    "sets_countered_aside",
    "shield_pop",
    "shows_shuffled",
    "starters_shown_first",
    "starters_shown_late",
    "strength_totem",
    "tells_hidden_creators",
    "tells_secret_locked",
    "tells_shadows",
    "tokens_in_order",
    "transformed_know_affecter",
    "transforms_hand_in_place",
    "transforms_in_place",
    "triggers_name_hosts",
    "triggers_name_minions",
    "tutors_in_place",
    "validated_triggers",
    "weapons_destroyed_by_death",
}
"""Of these, two actions of a recording that states its build do not tell both ends."""


def untold() -> set[str]:
    told = sightings()
    return {
        name
        for name, row in SWITCHES.items()
        for at in range(len(row.builds))
        if (name, at) not in told and not row.fitful
    }


def test_the_ends_are_those_that_were_seen() -> None:
    for (name, at), seen in sightings().items():
        assert SWITCHES[name].builds[at] == seen.build, (name, at)


def test_every_other_end_is_told_by_a_recording() -> None:
    """A new switch: `scripts/prove.py audit --only NAME --write`, or a line in the list above."""
    assert untold() == NOT_VERIFIED | HALF_TOLD


def test_a_dated_recording_tells_only_what_is_older_than_all_that_state_their_build() -> None:
    dated = [seen.build for seen in sightings().values() if not seen.stated]
    assert all(build < FIRST_STATED for build in dated)
