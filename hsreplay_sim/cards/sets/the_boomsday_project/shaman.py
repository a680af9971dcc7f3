"""The Boomsday Project: Shaman."""

from hsreplay_sim.cards.words import *


class BOT_407:
    """Thunderhead. After you play a card with Overload, summon two 1/1 Sparks with Rush."""

    events = after_played(FRIENDLY & has(OVERLOAD), summon("BOT_102t", 2))


class BOT_411:
    """Electra Stormsurge. Battlecry: Your next spell this turn casts twice."""

    action = give(FRIENDLY_PLAYER, "BOT_411e")


class BOT_411e:
    """Electric. Your next spell this turn casts twice."""

    keywords = (SPELLS_CAST_TWICE,)
    events = after_played(FRIENDLY & SPELL, wear_off())


class BOT_533:
    """Menacing Nimbus. Battlecry: Add a random Elemental to your hand."""

    action = add_random(pool(A_MINION, race=Race.ELEMENTAL))
