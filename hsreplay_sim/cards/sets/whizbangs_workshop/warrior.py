"""Whizbang's Workshop: Warrior."""

from hsreplay_sim.cards.words import *


class MIS_705:
    """Standardized Pack.

    Add 5 random Taunt minions to your hand. They are Temporary.

    Before 205031: At the end of your turn, discard them.
    """

    action = repeat(
        N,
        add_random(pool(A_MINION, where=taunt_card)) >> make_temporary(MADE & IN_HAND, "MIS_104e"),
    )


class MIS_711:
    """Safety Expert. Rush. Deathrattle: Shuffle three Bombs into your opponent's deck."""

    deathrattle = shuffle("BOT_511t", 3, opponent=True, hidden=by_profile(lambda p: p.hides_bombs))


class TOY_602:
    """Chemical Spill. Summon the highest Cost minion from your hand, then deal 5 damage to it."""

    action = recruit(random(highest(FRIENDLY_HAND & MINION, COST))) >> damage(MADE, N)
    summons = True


class TOY_603:
    """Wreck'em and Deck'em.

    Choose a friendly Mech. Summon a copy of it that attacks a random enemy, then dies.
    """

    targets = target(FRIENDLY_MINIONS & MECH, optional=False)
    action = summon_copy(TARGET) >> attacks(MADE, ENEMY_CHARACTERS) >> destroy(MADE)
    summons = True


class TOY_604:
    """Boom Wrench. Miniaturize. Deathrattle: Trigger the Deathrattle of a random friendly Mech."""

    deathrattle = trigger_deathrattles(random(FRIENDLY_MINIONS & MECH & has(DEATHRATTLE)))


class TOY_604t:
    """Boom Wrench. Mini. Deathrattle: Trigger the Deathrattle of a random friendly Mech."""

    deathrattle = trigger_deathrattles(random(FRIENDLY_MINIONS & MECH & has(DEATHRATTLE)))


class TOY_605:
    """Quality Assurance. Draw 2 Taunt minions."""

    action = draw_from(FRIENDLY_DECK & MINION & has(TAUNT), N)


class TOY_606:
    """Testing Dummy.

    Taunt. Deathrattle: Deal 8 damage randomly split among all enemy minions.

    Before 231191: among all enemies.
    """

    deathrattle = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class TOY_907:
    """Safety Goggles. Gain 6 Armor. Costs (0) if you don't have any Armor."""

    action = armor(N)
    cost = -(OVERALL - N2) * as_number(tag_of(FRIENDLY_HERO, ARMOR).equals(0))


class TOY_908:
    """Fireworker. Deathrattle: Summon two 1/1 Boom Bots. WARNING: Bots may explode."""

    deathrattle = summon("GVG_110t", 2)
