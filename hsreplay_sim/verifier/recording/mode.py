"""Which kind of game a recording is of."""

from __future__ import annotations

from hsreplay_sim.replay.packets import FullEntity, ShowEntity
from hsreplay_sim.replay.recording import Recording

_BATTLEGROUNDS = ("TB_BaconShop", "BG_ShopBuff", "TB_BaconUps")
_MERCENARIES = ("LETL_",)


def mode_of(game: Recording) -> str:
    """constructed, battlegrounds or mercenaries, from the game type or the cards of the setup."""
    kind = game.game_type.upper()
    if "BATTLEGROUNDS" in kind or "BACON" in kind:
        return "battlegrounds"
    if "MERCENARIES" in kind:
        return "mercenaries"
    for packet in game.packets[:400]:
        if isinstance(packet, (FullEntity, ShowEntity)) and packet.card_id:
            if packet.card_id.startswith(_BATTLEGROUNDS):
                return "battlegrounds"
            if packet.card_id.startswith(_MERCENARIES):
                return "mercenaries"
    return "constructed"
