"""The Boomsday Project: Paladin."""

from hsreplay_sim.cards.words import *


class BOT_234:
    """Shrink Ray. Set the Attack and Health of all minions to 1."""

    action = set_tag(MINIONS, DAMAGE, 0) >> give(MINIONS, "BOT_234e")


class BOT_234e:
    """Shrink Ray. 1/1."""

    set_atk = N
    set_health = N2


class BOT_436:
    """Prismatic Lens. Draw a minion and a spell from your deck. Swap their Costs."""

    action = draw_one_each(FRIENDLY_DECK & MINION, FRIENDLY_DECK & SPELL) >> when(
        any_of(DRAWN & MINION & IN_HAND) & any_of(DRAWN & SPELL & IN_HAND),
        remember_number(cost_of(DRAWN & SPELL))
        >> give(DRAWN & SPELL, "BOT_436e", data=cost_of(DRAWN & MINION))
        >> give(DRAWN & MINION, "BOT_436e", data=LEFT_BEHIND),
    )


class BOT_436e:
    """Swapped Cost. Cost swapped."""

    set_cost = DATA1


class BOT_537:
    """Mechano-Egg. Deathrattle: Summon an 8/8 Robosaur."""

    deathrattle = summon("BOT_537t")


class BOT_908:
    """Autodefense Matrix. Secret: When one of your minions is attacked, give it Divine Shield.

    It stays if that has one. What was attacked first gets it, not the Defender of a Noble Sacrifice
    that came in between (hs-exp.jp, a list of Secrets).
    """

    secret = when_attacks(
        ENEMY,
        shield(FIRST_ATTACKED),
        defender=FRIENDLY_MINIONS,
        only=any_of(FIRST_ATTACKED & ~has(DIVINE_SHIELD)),
    )


class BOT_909:
    """Crystology. Draw two 1-Attack minions from your deck."""

    action = draw_from(FRIENDLY_DECK & MINION & atk_is(N), 2)


class BOT_910:
    """Glowstone Technician. Battlecry: Give all minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION, "BOT_910e")
