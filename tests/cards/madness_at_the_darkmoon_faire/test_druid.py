"""Madness at the Darkmoon Faire with the Darkmoon Races: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, EXTRA_SPELL_CASTS_BASE
from table import YETI, stats, table


def test_umbral_owl_counts_spells() -> None:
    t = table(build=179020)
    owl = t.hand("DMF_060")
    t.play("GAME_005")
    t.play("GAME_005")
    assert owl.get(COST) == 5


def test_dreaming_drake_grows_once_corrupted() -> None:
    t = table("HERO_06", build=179020)
    drake = t.hand("YOP_025")
    t.play(YETI)
    assert stats(drake) == (5, 6)


def test_solar_eclipse_marks_the_spells_in_the_hand_and_doubles_the_next() -> None:
    t = table(build=185749)
    fireball, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.play("DMF_058")
    marks = [each.get(EXTRA_SPELL_CASTS_BASE) for each in (fireball, yeti)]
    t.play("DMF_058")
    assert (marks, fireball.get(EXTRA_SPELL_CASTS_BASE)) == ([1, 0], 1)
    t.play(fireball, t.hero(2))
    assert (t.hero(2).get(DAMAGE), fireball.get(EXTRA_SPELL_CASTS_BASE)) == (12, 0)
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 18


def test_cenarion_ward_armours_and_summons() -> None:
    t = table(build=90336)
    t.answers("EX1_298")
    t.play("DMF_732")
    assert (t.hero(1).get(ARMOR), t.row()) == (8, ["EX1_298"])


def test_arbor_up_guards_treants_too() -> None:
    t = table(build=74257)
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("YOP_026")
    assert t.row() == [YETI, "DMF_061t2", "DMF_061t2"]
    assert [stats(e) for e in (yeti, t.at(1, 1), foe)] == [(6, 6), (4, 3), (4, 5)]


def test_a_lunar_eclipse_hurts_and_makes_the_next_spell_cheaper() -> None:
    t = table("HERO_06", build=185749)
    yeti = t.minion(side=2)
    first, second, minion = t.hand("CS2_029"), t.hand("CS2_029"), t.hand(YETI)
    t.play("DMF_057", yeti)
    assert stats(yeti) == (4, 2)
    assert [card.get(COST) for card in (first, second, minion)] == [2, 2, 4]
    t.play(first, yeti)
    assert second.get(COST) == 4


def test_a_moontouched_amulet_gains_armor_when_corrupted() -> None:
    t = table("HERO_06", build=90000)
    t.hand("DMF_730")
    t.play("DMF_730")
    assert [t.hero(1).get(ATK), t.hero(1).get(ARMOR)] == [4, 0]
    t.play("CS2_200")
    t.play(next(e for e in t.game.hand[1] if e.card_id == "DMF_730t"))
    assert [t.hero(1).get(ATK), t.hero(1).get(ARMOR)] == [8, 6]
    t.round()
    assert t.hero(1).get(ATK) == 0


def test_greybough_grows_again_out_of_a_friend() -> None:
    t = table("HERO_06", build=90000)
    treant, first, second = t.minion("DMF_734"), t.minion(), t.minion()
    t.answers(second)
    t.kill(treant)
    t.kill(first)
    assert t.row() == [YETI]
    t.kill(second)
    assert t.row() == ["DMF_734"]
