"""The Grand Tournament: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, CHARGE, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT
from table import YETI, stats, table


def test_bash_hurts_and_armours() -> None:
    t = table()
    t.play("AT_064", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)) == (3, 3)


def test_kings_defender_lasts_longer_beside_a_taunt() -> None:
    t = table("HERO_01")
    t.minion("CS2_121")
    t.play("AT_065")
    for _ in range(2):
        t.game.hero[1].tags[NUM_ATTACKS_THIS_TURN] = 0
        t.attack(t.hero(1), t.hero(2))
    assert t.game.weapon[1] is not None


def test_alexstraszas_champion_charges_with_a_dragon_in_hand() -> None:
    t = table("HERO_01")
    assert stats(t.play("AT_071")) == (2, 3)
    t.hand("EX1_284")
    champion = t.play("AT_071")
    assert (stats(champion), champion.get(CHARGE)) == ((3, 3), 1)


def test_orgrimmar_aspirant_sharpens_the_weapon() -> None:
    t = table("HERO_01")
    weapon = t.weapon("CS2_106")
    t.minion("AT_066")
    t.play(t.power())
    assert stats(weapon)[0] == 4


def test_magnataur_alpha_sweeps_beside_the_defender() -> None:
    t = table()
    alpha = t.minion("AT_067")
    row = [t.minion("CS2_186", side=2) for _ in range(4)]
    t.attack(alpha, row[1])
    assert [body.get(DAMAGE) for body in row] == [5, 5, 5, 0]


def test_bolster_helps_those_with_taunt() -> None:
    t = table()
    guard, yeti = t.minion("CS2_121"), t.minion()
    t.play("AT_068")
    assert (stats(guard), stats(yeti)) == ((4, 4), (4, 5))


def test_sparring_partner_teaches_taunt() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("AT_069", yeti)
    assert yeti.get(TAUNT) == 1


def test_sea_reaver_splashes_as_it_is_drawn() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    t.deck("AT_130")
    t.play("EX1_015")
    assert (mine.get(DAMAGE), foe.get(DAMAGE)) == (1, 0)


def test_varian_wrynn_puts_the_minions_he_draws_into_the_battlefield() -> None:
    t = table()
    t.deck(YETI, "CS2_029", YETI, "CS2_029")
    t.answers(0, 0, 0)
    t.play("AT_072")
    assert t.row() == ["AT_072", YETI, YETI]
    assert t.cards() == ["CS2_029"]


def test_varian_wrynn_draws_minions_when_the_board_is_full() -> None:
    t = table()
    for _ in range(6):
        t.minion()
    t.deck(YETI, YETI, YETI)
    t.play("AT_072")
    assert t.cards() == [YETI] * 3


def test_varian_wrynn_of_an_empty_deck_means_fatigue() -> None:
    t = table()
    t.deck("CS2_029")
    t.play("AT_072")
    assert t.hero(1).get(DAMAGE) == 1 + 2
