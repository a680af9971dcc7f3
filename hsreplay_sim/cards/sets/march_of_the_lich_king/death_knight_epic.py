"""March of the Lich King: Death Knight; epics, legendaries and the rest of Path of Arthas."""

from hsreplay_sim.cards.words import *


class RLK_025e:
    """Glacial Advance. The next spell you cast this turn costs (2) less."""

    cost = -of_creator(of_creator(N2))


class RLK_025o:
    """Glacial Advance. The next spell you cast this turn costs (2) less."""

    undispellable = True
    aura = aura(FRIENDLY_HAND & SPELL, "RLK_025e")
    events = until_played(FRIENDLY & SPELL)


class RLK_035:
    """Corpse Explosion.

    Detonate a Corpse to deal 1 damage to all minions. If any are still alive, repeat this.
    """

    action = repeat_while(
        (CORPSES_HELD >= 1) & any_of(MINIONS & ALIVE),
        spend_corpses(1, damage(MINIONS, N)) >> resolve_deaths(),
    )


class RLK_051:
    """Vampiric Blood. Give your hero +5 Health. Spend 3 Corpses to gain 5 more and draw a card.

    Before 201108 there is no RLK_051e: the Health itself rises (U354:5782).
    """

    action = when(
        in_build("RLK_051e"),
        give(FRIENDLY_HERO, "RLK_051e")
        >> spend_corpses(N2, give(FRIENDLY_HERO, "RLK_051e") >> draw()),
        raise_health(FRIENDLY_HERO)
        >> spend_corpses(N2, raise_health(FRIENDLY_HERO, N3, noted=False) >> draw()),
    )


class RLK_051e:
    """Vampiric Strength. Increased Health."""

    max_health = of_creator(N)


class RLK_057:
    """Dark Transformation. Transform an Undead into a 4/5 Undead Monstrosity with Rush."""

    targets = target(MINIONS & UNDEAD, optional=False)
    action = transform(TARGET, "RLK_057t")


class RLK_063:
    """Frostwyrm's Fury. Deal 5 damage. Freeze all enemy minions. Summon a 5/5 Frostwyrm."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(ENEMY_MINIONS) >> summon("RLK_063t")


class RLK_120:
    """Meat Grinder. Battlecry: Shred a random minion in your deck to gain 4 Corpses."""

    action = when(
        any_of(FRIENDLY_DECK & MINION), remove(random(FRIENDLY_DECK & MINION)) >> gain_corpses(N)
    )


class RLK_122:
    """The Scourge. Fill your board with random Undead."""

    action = summon_random(pool(A_MINION, race=Race.UNDEAD), 7)
    summons = True


class RLK_125:
    """Obliterate. Destroy a minion. Deal 3 damage to your hero.

    Before 165029 the hero takes damage equal to the Health of the minion.
    """

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> when(
        says("equal to its Health"),
        damage(FRIENDLY_HERO, health_of(TARGET)),
        damage(FRIENDLY_HERO, N),
    )


class RLK_223:
    """Thassarian. Reborn. Battlecry and Deathrattle: Deal 2 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)
    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class RLK_225:
    """Blightfang.

    Battlecry: Infect all enemy minions. When they die, you summon a 2/2 Zombie with Taunt.
    """

    action = give(ENEMY_MINIONS, "RLK_225e")


class RLK_225e:
    """Plagued. Deathrattle: Summon a 2/2 Zombie with Taunt for your opponent."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("RLK_118t3", opponent=True)


class RLK_504:
    """Corpse Bride.

    Battlecry: Spend up to 10 Corpses to summon a Risen Groom with Taunt and that much Attack and
    Health.
    """

    action = remember_number(at_most(CORPSES_HELD, N)) >> when(
        LEFT_BEHIND > 0,
        spend_corpses(LEFT_BEHIND, summon_sized("RLK_506t", LEFT_BEHIND, LEFT_BEHIND)),
    )


class RLK_505:
    """Marrow Manipulator.

    Battlecry: Spend up to 5 Corpses. Deal 2 damage to a random enemy for each.
    """

    action = remember_number(at_most(CORPSES_HELD, N)) >> when(
        LEFT_BEHIND > 0,
        spend_corpses(LEFT_BEHIND, repeat(LEFT_BEHIND, damage(random(ENEMY_CHARACTERS), N2))),
    )


class RLK_512:
    """Glacial Advance. Deal 4 damage. Your next spell this turn costs (2) less."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_PLAYER, "RLK_025o")


class RLK_706:
    """Alexandros Mograine.

    Battlecry: For the rest of the game, deal 3 damage to your opponent at the end of your turns.
    """

    action = give(FRIENDLY_PLAYER, "RLK_706e3")


class RLK_706e3:
    """Mograine's Migraine.

    For the rest of the game, deal 3 damage to your opponent at the end of your turns.
    """

    events = turn_end(damage(ENEMY_HERO, N))


class RLK_707:
    """Grave Strength. Give your minions +1 Attack. Spend 5 Corpses to give them +3 instead."""

    action = when(
        CORPSES_HELD >= N2,
        spend_corpses(N2, give(FRIENDLY_MINIONS, "RLK_707e2")),
        give(FRIENDLY_MINIONS, "RLK_707e"),
    )


class RLK_713:
    """Lady Deathwhisper. Deathrattle: Copy all Frost spells in your hand."""

    deathrattle = copy_exactly(FRIENDLY_HAND & SPELL & school(SpellSchool.FROST), beside=True)


class RLK_740:
    """Might of Menethil. Battlecry: Spend up to 3 Corpses. Freeze that many enemy minions."""

    action = remember_number(at_most(CORPSES_HELD, N)) >> when(
        LEFT_BEHIND > 0, spend_corpses(LEFT_BEHIND, freeze(random(ENEMY_MINIONS, LEFT_BEHIND)))
    )


class RLK_741:
    """Soulstealer.

    Battlecry: Destroy all other minions. Gain 1 Corpse for each enemy destroyed.
    """

    action = (
        remember_number(count(ENEMY_MINIONS))
        >> destroy(MINIONS - SELF)
        >> repeat(LEFT_BEHIND, gain_corpses())
    )


class RLK_744:
    """Stitched Giant. Costs (1) less for each Corpse you've spent this game."""

    cost = -(N * mine(CORPSES_SPENT_THIS_GAME))


class RLK_745:
    """Malignant Horror.

    Reborn At the end of your turn, spend 4 Corpses to summon a copy of this minion.
    """

    events = turn_end(spend_corpses(N, summon_copy(SELF)), only=CORPSES_HELD >= N)
