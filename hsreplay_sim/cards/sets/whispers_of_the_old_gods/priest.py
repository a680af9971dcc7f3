"""Whispers of the Old Gods: Priest."""

from hsreplay_sim.cards.words import *

SPEAKS_AGAIN = when(by_profile(lambda p: not p.copies_stay_silent), set_tag(MADE, SILENCED, 0))
"""Up to 7.1 the copy of a silenced minion is not silenced."""


class OG_094:
    """Power Word: Tentacles. Give a minion +2/+6."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "OG_094e")


class OG_096:
    """Twilight Darkmender.

    Battlecry: If your C'Thun has at least 10 Attack, restore #10 Health to your hero.
    """

    action = when(CTHUN_STRENGTH >= N, heal(FRIENDLY_HERO, N2))
    ritual = True


class OG_100:
    """Shadow Word: Horror. Destroy all minions with 2 or less Attack."""

    action = destroy(MINIONS & atk_at_most(N))


class OG_101:
    """Forbidden Shaping. Spend all your Mana. Summon a random minion that costs that much."""

    action = spend_mana() >> summon_of_cost(LEFT_BEHIND)


class OG_104:
    """Embrace the Shadow. This turn, your healing effects deal damage instead."""

    action = give(FRIENDLY_PLAYER, "OG_104e")


class OG_104e:
    """Embracing the Shadow. Your healing effects are dealing damage."""

    player_tags = (HEALING_DOES_DAMAGE,)


class OG_234:
    """Darkshire Alchemist. Battlecry: Restore 5 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class OG_316:
    """Herald Volazj. Battlecry: Summon a 1/1 copy of each of your other minions."""

    action = for_each(
        FRIENDLY_MINIONS - SELF, summon_copy(SUBJECT) >> SPEAKS_AGAIN >> give(MADE, "OG_316k")
    )


class OG_316k:
    """Shadowy. 1/1."""

    set_atk = N
    set_health = N2


class OG_334:
    """Hooded Acolyte.

    Taunt. Whenever a character is healed, give your C'Thun +1/+1 (wherever it is).
    """

    events = when_healed(CHARACTERS, cthun_gains(N, N2))
    ritual = True


class OG_335:
    """Shifting Shade.

    Deathrattle: Copy a card from your opponent's deck and add it to your hand.
    """

    deathrattle = copy_to_hand(random(ENEMY_DECK))
