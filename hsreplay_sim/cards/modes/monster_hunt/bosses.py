"""Monster Hunt: bosses."""

from hsreplay_sim.cards.words import *


class GILA_BOSS_45p:
    """Poisoned Drink. Passive Whenever a player draws a card, deal 1 damage to them."""

    events = (
        when_drawn(FRIENDLY, damage(FRIENDLY_HERO, N)),
        when_drawn(ENEMY, damage(ENEMY_HERO, N)),
    )
