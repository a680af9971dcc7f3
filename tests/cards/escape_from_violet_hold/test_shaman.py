"""Escape from the Violet Hold: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN, OVERLOAD_OWED, TAUNT, TURN
from hsreplay_sim.engine.options.options import sub_cards
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, stats, table

GIANT, FLAMESTRIKE = "EX1_105", "CS2_032"


def _table() -> Table:
    return table("HERO_02", build=255790, mana=50)


def test_molten_gold_hardens_after_three_spells() -> None:
    t = _table()
    held = t.hand("JAIL_801")
    for spells in (1, 2, 3):
        t.play("JAIL_801", t.hero(2))
        assert held.card_id == ("JAIL_801t" if spells == 3 else "JAIL_801")
    assert t.hero(2).get(DAMAGE) == 12
    t.play(held, t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (16, ["JAIL_801t"])


def test_frostshatter_freezes_and_draws_as_a_spell_and_as_a_minion() -> None:
    t = _table()
    t.deck(*[YETI] * 9)
    held = t.hand("JAIL_803")
    victim, other = t.minion(side=2), t.minion(side=2)
    t.play("JAIL_803", victim)
    assert (victim.get(FROZEN), other.get(FROZEN), t.cards()[1:]) == (1, 0, [YETI] * 2)
    t.play("JAIL_312")
    t.play("JAIL_312")
    assert held.card_id == "JAIL_803t"
    size = len(t.cards())
    t.play(held, other)
    assert (other.get(FROZEN), len(t.cards())) == (1, min(10, size + 1))


def test_stormfury_hits_enemy_minions_and_heals() -> None:
    t = _table()
    hero, held = t.hurt(1, 20), t.hand("JAIL_805")
    mine, theirs, other = t.minion(GIANT), t.minion(GIANT, side=2), t.minion(GIANT, side=2)
    t.play("JAIL_805")
    assert [each.get(DAMAGE) for each in (mine, theirs, other, hero)] == [0, 2, 2, 16]
    t.play("JAIL_312")
    t.play("JAIL_312")
    assert held.card_id == "JAIL_805t"
    t.play(held)
    assert [each.get(DAMAGE) for each in (mine, theirs, other, hero)] == [0, 4, 4, 12]


def test_a_gallagio_goon_strengthens_battlecry_minions() -> None:
    t = _table()
    goon = t.minion("JAIL_802")
    caller, yeti = t.play("JAIL_462"), t.play(YETI)
    assert [stats(each) for each in (goon, caller, yeti)] == [(2, 3), (6, 3), (4, 5)]


def test_a_hexmarshal_gets_a_dear_spell() -> None:
    t = _table()
    t.answers(FLAMESTRIKE)
    t.play("JAIL_806")
    t.deck("CS2_029")
    t.answers(FLAMESTRIKE)
    t.play("JAIL_806")
    assert [each.get(COST) for each in t.game.hand[1]] == [2, 7]
    assert t.game.hand[1][0].zone == Zone.HAND


def test_a_disguised_detective_overloads_the_player_of_its_side() -> None:
    t = _table()
    held = t.hand("JAIL_452")
    assert [each.card_id for each in sub_cards(t.game, held)] == ["JAIL_452a", "JAIL_452b"]
    t.play(held, option=0)
    assert (t.tag(OVERLOAD_OWED), t.tag(OVERLOAD_OWED, 2)) == (2, 0)
    t.play("JAIL_452", option=1)
    assert (t.tag(OVERLOAD_OWED), t.tag(OVERLOAD_OWED, 2)) == (2, 2)
    assert (t.row(), t.row(2)) == (["JAIL_452"], ["JAIL_452"])


def test_a_low_security_wing_locks_a_minion_until_a_card_is_played() -> None:
    t = _table()
    wing = t.play("JAIL_987")
    t.round()
    before = len(t.cards())
    t.answers("EX1_565")
    t.play(wing)
    found = t.game.hand[1][-1]
    assert (found.card_id, len(t.cards())) == ("EX1_565", before + 1)
    t.minion()
    assert t.refuses(found)
    t.play("JAIL_312")
    assert found.attached == []
    t.play(found)


def test_a_desperate_bribe_fills_both_sides() -> None:
    t = table("HERO_02", build=255790)
    t.minion("CS2_182")
    t.play("JAIL_EVENT_102")
    costs = [[each.card.cost for each in t.game.row(side) if each.card] for side in (1, 2)]
    assert costs == [[5, 3, 3], [2, 2]]


def test_a_desperate_bribe_on_a_full_board_transforms() -> None:
    t = table("HERO_02", build=255790)
    t.fill(1)
    t.play("JAIL_EVENT_102")
    costs = [each.card.cost for each in t.game.row(1) if each.card]
    assert (costs, len(t.row(2))) == ([5] * 7, 2)


def test_tiny_pal_is_loaded_anew_after_each_attack() -> None:
    t = _table()
    t.answers("JAIL_458t2")
    pal = t.play("JAIL_458")
    assert (pal.card_id, pal.health_left) == ("JAIL_458t2", 3)
    mine, theirs = t.minion(GIANT), t.minion(GIANT, side=2)
    t.answers("JAIL_458t1")
    t.attack(t.hero(1), t.hero(2))
    assert [each.get(DAMAGE) for each in (mine, theirs, t.hero(2))] == [0, 1, 3]
    assert (pal.card_id, pal.health_left) == ("JAIL_458t1", 2)
    others = [t.minion(side=2), t.minion(side=2)]
    t.answers(0, 0)
    t.round()
    t.answers(others[0], others[1], "JAIL_458t3")
    t.attack(t.hero(1), t.hero(2))
    assert [each.get(FROZEN) for each in (theirs, *others, t.hero(2))] == [0, 1, 1, 0]
    assert pal.card_id == "JAIL_458t3"


@pytest.mark.parametrize(
    ("form", "answers"), [("JAIL_458t3", ("EX1_019",)), ("JAIL_458t4", ("EX1_019",))]
)
def test_tiny_pal_summons_or_gets_a_minion(form: str, answers: tuple[str, ...]) -> None:
    t = _table()
    t.weapon(form)
    t.answers(*answers, "JAIL_458t1")
    t.attack(t.hero(1), t.hero(2))
    if form == "JAIL_458t3":
        assert [(e.card_id, e.get(TAUNT)) for e in t.game.board[1]] == [("EX1_019", 1)]
    else:
        assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("EX1_019", 1)]
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "JAIL_458t1"


@pytest.mark.parametrize(
    ("other", "power"),
    [("CS2_029", "JAIL_800hp1"), (YETI, "JAIL_800hp2"), ("", "JAIL_800hp1")],
)
def test_mugzee_brings_a_hero_power_by_the_deck(other: str, power: str) -> None:
    t = _table()
    boss = t.deck("JAIL_800", *([other] if other else []))[0]
    assert boss.script is not None
    assert boss.script.start_of_game is not None
    boss.script.start_of_game(t.game, boss, Frame())
    assert t.power().card_id == power


def test_mugzee_brings_nothing_to_a_mixed_deck() -> None:
    t = _table()
    boss = t.deck("JAIL_800", YETI, "CS2_029")[0]
    assert boss.script is not None
    assert boss.script.start_of_game is not None
    before = t.power().card_id
    boss.script.start_of_game(t.game, boss, Frame())
    assert t.power().card_id == before


def test_mugs_magic_makes_the_first_minion_of_a_turn_cheaper() -> None:
    t = _table()
    t.hero_power("JAIL_800hp1")
    one, spell = t.hand(YETI), t.hand("CS2_029")
    two = t.hand(YETI)
    assert [each.get(COST) for each in (one, spell, two)] == [2, 4, 2]
    t.play(one)
    assert two.get(COST) == 4
    t.round()
    assert two.get(COST) == 2


def test_mugs_magic_is_locked_up_to_the_third_turn() -> None:
    t = _table()
    t.game.root.tags[TURN] = 3
    t.hero_power("JAIL_800hp1")
    held = t.hand(YETI)
    assert held.get(COST) == 4
    t.round()
    assert held.get(COST) == 2


def test_zees_might_doubles_the_battlecry_of_every_fifth_minion() -> None:
    t = _table()
    t.hero_power("JAIL_800hp2")
    for _ in range(4):
        t.play("CS2_189", t.hero(2))  # Elven Archer
    assert t.hero(2).get(DAMAGE) == 4
    t.play("CS2_189", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6
    t.play("CS2_189", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7
