"""Mean Streets of Gadgetzan: Warrior."""

from hsreplay_sim.cards.words import *


class CFM_631:
    """Brass Knuckles. After your hero attacks, give a random minion in your hand +1/+1."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_HAND & MINION), "CFM_631e"))


class CFM_631e:
    """Smuggling. Increased stats from Brass Knuckles."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_643:
    """Hobart Grapplehammer.

    Battlecry: If you have a weapon equipped, give all minions in your hand and deck +2/+2.

    Before 184968: Give all weapons in your hand and deck +1 Attack.
    """

    action = when(
        says("weapons"),
        give((FRIENDLY_HAND + FRIENDLY_DECK) & WEAPON, "CFM_643e"),
        when(any_of(FRIENDLY_WEAPON), give((FRIENDLY_HAND + FRIENDLY_DECK) & MINION, "CFM_643e")),
    )


class CFM_643e:
    """Smuggling. +1 Attack from Hobart Grapplehammer. (Its stats are those of his text.)"""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_716:
    """Sleep with the Fishes. Deal $3 damage to all damaged minions."""

    action = damage(MINIONS & HURT, N)


class CFM_752:
    """Stolen Goods.

    Draw a Taunt minion. Give it +2/+2.

    Before 184968: Give a random Taunt minion in your hand +3/+3.
    """

    action = when(
        says("Draw"),
        draw_from(FRIENDLY_DECK & MINION & has(TAUNT)) >> give(DRAWN & IN_HAND, "CFM_752e"),
        give(random(FRIENDLY_HAND & MINION & has(TAUNT)), "CFM_752e"),
    )


class CFM_754:
    """Grimy Gadgeteer. At the end of your turn, give a random minion in your hand +2/+2."""

    events = turn_end(give(random(FRIENDLY_HAND & MINION), "CFM_754e"))


class CFM_754e:
    """Smuggling. Increased stats from Grimy Gadgeteer."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_755:
    """Grimestreet Pawnbroker. Battlecry: Give a random weapon in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & WEAPON), "CFM_755e")


class CFM_756:
    """Alley Armorsmith. Taunt. Whenever this minion deals damage, gain that much Armor."""

    events = when_deals_damage(SELF, armor(AMOUNT))


class CFM_940:
    """I Know a Guy.

    Discover a Taunt minion. Give it +1/+2.

    Before 184968 it gives nothing.
    """

    action = discover(discoverable(pool(A_MINION, where=taunt_card))) >> when(
        says("Give it"), give(MADE, "CFM_940e")
    )
