"""What newcomers missed when they tried the program, and the tests that hold it now.

A row is a number of the trial, what was wanted in a few words, and its tests as pytest names them.
Rows are added at the end and never taken away.
"""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """What was wanted, and the tests that show it."""

    number: str
    wanted: str
    tests: tuple[str, ...]


ROWS = (
    Row("A4", "the report begins with the divergence that matters most, and counts the grades", (
        "tests/report/test_grade.py::test_the_headline_is_what_tells_most_of_the_earliest_root",
        "tests/report/test_renderings.py::test_the_first_line_counts_the_grades",
        "tests/verifier/judge/test_grades.py::test_grade",
        "tests/app/test_ignored.py::test_what_is_expected_is_shown_and_no_failure",
        "tests/app/test_ignored.py::test_an_entry_that_matches_nothing_is_a_failure",
    )),
    Row("A5", "the first line says how much was judged, and of how much nothing is known", (
        "tests/report/test_renderings.py::test_the_first_line_says_how_much_was_judged",
    )),
    Row("A6", "a card has its name beside its id; coverage lists those that are not implemented", (
        "tests/report/test_renderings.py::test_every_card_id_has_its_name_beside_it",
        "tests/replay/test_titles.py::test_every_id_of_a_report_is_named",
        "tests/replay/test_titles.py::test_a_sentence_is_told_with_names",
        "tests/app/test_coverage.py::test_what_holds_back_most_games_alone_comes_first",
        "tests/app/test_coverage.py::test_the_command_prints_it",
    )),
    Row("A7", "clusters go by roots, with names, members and --top; diff compares two runs", (
        "tests/report/test_clusters.py::test_roots",
        "tests/report/test_clusters.py::test_the_table_names_cards_and_says_what_it_leaves_out",
        "tests/app/runs/test_changes.py::test_new_and_gone_actions_are_listed",
    )),
    Row("A9", "the schema holds for lines of JSON as well", (
        "tests/report/test_json.py::test_json_lines_hold_one_object_per_game_or_unreadable_file",
    )),
    Row("A10", "explain says what a code or a word of a report means", (
        "tests/app/look/test_codes.py::test_every_code_has_a_text",
        "tests/app/look/test_codes.py::test_every_word_has_a_text",
        "tests/app/look/test_codes.py::test_the_command_prints_it",
    )),
    Row("C1", "log lists the steps, and a step is called by turn, line or card", (
        "tests/app/look/test_log.py::test_a_step_is_one_line_with_turn_player_title_mark_and_line",
        "tests/app/look/test_places.py::test_a_step_has_several_names",
        "tests/cli/test_commands.py::test_log_lists_the_steps_and_find_gives_their_addresses",
    )),
    Row("C2", "show is centred on what differs, marked, with both sides and boards", (
        "tests/app/look/test_first_screen.py::test_of_a_hundred_steps",
        "tests/report/test_sides.py::"
        "test_eight_rows_stand_above_and_below_the_difference_which_is_marked",
        "tests/report/test_sides.py::test_boards_that_are_equal_are_drawn_once",
        "tests/report/test_sides.py::test_the_differences_alone_stand_in_their_blocks",
    )),
    Row("C3", "explain prints the sum of a value and its history on both sides", (
        "tests/app/look/test_explain.py::"
        "test_without_an_entity_the_first_difference_of_the_step_is_explained",
        "tests/app/look/test_explain.py::test_an_enchantment_is_named_with_what_it_adds",
        "tests/app/look/test_explain.py::test_the_parts_of_every_stat_add_up",
    )),
    Row("C4", "causes with evidence: enchantments, texts of one side", (
        "tests/causes/test_blocks.py::test_an_enchantment_that_the_log_alone_lays_or_ends",
        "tests/causes/test_blocks.py::test_a_card_that_acts_on_one_side_only",
        "tests/causes/test_order.py::test_death_phases_that_one_side_alone_has",
        "tests/causes/test_values.py::test_a_number_is_that_of_the_text_where_the_sides_part",
        "tests/causes/test_finder.py::test_a_text_that_was_first_seen_in_a_later_build",
        "tests/causes/test_finder.py::test_a_code_of_no_tag_says_it_itself",
        "tests/report/test_cause.py::test_cause",
    )),
    Row("C5", "an action has one title, with names and its target", (
        "tests/replay/test_titles.py::test_title",
        "tests/app/look/test_titles.py::test_of_the_planted_game",
        "tests/app/look/test_titles.py::test_the_report_names_card_and_target",
    )),
    Row("C6", "html writes one offline page, step goes through a game in a terminal", (
        "tests/pages/test_browser.py::test_both_boards_show_it",
        "tests/pages/test_browser.py::test_keys_step",
        "tests/pages/test_page.py::test_the_policy_refuses_all_but_the_one_style_and_the_one_script",
        "tests/app/outputs/test_pages.py::test_a_folder_has_an_index_and_a_page_a_game",
        "tests/app/look/test_stepping.py::test_a_command_goes_to_a_step",
        "tests/app/look/test_stepping.py::test_what_a_command_prints",
        "tests/app/tui/test_stepping.py::test_the_divergence_is_shown_on_both_sides",
    )),
    Row("C7", "extract writes the smallest recording of an action, and a test; verify takes it", (
        "tests/app/outputs/test_extract.py::test_what_is_cut_out_says_the_same_of_the_action",
        "tests/app/outputs/test_extract.py::test_the_test_fails_where_the_action_diverges",
        "tests/app/outputs/test_extract.py::"
        "test_a_reduced_recording_diverges_as_before_with_less_in_it",
        "tests/app/outputs/test_extract.py::test_a_folder_is_reduced_in_place",
    )),
    Row("C8", "a scripted replay has boards, a next command, and steps to show", (
        "tests/app/look/test_steps.py::test_a_move_has_a_name_a_board_and_its_lines",
        "tests/cli/test_commands.py::"
        "test_a_refused_move_of_a_script_is_shown_with_the_board_and_what_to_type_next",
    )),
    Row("C9", "the boxes of a board hold whole names, or there is a list", (
        "tests/report/terminal/test_board.py::test_a_box_holds_the_whole_name",
        "tests/report/terminal/test_board.py::test_boxes_that_do_not_fit_become_a_list",
    )),
    Row("C10", "bookkeeping stands below what is seen at the table", (
        "tests/report/test_renderings.py::test_bookkeeping_stands_below_what_is_seen",
        "tests/verifier/judge/test_grades.py::test_an_enchantment_is_not_seen",
    )),
    Row("R3", "a wrong address is an error of usage that says how to name a step", (
        "tests/app/look/test_places.py::test_a_wrong_address_says_how_to_say_it",
        "tests/base/test_address.py::test_games_and_steps_count_from_1",
        "tests/cli/test_commands.py::test_an_address_means_the_same_in_every_command",
    )),
    Row("R9", "without UTF-8 the separators are plain, and no question marks", (
        "tests/cli/test_streams.py::test_what_ascii_lacks_is_written_with_what_it_has",
    )),
    Row("R10", "a game that is not simulated says why", (
        "tests/cli/test_commands.py::test_a_game_that_is_not_simulated_says_why",
    )),
    Row("R12", "what to type next can be typed, for a name with a hyphen and standard input", (
        "tests/cli/test_commands.py::test_a_step_of_standard_input_is_no_option",
        "tests/cli/test_commands.py::"
        "test_a_file_whose_name_begins_with_a_hyphen_is_named_so_that_it_can_be_typed",
    )),
    Row("R1", "a reader who has seen enough is no verdict", (
        "tests/cli/test_streams.py::test_a_reader_who_went_away_is_no_failure",
    )),
    Row("R2", "a full or closed output is told and ends with 2", (
        "tests/cli/test_streams.py::test_a_full_output_is_told",
        "tests/cli/test_streams.py::test_a_closed_output_is_told",
    )),
    Row("R4", "a folder stands for the recordings in it, and what is skipped is counted", (
        "tests/app/inputs/test_files.py::test_a_folder_and_a_pattern_stand_for_the_recordings_in_them",
        "tests/app/inputs/test_files.py::test_a_folder_without_a_recording_says_so",
    )),
    Row("R5", "patterns that no shell expands; other logs are skipped unless named alone", (
        "tests/app/inputs/test_files.py::test_a_log_of_another_logger_is_skipped_unless_it_is_named_alone",
    )),
    Row("R6", "zip, hdtreplay, tar, xz and bzip2 are read, and never tar bytes as a log", (
        "tests/app/inputs/test_files.py::test_an_hdtreplay_is_read_as_the_log_that_it_holds",
        "tests/app/inputs/test_files.py::test_the_files_of_an_archive_have_addresses_like_those_of_a_folder",
        "tests/app/inputs/test_files.py::test_a_tar_is_never_read_as_a_log",
        "tests/app/inputs/test_files.py::test_what_expands_too_much_is_refused",
    )),
    Row("R7", "each game is printed as it is done, and Ctrl-C ends with totals", (
        "tests/cli/test_interrupt.py::test_a_game_is_printed_before_the_next_one_is_read",
        "tests/cli/test_interrupt.py::test_ctrl_c_ends_with_the_totals_so_far",
    )),
    Row("R8", "progress says file, share and time left", (
        "tests/cli/test_progress.py::test_the_games_of_a_large_file_are_counted_as_they_are_done",
        "tests/cli/test_progress.py::"
        "test_files_that_are_read_at_once_are_counted_game_by_game",
    )),
    Row("R11", "the name of the target says the form of the report", (
        "tests/cli/test_help.py::test_the_name_of_the_target_says_the_form_of_the_report",
    )),
    Row("R13", "FORCE_COLOR is honoured", (
        "tests/cli/test_help.py::test_colour_can_be_forced_where_nobody_watches",
    )),
    Row("A1", "several processes from a script without a guard", (
        "tests/app/test_workers.py::test_a_script_without_a_guard_may_use_several_processes",
    )),
    Row("B1", "what is written of every recording is read again, packet by packet", (
        "tests/formats/powerlog/test_corpus.py::test_all_games_survive_conversion",
        "tests/formats/powerlog/test_write.py::test_a_keyword_that_a_converter_does_not_know_is_none",
        "tests/formats/powerlog/test_write.py::test_an_hour_past_24_is_the_time_of_day_and_told",
    )),
    Row("B2", "lost lines go along with a copy", (
        "tests/formats/damage/test_lost.py::test_the_verdict_on_a_copy_is_the_one_on_its_source",
    )),
    Row("B3", "a script that ends early has to be wanted", (
        "tests/app/outputs/test_convert.py::test_a_script_that_ends_early_has_to_be_wanted",
    )),
    Row("B4", "what an engine played says so and is not judged", (
        "tests/app/outputs/test_convert.py::test_what_an_engine_played_says_so_and_is_not_judged",
    )),
    Row("B5", "many files are converted into a folder", (
        "tests/app/outputs/test_many.py::test_a_folder_keeps_its_folders",
        "tests/app/outputs/test_many.py::test_a_file_that_fails_does_not_end_the_others",
    )),
    Row("B6", "JSON of the packets, plain English, and a recording without its players", (
        "tests/formats/test_packets_json.py::test_what_is_written_is_read_again",
        "tests/app/outputs/test_story.py::test_actions_stand_under_their_turns_and_outcomes_under_them",
        "tests/app/outputs/test_anonymize.py::test_no_name_and_no_account_is_left",
    )),
    Row("B7", "a loss names its game, in words that a stranger understands", (
        "tests/app/outputs/test_convert.py::test_a_loss_names_its_game",
    )),
    Row("B8", "the times of XML have the day that is given", (
        "tests/app/outputs/test_convert.py::test_the_times_of_xml_have_the_day_that_is_given",
    )),
    Row("B9", "a wrong argument says what to pass", (
        "tests/app/test_api.py::test_a_wrong_argument_says_what_to_pass",
    )),
    Row("C11", "a log that is being written is followed", (
        "tests/app/test_follow.py::test_each_step_is_told_once_and_when_it_is_finished",
    )),
)  # fmt: skip
