"""Combat: proposal, exchange, and what an attack costs (R112–R125)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Step, Zone
from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.base.tags import (
    ATK,
    ATTACKING,
    CARD_TARGET,
    DAMAGE,
    DEFENDING,
    DURABILITY,
    EXHAUSTED,
    EXTRA_ATTACKS_THIS_TURN,
    HERO_ATTACK_GAINED_THIS_GAME,
    HERO_ATTACKED_LATELY,
    HERO_HITS_THIS_TURN,
    IMMUNE,
    NEXT_STEP,
    NUM_ATTACKS_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    SELF_HITS_THIS_GAME,
    SHOULDEXITCOMBAT,
    STEALTH,
    STEP,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.cards.words.effects import bounce, damage, draw, heal, set_tag, summon
from hsreplay_sim.cards.words.selectors import (
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    SELF,
    SOURCE,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import after_attack, when_attacks, when_damaged
from hsreplay_sim.engine.moves.attack import attack, force_attack
from table import Table, stats, table
from texts import blocks, give_text, spell, written

WISP, RAPTOR, YETI, OGRE = "CS2_231", "CS2_172", "CS2_182", "CS2_200"
ACOLYTE = "EX1_007"
WAR_AXE, WINDFURY_WEAPON = "CS2_106", "EX1_567"
TRUESILVER = "CS2_097"
EXPLOSIVE_TRAP, NOBLE_SACRIFICE, FREEZING_TRAP = "EX1_610", "EX1_130", "EX1_611"
VAPORIZE = "EX1_594"


def guarded(t: Table, *secrets: str) -> None:
    """The opponent has these secrets up."""
    for secret in secrets:
        t.game.create(secret, 2, Zone.SECRET)


# --- proposal ------------------------------------------------------------------------------------


def test_r113_an_attack_is_proposed_and_withdrawn_at_the_end() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(OGRE, 2)
    since = len(t.game.out)
    t.attack(mine, foe)
    packets = written(t.game, since)
    first = [
        (t.game.owner(1).id, NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN, 1),
        (1, PROPOSED_ATTACKER, mine.id),
        (1, PROPOSED_DEFENDER, foe.id),
        (mine.id, ATTACKING, 1),
        (foe.id, DEFENDING, 1),
    ]
    last = [
        (1, PROPOSED_ATTACKER, 0),
        (1, PROPOSED_DEFENDER, 0),
        (mine.id, ATTACKING, 0),
        (foe.id, DEFENDING, 0),
    ]
    assert [p for p in packets if p in first] == first
    assert [p for p in packets if p in last] == last


def test_r11_after_an_attack_nothing_of_it_is_left_in_the_tags() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(OGRE, 2)
    t.attack(mine, foe)
    assert [e.get(tag) for e in (mine, foe) for tag in (ATTACKING, DEFENDING)] == [0] * 4
    assert (t.game.root.get(PROPOSED_ATTACKER), t.game.root.get(PROPOSED_DEFENDER)) == (0, 0)


@pytest.mark.parametrize(("build", "steps"), [(22611, [Step.MAIN_COMBAT, 10]), (54613, [])])
def test_r113_the_step_goes_to_combat_and_back_up_to_25252(build: int, steps: list[int]) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.attack(t.minion(), t.hero(2))
    assert [value for _, tag, value in written(t.game, since) if tag == STEP] == steps
    assert t.game.root.get(NEXT_STEP) == Step.MAIN_END
    assert t.tag(NUM_OPTIONS_PLAYED_THIS_TURN) == 1


def test_r114_noble_sacrifice_takes_the_place_of_the_defender() -> None:
    t = table()
    guarded(t, NOBLE_SACRIFICE)
    mine = t.minion()
    t.attack(mine, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    assert stats(mine) == (4, 3), "the Defender has 2 Attack"
    assert t.row(2) == []


def test_r114_a_second_secret_still_sees_the_redirected_attack() -> None:
    t = table()
    guarded(t, NOBLE_SACRIFICE, FREEZING_TRAP)
    mine = t.minion()
    t.attack(mine, t.hero(2))
    assert mine.zone == Zone.HAND
    assert t.row(2) == ["EX1_130a"]


def test_r116_an_attack_that_a_secret_ends_is_over_before_the_game_sums_up() -> None:
    """Eaglehorn Bow beside a Freezing Trap: U098:3456."""
    t = table("HERO_05", build=13921)
    bow = t.weapon("EX1_536", 2)
    guarded(t, FREEZING_TRAP)
    mine, since = t.minion(), len(t.game.out)
    t.attack(mine, t.hero(2))
    out = t.game.out[since:]
    told = next(n for n, p in enumerate(out) if p[:3] == (TAG, bow.id, DURABILITY))
    depth = sum((p[0] == OPEN) - (p[0] == CLOSE) for p in out[:told])
    assert depth == 0


def test_r115_truesilver_heals_before_the_damage() -> None:
    t = table("HERO_04")
    hero = t.hurt(1, 29)
    t.weapon(TRUESILVER)
    t.attack(hero, t.minion("CS2_121", 2))
    assert hero.health_left == 1, "1 + 2 − 2"


@pytest.mark.parametrize(
    ("build", "counted"), [(14830, False), (22611, True), (54613, True), (195635, False)]
)
def test_r116_a_cancelled_attack_hurts_nobody(build: int, *, counted: bool) -> None:
    """Builds 22611 to 66927 count it all the same (U143:1244, U488:9206)."""
    t = table(build=build)
    guarded(t, EXPLOSIVE_TRAP)
    mine, other = t.minion(WISP), t.minion()
    give_text(t.game, other, events=after_attack(FRIENDLY_MINIONS, draw(1)))
    t.deck(WISP)
    since = len(t.game.out)
    t.attack(mine, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0
    assert mine.zone == Zone.GRAVEYARD
    assert t.cards() == [], "nobody has attacked"
    tags = {tag for _, tag, _ in written(t.game, since, of=mine)}
    assert DEFENDING not in tags
    assert (NUM_ATTACKS_THIS_TURN in tags) is (EXHAUSTED in tags) is counted


@pytest.mark.parametrize("build", [14830, 22611])
@pytest.mark.parametrize("trap", [FREEZING_TRAP, VAPORIZE])
def test_r116_a_cancelled_attack_never_comes_to_the_combat_step(build: int, trap: str) -> None:
    """U098:2645, U068:4344, U143:1198."""
    t = table(build=build)
    guarded(t, trap)
    mine = t.minion()
    since = len(t.game.out)
    t.attack(mine, t.hero(2))
    steps = [value for _, tag, value in written(t.game, since) if tag == STEP]
    told = [value for _, tag, value in written(t.game, since, of=mine) if tag == SHOULDEXITCOMBAT]
    assert (steps, told) == ([], [1, 0])
    assert t.tag(NUM_OPTIONS_PLAYED_THIS_TURN) == 1


@pytest.mark.parametrize(("build", "attacks"), [(14830, 1), (22611, 2), (54613, 2), (195635, 1)])
def test_r116_a_cancelled_second_attack_does_not_wear_the_weapon(build: int, attacks: int) -> None:
    t = table(build=build)
    weapon, hero = t.weapon(WAR_AXE), t.hero(1)
    hero.tags |= {WINDFURY: 1}
    t.attack(hero, t.hero(2))
    assert weapon.get(DAMAGE) == 1
    victim = t.minion(WISP, 2)
    give_text(t.game, victim, events=when_attacks(ENEMY_CHARACTERS, bounce(SELF)))
    t.attack(hero, victim)
    assert (hero.get(NUM_ATTACKS_THIS_TURN), weapon.get(DAMAGE)) == (attacks, 1)
    assert hero.get(EXHAUSTED) == attacks - 1


# --- Forgetful -----------------------------------------------------------------------------------


def test_r117_the_ogre_may_strike_past_taunt_at_a_hidden_minion() -> None:
    t = table()
    ogre, guard, hidden = t.minion("GVG_065"), t.minion(side=2), t.minion(side=2)
    guard.tags[TAUNT] = hidden.tags[STEALTH] = 1
    t.answers(1, hidden)
    t.attack(ogre, guard)
    assert (guard.get(DAMAGE), hidden.get(DAMAGE)) == (0, 4)


def test_r117_half_the_time_it_hits_what_it_aims_at() -> None:
    t = table()
    ogre, foe = t.minion("GVG_065"), t.minion(side=2)
    t.answers(0)
    t.attack(ogre, foe)
    assert foe.get(DAMAGE) == 4


def test_r117_with_only_the_enemy_hero_there_is_nobody_else() -> None:
    t = table()
    t.attack(t.minion("GVG_065"), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


# --- the exchange --------------------------------------------------------------------------------


@pytest.mark.parametrize("build", [22611, 54613])
def test_r118_an_attacker_steps_out_of_stealth(build: int) -> None:
    t = table(build=build)
    mine = t.minion()
    mine.tags[STEALTH] = 1
    t.attack(mine, t.hero(2))
    assert mine.get(STEALTH) == 0


def test_r119_defender_first_then_attacker_then_the_triggers_of_both() -> None:
    t = table()
    mine, foe = t.minion(ACOLYTE), t.minion(ACOLYTE, 2)
    t.deck(WISP)
    t.deck(WISP, side=2)
    since = len(t.game.out)
    t.attack(mine, foe)
    hurt = [e for e, tag, _ in written(t.game, since) if tag == DAMAGE]
    assert hurt == [foe.id, mine.id]
    assert [kind for kind, _ in blocks(t.game, since)] == [
        BlockType.ATTACK, BlockType.TRIGGER, BlockType.TRIGGER,
    ]  # fmt: skip
    assert t.cards(1) == t.cards(2) == [WISP]


def test_r119_both_die_of_one_another() -> None:
    t = table()
    mine, foe = t.minion(RAPTOR), t.minion(RAPTOR, 2)
    t.attack(mine, foe)
    assert t.row(1) == t.row(2) == []


def test_r120_a_minion_strikes_back_a_hero_does_not() -> None:
    t = table()
    t.weapon("EX1_411", 2)
    t.hero(2).tags[ATK] = 7
    first, second, foe = t.minion(), t.minion(), t.minion(OGRE, 2)
    t.attack(first, t.hero(2))
    assert first.get(DAMAGE) == 0
    attack(t.game, second, foe)
    assert second.zone == Zone.GRAVEYARD


def test_r120_an_attacking_hero_is_struck_back() -> None:
    t = table("HERO_01")
    t.weapon(WAR_AXE)
    t.attack(t.hero(1), t.minion(side=2))
    assert t.hero(1).get(DAMAGE) == 4


# --- the price -----------------------------------------------------------------------------------


@pytest.mark.parametrize("build", [22611, 54613, 88998])
def test_r121_attacks_exhaust_when_none_is_left(build: int) -> None:
    t = table(build=build)
    single, double = t.minion(), t.minion()
    double.tags[WINDFURY] = 1
    t.attack(single, t.hero(2))
    t.attack(double, t.hero(2))
    assert (single.get(NUM_ATTACKS_THIS_TURN), single.get(EXHAUSTED)) == (1, 1)
    assert (double.get(NUM_ATTACKS_THIS_TURN), double.get(EXHAUSTED)) == (1, 0)
    t.attack(double, t.hero(2))
    assert (double.get(NUM_ATTACKS_THIS_TURN), double.get(EXHAUSTED)) == (2, 1)


@pytest.mark.parametrize(
    ("build", "order"),
    [
        pytest.param(54613, [DAMAGE, NUM_ATTACKS_THIS_TURN], id="counted-after-the-damage"),
        pytest.param(88998, [NUM_ATTACKS_THIS_TURN, DAMAGE], id="counted-before-the-damage"),
    ],
)
def test_r121_when_an_attack_is_counted_depends_on_the_build(build: int, order: list[int]) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.attack(t.minion(), t.hero(2))
    assert [tag for _, tag, _ in written(t.game, since) if tag in order] == order


@pytest.mark.parametrize(("build", "inside"), [(20457, True), (54613, False)])
def test_r121_the_weapon_wears_inside_or_behind_the_block(build: int, *, inside: bool) -> None:
    t = table("HERO_01", build=build)
    weapon = t.weapon(WAR_AXE)
    since = len(t.game.out)
    t.attack(t.hero(1), t.hero(2))
    assert weapon.get(DAMAGE) == 1
    packets = t.game.out[since:]
    closed = next(i for i, p in enumerate(packets) if p[:3] == (6, t.hero(1).id, BlockType.ATTACK))
    worn = next(i for i, p in enumerate(packets) if p[:3] == (0, weapon.id, DAMAGE))
    assert (worn < closed) is inside


def test_r121_r157_the_last_durability_breaks_the_weapon() -> None:
    t = table("HERO_01")
    weapon = t.weapon(WAR_AXE)
    t.attack(t.hero(1), t.hero(2))
    t.end_turn()
    t.end_turn()
    t.attack(t.hero(1), t.hero(2))
    assert weapon.zone == Zone.GRAVEYARD
    assert t.hero(1).get(ATK) == 0


def test_r122_after_you_attack_comes_behind_the_wear_and_before_the_deaths() -> None:
    t = table("HERO_01")
    weapon = t.weapon(WAR_AXE)
    weapon.tags[DAMAGE] = 1
    give_text(t.game, weapon, events=after_attack(FRIENDLY_HERO, draw(1)))
    t.deck(WISP)
    t.attack(t.hero(1), t.hero(2))
    assert weapon.zone == Zone.GRAVEYARD
    assert t.cards() == [WISP]


def test_r123_an_immune_weapon_is_not_worn() -> None:
    t = table("HERO_01")
    gorehowl = give_text(
        t.game,
        t.weapon("EX1_411"),
        events=(
            when_attacks(FRIENDLY_HERO, set_tag(SOURCE, IMMUNE, 1), ENEMY_MINIONS),
            after_attack(FRIENDLY_HERO, set_tag(SOURCE, IMMUNE, 0)),
        ),
    )
    t.attack(t.hero(1), t.minion(side=2))
    assert (gorehowl.get(DAMAGE), gorehowl.zone) == (0, Zone.PLAY)
    t.end_turn()
    t.end_turn()
    t.attack(t.hero(1), t.hero(2))
    assert gorehowl.zone == Zone.GRAVEYARD


def test_r124_windfury_gained_after_an_attack_allows_one_more() -> None:
    t = table()
    mine = t.minion()
    t.attack(mine, t.hero(2))
    assert t.refuses(mine, t.hero(2))
    t.play("CS2_039", mine)
    t.attack(mine, t.hero(2))
    assert t.refuses(mine, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 8


def test_r158_a_weapon_counts_on_the_own_turn_only() -> None:
    t = table("HERO_01")
    t.weapon(WAR_AXE)
    assert t.hero(1).get(ATK) == 3
    t.end_turn()
    assert t.hero(1).get(ATK) == 0
    t.end_turn()
    assert t.hero(1).get(ATK) == 3


def test_r232_immune_while_attacking_takes_nothing_and_the_weapon_wears() -> None:
    t = table("HERO_01")
    hero, weapon = t.hero(1), t.weapon(WAR_AXE)
    hero.tags[IMMUNE] = 1
    t.attack(hero, t.minion(side=2))
    assert (hero.get(DAMAGE), weapon.get(DAMAGE)) == (0, 1)


def test_r114_triggers_on_an_attack_run_before_it() -> None:
    t = table()
    mine = t.minion(RAPTOR)
    give_text(t.game, mine, events=when_attacks(SELF, damage(ENEMY_MINIONS, 1)))
    foe = t.minion(side=2)
    healer = give_text(t.game, t.minion(side=2), events=when_damaged(SELF, heal(TARGET, 1)))
    t.attack(mine, foe)
    assert foe.get(DAMAGE) == 4
    assert healer.get(DAMAGE) == 1


def test_r94_a_defender_that_was_summoned_during_the_proposal_is_not_the_target() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(OGRE, 2)
    give_text(t.game, foe, events=when_attacks(ENEMY_CHARACTERS, summon(WISP)))
    t.attack(mine, foe)
    assert foe.get(DAMAGE) == 4
    assert t.row(2) == [OGRE, WISP]


# --- notes of heroes' fights ----------------------------------------------------------------------


@pytest.mark.parametrize(("build", "noted"), [(43246, 0), (45310, 1), (65000, 1), (66927, 0)])
def test_r121_an_attack_of_the_hero_is_noted_until_a_turn_without_one(
    build: int, noted: int
) -> None:
    t = table(build=build)
    t.weapon(WAR_AXE)
    seen = []
    t.attack(t.hero(1), t.hero(2))
    for _ in range(4):
        seen.append(t.tag(HERO_ATTACKED_LATELY))
        t.end_turn()
    assert seen == [noted, noted, noted, 0]


@pytest.mark.parametrize(("build", "gained"), [(74257, 0), (88998, 4), (121569, 4), (134558, 0)])
def test_r158_what_a_hero_gains_in_attack_was_added_up(build: int, gained: int) -> None:
    t = table("HERO_06", build=build)
    t.play("CS2_005")
    t.play("CS2_005")
    assert t.tag(HERO_ATTACK_GAINED_THIS_GAME) == gained


def test_r126_hits_of_a_hero_are_counted_each_turn_and_those_in_the_own_turn_for_good() -> None:
    t = table(build=231720)
    t.deck(WISP, side=2)
    t.play(spell(t, damage(TARGET, 1) >> damage(TARGET, 1), aimed=True), t.hero(1))
    t.attack(t.minion(), t.hero(2))
    assert (t.tag(HERO_HITS_THIS_TURN), t.tag(HERO_HITS_THIS_TURN, 2)) == (2, 1)
    assert (t.tag(SELF_HITS_THIS_GAME), t.tag(SELF_HITS_THIS_GAME, 2)) == (2, 0)
    t.end_turn()
    assert (t.tag(HERO_HITS_THIS_TURN), t.tag(HERO_HITS_THIS_TURN, 2)) == (0, 0)
    assert t.tag(SELF_HITS_THIS_GAME) == 2


@pytest.mark.parametrize(("build", "inside"), [(14830, True), (19632, True), (22611, False)])
def test_r122_up_to_19632_what_follows_an_attack_is_inside_its_block(
    build: int, *, inside: bool
) -> None:
    """U035:2163, U604a:7655, U119:7662; U034:18352, U084:12789."""
    t = table(build=build)
    mine = t.minion()
    give_text(t.game, mine, events=after_attack(FRIENDLY_MINIONS, heal(FRIENDLY_HERO, 1)))
    since = len(t.game.out)
    t.attack(mine, t.hero(2))
    depth, found = 0, -1
    for packet in t.game.out[since:]:
        if packet[0] == OPEN and packet[1:3] == (mine.id, BlockType.TRIGGER):
            found = depth
        depth += (packet[0] == OPEN) - (packet[0] == CLOSE)
    assert found == (1 if inside else 0)


@pytest.mark.parametrize(("build", "extra"), [(175913, 0), (192896, 1)])
def test_r221_an_attack_that_a_text_makes_is_extra_since_192896(build: int, extra: int) -> None:
    t = table(build=build)
    yeti, foe = t.minion(), t.minion("CS2_186", side=2)
    force_attack(t.game, yeti, foe, yeti)
    assert yeti.get(EXTRA_ATTACKS_THIS_TURN) == extra
    assert t.refuses(yeti, foe) is (extra == 0)


def test_r221_an_attack_that_a_text_makes_names_what_its_attacker_aimed_at_last() -> None:
    """U523:4870, U523:6208: the target of the block is no defender."""
    t = table(build=192896)
    yeti, foe = t.minion(), t.minion("CS2_186", side=2)
    for aimed in (0, t.hero(2).id):
        yeti.tags[CARD_TARGET] = aimed
        since = len(t.game.out)
        force_attack(t.game, yeti, foe, yeti)
        opened = (p for p in t.game.out[since:] if p[:3] == (OPEN, yeti.id, BlockType.ATTACK))
        assert [form[1] for _, _, _, form, _ in opened] == [aimed]
