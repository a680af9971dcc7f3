"""The Grand Tournament: Priest."""

from hsreplay_sim.cards.words import *


class AT_011:
    """Holy Champion.

    Overheal: Gain +2 Attack.

    Before 184968: Whenever a character is healed, gain +2 Attack.
    """

    events = (
        when_overhealed(SELF, give(SELF, "AT_011e"), only=says("Overheal")),
        when_healed(CHARACTERS, give(SELF, "AT_011e"), only=~says("Overheal")),
    )


class AT_011e:
    """Light's Blessing. Increased Attack."""

    atk = of_creator(N)


class AT_012:
    """Spawn of Shadows.

    Battlecry and Inspire: Deal 4 damage to each hero.

    Before 184968: Inspire: Deal 4 damage to each hero.
    """

    action = when(says("Battlecry"), damage(HEROES, N))
    inspire = damage(HEROES, N)


class AT_013:
    """Power Word: Glory.

    Choose a minion. Whenever it attacks, restore 4 Health to your hero.

    The enchantment is linked to the player (U008:15883, U082:4339).
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "AT_013e") >> set_tag(
        worn(TARGET, "AT_013e"), LINKED_ENTITY, id_of(FRIENDLY_PLAYER)
    )


class AT_013e:
    """Power Word: Glory.

    When this attacks, restore 4 Health to the hero of the player who buffed it.
    """

    events = when_attacks(SELF, heal(FRIENDLY_HERO, N))


class AT_014:
    """Shadowfiend. Whenever you draw a card, reduce its Cost by (1)."""

    events = when_drawn(FRIENDLY, give(SUBJECT, "AT_014e"))


class AT_015:
    """Convert.

    Put a copy of an enemy minion into your hand. It costs (1).

    Before 184968: Put a copy of an enemy minion into your hand.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = copy_to_hand(TARGET) >> when(says("It costs"), give(MADE & IN_HAND, "GBL_001e"))


class AT_016:
    """Confuse. Swap the Attack and Health of all minions."""

    action = swap_stats(MINIONS, "AT_016e")


class AT_016e:
    """Confused. Swapped Attack and Health."""

    set_atk = DATA1
    set_health = DATA2


class AT_018:
    """Confessor Paletress.

    Battlecry and Inspire: Summon a random Legendary minion.

    Before 184968: Inspire: Summon a random Legendary minion.
    """

    action = when(says("Battlecry"), summon_random(pool(A_MINION, where=legendary)))
    inspire = summon_random(pool(A_MINION, where=legendary))


class AT_055:
    """Flash Heal. Restore 5 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class AT_116:
    """Wyrmrest Agent. Battlecry: If you're holding a Dragon, gain +1 Attack and Taunt."""

    action = when(HOLDING_DRAGON, give(SELF, "AT_116e"))


class AT_116e:
    """Bring it on! +1 Attack and Taunt."""

    atk = of_creator(N)
    keywords = (TAUNT,)
