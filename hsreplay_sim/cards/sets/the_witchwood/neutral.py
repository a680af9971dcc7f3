"""The Witchwood: neutral."""

from hsreplay_sim.cards.words import *


class GIL_118:
    """Deranged Doctor. Deathrattle: Restore 8 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class GIL_504h:
    """Bewitch. After you play a minion, add a random Shaman spell to your hand."""

    events = after_played(FRIENDLY & MINION, add_random(pool(A_SPELL, card_class=CardClass.SHAMAN)))


class GIL_119:
    """Cauldron Elemental. Your other Elementals have +2 Attack."""

    aura = aura((FRIENDLY_MINIONS & ELEMENTAL) - SELF, "GIL_119e")


class GIL_119e:
    """Toil and Trouble. Cauldron Elemental is granting this +2 Attack."""

    atk = N


class GIL_213:
    """Tanglefur Mystic. Battlecry: Add a random 2-Cost minion to each player's hand."""

    action = add_random(pool(A_MINION, cost=N)) >> add_random(pool(A_MINION, cost=N), opponent=True)


class GIL_561:
    """Blackwald Pixie. Battlecry: Refresh your Hero Power."""

    action = set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 0)


class GIL_578:
    """Countess Ashmore.

    Battlecry: Draw a Rush, Lifesteal, and Deathrattle card from your deck.
    """

    action = draw_one_each(
        FRIENDLY_DECK & has(RUSH), FRIENDLY_DECK & has(LIFESTEAL), FRIENDLY_DECK & has(DEATHRATTLE)
    )


class GIL_581:
    """Sandbinder. Battlecry: Draw an Elemental from your deck."""

    action = draw_from(FRIENDLY_DECK & ELEMENTAL)


class GIL_584:
    """Witchwood Piper. Battlecry: Draw the lowest Cost minion from your deck."""

    action = draw_from(lowest(FRIENDLY_DECK & MINION, COST))


class GIL_622:
    """Lifedrinker.

    Battlecry: Deal 3 damage to the enemy hero. Restore 3 Health to your hero.
    """

    action = damage(ENEMY_HERO, N) >> heal(FRIENDLY_HERO, N2)


class GIL_667:
    """Rotten Applebaum. Taunt. Deathrattle: Restore 6 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class GIL_682:
    """Muck Hunter. Rush. Battlecry: Summon two 2/1 Mucklings for your opponent."""

    action = summon("GIL_682t", 2, opponent=True)


class GIL_683:
    """Marsh Drake. Battlecry: Summon a 2/1 Poisonous Drakeslayer for your opponent."""

    action = summon("GIL_683t", opponent=True)


class GIL_692:
    """Genn Greymane.

    Start of Game: If your deck has only even-Cost cards, your starting Hero Power costs (1).
    """

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & ODD),
        give(FRIENDLY_HERO_POWER, "GIL_692e"),
    )


class GIL_692e:
    """Curse of Ur. Your Hero Power costs (1)."""

    set_cost = N


class GIL_816:
    """Swamp Dragon Egg. Deathrattle: Add a random Dragon to your hand."""

    deathrattle = add_random(pool(race=Race.DRAGON))


class GIL_819:
    """Witch's Cauldron.

    After a friendly minion dies, add a random Shaman spell to your hand.
    """

    events = when_died(FRIENDLY & MINION, add_random(pool(A_SPELL, card_class=CardClass.SHAMAN)))


class GIL_826:
    """Baku the Mooneater.

    Start of Game: If your deck has only odd-Cost cards, upgrade your Hero Power.
    """

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & EVEN), upgrade_power()
    )
