"""Rastakhan's Rumble: Warlock."""

from hsreplay_sim.cards.words import *


class TRL_245:
    """Shriek. Discard your lowest Cost card. Deal 2 damage to all minions."""

    action = discard_these(random(lowest(FRIENDLY_HAND, COST))) >> damage(MINIONS, N)


class TRL_249:
    """Grim Rally. Destroy a friendly minion. Give your minions +1/+1.

    The doomed one gets nothing (U484:17345).
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> next_block() >> give(FRIENDLY_MINIONS & ALIVE, "TRL_249e")


class TRL_251:
    """Spirit of the Bat.

    Stealth for 1 turn. After a friendly minion dies, give a minion in your hand +1/+1.
    """

    events = (
        turn_start(keyword(SELF, STEALTH, 0)),
        when_died(FRIENDLY & MINION & OTHERS, give(random(FRIENDLY_HAND & MINION), "TRL_251e")),
    )


class TRL_251e:
    """Hir'eek's Offering. Increased stats from Spirit of the Bat."""

    atk = of_creator(N2)
    max_health = of_creator(N3)


class TRL_252:
    """High Priestess Jeklik.

    Taunt, Lifesteal When you discard this, add 2 copies of it to your hand.
    """

    on_discard = add_card("TRL_252", N)


class TRL_253:
    """Hir'eek, the Bat. Battlecry: Fill your board with copies of this minion."""

    action = summon_copy(SELF, FREE_SLOTS)


class TRL_257:
    """Blood Troll Sapper. After a friendly minion dies, deal 2 damage to the enemy hero."""

    events = when_died(FRIENDLY & MINION & OTHERS, damage(ENEMY_HERO, N))


class TRL_551:
    """Reckless Diretroll. TauntBattlecry: Discard your lowest Cost card."""

    action = discard_these(random(lowest(FRIENDLY_HAND, COST)))


class TRL_555:
    """Demonbolt. Destroy a minion. Costs (1) less for each minion you control."""

    cost = -(N * count(FRIENDLY_MINIONS))
    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
