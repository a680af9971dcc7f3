"""Showdown in the Badlands: Warlock."""

from hsreplay_sim.cards.words import *


class DEEP_030:
    """Elementium Geode. Battlecry and Deathrattle: Draw a card. Deal 2 damage to your hero."""

    action = draw() >> damage(FRIENDLY_HERO, N)
    deathrattle = draw() >> damage(FRIENDLY_HERO, N)


class DEEP_031:
    """Chaos Creation.

    Deal 6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
    """

    targets = target(CHARACTERS, optional=False)
    action = (
        damage(TARGET, N)
        >> summon_random(pool(A_MINION, cost=N2))
        >> mill(bottom(FRIENDLY_DECK, N3))
    )


class DEEP_032:
    """Soulfreeze.

    Freeze a minion and its neighbors. Deal damage to your hero equal to the number Frozen.
    """

    targets = target(MINIONS, optional=False)
    action = (
        remember_number(count(TARGET + adjacent(TARGET)))
        >> freeze(TARGET + adjacent(TARGET))
        >> damage(FRIENDLY_HERO, LEFT_BEHIND)
    )


class WW_041:
    """Disposal Assistant.

    Battlecry and Deathrattle: Put a Barrel of Sludge on the bottom of your deck.
    """

    action = put_on_bottom("WW_044t")
    deathrattle = put_on_bottom("WW_044t")


class WW_042:
    """Waste Remover. At the end of your turn, destroy the bottom 3 cards of your deck."""

    events = turn_end(mill(bottom(FRIENDLY_DECK, N)))


class WW_043:
    """Sludge on Wheels.

    Rush. Whenever this takes damage, get a Barrel of Sludge and add one to the bottom of your deck.
    """

    events = when_damaged(SELF, add_card("WW_044t") >> put_on_bottom("WW_044t"))


class WW_092:
    """Fracking. Look at the bottom 3 cards of your deck. Draw one and destroy the others."""

    action = discover_from(
        bottom(FRIENDLY_DECK, N), draw_these(SUBJECT), rest=mill(SUBJECT), distinct=False
    )


class WW_378:
    """Smokestack. Deal 1 damage to a minion. If it dies, Excavate a treasure."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, excavate())


class WW_436:
    """Trolley Problem.

    Discard your lowest Cost spell. Summon two 3/3 Tram Cars with Rush. Quickdraw: Don't discard.
    """

    action = when(~QUICKDRAW, discard_these(random(lowest(FRIENDLY_HAND & SPELL, COST)))) >> summon(
        "WW_437t", 2
    )


class WW_441:
    """Furnace Fuel. When this is played, discarded, or destroyed, draw 2 cards."""

    action = draw(N)
    on_discard = draw(N)
    on_destroyed = draw(N)


class WW_442:
    """Mo'arg Drillfist. TauntDeathrattle:Excavate a treasure."""

    deathrattle = excavate()
