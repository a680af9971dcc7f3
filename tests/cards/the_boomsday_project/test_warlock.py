"""The Boomsday Project: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    DAMAGE,
    DISPLAYED_CREATOR,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    VALEERASHADOW,
)
from table import YETI, stats, table


def test_void_analyst_strengthens_demons_of_the_hand() -> None:
    t = table()
    analyst = t.minion("BOT_443")
    demon, yeti = t.hand("CS2_065"), t.hand(YETI)
    t.kill(analyst)
    assert (stats(demon), stats(yeti)) == ((2, 4), (4, 5))


def test_the_soularium_draws_for_a_turn() -> None:
    t = table()
    t.deck(*["CS2_182"] * 4)
    t.play("BOT_568")
    assert [e.get(VALEERASHADOW) for e in t.game.hand[1]] == [1] * 3
    t.end_turn()
    assert t.cards() == []


def test_doubling_imp_doubles() -> None:
    t = table()
    t.play("BOT_224")
    assert t.row() == ["BOT_224", "BOT_224"]


def test_soul_infusion_strengthens_the_leftmost_minion() -> None:
    t = table()
    t.hand("CS2_029")
    yeti, ogre = t.hand("CS2_182"), t.hand("CS2_200")
    t.play("BOT_263")
    assert (stats(yeti), stats(ogre)) == ((6, 7), (6, 7))


def test_soul_infusion_may_strengthen_a_hidden_card_left_of_a_known_minion() -> None:
    """Nobody is told which: the enchantment has no name."""
    t = table()
    hidden, yeti = t.game.create("", 1, Zone.HAND), t.hand("CS2_182")
    t.answers(1, 0)
    t.play("BOT_263")
    assert (stats(yeti), hidden.attached) == ((4, 5), [])
    assert [e.card_id for e in t.game.in_play[1] if e.id > yeti.id and not e.card_id] == [""]


def test_ectomancy_copies_demons() -> None:
    t = table()
    t.minion("CS2_065"), t.minion()
    t.play("BOT_521")
    assert t.row() == ["CS2_065", "CS2_065", "CS2_182"]


@pytest.mark.parametrize(("dealt", "attack"), [(0, 1), (5, 6)])
def test_nethersoul_buster_feeds_on_the_pain_of_the_turn(dealt: int, attack: int) -> None:
    t = table("HERO_07")
    t.game.owner(1).tags[HERO_DAMAGE_TAKEN_THIS_TURN] = dealt
    assert t.play("BOT_226").get(ATK) == attack


@pytest.mark.parametrize(("build", "zone", "signed"), [(25770, 5, False), (217964, 5, True)])
def test_r19_a_demonic_project_changes_a_minion_of_each_hand(
    build: int, zone: int, signed: bool
) -> None:
    t = table(build=build)
    mine, theirs = t.hand(YETI), t.hand(YETI, side=2)
    kept = t.hand("GAME_005")
    t.answers(mine, "EX1_319", theirs, "CS2_065")
    before = set(t.game.entities)
    t.play("BOT_913")
    assert (t.cards(), t.cards(2)) == (["GAME_005", "EX1_319"], ["CS2_065"])
    assert [each.zone for each in (mine, theirs, kept)] == [Zone.SETASIDE, Zone.SETASIDE, Zone.HAND]
    made = [e for number, e in t.game.entities.items() if number not in before]
    shown = [e for e in made if e.card_id != "BOT_913" and e.zone != Zone.HAND]
    assert [(e.card_id, e.zone) for e in shown] == [("EX1_319", zone), ("CS2_065", zone)]
    new = t.game.in_row(t.game.hand[1])[-1]
    assert (new.get(DISPLAYED_CREATOR) > 0) is signed


def test_a_demonic_project_finds_no_minion() -> None:
    t = table(build=217964)
    t.hand("GAME_005")
    t.play("BOT_913")
    assert (t.cards(), t.cards(2)) == (["GAME_005"], [])


def test_spirit_bomb_hurts_its_hero_too() -> None:
    t = table("HERO_07")
    yeti = t.minion(side=2)
    t.play("BOT_222", yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (4, 4)


@pytest.mark.parametrize(("mana", "agents"), [(9, 1), (10, 3)])
def test_omega_agent_wants_ten_crystals(mana: int, agents: int) -> None:
    t = table("HERO_07", mana=mana)
    t.play("BOT_536")
    assert t.row() == ["BOT_536"] * agents


def test_dr_morrigan_swaps_itself_with_a_minion() -> None:
    t = table()
    t.deck(YETI)
    t.kill(t.minion("BOT_433"))
    assert (t.row(), [e.card_id for e in t.game.deck[1]]) == ([YETI], ["BOT_433"])
