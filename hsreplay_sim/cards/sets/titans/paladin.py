"""TITANS: Paladin."""

from hsreplay_sim.cards.words import *


class TTN_851:
    """Resistance Aura. Your opponent's spells cost (1) more. Lasts @ enemy turns.

    Before 190416 it lasts 3 turns of its own player.
    """

    aura = aura(ENEMY_HAND & SPELL, "TTN_851e2")
    objective = (
        in_zone(turn_end(pass_turn(), ENEMY_PLAYER, only=says("enemy turns")), Zone.SECRET, 0),
        in_zone(turn_end(pass_turn(), only=~says("enemy turns")), Zone.SECRET, 0),
    )


class TTN_852:
    """Noble Minibot. Magnetic After this attacks, give a random minion in your hand +1/+1."""

    events = after_attack(SELF, give(random(FRIENDLY_HAND & MINION), "TTN_852e2"))


class TTN_852e:
    """Noble Minibot. After this attacks, give a random minion in your hand +1/+1."""

    atk = DATA1
    max_health = DATA2
    events = after_attack(SELF, give(random(FRIENDLY_HAND & MINION), "TTN_852e2"))


class TTN_853:
    """Judge Unworthy. Set an enemy minion's Health to 1, then deal 1 damage to all enemies."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = give(TARGET, "TTN_853e") >> damage(ENEMY_CHARACTERS, N2)


class TTN_853e:
    """Unworthy! Health set to 1."""

    set_health = N


class TTN_854:
    """Inventor's Aura. Your Mechs cost (1) less. Lasts @ turns."""

    aura = aura(FRIENDLY_HAND & MECH, "TTN_854e")
    objective = LASTS


class TTN_854e:
    """Empowered Workshop. Your Mechs cost (1) less."""

    cost = -N


class TTN_907:
    """Astral Serpent. At the end of your turn, if this didn't Attack, draw 2 cards."""

    events = turn_end(draw(N), only=tag_of(SELF, NUM_ATTACKS_THIS_TURN).equals(0))


class TTN_908:
    """Crusader Aura. Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns."""

    objective = (
        LASTS,
        in_zone(when_attacks(FRIENDLY & MINION, give(SUBJECT, "TTN_908e2")), Zone.SECRET),
    )


class YOG_509:
    """Keeper's Strength.

    Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "YOG_509e") >> damage(MINIONS - TARGET, atk_of(TARGET))


class YOG_510:
    """Alarmed Securitybot.

    Deathrattle: Draw another minion. Set its Attack, Health, and Cost to 5.
    """

    deathrattle = (
        draw_from(FRIENDLY_DECK & MINION)
        >> give(DRAWN & IN_HAND, "YOG_510e")
        >> give(DRAWN & IN_HAND, "YOG_510e2")
    )


class YOG_510e:
    """Ordered. Order Enforcer made this 5/5."""

    set_atk = N
    set_health = N2


class YOG_510e2:
    """Enforced. Costs (5)."""

    set_cost = N


class YOG_525:
    """Muscle-o-Tron. Battlecry: Give all minions in your hand +1/+1. Forge: +2/+2 instead."""

    action = give(FRIENDLY_HAND & MINION, "YOG_525e")
    forge = "YOG_525t"


class YOG_525t:
    """Muscle-o-Tron. Forged. Battlecry: Give all minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION, "YOG_525e1")
