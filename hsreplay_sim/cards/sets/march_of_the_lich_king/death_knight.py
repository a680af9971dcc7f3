"""March of the Lich King: Death Knight."""

from hsreplay_sim.cards.words import *


class NX2_036:
    """Construct Quarter. Destroy a friendly minion to summon a 4/5 Undead with Rush."""

    targets = FRIENDLY_MINIONS
    activate = (
        note(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> deaths()
        >> summon("RLK_057t", place=LEFT_BEHIND)
    )


class RLK_015:
    """Howling Blast.

    Deal 3 damage to an enemy and Freeze it. Deal 1 damage to all other enemies.
    """

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(TARGET) >> damage(ENEMY_CHARACTERS - TARGET, N2)


class RLK_018:
    """Plague Strike. Deal 3 damage to a minion. If it dies, summon a 2/2 Zombie with Rush."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon("RLK_018t"))


class RLK_024:
    """Death Strike. Lifesteal. Deal 6 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class RLK_025:
    """Frost Strike. Deal 3 damage to a minion. If it dies, Discover a Frost Rune card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(
        IT_DIES, discover(discoverable(pool(where=bearing(COST_FROST))))
    )


class RLK_034:
    """Heart Strike. Deal 3 damage to a minion. If it dies, gain a Corpse."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, gain_corpses())


class RLK_038:
    """Icy Touch. Deal 2 damage to an enemy and Freeze it."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(TARGET)


class RLK_042:
    """Horn of Winter. Refresh 2 Mana Crystals."""

    action = refresh_mana(N)


class RLK_048:
    """Anti-Magic Shell. Give your minions +1/+1 and Elusive."""

    action = give(FRIENDLY_MINIONS, "RLK_048e")


class RLK_048e:
    """Anti-Magic Shell. +1/+1 and Elusive."""

    atk = N
    max_health = N2
    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class RLK_051:
    """Vampiric Blood. Give your hero +5 Health. Spend 3 Corpses to gain 5 more and draw a card."""

    action = raise_health(FRIENDLY_HERO) >> spend_corpses(
        N2, raise_health(FRIENDLY_HERO, N3, noted=False) >> draw()
    )


class RLK_060:
    """Army of the Dead. Raise up to 5 Corpses as 2/2 Risen Ghouls with Rush."""

    action = repeat(N, when(ROOM, spend_corpses(1, summon("RLK_008t"))))
    summons = True


class RLK_063:
    """Frostwyrm's Fury. Deal 5 damage. Freeze all enemy minions. Summon a 5/5 Frostwyrm."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(ENEMY_MINIONS) >> summon("RLK_063t")


class RLK_066:
    """Hematurge.

    Battlecry: Spend a Corpse to& Discover a Blood Rune card.~GAMEPLAY ASPROXY RLK 066
    """

    action = spend_corpses(1, discover(discoverable(pool(where=bearing(COST_BLOOD)))))


class RLK_087:
    """Asphyxiate. Destroy the highest Attack enemy minion."""

    action = destroy(random(highest(ENEMY_MINIONS, ATK)))


class RLK_101:
    """Defrost. Draw a card. Spend 2 Corpses to draw another."""

    action = draw() >> spend_corpses(N, draw())


class RLK_116:
    """Necrotic Mortician.

    Battlecry: If a friendly Undead died after your last turn, Discover an Unholy Rune card.
    """

    action = when(
        any_of(DIED_SINCE_MY_TURN & UNDEAD),
        discover(discoverable(pool(where=bearing(COST_UNHOLY)))),
    )


class RLK_121:
    """Acolyte of Death. After a friendly Undead dies, draw a card."""

    events = when_died(FRIENDLY & UNDEAD & OTHERS, draw())


class RLK_122:
    """The Scourge. Fill your board with random Undead."""

    action = summon_random(pool(A_MINION, race=Race.UNDEAD), 7)


class RLK_125:
    """Obliterate. Destroy a minion. Deal 3 damage to your hero."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> damage(FRIENDLY_HERO, N)


class RLK_223:
    """Thassarian. Reborn. Battlecry and Deathrattle: Deal 2 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)
    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class RLK_503:
    """Body Bagger. Battlecry: Gain a Corpse."""

    action = gain_corpses()


class RLK_511:
    """Harbinger of Winter. Deathrattle: Draw a Frost spell."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FROST))


class RLK_516:
    """Bone Breaker. After your hero attacks a minion, deal 2 damage to the enemy hero."""

    events = after_attack(FRIENDLY_HERO, damage(ENEMY_HERO, N), MINIONS)


class RLK_705:
    """Graveyard Shift. Summon two 1/1 Zombies with Reborn."""

    action = summon("RLK_705t", 2)
    summons = True


class RLK_707:
    """Grave Strength. Give your minions +1 Attack. Spend 5 Corpses to give them +3 instead."""

    action = when(
        CORPSES_HELD >= N2,
        spend_corpses(N2, give(FRIENDLY_MINIONS, "RLK_707e2")),
        give(FRIENDLY_MINIONS, "RLK_707e"),
    )


class RLK_707e:
    """Grave Mark. +1 Attack."""

    atk = N


class RLK_707e2:
    """Grave Force. +3 Attack."""

    atk = N


class RLK_708:
    """Chillfallen Baron. Battlecry and Deathrattle: Draw a card."""

    action = draw()
    deathrattle = draw()


class RLK_709:
    """Remorseless Winter. Deal 2 damage to all enemies. Draw a card."""

    action = damage(ENEMY_CHARACTERS, N) >> draw()


class RLK_710:
    """Rimefang Sword. After your hero attacks, reduce the Cost of a spell in your hand by (1)."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_HAND & SPELL), "RLK_710e"))


class RLK_710e:
    """Freezy Breezy. Costs (1) less."""

    cost = -N


class RLK_715:
    """Runeforging. Draw a weapon. Spend a Corpse to reduce its Cost by (1)."""

    action = draw_from(FRIENDLY_DECK & WEAPON) >> spend_corpses(
        1, give(DRAWN & IN_HAND, "RLK_715e")
    )


class RLK_715e:
    """Runeforged. Costs (1) less."""

    cost = -N


class RLK_741:
    """Soulstealer.

    Battlecry: Destroy all other minions. Gain 1 Corpse for each enemy destroyed.
    """

    action = (
        note(count(ENEMY_MINIONS)) >> destroy(MINIONS - SELF) >> repeat(LEFT_BEHIND, gain_corpses())
    )


class RLK_753:
    """Bonedigger Geist. Battlecry: Spend a Corpse to gain +1/+2."""

    action = spend_corpses(1, give(SELF, "RLK_753e"))


class RLK_753e:
    """Dug Up. +1/+2."""

    atk = N
    max_health = N2


class RLK_958:
    """Skeletal Sidekick. Battlecry: Give a friendly Undead +2 Attack."""

    targets = FRIENDLY_MINIONS & UNDEAD
    action = give(TARGET, "RLK_958e")


class RLK_958e:
    """Thrown a Bone. +2 Attack."""

    atk = N
