"""Which cards a recording shows, and which of them the engine can play: with all that they make."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.engine.text import EMPTY
from hsreplay_sim.play.setup.deck import registry
from hsreplay_sim.play.setup.needs import needs_of
from hsreplay_sim.replay.packets import DESCRIPTIONS, walk
from hsreplay_sim.verifier.recording.dating import build_of

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording


class Standing(StrEnum):
    """Whether the engine can play what a card says."""

    WRITTEN = "written"
    PLAIN = "without a text"
    MISSING = "not implemented"


def cards_of(game: Recording) -> dict[str, Standing]:
    """Card id → its standing, of every card that the recording shows."""
    cards, texts = CardStore.open().at(build_of(game)), registry()
    needs = needs_of(cards, texts)
    found: dict[str, Standing] = {}
    for packet in walk(game.packets):
        if not isinstance(packet, DESCRIPTIONS) or not packet.card_id:
            continue
        if packet.card_id not in found:
            script = texts.find(cards.get(packet.card_id), packet.card_id)
            known = Standing.PLAIN if script is EMPTY else Standing.WRITTEN
            whole = cards.get(packet.card_id) is None or not needs.lack(packet.card_id)
            found[packet.card_id] = known if script is not None and whole else Standing.MISSING
    return found
