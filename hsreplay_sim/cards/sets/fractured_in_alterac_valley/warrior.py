"""Fractured in Alterac Valley with Onyxia's Lair: Warrior."""

from hsreplay_sim.cards.words import *


class AV_108:
    """Shield Shatter. Deal 5 damage to all minions. Costs (1) less for each Armor you have."""

    cost = -(N2 * tag_of(FRIENDLY_HERO, ARMOR))
    action = damage(MINIONS, N)


class AV_321:
    """Glory Chaser. After you play a Taunt minion, draw a card."""

    events = after_played((FRIENDLY & MINION) & has(TAUNT), draw())


class AV_322:
    """Snowed In. Destroy a damaged minion. Freeze all other minions."""

    targets = target(MINIONS & HURT, optional=False)
    action = destroy(TARGET) >> freeze(MINIONS - TARGET)


class AV_323:
    """Scrapsmith. Taunt. Battlecry: Add two 2/4 Grunts with Taunt to your hand."""

    action = add_card("AV_323t", 2)


class AV_565:
    """Axe Berserker. Rush. Honorable Kill: Draw a weapon."""

    honorable_kill = draw_from(FRIENDLY_DECK & WEAPON)


class AV_660:
    """Iceblood Garrison. At the end of your turn, deal 1 damage to all minions. Lasts 3 turns."""

    objective = turn_end(damage(MINIONS, N) >> pass_turn())


class ONY_023:
    """Hit It Very Hard. Gain +10 Attack and "Can't attack heroes" this turn."""

    action = give(FRIENDLY_HERO, "ONY_023e")


class ONY_023e:
    """HIT IT HARD. +10 Attack this turn."""

    atk = N
    keywords = (CANNOT_ATTACK_HEROES,)


class ONY_024:
    """Onyxian Drake. TauntBattlecry: Deal damage equal to your Armor to an enemy minion."""

    targets = target(ENEMY_MINIONS, only=tag_of(FRIENDLY_HERO, ARMOR) >= 1)
    action = damage(TARGET, tag_of(FRIENDLY_HERO, ARMOR))


class ONY_025:
    """Shoulder Check. Tradeable. Give a minion +2/+1 and Rush."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ONY_025e")
