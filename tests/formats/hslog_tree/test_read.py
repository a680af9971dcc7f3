"""A recording out of hslog's packet tree, whoever made it."""

from __future__ import annotations

from typing import Any

import pytest
from hearthstone.enums import BlockType, ChoiceType, GameTag, OptionType, Zone
from hslog import LogParser, packets
from hslog.player import PlayerReference

import hsreplay_sim as hs
from hsreplay_sim.base import limits
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.formats import codes
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.packets import Target, walk
from places import ROOT
from proof.trees import comparable
from small_game import small_game

DEMO = ROOT / "fixtures" / "demo"
KEPT = (
    "build", "game_type", "format_type", "scenario", "spectator", "reconnected", "truncated",
)  # fmt: skip


def tree_with(*following: Any, names: tuple[str, str] = ("Rosa#1", "Emil#2")) -> Any:
    """A tree as hslog's parser makes it, with these packets behind CREATE_GAME."""
    tree = packets.PacketTree(None)
    create = packets.CreateGame(None, 1)
    for number, name in enumerate(names, 1):
        reference = PlayerReference(number + 1, name, number)
        player = packets.CreateGame.Player(None, reference, number, 1, number)
        player.tags = [(GameTag.CONTROLLER, number)]
        create.players.append(player)
    tree.packets += [create, *following]
    return tree


def only(tree: Any) -> Any:
    """The packet behind CREATE_GAME."""
    (_, packet) = hs.from_hslog(tree).packets
    return packet


# --- there and back -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["clean.log", "planted.log"])
def test_what_is_made_of_a_tree_is_what_the_tree_was_made_of(name: str) -> None:
    game = hs.load(DEMO / name).recording()
    again = hs.from_hslog(game.to_hslog(), path="Power.log")
    assert again.packets == game.packets
    assert [getattr(again, each) for each in KEPT] == [getattr(game, each) for each in KEPT]
    assert repr(again).startswith("<Recording Power.log:1 build 185749, ")


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.name)
        for folder in ("powerlog", "hsreplay_xml")
        for path in sorted((ROOT / "fixtures" / folder / "good").iterdir())
    ],
)
def test_so_it_is_for_every_sound_fixture(path: Any) -> None:
    for game in hs.load(path):
        assert comparable(hs.from_hslog(game.to_hslog()).packets) == comparable(game.packets)


def test_a_played_game_comes_back() -> None:
    game = small_game()
    assert comparable(hs.from_hslog(game.to_hslog()).packets) == comparable(game.packets)


def test_the_verdict_is_the_same() -> None:
    game = hs.load(DEMO / "planted.log").recording()
    one, two = hs.verify(game), hs.verify(hs.from_hslog(game.to_hslog(), path=game.path))
    assert one.verdict == two.verdict == hs.Verdict.DIVERGED
    assert str(one.first) == str(two.first)


def test_what_hslog_itself_has_parsed_is_the_recording_of_the_log() -> None:
    parser = LogParser()
    with (DEMO / "clean.log").open(encoding="utf-8") as log:
        parser.read(log)
    parser.flush()
    game = hs.load(DEMO / "clean.log").recording()
    read = hs.from_hslog(parser.games[0], parser.game_meta)
    assert [getattr(read, each) for each in KEPT] == [getattr(game, each) for each in KEPT]
    without_lines = [
        [{**each, "line": 0, "end_line": 0} for each in comparable(of.packets)]
        for of in (read, game)
    ]
    assert without_lines[0] == without_lines[1]
    assert read.problems == []


def test_the_tree_stays_as_it_is() -> None:
    tree = hs.load(DEMO / "clean.log").recording().to_hslog()
    before = [dict(vars(each)) for each in tree.recursive_iter()]
    hs.from_hslog(tree)
    assert [dict(vars(each)) for each in tree.recursive_iter()] == before


# --- what hslog leaves open ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "reference",
    [
        pytest.param(PlayerReference(3, "Emil#2", 2), id="number"),
        pytest.param(PlayerReference(None, "Emil#2", None), id="name"),
        pytest.param(PlayerReference(None, "Emil", None), id="name-without-suffix"),
        pytest.param(PlayerReference(None, None, 2), id="player-id"),
        pytest.param(3, id="entity"),
    ],
)
def test_a_player_is_found_by_whatever_is_known_of_it(reference: Any) -> None:
    change = packets.TagChange(None, reference, GameTag.RESOURCES, 4)
    assert only(tree_with(change)) == ours.TagChange(3, t.RESOURCES, 4)
    choices = packets.Choices(None, reference, 1, None, ChoiceType.MULLIGAN, 0, 3)
    choices.choices = [reference, 7]
    assert only(tree_with(choices)).entities == (3, 7)
    assert only(tree_with(choices)).player == 3
    block = packets.Block(None, reference, BlockType.ATTACK, None, None, "0", reference, None, None)
    assert (only(tree_with(block)).entity, only(tree_with(block)).target) == (3, 3)


@pytest.mark.parametrize(
    ("packet", "what"),
    [
        pytest.param(
            packets.TagChange(None, PlayerReference(name="Who"), GameTag.RESOURCES, 4),
            "TagChange: nobody knows who 'Who' is",
            id="nobody",
        ),
        pytest.param(
            packets.TagChange(None, -4, GameTag.RESOURCES, 4),
            "TagChange: there is no entity -4",
            id="negative",
        ),
        pytest.param(packets.HideEntity(None, 4, None), "HideEntity: int() argument", id="none"),
        pytest.param(packets.Packet(), "Packet: 'Packet' object has no attribute 'ts'", id="bare"),
        pytest.param(object(), "object: 'object' object has no attribute", id="strange"),
        pytest.param(
            packets.TagChange(None, 4, GameTag.RESOURCES, limits.NUMBER_MAX),
            "TagChange: number out of range",
            id="too-large",
        ),
    ],
)
def test_a_packet_that_nobody_can_make_sense_of_is_lost_and_told(packet: Any, what: str) -> None:
    game = hs.from_hslog(tree_with(packet))
    assert len(game.packets) == 1
    (problem,) = game.problems
    assert problem.message.startswith(what)
    assert (problem.code, problem.lost) == (codes.LINE_UNREADABLE, True)


def test_a_kind_of_packet_that_is_not_known_is_lost_and_told() -> None:
    class Tomorrow(packets.Packet):  # type: ignore[misc]
        ts = None

    (problem,) = hs.from_hslog(tree_with(Tomorrow())).problems
    assert problem.message == "Tomorrow is no packet that is known"


def test_too_many_of_them_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BAD_LINES_MAX", 3)
    with pytest.raises(LimitError, match="too many unreadable packets"):
        hs.from_hslog(tree_with(*[packets.Packet()] * 5))


@pytest.mark.parametrize("told", [False, True])
def test_an_option_without_error_is_legal_where_others_have_one(told: bool) -> None:
    options = packets.Options(None, 7)
    end = packets.Option(
        None, None, 0, OptionType.END_TURN, "option", "INVALID" if told else None, None
    )
    play = packets.Option(None, 4, 1, OptionType.POWER, "option", None, None)
    play.options = [packets.Option(None, 5, 0, None, "target", None, None)]
    options.options = [end, play]
    option = only(tree_with(options)).options[1]
    assert option.error == (-1 if told else None)
    assert option.targets == (Target(5, -1),)


def test_a_tree_of_python_hsreplay_is_read_as_well() -> None:
    """It has entities as numbers, keeps numbers of errors, and knows no third player."""
    third = packets.CreateGame.Player(None, 4, 3, 1, 3)
    third.name = "Ida#3"
    options = packets.Options(None, 7)
    options.options = [packets.Option(None, 4, 0, 2, "option", "-1", None)]
    block = packets.Block(None, 4, 5, -1, None, 6, 0, None, 0)
    made = packets.FullEntity(None, 9, None)
    made.tags = [(GameTag.CONTROLLER, 3)]
    game = hs.from_hslog(tree_with(third, options, block, made))
    assert game.create is not None
    assert [player.name for player in game.create.players] == ["Rosa#1", "Emil#2", "Ida#3"]
    assert [type(each) for each in game.packets] == [
        ours.CreateGame,
        ours.Options,
        ours.Block,
        ours.FullEntity,
    ]
    assert game.packets[1] == ours.Options(7, (ours.Option(0, 2, 4, -1),))
    assert game.packets[2] == ours.Block(5, 4, index=6, closed=False)
    assert game.problems == []


def test_what_an_exporter_needs_is_left_out_again() -> None:
    game = hs.Recording("", 1, "", [ours.TagChange(9, t.DAMAGE, 3)])
    assert len(game.to_hslog().added) == 2
    again = hs.from_hslog(game.to_hslog())
    assert again.packets == game.packets
    assert again.implicit_create


def test_an_unknown_name_is_no_name() -> None:
    game = hs.from_hslog(tree_with(names=("UNKNOWN HUMAN PLAYER", "Emil#2")))
    assert game.create is not None
    assert [player.name for player in game.create.players] == ["", "Emil#2"]


def test_the_card_of_an_effect_that_the_client_misprints_is_none() -> None:
    block = packets.Block(
        None, 4, BlockType.PLAY, None, "System.Collections.Generic.List`1[System.String]", "0",
        0, -1, None,
    )  # fmt: skip
    assert only(tree_with(block)).card_id == ""


def test_a_block_that_never_ends_is_open() -> None:
    block = packets.Block(None, 4, BlockType.PLAY, None, None, "0", 0, -1, None)
    game = hs.from_hslog(tree_with(block))
    assert game.truncated
    block.end()
    assert only(tree_with(block)).closed


def test_a_value_that_no_game_can_hold_is_dropped_as_in_a_log() -> None:
    made = packets.FullEntity(None, 4, "")
    made.tags = [(GameTag.CONTROLLER, 7), (GameTag.ZONE, Zone.DECK)]
    game = hs.from_hslog(tree_with(made))
    assert [each.code for each in game.problems] == [codes.VALUE_OUT_OF_RANGE]


def test_meta_data_that_stand_elsewhere_may_be_given() -> None:
    tree = hs.load(DEMO / "clean.log").recording().to_hslog()
    assert hs.from_hslog(tree, {"BuildNumber": 20457}).build == 20457
    assert hs.from_hslog(tree, {}).build is None


@pytest.mark.parametrize("what", [None, [], "tree", 7])
def test_what_is_no_tree_is_refused(what: Any) -> None:
    with pytest.raises(FormatError, match="is no packet tree of hslog"):
        hs.from_hslog(what)


def test_entities_beyond_all_bounds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ENTITIES_MAX", 3)
    made = [packets.FullEntity(None, number, "") for number in range(4, 9)]
    with pytest.raises(LimitError, match="too many entities"):
        hs.from_hslog(tree_with(*made))


def test_a_sub_spell_holds_what_is_in_it() -> None:
    spell = packets.SubSpell(None, "guid", 4, 2)
    spell.targets = [2, 3]
    spell.packets = [packets.TagChange(None, 4, GameTag.DAMAGE, 1)]
    game = hs.from_hslog(tree_with(spell))
    assert [type(each).__name__ for each in walk(game.packets)] == [
        "CreateGame",
        "SubSpell",
        "TagChange",
    ]
