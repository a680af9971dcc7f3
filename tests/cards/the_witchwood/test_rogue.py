"""The Witchwood: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, CARD_TARGET, DAMAGE, DURABILITY, HERO_ENTITY
from table import YETI, stats, table
from texts import written


def test_cheap_shot_echoes() -> None:
    t = table("HERO_03")
    yeti = t.minion(side=2)
    t.play("GIL_506", yeti)
    t.play(t.game.hand[1][0], yeti)
    assert yeti.get(DAMAGE) == 4


@pytest.mark.parametrize("card_id", ["GIL_696", "GIL_827"])
def test_a_card_of_the_opponents_class_is_stolen(card_id: str) -> None:
    t = table("HERO_03", "HERO_08")
    t.answers("CS2_029")
    t.play(card_id)
    assert "CS2_029" in t.cards()


def test_spectral_cutlass_lives_on_foreign_cards() -> None:
    t = table("HERO_03")
    cutlass = t.play("GIL_672")
    t.play("EX1_134", t.hero(2))
    assert cutlass.get(DURABILITY) == 2
    t.play("CS2_029", t.hero(2))
    assert cutlass.get(DURABILITY) == 3


def test_the_cutlass_asks_for_the_class_of_the_hero_who_plays_another() -> None:
    """U092b:15393, 27758: it is written before the new hero takes over."""
    t = table("HERO_03", build=27358)
    cutlass = t.play("GIL_672")
    shaman = t.hand("ICC_481")
    since = len(t.game.out)
    t.play(shaman)
    told = [tag for _, tag, _ in written(t.game, since)]
    assert cutlass.get(DURABILITY) == 3
    assert told.index(DURABILITY) < told.index(HERO_ENTITY)


def test_the_cutlass_tells_its_durability_before_the_text_of_the_card() -> None:
    """U092b:28790: in front of CARD_TARGET."""
    t = table("HERO_03", build=27358)
    cutlass, fireball = t.play("GIL_672"), t.hand("CS2_029")
    since = len(t.game.out)
    t.play(fireball, t.hero(2))
    told = [(entity, tag) for entity, tag, _ in written(t.game, since)]
    assert told.index((cutlass.id, DURABILITY)) < told.index((fireball.id, CARD_TARGET))


def test_face_collector_collects_a_legend() -> None:
    t = table()
    t.answers("EX1_559")
    t.play("GIL_677")
    assert "EX1_559" in t.cards()


def test_mistwraith_likes_echo() -> None:
    t = table("HERO_03")
    wraith, yeti = t.minion("GIL_510"), t.minion("CS2_186", side=2)
    t.play("GIL_506", yeti)
    t.play("CS2_029", yeti)
    assert stats(wraith) == (4, 6)


@pytest.mark.parametrize(("victim", "cards"), [("CS2_120", ["GAME_005"]), (YETI, [])])
def test_wanted_pays_for_a_kill(victim: str, cards: list[str]) -> None:
    t = table("HERO_03")
    t.play("GIL_687", t.minion(victim, side=2))
    assert t.cards() == cards


def test_cutthroat_buccaneer_sharpens_the_weapon() -> None:
    t = table("HERO_03")
    weapon = t.weapon("CS2_112")
    t.play("GIL_902")
    assert weapon.get(ATK) == 5
    t.play("GIL_902")
    assert weapon.get(ATK) == 6
