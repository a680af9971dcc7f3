"""The public functions as one types them: what they take, give back, show and refuse."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.batch import verify_files
from hsreplay_sim.base.errors import FormatError, OutputError, UnsupportedError, UsageError
from hsreplay_sim_cli.main import run
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"
PLANTED, CLEAN = DEMO / "planted.log", DEMO / "clean.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep"
BOARD = ROOT / "fixtures" / "snapshot" / "board.snapshot.json"


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


# --- what verify takes -----------------------------------------------------------------------


def test_a_game_has_its_report() -> None:
    report = hs.verify(hs.load(PLANTED)[0])
    assert report.verdict is hs.Verdict.DIVERGED
    assert report.first is not None
    assert report.first.step == 34


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(str(PLANTED), id="path"),
        pytest.param(PLANTED, id="pathlike"),
        pytest.param(f"{PLANTED}:1", id="address"),
        pytest.param(PLANTED.read_bytes(), id="bytes"),
        pytest.param(io.BytesIO(PLANTED.read_bytes()), id="file"),
    ],
)
def test_a_source_has_a_report_for_each_game(source: str) -> None:
    assert [report.verdict for report in hs.verify(source)] == ["diverged"]


def test_a_replay_has_too_and_options_choose_among_its_games(tmp_path: Path) -> None:
    both = tmp_path / "both.log"
    both.write_bytes(CLEAN.read_bytes() + PLANTED.read_bytes())
    replay = hs.load(both)
    assert [report.verdict for report in hs.verify(replay)] == ["verified", "diverged"]
    (second,) = hs.verify(replay, hs.VerifyOptions(game=2))
    assert second.game == 2
    assert [report.game for report in hs.verify(f"{both}:2")] == [2]


def test_a_scripted_game_is_verified_by_its_own_rules() -> None:
    (report,) = hs.verify(SCRIPT)
    assert report.tally.numbers.left == 0


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        pytest.param(lambda: hs.verify(f"{PLANTED}:7"), UsageError, "no game 7", id="game"),
        pytest.param(lambda: hs.verify(f"{PLANTED}:1@3"), UsageError, "not a step", id="step"),
        pytest.param(lambda: hs.verify(BOARD), UnsupportedError, "no moves", id="board"),
        pytest.param(lambda: hs.load(b"?"), FormatError, "no recording", id="noise"),
        pytest.param(
            lambda: hs.save(hs.load(CLEAN), ROOT / "nowhere" / "x.log"),
            OutputError, "folder does not exist", id="folder",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_done_says_why(
    call: Callable[[], object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        call()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        pytest.param(lambda: hs.verify(None), "not None", id="verify-none"),
        pytest.param(lambda: hs.verify(hs.Recording), "the class Recording", id="verify-class"),
        pytest.param(lambda: hs.load(io.StringIO()), "binary mode", id="load-text"),
        pytest.param(lambda: hs.load(["a.log"]), "of type list", id="load-list"),
        pytest.param(lambda: hs.save("x.log", hs.load(CLEAN)), "of type str", id="save-swapped"),
        pytest.param(lambda: hs.save(None, "x.log"), "a game or several", id="save-none"),
        pytest.param(lambda: hs.save(hs.load(CLEAN), None), "a path", id="save-nowhere"),
        pytest.param(lambda: hs.convert(CLEAN, None), "a path", id="convert-nowhere"),
        pytest.param(lambda: hs.convert(None, "x.log"), "not None", id="convert-nothing"),
        pytest.param(lambda: hs.verify_files(None), "a path or several", id="files-none"),
        pytest.param(lambda: hs.verify_files([None]), "a path", id="files-of-none"),
        pytest.param(lambda: hs.verify(CLEAN, {"game": 1}), "VerifyOptions", id="options"),
    ],
)
def test_a_wrong_argument_says_what_to_pass(call: Callable[[], object], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        call()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"ruleset": "servr"}, "'server', 'hearthbreaker', not 'servr'"),
        ({"boards": "all"}, "not 'all'"),
        ({"game": -1}, "count from 1"),
    ],
)
def test_an_option_that_means_nothing_is_refused(options: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        hs.VerifyOptions(**options)


# --- reports ---------------------------------------------------------------------------------


def test_a_single_path_is_a_run_of_one_file() -> None:
    for path in (CLEAN, str(CLEAN)):
        (report,) = hs.verify_files(path)
        assert report.path == str(CLEAN)


def test_a_report_as_json_is_what_the_command_line_writes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    paths = ["fixtures/demo/planted.log", "fixtures/demo/clean.log"]
    run(["verify", "--output", "json", *paths])
    report = hs.Report(files=list(verify_files(paths)))
    assert report.to_json() == capsys.readouterr().out
    assert report.files[0].to_json().replace("\n", "\n  ").rstrip() in report.to_json()
    assert report.games[1].to_json().replace("\n", "\n    ").rstrip() in report.to_json()


def test_everything_is_one_short_line_in_a_repl() -> None:
    files = list(hs.verify_files(["fixtures/demo/planted.log", "fixtures/demo/none.log"]))
    game = files[0].games[0]
    shown = {
        "<FileReport fixtures/demo/planted.log: 1 game: 1 diverged>": files[0],
        "<FileReport fixtures/demo/none.log: 0 games, I101 cannot open: No such file or directory>":
            files[1],
        "<Report of 2 files, 1 game: 1 diverged>": hs.Report(files=files),
        "<GameReport 1: diverged, 62 of 63 actions verified, first diverging at"
        " fixtures/demo/planted.log:1@34>": game,
        "<Divergence fixtures/demo/planted.log:1@34 E301 attack River Crocolisk #46"
        " at Murloc Raider #14 Murloc Raider #14 DAMAGE logged 3 simulated 2>": game.first,
        f"<ScriptedGame {SCRIPT}: Malfurion against Anduin, 20 moves>": hs.load(SCRIPT)[0],
        "<Snapshot: Mage against Warrior, player 1 moves>": hs.load(BOARD)[0],
    }  # fmt: skip
    assert [repr(value) for value in shown.values()] == list(shown)


def test_a_recording_is_gone_through_step_by_step() -> None:
    game = hs.load(CLEAN)[0]
    assert isinstance(game, hs.Recording)
    assert list(game) == list(game.steps) == list(game.actions)
    assert [step.step for step in game] == list(range(1, 64))


def test_a_notebook_shows_the_divergences_and_no_markup_of_a_file() -> None:
    report = hs.verify("fixtures/demo/planted.log")[0]
    text = report._repr_html_()
    assert text.startswith("<pre>&lt;GameReport 1: diverged")
    assert "DAMAGE logged 3 simulated 2</pre>" in text


def test_a_played_game_is_saved_as_a_recording_or_as_its_position(tmp_path: Path) -> None:
    deck = hs.play.Deck("MAGE", ["Chillwind Yeti"] * 30)
    game = hs.play.BaseGame.new(deck, deck, build=54613).start(first=1)
    hs.save(game, tmp_path / "game.log")
    hs.save(game, tmp_path / "game.snapshot.json")
    assert isinstance(hs.load(tmp_path / "game.log")[0], hs.Recording)
    assert hs.load(tmp_path / "game.snapshot.json")[0] == game.snapshot()
