"""Kobolds & Catacombs: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    IMMUNE,
)
from table import YETI, stats, table


def test_cavern_shinyfinder_draws_a_weapon() -> None:
    t = table("HERO_03")
    t.deck(YETI, "CS2_082", YETI)
    t.play("LOOT_033")
    assert t.cards(1) == ["CS2_082"]


def test_sonya_makes_small_cheap_copies() -> None:
    t = table("HERO_03", build=31761)
    t.minion("LOOT_165")
    t.kill(t.minion(), t.minion("CS2_231", 2))
    copy = t.game.hand[1][0]
    assert (t.cards(1), stats(copy), copy.get(COST)) == ([YETI], (1, 1), 1)
    t.play(copy)
    assert (stats(copy), copy.get(COST)) == ((1, 1), 4)


def test_sudden_betrayal_turns_the_attacker_on_a_neighbour() -> None:
    t = table("HERO_03")
    t.play("LOOT_210")
    yeti, other, _ = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.end_turn()
    t.answers(other)
    t.attack(yeti, t.hero(1))
    assert (t.hero(1).get(DAMAGE), other.get(DAMAGE), yeti.get(DAMAGE)) == (0, 4, 4)
    assert t.game.secrets[1] == []


def test_sudden_betrayal_waits_for_a_neighbour() -> None:
    t = table("HERO_03")
    secret = t.play("LOOT_210")
    yeti = t.minion(side=2)
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.game.secrets[1]) == (4, [secret])


def test_cheat_death_returns_the_dead_for_less() -> None:
    t = table("HERO_03")
    t.play("LOOT_204")
    yeti = t.minion()
    t.end_turn()
    t.kill(yeti)
    card = t.game.hand[1][0]
    assert (card.card_id, card.get(COST), t.game.secrets[1]) == (YETI, 2, [])


def test_evasion_makes_immune_for_the_turn() -> None:
    t = table("HERO_03")
    t.play("LOOT_214")
    t.deck(YETI, YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert (t.hero(1).get(IMMUNE), t.hero(1).get(DAMAGE)) == (1, 6)
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0


def test_kobold_illusionist_leaves_a_small_copy_of_a_minion_in_the_hand() -> None:
    t = table("HERO_03")
    t.hand("CS2_200")
    t.hand("CS2_029")
    body = t.minion("LOOT_412")
    t.minion()
    t.kill(body)
    assert (t.row(), stats(t.at(1, 0))) == (["CS2_200", YETI], (1, 1))


@pytest.mark.parametrize("combo", [False, True])
def test_elven_minstrel_draws_minions_as_a_combo(combo: bool) -> None:
    t = table("HERO_03")
    t.deck("CS2_029", YETI, "CS2_231", "CS2_029")
    if combo:
        t.play("GAME_005")
    t.play("LOOT_211")
    assert sorted(t.cards(1)) == (sorted([YETI, "CS2_231"]) if combo else [])


def test_faldorei_strider_hides_spiders_in_the_deck() -> None:
    t = table()
    t.play("LOOT_026")
    assert [e.card_id for e in t.game.deck[1]] == ["LOOT_026e"] * 3
    t.round()
    assert t.row() == ["LOOT_026", "LOOT_026t", "LOOT_026t", "LOOT_026t"]
