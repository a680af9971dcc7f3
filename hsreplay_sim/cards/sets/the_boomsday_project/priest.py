"""The Boomsday Project: Priest."""

from hsreplay_sim.cards.words import *


class BOT_216:
    """Omega Medic. Battlecry: If you have 10 Mana Crystals, restore 10 Health to your hero."""

    action = when(CRYSTALS >= N, heal(FRIENDLY_HERO, N2))


class BOT_219:
    """Extra Arms. Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BOT_219e") >> next_block() >> add_card("BOT_219t", signed=False)


class BOT_219e:
    """Armed. +2/+2."""

    atk = N
    max_health = N2


class BOT_219t:
    """More Arms! Give a minion +2/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BOT_219te")


class BOT_219te:
    """More Armed. +2/+2."""

    atk = N
    max_health = N2


class BOT_509:
    """Dead Ringer. Deathrattle: Draw a Deathrattle minion from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE))


class BOT_517:
    """Topsy Turvy. Swap a minion's Attack and Health."""

    targets = target(MINIONS, optional=False)
    action = swap_stats(TARGET, "BOT_517e")


class BOT_517e:
    """Downside Up. Attack and Health have been swapped by Topsy Turvy."""

    set_atk = DATA1
    set_health = DATA2
