"""Ashes of Outland (BT)."""

from __future__ import annotations

from hsreplay_sim.base.tags import DEATHRATTLE
from hsreplay_sim.cards.words.effects import (
    add_card,
    attacks,
    damage,
    draw,
    gain_crystals,
    give,
    repeat,
)
from hsreplay_sim.cards.words.keywords import AT_THE_EDGE, PRINTED_COST, count_to_awaken
from hsreplay_sim.cards.words.selectors import (
    ENEMY_CHARACTERS,
    FRIENDLY,
    FRIENDLY_DECK,
    HERO,
    IN_HAND,
    MINIONS,
    SELF,
    SPELL,
    SUBJECT,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import after_attack, turn_start
from hsreplay_sim.cards.words.values import N2, N, as_number, of_creator


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


class BT_002:
    """Incanter's Flow. Reduce the Cost of spells in your deck by (1)."""

    action = give(FRIENDLY_DECK & SPELL, "BT_002e")


class BT_002e:
    """Incanter's Flow. Costs (1) less."""

    cost = -N


class BT_130:
    """Overgrowth. Gain two empty Mana Crystals."""

    action = gain_crystals(2)


class BT_292:
    """Hand of A'dal. Give a minion +2/+1. Draw a card."""

    targets = MINIONS
    action = give(TARGET, "BT_292e") >> draw()


class BT_292e:
    """Hand of A'dal. +2/+1."""

    atk = N
    max_health = N2


class BT_351:
    """Battlefiend. After your hero attacks, gain +1 Attack."""

    events = after_attack(FRIENDLY & HERO, give(SELF, "BT_351e"))


class BT_351e:
    """Felheartened. Increased Attack."""

    atk = of_creator(N)


class BT_491:
    """Spectral Sight. Draw a card. Outcast: Draw another."""

    action = draw()
    outcast = draw(2)


class BT_801:
    """Eye Beam. Lifesteal. Deal 3 damage to a minion. Outcast: This costs (1)."""

    targets = MINIONS
    action = damage(TARGET, N)
    cost = -(PRINTED_COST - N2) * as_number(AT_THE_EDGE)
