"""The Great Dark Beyond: Paladin."""

from hsreplay_sim.cards.words import *


class GDB_462:
    """Orbital Satellite.

    Discover a Draenei. If you played an adjacent card this turn, Discover another.
    """

    action = discover(discoverable(pool(A_MINION, race=Race.DRAENEI))) >> when(
        DATA1 >= 1, discover(discoverable(pool(A_MINION, race=Race.DRAENEI)))
    )
    in_hand = NOTES_A_NEIGHBOUR


class GDB_721:
    """Interstellar Wayfarer.

    Divine Shield. Battlecry and Deathrattle: Reduce the Cost of your Librams by (1) this game.

    Before 238003 it has no Deathrattle.
    """

    action = give(FRIENDLY_PLAYER, "GDB_726e")
    deathrattle = give(FRIENDLY_PLAYER, "GDB_726e")
    wording = "and Deathrattle"


class GDB_726:
    """Interstellar Starslicer.

    Battlecry and Deathrattle: Reduce the Cost of your Librams by (1) this game.
    """

    action = give(FRIENDLY_PLAYER, "GDB_726e")
    deathrattle = give(FRIENDLY_PLAYER, "GDB_726e")


class GDB_726e:
    """Interstellar Libram Enchantment. Your Librams cost (1) less this game."""

    aura = cost_change((FRIENDLY_HAND + FRIENDLY_DECK) & has(LIBRAM), -N)


class GDB_728:
    """Interstellar Researcher. Battlecry and Spellburst: Draw a Libram."""

    action = draw_from(FRIENDLY_DECK & has(LIBRAM))
    spellburst = after_played(FRIENDLY & SPELL, draw_from(FRIENDLY_DECK & has(LIBRAM)))
