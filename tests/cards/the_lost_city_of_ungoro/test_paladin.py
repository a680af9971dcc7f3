"""The Lost City of Un'Goro: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import CARDRACE, DEATHRATTLE, RUSH
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
