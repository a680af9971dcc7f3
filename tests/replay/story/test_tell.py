"""What came of an action, in sentences: each game is played, saved as a recording and told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.play import Card, Deck, Game
from hsreplay_sim.replay.packets import (
    Block,
    FullEntity,
    MetaData,
    Option,
    Options,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.story.sentences import Event
from hsreplay_sim.replay.story.tell import told
from hsreplay_sim.replay.walkthrough import Walkthrough

BUILD = 54613
MODERN = 185749


class Played:
    """A game in which player 1 has these cards, and player 2 those; both have mana to spend."""

    def __init__(self, folder: Path, mine: str, theirs: str, build: int = BUILD) -> None:
        self.path = folder / "game.log"
        decks = [Deck(cards[0], [*cards[1:]] * (30 // (len(cards) - 1))) for cards in (
            mine.split(", "), theirs.split(", ")
        )]  # fmt: skip
        self.game = Game.new(decks[0], decks[1], seed=1, build=build)
        self.game.start(first=1).skip_mulligan()

    def until(self, turn: int) -> Played:
        while self.game.turn < turn:
            self.game.end_turn()
        return self

    def play(self, name: str, target: Card | None = None) -> Played:
        self.game.current_player.hand.find(name).play(target)
        return self

    def take(self) -> Played:
        """Take the first card of a choice."""
        choice = self.game.current_player.choice
        assert choice is not None
        choice.choose(choice.cards[0])
        return self

    def end_turn(self) -> Played:
        self.game.end_turn()
        return self

    def recorded(self, seat: int = 1) -> Recording:
        """The game as this player's client records it."""
        self.game.save(str(self.path), seats=(seat,))
        recording = hs.load(self.path)[0]
        assert isinstance(recording, Recording)
        return recording

    def said(self, seat: int = 1) -> list[str]:
        """The sentences of the last action, without numbers."""
        return [plain(each.text) for each in self.recorded(seat).actions[-1].told]


def plain(text: str) -> str:
    return re.sub(r" #\d+", "", re.sub(r"Seat(\d)#\d+", r"Player \1", text))


def test_hex_is_followed_by_the_frog(tmp_path: Path) -> None:
    game = Played(tmp_path, "SHAMAN, Hex", "MAGE, Chillwind Yeti")
    game.until(8).play("Chillwind Yeti").end_turn()
    game.play("Hex", game.game.player2.field[0])
    assert game.said() == ["Hex transforms Chillwind Yeti into Frog"]


def test_a_minion_that_another_entity_stood_for_in_old_builds_is_transformed_too(
    tmp_path: Path,
) -> None:
    game = Played(tmp_path, "SHAMAN, Hex", "MAGE, Chillwind Yeti", build=13740)
    game.until(8).play("Chillwind Yeti").end_turn()
    game.play("Hex", game.game.player2.field[0])
    assert game.said() == ["Hex transforms Chillwind Yeti into Frog"]


def test_damage_says_who_did_it_and_bodies_hurt_alike_share_a_sentence(tmp_path: Path) -> None:
    game = Played(tmp_path, "MAGE, Flamestrike", "MAGE, Wisp, Boulderfist Ogre")
    game.until(12)
    game.play("Wisp").play("Boulderfist Ogre").end_turn().play("Flamestrike")
    assert game.said() == ["Flamestrike deals 4 damage to Wisp and Boulderfist Ogre", "Wisp dies"]


def test_in_a_fight_each_one_says_what_it_did(tmp_path: Path) -> None:
    game = Played(tmp_path, "MAGE, Bluegill Warrior", "MAGE, Chillwind Yeti").until(8)
    game.play("Chillwind Yeti").end_turn().play("Bluegill Warrior")
    game.game.player1.field[0].attack(game.game.player2.field[0])
    assert game.said() == [
        "Bluegill Warrior deals 2 damage to Chillwind Yeti",
        "Chillwind Yeti deals 4 damage to Bluegill Warrior",
        "Bluegill Warrior dies",
    ]


@pytest.mark.parametrize(
    ("cards", "name", "sentence"),
    [
        ("ROGUE, Assassinate", "Assassinate", "Assassinate destroys Chillwind Yeti"),
        ("ROGUE, Sap", "Sap", "Sap returns Chillwind Yeti to the hand of Player 2"),
        ("MAGE, Frostbolt", "Frostbolt", "Frostbolt freezes Chillwind Yeti"),
        ("PRIEST, Silence", "Silence", "Silence silences Chillwind Yeti"),
        (
            "PRIEST, Mind Control",
            "Mind Control",
            "Mind Control gives Player 1 control of Chillwind Yeti",
        ),
        ("PALADIN, Blessing of Kings", "Blessing of Kings", "Chillwind Yeti is now 8/9"),
        ("DRUID, Mark of the Wild", "Mark of the Wild", "Chillwind Yeti gains Taunt"),
    ],
)  # fmt: skip
def test_what_a_card_does_to_another_is_said(
    cards: str, name: str, sentence: str, tmp_path: Path
) -> None:
    game = Played(tmp_path, cards, "MAGE, Chillwind Yeti")
    game.until(20).play("Chillwind Yeti").end_turn()
    game.play(name, game.game.player2.field[0])
    said = game.said()
    assert sentence in said


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("MAGE, Arcane Intellect", "lets Player 1 draw Arcane Intellect"),
        ("SHAMAN, Feral Spirit", "Feral Spirit summons Spirit Wolf and Spirit Wolf"),
        ("DRUID, Wild Growth", "Wild Growth gives Player 1 1 mana crystal"),
        ("WARRIOR, Shield Block", "Shield Block gives Garrosh Hellscream 5 armor"),
        ("WARLOCK, Doomguard", "Doomguard makes Player 1 discard Doomguard and Doomguard"),
        ("WARLOCK, Lord Jaraxxus", "Lord Jaraxxus takes the place of Gul'dan"),
        ("WARLOCK, Lord Jaraxxus", "gives Player 1 INFERNO! and Blood Fury"),
        ("PRIEST, Circle of Healing", ""),
    ],
)
def test_what_a_card_does_for_its_player_is_said(cards: str, sentence: str, tmp_path: Path) -> None:
    game = Played(tmp_path, cards, "MAGE, Wisp").until(17)
    game.play(cards.split(", ")[1])
    said = "\n".join(game.said())
    assert sentence in said
    assert sentence or not said


def test_a_secret_goes_up_is_revealed_and_does_what_it_does(tmp_path: Path) -> None:
    game = Played(tmp_path, "HUNTER, Explosive Trap", "MAGE, Bluegill Warrior").until(5)
    game.play("Explosive Trap")
    assert game.said() == ["a Secret of Player 1 goes up"]
    assert game.said(seat=2) == ["a Secret of Player 1 goes up"]
    game.end_turn().play("Bluegill Warrior")
    game.game.player2.field[0].attack(game.game.player1.hero)
    assert game.said(seat=2) == [
        "the Secret Explosive Trap of Player 1 is revealed",
        "Explosive Trap deals 2 damage to Jaina Proudmoore and Bluegill Warrior",
        "Bluegill Warrior dies",
    ]


def test_a_discovery_says_what_was_offered_and_what_was_taken(tmp_path: Path) -> None:
    game = Played(tmp_path, "HUNTER, Tracking, Wisp, Wolfrider", "MAGE, Wisp", build=MODERN)
    game.until(5).play("Tracking").take()
    said = game.said()
    assert said[0].startswith("Tracking offers Player 1 ")
    assert said[1].startswith("Player 1 takes ")
    assert said[1].removeprefix("Player 1 takes ") in said[0]


def test_the_other_player_sees_how_many_were_offered_and_not_which(tmp_path: Path) -> None:
    game = Played(tmp_path, "HUNTER, Tracking, Wisp, Wolfrider", "MAGE, Wisp", build=MODERN)
    game.until(5).play("Tracking").take()
    for name in ("Wisp", "Wolfrider"):
        assert not any(name in each for each in game.said(seat=2))


def test_of_a_choose_one_the_option_is_said_where_the_options_are_listed(tmp_path: Path) -> None:
    game = Played(tmp_path, "DRUID, Wrath", "MAGE, Chillwind Yeti").until(8)
    game.play("Chillwind Yeti").end_turn()
    wrath = game.game.current_player.hand.find("Wrath")
    wrath.play(game.game.player2.field[0], choose=1)
    recording = game.recorded()
    (played,) = (
        at
        for at, each in enumerate(recording.packets)
        if isinstance(each, Block) and each.entity == wrath.entity.id
    )
    option = Option(1, 3, wrath.entity.id, sub_options=(Option(0, 3, 900), Option(1, 3, 901)))
    recording.packets[played:played] = [
        FullEntity(900, "EX1_154a", ((t.ZONE, Zone.SETASIDE),)),
        FullEntity(901, "EX1_154b", ((t.ZONE, Zone.SETASIDE),)),
        Options(9, (option,)),
    ]
    said = [each.text for each in told(Walkthrough(recording))[-1]]
    assert said[0].endswith(" chooses Nature's Wrath #901")
    assert "deals 1 damage" in said[1]


def test_a_card_that_is_made_in_a_deck_is_not_shown_as_well(tmp_path: Path) -> None:
    game = Played(tmp_path, "DRUID, Wisp", "MAGE, Wisp").until(3).play("Wisp")
    wisp = game.game.player1.field[0].entity.id
    recording = game.recorded()
    there = ((t.ZONE, Zone.DECK), (t.CONTROLLER, 1))
    made = [FullEntity(900, "", there), ShowEntity(900, "CS2_182", there)]
    recording.packets.append(Block(BlockType.PLAY, wisp, [*made]))
    said = [plain(each.text) for each in told(Walkthrough(recording))[-1]]
    assert said == ["Wisp puts Chillwind Yeti into the deck of Player 1"]


def test_fatigue_is_no_damage_of_a_card(tmp_path: Path) -> None:
    game = Played(tmp_path, "MAGE, Wisp", "WARRIOR, Wisp").until(58).recorded()
    told_of = [each.text for action in game.actions for each in action.told]
    assert [plain(each) for each in told_of if "fatigue" in each] == [
        f"the deck of Player {seat} is empty: {amount} damage by fatigue"
        for amount, seat in ((1, 2), (1, 1), (2, 2), (2, 1), (3, 2))
    ]
    assert not any("takes" in each for each in told_of)
    burned = [each for each in told_of if "is burned" in each]
    assert burned
    assert not any("is shown" in each for each in told_of)


def test_a_joust_names_both_cards_and_its_winner(tmp_path: Path) -> None:
    game = Played(tmp_path, "HUNTER, King's Elekk", "MAGE, Boulderfist Ogre").until(3)
    game.play("King's Elekk")
    assert game.said()[0].endswith("are revealed; Boulderfist Ogre wins the joust")


def test_a_log_that_says_not_who_was_hurt_is_told_by_its_tags(tmp_path: Path) -> None:
    """Terse logs print META_DATA without its entities (U001:2306)."""
    game = Played(tmp_path, "MAGE, Bluegill Warrior", "MAGE, Chillwind Yeti").until(8)
    game.play("Chillwind Yeti").end_turn().play("Bluegill Warrior")
    game.game.player1.field[0].attack(game.game.player2.field[0])
    full, recording = game.said(), game.recorded()

    def terse(packets: list[object]) -> None:
        for at, each in enumerate(packets):
            if isinstance(each, MetaData):
                packets[at] = MetaData(each.meta, each.data, (), each.line, info_count=1)
            elif isinstance(each, Block):
                terse(each.packets)  # type: ignore[arg-type]

    terse(recording.packets)  # type: ignore[arg-type]
    again = told(recording.walkthrough)[-1]
    assert [plain(each.text) for each in again] == full


def test_a_sentence_knows_its_kind_its_line_and_its_cards(tmp_path: Path) -> None:
    game = Played(tmp_path, "SHAMAN, Hex", "MAGE, Chillwind Yeti").until(8)
    game.play("Chillwind Yeti").end_turn().play("Hex", game.game.player2.field[0])
    action = game.recorded().actions[-1]
    (sentence,) = action.told
    assert sentence.event is Event.TRANSFORMATION
    assert sentence.names == ("Hex", "Chillwind Yeti", "Frog")
    assert action.lines[0] < sentence.line <= action.lines[1]
    line = game.path.read_text(encoding="utf-8").splitlines()[sentence.line - 1]
    assert "CHANGE_ENTITY" in line


def test_what_a_recording_holds_in_strange_order_is_told_all_the_same() -> None:
    packets = [
        FullEntity(4, "", ()),
        Block(3, 9, [TagChange(9, 49, 1), TagChange(4, 49, 4), MetaData(1, 3, (77,))]),
        TagChange(0, 27, 5),
        MetaData(3, 9, (9,)),
    ]
    recording = Recording("x", 1, "packets", packets=[*packets])
    assert len(told(recording.walkthrough)) == len(recording.walkthrough.course.actions)
