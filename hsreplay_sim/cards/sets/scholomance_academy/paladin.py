"""Scholomance Academy: Paladin."""

from hsreplay_sim.cards.words import *


class SCH_135:
    """Turalyon, the Tenured.

    Rush. Whenever this attacks a minion, set the defender's Attack and Health to 3.
    """

    events = when_strikes(SELF, give(TARGET, "SCH_135e"), defender=MINION)


class SCH_135e:
    """Schooled. 3/3."""

    set_atk = N
    set_health = N2


class SCH_138:
    """Blessing of Authority. Give a minion +8/+8. It can't attack heroes this turn."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "SCH_138e") >> give(TARGET, "SCH_138e2")


class SCH_138e2:
    """Honorable Intentions. Can't attack heroes this turn."""

    keywords = (CANNOT_ATTACK_HEROES,)


class SCH_247:
    """First Day of School. Add 2 random 1-Cost minions to your hand."""

    action = add_random(pool(A_MINION, cost=N2), N)


class SCH_250:
    """Wave of Apathy. Set the Attack of all enemy minions to 1 until your next turn."""

    action = give(ENEMY_MINIONS, "SCH_250e")


class SCH_250e:
    """Apathetic. Attack reduced to 1 until next turn."""

    set_atk = N
    events = turn_start(expire(SOURCE))


class SCH_302:
    """Gift of Luminance. Give a minion Divine Shield, then summon a 1/1 copy of it."""

    targets = target(MINIONS, optional=False)
    action = shield(TARGET) >> summon_copy(TARGET) >> give(MADE, "SCH_302e")


class SCH_302e:
    """Student of the Light. 1/1."""

    set_atk = N
    set_health = N2


class SCH_523:
    """Ceremonial Maul.

    Spellburst: Summon a Student with Taunt and stats equal to the spell's Cost.
    """

    spellburst = after_played(
        FRIENDLY & SPELL, summon_sized("SCH_523t", COST_PAID, COST_PAID, cost=COST_PAID)
    )


class SCH_524:
    """Shield of Honor. Give a damaged minion +3 Attack and Divine Shield."""

    targets = target(MINIONS & HURT, optional=False)
    action = give(TARGET, "SCH_524e") >> shield(TARGET)


class SCH_524e:
    """Shield of Honor. +3 Attack and Divine Shield."""

    atk = N


class SCH_526:
    """Lord Barov.

    Battlecry: Set the Health of all other minions to 1. Deathrattle: Deal 1 damage to all minions.
    """

    action = give(MINIONS - SELF, "SCH_526e")
    deathrattle = damage(MINIONS, N2)


class SCH_526e:
    """A Common Peasant. Health changed to 1."""

    set_health = N


class SCH_532:
    """Goody Two-Shields. Divine Shield. Spellburst: Gain Divine Shield."""

    spellburst = after_played(FRIENDLY & SPELL, shield(SELF))


class SCH_533:
    """Commencement. Summon a minion from your deck. Give it Taunt and Divine Shield."""

    action = recruit(random(FRIENDLY_DECK & MINION)) >> give(MADE, "SCH_533e")
    summons = True


class SCH_533e:
    """Graduated. Taunt, Divine Shield."""

    keywords = (TAUNT, DIVINE_SHIELD)
