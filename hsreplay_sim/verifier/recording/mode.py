"""Which kind of game a recording is of."""

from __future__ import annotations

from hsreplay_sim.verifier.recording.contents import Contents

_BATTLEGROUNDS = ("TB_BaconShop", "BG_ShopBuff", "TB_BaconUps")
_MERCENARIES = ("LETL_",)


def mode_of(contents: Contents) -> str:
    """Return constructed, battlegrounds or mercenaries, by the game type or the cards shown."""
    kind = contents.game.game_type.upper()
    if "BATTLEGROUNDS" in kind or "BACON" in kind:
        return "battlegrounds"
    if "MERCENARIES" in kind:
        return "mercenaries"
    for mode, signs in (("battlegrounds", _BATTLEGROUNDS), ("mercenaries", _MERCENARIES)):
        if any(card_id.startswith(signs) for card_id in contents.cards):
            return mode
    return "constructed"
