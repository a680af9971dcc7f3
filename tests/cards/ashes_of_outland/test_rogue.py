"""Ashes of Outland: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COLLECTION_RELATED_CARD_DATABASE_ID, COST, IMMUNE, STEALTH
from table import YETI, table


def test_ambush_lies_in_wait_for_a_minion() -> None:
    t = table("HERO_03")
    t.play("BT_707")
    t.end_turn()
    t.play("GAME_005")
    assert t.row(1) == []
    t.play(YETI)
    assert (t.row(1), t.game.secrets[1]) == (["BT_707t"], [])


def test_ambush_waits_while_the_board_is_full() -> None:
    t = table("HERO_03")
    t.play("BT_707")
    t.fill(1)
    t.end_turn()
    t.play(YETI)
    assert len(t.game.secrets[1]) == 1


def test_dirty_tricks_draw_two_cards_after_a_spell() -> None:
    t = table("HERO_03")
    t.play("BT_709")
    t.deck(YETI, YETI, YETI)
    t.end_turn()
    t.play(YETI)
    assert t.cards(1) == []
    t.play("GAME_005")
    assert (t.cards(1), t.game.secrets[1]) == ([YETI] * 2, [])


def test_blackjack_stunner_needs_a_secret() -> None:
    t = table(build=179020)
    yeti = t.minion(side=2)
    t.play("UNG_934")
    assert t.refuses("BT_711", yeti)
    t.play("UNG_024")
    t.game.set(yeti, COLLECTION_RELATED_CARD_DATABASE_ID, 56656)
    t.play("BT_711", yeti)
    assert (yeti.zone, yeti.get(COST)) == (Zone.HAND, 6)
    assert yeti.get(COLLECTION_RELATED_CARD_DATABASE_ID) == 56656


@pytest.mark.parametrize(("friend", "drawn"), [("YOD_016", 2), (YETI, 0)])
def test_greyheart_sage_needs_stealth(friend: str, drawn: int) -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.minion(friend)
    t.play("BT_710")
    assert len(t.cards()) == drawn


def test_shadowjeweler_hanar_finds_a_secret_of_another_class() -> None:
    t = table("HERO_03")
    t.minion("BT_188")
    t.answers("EX1_287", "EX1_609", "EX1_289", "EX1_609")
    t.play("EX1_130")
    assert t.cards() == ["EX1_609"]


def test_cursed_vagrant_leaves_a_shadow() -> None:
    t = table()
    t.kill(t.minion("BT_703"))
    assert t.row() == ["BT_703t"]


def test_bamboozle_swaps_the_attacked() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion("CS2_231", side=2)
    t.play("BT_042")
    t.end_turn()
    t.answers("EX1_249")
    t.attack(foe, yeti)
    assert t.row(1) == ["EX1_249"]


def test_ashtongue_slayer_arms_the_hidden() -> None:
    t = table()
    tiger = t.minion("EX1_028")
    t.play("BT_702", tiger)
    assert (tiger.get(ATK), tiger.get(IMMUNE)) == (8, 1)
    t.end_turn()
    assert (tiger.get(ATK), tiger.get(IMMUNE)) == (5, 0)


def test_akama_returns_as_its_prime() -> None:
    t = table()
    t.kill(t.minion("BT_713"))
    assert [e.card_id for e in t.game.deck[1]] == ["BT_713t"]


def test_akama_prime_stays_hidden_while_it_fights_until_it_is_silenced() -> None:
    t = table()
    akama = t.minion("BT_713t")
    t.attack(akama, t.minion("CS2_231", side=2))
    assert akama.get(STEALTH) == 1
    t.play("EX1_332", akama)
    assert akama.get(STEALTH) == 0
