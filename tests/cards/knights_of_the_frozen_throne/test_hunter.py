"""Knights of the Frozen Throne: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    ECHO,
    GHOSTLY,
    HEALTH,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    POISONOUS,
    RUSH,
    ZOMBEAST,
)
from hsreplay_sim.engine.keywords import zombeast
from hsreplay_sim.engine.rules.zones import bounce
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, stats, table


def test_stitched_tracker_copies_a_minion_of_the_deck_and_leaves_it_there() -> None:
    t = table("HERO_05")
    t.deck("GAME_005", YETI)
    t.play("ICC_415")
    assert t.cards() == [YETI]
    assert len(t.game.deck[1]) == 2


def test_exploding_bloatbat_hurts_enemies() -> None:
    t = table("HERO_05")
    mine, foe = t.minion(), t.minion(side=2)
    t.kill(t.minion("ICC_021"))
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 2, 0]


def test_play_dead_triggers_a_deathrattle() -> None:
    t = table()
    t.deck("CS2_182")
    hoarder, spell = t.minion("EX1_096"), t.hand("ICC_052")
    assert t.refuses(spell, t.minion())
    t.play(spell, hoarder)
    assert (t.cards(), hoarder.zone) == (["CS2_182"], Zone.PLAY)


def test_deathstalker_rexxar_hurts_all_enemy_minions() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ICC_828")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 2, 0)


def test_venomstrike_trap_summons_a_cobra_when_a_minion_is_attacked() -> None:
    t = table()
    t.minion()
    foe = t.minion(side=2)
    t.play("ICC_200")
    t.end_turn()
    t.attack(foe, t.at(1, 0))
    assert t.row() == [YETI, "EX1_170"]


def zombeast_of(first: str, second: str) -> tuple[Table, Entity]:
    """A Zombeast in the hand of its player, of these two halves."""
    t = table("HERO_05", build=39954)
    t.hero_power("ICC_828p")
    others = ("CS2_120", "CS2_125")
    t.answers(first, *others, 0, second, *others, 0)
    t.play(t.power())
    (beast,) = t.game.hand[1]
    t.answers()
    return t, beast


def test_build_a_beast_stitches_two_beasts_together() -> None:
    t, beast = zombeast_of("LOOT_413", "ICC_828t5")
    assert [beast.get(tag) for tag in (ATK, HEALTH, COST, RUSH, ECHO, ZOMBEAST)] == [
        4, 4, 4, 1, 1, 1,
    ]  # fmt: skip
    t.play(beast)
    (stitched,) = beast.attached
    assert (stitched.card_id, beast.get(COST), stats(beast)) == ("ICC_828e", 4, (4, 4))
    for part in (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2):
        assert stitched.get(part) == beast.get(part) > 0
    (ghost,) = t.game.hand[1]
    assert [ghost.get(tag) for tag in (ATK, HEALTH, COST, GHOSTLY, ZOMBEAST)] == [4, 4, 4, 1, 1]
    t.play(ghost)
    assert stats(ghost) == (4, 4)
    t.play("EX1_619")
    assert stats(ghost) == (4, 1)  # U319:14468


def test_a_zombeast_that_returns_to_the_hand_is_the_card_of_its_first_half() -> None:
    t, beast = zombeast_of("EX1_014", "CS2_172")
    t.play(beast)
    bounce(t.game, beast, None)
    assert (stats(beast), beast.get(COST)) == ((5, 5), 3)


def test_the_ghost_of_a_zombeast_is_as_large_as_its_parts() -> None:
    """Not as the one that stands beside a Dire Wolf."""
    t, beast = zombeast_of("LOOT_413", "ICC_828t5")
    t.minion("EX1_162")
    t.play(beast)
    (ghost,) = t.game.hand[1]
    assert (stats(beast), stats(ghost)) == ((5, 4), (4, 4))


def test_a_zombeast_of_unseen_parts_tells_nothing_of_them() -> None:
    t = table("HERO_05", build=39954)
    power = t.hero_power("ICC_828p")
    one, other = (t.game.create(each, 1, Zone.SETASIDE) for each in ("", "CS2_120"))
    beast = zombeast.craft(t.game, power, one, other, "ICC_828t")
    assert beast is not None
    assert beast.get(ZOMBEAST) == 0


@pytest.mark.parametrize(("card_id", "poisonous"), [(YETI, 1), ("CS2_231", 0)])
def test_toxic_arrow_poisons_what_survives(card_id: str, poisonous: int) -> None:
    t = table()
    body = t.minion(card_id)
    t.play("ICC_049", body)
    assert (body.zone == Zone.PLAY) == bool(poisonous)
    assert body.get(POISONOUS) == poisonous


def test_corpse_widow_makes_deathrattles_cheaper() -> None:
    t = table()
    hoarder, yeti = t.hand("EX1_096"), t.hand(YETI)
    t.minion("ICC_243")
    assert (hoarder.get(COST), yeti.get(COST)) == (0, 4)


def test_abominable_bowman_brings_a_beast_back() -> None:
    t = table()
    t.kill(t.minion("CS2_120"), t.minion())
    t.kill(t.minion("ICC_825"))
    assert t.row() == ["CS2_120"]
