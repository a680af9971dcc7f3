"""One Night in Karazhan: Hunter."""

from hsreplay_sim.cards.words import *


class KAR_004:
    """Cat Trick. Secret: After your opponent casts a spell, summon a 4/2 Panther with Stealth."""

    secret = after_played(ENEMY & SPELL, summon("KAR_004a"), ROOM)


class KAR_005:
    """Kindly Grandmother. Deathrattle: Summon a 3/2 Big Bad Wolf."""

    deathrattle = summon("KAR_005a")


class KAR_006:
    """Cloaked Huntress. Your Secrets cost (0)."""

    aura = aura(FRIENDLY_HAND & A_SECRET, "KAR_006e")


class KAR_006e:
    """What she does to a Secret; the server has no card for it."""

    set_cost = 0
