"""Kobolds & Catacombs: Warlock."""

from hsreplay_sim.cards.words import *


class LOOT_013:
    """Vulgar Homunculus. Taunt. Battlecry: Deal 2 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class LOOT_014:
    """Kobold Librarian. Battlecry: Draw a card. Deal 2 damage to your hero."""

    action = draw() >> damage(FRIENDLY_HERO, N)


class LOOT_017:
    """Dark Pact. Destroy a friendly minion. Restore 8 Health to your hero."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> heal(FRIENDLY_HERO, N)


class LOOT_018:
    """Hooked Reaver. Battlecry: If you have 15 or less Health, gain +3/+3 and Taunt."""

    action = when(health_of(FRIENDLY_HERO) <= N, give(SELF, "LOOT_018e"))


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


class LOOT_306:
    """Possessed Lackey. Deathrattle: Recruit a Demon. (It notes its place: U147:4787.)"""

    events = when_dying(set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, PLACE))
    deathrattle = recruit(random(FRIENDLY_DECK & DEMON), in_place=True)


class LOOT_368:
    """Voidlord. Taunt. Deathrattle: Summon three 1/3 Demons with Taunt."""

    deathrattle = summon("CS2_065", 3)


class LOOT_415:
    """Rin, the First Disciple. Taunt. Deathrattle: Add 'The First Seal' to your hand."""

    deathrattle = add_card("LOOT_415t1")


class LOOT_415t1:
    """The First Seal. Summon a 2/2 Demon. Add 'The Second Seal' to your hand."""

    action = summon("LOOT_415t1t") >> add_card("LOOT_415t2")


class LOOT_415t2:
    """The Second Seal. Summon a 3/3 Demon. Add 'The Third Seal' to your hand."""

    action = summon("LOOT_415t2t") >> add_card("LOOT_415t3")


class LOOT_415t3:
    """The Third Seal. Summon a 4/4 Demon. Add 'The Fourth Seal' to your hand."""

    action = summon("LOOT_415t3t") >> add_card("LOOT_415t4")


class LOOT_415t4:
    """The Fourth Seal. Summon a 5/5 Demon. Add 'The Final Seal' to your hand."""

    action = summon("LOOT_415t4t") >> add_card("LOOT_415t5")


class LOOT_415t5:
    """The Final Seal. Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand."""

    action = summon("LOOT_415t5t") >> add_card("LOOT_415t6")


class LOOT_415t6:
    """Azari, the Devourer. Battlecry: Destroy your opponent's deck."""

    action = mill(ENEMY_DECK)


class LOOT_417:
    """Cataclysm. Destroy all minions. Discard 2 cards.

    Before 170824: Discard your hand.
    """

    action = destroy(MINIONS) >> when(says("your hand"), discard_hand(), discard(N))


class LOOT_420:
    """Skull of the Man'ari.

    At the start of your turn, summon a Demon from your hand. (An empty TRIGGER block comes before
    it: U185:9148.)
    """

    events = (
        with_keyword(turn_start(NOTHING), 0),
        turn_start(recruit(random(FRIENDLY_HAND & DEMON))),
    )
