"""Knights of the Frozen Throne: Hunter."""

from hsreplay_sim.cards.words import *


class ICC_021:
    """Exploding Bloatbat. Deathrattle: Deal 2 damage to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, N)


class ICC_049:
    """Toxic Arrow. Deal 2 damage to a minion. If it survives, give it Poisonous."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, give(TARGET, "ICC_049e"))


class ICC_052:
    """Play Dead. Trigger a friendly minion's Deathrattle."""

    targets = target(FRIENDLY_MINIONS & has(DEATHRATTLE), optional=False)
    action = trigger_deathrattles(TARGET)


class ICC_200:
    """Venomstrike Trap.

    Secret: When one of your minions is attacked, summon a 2/3 Poisonous Cobra.
    """

    secret = when_attacks(CHARACTERS, summon("EX1_170"), FRIENDLY_MINIONS, ROOM)


class ICC_243:
    """Corpse Widow. Your Deathrattle cards cost (2) less."""

    aura = aura(FRIENDLY_HAND & has(DEATHRATTLE), "ICC_243e")


class ICC_243e:
    """Exhumed. Costs (2) less."""

    cost = -of_creator(N)


class ICC_415:
    """Stitched Tracker. Battlecry: Discover a copy of a minion in your deck."""

    action = discover_copy(FRIENDLY_DECK & MINION, linked=False)


class ICC_825:
    """Abominable Bowman. Deathrattle: Summon a random friendly Beast that died this game."""

    deathrattle = resurrect(random(FRIENDLY_DEAD_MINIONS & BEAST))


class ICC_828:
    """Deathstalker Rexxar. Battlecry: Deal 2 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class ICC_828e:
    """Stitched. {0} and {1}."""


class ICC_828t:
    """Zombeast. {0} {1}"""

    stitched = "ICC_828e"


BEASTS = discoverable(pool(A_MINION, race=Race.BEAST, cost_up_to=5))
"""The first half has a text, the second nothing but keywords: the data do not tell them apart."""
CRAFTS_A_ZOMBEAST = craft_beast(
    "ICC_828t",
    either_of(BEASTS, given("AT_063t")),
    either_of(
        BEASTS,
        given("ICC_828t2", "ICC_828t3", "ICC_828t4", "ICC_828t5", "ICC_828t6", "ICC_828t7"),
    ),
)


class ICC_828p:
    """Build-A-Beast. Craft a custom Zombeast."""

    action = CRAFTS_A_ZOMBEAST
