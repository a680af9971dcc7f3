"""Basic: Warlock."""

from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules.enchantments import attach


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


def _corrupt(g: Game, me: Entity, it: Frame) -> None:
    for body in TARGET.of(g, me, it):
        g.set(attach(g, me, body, "CS2_063e"), LINKED_ENTITY, g.owner(me.controller).id)
        if g.profile.gifts_affect:
            g.affect(body, me)


class CS2_063:
    """Corruption. Choose an enemy minion. At the start of your turn, destroy it.

    The enchantment names the player whose turn it waits for (U074:8021).
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = script(_corrupt) >> mark_doomed(TARGET)


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
