"""March of the Lich King (RLK, NX2)."""

from __future__ import annotations

from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.words.effects import add_card, armor, damage, draw, raise_health, when
from hsreplay_sim.cards.words.keywords import gain_corpses, manathirst, spend_corpses
from hsreplay_sim.cards.words.selectors import CHARACTERS, FRIENDLY_HERO, TARGET
from hsreplay_sim.cards.words.values import DATA1, N2, N3, N


class NX2_011:
    """Life from Death. Draw 3 cards. Infuse: This costs (1)."""

    action = draw(N)
    infuse = "NX2_011t"


class NX2_011t:
    """Life from Death. Infused. Draw 3 cards."""

    action = draw(N)


class RLK_051:
    """Vampiric Blood. +5 Health for your hero. Spend 3 Corpses to gain 5 more and draw a card."""

    action = raise_health(FRIENDLY_HERO) >> spend_corpses(
        N2, raise_health(FRIENDLY_HERO, N3, noted=False) >> draw()
    )


class RLK_503:
    """Body Bagger. Battlecry: Gain a Corpse."""

    action = gain_corpses()


class RLK_843:
    """Arcane Bolt. Deal 2 damage. Manathirst (8): Deal 3 damage instead."""

    targets = CHARACTERS
    action = when(manathirst(N2), damage(TARGET, N3), damage(TARGET, N))


class RLK_222:
    """Astalor Bloodsworn. Add Astalor, the Protector to your hand. Manathirst: Deal 2 damage."""

    targets = target(CHARACTERS, only=manathirst(DATA1))
    action = add_card("RLK_222t1") >> when(manathirst(DATA1), damage(TARGET, N))


class RLK_222t1:
    """Astalor, the Protector. Add Astalor, the Flamebringer. Manathirst: Gain 5 Armor."""

    action = add_card("RLK_222t2") >> when(manathirst(DATA1), armor(N))


class RLK_708:
    """Chillfallen Baron. Battlecry and Deathrattle: Draw a card."""

    action = draw()
    deathrattle = draw()
