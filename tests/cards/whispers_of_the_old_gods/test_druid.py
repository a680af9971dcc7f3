"""Whispers of the Old Gods: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, CHOOSE_BOTH, HEALTH, RESOURCES
from hsreplay_sim.engine.rules.summon import summon
from table import YETI, stats, table


def test_fandral_combines_both_effects_as_long_as_he_stands() -> None:
    t = table("HERO_06", build=14830)
    untold = summon(t.game, t.game.owner(1), "OG_160", 1)
    assert untold is not None
    assert untold.script is None
    fandral = t.play("OG_044")
    t.play("OG_047")
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (4, 8)
    t.kill(fandral)
    assert t.tag(CHOOSE_BOTH) == 0


def test_feral_rage_is_attack_or_armour() -> None:
    t = table("HERO_06")
    t.play("OG_047", option=0)
    assert t.hero(1).get(ATK) == 4
    t.play("OG_047", option=1)
    assert t.hero(1).get(ARMOR) == 8
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


@pytest.mark.parametrize(("card_id", "drawn"), [(YETI, []), ("CS2_120", [YETI])])
def test_mark_of_yshaarj_draws_for_a_beast(card_id: str, drawn: list[str]) -> None:
    t = table()
    t.deck(YETI)
    body = t.minion(card_id)
    before = stats(body)
    t.play("OG_048", body)
    assert stats(body) == (before[0] + 2, before[1] + 2)
    assert t.cards() == drawn


def test_mire_keeper_is_a_slime_or_a_crystal() -> None:
    t = table("HERO_06", mana=5)
    t.play("OG_202", option=0)
    assert t.row() == ["OG_202", "OG_202c"]
    u = table("HERO_06", mana=5)
    u.play("OG_202", option=1)
    assert (u.tag(RESOURCES), u.spent()) == (6, 5)


@pytest.mark.parametrize(("rituals", "health"), [(1, 5), (2, 10)])
def test_klaxxi_wants_a_cthun_of_ten(rituals: int, health: int) -> None:
    t = table()
    for _ in range(rituals):
        t.play("OG_281")
    assert t.play("OG_188").get(HEALTH) == health


def test_dark_arakkoa_strengthens_cthun_by_three() -> None:
    t = table()
    cthun = t.hand("OG_280")
    t.play("OG_293")
    assert stats(cthun) == (9, 9)


@pytest.mark.parametrize(("build", "yeti_is"), [(54613, (5, 6)), (240000, (4, 5))])
def test_addled_grizzly_strengthens_what_is_summoned(build: int, yeti_is: tuple[int, int]) -> None:
    t = table(build=build)
    grizzly = t.play("OG_313")
    yeti, raptor = t.play(YETI), t.play("CS2_172")
    assert (stats(yeti), stats(raptor)) == (yeti_is, (4, 3))
    assert stats(grizzly) == ((2, 2) if build == 54613 else (2, 3))


def test_wisps_of_the_old_gods_are_many_or_big() -> None:
    t = table("HERO_06")
    t.play("OG_195", option=0)
    assert t.row() == ["OG_195c"] * 7
    t.play("OG_195", option=1)
    assert [stats(e) for e in t.game.row(1)] == [(3, 3)] * 7


def test_forbidden_ancient_grows_by_the_mana_spent() -> None:
    t = table(mana=6)
    ancient = t.play("OG_051")
    assert (stats(ancient), t.spent()) == ((6, 6), 6)
