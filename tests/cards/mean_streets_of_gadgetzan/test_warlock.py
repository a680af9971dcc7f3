"""Mean Streets of Gadgetzan: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    CARD_COSTS_HEALTH,
    DAMAGE,
    RESOURCES,
)
from table import YETI, stats, table


def test_abyssal_enforcer_spares_itself_only() -> None:
    t = table()
    yeti = t.minion()
    enforcer = t.play("CFM_751")
    assert (yeti.get(DAMAGE), enforcer.get(DAMAGE)) == (3, 0)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_crystalweaver_strengthens_demons() -> None:
    t = table()
    demon, yeti, foe = t.minion("CS2_065"), t.minion(), t.minion("CS2_065", side=2)
    t.play("CFM_610")
    assert [stats(e) for e in (demon, yeti, foe)] == [(2, 4), (4, 5), (1, 3)]


def test_felfire_potion_burns_everybody() -> None:
    t = table("HERO_07")
    ogre, foe = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.play("CFM_094")
    assert [e.get(DAMAGE) for e in (ogre, foe, t.hero(1), t.hero(2))] == [5, 5, 5, 5]


def test_blastcrystal_potion_destroys_a_minion_and_a_crystal() -> None:
    t = table(mana=6)
    foe = t.minion(side=2)
    t.play("CFM_608", foe)
    assert (t.row(2), t.tag(RESOURCES)) == ([], 5)


def test_bloodfury_potion_gives_demons_health_too() -> None:
    t = table()
    yeti, demon = t.minion(), t.minion("CS2_065")
    t.play("CFM_611", yeti)
    t.play("CFM_611", demon)
    assert (stats(yeti), stats(demon)) == ((7, 5), (4, 6))


def test_kabal_trafficker_brings_a_demon() -> None:
    t = table()
    t.minion("CFM_663")
    t.answers("CS2_065")
    t.end_turn()
    assert t.cards() == ["CS2_065"]


def test_krul_summons_the_demons_of_the_hand() -> None:
    t = table()
    t.hand("CS2_065"), t.hand("CS2_182"), t.hand("CS2_064")
    t.deck("CS2_182", "CS2_182")
    t.play("CFM_750")
    assert t.row() == ["CFM_750"]
    t.game.deck[1].clear()
    t.play("CFM_750")
    assert t.row() == ["CFM_750", "CFM_750", "CS2_065", "CS2_064"]


def test_unlicensed_apothecary_charges_for_each_minion() -> None:
    for build in (20457, 54613):
        t = table(build=build)
        t.play("CFM_900")
        assert t.hero(1).get(DAMAGE) == 0
        t.play("CS2_182")
        assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 0)


def test_seadevil_stinger_has_the_next_murloc_paid_in_health() -> None:
    t = table()
    murloc, other, yeti = t.hand("EX1_506"), t.hand("CS2_168"), t.hand(YETI)
    t.play("CFM_699")
    assert [e.get(CARD_COSTS_HEALTH) for e in (murloc, other, yeti)] == [1, 1, 0]
    assert [e.card_id for e in t.game.owner(1).attached] == ["CFM_699e"]
    spent = t.spent()
    t.play(murloc)
    assert (t.hero(1).get(DAMAGE), t.spent()) == (2, spent)
    assert [e.get(CARD_COSTS_HEALTH) for e in (murloc, other)] == [0, 0]


def test_seadevil_stinger_lasts_for_the_turn() -> None:
    t = table()
    murloc = t.hand("EX1_506")
    t.play("CFM_699")
    t.end_turn()
    assert (murloc.get(CARD_COSTS_HEALTH), t.game.owner(1).attached) == (0, [])
