"""Festival of Legends: Druid."""

from hsreplay_sim.cards.words import *


class ETC_373:
    """Drum Circle.

    Choose One - Summon five 2/2 Treants; or Give your minions +2/+4 and Taunt.
    """

    choose = ("ETC_373a", "ETC_373b")


class ETC_373a:
    """Flower Power. Summon five 2/2 Treants."""

    action = summon("ETC_373t", 5)
    summons = True


class ETC_373b:
    """Good Vibrations. Give your minions +2/+4 and Taunt."""

    action = give(FRIENDLY_MINIONS, "ETC_373be")


class ETC_373be:
    """Root Note. +2/+4."""

    atk = N
    max_health = N2
    keywords = TAUNT


class ETC_376:
    """Summer Flowerchild.

    Battlecry: Draw two cards that cost (6) or more. Finale: They cost (1) less.
    """

    action = repeat(
        2,
        draw_from(FRIENDLY_DECK & cost_at_least(N))
        >> when(FINALE, give(DRAWN & IN_HAND, "ETC_376e")),
    )


class ETC_379:
    """Harmonic Mood. Give your hero +2 Attack this turn. Gain 4 Armor. (Swaps each turn.)

    It swaps as its player's turn ends (10 of 10, U472:8388).
    """

    action = give(FRIENDLY_HERO, "ETC_379e") >> armor(N2)
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_379t"))


class ETC_379t:
    """Dissonant Mood. Give your hero +4 Attack this turn. Gain 2 Armor. (Swaps each turn.)"""

    action = give(FRIENDLY_HERO, "ETC_379e2") >> armor(N2)
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_379"))


class ETC_384:
    """Spread the Word. Draw 2 cards. Costs (1) less for each Attack your hero has."""

    cost = -(N2 * atk_of(FRIENDLY_HERO))
    action = draw(N)


class JAM_029:
    """Doomkin. Battlecry: Take one of your opponent's empty Mana Crystals."""

    action = when(theirs(RESOURCES_USED) >= 1, lose_crystals(1, opponent=True) >> gain_crystals())
