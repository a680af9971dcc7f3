"""What damage, healing and armour count and write in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.stream import OPEN
from hsreplay_sim.base.tags import (
    AMOUNT_HEALED_THIS_GAME,
    ARMOR,
    ARMOR_GAINED_THIS_GAME,
    ARMOR_GAINED_THIS_TURN,
    ARMOR_LOST_THIS_TURN,
    DAMAGE,
    DAMAGE_DEALT_TO_HERO_LAST_TURN,
    DIVINE_SHIELD,
    HEALING_DONE_THIS_TURN,
    HERO_DAMAGE_TAKEN_THIS_GAME,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HERO_HEALING_DONE_THIS_TURN,
    HERO_HEALING_THIS_TURN,
    HERO_HEALTH_CHANGED_THIS_TURN,
    HERO_HITS_THIS_TURN,
    HERO_POWER_DAMAGE_THIS_GAME,
    LAST_AFFECTED_BY,
    LIFESTEAL,
    MINION_HEALING_DONE_THIS_TURN,
    NUM_HERO_ATTACKS_THIS_GAME,
    NUM_TIMES_HEALED_THIS_GAME,
    PENDING_ARMOR,
    PENDING_DAMAGE_SOURCE,
    PENDING_DAMAGE_TARGET,
    POISONOUS,
    PREHEALING,
    RESOLVING_AFTER_DAMAGE,
    SELF_DAMAGE_THIS_TURN,
    SELF_HITS_THIS_GAME,
    SPELL_DAMAGE_DEALT_THIS_TURN,
    TAG_2873,
    TAG_2949,
    TO_BE_DESTROYED,
)
from hsreplay_sim.engine.rules.damage import destroy, gain_armor, heal
from table import YETI, table
from texts import written

FIREBALL, CORE_FIREBALL = "CS2_029", "CORE_CS2_029"


@pytest.mark.parametrize(
    ("build", "tag", "counted"),
    [
        pytest.param(20457, NUM_TIMES_HEALED_THIS_GAME, 0, id="times-20457"),
        pytest.param(22611, NUM_TIMES_HEALED_THIS_GAME, 2, id="times-22611"),
        pytest.param(22611, HEALING_DONE_THIS_TURN, 0, id="turn-22611"),
        pytest.param(23966, HEALING_DONE_THIS_TURN, 5, id="turn-23966"),
        pytest.param(27358, AMOUNT_HEALED_THIS_GAME, 0, id="game-27358"),
        pytest.param(28329, AMOUNT_HEALED_THIS_GAME, 5, id="game-28329"),
        pytest.param(66927, HERO_HEALING_DONE_THIS_TURN, 0, id="heroes-66927"),
        pytest.param(84593, HERO_HEALING_DONE_THIS_TURN, 3, id="heroes-84593"),
        pytest.param(68600, MINION_HEALING_DONE_THIS_TURN, 0, id="minions-68600"),
        pytest.param(93227, MINION_HEALING_DONE_THIS_TURN, 2, id="minions-93227"),
    ],
)
def test_r134_what_is_counted_of_healing_came_build_by_build(
    build: int, tag: int, counted: int
) -> None:
    t = table(build=build)
    yeti, hero = t.minion(damage=2), t.hurt(1, 3)
    heal(t.game, hero, (yeti, hero), 4)
    assert t.tag(tag) == counted


@pytest.mark.parametrize(("build", "told"), [(11461, []), (12574, [4, 0])])
def test_r134_healing_is_announced_since_12574(build: int, told: list[int]) -> None:
    t = table(build=build)
    yeti = t.minion(damage=2)
    since = len(t.game.out)
    heal(t.game, t.hero(1), (yeti,), 4)
    changes = written(t.game, since, of=yeti)
    assert [value for _, tag, value in changes if tag == PREHEALING] == told


@pytest.mark.parametrize(("build", "changed"), [(51510, 0), (54613, 1)])
def test_r126_a_hero_whose_health_changed_is_noted_since_54613(build: int, changed: int) -> None:
    t = table(build=build)
    t.play(FIREBALL, t.hero(2))
    assert t.tag(HERO_HEALTH_CHANGED_THIS_TURN, 2) == changed


@pytest.mark.parametrize(
    ("build", "tag", "counted"),
    [
        pytest.param(84593, ARMOR_GAINED_THIS_GAME, 0, id="gained-84593"),
        pytest.param(88998, ARMOR_GAINED_THIS_GAME, 5, id="gained-88998"),
        pytest.param(165029, ARMOR_GAINED_THIS_TURN, 0, id="turn-165029"),
        pytest.param(174258, ARMOR_GAINED_THIS_TURN, 5, id="turn-174258"),
        pytest.param(179020, ARMOR_LOST_THIS_TURN, 0, id="lost-179020"),
        pytest.param(183876, ARMOR_LOST_THIS_TURN, 5, id="lost-183876"),
    ],
)
def test_r131_what_is_counted_of_armour_came_build_by_build(
    build: int, tag: int, counted: int
) -> None:
    t = table(build=build)
    gain_armor(t.game, t.hero(2), t.hero(2), 5)
    t.play(CORE_FIREBALL if build > 77662 else FIREBALL, t.hero(2))
    assert t.hero(2).get(ARMOR) == 0
    assert t.tag(tag, 2) == counted


@pytest.mark.parametrize(("build", "told"), [(195635, []), (210640, [5, 0])])
def test_r131_a_gain_of_armour_is_announced_since_210640(build: int, told: list[int]) -> None:
    """48 of 48 since 210640, none of 120 before (U127:858, U293:6611)."""
    t = table(build=build)
    since = len(t.game.out)
    gain_armor(t.game, t.hero(2), t.hero(2), 5)
    changes = [(tag, value) for _, tag, value in written(t.game, since, of=t.hero(2))]
    assert [value for tag, value in changes if tag == PENDING_ARMOR] == told
    assert changes[-1] == (ARMOR, 5)


@pytest.mark.parametrize(("build", "blocks"), [(121569, 1), (134558, 0)])
def test_r131_up_to_121569_armour_is_counted_in_a_block_of_the_player(
    build: int, blocks: int
) -> None:
    """U055:682, U435:3008."""
    t = table(build=build)
    since = len(t.game.out)
    gain_armor(t.game, t.hero(2), t.hero(2), 5)
    assert sum(each[0] == OPEN for each in t.game.out[since:]) == blocks
    assert t.tag(ARMOR_GAINED_THIS_GAME, 2) == 5


@pytest.mark.parametrize(
    ("build", "tag", "counted"),
    [
        pytest.param(179020, SELF_DAMAGE_THIS_TURN, 0, id="damage-179020"),
        pytest.param(181554, SELF_DAMAGE_THIS_TURN, 2, id="damage-181554"),
        pytest.param(195635, SELF_HITS_THIS_GAME, 0, id="hits-195635"),
        pytest.param(210640, SELF_HITS_THIS_GAME, 1, id="hits-210640"),
    ],
)
def test_r126_wounds_of_the_own_turn_are_counted_apart(build: int, tag: int, counted: int) -> None:
    t = table("HERO_07", build=build)
    t.deck(YETI)
    t.play(t.power())
    assert (t.tag(tag), t.tag(tag, 2)) == (counted, 0)


@pytest.mark.parametrize(("build", "wound", "told"), [(165029, 2, 0), (185749, 0, 1)])
def test_r126_a_cost_in_health_is_no_damage_since_185749(build: int, wound: int, told: int) -> None:
    """U309:11650; U044:2326, U472:1267."""
    t = table(build=build)
    murloc = t.hand("EX1_506")
    t.play("CFM_699")
    since = len(t.game.out)
    t.play(murloc)
    assert (t.hero(1).get(DAMAGE), t.tag(HERO_DAMAGE_TAKEN_THIS_TURN)) == (2, wound)
    pulses = [value for _, tag, value in written(t.game, since, of=t.game.root) if tag == TAG_2949]
    assert pulses == [1, 0] * told


@pytest.mark.parametrize(("build", "counted"), [(229238, 0), (229984, 1)])
def test_r126_hits_of_a_hero_are_counted_since_229984(build: int, counted: int) -> None:
    t = table(build=build)
    t.play(CORE_FIREBALL, t.hero(2))
    assert t.tag(HERO_HITS_THIS_TURN, 2) == counted


@pytest.mark.parametrize(
    ("build", "at_once", "in_the_end"), [(121569, 0, 0), (134558, 0, 4), (183876, 4, 4)]
)
def test_r126_the_damage_of_a_game_is_added_up_at_the_end_of_turns_then_at_once(
    build: int, at_once: int, in_the_end: int
) -> None:
    t = table(build=build)
    t.deck(YETI, side=2)
    t.attack(t.minion(), t.hero(2))
    assert t.tag(HERO_DAMAGE_TAKEN_THIS_GAME, 2) == at_once
    t.end_turn()
    assert t.tag(HERO_DAMAGE_TAKEN_THIS_GAME, 2) == in_the_end


@pytest.mark.parametrize(("build", "dealt"), [(121569, 0), (134558, 4)])
def test_r126_the_damage_of_the_enemys_turn_is_kept_since_134558(build: int, dealt: int) -> None:
    t = table(build=build)
    t.attack(t.minion(), t.hero(2))
    assert t.tag(DAMAGE_DEALT_TO_HERO_LAST_TURN, 2) == dealt


@pytest.mark.parametrize(("build", "counted"), [(25770, 0), (28855, 1)])
def test_r126_the_damage_of_hero_powers_is_counted_since_28855(build: int, counted: int) -> None:
    t = table("HERO_08", build=build)
    t.play(t.power(), t.hero(2))
    assert t.tag(HERO_POWER_DAMAGE_THIS_GAME) == counted


@pytest.mark.parametrize(("build", "counted"), [(235290, 0), (241170, 6)])
def test_r126_the_damage_of_spells_is_counted_since_241170(build: int, counted: int) -> None:
    t = table(build=build)
    t.play(CORE_FIREBALL, t.hero(2))
    assert t.tag(SPELL_DAMAGE_DEALT_THIS_TURN) == counted


@pytest.mark.parametrize(("build", "counted"), [(88998, 0), (134558, 1)])
def test_r121_attacks_of_heroes_are_counted_since_134558(build: int, counted: int) -> None:
    t = table(build=build)
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert t.tag(NUM_HERO_ATTACKS_THIS_GAME) == counted


@pytest.mark.parametrize(("build", "noted"), [(170824, 0), (174258, 1)])
def test_r129_a_shield_that_was_lost_is_noted_since_174258(build: int, noted: int) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    yeti.tags[DIVINE_SHIELD] = 1
    t.play(CORE_FIREBALL, yeti)
    assert (yeti.get(DIVINE_SHIELD), yeti.get(TAG_2873)) == (0, noted)


@pytest.mark.parametrize(("build", "pulses"), [(84593, 0), (88998, 2)])
def test_r119_each_wound_of_a_fight_is_announced_behind_it_since_88998(
    build: int, pulses: int
) -> None:
    t = table(build=build)
    mine, theirs = t.minion(), t.minion(side=2)
    since = len(t.game.out)
    t.attack(mine, theirs)
    told = [value for _, tag, value in written(t.game, since) if tag == RESOLVING_AFTER_DAMAGE]
    assert told == [1, 0] * pulses


def test_r119_since_88998_each_wound_of_a_fight_has_its_own_consequences() -> None:
    """Poison and listeners come inside the mark (U578:6788, U166:9012), Lifesteal behind it."""
    t = table(build=195635)
    t.hurt(1, 9)
    mine, theirs = t.minion(), t.minion(side=2)
    mine.tags[LIFESTEAL] = theirs.tags[POISONOUS] = 1
    since = len(t.game.out)
    t.attack(mine, theirs)
    watched = (RESOLVING_AFTER_DAMAGE, TO_BE_DESTROYED, PREHEALING)
    told = [(tag, value) for _, tag, value in written(t.game, since) if tag in watched]
    assert told[:7] == [
        (RESOLVING_AFTER_DAMAGE, 1),
        (RESOLVING_AFTER_DAMAGE, 0),
        (PREHEALING, 4),
        (PREHEALING, 0),
        (RESOLVING_AFTER_DAMAGE, 1),
        (TO_BE_DESTROYED, 1),
        (RESOLVING_AFTER_DAMAGE, 0),
    ]


@pytest.mark.parametrize(
    ("build", "announced"),
    [
        pytest.param(27358, [], id="27358"),
        pytest.param(121569, [PENDING_DAMAGE_TARGET] * 2, id="121569"),
        pytest.param(134558, [PENDING_DAMAGE_SOURCE, PENDING_DAMAGE_TARGET] * 2, id="134558"),
    ],
)
def test_r126_who_will_be_wounded_is_announced_and_since_134558_by_whom(
    build: int, announced: list[int]
) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    since = len(t.game.out)
    t.attack(t.minion(), yeti)
    kept = (PENDING_DAMAGE_SOURCE, PENDING_DAMAGE_TARGET)
    assert [tag for _, tag, _ in written(t.game, since, of=yeti) if tag in kept] == announced


@pytest.mark.parametrize(("build", "told"), [(19632, False), (22611, True)])
def test_r76_since_22611_destruction_affects_a_minion(build: int, *, told: bool) -> None:
    t = table(build=build)
    yeti = t.minion()
    destroy(t.game, t.hero(2), (yeti,))
    assert yeti.get(LAST_AFFECTED_BY) == (t.hero(2).id if told else 0)


@pytest.mark.parametrize(("build", "healed"), [(20022, 0), (20457, 2)])
def test_r134_what_a_hero_was_healed_in_a_turn_is_counted_since_20457(
    build: int, healed: int
) -> None:
    t = table(build=build)
    heal(t.game, t.hero(2), (t.hurt(1, 2),), 4)
    assert t.tag(HERO_HEALING_THIS_TURN) == healed
