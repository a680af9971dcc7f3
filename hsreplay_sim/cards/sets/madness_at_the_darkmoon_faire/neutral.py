"""Madness at the Darkmoon Faire: neutral."""

from hsreplay_sim.cards.words import *


class DMF_078:
    """Strongman. Taunt. Corrupt: This costs (0)."""

    corrupt = "DMF_078t"


class DMF_080:
    """Fleethoof Pearltusk. Rush. Corrupt: Gain +4/+4."""

    corrupt = "DMF_080t"


class DMF_174:
    """Circus Medic. Battlecry: Restore #4 Health. Corrupt: Deal 4 damage instead."""

    targets = CHARACTERS
    action = heal(TARGET, N)
    corrupt = "DMF_174t"


class DMF_174t:
    """Circus Medic. CorruptedBattlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class YOP_003:
    """Luckysoul Hoarder.

    Battlecry: Shuffle 2 Soul Fragments into your deck. Corrupt: Draw a card.
    """

    action = shuffle("SCH_307t", N)
    corrupt = "YOP_003t"


class YOP_003t:
    """Luckysoul Hoarder.

    Corrupted. Battlecry: Shuffle 2 Soul Fragments into your deck and draw a card.
    """

    action = shuffle("SCH_307t", N) >> draw()


class YOP_021:
    """Imprisoned Phoenix. Dormant for 2 turns. Spell Damage +2."""

    dormant = "BT_737e"
    spell_power = 1


class YOP_031:
    """Crabrider. Rush, Windfury. (83143 to 137435: Battlecry: Gain Windfury this turn only.)"""

    action = when(says("Battlecry"), give(SELF, "YOP_031e"))


class YOP_031e:
    """Crabriding. Windfury this turn."""

    keywords = (WINDFURY,)


class YOP_032:
    """Armor Vendor. Battlecry: Give 4 Armor to each hero."""

    action = armor(N, HEROES)
