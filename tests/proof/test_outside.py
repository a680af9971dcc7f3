"""What lies outside of a recording is not known: no action of a spoilt recording diverges.

A log that ends anywhere, two games in one file, a reconnection, a log whose beginning was cut off:
the fixtures are made here, of the demonstration and of games of the engine.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from corpus import corpus_dir
from hsreplay_sim.app.api import load
from hsreplay_sim.app.inputs.doctor import of_file
from hsreplay_sim.app.inputs.info import infos_of
from hsreplay_sim.app.outputs.convert import convert
from hsreplay_sim.base.tags import ARMS_DEALING
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.powerlog.shapes.forms import GAME_STATE
from hsreplay_sim.formats.powerlog.write import write
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.packets import TagChange, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from proof.outside import WAYS, Source, source_of, tried
from proof.run_outside import BAR, proved
from proof.seats import as_told_to_both
from recordings import recordings

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"
PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SEED, COUNT = 1, 4


def whole(name: str, text: bytes) -> Source:
    """A source that diverges nowhere."""
    games = [each for each in load(text) if isinstance(each, Recording)]
    return Source(name, text, games, frozenset())


def as_client(text: bytes) -> bytes:
    """A log of our writer with its entities named as a client names them, by what was told."""
    cards: dict[bytes, bytes] = {}

    def named(found: re.Match[bytes]) -> bytes:
        card = cards.get(found[2], b"")
        return found[1] + b"[entityName=X id=%b zone=PLAY zonePos=0 cardId=%b player=1]" % (
            found[2], card,
        )  # fmt: skip

    lines = []
    for line in text.splitlines(keepends=True):
        lines.append(NUMBER.sub(named, line))
        told = TOLD.search(line)
        if told is not None:
            cards[told[1]] = told[2]
    return b"".join(lines)


NUMBER = re.compile(rb"((?:TAG_CHANGE|HIDE_ENTITY -) Entity=)(\d\d+)(?= )")
TOLD = re.compile(rb"(?:ID=|Entity=)(\d+) CardID=(\w+)")


@cache
def sources() -> tuple[Source, Source]:
    """The demonstration, and a game that the engine played as the other seat is told it."""
    engine, oracle = new_engine(3, 185749)
    for _ in moves(engine, oracle):
        pass
    return (
        whole("clean.log", as_client(CLEAN.read_bytes())),
        whole("played.log", as_client(write([record(engine, (2,))], GAME_STATE).encode())),
    )


@pytest.mark.parametrize("way", sorted(WAYS.keys() - {"renested"}))
def test_nothing_diverges_that_did_not_before(way: str) -> None:
    found = [tried(way, sources(), Random(number)) for number in range(6)]
    spoilt = [each for each in found if each is not None]
    assert [line for each in spoilt for line in each.diverged] == []


def test_a_log_that_ends_anywhere_accuses_nobody() -> None:
    """It ends after a line that says which step of a turn comes: the rest may follow."""
    lines = CLEAN.read_bytes().splitlines(keepends=True)
    ends = [at for at, line in enumerate(lines, 1) if b"tag=STEP " in line]
    assert len(ends) > 30
    for end in ends:
        (game,) = load(b"".join(lines[:end]))
        assert isinstance(game, Recording)
        assert verify_game(game).divergences == []


def test_an_error_in_front_of_the_end_is_found() -> None:
    lines = PLANTED.read_bytes().splitlines(keepends=True)
    (game,) = load(b"".join(lines[:3500]))
    assert isinstance(game, Recording)
    (found,) = {each.step for each in verify_game(game).divergences}
    assert found == 34


def glued(end: int, begin: int) -> list[Recording]:
    one = as_client(PLANTED.read_bytes()).splitlines(keepends=True)
    two = sources()[1].lines
    return [g for g in load(b"".join([*one[:end], *two[begin:]])) if isinstance(g, Recording)]


def test_lines_of_another_game_end_the_game_and_are_said() -> None:
    first, rest = glued(3500, 700)
    (mixed,) = (each for each in first.problems if each.code == codes.GAME_MIXED)
    assert 3500 < mixed.line < 3700
    report = verify_game(first)
    assert mixed.message in report.flags
    assert {each.step for each in report.divergences} == {34}, "what is planted before is found"
    assert rest.implicit_create


def test_lines_of_two_games_alternate() -> None:
    one, two = (each.lines for each in sources())
    chunks = [one[at : at + 9] + two[at : at + 9] for at in range(0, max(len(one), len(two)), 9)]
    text = b"".join(line for chunk in chunks for line in chunk)
    games = [each for each in load(text) if isinstance(each, Recording)]
    assert any(each.another_game for game in games for each in game.problems)
    assert [line for game in games for line in verify_game(game).divergences] == []


def test_a_few_lines_that_are_otherwise_make_no_other_game() -> None:
    """One card told to be another is an error in one place, and the rest is judged."""
    text = CLEAN.read_bytes().replace(b"CardID=CS2_168", b"CardID=CS2_120", 1)
    (game,) = load(text)
    assert isinstance(game, Recording)
    assert not any(each.another_game for each in game.problems)


def test_lines_before_the_first_game_are_said(tmp_path: Path) -> None:
    lines = CLEAN.read_bytes().splitlines(keepends=True)
    path = tmp_path / "front.log"
    path.write_bytes(b"".join([*lines[-549:], *lines]))
    (info,) = infos_of(path)
    (game,) = load(path.read_bytes())
    assert isinstance(game, Recording)
    report = verify_game(game)
    said = "lines 1 to 549 belong to a game whose beginning is missing"
    assert any(said in problem for problem in info.problems)
    assert said in report.flags
    (finding,) = (each for each in of_file(path) if said in str(each))
    assert "cut in front" in finding.advice
    assert said in convert(path, tmp_path / "front.packets.json").losses
    assert set(report.outcomes.values()) == {Outcome.VERIFIED}


def test_the_mulligan_of_both_players_on_one_is_said_and_not_judged() -> None:
    text = CLEAN.read_bytes()
    (game,) = load(text.replace(b"Entity=3 tag=MULLIGAN_STATE", b"Entity=2 tag=MULLIGAN_STATE"))
    assert isinstance(game, Recording)
    assert {each.code for each in game.problems} == {codes.MULLIGAN_OF_ONE}
    report = verify_game(game)
    assert report.divergences == []
    assert report.tally.actions.verified > 50


@pytest.mark.corpus
def test_spoilt_recordings_accuse_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    ways = ["cut", "offer", "front", "interleaved", "reconnected"]
    assert proved(ways, recordings()[::10], SEED, COUNT, jobs=2) <= BAR, capsys.readouterr().out


@pytest.mark.corpus
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("T223559.1336590000", "T223559.1530400000"),
        (".symmetric_a.", ".symmetric_b."),
        ("deluxe_3000_friendly", "deluxe_3000_opposing"),
    ],
)
def test_what_both_seats_are_told_follows_from_either_recording(one: str, other: str) -> None:
    """All changes are the same, but for nine of ARMS_DEALING, of which no owner is told."""
    told = []
    for pattern in (one, other):
        (path,) = corpus_dir("powerlog").glob(f"*{pattern}*")
        source = source_of(path)
        assert source is not None
        packets = walk(as_told_to_both(source.games[0]).packets)
        changes = (each for each in packets if type(each) is TagChange)
        told.append({(each.entity, each.tag, each.value) for each in changes})
    assert len(told[0]) > 400
    assert {tag for _, tag, _ in told[0] ^ told[1]} <= {ARMS_DEALING}
