"""Scholomance Academy (2020): Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE, TAG_1633
from table import YETI, table


def test_plagiarize_copies_what_the_opponent_played() -> None:
    t = table("HERO_03")
    t.play("SCH_706")
    t.play("CS2_029", t.hero(2))
    t.deck(YETI, side=2)
    t.deck(YETI)
    t.end_turn()
    t.play("CS2_032")
    t.play(YETI)
    t.end_turn()
    assert t.cards() == ["CS2_032", YETI, YETI]
    assert t.game.secrets[1] == []


def test_plagiarize_waits_while_nothing_is_played() -> None:
    t = table("HERO_03")
    t.play("SCH_706")
    t.round()
    assert [e.card_id for e in t.game.secrets[1]] == ["SCH_706"]


def test_a_secret_passage_swaps_the_hand_for_the_turn() -> None:
    t = table("HERO_03", build=150659)
    t.hand("CS2_029")
    t.hand("CS2_024")
    cards = t.deck("GAME_005", "CS2_106", "CS2_124", "CS2_182", "CS2_200")
    t.answers(*cards[:4])
    t.play("SCH_305")
    assert t.cards() == ["GAME_005", "CS2_106", "CS2_124", "CS2_182"]
    assert [card.get(TAG_1633) for card in cards] == [1, 1, 1, 1, 0]
    t.play(cards[0])
    assert cards[0].get(TAG_1633) == 0
    t.deck(YETI, side=2)
    t.answers(0)
    t.end_turn()
    assert t.cards() == ["CS2_029", "CS2_024"]
    assert sorted(card.card_id for card in t.game.deck[1]) == sorted(
        ["CS2_106", "CS2_124", "CS2_182", "CS2_200"]
    )
    assert not any(card.attached for card in t.game.deck[1])


def test_a_secret_passage_back_burns_what_a_full_hand_has_no_room_for() -> None:
    t = table("HERO_03", build=150659)
    kept, burned = t.hand("CS2_029"), t.hand("CS2_024")
    t.answers(*t.deck("GAME_005", "CS2_106", "CS2_124", "CS2_182"))
    t.play("SCH_305")
    for _ in range(9):
        t.hand(YETI)
    t.deck(YETI, side=2)
    t.answers(0)
    t.end_turn()
    assert t.cards() == [*[YETI] * 9, "CS2_029"]
    assert (kept.zone, burned.zone) == (Zone.HAND, Zone.GRAVEYARD)


def test_a_vulpera_toxinblade_poisons_the_weapon() -> None:
    t = table("HERO_03", build=54613)
    weapon, fox = t.weapon("CS2_106"), t.minion("SCH_519")
    assert weapon.get(ATK) == 5
    t.kill(fox)
    assert weapon.get(ATK) == 3


def test_a_self_sharpening_sword_sharpens_itself() -> None:
    t = table("HERO_03", build=54613)
    sword = t.weapon("SCH_622")
    t.attack(t.hero(1), t.hero(2))
    assert sword.get(ATK) == 2


def test_infiltrator_lilian_returns_forsaken() -> None:
    t = table()
    t.kill(t.minion("SCH_426"))
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["SCH_426t"], 4)
