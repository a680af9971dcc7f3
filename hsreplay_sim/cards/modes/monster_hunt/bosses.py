"""Monster Hunt: bosses."""

from hsreplay_sim.cards.words import *


class GILA_BOSS_36p:
    """Witch's Kiss. Transform a random minion into a 0/1 Frog with Taunt."""

    action = transform(random(MINIONS), "hexfrog")


class GILA_BOSS_45p:
    """Poisoned Drink. Whenever a player draws a card, deal 1 damage to them."""

    events = (
        when_drawn(FRIENDLY, damage(FRIENDLY_HERO, N)),
        when_drawn(ENEMY, damage(ENEMY_HERO, N)),
    )
