"""Hero powers of the bosses of Naxxramas (NAX)."""

from hsreplay_sim.cards.words import *


class NAX1_04:
    """Skitter. Summon a 3/1 Nerubian."""

    action = summon("NAX1_03")


class NAX1h_04:
    """Skitter. Summon a 4/4 Nerubian."""

    action = summon("NAX1h_03")


class NAX2_03:
    """Rain of Fire. Fire a missile for each card in your opponent's hand."""

    action = missiles(count(ENEMY_HAND))


class NAX3_02:
    """Web Wrap. Return a random enemy minion to your opponent's hand."""

    action = bounce(random(ENEMY_MINIONS))


class NAX3_02H:
    """Web Wrap. Return 2 random enemy minions to your opponent's hand."""

    action = bounce(random(ENEMY_MINIONS, N))


class NAX4_04:
    """Raise Dead. Whenever an enemy dies, raise a 1/1 Skeleton."""

    events = when_died(ENEMY & MINION, summon("NAX4_03"))


class NAX4_04H:
    """Raise Dead. Whenever an enemy dies, raise a 5/5 Skeleton."""

    events = when_died(ENEMY & MINION, summon("NAX4_03H"))


class NAX5_02:
    """Eruption. Deal 2 damage to the left-most enemy minion."""

    action = damage(leftmost(ENEMY_MINIONS), N)


class NAX5_02H:
    """Eruption. Deal 3 damage to the left-most enemy minion."""

    action = damage(leftmost(ENEMY_MINIONS), N)


class NAX6_02:
    """Necrotic Aura. Deal 3 damage to the enemy hero."""

    action = damage(ENEMY_HERO, N)


class NAX7_03:
    """Unbalancing Strike. Deal 3 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class NAX7_03H:
    """Unbalancing Strike. Deal 4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class NAX8_02:
    """Harvest. Draw a card."""

    action = draw()


class NAX9_06:
    """Unholy Shadow. Draw 2 cards."""

    action = draw(N)


class NAX10_03:
    """Hateful Strike. Destroy a minion."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)


class NAX12_02:
    """Decimate. Change the Health of all minions to 1."""

    action = give(MINIONS, "NAX12_02e")


class NAX12_02e:
    """Decimate. Health changed to 1."""

    set_health = N


class NAX12_02H:
    """Decimate. Change the Health of enemy minions to 1."""

    action = give(ENEMY_MINIONS, "NAX12_02e")


class NAX13_02:
    """Polarity Shift. Swap the Attack and Health of all minions."""

    action = swap_stats(MINIONS, "NAX13_02e")


class NAX13_02e:
    """Polarity. Attack and Health swapped."""

    set_atk = DATA1
    set_health = DATA2


class NAX15_02:
    """Frost Blast. Deal 2 damage to the enemy hero and Freeze it."""

    action = damage(ENEMY_HERO, N) >> freeze(ENEMY_HERO)


class NAX15_02H:
    """Frost Blast. Deal 3 damage to the enemy hero and Freeze it."""

    action = damage(ENEMY_HERO, N) >> freeze(ENEMY_HERO)


class NAX15_04H:
    """Chains. Take control of a random enemy minion."""

    action = take_control(random(ENEMY_MINIONS))
