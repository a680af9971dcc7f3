"""Mean Streets of Gadgetzan: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE
from table import stats, table


def test_alleycat_has_a_friend() -> None:
    t = table()
    t.play("CFM_315")
    assert t.row() == ["CFM_315", "CFM_315t"]


def test_rat_pack_leaves_a_rat_for_each_attack() -> None:
    t = table()
    t.kill(t.minion("CFM_316"))
    assert t.row() == ["CFM_316t"] * 2


def test_rat_pack_alive_counts_the_attack_that_it_has() -> None:
    t = table(build=121569)
    t.play("ICC_052", t.minion("CFM_316"))  # Play Dead
    assert t.row() == ["CFM_316t", "CFM_316", "CFM_316t"]


def test_hidden_cache_strengthens_a_minion_in_the_hand() -> None:
    t = table("HERO_05")
    t.play("CFM_026")
    cache = t.game.secrets[1][0]
    t.end_turn()
    t.play("CS2_182")
    assert cache.zone == Zone.SECRET
    yeti, ogre = t.hand("CS2_182", side=1), t.hand("CS2_200", side=1)
    t.answers(ogre)
    t.play("CS2_182")
    assert (stats(yeti), stats(ogre)) == ((4, 5), (8, 9))


def test_knuckles_hits_the_enemy_hero_beside_a_minion() -> None:
    t = table()
    t.attack(t.minion("CFM_333"), t.minion(side=2))
    assert t.hero(2).get(DAMAGE) == 3
    t.attack(t.minion("CFM_333"), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_smugglers_crate_strengthens_a_beast_in_the_hand() -> None:
    t = table()
    raptor, crocolisk, yeti = t.hand("CS2_172"), t.hand("CS2_120"), t.hand("CS2_182")
    t.answers(crocolisk)
    t.play("CFM_334")
    assert [stats(e) for e in (raptor, crocolisk, yeti)] == [(3, 2), (4, 5), (4, 5)]


def test_trogg_beastrager_strengthens_a_beast_in_the_hand() -> None:
    t = table()
    raptor, crocolisk, yeti = t.hand("CS2_172"), t.hand("CS2_120"), t.hand("CS2_182")
    t.answers(crocolisk)
    t.play("CFM_338")
    assert [stats(e) for e in (raptor, crocolisk, yeti)] == [(3, 2), (3, 4), (4, 5)]


def test_dispatch_kodo_deals_its_attack() -> None:
    t = table()
    foe = t.minion(side=2)
    kodo = t.hand("CFM_335")
    t.play("CFM_305")
    t.play(kodo, foe)
    assert foe.get(DAMAGE) == 3


def test_shaky_zipgunner_leaves_strength_to_the_hand() -> None:
    t = table()
    yeti, ogre, spell = t.hand("CS2_182"), t.hand("CS2_200"), t.hand("CS2_029")
    t.answers(ogre)
    t.kill(t.minion("CFM_336"))
    assert (stats(yeti), stats(ogre), spell.get(ATK)) == ((4, 5), (8, 9), 0)


def test_piranha_launcher_launches_after_the_attack() -> None:
    t = table()
    t.weapon("CFM_337")
    t.attack(t.minion(), t.hero(2))
    assert t.row() == ["CS2_182"]
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["CS2_182", "CFM_337t"]


def test_shaky_zipgunner_leaves_strength_to_a_hidden_hand() -> None:
    t = table()
    t.game.create("", 1, Zone.HAND)
    before = len(t.game.entities)
    t.answers(1, 0)
    t.kill(t.minion("CFM_336"))
    assert len(t.game.entities) == before + 2
