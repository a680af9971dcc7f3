"""A log is written as the client of its build writes it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.app.outputs.names import name_cards
from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import losses as xml_losses
from hsreplay_sim.formats.hsreplay_xml.write import write as write_xml
from hsreplay_sim.formats.powerlog.losses import losses, otherwise
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.shapes.forms import GAME_STATE, forms_of
from hsreplay_sim.formats.powerlog.shapes.spellings import Spellings
from hsreplay_sim.formats.powerlog.write import write
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.replay.packets import Block, Choices, TagChange, walk
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from random_game import bare

GOOD = ROOT / "fixtures" / "powerlog" / "good"


def played(build: int = 185749) -> Recording:
    """A game of ours as the first player's client tells it."""
    engine, oracle = new_engine(5, build)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        if engine.current == 1:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
    return record(engine, (1,), offers=book.offers)


@pytest.fixture(scope="module")
def game() -> Recording:
    return played()


@pytest.fixture(scope="module")
def lines(game: Recording) -> list[str]:
    return [line.partition(" ")[2].partition(" ")[2] for line in write([game]).splitlines()]


def at(lines: list[str], text: str) -> int:
    return next(number for number, line in enumerate(lines) if text in line)


def test_the_client_says_what_game_it_is_when_all_cards_are_there(lines: list[str]) -> None:
    """A tracker looks at the hands that are shown by then, and finds out who its player is."""
    told = at(lines, "DebugPrintGame() - PlayerID=1, PlayerName=")
    dealt = max(
        number
        for number, line in enumerate(lines[: at(lines, "tag=MULLIGAN_STATE value=INPUT")])
        if "GameState.DebugPrintPower() - " in line
    )
    assert dealt > at(lines, "NEXT_STEP value=BEGIN_MULLIGAN")
    assert at(lines, "NEXT_STEP value=BEGIN_MULLIGAN") < told
    assert told < at(lines, "PowerTaskList.") < at(lines, "DebugPrintEntityChoices")


def test_all_that_comes_is_carried_out(lines: list[str]) -> None:
    def packets(stream: str) -> list[str]:
        head = f"{stream}.DebugPrintPower() - "
        found = (line.removeprefix(head).split() for line in lines if line.startswith(head))
        return [words[0] for words in found if words[0].isupper()]

    assert packets("GameState") == packets("PowerTaskList")
    assert "TAG_CHANGE" in packets("GameState")


def test_one_stream_is_half_as_long_and_the_same_game(game: Recording) -> None:
    both, one = write([game]), write([game], GAME_STATE)
    assert "PowerTaskList" not in one
    assert 0.4 < len(one) / len(both) < 0.65
    ((again,), (copy,)) = (read_powerlog(text.encode()) for text in (both, one))
    assert bare(again.packets) == bare(copy.packets) == bare(game.packets)


def test_a_client_goes_by_what_it_has_carried_out(lines: list[str]) -> None:
    """What comes with its entity is a number in the first stream, and has a name in the second."""
    assert at(lines, "GameState.DebugPrintPower() -     TAG_CHANGE Entity=1 ")
    assert at(lines, "PowerTaskList.DebugPrintPower() -     TAG_CHANGE Entity=GameEntity ")
    shown = at(lines, "GameState.DebugPrintPower() -     SHOW_ENTITY - Updating Entity=[")
    words = "entityName=UNKNOWN ENTITY [cardType=INVALID]"
    assert words in lines[shown]
    assert "zone=DECK zonePos=0 cardId= player=1]" in lines[shown]


def test_references_show_where_a_card_is(lines: list[str]) -> None:
    played = next(
        line for line in lines if "GameState" in line and "BlockType=PLAY Entity=[" in line
    )
    assert " zone=HAND zonePos=" in played or " zone=PLAY " in played
    assert "entityName=UNKNOWN" not in played
    assert any("TAG_CHANGE Entity=Seat1#1001 tag=RESOURCES " in line for line in lines)


@pytest.mark.parametrize(
    ("build", "line"),
    [
        (10357, "ACTION_START Entity=GameEntity BlockType=TRIGGER Index=-1 Target=0"),
        (12051, "ACTION_START SubType=TRIGGER Entity=GameEntity EffectCardId= EffectIndex=-1"),
        (14830, "BLOCK_START BlockType=TRIGGER Entity=GameEntity EffectCardId= EffectIndex=-1"),
        (25770, "Target=0 SubOption=-1 TriggerKeyword=0"),
        (88998, "EffectCardId=System.Collections.Generic.List`1[System.String] EffectIndex=-1"),
        (88998, "Target=0 SubOption=-1 TriggerKeyword=TAG_NOT_SET"),
    ],
)
def test_a_block_has_the_form_of_its_build(build: int, line: str) -> None:
    assert line in write([played(build)])


@pytest.mark.parametrize(
    ("build", "tag", "value", "text"),
    [
        (185749, 200, 20, "CARDRACE value=PET"),
        (185749, 849, 1, "MODULAR value=1"),
        (9786, 202, 5, "CARDTYPE value=ABILITY"),
        (11461, 202, 5, "CARDTYPE value=SPELL"),
        (10357, 418, 3, "418 value=3"),
        (11461, 418, 3, "NUM_RESOURCES_SPENT_THIS_GAME value=3"),
        (185749, 1635, 2, "SPELL_SCHOOL value=2"),
        (185749, 49, 3, "ZONE value=HAND"),
    ],
)
def test_tags_and_values_are_called_as_the_build_calls_them(
    build: int, tag: int, value: int, text: str
) -> None:
    assert Spellings(build).tag_value(tag, value) == text


def test_an_unknown_card_has_the_form_of_its_build() -> None:
    assert forms_of(11461).unknown.startswith("[id={id} cardId={card} type=INVALID")
    assert forms_of(15590).unknown == forms_of(11461).known
    assert forms_of(22611).known.startswith("[entityName={name} id={id}")


def test_names_of_cards_stay_in_the_language_of_the_client() -> None:
    text = (GOOD / "modern.log").read_text(encoding="utf-8")
    german = text.replace("entityName=Fireball", "entityName=Feuerball")
    assert german != text
    (game,) = read_powerlog(german.encode())
    assert "entityName=Feuerball" in write([game])


def test_the_choice_of_a_mulligan_of_2014_is_read() -> None:
    """Its cards have brackets of their own, and its type may be a number."""
    text = (GOOD / "action_start_2014.log").read_text(encoding="utf-8")
    named = "Entities[0]=[name=Fireball id=5 zone=HAND zonePos=1 cardId=CS2_029 player=1]"
    old = "Entities[0]=UNKNOWN ENTITY [id=5 type=MINION zone=HAND zonePos=1]"
    assert named in text
    for changed in (text.replace(named, old), text.replace("ChoiceType=MULLIGAN", "ChoiceType=-1")):
        (game,) = read_powerlog(changed.encode())
        assert game.lines_lost == 0
        (offered,) = (each for each in walk(game.packets) if isinstance(each, Choices))
        assert offered.entities == (5,)


def test_a_card_that_only_references_name_is_told_as_lost() -> None:
    text = (GOOD / "modern.log").read_text(encoding="utf-8")
    (game,) = read_powerlog(text.encode())
    assert losses(game) == []
    hidden = text.replace("ID=5 CardID=CS2_029", "ID=5 CardID=")
    hidden = hidden.replace("Entity=5 CardID=CS2_029", "Entity=5 CardID=")
    (game,) = read_powerlog(hidden.encode())
    assert game.only_named == {5: "CS2_029"}
    told = "the cards of 1 entities, which references name and nothing shows"
    assert told in losses(game)
    assert told in xml_losses(game)


def test_a_stated_build_without_a_form_for_what_is_told_is_not_followed() -> None:
    """U114 states 8891, and its blocks have keywords, which hslog reads in no ACTION_START."""
    game = replace(played(10357), build=8891)
    assert "ACTION_START" in write([game])
    blocks = [each for each in walk(game.packets) if isinstance(each, Block)]
    blocks[0].trigger_keyword = 32
    text = write([game])
    assert "ACTION_START" not in text
    assert " TriggerKeyword=TRIGGER_VISUAL" in text


def test_a_player_is_a_number_where_its_last_card_is_one(game: Recording) -> None:
    """hslog takes the controller of the card for that of the name, and fails if there is none."""
    told = replace(game, packets=[*game.packets, TagChange(2, 397, 999), TagChange(2, 397, 64)])
    first, second = write([told], GAME_STATE).splitlines()[-2:]
    assert "TAG_CHANGE Entity=2 tag=LAST_CARD_PLAYED value=999" in first
    assert "TAG_CHANGE Entity=Seat1#1001 tag=LAST_CARD_PLAYED value=64" in second


def test_a_game_that_the_client_looked_on_at_says_so(game: Recording) -> None:
    """Also in XML, in the note; the next game of the log is none."""
    watched = replace(game, path="a.log", spectator=True)
    text = write([watched, replace(game, spectator=False)])
    assert " ================== Begin Spectating 1st player ====" in text.splitlines()[0]
    assert [each.spectator for each in read_powerlog(text.encode())] == [True, False]
    for back in read_hsreplay_xml(write_xml([watched]).encode()):
        assert back.spectator
        assert "Game.spectator" not in dict(back.meta)


def test_names_that_only_the_second_stream_prints_are_kept() -> None:
    """A log in German names a card as it is carried out, before any reference of the first one."""
    text = (GOOD / "modern.log").read_text(encoding="utf-8")
    bracket = "[entityName={} id=5 zone=HAND zonePos=1 cardId=CS2_029 player=1]"
    line = f"D 12:00:00.0000000 PowerTaskList.DebugPrintPower() - HIDE_ENTITY - Entity={bracket}"
    plain = text.replace("entityName=Fireball", "entityName=")
    for printed, kept in (("Feuerball [DNT]", "Feuerball [DNT]"), ("", "")):
        told = line.format(printed) + " tag=ZONE value=HAND\n"
        (game,) = read_powerlog((plain + told).encode())
        assert game.card_names["CS2_029"] == kept
        name_cards(game)
        assert f"entityName={kept} id=5 " in write([game])


def test_a_player_has_its_name_where_the_client_did_not_know_it_yet() -> None:
    """Firestone exchanges the two players of U055, and the winner with them."""
    (game,) = read_powerlog(GOOD / "modern.log")
    assert game.nameless == 1
    assert "UNKNOWN HUMAN PLAYER" not in write([game])
    told = ["1 references to UNKNOWN HUMAN PLAYER have the name that it has later"]
    assert otherwise(game) == told
    assert losses(game) == []
    (again,) = read_powerlog(write([game]).encode())
    assert otherwise(again) == []
