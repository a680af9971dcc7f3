"""Saviors of Uldum: Shaman."""

from hsreplay_sim.cards.words import *


class ULD_158:
    """Sandstorm Elemental. Battlecry: Deal 1 damage to all enemy minions. Overload: (1)"""

    action = damage(ENEMY_MINIONS, N)


class ULD_169:
    """Mogu Fleshshaper. Rush. Costs (1) less for each minion on the battlefield."""

    cost = -(N * count(MINIONS))


class ULD_170:
    """Weaponized Wasp. Battlecry: If you control a Lackey, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of(FRIENDLY_MINIONS & has(MARK_OF_EVIL)))
    action = damage(TARGET, N)


class ULD_171:
    """Totemic Surge. Give your Totems +2 Attack."""

    action = give(FRIENDLY_MINIONS & TOTEM, "ULD_171e")


class ULD_172:
    """Plague of Murlocs. Transform all minions into random Murlocs."""

    action = transform_random(MINIONS, pool(A_MINION, race=Race.MURLOC))


class ULD_173:
    """Vessina. While you're Overloaded, your other minions have +2 Attack."""

    aura = aura(
        FRIENDLY_MINIONS - SELF,
        "ULD_173e",
        only=(mine(OVERLOAD_OWED) >= 1) | (mine(OVERLOAD_LOCKED) >= 1),
    )


class ULD_173e:
    """Vessina's Devotion. Vessina is granting this minion +2 Attack."""

    undispellable = True
    atk = N


class ULD_181:
    """Earthquake. Deal 5 damage to all minions, then deal 2 damage to all minions."""

    action = damage(MINIONS, N) >> resolve_deaths() >> damage(MINIONS, N2)


class ULD_291:
    """Corrupt the Waters. Quest: Play 6 Battlecry cards. Reward: Heart of Vir'naal."""

    quest = after_played(FRIENDLY & has(BATTLECRY) & OTHERS, progress())
    reward = new_power("ULD_291p")


class ULD_291p:
    """Heart of Vir'naal. Your Battlecries trigger twice this turn."""

    action = give(FRIENDLY_PLAYER, "ULD_291pe")


class ULD_291pe:
    """Heart of Vir'naal. Your Battlecries trigger twice this turn."""

    player_tags = (EXTRA_BATTLECRIES_BASE,)


class ULD_413:
    """Splitting Axe. Battlecry: Summon copies of your Totems."""

    action = summon_copy(FRIENDLY_MINIONS & TOTEM, beside=True)
