"""Reign of the Black Empire: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, EXTRA_SPELL_CASTS_ADDITIONAL, RUSH, TAUNT
from table import YETI, Table, stats, table

BUILD = 255790
BEAST, RATTLER = "CS2_172", "EX1_096"  # Bloodfen Raptor 3/2, Loot Hoarder


def druid() -> Table:
    return table("HERO_06", build=BUILD)


def test_titan_sized_draws_a_minion_and_strengthens_beasts() -> None:
    t = druid()
    t.deck("CS2_029", BEAST)
    yeti = t.hand(YETI)
    t.play("BE_208")
    raptor = t.game.in_row(t.game.hand[1])[-1]
    assert (raptor.card_id, stats(raptor), stats(yeti)) == (BEAST, (5, 4), (4, 5))


def test_efflorescence_draws_a_nature_spell_that_is_cast_twice() -> None:
    t = druid()
    t.deck("BE_801", "CS2_011", YETI)  # Savage Roar is of no school
    t.play("BE_801")
    assert t.cards() == ["CS2_011"]
    assert t.game.hand[1][0].get(EXTRA_SPELL_CASTS_ADDITIONAL) == 0


def test_the_nature_spell_of_efflorescence_is_cast_twice() -> None:
    t = druid()
    t.deck("CS2_007")  # Healing Touch
    hero = t.hurt(1, 20)
    t.play("BE_801")
    t.play(t.game.hand[1][0], hero)
    assert hero.get(DAMAGE) == 4


def test_deathblossoms_plants_leave_a_bug() -> None:
    t = druid()
    t.play("BE_802")
    assert t.cards() == ["BE_802t"] * 2
    plant = t.minion("BE_802t")
    t.kill(plant)
    bug = t.at(1, 0)
    assert (bug.card_id, stats(bug), bug.get(TAUNT)) == ("BE_002", (5, 5), 1)


def test_a_full_hand_takes_one_plant() -> None:
    t = druid()
    for _ in range(9):
        t.hand(YETI)
    t.play("BE_802")
    assert t.cards()[-1] == "BE_802t"
    assert len(t.cards()) == 10


def test_a_grimlynx_brings_one_of_the_opposite_stats() -> None:
    t = druid()
    lynx = t.hand("BE_850t")
    t.play("BE_208")  # no minion in the deck: it strengthens Beasts alone
    t.play(lynx)
    twin = t.at(1, 1)
    assert (twin.card_id, stats(twin), twin.get(RUSH)) == ("BE_850", (7, 4), 1)


def test_ammunae_copies_deathrattle_minions() -> None:
    t = druid()
    t.play("BE_852")
    t.play(YETI)
    t.play(RATTLER, position=1)
    assert t.row() == [RATTLER, RATTLER, "BE_852", YETI]


def test_ammunae_copies_nothing_on_a_full_board() -> None:
    t = druid()
    t.play("BE_852")
    for _ in range(5):
        t.minion()
    t.play(RATTLER)
    assert t.row().count(RATTLER) == 1


def test_an_aetherial_kindling_burns_and_calls() -> None:
    t = druid()
    enemy = t.minion(side=2)
    t.answers("EX1_590")
    t.play("BE_854", enemy)
    assert (enemy.get(DAMAGE), t.row()) == (3, ["EX1_590"])


def test_a_primordial_bear_gives_its_attack_for_the_turn() -> None:
    t = druid()
    bear = t.hand("BE_855")
    t.play("BE_208")
    t.play(bear)
    assert t.hero(1).get(ATK) == 4
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_freya_doubles_beasts_in_hand_and_deck() -> None:
    t = druid()
    (raptor, yeti), mine = t.deck(BEAST, YETI), t.hand(BEAST)
    other = t.hand(YETI)
    t.play("BE_856")
    assert [stats(e) for e in (raptor, yeti, mine, other)] == [(6, 4), (4, 5), (6, 4), (4, 5)]


def test_a_slyvern_draws_as_many_cards_as_it_had_attack() -> None:
    t = druid()
    t.deck(*[YETI] * 7)
    t.kill(t.minion("BE_859"))
    assert t.cards() == [YETI] * 2
    slyvern = t.hand("BE_859")
    t.play("BE_208")
    t.kill(t.play(slyvern))
    assert t.cards() == [YETI] * 7
