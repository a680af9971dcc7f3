"""Goblins vs Gnomes: Hunter."""

from hsreplay_sim.cards.words import *


class GVG_017:
    """Call Pet. Draw a card. If it's a Beast, it costs (4) less."""

    action = draw() >> give(DRAWN & BEAST & IN_HAND, "GBL_008e")


class GVG_026:
    """Feign Death. Trigger all Deathrattles on your minions."""

    action = trigger_deathrattles(FRIENDLY_MINIONS, feigned=True)


class GVG_043:
    """Glaivezooka. Battlecry: Give a random friendly minion +1 Attack."""

    action = give(random(FRIENDLY_MINIONS), "GVG_043e")


class GVG_043e:
    """Glaivezooka. +1 Attack. (Since 184968 "+2 Attack", which the weapon does not say.)"""

    atk = of_creator(N)


OTHER_BEASTS = (FRIENDLY_MINIONS & BEAST) - SELF
HAS = says("Has +1 Attack")


class GVG_046:
    """King of Beasts.

    Taunt. Has +1 Attack for each other Beast you control.

    Before 184968: Taunt. Battlecry: Gain +1 Attack for each other Beast you have.
    """

    action = when(~HAS & any_of(OTHER_BEASTS), give(SELF, "GVG_046e", count(OTHER_BEASTS)))
    atk = as_number(HAS) * count(OTHER_BEASTS)


class GVG_046e:
    """The King. Increased Attack."""

    atk = DATA1


class GVG_048:
    """Metaltooth Leaper. Battlecry: Give your other Mechs +2 Attack."""

    action = give((FRIENDLY_MINIONS & MECH) - SELF, "GVG_048e")


class GVG_049:
    """Gahz'rilla. Whenever this minion takes damage, double its Attack.

    In 10357 one enchantment, which tells no number, is all that is seen of it (U008:26542, 26584).
    """

    keywords = ((TAG_378, ALWAYS),)
    events = when_damaged(SELF, double_attack("GVG_049e"))


class GVG_049e:
    """Might of Zul'Farrak. Multiplying Attack."""

    atk = DATA1


class GVG_073:
    """Cobra Shot. Deal 3 damage to a minion and the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + ENEMY_HERO, N)


class GVG_087:
    """Steamwheedle Sniper. Your Hero Power can target minions."""

    player_tags = (STEADY_SHOT_CAN_TARGET,)
