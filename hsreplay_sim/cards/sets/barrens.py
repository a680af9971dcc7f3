"""Forged in the Barrens (BAR)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import damage, discover, give, silence
from hsreplay_sim.cards.words.pools import A_SPELL, discoverable, pool
from hsreplay_sim.cards.words.selectors import (
    ALIVE,
    CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY_HAND,
    SELF,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import turn_start, when_damaged
from hsreplay_sim.cards.words.values import N, any_of


class BAR_320:
    """Efficient Octo-bot. Frenzy: Reduce the cost of cards in your hand by (1)."""

    frenzy = when_damaged(SELF, give(FRIENDLY_HAND, "BAR_320e"), only=any_of(SELF & ALIVE))


class BAR_320e:
    """Training. Costs (1) less."""

    cost = -N


class BAR_705:
    """Sigil of Silence. At the start of your next turn, Silence all enemy minions."""

    sigil = turn_start(silence(ENEMY_MINIONS))


class BAR_541:
    """Runed Orb. Deal 2 damage. Discover a spell."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> discover(discoverable(pool(A_SPELL)))
