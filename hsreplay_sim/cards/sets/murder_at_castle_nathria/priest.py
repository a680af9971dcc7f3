"""Murder at Castle Nathria: Priest."""

from hsreplay_sim.cards.words import *


class MAW_022:
    """Incriminating Psychic. TauntDeathrattle: Copy two random cards from your opponent's hand.

    Before 195635 it is one.
    """

    deathrattle = when(
        says("two"), copy_to_hand(random(ENEMY_HAND, 2)), copy_to_hand(random(ENEMY_HAND))
    )


class REV_247:
    """Partner in Crime. Battlecry: Summon a copy of this minion at the end of your turn."""

    action = give(SELF, "REV_247e")


class REV_247e:
    """Alibi. At the end of your turn, summon a copy of this."""

    events = turn_end(wear_off() >> summon_copy(SELF))


class REV_248:
    """Boon of the Ascended. Give a minion +2 Health. Summon a Kyrian with its stats and Taunt."""

    targets = target(MINIONS, optional=False)
    action = (
        give(TARGET, "REV_248e")
        >> tell_stats()
        >> summon_sized("REV_248t", atk_of(TARGET), health_of(TARGET))
    )


class REV_249:
    """The Light! It Burns! Deal damage to a minion equal to its Attack."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, atk_of(TARGET))


class REV_252:
    """Clean the Scene. Destroy all minions with 3 or less Attack. Infuse (@): 6 or less."""

    action = destroy(MINIONS & atk_at_most(N))
    infuse = "REV_252t"


class REV_252t:
    """Clean the Scene. Infused Destroy all minions with 6 or less Attack."""

    action = destroy(MINIONS & atk_at_most(N))


class REV_290:
    """Cathedral of Atonement. Give a minion +2/+1 and draw a card."""

    targets = MINIONS
    activate = give(TARGET, "REV_290e") >> draw()
