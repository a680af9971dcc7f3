"""The Grand Tournament (AT): more cards."""

from __future__ import annotations

from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.effects import (
    damage,
    destroy,
    discard_these,
    draw,
    gain_crystals,
    give,
    heal,
    summon,
    when,
)
from hsreplay_sim.cards.keywords import HOLDING_DRAGON, joust, take
from hsreplay_sim.cards.selectors import (
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    MINIONS,
    SELF,
    SUBJECT,
    TARGET,
    adjacent,
)
from hsreplay_sim.cards.triggers import when_damaged
from hsreplay_sim.cards.values import N
from hsreplay_sim.tags import CANT_ATTACK, CHARGE


class AT_036:
    """Anub'arak. Deathrattle: Return this to your hand and summon a 4/4 Nerubian."""

    deathrattle = take(SELF) >> summon("AT_036t")


class AT_043:
    """Astral Communion. Gain 10 Mana Crystals. Discard your hand."""

    action = gain_crystals(N, full=True) >> discard_these(FRIENDLY_HAND)


class AT_053:
    """Ancestral Knowledge. Draw 2 cards. Overload: (2)"""

    action = draw(N)


class AT_056:
    """Powershot. Deal 2 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class AT_063:
    """Acidmaw. Whenever another minion takes damage, destroy it."""

    events = when_damaged(MINIONS - SELF, destroy(SUBJECT))


class AT_071:
    """Alexstrasza's Champion.

    Battlecry: If you're holding a Dragon, gain +1 Attack and Charge.
    """

    action = when(HOLDING_DRAGON, give(SELF, "AT_071e"))


class AT_071e:
    """Alexstrasza's Boon. +1 Attack and Charge."""

    atk = N
    keywords = (CHARGE,)


class AT_077:
    """Argent Lance.

    Battlecry: Reveal a minion in each deck. If yours costs more, +1 Durability.
    """

    action = joust(give(SELF, "AT_077e"))


class AT_077e:
    """Argent Lance. +1 Durability."""

    max_health = N


class AT_091:
    """Tournament Medic. Inspire: Restore 2 Health to your hero."""

    inspire = heal(FRIENDLY_HERO, N)


class AT_108:
    """Armored Warhorse.

    Battlecry: Reveal a minion in each deck. If yours costs more, gain Charge.
    """

    action = joust(give(SELF, "AT_108e"))


class AT_108e:
    """Charge."""

    keywords = (CHARGE,)


class AT_109:
    """Argent Watchman. Can't attack. Inspire: Can attack as normal this turn."""

    inspire = give(SELF, "AT_109e")


class AT_109e:
    """Inspired. Can attack this turn."""

    keywords = ((CANT_ATTACK, 0),)
