"""Rise of Shadows: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CLASS,
    COST,
    DAMAGE,
    LIFESTEAL,
    SECRET,
    TAG_LAST_KNOWN_COST_IN_HAND,
)
from table import YETI, stats, table


def test_never_surrender_saves_minions_from_a_spell() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("DAL_570")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_029", yeti)
    assert stats(yeti) == (4, 1)


def test_lightforged_blessing_comes_twice() -> None:
    t = table("HERO_04")
    yeti, other = t.minion(), t.minion()
    t.play("DAL_568", yeti)
    t.play(t.game.hand[1][0], other)
    assert [e.get(LIFESTEAL) for e in (yeti, other)] == [1, 1]
    assert "DAL_568ts" not in t.cards()


def test_nozari_heals_both_heroes_wholly() -> None:
    t = table(build=39954)
    own, foe = t.hurt(1, 25), t.hurt(2, 7)
    t.play("DAL_581")
    assert [own.get(DAMAGE), foe.get(DAMAGE)] == [0, 0]


def test_call_to_adventure_draws_the_cheapest_minion_and_strengthens_it() -> None:
    t = table(build=39954)
    t.deck("GAME_005", YETI, "CS2_168", YETI)
    t.play("DAL_727")
    (drawn,) = t.game.hand[1]
    assert (drawn.card_id, stats(drawn)) == ("CS2_168", (4, 3))
    assert [each.card_id for each in drawn.attached] == ["DAL_727e"]


def test_a_hidden_secret_of_desperate_measures_has_the_class_and_cost_of_them_all() -> None:
    t = table("HERO_04", build=44582)
    t.answers("", 0)  # which Secret nobody sees; it has no parts
    t.play("DAL_141")
    (secret,) = t.game.secrets[1]
    shown = [secret.get(tag) for tag in (SECRET, CLASS, COST, TAG_LAST_KNOWN_COST_IN_HAND)]
    assert (secret.card_id, shown) == ("", [1, CardClass.PALADIN, 1, 1])


def test_desperate_measures_casts_a_secret_that_is_not_up() -> None:
    t = table("HERO_04", build=30103)
    measures = t.hand("DAL_141")
    t.answers("EX1_130")
    t.play(measures)
    assert ([each.card_id for each in t.game.secrets[1]], t.cards()) == (["EX1_130"], ["DAL_141ts"])
    t.answers("EX1_130")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("DAL_141ts")
    t.answers()
    for secret in ("EX1_132", "EX1_136", "EX1_379", "FP1_020"):
        t.play(secret)
    assert t.refuses("DAL_141ts")


def test_a_bronze_herald_leaves_two_dragons() -> None:
    t = table()
    t.kill(t.minion("DAL_146"))
    assert t.cards() == ["DAL_146t"] * 2


def test_dragon_speaker_strengthens_dragons() -> None:
    t = table("HERO_04")
    dragon, yeti = t.hand("DAL_146t"), t.hand(YETI)
    t.play("DAL_147")
    assert (stats(dragon), stats(yeti)) == ((7, 7), (4, 5))


def test_mysterious_blade_is_sharper_with_a_secret() -> None:
    t = table("HERO_04")
    assert t.play("DAL_571").get(ATK) == 2
    t.game.create("EX1_132", 1, Zone.SECRET)
    assert t.play("DAL_571").get(ATK) == 3


def test_duel_lets_two_minions_fight() -> None:
    t = table()
    t.deck(YETI), t.deck("CS2_182", side=2)
    t.play("DAL_731")
    assert [e.get(DAMAGE) for e in (t.at(1, 0), t.at(2, 0))] == [4, 4]
