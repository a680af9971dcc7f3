"""Kobolds & Catacombs: Druid."""

from hsreplay_sim.cards.words import *


def by_armor(card_id: str) -> Trigger:
    """Counts the armour gained; with enough of it, it is upgraded (U078:1726, U078:2189).

    How much is enough, a tag says: the text of the second stone has no number (U078:3104).
    """
    enough = set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 0) >> upgrade_to(card_id)
    more = add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, AMOUNT)
    return when_armored(FRIENDLY_HERO, when(DATA1 + AMOUNT >= DATA2, enough, more))


class LOOT_051:
    """Lesser Jasper Spellstone. Deal 2 damage to a minion. (Gain 3 Armor to upgrade.)"""

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = by_armor("LOOT_051t1")


class LOOT_051t1:
    """Jasper Spellstone. Deal 4 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = by_armor("LOOT_051t2")


class LOOT_051t2:
    """Greater Jasper Spellstone. Deal 6 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_309:
    """Oaken Summons. Gain 6 Armor. Summon a minion from your deck that costs (4) or less."""

    action = armor(N) >> recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N2)))


class LOOT_351:
    """Greedy Sprite. Deathrattle: Gain an empty Mana Crystal."""

    deathrattle = gain_crystals()


class LOOT_392:
    """Twig of the World Tree. Deathrattle: Refresh your Mana Crystals.

    Before 174258: Gain 10 Mana Crystals.
    """

    deathrattle = when(says("Refresh"), refresh_mana(CRYSTALS), gain_crystals(N, full=True))
