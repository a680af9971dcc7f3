"""The facts of a game, of games played here and saved as one of their players told them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hearthstone.deckstrings import parse_deckstring
from msgspec.structs import replace as changed

import hsreplay_sim as hs
from hsreplay_sim.base.tags import STEP, TURN
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.replay.facts.clock import times
from hsreplay_sim.replay.facts.model import Summary
from hsreplay_sim.replay.facts.words import COLUMNS, lines_of, rows_of
from hsreplay_sim.replay.packets import CreateGame, TagChange
from hsreplay_sim.replay.recording import Recording

BUILD = 54613
WISPS = ["Wisp", "Bloodfen Raptor"] * 15


def played(path: Path, *, seats: tuple[int, ...] = (1,), turns: int = 6, end: str = "") -> Summary:
    """The summary of a game, saved by its player 1, that ends with a concession or goes on."""
    game = Game.new(Deck("MAGE", WISPS), Deck("DEMONHUNTER", WISPS), seed=1, build=BUILD)
    game.start(first=1).skip_mulligan()
    while game.turn < turns and not game.ended:
        game.end_turn()
    if end == "concession":
        game.current_player.concede()
    log = path / "a.log"
    game.save(str(log), seats=seats)
    return _first(log).summary


def _first(path: Path) -> Recording:
    game = hs.load(path)[0]
    assert isinstance(game, Recording)
    return game


@pytest.mark.parametrize(("seats", "recorded"), [((1,), [1]), ((2,), [2]), ((1, 2), [1, 2])])
def test_the_recording_player_is_the_one_whose_hand_is_shown(
    tmp_path: Path, seats: tuple[int, ...], recorded: list[int]
) -> None:
    found = played(tmp_path, seats=seats)
    assert found.recorded_by == recorded
    assert [each.recorded for each in found.players] == [1 in recorded, 2 in recorded]
    assert found.friendly is (found.players[recorded[0] - 1] if len(recorded) == 1 else None)


def test_a_computer_records_nothing_although_its_hand_is_shown(tmp_path: Path) -> None:
    played(tmp_path, seats=(1, 2))
    game = _first(tmp_path / "a.log")
    create = game.create
    assert create is not None
    one, two = create.players
    machine = changed(two, account_hi="144115198130930503", account_lo="0")
    game.packets[0] = changed(create, players=(one, machine))
    assert game.summary.recorded_by == [1]


def test_players_have_heroes_and_classes_by_name(tmp_path: Path) -> None:
    one, two = played(tmp_path).players
    assert (one.hero_name, one.hero_class) == ("Jaina Proudmoore", "Mage")
    assert (two.hero_name, two.hero_class) == ("Illidan Stormrage", "Demon Hunter")
    assert (one.first, two.first) == (True, False)


def test_a_mulligan_has_no_coin_and_hides_what_nobody_saw(tmp_path: Path) -> None:
    one, two = played(tmp_path).players
    assert one.mulligan is not None
    assert two.mulligan is not None
    assert (len(one.mulligan.offered), one.mulligan.thrown) == (3, ())
    assert set(one.mulligan.kept) <= {"CS2_231", "CS2_172"}
    assert two.mulligan.offered == ("", "", "", "")


def test_a_mulligan_is_the_same_where_the_number_of_a_choice_is_called_entity(
    tmp_path: Path,
) -> None:
    """Coliseum's XML says so, and names the player as playerID (U178:539)."""
    game = Game.new(Deck("MAGE", WISPS), Deck("DEMONHUNTER", WISPS), seed=1, build=BUILD)
    game.start(first=1)
    for player in (game.player1, game.player2):
        player.mulligan(*player.hand[:2])
    game.end_turn()
    game.save(str(tmp_path / "a.xml"), seats=(1,))
    text = (tmp_path / "a.xml").read_text(encoding="utf-8")
    other = re.sub(
        r'<(Choices|ChosenEntities) id="(\d+)" entity="(\d+)"',
        r'<\1 entity="\2" playerID="\3"',
        text,
    )
    assert other != text
    (tmp_path / "b.xml").write_text(other, encoding="utf-8")
    one, two = _first(tmp_path / "a.xml").summary, _first(tmp_path / "b.xml").summary
    for mine, theirs in zip(one.players, two.players, strict=True):
        assert mine.mulligan is not None
        assert len(mine.mulligan.thrown) == 2
        assert mine.mulligan == theirs.mulligan


def test_a_game_that_is_conceded_says_who_won_and_why(tmp_path: Path) -> None:
    found = played(tmp_path, end="concession")
    assert found.end == "concession"
    assert sorted(each.result for each in found.players) == ["lost", "won"]
    assert found.winner is not None
    assert found.winner.result == "won"


def test_a_game_that_goes_on_has_no_result(tmp_path: Path) -> None:
    found = played(tmp_path)
    assert (found.end, found.winner) == ("", None)
    assert [each.result for each in found.players] == ["", ""]


def test_a_game_that_fatigue_ends_says_so_and_burns_what_the_hand_cannot_take(
    tmp_path: Path,
) -> None:
    found = played(tmp_path, turns=200)
    assert found.end == "fatigue"
    one = found.players[0]
    assert (one.cards_drawn, one.cards_burnt) == (7, 20)
    assert one.hero_damage_taken == one.damage_taken
    assert one.damage_dealt == 0


def test_a_deck_that_is_seen_whole_has_a_code_that_decodes_to_it(tmp_path: Path) -> None:
    one, two = played(tmp_path, turns=200).players
    assert one.deck is not None
    assert one.deck.whole
    cards, heroes, _, _ = parse_deckstring(one.deck.code)
    assert Counter(dict(cards)).total() == 30
    assert (len(cards), len(heroes)) == (2, 1)
    assert two.deck is not None
    assert (two.deck.size, two.deck.code) == (30, "")


def test_lethal_damage_and_who_did_it_are_counted(tmp_path: Path) -> None:
    game = Game.new(Deck("MAGE", WISPS), Deck("HUNTER", WISPS), seed=1, build=BUILD)
    game.start(first=1).skip_mulligan()
    me, foe = game.players
    for _ in range(3):
        foe.hero.damage = 24
        me.mana = 10
        bolt = me.give("CS2_029")
        if not game.ended:
            bolt.play(foe.hero)
    log = tmp_path / "a.log"
    game.save(str(log), seats=(1,))
    found = _first(log).summary
    assert found.end == "lethal"
    assert [each.name for each in found.players[0].plays] == ["Fireball"]
    assert found.players[0].plays[0].turn == 1
    assert found.players[0].mana_spent == 4
    assert (found.players[0].damage_dealt, found.players[1].hero_damage_taken) == (6, 6)


def test_what_a_recording_that_begins_late_cannot_tell_is_unknown(tmp_path: Path) -> None:
    played(tmp_path)
    game = _first(tmp_path / "a.log")
    game.reconnected = True
    one = game.summary.players[0]
    assert (one.first, one.mulligan, one.deck) == (None, None, None)
    assert (one.cards_drawn, one.damage_dealt) == (None, None)


@pytest.mark.parametrize(
    ("first", "last", "seconds"),
    [
        ("10:00:00.5", "10:01:00.75", 60.25),
        ("23:59:00.0000000", "00:01:00.0000000", 120.0),
        ("2020-01-01T10:00:00+01:00", "2020-01-01T10:00:10+01:00", 10.0),
        ("", "", None),
    ],
)
def test_the_duration_goes_from_the_first_to_the_last_packet(
    first: str, last: str, seconds: float | None
) -> None:
    game = Recording("a.log", 1, "power.log")
    game.packets = [TagChange(1, 1, 1, ts=first), TagChange(1, 1, 2, ts=last)]
    assert times(game) == (first, seconds)


def test_a_table_has_a_row_for_each_player(tmp_path: Path) -> None:
    rows = list(rows_of("a.log", 1, played(tmp_path, end="concession")))
    assert [len(row) for row in rows] == [len(COLUMNS)] * 2
    told = dict(zip(COLUMNS, rows[1], strict=True))
    assert (told["player_id"], told["hero_class"], told["kept"]) == (2, "Demon Hunter", "? ? ? ?")


def test_the_lines_say_what_is_unknown(tmp_path: Path) -> None:
    found = played(tmp_path)
    found.recorded_by = []
    assert lines_of(found)[0].startswith("recorded  by unknown")
    text = "\n".join(lines_of(found, cards=True))
    assert "30 cards known" in text


def test_turns_are_those_of_the_game_from_where_the_recording_begins(tmp_path: Path) -> None:
    """Mercenaries count turns on their players, too, and a reconnection tells the turn at once."""
    played(tmp_path)
    game = _first(tmp_path / "a.log")
    turns = game.summary.turns
    game.packets.append(TagChange(2, TURN, turns + 9))
    assert game.summary.turns == turns
    create = game.packets[0]
    assert isinstance(create, CreateGame)
    game.packets = [changed(create, tags=((TURN, 12),)), TagChange(1, STEP, 10)]
    assert game.summary.turns == 12
