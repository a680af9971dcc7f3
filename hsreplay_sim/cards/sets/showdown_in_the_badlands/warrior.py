"""Showdown in the Badlands: Warrior."""

from hsreplay_sim.cards.words import *


class DEEP_010:
    """Aftershocks.

    Deal 1 damage to all minions, three times. Costs (2) less if you cast a spell last turn.
    """

    action = repeat(3, damage(MINIONS, N) >> resolve_deaths())
    cost = -(N2 * as_number(any_of(PLAYED_LAST_TURN & SPELL)))


class DEEP_011:
    """Burning Heart.

    Deal 2 damage to a minion. If it survives, give your hero +3 Attack this turn.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, give(FRIENDLY_HERO, "DEEP_011e"))


class DEEP_020:
    """Deepminer Brann.

    Battlecry: If your deck started with no duplicates, your Battlecries trigger twice for the rest
    of the game.

    Before 198608: if your deck has no duplicates.
    """

    action = when(
        (says("started") & STARTED_WITHOUT_DUPLICATES) | (~says("started") & NO_DUPLICATES),
        give(FRIENDLY_PLAYER, "DEEP_020e"),
    )


class DEEP_020e:
    """Deepmining. Your Battlecries trigger twice."""

    aura = aura(FRIENDLY_PLAYER, "LOE_077e")
    player_tags = (EXTRA_BATTLECRIES_BASE,)


class WW_329:
    """Detonation Juggernaut. Taunt. Battlecry: Give Taunt minions in your hand +2/+2."""

    action = give(FRIENDLY_HAND & MINION & has(TAUNT), "WW_329e")


class WW_334:
    """Reinforced Plating. Gain 6 Armor. Excavate a treasure."""

    action = armor(N) >> excavate()


class WW_346:
    """Blast Tortoise.

    Taunt. Battlecry: Deal damage to all enemy minions equal to this minion's Attack.
    """

    action = damage(ENEMY_MINIONS, atk_of(SELF))


class WW_347:
    """Battlepickaxe. After you play a Taunt minion, gain +1 Durability."""

    events = after_played(FRIENDLY & MINION & has(TAUNT), give(SELF, "WW_347e"))


class WW_367:
    """Unlucky Powderman. TauntDeathrattle: Give Taunt minions in your hand and deck +1/+1."""

    deathrattle = give((FRIENDLY_HAND + FRIENDLY_DECK) & MINION & has(TAUNT), "WW_367e")


class WW_380:
    """Blast Charge. Destroy a damaged enemy minion. Excavate a treasure."""

    targets = target(ENEMY_MINIONS & HURT, optional=False)
    action = destroy(TARGET) >> excavate()
