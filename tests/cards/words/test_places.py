"""Where things come to stand, how often a text runs, and what a minion was when it died."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, CONTROLLER, DAMAGE, ZONE_POSITION
from hsreplay_sim.cards.words import (
    A_MINION,
    AS_IT_DIED,
    DIED_SINCE_MY_TURN,
    ENEMY_HAND,
    FRIENDLY_HAND,
    MINIONS,
    SUBJECT,
    TARGET,
    atk_of,
    cost_of,
    count,
    damage,
    destroy,
    new_random_power,
    pool,
    remember_number,
    repeat_until_one_dies,
    resolve_deaths,
    summon,
    tag_of,
)
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.values import LEFT_BEHIND
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.text import Frame
from table import YETI, Table, table

WISP = "CS2_231"


def run(t: Table, text: Do, frame: Frame | None = None) -> None:
    text.run(t.game, t.hero(1), frame or Frame())


def test_a_minion_that_another_dies_for_takes_its_place() -> None:
    t = table()
    t.minion()
    victim, _ = t.minion(WISP), t.minion()
    text = remember_number(tag_of(TARGET, ZONE_POSITION)) >> destroy(TARGET) >> resolve_deaths()
    run(t, text >> summon("CS2_120", place=LEFT_BEHIND), Frame(target=victim))
    assert t.row() == [YETI, "CS2_120", YETI]


def test_a_text_repeats_until_one_dies_and_not_on_an_empty_board() -> None:
    t = table()
    yeti, _ = t.minion(), t.minion(damage=3)
    run(t, repeat_until_one_dies(damage(MINIONS, 1)))
    assert yeti.get(DAMAGE) == 2
    empty = table()
    run(empty, repeat_until_one_dies(damage(MINIONS, 1)))


def test_what_a_minion_was_when_it_died_holds_its_enchantments() -> None:
    t = table()
    yeti = t.minion()
    attach(t.game, yeti, yeti, "CS2_092e")
    strength = atk_of(yeti_now := AS_IT_DIED)
    t.kill(yeti)
    assert strength.ask(t.game, yeti, Frame()) == 8
    assert [e.id for e in yeti_now.of(t.game, yeti, Frame())] == [yeti.id]


@pytest.mark.parametrize("card_id", ["BT_201", "BT_249", "AV_325"])
def test_a_deathrattle_triggered_in_play_asks_for_the_present_attack(card_id: str) -> None:
    t = table(build=135540)
    foe, minion = t.minion(side=2), t.minion(card_id)
    t.play("ICC_052", minion)
    done = foe.get(DAMAGE) + t.hero(2).get(DAMAGE) + t.hero(1).get(ARMOR)
    assert done == minion.get(ATK) > 0


def test_a_minion_died_after_my_last_turn_in_the_turn_of_the_other_or_in_this_one() -> None:
    t = table()
    dead = count(DIED_SINCE_MY_TURN)

    def died() -> int:
        return dead.ask(t.game, t.hero(1), Frame())

    t.kill(t.minion())
    assert died() == 1
    t.end_turn()
    assert died() == 0
    t.kill(t.minion())
    t.end_turn()
    assert died() == 1


def test_a_pool_may_cost_what_the_subject_of_the_event_costs() -> None:
    t = table()
    subject = Frame(subject=t.minion())
    found = pool(A_MINION, cost=cost_of(SUBJECT))(t.game, t.hero(1), subject)
    assert YETI in found
    assert WISP not in found


def test_a_random_power_takes_the_place_of_the_present_one() -> None:
    t = table()
    t.answers("HERO_02bp")
    run(t, new_random_power(lambda g, me, it: ("HERO_01bp", "HERO_02bp")))
    assert t.power().card_id == "HERO_02bp"


def test_a_card_of_neither_player_has_no_hand_to_look_into() -> None:
    t = table()
    stray = t.minion()
    stray.tags[CONTROLLER] = 5
    assert FRIENDLY_HAND.of(t.game, stray, Frame()) == []
    assert ENEMY_HAND.of(t.game, stray, Frame()) == []
