"""March of the Lich King: Death Knight."""

from hsreplay_sim.cards.words import *


class NX2_036:
    """Construct Quarter. Destroy a friendly minion to summon a 4/5 Undead with Rush."""

    targets = FRIENDLY_MINIONS
    activate = (
        remember_number(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> resolve_deaths()
        >> summon("RLK_057t", place=LEFT_BEHIND)
    )


class RLK_012:
    """Soulbreaker. After your hero attacks and kills a minion, gain 2 Corpses."""

    events = after_attack(FRIENDLY & HERO, gain_corpses(N), defender=MINION & (DOOMED | ~IN_PLAY))


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


class RLK_060:
    """Army of the Dead. Raise up to 5 Corpses as 2/2 Risen Ghouls with Rush."""

    action = repeat(N, when(ROOM, spend_corpses(1, summon("RLK_008t"))))
    summons = True


class RLK_062:
    """Nerubian Swarmguard. Taunt. Battlecry: Summon two copies of this minion."""

    action = summon_copy(SELF, 2)


class RLK_066:
    """Hematurge.

    Battlecry: Spend a Corpse to& Discover a Blood Rune card.~GAMEPLAY ASPROXY RLK 066
    """

    action = spend_corpses(1, discover(discoverable(pool(where=bearing(COST_BLOOD)))))


class RLK_083:
    """Deathchiller. After you cast a spell, deal 1 damage to two random enemies."""

    events = after_played(FRIENDLY & SPELL, damage(random(ENEMY_CHARACTERS, 2), N))


class RLK_087:
    """Asphyxiate. Destroy the highest Attack enemy minion."""

    action = destroy(random(highest(ENEMY_MINIONS, ATK)))


class RLK_101:
    """Defrost. Draw a card. Spend 2 Corpses to draw another."""

    action = draw() >> spend_corpses(N, draw())


class RLK_110:
    """Ymirjar Frostbreaker. Battlecry: Gain +1 Attack for each Frost spell in your hand."""

    action = repeat(count(FRIENDLY_HAND & school(SpellSchool.FROST)), give(SELF, "RLK_110e"))


class RLK_116:
    """Necrotic Mortician.

    Battlecry: If a friendly Undead died after your last turn, Discover an Unholy Rune card.
    """

    action = when(
        any_of(DIED_SINCE_MY_TURN & UNDEAD),
        discover(discoverable(pool(where=bearing(COST_UNHOLY)))),
    )


class RLK_118:
    """Tomb Guardians. Summon two 2/2 Zombies with Taunt. Spend 4 Corpses to give them Reborn."""

    action = summon("RLK_118t3", 2) >> spend_corpses(N3, keyword(MADE, REBORN))
    summons = True


class RLK_121:
    """Acolyte of Death. After a friendly Undead dies, draw a card."""

    events = when_died(FRIENDLY & UNDEAD & OTHERS, draw())


class RLK_503:
    """Body Bagger. Battlecry: Gain a Corpse."""

    action = gain_corpses()


class RLK_506:
    """Boneguard Commander.

    TauntBattlecry: Raise up to 6 Corpses as 1/3 Risen Footmen with Taunt.
    """

    action = repeat(N, when(ROOM, spend_corpses(1, summon("RLK_061t"))))


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


class RLK_712:
    """Blood Tap. Give all minions in your hand +1/+1. Spend 2 Corpses to give them +1/+1 more."""

    action = give(FRIENDLY_HAND & MINION, "RLK_712e") >> spend_corpses(
        N3, give(FRIENDLY_HAND & MINION, "RLK_712e")
    )


class RLK_715:
    """Runeforging. Draw a weapon. Spend a Corpse to reduce its Cost by (1)."""

    action = draw_from(FRIENDLY_DECK & WEAPON) >> spend_corpses(
        1, give(DRAWN & IN_HAND, "RLK_715e")
    )


class RLK_731:
    """Darkfallen Neophyte.

    Battlecry: Spend 2 Corpses to give all minions in your hand +2 Attack.
    """

    action = spend_corpses(N, give(FRIENDLY_HAND & MINION, "RLK_731e"))


class RLK_753:
    """Bonedigger Geist. Battlecry: Spend a Corpse to gain +1/+2."""

    action = spend_corpses(1, give(SELF, "RLK_753e"))


class RLK_958:
    """Skeletal Sidekick. Battlecry: Give a friendly Undead +2 Attack."""

    targets = FRIENDLY_MINIONS & UNDEAD
    action = give(TARGET, "RLK_958e")
