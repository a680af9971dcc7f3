"""The Witchwood: neutral."""

from hsreplay_sim.cards.words import *

SHOWS_A_COPY = when(by_profile(lambda p: not p.starters_act_themselves), by_shown_copy(NOTHING))


class GIL_117:
    """Worgen Abomination. At the end of your turn, deal 2 damage to all other damaged minions."""

    events = turn_end(damage((MINIONS & HURT) - SELF, N))


class GIL_118:
    """Deranged Doctor. Deathrattle: Restore 8 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class GIL_504h:
    """Bewitch. After you play a minion, add a random Shaman spell to your hand."""

    events = after_played(FRIENDLY & MINION, add_random(pool(A_SPELL, card_class=CardClass.SHAMAN)))


class GIL_119:
    """Cauldron Elemental. Your other Elementals have +2 Attack."""

    aura = aura((FRIENDLY_MINIONS & ELEMENTAL) - SELF, "GIL_119e")


class GIL_124:
    """Mossy Horror. Battlecry: Destroy all other minions with 2 or less Attack."""

    action = destroy((MINIONS & atk_at_most(N)) - SELF)


class GIL_212:
    """Ravencaller. Battlecry: Add two random 1-Cost minions to your hand."""

    action = add_random(pool(A_MINION, cost=N), 2)


class GIL_213:
    """Tanglefur Mystic. Battlecry: Add a random 2-Cost minion to each player's hand."""

    action = add_random(pool(A_MINION, cost=N)) >> add_random(pool(A_MINION, cost=N), opponent=True)


class GIL_513:
    """Lost Spirit. Deathrattle: Give your minions +1 Attack."""

    deathrattle = give(FRIENDLY_MINIONS, "GIL_513e")


class GIL_526:
    """Wyrmguard. Battlecry: If you're holding a Dragon, gain +1 Attack and Taunt."""

    action = when(HOLDING_DRAGON, give(SELF, "GIL_526e"))


class GIL_534:
    """Hench-Clan Thug. After your hero attacks, give this minion +1/+1."""

    events = after_attack(FRIENDLY_HERO, give(SELF, "GIL_534t"))


class GIL_534t:
    """Reinforced. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


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


class GIL_601:
    """Scaleworm. Battlecry: If you're holding a Dragon, gain +1 Attack and Rush."""

    action = when(HOLDING_DRAGON, give(SELF, "GIL_601e"))


class GIL_614:
    """Voodoo Doll. Battlecry: Choose a minion. Deathrattle: Destroy the chosen minion."""

    targets = MINIONS
    action = curse(TARGET, "GIL_614e2", "GIL_614e1")
    deathrattle = destroy(CURSED)
    rattles = CURSE_HOLDS


class GIL_614e1:
    """Voodoo Doll Cursed. Destroyed when Voodoo Doll is destroyed."""

    events = silently(when_died(MINION, lift_curse(), LINKED_DIES))


class GIL_614e2:
    """Voodoo Doll Cursing. Deathrattle: Destroy {0}."""


class GIL_616:
    """Splitting Festeroot. Deathrattle: Summon two 2/2 Splitting Saplings."""

    deathrattle = summon("GIL_616t", 2)


class GIL_616t:
    """Splitting Sapling. Deathrattle: Summon two 1/1 Woodchips."""

    deathrattle = summon("GIL_616t2", 2)


class GIL_620:
    """Dollmaster Dorian. Whenever you draw a minion, summon a 1/1 copy of it."""

    events = when_drawn(FRIENDLY & MINION, summon_changed(SUBJECT, "GIL_620e"))


class GIL_620e:
    """Creepy Doll. Dollmaster Dorian made a 1/1 copy."""

    set_atk = N
    set_health = N2


class GIL_622:
    """Lifedrinker.

    Battlecry: Deal 3 damage to the enemy hero. Restore 3 Health to your hero.
    """

    action = damage(ENEMY_HERO, N) >> heal(FRIENDLY_HERO, N2)


class GIL_623:
    """Witchwood Grizzly. Taunt. Battlecry: Lose 1 Health for each card in your opponent's hand."""

    action = give(SELF, "GIL_623e", N * count(ENEMY_HAND))


class GIL_623e:
    """Grizzled. Decreased Health."""

    max_health = -DATA1


class GIL_624:
    """Night Prowler. Battlecry: If this is the only minion on the battlefield, gain +3/+3."""

    action = when(~any_of(MINIONS - SELF), give(SELF, "GIL_624e"))


class GIL_646:
    """Clockwork Automaton. Double the damage and healing of your Hero Power."""

    player_tags = (HERO_POWER_DOUBLE,)


class GIL_648:
    """Chief Inspector. Battlecry: Destroy all enemy Secrets."""

    action = destroy_secrets(ENEMY_SECRETS)


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
        SHOWS_A_COPY >> give(FRIENDLY_HERO_POWER, "GIL_692e"),
    )


class GIL_692e:
    """Curse of Ur. Your Hero Power costs (1)."""

    set_cost = N


class GIL_815:
    """Baleful Banker. Battlecry: Choose a friendly minion. Shuffle a copy into your deck."""

    targets = FRIENDLY_MINIONS
    action = shuffle_copy(TARGET)


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
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & EVEN), SHOWS_A_COPY >> upgrade_power()
    )
