"""Whizbang's Workshop: Zilliax Deluxe 3000, its looks and its modules.

A look says nothing of its own: what it does are the texts of the two modules it is made of.
"""

from hsreplay_sim.cards.words import *

_BATTLECRY = act_by_parts() >> when(made_of("TOY_330t97"), next_block())
_DEATHRATTLE = die_by_parts()
_LISTENS = (
    turn_end(damage(FRIENDLY_HERO, of_card("TOY_330t93", N)), only=made_of("TOY_330t93")),
    turn_start(give(SELF, "TOY_330t94e", data=atk_of(SELF)), only=made_of("TOY_330t94")),
)
_PYLON = aura(FRIENDLY_MINIONS - SELF, "TOY_330t95e1", only=made_of("TOY_330t95"))
_ENEMIES_TOO = count(ENEMY_MINIONS) * as_number(says("each minion in play"))
_CHEAPER = -(N * (count(FRIENDLY_MINIONS) + _ENEMIES_TOO))
_TICKING = of_card("TOY_330t98", _CHEAPER) * as_number(made_of("TOY_330t98"))


class TOY_330t5:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t6:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t7:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t8:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t9:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t10:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t11:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t12:
    """Zilliax Deluxe 3000.

    While building your deck, customize your very own Zilliax Deluxe 3000!
    """

    action = _BATTLECRY
    deathrattle = _DEATHRATTLE
    events = _LISTENS
    aura = _PYLON
    cost = _TICKING


class TOY_330t92:
    """Recursive Module. Deathrattle: Shuffle this into your deck."""

    deathrattle = shuffle_away(SELF)
    keywords = ((DEATHRATTLE_RETURN_ZONE, Zone.DECK),)


class TOY_330t93:
    """Haywire Module. At the end of your turn, deal 3 damage to your hero."""

    events = turn_end(damage(FRIENDLY_HERO, N))


class TOY_330t94:
    """Power Module. At the start of your turn, double this minion's Attack."""

    events = turn_start(give(SELF, "TOY_330t94e", data=atk_of(SELF, auras=False)))


class TOY_330t94e:
    """Power Module. Doubled Attack."""

    atk = DATA1


class TOY_330t95:
    """Pylon Module. Your other minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "TOY_330t95e1")


class TOY_330t97:
    """Twin Module. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class TOY_330t98:
    """Ticking Module. Costs (1) less for each friendly minion. (Up to 203120: in play.)"""

    cost = _CHEAPER
