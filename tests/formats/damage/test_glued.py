"""A document and a log that hold the same lines of two games are cut at the same place."""

from __future__ import annotations

from msgspec.structs import replace

from hsreplay_sim.formats import codes
from hsreplay_sim.formats.damage.glued import cut_at_seam
from hsreplay_sim.formats.damage.seams import SEVERAL
from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import write
from hsreplay_sim.formats.powerlog import write as logs
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange, walk
from hsreplay_sim.replay.recording import Recording
from places import ROOT

SOUND = ROOT / "fixtures" / "demo" / "clean.log"


def glued(*, inside: bool = False) -> Recording:
    """A game with `SEVERAL` of its own entities described once more, and one change after it."""
    (game,) = read_powerlog(SOUND)
    told = [each for each in game.packets if isinstance(each, FullEntity)][:SEVERAL]
    change = next(each for each in walk(game.packets) if isinstance(each, TagChange))
    block = next(each for each in game.packets if isinstance(each, Block))
    rest: list[Packet] = [*told, change]
    if inside:
        block.packets.extend(rest)
    else:
        game.packets.extend(rest)
    return game


def kinds(games: list[Recording]) -> list[list[str]]:
    return [[type(each).__name__ for each in walk(game.packets)] for game in games]


def test_a_document_goes_over_into_another_game() -> None:
    first, second = read_hsreplay_xml(write([glued()]).encode())
    assert [each.code for each in first.problems] == [codes.GAME_MIXED]
    assert [each.code for each in second.problems] == [codes.GAME_GLUED]
    assert kinds([second]) == [["FullEntity", "TagChange"]]
    assert (first.truncated, second.implicit_create, second.index) == (True, True, 2)


def test_a_block_in_which_another_game_begins_stays_open() -> None:
    first, second = read_hsreplay_xml(write([glued(inside=True)]).encode())
    last = first.packets[-1]
    assert isinstance(last, Block)
    assert not last.closed
    assert kinds([second])[0][:2] == ["FullEntity", "TagChange"]


def test_no_packet_stands_in_both_games() -> None:
    games = list(read_powerlog(logs.write([glued()]).encode()))
    document = list(read_hsreplay_xml(write([glued()]).encode()))
    again = list(read_powerlog(logs.write(games[:1]).encode()))
    assert len(games) == 2
    assert kinds(games) == kinds(document)
    assert kinds(games[:1]) == kinds(again)


def test_a_document_that_breaks_off_is_cut_as_well() -> None:
    """As the log is that is written from it."""
    text = write([glued()])
    broken = text[: text.rindex("</Game>")] + "</FullEntity>"
    first, second = read_hsreplay_xml(broken.encode())
    assert first.truncated
    assert [each.code for each in second.problems][:1] == [codes.GAME_GLUED]


def test_a_game_whose_players_are_not_told_is_never_cut() -> None:
    """Nothing is strange in it: the reader of logs knows no cast then."""
    game = glued()
    create = game.create
    assert create is not None
    game.packets[0] = replace(create, players=())
    assert cut_at_seam(game) is None
