"""Forged in the Barrens: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COPIED_FROM_ENTITY_ID, COST, DAMAGE, SILENCED
from table import YETI, table

NEW = 185749


def test_sigil_of_silence_silences_at_the_next_turn() -> None:
    t = table("HERO_10", build=NEW)
    yeti = t.minion(side=2)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.play("BAR_705")
    t.end_turn()
    assert yeti.get(SILENCED) == 0
    t.end_turn()
    assert yeti.get(SILENCED) == 1


def test_tuskpiercer_draws_a_deathrattle_minion() -> None:
    t = table(build=90336)
    t.deck("CS2_182", "EX1_096", "CS2_029")
    t.kill(t.weapon("BAR_330"))
    assert t.cards() == ["EX1_096"]


def test_fury_arms_the_hero_for_the_turn() -> None:
    for card_id, more in (("BAR_891", 2), ("BAR_891t", 3), ("BAR_891t2", 4)):
        t = table("HERO_10", build=88998)
        t.play(card_id)
        assert t.hero(1).get(ATK) == more
        t.round()
        assert t.hero(1).get(ATK) == 0


def test_felrattler_hurts_enemy_minions_as_it_dies() -> None:
    t = table(build=90336)
    rattler, mine, foes = t.minion("WC_701"), t.minion(), (t.minion(side=2), t.minion(side=2))
    t.kill(rattler)
    assert [e.get(DAMAGE) for e in (mine, *foes)] == [0, 1, 1]


def test_fury_goes_on_with_a_new_hero() -> None:
    t = table("HERO_10", build=135540)
    t.play("BAR_891")
    old = t.hero(1)
    t.play("AV_205")
    assert t.hero(1) is not old
    (fury,) = [e for e in t.hero(1).attached if e.card_id == "BAR_891e"]
    assert fury.get(COPIED_FROM_ENTITY_ID) == old.attached[0].id


def test_sigils_wait_for_the_next_turn() -> None:
    t = table("HERO_10", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    t.play("BAR_306")
    t.play("WC_003")
    assert own.get(DAMAGE) == 0
    t.round()
    assert [own.get(DAMAGE), foe.get(DAMAGE)] == [3, 3]
    assert t.row() == [YETI, "WC_003t", "WC_003t"]


def test_last_words_call_last_words_out_of_the_hand() -> None:
    for card_id, called in (("BAR_325", "FP1_002"), ("BAR_326", "FP1_012")):
        t = table("HERO_10", build=185749)
        t.hand("CS2_168")
        t.hand("EX1_534")
        t.hand(called)
        t.kill(t.minion(card_id))
        assert t.row() == ([called] if called == "FP1_002" else [])


def test_a_vile_call_summons_two_demons() -> None:
    t = table("HERO_10", build=185749)
    t.play("BAR_327")
    assert t.row() == ["BAR_327t"] * 2


def test_a_vengeful_spirit_draws_last_words_at_the_edge() -> None:
    t = table("HERO_10", build=185749)
    t.deck(YETI, "EX1_556", "FP1_002", "EX1_534")
    left, middle, _ = t.hand("BAR_328"), t.hand("BAR_328"), t.hand(YETI)
    t.play(middle)
    assert len(t.cards()) == 2
    t.play(left)
    assert len(t.cards()) == 3
    assert YETI in t.cards()


def test_death_speaker_blackthorn_summons_three() -> None:
    t = table("HERO_10", build=185749)
    t.deck(YETI, "EX1_556", "FP1_002", "FP1_002", "EX1_534")
    t.play("BAR_329")
    assert sorted(t.row()) == ["BAR_329", "EX1_556", "FP1_002", "FP1_002"]


def test_a_taintheart_tormenter_makes_enemy_spells_dearer() -> None:
    t = table("HERO_10", build=185749)
    foe, own, yeti = t.hand("CS2_029", side=2), t.hand("CS2_029"), t.hand(YETI, side=2)
    t.play("WC_040")
    assert [e.get(COST) for e in (foe, own, yeti)] == [6, 4, 4]
