"""Escape from the Violet Hold: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, HEALTH, REBORN, TAUNT
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, stats, table


def _table() -> Table:
    return table("HERO_09", build=255790)


def test_a_sinful_steed_is_reborn_whole_with_its_enchantments() -> None:
    t = _table()
    steed = t.minion("CAP_800")
    t.play("CAP_801", steed)
    assert stats(steed) == (4, 6)
    t.play("CS2_029", steed)
    assert [(each.card_id, stats(each)) for each in t.game.board[1]] == [("CAP_800", (4, 6))]
    assert (t.at(1, 0).get(DAMAGE), t.at(1, 0).get(REBORN)) == (0, 0)
    t.kill(t.at(1, 0))
    assert t.row() == []


def test_a_haunt_gives_stats_reborn_and_taunt() -> None:
    t = _table()
    yeti = t.minion()
    t.play("CAP_801", yeti)
    assert (stats(yeti), yeti.get(REBORN), yeti.get(TAUNT)) == ((6, 8), 1, 1)
    t.kill(yeti)
    assert [(each.card_id, stats(each)) for each in t.game.board[1]] == [(YETI, (4, 1))]


def test_a_lingering_spirit_turns_excess_healing_into_damage() -> None:
    t = _table()
    hero, victim = t.hurt(1, 1), t.minion(side=2)
    t.answers(victim)
    t.kill(t.minion("CAP_803"))
    assert (hero.get(DAMAGE), victim.get(DAMAGE)) == (0, 2)
    t.hurt(1, 3)
    t.kill(t.at(1, 0))
    assert (hero.get(DAMAGE), victim.get(DAMAGE)) == (0, 2)
    assert t.row() == []


def test_a_specter_specialist_gives_reborn_or_copies() -> None:
    t = _table()
    yeti = t.minion()
    t.play("CAP_804", yeti)
    assert (t.row(), yeti.get(REBORN)) == ([YETI, "CAP_804"], 1)
    t.play("CAP_804", yeti)
    assert t.row() == [YETI, "CAP_804", "CAP_804", YETI]
    t.fill(1)
    t.kill(t.at(1, -1))
    t.play("CAP_804", yeti)
    assert len(t.row()) == 7


def test_karov_leaves_three_small_legendary_minions() -> None:
    t = _table()
    t.answers("EX1_298", "EX1_298", "EX1_016")
    t.kill(t.minion("JAIL_448"))
    assert t.cards() == ["EX1_298", "EX1_298", "EX1_016"]
    assert [(stats(e), e.get(COST)) for e in t.game.hand[1]] == [((1, 1), 1)] * 3


def test_an_undeath_sentence_triggers_a_deathrattle_of_the_dead() -> None:
    t = _table()
    t.kill(t.minion("EX1_096"), t.minion("EX1_029"), t.minion(), t.minion("EX1_029", side=2))
    t.deck(YETI, YETI)
    assert t.hero(2).get(DAMAGE) == 2
    before = t.cards()
    t.answers("EX1_029")
    t.play("JAIL_940")
    assert (t.hero(2).get(DAMAGE), t.cards()) == (4, before)


def test_a_holy_embrace_heals_and_a_dark_one_hurts() -> None:
    t = _table()
    hero = t.hurt(1, 6)
    t.play("JAIL_941", hero)
    assert (hero.get(DAMAGE), t.cards()) == (2, ["JAIL_941t"])
    t.play(t.game.hand[1][0], t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_follow_the_ghosts_goes_on_with_minions_and_spells_of_the_turn() -> None:
    t = _table()
    yeti = t.hand(YETI)
    t.play("CAP_802")
    assert (t.row(), len(yeti.attached)) == (["CAP_802t"], 1)
    spell = t.hand("CS2_029")
    t.play(yeti)
    assert (t.row(), len(spell.attached)) == (["CAP_802t", YETI, "CAP_802t"], 1)
    t.play(spell, t.hero(2))
    assert t.row().count("CAP_802t") == 3


def test_follow_the_ghosts_ends_with_the_turn() -> None:
    t = _table()
    yeti = t.hand(YETI)
    t.play("CAP_802")
    t.round()
    t.play(yeti)
    assert t.row().count("CAP_802t") == 1


def test_slime_em_gives_both_players_their_minions_back_for_a_spell() -> None:
    t = _table()
    t.minion()
    t.minion("CS2_168")
    t.minion()
    t.minion("CS2_200", side=2)
    t.play("CAP_805")
    assert (t.row(), t.row(2)) == ([], [])
    assert (t.cards(), t.cards(2)) == (["CAP_805t"], ["CAP_805t"])
    t.play(t.game.hand[1][0])
    assert t.row() == [YETI, "CS2_168", YETI]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play(t.game.hand[2][0])
    assert t.row(2) == ["CS2_200"]


def test_raith_van_geist_calls_back_what_was_reborn() -> None:
    t = _table()
    yeti = t.minion()
    t.play("CAP_801", yeti)
    t.kill(yeti)
    t.kill(t.at(1, 0))
    t.kill(t.minion("CS2_200"))
    victim, other = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.answers(other)
    t.play("CAP_806")
    assert t.row() == ["CAP_806"]
    assert (victim.get(DAMAGE), other.get(DAMAGE)) == (0, 4)


@pytest.mark.parametrize(("build", "health"), [(245258, 30), (255790, 40)])
def test_azalina_copies_twenty_cards_of_the_enemy_and_fills_the_hand(
    build: int, health: int
) -> None:
    t = table("HERO_09", build=build)
    t.deck(*[YETI] * 22, side=2)
    (queen,) = t.deck("JAIL_430")
    assert queen.script is not None
    assert queen.script.start_of_game is not None
    queen.script.start_of_game(t.game, queen, Frame())
    assert sum(each.card_id == YETI for each in t.game.deck[1]) == 20
    assert (len(t.game.deck[2]), t.hero(1).get(HEALTH)) == (22, health)
    t.hand("CS2_029")
    t.play("JAIL_430")
    assert len(t.cards()) == 10
