"""March of the Lich King: Hunter."""

from hsreplay_sim.cards.words import *


class NX2_014:
    """Trinket Tracker. Battlecry: Draw a 1-Cost spell."""

    action = draw_from(FRIENDLY_DECK & SPELL & cost_is(N))


class RLK_818:
    """Ricochet Shot. Deal 1 damage to three random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 3), N)


class RLK_819:
    """Eversong Portal.

    Summon 1 4/4 |4(Lynx, Lynxes) with Rush(improved by Spell Damage).
    """

    action = summon("RLK_819t", N + SPELL_POWER)
    summons = True
