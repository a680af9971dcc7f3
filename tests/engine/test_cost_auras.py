"""What a card costs in hand under an aura, and once it is played (R23, R142, R146)."""

from __future__ import annotations

from itertools import takewhile

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import CLOSE, FULL, OPEN, TAG
from hsreplay_sim.base.tags import ATK, ATTACHED, CANT_BE_SILENCED, COST, ZONE
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.state.entities import Entity
from table import Table, table
from texts import written

APPRENTICE, FIREBALL, LOATHEB, CORSAIR = "EX1_608", "CS2_029", "FP1_030", "NEW1_022"
SHIRT = "BRM_028e"
"""Imperial Favor: costs (1) less."""


def _enchantments(t: Table, host: int) -> int:
    found = [e for e in t.game.entities.values() if e.type == CardType.ENCHANTMENT]
    return sum(e.get(ATTACHED) == host for e in found)


@pytest.mark.parametrize(("build", "entities"), [(12574, 0), (22611, 0), (28855, 1), (54613, 1)])
def test_r142_a_cost_aura_leaves_an_enchantment_since_28855(build: int, entities: int) -> None:
    t = table(build=build)
    fireball = t.hand(FIREBALL)
    apprentice = t.minion(APPRENTICE)
    assert (fireball.get(COST), _enchantments(t, fireball.id)) == (3, entities)
    t.kill(apprentice)
    assert fireball.get(COST) == 4


def test_r142_two_cost_auras_add_up_without_enchantments() -> None:
    t = table(build=22611)
    fireball = t.hand(FIREBALL)
    t.minion(APPRENTICE)
    t.minion(APPRENTICE)
    assert fireball.get(COST) == 2
    t.play(fireball, t.hero(2))
    assert t.spent() == 2
    assert fireball.get(COST) == 4


def test_r142_preparation_ends_with_the_next_spell() -> None:
    t = table("HERO_03", build=12574)
    stab, other = t.hand("CS2_072"), t.hand(FIREBALL)
    t.play("EX1_145")
    assert other.get(COST) == 1
    t.play(other, t.hero(2))
    assert stab.get(COST) == 0
    assert t.spent() == 1


@pytest.mark.parametrize(("build", "seen"), [(14830, [4, 3, 4]), (15590, [4])])
def test_r23_a_discount_shows_once_more_up_to_14830(build: int, seen: list[int]) -> None:
    from hsreplay_sim.engine.rules.stats import flush_dirty

    t = table(build=build)
    fireball = t.hand(FIREBALL)
    attach(t.game, t.hero(1), fireball, SHIRT)
    flush_dirty(t.game)
    assert fireball.get(COST) == 3
    since = len(t.game.out)
    t.play(fireball, t.hero(2))
    assert [value for _, tag, value in written(t.game, since, of=fireball) if tag == COST] == seen


def test_loatheb_makes_spells_dear_in_the_next_turn_only() -> None:
    t = table(build=45310)
    fireball = t.hand(FIREBALL, 2)
    t.play(LOATHEB)
    assert fireball.get(COST) == 4
    t.end_turn()
    assert fireball.get(COST) == 9
    t.end_turn()
    assert fireball.get(COST) == 4


def test_r97_a_new_weapon_counts_from_when_it_is_wielded() -> None:
    t = table("HERO_01", build=22611)
    corsair = t.hand(CORSAIR)
    t.weapon("CS2_106")
    assert corsair.get(COST) == 1
    since = len(t.game.out)
    t.play("CS2_112")
    costs = [value for _, tag, value in written(t.game, since, of=corsair) if tag == COST]
    assert costs == [4, 0]


def test_r146_maiden_of_the_lake_sets_the_cost_in_old_builds_too() -> None:
    t = table(build=10833)
    t.minion("AT_085")
    assert t.power().get(COST) == 1


@pytest.mark.parametrize("build", [15590, 33157])
def test_cloaked_huntress_leaves_no_enchantment_on_secrets_in_any_build(build: int) -> None:
    t = table("HERO_05", build=build)
    trap = t.hand("EX1_610")
    huntress = t.minion("KAR_006")
    assert (trap.get(COST), _enchantments(t, trap.id)) == (0, 0)
    t.kill(huntress)
    assert trap.get(COST) == 2
    t.minion("KAR_006")
    t.play(trap)
    assert (t.spent(), trap.get(COST)) == (0, 2)


@pytest.mark.parametrize("build", [10833, 32708])
def test_saboteur_makes_the_hero_power_dear_for_one_turn(build: int) -> None:
    t = table(build=build)
    t.play("AT_086")
    costs = [t.power(2).get(COST)]
    for _ in range(2):
        t.end_turn()
        costs.append(t.power(2).get(COST))
    assert costs == [2, 7, 2]


@pytest.mark.parametrize(("build", "laid"), [(10833, 0), (13030, 1)])
def test_enrage_left_no_enchantment_up_to_10833(build: int, laid: int) -> None:
    """U159:1420, U161:2774; U036:10982."""
    t = table(build=build)
    berserker = t.minion("EX1_393", damage=1)
    t.game.auras_dirty = True
    settle(t.game)
    assert (berserker.get(ATK), len(berserker.attached)) == (5, laid)
    t.kill(berserker)
    assert berserker.get(ATK) == 2


@pytest.mark.parametrize(("build", "laid"), [(10833, 0), (12574, 1)])
def test_the_enrage_of_a_smith_left_no_enchantment_either(build: int, laid: int) -> None:
    t = table(build=build)
    knife, smith = t.weapon("CS2_082"), t.minion("CS2_221")
    t.play("CS2_008", smith)
    sharp = [e for e in t.game.entities.values() if e.card_id == "CS2_221e"]
    assert (knife.get(ATK), len(sharp)) == (3, laid)
    t.kill(smith)
    assert knife.get(ATK) == 1


def test_a_cost_without_a_card_for_it_is_the_tag_alone() -> None:
    """Freezing Trap: U098:2671 and 3041."""
    t = table(build=13921, mana=10)
    t.game.create("EX1_611", 2, Zone.SECRET)
    raptor = t.minion("CS2_172")
    t.attack(raptor, t.hero(2))
    assert (raptor.get(COST), raptor.attached) == (4, [])
    t.play(raptor)
    assert (t.spent(), raptor.get(COST)) == (4, 2)


def test_an_aura_counts_until_the_discounts_of_the_card_itself_have_ended() -> None:
    """Then what laid it ends (U240:5277, U490:6070)."""
    t = table("HERO_06", build=185749)
    fireball, yeti = t.hand("CS2_029"), t.minion(side=2)
    eclipse = t.hand("DMF_057")
    t.play("TTN_955", option=1)
    t.play(eclipse, yeti)
    assert fireball.get(COST) == 1
    since = len(t.game.out)
    own = next(each for each in fireball.attached if each.card_id == "TTN_955Be")
    worn = next(each for each in t.game.owner(1).attached if each.card_id == "DMF_057o")
    t.play(fireball, t.hero(2))
    assert [value for _, tag, value in written(t.game, since, of=fireball) if tag == COST] == [2, 4]
    ends = [on for on, tag, value in written(t.game, since) if (tag, value) == (ZONE, 4)]
    assert ends[:2] == [own.id, worn.id]
    assert worn.get(CANT_BE_SILENCED) == 1


def test_what_a_discounted_minion_lays_it_lays_as_its_discount_ends() -> None:
    """Kalecgos for 0: his aura and his own cost are told in the block of the discount."""
    t = table("HERO_08", build=39954, mana=10)
    fireball, kalecgos = t.hand(FIREBALL), t.hand("DAL_609")
    discount = attach(t.game, kalecgos, kalecgos, "DRG_089e")
    settle(t.game)
    since = len(t.game.out)
    t.play(kalecgos)
    out = t.game.out[since:]
    (opens,) = (at for at, each in enumerate(out) if each[:2] == (OPEN, discount.id))
    inside = list(takewhile(lambda each: each[0] != CLOSE, out[opens:]))
    told = {(each[1], each[3]) for each in inside if each[0] == TAG and each[2] == COST}
    assert told == {(kalecgos.id, 10), (fireball.id, 0)}
    assert any(each[0] == FULL and each[2] == "DAL_609e" for each in inside)


@pytest.mark.parametrize(("build", "cost"), [(13030, 1), (19632, 1), (20457, 3), (54613, 3)])
def test_r146_an_aura_that_sets_a_cost_overrules_an_older_trap_up_to_9_0(
    build: int, cost: int
) -> None:
    """metastone 237: Freezing Trap, then Aviana."""
    t = table("HERO_06", build=build)
    trapped = _trapped(t)
    assert trapped.get(COST) == 6
    t.minion("AT_045")
    assert trapped.get(COST) == cost


@pytest.mark.parametrize("build", [13030, 54613])
def test_r146_a_trap_makes_dearer_what_an_older_aura_has_set(build: int) -> None:
    t = table("HERO_06", build=build)
    t.minion("AT_045")
    assert _trapped(t).get(COST) == 3


def _trapped(t: Table) -> Entity:
    """A Yeti that Freezing Trap has sent back to the hand."""
    t.game.create("EX1_611", 2, Zone.SECRET)
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert yeti.zone == Zone.HAND
    return yeti


@pytest.mark.parametrize(("build", "cost"), [(13030, 5), (19632, 5), (54613, 2)])
def test_r146_a_drawn_cards_discount_comes_before_any_aura_up_to_9_0(build: int, cost: int) -> None:
    """hs-bugs#368: Far Sight with Naga Sea Witch on the board."""
    t = table("HERO_02", build=build)
    t.minion("LOE_038")
    t.deck("CS2_182")
    t.play("CS2_053")
    assert t.game.hand[1][0].get(COST) == cost


@pytest.mark.parametrize(("build", "cost"), [(13030, 0), (54613, 0)])
def test_r146_what_comes_after_an_aura_changes_what_it_has_set(build: int, cost: int) -> None:
    t = table("HERO_06", build=build)
    yeti = t.hand("CS2_182")
    t.minion("AT_045")
    attach(t.game, t.hero(1), yeti, SHIRT)
    settle(t.game)
    assert yeti.get(COST) == cost


@pytest.mark.parametrize(("build", "cost"), [(10956, 5), (19632, 5), (20457, 1), (22611, 1)])
def test_r146_a_giant_takes_from_a_set_cost_since_9_0(build: int, cost: int) -> None:
    """hs-bugs#802, fireplace 256."""
    t = table(build=build)
    giant = t.hand("EX1_105")
    for _ in range(4):
        t.hand("CS2_231")
    t.minion("LOE_038")
    assert giant.get(COST) == cost


@pytest.mark.parametrize(
    ("build", "cost"), [(19632, 5), (20457, 5), (20970, 5), (21517, 3), (54613, 3)]
)
def test_r146_a_spell_takes_its_own_discount_off_a_set_cost_since_9_2(
    build: int, cost: int
) -> None:
    """hs-bugs#802: Dragon's Breath with Naga Sea Witch on the board, two minions dead."""
    t = table(build=build)
    breath = t.hand("BRM_003")
    t.minion("LOE_038")
    t.kill(t.minion(), t.minion())
    assert breath.get(COST) == cost
