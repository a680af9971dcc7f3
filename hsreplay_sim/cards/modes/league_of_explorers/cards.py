"""Spells and minions of the bosses of the League of Explorers (LOEA)."""

from hsreplay_sim.cards.words import *


class LOEA_01:
    """Looming Presence. Draw 2 cards. Gain 4 Armor."""

    action = draw(N) >> armor(N2)


class LOEA_01H:
    """Looming Presence. Draw 3 cards. Gain 6 Armor."""

    action = draw(N) >> armor(N2)


class LOEA01_12:
    """Tol'vir Hoplite. Deathrattle: Deal 5 damage to both heroes."""

    deathrattle = damage(HEROES, N)


class LOEA04_25:
    """Seething Statue. At the end of your turn, deal 2 damage to all enemies."""

    events = turn_end(damage(ENEMY_CHARACTERS, N))


class LOEA04_25h:
    """Seething Statue. At the end of your turn, deal 5 damage to all enemies."""

    events = turn_end(damage(ENEMY_CHARACTERS, N))


class LOEA06_03:
    """Animate Earthen. Give your minions +1/+1 and Taunt."""

    action = give(FRIENDLY_MINIONS, "LOEA06_03e")


class LOEA06_03h:
    """Animate Earthen. Give your minions +3/+3 and Taunt."""

    action = give(FRIENDLY_MINIONS, "LOEA06_03eh")


class LOEA07_18:
    """Dynamite. Deal $10 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class LOEA07_20:
    """Boom! Deal $3 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class LOEA07_26:
    """Consult Brann. Draw 3 cards."""

    action = draw(N)


class LOEA07_28:
    """Repairs. Restore #10 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class LOEA09_6:
    """Slithering Archer. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class LOEA09_6H:
    """Slithering Archer. Battlecry: Deal 2 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class LOEA09_9:
    """Naga Repellent. Destroy all Hungry Naga."""

    action = destroy(MINIONS & called("Hungry Naga"))


class LOEA16_19:
    """Sun Raider Phaerix. At the end of your turn, add a Blessing of the Sun to your hand."""

    events = turn_end(add_card("LOEA16_20"))


class LOEA16_20:
    """Blessing of the Sun. Give a minion Immune this turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "LOEA16_20e")


class LOEA16_21:
    """Chieftain Scarvash. Enemy cards cost (1) more."""

    aura = aura(ENEMY_HAND, "LOEA16_21e")


class LOEA16_21H:
    """Chieftain Scarvash. Enemy cards cost (2) more."""

    aura = aura(ENEMY_HAND, "LOEA16_21He")


class LOEA16_24:
    """Giantfin. At the end of your turn, draw until you have as many cards as your opponent."""

    events = turn_end(draw(count(ENEMY_HAND) - count(FRIENDLY_HAND)))


class LOEA16_24H:
    """Giantfin. At the end of your turn, draw 2 cards."""

    events = turn_end(draw(N))


class LOEA16_27:
    """The Steel Sentinel. This minion can only take 1 damage at a time."""

    events = before_damage(SELF, change_damage(N), only=AMOUNT > N)
