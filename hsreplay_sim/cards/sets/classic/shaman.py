"""Classic: Shaman."""

from hsreplay_sim.cards.words import *


class CS2_038:
    """Ancestral Spirit.

    Give a minion "Deathrattle: Resummon this minion."
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_038e")


class CS2_038e:
    """Ancestral Spirit. Deathrattle: Resummon this minion."""

    keywords = (DEATHRATTLE,)
    deathrattle = resummon(SUBJECT)


class CS2_053:
    """Far Sight. Draw a card. That card costs (3) less."""

    action = draw() >> give(DRAWN & IN_HAND, "CS2_053e")


class CS2_053e:
    """Far Sight. One of your cards costs (3) less."""

    cost = -of_creator(N)
    comes_back = by_profile(lambda p: p.far_sight_comes_back)


class EX1_238:
    """Lightning Bolt. Deal 3 damage. Overload: (1)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class EX1_241:
    """Lava Burst. Deal 5 damage. Overload: (2)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class EX1_245:
    """Earth Shock. Silence a minion, then deal 1 damage to it."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET) >> damage(TARGET, N)


class EX1_248:
    """Feral Spirit. Summon two 2/3 Spirit Wolves with Taunt. Overload: (1)"""

    action = summon("EX1_tk11", 2)


class EX1_251:
    """Forked Lightning. Deal 2 damage to 2 random enemy minions. Overload: (2)"""

    action = damage(random(ENEMY_MINIONS, N2), N)


class EX1_258:
    """Unbound Elemental.

    After you play a card with Overload, gain +1/+1.

    Before 88605: Whenever you play a card with Overload, gain +1/+1.
    """

    events = (
        when_played(FRIENDLY & has(OVERLOAD), give(SELF, "EX1_258e"), says("Whenever")),
        after_played(FRIENDLY & has(OVERLOAD), give(SELF, "EX1_258e"), says("After")),
    )


class EX1_258e:
    """Overloading. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_259:
    """Lightning Storm. Deal 3 damage to all enemy minions. Overload: (1)"""

    action = when(
        says("-$"),
        for_each(ENEMY_MINIONS, damage(TARGET, between(N, N2))),
        damage(ENEMY_MINIONS, N),
    )


class EX1_575:
    """Mana Tide Totem. At the end of your turn, draw a card."""

    events = turn_end(draw())
