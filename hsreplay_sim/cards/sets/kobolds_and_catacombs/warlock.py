"""Kobolds & Catacombs: Warlock."""

from hsreplay_sim.cards.words import *


class LOOT_013:
    """Vulgar Homunculus. Taunt. Battlecry: Deal 2 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class LOOT_014:
    """Kobold Librarian. Battlecry: Draw a card. Deal 2 damage to your hero."""

    action = draw() >> damage(FRIENDLY_HERO, N)


class LOOT_043:
    """Lesser Amethyst Spellstone.

    Lifesteal. Deal 3 damage to a minion. (Take damage from your cards to upgrade.)
    """

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = when_damaged(FRIENDLY & HERO, upgrade_to("LOOT_043t2"), by=FRIENDLY & ~A_HERO_POWER)


class LOOT_043t2:
    """Amethyst Spellstone.

    Lifesteal. Deal 5 damage to a minion. (Take damage from your cards to upgrade.)
    """

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = when_damaged(FRIENDLY & HERO, upgrade_to("LOOT_043t3"), by=FRIENDLY & ~A_HERO_POWER)


class LOOT_043t3:
    """Greater Amethyst Spellstone. Lifesteal. Deal 7 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_368:
    """Voidlord. Taunt. Deathrattle: Summon three 1/3 Demons with Taunt."""

    deathrattle = summon("CS2_065", 3)
