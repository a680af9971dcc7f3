"""Bosses of the Dalaran Heist (DALA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class DALA_BOSS_01p:
    """Chomp. Lifesteal Deal 1 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class DALA_BOSS_01px:
    """Chomp. Lifesteal Deal 2 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class DALA_BOSS_02p:
    """The Feast. After you cast a spell, restore #3 Health to your hero."""

    events = after_played(FRIENDLY & SPELL, heal(FRIENDLY_HERO, N))


class DALA_BOSS_02px:
    """The Feast. After you cast a spell, restore #5 Health to your hero."""

    events = after_played(FRIENDLY & SPELL, heal(FRIENDLY_HERO, N))


class DALA_BOSS_14p:
    """Order Up! Summon a 2/2 Kind Waitress."""

    action = summon("DALA_BOSS_14t")


class DALA_BOSS_14px:
    """Order Up! Summon two 2/2 Kind Waitresses."""

    action = summon("DALA_BOSS_14t", 2)


class DALA_BOSS_22p:
    """Shhh! Silence ALL minions."""

    action = silence(MINIONS)


class DALA_BOSS_23p:
    """Sharkbite. Destroy a random damaged minion."""

    action = destroy(random(MINIONS & HURT))


class DALA_BOSS_23px:
    """Sharkbite. Destroy a random damaged enemy minion."""

    action = destroy(random(ENEMY_MINIONS & HURT))


class DALA_BOSS_26px:
    """Cold Water. After a minion attacks you, Freeze it."""

    events = after_attack(ENEMY & MINION, freeze(SUBJECT), defender=FRIENDLY_HERO)


class DALA_BOSS_35p:
    """Healing Hands. At the start of your turn, restore #2 Health to all friendly minions."""

    events = turn_start(heal(FRIENDLY_MINIONS, N))


class DALA_BOSS_35px:
    """Healing Hands.

    At the start of your turn, restore all friendly minions to full Health.
    """

    events = turn_start(for_each(FRIENDLY_MINIONS, heal(TARGET, max_health_of(TARGET))))


class DALA_BOSS_39p:
    """For The Light! Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "DALA_BOSS_39e")


class DALA_BOSS_40p:
    """Immolation Aura. After a minion attacks you, deal 2 damage to it."""

    events = after_attack(ENEMY & MINION, damage(SUBJECT, N), defender=FRIENDLY_HERO)


class DALA_BOSS_40px:
    """Immolation Aura. After a minion attacks you, deal 3 damage to it."""

    events = after_attack(ENEMY & MINION, damage(SUBJECT, N), defender=FRIENDLY_HERO)


class DALA_BOSS_41p:
    """Summon Companion. Summon a random Animal Companion."""

    action = summon_random(fixed("NEW1_032", "NEW1_033", "NEW1_034"))


class DALA_BOSS_46p:
    """Protective Bubble. Give a friendly minion Divine Shield."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = shield(TARGET)


class DALA_BOSS_46px:
    """Protective Bubble. Give all your minions Divine Shield."""

    action = shield(FRIENDLY_MINIONS)


class DALA_BOSS_47p:
    """Lava Belch. Summon a 0/3 Molten Rock."""

    action = summon("DALA_BOSS_47t")


class DALA_BOSS_47t:
    """Molten Rock. At the end of your turn, deal 1 damage to all characters."""

    events = turn_end(damage(CHARACTERS, N))


class DALA_BOSS_49p:
    """Uncontrollable Energy. After you cast a spell, deal $1 damage to all enemies."""

    events = after_played(FRIENDLY & SPELL, damage(ENEMY_CHARACTERS, N))


class DALA_BOSS_49px:
    """Uncontrollable Energy. After you cast a spell, deal $2 damage to all enemies."""

    events = after_played(FRIENDLY & SPELL, damage(ENEMY_CHARACTERS, N))


class DALA_BOSS_50p:
    """Sand Breath. Deal $2 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class DALA_BOSS_50px:
    """Sand Breath. Deal $4 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class DALA_BOSS_51p:
    """Tinker. Summon a 0/4 Squirrel Bomb."""

    action = summon("DALA_BOSS_51t")


class DALA_BOSS_52p:
    """Hold the Gates! Give a minion +2 Health and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DALA_BOSS_52e")


class DALA_BOSS_52px:
    """Hold the Gates! Give a minion +4 Health and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DALA_BOSS_52ex")


class DALA_BOSS_63p:
    """Bully. Deal $2 damage to a damaged minion."""

    targets = target(MINIONS & HURT, optional=False)
    action = damage(TARGET, N)


class DALA_BOSS_63px:
    """Bully. Deal $4 damage to a damaged minion."""

    targets = target(MINIONS & HURT, optional=False)
    action = damage(TARGET, N)


class DALA_BOSS_68p:
    """Mini Portal. After you cast a spell, summon a random 1-Cost minion."""

    events = after_played(FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=N)))


class DALA_BOSS_73p:
    """Earthmother's Rage. Give a friendly minion Windfury."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "DALA_BOSS_73e")
