"""Treasures and passives of Monster Hunt (GILA)."""

from hsreplay_sim.cards.words import *


class GILA_400p:
    """Dog Whistle. Summon a 1/1 Bloodhound with Rush."""

    action = summon("GILA_400t")


class GILA_412:
    """Blood Moon. Give your minions +1/+1 and Lifesteal."""

    action = give(FRIENDLY_MINIONS, "GILA_412e")


class GILA_503:
    """Hunter's Insight. Reduce the Cost of all cards in your hand by (3)."""

    action = give(FRIENDLY_HAND, "GILA_503e")


class GILA_503e:
    """Insightful. This card costs (3) less."""

    cost = -N


class GILA_506:
    """First Aid Kit. At the end of your turn, restore 2 Health to all friendly characters."""

    action = give(FRIENDLY_PLAYER, "GILA_506e")


class GILA_506e:
    """First Aid Kit Player Enchantment. (GILA_506 says what it does.)"""

    events = with_keyword(
        turn_end(heal(FRIENDLY_CHARACTERS, of_creator(N)) >> show_passive("GILA_506")), 0
    )


class GILA_600h:
    """Darius Crowley. He begins with a Cannon (U203:657, U223:1455)."""

    events = when_play_begins(summon("GILA_601"))


class GILA_600p:
    """Fire! Fire your Cannons! If they kill any minions, refresh this. (GILA_601 says the rest.)"""

    action = NOTHING


class GILA_601:
    """Cannon. Deal @ damage to the enemies opposite of this minion.

    It fires behind its player's hero power, and counts for the Goliath (U203:1258, U223:5799).
    """

    events = with_keyword(
        when_power_used(
            FRIENDLY & card("GILA_600p"),
            for_each(OPPOSITE, damage(TARGET, DATA1))
            >> when(any_of(OPPOSITE & MINION & DOOMED), set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 0))
            >> when(~any_of(worn(FRIENDLY_PLAYER, "GILA_612e")), give(FRIENDLY_PLAYER, "GILA_612e"))
            >> add_tag(worn(FRIENDLY_PLAYER, "GILA_612e"), TAG_SCRIPT_DATA_NUM_2),
        ),
        0,
    )


class GILA_612:
    """Seabreaker Goliath. Costs (1) less for each time you've fired your Cannons."""

    cost = -N * tag_of(worn(FRIENDLY_PLAYER, "GILA_612e"), TAG_SCRIPT_DATA_NUM_2)


class GILA_612e:
    """Seabreaker Goliath Player Enchantment.

    Costs (1) less for each time you've fired your Cannons. (GILA_612 asks it.)
    """


class GILA_854:
    """Beastly Beauty.

    Rush After this attacks a minion and survives, transform this into an 8/8.
    """

    events = after_attack(SELF & ALIVE, transform(SELF, "GILA_854t"), MINION)


class GILA_904:
    """Stroke of Midnight. Echo Destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))


class GILA_910:
    """Puzzle Box. Transform all minions into random ones that cost (3) more."""

    action = transform_random(MINIONS, cost_beside(3))
