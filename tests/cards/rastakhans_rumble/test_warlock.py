"""Rastakhan's Rumble: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, STEALTH
from table import YETI, stats, table


def test_grim_rally_spends_one_minion_on_the_others() -> None:
    t = table("HERO_07")
    spent, other = t.minion("CS2_231"), t.minion()
    enemy = t.minion(side=2)
    assert t.refuses("TRL_249", enemy)
    t.play("TRL_249", spent)
    assert (t.row(), stats(other), stats(enemy)) == ([YETI], (5, 6), (4, 5))


def test_demonbolt_counts_its_own_minions() -> None:
    t = table("HERO_07")
    t.minion()
    t.minion()
    foe, bolt = t.minion(side=2), t.hand("TRL_555")
    assert bolt.get(COST) == 6
    t.play(bolt, foe)
    assert foe.zone == Zone.GRAVEYARD


def test_jeklik_comes_back_twice_when_discarded() -> None:
    t = table("HERO_07")
    t.hand("TRL_252")
    t.play("EX1_308", t.hero(2))
    assert t.cards(1) == ["TRL_252", "TRL_252"]


def test_blood_troll_sapper_hurts_for_the_own_dead() -> None:
    t = table("HERO_07")
    t.minion("TRL_257")
    t.kill(t.minion(), t.minion(side=2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 2)


def test_shriek_and_the_diretroll_discard_the_cheapest() -> None:
    t = table("HERO_07")
    yeti = t.minion(side=2)
    t.hand("CS2_231")
    t.hand(YETI)
    t.hand("CS2_171")
    t.play("TRL_245")
    assert t.cards() == [YETI, "CS2_171"]
    assert yeti.get(DAMAGE) == 2
    t.play("TRL_551")
    assert t.cards() == [YETI]


def test_spirit_of_the_bat_feeds_the_hand() -> None:
    t = table()
    spirit, yeti = t.minion("TRL_251"), t.hand(YETI)
    t.hand("CS2_029")
    t.kill(t.minion("CS2_231"))
    assert (stats(yeti), spirit.get(STEALTH)) == ((5, 6), 1)
    t.round()
    assert spirit.get(STEALTH) == 0


def test_hireek_fills_the_board() -> None:
    t = table()
    t.minion()
    t.play("TRL_253")
    assert sorted(t.row()) == sorted([YETI, *["TRL_253"] * 6])
