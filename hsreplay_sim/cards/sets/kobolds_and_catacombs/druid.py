"""Kobolds & Catacombs: Druid."""

from hsreplay_sim.cards.words import *


def by_armor(card_id: str) -> Trigger:
    """Counts the armour gained; with enough of it, it is upgraded (U078:1726, U078:2189).

    How much is enough, a tag says: the text of the second stone has no number (U078:3104).
    """
    enough = set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 0) >> upgrade_to(card_id)
    more = add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, AMOUNT)
    return when_armored(FRIENDLY_HERO, when(DATA1 + AMOUNT >= DATA2, enough, more))


class LOOT_047:
    """Barkskin. Give a minion +3 Health. Gain 3 Armor."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOT_047e") >> armor(N2)


class LOOT_048:
    """Ironwood Golem. Taunt. Can only attack if you have 3 or more Armor."""

    keywords = ((CANT_ATTACK, tag_of(FRIENDLY_HERO, ARMOR) < N),)


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


class LOOT_054:
    """Branching Paths. Choose Twice - Draw a card; Give your minions +1 Attack; Gain 6 Armor."""

    action = repeat(
        2, choose_from(given("LOOT_054d", "LOOT_054b", "LOOT_054c"), cast_pick(SUBJECT))
    )


class LOOT_054b:
    """Explore the Darkness. Give your minions +1 Attack."""

    action = give(FRIENDLY_MINIONS, "LOOT_054be")


class LOOT_054c:
    """Loot the Chest. Gain 6 Armor."""

    action = armor(N)


class LOOT_054d:
    """Eat the Mushroom. Draw a card."""

    action = draw()


class LOOT_056:
    """Astral Tiger. Deathrattle: Shuffle a copy of this minion into your deck."""

    deathrattle = shuffle_copy(SELF, signed=False)


class LOOT_309:
    """Oaken Summons. Gain 6 Armor. Summon a minion from your deck that costs (4) or less."""

    action = armor(N) >> recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N2)))


class LOOT_314:
    """Grizzled Guardian. Taunt. Deathrattle:Recruit 2 minions that cost (4) or less."""

    deathrattle = recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N2), N))


class LOOT_329:
    """Ixlid, Fungal Lord. After you play a minion, summon a copy of it."""

    events = after_played(FRIENDLY & MINION & IN_PLAY & OTHERS, summon_copy(SUBJECT, beside=True))


class LOOT_351:
    """Greedy Sprite. Deathrattle: Gain an empty Mana Crystal."""

    deathrattle = gain_crystals()


class LOOT_392:
    """Twig of the World Tree. Deathrattle: Refresh your Mana Crystals.

    Before 174258: Gain 10 Mana Crystals.
    """

    deathrattle = when(says("Refresh"), refresh_mana(CRYSTALS), gain_crystals(N, full=True))
