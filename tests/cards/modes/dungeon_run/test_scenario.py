"""What the GAME entity offers at the end of a Dungeon Run's stage."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, PlayState, Zone
from hsreplay_sim.base.stream import OPEN
from hsreplay_sim.base.tags import LOOT_CARD_1, LOOT_CARD_2, LOOT_CARD_3, PLAYSTATE
from hsreplay_sim.engine.oracle import Question
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from scenarios import staged
from table import ScriptedOracle, Table

BOSS = "LOOTA_BOSS_18h"
BUCKET = "LOOTA_Druid_04"


def loot(t: Table) -> list[Entity]:
    t.game.owner(1).tags[PLAYSTATE] = PlayState.WON
    events.let_scenario_speak(t.game, events.GAME_OVER)
    return [each for each in t.game.entities.values() if each.card_id == BUCKET]


class _Once(ScriptedOracle):
    """Offers three cards together once, and then nothing more."""

    def __init__(self, *picks: int | str) -> None:
        super().__init__(picks)

    def card(self, game: Game, question: Question[str]) -> str:
        return super().card(game, question) if self.picks else ""


def dbfs(t: Table, *card_ids: str) -> list[int]:
    return [card.dbf for each in card_ids if (card := t.game.cards.get(each))]


@pytest.mark.parametrize(
    ("build", "zones"),
    [(43246, [Zone.SETASIDE, Zone.SETASIDE]), (77662, [Zone.GRAVEYARD])],
)
def test_r275_what_a_run_offers_next_is_told_by_itself_since_77662(
    build: int, zones: list[int]
) -> None:
    """U525:3367, U434:5707: three times three cards, of which one is drawn anew."""
    t = staged(BOSS, build)
    bucket = t.game.cards.get(BUCKET)
    assert bucket is not None
    first, second, third, fourth = bucket.entourage[:4]
    t.game.oracle = _Once(BUCKET, first, second, third, LOOT_CARD_1, fourth, 0)
    found = loot(t)
    assert [each.zone for each in found] == zones
    tags = (LOOT_CARD_1, LOOT_CARD_2, LOOT_CARD_3)
    assert [found[0].get(tag) for tag in tags] == dbfs(t, fourth, second, third)
    (opened,) = [p[1] for p in t.game.out if p[0] == OPEN and p[2] == BlockType.POWER]
    assert opened == found[-1].id


def test_who_lost_a_stage_is_offered_nothing() -> None:
    t = staged(BOSS)
    events.let_scenario_speak(t.game, events.GAME_OVER)
    assert [each for each in t.game.entities.values() if each.card_id == BUCKET] == []
