"""March of the Lich King: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, SpellSchool, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    DEATHRATTLE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    FROZEN,
    REBORN,
    SPELL_SCHOOL,
    TAUNT,
)
from table import YETI, stats, table

NEW = 185749


def test_astalor_thirsts_for_crystals() -> None:
    t = table(build=NEW, mana=4)
    assert t.refuses("RLK_222", t.hero(2))
    u = table(build=NEW, mana=12)
    u.play("RLK_222", u.hero(2))
    assert (u.hero(2).get(DAMAGE), u.cards()) == (2, ["RLK_222t1"])
    u.play(u.game.hand[1][0])
    assert (u.hero(1).get(ARMOR), u.cards()) == (5, ["RLK_222t2"])


@pytest.mark.parametrize(("mana", "left"), [(5, 6), (6, 3), (10, 3)])
def test_sunfury_clergy_heals_friends(mana: int, left: int) -> None:
    t = table(build=NEW, mana=mana)
    hero, foe, yeti = t.hurt(1, 9), t.hurt(2, 9), t.minion(damage=3)
    t.play("RLK_219")
    assert (hero.get(DAMAGE), foe.get(DAMAGE), yeti.get(DAMAGE)) == (left, 9, 0)


def test_an_infected_peasant_leaves_an_undead_one() -> None:
    t = table(build=NEW)
    t.kill(t.minion("RLK_070"))
    assert t.row() == ["RLK_070t"]


@pytest.mark.parametrize(
    ("build", "mana", "dealt"), [(NEW, 9, 7), (NEW, 10, 14), (159202, 9, 8), (159202, 10, 16)]
)
def test_astalor_the_flamebringer_splits_its_damage(build: int, mana: int, dealt: int) -> None:
    t = table(build=build, mana=mana)
    giant, yeti = t.minion("EX1_105", side=2), t.minion()
    picks = [t.hero(2), t.hero(2), giant] * dealt
    t.answers(*picks[:dealt])
    t.play("RLK_222t2")
    hurt = t.hero(2).get(DAMAGE) + giant.get(DAMAGE)
    assert (hurt, yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (dealt, 0, 0)


def test_an_arms_dealer_arms_the_undead() -> None:
    t = table(build=NEW)
    dealer = t.play("RLK_824")
    yeti, zombie = t.play(YETI), t.play("RLK_650")
    theirs = t.minion("RLK_650", side=2)
    assert [e.get(ATK) for e in (dealer, yeti, zombie, theirs)] == [1, 4, 2, 1]


def test_an_amber_whelp_strikes_beside_a_dragon() -> None:
    t = table(build=NEW)
    t.play("RLK_915")
    assert t.refuses("RLK_915", t.hero(2))
    t.hand("NEW1_023")
    t.play("RLK_915", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_a_nerubian_vizier_finds_a_cheaper_spell_when_an_undead_died() -> None:
    t = table(build=183876, hero="HERO_08")
    t.play("RLK_834")
    (first,) = t.game.hand[1]
    assert first.get(COST) == first.card.cost
    t.kill(t.minion("RLK_834"))
    t.play("RLK_834")
    second = t.game.hand[1][1]
    assert second.get(COST) == max(0, second.card.cost - 2)


def test_an_infectious_ghoul_infects_a_friend_which_leaves_another_ghoul() -> None:
    t = table(build=165029)
    ghoul, yeti = t.minion("RLK_653"), t.minion()
    t.answers(0)
    t.kill(ghoul)
    assert (yeti.attached[0].card_id, yeti.get(DEATHRATTLE)) == ("RLK_653e", 1)
    t.kill(yeti)
    assert t.row() == ["RLK_653"]


def test_a_foul_egg_hatches() -> None:
    t = table(build=165029)
    t.kill(t.minion("RLK_833"))
    assert t.row() == ["RLK_833t"]


@pytest.mark.parametrize(("mana", "taunt"), [(5, 1), (6, 0)])
def test_a_coroner_freezes_and_silences_first_with_six_mana(mana: int, taunt: int) -> None:
    t = table(build=165029, mana=mana)
    mine, enemy = t.minion(), t.minion("CS2_179", side=2)
    assert t.refuses("RLK_951", mine)
    t.play("RLK_951", enemy)
    assert (enemy.get(TAUNT), enemy.get(FROZEN)) == (taunt, 1)


def test_a_shatterskin_gargoyle_strikes_a_random_enemy_as_it_dies() -> None:
    t = table(build=190416)
    yeti = t.minion(side=2)
    gargoyle = t.minion("RLK_029")
    t.answers(1)
    t.kill(gargoyle)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)


def test_a_street_sweeper_hits_all_other_minions() -> None:
    t = table(build=190416)
    mine, theirs = t.minion(), t.minion(side=2)
    sweeper = t.play("RLK_104")
    assert [e.get(DAMAGE) for e in (mine, theirs, sweeper, t.hero(2))] == [2, 2, 0, 0]


@pytest.mark.parametrize(("side", "damage"), [(1, 0), (2, 3)])
def test_a_brittleskin_zombie_strikes_in_the_turn_of_the_opponent(side: int, damage: int) -> None:
    t = table(build=190416)
    t.kill(t.minion("RLK_113", side=side))
    assert t.hero(3 - side).get(DAMAGE) == damage


def test_an_incorporeal_corporal_dies_of_its_attack() -> None:
    t = table(build=190416)
    t.attack(t.minion("RLK_117"), t.hero(2))
    assert (t.row(), t.hero(2).get(DAMAGE)) == ([], 5)


def test_a_drakkari_embalmer_gives_an_undead_reborn() -> None:
    t = table(build=190416)
    yeti, undead = t.minion(), t.minion("RLK_571")
    assert t.refuses("RLK_119", yeti)
    t.play("RLK_119", undead)
    assert undead.get(REBORN) == 1


@pytest.mark.parametrize(("dead", "aimed"), [(YETI, False), ("RLK_571", True)])
def test_a_bone_flinger_strikes_after_an_undead_died(dead: str, aimed: bool) -> None:
    t = table(build=190416)
    t.kill(t.minion(dead))
    assert t.refuses("RLK_123", t.hero(2)) != aimed
    t.play("RLK_123", t.hero(2) if aimed else None)
    assert t.hero(2).get(DAMAGE) == 2 * aimed


def test_a_tenacious_sanlayn_strikes_the_hero_as_it_attacks() -> None:
    t = table(build=190416)
    yeti = t.minion(side=2)
    t.attack(t.minion("RLK_220"), yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 2)


def test_a_scourge_rager_dies_and_is_reborn() -> None:
    t = table(build=190416)
    t.play("RLK_900")
    (rager,) = t.game.row(1)
    assert stats(rager) == (5, 1)


def test_an_umbral_geist_leaves_a_shadow_spell() -> None:
    t = table(build=190416)
    t.kill(t.minion("RLK_914"))
    assert [e.get(SPELL_SCHOOL) for e in t.game.hand[1]] == [SpellSchool.SHADOW]


def test_a_bloodied_knight_hurts_its_hero_at_the_end_of_its_turns() -> None:
    t = table(build=190416)
    t.minion("RLK_926")
    t.deck(YETI, side=2)
    t.deck(YETI)
    t.end_turn()
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


def test_a_lost_exarch_leaves_zombies_for_its_mana() -> None:
    t = table(build=217964, mana=3)
    exarch = t.minion("NX2_032")
    t.kill(exarch)
    assert (t.row(), t.spent()) == (["NX2_032t"] * 3, 3)


def test_a_mistake_is_of_every_type() -> None:
    t = table(build=217964)
    t.play("REV_351", t.minion("NX2_050"))
    assert stats(t.at(1, 0)) == (3, 3)


def test_the_sunwell_fills_the_hand() -> None:
    t = table(build=217964)
    t.hand(YETI)
    well = t.hand("RLK_590")
    t.hand(YETI)
    assert well.get(COST) == 7
    t.play(well)
    assert len(t.cards()) == 10
    assert {e.type for e in t.game.in_row(t.game.hand[1])[2:]} == {CardType.SPELL}


@pytest.mark.parametrize(("mana", "size", "shielded"), [(7, (2, 5), 0), (8, (4, 7), 1)])
def test_a_silvermoon_sentinel_grows_late(mana: int, size: tuple[int, int], shielded: int) -> None:
    t = table(build=217964, mana=mana)
    sentinel = t.play("RLK_518")
    assert (stats(sentinel), sentinel.get(DIVINE_SHIELD)) == (size, shielded)


def test_a_wailing_banshee_strengthens_an_undead() -> None:
    t = table(build=217964)
    yeti, first, second = t.minion(), t.minion("RLK_123"), t.minion("RLK_123")
    before = stats(first)
    t.answers(second)
    t.kill(t.minion("RLK_957"))
    assert (stats(yeti), stats(first)) == ((4, 5), before)
    assert stats(second) == (before[0] + 2, before[1] + 1)


@pytest.mark.parametrize(("mana", "costs"), [(4, [3]), (5, [3, 3]), (10, [3, 8])])
def test_a_crystal_broker_summons_by_its_mana(mana: int, costs: list[int]) -> None:
    t = table(build=217964, mana=mana)
    t.play("RLK_221")
    assert [e.card.cost for e in t.game.row(1) if e.card is not None] == costs


def test_invincible_strengthens_another_undead_twice() -> None:
    t = table(build=217964)
    undead, yeti = t.minion("RLK_957"), t.minion()
    horse = t.play("RLK_592")
    assert (stats(undead), undead.get(TAUNT), stats(horse)) == ((7, 6), 1, (5, 5))
    t.kill(horse)
    assert (stats(undead), stats(yeti)) == ((12, 11), (4, 5))


def test_a_flesh_behemoth_draws_an_undead_and_copies_it() -> None:
    t = table("HERO_09", build=221908)
    behemoth = t.minion("RLK_830")
    t.deck(YETI, "RLK_505")
    t.kill(behemoth)
    assert [t.cards(), t.row()] == [["RLK_505"], ["RLK_505"]]


def test_a_plaguespreader_spreads_into_the_other_hand() -> None:
    t = table("HERO_09", build=221908)
    spreader = t.minion("RLK_831")
    t.hand("CORE_CS2_029", side=2)
    t.hand(YETI, side=2)
    t.kill(spreader)
    assert t.cards(2) == ["CORE_CS2_029", "RLK_831"]
    shown = [e for e in t.game.entities.values() if e.zone == Zone.REMOVED]
    assert [(e.card_id, e.controller) for e in shown] == [("RLK_831", 2)]


def test_a_plaguespreader_names_itself_on_a_hidden_card_that_it_turns() -> None:
    t = table("HERO_09", build=221908)
    spreader = t.minion("RLK_831")
    first, second = (t.game.create("", 2, Zone.HAND, position=place) for place in (1, 2))
    t.answers(0, 1)
    t.kill(spreader)
    assert t.cards(2) == ["", "RLK_831"]
    assert (first.get(DISPLAYED_CREATOR), second.get(DISPLAYED_CREATOR)) == (0, spreader.id)


@pytest.mark.parametrize(("mana", "size"), [(6, (4, 4)), (7, (6, 6))])
def test_a_silvermoon_armorer_grows_at_seven_mana(mana: int, size: tuple[int, int]) -> None:
    t = table(build=221908, mana=mana)
    assert stats(t.play("RLK_955")) == size


@pytest.mark.parametrize("build", [159202, 221908])
def test_a_hawkstrider_rancher_mounts_whom_it_meets(build: int) -> None:
    t = table(build=build)
    t.play("RLK_970")
    yeti = t.play(YETI)
    assert stats(yeti) == (5, 6)
    t.kill(yeti)
    assert t.row() == ["RLK_970", "RLK_970t"]


@pytest.mark.parametrize(("mana", "reborn"), [(5, 0), (6, 1)])
def test_a_darkfallen_shadow_is_reborn_at_six_mana(mana: int, reborn: int) -> None:
    t = table(build=221908, mana=mana)
    assert t.play("NX2_051").get(REBORN) == reborn
