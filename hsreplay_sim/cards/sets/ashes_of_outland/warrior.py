"""Ashes of Outland: Warrior."""

from hsreplay_sim.cards.words import *


class BT_117:
    """Bladestorm. Deal 1 damage to all minions. Repeat until one dies."""

    action = repeat_until_one_dies(damage(MINIONS, N))


class BT_120:
    """Warmaul Challenger. Battlecry: Choose an enemy minion. Battle it to the death!"""

    targets = ENEMY_MINIONS
    action = repeat_while(
        any_of(SELF & IN_PLAY & ALIVE) & any_of(TARGET & IN_PLAY & ALIVE), attacks(SELF, TARGET)
    )


class BT_121:
    """Imprisoned Gan'arg. Dormant for 2 turns. When this awakens, equip a 3/2 Axe."""

    dormant = "BT_737e"
    awaken = equip("CS2_106")


class BT_123:
    """Kargath Bladefist. RushDeathrattle: Shuffle 'Kargath Prime' into your deck."""

    deathrattle = shuffle("BT_123t")


class BT_123t:
    """Kargath Prime. Rush. Whenever this attacks and kills a minion, gain 10 Armor."""

    events = after_attack(SELF, armor(N), defender=MINION & (DOOMED | ~IN_PLAY))


class BT_124:
    """Corsair Cache.

    Draw a weapon. Give it +1/+1.

    From 53261 to 128654 +1 Durability alone.
    """

    action = draw_from(FRIENDLY_DECK & WEAPON) >> give(DRAWN & IN_HAND, "BT_124e")


class BT_124e:
    """Void Sharpened. +1/+1."""

    atk = N * as_number(~says("Durability"))
    max_health = N


class BT_138:
    """Bloodboil Brute. Rush. Costs (1) less for each damaged minion."""

    cost = -(N * count(MINIONS & HURT))


class BT_140:
    """Bonechewer Raider. Battlecry: If there is a damaged minion, gain +1/+1 and Rush."""

    action = when(any_of(MINIONS & HURT), give(SELF, "BT_140e"))


class BT_233:
    """Sword and Board. Deal 2 damage to a minion. Gain 2 Armor."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> armor(N2)


class BT_249:
    """Scrap Golem. Taunt. Deathrattle: Gain Armor equal to this minion's Attack."""

    deathrattle = armor(atk_of(AS_IT_DIED))


class BT_781:
    """Bulwark of Azzinoth.

    Whenever your hero would take damage, this loses 1 Durability instead.
    """

    events = before_damage(FRIENDLY & HERO, wear(SELF, N) >> prevent())
