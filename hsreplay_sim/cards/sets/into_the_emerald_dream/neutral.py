"""Into the Emerald Dream: neutral."""

from hsreplay_sim.cards.words import *


class EDR_000:
    """Ysera, Emerald Aspect.

    Start of Game: Increase both players'maximum Mana by 5. Battlecry: Gain 3 Mana Crystals.
    """

    start_of_game = set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1) >> by_shown_copy(
        add_tag(BOTH_PLAYERS, MAXRESOURCES, N)
    )
    action = gain_crystals(N2, full=True)


class EDR_260:
    """Illusory Greenwing.

    Taunt. Deathrattle: Shuffle two 4/5 Dragons with Taunt into your deck. They're Summoned When
    Drawn.
    """

    deathrattle = shuffle("EDR_260t", 2)


class EDR_572:
    """Tormented Dreadwing. Deathrattle: Draw 2 Dragons. Reduce their Costs by (1)."""

    deathrattle = repeat(N, draw_from(FRIENDLY_DECK & DRAGON) >> give(DRAWN & IN_HAND, "GBL_003e"))


class EDR_844:
    """Naralex, Herald of the Flights. Your first Dragon each turn costs (1).

    Once played, it is the first of its turn, as Pint-Sized Summoner is a minion of its turn.

    Before 221850: Your Dragons cost (1).
    """

    aura = cost_change(
        FRIENDLY_HAND & DRAGON,
        to=N,
        only=~says("first")
        | (MY_TURN & ~any_of(PLAYED_THIS_TURN & DRAGON) & ~any_of(SELF & has(JUST_PLAYED))),
    )


class EDR_860:
    """Resplendent Dreamweaver.

    LifestealBattlecry: If you've Imbued your Hero Power twice, deal 4 damage to a minion.

    Before 221850: a minion takes the damage of a text without Lifesteal.
    """

    targets = target(MINIONS, only=mine(TAG_3527) >= 2)
    action = when(mine(TAG_3527) >= 2, damage(TARGET, N))


class EDR_861:
    """Tranquil Treant. Deathrattle: Both players gain an empty Mana Crystal."""

    deathrattle = gain_crystals() >> gain_crystals(opponent=True)


class EDR_889:
    """Petal Peddler. At the end of your turn, give another random friendly Dragon +1/+1."""

    events = turn_end(give(random((FRIENDLY_MINIONS & DRAGON) - SELF), "EDR_889e"))


class EDR_889e:
    """Flowery. +1/+1."""

    atk = N
    max_health = N2


class FIR_921e:
    """Mana Bloom. Gain 1 Mana Crystal this turn only."""

    events = with_keyword(turn_start(gain_mana(N, beyond=True) >> wear_off()), 0)


class FIR_929:
    """Living Flame. Deathrattle: Draw a Fire spell."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FIRE))
