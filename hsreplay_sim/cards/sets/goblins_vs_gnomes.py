"""Goblins vs Gnomes (GVG), with its Spare Parts (PART)."""

from __future__ import annotations

from hsreplay_sim.base.tags import STEALTH, TAUNT
from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.effects import (
    add_random,
    bounce,
    coin_flip,
    damage,
    equip,
    expire,
    freeze,
    give,
    heal,
    keyword,
    redirect,
    summon,
    summon_random,
    swap_stats,
)
from hsreplay_sim.cards.words.pools import A_MINION, given, pool
from hsreplay_sim.cards.words.selectors import (
    BOTH_PLAYERS,
    ENEMY_CHARACTERS,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    IN_HAND,
    MECH,
    MINIONS,
    PIRATE,
    SELF,
    SOURCE,
    SUBJECT,
    TARGET,
    random,
)
from hsreplay_sim.cards.words.triggers import after_summon, turn_start, when_attacks
from hsreplay_sim.cards.words.values import DATA1, DATA2, N2, N, between, of_creator

SPARE_PARTS = given(*(f"PART_00{number}" for number in range(1, 8)))


class GVG_003:
    """Unstable Portal. Add a random minion to your hand. It costs (3) less."""

    action = add_random(pool(A_MINION)) >> give(SUBJECT & IN_HAND, "GBL_004e")


class GVG_006:
    """Mechwarper. Your Mechs cost (1) less."""

    aura = aura(FRIENDLY_HAND & MECH, "GVG_006e")


class GVG_006e:
    """Warping In. Costs (1) less."""

    cost = -N


class GVG_011:
    """Shrinkmeister. Battlecry: Give a minion -2 Attack this turn."""

    targets = MINIONS
    action = give(TARGET, "GVG_011a")


class GVG_011a:
    """Shrunk. -2 Attack this turn."""

    atk = -of_creator(N)


class GVG_061:
    """Muster for Battle. Summon three 1/1 Silver Hand Recruits. Equip a 1/4 Weapon."""

    action = summon("CS2_101t", 3) >> equip("CS2_091")


class GVG_065:
    """Ogre Brute. 50% chance to attack the wrong enemy."""

    events = when_attacks(SELF, coin_flip(redirect(random(ENEMY_CHARACTERS - TARGET))))


class GVG_069:
    """Antique Healbot. Battlecry: Restore 8 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class GVG_075:
    """Ship's Cannon. After you summon a Pirate, deal 2 damage to a random enemy."""

    events = after_summon(FRIENDLY_MINIONS & PIRATE, damage(random(ENEMY_CHARACTERS), N))


class GVG_076:
    """Explosive Sheep. Deathrattle: Deal 2 damage to all minions."""

    deathrattle = damage(MINIONS, N)


class GVG_078:
    """Mechanical Yeti. Deathrattle: Give each player a Spare Part."""

    deathrattle = add_random(SPARE_PARTS) >> add_random(SPARE_PARTS, opponent=True)


class GVG_082:
    """Clockwork Gnome. Deathrattle: Add a Spare Part card to your hand."""

    deathrattle = add_random(SPARE_PARTS)


class GVG_096:
    """Piloted Shredder. Deathrattle: Summon a random 2-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class GVG_103:
    """Micro Machine. At the start of each turn, gain +1 Attack."""

    events = turn_start(give(SELF, "GVG_076a"), whose=BOTH_PLAYERS)


class GVG_076a:
    """Pistons. Increased Attack."""

    atk = of_creator(N)


class GVG_110:
    """Dr. Boom. Battlecry: Summon two 1/1 Boom Bots. WARNING: Bots may explode."""

    action = summon("GVG_110t", 2)


class GVG_110t:
    """Boom Bot. Deathrattle: Deal 1-4 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), between(N, N2))


class PART_001:
    """Armor Plating. Give a minion +1 Health."""

    targets = MINIONS
    action = give(TARGET, "PART_001e")


class PART_001e:
    """Armor Plating. +1 Health."""

    max_health = N


class PART_002:
    """Time Rewinder. Return a friendly minion to your hand."""

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET)


class PART_003:
    """Rusty Horn. Give a minion Taunt."""

    targets = MINIONS
    action = keyword(TARGET, TAUNT)


class PART_004:
    """Finicky Cloakfield. Give a friendly minion Stealth until your next turn."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "PART_004e")


class PART_004e:
    """Cloaked. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(expire(SOURCE))


class PART_005:
    """Emergency Coolant. Freeze a minion."""

    targets = MINIONS
    action = freeze(TARGET)


class PART_006:
    """Reversing Switch. Swap a minion's Attack and Health."""

    targets = MINIONS
    action = swap_stats(TARGET, "PART_006a")


class PART_006a:
    """Switched. Attack and Health have been swapped by Reversing Switch."""

    set_atk = DATA1
    set_health = DATA2


class PART_007:
    """Whirling Blades. Give a minion +1 Attack."""

    targets = MINIONS
    action = give(TARGET, "PART_007e")


class PART_007e:
    """Whirling Blades. +1 Attack."""

    atk = N
