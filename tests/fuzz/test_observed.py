"""Any bytes in, a game or a classified error out: Power.log and HSReplay XML."""

from __future__ import annotations

import contextlib
import os
import time
from random import Random

import pytest

from fuzz.mutators import MUTATORS
from hsreplay_sim.base.errors import InputError, LimitError
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.powerlog.read import read_powerlog
from places import ROOT

FIXTURES = ROOT / "fixtures"
CASES = int(os.environ.get("HSREPLAY_SIM_FUZZ_CASES", "2000"))
SEED = int(os.environ.get("HSREPLAY_SIM_FUZZ_SEED", "20261120"))
SECONDS_MAX = 2.0
SAMPLES = {
    "power.log": sorted((FIXTURES / "powerlog").glob("*/*")),
    "hsreplay-xml": sorted((FIXTURES / "hsreplay_xml").glob("*/*")),
}


def run_cases(name: str, cases: int) -> tuple[int, int]:
    """(files that gave games, files that were refused); fails on any other outcome."""
    random = Random(SEED)
    originals = [path.read_bytes() for path in SAMPLES[name]]
    read = refused = 0
    for case in range(cases):
        data = random.choice(originals)
        for _ in range(random.randrange(1, 3)):
            data = random.choice(MUTATORS)(data, random)
        started = time.process_time()
        try:
            read += bool(list(open_replay(data, fmt=name)))
        except InputError:
            refused += 1
        except Exception as error:
            pytest.fail(f"case {case} of seed {SEED}: {type(error).__name__}: {error}")
        assert time.process_time() - started < SECONDS_MAX, f"case {case} of seed {SEED}"
    return read, refused


@pytest.mark.parametrize("name", SAMPLES)
def test_damaged_files_lead_to_games_or_input_errors(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    outcomes = run_cases(name, CASES)
    assert min(outcomes) > CASES // 50, "the mutations are too gentle or too harsh"
    assert not caplog.records, "no third party talks to the log"


@pytest.mark.parametrize(
    ("name", "module", "function"),
    [
        ("power.log", "powerlog.reading.lines", "_repaired"),
        ("hsreplay-xml", "hsreplay_xml.read", "_number"),
    ],
)
def test_the_canary_is_found(
    name: str, module: str, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug in the reader must fail the test above: the net has no hole here."""

    def planted(*_: object) -> None:
        raise IndexError("planted")

    monkeypatch.setattr(f"hsreplay_sim.formats.{module}.{function}", planted)
    with pytest.raises(pytest.fail.Exception, match="planted"):
        run_cases(name, 200)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_small_file_cut_at_every_64th_is_classified(name: str) -> None:
    for path in SAMPLES[name]:
        data = path.read_bytes()
        for part in range(65):
            try:
                list(open_replay(data[: len(data) * part // 64], fmt=name))
            except InputError:
                continue


def test_a_cut_log_never_loses_whole_lines() -> None:
    data = SAMPLES["power.log"][-1].read_bytes()
    for end in [place + 1 for place, byte in enumerate(data) if byte == ord("\n")]:
        try:
            games = list(read_powerlog(data[:end]))
        except InputError:
            continue
        assert all(problem.code == "P104" for game in games for problem in game.problems)


@pytest.mark.parametrize(
    "line",
    [
        b"TAG_CHANGE Entity=" + b"[id=1 " * 600,
        b"BLOCK_START BlockType=PLAY Entity=" + b" Target= EffectIndex= EffectCardId=" * 100,
        b"SHOW_ENTITY - Updating Entity=" + b"[ CardID= id=1 player=" * 150,
        b"META_DATA - Meta=TARGET Data=" + b" InfoCount= Info=" * 200,
        b"Player EntityID=1 PlayerID=1 GameAccountId=[hi=" + b" lo=" * 900,
    ],
    ids=lambda line: line.split(b" ")[0].decode(),
)
def test_hostile_lines_cost_linear_time(line: bytes) -> None:
    call = b"D 12:00:00.0 GameState.DebugPrintPower() - "
    body = b"".join(call + line[:4000] + b"\n" for _ in range(900))
    head = call + b"CREATE_GAME\n" + call + b"GameEntity EntityID=1\n"
    started = time.process_time()
    with contextlib.suppress(LimitError):
        list(read_powerlog(head + body))
    assert time.process_time() - started < SECONDS_MAX
