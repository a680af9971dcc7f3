"""What an attack counts and writes in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, TAG
from hsreplay_sim.base.tags import (
    CANT_BE_ATTACKED,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_OPPONENTS,
    CANT_BE_TARGETED_BY_SPELLS,
    DAMAGE,
    DIVINE_SHIELD,
    DIVINE_SHIELD_DAMAGE,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    LAST_COMBATANT,
    NUM_ATTACKS_THIS_GAME,
    NUM_ATTACKS_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    STEALTH,
)
from hsreplay_sim.engine.options.options import options
from hsreplay_sim.engine.options.requirements import REQ_SUBCARD_IS_PLAYABLE
from table import table
from texts import written


@pytest.mark.parametrize(("build", "inside"), [(25252, True), (25770, False)])
def test_r113_an_attack_is_counted_as_an_option_inside_its_block_up_to_25252(
    build: int, *, inside: bool
) -> None:
    t = table(build=build)
    yeti = t.minion()
    since = len(t.game.out)
    t.attack(yeti, t.hero(2))
    packets = t.game.out[since:]
    counted = next(
        n for n, p in enumerate(packets) if p[0] == TAG and p[2] == NUM_OPTIONS_PLAYED_THIS_TURN
    )
    over = next(n for n, p in enumerate(packets) if p[0] == CLOSE and p[2] == BlockType.ATTACK)
    assert (counted < over) == inside


@pytest.mark.parametrize(("build", "counted"), [(213490, 0), (217964, 1)])
def test_r121_attacks_of_the_whole_game_are_counted_since_217964(build: int, counted: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert yeti.get(NUM_ATTACKS_THIS_GAME) == counted


@pytest.mark.parametrize(
    ("build", "on_hero", "on_player"), [(15590, 0, 0), (18336, 1, 0), (20022, 1, 0), (20457, 0, 4)]
)
def test_r126_a_wounded_hero_is_marked_from_18336_and_counted_from_20457(
    build: int, on_hero: int, on_player: int
) -> None:
    t = table(build=build)
    t.attack(t.minion(), t.hero(2))
    assert t.hero(2).get(HERO_DAMAGE_TAKEN_THIS_TURN) == on_hero
    assert t.tag(HERO_DAMAGE_TAKEN_THIS_TURN, 2) == on_player


@pytest.mark.parametrize(("build", "noted"), [(51510, False), (54613, True)])
def test_r113_who_fought_last_is_noted_since_54613(build: int, *, noted: bool) -> None:
    t = table(build=build)
    mine, theirs = t.minion(), t.minion(side=2)
    t.attack(mine, theirs)
    wanted = mine.id if noted else 0
    assert (mine.get(LAST_COMBATANT), theirs.get(LAST_COMBATANT)) == (wanted, wanted)


@pytest.mark.parametrize(("build", "first"), [(10833, DAMAGE), (12574, NUM_ATTACKS_THIS_TURN)])
def test_r121_a_weapon_wears_before_the_attack_is_counted_up_to_10833(
    build: int, first: int
) -> None:
    t = table(build=build)
    weapon, hero = t.weapon("CS2_106"), t.hero(1)
    since = len(t.game.out)
    t.attack(hero, t.hero(2))
    changes = [(e, tag) for e, tag, _ in written(t.game, since)]
    worn, counted = (weapon.id, DAMAGE), (hero.id, NUM_ATTACKS_THIS_TURN)
    assert min((worn, counted), key=changes.index)[1] == first


@pytest.mark.parametrize(("build", "shadow"), [(20457, 1), (25770, 0)])
def test_r219_up_to_20457_two_more_tags_say_that_a_minion_is_hidden(
    build: int, shadow: int
) -> None:
    t = table(build=build)
    assassin = t.minion("EX1_522")
    tags = (CANT_BE_ATTACKED, CANT_BE_TARGETED_BY_OPPONENTS)
    assert [assassin.get(tag) for tag in tags] == [shadow] * 2
    t.attack(assassin, t.hero(2))
    assert [assassin.get(tag) for tag in (STEALTH, *tags)] == [0, 0, 0]


@pytest.mark.parametrize("spell", ["EX1_312", "NEW1_004"], ids=["dead", "returned"])
def test_r219_a_hidden_minion_that_leaves_play_loses_its_shadows(spell: str) -> None:
    t = table(build=20457)
    assassin = t.minion("EX1_522", side=2)
    shadows = (CANT_BE_ATTACKED, CANT_BE_TARGETED_BY_OPPONENTS)
    assert [assassin.get(tag) for tag in shadows] == [1, 1]
    t.play(spell)
    assert [assassin.get(tag) for tag in shadows] == [0, 0]


@pytest.mark.parametrize("build", [15590, 223542])
def test_r198_a_dead_elusive_minion_may_be_targeted_again(build: int) -> None:
    t = table(build=build)
    dragon = t.minion("NEW1_023")
    shadows = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS)
    assert [dragon.get(tag) for tag in shadows] == [1, 1]
    t.kill(dragon)
    assert [dragon.get(tag) for tag in shadows] == [0, 0]


@pytest.mark.parametrize(("build", "told"), [(213490, []), (219846, [1, 0])])
def test_r129_a_shield_that_an_attack_breaks_is_noted_until_it_is_over_since_219846(
    build: int, told: list[int]
) -> None:
    """9 of 9 since 223542 (U249:19510), none of 3 at 210640 (U578:6782)."""
    t = table(build=build)
    mine, theirs = t.minion(), t.minion(side=2)
    theirs.tags[DIVINE_SHIELD] = 1
    since = len(t.game.out)
    t.attack(mine, theirs)
    changes = written(t.game, since, of=theirs)
    assert [value for _, tag, value in changes if tag == DIVINE_SHIELD_DAMAGE] == told
    assert theirs.get(DIVINE_SHIELD) == 0


def test_r129_a_shield_of_an_attacker_that_a_secret_breaks_is_noted_too() -> None:
    t = table(build=223542)
    t.game.create("EX1_610", 2, Zone.SECRET)
    mine, bystander = t.minion(), t.minion()
    for body in (mine, bystander):
        body.tags[DIVINE_SHIELD] = 1
    since = len(t.game.out)
    t.attack(mine, t.hero(2))
    noted = [each for each, tag, _ in written(t.game, since) if tag == DIVINE_SHIELD_DAMAGE]
    assert noted == [mine.id, mine.id]


@pytest.mark.parametrize(("build", "listed"), [(77662, 2), (212197, 0)])
def test_r112_beside_an_attack_the_parts_of_a_choice_are_listed_up_to_77662(
    build: int, listed: int
) -> None:
    """U434:3833 lists them, with an error, behind the targets of the Keeper of the Grove."""
    t = table(build=build)
    keeper = t.hand("EX1_166")
    t.play(keeper, t.minion(side=2), option=0)
    t.round()
    attack = next(each for each in options(t.game, 1) if each.entity is keeper)
    assert [sub.error for sub in attack.sub_options] == [REQ_SUBCARD_IS_PLAYABLE] * listed
