"""The turn: readying, mana, the draw, the end, and what lasts this turn only (R40–R58)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import PlayState, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COMBO_ACTIVE,
    CURRENT_PLAYER,
    DAMAGE,
    EXHAUSTED,
    EXTRA_ATTACKS_THIS_TURN,
    EXTRA_TURNS_TAKEN_THIS_GAME,
    FROZEN,
    IS_CURRENT_TURN_AN_EXTRA_TURN,
    JUST_PLAYED,
    MAXRESOURCES,
    NUM_ATTACKS_THIS_TURN,
    NUM_CARDS_BURNED_THIS_GAME,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_SECRETS_TRIGGERED_THIS_GAME,
    NUM_TURNS_IN_HAND,
    NUM_TURNS_IN_PLAY,
    NUM_TURNS_LEFT,
    OVERLOAD,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    PLAYSTATE,
    RESOURCES,
    RESOURCES_USED,
    STEP,
    TEMP_RESOURCES,
    TURN,
    TURN_DRAWN,
)
from hsreplay_sim.cards.words.effects import add_card, damage, draw, freeze, give, script
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_HERO,
    FRIENDLY_HERO,
    MINIONS,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import turn_end, turn_start, when_damaged
from hsreplay_sim.engine.moves.ending import concede
from hsreplay_sim.engine.moves.turn import run_out_of_time
from hsreplay_sim.engine.options.options import options
from table import YETI, Table, table
from texts import give_text, spell, written

WISP, RAPTOR, OGRE = "CS2_231", "CS2_172", "CS2_200"
COIN, DOOMSAYER, LEPER = "GAME_005", "NEW1_021", "EX1_029"


def left(t: Table, side: int = 1) -> int:
    """Mana that can be spent."""
    tags = t.game.owner(side).tags
    used = tags.get(RESOURCES_USED, 0)
    return tags.get(RESOURCES, 0) - used + tags.get(TEMP_RESOURCES, 0)


def test_r40_r8_the_turn_passes_and_counts() -> None:
    t = table()
    before = t.game.root.get(TURN)
    t.end_turn()
    assert t.game.root.get(TURN) == before + 1
    assert [t.tag(CURRENT_PLAYER, side) for side in (1, 2)] == [0, 1]


def test_r41_the_steps_of_a_turn() -> None:
    t = table()
    since = len(t.game.out)
    t.end_turn()
    steps = [value for _, tag, value in written(t.game, since) if tag == STEP]
    assert steps == [
        Step.MAIN_END, Step.MAIN_CLEANUP, Step.MAIN_NEXT, Step.MAIN_READY,
        Step.MAIN_START_TRIGGERS, Step.MAIN_START, Step.MAIN_ACTION,
    ]  # fmt: skip


def test_r41_readying_is_written_in_this_order() -> None:
    t = table(build=54613, mana=4)
    t.deck(WISP, WISP)
    yeti = t.minion(side=2)
    yeti.tags[EXHAUSTED] = 1
    foe = t.game.owner(2)
    foe.tags |= {OVERLOAD_OWED: 1, RESOURCES_USED: 3, NUM_CARDS_PLAYED_THIS_TURN: 2}
    since = len(t.game.out)
    t.end_turn()
    wanted = [
        (yeti.id, NUM_TURNS_IN_PLAY, 2),
        (foe.id, RESOURCES, 5),
        (foe.id, RESOURCES_USED, 1),
        (foe.id, OVERLOAD_LOCKED, 1),
        (foe.id, OVERLOAD_OWED, 0),
        (foe.id, NUM_CARDS_PLAYED_THIS_TURN, 0),
        (yeti.id, EXHAUSTED, 0),
    ]
    assert [change for change in written(t.game, since) if change in wanted] == wanted


def test_r42_r43_r228_overload_locks_crystals_for_one_turn() -> None:
    t = table(mana=5)
    strike = spell(t, damage(ENEMY_HERO, 1))
    assert strike.card is not None
    bolt = t.hand("EX1_238")
    assert bolt.get(OVERLOAD) == 1
    t.play(bolt, t.hero(2))
    assert t.tag(OVERLOAD_OWED) == 1
    seen = []
    for _ in range(2):
        t.end_turn()
        t.end_turn()
        seen.append((t.tag(RESOURCES), left(t), t.tag(OVERLOAD_LOCKED)))
    assert seen == [(6, 5, 1), (7, 7, 0)]


@pytest.mark.parametrize(("most", "then"), [(0, 10), (10, 10), (20, 11)])
def test_r44_r207_ten_crystals_unless_the_player_may_have_more(most: int, then: int) -> None:
    t = table(mana=10)
    t.game.owner(2).tags[MAXRESOURCES] = most
    t.end_turn()
    assert t.tag(RESOURCES, 2) == then


def test_r45_a_minion_may_attack_in_the_next_own_turn() -> None:
    t = table()
    yeti = t.play(YETI)
    assert t.refuses(yeti, t.hero(2))
    t.end_turn()
    t.end_turn()
    t.attack(yeti, t.hero(2))


def test_r46_r47_the_start_of_the_turn_comes_before_its_draw() -> None:
    t = table()
    t.deck(LEPER, side=2)
    log: list[int] = []
    look = script(lambda g, me, it: log.append(len(g.hand[2])))
    give_text(t.game, t.minion(side=2), events=turn_start(look))
    doomsayer, yeti = t.minion(DOOMSAYER, 2), t.minion()
    t.end_turn()
    assert log == [0]
    assert (doomsayer.zone, yeti.zone) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    assert t.cards(2) == [LEPER]


def test_r53_r54_deaths_at_the_end_of_a_turn_come_before_this_turns_effects_end() -> None:
    t = table()
    leper, yeti = t.minion(LEPER), t.minion()
    t.play(spell(t, give(TARGET, "CS2_188o"), aimed=True), yeti)
    log: list[int] = []
    look = script(lambda g, me, it: log.append(yeti.get(ATK)))
    give_text(t.game, t.minion(OGRE), events=turn_end(damage(MINIONS, 1)))
    give_text(t.game, leper, deathrattle=look)
    t.end_turn()
    assert log == [6]
    assert yeti.get(ATK) == 4


def test_r55_what_the_cleanup_forgets() -> None:
    t = table()
    yeti = t.play(YETI)
    assert (yeti.get(JUST_PLAYED), t.tag(COMBO_ACTIVE)) == (1, 1)
    t.end_turn()
    assert (yeti.get(JUST_PLAYED), t.tag(COMBO_ACTIVE)) == (0, 0)


@pytest.mark.parametrize("build", [22611, 54613])
def test_r55_counters_of_a_turn_start_anew(build: int) -> None:
    t = table(build=build)
    t.play(WISP)
    t.end_turn()
    t.end_turn()
    assert (t.tag(NUM_CARDS_PLAYED_THIS_TURN), t.tag(NUM_OPTIONS_PLAYED_THIS_TURN)) == (0, 0)
    assert t.tag(COMBO_ACTIVE) == 0


def test_r55_attacks_that_a_text_forced_in_the_enemys_turn_are_forgotten_too() -> None:
    t = table(build=31532)
    for side in (1, 2):
        t.game.owner(side).tags[NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN] = 2
    t.end_turn()
    assert [t.tag(NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN, side) for side in (1, 2)] == [0, 0]


def test_r56_nothing_is_discarded_at_the_end_of_a_turn() -> None:
    t = table()
    for _ in range(10):
        t.hand(WISP)
    give_text(t.game, t.minion(), events=turn_end(add_card(RAPTOR)))
    t.end_turn()
    assert t.cards() == [WISP] * 10


def test_r57_an_extra_turn_is_the_same_players() -> None:
    t = table(build=54613)
    turn = t.game.root.get(TURN)
    t.game.owner(1).tags[NUM_TURNS_LEFT] = 2
    t.end_turn()
    assert (t.game.current, t.game.root.get(TURN)) == (1, turn + 1)
    t.end_turn()
    assert t.game.current == 2


@pytest.mark.parametrize("build", [20457, 179020])
def test_r57_extra_turns_are_counted_and_told(build: int) -> None:
    t = table(build=build)
    me = t.game.owner(1)
    me.tags[NUM_TURNS_LEFT] = 2
    since = len(t.game.out)
    t.end_turn()
    told = [each for each in written(t.game, since) if each[1] == CURRENT_PLAYER]
    assert told == [(me.id, CURRENT_PLAYER, 0), (me.id, CURRENT_PLAYER, 1)]
    assert t.game.root.get(IS_CURRENT_TURN_AN_EXTRA_TURN) == 1
    t.end_turn()
    assert t.game.root.get(IS_CURRENT_TURN_AN_EXTRA_TURN) == 0
    assert (t.game.root.get(EXTRA_TURNS_TAKEN_THIS_GAME), me.get(EXTRA_TURNS_TAKEN_THIS_GAME)) == (
        1,
        1,
    )


def test_r35_r58_the_coins_mana_is_for_this_turn() -> None:
    t = table(mana=1)
    t.play(COIN)
    assert left(t) == 2
    t.end_turn()
    assert t.tag(TEMP_RESOURCES) == 0
    t.end_turn()
    assert left(t) == 2


def test_r36_the_coin_is_a_card_and_a_spell() -> None:
    t = table("HERO_03")
    wyrm = t.minion("NEW1_012")
    t.play(COIN)
    assert wyrm.get(ATK) == 2
    assert (t.tag(COMBO_ACTIVE), t.tag(NUM_CARDS_PLAYED_THIS_TURN)) == (1, 1)
    t.play(give_text(t.game, t.hand(RAPTOR), combo=damage(ENEMY_HERO, 3)))
    assert t.hero(2).get(DAMAGE) == 3


def test_r52_the_other_player_can_only_concede() -> None:
    t = table()
    t.hand(WISP, 2)
    t.minion(side=2)
    assert not [o for o in options(t.game, 2) if o.legal and o.entity is not None]
    concede(t.game, 2)
    assert t.tag(PLAYSTATE, 1) == PlayState.WON


# --- freeze --------------------------------------------------------------------------------------


def test_r170_frozen_before_its_attack_it_thaws_at_the_end_of_the_same_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play(spell(t, freeze(TARGET), aimed=True), yeti)
    assert t.refuses(yeti, t.hero(2))
    t.end_turn()
    assert yeti.get(FROZEN) == 0


def test_r170_frozen_after_its_attack_it_stays_until_the_end_of_the_next_own_turn() -> None:
    t = table()
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    t.play(spell(t, freeze(TARGET), aimed=True), yeti)
    seen = []
    for _ in range(3):
        t.end_turn()
        seen.append(yeti.get(FROZEN))
    assert seen == [1, 1, 0]
    assert yeti.get(NUM_ATTACKS_THIS_TURN) == 0


def test_r170_an_enemy_thaws_at_the_end_of_its_own_turn() -> None:
    t = table()
    foe = t.minion(side=2)
    t.play(spell(t, freeze(TARGET), aimed=True), foe)
    seen = []
    for _ in range(2):
        t.end_turn()
        seen.append(foe.get(FROZEN))
    assert seen == [1, 0]


def test_r170_a_newcomer_thaws_at_the_end_of_the_next_own_turn() -> None:
    t = table()
    yeti = t.play(YETI)
    t.play(spell(t, freeze(TARGET), aimed=True), yeti)
    seen = []
    for _ in range(3):
        t.end_turn()
        seen.append(yeti.get(FROZEN))
    assert seen == [1, 1, 0]


def test_r170_the_frozen_strike_back() -> None:
    t = table()
    foe = t.minion(side=2)
    foe.tags[FROZEN] = 1
    mine = t.minion(OGRE)
    t.attack(mine, foe)
    assert mine.get(DAMAGE) == 4


def test_r51_r214_a_turn_may_pass_without_an_action() -> None:
    t = table()
    for _ in range(4):
        t.end_turn()
    assert t.game.root.get(STEP) == Step.MAIN_ACTION


def test_r51_the_absent_have_shorter_turns_until_they_take_an_option() -> None:
    t = table()
    run_out_of_time(t.game)
    afk = t.hero(1).attached
    assert [e.card_id for e in afk] == ["GAME_004"]
    t.end_turn()
    t.play(YETI)
    assert len(afk) == 1
    t.end_turn()
    t.play(YETI)
    assert afk == []


def test_r46_a_hero_that_dies_at_the_start_of_a_turn_draws_no_more() -> None:
    t = table()
    t.deck(WISP, side=2)
    give_text(t.game, t.minion(side=2), events=turn_start(damage(FRIENDLY_HERO, 40)))
    t.end_turn()
    assert t.cards(2) == []
    assert t.tag(PLAYSTATE, 2) == PlayState.LOST


def test_r53_end_of_turn_texts_run_in_order_of_play() -> None:
    t = table()
    t.deck(WISP)
    give_text(t.game, t.minion(), events=turn_end(damage(CHARACTERS, 1)))
    give_text(t.game, t.minion(), events=when_damaged(FRIENDLY_HERO, draw(1)))
    t.end_turn()
    assert t.cards() == [WISP]


def test_r41_who_attacked_in_the_turn_of_the_other_is_ready_as_well() -> None:
    t = table()
    theirs = t.minion(side=2)
    theirs.tags[NUM_ATTACKS_THIS_TURN] = 1
    t.end_turn()
    assert theirs.get(NUM_ATTACKS_THIS_TURN) == 0


def test_r41_a_hero_has_its_extra_attacks_for_one_turn() -> None:
    t = table(build=45310)
    hero = t.hero(1)
    hero.tags |= {NUM_ATTACKS_THIS_TURN: 2, EXTRA_ATTACKS_THIS_TURN: 1}
    t.end_turn()
    t.end_turn()
    assert (hero.get(NUM_ATTACKS_THIS_TURN), hero.get(EXTRA_ATTACKS_THIS_TURN)) == (0, 0)


@pytest.mark.parametrize(
    ("build", "counted"),
    [
        pytest.param(43246, []),
        pytest.param(45310, ["options", "turns", "drawn"]),
        pytest.param(60352, ["options", "turns", "drawn", "burned"]),
        pytest.param(66927, ["options", "turns", "drawn", "burned", "secrets"]),
        pytest.param(192896, ["options", "turns", "drawn", "burned", "secrets"]),
        pytest.param(195635, ["options", "turns", "drawn", "burned"]),
    ],
)
def test_r55_what_is_counted_for_the_game_came_build_by_build(
    build: int, counted: list[str]
) -> None:
    t = table(build=build)
    held, (drawn,) = t.hand(WISP), t.deck(WISP)
    t.deck(WISP, side=2)
    t.game.create("EX1_609", 1, Zone.SECRET)
    while len(t.game.hand[2]) < 10:
        t.hand(WISP, side=2)
    t.end_turn()
    t.play(t.game.hand[2][0])
    t.end_turn()
    found = {
        "options": t.game.root.get(NUM_OPTIONS_PLAYED_THIS_GAME),
        "turns": held.get(NUM_TURNS_IN_HAND),
        "drawn": drawn.get(TURN_DRAWN),
        "burned": t.tag(NUM_CARDS_BURNED_THIS_GAME, 2),
        "secrets": t.tag(NUM_SECRETS_TRIGGERED_THIS_GAME),
    }
    assert [name for name, value in found.items() if value] == counted
