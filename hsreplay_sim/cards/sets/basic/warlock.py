"""Basic: Warlock."""

from hsreplay_sim.cards.words import *


class CS2_057:
    """Shadow Bolt. Deal 4 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class CS2_061:
    """Drain Life. Deal 2 damage. Restore 2 Health to your hero."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> heal(FRIENDLY_HERO, N2)


class CS2_062:
    """Hellfire. Deal 3 damage to ALL characters."""

    action = damage(CHARACTERS, N)


class CS2_063:
    """Corruption. Choose an enemy minion. At the start of your turn, destroy it."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = give(TARGET, "CS2_063e") >> mark_doomed(TARGET)


class CS2_063e:
    """Corruption. At the start of the corrupting player's turn, destroy this minion."""

    events = turn_start(destroy(SELF))


class CS2_064:
    """Dread Infernal. Battlecry: Deal 1 damage to ALL other characters."""

    action = damage(CHARACTERS - SELF, N)


class EX1_302:
    """Mortal Coil. Deal 1 damage to a minion. If it dies, draw a card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(any_of(TARGET & DOOMED), draw())


class EX1_306:
    """Felstalker. Battlecry: Discard a random card."""

    action = discard()


class EX1_308:
    """Soulfire. Deal 4 damage. Discard a random card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> discard()


class NEW1_003:
    """Sacrificial Pact. Destroy a friendly Demon. Restore 5 Health to your hero."""

    targets = target(either(says("friendly"), FRIENDLY_MINIONS, MINIONS) & DEMON, optional=False)
    action = destroy(TARGET) >> heal(FRIENDLY_HERO, N)
