"""Mean Streets of Gadgetzan: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, DURABILITY
from table import stats, table


def test_brass_knuckles_strengthen_a_minion_of_the_hand() -> None:
    t = table()
    t.weapon("CFM_631")
    yeti, raider, spell = t.hand("CS2_182"), t.hand("CS2_168"), t.hand("CS2_029")
    t.answers(raider)
    t.attack(t.hero(1), t.hero(2))
    assert [stats(e) for e in (yeti, raider)] == [(4, 5), (3, 2)]
    assert spell.get(ATK) == 0


def test_alley_armorsmith_gains_the_damage_that_it_deals() -> None:
    t = table()
    smith, yeti = t.minion("CFM_756"), t.minion(side=2)
    t.attack(smith, yeti)
    assert t.hero(1).get(ARMOR) == 2


def test_sleep_with_the_fishes_hits_the_hurt() -> None:
    t = table()
    hurt, whole = t.minion(side=2, damage=1), t.minion(side=2)
    t.play("CFM_716")
    assert (hurt.get(DAMAGE), whole.get(DAMAGE)) == (4, 0)


def test_stolen_goods_strengthens_or_draws_a_taunt() -> None:
    t = table()
    yeti, taunt = t.hand("CS2_182"), t.hand("CS2_179")
    t.play("CFM_752")
    assert (stats(yeti), stats(taunt)) == ((4, 5), (6, 8))
    later = table(build=255790)
    later.deck("CS2_182", "CS2_179")
    later.play("CFM_752")
    assert [(e.card_id, stats(e)) for e in later.game.hand[1]] == [("CS2_179", (5, 7))]


def test_grimy_gadgeteer_strengthens_at_the_end_of_the_turn() -> None:
    t = table()
    yeti, ogre, spell = t.hand("CS2_182"), t.hand("CS2_200"), t.hand("CS2_029")
    t.minion("CFM_754")
    t.answers(ogre)
    t.end_turn()
    assert (stats(yeti), stats(ogre), spell.get(ATK)) == ((4, 5), (8, 9), 0)


def test_grimestreet_pawnbroker_strengthens_a_weapon() -> None:
    t = table()
    axe, yeti = t.hand("CS2_106"), t.hand("CS2_182")
    t.play("CFM_755")
    assert (axe.get(ATK), axe.get(DURABILITY), stats(yeti)) == (4, 3, (4, 5))


def test_i_know_a_guy_knows_taunts() -> None:
    for build, size in ((54613, (3, 5)), (255790, (4, 7))):
        t = table("HERO_01", build=build)
        t.answers("CS2_179", "CS2_125", "EX1_396", "CS2_179")
        t.play("CFM_940")
        assert [(e.card_id, stats(e)) for e in t.game.hand[1]] == [("CS2_179", size)]


def test_hobart_grapplehammer_sharpens_the_weapons_or_strengthens_the_minions() -> None:
    t = table()
    axe, yeti = t.hand("CS2_106"), t.hand("CS2_182")
    (deep,) = t.deck("CS2_106")
    t.play("CFM_643")
    assert [card.get(ATK) for card in (axe, deep, yeti)] == [4, 4, 4]
    u = table(build=190920)
    yeti = u.hand("CS2_182")
    u.play("CFM_643")
    assert stats(yeti) == (4, 5)
    u.weapon("CS2_106")
    u.play("CFM_643")
    assert stats(yeti) == (6, 7)
