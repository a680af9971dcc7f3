"""Knights of the Frozen Throne: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import SHOW
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    FROZEN,
    HERO_POWER_DISABLED,
    IMMUNE,
    LIFESTEAL,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table


def test_mindbreaker_disables_both_hero_powers() -> None:
    t = table("HERO_08")
    mindbreaker = t.play("ICC_902")
    assert [t.tag(HERO_POWER_DISABLED, side) for side in (1, 2)] == [1, 1]
    assert t.refuses(t.power(), t.hero(2))
    t.kill(mindbreaker)
    assert [t.tag(HERO_POWER_DISABLED, side) for side in (1, 2)] == [0, 0]


def test_the_lich_king_hands_out_his_cards() -> None:
    t = table()
    t.minion("ICC_314")
    t.deck(YETI, side=2)
    t.answers("ICC_314t5", 0)
    t.end_turn()
    assert t.cards() == ["ICC_314t5"]


def test_death_coil_heals_friends_and_hurts_enemies() -> None:
    t = table()
    t.hurt(1, 7)
    t.play("ICC_314t5", t.hero(1))
    t.play("ICC_314t5", t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 5)


def test_death_and_decay_hurts_all_enemies() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_314t8")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


@pytest.mark.parametrize(("build", "copy"), [(25770, (3, 4)), (54613, (2, 3))])
def test_saronite_chain_gang_brings_a_copy_or_a_mate(build: int, copy: tuple[int, int]) -> None:
    t = table(build=build)
    gang = t.hand("ICC_466")
    t.play("CFM_305")
    t.play(gang)
    assert [stats(e) for e in t.game.row(1)] == [(3, 4), copy]


@pytest.mark.parametrize(("other", "buffed"), [("CS2_200", True), ("CS2_120", False)])
def test_prince_keleseth_dislikes_two_drops(other: str, buffed: bool) -> None:
    t = table()
    yeti, _ = t.deck(YETI, other)
    t.play("ICC_851")
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert yeti.zone == Zone.HAND
    assert stats(yeti) == ((5, 6) if buffed else (4, 5))


def test_night_howler_howls_when_hurt() -> None:
    t = table()
    howler, whelp = t.minion("ICC_031"), t.minion("CS2_168", side=2)
    t.attack(howler, whelp)
    assert stats(howler) == (5, 2)


def test_bone_drake_leaves_a_dragon() -> None:
    t = table()
    t.answers("EX1_561")
    t.kill(t.minion("ICC_027"))
    assert t.cards() == ["EX1_561"]


def test_acherus_veteran_favors_a_friend() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    assert t.refuses("ICC_092", foe)
    t.play("ICC_092", yeti)
    assert stats(yeti) == (5, 5)


def test_cobalt_scalebane_helps_another() -> None:
    t = table()
    yeti, other = t.minion(), t.minion()
    scalebane = t.minion("ICC_029")
    t.deck(YETI, side=2)
    t.answers(other, 0)
    t.end_turn()
    assert [e.get(ATK) for e in (yeti, other, scalebane)] == [4, 7, 5]


def test_deathspeaker_protects_for_the_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_467", yeti)
    assert yeti.get(IMMUNE) == 1
    t.deck(YETI, side=2)
    t.end_turn()
    assert yeti.get(IMMUNE) == 0


def test_shallow_gravedigger_digs_up_a_deathrattle() -> None:
    t = table()
    t.answers("EX1_096")
    t.kill(t.minion("ICC_702"))
    assert t.cards() == ["EX1_096"]


def test_wretched_tiller_hurts_the_hero_too() -> None:
    t = table()
    t.attack(t.minion("ICC_468"), t.minion("CS2_231", side=2))
    assert t.hero(2).get(DAMAGE) == 2


def test_bonemare_strengthens_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_705", yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((8, 9), 1)


def test_corpsetaker_takes_the_keywords_of_the_deck() -> None:
    t = table()
    plain = t.play("ICC_912")
    assert (plain.get(TAUNT), plain.get(DIVINE_SHIELD)) == (0, 0)
    t.deck("CS2_179", "EX1_008")
    first = t.play("ICC_912")
    kept = [first.get(tag) for tag in (TAUNT, DIVINE_SHIELD, LIFESTEAL, WINDFURY)]
    assert kept == [1, 1, 0, 0]
    t.game.deck[1].clear()
    t.deck("CS2_169")
    second = t.play("ICC_912")
    assert (second.get(TAUNT), second.get(WINDFURY)) == (0, 1)


def test_skelemancer_waits_for_the_turn_of_the_opponent() -> None:
    t = table()
    t.kill(t.minion("ICC_019"))
    assert t.row() == []
    skelemancer = t.minion("ICC_019")
    t.end_turn()
    t.kill(skelemancer)
    assert t.row() == ["ICC_019t"]


def test_sunborne_valkyr_blesses_her_neighbours() -> None:
    t = table()
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play("ICC_028", position=2)
    assert [stats(e) for e in (left, right, far)] == [(4, 7), (4, 7), (4, 5)]


def test_tuskarr_fisherman_gives_spell_damage() -> None:
    t = table()
    t.play("ICC_093", t.minion())
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7


def test_grave_shambler_grows_whenever_its_weapon_is_destroyed() -> None:
    for build in (22611, 54613):
        t = table(build=build)
        shambler, other = t.minion("ICC_097"), t.minion("ICC_097", side=2)
        t.weapon("CS2_091")
        t.play("CS2_106")
        assert (stats(shambler), stats(other)) == ((5, 5), (4, 4))
        assert [e.card_id for e in shambler.attached] == ["ICC_097e"]


def test_skulking_geist_takes_the_spells_that_cost_one() -> None:
    t = table()
    t.deck("EX1_277", YETI, "CS2_029")
    t.deck("EX1_277", side=2)
    held = t.hand("EX1_277", side=2)
    t.hand("CS2_231", side=2)
    t.play("ICC_701")
    assert any(packet[:2] == (SHOW, held.id) for packet in t.game.out)
    assert [e.card_id for e in t.game.deck[1]] == [YETI, "CS2_029"]
    assert ([e.card_id for e in t.game.deck[2]], t.cards(2)) == ([], ["CS2_231"])


def test_hyldnir_frostrider_freezes_her_friends() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ICC_855")
    assert [e.get(FROZEN) for e in (mine, theirs, t.at(1, 1))] == [1, 0, 0]


def test_corpse_raiser_lets_a_minion_come_again() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_257", yeti)
    assert [e.card_id for e in yeti.attached] == ["ICC_257e"]
    t.kill(yeti)
    assert t.row() == [YETI, "ICC_257"]
    assert t.at(1, 0) is not yeti


def test_icc_314t7_anti_magic_shell_strengthens_and_hides() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ICC_314t7")
    assert (stats(mine), stats(theirs)) == ((6, 7), (4, 5))
    assert [e.card_id for e in mine.attached] == ["ICC_314t7e"]
    assert t.refuses("CS2_029", mine)


def test_icc_314t3_doom_pact_destroys_all_and_as_many_cards() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.minion(), t.minion(side=2)
    t.answers(0, 0)
    t.play("ICC_314t3")
    assert (t.row(), t.row(2), len(t.game.deck[1])) == ([], [], 1)


@pytest.mark.parametrize(("there", "summoned"), [(0, 3), (5, 2)])
def test_army_of_the_frozen_throne_summons_the_minions_of_the_top_five_cards(
    there: int, summoned: int
) -> None:
    """For what has no room, and for a spell, the graveyard remains."""
    t = table(build=20457)
    for _ in range(there):
        t.minion()
    cards = t.deck(YETI, "CS2_029", YETI, "CS2_029", YETI, YETI)
    t.answers(*cards[:5])
    t.play("ICC_314t2")
    assert t.row() == [YETI] * (there + summoned)
    buried = [each for each in cards if each.zone == Zone.GRAVEYARD]
    assert (len(buried), t.game.deck[1]) == (5 - summoned, [cards[5]])


def test_phantom_freebooter_takes_after_the_weapon() -> None:
    t = table()
    assert stats(t.play("ICC_018")) == (3, 3)
    t.weapon("CS2_112")
    assert stats(t.play("ICC_018")) == (8, 5)


def test_rattling_rascal_brings_a_skeleton_to_each_side() -> None:
    t = table()
    rascal = t.play("ICC_025")
    assert t.row() == ["ICC_025", "ICC_025t"]
    t.kill(rascal)
    assert (t.row(), t.row(2)) == (["ICC_025t"], ["ICC_025t"])


def test_grim_necromancer_raises_two() -> None:
    t = table()
    t.play("ICC_026")
    assert t.row().count("ICC_026t") == 2


def test_vryghoul_rises_on_their_turn() -> None:
    t = table()
    t.kill(t.minion("ICC_067"))
    assert t.row() == []
    t.kill(t.minion("ICC_067", side=2))
    assert t.row(2) == ["ICC_900t"]


def test_fallen_sun_cleric_blesses() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_094", yeti)
    assert stats(yeti) == (5, 6)


def test_ticking_abomination_hurts_its_mates() -> None:
    t = table()
    yeti, foe = t.minion("CS2_186"), t.minion(side=2)
    t.kill(t.minion("ICC_099"))
    assert (yeti.get(DAMAGE), foe.get(DAMAGE)) == (5, 0)


def test_deathaxe_punisher_helps_a_lifesteal_minion() -> None:
    t = table()
    healer, yeti = t.hand("ICC_832t4"), t.hand(YETI)
    healer.tags[LIFESTEAL] = 1
    before = stats(healer)
    t.play("ICC_810")
    assert stats(healer) == (before[0] + 2, before[1] + 2)
    assert stats(yeti) == (4, 5)


def test_arfus_leaves_a_card_of_the_lich_king() -> None:
    t = table()
    t.answers("ICC_314t5")
    t.kill(t.minion("ICC_854"))
    assert t.cards() == ["ICC_314t5"]


def test_necrotic_geist_raises_its_mates_alone() -> None:
    t = table()
    geist = t.minion("ICC_900")
    t.kill(t.minion(side=2))
    assert t.row() == ["ICC_900"]
    t.kill(t.minion())
    assert t.row() == ["ICC_900", "ICC_900t"]
    t.kill(geist)
    assert t.row() == ["ICC_900t"]


def test_wicked_skeleton_grows_with_the_dead_of_the_turn() -> None:
    t = table()
    t.kill(t.minion(), t.minion(side=2))
    assert stats(t.play("ICC_904")) == (3, 3)


def test_tomb_lurker_fetches_a_dead_deathrattle() -> None:
    t = table()
    t.kill(t.minion(), t.minion("FP1_007"), t.minion("CS2_231", side=2))
    t.answers("FP1_007")
    t.play("ICC_098")
    assert t.cards() == ["FP1_007"]


def test_tomb_lurker_takes_the_dead_of_either_side() -> None:
    t = table()
    t.kill(t.minion("FP1_007", side=2))
    t.play("ICC_098")
    assert t.cards() == ["FP1_007"]


def test_happy_ghoul_is_free_once_the_hero_was_healed() -> None:
    t = table("HERO_09")
    t.hurt(1, 5)
    ghoul = t.hand("ICC_700")
    assert ghoul.get(COST) == 3
    t.play(t.power(), t.hero(1))
    assert ghoul.get(COST) == 0
    t.end_turn()
    assert ghoul.get(COST) == 3


def test_nerubian_unraveler_makes_all_spells_dear() -> None:
    t = table()
    mine, yours, yeti = t.hand("CS2_029"), t.hand("CS2_029", side=2), t.hand(YETI)
    t.play("ICC_706")
    assert [e.get(COST) for e in (mine, yours, yeti)] == [6, 6, 4]


def test_meat_wagon_summons_a_weaker_minion() -> None:
    t = table()
    wagon = t.minion("ICC_812")
    t.deck("CS2_231", "EX1_009", YETI)
    t.kill(wagon)
    assert t.row() == []
    t.deck("FP1_007")
    egg = t.minion("ICC_812")
    t.kill(egg)
    assert t.row() == ["FP1_007"]


def test_prince_taldaram_becomes_a_three_three_without_three_drops() -> None:
    t = table()
    giant = t.minion("CS2_186", side=2)
    t.deck(YETI)
    t.play("ICC_852", giant)
    assert [(e.card_id, stats(e)) for e in t.game.board[1]] == [("CS2_186", (3, 3))]


def test_prince_taldaram_stays_with_three_drops() -> None:
    t = table()
    t.minion(side=2)
    t.deck("CS2_120", "CS2_124")
    t.play("ICC_852")
    assert t.row() == ["ICC_852"]


def test_prince_valanar_gains_both_keywords_without_four_drops() -> None:
    t = table()
    t.deck("CS2_120")
    prince = t.play("ICC_853")
    assert (prince.get(LIFESTEAL), prince.get(TAUNT)) == (1, 1)
    t.deck(YETI)
    other = t.play("ICC_853")
    assert (other.get(LIFESTEAL), other.get(TAUNT)) == (0, 0)


def test_a_keening_banshee_removes_three_cards_for_each_play_but_its_own() -> None:
    t = table(build=20457)
    t.deck(*[YETI] * 5)
    t.play("ICC_911")
    assert len(t.game.deck[1]) == 5
    t.play("GAME_005")
    assert len(t.game.deck[1]) == 2
    t.end_turn()
    t.play("GAME_005")
    assert len(t.game.deck[1]) == 2
