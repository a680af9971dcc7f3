"""Scholomance Academy: neutral."""

from hsreplay_sim.cards.words import *


class SCH_142:
    """Voracious Reader. At the end of your turn, draw until you have 3 cards."""

    events = turn_end(draw(N - count(FRIENDLY_HAND)))


class SCH_146:
    """Robes of Protection. Your minions have Elusive.

    Before 195635: Your minions have "Can't be targeted by spells or Hero Powers."
    """

    aura = aura(FRIENDLY_MINIONS, "SCH_146e")


class SCH_146e:
    """Protected. Robes of Protection grants Elusive."""

    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class SCH_160:
    """Wandmaker. Battlecry: Add a 1-Cost spell from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class))


class SCH_182:
    """Speaker Gidra.

    Rush, Windfury. Spellburst: Gain Attack and Health equal to the spell's Cost.
    """

    spellburst = after_played(FRIENDLY & SPELL, give(SELF, "SCH_182e", notes=COST_PAID))


class SCH_182e:
    """Outspoken. Increased stats."""

    atk = DATA1
    max_health = DATA1


class SCH_230:
    """Onyx Magescribe. Spellburst: Add 2 random spells from your class to your hand."""

    spellburst = after_played(FRIENDLY & SPELL, add_random(pool(A_SPELL, card_class=my_class), N))


class SCH_231:
    """Intrepid Initiate. Spellburst: Gain +2 Attack."""

    spellburst = after_played(FRIENDLY & SPELL, give(SELF, "SCH_231e"))


class SCH_232:
    """Crimson Hothead. Spellburst: Gain +1 Attack and Taunt."""

    spellburst = after_played(FRIENDLY & SPELL, give(SELF, "SCH_232e"))


class SCH_235:
    """Devolving Missiles.

    Shoot three missiles at random enemy minions that transform them into ones that cost (1) less.
    """

    # Without an enemy minion it cannot be cast (U168:1 step 204).
    playable = any_of(ENEMY_MINIONS)
    action = repeat(3, transform_random(random(ENEMY_MINIONS), cost_beside(-1), shown=True))


class SCH_245:
    """Steward of Scrolls. Spell Damage +1. Battlecry: Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class SCH_248:
    """Pen Flinger. Battlecry: Deal 1 damage to a minion. Spellburst: Return this to your hand."""

    targets = either(says("to a minion"), MINIONS, CHARACTERS)
    action = damage(TARGET, N)
    spellburst = after_played(FRIENDLY & SPELL, bounce(SELF))


class SCH_259:
    """Sphere of Sapience.

    At the start of your turn, look at your top card. You can put it on the bottom and lose 1
    Durability.
    """

    events = turn_start(look_at_top("SCH_259t", damage(SELF, N)))


class SCH_259t:
    """A New Fate. Draw a different card.

    It stands in the offer for the bottom of the deck; the Sphere does what follows.
    """


class SCH_270:
    """Primordial Studies. Discover a Spell Damage minion. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_MINION, where=spell_damage_card))) >> give(
        FRIENDLY_PLAYER, "SCH_270e"
    )


class SCH_270e:
    """Runic Studies. Your next Spell Damage minion costs (1) less."""

    aura = aura(FRIENDLY_HAND & MINION & has(SPELLPOWER), "SCH_270e2")
    events = when_played(FRIENDLY & MINION & has(SPELLPOWER), expire(SOURCE))


class SCH_273:
    """Ras Frostwhisper.

    At the end of your turn, deal 1 damage to all enemies (improved by Spell Damage).
    """

    events = turn_end(damage(ENEMY_CHARACTERS, N + SPELL_POWER))


class SCH_311:
    """Animated Broomstick. Rush. Battlecry: Give your other minions Rush."""

    action = keyword(FRIENDLY_MINIONS - SELF, RUSH)


class SCH_312:
    """Tour Guide. Battlecry: Your next Hero Power costs (0)."""

    action = give(FRIENDLY_PLAYER, "SCH_312e")


class SCH_312e:
    """School Tour. Your Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)
    events = until_power_used()


class SCH_313:
    """Wretched Tutor. Spellburst: Deal 2 damage to all other minions."""

    spellburst = after_played(FRIENDLY & SPELL, damage(MINIONS - SELF, N))


class SCH_350:
    """Wand Thief. Combo: Discover a Mage spell."""

    combo = discover(pool(A_SPELL, card_class=CardClass.MAGE))


class SCH_352:
    """Potion of Illusion. Add 1/1 copies of your minions to your hand. They cost (1)."""

    action = for_each(
        FRIENDLY_MINIONS,
        copy_to_hand(SUBJECT) >> give(MADE, "SCH_352e") >> give(MADE, "SCH_352e2"),
    )


class SCH_352e:
    """Potion of Illusion. 1/1."""

    set_atk = N
    set_health = N2


class SCH_352e2:
    """Potion of Illusion. Costs (1)."""

    set_cost = N


class SCH_425:
    """Doctor Krastinov. Rush. Whenever this attacks, give your weapon +1/+1."""

    events = when_attacks(SELF, give(FRIENDLY_WEAPON, "SCH_425e"))


class SCH_509:
    """Brain Freeze. Freeze a minion. Combo: Also deal 3 damage to it."""

    targets = MINIONS
    action = freeze(TARGET)
    combo = freeze(TARGET) >> damage(TARGET, N)


class SCH_521:
    """Coerce. Destroy a damaged minion. Combo: Destroy any minion."""

    targets = target(either(COMBO, MINIONS, MINIONS & HURT), optional=False)
    action = destroy(TARGET)
    combo = destroy(TARGET)


class SCH_522:
    """Steeldancer.

    Battlecry: Summon a random minion with Cost equal to your weapon's Attack.
    """

    action = when(
        any_of(FRIENDLY_WEAPON), summon_random(pool(A_MINION, cost=atk_of(FRIENDLY_WEAPON)))
    )


class SCH_530:
    """Sorcerous Substitute. Battlecry: If you have Spell Damage, summon a copy of this."""

    action = when(SPELL_POWER > 0, summon_copy(SELF))


class SCH_537:
    """Trick Totem. At the end of your turn, cast a random spell that costs (3) or less."""

    events = turn_end(cast_random(pool(A_SPELL, cost_up_to=N)))


class SCH_605:
    """Lake Thresher. Also damages the minions next to whomever this attacks."""

    cleaves = True


class SCH_623:
    """Cutting Class. Draw 2 cards. Costs (1) less per Attack of your weapon."""

    action = draw(N)
    cost = -(N2 * atk_of(FRIENDLY_WEAPON))


class SCH_707:
    """Fishy Flyer. Rush. Deathrattle: Add a 4/3 Ghost with Rush to your hand."""

    deathrattle = add_card("SCH_707t")


class SCH_708:
    """Sneaky Delinquent. Stealth. Deathrattle: Add a 3/1 Ghost with Stealth to your hand."""

    deathrattle = add_card("SCH_708t")


class SCH_709:
    """Smug Senior. Taunt. Deathrattle: Add a 5/7 Ghost with Taunt to your hand."""

    deathrattle = add_card("SCH_709t")


class SCH_710:
    """Ogremancer. Whenever your opponent casts a spell, summon a 2/2 Skeleton with Taunt."""

    events = when_played(ENEMY & SPELL, summon("SCH_710t"))


class SCH_711:
    """Plagued Protodrake. Deathrattle: Summon a random 7-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class SCH_713:
    """Cult Neophyte. Battlecry: Your opponent's spells cost (1) more next turn."""

    action = give(ENEMY_PLAYER, "SCH_713e")


class SCH_713e:
    """Spoiled! Your spells cost (1) more this turn."""

    aura = aura(ENEMY_HAND & SPELL, "SCH_713e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class SCH_717:
    """Keymaster Alabaster.

    Whenever your opponent draws a card, add a copy to your hand that costs (1).
    """

    events = when_drawn(ENEMY, copy_to_hand(SUBJECT) >> give(MADE & IN_HAND, "GBL_001e"))
