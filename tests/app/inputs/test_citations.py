"""A citation leads to the step that holds the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.made_up import GOOD, archive
from corpus import corpus_dir
from hsreplay_sim.app.inputs.archive import Archive
from hsreplay_sim.app.inputs.citations import resolve
from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.app.look.steps import step_view
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from scripts.loading import script

GAME = (GOOD / "modern.log").read_bytes()
LINES = GAME.count(b"\n")


@pytest.fixture
def here(tmp_path: Path) -> Archive:
    """A machine with the recording U901, two games of one file."""
    made = archive(tmp_path, U901=GAME + GAME, U902=GAME)
    (made.folders[0] / "U901_two.log").write_bytes(GAME + GAME)
    return made


def test_a_line_leads_to_the_step_that_holds_it(here: Archive) -> None:
    path = str(here.find("U901"))
    for step in (1, 2, 3):
        lines = step_view(place_of(f"{path}:1@{step}")).lines
        for number in (lines[0][0], lines[-1][0]):
            place = resolve(f"U901:{number}", here)
            assert (place.address.game, place.address.step, place.line) == (1, step, number)


def test_a_line_of_the_second_game_leads_there(here: Archive) -> None:
    first = resolve(f"U901:{LINES // 2}", here)
    second = resolve(f"U901:{LINES * 3 // 2}", here)
    assert (first.address.game, second.address.game) == (1, 2)
    assert first.address.step == second.address.step


def test_a_line_of_the_setup_leads_to_the_first_step(here: Archive) -> None:
    place = place_of("U901:3", here)
    view = step_view(place)
    assert (place.address.step, view.lines[0][0], view.mark) == (1, 3, 3)


def test_a_span_is_shown_from_its_first_line(here: Archive) -> None:
    assert resolve("U901:40-90", here) == resolve("U901:40", here)


@pytest.mark.parametrize(
    ("text", "game", "step"),
    [
        pytest.param("U901@4", 0, 4, id="step"),
        pytest.param("U901:2@4", 2, 4, id="game-and-step"),
        pytest.param("U901", 0, 0, id="neither"),
    ],
)
def test_steps_of_a_recording_are_named_like_those_of_a_file(
    here: Archive, text: str, game: int, step: int
) -> None:
    place = resolve(text, here)
    assert place.address.path == str(here.find("U901"))
    assert (place.address.game, place.address.step, place.line) == (game, step, 0)


def test_lines_and_games_count_from_1(here: Archive) -> None:
    with pytest.raises(UsageError, match="games count from 1"):
        resolve("U901:0", here)


def test_a_turn_or_a_card_names_a_step_of_a_recording(here: Archive) -> None:
    place = resolve("U901:2@King Krush", here)
    assert (place.address.game, place.address.spot) == (2, "King Krush")


@pytest.mark.parametrize("name", ["U902", "U902:7", "other.log", "U9020:7", "u902:7"])
def test_an_existing_file_and_any_other_name_mean_that_file(
    here: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / name).write_bytes(GAME)
    monkeypatch.chdir(tmp_path)
    place = resolve(f"{name}:1@3", here)
    assert (place.address.path, place.address.game, place.address.step) == (name, 1, 3)


def test_a_file_of_the_number_is_not_taken_for_the_recording(
    here: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "U901").write_bytes(GAME)
    monkeypatch.chdir(tmp_path)
    assert resolve("U901:2", here).address.path == "U901"


def test_a_recording_that_was_not_fetched_says_so(here: Archive) -> None:
    with pytest.raises(UnsupportedError, match="U902 is not on this machine"):
        resolve("U902:7", here)


def test_a_line_behind_the_end_is_refused(here: Archive) -> None:
    with pytest.raises(UsageError, match="there is no line 999999"):
        step_view(place_of("U901:999999", here))


def test_a_scripted_game_has_no_lines_to_show(tmp_path: Path) -> None:
    script = next((GOOD.parents[1] / "hearthbreaker").glob("*.rep")).read_bytes()
    made = archive(tmp_path, U901=script)
    (made.folders[0] / "U901.rep").write_bytes(script)
    with pytest.raises(UnsupportedError, match=r"only Power\.log and HSReplay XML"):
        resolve("U901:1", made)


def cited_lines() -> list[tuple[str, int]]:
    """Each recording that the project cites, and each line of it."""
    cited = script("recordings_table").citations()
    return sorted({(each.id, each.line) for each in cited if each.line})


@pytest.mark.corpus
@pytest.mark.parametrize(
    "each",
    [
        pytest.param(slice(None, None, 40), id="some"),
        pytest.param(slice(None), id="all", marks=pytest.mark.slow),
    ],
)
def test_the_citations_of_the_project_open_where_the_recordings_are(each: slice) -> None:
    archive = Archive([corpus_dir("powerlog")])
    for recording, line in cited_lines()[each]:
        view = step_view(place_of(f"{recording}:{line}", archive))
        assert line in dict(view.lines)
