"""The Boomsday Project: Warlock."""

from hsreplay_sim.cards.words import *


class BOT_222:
    """Spirit Bomb. Deal 4 damage to a minion and your hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + FRIENDLY_HERO, N)


class BOT_224:
    """Doubling Imp. Battlecry: Summon a copy of this minion."""

    action = summon_copy(SELF)


class BOT_226:
    """Nethersoul Buster.

    Battlecry: Gain +1 Attack for each damage your hero has taken this turn.
    """

    action = when(
        mine(HERO_DAMAGE_TAKEN_THIS_TURN) >= 1,
        give(SELF, "BOT_226e", data=N * mine(HERO_DAMAGE_TAKEN_THIS_TURN)),
    )


class BOT_226e:
    """Nethercharged. Attack increased."""

    atk = DATA1


class BOT_263:
    """Soul Infusion. Give the left-most minion in your hand +2/+2."""

    action = give(leftmost(FRIENDLY_HAND & MINION), "BOT_263e")


class BOT_433:
    """Dr. Morrigan. Deathrattle: Swap this with a minion from your deck."""

    deathrattle = recruit(random(FRIENDLY_DECK & MINION), in_place=True) >> shuffle_away(SELF)
    keywords = ((DEATHRATTLE_RETURN_ZONE, Zone.DECK),)


class BOT_443:
    """Void Analyst. Deathrattle: Give all Demons in your hand +1/+1."""

    deathrattle = give(FRIENDLY_HAND & DEMON, "BOT_443e")


class BOT_521:
    """Ectomancy. Summon copies of all Demons you control."""

    action = summon_copy(FRIENDLY_MINIONS & DEMON)


class BOT_536:
    """Omega Agent. Battlecry: If you have 10 Mana Crystals, summon 2 copies of this minion."""

    action = when(CRYSTALS >= N, summon_copy(SELF, N2))


class BOT_568:
    """The Soularium.

    Draw 3 cards. They are Temporary.

    Before 205031: At the end of your turn, discard them.
    """

    action = draw(N) >> make_temporary(DRAWN & IN_HAND, "BOT_568e")


class BOT_568e:
    """Fleeting Soul. Discards at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY


class BOT_913:
    """Demonic Project. Each player transforms a random minion in their hand into a Demon."""

    action = exchange_in_hands(pool(A_MINION, race=Race.DEMON))
