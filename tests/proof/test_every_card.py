"""Every game that can be started can be played to its end: a part of what the proofs play."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CURRENT_SPELLPOWER
from hsreplay_sim.play.notices import Notice, left_out
from proof import every_card
from proof.blank_games import BUILDS, played_out
from proof.every_card import Outcome, Twin, outcome_of, position_for
from proof.run_every_card import all_work, outcomes


@pytest.mark.parametrize("every", [150, pytest.param(10, marks=pytest.mark.proof)])
def test_a_part_of_all_cards_is_played_to_the_end_of_what_they_start(every: int) -> None:
    found = list(outcomes(all_work()[::every], 1))
    assert {fault: told for one in found for fault, told in one.faults.items()} == {}
    assert sum(one.plays for one in found) > 3 * len(found)


def test_every_card_is_played_in_the_oldest_and_in_the_newest_build_that_has_it() -> None:
    builds = [build for card_id, build in all_work() if card_id == "GVG_012"]
    assert builds == [7234, 255790]


def test_a_card_is_played_at_each_kind_of_target_in_four_positions() -> None:
    assert outcome_of("CS2_029", 255790) == Outcome("CS2_029", 255790, plays=14)
    assert outcome_of("EX1_154", 255790).plays == 12, "one minion on two sides, by two options"


@pytest.mark.parametrize(
    "card_id",
    ["EX1_622", "OG_081", "TRL_255", "TRL_566", "RLK_057", "SC_757", "TOY_603", "TOY_881"],
)
def test_what_can_be_played_in_none_of_them_is_played_in_a_fifth(card_id: str) -> None:
    assert outcome_of(card_id, 255790).plays > 0


def test_what_cannot_be_played_at_all_is_held_for_some_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Shifting Scroll is another card before anybody can play it."""
    turns = []
    monkeypatch.setattr(every_card.Twin, "end_turns", lambda twin, count: turns.append(count))
    assert outcome_of("LOOT_104", 255790).plays == 0
    assert turns == [every_card.TURNS] * 5


def test_another_luck_is_another_course_of_what_follows() -> None:
    def picks(luck: int) -> list[int]:
        twin = Twin(position_for("EX1_277", 255790, "full"), "told", luck)
        for _ in range(3):
            twin.game.player1.give("EX1_277").play()
        hurt = [each.damage for each in twin.game.player2.characters]
        return [*hurt, twin.random.randrange(1000)]

    assert picks(0) == picks(0)
    assert picks(0) != picks(3)


@pytest.mark.parametrize(("card_id", "mine"), [("CS2_023", 7), ("CS2_182", 6), ("CS2_027", 6)])
def test_nobody_has_room_for_more_than_the_card(card_id: str, mine: int) -> None:
    """With it the mover holds ten cards; a minion is the seventh, and so is one Mirror Image."""
    game, card, ways = every_card.begun(card_id, 255790, every_card.NO_ROOM)
    assert ways
    assert card in game.player1.hand
    assert [len(player.hand) for player in game.players] == [10, 10]
    assert [len(player.field) for player in game.players] == [mine, 7]
    assert all(len(player.deck) >= 5 for player in game.players)


def test_a_card_that_leaves_a_hand_too_large_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(every_card, "check", lambda engine: ["player 1: 11 cards in hand"])
    (told,) = outcome_of("CS2_023", 255790, ["no room"]).faults
    assert told.startswith("AssertionError player 1: 11 cards in hand")


def test_a_sum_that_an_update_would_write_anew_is_a_fault() -> None:
    twin = Twin(position_for("CS2_182", 255790, "middle"), "")
    twin.demand_sound()
    twin.game.engine.owner(1).tags[CURRENT_SPELLPOWER] = 1
    with pytest.raises(AssertionError, match="an update comes late"):
        twin.demand_sound()


def test_what_passes_in_silence_is_a_fault() -> None:
    twin = Twin(position_for("EX1_112", 255790, "empty"), "")
    assert list(twin.silent_blanks()) == []
    twin.game.player1.give("EX1_112")  # Gelbin Mekkatorque, who has no class
    assert list(twin.silent_blanks()) == ["EX1_112"]
    twin.game.player1.summon("EX1_112")
    assert list(twin.silent_blanks()) == [], "a notice says so"


def test_a_blank_of_a_pool_without_any_other_card_is_told() -> None:
    """A third offer of Lightning Reflexes may find only Judgment, which has no class."""
    twin = Twin(position_for("TTN_317", 255790, "empty"), "")
    reflexes = twin.game.player1.give("TTN_317")
    engine = twin.game.engine
    engine.create("JAIL_326", 1, Zone.HAND, creator=reflexes.entity)
    assert list(twin.silent_blanks()) == ["JAIL_326"]
    twin.game.notices.append(Notice(1, "TTN_317", left_out("TTN_317", 1, 1)))
    assert list(twin.silent_blanks()) == []


def test_what_breaks_names_the_card_the_position_and_the_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(every_card.Twin, "end_turns", breaks)
    (told,) = set(outcome_of("CS2_182", 255790).faults.values())
    assert told.startswith("CS2_182 of build 255790, empty, play Chillwind Yeti #")


@pytest.mark.parametrize(
    "number",
    [*range(len(BUILDS)), *(pytest.param(n, marks=pytest.mark.proof) for n in range(5, 30))],
)
def test_a_game_that_allows_what_is_missing_is_played_to_its_end(number: int) -> None:
    game = played_out(number)
    assert game.ended
    told = {each.card_id for each in game.notices}
    assert {each.id for each in game.blanks} - told == set()
