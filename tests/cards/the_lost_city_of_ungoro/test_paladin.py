"""The Lost City of Un'Goro: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import CARDRACE, DEATHRATTLE, RUSH, TAUNT, WINDFURY
from table import YETI, stats, table

NEW = 238003


@pytest.mark.parametrize(("before", "rush"), [(YETI, 0), ("CS2_168", 1)])
def test_a_firegill_hastens_its_mates_after_its_kin(before: str, rush: int) -> None:
    t = table("HERO_04", build=NEW)
    t.play(before)
    t.round()
    yeti = t.minion()
    t.play("DINO_404")
    assert yeti.get(RUSH) == rush


def test_a_submerged_map_finds_a_murloc() -> None:
    t = table("HERO_04", build=NEW)
    t.play("TLC_442")
    (found,) = t.game.hand[1]
    noted = [e.card_id for e in t.game.owner(1).attached]
    assert (found.get(CARDRACE), noted) == (Race.MURLOC, ["TLC_442e"])


def test_a_threshriders_blessing_leaves_a_minion_of_four() -> None:
    t = table("HERO_04", build=NEW)
    yeti = t.minion("CS2_186")
    t.play("TLC_477", yeti)
    assert (stats(yeti), yeti.get(DEATHRATTLE)) == ((11, 11), 1)
    t.answers(YETI)
    t.kill(yeti)
    assert t.row() == [YETI]


def test_a_heros_welcome_is_ten_ten() -> None:
    t = table("HERO_04", build=241170)
    t.play("DINO_424")
    assert stats(t.game.row(1)[0]) == (10, 10)


def test_a_tyrannogill_leaves_three_gifted_murlocs() -> None:
    t = table("HERO_04", build=241170)
    gill = t.minion("TLC_240")
    t.answers(TAUNT, RUSH, WINDFURY)
    t.kill(gill)
    assert [(e.card_id, e.get(TAUNT), e.get(RUSH)) for e in t.game.row(1)] == [
        ("TLC_240t", 1, 0),
        ("TLC_240t2", 0, 1),
        ("TLC_240t3", 0, 0),
    ]


def test_ready_the_fleet_strengthens_all_of_a_kind() -> None:
    t = table("HERO_04", build=241170)
    first, second, yeti = t.minion("EDR_481"), t.minion("EDR_481"), t.minion()
    t.play("TLC_441", first)
    assert [stats(e) for e in (first, second, yeti)] == [(4, 6), (4, 6), (4, 5)]


def test_a_story_of_galvadon_is_three_bonus_effects() -> None:
    t = table("HERO_04", build=241170)
    yeti = t.minion()
    t.answers(TAUNT, RUSH, WINDFURY)
    t.play("TLC_444", yeti)
    assert [yeti.get(tag) for tag in (TAUNT, RUSH, WINDFURY)] == [1, 1, 1]
