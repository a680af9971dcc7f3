"""Basic: Druid."""

from hsreplay_sim.cards.words import *


class CS2_005:
    """Claw. Give your hero +2 Attack this turn. Gain 2 Armor."""

    action = give(FRIENDLY_HERO, "CS2_005o") >> armor(N2)


class CS2_007:
    """Healing Touch. Restore 8 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class CS2_008:
    """Moonfire. Deal 1 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class CS2_009:
    """Mark of the Wild. Give a minion Taunt and +2/+3. (+2 Attack/+3 Health)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_009e")


class CS2_011:
    """Savage Roar. Give your characters +2 Attack this turn."""

    action = give(FRIENDLY_CHARACTERS, "CS2_011o")


class CS2_011o:
    """Savage Roar. +2 Attack this turn."""

    atk = N
    silence_spares = ~by_profile(lambda p: p.roar_ends_with_silence)


class CS2_012:
    """Swipe. Deal 4 damage to an enemy and 1 damage to all other enemies."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage_together((TARGET, N), (ENEMY_CHARACTERS - TARGET, N2))


class CS2_013:
    """Wild Growth. Gain an empty Mana Crystal.

    With all the Mana that one may have, of crystals or for the turn, it brings Excess Mana.
    """

    action = when(ALL_MANA, add_card("CS2_013t"), gain_crystals())


class CS2_013t:
    """Excess Mana. Draw a card. (You can only have 10 Mana in your tray.)"""

    action = draw()


class EX1_169:
    """Innervate. Gain 1 Mana Crystal this turn only."""

    action = gain_mana(N)


class EX1_173:
    """Starfire. Deal 5 damage. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw()


class EX1_183:
    """Gift of the Wild. Give your minions +2/+2 and Taunt."""

    action = give(FRIENDLY_MINIONS, "EX1_183e")
