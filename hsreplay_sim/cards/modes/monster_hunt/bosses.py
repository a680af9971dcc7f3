"""Monster Hunt: bosses."""

from hsreplay_sim.cards.words import *


class GILA_BOSS_33e:
    """Unbreakable. No durability loss."""

    keywords = (IMMUNE,)


class GILA_BOSS_33e2:
    """Bloody. Increased Attack."""

    atk = of_creator(N)


class GILA_BOSS_33p:
    """Harvest. Destroy a friendly minion. Restore 8 Health to your hero."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> heal(FRIENDLY_HERO, N)


class GILA_BOSS_33t:
    """Scythe.

    Doesn't lose Durability. When you kill a minion with this weapon, gain +1 Attack.
    """

    action = give(SELF, "GILA_BOSS_33e")
    events = after_attack(
        FRIENDLY_HERO, give(SELF, "GILA_BOSS_33e2"), defender=MINION & (DOOMED | ~IN_PLAY)
    )


class GILA_BOSS_36p:
    """Witch's Kiss. Transform a random minion into a 0/1 Frog with Taunt."""

    action = transform(random(MINIONS), "hexfrog")


class GILA_BOSS_45p:
    """Poisoned Drink. Whenever a player draws a card, deal 1 damage to them."""

    events = (
        when_drawn(FRIENDLY, damage(FRIENDLY_HERO, N)),
        when_drawn(ENEMY, damage(ENEMY_HERO, N)),
    )


class GILA_BOSS_52e:
    """Beast Mode. Increased Attack."""

    atk = of_creator(N)


class GILA_BOSS_52e2:
    """Covered in Soot. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class GILA_BOSS_52p:
    """Soot Up. Give a friendly minion Stealth until your next turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "GILA_BOSS_52e2")


class GILA_BOSS_52p2:
    """Beast Within. Give your minions +1 Attack."""

    action = give(FRIENDLY_MINIONS, "GILA_BOSS_52e")


class GILA_BOSS_59p:
    """Pistol Barrage. Deal $2 damage to a minion and the minions next to it.

    The neighbours are those that it has once it was hurt (U223:16946).
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(adjacent(TARGET), N)


class GILA_BOSS_99t:
    """Witchwood's Touch. Draw a card. Gain 6 Armor."""

    action = draw() >> armor(N)


class GILA_BOSS_99t2:
    """Witchwood's Touch. Draw 2 cards. Gain 8 Armor."""

    action = draw(N) >> armor(N2)


class GILA_BOSS_99t3:
    """Witchwood's Touch. Draw 3 cards. Gain 10 Armor."""

    action = draw(N) >> armor(N2)
