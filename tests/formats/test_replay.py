"""A replay is a sequence that reads what it is asked for, and no more."""

from __future__ import annotations

import io
import itertools
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import ref

import pytest

from hsreplay_sim.base.errors import FormatError, UnsupportedError
from hsreplay_sim.formats import open_replay
from hsreplay_sim.formats.replay import Replay
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.replay.recording import Recording
from places import ROOT

if TYPE_CHECKING:
    from hsreplay_sim.formats import Item

GAME = ROOT / "fixtures" / "powerlog" / "good" / "modern.log"
DATA = GAME.read_bytes()


@pytest.fixture
def three(tmp_path: Path) -> Path:
    path = tmp_path / "three.log"
    path.write_bytes(DATA * 3)
    return path


def index(game: Item) -> int:
    assert isinstance(game, Recording)
    return game.index


def counted(games: int = 3) -> tuple[Replay, list[int]]:
    """A replay, and what was read so far."""
    read: list[int] = []

    def reading() -> itertools.chain[Item]:
        def one(number: int) -> Item:
            read.append(number)
            return Recording("a.log", number, "power.log")

        return itertools.chain(map(one, range(1, games + 1)))

    return Replay("a.log", "power.log", reading), read


def test_it_is_indexed_from_both_ends_sliced_and_counted(three: Path) -> None:
    replay = open_replay(three)
    assert [index(replay[at]) for at in (0, 2, 1, -1, -3)] == [1, 3, 2, 3, 1]
    assert [index(game) for game in replay[1:]] == [2, 3]
    assert [index(game) for game in replay[-2:]] == [2, 3]
    assert [index(game) for game in reversed(replay)] == [3, 2, 1]
    assert len(replay) == 3
    for wrong in (3, -4):
        with pytest.raises(IndexError, match=r"three\.log holds 3 games"):
            replay[wrong]


def test_it_is_iterated_as_often_as_one_likes(three: Path) -> None:
    replay = open_replay(three)
    assert [index(game) for game in replay] == [index(game) for game in replay.games] == [1, 2, 3]
    assert [(index(a), index(b)) for a, b in zip(replay, replay, strict=True)] == [
        (1, 1), (2, 2), (3, 3),
    ]  # fmt: skip


def test_it_reads_only_as_far_as_it_is_asked() -> None:
    replay, read = counted()
    assert read == []
    assert index(replay[0]) == 1
    assert replay[0] is replay[0]
    assert read == [1]
    assert index(replay[1]) == 2
    assert read == [1, 2], "an index ahead goes on from the last one"
    assert len(replay[:1]) == 1
    assert read == [1, 2, 1]


def test_a_list_of_it_reads_every_game_once() -> None:
    replay, read = counted()
    assert len(list(replay)) == 3
    assert read == [1, 2, 3]
    assert len(replay) == 3
    assert read == [1, 2, 3], "the count is known after one pass"


def test_bytes_are_read_again_and_a_pass_does_not_disturb_another() -> None:
    replay = open_replay(DATA * 2)
    passing = iter(replay)
    assert index(next(passing)) == 1
    assert index(replay[1]) == 2
    assert index(next(passing)) == 2


def test_a_stream_is_read_once_and_says_so() -> None:
    replay = open_replay(io.BytesIO(DATA * 3), path="piped")
    assert [index(replay[at]) for at in (0, 0, 2)] == [1, 1, 3]
    with pytest.raises(UnsupportedError, match="piped: can be read only once"):
        replay[0]
    with pytest.raises(UnsupportedError, match="keeps the games"):
        list(replay)
    assert len(list(open_replay(io.BytesIO(DATA * 3)))) == 3


def test_its_repr_is_short_and_reads_nothing() -> None:
    replay, read = counted(1)
    assert repr(replay) == "<Replay a.log: power.log>"
    assert read == []
    assert len(replay) == 1
    assert repr(replay) == "<Replay a.log: power.log, 1 game>"


def test_a_file_is_closed_when_its_replay_goes(three: Path) -> None:
    """Without waiting for the garbage collector: nothing refers to itself."""
    replay = open_replay(three)
    assert replay[0]
    cursor = ref(replay._cursor)
    del replay
    assert cursor() is None


def test_strict_reading_raises_at_the_first_loss() -> None:
    damaged = DATA + b"D 10:00:00.0000000 GameState.DebugPrintPower() - nonsense\n"
    (game,) = open_replay(damaged)
    assert isinstance(game, Recording)
    assert game.lines_lost
    with pytest.raises(FormatError):
        list(open_replay(damaged, strict=True))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        pytest.param(None, "not None", id="none"),
        pytest.param(7, "a binary file, or", id="number"),
        pytest.param(io.StringIO("x"), "open it in binary mode", id="text-file"),
        pytest.param(Recording("a", 1, "power.log"), "of type Recording", id="game"),
    ],
)
def test_a_wrong_source_says_what_to_pass(source: object, words: str) -> None:
    with pytest.raises(TypeError, match=words):
        open_replay(source)


def test_a_game_is_given_as_the_recording_that_it_is(three: Path) -> None:
    replay = open_replay(three)
    assert replay.recording(1).index == 2
    with pytest.raises(IndexError, match="holds 3 games"):
        replay.recording(7)
    board = three.with_name("board.snapshot.json")
    deck = Deck("MAGE", ["Wisp"] * 30)
    Game.new(deck, deck).start().skip_mulligan().save(board)
    with pytest.raises(UnsupportedError, match="no recording"):
        open_replay(board).recording()
