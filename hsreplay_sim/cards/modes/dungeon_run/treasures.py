"""Treasures of Dungeon Run and Monster Hunt (LOOTA)."""

from hsreplay_sim.cards.words import *


class LOOTA_824e:
    """Khadgar's Scrying Orb. Your spells cost (1) less: on the player, each of two (U095:801)."""

    aura = aura(FRIENDLY_HAND & SPELL, "LOOTA_824e2")


class LOOTA_824e2:
    """Costs (1) less. No such card; only COST follows (U095:1251)."""

    cost = -1


class LOOTA_838:
    """Dr. Boom's Boombox. Summon 7 'Boom Bots'."""

    action = summon("GVG_110t", N)
