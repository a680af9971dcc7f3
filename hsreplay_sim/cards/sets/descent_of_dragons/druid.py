"""Descent of Dragons with Galakrond's Awakening: Druid."""

from hsreplay_sim.cards.words import *


class DRG_313:
    """Emerald Explorer. Taunt. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(race=Race.DRAGON)))


class DRG_318:
    """Breath of Dreams. Draw a card. If you're holding a Dragon, gain an empty Mana Crystal."""

    action = draw() >> when(HOLDING_DRAGON, gain_crystals())


class YOD_040:
    """Steel Beetle.

    Battlecry: If you're holding a spell that costs (5) or more, gain 5 Armor.
    """

    action = when(any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)), armor(N2))
