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
        "tests/report/test_grade.py::test_the_headline_is_the_first_of_the_highest_grade",
        "tests/report/test_renderings.py::test_the_first_line_counts_the_grades",
        "tests/verifier/judge/test_grades.py::test_grade",
    )),
    Row("A5", "the first line says how much was judged, and of how much nothing is known", (
        "tests/report/test_renderings.py::test_the_first_line_says_how_much_was_judged",
    )),
    Row("A6", "a card has its name beside its id", (
        "tests/report/test_renderings.py::test_every_card_id_has_its_name_beside_it",
        "tests/replay/test_titles.py::test_every_id_of_a_report_is_named",
        "tests/replay/test_titles.py::test_a_sentence_is_told_with_names",
    )),
    Row("A7", "clusters go by roots, with names, members and --top", (
        "tests/report/test_clusters.py::test_roots",
        "tests/report/test_clusters.py::test_the_table_names_cards_and_says_what_it_leaves_out",
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
    Row("C4", "causes with evidence: the log against itself, enchantments, texts, earlier cards", (
        "tests/verifier/judge/test_causes.py::test_the_planted_game_contradicts_itself",
        "tests/verifier/judge/test_causes.py::test_an_enchantment_that_the_engine_alone_has",
        "tests/verifier/judge/test_causes.py::test_a_text_that_runs_on_both_sides_and_otherwise",
        "tests/verifier/judge/test_causes.py::test_a_code_of_no_tag_says_it_itself",
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
    )),
    Row("C7", "extract writes the smallest recording of an action, and a test; verify takes it", (
        "tests/app/outputs/test_extract.py::test_what_is_cut_out_says_the_same_of_the_action",
        "tests/app/outputs/test_extract.py::test_the_test_fails_where_the_action_diverges",
        "tests/app/outputs/test_extract.py::"
        "test_a_reduced_recording_diverges_as_before_with_less_in_it",
    )),
    Row("C8", "a scripted replay has boards, a next command, and steps to show", (
        "tests/app/look/test_steps.py::test_a_move_has_a_name_a_board_and_its_lines",
        "tests/cli/test_commands.py::"
        "test_a_refused_move_of_a_script_is_shown_with_the_board_and_what_to_type_next",
    )),
    Row("C9", "the boxes of a board hold whole names, or there is a list", (
        "tests/report/test_board_text.py::test_a_box_holds_the_whole_name",
        "tests/report/test_board_text.py::test_boxes_that_do_not_fit_become_a_list",
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
)  # fmt: skip
