"""United in Stormwind: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import COST, DAMAGE, DISPLAYED_CREATOR, QUEST_PROGRESS, SPELL_SCHOOL
from table import YETI, stats, table


def test_sigil_of_alacrity_draws_a_cheaper_card_a_turn_later() -> None:
    t = table("HERO_10", build=185749)
    t.deck(YETI, "CS2_231")
    t.deck(YETI, side=2)
    t.play("SW_041")
    assert t.cards() == []
    t.end_turn()
    t.end_turn()
    assert sorted(e.get(COST) for e in t.game.hand[1]) == [0, 3]


@pytest.mark.parametrize(("build", "printed"), [(88998, 7), (93849, 8), (185749, 7)])
def test_irebound_brute_gets_cheaper_with_the_cards_drawn_this_turn(
    build: int, printed: int
) -> None:
    t = table("HERO_10", build=build)
    t.deck(*[YETI] * 3)
    brute = t.hand("SW_037")
    t.play("CS2_023")
    assert brute.get(COST) == printed - 2
    t.round()
    assert brute.get(COST) == printed - 1


def test_a_chaos_leech_deals_five_at_the_edge_of_the_hand() -> None:
    t = table("HERO_10", build=235290)
    t.hurt(1, 20)
    yeti, ogre = t.minion(side=2), t.minion("CS2_200", side=2)
    t.hand(YETI)
    leech = t.hand("SW_452")
    t.hand(YETI)
    t.play(leech, yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, 17)
    t.play("SW_452", ogre)
    assert (ogre.get(DAMAGE), t.hero(1).get(DAMAGE)) == (5, 12)


def test_felgorger_draws_a_cheap_fel_spell() -> None:
    t = table(build=135540)
    t.deck("CS2_029", "EX1_308", "BT_235")
    t.play("SW_043")
    (spell,) = t.game.hand[1]
    assert spell.get(SPELL_SCHOOL) == SpellSchool.FEL
    assert spell.card is not None
    assert spell.get(COST) == max(0, spell.card.cost - 2)


def test_final_showdown_counts_the_cards_of_one_turn() -> None:
    t = table(build=88998)
    t.deck(*["CS2_182"] * 12)
    quest, early = t.play("SW_039"), t.hand("CS2_200")
    t.play("CS2_023")
    assert quest.get(QUEST_PROGRESS) == 2
    t.end_turn()
    assert quest.get(QUEST_PROGRESS) == 0
    t.end_turn()
    t.play("CS2_023")
    assert quest.get(QUEST_PROGRESS) == 3
    t.play("CS2_023")
    (second,) = t.game.secrets[1]
    assert (second.card_id, early.get(COST)) == ("SW_039t", 6)
    drawn = [card.get(COST) for card in t.game.hand[1] if card.card_id == "CS2_182"]
    assert sorted(drawn) == [3, 3, 3, 3, 3, 4, 4]
    second.tags[QUEST_PROGRESS] = 4
    t.end_turn()
    t.end_turn()
    second.tags[QUEST_PROGRESS] = 4
    t.play("CS2_023")
    (third,) = t.game.secrets[1]
    assert third.card_id == "SW_039t3"
    third.tags[QUEST_PROGRESS] = 4
    t.game.hand[1].clear()
    t.play("CS2_023")
    assert "SW_039t3_t" in t.cards()


def test_a_quest_that_an_answer_completes_gives_its_reward_before_the_text() -> None:
    t = table(build=88998)
    t.deck(*["CS2_182"] * 4)
    t.minion("EX1_095")
    quest = t.play("SW_039t3")
    quest.tags[QUEST_PROGRESS] = 4
    t.play("CS2_023")
    assert t.cards() == ["CS2_182", "CS2_182", "SW_039t3_t", "CS2_182", "CS2_182"]


def test_nothing_signs_the_reward_of_final_showdown() -> None:
    """U321:6105."""
    t = table(build=88998)
    t.deck(*["CS2_182"] * 4)
    quest = t.play("SW_039t3")
    quest.tags[QUEST_PROGRESS] = 4
    t.play("CS2_023")
    (reward,) = [each for each in t.game.hand[1] if each.card_id == "SW_039t3_t"]
    assert reward.get(DISPLAYED_CREATOR) == 0


def test_a_crows_nest_lookout_fires_at_both_ends() -> None:
    t = table("HERO_10", build=185749)
    foes = [t.minion(side=2) for _ in range(3)]
    t.play("DED_507")
    assert [e.get(DAMAGE) for e in foes] == [2, 0, 2]


def test_fel_barrage_looks_for_the_lowest_health_twice() -> None:
    t = table("HERO_10", build=185749)
    t.minion("CS2_231", side=2)
    foe, other = t.minion(side=2, damage=1), t.minion(side=2)
    t.play("SW_040")
    assert [foe.get(DAMAGE), other.get(DAMAGE), len(t.row(2))] == [3, 0, 2]


def test_metamorfin_grows_after_a_fel_spell() -> None:
    t = table(build=88998)
    assert stats(t.play("SW_451")) == (1, 2)
    t.play("BT_235")
    assert stats(t.play("SW_451")) == (3, 4)


def test_demonslayer_kurtrus_makes_every_card_cheaper_that_is_drawn() -> None:
    t = table(build=88998)
    t.play("SW_039t3_t")
    assert [each.card_id for each in t.game.owner(1).attached] == ["SW_039t3_te"]
    t.deck(YETI, YETI)
    t.play("CS2_023")
    assert [card.get(COST) for card in t.game.hand[1]] == [2, 2]
    assert [each.card_id for each in t.game.hand[1][0].attached] == ["SW_039t2e"]
