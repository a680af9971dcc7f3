"""Showdown in the Badlands: neutral."""

from hsreplay_sim.cards.words import *


class DEEP_034:
    """Shale Spider. Battlecry: If you played an Elemental last turn, draw a card."""

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), draw())


class DEEP_999t1:
    """Heartblossom. Give a friendly minion +2/+2. Deal 2 damage to a random enemy minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "DEEP_999t1e") >> damage(random(ENEMY_MINIONS), N3)


class DEEP_999t2:
    """Deepholm Geode. At the end of your turn, deal 2 damage to all enemies."""

    events = turn_end(damage(ENEMY_CHARACTERS, N))


class DEEP_999t4:
    """The Azerite Dragon.

    Battlecry: Give all other minions in your hand, deck, and battlefield +3/+3.
    """

    action = give(
        ((FRIENDLY_HAND + FRIENDLY_DECK + FRIENDLY_MINIONS) & MINION) - SELF, "DEEP_999t4e"
    )


class DEEP_035:
    """Iridescent Gyreworm. Deathrattle: Give each of your minions a random bonus effect."""

    deathrattle = bonus_effect(FRIENDLY_MINIONS)


class WW_001:
    """Kobold Miner. Battlecry: Excavate a treasure."""

    action = excavate()


class WW_001t:
    """Rock. Deal 3 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class WW_001t2:
    """Water Source. Restore 3 Health. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> draw()


class WW_001t3:
    """Fool's Azerite. Discover a 2-Cost card. It costs (0)."""

    action = discover(discoverable(pool(cost=N))) >> give(MADE, "WW_001t14e")


class WW_001t5:
    """Falling Stalactite. Deal 3 damage to a minion and the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + ENEMY_HERO, N)


class WW_001t7:
    """Canary. Battlecry: Return an enemy minion to its owner's hand."""

    targets = ENEMY_MINIONS
    action = bounce(TARGET)


class WW_001t8:
    """Glowing Glyph. Give a minion and its neighbors +1/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET + adjacent(TARGET), "WW_001t8e")


class WW_001t9:
    """Azerite Chunk. Discover a 3-Cost card. It costs (0)."""

    action = discover(discoverable(pool(cost=N))) >> give(MADE, "WW_001t14e")


class WW_001t11:
    """Ogrefist Boulder. Set a minion's stats to 6/7."""

    targets = MINIONS
    activate = give(TARGET, "WW_001t11e")


class WW_001t11e:
    """Good Stats. Stats changed to 6/7."""

    set_atk = N
    set_health = N2


class WW_001t12:
    """Collapse! Deal 3 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class WW_001t14:
    """Azerite Gem. Discover a 5-Cost card. It costs (0)."""

    action = discover(discoverable(pool(cost=N))) >> give(MADE, "WW_001t14e")


class WW_001t14e:
    """Azerite Glow. Costs (0)."""

    set_cost = N


class WW_001t16:
    """Living Stone. Taunt. Deathrattle: Summon a random 2-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class WW_001t18:
    """Pouch of Coins. Get two Coins."""

    action = add_card("GAME_005", 2)


class WW_002:
    """Burrow Buster. Rush. Battlecry: Excavate a treasure."""

    action = excavate()


BULLETS = given(*(f"WW_0700p{number}" for number in range(1, 8)))
"""The bullets of Reno's Handcannon."""
SWAPS = turn_end(new_random_power(BULLETS))
"""At the end of the turn it makes way for another one (U127:16631)."""


class WW_025:
    """Azerite Giant. Costs (1) less for each turn in a row you've played an Elemental."""

    cost = -(N * turns_in_a_row(ELEMENTAL))


class WW_044:
    """Tram Mechanic. Deathrattle: Get a Barrel of Sludge. TOXIC WASTE: Handle with care."""

    deathrattle = add_card("WW_044t")


class WW_044t:
    """Barrel of Sludge.

    When this is played, discarded, or destroyed, deal 4 damage to the lowest Health enemy.
    """

    action = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)
    on_discard = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)
    on_destroyed = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)


class WW_0700p1:
    """Arcane Bullet. Deal 2 damage. Refresh 2 Mana Crystals. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> refresh_mana(N2)
    events = SWAPS


class WW_0700p2:
    """Frost Bullet. Deal 2 damage. Gain $d4 Armor. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> armor(N2)
    events = SWAPS


class WW_0700p3:
    """Fire Bullet. Deal 2 damage, then deal 1 damage to all enemy minions. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(ENEMY_MINIONS, N2)
    events = SWAPS


class WW_0700p4:
    """Holy Bullet. Deal 2 damage. Give a random friendly minion +2/+2. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(random(FRIENDLY_MINIONS), "WW_0700p4e1")
    events = SWAPS


class WW_0700p5:
    """Nature Bullet. Deal 2 damage. Discover a spell. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> discover(discoverable(pool(A_SPELL)))
    events = SWAPS


class WW_0700p6:
    """Shadow Bullet. Deal 2 damage. Summon a random 3-Cost minion. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))
    events = SWAPS


class WW_0700p7:
    """Fel Bullet. Deal 2 damage. Draw a card. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw()
    events = SWAPS


class WW_300:
    """Trapdoor Spider. Stealth, Poisonous After your opponent plays a minion, attack it."""

    events = after_played(ENEMY & MINION & IN_PLAY, attacks(SELF, SUBJECT))


class WW_331:
    """Miracle Salesman. Deathrattle: Get a Tradeable Snake Oil."""

    deathrattle = add_card("WW_331t")


class WW_331t:
    """Snake Oil. Tradeable. Deal 0 damage. This seems useless..."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class WW_332:
    """Snake Oil Seller. Deathrattle: Shuffle 2 Tradeable Snake Oils into your opponent's deck."""

    deathrattle = shuffle("WW_331t", N, opponent=True)


class WW_351:
    """Cattle Rustler. Battlecry: Draw a Beast. It costs (3) less."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(DRAWN & IN_HAND, "WW_351e")


class WW_359:
    """Sheriff Barrelbrim. Battlecry: If you have 20 or less Health, open the Badlands Jail."""

    action = when(health_of(FRIENDLY_HERO) <= N, summon("WW_359t"))


class WW_359t:
    """Badlands Jail. Make a minion go Dormant for 3 turns."""

    targets = MINIONS
    activate = fall_asleep(TARGET, "MAW_026e")


class WW_360:
    """Azerite Chain Gang. TauntBattlecry and Quickdraw: Summon a copy of this."""

    action = summon_copy(SELF) >> when(QUICKDRAW, next_block() >> summon_copy(SELF))


class WW_383:
    """Dryscale Deputy. Battlecry: The next time you draw a spell, get a copy of it."""

    action = give(FRIENDLY_PLAYER, "WW_383e")


class WW_383e:
    """Dryscale Deputy. The next spell you draw gives you an extra copy."""

    events = when_drawn(
        FRIENDLY & SPELL, show_passive("WW_383") >> copy_to_hand(SUBJECT) >> wear_off()
    )


class WW_391:
    """Gold Panner. At the end of your turn, draw a card.

    Now and then it gilds the card, which its text does not say (U296:3334; not U296:1737, 2597).
    """

    events = turn_end(draw())


class WW_397:
    """Dang-Blasted Elemental.

    TauntDeathrattle: Deal 2 damage to all minions except friendly Elementals.
    """

    deathrattle = damage(MINIONS - (FRIENDLY_MINIONS & ELEMENTAL), N)


class WW_398:
    """Gaslight Gatekeeper.

    Battlecry: Shuffle your hand into your deck, then draw that many cards.
    """

    action = (
        remember_number(count(FRIENDLY_HAND)) >> shuffle_away(FRIENDLY_HAND) >> draw(LEFT_BEHIND)
    )


class WW_418:
    """Ogre-Gang Outlaw. Rush 50% chance to attack the wrong enemy."""

    events = FORGETFUL


class WW_420:
    """Ogre-Gang Ace.

    Rush Whenever this attacks, gain Divine Shield. (50% chance to gain Lifesteal instead.)
    """

    events = when_attacks(SELF, random_keyword(SELF, DIVINE_SHIELD, LIFESTEAL))


class WW_423:
    """Saloon Brewmaster. Battlecry: Return a friendly minion to your hand. Give it +2/+2."""

    targets = FRIENDLY_MINIONS - SELF
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "WW_423e")


class WW_428:
    """Eroded Sediment.

    Battlecry: If you played an Elemental last turn, Discover any Elemental from the past.

    Before 195635: an Elemental from the past.
    """

    action = when(
        any_of(PLAYED_LAST_TURN & ELEMENTAL),
        when(
            says("any"),
            discover(past_pool(A_MINION, race=Race.ELEMENTAL)),
            discover(discoverable(past_pool(A_MINION, race=Race.ELEMENTAL))),
        ),
    )


class WW_433:
    """Linedance Partner.

    Battlecry: If you're holding another 3-Cost card, summon a random 3-Cost minion.
    """

    action = when(
        any_of((FRIENDLY_HAND & cost_is(N)) - SELF), summon_random(pool(A_MINION, cost=N2))
    )


class WW_434:
    """Sunspot Dragon. Tradeable, Lifesteal. Quickdraw: Deal 6 damage."""

    targets = target(CHARACTERS, only=QUICKDRAW)
    action = when(QUICKDRAW, damage(TARGET, N))


class WW_435:
    """Bunny Stomper. Your Beasts have Rush."""

    aura = aura(FRIENDLY_MINIONS & BEAST, "WW_435e")


class WW_440:
    """Thunderbringer. Taunt Deathrattle: Summon an Elemental and Beast from your deck."""

    deathrattle = recruit(random(FRIENDLY_DECK & ELEMENTAL)) >> recruit(
        random(FRIENDLY_DECK & BEAST)
    )


class WW_827:
    """Whelp Wrangler. At the end of your turn, get a 1/2 Whelp with Taunt."""

    events = turn_end(add_card("WW_816t"))


class WW_901:
    """Greedy Partner. Battlecry: If you're holding another 2-Cost card, get a Coin."""

    action = when(any_of((FRIENDLY_HAND & cost_is(N)) - SELF), add_card("GAME_005"))


class WW_906:
    """Rowdy Partner. Battlecry: If you're holding another 4-Cost card, deal 4 damage."""

    targets = target(CHARACTERS, only=any_of((FRIENDLY_HAND & cost_is(N)) - SELF))
    action = when(any_of((FRIENDLY_HAND & cost_is(N)) - SELF), damage(TARGET, N2))
