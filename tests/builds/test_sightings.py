"""The ends of the brackets are told by recordings, or stand in a list that may only shrink.

Those of the rows that public reports date are told by the reports.
"""

from __future__ import annotations

from builds.sightings import sightings
from hsreplay_sim.builds.profile import REPORTED, SWITCHES

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
    "casts_parts",
    "shout_is_an_aura",
    "lifesteal_names_body",
    "reveals_transformed",
    "tracks_by_copies",
    "gone_stop_casting",
    "shows_line_rewards",
    "gifts_go_with_minions",
    "rises_with_one_health",
    "nightmare_notes",
    "answers_wait_for_choice",
    "marks_returning",
    "sleeps_without_mark",
    "echo_behind_triggers",
    "tuskarr_calls_basic_totems",
    "keeps_turns_in_hand",
    "attack_lists_no_parts",
    "marks_broken_shields",
    "marks_copies",
    "tells_sizes_twice",
    "counts_shuffles",
    "shifts_anew",
    "marks_shifts_at_once",
    "tells_shifted_cost_at_once",
    "marks_shifts_by_type",
    "shifted_forget_maker",
    "laid_under_start_afresh",
    "afk_affects",
    "aya_forgets_place",
    "links_powers",
    "traded_start_afresh",
    "marks_twins",
    "afk_names_player",
    "auras_at_arrival",
    "battlecries_stack",
    "blocks_name_option",
    "buccaneer_in_tags",
    "cast_spells_tell_target",
    "copies_name_spell",
    "countered_aims",
    "counts_cancelled_attack",
    "counts_hero_attacks",
    "curator_draws_in_turn",
    "counts_transforms",
    "forced_attacks_are_extra",
    "dead_regain_deathrattle",
    "dead_stats_wait",
    "death_knight_corpses",
    "elusive_keyword",
    "equality_for_all",
    "hiding_clears_place",
    "keeps_rush",
    "last_known_stats",
    "marks_discovered",
    "marks_doomed",
    "marks_kelthuzad",
    "marks_overload_in_hand",
    "marks_rush",
    "minion_healing",
    "mukla_signs",
    "no_ignore_damage",
    "no_undispellable",
    "notes_damage_of_last_turn",
    "notes_old_host",
    "numbers_secrets",
    "parts_with_transformed",
    "renewed_keep_spawn_count",
    "renews_returned",
    "retells_entities",
    "shield_pop",
    "starters_shown_first",
    "starters_shown_late",
    "strength_totem",
    "takes_back_forced_attacks",
    "tells_hidden_creators",
    "transformed_know_affecter",
    "transforms_in_place",
    "triggers_name_minions",
    "weapons_destroyed_by_death",
}
"""Of these, two actions of a recording that states its build do not tell both ends."""


def untold() -> set[str]:
    told = sightings()
    reported = {name for page in REPORTED for name in page.rows()}
    return {
        name
        for name, row in SWITCHES.items()
        if name not in reported
        for at in range(len(row.builds))
        if (name, at) not in told and not row.evidence[0].startswith("hs-bugs")
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
