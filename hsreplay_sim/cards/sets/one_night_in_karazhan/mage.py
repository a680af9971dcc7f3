"""One Night in Karazhan: Mage."""

from hsreplay_sim.cards.words import *


class KAR_009:
    """Babbling Book. Battlecry: Add a random Mage spell to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE))


class KAR_076:
    """Firelands Portal. Deal 6 damage. Summon a random 6-Cost minion."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))


class KAR_092:
    """Medivh's Valet. Battlecry: If you control a Secret, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of(FRIENDLY_SECRETS))
    action = when(any_of(FRIENDLY_SECRETS), damage(TARGET, N))
