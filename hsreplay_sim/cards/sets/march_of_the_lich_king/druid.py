"""March of the Lich King: Druid."""

from hsreplay_sim.cards.words import *


class NX2_010:
    """Death Beetle. TauntManathirst (@): Gain +4/+4 and Charge."""

    action = when(manathirst(DATA1), give(SELF, "NX2_010e") >> keyword(SELF, CHARGE))


class NX2_011:
    """Life from Death. Draw 3 cards. Infuse: This costs (1)."""

    action = draw(N)
    infuse = "NX2_011t"


class NX2_011t:
    """Life from Death. Infused. Draw 3 cards."""

    action = draw(N)


class NX2_012:
    """Rake.

    Give your hero +2 Attack this turn. Deal damage equal to your hero's Attack to a minion.
    """

    targets = target(MINIONS, optional=False)
    action = give(FRIENDLY_HERO, "NX2_012e") >> damage(TARGET, atk_of(FRIENDLY_HERO))


class RLK_650:
    """Lingering Zombie.

    Deathrattle: Summon a 1/1 Disarmed Zombie with "Deathrattle: Summon a 1/1 Zombie."
    """

    deathrattle = summon("RLK_650t")


class RLK_650t:
    """Disarmed Zombie. Deathrattle: Summon a 1/1 Zombie."""

    deathrattle = summon("RLK_650t2")


class RLK_651:
    """Crypt Keeper. Taunt. Costs (1) less for each Armor you have."""

    cost = -(N * tag_of(FRIENDLY_HERO, ARMOR))


class RLK_652:
    """Unending Swarm. Resurrect all friendly minions that cost (2) or less."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & cost_at_most(N), FREE_SLOTS))
    summons = True


class RLK_654:
    """Beetlemancy. Choose One - Gain 12 Armor; or Summon two 3/3 Beetles with Taunt."""

    choose = ("RLK_654a", "RLK_654b")


class RLK_654a:
    """Beetle Juice. Gain 12 Armor."""

    action = armor(N)


class RLK_654b:
    """Bug Snacks. Summon two 3/3 Beetles with Taunt."""

    action = summon("RLK_654t", 2)
    summons = True


class RLK_656:
    """Chitinous Plating. Gain 4 Armor. At the start of your next turn, gain 4 more."""

    action = armor(N) >> give(FRIENDLY_PLAYER, "RLK_656e")


class RLK_656e:
    """Molting. Gain 4 Armor next turn."""

    events = turn_start(armor(N) >> wear_off())


class RLK_657:
    """Underking. RushBattlecry and Deathrattle: Gain 6 Armor."""

    action = armor(N)
    deathrattle = armor(N)


class RLK_658:
    """Elder Nadox. Battlecry: Destroy a friendly Undead. Your minions gain its Attack."""

    targets = FRIENDLY_MINIONS & UNDEAD
    action = when(
        any_of(TARGET),
        remember_number(atk_of(TARGET))
        >> destroy(TARGET)
        >> give(FRIENDLY_MINIONS - TARGET, "RLK_658e", data=LEFT_BEHIND),
    )


class RLK_658e:
    """Might of Nadox. Increased stats."""

    atk = DATA1


class RLK_956:
    """Nerubian Flyer.

    Battlecry: If a friendly Undead died after your last turn, summon a 2/2 Nerubian.
    """

    action = when(any_of(DIED_SINCE_MY_TURN & UNDEAD), summon("RLK_956t"))
