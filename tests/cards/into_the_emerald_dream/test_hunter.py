"""Into the Emerald Dream: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DORMANT, RUSH, TAG_3527
from hsreplay_sim.engine.rules.enchantments import attach
from imbuing import blessed
from table import YETI, stats, table

NEW = 241170


def test_an_exotic_houndmaster_draws_a_beast_and_imbues() -> None:
    t = table("HERO_05", build=NEW)
    t.deck(YETI, "CS2_172")
    t.play("EDR_226")
    assert (t.cards(), t.tag(TAG_3527), t.power().card_id) == (["CS2_172"], 1, "EDR_850p")


def test_an_umbraclaw_imbues_as_it_dies() -> None:
    t = table("HERO_05", build=NEW)
    claw = t.minion("EDR_227")
    assert t.tag(TAG_3527) == 0
    t.kill(claw)
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "EDR_850p")


def test_broll_bearmantle_calls_a_companion_for_a_spell() -> None:
    t = table("HERO_05", build=NEW)
    t.minion("EDR_853")
    t.answers("NEW1_033")
    t.play("CS2_024", t.hero(2))
    assert t.row() == ["EDR_853", "NEW1_033"]


def test_a_bursting_shot_hits_three_different_enemies() -> None:
    t = table("HERO_05", build=NEW)
    one, two = t.minion(side=2), t.minion(side=2)
    t.play("FIR_909")
    assert [e.get(DAMAGE) for e in (one, two, t.hero(2))] == [2, 2, 2]


def test_a_tending_dragonkin_copies_the_cheapest_beast_of_the_hand() -> None:
    t = table("HERO_05", build=NEW)
    for card_id in ("CS2_127", "CS2_172", "CS2_231"):
        t.hand(card_id)
    t.play("FIR_960")
    assert t.cards() == ["CS2_127", "CS2_172", "CS2_231", "CS2_172"]


@pytest.mark.parametrize(("victim", "row"), [("CS2_172", ["EDR_850pe"]), (YETI, [])])
def test_a_spirit_bond_brings_a_wolf_if_its_victim_dies(victim: str, row: list[str]) -> None:
    t = table(build=NEW)
    foe = t.minion(victim, side=2)
    t.play("EDR_262", foe)
    assert t.row() == row


def test_an_amphibians_spirit_leaps_on_when_its_bearer_dies() -> None:
    t = table("HERO_05", build=241170)
    first = t.minion()
    t.play("EDR_261", first)
    assert stats(first) == (6, 7)
    second = t.minion()
    t.kill(first)
    assert stats(second) == (6, 7)
    third = t.minion()
    t.kill(second)
    assert stats(third) == (6, 7)


def test_a_shepherds_crook_brings_a_sleepy_sheep() -> None:
    t = table("HERO_05", build=241170)
    t.weapon("EDR_416")
    t.attack(t.hero(1), t.hero(2))
    (sheep,) = t.game.row(1)
    assert [sheep.card_id, sheep.get(DORMANT)] == ["EDR_416t", 1]
    t.round()
    assert sheep.get(DORMANT) == 1
    t.round()
    assert sheep.get(DORMANT) == 0


def test_a_mythical_runebear_of_four_attack_doubles() -> None:
    t = table("HERO_05", build=241170)
    t.play("EDR_481")
    assert t.row() == ["EDR_481"]
    bear = t.hand("EDR_481")
    t.play("RLK_712")
    t.play(bear)
    assert t.row() == ["EDR_481"] * 3


def test_a_magma_hound_burns_all_when_it_survives_a_minion() -> None:
    t = table("HERO_05", build=241170)
    hound, yeti = t.minion("FIR_953"), t.minion("EDR_978", side=2)
    t.attack(hound, yeti)
    assert yeti.get(DAMAGE) - 5 + t.hero(2).get(DAMAGE) == 5
    t.kill(yeti)
    fresh = t.minion("FIR_953")
    before = t.hero(2).get(DAMAGE)
    t.attack(fresh, t.hero(2))
    assert t.hero(2).get(DAMAGE) == before + 5


def test_the_blessing_of_the_wolf_strengthens_a_beast_in_the_hand() -> None:
    t = table("HERO_05", build=217964)
    t.game.owner(1).tags[TAG_3527] = 2
    power = t.hero_power("EDR_850p")
    t.game.touch_auras()
    raptor, yeti = t.hand("CS2_172"), t.hand(YETI)
    t.play(power)
    assert (stats(raptor), raptor.get(COST)) == ((5, 2), 0)
    assert sorted(each.card_id for each in raptor.attached) == ["EDR_850pe1", "EDR_850pe5"]
    assert (stats(yeti), yeti.get(COST)) == ((4, 5), 4)


@pytest.mark.parametrize("times", [1, 4])
def test_the_blessing_of_the_wolf_strengthens_a_beast_of_the_hand(times: int) -> None:
    _, player, _ = blessed("HUNTER", times)
    beast, other = player.give("CS2_172"), player.give("CS2_182")
    assert player.hero_power is not None
    player.hero_power.use()
    assert (beast.atk, beast.cost) == (3 + times, max(0, 2 - times))
    assert (other.atk, other.cost) == (4, 4)


@pytest.mark.parametrize(("discount", "left"), [(1, 3), (2, 1)])
def test_a_verdant_dreamsaber_that_was_cheap_attacks_two_enemy_minions(
    discount: int, left: int
) -> None:
    t = table("HERO_05", build=255790)
    for _ in range(3):
        t.minion("CS2_172", side=2)
    saber = t.hand("EDR_014")
    for _ in range(discount):
        attach(t.game, t.hero(1), saber, "GBL_003e")
    t.answers(*([0, 0, 0, 0] if discount == 2 else []))
    t.play(saber)
    assert (len(t.row(2)), saber.get(DAMAGE)) == (left, 6 if left == 1 else 0)


def test_a_grace_of_the_greatwolf_deals_damage_or_summons_two_wolves() -> None:
    t = table("HERO_05", build=255790)
    t.play("EDR_263", option=0)
    assert (t.hero(2).get(DAMAGE), t.row()) == (4, [])
    t.play("EDR_263", option=1)
    assert t.row() == ["EDR_850pe"] * 2
    assert [(stats(each), each.get(RUSH)) for each in t.game.row(1)] == [((3, 2), 1)] * 2
    t.fill(1)
    assert t.refuses("EDR_263", option=1)


def test_goldrinn_doubles_the_damage_of_friendly_beasts() -> None:
    t = table("HERO_05", build=255790)
    goldrinn = t.minion("EDR_480")
    raptor, yeti, theirs = t.minion("CS2_172"), t.minion(), t.minion("CS2_172", side=2)
    for body in (raptor, yeti):
        t.attack(body, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6 + 4
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(theirs, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 3
    t.end_turn()
    t.attack(goldrinn, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 10 + 18
    t.kill(goldrinn)
    assert raptor.attached == []
