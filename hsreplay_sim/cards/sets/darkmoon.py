"""Madness at the Darkmoon Faire (DMF, YOP)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import armor, discover, draw, draw_from, give, shuffle, summon
from hsreplay_sim.cards.words.pools import A_SPELL, discoverable, pool
from hsreplay_sim.cards.words.selectors import FRIENDLY_DECK, FRIENDLY_HAND, HEROES, MINION, SPELL
from hsreplay_sim.cards.words.values import N


class DMF_244:
    """Day at the Faire. Summon 3 Silver Hand Recruits. Corrupt: Summon 5."""

    action = summon("CS2_101t", N)
    corrupt = "DMF_244t"
    summons = True


class DMF_244t:
    """Day at the Faire. Corrupted. Summon 5 Silver Hand Recruits."""

    action = summon("CS2_101t", N)
    summons = True


class DMF_515:
    """Swindle. Draw a spell. Combo: And a minion."""

    action = draw_from(FRIENDLY_DECK & SPELL)
    combo = draw_from(FRIENDLY_DECK & SPELL) >> draw_from(FRIENDLY_DECK & MINION)


class YOP_003:
    """Luckysoul Hoarder. Shuffle 2 Soul Fragments into your deck. Corrupt: Draw a card."""

    action = shuffle("SCH_307t", N)
    corrupt = "YOP_003t"


class YOP_003t:
    """Luckysoul Hoarder. Corrupted. Shuffle 2 Soul Fragments into your deck and draw a card."""

    action = shuffle("SCH_307t", N) >> draw()


class YOP_021:
    """Imprisoned Phoenix. Dormant for 2 turns. Spell Damage +2."""

    dormant = "BT_737e"
    spell_power = 1


class YOP_032:
    """Armor Vendor. Battlecry: Give 4 Armor to each hero."""

    action = armor(N, HEROES)


class DMF_187:
    """Palm Reading. Discover a spell. Reduce the Cost of spells in your hand by (1)."""

    action = discover(discoverable(pool(A_SPELL))) >> give(FRIENDLY_HAND & SPELL, "DMF_187e")


class DMF_187e:
    """Palm Reading. Costs (1) less."""

    cost = -N
