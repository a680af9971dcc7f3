"""TITANS: the enchantments of the Titans' abilities, which other cards have, too."""

from hsreplay_sim.cards.words import *


class TTN_075t2e:
    """Ancient Knowledge. Your cards cost more this turn."""

    aura = aura(ENEMY_HAND, "TTN_075t2e2", only=THEIR_TURN, data=DATA1)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class TTN_075t2e2:
    """Ancient Knowledge Cost Increase. Costs more."""

    cost = DATA1


class TTN_721t2e2:
    """Sneak Attack! +3 Health and Elusive."""

    max_health = N
    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class TTN_737e:
    """Chill of Death. Your next spell costs (3) less and has Spell Damage +3."""

    aura = aura(FRIENDLY_HAND & SPELL, "TTN_737e1")
    spell_power = N2 - 1
    hero_keywords = ((SPELLPOWER, ALWAYS),)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class TTN_737te:
    """Blood of the Primus. Increased Health."""

    max_health = DATA1


class TTN_858t1e:
    """Reinforcing. Attack and Health set to 2."""

    set_atk = N
    set_health = N


class TTN_858t1e1:
    """Reshaped. Costs (2)."""

    set_cost = N


class TTN_858t3e:
    """Pacified. Attack and Health set to 2."""

    set_atk = N
    set_health = N
