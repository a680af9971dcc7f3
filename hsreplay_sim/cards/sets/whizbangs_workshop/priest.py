"""Whizbang's Workshop: Priest."""

from hsreplay_sim.cards.words import *


class MIS_714:
    """Funhouse Mirror. Summon a copy of an enemy minion. It attacks the original."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> attacks(MADE, TARGET)
    summons = True


class MIS_919:
    """Puppet Theatre. Choose an enemy minion. Get a 1/1 copy of it that costs (1)."""

    targets = ENEMY_MINIONS
    activate = (
        copy_to_hand(TARGET) >> give(MADE & IN_HAND, "MIS_919e") >> give(MADE & IN_HAND, "GBL_001e")
    )


class MIS_919e:
    """Puppet. Stats set to 1/1."""

    set_atk = N
    set_health = N2


class TOY_380:
    """Clay Matriarch. Miniaturize. Taunt. Deathrattle: Summon a 4/4 Whelp with Elusive."""

    deathrattle = summon("TOY_380t2")


class TOY_380t:
    """Clay Matriarch. Mini. Taunt. Deathrattle: Summon a 4/4 Whelp with Elusive."""

    deathrattle = summon("TOY_380t2")


class TOY_381:
    """Papercraft Angel. Your Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)


class TOY_382:
    """Careless Crafter. Deathrattle: Get two 0-Cost Bandages that restore 3 Health."""

    deathrattle = add_card("TOY_382t", 2)


class TOY_382t:
    """Bandage. Restore 3 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class TOY_384:
    """Purifying Power. Silence all friendly minions, then give them +1/+2."""

    action = silence(FRIENDLY_MINIONS) >> give(FRIENDLY_MINIONS, "TOY_384e")


class TOY_387:
    """Scale Replica. Draw your lowest and highest Cost Dragon."""

    action = draw_from(lowest(FRIENDLY_DECK & DRAGON, COST)) >> draw_from(
        highest(FRIENDLY_DECK & DRAGON, COST)
    )


class TOY_714:
    """Fly Off the Shelves.

    Deal 1 damage to all enemy minions. Repeat for each Dragon you're holding.
    """

    action = repeat(1 + count(FRIENDLY_HAND & DRAGON), damage(ENEMY_MINIONS, N))
