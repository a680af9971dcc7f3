"""A game that is put back within an action forgets what the action made before."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import ATK, CARDTYPE, CONTROLLER, HEALTH, ZONE
from hsreplay_sim.replay.packets import FullEntity
from hsreplay_sim.verifier.run import verify_game
from small_game import JUGGLER, block, end, small_game


def test_what_was_made_before_the_reset_is_not_looked_for() -> None:
    tags = ((CARDTYPE, CardType.MINION), (CONTROLLER, 1), (ZONE, Zone.PLAY), (ATK, 1), (HEALTH, 1))
    made = FullEntity(70, "CS2_231", tags)
    play = block(BlockType.PLAY, JUGGLER, made, block(BlockType.GAME_RESET, 1))
    assert verify_game(small_game(play, *end())).error is None
