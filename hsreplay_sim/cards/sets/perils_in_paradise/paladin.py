"""Perils in Paradise: Paladin."""

from hsreplay_sim.cards.words import *


class VAC_915:
    """Power Spike. Deal 4 damage. Give a random friendly minion +4/+4."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(random(FRIENDLY_MINIONS), "VAC_915e")


SHIELD_OR_ATTACK = when(
    says("already had one") & any_of(TARGET & has(DIVINE_SHIELD)),
    give(TARGET, "VAC_916e"),
    shield(TARGET),
)


class VAC_916:
    """Divine Brew.

    Give a character Divine Shield. (3 Drinks left!)

    Before 225000: If it already had one, give it +1 Attack this turn.
    """

    targets = target(CHARACTERS, optional=False)
    action = SHIELD_OR_ATTACK


class VAC_916e:
    """Cold One. +1 Attack this turn."""

    atk = N
    events = turn_end(expire(SOURCE))


class VAC_916t2:
    """Divine Brew. Give a character Divine Shield. (2 Drinks left!)"""

    targets = target(CHARACTERS, optional=False)
    action = SHIELD_OR_ATTACK


class VAC_916t3:
    """Divine Brew. Give a character Divine Shield. (Last Drink!)"""

    targets = target(CHARACTERS, optional=False)
    action = SHIELD_OR_ATTACK


class VAC_917:
    """Grillmaster.

    Battlecry: Draw your lowest Cost card. Deathrattle: Draw your highest Cost card.
    """

    action = draw_from(lowest(FRIENDLY_DECK, COST))
    deathrattle = draw_from(highest(FRIENDLY_DECK, COST))


class VAC_917t:
    """Sunscreen. Give a minion +1/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "VAC_917e")


class VAC_921:
    """Volley Maul. After your hero attacks, get a 1-Cost Sunscreen that gives +1/+2."""

    events = after_attack(FRIENDLY & HERO, add_card("VAC_917t"))


class VAC_922:
    """Lifesaving Aura.

    At the end of your turn, get a 1-Cost Sunscreen that gives +1/+2. Lasts @ turns.
    """

    objective = turn_end(add_card("VAC_917t") >> pass_turn())


class WORK_002:
    """Busy-Bot. Battlecry: Give your 1-Attack minions +1/+1."""

    action = give(FRIENDLY_MINIONS & atk_is(N), "WORK_002e")


class WORK_003:
    """Vacation Planning. Restore 4 Health. Summon 3 Silver Hand Recruits. Draw 2 cards."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> summon("CS2_101t", N2) >> draw(N3)
