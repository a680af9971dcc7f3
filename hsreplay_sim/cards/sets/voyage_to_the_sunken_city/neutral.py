"""Voyage to the Sunken City: neutral."""

from hsreplay_sim.cards.words import *


class TID_710:
    """Snapdragon. Battlecry: Give all Battlecry minions in your deck +1/+1."""

    action = give(FRIENDLY_DECK & MINION & has(BATTLECRY), "TID_710e")


class TID_713:
    """Bubbler. After this minion takes exactly one damage, destroy it. (Pop!)"""

    events = when_damaged(SELF, destroy(SELF), only=AMOUNT.equals(1))


class TSC_001:
    """Naval Mine. Deathrattle: Deal 4 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class TSC_002:
    """Pufferfist. After your hero attacks, deal 1 damage to all enemies."""

    events = after_attack(FRIENDLY & HERO, damage(ENEMY_CHARACTERS, N))


class TSC_013:
    """Slimescale Diver. Dormant for 1 turn. Rush, Poisonous."""

    dormant = "TSC_647e"


class TSC_017:
    """Baba Naga. Battlecry: If you've cast a spell while holding this, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of(PLAYED_WHILE_HELD & SPELL))
    action = when(any_of(PLAYED_WHILE_HELD & SPELL), damage(TARGET, N))
    in_hand = NOTES_A_SPELL


class TSC_034:
    """Gorloc Ravager. Battlecry: Draw 3 Murlocs."""

    action = draw_from(FRIENDLY_DECK & MURLOC, N)


class TSC_052:
    """School Teacher.

    Battlecry: Add a 1/1 Nagaling to your hand. Discover a spell that costs (3) or less to teach it.
    """

    action = teach("TSC_052t", discoverable(pool(A_SPELL, cost_up_to=N3)))


class TSC_052t:
    """Nagaling. Battlecry: Cast {0}."""

    targets = TAUGHT
    action = cast_taught(TARGET)


class TSC_064:
    """Slithering Deathscale.

    Battlecry: If you've cast three spells while holding this, deal 3 damage to all enemies. ({0}
    left!) (Ready!)
    """

    action = when(count(PLAYED_WHILE_HELD & SPELL) >= 3, damage(ENEMY_CHARACTERS, N))
    in_hand = in_zone(after_played(FRIENDLY & SPELL, NOTHING), Zone.HAND, 0)
    hand_number = count(PLAYED_WHILE_HELD & SPELL)


class TSC_067:
    """Ambassador Faelin. Battlecry: Put 3 Colossal minions on the bottom of your deck."""

    action = put_on_bottom(pool(A_MINION, where=bearing(COLOSSAL)), N)


class TSC_069:
    """Amalgam of the Deep.

    Battlecry: Choose a friendly minion. Discover a minion of the same minion type.
    """

    targets = FRIENDLY_MINIONS
    action = discover(discoverable(of_a_type_of(TARGET)))


class TSC_632:
    """Click-Clocker. Divine Shield. Battlecry: Give a random Mech in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & MECH), "TSC_632e")


class TSC_638:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638e:
    """Swarming. Increased Attack."""

    atk = of_creator(N)


class TSC_638t:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638t2:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638t3:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638t4:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_640:
    """Reefwalker. Battlecry and Deathrattle: Summon a 1/1 Piranha Swarmer."""

    action = summon("TSC_638")
    deathrattle = summon("TSC_638")


class TSC_641:
    """Queen Azshara.

    Battlecry: If you've cast three spells while holding this, choose an Ancient Relic. ({0} left!)
    (Ready!)

    Its number counts on beyond three (U495:18953).
    """

    action = when(
        count(PLAYED_WHILE_HELD & SPELL) >= 3,
        discover_among("TSC_641ta", "TSC_641tb", "TSC_641tc", "TSC_641td"),
    )
    in_hand = in_zone(after_played(FRIENDLY & SPELL, NOTHING), Zone.HAND, 0)
    hand_number = count(PLAYED_WHILE_HELD & SPELL)


class TSC_641ta:
    """Ring of Tides. After you cast a spell, this becomes a copy of it that costs (1)."""

    in_hand = after_played(FRIENDLY & SPELL & OTHERS, reflect(SUBJECT, "TSC_641tae"))


class TSC_641tae:
    """Shifting. Transforming into your spells."""

    set_cost = 1
    events = (
        with_keyword(after_played(FRIENDLY & SPELL & OTHERS, reflect(SUBJECT)), 0),
        with_keyword(when_played(SELF, wear_off()), 0),
    )


class TSC_641tb:
    """Horn of Ancients. Add a random Colossal minion to your hand. It costs (1)."""

    action = add_random(pool(A_MINION, where=bearing(COLOSSAL))) >> give(MADE & IN_HAND, "GBL_001e")


class TSC_641tc:
    """Xal'atath.

    After you cast a spell, deal 2 damage to the enemy hero and lose 1 Durability.
    """

    events = after_played(FRIENDLY & SPELL, damage(ENEMY_HERO, N) >> wear(SELF, N2))


class TSC_641td:
    """Tidestone of Golganneth.

    Shuffle 5 random spells into your deck. Set their Cost to (1). Draw two cards.
    """

    action = repeat(N, shuffle_random(pool(A_SPELL)) >> give(MADE, "TSC_641tde")) >> draw(2)


class TSC_641tde:
    """Reduced. Costs (1)."""

    set_cost = N


class TSC_645:
    """Stormcoil Mothership.

    Rush. Deathrattle: Summon two random Mechs that cost (3) or less.
    """

    deathrattle = summon_random(pool(A_MINION, race=Race.MECHANICAL, cost_up_to=N), 2)


class TSC_646:
    """Seascout Operator. Battlecry: If you control a Mech, summon two 2/1 Mechafish."""

    action = when(any_of(FRIENDLY_MINIONS & MECH), summon("TSC_646t", 2))


class TSC_647:
    """Pelican Diver. Dormant for 1 turn. Rush."""

    dormant = "TSC_647e"


class TSC_647e:
    """Diving. Dormant. Awaken in 1 turn."""

    events = turn_start(count_to_awaken())


class TSC_649:
    """Ini Stormcoil.

    Battlecry: Choose a friendly Mech. Summon a copy of it with Rush, Windfury, and Divine Shield.
    """

    targets = FRIENDLY_MINIONS & MECH
    action = summon_copy(TARGET) >> give(MADE, "TSC_649e2")


class TSC_649e2:
    """Enhanced! Granted Rush, Divine Shield and Windfury."""

    keywords = (RUSH, DIVINE_SHIELD, WINDFURY)


class TSC_823:
    """Murkwater Scribe. Battlecry: The next spell you play costs (1) less."""

    action = give(FRIENDLY_PLAYER, "TSC_823e")


class TSC_823e:
    """Murky. Your next spell costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL, -N)
    events = until_played(FRIENDLY & SPELL)


class TSC_826:
    """Crushclaw Enforcer. Battlecry: If you've cast a spell while holding this, draw a Naga."""

    action = when(any_of(PLAYED_WHILE_HELD & SPELL), draw_from(FRIENDLY_DECK & NAGA))
    in_hand = NOTES_A_SPELL


class TSC_827:
    """Vicious Slitherspear. After you cast a spell, gain +1 Attack until your next turn."""

    events = after_played(FRIENDLY & SPELL, give(SELF, "TSC_827e"))


class TSC_827e:
    """Vicious. +1 Attack until your next turn."""

    atk = N
    events = turn_start(expire(SOURCE))


class TSC_908:
    """Sir Finley, Sea Guide. Battlecry: Swap your hand with the bottom of your deck."""

    action = swap_hand(lambda amount: bottom(FRIENDLY_DECK, amount))


class TSC_909:
    """Tuskarrrr Trawler. Battlecry: Dredge."""

    action = dredge()


class TSC_911:
    """Excavation Specialist. Battlecry: Dredge. Reduce its Cost by (1)."""

    action = dredge(give(SUBJECT, "GBL_003e"))


class TSC_919:
    """Azsharan Sentinel. Taunt. Deathrattle: Put a 'Sunken Sentinel' on the bottom of your deck."""

    deathrattle = put_on_bottom("TSC_919t")


class TSC_926:
    """Smothering Starfish. Battlecry: Silence ALL other minions."""

    action = silence(MINIONS - SELF)


class TSC_928:
    """Security Automaton. After you summon a Mech, gain +1/+1."""

    events = after_summon((FRIENDLY_MINIONS & MECH) - SELF, give(SELF, "TSC_928e"))


class TSC_935:
    """Selfish Shellfish. Deathrattle: Your opponent draws 2 cards."""

    deathrattle = opponent_draws(N)


class TSC_938:
    """Treasure Guard. Taunt. Deathrattle: Draw a card."""

    deathrattle = draw()


class TSC_960:
    """Twin-fin Fin Twin. Rush. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)
