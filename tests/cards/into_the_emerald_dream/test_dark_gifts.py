"""Into the Emerald Dream: the Dark Gifts, each on a minion that was taken with it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CHARGE,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    DIVINE_SHIELD,
    ELUSIVE,
    EXTRA_MINION_BATTLECRIES_BASE,
    HAS_BEEN_REBORN,
    HAS_DARK_GIFT,
    IS_EXTRA_TRIGGERED_POWER,
    LAST_COMBATANT,
    LIFESTEAL,
    NUM_REBORN_THIS_GAME,
    REBORN,
    TAG_2872,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, stats, table
from texts import written

KEEPER = "EDR_457"
"""Brood Keeper: (2) 2/3 with a Battlecry."""


def taken_with(gift: str) -> tuple[Table, Entity]:
    """The table, and a Brood Keeper taken with this gift."""
    t = table("HERO_01", build=231720)
    enemy = t.minion(side=2)
    t.answers(KEEPER, 0, 0, 0, 0, 0, gift, 0, 0, 0)
    t.play("FIR_939", enemy)
    t.done()
    (minion,) = t.game.hand[1]
    assert minion.get(HAS_DARK_GIFT) == 1
    return t, minion


@pytest.mark.parametrize(
    ("gift", "atk", "health", "cost", "keywords"),
    [
        ("EDR_100t", 5, 3, 2, {LIFESTEAL}),
        ("EDR_100t1", 4, 5, 2, {ELUSIVE}),
        ("EDR_100t2", 0, 3, 0, set()),
        ("EDR_100t3", 2, 7, 2, {TAUNT}),
        ("EDR_100t6", 2, 3, 2, {CHARGE}),
        ("EDR_100t13", 2, 3, 2, {DIVINE_SHIELD, WINDFURY}),
    ],
)
def test_r271_a_gift_strengthens_its_minion(
    gift: str, atk: int, health: int, cost: int, keywords: set[int]
) -> None:
    _, minion = taken_with(gift)
    assert (*stats(minion), minion.get(COST)) == (atk, health, cost)
    every = (LIFESTEAL, ELUSIVE, TAUNT, CHARGE, DIVINE_SHIELD, WINDFURY)
    assert {tag for tag in every if minion.get(tag)} == keywords


@pytest.mark.parametrize(
    ("gift", "keywords"),
    [
        ("EDR_100t", {LIFESTEAL}),
        ("EDR_100t2", set()),
        ("EDR_100t6", {CHARGE}),
        ("EDR_100t7", {EXTRA_MINION_BATTLECRIES_BASE}),
        ("EDR_100t13", {DIVINE_SHIELD, WINDFURY}),
    ],
)
def test_a_copy_in_the_hand_has_the_gift(gift: str, keywords: set[int]) -> None:
    t, minion = taken_with(gift)
    t.answers(minion)
    t.play("ICC_823")  # Simulacrum
    copy = t.game.hand[1][1]
    assert (stats(copy), copy.get(COST)) == (stats(minion), minion.get(COST))
    every = (LIFESTEAL, CHARGE, EXTRA_MINION_BATTLECRIES_BASE, DIVINE_SHIELD, WINDFURY)
    assert {tag for tag in every if copy.get(tag)} == keywords
    assert copy.get(HAS_DARK_GIFT) == 1


def test_a_minion_with_short_claws_keeps_them_when_it_is_played() -> None:
    t, minion = taken_with("EDR_100t2")
    t.play(minion)
    assert (stats(minion), minion.get(COST)) == ((0, 3), 2)
    assert [each.card_id for each in minion.attached] == ["EDR_100t2e"]


def test_a_shield_of_harpys_talons_breaks_once() -> None:
    t, minion = taken_with("EDR_100t13")
    t.play(minion)
    t.play("CS2_025")  # Arcane Explosion
    t.end_turn()
    for _ in range(2):
        t.play("CS2_025")
    assert (minion.get(DIVINE_SHIELD), stats(minion)) == (0, (2, 2))


def test_r169_a_minion_with_a_rude_awakening_shouts_twice() -> None:
    t, minion = taken_with("EDR_100t7")
    t.hand("NEW1_023")
    t.play(minion)
    marks = [value for _, tag, value in written(t.game, 0) if tag == IS_EXTRA_TRIGGERED_POWER]
    assert marks == [1, 0]
    blades = [e for e in t.game.entities.values() if e.card_id == "EDR_457t"]
    assert len(blades) == 2


def test_a_rude_awakening_is_for_a_minion_with_a_battlecry() -> None:
    t = table("HERO_01", build=231720)
    enemy = t.minion(side=2)
    t.answers("EX1_604", KEEPER, 0, 0, 0, 0, "EDR_100t", "EDR_100t7", 0, 0)
    t.play("FIR_939", enemy)
    t.done()
    gifts = {e.card_id for e in t.game.entities.values() if e.card_id.startswith("EDR_100t")}
    assert "EDR_100t7" in gifts
    t.answers("EX1_604", KEEPER, 0, 0, 0, 0, "EDR_100t7")
    with pytest.raises(AssertionError, match="EDR_100t7 is not in the pool"):
        t.play("FIR_939", enemy)


def test_r113_a_spell_that_a_text_casts_notes_whose_text_it_is() -> None:
    t, _ = taken_with("EDR_100t3")
    spells = {e.card_id: e for e in t.game.entities.values()}
    assert spells["EDR_102t"].get(LAST_COMBATANT) == spells["FIR_939"].id
    assert spells["EDR_100t3"].get(LAST_COMBATANT) == spells["EDR_102t"].id


def test_r271_who_persists_is_reborn_whole_with_all_it_wears() -> None:
    """U567:5742: an exact copy waits aside while it dies, and loses the gift as it comes back."""
    t = table("HERO_01", build=231720)
    left, body, _ = t.minion(), t.minion(damage=2), t.minion()
    attach(t.game, t.hero(1), body, "CS2_092e")
    gift = attach(t.game, t.hero(1), body, "EDR_100t9e")
    settle(t.game)
    assert body.get(HAS_DARK_GIFT) == 1
    t.game.set(body, REBORN, 1)
    t.kill(body)
    back = t.at(1, 1)
    assert (stats(back), back.get(COPIED_FROM_ENTITY_ID)) == ((8, 9), body.id)
    assert [each.card_id for each in back.attached] == ["CS2_092e"]
    assert [back.get(tag) for tag in (REBORN, HAS_DARK_GIFT, HAS_BEEN_REBORN)] == [0, 0, 1]
    assert (body.zone, gift.zone) == (Zone.GRAVEYARD, Zone.REMOVED)
    assert (t.game.owner(1).get(NUM_REBORN_THIS_GAME), t.game.row(1)[0]) == (1, left)
    t.kill(back)
    assert t.row(1) == [YETI, YETI]


def test_r271_a_persisting_horror_gives_reborn() -> None:
    """U307:4596; the minion is back once, without the gift."""
    t, minion = taken_with("EDR_100t9")
    assert [minion.get(tag) for tag in (REBORN, TAG_2872, HAS_DARK_GIFT)] == [1, 1, 1]
    t.play(minion)
    t.kill(minion)
    back = t.at(1, 0)
    assert (back.card_id, back.get(REBORN), back.get(HAS_DARK_GIFT)) == (KEEPER, 0, 0)


@pytest.mark.parametrize("build", [217964, 223542])
def test_r271_up_to_217964_the_gifts_themselves_are_offered(build: int) -> None:
    """U482:1836, U522:2302: the spell gives the minion its gift, and the rest leaves the game."""
    t = table("HERO_01", build=build)
    creature = t.hand("EDR_105")
    t.play(creature)
    (minion,) = t.game.hand[1]
    early = build == 217964
    (worn,) = minion.attached
    made = t.game.entities[worn.get(CREATOR)]
    assert made.card_id == ("EDR_102t" if early else worn.card_id.removesuffix("e"))
    gone = [e for e in t.game.entities.values() if e.zone == Zone.REMOVED and e.card_id]
    assert len(gone) == (4 if early else 0)


def test_inner_demons_draw_as_the_minion_dies() -> None:
    t, minion = taken_with("EDR_100t4")
    assert (stats(minion), minion.get(DEATHRATTLE)) == ((2, 3), 1)
    t.game.oracle = Sequential()
    t.play(minion)
    t.deck(YETI, YETI, YETI)
    held = len(t.cards())
    t.kill(minion)
    assert len(t.cards()) == held + 2


def test_a_living_nightmare_brings_a_small_copy() -> None:
    t, minion = taken_with("EDR_100t5")
    t.game.oracle = Sequential()
    t.play(minion)
    copy = next(each for each in t.game.row(1) if each is not minion and each.card_id == KEEPER)
    assert (stats(minion), stats(copy)) == ((2, 3), (2, 2))
    assert [each.card_id for each in copy.attached] == ["EDR_100t5e5"]


def test_a_living_nightmare_needs_room() -> None:
    t, minion = taken_with("EDR_100t5")
    t.game.oracle = Sequential()
    while len(t.row()) < 6:
        t.minion()
    t.play(minion)
    assert len(t.row()) == 7


def test_sweet_dreams_lie_on_top_of_the_deck() -> None:
    t = table("HERO_01", build=231720)
    enemy = t.minion(side=2)
    t.deck(YETI, YETI)
    t.answers(KEEPER, 0, 0, 0, 0, 0, "EDR_100t8", 0, 0, 0)
    t.play("FIR_939", enemy)
    t.done()
    assert t.cards() == []
    t.game.oracle = Sequential()
    t.end_turn()
    t.end_turn()
    (minion,) = t.game.hand[1]
    assert (minion.card_id, stats(minion), minion.get(HAS_DARK_GIFT)) == (KEEPER, (6, 8), 1)


def test_nightmare_scales_take_three_hits() -> None:
    t, minion = taken_with("EDR_100t10")
    t.game.oracle = Sequential()
    t.play(minion)
    shields = []
    for _ in range(4):
        shields.append((minion.get(DIVINE_SHIELD), minion.get(DAMAGE)))
        t.play("CS2_008", minion)
    assert shields == [(3, 0), (2, 0), (1, 0), (0, 0)]
    assert minion.get(DAMAGE) == 1
