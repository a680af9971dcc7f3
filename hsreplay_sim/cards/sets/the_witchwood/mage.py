"""The Witchwood: Mage."""

from hsreplay_sim.cards.words import *

SECRETS = discoverable(pool(A_SPELL, where=secret_card))
"""Secrets of the own class, or the Mage's."""


class GIL_116:
    """Arcane Keysmith. Battlecry: Discover a Secret. Put it into the battlefield."""

    action = discover_then(SECRETS, put_pick(SUBJECT))


class GIL_147:
    """Cinderstorm. Deal $5 damage randomly split among all enemies."""

    action = missiles(N)


class GIL_548:
    """Book of Specters. Draw 3 cards. Discard any spells drawn."""

    action = repeat(N, draw() >> discard_these(DRAWN & SPELL & IN_HAND))


class GIL_640:
    """Curio Collector. Whenever you draw a card, gain +1/+1."""

    events = when_drawn(FRIENDLY, give(SELF, "GIL_640e"))


class GIL_640e:
    """Rare Find! Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GIL_645:
    """Bonfire Elemental. Battlecry: If you played an Elemental last turn, draw a card."""

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), draw())


class GIL_664:
    """Vex Crow. Whenever you cast a spell, summon a random 2-Cost minion."""

    events = when_played(FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=N)))


class GIL_691:
    """Archmage Arugal. Whenever you draw a minion, add a copy of it to your hand."""

    events = when_drawn(FRIENDLY & MINION, copy_to_hand(SUBJECT))


class GIL_801:
    """Snap Freeze. Freeze a minion. If it's already Frozen, destroy it."""

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & FROZEN_ONES), destroy(TARGET), freeze(TARGET))


class GIL_838:
    """Black Cat. Spell Damage +1Battlecry: If your deck has only odd-Cost cards, draw a card."""

    action = when(~any_of(FRIENDLY_DECK & EVEN), draw())
