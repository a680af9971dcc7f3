"""Deaths: who is doomed, when the doomed leave, and what their leaving starts (R76–R90)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, PlayState, Zone
from hsreplay_sim.base.stream import FULL, TAG
from hsreplay_sim.base.tags import (
    ATK,
    BATTLECRY,
    CHARGE,
    CORPSES,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    FROZEN,
    HEALTH,
    JUST_TRANSFORMED,
    LAST_AFFECTED_BY,
    LAST_AFFECTING_SOURCE,
    NUM_ATTACKS_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_MINIONS_KILLED_THIS_TURN,
    NUM_MINIONS_PLAYER_KILLED_THIS_TURN,
    PLAYSTATE,
    REBORN,
    SILENCED,
    STEALTH,
    TAG_1254,
    TAUNT,
    TO_BE_DESTROYED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    bounce,
    damage,
    destroy,
    discard,
    draw,
    give,
    heal,
    mill,
    silence,
    summon,
    transform,
)
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    CHARACTERS,
    ENEMY_HERO,
    ENEMY_WEAPON,
    FRIENDLY_DECK,
    FRIENDLY_HERO,
    HEROES,
    MINIONS,
    SELF,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import when_damaged
from hsreplay_sim.engine.rules.death import deathrattles
from table import YETI, stats, table
from texts import blocks, give_text, note, spell, written

WISP, RAPTOR, OGRE = "CS2_231", "CS2_172", "CS2_200"
TIGER, SQUIRE, SHIELDBEARER, WAR_AXE = "EX1_028", "EX1_008", "EX1_405", "CS2_106"
LEPER, HOARDER, GOLEM = "EX1_029", "EX1_096", "EX1_556"
KINGS, PLUS_TWO_HEALTH = "CS2_092e", "CS2_004e"
RAID_LEADER = "CS2_122"


# --- doomed ------------------------------------------------------------------------------------


def test_r76_at_no_health_a_minion_stays_in_play_until_the_phase_ends() -> None:
    t = table()
    yeti = t.minion(side=2)
    seen: list[tuple[int, bool]] = []
    look = note(seen, lambda: (yeti.get(ZONE), yeti.doomed))
    t.play(spell(t, damage(TARGET, 5) >> look, aimed=True), yeti)
    assert seen == [(Zone.PLAY, True)]
    assert yeti.zone == Zone.GRAVEYARD


def test_r76_to_be_destroyed_is_the_other_way_to_be_doomed() -> None:
    t = table()
    yeti = t.minion(side=2)
    seen: list[tuple[int, int]] = []
    look = note(seen, lambda: (yeti.get(ZONE), yeti.get(TO_BE_DESTROYED)))
    t.play(spell(t, destroy(TARGET) >> look, aimed=True), yeti)
    assert seen == [(Zone.PLAY, 1)]
    assert (yeti.zone, yeti.get(TO_BE_DESTROYED)) == (Zone.GRAVEYARD, 0)


def test_r77_a_doomed_minion_still_holds_its_slot() -> None:
    t = table()
    t.fill(1)
    t.play(spell(t, damage(TARGET, 5) >> summon(WISP), aimed=True), t.at(1, 0))
    assert t.row() == [YETI] * 6


def test_r77_a_doomed_minion_keeps_its_aura_and_can_trigger() -> None:
    t = table()
    yeti, leader = t.minion(), t.minion(RAID_LEADER)
    acolyte = t.minion("EX1_007", damage=1)
    t.deck(WISP, WISP)
    seen: list[int] = []
    look = note(seen, lambda: yeti.get(ATK))
    kill = destroy(TARGET) >> damage(MINIONS, 2) >> damage(MINIONS, 1) >> look
    t.play(spell(t, kill, aimed=True), leader)
    assert seen == [5], "the aura of the doomed leader"
    assert yeti.get(ATK) == 4
    assert acolyte.zone == Zone.GRAVEYARD
    assert t.cards() == [WISP, WISP], "drawn twice, the second time at −1 health"


@pytest.mark.parametrize(
    ("rescue", "left"),
    [
        pytest.param(heal(TARGET, 2), (4, 2), id="healed"),
        pytest.param(give(TARGET, PLUS_TWO_HEALTH), (4, 2), id="given-health"),
        pytest.param(bounce(TARGET), (4, 5), id="returned-to-hand"),
        pytest.param(transform(TARGET, WISP), (1, 1), id="transformed"),
    ],
)
def test_r78_the_mortally_wounded_can_be_saved(rescue: Do, left: tuple[int, int]) -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play(spell(t, damage(TARGET, 5) >> rescue, aimed=True), yeti)
    assert stats(yeti) == left
    assert yeti.zone in (Zone.PLAY, Zone.HAND)


@pytest.mark.parametrize(
    ("rescue", "lives"),
    [
        pytest.param(heal(TARGET, 9), False, id="healed"),
        pytest.param(give(TARGET, KINGS), False, id="given-health"),
        pytest.param(bounce(TARGET), True, id="returned-to-hand"),
        pytest.param(transform(TARGET, WISP), True, id="transformed"),
    ],
)
def test_r78_only_leaving_saves_what_is_to_be_destroyed(rescue: Do, *, lives: bool) -> None:
    t = table()
    yeti = t.minion(side=2, damage=2)
    t.play(spell(t, destroy(TARGET) >> rescue, aimed=True), yeti)
    assert (yeti.zone != Zone.GRAVEYARD) is lives
    assert yeti.get(TO_BE_DESTROYED) == 0


def test_r205_a_silenced_minion_has_its_battlecry_again_in_the_hand() -> None:
    """U069:12261."""
    t = table(build=20457)
    elf = t.minion("CS2_189")
    t.play(spell(t, silence(TARGET) >> bounce(TARGET), aimed=True), elf)
    assert (elf.zone, elf.get(SILENCED), elf.get(BATTLECRY)) == (Zone.HAND, 0, 1)


@pytest.mark.parametrize("build", [20457, 31761])
def test_r80_a_corpse_loses_the_keyword_that_its_text_gave(build: int) -> None:
    """U214:8722."""
    t = table(build=build)
    t.weapon("CS2_106")
    deckhand = t.play("CS2_146")
    assert deckhand.get(CHARGE) == 1
    t.kill(deckhand)
    assert deckhand.get(CHARGE) == 0


# --- the death step ------------------------------------------------------------------------------


def test_r79_all_doomed_leave_together_in_order_of_play() -> None:
    t = table()
    first = t.minion(side=2)
    weapon = t.weapon("CS2_106")
    second, third = t.minion(side=1), t.minion(side=2)
    since = len(t.game.out)
    t.kill(third, second, weapon, first)
    gone = [e for e, tag, value in written(t.game, since) if (tag, value) == (ZONE, 4)]
    assert gone == [first.id, weapon.id, second.id, third.id]
    assert blocks(t.game, since)[0] == (BlockType.DEATHS, 1)


def test_r79_nobody_leaves_in_the_middle_of_a_text() -> None:
    t = table()
    wisp = t.minion(WISP, 2)
    give_text(t.game, t.minion(), events=when_damaged(SELF, damage(ENEMY_HERO, 1)))
    seen: list[int] = []
    look = note(seen, lambda: wisp.get(ZONE))
    t.play(spell(t, damage(MINIONS, 1) >> look >> damage(MINIONS, 1) >> look))
    assert seen == [Zone.PLAY, Zone.PLAY], "nested triggers end no phase (R71)"


@pytest.mark.parametrize("build", [54613, 195635])
def test_r80_r86_what_is_written_when_a_minion_dies(build: int) -> None:
    t = table(build=build)
    yeti, neighbour = t.minion(damage=2), t.minion()
    yeti.tags[EXHAUSTED] = 1
    since = len(t.game.out)
    t.kill(yeti)
    player = t.game.owner(1)
    wanted = [
        (yeti.id, TO_BE_DESTROYED, 0),
        (player.id, NUM_MINIONS_PLAYER_KILLED_THIS_TURN, 1),
        (1, NUM_MINIONS_KILLED_THIS_TURN, 1),
        (yeti.id, EXHAUSTED, 0),
        (neighbour.id, ZONE_POSITION, 1),
        (yeti.id, ZONE_POSITION, 0),
        (yeti.id, ZONE, 4),
        (player.id, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 1),
        (player.id, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME, 1),
        (yeti.id, DAMAGE, 0),
    ]
    found = [change for change in written(t.game, since) if change in wanted]
    assert found == wanted


def test_r80_enchantments_go_and_the_stats_fall_back_to_the_printed_ones() -> None:
    t = table()
    yeti = t.minion()
    t.play("CS2_092", yeti)
    kings = yeti.attached[0]
    t.kill(yeti)
    assert kings.zone == Zone.REMOVED
    assert (yeti.get(ATK), yeti.get(HEALTH), yeti.get(DAMAGE)) == (4, 5, 0)


# --- delayed death -------------------------------------------------------------------------------


def test_r81_the_pyromancer_acts_after_the_spell() -> None:
    t = table()
    pyromancer = t.minion("NEW1_020", damage=1)
    t.play("CS2_004", pyromancer)
    assert stats(pyromancer) == (3, 2), "1 + 2 − 1: never mortally wounded"
    since = len(t.game.out)
    strike = spell(t, NOTHING)
    t.play(strike)
    kinds = [kind for kind, _ in blocks(t.game, since)]
    assert kinds == [BlockType.PLAY, BlockType.POWER, BlockType.TRIGGER]
    zones = [tag for e, tag, value in written(t.game, since) if (e, tag) == (strike.id, ZONE)]
    assert len(zones) == 2, "PLAY, then GRAVEYARD"


def test_r81_healed_before_the_phase_ends_the_acolyte_lives_and_has_drawn() -> None:
    t = table()
    acolyte, priest = t.minion("EX1_007", damage=2), t.minion()
    give_text(t.game, priest, events=when_damaged(SELF, heal(MINIONS, 1)))
    t.deck(WISP, WISP)
    t.play(spell(t, damage(MINIONS, 1)))
    assert stats(acolyte) == (1, 1)
    assert t.cards() == [WISP]


# --- deathrattles --------------------------------------------------------------------------------


@pytest.mark.parametrize("leper_first", [True, False], ids=["leper-first", "hoarder-first"])
def test_r82_deathrattles_of_one_phase_run_in_order_of_play(*, leper_first: bool) -> None:
    t = table()
    t.deck(WISP)
    names = (LEPER, HOARDER) if leper_first else (HOARDER, LEPER)
    bodies = [t.minion(name) for name in names]
    since = len(t.game.out)
    t.kill(*reversed(bodies))
    assert blocks(t.game, since) == [
        (BlockType.DEATHS, 1),
        (BlockType.TRIGGER, bodies[0].id),
        (BlockType.TRIGGER, bodies[1].id),
    ]
    assert t.hero(2).get(DAMAGE) == 2
    assert t.cards() == [WISP]


def test_r82_the_order_of_play_is_one_for_both_sides() -> None:
    t = table()
    bodies = [t.minion(LEPER, side) for side in (2, 1, 2, 1)]
    since = len(t.game.out)
    t.kill(*bodies)
    assert [entity for _, entity in blocks(t.game, since)[1:]] == [body.id for body in bodies]


def test_r83_whoever_a_deathrattle_kills_waits_for_the_next_death_phase() -> None:
    t = table()
    victim = t.minion(LEPER, 2)
    bomb, other = t.minion(), t.minion(LEPER)
    give_text(t.game, bomb, deathrattle=damage(MINIONS, 1))
    since = len(t.game.out)
    t.kill(bomb, other)
    assert blocks(t.game, since) == [
        (BlockType.DEATHS, 1),
        (BlockType.TRIGGER, bomb.id),
        (BlockType.TRIGGER, other.id),
        (BlockType.DEATHS, 1),
        (BlockType.TRIGGER, victim.id),
    ]


def test_r84_the_printed_deathrattle_first_then_the_added_ones_by_attachment() -> None:
    t = table()
    golem = t.minion(GOLEM)
    plants, stegodon = "UNG_999t2e", "UNG_952e"
    t.play(spell(t, give(TARGET, stegodon) >> give(TARGET, plants), aimed=True), golem)
    order = [golem.id] * 3
    since = len(t.game.out)
    t.kill(golem)
    assert [entity for kind, entity in blocks(t.game, since) if kind == BlockType.TRIGGER] == order
    summoned = [str(p[2]) for p in t.game.out[since:] if p[0] == FULL]
    assert summoned == ["skele21", "UNG_810", "UNG_999t2t1", "UNG_999t2t1"]


def test_r85_what_a_deathrattle_summons_takes_the_old_place() -> None:
    t = table()
    t.minion(WISP)
    golem = t.minion(GOLEM)
    t.minion(RAPTOR)
    t.kill(golem)
    assert t.row() == [WISP, "skele21", RAPTOR]


def test_r85_places_move_with_what_dies_and_appears_meanwhile() -> None:
    t = table()
    t.minion(WISP)
    dead = [t.minion(RAPTOR), t.minion(GOLEM)]
    t.minion(YETI)
    t.kill(*dead)
    assert t.row() == [WISP, "skele21", YETI], "the raptor at its left is gone, too"
    t = table()
    t.minion(WISP)
    dead = [t.minion("FP1_002"), t.minion(GOLEM)]
    t.minion(YETI)
    t.kill(*dead)
    assert t.row() == [WISP, "FP1_002t", "FP1_002t", "skele21", YETI]


@pytest.mark.parametrize(
    "removal",
    [
        pytest.param(bounce(TARGET), id="returned-to-hand"),
        pytest.param(transform(TARGET, WISP), id="transformed"),
    ],
)
def test_r87_who_leaves_the_board_alive_has_no_deathrattle(removal: Do) -> None:
    t = table()
    t.deck(WISP)
    hoarder = t.minion(HOARDER)
    t.play(spell(t, removal, aimed=True), hoarder)
    assert len(t.game.deck[1]) == 1


def test_r87_neither_discarded_nor_milled_nor_burned_cards_have_one() -> None:
    t = table()
    t.deck(HOARDER, HOARDER, WISP)
    t.hand(HOARDER)
    t.play(spell(t, discard(1)))
    assert t.cards() == []
    t.play(spell(t, mill(FRIENDLY_DECK)))
    assert len(t.game.deck[1]) == 0
    t.deck(HOARDER, WISP)
    for _ in range(10):
        t.hand(YETI)
    t.play(spell(t, draw(1)))
    assert [card.card_id for card in t.game.deck[1]] == [WISP]


# --- heroes and weapons --------------------------------------------------------------------------


def test_r88_both_heroes_dead_in_one_phase_is_a_tie() -> None:
    t = table()
    t.play(spell(t, damage(HEROES, 30)))
    assert [t.tag(PLAYSTATE, side) for side in (1, 2)] == [PlayState.TIED, PlayState.TIED]


def test_r88_a_hero_dead_at_death_creation_is_lost_whatever_follows() -> None:
    t = table()
    medic = give_text(t.game, t.minion(), deathrattle=heal(FRIENDLY_HERO, 10))
    t.play(spell(t, damage(FRIENDLY_HERO, 30) >> destroy(MINIONS)))
    assert medic.zone == Zone.GRAVEYARD
    assert [t.tag(PLAYSTATE, side) for side in (1, 2)] == [PlayState.LOST, PlayState.WON]


def test_r74_a_hero_healed_in_the_same_phase_survives() -> None:
    t = table()
    t.play(spell(t, damage(FRIENDLY_HERO, 33) >> heal(FRIENDLY_HERO, 4)))
    assert t.hero(1).health_left == 1
    assert t.tag(PLAYSTATE) == PlayState.PLAYING


def test_r89_a_weapon_dies_with_the_minions_and_its_deathrattle_by_order_of_play() -> None:
    t = table()
    t.deck(WISP)
    first = t.minion(HOARDER)
    axe = give_text(t.game, t.weapon("CS2_106"), deathrattle=damage(CHARACTERS, 1))
    last = t.minion(LEPER)
    since = len(t.game.out)
    t.kill(last, axe, first)
    deaths = [entity for kind, entity in blocks(t.game, since) if kind == BlockType.TRIGGER]
    assert deaths == [first.id, axe.id, last.id]
    assert t.hero(2).get(DAMAGE) == 3


def test_r90_r245_reborn_comes_after_the_deathrattle() -> None:
    t = table()
    golem, right = t.minion(GOLEM), t.minion(WISP)
    golem.tags[REBORN] = 1
    t.kill(golem)
    assert sorted(t.row()) == sorted(["skele21", GOLEM, right.card_id])
    token = next(e for e in t.game.board[1] if e.card_id == "skele21")
    back = next(e for e in t.game.board[1] if e.card_id == GOLEM)
    assert token.id < back.id
    assert stats(back) == (2, 1)
    assert back.get(REBORN) == 0


def test_r164_a_corpse_for_each_friendly_minion_written_among_the_deaths() -> None:
    t = table("HERO_11", build=195635)
    mine, foe = [t.minion(), t.minion()], t.minion(side=2)
    since = len(t.game.out)
    t.kill(*mine, foe)
    assert t.tag(CORPSES) == 2
    told = written(t.game, since, of=t.game.owner(1))
    assert [v for _, tag, v in told if tag == CORPSES] == [1, 2]


def test_bane_of_doom_marks_what_it_kills() -> None:
    t = table()
    raptor = t.minion(RAPTOR, 2)
    since = len(t.game.out)
    t.play("EX1_320", raptor)
    assert (raptor.id, TO_BE_DESTROYED, 1) in written(t.game, since)


@pytest.mark.parametrize("exhausted", [0, 1])
def test_r203_of_old_a_transformed_minion_is_as_exhausted_as_before(exhausted: int) -> None:
    t = table(build=19632)
    yeti = t.minion()
    yeti.tags[EXHAUSTED] = exhausted
    t.play(spell(t, transform(TARGET, WISP), aimed=True), yeti)
    (wisp,) = t.game.board[1]
    assert (wisp.card_id, wisp.get(EXHAUSTED)) == (WISP, exhausted)


@pytest.mark.parametrize(("build", "affected"), [(19632, False), (22611, True)])
def test_r76_whether_destroying_affects(build: int, affected: bool) -> None:
    t = table(build=build)
    yeti = t.minion()
    killer = t.play(spell(t, destroy(TARGET), aimed=True), yeti)
    assert yeti.get(LAST_AFFECTED_BY) == (killer.id if affected else 0)


def test_r76_since_148211_destroying_tells_its_source() -> None:
    t = table(build=148211)
    yeti = t.minion()
    killer = t.play(spell(t, destroy(TARGET), aimed=True), yeti)
    assert yeti.get(LAST_AFFECTING_SOURCE) == killer.id


@pytest.mark.parametrize(("build", "affected"), [(19632, True), (23966, False)])
def test_r97_dagger_mastery_of_old_takes_the_dagger_away_itself(build: int, affected: bool) -> None:
    t = table("HERO_03", build=build)
    old = t.weapon("CS2_082")
    t.play(t.power())
    assert old.zone == Zone.GRAVEYARD
    assert (old.get(LAST_AFFECTED_BY) == t.power().id) == affected


@pytest.mark.parametrize("build", [22611, 68600, 165029])
def test_r97_dagger_mastery_destroys_the_dagger_since_22611(build: int) -> None:
    t = table("HERO_03", build=build)
    old = t.weapon("CS2_082")
    since = len(t.game.out)
    t.play(t.power())
    told = [(tag, value) for entity, tag, value in written(t.game, since) if entity == old.id]
    assert [each for each in told if each[0] in (TO_BE_DESTROYED, LAST_AFFECTED_BY)] == [
        (TO_BE_DESTROYED, 1),
        (LAST_AFFECTED_BY, t.power().id),
        (LAST_AFFECTED_BY, t.game.weapon[1].id if t.game.weapon[1] else 0),
        (TO_BE_DESTROYED, 0),
    ]
    assert old.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(("build", "again"), [(29349, True), (29933, False)])
def test_r80_up_to_29349_the_dead_are_as_printed_again(build: int, again: bool) -> None:
    t = table(build=build)
    tiger, squire = t.minion(TIGER), t.minion(SQUIRE)
    worn = {STEALTH: 0, NUM_ATTACKS_THIS_TURN: 1, FROZEN: 1}
    tiger.tags |= worn
    squire.tags[DIVINE_SHIELD] = 0
    t.play(spell(t, silence(TARGET), aimed=True), t.minion(SHIELDBEARER))
    shieldbearer = t.at(1, 2)
    t.kill(tiger, squire, shieldbearer)
    assert {tag: tiger.get(tag) for tag in worn} == (
        {STEALTH: 1, NUM_ATTACKS_THIS_TURN: 0, FROZEN: 0} if again else worn
    )
    assert squire.get(DIVINE_SHIELD) == again
    assert (shieldbearer.get(SILENCED), shieldbearer.get(TAUNT)) == ((0, 1) if again else (1, 0))


def test_r80_the_dead_are_not_just_transformed() -> None:
    t = table()
    yeti = t.minion()
    yeti.tags[JUST_TRANSFORMED] = 1
    t.kill(yeti)
    assert yeti.get(JUST_TRANSFORMED) == 0


def test_r80_a_broken_weapon_is_not_exhausted() -> None:
    t = table()
    axe = t.weapon(WAR_AXE)
    t.end_turn()
    assert axe.get(EXHAUSTED) == 1
    t.play(spell(t, destroy(ENEMY_WEAPON)))
    assert (axe.zone, axe.get(EXHAUSTED)) == (Zone.GRAVEYARD, 0)


@pytest.mark.parametrize(
    ("build", "kept"), [(31532, 0), (33157, 1), (88998, 1), (145077, 1), (148211, 0)]
)
def test_r80_whether_the_dead_know_who_made_them(build: int, kept: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    yeti.tags[TAG_1254] = 1
    t.kill(yeti)
    assert yeti.get(TAG_1254) == kept


def test_r164_since_168788_every_class_keeps_corpses() -> None:
    for build, corpses in ((159202, 0), (168788, 1)):
        t = table(build=build)
        t.kill(t.minion())
        assert t.tag(CORPSES) == corpses


def test_r85_the_neighbours_of_a_dead_minion_are_those_beside_its_place() -> None:
    t = table()
    left, martyr, right, far = (t.minion() for _ in range(4))
    give_text(t.game, martyr, deathrattle=damage(ADJACENT, 1))
    t.kill(martyr)
    assert [e.get(DAMAGE) for e in (left, right, far)] == [1, 1, 0]


@pytest.mark.parametrize(("build", "row"), [(31761, ["2", "1"]), (134558, ["1", "2"])])
def test_r85_several_tokens_push_each_other_or_stand_in_order(build: int, row: list[str]) -> None:
    t = table(build=build)
    mother = t.minion("FP1_002")
    first = t.game.next_id
    t.kill(mother)
    assert [str(e.id - first + 1) for e in t.game.row(1)] == row


@pytest.mark.parametrize(("build", "row"), [(14830, [2, 1]), (190416, [1, 2])])
def test_r85_what_dies_together_does_not_move_its_places_up_to_33157(
    build: int, row: list[int]
) -> None:
    """U074:7369, U092b:31165."""
    t = table("HERO_06", build=build)
    dead = [give_text(t.game, t.minion(), deathrattle=summon(WISP)) for _ in range(2)]
    first = t.game.next_id
    t.kill(*dead)
    assert [e.id - first + 1 for e in t.game.row(1)] == row


@pytest.mark.parametrize(("build", "row"), [(31761, [3, 2]), (190416, [1, 2])])
def test_r85_the_tokens_of_a_second_deathrattle_push_or_stand_behind(
    build: int, row: list[int]
) -> None:
    """U146:8009; U363:17465, U472:8979."""
    t = table("HERO_06", build=build)
    yeti = t.minion()
    give_text(t.game, yeti, deathrattle=summon(WISP))
    t.minion()
    t.play(spell(t, give(TARGET, "UNG_999t2e"), aimed=True), yeti)
    first = t.game.next_id
    t.kill(yeti)
    assert [e.id - first + 1 for e in t.game.row(1)[:2]] == row


def test_r84_an_unknown_minion_with_a_given_deathrattle_has_none_of_its_own() -> None:
    """U568:25894: the Minecart Cruiser's only Deathrattle is Soul of the Forest's."""
    t = table("HERO_06", build=223542)
    unknown = t.minion()
    unknown.script = None
    t.play("EX1_158")
    assert len(deathrattles(t.game, unknown)) == 1
    unknown.attached.clear()
    assert [carrier for carrier, _ in deathrattles(t.game, unknown)] == [unknown]


@pytest.mark.parametrize(
    ("build", "after"), [(22611, (0, 1, 1)), (29349, (0, 1, 1)), (29933, (1, 0, 0))]
)
def test_r80_up_to_29349_a_corpse_has_its_printed_keywords_again(
    build: int, after: tuple[int, int, int]
) -> None:
    t = table(build=build)
    tirion = t.minion("EX1_383")
    t.play(spell(t, silence(TARGET), aimed=True), tirion)
    t.kill(tirion)
    assert tuple(tirion.get(tag) for tag in (SILENCED, DIVINE_SHIELD, TAUNT)) == after


def test_r80_a_stat_that_the_board_makes_ends_with_the_stay() -> None:
    t = table()
    creeper = t.minion("UNG_928", side=2)
    assert creeper.get(ATK) == 3
    t.kill(creeper)
    assert creeper.get(ATK) == 1


@pytest.mark.parametrize(
    ("first", "wanted"), [("EX1_595", ["draw", "summon"]), (GOLEM, ["summon", "draw"])]
)
def test_r82_a_death_trigger_and_a_deathrattle_run_in_order_of_play(
    first: str, wanted: list[str]
) -> None:
    """U331:8865, U212:7702, U195:3130: who is older than the dead one acts first."""
    t = table()
    t.deck(YETI)
    second = GOLEM if first == "EX1_595" else "EX1_595"
    bodies = {card: t.minion(card) for card in (first, second)}
    since = len(t.game.out)
    t.kill(bodies[GOLEM])
    happened = [
        "summon" if kind == FULL else "draw"
        for kind, entity, tag, value, _ in t.game.out[since:]
        if kind == FULL or (kind == TAG and tag == ZONE and value == Zone.HAND)
    ]
    assert happened == wanted
