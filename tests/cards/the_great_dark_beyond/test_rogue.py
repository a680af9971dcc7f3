"""The Great Dark Beyond: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, STEALTH
from table import YETI, stats, table


def test_a_quasar_shuffles_the_hand_and_makes_the_deck_cheaper() -> None:
    t = table("HERO_03", build=217964)
    quasar = t.hand("GDB_467")
    t.hand(YETI)
    t.deck("CS2_029")
    t.play(quasar)
    assert t.cards() == []
    assert sorted((e.card_id, e.get(COST)) for e in t.game.deck[1]) == [("CS2_029", 1), (YETI, 1)]
    assert [[w.card_id for w in e.attached] for e in t.game.deck[1]] == [["GBL_004e"]] * 2


def test_an_eredar_skulker_hides_in_a_combo_and_with_a_spell() -> None:
    t = table("HERO_03", build=217964)
    plain = t.play("GDB_870")
    assert (stats(plain), plain.get(STEALTH)) == ((1, 3), 0)
    skulker = t.play("GDB_870")
    assert (stats(skulker), skulker.get(STEALTH)) == ((3, 3), 1)
    t.play("CS2_029", t.hero(2))
    assert [stats(e) for e in (plain, skulker)] == [(3, 3), (5, 3)]
    assert (plain.get(STEALTH), plain.attached[0].card_id) == (1, "GDB_870e2")


def test_a_spacerock_collector_makes_the_next_combo_cheaper() -> None:
    t = table("HERO_03", build=217964)
    first, second, yeti = t.hand("GDB_870"), t.hand("GDB_870"), t.hand(YETI)
    t.play("GDB_875")
    assert [e.get(COST) for e in (first, second, yeti)] == [1, 1, 4]
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_875e"]
    t.play(yeti)
    assert first.get(COST) == 1
    t.play(first)
    assert second.get(COST) == 2


def test_pressure_points_make_combos_cheaper() -> None:
    t = table("HERO_03", build=217964)
    combo, yeti, enemy = t.hand("GDB_870"), t.hand(YETI), t.minion(side=2)
    t.play("GDB_881", enemy)
    assert (enemy.get(DAMAGE), combo.get(COST), yeti.get(COST)) == (3, 1, 4)
    assert [e.card_id for e in combo.attached] == ["GBL_003e"]


def test_a_blink_draws_a_protoss_minion_cheaper_in_a_combo() -> None:
    t = table("HERO_03", build=241170)
    t.deck(YETI, "SC_759", "SC_758")
    t.play("SC_761")
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("SC_758", 12)]
    t.deck("SC_783")
    t.play("SC_761")
    assert [e.get(COST) for e in t.game.hand[1] if e.card_id == "SC_783"] == [1]


def test_talgath_betrays_the_unhurt() -> None:
    t = table("HERO_03", build=241170)
    t.play("GDB_472")
    assert t.cards() == []
    whole, hurt = t.minion("EDR_978", side=2), t.minion("EDR_978", side=2, damage=1)
    t.play("GDB_473", whole)
    t.play("GDB_473", hurt)
    assert [whole.get(DAMAGE), hurt.get(DAMAGE)] == [4, 3]
    t.play("GDB_472")
    assert "CORE_CS2_072" in t.cards()
