"""The Lost City of Un'Goro: Druid."""

from hsreplay_sim.cards.words import *


class TLC_234:
    """Eternal Bloodpetal. Deathrattle: Summon a 0/1 Eternal Seedling."""

    deathrattle = summon("TLC_234t", signed=True)


class TLC_234t:
    """Eternal Seedling. Deathrattle: Summon a 5/1 Eternal Bloodpetal."""

    deathrattle = summon("TLC_234", signed=True)


class TLC_239:
    """Restore the Wild. Quest: Fill your board on 3 of your turns. Reward: The Everbloom.

    A number of its own notes that the board was full this turn (U422:11788, 13156).
    """

    quest = (
        when_summoned(
            FRIENDLY,
            progress() >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1),
            only=MY_TURN & ~ROOM & DATA1.equals(0),
        ),
        turn_end(set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)),
    )
    reward = add_card("TLC_239t", shown=True)


class TLC_239t:
    """The Everbloom. After your hero attacks, give your minions +2/+2."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_MINIONS, "TLC_239e"))


class TLC_239e:
    """Full Bloom. +2/+2."""

    atk = N
    max_health = N2
