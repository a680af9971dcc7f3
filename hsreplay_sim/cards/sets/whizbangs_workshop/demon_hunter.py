"""Whizbang's Workshop: Demon Hunter."""

from hsreplay_sim.cards.words import *

MADE_LIKE_ME = give(MADE & IN_HAND, "TOY_652e", data=atk_of(SELF), data2=health_of(SELF)) >> give(
    MADE & IN_HAND, "TOY_652e2", data=cost_of(SELF)
)
"""What was taken gets the stats and the cost of a Window Shopper."""


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


class TOY_640:
    """Workshop Mishap.

    Deal 5 damage to a minion. Excess damages both neighbors. Outcast: Gain Lifesteal.
    """

    targets = target(MINIONS, optional=False)
    action = damage_with_excess(TARGET, adjacent(TARGET), N)
    outcast = keyword(SELF, LIFESTEAL) >> damage_with_excess(TARGET, adjacent(TARGET), N)


class TOY_641:
    """Umpire's Grasp. Deathrattle: Draw a Demon and reduce its Cost by (2)."""

    deathrattle = draw_from(FRIENDLY_DECK & DEMON) >> give(DRAWN & IN_HAND, "TOY_641e")


class TOY_642:
    """Ball Hog. Lifesteal. Battlecry and Deathrattle: Deal 3 damage to the lowest Health enemy."""

    action = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)
    deathrattle = damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)


class TOY_643:
    """Blind Box. Get 2 random Demons. Outcast:Discover them instead."""

    action = add_random(pool(A_MINION, race=Race.DEMON), N)
    outcast = discover(discoverable(pool(A_MINION, race=Race.DEMON)), N)


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


class TOY_645:
    """Lesser Opal Spellstone. Draw 1 card. (Attack with your hero @ |4(time, times) to upgrade.)"""

    action = draw(N)
    in_hand = after_attack(
        FRIENDLY_HERO,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("TOY_645t")),
    )


class TOY_645t:
    """Opal Spellstone. Draw 2 cards. (Attack with your hero @ |4(time, times) to upgrade.)"""

    action = draw(N)
    in_hand = after_attack(
        FRIENDLY_HERO,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("TOY_645t1")),
    )


class TOY_645t1:
    """Greater Opal Spellstone. Draw 3 cards."""

    action = draw(N)


class TOY_652:
    """Window Shopper.

    MiniaturizeBattlecry:Discover a Demon. Set its stats and Cost to this minion's.
    """

    action = discover(discoverable(pool(A_MINION, race=Race.DEMON))) >> MADE_LIKE_ME


class TOY_652e:
    """Literally Me. Adjusted stats."""

    set_atk = DATA1
    set_health = DATA2


class TOY_652e2:
    """Literally Same. Adjusted Cost."""

    set_cost = DATA1


class TOY_652t:
    """Window Shopper. MiniBattlecry:Discover a Demon. Set its stats and Cost to this minion's."""

    action = discover(discoverable(pool(A_MINION, race=Race.DEMON))) >> MADE_LIKE_ME
