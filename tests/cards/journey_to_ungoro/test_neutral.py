"""Journey to Un'Goro: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CANNOT_ATTACK_HEROES,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    FROZEN,
    HIDDEN_ZONE_OWNER_2,
    TAUNT,
)
from hsreplay_sim.engine.rules import zones
from table import YETI, Table, stats, table

FLAME = "UNG_809t1"


def test_charged_devilsaur_spares_heroes_for_a_turn() -> None:
    t = table()
    devilsaur, dead = t.play("UNG_099"), t.play("UNG_099")
    assert devilsaur.get(CANNOT_ATTACK_HEROES) == 1
    t.kill(dead)
    assert dead.get(CANNOT_ATTACK_HEROES) == 0
    t.end_turn()
    assert devilsaur.get(CANNOT_ATTACK_HEROES) == 0


@pytest.mark.parametrize(("card_id", "count"), [("UNG_809", 1), ("UNG_845", 2)])
def test_flames_come_into_the_hand(card_id: str, count: int) -> None:
    t = table()
    t.kill(t.play(card_id))
    assert t.cards() == [FLAME] * count


def test_stonehill_defender_discovers_taunts() -> None:
    t = table()
    t.answers("CS2_121", "CS2_125", "CS2_162", "CS2_125")
    t.play("UNG_072")
    assert t.cards() == ["CS2_125"]


def test_rockpool_hunter_strengthens_a_murloc() -> None:
    t = table()
    murloc, yeti = t.minion("CS2_168"), t.minion()
    assert t.refuses("UNG_073", yeti)
    t.play("UNG_073", murloc)
    assert stats(murloc) == (3, 2)


def test_glacial_shard_freezes_an_enemy() -> None:
    t = table()
    assert t.refuses("UNG_205", t.hero(1))
    t.play("UNG_205", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1


def test_volatile_elemental_hits_an_enemy_minion() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("UNG_818"))
    assert yeti.get(DAMAGE) == 3


def test_primordial_drake_hurts_the_others() -> None:
    t = table()
    yeti = t.minion()
    assert t.play("UNG_848").get(DAMAGE) == 0
    assert yeti.get(DAMAGE) == 2


def test_tar_creeper_is_stronger_in_the_enemys_turn() -> None:
    t = table()
    creeper = t.play("UNG_928")
    assert stats(creeper) == (1, 5)
    t.end_turn()
    assert stats(creeper) == (3, 5)
    t.end_turn()
    assert stats(creeper) == (1, 5)


def test_gluttonous_ooze_eats_the_weapon() -> None:
    t = table()
    t.weapon("CS2_106", 2)
    t.play("UNG_946")
    assert t.game.weapon[2] is None
    assert t.hero(1).get(ARMOR) == 3


def test_gentle_megasaur_adapts_all_murlocs_alike() -> None:
    t = table()
    murlocs, yeti = [t.minion("CS2_168"), t.minion("CS2_168")], t.minion()
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t5", 0)
    t.play("UNG_089")
    assert [stats(e) for e in (*murlocs, yeti)] == [(5, 1), (5, 1), (4, 5)]


def after_an_elemental() -> Table:
    """A turn after an Elemental was played; its body is gone."""
    t = table()
    t.kill(t.play("UNG_809t1"))
    t.round()
    return t


def test_tolvir_stoneshaper_is_shielded_after_an_elemental() -> None:
    shaper = after_an_elemental().play("UNG_070")
    assert (shaper.get(TAUNT), shaper.get(DIVINE_SHIELD)) == (1, 1)
    bare = table().play("UNG_070")
    assert (bare.get(TAUNT), bare.get(DIVINE_SHIELD)) == (0, 0)


def test_eggnapper_leaves_two_raptors() -> None:
    t = table()
    t.kill(t.minion("UNG_076"))
    assert t.row() == ["UNG_076t1"] * 2


def test_thunder_lizard_adapts_after_an_elemental() -> None:
    t = after_an_elemental()
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t5", 0)
    assert stats(t.play("UNG_082")) == (6, 3)
    assert stats(table().play("UNG_082")) == (3, 3)


def test_fire_plume_phoenix_hits_anybody() -> None:
    for build, hurt in ((54613, 2), (255790, 3)):
        t = table(build=build)
        t.play("UNG_084", t.hero(2))
        assert t.hero(2).get(DAMAGE) == hurt


def test_bittertide_hydra_hurts_its_hero() -> None:
    t = table()
    hydra, yeti = t.minion("UNG_087"), t.minion(side=2)
    t.attack(hydra, yeti)
    assert t.hero(1).get(DAMAGE) == 3


def test_servant_of_kalimos_discovers_after_an_elemental() -> None:
    t = after_an_elemental()
    t.answers("UNG_205", "UNG_809", "UNG_845", "UNG_809")
    t.play("UNG_816")
    assert t.cards() == ["CS2_182", "UNG_809"]
    t = table()
    t.play("UNG_816")
    assert t.cards() == []


def test_blazecaller_aims_after_an_elemental_alone() -> None:
    t = after_an_elemental()
    t.play("UNG_847", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    t = table()
    assert t.refuses("UNG_847", t.hero(2))
    t.play("UNG_847")


def test_primalfin_lookout_discovers_beside_another_murloc() -> None:
    t = table()
    t.play("UNG_937")
    assert t.cards() == []
    t.answers("CS2_168", "EX1_506", "UNG_073", "UNG_073")
    t.play("UNG_937")
    assert t.cards() == ["UNG_073"]


def test_volcanosaur_adapts_twice() -> None:
    t = table()
    t.answers("UNG_999t2", "UNG_999t4", "UNG_999t3", 1, "UNG_999t2", "UNG_999t4", "UNG_999t3", 2)
    assert stats(t.play("UNG_002")) == (8, 9)


def test_emerald_reaver_hurts_both_heroes() -> None:
    t = table()
    t.play("UNG_803")
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [1, 1]


def test_emerald_hive_queen_makes_minions_dear() -> None:
    t = table()
    yeti, bolt = t.hand(YETI), t.hand("CS2_024")
    t.minion("UNG_085")
    assert (yeti.get(COST), bolt.get(COST)) == (6, 2)


def test_pterrordax_hatchling_adapts() -> None:
    t = table()
    t.answers("UNG_999t2", "UNG_999t4", "UNG_999t3", 2)
    assert stats(t.play("UNG_001")) == (5, 2)


def test_ravasaur_runt_adapts_in_company() -> None:
    t = table()
    t.minion()
    assert stats(t.play("UNG_009")) == (2, 2)
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    assert stats(t.play("UNG_009")) == (5, 2)


def test_sated_threshadon_leaves_three_murlocs() -> None:
    t = table()
    t.kill(t.minion("UNG_010"))
    assert t.row() == ["UNG_201t"] * 3


def test_vicious_fledgling_adapts_after_hitting_a_hero() -> None:
    t = table()
    fledgling = t.minion("UNG_075")
    t.attack(t.minion("UNG_075"), t.minion("CS2_231", side=2))
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    t.attack(fledgling, t.hero(2))
    assert stats(fledgling) == (6, 3)


def test_an_adaptation_behind_an_attack_ends_no_block_but_its_own() -> None:
    t = table(build=22611)
    fledgling = t.minion("UNG_075")
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    t.attack(fledgling, t.hero(2))
    assert (stats(fledgling), t.game.stack) == ((6, 3), [])


def test_frozen_crusher_freezes_after_an_attack() -> None:
    t = table()
    crusher = t.minion("UNG_079")
    t.attack(crusher, t.hero(2))
    assert crusher.get(FROZEN) == 1


def test_devilsaur_egg_hatches() -> None:
    t = table()
    t.kill(t.minion("UNG_083"))
    assert t.row() == ["UNG_083t1"]


def test_tortollan_primalist_casts_what_it_finds() -> None:
    t = table("HERO_01")
    t.answers("CS2_105", "EX1_391", "EX1_410", "CS2_105")
    t.play("UNG_088")
    assert (t.cards(), t.hero(1).get(ATK)) == ([], 4)


def test_bright_eyed_scout_prices_what_it_draws() -> None:
    t = table()
    t.deck("CS2_231")
    t.play("UNG_113")
    assert t.game.hand[1][0].get(COST) == 5


def test_nesting_roc_guards_in_company() -> None:
    t = table()
    t.minion()
    assert t.play("UNG_801").get(TAUNT) == 0
    assert t.play("UNG_801").get(TAUNT) == 1


def test_golakka_crawler_eats_a_pirate() -> None:
    t = table()
    assert t.refuses("UNG_807", t.minion(side=2))
    assert stats(t.play("UNG_807", t.minion("CS2_146", side=2))) == (3, 4)
    assert t.row(2) == ["CS2_182"]
    assert stats(t.play("UNG_807")) == (2, 3)


def test_elise_shuffles_a_pack_and_draws_it_in_her_later_form() -> None:
    t = table()
    t.play("UNG_851")
    assert ([e.card_id for e in t.game.deck[1]], t.cards()) == (["UNG_851t1"], [])
    later = table(build=255790)
    later.play("UNG_851")
    assert later.cards() == ["UNG_851t1"]
    later.deck("CS2_182", "CS2_182")
    later.play("UNG_851")
    assert later.cards() == ["UNG_851t1"]


def test_a_sealed_pack_that_is_drawn_loses_the_mark_of_a_card_seen_in_the_deck() -> None:
    t = table(build=27358)
    t.play("UNG_851")
    (pack,) = t.game.deck[1]
    assert pack.get(HIDDEN_ZONE_OWNER_2) == 1
    zones.draw_card(t.game, pack)
    assert pack.get(HIDDEN_ZONE_OWNER_2) == 0


def test_the_ungoro_pack_holds_five_cards_of_the_set() -> None:
    t = table()
    t.answers("UNG_001", "UNG_002", "UNG_004", "UNG_009", "UNG_010")
    t.play("UNG_851t1")
    assert t.cards() == ["UNG_001", "UNG_002", "UNG_004", "UNG_009", "UNG_010"]


def test_spiritsinger_umbra_triggers_deathrattles_of_newcomers() -> None:
    t = table()
    t.deck("CS2_182", "CS2_182")
    t.minion("UNG_900")
    hoarder = t.play("EX1_096")
    assert (t.cards(), hoarder.zone) == (["CS2_182"], Zone.PLAY)


def test_ozruk_counts_the_elementals_of_last_turn() -> None:
    t = table()
    t.play("UNG_809"), t.play("UNG_809"), t.play("CS2_182")
    t.round()
    assert stats(t.play("UNG_907")) == (5, 15)
