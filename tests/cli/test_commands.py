"""The command line: what each command prints and how each run ends."""

from __future__ import annotations

import ast
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.app.outputs.convert import HEARTHBREAKER_STATE
from hsreplay_sim.formats import FORMATS
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim_cli.main import COMMANDS, run
from places import ROOT
from report.samples import diverged_game, divergence, unexplained_game, verified_game

GOOD = ROOT / "fixtures" / "powerlog" / "good"
MODERN = str(GOOD / "modern.log")
OLD = str(GOOD / "action_start_2014.log")
NO_GAME = str(ROOT / "fixtures" / "powerlog" / "bad" / "no_create_game.log")

PLANTED = "fixtures/demo/planted.log"
SCRIPT = str(ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep")

Verifier = Callable[[Recording], GameReport]


def verified(_: Recording) -> GameReport:
    return verified_game()


def diverged(game: Recording) -> GameReport:
    return verified_game() if "2014" in game.path else diverged_game()


def broken(game: Recording) -> GameReport:
    if "2014" in game.path:
        raise KeyError(game.path[-3:])
    return verified_game()


def unexplained(_: Recording) -> GameReport:
    return unexplained_game()


def nothing(game: Recording) -> GameReport:
    report = GameReport(game.index, game.format)
    report.judge()
    return report


@pytest.mark.parametrize(
    ("verifier", "args", "code"),
    [
        pytest.param(verified, [MODERN], 0, id="clean"),
        pytest.param(diverged, [OLD, MODERN], 1, id="diverged"),
        pytest.param(verified, [], 2, id="no-path-is-usage"),
        pytest.param(verified, ["--output", "yaml", MODERN], 2, id="unknown-output-is-usage"),
        pytest.param(verified, [MODERN, NO_GAME], 3, id="unreadable"),
        pytest.param(verified, [MODERN, "absent.log"], 3, id="absent"),
        pytest.param(diverged, [MODERN, NO_GAME], 1, id="1-before-3"),
        pytest.param(nothing, [MODERN], 5, id="nothing-compared"),
        pytest.param(verified, ["--game", "7", MODERN], 2, id="no-such-game"),
        pytest.param(broken, [OLD, MODERN], 70, id="a-bug-of-ours"),
        pytest.param(diverged, ["--ruleset", "hearthbreaker", "--strict", MODERN], 4, id="strict"),
        pytest.param(unexplained, [MODERN], 0, id="unexplained"),
        pytest.param(unexplained, ["--strict", MODERN], 4, id="unexplained-but-strict"),
    ],
)
def test_verify_ends_with_the_documented_code(
    verdicts: Callable[[Verifier], None], verifier: Verifier, args: list[str], code: int
) -> None:
    verdicts(verifier)
    assert run(["verify", *args]) == code


def test_a_bug_in_one_file_does_not_end_the_run(
    verdicts: Callable[[Verifier], None], capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(broken)
    assert run(["verify", "--output", "json", OLD, MODERN]) == 70
    captured = capsys.readouterr()
    files = json.loads(captured.out)["files"]
    assert [file["games"][0]["verdict"] for file in files] == ["error", "verified"]
    assert files[0]["games"][0]["error"]["message"].startswith("KeyError: 'log'")
    assert captured.err == ""


def test_debug_shows_the_traceback(
    verdicts: Callable[[Verifier], None], capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(broken)
    for args in (["--debug", "verify", OLD], ["verify", "--debug", OLD]):
        assert run(args) == 70
        assert "Traceback" in capsys.readouterr().err


def test_paths_are_shown_as_given(
    verdicts: Callable[[Verifier], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    verdicts(verified)
    monkeypatch.chdir(GOOD.parent)
    run(["verify", "--output", "json", "good/modern.log", MODERN])
    paths = [file["path"] for file in json.loads(capsys.readouterr().out)["files"]]
    assert paths == ["good/modern.log", MODERN]


def test_standard_input_is_read_for_a_dash(
    verdicts: Callable[[Verifier], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    verdicts(verified)
    stdin = io.TextIOWrapper(io.BytesIO(Path(MODERN).read_bytes()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert run(["verify", "--output", "concise", "-"]) == 0
    assert capsys.readouterr().out.startswith("-: game 1 verified")


def test_json_lines_appear_file_by_file(
    verdicts: Callable[[Verifier], None], capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(diverged)
    run(["verify", "--output", "jsonl", MODERN, NO_GAME, OLD])
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    games = [row["game"] for row in rows]
    assert [game and game["verdict"] for game in games] == ["diverged", None, "verified"]


def test_max_divergences_keeps_so_many_and_counts_all(
    verdicts: Callable[[Verifier], None], capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(lambda _: diverged_game(*(diverged_game().divergences * 3)))
    run(["verify", "--output", "json", "--max-divergences", "1", MODERN])
    game = json.loads(capsys.readouterr().out)["files"][0]["games"][0]
    assert (len(game["divergences"]), game["divergences_total"]) == (1, 3)


def test_max_divergences_keeps_so_many_unexplained_differences_and_counts_all(
    verdicts: Callable[[Verifier], None], capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(lambda _: unexplained_game(divergence(2), divergence(3), divergence(5)))
    run(["verify", "--output", "json", "--max-divergences", "2", MODERN])
    game = json.loads(capsys.readouterr().out)["files"][0]["games"][0]
    assert (len(game["unexplained"]), game["unexplained_total"]) == (2, 3)


def test_strictly_expected_differences_pass(
    verdicts: Callable[[Verifier], None], tmp_path: Path
) -> None:
    verdicts(unexplained)
    expected = tmp_path / "expected.toml"
    expected.write_text('[[ignored]]\nid = "a"\ncode = "E301"\ntag = "*"\nreason = "Planted."\n')
    assert run(["verify", "--strict", "--ignore", str(expected), MODERN]) == 0


def test_clusters_are_printed_after_the_files(
    verdicts: Callable[[Verifier], None], capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(diverged)
    run(["verify", "--output", "concise", "--clusters", MODERN])
    assert "E301  POWER CS2_032" in capsys.readouterr().out.rstrip().splitlines()[-1]


def test_a_report_goes_to_a_file_and_never_over_an_input(
    verdicts: Callable[[Verifier], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verdicts(verified)
    source = tmp_path / "a.log"
    source.write_bytes(Path(MODERN).read_bytes())
    target = tmp_path / "report.json"
    assert run(["verify", "--output", "json", "-o", str(target), str(source)]) == 0
    assert json.loads(target.read_text())["totals"]["games"]["verified"] == 1
    assert run(["verify", "-o", str(source), str(source)]) == 2
    assert run(["verify", "-o", str(source), f"{source}:1"]) == 2
    assert source.read_bytes() == Path(MODERN).read_bytes()
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "is the input" in captured.err


def test_info_says_who_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info", MODERN]) == 0
    text = capsys.readouterr().out
    assert f"{MODERN}:1  power.log, build 54613, GT_RANKED" in text
    assert "Anna#1234 (Jaina Proudmoore, Mage) won – Bob Marsh (Garrosh Hellscream," in text
    assert "recorded  by Anna#1234" in text


def test_info_goes_on_after_an_unreadable_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info", "--output", "json", NO_GAME, MODERN]) == 3
    captured = capsys.readouterr()
    assert json.loads(captured.out)["players"][0]["name"] == "Anna#1234"
    assert "no CREATE_GAME" in captured.err


def test_show_draws_the_step_of_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", f"{MODERN}:1@1", "--raw", "--lines", "2"]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"{MODERN}:1@1 of ")
    assert "Anna#1234" in text
    assert "GameState.DebugPrintPower" in text


def test_show_points_at_what_differs_with_what_the_engine_did_beside_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for more in ([], ["--diff"]):
        assert run(["show", str(ROOT / PLANTED) + "@34", *more]) == 0
        (marked,) = [line for line in capsys.readouterr().out.splitlines() if line[:1] == ">"]
        assert marked.split()[1] == "2365"
        assert marked.split()[-2:] == ["DAMAGE", "2"]


@pytest.mark.corpus
def test_show_opens_a_citation_and_marks_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", "U098:2673", "--recordings", str(corpus_dir("powerlog"))]) == 0
    text = capsys.readouterr().out
    assert "attack Azure Drake" in text
    (marked,) = [line for line in text.splitlines() if line.startswith(">")]
    assert marked.split()[1] == "2673"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        pytest.param("U999:12", 4, id="no-such-recording"),
        pytest.param(MODERN, 2, id="without-a-step"),
        pytest.param(f"{MODERN}@999", 2, id="no-such-step"),
        pytest.param(f"{MODERN}:9@1", 2, id="no-such-game"),
        pytest.param("absent.log@1", 3, id="absent"),
    ],
)
def test_show_refuses(address: str, code: int) -> None:
    assert run(["show", address]) == code


def test_split_keeps_the_lines_and_replaces_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = tmp_path / "two.log"
    text = Path(MODERN).read_text(encoding="utf-8")
    both.write_text(text + text, encoding="utf-8")
    folder = tmp_path / "new" / "games"
    assert run(["split", str(both), str(folder)]) == 0
    parts = capsys.readouterr().out.splitlines()
    assert parts == [str(folder / "two-1.log"), str(folder / "two-2.log")]
    assert "".join(Path(part).read_text(encoding="utf-8") for part in parts) == text + text
    assert run(["info", *parts]) == 0
    assert run(["split", str(both), str(folder)]) == 0
    Path(parts[0]).unlink()
    Path(parts[1]).write_text("something else", encoding="utf-8")
    assert run(["split", str(both), str(folder)]) == 2
    assert not Path(parts[0]).exists()
    assert run(["split", str(both), str(both)]) == 2
    assert run(["split", NO_GAME, str(tmp_path / "none")]) == 3
    assert not (tmp_path / "none").exists()


def test_convert_lists_what_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "game.hsreplay.xml"
    assert run(["convert", MODERN, str(target)]) == 0
    assert target.read_bytes().startswith(b"<?xml")
    assert run(["convert", str(target), str(tmp_path / "x"), "--to", "nonsense"]) == 2
    assert "unknown format 'nonsense'" in capsys.readouterr().err


def test_convert_lists_the_first_losses_and_all_of_them_if_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """U059: a log that loses 613 lines told of each."""
    damaged = tmp_path / "damaged.log"
    damaged.write_text((ROOT / PLANTED).read_text().replace("tag=ZONE_POSITION", "gat=", 30))
    target = str(tmp_path / "game.xml")
    assert run(["convert", str(damaged), target]) == 0
    shown = capsys.readouterr().err
    assert shown.count("not kept: line ") == 10
    assert "20 more; --verbose lists them" in shown
    assert run(["convert", str(damaged), target, "--verbose"]) == 0
    assert capsys.readouterr().err.count("not kept: line ") == 30


def test_convert_tells_first_how_many_moves_a_script_keeps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["convert", str(ROOT / PLANTED), str(tmp_path / "game.rep")]) == 0
    assert capsys.readouterr().err.splitlines()[0] == "kept 60 of 60 moves"


def test_convert_names_every_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["convert", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name in (*(kind.name for kind in FORMATS), HEARTHBREAKER_STATE):
        assert name in shown


def test_convert_says_by_whose_rules_a_script_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["convert", SCRIPT, str(tmp_path / "game.log")]) == 0
    assert "by the rules of hearthbreaker" in capsys.readouterr().err


def test_the_command_to_type_next_is_the_one_that_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    for command, shown in (
        ("./run", "./run"),
        ("my dir/run", "'my dir/run'"),
        ("", "hsreplay-sim"),
    ):
        monkeypatch.setenv("HSREPLAY_SIM_COMMAND", command)
        assert run(["verify", PLANTED]) == 1
        last = capsys.readouterr().out.rstrip().splitlines()[-1]
        assert last == f"next: {shown} show {PLANTED}:1@34"


def test_a_refused_move_of_a_script_is_shown_with_the_board_and_what_to_type_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is no tag to list."""
    script = tmp_path / "game.rep"
    script.write_text(Path(SCRIPT).read_text().replace("play(3)", "play(0)", 1))
    assert run(["verify", str(script)]) == 1
    shown = capsys.readouterr().out
    assert "E210 the recorded move is illegal in the engine" in shown
    assert "it costs 2, there is 0 mana" in shown
    assert "before" not in shown
    assert "mana 0/1" in shown
    assert f"next: hsreplay-sim show {script}:1@5" in shown
    assert run(["show", f"{script}:1@5"]) == 0
    assert "mana 0/1" in capsys.readouterr().out


def test_what_cannot_be_shown_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Standard input is gone."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((ROOT / PLANTED).read_bytes())))
    assert run(["verify", "-"]) == 1
    assert "next:" not in capsys.readouterr().out


def test_an_unreadable_input_is_named_without_a_line_it_does_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noise = tmp_path / "noise.log"
    noise.write_bytes(bytes(range(256)) * 8)
    empty = tmp_path / "empty.log"
    empty.touch()
    for path, words in (
        (noise, "I102 is no recording of a known format: hsreplay-xml, "),
        (empty, "I102 is empty"),
        (tmp_path, "I101 holds no recording"),
        (tmp_path / "absent.log", "I101 cannot open: No such file or directory"),
    ):
        assert run(["verify", "--output", "concise", str(path)]) == 3
        assert capsys.readouterr().out.startswith(f"{path}: {words}")


def test_a_game_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for output in ("human", "concise"):
        assert run(["verify", "--output", output, "--game", "7", MODERN]) == 2
        assert "there is no game 7, the file holds 1" in capsys.readouterr().out


def test_snapshots_that_cannot_be_read_or_used_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["verify", "--snapshots", "absent.jsonl", SCRIPT]) == 3
    assert "I101 absent.jsonl: cannot open" in capsys.readouterr().out
    assert run(["verify", "--snapshots", NO_GAME, SCRIPT]) == 3
    assert f"I102 {NO_GAME}: not JSON" in capsys.readouterr().out
    assert run(["verify", "--snapshots", NO_GAME, MODERN]) == 5
    assert "U401 an observed game has no snapshots beside it" in capsys.readouterr().out


def test_a_report_never_goes_over_the_snapshots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    states = tmp_path / "states.jsonl"
    states.write_text("{}")
    assert run(["verify", "--snapshots", str(states), "-o", str(states), SCRIPT]) == 2
    assert "is the input" in capsys.readouterr().err
    assert states.read_text() == "{}"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        pytest.param(["info", "{}:2"], 0, id="info"),
        pytest.param(["verify", "{}:2"], 5, id="verify"),
        pytest.param(["show", "{}:2@1"], 0, id="show"),
        pytest.param(["convert", "{}:2", "{}.xml"], 0, id="convert"),
        pytest.param(["split", "{}:2", "{}-parts"], 0, id="split"),
        pytest.param(["info", "{}:3"], 2, id="info-no-such-game"),
        pytest.param(["verify", "{}:3"], 2, id="verify-no-such-game"),
        pytest.param(["verify", "{}", "--game", "3"], 2, id="verify-no-such-game-by-option"),
        pytest.param(["show", "{}:3@1"], 2, id="show-no-such-game"),
        pytest.param(["convert", "{}:3", "{}.xml"], 2, id="convert-no-such-game"),
        pytest.param(["split", "{}:3", "{}-parts"], 2, id="split-no-such-game"),
        pytest.param(["info", "{}@1"], 2, id="info-a-step"),
        pytest.param(["verify", "{}:1@1"], 2, id="verify-a-step"),
        pytest.param(["split", "{}:1@1", "{}-parts"], 2, id="split-a-step"),
        pytest.param(["show", "{}:1"], 2, id="show-no-step"),
        pytest.param(["show", "{}:1@0"], 2, id="show-step-nought"),
        pytest.param(["show", "{}:2@999"], 2, id="show-no-such-step"),
        pytest.param(["show", "{}:2@turn:1"], 0, id="show-a-turn"),
        pytest.param(["show", "{}:2@turn:99"], 2, id="show-no-such-turn"),
        pytest.param(["show", "{}@L100"], 0, id="show-a-line"),
        pytest.param(["convert", "{}@turn:1", "{}.snapshot.json"], 0, id="convert-a-turn"),
        pytest.param(["convert", "{}@turn:99", "{}.snapshot.json"], 2, id="convert-no-such-turn"),
        pytest.param(["convert", "{}@0", "{}.snapshot.json"], 2, id="convert-step-nought"),
        pytest.param(["verify", "{}:0"], 2, id="verify-game-nought"),
        pytest.param(["play", "{}@turn:99"], 2, id="play-no-such-turn"),
        pytest.param(["convert", "{}@999", "{}.snapshot.json"], 2, id="convert-no-such-step"),
        pytest.param(["convert", "{}", "{}.unknown"], 2, id="convert-no-such-format"),
    ],
)
def test_an_address_means_the_same_in_every_command(
    tmp_path: Path, command: list[str], code: int
) -> None:
    both = tmp_path / "two.log"
    both.write_bytes(Path(MODERN).read_bytes() * 2)
    assert run([word.replace("{}", str(both)) for word in command]) == code


def test_log_lists_the_steps_and_find_gives_their_addresses(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["log", PLANTED]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert sum("✗" in line for line in listed) == 1
    assert "        Murloc Raider #14 dies" in listed
    assert run(["log", "--brief", "--no-verify", PLANTED]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 64
    assert run(["find", PLANTED, "card:Murloc Raider"]) == 0
    address = capsys.readouterr().out.split()[0]
    assert run(["show", address]) == 0
    assert "Murloc Raider" in capsys.readouterr().out
    assert run(["find", PLANTED, "Ysera"]) == 5


def test_a_step_of_standard_input_is_no_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for address in ("-@34", "-:1@34"):
        stream = io.TextIOWrapper(io.BytesIO((ROOT / PLANTED).read_bytes()))
        monkeypatch.setattr(sys, "stdin", stream)
        assert run(["show", address, "--lines", "1"]) == 0
        assert capsys.readouterr().out.startswith("-:1@34 of 63")


def test_a_file_whose_name_begins_with_a_hyphen_is_named_so_that_it_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "-x.log").write_bytes((ROOT / PLANTED).read_bytes())
    monkeypatch.chdir(tmp_path)
    assert run(["verify", "--", "-x.log"]) == 1
    typed = capsys.readouterr().out.strip().rpartition("next: hsreplay-sim ")[2]
    assert typed == "show ./-x.log:1@34"
    assert run(typed.split()) == 0


def test_split_keeps_every_byte(tmp_path: Path) -> None:
    """Long lines, the ends of lines and a last line without one."""
    both = tmp_path / "two.log"
    text = Path(MODERN).read_bytes().replace(b"\n", b"\r\n", 5)
    long = b"D 12:00:00.0 Other.Call() - " + b"x" * 200_000
    whole = b"\n".join([text + long, text + b"\r\r\nstray\r" + long])
    both.write_bytes(whole)
    assert run(["split", str(both), str(tmp_path)]) == 0
    parts = [(tmp_path / f"two-{number}.log").read_bytes() for number in (1, 2)]
    assert b"".join(parts) == whole
    assert parts[0] == text + long + b"\n"
    assert run(["split", f"{both}:2", str(tmp_path / "second")]) == 0
    assert [path.read_bytes() for path in (tmp_path / "second").iterdir()] == parts[1:]


def test_an_error_message_cannot_reach_the_terminal_raw(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["show", "\x1b[2Jabsent@1"]) == 3
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"Usage: hsreplay-sim {command} ")


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_hold_no_logic(command: str) -> None:
    source = ROOT / "cli" / "hsreplay_sim_cli" / COMMANDS[command] / f"{command}.py"
    functions = [
        node
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    for function in functions:
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < 40


LOADED = (
    "import sys; sys.path[:0] = {path!r}; import {module};"
    "print(*sorted(name for name in sys.modules if not name.startswith('_')))"
)


def loaded(module: str, *more: str) -> set[str]:
    code = LOADED.format(path=[str(ROOT), str(ROOT / "cli")], module=module) + ";" + ";".join(more)
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return set(result.stdout.splitlines()[-1].split())


def test_importing_the_package_imports_nothing_else_of_it() -> None:
    ours = {name for name in loaded("hsreplay_sim") if name.startswith("hsreplay_sim")}
    assert ours == {"hsreplay_sim"}


def test_help_loads_click_only() -> None:
    show = "from hsreplay_sim_cli.main import run; run(['--help'])"
    names = loaded("hsreplay_sim", show, "print(*sorted(sys.modules))")
    assert "click" in names
    heavy = {"hearthstone", "hslog", "lxml", "msgspec", "rich"}
    assert not heavy & {name.partition(".")[0] for name in names}


def test_the_version_is_the_one_that_is_installed() -> None:
    import tomllib

    import hsreplay_sim

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == hsreplay_sim.__version__


def test_a_divergence_says_what_was_before_and_how_the_log_reads(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert run(["verify", "--output", "json", PLANTED]) == 1
    (game,) = json.loads(capsys.readouterr().out)["files"][0]["games"]
    (divergence,) = game["divergences"]
    assert (divergence["before"], divergence["logged"], divergence["simulated"]) == (0, 3, 2)
    line = (ROOT / PLANTED).read_text().splitlines()[divergence["line"] - 1]
    assert divergence["log"] == line
    assert "tag=DAMAGE value=3" in line


@pytest.mark.parametrize("mode", ["Battlegrounds", "Mercenaries"])
def test_a_game_that_is_not_simulated_says_why(
    mode: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Path(MODERN).read_text(encoding="utf-8")
    log = tmp_path / "a.log"
    log.write_text(text.replace("GT_RANKED", f"GT_{mode.upper()}"), encoding="utf-8")
    run(["verify", str(log)])
    head, reason, *_ = capsys.readouterr().out.splitlines()
    assert head.startswith("UNSUPPORTED")
    assert reason.endswith(f"{mode} is not simulated")


def test_the_demonstration_shows_the_board_and_the_line_of_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert run(["demo"]) == 0
    shown = capsys.readouterr().out
    assert "tag=DAMAGE value=3" in shown
    assert "│   Oasis    │" in shown
    assert "DAMAGE (44)  0       3       2" in shown


def test_play_goes_on_from_a_step(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nquit\n"))
    assert run(["play", f"{ROOT / PLANTED}@33"]) == 0
    out = capsys.readouterr().out
    assert "  1  attack River Crocolisk #36 at Murloc Raider #14" in out
    assert out.count("turn 11, player 2:") == 2


def test_play_says_what_it_cannot_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", f"{ROOT / PLANTED}@900"]) == 2
    assert "there is no step 900" in capsys.readouterr().err
