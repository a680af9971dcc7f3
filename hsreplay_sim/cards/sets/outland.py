"""Ashes of Outland (BT)."""

from __future__ import annotations

from hsreplay_sim.cards.effects import add_card, attacks, draw, give, repeat
from hsreplay_sim.cards.keywords import count_to_awaken
from hsreplay_sim.cards.selectors import ENEMY_CHARACTERS, IN_HAND, MINIONS, SELF, SUBJECT, TARGET
from hsreplay_sim.cards.triggers import turn_start
from hsreplay_sim.cards.values import N2, N, of_creator
from hsreplay_sim.tags import DEATHRATTLE


class BT_025:
    """Libram of Wisdom. Give a minion +1/+1 and "Deathrattle: Add a 'Libram of Wisdom'"."""

    targets = MINIONS
    action = give(TARGET, "BT_025e")


class BT_025e:
    """Light's Wisdom. +1/+1. Deathrattle: Add 'Libram of Wisdom' to your hand."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = add_card("BT_025")


class BT_211:
    """Imprisoned Felmaw. Dormant for 2 turns. When this awakens, attack a random enemy."""

    dormant = "BT_737e"
    awaken = attacks(SELF, ENEMY_CHARACTERS)


class BT_480:
    """Crimson Sigil Runner. Outcast: Draw a card."""

    outcast = draw()


class BT_601:
    """Skull of Gul'dan. Draw 3 cards. Outcast: Reduce their Cost by (3)."""

    action = draw(N)
    outcast = repeat(N, draw() >> give(SUBJECT & IN_HAND, "TB_HunterPrince_02e"))


class TB_HunterPrince_02e:
    """What Skull of Gul'dan attaches (U053:6283). Costs (3) less."""

    cost = -of_creator(N2)


class BT_737e:
    """Imprisoned. Dormant. Awaken in 2 turns."""

    events = turn_start(count_to_awaken())
