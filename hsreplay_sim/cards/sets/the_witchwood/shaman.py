"""The Witchwood: Shaman."""

from hsreplay_sim.cards.words import *


class GIL_504:
    """Hagatha the Witch. Battlecry: Deal 3 damage to all minions."""

    action = damage(MINIONS, N)


class GIL_530:
    """Murkspark Eel. Battlecry: If your deck has only even-Cost cards, deal 2 damage."""

    targets = target(CHARACTERS, only=~any_of(FRIENDLY_DECK & ODD))
    action = damage(TARGET, N)


class GIL_531:
    """Witch's Apprentice. TauntBattlecry: Add a random Shaman spell to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.SHAMAN))


class GIL_586:
    """Earthen Might.

    Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GIL_586e") >> when(
        any_of(TARGET & ELEMENTAL), add_random(pool(A_MINION, race=Race.ELEMENTAL))
    )


class GIL_600:
    """Zap! Deal 2 damage to a minion. Overload: (1)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class GIL_807:
    """Bogshaper. Whenever you cast a spell, draw a minion from your deck."""

    events = when_played(FRIENDLY & SPELL, draw_from(FRIENDLY_DECK & MINION))


class GIL_836:
    """Blazing Invocation. Discover a Battlecry minion. It costs (1) less."""

    action = discover(discoverable(pool(A_MINION, where=battlecry_card))) >> when(
        says("costs"), give(MADE, "GBL_003e")
    )
