"""Scholomance Academy: Warlock."""

from hsreplay_sim.cards.words import *


class SCH_147:
    """Boneweb Egg.

    Deathrattle: Summon two 2/1 Spiders. If you discard this, trigger its Deathrattle.
    """

    deathrattle = summon("SCH_147t", 2)
    on_discard = summon("SCH_147t", 2)


class SCH_158:
    """Demonic Studies. Discover a Demon. Your next one costs (1) less."""

    action = discover(discoverable(pool(race=Race.DEMON))) >> give(FRIENDLY_PLAYER, "SCH_158e")


class SCH_158e:
    """Demonic Studies. Your next Demon costs (1) less."""

    aura = aura(FRIENDLY_HAND & DEMON, "SCH_158e2")
    events = until_played(FRIENDLY & DEMON)


class SCH_181:
    """Archwitch Willow. Battlecry: Summon a random Demon from your hand and deck."""

    action = recruit(random(FRIENDLY_HAND & DEMON)) >> recruit(random(FRIENDLY_DECK & DEMON))


class SCH_307:
    """School Spirits. Deal 2 damage to all minions. Shuffle 2 Soul Fragments into your deck."""

    action = damage(MINIONS, N) >> shuffle("SCH_307t", N2)


class SCH_343:
    """Void Drinker. Taunt. Battlecry: Destroy a Soul Fragment in your deck to gain +3/+3."""

    action = when(
        any_of(FRIENDLY_DECK & card("SCH_307t")),
        mill(random(FRIENDLY_DECK & card("SCH_307t"))) >> give(SELF, "SCH_343e"),
    )


class SCH_517:
    """Shadowlight Scholar.

    Battlecry: Destroy a Soul Fragment in your deck to deal 3 damage.
    """

    targets = target(CHARACTERS, only=any_of(FRIENDLY_DECK & card("SCH_307t")))
    action = when(
        any_of(FRIENDLY_DECK & card("SCH_307t")),
        mill(random(FRIENDLY_DECK & card("SCH_307t"))) >> damage(TARGET, N),
    )


class SCH_700:
    """Spirit Jailer. Battlecry: Shuffle 2 Soul Fragments into your deck."""

    action = shuffle("SCH_307t", N)


class SCH_701:
    """Soul Shear. Deal 3 damage to a minion. Shuffle 2 Soul Fragments into your deck."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> shuffle("SCH_307t", N2)


FRAGMENTS = count(FRIENDLY_DECK & card("SCH_307t"))
"""The Soul Fragments in my deck."""


class SCH_702:
    """Felosophy. Copy the lowest Cost Demon in your hand. Outcast: Give both +1/+1."""

    action = aim(random(lowest(FRIENDLY_HAND & DEMON, COST)), copy_exactly(TARGET))
    outcast = aim(
        random(lowest(FRIENDLY_HAND & DEMON, COST)),
        copy_exactly(TARGET) >> give(MADE + TARGET, "SCH_702e"),
    )


class SCH_703:
    """Soulciologist Malicia.

    Battlecry: For each Soul Fragment in your deck, summon a 3/3 Soul with Rush.@ (@)
    """

    action = summon("SCH_703t", FRAGMENTS)
    own_number = FRAGMENTS
