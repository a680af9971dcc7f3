"""Damage and healing: what is added, what absorbs, what follows (R126–R138)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Meta, PlayState, Zone
from hsreplay_sim.base.stream import META, OPEN
from hsreplay_sim.base.tags import (
    ARMOR,
    DAMAGE,
    DIVINE_SHIELD,
    FATIGUE,
    FREEZE,
    FROZEN,
    HEALING_DOES_DAMAGE,
    HERO_POWER_DOUBLE,
    HEROPOWER_DAMAGE,
    IMMUNE,
    LIFESTEAL,
    PENDING_DAMAGE_SOURCE,
    PLAYSTATE,
    POISONOUS,
    PREDAMAGE,
    RESOLVING_AFTER_DAMAGE,
    SPELL_HEALING_DOUBLE,
    SPELL_SCHOOL,
    SPELLPOWER_DOUBLE,
    TAG_SCRIPT_DATA_NUM_1,
    TO_BE_DESTROYED,
)
from hsreplay_sim.cards.words.effects import damage, destroy, draw, heal, missiles, repeat, script
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    SELF,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import when_damaged, when_healed
from hsreplay_sim.cards.words.values import atk_of
from hsreplay_sim.engine.rules.damage import deal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.zones import draw as draw_cards
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, table
from texts import blocks, give_text, spell, written

WISP, OGRE, ACOLYTE = "CS2_231", "CS2_200", "EX1_007"
GEOMANCER = "CS2_142"
VELEN = (SPELLPOWER_DOUBLE, SPELL_HEALING_DOUBLE, HERO_POWER_DOUBLE)


def velen(t: Table) -> Entity:
    """A minion that doubles the damage and healing of my spells and hero power."""
    body = give_text(t.game, t.minion(), player_tags=VELEN)
    t.game.auras_dirty = True
    settle(t.game)
    return body


def strike(t: Table, source: Entity, target: Entity, amount: int) -> None:
    """Damage by a minion's effect, settled."""
    deal(t.game, source, (target,), amount)
    settle(t.game)


# --- the amount ----------------------------------------------------------------------------------


def test_r126_spell_damage_is_added_before_velen_doubles() -> None:
    t = table()
    t.minion(GEOMANCER)
    velen(t)
    foe = t.hero(2)
    t.play(spell(t, damage(TARGET, 3), aimed=True), foe)
    assert foe.get(DAMAGE) == 8


def test_r126_two_velens_multiply_by_four() -> None:
    t = table()
    velen(t)
    velen(t)
    t.play(spell(t, damage(TARGET, 3), aimed=True), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12


def test_r126_velen_doubles_the_hero_power_and_healing_too() -> None:
    t = table("HERO_09")
    velen(t)
    hero = t.hurt(1, 20)
    t.play(t.power(), hero)
    assert hero.get(DAMAGE) == 16
    t.play(spell(t, heal(TARGET, 3), aimed=True), hero)
    assert hero.get(DAMAGE) == 10


def test_r126_when_velen_leaves_nothing_is_doubled() -> None:
    t = table()
    t.kill(velen(t))
    t.play(spell(t, damage(TARGET, 3), aimed=True), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_r126_a_hero_power_bonus_adds_to_its_damage() -> None:
    t = table()
    t.game.set(t.minion(), HEROPOWER_DAMAGE, 1)
    t.game.touch_auras()
    settle(t.game)
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_r127_spell_damage_counts_for_every_instance_and_for_missiles() -> None:
    t = table()
    t.minion(GEOMANCER)
    t.play(spell(t, repeat(2, damage(TARGET, 1)), aimed=True), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
    t.answers(0, 0, 0, 0)
    t.play(spell(t, missiles(3)))
    assert t.hero(2).get(DAMAGE) == 8


def test_r127_spell_damage_leaves_a_spell_alone_that_is_immune_to_it() -> None:
    """Obliterate, a Bomb and a Blood Plague: ImmuneToSpellpower, and no $ beside the number."""
    hurt = []
    for card, drawn in (("RLK_125", ""), ("CS2_056", "BOT_511t"), ("CS2_056", "TTN_450t")):
        t = table("HERO_07", build=210640)
        t.minion("EX1_012")  # Spell Damage +1
        t.deck(*filter(None, (drawn,)), YETI, YETI)
        t.play(card, t.minion(side=2) if not drawn else None)
        hurt.append(t.hero(1).get(DAMAGE))
    assert hurt == [3, 2 + 5, 2 + 2]


def test_r127_neither_healing_nor_hero_powers_nor_minions_gain_spell_damage() -> None:
    t = table()
    t.minion(GEOMANCER)
    hero = t.hurt(1, 10)
    t.play(spell(t, heal(TARGET, 2), aimed=True), hero)
    t.play(t.power(), t.hero(2))
    strike(t, t.minion(), t.hero(2), 1)
    assert (hero.get(DAMAGE), t.hero(2).get(DAMAGE)) == (8, 2)


def test_r73_spell_damage_of_a_doomed_minion_still_counts() -> None:
    t = table()
    geomancer = t.minion(GEOMANCER)
    t.play(spell(t, destroy(TARGET) >> damage(ENEMY_CHARACTERS, 1), aimed=True), geomancer)
    assert t.hero(2).get(DAMAGE) == 2
    t.play(spell(t, damage(TARGET, 1), aimed=True), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_r227_spell_damage_of_a_school_helps_that_school_alone() -> None:
    t = table(build=195635)
    nature, frost = 4, 3
    t.minion().tags[1948] = 1
    for school, total in ((nature, 3), (frost, 5)):
        bolt = spell(t, damage(TARGET, 2), aimed=True)
        bolt.tags[SPELL_SCHOOL] = school
        t.play(bolt, t.hero(2))
        assert t.hero(2).get(DAMAGE) == total


# --- what absorbs it -----------------------------------------------------------------------------


def test_r128_r222_no_damage_is_no_hit() -> None:
    t = table()
    mine, foe = t.minion(), t.minion("FP1_007", 2)
    mine.tags[DIVINE_SHIELD] = 1
    t.attack(mine, foe)
    assert mine.get(DIVINE_SHIELD) == 1


def test_r128_no_damage_is_not_announced() -> None:
    t = table(build=54613)
    mine, foe = t.minion(), t.minion("FP1_007", 2)
    start = len(t.game.out)
    t.attack(mine, foe)
    announced = {entity for entity, tag, _ in written(t.game, start) if tag == PREDAMAGE}
    assert announced == {foe.id}


@pytest.mark.parametrize("keyword", [LIFESTEAL, POISONOUS, FREEZE])
def test_r129_r230_a_shield_takes_the_hit_and_all_that_would_follow(keyword: int) -> None:
    t = table()
    hero = t.hurt(1, 10)
    source, acolyte = t.minion(), t.minion(ACOLYTE, 2)
    acolyte.tags[DIVINE_SHIELD] = 1
    source.tags[keyword] = 1
    t.deck(WISP, side=2)
    strike(t, source, acolyte, 2)
    assert (acolyte.get(DIVINE_SHIELD), acolyte.get(DAMAGE), acolyte.get(FROZEN)) == (0, 0, 0)
    assert acolyte.zone == Zone.PLAY
    assert t.cards(2) == []
    assert hero.get(DAMAGE) == 10


def test_r222_of_two_hits_the_first_takes_the_shield_the_second_wounds() -> None:
    t = table()
    foe = t.minion(side=2)
    foe.tags[DIVINE_SHIELD] = 1
    t.play(spell(t, repeat(2, damage(TARGET, 2)), aimed=True), foe)
    assert (foe.get(DIVINE_SHIELD), foe.get(DAMAGE)) == (0, 2)


def test_r130_r232_immune_keeps_the_shield_and_triggers_nothing() -> None:
    t = table()
    acolyte = t.minion(ACOLYTE, 2)
    acolyte.tags |= {DIVINE_SHIELD: 1, IMMUNE: 1}
    t.deck(WISP, side=2)
    attacker = t.minion()
    since = len(t.game.out)
    strike(t, attacker, acolyte, 5)
    assert written(t.game, since, of=acolyte) == []
    assert (acolyte.get(DIVINE_SHIELD), acolyte.get(DAMAGE)) == (1, 0)
    assert t.cards(2) == []


def test_r131_armour_absorbs_first_and_counts_as_damage_taken() -> None:
    t = table()
    foe = t.hero(2)
    foe.tags[ARMOR] = 1
    taken: list[int] = []
    watcher = t.minion()
    look = script(lambda g, me, it: taken.append(it.amount))
    give_text(t.game, watcher, events=when_damaged(CHARACTERS, look))
    strike(t, watcher, foe, 5)
    assert (foe.get(ARMOR), foe.get(DAMAGE)) == (0, 4)
    assert taken == [5]


def test_r48_fatigue_has_no_source_and_its_wound_is_announced() -> None:
    """U127:14746"""
    t = table(build=195635)
    since = len(t.game.out)
    draw_cards(t.game, 1)
    told = [tag for _, tag, _ in written(t.game, since)]
    assert (told.count(PENDING_DAMAGE_SOURCE), told.count(RESOLVING_AFTER_DAMAGE)) == (0, 2)


def test_r48_a_text_that_counts_damage_hears_of_fatigue_at_the_start_of_the_turn() -> None:
    """Healthstone shows the damage that its hero has taken in this turn."""
    t = table("HERO_07", build=255790)
    stone = t.hand("GDB_125")
    t.deck(*[YETI] * 5, side=2)
    t.end_turn()
    t.end_turn()
    assert stone.get(TAG_SCRIPT_DATA_NUM_1) == t.hero(1).get(DAMAGE) == 1


def test_r49_fatigue_is_absorbed_by_armour_and_stopped_by_immune() -> None:
    t = table()
    hero = t.hero(1)
    hero.tags[ARMOR] = 5
    for expected in (4, 2):
        draw_cards(t.game, 1)
        assert hero.get(ARMOR) == expected
    hero.tags[IMMUNE] = 1
    draw_cards(t.game, 1)
    assert (hero.get(ARMOR), hero.get(DAMAGE), t.tag(FATIGUE)) == (2, 0, 3)


def test_r49_fatigue_goes_through_a_divine_shield_and_leaves_it_whole() -> None:
    t = table()
    hero = t.hero(1)
    hero.tags[DIVINE_SHIELD] = 1
    draw_cards(t.game, 1)
    assert (hero.get(DAMAGE), hero.get(DIVINE_SHIELD)) == (1, 1)
    t.play("CS2_029", hero)
    assert (hero.get(DAMAGE), hero.get(DIVINE_SHIELD)) == (1, 0), "any other damage breaks it"


# --- order ---------------------------------------------------------------------------------------


def test_r132_area_damage_goes_in_order_of_play_heroes_first() -> None:
    t = table()
    third, fourth = t.minion(side=2), t.minion(side=1)
    since = len(t.game.out)
    t.play(spell(t, damage(CHARACTERS, 1)))
    hurt = [e for e, tag, _ in written(t.game, since) if tag == DAMAGE]
    assert hurt == [t.hero(1).id, t.hero(2).id, third.id, fourth.id]


def test_r132_all_of_the_damage_comes_before_any_trigger() -> None:
    t = table()
    first, second = t.minion(ACOLYTE), t.minion(ACOLYTE)
    t.deck(WISP, WISP)
    since = len(t.game.out)
    t.play(spell(t, damage(FRIENDLY_MINIONS, 1)))
    packets = t.game.out[since:]
    wounds = [i for i, p in enumerate(packets) if p[0] == 0 and p[2] == DAMAGE]
    draws = [i for i, p in enumerate(packets) if p[:3] == (5, first.id, BlockType.TRIGGER)]
    assert max(wounds) < min(draws)
    assert second.get(DAMAGE) == 1


def test_r133_life_tap_hurts_before_it_draws() -> None:
    t = table("HERO_07")
    t.deck(WISP)
    since = len(t.game.out)
    t.play(t.power())
    packets = t.game.out[since:]
    wound = next(i for i, p in enumerate(packets) if p[0] == 0 and p[2] == DAMAGE)
    arrival = next(i for i, p in enumerate(packets) if p[0] == 0 and p[2:4] == (49, Zone.HAND))
    assert wound < arrival


def test_r133_life_tap_at_two_health_is_fatal() -> None:
    t = table("HERO_07")
    t.deck(WISP)
    t.hurt(1, 28)
    t.play(t.power())
    assert t.tag(PLAYSTATE) == PlayState.LOST


def test_r191_shadowflame_reads_the_sacrifice_and_all_die_together() -> None:
    t = table()
    mine, foe = t.minion("EX1_029"), t.minion("EX1_029", 2)
    since = len(t.game.out)
    flame = destroy(TARGET) >> damage(ENEMY_MINIONS, atk_of(TARGET))
    t.play(spell(t, flame, aimed=True), mine)
    kinds = [(kind, e) for kind, e in blocks(t.game, since) if kind != BlockType.POWER][1:]
    assert kinds == [
        (BlockType.DEATHS, 1), (BlockType.TRIGGER, mine.id), (BlockType.TRIGGER, foe.id),
    ]  # fmt: skip


def test_r192_a_missile_skips_whom_the_one_before_has_killed() -> None:
    t = table()
    wisp = t.minion(WISP, 2)
    t.answers(wisp, 0, 0)
    t.play(spell(t, missiles(3)))
    assert t.hero(2).get(DAMAGE) == 2


# --- healing -------------------------------------------------------------------------------------


def test_r134_healing_stops_at_full_health_and_nothing_healed_is_no_event() -> None:
    t = table()
    t.minion("CS2_235")
    t.deck(WISP, WISP)
    hurt, whole = t.minion(damage=1), t.minion()
    t.play(spell(t, heal(TARGET, 4), aimed=True), hurt)
    assert hurt.get(DAMAGE) == 0
    assert t.cards() == [WISP]
    t.play(spell(t, heal(TARGET, 4), aimed=True), whole)
    assert t.cards() == [WISP]


@pytest.mark.parametrize(("build", "boost"), [(28116, 1), (30103, 0)])
def test_r134_auchenai_turns_healing_into_damage_up_to_14_0_with_spell_damage(
    build: int, boost: int
) -> None:
    t = table("HERO_09", build=build)
    t.minion(GEOMANCER)
    give_text(t.game, t.minion(), player_tags=(HEALING_DOES_DAMAGE,))
    t.game.auras_dirty = True
    settle(t.game)
    foe = t.hero(2)
    t.play(t.power(), foe)
    assert foe.get(DAMAGE) == 2
    t.play(spell(t, heal(TARGET, 3), aimed=True), foe)
    assert foe.get(DAMAGE) == 5 + boost
    thief = t.minion()
    thief.tags[LIFESTEAL] = 1
    strike(t, thief, foe, 4)
    assert t.hero(1).get(DAMAGE) == 4


@pytest.mark.parametrize(
    ("missing", "victim", "healed"),
    [
        pytest.param(1, YETI, 1, id="not-above-full-health"),
        pytest.param(20, YETI, 3, id="the-damage-dealt"),
        pytest.param(20, WISP, 3, id="overkill-counts-in-full"),
    ],
)
def test_r135_r234_lifesteal_heals_the_own_hero(missing: int, victim: str, healed: int) -> None:
    t = table()
    hero = t.hurt(1, missing)
    thief = t.minion()
    thief.tags[LIFESTEAL] = 1
    since = len(t.game.out)
    strike(t, thief, t.minion(victim, 2), 3)
    assert missing - hero.get(DAMAGE) == healed
    openings = [p[3] for p in t.game.out[since:] if p[:3] == (5, thief.id, BlockType.TRIGGER)]
    assert [opening[3] for opening in openings if isinstance(opening, tuple)] == [LIFESTEAL]
    assert (META, 0, Meta.HEALING, (healed, (hero.id,)), None) in t.game.out[since:]


@pytest.mark.parametrize(("build", "own"), [(20457, True), (22611, False)])
def test_r135_lifesteal_of_an_enchantment_has_its_block_up_to_20457(build: int, own: bool) -> None:
    t = table(build=build)
    t.hurt(1, 10)
    elemental = t.minion("CS2_033")
    t.play("ICC_833")
    (veins,) = elemental.attached
    since = len(t.game.out)
    strike(t, elemental, t.minion(side=2), 3)
    assert t.hero(1).get(DAMAGE) == 7
    stealing = [
        who
        for kind, who, of, data, _ in t.game.out[since:]
        if (kind, of) == (OPEN, BlockType.TRIGGER) and isinstance(data, tuple)
        if data[3] == LIFESTEAL
    ]
    assert stealing == [veins.id if own else elemental.id]


def test_r135_lifesteal_on_a_spell() -> None:
    t = table()
    hero = t.hurt(1, 10)
    bolt = spell(t, damage(TARGET, 3), aimed=True)
    bolt.tags[LIFESTEAL] = 1
    t.play(bolt, t.hero(2))
    assert hero.get(DAMAGE) == 7


def test_r135_lifesteal_heals_once_for_all_that_a_text_dealt() -> None:
    t = table()
    hero = t.hurt(1, 10)
    t.minion(side=2), t.minion(side=2)
    wave = spell(t, damage(ENEMY_MINIONS, 2))
    wave.tags[LIFESTEAL] = 1
    since = len(t.game.out)
    t.play(wave)
    healings = [p[3] for p in t.game.out[since:] if p[:3] == (META, 0, Meta.HEALING)]
    assert (hero.get(DAMAGE), healings) == (6, [(4, (hero.id,))])


def test_r136_r235_poison_destroys_minions_not_heroes() -> None:
    t = table()
    snake, foe = t.minion(), t.minion(OGRE, 2)
    snake.tags[POISONOUS] = 1
    since = len(t.game.out)
    strike(t, snake, foe, 1)
    assert (foe.id, TO_BE_DESTROYED, 1) in written(t.game, since)
    assert foe.zone == Zone.GRAVEYARD
    strike(t, snake, t.hero(2), 1)
    assert t.tag(PLAYSTATE, 2) == PlayState.PLAYING


def test_r230_freeze_on_damage_freezes_whom_it_wounds() -> None:
    t = table()
    elemental, foe = t.minion("CS2_033"), t.minion(OGRE, 2)
    t.attack(elemental, foe)
    assert foe.get(FROZEN) == 1


@pytest.mark.parametrize(
    ("card", "build"),
    [("CS2_033", 54613), ("ICC_088", 20457), ("YOD_029t", 39954), ("DEEP_016", 210640)],
)
def test_r230_what_bears_the_tag_freezes_once(card: str, build: int) -> None:
    t = table("HERO_08", build=build)
    foe, since = t.minion(OGRE, 2), len(t.game.out)
    if t.game.cards.get(card).type == CardType.WEAPON:
        t.weapon(card)
    attacker = t.hero(1) if t.game.weapon[1] is not None else t.minion(card)
    t.attack(attacker, foe)
    opened = [each for each in t.game.out[since:] if each[0] == OPEN]
    keywords = [each[3][3] for each in opened if each[2] == BlockType.TRIGGER]
    assert foe.get(FROZEN) == 1
    assert [each for each in keywords if each not in (0, LIFESTEAL)] == [FREEZE]


@pytest.mark.parametrize(
    ("amount", "overkill", "honorable"),
    [pytest.param(2, 0, 0), pytest.param(5, 0, 1), pytest.param(6, 1, 0)],
)
@pytest.mark.parametrize("my_turn", [True, False], ids=["my-turn", "their-turn"])
def test_r138_r244_r250_excess_counts_in_the_own_turn_only(
    amount: int, overkill: int, honorable: int, *, my_turn: bool
) -> None:
    t = table()
    source = t.minion()
    give_text(t.game, source, overkill=draw(1), honorable_kill=draw(2))
    t.deck(WISP, WISP, WISP)
    foe = t.minion(side=2)
    if not my_turn:
        t.end_turn()
    strike(t, source, foe, amount)
    assert len(t.cards()) == (overkill + 2 * honorable if my_turn else 0)


def test_r63_damage_triggers_that_heal_are_events_themselves() -> None:
    t = table()
    t.deck(WISP)
    hero = t.hurt(1, 5)
    give_text(t.game, t.minion(), events=when_damaged(SELF, heal(FRIENDLY_HERO, 2)))
    give_text(t.game, t.minion(), events=when_healed(FRIENDLY_HERO, draw(1)))
    t.play(spell(t, damage(FRIENDLY_MINIONS, 1)))
    assert hero.get(DAMAGE) == 3
    assert t.cards() == [WISP]
