"""Forged in the Barrens with the Wailing Caverns: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, RUSH, WINDFURY
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from table import YETI, stats, table


def test_arid_stormer_rides_behind_an_elemental() -> None:
    t = table(build=179020)
    calm = t.play("BAR_045")
    t.round()
    wild = t.play("BAR_045")
    assert [(e.get(RUSH), e.get(WINDFURY)) for e in (calm, wild)] == [(0, 0), (1, 1)]


def test_what_the_storm_cloud_gave_stays_on_the_corpse() -> None:
    """U055:3397."""
    t = table(build=135540)
    t.minion("BAR_045")
    stormer = t.minion("BAR_045")
    attach(t.game, stormer, stormer, "BAR_045e")
    update_auras(t.game)
    t.kill(stormer)
    assert [stormer.get(RUSH), stormer.get(WINDFURY)] == [1, 1]


def test_earth_revenant_hurts_enemy_minions() -> None:
    t = table(build=179020)
    mine, foe = t.minion(), t.minion(side=2)
    t.play("BAR_750")
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 1, 0]


def test_wailing_vapor_rises_with_elementals() -> None:
    t = table(build=179020)
    vapor = t.play("WC_042")
    t.play(YETI)
    assert vapor.get(ATK) == 1
    t.play("UNG_809")
    assert vapor.get(ATK) == 2


def test_chain_lightning_leaps_to_a_neighbour() -> None:
    for rank, (card_id, dealt) in enumerate((("BAR_044", 2), ("BAR_044t", 3), ("BAR_044t2", 4))):
        t = table(build=88998)
        left, middle, right, far = (t.minion(side=2) for _ in range(4))
        t.answers(right if rank else left)
        t.play(card_id, middle)
        wounds = [e.get(DAMAGE) for e in (left, middle, right, far)]
        assert wounds == ([0, dealt, dealt, 0] if rank else [dealt, dealt, 0, 0])


def test_chain_lightning_hits_a_lonely_minion() -> None:
    t = table(build=88998)
    yeti = t.minion(side=2)
    t.play("BAR_044", yeti)
    assert yeti.get(DAMAGE) == 2


def test_primal_dungeoneer_draws_an_elemental_behind_a_nature_spell() -> None:
    for spell, drawn in (("CORE_EX1_238", ["CORE_EX1_238", "CS2_033"]), ("CS2_029", ["CS2_029"])):
        t = table(build=88998)
        t.deck(YETI, spell, "CS2_033")
        t.play("WC_005")
        assert t.cards() == drawn


def test_a_south_coast_chieftain_wants_another_murloc() -> None:
    t = table("HERO_02", build=185749)
    chief = t.hand("BAR_040")
    assert t.refuses(chief, t.hero(2))
    t.minion("CS2_168")
    t.play(chief, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_a_tinyfins_caravan_draws_a_murloc() -> None:
    t = table("HERO_02", build=185749)
    t.minion("BAR_043")
    t.deck(YETI, "CS2_168")
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert sorted(t.cards()) == ["CS2_168", YETI]


def test_a_lilypad_lurker_wants_an_elemental_last_turn() -> None:
    t = table("HERO_02", build=185749)
    foe = t.minion(side=2)
    lurker = t.hand("BAR_848")
    assert t.refuses(lurker, foe)
    t.play("CS2_033")
    t.round()
    t.play(lurker, foe)
    assert t.row(2) == ["hexfrog"]


def test_firemancer_flurgl_burns_for_each_murloc() -> None:
    t = table("HERO_02", build=185749)
    foe = t.minion(side=2)
    t.play("BAR_860")
    t.play("CS2_231")
    assert foe.get(DAMAGE) == 0
    t.play("CS2_168")
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [1, 1]


def test_nofin_can_stop_us_gives_murlocs_more() -> None:
    t = table(build=84593)
    yeti, murloc = t.minion(), t.minion("CS2_168")
    t.play("BAR_041")
    assert (stats(yeti), stats(murloc)) == ((5, 6), (4, 3))


def test_spawnpool_forager_leaves_a_tinyfin() -> None:
    t = table(build=84593)
    t.kill(t.minion("BAR_751"))
    assert t.row() == ["BAR_751t"]


def test_r227_brukan_strengthens_nature_spells_by_three() -> None:
    t = table("HERO_02", build=179020)
    t.minion("BAR_048")
    t.play("EX1_238", t.hero(2))
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6 + 6
