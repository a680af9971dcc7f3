"""Knights of the Frozen Throne: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, IMMUNE, LIFESTEAL, POISONOUS, STEALTH, VALEERASHADOW
from table import YETI, table


def test_plague_scientist_poisons_a_friend_as_combo() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_809")
    t.play("ICC_809", yeti)
    assert yeti.get(POISONOUS) == 1


def test_valeera_the_hollow_hides_until_her_next_turn() -> None:
    t = table()
    t.play("ICC_827")
    hero = t.hero(1)
    assert (hero.card_id, hero.get(STEALTH)) == ("ICC_827", 1)
    assert [e.card_id for e in hero.attached] == ["ICC_827e3"]
    t.end_turn()
    assert hero.get(STEALTH) == 1
    t.end_turn()
    assert (hero.get(STEALTH), hero.attached) == (0, [])


def test_shadowblade_protects_the_hero_this_turn() -> None:
    t = table()
    foe = t.minion(side=2)
    t.play("ICC_850")
    t.attack(t.hero(1), foe)
    assert [e.card_id for e in t.hero(1).attached] == ["ICC_850e"]
    assert (foe.get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, 0)
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0


def test_roll_the_bones_is_cast_again_for_a_deathrattle() -> None:
    t = table()
    t.deck("EX1_096", YETI, YETI)
    t.answers("EX1_096", 0)
    t.play("ICC_201")
    assert t.cards() == ["EX1_096", YETI]


@pytest.mark.parametrize("build", [20457, 22611, 25770, 54613])
def test_a_shadow_reflection_is_not_played_as_itself(build: int) -> None:
    t = table(build=build)
    assert t.refuses(t.hand("ICC_827t"))


def test_valeera_brings_a_shadow_reflection_at_once_and_each_turn() -> None:
    t = table()
    t.play("ICC_827")
    assert t.power().card_id == "ICC_827p"
    assert t.cards() == ["ICC_827t"]
    assert [e.card_id for e in t.game.hand[1][0].attached] == ["ICC_827e"]
    assert t.refuses(t.game.hand[1][0])
    t.end_turn()
    assert t.cards() == []
    t.end_turn()
    assert "ICC_827t" in t.cards()


def test_icc_827e_makes_the_reflection_a_copy_of_what_is_played() -> None:
    for build in (27358, 29933):
        t = table(build=build)
        t.play("ICC_827")
        reflection = t.game.hand[1][0]
        t.play("CS2_231")
        assert (reflection.card_id, reflection.get(VALEERASHADOW)) == ("CS2_231", 1)
        t.play(reflection)
        assert t.row() == ["CS2_231", "CS2_231"]
        assert (reflection.attached, reflection.get(VALEERASHADOW)) == ([], 0)


def test_icc_827t_becomes_the_last_card_only() -> None:
    t = table()
    t.play("ICC_827")
    reflection = t.game.hand[1][0]
    t.play("CS2_231")
    t.play("CS2_008", t.hero(2))
    assert reflection.card_id == "CS2_008"
    t.end_turn()
    assert (t.cards(), reflection.zone) == ([], Zone.GRAVEYARD)


def test_bone_baron_leaves_two_skeletons() -> None:
    t = table("HERO_03")
    t.kill(t.minion("ICC_065"))
    assert t.cards() == ["ICC_026t", "ICC_026t"]


def test_leeching_poison_lasts_a_turn() -> None:
    t = table()
    knife = t.weapon("CS2_082")
    t.play("ICC_221")
    assert knife.get(LIFESTEAL) == 1
    t.end_turn()
    assert knife.get(LIFESTEAL) == 0


def test_leeching_poison_once_lasted() -> None:
    t = table(build=22611)
    knife = t.weapon("CS2_082")
    t.play("ICC_221")
    t.end_turn()
    assert knife.get(LIFESTEAL) == 1


def test_spectral_pillager_hits_for_each_other_card() -> None:
    t = table()
    t.play("CS2_231")
    t.play("CS2_231")
    t.play("ICC_910", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_spectral_pillager_later_hits_a_minion_twice_as_hard() -> None:
    t = table(build=170824)
    yeti = t.minion(side=2)
    t.play("CS2_231")
    assert t.refuses("ICC_910", t.hero(2))
    t.play("ICC_910", yeti)
    assert yeti.get(DAMAGE) == 2


def test_runeforge_haunter_spares_the_weapon_in_the_own_turn() -> None:
    t = table(build=20457)
    t.minion("ICC_240")
    sword = t.weapon("EX1_366")
    t.play("CS2_231")
    t.attack(t.hero(1), t.hero(2))
    assert sword.get(DAMAGE) == 0
    t.end_turn()
    assert sword.get(IMMUNE) == 0
