"""Knights of the Frozen Throne: Rogue."""

from hsreplay_sim.cards.words import *


class ICC_809:
    """Plague Scientist. Combo: Give a friendly minion Poisonous."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = give(TARGET, "ICC_809e")


class ICC_809e:
    """Test Subject. Poisonous."""

    keywords = (POISONOUS,)
