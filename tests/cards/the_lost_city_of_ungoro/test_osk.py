"""The Lost City of Un'Goro: Titanographer Osk; each of his forms played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DEATHRATTLE,
    ELUSIVE,
    HEALTH,
    LIFESTEAL,
    REBORN,
    RESOURCES_USED,
    TAUNT,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, Table, stats, table

LATE = 255790
GIANT = "EX1_105"


def osks() -> Table:
    return table("HERO_08", build=LATE)


def test_osk_changes_each_turn_until_he_is_played() -> None:
    t = osks()
    osk = t.hand("TLC_452t13")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("TLC_452t9", 0)
    t.end_turn()
    assert (osk.card_id, osk.get(COST), stats(osk)) == ("TLC_452t9", 6, (6, 6))
    t.game.oracle = Sequential()
    t.play(osk)
    t.round()
    assert osk.card_id == "TLC_452t9"


def test_osk_destroys_a_minion_for_its_health() -> None:
    t = osks()
    hero, yeti = t.hurt(1, 10), t.minion(side=2)
    assert t.refuses("TLC_452t1", t.minion())
    osk = t.play("TLC_452t1", yeti)
    assert (yeti.zone, stats(osk), hero.get(HEALTH)) == (Zone.GRAVEYARD, (6, 11), 35)


def test_osk_gives_no_health_of_nobody() -> None:
    t = osks()
    osk = t.play("TLC_452t1")
    assert (stats(osk), osk.attached, t.hero(1).attached) == ((6, 6), [], [])


def test_osk_chills_the_next_spell() -> None:
    t = osks()
    spell = t.hand("CS2_029")
    t.play("TLC_452t2")
    assert spell.get(COST) == 1
    t.play(spell, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 9
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 15


def test_osk_calls_guards() -> None:
    t = osks()
    t.play("TLC_452t3")
    assert t.row() == ["TTN_737t2", "TLC_452t3", "TTN_737t2"]
    assert (t.at(1, 0).get(TAUNT), t.at(1, 0).get(REBORN)) == (1, 1)
    t.play("TLC_452t6")
    assert t.row().count("TTN_862t4") == 3  # there is no room for more


def test_osk_calls_infernals() -> None:
    t = osks()
    t.play("TLC_452t28")
    assert t.row() == ["TTN_960t5", "TLC_452t28", "TTN_960t5"]


def test_osk_finds_a_deathrattle() -> None:
    t = osks()
    t.play("TLC_452t4")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.get(DEATHRATTLE) == 1
    assert found.get(COST) == max(0, found.card.cost - 3)


def test_osk_cheapens_minions_of_the_hand() -> None:
    t = osks()
    yeti, spell = t.hand(YETI), t.hand("CS2_029")
    t.play("TLC_452t5")
    assert (yeti.get(COST), spell.get(COST)) == (2, 4)


def test_osk_fills_the_hand() -> None:
    t = osks()
    t.deck(*[YETI] * 12)
    t.play("TLC_452t7")
    assert (len(t.cards()), len(t.game.deck[1])) == (10, 2)


def test_osk_fills_the_hand_with_tendrils() -> None:
    t = osks()
    t.hand(YETI)
    t.play("TLC_452t33")
    assert t.cards() == [YETI] + ["YOG_514"] * 9


def test_osk_heals_the_hero_wholly() -> None:
    t = osks()
    hero, yeti = t.hurt(1, 25), t.minion(damage=2)
    t.play("TLC_452t8")
    assert (hero.get(DAMAGE), yeti.get(DAMAGE)) == (0, 2)


def test_osk_refreshes_the_mana() -> None:
    t = osks()
    t.play("TLC_452t9")
    assert t.tag(RESOURCES_USED) == 0


@pytest.mark.parametrize(("form", "dealt"), [("TLC_452t13", 5), ("TLC_452t26", 20)])
def test_osk_deals_damage(form: str, dealt: int) -> None:
    t = osks()
    yeti, giant = t.minion(side=2), t.minion(GIANT, side=2)
    if form == "TLC_452t26":
        assert t.refuses(form, t.hero(2))
    t.play(form, giant)
    assert giant.get(DAMAGE) == dealt if dealt < 8 else giant.zone == Zone.GRAVEYARD
    assert yeti.get(DAMAGE) == 0


def test_osk_casts_a_secret() -> None:
    t = osks()
    t.answers("EX1_287")
    t.play("TLC_452t14")
    assert [e.card_id for e in t.game.secrets[1]] == ["EX1_287"]


def test_osk_makes_cards_of_the_other_dearer_for_a_turn() -> None:
    t = osks()
    theirs, spell, mine = t.hand(YETI, side=2), t.hand("CS2_029", side=2), t.hand(YETI)
    t.play("TLC_452t15")
    assert theirs.get(COST) == 4
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(COST) for e in (theirs, spell, mine)] == [5, 5, 4]
    t.deck(YETI)
    t.end_turn()
    assert [e.get(COST) for e in (theirs, spell, mine)] == [4, 4, 4]


def test_osk_pacifies_enemies() -> None:
    t = osks()
    yeti, mine = t.minion(side=2), t.minion()
    t.play("TLC_452t16")
    assert (stats(yeti), stats(mine)) == ((2, 2), (4, 5))


def test_osk_strengthens_friends() -> None:
    t = osks()
    yeti, mine = t.minion(side=2), t.minion()
    osk = t.play("TLC_452t17")
    assert (stats(yeti), stats(mine), stats(osk)) == ((4, 5), (6, 7), (6, 6))


def test_osk_draws_two_minions_and_remakes_them() -> None:
    t = osks()
    t.deck("CS2_029", YETI, "CS2_200")
    t.play("TLC_452t18")
    found = list(t.game.hand[1])
    assert sorted(e.card_id for e in found) == sorted([YETI, "CS2_200"])
    assert [(stats(e), e.get(COST)) for e in found] == [((2, 2), 2)] * 2


def test_osk_copies_a_minion() -> None:
    t = osks()
    yeti, titan = t.minion(side=2), t.minion("TTN_903", side=2)
    assert t.refuses("TLC_452t19", titan)
    t.play("TLC_452t19", yeti)
    assert (t.row()[-1], stats(t.at(1, -1)), stats(yeti)) == (YETI, (6, 7), (4, 5))


def test_osk_calls_a_hero_of_old() -> None:
    t = osks()
    t.answers("CS2_213")
    t.play("TLC_452t20")
    assert (t.row()[-1], t.at(1, -1).get(TAUNT), t.at(1, -1).get(LIFESTEAL)) == ("CS2_213", 1, 1)


def test_osk_strikes_two_from_history() -> None:
    t = osks()
    first, second, third = (t.minion(side=2) for _ in range(3))
    t.answers(third)
    t.play("TLC_452t21", first)
    assert [e.zone for e in (first, second, third)] == [Zone.SETASIDE, Zone.PLAY, Zone.SETASIDE]


def test_osk_strikes_one_alone() -> None:
    t = osks()
    only = t.minion(side=2)
    t.play("TLC_452t21", only)
    assert (only.zone, t.row(2)) == (Zone.SETASIDE, [])


def test_osk_gains_cannons() -> None:
    t = osks()
    yeti = t.minion(side=2)
    t.answers(yeti)
    osk = t.play("TLC_452t22")
    assert (stats(osk), yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == ((8, 7), 4, 0)


def test_osk_gains_plating() -> None:
    t = osks()
    t.deck(YETI)
    osk = t.play("TLC_452t23")
    assert (stats(osk), t.cards()) == ((7, 8), [YETI])


def test_osk_gains_defenses() -> None:
    t = osks()
    osk = t.play("TLC_452t24")
    assert (stats(osk), osk.get(ELUSIVE)) == ((6, 9), 1)


def test_osk_roars() -> None:
    t = osks()
    enemy, mine, hero = t.minion(GIANT, side=2), t.minion(damage=4), t.hurt(1, 10)
    t.play("TLC_452t27")
    assert [e.get(DAMAGE) for e in (enemy, t.hero(2), mine, hero)] == [3, 3, 0, 4]


def test_osk_sends_all_others_away() -> None:
    t = osks()
    mine, enemy = t.minion("EX1_096"), t.minion(side=2)
    osk = t.play("TLC_452t29")
    assert (t.row(), t.row(2), osk.zone) == (["TLC_452t29"], [], Zone.PLAY)
    assert [e.zone for e in (mine, enemy)] == [Zone.SETASIDE] * 2


def test_osk_tempers_himself() -> None:
    t = osks()
    osk = t.play("TLC_452t30")
    assert (stats(osk), t.hero(1).get(ATK)) == ((6, 11), 0)
    other = t.play("TLC_452t31")
    assert (stats(other), t.hero(1).get(ATK)) == ((11, 6), 5)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_osk_finds_a_weapon() -> None:
    t = osks()
    t.deck(YETI, "CS2_106")
    osk = t.play("TLC_452t32")
    assert (stats(osk), t.cards()) == ((8, 8), ["CS2_106"])


def test_osk_makes_enemies_fight() -> None:
    t = osks()
    first, second = t.minion(GIANT, side=2), t.minion(side=2)
    t.play("TLC_452t34")
    assert (first.get(DAMAGE), second.zone) == (4, Zone.GRAVEYARD)


def test_osk_takes_an_enemy() -> None:
    t = osks()
    yeti = t.minion(side=2)
    t.play("TLC_452t35", yeti)
    assert t.row() == ["TLC_452t35", YETI]
