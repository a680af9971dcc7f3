"""Whizbang's Workshop: Demon Hunter."""

from hsreplay_sim.cards.words import *


class MIS_710:
    """Sock Puppet Slitherspear. This minion's Attack is improved by your hero's."""

    atk = atk_of(FRIENDLY_HERO)


class MIS_911:
    """Gibbering Reject. After your hero attacks, summon another Gibbering Reject."""

    events = after_attack(FRIENDLY & HERO, summon("MIS_911"))


class TOY_028:
    """Spirit of the Team. Stealth for 1 turn. Your hero has +2 Attack on your turn."""

    aura = aura(FRIENDLY_HERO, "TOY_028e", MY_TURN)
    events = turn_start(keyword(SELF, STEALTH, 0))


class TOY_028e:
    """Spirit of the Snake. +2 Attack."""

    atk = N


class TOY_641:
    """Umpire's Grasp. Deathrattle: Draw a Demon and reduce its Cost by (2)."""

    deathrattle = draw_from(FRIENDLY_DECK & DEMON) >> give(DRAWN & IN_HAND, "TOY_641e")


class TOY_641e:
    """Game Time! Costs (2) less"""

    cost = -N


class TOY_642:
    """Ball Hog. Lifesteal. Battlecry and Deathrattle: Deal 3 damage to the lowest Health enemy."""

    action = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)
    deathrattle = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)


class TOY_644:
    """Red Card. Make a minion go Dormant for 2 turns."""

    targets = target(MINIONS, optional=False)
    action = fall_asleep(TARGET, "Toy_644e1")


class Toy_644e1:
    """Red Carded. Dormant. Awaken in @ |4(turn, turns)."""

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )
