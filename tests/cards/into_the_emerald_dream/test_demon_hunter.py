"""Into the Emerald Dream: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, CANT_BE_TARGETED_BY_SPELLS, COST, DAMAGE, DORMANT
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_a_grim_harvest_draws_and_sows_a_dreadseed() -> None:
    t = table("HERO_10", build=223542)
    t.deck(YETI)
    t.answers(0, "EDR_840t1")
    t.play("EDR_840")
    assert t.cards() == [YETI]
    crow = t.at(1, 0)
    assert (crow.card_id, crow.get(DORMANT), crow.get(CANT_BE_TARGETED_BY_SPELLS)) == (
        "EDR_840t1", 1, 0,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("seed", "turns", "attack"),
    [("EDR_840t1", 1, 0), ("EDR_840t", 2, 3), ("EDR_840t2", 3, 0)],
)
def test_a_dreadseed_sleeps_its_turns_and_a_hound_helps_the_hero(
    seed: str, turns: int, attack: int
) -> None:
    t = table("HERO_10", build=223542)
    t.answers(seed)
    t.game.owner(1).tags[DAMAGE] = 0
    t.play("EDR_840")
    t.game.oracle = Sequential()
    for _ in range(turns - 1):
        t.round()
        assert t.at(1, 0).get(DORMANT) == 1
    t.round()
    assert t.at(1, 0).get(DORMANT) == 0
    assert t.hero(1).get(ATK) == attack


def test_a_felhunter_brings_back_a_deathrattle_minion_twice() -> None:
    t = table("HERO_10", build=233275)
    for card_id in (YETI, "CFM_637", "EX1_096"):
        t.kill(t.minion(card_id))
    t.minion("EDR_891")
    t.kill(t.at(1, 0))
    assert t.row() == ["EX1_096", "EX1_096"]


NEW = 241170


def test_a_dreadsoul_corrupter_sows_as_it_comes_and_goes() -> None:
    t = table("HERO_10", build=NEW)
    t.answers("EDR_840t1", "EDR_840t2")
    corrupter = t.play("EDR_841")
    assert t.row() == ["EDR_841", "EDR_840t1"]
    t.kill(corrupter)
    assert t.row() == ["EDR_840t2", "EDR_840t1"]


def test_a_ferocious_felbat_calls_another_and_its_copy() -> None:
    t = table("HERO_10", build=NEW)
    t.kill(t.minion("EX1_110"))
    t.kill(t.minion("EX1_096"))
    for each in list(t.game.row(1)):
        t.kill(each)
    t.kill(t.minion("EDR_892"))
    assert t.row() == ["EX1_110", "EX1_110"]
    t.kill(t.minion("EDR_892"))
    assert t.row() == ["EX1_110"] * 4


def test_a_scorchreaver_makes_fel_spells_cheaper() -> None:
    t = table("HERO_10", build=NEW)
    held, other = t.hand("BT_235"), t.hand("CS2_029")
    t.play("FIR_952")
    found = t.game.in_row(t.game.hand[1])[-1]
    assert found.card is not None
    assert (held.get(COST), other.get(COST)) == (4, 4)
    assert found.get(COST) == max(0, found.card.cost - 1)


def test_a_wyverns_slumber_is_dreadseeds_or_damage() -> None:
    t = table("HERO_10", build=241170)
    t.answers("EDR_840t", "EDR_840t2")
    t.play("EDR_820", option=0)
    assert t.row() == ["EDR_840t", "EDR_840t2"]
    yeti = t.minion(side=2)
    t.play("EDR_820", option=1)
    assert yeti.get(DAMAGE) == 2


def test_a_defiled_spear_pierces_another_enemy() -> None:
    t = table("HERO_10", build=241170)
    first, second = t.minion(side=2), t.minion(side=2)
    t.weapon("EDR_842")
    t.answers(second)
    t.attack(t.hero(1), first)
    assert [first.get(DAMAGE), second.get(DAMAGE), t.hero(2).get(DAMAGE)] == [2, 2, 0]


def test_a_nightmare_dragonkin_cheapens_the_right_most_card() -> None:
    t = table("HERO_10", build=241170)
    dragonkin = t.minion("EDR_890")
    left, right = t.hand(YETI), t.hand(YETI)
    t.kill(dragonkin)
    assert [left.get(COST), right.get(COST)] == [4, 2]


def test_a_sigil_of_cinder_burns_next_turn() -> None:
    t = table("HERO_10", build=241170)
    t.minion(side=2)
    t.play("FIR_902")
    assert t.hero(2).get(DAMAGE) == 0
    t.round()
    assert t.hero(2).get(DAMAGE) + sum(e.get(DAMAGE) for e in t.game.row(2)) >= 5


def test_a_felfire_blaze_goes_up_with_a_fel_spell() -> None:
    t = table("HERO_10", build=241170)
    blaze = t.minion("FIR_904")
    t.play("CORE_CS2_029", t.hero(2))
    assert blaze.zone == Zone.PLAY
    t.play("BT_514")
    assert [blaze.zone, t.hero(2).get(DAMAGE)] == [Zone.GRAVEYARD, 6 + 2]


def test_omen_grows_worse_with_each_attack() -> None:
    t = table("HERO_10", build=255790)
    omen = t.minion("EDR_421")
    foe = t.minion("CS2_182", side=2)
    t.attack(omen, t.hero(2))
    t.attack(omen, t.hero(2))
    wounds = t.hero(2).get(DAMAGE)
    t.kill(omen)
    assert (t.hero(2).get(DAMAGE) - wounds, foe.get(DAMAGE)) == (3, 3)


def test_an_omen_that_never_attacked_deals_one_damage() -> None:
    t = table("HERO_10", build=255790)
    mine, foe = t.minion(), t.minion(side=2)
    t.kill(t.minion("EDR_421"))
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(1), t.hero(2))] == [0, 1, 0, 1]


@pytest.mark.parametrize("demon", ["CS2_065", "CS2_059"])
def test_alarashi_makes_demons_of_the_same_size(demon: str) -> None:
    t = table("HERO_10", build=255790)
    yeti, raptor, spell = t.hand(YETI), t.hand("CS2_172"), t.hand("CS2_029")
    t.answers(demon, "CS2_065")
    t.play("EDR_493")
    assert [each.card_id for each in (yeti, raptor, spell)] == [demon, "CS2_065", "CS2_029"]
    assert [(stats(each), each.get(COST)) for each in (yeti, raptor)] == [((4, 5), 4), ((3, 2), 2)]
    assert stats(t.play(yeti)) == (4, 5)


@pytest.mark.parametrize("build", [217964, 255790])
def test_a_jumpscare_shuffles_the_others_with_their_gifts(build: int) -> None:
    t = table("HERO_10", build=build)
    demons = ("BT_487", "CS3_020", "BT_486")
    gifts = ("EDR_100t3", "EDR_100t1", "EDR_100t")
    t.answers(*demons, *demons, *gifts, 1)
    t.play("EDR_882")
    (taken,) = t.game.hand[1]
    assert (taken.card_id, [each.card_id for each in taken.attached]) == (
        demons[1],
        ["EDR_100t1e"],
    )
    found = {each.card_id: [e.card_id for e in each.attached] for each in t.game.deck[1]}
    assert found == {demons[0]: ["EDR_100t3e"], demons[2]: ["EDR_100te"]}
