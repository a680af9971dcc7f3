"""Cataclysm: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, FROZEN, IMMUNE, RESOURCES_USED, TAUNT
from hsreplay_sim.engine.keywords import herald
from table import YETI, table

BUILD = 241170


def test_an_envoy_of_the_end_heralds() -> None:
    t = table("HERO_02", build=BUILD)
    herald.name_classes(t.game)
    envoy = t.play("CATA_722")
    assert (t.row(1), envoy.get(TAUNT)) == (["CATA_722", "CATA_565t"], 1)


@pytest.mark.parametrize(("held", "spent"), [(YETI, 8), ("NEW1_023", 6)])
def test_a_darkscale_broodmother_refreshes_mana_beside_a_dragon(held: str, spent: int) -> None:
    t = table(build=BUILD, mana=10)
    t.hand(held)
    t.game.owner(1).tags[RESOURCES_USED] = 5
    t.play("CATA_111")
    assert t.spent() == spent


def test_a_frostbitten_imp_comes_frozen() -> None:
    t = table(build=BUILD)
    other = t.minion()
    assert (t.play("CATA_612").get(FROZEN), other.get(FROZEN)) == (1, 0)


def test_a_survivalist_is_immune_while_alone() -> None:
    t = table(build=BUILD)
    alone = t.minion("CATA_613")
    t.minion(side=2)
    assert alone.get(IMMUNE) == 1
    mate = t.minion()
    assert alone.get(IMMUNE) == 0
    t.kill(mate)
    assert alone.get(IMMUNE) == 1


def test_a_sheltered_survivor_shuffles_a_card_away_and_draws() -> None:
    t = table(build=BUILD)
    held = t.hand("CS2_029")
    t.deck(YETI)
    t.answers(0)
    t.play("CATA_721", held)
    assert (len(t.cards()), len(t.game.deck[1])) == (1, 1)


def test_a_drakeadon_mongrel_leaves_two_minions_of_four() -> None:
    t = table(build=BUILD)
    mongrel = t.minion("CATA_723")
    t.answers(YETI, YETI)
    t.kill(mongrel)
    assert t.row() == [YETI, YETI]


def test_an_earthen_drake_burns_the_enemy_hero() -> None:
    t = table(build=BUILD)
    t.minion("CATA_999")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [0, 4]
