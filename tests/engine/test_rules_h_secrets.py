"""Secrets and quests: when they may act, in which order, and what they show (R106–R111)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import SHOW, TAG
from hsreplay_sim.base.tags import (
    CLASS,
    COST,
    DAMAGE,
    EXHAUSTED,
    HIDDEN_ZONE_OWNER,
    MULTIPLE_CLASSES,
    NUM_TURNS_IN_PLAY,
    QUEST,
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
    SECRET,
    SECRET_LOCKED,
    SIGIL,
    TAG_LAST_KNOWN_COST_IN_HAND,
)
from hsreplay_sim.cards.words.casting import put_secret
from hsreplay_sim.cards.words.effects import NOTHING, damage, destroy, draw, script, summon
from hsreplay_sim.cards.words.keywords import progress
from hsreplay_sim.cards.words.selectors import (
    ENEMY_HERO,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HERO,
    SELF,
    SPELL,
)
from hsreplay_sim.cards.words.triggers import (
    as_secret,
    turn_start,
    when_attacks,
    when_drawn,
    when_played,
)
from hsreplay_sim.engine.keywords import quests
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, table
from texts import give_text, spell, written

RAPTOR, WISP = "CS2_172", "CS2_231"
COUNTERSPELL, MIRROR_ENTITY, SNIPE = "EX1_287", "EX1_294", "EX1_609"
FREEZING_TRAP, EXPLOSIVE_TRAP, REDEMPTION, SNAKE_TRAP = "EX1_611", "EX1_610", "EX1_136", "EX1_554"


def up(t: Table, card_id: str, side: int = 2) -> Entity:
    """A secret that is up."""
    return t.game.create(card_id, side, Zone.SECRET)


def test_r107_the_own_action_never_sets_off_the_own_secret() -> None:
    t = table()
    secret = up(t, COUNTERSPELL, side=1)
    t.play(spell(t, damage(ENEMY_HERO, 1)))
    assert t.hero(2).get(DAMAGE) == 1
    assert secret.zone == Zone.SECRET


def test_r108_secrets_act_in_order_of_play() -> None:
    t = table()
    log: list[str] = []
    for name in ("first", "second"):
        trigger = as_secret(
            when_attacks(
                SPELL | ~SPELL, script(lambda g, me, it, n=name: log.append(n)), FRIENDLY_HERO
            )
        )
        give_text(t.game, up(t, SNIPE), secret=trigger)
    t.attack(t.minion(), t.hero(2))
    assert log == ["first", "second"]


def test_r108_each_is_asked_again_when_its_turn_comes() -> None:
    t = table()
    trap, bomb = up(t, FREEZING_TRAP), up(t, EXPLOSIVE_TRAP)
    raptor = t.minion(RAPTOR)
    t.attack(raptor, t.hero(2))
    assert raptor.zone == Zone.HAND
    assert trap.zone == Zone.GRAVEYARD
    assert bomb.zone == Zone.GRAVEYARD, "the hero had been attacked when both were queued"
    assert t.hero(1).get(DAMAGE) == 2


OLD, MIDDLE = (SECRET, CLASS, COST), (SECRET, CLASS, COST, TAG_LAST_KNOWN_COST_IN_HAND)
WHOLE = (EXHAUSTED, SECRET, CLASS, MULTIPLE_CLASSES, COST, TAG_LAST_KNOWN_COST_IN_HAND)


@pytest.mark.parametrize(
    ("build", "told"),
    [(15590, OLD), (45310, MIDDLE), (54613, WHOLE), (190416, (*WHOLE, SECRET_LOCKED))],
)
def test_r109_what_the_opponent_is_told_of_a_secret(build: int, told: tuple[int, ...]) -> None:
    """U005:15186, U018:1072, U181:916 and U451:1977."""
    t = table(build=build)
    since = len(t.game.out)
    secret = t.play(COUNTERSPELL)
    values = [
        tag
        for kind, entity, tag, value, old in t.game.out[since:]
        if kind == TAG and entity == secret.id and value == old
    ]
    assert tuple(values) == told


@pytest.mark.parametrize(("build", "zeros"), [(20022, 0), (74257, 1)])
def test_r109_that_a_secret_costs_nothing_is_told_with_the_other_zeros(
    build: int, zeros: int
) -> None:
    """U089:7285 and U143:3749 write no COST of 0, U360:13482 writes it and its shadow."""
    t = table(build=build)
    t.minion("KAR_006")
    since = len(t.game.out)
    secret = t.play(FREEZING_TRAP)
    told = [p[2] for p in t.game.out[since:] if p[:2] == (TAG, secret.id) and p[3] == p[4] == 0]
    assert [told.count(tag) for tag in (COST, TAG_LAST_KNOWN_COST_IN_HAND)] == [zeros, zeros]


def test_r23_what_made_a_secret_cheaper_ends_as_it_is_played() -> None:
    t = table(build=24769)
    secret = t.hand(COUNTERSPELL)
    attach(t.game, t.hero(1), secret, "UNG_941e")
    t.play(secret)
    assert secret.attached == []
    assert secret.get(COST) == 3


def test_r109_r17_a_secret_is_shown_acts_and_is_gone() -> None:
    t = table()
    secret = up(t, COUNTERSPELL)
    strike = spell(t, damage(ENEMY_HERO, 1))
    since = len(t.game.out)
    t.play(strike)
    packets = t.game.out[since:]
    shown = next(i for i, p in enumerate(packets) if p[:2] == (SHOW, secret.id))
    opened = next(i for i, p in enumerate(packets) if p[:3] == (5, secret.id, BlockType.TRIGGER))
    assert shown < opened
    detail = packets[opened][3]
    assert isinstance(detail, tuple)
    assert detail[3] == SECRET
    assert secret.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("card_id", "act"),
    [
        pytest.param(MIRROR_ENTITY, "play", id="mirror-entity"),
        pytest.param(SNAKE_TRAP, "attack", id="snake-trap"),
    ],
)
def test_r110_a_secret_that_could_do_nothing_stays(card_id: str, act: str) -> None:
    t = table()
    secret = up(t, card_id)
    t.fill(2)
    if act == "play":
        t.play(YETI)
    else:
        t.attack(t.minion(), t.at(2, 0))
    assert secret.zone == Zone.SECRET


def test_r110_a_secret_waits_for_a_victim_that_still_stands() -> None:
    t = table()
    snipe = up(t, SNIPE)
    t.play(give_text(t.game, t.hand(RAPTOR), action=destroy(SELF)))
    assert snipe.zone == Zone.SECRET


def test_r106_r211_effects_put_up_no_second_copy_and_no_sixth() -> None:
    t = table()
    t.deck(COUNTERSPELL, COUNTERSPELL, MIRROR_ENTITY, SNIPE, FREEZING_TRAP, EXPLOSIVE_TRAP)
    t.deck(REDEMPTION)
    t.play(spell(t, put_secret(FRIENDLY_DECK)))
    assert [s.card_id for s in t.game.secrets[1]] == [
        COUNTERSPELL, MIRROR_ENTITY, SNIPE, FREEZING_TRAP, EXPLOSIVE_TRAP,
    ]  # fmt: skip


def test_r107_secrets_sleep_in_the_turn_of_their_owner() -> None:
    t = table()
    secret = up(t, COUNTERSPELL)
    t.end_turn()
    assert secret.get(EXHAUSTED) == 1
    t.end_turn()
    assert secret.get(EXHAUSTED) == 0


def test_r111_r229_a_quest_counts_and_rewards() -> None:
    t = table()
    quest = t.game.create("UNG_028", 1, Zone.SECRET, tags={QUEST: 1, QUEST_PROGRESS_TOTAL: 2})
    give_text(t.game, quest, quest=when_played(SPELL & FRIENDLY, progress()), reward=summon(WISP))
    seen = []
    for _ in range(3):
        t.play(spell(t, NOTHING))
        seen.append((quest.get(QUEST_PROGRESS), t.row()))
    assert seen == [(1, []), (2, [WISP]), (2, [WISP])]


def test_r229_a_quest_counts_on_until_the_text_has_ended_and_rewards_once() -> None:
    """U463:11176 to 11378: 24 draws of 20."""
    t = table(build=66927)
    quest = t.game.create("UNG_028", 1, Zone.SECRET, tags={QUEST: 1, QUEST_PROGRESS_TOTAL: 2})
    give_text(t.game, quest, quest=when_drawn(FRIENDLY, progress()), reward=summon(WISP))
    t.deck(*[RAPTOR] * 4)
    since = len(t.game.out)
    t.play(spell(t, draw(4)))
    counted = [v for _, tag, v in written(t.game, since, of=quest) if tag == QUEST_PROGRESS]
    assert (counted, t.row(), quest.zone) == ([1, 2, 3, 4], [WISP], Zone.GRAVEYARD)


def test_r229_nobody_moves_a_quest_that_is_completed_after_an_attack() -> None:
    """U195:27198"""
    t = table(build=36393)
    quest = t.game.create("UNG_028", 1, Zone.SECRET, tags={HIDDEN_ZONE_OWNER: 1})
    t.game.aftermath = 1
    quests.complete(t.game, quest)
    assert (quest.zone, quest.get(HIDDEN_ZONE_OWNER)) == (Zone.GRAVEYARD, 0)


def test_r229_a_sigil_acts_at_the_start_of_the_next_own_turn_and_leaves() -> None:
    t = table(build=195635)
    sigil = t.game.create("EX1_287", 1, Zone.SECRET, tags={SECRET: 0, SIGIL: 1})
    give_text(t.game, sigil, sigil=turn_start(draw(1)))
    t.deck(WISP, RAPTOR)
    t.end_turn()
    assert sigil.zone == Zone.SECRET
    t.end_turn()
    assert sigil.zone == Zone.GRAVEYARD
    assert len(t.cards()) == 2, "its own card, and that of the turn"


def test_r109_a_freezing_trap_waits_when_an_explosive_one_has_killed_the_attacker() -> None:
    """U283:2566, U421:10278: it stays where it is."""
    t = table()
    raptor = t.minion("CS2_172")
    for card_id in (EXPLOSIVE_TRAP, FREEZING_TRAP):
        t.game.create(card_id, 2, Zone.SECRET)
    t.attack(raptor, t.hero(2))
    assert raptor.zone == Zone.GRAVEYARD
    assert [secret.card_id for secret in t.game.secrets[2]] == [FREEZING_TRAP]


@pytest.mark.parametrize("build", [12574, 14830])
def test_r109_up_to_14830_the_printed_cost_is_told(build: int) -> None:
    """Kirin Tor Mage's Secret: U583:7279."""
    t = table("HERO_08", build=build)
    t.play("EX1_612")
    secret = t.hand("EX1_287")
    since = len(t.game.out)
    t.play(secret)
    assert next(v for _, tag, v in written(t.game, since, of=secret) if tag == COST) == 3


@pytest.mark.parametrize(("build", "left"), [(121569, 2), (134558, 0)])
def test_r109_a_secret_that_fires_has_been_there_for_no_turn(build: int, left: int) -> None:
    """11 of 11 since secrets count turns (U166:14842, U230:9409)."""
    t = table(build=build)
    trap = t.game.create(FREEZING_TRAP, 2, Zone.SECRET)
    trap.tags[NUM_TURNS_IN_PLAY] = 2
    t.attack(t.minion("CS2_172"), t.hero(2))
    assert (trap.zone, trap.get(NUM_TURNS_IN_PLAY)) == (Zone.GRAVEYARD, left)
