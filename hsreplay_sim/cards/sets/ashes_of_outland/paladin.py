"""Ashes of Outland: Paladin."""

from hsreplay_sim.cards.words import *

ABOVE_ONE = Filter(lambda g, me, e: e.get(HEALTH) > 1)
"""Others get no enchantment that makes their Health 1 (U168@199)."""


class BT_009:
    """Imprisoned Sungill. Dormant for 2 turns. When this awakens, summon two 1/1 Murlocs."""

    dormant = "BT_737e"
    awaken = summon("BT_009t", 2, beside=1)


class BT_011:
    """Libram of Justice. Equip a 1/4 weapon. Change the Health of all enemy minions to 1."""

    action = give(ENEMY_MINIONS & ABOVE_ONE, "BT_011e") >> equip("BT_011t")


class BT_011e:
    """Judgment of Justice. Health changed to 1."""

    set_health = N


class BT_018:
    """Underlight Angling Rod. After your Hero attacks, add a random Murloc to your hand."""

    events = after_attack(FRIENDLY & HERO, add_random(pool(race=Race.MURLOC)))


class BT_019:
    """Murgur Murgurgle. Divine ShieldDeathrattle: Shuffle 'Murgurgle Prime' into your deck.

    The Prime names the minion it comes from (U054:7177).
    """

    deathrattle = shuffle("BT_019t", names_source=True)


class BT_019t:
    """Murgurgle Prime. Divine ShieldBattlecry: Summon 4 random Murlocs. Give them Divine Shield."""

    action = summon_random(pool(A_MINION, race=Race.MURLOC), N, then=shield(MADE))


class BT_020:
    """Aldor Attendant. Battlecry: Reduce the Cost of your Librams by (1) this game."""

    action = give(FRIENDLY_PLAYER, "BT_020e")


class BT_020e:
    """Aldor Attendant. Reduced Cost.

    The Librams in the hand wear no enchantment: their COST alone changes (U463:20964).
    """

    aura = aura((FRIENDLY_HAND + FRIENDLY_DECK) & has(LIBRAM), "BT_020e2")


class BT_020e2:
    """What a Libram costs less; no card of the data bears this id."""

    cost = -1


class BT_024:
    """Libram of Hope. Restore 8 Health. Summon an 8/8 Guardian with Taunt and Divine Shield."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> summon("BT_024t")


class BT_025:
    """Libram of Wisdom.

    Give a minion +1/+1 and "Deathrattle: Add a 'Libram of Wisdom' spell to your hand."
    """

    targets = MINIONS
    action = give(TARGET, "BT_025e")


class BT_025e:
    """Light's Wisdom. +1/+1. Deathrattle: Add 'Libram of Wisdom' to your hand.

    It does not say whose gift it is (8 of 8, U463:13801, U488:9232).
    """

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = add_card("BT_025", signed=False)


class BT_026:
    """Aldor Truthseeker. Taunt. Battlecry: Reduce the Cost of your Librams by (2) this game."""

    action = give(FRIENDLY_PLAYER, "BT_026e")


class BT_026e:
    """Aldor Truthseeker. Reduced Cost."""

    aura = aura((FRIENDLY_HAND + FRIENDLY_DECK) & has(LIBRAM), "BT_026e2")


class BT_026e2:
    """What a Libram costs less; no card of the data bears this id."""

    cost = -2


class BT_292:
    """Hand of A'dal. Give a minion +2/+1. Draw a card."""

    targets = MINIONS
    action = give(TARGET, "BT_292e") >> draw()
