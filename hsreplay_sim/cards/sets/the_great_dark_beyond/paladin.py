"""The Great Dark Beyond: Paladin."""

from hsreplay_sim.cards.words import *


class GDB_137:
    """Libram of Clarity. Draw 2 minions. If this costs (0), give them +2/+1."""

    action = draw_from(FRIENDLY_DECK & MINION, N) >> when(
        PAID_FOR_THIS.equals(0), give(DRAWN & IN_HAND, "GDB_137e1")
    )


class GDB_138:
    """Libram of Divinity.

    Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GDB_138e") >> when(
        PAID_FOR_THIS.equals(0), give(FRIENDLY_PLAYER, "GDB_138e2")
    )


class GDB_138e2:
    """Libram of Divinity. At the end of your turn, get a Libram of Divinity."""

    events = turn_end(add_card("GDB_138") >> wear_off())


class GDB_139:
    """Libram of Faith.

    Summon three 3/3 Draenei with Divine Shield. If this costs (0), give them Rush.
    """

    action = summon("GDB_139t", 3) >> when(PAID_FOR_THIS.equals(0), keyword(MADE, RUSH))
    summons = True


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
