"""Bosses of Dungeon Run (LOOTA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class LOOTA_BOSS_05p:
    """Unstable Explosion. Deal 1 damage to two random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 2), N)


class LOOTA_BOSS_06p:
    """Evolvomancy. Transform a minion into a random one that costs (1) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))


class LOOTA_BOSS_09p:
    """Freeze. Freeze a minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = freeze(TARGET)


class LOOTA_BOSS_10p:
    """Light's Will. Restore #2 Health to all minions."""

    action = heal(MINIONS, N)


class LOOTA_BOSS_11p:
    """Cruel Words. Deal 1 damage to a friendly minion and give it +2 Attack."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = damage(TARGET, N) >> give(TARGET, "LOOTA_BOSS_11e")


class LOOTA_BOSS_12e:
    """Charge! Has Charge."""

    keywords = (CHARGE,)


class LOOTA_BOSS_12p:
    """Charge! Give a minion Charge."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "LOOTA_BOSS_12e")


class LOOTA_BOSS_13p:
    """Tactical Retreat. Return a friendly minion to your hand."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = bounce(TARGET)


class LOOTA_BOSS_15p:
    """Divinity. Give all your minions Divine Shield."""

    action = shield(FRIENDLY_MINIONS)


class LOOTA_BOSS_18p:
    """Rat Race. Summon two 1/1 Rats."""

    action = summon("LOOTA_BOSS_18t", 2)


class LOOTA_BOSS_19p:
    """Digest Magic. Whenever your opponent casts a spell, summon a Tunnel Trogg."""

    events = when_played(ENEMY & SPELL, summon("LOE_018"))


class LOOTA_BOSS_20p:
    """Dispel Ward. Silence your minions."""

    action = silence(FRIENDLY_MINIONS)


class LOOTA_BOSS_21p:
    """Swallow Whole. Destroy the minion with the highest Attack."""

    action = destroy(random(highest(MINIONS, ATK)))


class LOOTA_BOSS_22p:
    """Catch and Release. Summon a random minion from your deck."""

    action = recruit(random(FRIENDLY_DECK & MINION))


class LOOTA_BOSS_24e:
    """Glooped. Increased Stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class LOOTA_BOSS_24p:
    """Gloop. Give minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "LOOTA_BOSS_24e")


class LOOTA_BOSS_27p:
    """Harden Sculpture. Summon a copy of a minion."""

    targets = target(MINIONS, optional=False)
    action = summon_copy(TARGET)


class LOOTA_BOSS_28p:
    """Unstable Demolition. Deal 2 damage to three random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 3), N)


class LOOTA_BOSS_29p:
    """Greater Evolution. Transform a minion into a random one that costs (3) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(3))


class LOOTA_BOSS_30p:
    """Searing Lash. Deal 1 damage to a friendly minion and give it +5 Attack."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = damage(TARGET, N) >> give(TARGET, "LOOTA_BOSS_30e")


class LOOTA_BOSS_34p:
    """Devour. Remove the top 2 cards of your opponent's deck."""

    action = remove(top(ENEMY_DECK, N))


class LOOTA_BOSS_36p:
    """Sprouting Spore. Summon an extremely Deadly Spore."""

    action = summon("LOOTA_105")


class LOOTA_BOSS_37p:
    """Arcane Infusion. Add 'Arcane Missiles' to your hand."""

    action = add_card("EX1_277")


class LOOTA_BOSS_39p:
    """Giant Stomp. Deal 1 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class LOOTA_BOSS_40p:
    """Fading Light. Give a minion -1 Attack."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = give(TARGET, "LOOTA_BOSS_40pe")


class LOOTA_BOSS_40pe:
    """Fading. Attack reduced."""

    atk = -of_creator(N)


class LOOTA_BOSS_42p:
    """Mystic Barrier. Gain 3 Armor."""

    action = armor(N)


class LOOTA_BOSS_43p:
    """Three Wee Wishes. Each player draws 3 cards."""

    action = opponent_draws(N) >> draw(N)


class LOOTA_BOSS_44p:
    """Baby Breath. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class LOOTA_BOSS_45p:
    """Coin. Gain 1 Mana Crystal this turn only."""

    action = gain_mana(N)


class LOOTA_BOSS_46p:
    """Fungal Infection. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "LOOTA_BOSS_46pe")


class LOOTA_BOSS_46pe:
    """Infected. Stats increased."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class LOOTA_BOSS_47p:
    """The Floor is Lava. After a minion is played, deal 2 damage to it."""

    events = after_played(MINION, damage(SUBJECT, N))


class LOOTA_BOSS_49p:
    """Encroaching Darkness. Summon a 5/5 Darkspawn."""

    action = summon("LOOTA_BOSS_49t")


class LOOTA_BOSS_49t2:
    """Luminous Candle. Destroy all Darkspawns."""

    action = destroy(MINIONS & called("Darkspawn"))


class LOOTA_BOSS_51p:
    """Alluring Tune. Gain control of an enemy minion with 2 or less Attack."""

    targets = target(ENEMY_MINIONS & atk_at_most(N), optional=False)
    action = take_control(TARGET)


class LOOTA_BOSS_99t:
    """Rakanishu. Deal $4 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)
