"""Reign of the Black Empire: Mage."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.arrivals import bars
from hsreplay_sim.cards.words import *


class BE_150:
    """Coilbearer. Battlecry: Discover a spell to put on top of your deck. It costs (2) less."""

    action = discover_then(
        discoverable(pool(A_SPELL)), give(SUBJECT, "GBL_002e") >> send_to_top(SUBJECT)
    )


class BE_201:
    """Foreboding Freeze. Freeze an enemy. Summon a random 5-Cost minion and Freeze it."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> summon_random(pool(A_MINION, cost=N)) >> freeze(MADE)


class BE_250:
    """Discs of Norgannon.

    Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.

    As a hypothesis, the spells lie on top in random order.
    """

    action = send_to_top(random(FRIENDLY_DECK & SPELL, count(FRIENDLY_DECK & SPELL))) >> when(
        any_of(worn(FRIENDLY_PLAYER, "BE_250e")), NOTHING, give(FRIENDLY_PLAYER, "BE_250e")
    )


class BE_250e:
    """Shift the Discs.

    Passive. At the start of your turn, you may choose to draw from the top or bottom of your deck.
    """

    events = turn_draw(choose_text("BE_250t", "BE_250t2"))


class BE_250t:
    """Leave the Discs. Draw from the top of your deck."""

    action = draw()


class BE_250t2:
    """Shift the Discs. Draw from the bottom of your deck."""

    action = when(any_of(FRIENDLY_DECK), draw_these(bottom(FRIENDLY_DECK)), draw())


class BE_251:
    """Cosmic Springs. Draw a card. If it's not a minion, refresh two Mana Crystals."""

    activate = draw() >> when(any_of(DRAWN & ~MINION), refresh_mana(2))


class BE_252:
    """Constellar's Calling.

    Choose a friendly minion. Summon a random minion of the same Cost.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_of_cost(cost_of(TARGET))
    summons = True


class BE_256:
    """Astral Mediator. Battlecry and Deathrattle: Cast a random 3-Cost spell."""

    action = cast_random(pool(A_SPELL, cost=N))
    deathrattle = cast_random(pool(A_SPELL, cost=N))


class BE_258:
    """Astral Rain. Deal 2 damage to a random enemy minion, five times."""

    playable = any_of(ENEMY_MINIONS)
    action = repeat(5, damage(random(ENEMY_MINIONS), N))


class BE_259:
    """Isiset.

    Battlecry: Summon two 10/10 Constructs. They are Frozen until you spend 15 Mana on spells.
    """

    action = summon("BE_254", 2)


class BE_254:
    """Colossus of the Cold. Frozen until you spend 15 Mana on spells. (@ left!)"""

    keywords = ((FROZEN, DATA1 > 0),)
    events = after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -at_most(COST_PAID, DATA1)),
        only=(COST_PAID > 0) & (DATA1 > 0),
    )


class BE_270:
    """Icebelt Magi.

    Battlecry: Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
    """

    action = draw(2) >> summon("CS2_033", count(DRAWN & ~MINION))


class BE_EVENT_101:
    """Arrival of the Titans.

    Draw 2 spells. Refresh 6 Mana Crystals. You can only play spells for the rest of the turn.
    """

    action = (
        draw_from(FRIENDLY_DECK & SPELL, N)
        >> refresh_mana(N2)
        >> give(FRIENDLY_PLAYER, "BE_EVENT_101e")
        >> set_tag(FRIENDLY_HAND & ~SPELL, LITERALLY_UNPLAYABLE, 1)
    )


class BE_EVENT_101e:
    """Titan's Watch. You can only play spells this turn."""

    undispellable = True
    events = bars(~SPELL)
