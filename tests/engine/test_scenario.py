"""The scenario: a text that the GAME entity has in adventures and brawls (R275)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Mulligan, State, Zone
from hsreplay_sim.base.stream import OPEN, TAG
from hsreplay_sim.base.tags import HEALTH, MULLIGAN_STATE, RESOURCES, SPELLPOWER, STATE
from hsreplay_sim.cards.registry import scenario_of, scenarios_of
from hsreplay_sim.engine.load import set_scenario
from hsreplay_sim.engine.moves.ending import concede
from hsreplay_sim.engine.moves.setup import Seat, answer_mulligan, create_game, deal
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.engine.text import Script, Trigger
from scenarios import BUILD, scenario, staged
from table import YETI, ScriptedOracle, Table, registry, table

BOSS = "GILA_BOSS_36h"


def begun(sign: str, *picks: int | str, build: int = BUILD) -> Table:
    t = staged(sign, build)
    for side in (1, 2):
        t.game.owner(side).tags[RESOURCES] = 0
    t.game.drop_packets()
    t.answers(*picks)
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    return t


def told(game: Game, tag: int) -> list[tuple[int, int]]:
    return [(p[1], p[3]) for p in game.out if p[0] == TAG and p[2] == tag]


def test_r275_the_stage_of_a_run_gives_both_heroes_their_health_and_the_boss_crystals() -> None:
    """U095:522: the Health is told as it is set and once more, 30 that was held already once."""
    t = begun(BOSS, 45, 2, 30)
    hero, boss = t.hero(1), t.hero(2)
    assert [each.get(HEALTH) for each in (hero, boss)] == [45, 30]
    assert told(t.game, HEALTH) == [(hero.id, 45), (hero.id, 45), (boss.id, 30)]
    assert [t.game.owner(side).get(RESOURCES) for side in (1, 2)] == [0, 2]


def test_r275_where_nothing_is_decided_nothing_is_told() -> None:
    t = begun(BOSS, 0, 0, 0)
    assert [p[0] for p in t.game.out if p[0] == TAG] == []


def test_r275_a_boss_of_the_first_stage_plays_with_few_cards_of_its_deck() -> None:
    """U337:715."""
    t = table(build=BUILD)
    first, kept = t.deck(YETI, YETI, side=2)
    set_scenario(t.game, scenario(BOSS))
    oracle = _LeavesOut(first.id)
    t.game.oracle = oracle
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    assert [each.zone for each in (first, kept)] == [Zone.SETASIDE, Zone.DECK]


class _LeavesOut(ScriptedOracle):
    """Leaves out one card, and sets no number."""

    def __init__(self, card: int) -> None:
        super().__init__(())
        self.card_id = card

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        assert question.purpose is Purpose.LEFT_OUT
        return next((each for each in question.options if each.id == self.card_id), None)

    def number(self, game: Game, question: Question[int]) -> int:
        return 0


def test_r275_the_scenario_speaks_in_triggers_of_the_game_that_are_no_steps() -> None:
    t = begun(BOSS, 0, 0, 0)
    opened = [(p[1], p[2], p[3][3]) for p in t.game.out if p[0] == OPEN]
    assert opened == [(t.game.root.id, BlockType.TRIGGER, 0)]
    assert not t.game.staging


def test_r275_it_speaks_before_the_first_card_is_dealt_and_when_the_game_is_over() -> None:
    spoken = []

    def at(event: int) -> Trigger:
        return Trigger(event, lambda g, me, it: True, lambda g, me, it: spoken.append(event))

    t = table(build=BUILD)
    game = Game(t.game.cards, registry(), t.oracle, BUILD)
    create_game(game, [Seat("HERO_01", "CS2_102", (YETI,) * 5)] * 2)
    set_scenario(game, Script(triggers=(at(events.GAME_BEGINS), at(events.GAME_OVER))))
    deal(game, 1)
    concede(game, 1)
    assert spoken == [events.GAME_BEGINS, events.GAME_OVER]
    assert game.root.get(STATE) == State.COMPLETE


def test_a_copy_and_a_restored_game_have_the_same_scenario() -> None:
    t = begun(BOSS, 0, 0, 0)
    saved = Saved(t.game)
    twin = saved.copy(t.game, t.oracle)
    saved.restore(t.game)
    for game in (t.game, twin):
        assert game.root.script is t.game.root.script
        assert game.listeners[events.GAME_BEGINS]


@pytest.mark.parametrize("shown", [(), (YETI,), ("HERO_01", "TB_001"), ("GILA_600h",)])
def test_without_its_sign_there_is_no_scenario(shown: tuple[str, ...]) -> None:
    assert scenario_of(shown) is None


def test_a_mode_without_a_scenario_has_none() -> None:
    assert scenarios_of("hsreplay_sim.cards.sets.basic") == ()


def test_r30_what_counts_a_hand_counts_the_new_one_before_the_mulligan_is_done() -> None:
    """U510:2040."""
    t = table("HERO_08", build=BUILD)
    mantle = t.minion("TRLA_108")
    (spell, _) = t.deck("CS2_029", YETI)
    yeti = t.hand(YETI)
    t.answers(spell)
    t.game.drop_packets()
    answer_mulligan(t.game, 1, [])
    told = [(p[1], p[2], p[3]) for p in t.game.out if p[0] == TAG]
    raised = told.index((mantle.id, SPELLPOWER, 1))
    assert raised < told.index((t.game.owner(1).id, MULLIGAN_STATE, Mulligan.DONE))
    assert yeti.zone == Zone.DECK
