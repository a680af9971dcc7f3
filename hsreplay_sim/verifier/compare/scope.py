"""The one reviewed table of tags that no engine can derive, or that only hint to the client.

Counted as out of scope on every report, never dropped. Everything else is to be predicted.
"""

from __future__ import annotations

from hsreplay_sim.base.tags import NUM_CARDS_DRAWN_THIS_TURN, NUM_CARDS_TO_DRAW, OUR_NAMES
from hsreplay_sim.engine.builds.cards import Cards
from hsreplay_sim.replay.actions import flat
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.replay.recording import Recording

OUT_OF_SCOPE: dict[int, str] = {
    7: "TIMEOUT: the turn timer in seconds depends on the wall clock and on roping",
    8: "TURN_START: wall clock",
    9: "TURN_TIMER_SLUSH: seconds added to the turn timer",
    10: "turn timer constant",
    13: "GOLD_REWARD_STATE: depends on the account, not on the game",
    359: "NUM_OPTIONS: how many options the client was sent (builds up to 11500)",
    386: "POWERED_UP: glow of a card in hand, a hint to the client",
    458: "ARMS_DEALING: glow of a card in hand",
    532: "ELEMENTAL_POWERED_UP: glow of a card in hand",
    541: "QUEST_CONTRIBUTOR: glow of a card in hand",
    2323: "AVFACTION: the side the account took in the Alterac Valley event (134558-145077)",
    2433: "glow of a card in hand",
    2003: "glow of a card in hand",
}
"""tag → why."""


def unscoped_tags(game: Recording, build: int) -> frozenset[int]:
    """The table, and every tag without a public name when the recorder left those out.

    Some converters drop them: then 467, written at each draw, never occurs.
    """
    if build > Cards.counts_draws_left.new:
        changes = [packet.tag for packet in flat(game.packets) if isinstance(packet, TagChange)]
        if NUM_CARDS_DRAWN_THIS_TURN in changes and NUM_CARDS_TO_DRAW not in changes:
            return frozenset(OUT_OF_SCOPE) | frozenset(OUR_NAMES)
    return frozenset(OUT_OF_SCOPE)
