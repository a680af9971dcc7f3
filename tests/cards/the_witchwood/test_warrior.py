"""The Witchwood: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import stats, table


def test_warpath_echoes() -> None:
    t = table("HERO_01")
    yeti = t.minion(side=2)
    t.play("GIL_654")
    assert t.cards() == ["GIL_654"]
    t.play(t.game.in_row(t.game.hand[1])[0])
    assert yeti.get(DAMAGE) == 2


def test_darius_crowley_grows_as_it_kills_and_lives() -> None:
    t = table()
    darius, yeti, raider = t.minion("GIL_547"), t.minion(side=2), t.minion("CS2_168", side=2)
    t.attack(darius, raider)
    assert stats(darius) == (6, 4)
    dying = t.minion("GIL_547")
    yeti.tags[DAMAGE] = 1
    t.attack(dying, yeti)
    assert dying.get(ATK) == 4


def test_woodcutters_axe_is_left_to_a_rusher_and_later_to_anybody() -> None:
    for build, heir in ((54613, 1), (255790, 0)):
        t = table(build=build)
        axe, friends = t.weapon("GIL_653"), [t.minion(), t.minion("BOT_102t")]
        before = [stats(e) for e in friends]
        t.answers(friends[heir])
        t.kill(axe)
        after = [stats(e) for e in friends]
        assert after[1 - heir] == before[1 - heir]
        assert after[heir] == (before[heir][0] + 2, before[heir][1] + 1)


def test_redband_wasp_is_wild_when_hurt() -> None:
    t = table("HERO_01")
    wasp = t.minion("GIL_155")
    assert stats(wasp) == (1, 3)
    t.play("CS2_008", wasp)
    assert stats(wasp) == (4, 2)


def test_town_crier_draws_a_rusher() -> None:
    t = table()
    t.deck("CS2_182", "GIL_803")
    t.play("GIL_580")
    assert t.cards() == ["GIL_803"]


def test_militia_commander_is_strong_for_a_turn() -> None:
    t = table()
    commander = t.play("GIL_803")
    assert commander.get(ATK) == 5
    t.end_turn()
    assert commander.get(ATK) == 2


def test_blackhowl_gunspire_shoots_when_hurt() -> None:
    t = table("HERO_01")
    gunspire = t.minion("GIL_152")
    assert t.refuses(gunspire, t.hero(2))
    t.play("CS2_029", gunspire)
    assert t.hero(2).get(DAMAGE) == 3


def test_festeroot_hulk_grows_with_each_attack() -> None:
    t = table("HERO_01")
    hulk = t.minion("GIL_655")
    t.attack(t.minion(), t.hero(2))
    assert hulk.get(ATK) == 3
    t.attack(hulk, t.hero(2))
    assert hulk.get(ATK) == 4
