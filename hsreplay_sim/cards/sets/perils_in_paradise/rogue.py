"""Perils in Paradise: Rogue."""

from hsreplay_sim.cards.words import *


class VAC_330:
    """Metal Detector. Deathrattle: Get a Coin.

    Before 231191: After your hero attacks and kills a minion, get a Coin.
    """

    events = after_attack(
        FRIENDLY & HERO,
        add_card("GAME_005"),
        defender=MINION & (DOOMED | ~IN_PLAY),
        only=says("kills"),
    )
    deathrattle = add_card("GAME_005")


NO_ROGUES = ~of_class(CardClass.ROGUE) & ~of_class(CardClass.NEUTRAL)


class VAC_332:
    """Sea Shill. Battlecry: The next card you play from another class costs (2) less."""

    action = give(FRIENDLY_PLAYER, "VAC_332e")


class VAC_332e:
    """Sea Shill. The next card you play from another class costs (2) less."""

    aura = cost_change(
        either(says("non-Rogue"), FRIENDLY_HAND & NO_ROGUES, FRIENDLY_HAND & OF_ANOTHER_CLASS), -N
    )
    events = (
        until_played(FRIENDLY & NO_ROGUES, only=says("non-Rogue")),
        until_played(FRIENDLY & OF_ANOTHER_CLASS, only=~says("non-Rogue")),
    )


class VAC_335:
    """Petty Theft. Get two random 1-Cost spells from other classes."""

    action = add_random(any_class_but_mine(pool(A_SPELL, cost=N)), 2)


class VAC_460:
    """Oh, Manager! Deal 2 damage. Combo: Get a coin."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    combo = damage(TARGET, N) >> add_card("GAME_005")


class VAC_700:
    """Snatch and Grab.

    Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
    """

    playable = any_of(ENEMY_MINIONS)
    action = destroy(random(ENEMY_MINIONS, 2))
    cost = -(N * count(PLAYED_THIS_GAME & OF_ANOTHER_CLASS))


class VAC_701:
    """Swarthy Swordshiner. Battlecry: Set the Attack and Durability of your weapon to 3."""

    action = set_tag(FRIENDLY_WEAPON, DAMAGE, 0) >> give(FRIENDLY_WEAPON, "VAC_701e")


class VAC_701e:
    """Polished Sheen. Set to 3/3."""

    set_atk = N
    set_health = N2


class WORK_005:
    """Sharp Shipment. Give your weapon +2/+2."""

    playable = any_of(FRIENDLY_WEAPON)
    action = give(FRIENDLY_WEAPON, "WORK_005e")
