"""What was lost in reading stays lost when the recording is written and read again."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from hsreplay_sim.formats import codes, open_replay, write_replay
from hsreplay_sim.formats.damage.lost import places_of_lost
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.run import verify_game
from places import ROOT

CLEAN = (ROOT / "fixtures" / "demo" / "clean.log").read_text().splitlines(keepends=True)
CHANGE = re.compile(r"TAG_CHANGE .* tag=")
FORMATS = ["power.log", "hsreplay-xml"]


def game_of(text: str) -> Recording:
    (game,) = open_replay(text.encode())
    assert isinstance(game, Recording)
    return game


def damaged(*places: int) -> Recording:
    """The demo with lines that cannot be read: a TAG_CHANGE at or behind each of the places."""
    lines = list(CLEAN)
    for place in places:
        at = next(n for n in range(place, len(lines)) if CHANGE.search(lines[n]))
        lines[at] = lines[at].replace("tag=", "gat=")
    return game_of("".join(lines))


def rewritten(game: Recording, form: str) -> Recording:
    return game_of(write_replay([game], form))


@pytest.mark.parametrize("form", FORMATS)
def test_a_copy_has_lost_what_its_source_had_lost(form: str) -> None:
    game = damaged(900, 901, 2500, len(CLEAN) - 30)
    again = rewritten(game, form)
    assert game.lines_lost == again.lines_lost == 4
    assert places_of_lost(again) == places_of_lost(game)
    assert {problem.code for problem in again.problems} == {codes.LOST_BEFORE}


@pytest.mark.parametrize("form", FORMATS)
def test_the_verdict_on_a_copy_is_the_one_on_its_source(form: str) -> None:
    """U055: with 14 lost lines nothing diverged, and 3 actions of a copy did."""
    game = damaged(900, 2500)
    before, after = verify_game(game), verify_game(rewritten(game, form))
    assert "lines lost" in before.outcomes.values()
    assert (after.outcomes, after.verdict) == (before.outcomes, before.verdict)


@pytest.mark.parametrize("form", FORMATS)
def test_a_copy_knows_what_its_lost_lines_told(form: str) -> None:
    """U055: the lost lines told of the mulligan alone, so that a difference behind them counts."""
    game = damaged(900)
    lost = [each for each in game.problems if each.lost]
    game.problems = [
        *(replace(each, of_choice=True) for each in lost),
        *(replace(each, line=each.line + 500, impossible=True) for each in lost),
    ]
    again = rewritten(game, form)
    assert [(each.of_choice, each.impossible) for each in again.problems] == [
        (True, False),
        (False, True),
    ]
    assert places_of_lost(again) == places_of_lost(game)


@pytest.mark.parametrize("form", FORMATS)
def test_a_copy_of_a_copy_is_the_same(form: str) -> None:
    copy = write_replay([rewritten(damaged(900, 2500), form)], form)
    assert write_replay([game_of(copy)], form) == copy


def test_a_sound_recording_tells_of_no_loss() -> None:
    game = damaged()
    assert places_of_lost(game) == []
    assert "Lost" not in write_replay([game], "power.log")
    assert "linesLost" not in write_replay([game], "hsreplay-xml")


@pytest.mark.parametrize("places", ["x", "-1", "9999999999999", "1 99999 2", "1" * 5000])
def test_whatever_a_document_says_of_lost_lines_is_read(places: str) -> None:
    text = write_replay([damaged()], "hsreplay-xml").replace(
        "<Game ", f'<?hsreplay-sim linesLost="{places}"?><Game '
    )
    assert game_of(text).lines_lost == (3 if places == "1 99999 2" else 0)
