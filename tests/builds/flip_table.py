"""The test that holds each switch of the builds: it notices when old or new builds are changed.

`python scripts/prove.py flip` asks every one of them.
"""

from __future__ import annotations

_BY_FILE: dict[str, dict[str, str]] = {
    "tests/dated/test_secrets_d.py": {
        "dying_are_not_turned": "test_sudden_betrayal_and_a_dying_attacker",
    },
    "tests/dated/test_echo_d.py": {
        "echoes_cost_mana": "test_an_echo_beside_two_that_make_mechs_cheaper",
    },
    "tests/dated/test_stats_d.py": {
        "cleave_drains_alone": "test_lifesteal_of_a_cleave_against_a_shield",
        "gifts_come_behind_auras": "test_sonya_beside_a_mechwarper",
        "sized_before_summoning": "test_a_tiger_comes_small",
    },
    "tests/dated/test_overload_d.py": {
        "overload_survives": "test_preparation_and_overload",
    },
    "tests/dated/test_in_time_d.py": {
        "own_costs_come_last": "test_eye_beam_comes_behind_a_tormenter",
    },
    "tests/cards/the_witchwood/test_hunter.py": {
        "rat_trap_needs_room": ("test_r110_rat_trap_fires_onto_a_full_board_up_to_24589"),
    },
    "tests/dated/test_voodoo_c.py": {
        "curse_ends_with_form": "test_a_doll_and_a_sheep",
    },
    "tests/dated/test_stealth_b.py": {
        "disguise_leaves_stealth": "test_borrowed_stealth_may_take_the_minions_own_along",
    },
    "tests/dated/test_old_gods_b.py": {
        "cthun_returns_hurt": "test_cthun_returns_unhurt_if_a_ritual_has_raised_it",
        "options_run_apart": "test_both_halves_of_starfall_on_a_friend",
    },
    "tests/dated/test_copies_b.py": {
        "copies_leave_charge": "test_a_copy_and_the_charge_of_the_enemy_tundra_rhino",
        "copies_stay_silent": "test_volazj_copies_a_silenced_minion",
        "purity_is_silenced": "test_silence_and_the_elixir_of_purity",
    },
    "tests/dated/test_costs_b.py": {
        "discounts_under_naga": "test_a_card_that_gets_cheaper_by_itself_beside_naga_sea_witch",
    },
    "tests/dated/test_heroes_b.py": {
        "armor_comes_first": "test_animated_armor_comes_before_bolf",
        "bolf_feels_fatigue": "test_bolf_and_fatigue",
        "bolf_passes_source": "test_spell_damage_counts_twice_for_bolf",
        "empty_healing_harms": "test_forbidden_healing_without_mana_beside_auchenai",
        "hero_armor_is_gained": "test_siege_engine_and_the_armour_of_a_hero_card",
    },
    "tests/dated/test_secrets_b.py": {
        "bender_sees_countered": "test_spellbender_behind_counterspell",
        "effigy_counts_dead": "test_a_secret_of_the_dead_and_a_full_board",
        "redemption_counts_dead": "test_a_secret_of_the_dead_and_a_full_board",
    },
    "tests/dated/test_deaths_b.py": {
        "defile_sums_up": "test_defile_and_a_hyena_that_saves_itself",
        "moved_are_left": "test_spirit_echo_leaves_alone_what_went_to_a_deck",
        "new_lose_shields": "test_bolvar_and_a_shield_that_has_just_come",
        "patron_judged_when_hurt": "test_acidmaw_comes_too_late_for_a_patron",
    },
    "tests/dated/test_powers_b.py": {
        "chemist_has_dragonfire": "test_kabal_chemist_brings_no_dragonfire",
    },
    "tests/dated/test_weapons_b.py": {
        "blade_goes_on": "test_bouncing_blade_and_a_divine_shield",
        "hero_card_spares_weapon": "test_rexxar_and_lifesteal_of_the_weapon",
        "wear_drains": "test_a_sword_of_justice_with_lifesteal",
    },
    "tests/dated/test_triggers_b.py": {
        "combo_spares_dormant": "test_combo_and_a_seed",
        "copies_come_whole": "test_jungle_giants_and_a_copied_beast",
        "gangster_copies_whole": "test_umbra_and_copies_that_got_a_deathrattle",
        "transformed_come_twice": "test_an_apothecary_answers_twice_to_a_minion_that_transforms",
    },
    "tests/cards/the_boomsday_project/test_paladin.py": {
        "dead_keep_lifesteal": (
            "test_r80_the_lifesteal_of_zilliax_works_in_a_deathrattle_since_12_2"
        ),
    },
    "tests/cards/classic/test_shaman.py": {
        "far_sight_comes_back": ("test_r205_the_discount_of_far_sight_came_back_in_spring_2017"),
    },
    "tests/cards/whispers_of_the_old_gods/test_paladin.py": {
        "announces_summons_first": (
            "test_r94_what_is_merely_summoned_meets_steward_behind_the_sword_up_to_2017"
        ),
    },
    "tests/dated/test_costs_c.py": {
        "shifted_lose_gifts": "test_what_shifter_zerus_was_given",
        "tracking_shuffles_nothing": "test_tracking_and_augmented_elekk",
        "harm_is_not_boosted": "test_spell_damage_and_healing_that_harms",
    },
    "tests/dated/test_validated_c.py": {
        "dead_poison_kills": "test_a_poisonous_deathrattle",
    },
    "tests/dated/test_secrets_a.py": {
        "mirrors_the_living": "test_mirror_entity_makes_a_fresh_copy_of_the_dead",
        "jaraxxus_eludes_secrets": "test_lord_jaraxxus_the_hero_is_shot_and_repents",
        "countered_is_not_discarded": "test_a_countered_spell_was_a_discard_to_tiny_knight_of_evil",
        "spellbender_takes_wispers": "test_spellbender_against_dark_wispers_of_a_full_board",
    },
    "tests/dated/test_triggers_a.py": {
        "own_are_not_stolen": "test_a_second_cabal_battlecry_takes_what_filled_the_board",
        "counts_printed_spell_power": "test_master_of_ceremonies_and_velens_chosen",
        "ends_turns_by_age": "test_what_player_2_overwhelms_lives_a_turn_longer_up_to_11461",
        "changed_are_not_summoned": "test_murloc_tidecaller_and_faceless_manipulator",
    },
    "tests/dated/test_heroes_and_powers_a.py": {
        "hero_forgets_fatigue": "test_fatigue_of_a_new_hero",
        "stolen_allow_another_use": "test_a_stolen_garrison_commander_behind_the_use",
    },
    "tests/dated/test_keywords_a.py": {
        "champion_wants_a_minion": "test_lights_champion_and_a_hero_who_is_a_demon",
        "tokens_stay_frozen": "test_a_new_token_thaws_at_the_end_of_its_turn",
        "shout_is_an_aura": "test_a_stolen_minion_is_not_under_commanding_shout",
    },
    "tests/dated/test_costs_and_decks_a.py": {
        "mist_fills_deck": "test_the_mistcaller_does_not_see_what_comes_out_of_the_deck",
        "entomb_needs_room": "test_entomb_and_a_deck_of_60_cards",
        "sees_cost_paid": "test_gazlowe_and_preparation",
        "full_crystals_stay": "test_darnassus_aspirant_at_ten_crystals",
    },
    "tests/dated/test_deaths_a.py": {
        "deaths_end_stats": "test_the_aura_of_malganis_outlives_him_in_the_death_phase",
        "brought_die_young": "test_what_deathlord_brings_is_oldest_when_it_dies",
        "marked_do_not_survive": "test_sabotage_breaks_the_weapon_before_the_patron_dies",
        "malorne_moves_himself": "test_malorne_beside_baron_rivendare",
        "rattles_from_deck": "test_an_added_deathrattle_of_malorne_does_not_run_up_to_11461",
        "returns_in_place": "test_anubarak_beside_baron_rivendare_and_nine_cards",
    },
    "tests/cards/classic/test_warrior.py": {
        "copies_leave_shout": ("test_r204_a_copy_is_under_commanding_shout_as_well_up_to_19506"),
    },
    "tests/cards/the_league_of_explorers/test_priest.py": {
        "entombs_from_full_board": ("test_r201_entomb_past_a_full_board_took_nothing_in_10833"),
    },
    "tests/dated/test_spells_c.py": {
        "starstruck_ends": "test_evolve_goes_by_the_cost_of_the_pocket_galaxy",
        "choices_are_repeated": "test_electra_discovers_once",
    },
    "tests/dated/test_magnetic_c.py": {},
    "tests/dated/test_deathrattles_c.py": {
        "umbra_judges_early": "test_umbra_answers_to_a_deathrattle_given_by_a_battlecry",
        "deaths_go_on_inside": "test_defile_and_what_deathrattles_kill",
        "ringer_draws_minions": "test_dead_ringer_draws_a_weapon_with_a_deathrattle",
    },
    "tests/dated/test_attacks_c.py": {
        "frozen_rush_thaws": "test_a_rush_minion_frozen_in_its_first_turn",
        "copies_keep_bars": "test_a_copied_charged_devilsaur_attacks_heroes_at_once",
    },
    "tests/dated/test_secrets_c.py": {
        "rat_trap_needs_room": "test_rat_trap_on_a_full_board",
    },
    "tests/dated/test_counterspell_c.py": {
        "counters_first": "test_a_countered_spell_is_not_cast_for_arcane_tyrant",
        "countered_end_discounts": "test_kirin_tor_mage_and_a_countered_secret",
    },
    "tests/engine/test_rules_j_damage.py": {
        "lifesteal_names_body": "test_r135_lifesteal_of_an_enchantment_has_its_block_up_to_20457",
    },
    "tests/cards/goblins_vs_gnomes/test_neutral.py": {
        "yeti_makes_parts": "test_r204_the_parts_of_a_yeti_name_their_player_up_to_9786",
    },
    "tests/cards/the_grand_tournament/test_shaman.py": {
        "tuskarr_calls_basic_totems": "test_tuskarr_totemic_called_any_totem_once",
    },
    "tests/cards/modes/dungeon_run/test_scenario.py": {
        "casts_loot": "test_r275_what_a_run_offers_next_is_told_by_itself_since_77662",
    },
    "tests/engine/test_herald.py": {
        "names_herald_class": "test_r274_a_class_with_a_colossal_to_be_heralded_is_named",
    },
    "tests/cards/into_the_emerald_dream/test_dark_gifts.py": {
        "gifts_go_with_minions": "test_r271_up_to_217964_the_gifts_themselves_are_offered",
    },
    "tests/cards/across_the_timeways/test_neutral.py": {
        "reveals_timelines": "test_r272_the_timeline_that_was_chosen_is_revealed_since_241170",
    },
    "tests/cards/the_witchwood/test_neutral.py": {
        "starters_act_themselves": "test_up_to_23966_a_copy_is_shown_as_genn_or_baku_acts",
    },
    "tests/cards/basic/test_neutral.py": {
        "notes_temporary": "test_a_temporary_card_that_is_played_in_time_is_marked",
    },
    "tests/cards/basic/test_hunter.py": {
        "notes_originals": "test_tracking_that_discards_copies_the_pick_once_more",
        "tracks_by_copies": "test_tracking_sets_the_cards_themselves_aside_up_to_10357",
    },
    "tests/cards/classic/test_druid.py": {
        "treants_in_place": (
            "test_r85_the_treant_of_an_enchantment_stands_where_its_build_puts_it"
        ),
    },
    "tests/cards/classic/test_hunter.py": {
        "returned_are_whole": (
            "test_r205_a_freezing_trap_behind_vaporize_returns_a_doomed_minion_up_to_9786"
        ),
        "misdirects_to_hidden": ("test_r110_misdirection_needs_somebody_in_sight_up_to_9786"),
        "immune_by_trigger": "test_r142_the_longbow_makes_immune_by_an_update_up_to_10357",
        "marks_returning": "test_r205_a_freezing_trap_marks_whom_it_returns_since_30103",
    },
    "tests/cards/classic/test_mage.py": {
        "trial_spares_secrets": (
            "test_r110_mirror_entity_copies_behind_a_sacred_trial_up_to_14830"
        ),
        "countered_aims": "test_a_countered_spell_has_its_target_all_the_same",
        "countered_stay_barred": "test_r96_a_countered_spell_keeps_its_bar_since_56359",
        "sets_countered_aside": "test_r96_a_countered_spell_is_set_aside_since_134558",
    },
    "tests/cards/classic/test_neutral_epic.py": {
        "nightmare_notes": "test_r64_the_nightmare_notes_that_it_has_killed",
        "mukla_signs": "test_mukla_signs_his_bananas_since_15590",
    },
    "tests/cards/classic/test_paladin.py": {
        "equality_for_all": "test_equality_enchants_a_minion_of_one_health_since_56359",
    },
    "tests/cards/classic/test_warlock.py": {
        "marks_doomed": "test_r142_since_14830_what_a_text_will_destroy_is_marked",
    },
    "tests/cards/journey_to_ungoro/test_rogue.py": {
        "shows_quest_rewards": ("test_r229_what_a_quest_gives_is_shown_to_both_since_19632"),
    },
    "tests/cards/united_in_stormwind/test_mage.py": {
        "shows_line_rewards": ("test_r229_what_a_questline_gives_is_shown_to_both_since_121569"),
    },
    "tests/cards/scholomance_academy/test_neutral.py": {
        "shows_forms": "test_r203_what_devolving_missiles_make_is_shown_aside",
    },
    "tests/cards/curse_of_naxxramas/test_neutral.py": {
        "marks_kelthuzad": "test_r142_kelthuzad_bears_a_mark_since_15590",
    },
    "tests/cards/goblins_vs_gnomes/test_hunter.py": {
        "doubles_by_number": "test_r141_gahzrilla_doubles_its_attack_by_number_since_39954",
    },
    "tests/cards/the_boomsday_project/test_warlock.py": {
        "shows_projects_aside": "test_r19_a_demonic_project_changes_a_minion_of_each_hand",
    },
    "tests/cards/journey_to_ungoro/test_druid.py": {
        "arrivals_count_before_text": (
            "test_r92_what_jungle_giants_reads_of_a_minion_that_is_played"
        ),
        "arrivals_count_in_hand": ("test_r92_what_jungle_giants_reads_of_a_minion_that_is_played"),
        "forager_signs": "test_tortollan_forager_signs_its_find_since_19632",
    },
    "tests/cards/journey_to_ungoro/test_mage.py": {
        "geyser_signs": "test_flame_geyser_burns_and_leaves_a_flame_signed_since_190416",
        "no_lasting_discounts": (
            "test_r23_primal_magic_stays_on_the_spell_until_it_is_buried_up_to_29349"
        ),
        "marks_quests": "test_r229_a_quest_bears_its_mark_while_it_is_in_play",
    },
    "tests/cards/march_of_the_lich_king/test_mage.py": {
        "strange_energy_ends": (
            "test_r23_the_strange_energy_stays_until_its_spell_is_buried_at_159202"
        ),
    },
    "tests/cards/journey_to_ungoro/test_priest.py": {
        "buries_pick_first": "test_r237_the_pick_leaves_before_its_copy_comes_since_31532",
    },
    "tests/cards/basic/test_druid.py": {
        "roar_ends_with_silence": ("test_r200_silence_takes_savage_roar_since_9786"),
        "empty_crystals_uncounted": (
            "test_r44_an_empty_crystal_counts_as_spent_in_the_turn_up_to_174258"
        ),
    },
    "tests/cards/perils_in_paradise/test_demon_hunter.py": {
        "counts_shuffles": "test_r153_patches_shuffles_six_parachutes_which_count_once",
    },
    "tests/cards/mean_streets_of_gadgetzan/test_neutral.py": {
        "mixtures_save_heroes": (
            "test_r74_mistress_of_mixtures_heals_no_hero_that_is_to_die_up_to_19632"
        ),
        "buccaneer_in_tags": "test_the_buccaneer_writes_its_attack_since_18336",
    },
    "tests/cards/one_night_in_karazhan/test_neutral.py": {
        "curator_draws_in_turn": "test_of_old_the_curator_puts_them_on_top_of_the_deck_first",
    },
    "tests/cards/the_league_of_explorers/test_neutral.py": {
        "marks_repeats": "test_r169_a_repeated_battlecry_is_marked_since_223542",
        "battlecries_stack": (
            "test_r169_the_second_battlecry_lays_an_enchantment_of_its_own_up_to_43246"
        ),
    },
    "tests/cards/whispers_of_the_old_gods/test_neutral.py": {
        "gone_stop_casting": "test_r196_yogg_stops_when_it_leaves_since_14830",
        "marks_shifts_at_once": "test_shifter_zerus_is_marked_behind_its_shift_up_to_15590",
        "tells_shifted_cost_at_once": "test_a_shifted_card_tells_its_cost_at_once_since_36393",
        "shifted_forget_maker": "test_a_card_that_shifts_by_itself_forgets_who_made_it",
        "marks_shifts_by_type": "test_shifter_zerus_stays_what_it_was_played_as",
        "shifts_anew": "test_shifter_zerus_keeps_its_enchantment_up_to_23966_and_since_223542",
        "rituals_stack": "test_r266_since_40734_rituals_are_layers_of_an_enchantment",
    },
    "tests/cards/voyage_to_the_sunken_city/test_neutral.py": {
        "laid_under_start_afresh": "test_a_card_laid_under_the_deck_forgets_its_time_in_hand",
        "shows_taught": (
            "test_a_school_teacher_teaches_a_nagaling_a_spell_which_it_shows_since_168788"
        ),
        "taught_spells_leave": (
            "test_a_nagaling_casts_its_spell_on_its_target_and_the_spell_leaves_since_223542"
        ),
    },
    "tests/builds/test_bodies.py": {
        "keeps_turns_in_hand": (
            "test_r203_a_transformed_minion_keeps_its_turns_in_hand_since_195635"
        ),
        "marks_copies": "test_r204_a_copy_is_marked_until_the_text_is_over_since_208591",
        "tells_sizes_twice": "test_r204_the_size_of_a_sized_token_is_told_twice_since_195635",
        "copies_name_makers": (
            "test_r204_a_copied_enchantment_is_named_after_the_first_maker_since_39832"
        ),
        "copies_note_enchantments": (
            "test_r204_a_copied_enchantment_notes_its_original_since_66927"
        ),
        "position_before_zone": (
            "test_r80_since_20457_the_dead_give_up_their_place_before_they_move"
        ),
        "notes_spawn_time": "test_r94_a_card_that_enters_play_counts_its_arrival_since_43246",
        "takes_form_on_arrival": (
            "test_r226_a_form_was_taken_in_the_text_and_is_taken_on_arrival_since_28855"
        ),
        "weapon_replaced_by_death": (
            "test_r97_since_27641_a_replaced_weapon_waits_for_the_death_phase"
        ),
        "last_affecting_source": (
            "test_r76_since_148211_a_minion_to_be_destroyed_knows_who_destroys_it"
        ),
        "lifesteal_of_spells_apart": "test_r135_lifesteal_on_a_spell_has_a_block_since_25770",
        "gifts_affect": "test_r5_since_208591_an_enchanted_minion_knows_who_enchanted_it",
        "bounce_affects": "test_r205_since_66927_a_returned_minion_knows_who_returned_it",
        "keeps_maker_at_death": "test_r80_the_dead_keep_who_summoned_them_from_32708_to_145077",
        "forgets_maker_at_death": "test_r80_the_dead_keep_who_summoned_them_from_32708_to_145077",
        "marks_arrivals": "test_r94_arrivals_are_marked_until_the_next_option_since_28242",
        "counts_copied_arrival": "test_r94_a_copy_counts_on_from_its_original_since_231720",
        "marks_borrowed": "test_r201_a_borrowed_minion_is_marked_since_22611",
        "copies_name_spell": "test_r204_a_spell_is_named_by_its_copies_since_66927",
        "transforms_in_place": (
            "test_r203_a_minion_that_becomes_another_keeps_its_entity_since_24769"
        ),
        "stat_version": "test_r203_a_transformed_minion_tells_its_health_since_175913",
        "last_known_stats": "test_r141_a_summoned_minion_comes_with_shadows_since_13921",
        "sleeps_without_mark": "test_r254_what_starts_dormant_keeps_its_mark_since_231720",
    },
    "tests/builds/test_cards.py": {
        "traps_need_room": "test_r107_duplicate_waits_for_room_in_the_hand_since_10833",
        "loatheb_ends_with_turn": "test_r202_loatheb_taxes_until_his_own_turn_begins_up_to_9786",
        "murlocs_help_their_own": "test_r142_murlocs_help_those_of_both_sides_up_to_11460",
        "deal_uncounted": "test_r28_an_opening_hand_is_counted_as_drawn_up_to_23966",
        "no_turn_drawn_at_deal": "test_r28_an_opening_hand_tells_its_turn_from_45310_to_121569",
        "counts_arrival_in_hand": (
            "test_r147_since_189017_a_card_counts_the_turn_in_which_it_comes_to_the_hand"
        ),
        "counts_draws_left": "test_r148_the_draws_that_are_left_are_told_since_15590",
        "counts_draws_this_game": "test_r147_draws_of_a_game_are_counted_since_24769",
        "counts_draw_before_cast": (
            "test_r152_since_79904_a_card_that_casts_itself_is_counted_before_it_does"
        ),
        "spells_drawn": "test_r147_spells_drawn_in_a_turn_are_counted_since_185749",
        "last_drawn_card": "test_r28_the_card_dealt_last_is_noted_since_134558",
        "notes_turn_drawn": "test_r28_an_opening_hand_tells_its_turn_from_45310_to_121569",
        "tells_place_again": "test_r147_since_189017_the_place_of_a_drawn_card_is_written_twice",
    },
    "tests/builds/test_combat.py": {
        "attack_lists_no_parts": (
            "test_r112_beside_an_attack_the_parts_of_a_choice_are_listed_up_to_77662"
        ),
        "marks_broken_shields": (
            "test_r129_a_shield_that_an_attack_breaks_is_noted_until_it_is_over_since_219846"
        ),
        "options_after_attack": (
            "test_r113_an_attack_is_counted_as_an_option_inside_its_block_up_to_25252"
        ),
        "last_combatant": "test_r113_who_fought_last_is_noted_since_54613",
        "wears_after_counting": "test_r121_a_weapon_wears_before_the_attack_is_counted_up_to_10833",
        "counts_attacks_this_game": "test_r121_attacks_of_the_whole_game_are_counted_since_217964",
        "no_stealth_shadow": "test_r219_up_to_20457_two_more_tags_say_that_a_minion_is_hidden",
        "hero_hits_on_hero": "test_r126_a_wounded_hero_is_marked_from_18336_and_counted_from_20457",
        "hero_damage_on_player": (
            "test_r126_a_wounded_hero_is_marked_from_18336_and_counted_from_20457"
        ),
    },
    "tests/builds/test_damage.py": {
        "pulses": "test_r126_who_will_be_wounded_is_announced_and_since_134558_by_whom",
        "counts_hero_attacks": "test_r121_attacks_of_heroes_are_counted_since_134558",
        "after_damage_pulse": "test_r119_each_wound_of_a_fight_is_announced_behind_it_since_88998",
        "damage_source_pulse": (
            "test_r126_who_will_be_wounded_is_announced_and_since_134558_by_whom"
        ),
        "shield_pop": "test_r129_a_shield_that_was_lost_is_noted_since_174258",
        "hero_damage_history": (
            "test_r126_the_damage_of_a_game_is_added_up_at_the_end_of_turns_then_at_once"
        ),
        "damage_history_at_once": (
            "test_r126_the_damage_of_a_game_is_added_up_at_the_end_of_turns_then_at_once"
        ),
        "health_changed_flag": "test_r126_a_hero_whose_health_changed_is_noted_since_54613",
        "self_damage": "test_r126_wounds_of_the_own_turn_are_counted_apart",
        "health_paid_apart": "test_r126_a_cost_in_health_is_no_damage_since_185749",
        "counts_self_hits": "test_r126_wounds_of_the_own_turn_are_counted_apart",
        "counts_hero_hits": "test_r126_hits_of_a_hero_are_counted_since_229984",
        "counts_power_damage": "test_r126_the_damage_of_hero_powers_is_counted_since_28855",
        "counts_spell_damage": "test_r126_the_damage_of_spells_is_counted_since_241170",
        "prehealing": "test_r134_healing_is_announced_since_12574",
        "counts_heals": "test_r134_what_is_counted_of_healing_came_build_by_build",
        "healing_this_turn": "test_r134_what_is_counted_of_healing_came_build_by_build",
        "amount_healed": "test_r134_what_is_counted_of_healing_came_build_by_build",
        "hero_healing": "test_r134_what_is_counted_of_healing_came_build_by_build",
        "minion_healing": "test_r134_what_is_counted_of_healing_came_build_by_build",
        "armor_gained": "test_r131_what_is_counted_of_armour_came_build_by_build",
        "armor_gained_in_place": (
            "test_r131_up_to_121569_armour_is_counted_in_a_block_of_the_player"
        ),
        "armor_this_turn": "test_r131_what_is_counted_of_armour_came_build_by_build",
        "announces_armor": "test_r131_a_gain_of_armour_is_announced_since_210640",
        "armor_lost": "test_r131_what_is_counted_of_armour_came_build_by_build",
        "destruction_affects": "test_r76_since_22611_destruction_affects_a_minion",
        "hero_healing_on_player": (
            "test_r134_what_a_hero_was_healed_in_a_turn_is_counted_since_20457"
        ),
        "notes_damage_of_last_turn": "test_r126_the_damage_of_the_enemys_turn_is_kept_since_134558",
    },
    "tests/builds/test_death.py": {
        "aya_forgets_place": "test_r85_aya_notes_her_place_as_she_dies_up_to_23576",
        "no_ignore_damage": "test_r80_up_to_10604_two_tags_enclose_the_healing_of_the_dead",
        "counts_dead_this_game": "test_r86_the_dead_of_a_game_are_counted_since_9786",
        "dead_stats_wait": "test_r80_the_stats_of_the_dead_fall_with_the_next_update_since_15590",
        "dead_regain_deathrattle": (
            "test_r80_a_silenced_minion_has_its_deathrattle_again_once_dead_since_22611"
        ),
        "dead_baron_doubles": (
            "test_r84_a_baron_who_dies_with_them_doubles_deathrattles_in_some_builds"
        ),
        "death_knight_corpses": "test_r164_who_has_corpses_gets_more_of_them_since_134558",
        "rises_with_one_health": "test_r204_what_redemption_returns_is_made_with_one_health",
    },
    "tests/builds/test_hidden.py": {
        "hides_enchantments": "test_r5_an_enchantment_tells_its_host_from_the_first_since_15590",
        "fired_secrets_note_mover": (
            "test_r109_a_secret_that_fires_was_moved_by_who_attacks_since_28329"
        ),
        "tells_changed_cost": "test_r17_up_to_14830_a_secret_tells_the_printed_cost",
        "hides_bombs": "test_r153_a_bomb_of_a_battlecry_stays_in_sight_up_to_30103",
        "marks_seen_in_deck": (
            "test_r153_a_card_left_in_sight_in_a_deck_is_marked_twice_since_66927"
        ),
        "shows_shuffled": "test_r153_what_is_shuffled_into_a_deck_is_shown_and_hidden_since_27358",
        "logs_shuffles": "test_r153_the_shuffling_of_a_deck_is_logged_since_54613",
    },
    "tests/builds/test_mana.py": {
        "overload_before_text": "test_r228_overload_is_owed_before_the_text_from_10833_to_27358",
    },
    "tests/builds/test_play.py": {
        "echo_behind_triggers": (
            "test_r241_an_echo_comes_behind_what_answers_to_its_play_since_42174"
        ),
        "links_powers": "test_r161_a_new_power_names_the_old_one_since_33717",
        "slush_time": "test_r92_the_time_a_card_takes_is_told_since_43246",
        "spends_counted": "test_r92_what_is_counted_of_spent_mana_came_build_by_build",
        "resources_this_turn": "test_r92_what_is_counted_of_spent_mana_came_build_by_build",
        "no_last_card_played": "test_r92_the_card_played_last_is_noted_up_to_84593",
        "spells_counted": "test_r92_spells_of_a_turn_are_counted_since_11500",
        "counts_spells_this_game": "test_r92_spells_of_a_game_are_counted_since_66927",
        "spells_counted_late": (
            "test_r92_since_74257_the_spells_of_a_game_are_counted_once_the_card_has_left_the_hand"
        ),
        "notes_hand_position": "test_r92_where_a_card_lay_in_the_hand_is_noted_since_203120",
        "power_uses_inline": (
            "test_r104_up_to_181554_uses_of_the_hero_power_are_counted_in_a_block_of_their_own"
        ),
        "power_used_mirror": "test_r104_a_hero_power_is_noted_as_used_since_58638",
        "casts_outright": "test_r196_a_spell_cast_at_random_is_a_play_up_to_14830",
        "cast_spells_tell_target": (
            "test_r270_a_spell_that_a_text_casts_tells_its_target_since_28329"
        ),
        "counts_attackers": "test_r113_minions_that_attacked_in_a_turn_are_counted_since_10357",
        "affects_discovered": "test_r237_a_discovered_card_knows_what_offered_it_since_56359",
        "marks_discovered": "test_r237_what_a_discover_offers_is_marked_since_134558",
    },
    "tests/builds/test_turn.py": {
        "turns_in_play_both": "test_r41_minions_of_both_players_count_their_turns_since_13921",
        "turns_in_play_all": "test_r41_the_game_and_its_players_count_their_turns_too_since_23576",
        "secrets_count_turns": "test_r41_secrets_count_their_turns_since_134558",
        "no_turns_left": "test_r57_up_to_22611_every_turn_is_taken_from_those_that_are_left",
        "resets_in_ready": (
            "test_r41_the_attacks_of_a_hero_are_forgotten_behind_the_draw_up_to_23576"
        ),
        "combo_resets_in_cleanup": "test_r104_a_combo_ends_with_its_turn_since_30795",
        "drawn_reset_for_ended": (
            "test_r41_what_was_drawn_in_the_other_turn_is_forgotten_since_148211"
        ),
        "current_player_mirror": "test_r40_the_player_to_move_is_told_twice_since_30795",
        "last_game_turn": "test_r40_the_turn_that_has_passed_is_told_since_74257",
        "player_turn": "test_r40_players_count_their_own_turns_since_88998",
        "no_losing_at_concession": "test_r217_who_concedes_is_losing_first_up_to_10833",
        "counts_both_hands": "test_r40_cards_in_both_hands_count_a_turn_since_189017",
        "marks_rush": "test_r220_what_rush_may_attack_is_marked_since_23966",
        "keeps_resources_spent": (
            "test_r41_what_was_spent_in_a_turn_stands_until_more_is_spent_since_179020"
        ),
        "unspent_resources": "test_r42_mana_that_was_not_spent_is_counted_since_134558",
        "adds_up_mana_in_cleanup": (
            "test_r55_unspent_mana_is_counted_before_the_cleanup_up_to_181554"
        ),
        "fatigue_on_player": "test_r48_fatigue_is_counted_on_the_hero_up_to_10357",
        "deathrattle_count": "test_r86_deathrattles_of_a_turn_are_counted_since_45310",
    },
    "tests/engine/test_cost_auras.py": {
        "stats_fall_late": "test_r23_a_discount_shows_once_more_up_to_14830",
        "enrage_attaches": "test_enrage_left_no_enchantment_up_to_10833",
    },
    "tests/cards/madness_at_the_darkmoon_faire/test_neutral.py": {
        "hides_pieces": "test_r39_cthun_the_shattered_breaks_into_pieces",
    },
    "tests/engine/test_keywords.py": {
        "notes_corrupt_cost": "test_r248_a_corrupt_card_notes_what_it_costs_since_84593",
        "marks_twins": "test_r263_a_twin_bears_a_mark_since_210640",
        "keeps_rush": "test_r220_an_unused_rush_is_kept_from_36393_to_39282",
    },
    "tests/engine/test_late_builds.py": {
        "notes_concession": "test_r217_a_concession_is_noted",
        "counts_affects": "test_being_affected_is_counted",
        "strength_totem": "test_r163_the_fourth_basic_totem",
    },
    "tests/engine/test_mirrors.py": {
        "numbers_secrets": "test_secrets_are_numbered_by_the_last_one_there",
        "elusive_keyword": "test_elusive_is_a_keyword_since_texts_name_it",
        "mirrors_keywords": "test_a_minion_played_mirrors_its_taunt",
        "notes_atk_in_hand": "test_r139_a_body_in_a_hand_tells_its_attack_twice",
        "marks_overload_in_hand": (
            "test_r228_a_card_with_overload_is_marked_as_it_comes_to_a_hand"
        ),
    },
    "tests/engine/test_packet_order.py": {
        "spent_after_used": "test_r92_what_a_card_costs_is_counted_before_or_after_paying",
        "target_before_move": "test_r92_the_target_of_a_card_is_told_last_before_its_text",
        "just_played_after_payment": "test_r92_a_card_counts_as_just_played_from_its_payment_on",
        "answers_wait_for_choice": (
            "test_r105_what_answers_to_a_minion_waits_for_the_choice_of_its_text"
        ),
        "options_after_choices": "test_r92_a_play_is_counted_when_its_text_waits_for_a_choice",
        "dying_damage_last": "test_r80_the_body_is_cleaned_in_the_order_of_its_build",
        "counts_dead_after_move": "test_r80_the_body_is_cleaned_in_the_order_of_its_build",
        "dead_lose_health_first": "test_r80_the_body_is_cleaned_in_the_order_of_its_build",
        "applies_before_shadows": "test_r142_an_update_of_auras_goes_down_by_entity_id",
        "stats_at_once": "test_r141_a_heros_attack_follows_its_enchantment",
        "auras_leave_the_game": "test_r142_an_aura_whose_host_died_moves_on_to_the_graveyard",
    },
    "tests/engine/test_player_tags.py": {
        "keeps_raised_power": "test_up_to_14830_it_falls_back_with_every_move",
    },
    "tests/engine/test_rules_b_moves.py": {
        "notes_maker": "test_r94_whoever_brings_a_minion_into_play_is_noted_since_29933",
    },
    "tests/engine/test_rules_c_setup.py": {
        "quests_in_place": "test_r25_up_to_35057_a_quest_lies_on_top_before_it_is_dealt",
    },
    "tests/engine/test_rules_d_turn.py": {
        "counts_fired_secrets": "test_r55_what_is_counted_for_the_game_came_build_by_build",
        "counts_turns_in_hand": "test_r55_what_is_counted_for_the_game_came_build_by_build",
        "counts_options_this_game": "test_r55_what_is_counted_for_the_game_came_build_by_build",
        "counts_burned": "test_r55_what_is_counted_for_the_game_came_build_by_build",
    },
    "tests/engine/test_rules_deck_action.py": {
        "trades_in_own_block": ("test_r251_up_to_121569_a_trade_is_a_play_of_the_card_on_itself"),
        "traded_start_afresh": "test_r251_a_traded_card_starts_afresh_since_210640",
        "forge_unrevealed": "test_r259_up_to_185054_a_forged_card_stays_announced",
    },
    "tests/engine/test_rules_e_triggers.py": {
        "no_update_in_attack": "test_r72_a_wound_before_the_exchange_enrages_in_time_up_to_12_0",
        "validated_triggers": "test_r67_who_arrives_in_a_death_phase_sees_none_of_its_deaths",
    },
    "tests/engine/test_rules_f_deaths.py": {
        "weapons_destroyed_by_death": "test_r97_dagger_mastery_of_old_takes_the_dagger_away_itself",
        "corpse_keeps_state": "test_r80_up_to_29349_the_dead_are_as_printed_again",
        "tokens_in_order": "test_r85_several_tokens_push_each_other_or_stand_in_order",
        "corpses_of_all": "test_r164_since_168788_every_class_keeps_corpses",
    },
    "tests/engine/test_rules_g_play.py": {
        "heroes_are_copies": "test_r98_the_old_hero_is_set_aside_in_sight",
        "old_heroes_keep_damage": "test_r98_the_old_hero_is_set_aside_in_sight",
        "hero_gains_armor": "test_r98_armour_of_both_heroes_adds_up",
        "parts_with_transformed": "test_r226_the_options_of_who_is_transformed_belong_to_nobody",
    },
    "tests/engine/test_rules_h_secrets.py": {
        "tells_cost_in_hand": "test_r109_what_the_opponent_is_told_of_a_secret",
        "tells_whole_secrets": "test_r109_what_the_opponent_is_told_of_a_secret",
        "tells_secret_locked": "test_r109_what_the_opponent_is_told_of_a_secret",
    },
    "tests/engine/test_keywords_since_2021.py": {
        "counts_locations_used": "test_r159_the_uses_of_locations_are_counted_since_203120",
    },
    "tests/engine/test_rules_i_combat.py": {
        "forced_attacks_are_extra": "test_r221_an_attack_that_a_text_makes_is_extra_since_192896",
        "no_combat_step": "test_r113_the_step_goes_to_combat_and_back_up_to_25252",
        "attacks_counted_before_damage": "test_r121_when_an_attack_is_counted_depends_on_the_build",
        "durability_after_attack": "test_r121_the_weapon_wears_inside_or_behind_the_block",
        "notes_hero_attack": "test_r121_an_attack_of_the_hero_is_noted_until_a_turn_without_one",
        "counts_cancelled_attack": "test_r116_a_cancelled_second_attack_does_not_wear_the_weapon",
        "after_attack_behind_block": (
            "test_r122_up_to_19632_what_follows_an_attack_is_inside_its_block"
        ),
        "counts_attack_gained": "test_r158_what_a_hero_gains_in_attack_was_added_up",
    },
    "tests/engine/test_rules_k_auras.py": {
        "numbers_in_show": "test_r5_the_number_of_an_enchantment_is_told_behind_it_up_to_23576",
        "auras_at_arrival": (
            "test_r142_since_22611_the_aura_of_a_summoned_minion_is_laid_in_the_text_that_summons"
        ),
        "notes_old_host": "test_r142_an_aura_whose_source_leaves_notes_its_host_since_29933",
        "no_undispellable": "test_r200_some_enchantments_say_that_silence_leaves_them",
    },
    "tests/engine/test_rules_k_stats.py": {
        "set_costs_come_first": "test_r146_discounts_and_a_set_cost",
        "renews_returned": "test_r21_since_30103_a_returned_card_is_made_anew",
        "ranks_doomsayer": "test_r142_a_mark_of_a_text_comes_and_goes_with_the_update",
    },
    "tests/engine/test_rules_l_cards.py": {
        "hidden_zone_owner": "test_r153_a_card_that_was_shuffled_says_so",
        "tutors_in_place": "test_r154_up_to_35057_what_a_text_seeks_lies_on_top_of_the_deck_first",
    },
    "tests/engine/test_rules_mana.py": {
        "mana_refreshes": "test_r35_the_coin_refreshes_a_spent_crystal_in_some_builds",
        "empty_crystals_unspent": "test_r44_empty_crystals_come_singly_and_once_counted_as_spent",
        "counts_overload": "test_r228_overload_of_a_game_is_counted_since_12574",
        "keeps_overload_tag": "test_r228_an_overload_card_spends_its_own_tag_up_to_14830",
        "counts_power_uses": "test_r104_uses_of_the_hero_power_are_counted_since_9786",
    },
    "tests/builds/test_made_with.py": {
        "tells_shadows": "test_r6_a_new_card_bears_the_shadows_of_its_stats",
        "numbers_creators": "test_r6_a_made_card_bears_the_number_of_its_maker_since_29933",
        "marks_drawn": "test_r147_a_drawn_card_is_marked_since_29933",
        "triggers_name_hosts": ("test_r22_the_gift_of_a_trigger_names_its_host_from_9786_to_23576"),
        "triggers_name_minions": (
            "test_r22_the_gift_of_a_trigger_names_its_host_from_9786_to_23576"
        ),
        "afk_affects": "test_r51_an_idle_player_affects_its_hero_since_208591",
        "afk_names_player": "test_r51_the_mark_of_an_idle_player_names_the_player_since_20457",
        "renewed_keep_spawn_count": (
            "test_r21_a_card_put_back_into_the_deck_keeps_its_count_of_arrivals_since_162171"
        ),
    },
    "tests/engine/test_rules_q_change.py": {
        "hiding_clears_place": "test_r205_up_to_18336_its_place_is_written_once",
        "reveals_transformed": "test_r203_up_to_9166_a_new_body_is_marked_topdeck",
        "transforms_unrevealed": (
            "test_r203_of_old_the_new_one_is_linked_and_the_old_one_as_printed"
        ),
        "transformed_know_affecter": (
            "test_r203_a_transformed_minion_knows_what_affected_it_since_88998"
        ),
        "counts_transforms": "test_r203_a_transformed_card_counts_how_often_since_134558",
        "keeps_spawn_count": (
            "test_r203_a_transformed_minion_keeps_its_count_of_arrivals_since_2022"
        ),
        "marks_activation": "test_r203_what_a_character_is_since_159202_is_told_anew",
    },
    "tests/engine/test_rules_rest.py": {
        "starters_shown_late": "test_r269_cards_of_the_start_show_themselves_and_then_act_once",
        "starters_shown_first": "test_r269_cards_of_the_start_show_themselves_and_then_act_once",
        "ends_in_player_order": "test_r216_how_a_game_ends",
        "buries_untaken_options": "test_r18_r237_what_was_not_discovered_is_set_aside_or_buried",
        "untaken_options_end_plainly": (
            "test_r18_what_was_not_discovered_notes_the_source_up_to_208591"
        ),
        "apart_in_hand": "test_r5_in_a_hand_enchantments_stacked_up_to_27358",
    },
    "tests/cards/classic/test_neutral.py": {
        "marks_end_with_card": "test_r23_what_is_to_be_played_is_marked_twice_since_241170",
    },
    "tests/cards/modes/rumble_run/test_shrines.py": {
        "harm_names_healer": "test_bwonsamdis_covenant_turns_healing_of_enemies_into_harm",
    },
    "tests/cards/the_boomsday_project/test_warrior.py": {
        "laid_power_stays_used": "test_the_mech_suit_changes_at_the_end_of_the_turn",
        "takes_back_forced_attacks": "test_supercollider_takes_the_attack_that_it_forces_back",
    },
    "tests/cards/mean_streets_of_gadgetzan/test_potions.py": {
        "casts_parts": "test_up_to_15590_the_potion_did_what_its_parts_say",
    },
    "tests/recorder/test_record.py": {
        "codes_options": "test_what_cannot_be_played_is_listed_with_a_reason_since_25770",
        "deals_by_packets": "test_up_to_13030_the_hands_are_dealt_as_the_recording_begins",
    },
    "tests/recorder/test_seat.py": {
        "lists_some_zeros": "test_what_comes_into_sight_lists_some_zeros_since_15590_and_later_all",
        "lists_all_zeros": "test_what_comes_into_sight_lists_some_zeros_since_15590_and_later_all",
        "lists_type_first": "test_tags_are_listed_in_the_order_of_the_build",
        "lists_stats_first": "test_tags_are_listed_in_the_order_of_the_build",
        "changes_begin_with_nothing": "test_a_change_begins_with_a_tag_that_is_none_since_24769",
    },
    "tests/verifier/compare/test_changes.py": {
        "retells_entities": "test_what_comes_into_sight_again_is_told_as_a_whole_since_15590",
        "tells_hidden_creators": "test_who_generated_a_card_out_of_sight_is_told_since_25770",
    },
    "tests/verifier/simulate/test_drive.py": {
        "blocks_name_option": "test_r226_the_index_of_the_power_block_shows_the_option_until_28329",
    },
}

KILLED_BY: dict[str, str] = {
    switch: f"{file}::{test}" for file, rows in _BY_FILE.items() for switch, test in rows.items()
}
"""Switch → the node id of its test, without the row of a table."""
