"""Cards of the bosses of Naxxramas (NAX): spells, weapons and minions."""

from hsreplay_sim.cards.words import *


class NAX1_05:
    """Locust Swarm. Deal $3 damage to all enemy minions. Restore #3 Health to your hero."""

    action = damage(ENEMY_MINIONS, N) >> heal(FRIENDLY_HERO, N2)


class NAX2_05:
    """Worshipper. Your hero has +1 Attack on your turn."""

    aura = aura(FRIENDLY_HERO, "NAX2_05e", only=MY_TURN)


class NAX2_05H:
    """Worshipper. Your hero has +3 Attack on your turn."""

    aura = aura(FRIENDLY_HERO, "NAX2_05He", only=MY_TURN)


class NAX3_03:
    """Necrotic Poison. Destroy a minion."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)


class NAX4_05:
    """Plague. Destroy all non-Skeleton minions."""

    action = destroy(MINIONS - called("Skeleton"))


class NAX6_03:
    """Deathbloom. Deal $5 damage to a minion. Summon a Spore."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> summon("NAX6_03t")


class NAX6_03t:
    """Spore. Deathrattle: Give all enemy minions +8 Attack."""

    deathrattle = give(ENEMY_MINIONS, "NAX6_03te")


class NAX6_03te:
    """Fungal Growth. Increased Attack."""

    atk = of_creator(N)


class NAX6_04:
    """Sporeburst. Deal $1 damage to all enemy minions. Summon a Spore."""

    action = damage(ENEMY_MINIONS, N) >> summon("NAX6_03t")


class NAX8_03:
    """Unrelenting Trainee. Deathrattle: Summon a Spectral Trainee for your opponent."""

    deathrattle = summon("NAX8_03t", opponent=True)


class NAX8_03t:
    """Spectral Trainee. At the start of your turn, deal 1 damage to your hero."""

    events = turn_start(damage(FRIENDLY_HERO, N))


class NAX8_04:
    """Unrelenting Warrior. Deathrattle: Summon a Spectral Warrior for your opponent."""

    deathrattle = summon("NAX8_04t", opponent=True)


class NAX8_04t:
    """Spectral Warrior. At the start of your turn, deal 1 damage to your hero."""

    events = turn_start(damage(FRIENDLY_HERO, N))


class NAX8_05:
    """Unrelenting Rider. Deathrattle: Summon a Spectral Rider for your opponent."""

    deathrattle = summon("NAX8_05t", opponent=True)


class NAX8_05t:
    """Spectral Rider. At the start of your turn, deal 1 damage to your hero."""

    events = turn_start(damage(FRIENDLY_HERO, N))


class NAX9_07:
    """Mark of the Horsemen. Give your minions and your weapon +1/+1."""

    action = give(FRIENDLY_MINIONS + FRIENDLY_WEAPON, "NAX9_07e")


class NAX11_04:
    """Mutating Injection. Give a minion +4/+4 and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "NAX11_04e")


class NAX12_03:
    """Jaws. Whenever a minion with Deathrattle dies, gain +2 Attack."""

    events = when_died(MINION & has(DEATHRATTLE), give(SELF, "NAX12_03e"))


class NAX12_03e:
    """Extra Teeth. Increased Attack."""

    atk = of_creator(N)


class NAX12_04:
    """Enrage. Give your hero +6 Attack this turn."""

    action = give(FRIENDLY_HERO, "NAX12_04e")


class NAX13_03:
    """Supercharge. Give your minions +2 Health."""

    action = give(FRIENDLY_MINIONS, "NAX13_03e")


class NAX14_04:
    """Pure Cold. Deal $8 damage to the enemy hero, and Freeze it."""

    action = damage(ENEMY_HERO, N) >> freeze(ENEMY_HERO)


class NAXM_002:
    """Skeletal Smith. Deathrattle: Destroy your opponent's weapon."""

    deathrattle = destroy(ENEMY_WEAPON)
