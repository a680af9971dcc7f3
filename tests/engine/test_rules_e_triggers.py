"""Sequences, phases, triggers: who hears an event, when, and in which order (R59–R75, R193)."""

from __future__ import annotations

import ast

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import ATK, ATTACKING, DAMAGE, HEALTH, TO_BE_DESTROYED, ZONE
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    Do,
    damage,
    destroy,
    draw,
    script,
    summon,
    take_control,
)
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_MINIONS,
    MINION,
    MINIONS,
    SELF,
    SPELL,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import (
    after_played,
    after_summon,
    in_zone,
    turn_end,
    when_damaged,
    when_died,
    when_drawn,
    when_played,
)
from places import ROOT
from table import YETI, table
from texts import blocks, give_text, note, spell, written

WISP, RAPTOR, ACOLYTE = "CS2_231", "CS2_172", "EX1_007"
TEACHER, PYROMANCER, JUGGLER = "NEW1_026", "NEW1_020", "NEW1_019"
SCIENTIST, MIRROR_ENTITY = "FP1_004", "EX1_294"


def named(log: list[str], name: str) -> Do:
    """A text that only writes its name into a log."""
    return script(lambda g, me, it: log.append(name))


# --- nesting -------------------------------------------------------------------------------------


def test_r59_r60_a_play_holds_its_text_and_the_triggers_it_starts() -> None:
    t = table()
    teacher = t.minion(TEACHER)
    strike = spell(t, damage(ENEMY_HERO, 1))
    since = len(t.game.out)
    t.play(strike)
    assert blocks(t.game, since) == [
        (BlockType.PLAY, strike.id), (BlockType.TRIGGER, teacher.id), (BlockType.POWER, strike.id),
    ]  # fmt: skip
    depth = 0
    for packet in t.game.out[since:]:
        depth += {5: 1, 6: -1}.get(packet[0], 0)
        assert depth >= 0
    assert depth == 0


def test_r63_r71_consequences_come_before_the_next_trigger_of_the_queue() -> None:
    t = table()
    log: list[str] = []
    t.deck(WISP)
    t.minion(ACOLYTE)
    give_text(t.game, t.minion(), events=when_drawn(FRIENDLY, named(log, "drawn")))
    give_text(t.game, t.minion(), events=when_damaged(SELF, named(log, "hurt")))
    t.play(spell(t, damage(MINIONS, 1)))
    assert log == ["drawn", "hurt"]


# --- the queue -----------------------------------------------------------------------------------


def test_r61_who_appears_later_does_not_join_the_queue() -> None:
    t = table()
    t.minion(TEACHER)
    t.minion(TEACHER)
    t.play(spell(t, damage(ENEMY_HERO, 1)))
    assert t.row().count("NEW1_026t") == 2
    t = table()
    give_text(t.game, t.minion(), events=when_played(SPELL & FRIENDLY, summon(TEACHER)))
    t.play(spell(t, damage(ENEMY_HERO, 1)))
    assert t.row() == [YETI, TEACHER]


def test_r62_the_mortally_wounded_still_trigger_who_left_does_not() -> None:
    t = table()
    log: list[str] = []
    killer = t.minion()
    victim = t.minion(WISP)
    give_text(t.game, victim, events=turn_end(named(log, "victim")))
    give_text(t.game, killer, events=when_played(SPELL, damage(FRIENDLY_MINIONS, 1)))
    give_text(t.game, victim, events=when_played(SPELL, named(log, "victim")))
    t.play(spell(t, damage(ENEMY_HERO, 1)))
    assert log == ["victim"]
    log.clear()
    t.end_turn()
    t.end_turn()
    victim = give_text(t.game, t.minion(WISP), events=turn_end(named(log, "victim")))
    give_text(t.game, killer, events=turn_end(destroy(MINIONS)))
    t.end_turn()
    assert log == ["victim"], "the dead wait until all have answered (U091a:10448, U172:12925)"


def test_r64_a_trigger_answers_an_event_once() -> None:
    t = table()
    t.deck(WISP, WISP)
    log: list[str] = []
    give_text(t.game, t.minion(), events=after_played(SPELL, named(log, "a") >> draw(1)))
    t.play(spell(t, damage(ENEMY_HERO, 1)))
    assert log == ["a"]
    assert t.cards() == [WISP]


def test_r65_whenever_comes_before_the_text_and_after_behind_it() -> None:
    t = table()
    t.minion(TEACHER)
    t.minion(PYROMANCER)
    seen: list[list[int]] = []
    look = note(seen, lambda: [len(t.row()), *(e.get(DAMAGE) for e in t.game.row(1))])
    t.play(spell(t, look))
    assert seen == [[3, 0, 0, 0]], "the token is there, nobody is hurt"
    assert t.at(1, 0).get(DAMAGE) == 1


# --- validated triggers (9.1) --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "hurt"),
    [pytest.param(19632, 1, id="up-to-9.1"), pytest.param(54613, 0, id="since-9.1")],
)
def test_r66_an_after_trigger_must_have_been_there_when_the_action_began(
    build: int, hurt: int
) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play(spell(t, summon(PYROMANCER)))
    assert yeti.get(DAMAGE) == hurt


@pytest.mark.parametrize(
    ("build", "row"),
    [pytest.param(19632, [RAPTOR], id="up-to-9.1"), pytest.param(54613, [], id="since-9.1")],
)
def test_r95_r169_a_secret_put_up_by_the_battlecry_copies_the_minion_up_to_9_1(
    build: int, row: list[str]
) -> None:
    t = table(build=build)
    t.minion(SCIENTIST, 2)
    t.deck(MIRROR_ENTITY, side=2)
    raptor = give_text(t.game, t.hand(RAPTOR), action=damage(ENEMY_MINIONS, 2))
    t.play(raptor)
    assert t.row(2) == row
    assert len(t.game.secrets[2]) == (0 if row else 1)


@pytest.mark.parametrize(
    ("build", "log"),
    [pytest.param(19632, ["ghoul"], id="up-to-9.1"), pytest.param(54613, [], id="since-9.1")],
)
def test_r67_who_arrives_in_a_death_phase_sees_none_of_its_deaths(
    build: int, log: list[str]
) -> None:
    t = table(build=build)
    found: list[str] = []

    def bring(g: object, me: object, it: object) -> None:
        give_text(t.game, t.minion(), events=when_died(MINION, named(found, "ghoul")))

    first, second = t.minion(), t.minion(WISP)
    give_text(t.game, first, deathrattle=script(bring))
    t.kill(first, second)
    assert found[:1] == log


# --- order ---------------------------------------------------------------------------------------


def test_r68_player_one_first_whoever_moves_and_whoever_is_older() -> None:
    t = table()
    log: list[str] = []
    for name, side in (("2 old", 2), ("1 old", 1), ("2 new", 2), ("1 new", 1)):
        give_text(t.game, t.minion(side=side), events=after_summon(MINION, named(log, name)))
    log.clear()
    t.play(spell(t, summon(WISP)))
    assert log == ["1 old", "1 new", "2 old", "2 new"]


def test_r68_damage_events_go_by_order_of_play_alone() -> None:
    t = table()
    log: list[str] = []
    for name, side in (("2 old", 2), ("1 old", 1), ("2 new", 2)):
        give_text(t.game, t.minion(side=side), events=when_damaged(SELF, named(log, name)))
    t.play(spell(t, damage(MINIONS, 1)))
    assert log == ["2 old", "1 old", "2 new"]


def test_r69_the_board_before_the_hand_before_the_deck() -> None:
    t = table()
    log: list[str] = []
    (in_deck,) = t.deck(YETI)
    give_text(t.game, in_deck, in_deck=in_zone(when_played(SPELL, named(log, "deck")), Zone.DECK))
    give_text(t.game, t.hand(YETI), in_hand=when_played(SPELL, named(log, "hand")))
    give_text(t.game, t.minion(), events=when_played(SPELL, named(log, "board")))
    t.play(spell(t, damage(ENEMY_HERO, 1)))
    assert log == ["board", "hand", "deck"]


def test_r70_of_two_summoned_at_once_the_first_is_older() -> None:
    t = table()
    t.play(spell(t, summon(WISP, 2)))
    first, second = t.game.board[1]
    assert first.order < second.order
    assert (first.id, second.id) == (min(first.id, second.id), max(first.id, second.id))


def test_r70_a_change_of_control_keeps_the_age() -> None:
    t = table()
    log: list[str] = []
    thing = t.minion(side=2)
    give_text(t.game, thing, events=when_damaged(SELF, named(log, "stolen")))
    give_text(t.game, t.minion(), events=when_damaged(SELF, named(log, "mine")))
    t.play(spell(t, take_control(TARGET), aimed=True), thing)
    t.play(spell(t, damage(MINIONS, 1)))
    assert log == ["stolen", "mine"]


@pytest.mark.parametrize(
    ("build", "wound"),
    [pytest.param(22611, 5, id="up-to-25252"), pytest.param(54613, 2, id="since-25770")],
)
def test_r72_a_wound_before_the_exchange_enrages_in_time_up_to_12_0(build: int, wound: int) -> None:
    t = table(build=build)
    t.game.create("EX1_610", 2, Zone.SECRET)
    berserker = t.minion("EX1_393")
    t.play("CS2_004", berserker)
    t.attack(berserker, t.hero(2))
    assert t.hero(2).get(DAMAGE) == wound


def test_r72_auras_come_between_the_proposal_and_the_combat_up_to_12_0() -> None:
    t = table(build=22611)
    t.game.create("EX1_610", 2, Zone.SECRET)
    berserker = t.minion("EX1_393")
    t.play("CS2_004", berserker)
    since = len(t.game.out)
    t.attack(berserker, t.hero(2))
    changed = [tag for entity, tag, _ in written(t.game, since) if entity == berserker.id]
    assert changed.index(ATK) < changed.index(ATTACKING)


@pytest.mark.parametrize("build", [10357, 22611, 54613])
def test_r71_whom_a_secret_kills_is_gone_before_the_combat_up_to_12_0(build: int) -> None:
    t = table(build=build)
    t.game.create("EX1_610", 2, Zone.SECRET)
    yeti, hoarder = t.minion(), t.minion("EX1_096")
    t.deck(WISP)
    since = len(t.game.out)
    t.attack(yeti, t.hero(2))
    changed = [each[:2] for each in written(t.game, since)]
    died, struck = changed.index((hoarder.id, ZONE)), changed.index((t.hero(2).id, DAMAGE))
    assert ((died < struck), len(t.game.hand[1])) == (build < 25770, 1)


def test_r71_between_outermost_phases_auras_come_before_deaths() -> None:
    t = table()
    champion, raptor = t.minion("CS2_222"), t.minion(RAPTOR)
    since = len(t.game.out)
    t.play(spell(t, damage(CHARACTERS, 3)))
    assert raptor.zone == Zone.GRAVEYARD
    assert champion.health_left == 3
    t.play(spell(t, destroy(TARGET), aimed=True), champion)
    deaths = [e for e, tag, value in written(t.game, since) if (tag, value) == (49, 4)]
    assert champion.id in deaths


def test_r71_a_death_phase_ends_before_the_next_deaths_are_looked_for() -> None:
    t = table()
    chain = [t.minion(WISP) for _ in range(3)]
    for body in chain[:2]:
        give_text(t.game, body, deathrattle=damage(FRIENDLY_MINIONS, 1))
    since = len(t.game.out)
    t.kill(chain[0])
    kinds = [kind for kind, _ in blocks(t.game, since)]
    assert kinds == [BlockType.DEATHS, BlockType.TRIGGER, BlockType.DEATHS, BlockType.TRIGGER]


def test_r94_after_summon_fires_for_every_token() -> None:
    t = table()
    t.minion(JUGGLER)
    t.play(spell(t, summon(WISP, 3)))
    assert t.hero(2).get(DAMAGE) == 3


def test_r193_chance_never_picks_the_doomed() -> None:
    t = table()
    doomed, other = t.minion(side=2), t.minion(side=2)
    doomed.tags[TO_BE_DESTROYED] = 1
    t.answers(0)
    t.play(spell(t, damage(random(ENEMY_MINIONS), 1)))
    assert (doomed.get(DAMAGE), other.get(DAMAGE)) == (0, 1)


def test_r213_a_loop_without_end_is_an_error_of_its_own() -> None:
    t = table()
    a, b = t.minion(), t.minion()
    for body in (a, b):
        body.tags[HEALTH] = 1_000_000
        give_text(t.game, body, events=when_damaged(SELF, damage(FRIENDLY_MINIONS - SELF, 1)))
    with pytest.raises(UnsupportedError, match="runaway triggers"):
        t.play(spell(t, damage(FRIENDLY_MINIONS, 1)))
    assert a.get(ATK) == 4


def test_no_two_events_share_a_number() -> None:
    """The break of a weapon is not heard where healing is announced."""
    source = (ROOT / "hsreplay_sim/engine/rules/events.py").read_text("utf-8")
    numbers = [
        node.value.value
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant)
    ]
    assert len(numbers) > 30
    assert len(set(numbers)) == len(numbers)
