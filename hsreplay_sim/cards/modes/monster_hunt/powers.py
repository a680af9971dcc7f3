"""Hero powers of the bosses of Monster Hunt (GILA_BOSS)."""

from hsreplay_sim.cards.words import *


class GILA_BOSS_20p:
    """Guttural Howl. Give a random minion in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & MINION), "GILA_BOSS_20e")


class GILA_BOSS_21p:
    """Fading Bite. Gain +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "GILA_BOSS_21e")


class GILA_BOSS_22p:
    """Shank. Deal $1 damage to a minion. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> draw()


class GILA_BOSS_23p:
    """Chuck. Destroy a friendly minion and deal its Attack to the enemy hero."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> damage(ENEMY_HERO, atk_of(TARGET))


class GILA_BOSS_24p:
    """From the Swamp. Whenever an enemy dies, raise a 1/3 Bloated Zombie."""

    events = when_died(ENEMY & MINION, summon("GILA_BOSS_24t"))


class GILA_BOSS_25p:
    """Trap Preparation. Put a random Secret from your deck into the battlefield."""

    action = put_secret_from(FRIENDLY_DECK)


class GILA_BOSS_27p:
    """Consume. Destroy a friendly minion, then draw 3 cards."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> draw(N)


class GILA_BOSS_32e:
    """Growing Strong. Increased Attack and Health."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GILA_BOSS_32p:
    """Unstable Growth. Give all minions +1/+1."""

    action = give(MINIONS, "GILA_BOSS_32e")


class GILA_BOSS_33p:
    """Harvest. Destroy a friendly minion. Restore 8 Health to your hero."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> heal(FRIENDLY_HERO, N)


class GILA_BOSS_35p:
    """Bloodthirst. Give a friendly minion Lifesteal."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "GILA_BOSS_35e2")


class GILA_BOSS_36p:
    """Witch's Kiss. Transform a random minion into a 0/1 Frog with Taunt."""

    action = transform(random(MINIONS), "hexfrog")


class GILA_BOSS_37p:
    """It's Raining Fin. Draw 3 Murlocs from your deck."""

    action = draw_from(FRIENDLY_DECK & MURLOC, N)


class GILA_BOSS_38p:
    """Call of the Raven. Add a random 1-Cost minion to your hand."""

    action = add_random(pool(A_MINION, cost=N))


class GILA_BOSS_44p:
    """Hollow Needle. Deal $1 damage to a minion. If it dies, restore #3 Health to your hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, heal(FRIENDLY_HERO, N2))


class GILA_BOSS_45p:
    """Poisoned Drink. Whenever a player draws a card, deal 1 damage to them."""

    events = (
        when_drawn(FRIENDLY, damage(FRIENDLY_HERO, N)),
        when_drawn(ENEMY, damage(ENEMY_HERO, N)),
    )


class GILA_BOSS_46e:
    """Empowered. Vitus is giving this minion +1/+1."""

    atk = N
    max_health = N2


class GILA_BOSS_46p:
    """Monstrous Aura. Your minions have +1/+1."""

    aura = aura(FRIENDLY_MINIONS, "GILA_BOSS_46e")


class GILA_BOSS_51p:
    """Death and Taxes. Deal 1 damage to your opponent for each minion they control."""

    action = damage(ENEMY_HERO, N * count(ENEMY_MINIONS))


class GILA_BOSS_52e:
    """Beast Mode. Increased Attack."""

    atk = of_creator(N)


class GILA_BOSS_52e2:
    """Covered in Soot. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class GILA_BOSS_52p:
    """Soot Up. Give a friendly minion Stealth until your next turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "GILA_BOSS_52e2")


class GILA_BOSS_52p2:
    """Beast Within. Give your minions +1 Attack."""

    action = give(FRIENDLY_MINIONS, "GILA_BOSS_52e")


class GILA_BOSS_54e:
    """Assimilation. Cost reduced by (1)."""

    cost = -N


class GILA_BOSS_54p:
    """One with the Trees. Reduce the Cost of minions in your hand by (1)."""

    action = give(FRIENDLY_HAND & MINION, "GILA_BOSS_54e")


class GILA_BOSS_55p:
    """Unfinished Business. Summon three 1/1 Wisps."""

    action = summon("GILA_BOSS_55t", 3)


class GILA_BOSS_56p:
    """A New Face. Transform a minion into a random one that costs (2) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(2))


class GILA_BOSS_59p:
    """Pistol Barrage. Deal $2 damage to a minion and the minions next to it.

    The neighbours are those that it has once it was hurt (U223:16946).
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(adjacent(TARGET), N)


class GILA_BOSS_60p:
    """Plunder. Draw a weapon from your deck."""

    action = draw_from(FRIENDLY_DECK & WEAPON)


class GILA_BOSS_62p:
    """Cull the Meek. Destroy a minion with the lowest Attack."""

    action = destroy(random(lowest(MINIONS, ATK)))


class GILA_BOSS_63p:
    """Tangled Wrath. Whenever your opponent casts a spell, draw a spell from your deck."""

    events = when_played(ENEMY & SPELL, draw_from(FRIENDLY_DECK & SPELL))


class GILA_BOSS_65p:
    """Starving. Whenever a friendly Beast dies, draw a card. (While it is in play: U525:1785.)"""

    events = on("dying", FRIENDLY & MINION & BEAST, draw())


class GILA_BOSS_66p:
    """. . . Silence a minion."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET)


class GILA_BOSS_68p:
    """Poison Flask. Deal $2 damage to a minion. If it survives, give it Poisonous."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, give(TARGET, "GILA_BOSS_68e"))
