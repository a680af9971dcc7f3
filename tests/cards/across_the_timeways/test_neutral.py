"""Across the Timeways: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    QUEST_PROGRESS,
    REVEALED,
    REWINDING_CARD,
    REWINDING_PLACE,
    USED_REWIND,
)
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.packets import CHOICES, CHOSEN
from table import YETI, stats, table


def test_a_living_paradox_comes_as_three() -> None:
    t = table(build=233275)
    t.play("TIME_059")
    assert t.row() == ["TIME_059"] * 3


def test_a_portal_vanguard_draws_a_stronger_minion() -> None:
    t = table(build=231720)
    t.deck("CS2_029", YETI)
    t.play("TIME_003")
    (drawn,) = t.game.hand[1]
    assert (drawn.card_id, stats(drawn)) == (YETI, (6, 7))


class Follower:
    """What follows a recording, and does nothing here."""

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None: ...
    def closing(self, game: Game, kind: int, entity: Entity) -> None: ...
    def noted(self, game: Game, player: Entity, tag: int) -> None: ...
    def event(self, game: Game) -> None: ...
    def announced(self, game: Game, entity: Entity, tag: int) -> None: ...
    def foreign_power(self, game: Game, entity: Entity) -> None: ...
    def foreign_aim(self, game: Game, spell: Entity) -> None: ...


@pytest.mark.parametrize(("option", "used"), [(0, 0), (1, 1)])
def test_r272_a_card_that_rewinds_is_marked_behind_its_play(option: int, used: int) -> None:
    """U350:3091, U249:31333; it stood at the place that it notes."""
    t = table(build=231720)
    t.minion()
    t.deck(YETI)
    t.game.watcher = Follower()
    t.answers(0, option)
    vanguard = t.play("TIME_003")
    assert vanguard.get(REWINDING_PLACE) == 2
    assert vanguard.get(USED_REWIND) == used
    assert vanguard.get(REWINDING_CARD) == (vanguard.id if used else 0)


@pytest.mark.parametrize(("build", "revealed"), [(233275, 0), (241170, 1)])
def test_r272_the_timeline_that_was_chosen_is_revealed_since_241170(
    build: int, revealed: int
) -> None:
    """U567:5070; not in 7 of 7 up to 233275 (U422:7831)."""
    t = table(build=build)
    t.deck(YETI)
    t.game.watcher = Follower()
    t.answers(0, 0)
    t.play("TIME_003")
    kept = [e for e in t.game.entities.values() if e.card_id == "TIME_000ta"]
    assert [each.get(REVEALED) for each in kept] == [0, revealed]


@pytest.mark.parametrize(("option", "progress"), [(0, 1), (1, 0)])
def test_r272_nothing_answers_a_play_that_is_taken_back(option: int, progress: int) -> None:
    """U350:3091: the quest counts the Dragon once it stays (U350:4171)."""
    t = table(build=231720)
    quest = t.play("TLC_229")
    t.deck(YETI)
    t.game.watcher = Follower()
    t.answers(0, option)
    t.play("TIME_003")
    assert quest.get(QUEST_PROGRESS) == progress


def test_r272_a_card_that_was_rewound_offers_nothing() -> None:
    t = table(build=231720)
    t.deck(YETI, YETI)
    t.game.watcher = Follower()
    again = t.hand("TIME_003")
    again.tags[USED_REWIND] = 1
    t.play(again)
    assert not [e for e in t.game.entities.values() if e.card_id.startswith("TIME_000t")]


def test_r272_in_a_game_of_ones_own_only_keeping_the_timeline_can_be_picked() -> None:
    """Both are offered, as a server does (U350:3179), but there is nothing to go back to."""
    t = table(build=231720)
    t.deck(YETI, YETI)
    t.play("TIME_003")
    (offer,) = [packet for packet in t.game.out if packet[0] == CHOICES]
    kept, back = (t.game.entities[each] for each in offer[3][3])
    assert (kept.card_id, back.card_id) == ("TIME_000ta", "TIME_000tb")
    assert (kept.zone, back.zone) == (Zone.GRAVEYARD, Zone.SETASIDE)
    assert [packet[3] for packet in t.game.out if packet[0] == CHOSEN] == [(kept.id,)]
