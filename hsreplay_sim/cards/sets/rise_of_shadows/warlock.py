"""Rise of Shadows: Warlock."""

from hsreplay_sim.cards.words import *


class DAL_185:
    """Aranasi Broodmother. Taunt When you draw this, restore 4 Health to your hero."""

    on_draw = heal(FRIENDLY_HERO, N)


class DAL_563:
    """Eager Underling. Deathrattle: Give two random friendly minions +2/+2."""

    deathrattle = give(random(FRIENDLY_MINIONS, 2), "DAL_563e")


class DAL_563e:
    """Power of EVIL. +2/+2."""

    atk = N
    max_health = N2


class DAL_602:
    """Plot Twist. Shuffle your hand into your deck. Draw that many cards."""

    action = (
        remember_number(count(FRIENDLY_HAND)) >> shuffle_away(FRIENDLY_HAND) >> draw(LEFT_BEHIND)
    )


class DAL_605:
    """Impferno. Give your Demons +1 Attack. Deal 1 damage to all enemy minions."""

    action = give(FRIENDLY_MINIONS & DEMON, "DAL_605e") >> damage(ENEMY_MINIONS, N2)


class DAL_605e:
    """Imptastic. +1 Attack."""

    atk = N


class DAL_606:
    """EVIL Genius. Battlecry: Destroy a friendly minion to add 2 random Lackeys to your hand."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> next_block() >> add_random(LACKEYS, N))
