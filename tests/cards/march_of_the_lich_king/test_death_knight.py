"""March of the Lich King: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    COST_BLOOD,
    DAMAGE,
    FROZEN,
    REBORN,
)
from table import YETI, Table, stats, table

NEW = 185749


def test_chillfallen_baron_draws_twice() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.kill(t.play("RLK_708"))
    assert t.cards() == [YETI, YETI]


def test_a_construct_quarter_puts_an_undead_where_the_minion_stood() -> None:
    t = table(build=174258)
    t.minion()
    victim, quarter = t.minion("CS2_231"), t.minion("NX2_036")
    t.play(quarter, victim)
    assert t.row() == [YETI, "RLK_057t", "NX2_036"]


def test_a_necrotic_mortician_asks_for_a_dead_undead() -> None:
    t = table(build=217964, hero="HERO_11")
    t.play("RLK_116")
    assert t.cards() == []
    t.kill(t.minion("RLK_834"))
    t.play("RLK_116")
    assert len(t.cards()) == 1


def test_a_frost_strike_that_kills_finds_a_frost_card() -> None:
    t = table(build=174258, hero="HERO_11")
    yeti, wisp = t.minion(side=2), t.minion("CS2_231", side=2)
    t.play("RLK_025", yeti)
    assert t.cards() == []
    t.play("RLK_025", wisp)
    (found,) = t.game.hand[1]
    assert found.card.tags.get(2197, 0) > 0


GHOUL = "RLK_705t"
"""Shambling Zombie, 1/1 with Reborn, an Undead."""


def death_knight() -> Table:
    return table("HERO_11", build=NEW)


@pytest.mark.parametrize(
    ("card_id", "damage", "others", "frozen"), [("RLK_038", 2, 0, 1), ("RLK_015", 3, 1, 1)]
)
def test_cold_spells_hurt_and_freeze_an_enemy(
    card_id: str, damage: int, others: int, frozen: int
) -> None:
    t = death_knight()
    mine, yeti, other = t.minion(), t.minion(side=2), t.minion(side=2)
    assert t.refuses(card_id, mine)
    t.play(card_id, yeti)
    assert (yeti.get(DAMAGE), yeti.get(FROZEN)) == (damage, frozen)
    assert [each.get(DAMAGE) for each in (other, t.hero(2), mine)] == [others, others, 0]
    assert other.get(FROZEN) == 0


def test_death_strike_heals_by_its_damage() -> None:
    t = death_knight()
    t.hurt(1, 10)
    t.play("RLK_024", t.minion(side=2))
    assert t.hero(1).get(DAMAGE) == 4


@pytest.mark.parametrize(("health", "made"), [(1, ["RLK_018t"]), (5, [])])
def test_plague_strike_leaves_a_zombie_for_who_dies(health: int, made: list[str]) -> None:
    t = death_knight()
    t.play("RLK_018", t.minion("CS2_231" if health == 1 else YETI, side=2))
    assert t.row() == made


@pytest.mark.parametrize(("victim", "corpses"), [("CS2_231", 1), (YETI, 0)])
def test_heart_strike_takes_the_corpse_of_an_enemy(victim: str, corpses: int) -> None:
    t = death_knight()
    t.play("RLK_034", t.minion(victim, side=2))
    assert t.tag(CORPSES) == corpses


def test_asphyxiate_takes_the_strongest_enemy() -> None:
    t = death_knight()
    t.minion("CS2_200")
    t.minion("CS2_231", side=2)
    t.minion(side=2)
    t.play("RLK_087")
    assert (t.row(), t.row(2)) == (["CS2_200"], ["CS2_231"])


def test_an_acolyte_of_death_draws_for_other_undead_of_its_side() -> None:
    t = death_knight()
    t.deck(YETI, YETI)
    t.minion("RLK_121")
    t.kill(t.minion(GHOUL, side=2), t.minion())
    assert t.cards() == []
    t.kill(t.minion("RLK_834"))
    assert t.cards() == [YETI]


def test_a_harbinger_of_winter_draws_a_frost_spell() -> None:
    t = death_knight()
    t.deck(YETI, "RLK_024", "CS2_024")
    t.kill(t.minion("RLK_511"))
    assert t.cards() == ["CS2_024"]


def test_a_bone_breaker_hurts_the_hero_for_attacks_at_minions() -> None:
    t = death_knight()
    breaker = t.weapon("RLK_516")
    yeti = t.minion(side=2)
    t.attack(t.hero(1), yeti)
    assert t.hero(2).get(DAMAGE) == 2
    t.round()
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2 + breaker.get(ATK)


def test_graveyard_shift_needs_a_place() -> None:
    t = death_knight()
    t.play("RLK_705")
    assert t.row() == [GHOUL, GHOUL]
    t.fill(1)
    assert t.refuses("RLK_705")


def test_remorseless_winter_hurts_enemies_and_draws() -> None:
    t = death_knight()
    t.deck(YETI)
    mine, yeti = t.minion(), t.minion(side=2)
    t.play("RLK_709")
    assert [each.get(DAMAGE) for each in (yeti, t.hero(2), mine)] == [2, 2, 0]
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("corpses", "body"), [(0, (2, 2)), (1, (3, 4))])
def test_a_bonedigger_geist_grows_by_a_corpse(corpses: int, body: tuple[int, int]) -> None:
    t = death_knight()
    for _ in range(corpses):
        t.play("RLK_503")
    assert stats(t.play("RLK_753")) == body
    assert t.tag(CORPSES_SPENT_THIS_GAME) == corpses


def test_a_skeletal_sidekick_strengthens_a_friendly_undead() -> None:
    t = death_knight()
    ghoul, yeti = t.minion(GHOUL), t.minion()
    assert t.refuses("RLK_958", yeti)
    t.play("RLK_958", ghoul)
    assert stats(ghoul) == (3, 1)


@pytest.mark.parametrize(("corpses", "drawn"), [(1, 1), (2, 2)])
def test_defrost_draws_another_for_two_corpses(corpses: int, drawn: int) -> None:
    t = death_knight()
    t.deck(YETI, YETI, YETI)
    for _ in range(corpses):
        t.play("RLK_503")
    t.play("RLK_101")
    assert t.cards() == [YETI] * drawn


def test_anti_magic_shell_strengthens_and_hides_my_minions() -> None:
    t = death_knight()
    yeti, theirs = t.minion(), t.minion(side=2)
    t.play("RLK_048")
    assert (stats(yeti), stats(theirs)) == ((5, 6), (4, 5))
    assert t.refuses("CS2_029", yeti)
    assert yeti.attached[0].card_id == "RLK_048e"


@pytest.mark.parametrize(("corpses", "raised"), [(0, 0), (2, 2), (6, 5)])
def test_army_of_the_dead_raises_up_to_five_corpses(corpses: int, raised: int) -> None:
    t = death_knight()
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_060")
    assert t.row() == ["RLK_008t"] * raised
    assert t.tag(CORPSES_SPENT_THIS_GAME) == raised


@pytest.mark.parametrize("corpses", [0, 1])
def test_a_hematurge_spends_a_corpse_to_discover_a_blood_card(corpses: int) -> None:
    t = death_knight()
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_066")
    assert [e.get(COST_BLOOD) > 0 for e in t.game.hand[1]] == [True] * corpses


def test_a_rimefang_sword_makes_a_spell_cheaper() -> None:
    t = table("HERO_11", build=NEW)
    spell, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.weapon("RLK_710")
    t.attack(t.hero(1), t.hero(2))
    assert (spell.get(COST), yeti.get(COST)) == (3, 4)


@pytest.mark.parametrize(("corpses", "cost"), [(0, 4), (1, 3)])
def test_runeforging_draws_a_weapon_that_a_corpse_makes_cheaper(corpses: int, cost: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    _, reaper = t.deck(YETI, "CS2_112")
    t.play("RLK_715")
    assert (t.cards(), reaper.get(COST)) == (["CS2_112"], cost + 1)


def test_a_horn_of_winter_refreshes_two_crystals() -> None:
    t = table("HERO_11", build=217964, mana=10)
    t.play(YETI)
    t.play("RLK_042")
    assert t.spent() == 2


@pytest.mark.parametrize(("foe", "corpses"), [("CS2_231", 2), (YETI, 0)])
def test_a_soulbreaker_gains_corpses_of_the_slain(foe: str, corpses: int) -> None:
    t = table("HERO_11", build=NEW)
    t.weapon("RLK_012")
    t.attack(t.hero(1), t.minion(foe, side=2))
    assert t.tag(CORPSES) == corpses


@pytest.mark.parametrize(("corpses", "reborn", "spent"), [(3, 0, 0), (4, 1, 4)])
def test_tomb_guardians_are_reborn_for_corpses(corpses: int, reborn: int, spent: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_118")
    assert [e.get(REBORN) for e in t.game.row(1)] == [reborn, reborn]
    assert t.tag(CORPSES_SPENT_THIS_GAME) == spent
    t.fill(1)
    assert t.refuses("RLK_118")


@pytest.mark.parametrize(("corpses", "size", "spent"), [(1, (5, 6), 0), (2, (6, 7), 2)])
def test_blood_tap_gives_more_for_corpses(corpses: int, size: tuple[int, int], spent: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    held, spell = t.hand(YETI), t.hand("CS2_029")
    t.play("RLK_712")
    assert (stats(held), spell.attached) == (size, [])
    assert t.tag(CORPSES_SPENT_THIS_GAME) == spent


def test_a_deathchiller_hits_two_for_each_spell() -> None:
    t = table("HERO_11", build=NEW)
    t.minion("RLK_083")
    foe, other = t.minion(side=2), t.minion(side=2)
    t.answers(foe, other)
    t.play("RLK_042")
    assert [e.get(DAMAGE) for e in (foe, other, t.hero(2))] == [1, 1, 0]


@pytest.mark.parametrize(("corpses", "raised"), [(2, 2), (9, 6)])
def test_a_boneguard_commander_raises_its_dead(corpses: int, raised: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("RLK_506")
    assert t.row() == ["RLK_506", *["RLK_061t"] * raised]
    assert t.tag(CORPSES_SPENT_THIS_GAME) == raised
    t.kill(t.at(1, 1))
    assert t.tag(CORPSES) == corpses


@pytest.mark.parametrize(("corpses", "attack"), [(1, 4), (2, 6)])
def test_a_darkfallen_neophyte_spends_corpses_on_the_hand(corpses: int, attack: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    held = t.hand(YETI)
    t.play("RLK_731")
    assert stats(held) == (attack, 5)


def test_a_ymirjar_frostbreaker_counts_frost() -> None:
    t = table("HERO_11", build=NEW)
    for each in ("CS2_024", "CS2_026", "CS2_029"):
        t.hand(each)
    assert stats(t.play("RLK_110")) == (3, 2)


def test_nerubian_swarmguard_comes_three_times() -> None:
    t = table(build=179020)
    t.play("RLK_062")
    assert t.row() == ["RLK_062"] * 3


@pytest.mark.parametrize("body", ["RLK_008t", "RLK_061t", "RLK_506t"])
def test_what_was_raised_leaves_no_corpse(body: str) -> None:
    t = table(build=217964)
    t.kill(t.minion(body), t.minion(YETI))
    assert t.tag(CORPSES) == 1
