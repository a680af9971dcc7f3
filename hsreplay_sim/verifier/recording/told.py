"""What a recording tells of cards that its seat cannot see."""

from __future__ import annotations

from hsreplay_sim.base.tags import DISPLAYED_CREATOR
from hsreplay_sim.builds.profile import Profile

HIDDEN_TAGS_TOLD = frozenset(
    (43, 49, 263, 50, 385, 219, 199, 231, 48, 466, 476, 480, 2505, 2600, 2676, 3070)
)
"""Tags whose changes the seat is told even of an entity that it cannot see.

CANT_PLAY (231) among them: of the hand that must pass (U207:1455, 2396); and that a card is on fire
(IMMOLATING 2505, IMMOLATESTAGE 2600: U568:16971, 17338).
"""


def hidden_tags_told(profile: Profile) -> frozenset[int]:
    """The tags that a build tells of hidden cards: up to 24769 not what generated them."""
    if profile.tells_hidden_creators:
        return HIDDEN_TAGS_TOLD
    return HIDDEN_TAGS_TOLD - {DISPLAYED_CREATOR}


SECRET_TAGS_TOLD = frozenset((219, 199, 48, 466, 476, 480, 2676))
"""Those of them that are told only when a secret is played: that it is one, its class and cost."""
