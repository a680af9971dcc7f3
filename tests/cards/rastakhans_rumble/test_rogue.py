"""Rastakhan's Rumble: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import BATTLECRY, CLASS, COST, DAMAGE, RUSH, STEALTH, TAG_961
from table import YETI, stats, table


def test_raiding_party_draws_a_weapon_as_a_combo() -> None:
    t = table("HERO_03")
    t.deck(YETI, "CS2_146", "CS2_106", "CS2_146", "CS2_146", "CS2_146")
    t.play("TRL_124")
    assert t.cards() == ["CS2_146", "CS2_146"]
    t.play("TRL_124")
    assert sorted(t.cards()) == ["CS2_106"] + ["CS2_146"] * 4


def test_serrated_tooth_leaves_rush() -> None:
    t = table("HERO_03")
    yeti, theirs = t.minion(), t.minion(side=2)
    t.weapon("TRL_074")
    t.weapon("CS2_082")
    assert (yeti.get(RUSH), theirs.get(RUSH)) == (1, 0)


def test_stolen_steel_finds_a_weapon_of_another_class() -> None:
    t = table("HERO_03")
    t.play("TRL_156")
    card = t.game.hand[1][0]
    assert card.type == CardType.WEAPON
    assert card.get(CLASS) not in (0, 7, 12)


def test_hypemon_promises_a_small_battlecry_minion() -> None:
    t = table(build=30103)
    t.play("TRL_077")
    card = t.game.hand[1][0]
    assert card.get(BATTLECRY) == 1
    assert (stats(card), card.get(COST)) == ((1, 1), 1)


def test_walk_the_plank_sinks_the_unharmed() -> None:
    t = table("HERO_03")
    whole, hurt = t.minion(side=2), t.minion("CS2_200", 2, damage=1)
    assert t.refuses("TRL_157", hurt)
    t.play("TRL_157", whole)
    assert t.row(2) == ["CS2_200"]


def test_bloodsail_howler_counts_other_pirates() -> None:
    t = table("HERO_03")
    t.minion("CS2_146")
    t.minion("CS2_146")
    t.minion()
    assert stats(t.play("TRL_071")) == (3, 3)


def test_captain_hooktusk_calls_three_pirates() -> None:
    t = table()
    first, second, third, _, _ = t.deck("CS2_146", "CS2_146", "CS2_146", "CS2_146", YETI)
    t.answers(first, second, third)
    t.play("TRL_126")
    assert [e.get(RUSH) for e in t.game.board[1]] == [0, 1, 1, 1]


def test_cannon_barrage_fires_once_more_for_each_pirate() -> None:
    t = table()
    t.minion("CS2_146"), t.minion()
    t.play("TRL_127")
    assert t.hero(2).get(DAMAGE) == 6


def test_spirit_of_the_shark_repeats_battlecries_of_minions() -> None:
    t = table()
    spirit = t.minion("TRL_092")
    t.play("CS2_189", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    assert t.tag(TAG_961) == 1
    t.round()
    assert spirit.get(STEALTH) == 0
