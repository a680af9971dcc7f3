"""Which kind of game a recording is of."""

from __future__ import annotations

from hsreplay_sim.verifier.recording.contents import Contents

_BATTLEGROUNDS = ("TB_BaconShop", "BG_ShopBuff", "TB_BaconUps")
_MERCENARIES = ("LETL_",)
_PLAIN = ("GT_RANKED", "GT_CASUAL", "GT_VS_FRIEND")
"""The types of games without a text of their own."""


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


def may_have_a_text(contents: Contents) -> bool:
    """Whether games of this type can have a text of their own, as brawls and adventures have.

    Of a game whose type is not told nobody knows; most of these are older than most such texts.
    """
    kind = contents.game.game_type.upper()
    return bool(kind) and kind not in _PLAIN
