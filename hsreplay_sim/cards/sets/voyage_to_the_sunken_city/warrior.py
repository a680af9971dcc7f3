"""Voyage to the Sunken City: Warrior."""

from hsreplay_sim.cards.words import *


class TID_714:
    """Igneous Lavagorger. Taunt. Battlecry: Dredge. Gain Armor equal to its Cost."""

    action = dredge(armor(cost_of(SUBJECT)))


class TID_716:
    """Tidal Revenant. Battlecry: Deal 5 damage. Gain 8 Armor."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)


class TSC_659:
    """Trenchstalker. Battlecry: Attack three different random enemies."""

    action = for_each(random(ENEMY_CHARACTERS, 3), attacks(SELF, SUBJECT))


class TSC_913:
    """Azsharan Trident. Deathrattle: Put a 'Sunken Trident' on the bottom of your deck."""

    deathrattle = put_on_bottom("TSC_913t")


class TSC_913t:
    """Sunken Trident. After your hero attacks, deal 2 damage to all enemy minions."""

    events = after_attack(FRIENDLY & HERO, damage(ENEMY_MINIONS, N))


class TSC_917:
    """Blackscale Brute.

    Taunt. Battlecry: If you have a weapon equipped, summon a 5/6 Naga with Rush.
    """

    action = when(any_of(FRIENDLY_WEAPON), summon("TSC_917t"))


class TSC_939:
    """Forged in Flame. Destroy your weapon, then draw cards equal to its Attack."""

    playable = any_of(FRIENDLY_WEAPON)
    action = (
        remember_number(atk_of(FRIENDLY_WEAPON)) >> destroy(FRIENDLY_WEAPON) >> draw(LEFT_BEHIND)
    )


class TSC_940:
    """From the Depths.

    Reduce the Cost of the bottom five cards in your deck by (3), then Dredge.
    """

    action = for_each(bottom(FRIENDLY_DECK, 5), give(SUBJECT, "TSC_940e2")) >> dredge()


class TSC_941:
    """Guard the City. Gain 3 Armor. Summon a 2/3 Naga with Taunt."""

    action = armor(N) >> summon("TSC_941t")


class TSC_942:
    """Obsidiansmith. Battlecry: Dredge. If it's a minion or a weapon, give it +1/+1."""

    action = dredge(when(any_of(SUBJECT & (MINION | WEAPON)), give(SUBJECT, "TSC_942e")))


class TSC_943:
    """Lady Ashvane. Battlecry: Give all weapons in your hand, deck, and battlefield +1/+1."""

    action = give(((FRIENDLY_HAND + FRIENDLY_DECK) & WEAPON) + FRIENDLY_WEAPON, "TSC_943e")
