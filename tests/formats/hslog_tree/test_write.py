"""A recording as hslog's packet tree: the one that hslog makes, and its exporters run on it."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, time
from typing import Any

import pytest
from hearthstone.enums import BlockType, CardType, GameTag, GameType, Zone
from hslog import LogParser, packets
from hslog.export import (
    BaseExporter,
    CompositeExporter,
    EntityTreeExporter,
    FriendlyPlayerExporter,
)
from hslog.player import PlayerReference

import hsreplay_sim as hs
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.source import Problem
from hsreplay_sim.formats import codes
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.packets import CreateGame, PlayerDef
from places import ROOT

MODERN = ROOT / "fixtures" / "packets" / "modern.packets.json"
CLEAN = ROOT / "fixtures" / "demo" / "clean.log"
OURS = {"line", "end_line", "untold", "packet_id", "parent"}
"""Attributes that we add, and those of hslog that name other packets."""


@pytest.fixture(scope="module")
def clean() -> hs.Recording:
    return hs.load(CLEAN).recording()


@pytest.fixture(scope="module")
def by_hslog() -> LogParser:
    parser = LogParser()
    with CLEAN.open(encoding="utf-8") as log:
        parser.read(log)
    parser.flush()
    return parser


def recording(*following: ours.Packet, players: tuple[PlayerDef, ...] = ()) -> hs.Recording:
    """A game of these packets, behind a CREATE_GAME."""
    two = players or (PlayerDef(2, 1, ()), PlayerDef(3, 2, ()))
    return hs.Recording("", 1, "", [CreateGame(1, (), two), *following])


def nested(packets_of: Any) -> list[Any]:
    """All packets of a tree, with players, options and what is in sub-spells."""
    found = []
    for packet in packets_of:
        found.append(packet)
        for name in ("players", "options", "packets"):
            found += nested(getattr(packet, name, ()))
    return found


def told(packet: Any) -> dict[str, Any]:
    """The attributes of a packet, players as their numbers; the error of a legal option aside."""
    legal = isinstance(packet, packets.Option) and packet.error is None
    return {
        name: value.entity_id if isinstance(value, PlayerReference) else value
        for name, value in vars(packet).items()
        if name not in OURS | {"players", "options", "packets"}
        and not (name == "name" and isinstance(packet, packets.CreateGame.Player))
        and not (name == "error_param" and legal)
    }


# --- the tree that hslog makes itself --------------------------------------------------------


def test_it_is_the_tree_that_hslog_makes_of_the_same_log(
    clean: hs.Recording, by_hslog: LogParser
) -> None:
    tree, theirs = clean.to_hslog(), by_hslog.games[0]
    mine, other = nested(tree), nested(theirs)
    assert [type(each) for each in mine] == [type(each) for each in other]
    assert [told(each) for each in mine] == [told(each) for each in other]
    assert [getattr(each, "packet_id", 0) for each in mine] == [
        getattr(each, "packet_id", 0) for each in other
    ]
    assert (tree.ts, tree.packet_counter) == (theirs.ts, theirs.packet_counter)
    assert (tree.start_time, tree.end_time) == (theirs.start_time, theirs.end_time)


def test_numbers_are_members_of_the_enums_as_those_of_hslog_are(
    clean: hs.Recording, by_hslog: LogParser
) -> None:
    assert list(map(repr, clean.to_hslog().recursive_iter(packets.Block))) == list(
        map(repr, by_hslog.games[0].recursive_iter(packets.Block))
    )
    mine, theirs = (
        [repr(each.tags) for each in tree.recursive_iter(packets.FullEntity)]
        for tree in (clean.to_hslog(), by_hslog.games[0])
    )
    assert mine == theirs


def test_the_manager_of_players_and_the_meta_data_are_those_of_hslogs_parser(
    clean: hs.Recording, by_hslog: LogParser
) -> None:
    tree, theirs = clean.to_hslog(), by_hslog.player_manager
    assert tree.game_meta == by_hslog.game_meta
    assert tree.game_meta["GameType"] is GameType.GT_VS_FRIEND
    for entity in (2, 3):
        mine = tree.player_manager.get_player_by_entity_id(entity)
        assert mine == theirs.get_player_by_entity_id(entity)
        assert tree.player_manager.get_player_by_player_id(mine.player_id) is mine
    assert tree.player_manager.first_player == theirs.first_player
    for entity in range(4, 100):
        mine = tree.player_manager.get_controller_by_entity_id(entity)
        assert mine == theirs.get_controller_by_entity_id(entity)


def test_hslog_is_loaded_when_a_tree_is_asked_for() -> None:
    lines = (
        "import sys, hsreplay_sim as hs",
        f"game = hs.load({str(MODERN)!r}).recording()",
        "game.walk()",
        "assert 'hslog' not in sys.modules",
        "game.to_hslog()",
        "assert 'hslog' in sys.modules",
    )
    subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=ROOT, check=True)


# --- exporters ----------------------------------------------------------------------------------


def test_the_exporter_of_entities_ends_with_the_state_of_the_end(clean: hs.Recording) -> None:
    tree = clean.to_hslog()
    for manager in (None, tree.player_manager):
        game = EntityTreeExporter(tree, manager).export().game
        state = clean.state()
        assert {each.id for each in game.entities} == set(state.tags)
        for each in game.entities:
            assert {tag: value for tag, value in each.tags.items() if value} == state.tags[each.id]
        assert [player.name for player in game.players] == ["Rosa#1234", "Emil#5678"]
        assert game.players[0].names == ("Rosa#1234", "")


def test_the_exporter_of_the_friendly_player_names_the_one_that_we_name(
    clean: hs.Recording,
) -> None:
    friendly = clean.summary.friendly
    assert friendly is not None
    assert FriendlyPlayerExporter(clean.to_hslog()).export() == friendly.player_id


def test_several_exporters_run_as_one(clean: hs.Recording) -> None:
    class Plays(BaseExporter):  # type: ignore[misc]
        count = 0

        def handle_block(self, packet: Any) -> None:
            self.count += packet.type == BlockType.PLAY
            super().handle_block(packet)

    tree = clean.to_hslog()
    exporters = [EntityTreeExporter(tree), Plays(tree)]
    CompositeExporter(tree, exporters).export()
    assert exporters[1].count == 26
    assert exporters[0].game.players[0].hero.tags[GameTag.CARDTYPE] is CardType.HERO


def test_the_viewer_is_found_although_a_player_changes_its_controller() -> None:
    """hslog has a PlayerReference there, which is no number."""
    game = recording(
        ours.TagChange(2, t.CONTROLLER, 1),
        ours.FullEntity(4, "", ((t.CONTROLLER, 2), (t.ZONE, Zone.DECK))),
        ours.ShowEntity(4, "CS2_022", ((t.ZONE, Zone.HAND),)),
        players=(PlayerDef(2, 1, (), "A", "1", "5"), PlayerDef(3, 2, (), "B", "1", "6")),
    )
    assert FriendlyPlayerExporter(game.to_hslog()).export() == 2


# --- what exporters need ------------------------------------------------------------------------


def test_an_entity_that_nothing_creates_is_created_for_them() -> None:
    game = recording(ours.Block(7, 9, [ours.TagChange(9, t.DAMAGE, 3)]))
    tree = game.to_hslog()
    assert tree.added == ["FULL_ENTITY of entity 9, which no packet creates"]
    exported = EntityTreeExporter(tree).export().game
    assert exported.find_entity_by_id(9).tags == {GameTag.DAMAGE: 3}


def test_a_game_that_nothing_creates_is_created_for_them() -> None:
    tree = hs.Recording("", 1, "", [ours.TagChange(1, t.TURN, 3)]).to_hslog()
    assert tree.added == ["CREATE_GAME, which the recording lacks"]
    assert EntityTreeExporter(tree).export().game.tags == {GameTag.TURN: 3}


@pytest.mark.parametrize("reset", [False, True])
def test_a_card_that_changes_before_it_was_shown_is_shown_for_them(reset: bool) -> None:
    between = [ours.Block(BlockType.GAME_RESET, 1, [ours.ResetGame()])] if reset else []
    game = recording(
        ours.FullEntity(4, "CS2_022" if reset else "", ((t.CONTROLLER, 2),)),
        *between,
        ours.ChangeEntity(4, "EX1_116", ((t.COST, 5),)),
    )
    tree = game.to_hslog()
    assert tree.added == ["SHOW_ENTITY of entity 4, which changes from a card never shown"]
    card = EntityTreeExporter(tree).export().game.find_entity_by_id(4)
    assert (card.card_id, card.tags[GameTag.COST]) == ("EX1_116", 5)


@pytest.mark.parametrize("later", [(), (2,), (1, 2)])
def test_a_card_in_a_hand_that_is_nobodys_is_given_to_whom_it_belongs_later(
    later: tuple[int, ...],
) -> None:
    game = recording(
        ours.FullEntity(4, "", ((t.ZONE, Zone.DECK),)),
        ours.ShowEntity(4, "CS2_022", ((t.ZONE, Zone.HAND),)),
        *(ours.TagChange(4, t.CONTROLLER, seat) for seat in later),
    )
    tree = game.to_hslog()
    assert tree.added == ["CONTROLLER of entity 4, which is in a hand and nobody's"]
    assert FriendlyPlayerExporter(tree).export() == (later[0] if later else 0)
    assert hs.from_hslog(tree).packets == game.packets


def test_nothing_is_added_to_a_sound_recording(clean: hs.Recording) -> None:
    assert clean.to_hslog().added == []


def test_an_empty_recording_is_a_tree_that_exporters_take() -> None:
    tree = hs.Recording("", 1, "").to_hslog()
    assert len(tree.packets) == 1
    assert EntityTreeExporter(tree).export().game.players == []


# --- names, accounts, times, losses -------------------------------------------------------------


def test_a_player_without_a_name_is_called_as_hslog_calls_it() -> None:
    human, machine = (
        PlayerDef(2, 1, (), "", "144115198130930503", "7"),
        PlayerDef(3, 2, (), "", "144115198130930503", "0"),
    )
    tree = recording(players=(human, machine)).to_hslog()
    one, two = EntityTreeExporter(tree).export().game.players
    assert (one.name, one.names, one.is_ai) == ("UNKNOWN HUMAN PLAYER", ("", ""), False)
    assert (two.name, two.is_ai) == (None, True)
    assert tree.player_manager.ai_player.entity_id == 3
    assert FriendlyPlayerExporter(tree).export() == 1


def test_a_redacted_account_is_no_account_of_an_ai_and_told() -> None:
    redacted = PlayerDef(2, 1, (), "Rosa", "redacted", "")
    tree = recording(players=(redacted, PlayerDef(3, 2, (), "Emil"))).to_hslog()
    assert [(each.hi, each.lo) for each in tree.packets[0].players] == [(None, None)] * 2
    assert [each.is_ai for each in EntityTreeExporter(tree).export().game.players] == [False] * 2
    assert tree.lost == ["1 redacted accounts, which stand as None"]


def test_two_players_of_one_number_are_no_hindrance() -> None:
    tree = recording(players=(PlayerDef(2, 1, (), "A"), PlayerDef(3, 1, (), "B"))).to_hslog()
    assert [each.entity.name for each in tree.packets[0].players] == ["A", "B"]


def test_an_account_of_any_length_is_no_hindrance() -> None:
    tree = recording(players=(PlayerDef(2, 1, (), "A", "1", "9" * 5000),)).to_hslog()
    assert tree.packets[0].players[0].lo is None


def test_times_are_those_of_the_day_or_dated(clean: hs.Recording) -> None:
    assert clean.to_hslog().start_time == time(12)
    dated = clean.to_hslog(date(2024, 5, 31))
    assert str(dated.start_time) == "2024-05-31 12:00:00"
    assert (dated.end_time - dated.start_time).seconds == 84


def test_each_packet_has_its_line(clean: hs.Recording) -> None:
    lines = [each.line for each in ours.walk(clean.packets)]
    tree = clean.to_hslog()
    assert [each.line for each in tree.recursive_iter()] == lines


def test_what_has_no_place_is_told() -> None:
    game = recording(
        ours.MetaData(1, 2, (4,), extra=(("entity", "4"),)),
        ours.TagChange(1, t.TURN, 1, ts="25:00:00"),
        players=(PlayerDef(2, 1, (), extra=(("rank", "5"),)),),
    )
    game.meta = (("Game.id", "7"),)
    game.card_names, game.only_named = {"CS2_022": "Polymorph"}, {9: "CS2_022"}
    game.called, game.batches = {3: "Lich King"}, [1]
    game.problems = [Problem(codes.LINE_UNREADABLE, "", 7, lost=True)]
    assert game.to_hslog().lost == [
        "attributes of players: rank",
        "attributes of the game: Game.id",
        "the names of 1 cards as the client printed them",
        "1 cards that references name and no packet shows",
        "the names of 1 AI players in references",
        "where 1 batches of the server begin",
        "that 1 lines were lost in reading",
        "1 entities of META_DATA beside its list",
        "1 times past 24:00:00, of which the time of day is given",
    ]


def test_sub_spells_and_what_is_in_them_are_there() -> None:
    inner = ours.TagChange(1, t.TURN, 2)
    game = recording(ours.SubSpell("guid", 1, (2, 3), [inner], extra=(("targetCount", "4"),)))
    (_, spell) = game.to_hslog().packets
    assert (spell.source, spell.targets, spell.target_count, spell.ended) == (1, [2, 3], 4, True)
    assert EntityTreeExporter(game.to_hslog()).export().game.tags == {GameTag.TURN: 2}


def test_deep_nesting_is_no_hindrance() -> None:
    block = ours.Block(5, 1)
    for _ in range(5000):
        block = ours.Block(5, 1, [block])
    assert recording(block).to_hslog().packet_counter == 5004
