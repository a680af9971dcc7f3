"""Reign of the Black Empire: Death Knight."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.arrivals import bars
from hsreplay_sim.cards.sets.reign_of_the_black_empire.fetid_devourer import TRANSFORMS
from hsreplay_sim.cards.words import *


def _printed(g: Game, me: Entity, it: Frame) -> int:
    return me.card.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) if me.card is not None else 0


TO_STEAL = Value(_printed) + tag_of(PLAYED_THIS_GAME, COST_BLOOD)
"""What G'huun prints, and one for each Blood Rune of the cards that I have played."""


class BE_283:
    """Bloodfiend.

    Battlecry: Spend up to 4 Corpses. Deal 1 damage to all other minions for each.
    """

    action = remember_number(at_most(CORPSES_HELD, N)) >> when(
        LEFT_BEHIND > 0,
        spend_corpses(LEFT_BEHIND, repeat(LEFT_BEHIND, damage(MINIONS - SELF, N2))),
    )


class BE_284:
    """The Cold Dark Void. Deal 4 damage to a minion and 2 damage to its neighbors."""

    targets = target(MINIONS, optional=False)
    action = damage_together((TARGET, N), (adjacent(TARGET), N2))


class BE_287:
    """G'huun.

    Battlecry: Steal @ Health split among the lowest Health enemies. Improved by Blood Runes you've
    played.
    """

    hand_number = TO_STEAL
    action = repeat(
        TO_STEAL,
        for_each(
            random(lowest(ENEMY_CHARACTERS & health_at_least(1), HEALTH)),
            give(SUBJECT, "BE_287e2") >> tell_stats() >> remember_number(LEFT_BEHIND + 1),
            aimed=True,
        ),
    ) >> when(LEFT_BEHIND > 0, give(SELF, "BE_287e", LEFT_BEHIND))


class BE_287e:
    """Boon of G'huun. Increased Health."""

    max_health = DATA1


class BE_298:
    """Scion of Insight.

    Battlecry: Discover a Blood, Frost or Unholy card. Gain Lifesteal, Reborn or Rush based on your
    choice.

    As a hypothesis, a card of several Runes gives what each of them gives.
    """

    action = discover(
        one_of_each_of(
            discoverable(pool(where=bearing(COST_BLOOD))),
            discoverable(pool(where=bearing(COST_FROST))),
            discoverable(pool(where=bearing(COST_UNHOLY))),
        ),
        first=when(any_of(SUBJECT & has(COST_BLOOD)), keyword(SELF, LIFESTEAL))
        >> when(any_of(SUBJECT & has(COST_FROST)), keyword(SELF, REBORN))
        >> when(any_of(SUBJECT & has(COST_UNHOLY)), keyword(SELF, RUSH)),
    )


class BE_325:
    """Malicious Presence. Destroy a minion. Restore the minion's Health to its owner."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> when(
        any_of(TARGET & FRIENDLY),
        heal(FRIENDLY_HERO, health_of(TARGET)),
        heal(ENEMY_HERO, health_of(TARGET)),
    )


class BE_749:
    """Xel'noth Behemoth.

    Deathrattle: Summon two random 1-Cost minions. Give your minions +3 Attack.
    """

    deathrattle = summon_random(pool(A_MINION, cost=N), 2) >> give(FRIENDLY_MINIONS, "BE_749e")


class BE_781:
    """Fetid Devourer. While in your hand, this transforms after you play a card with a rune."""

    in_hand = TRANSFORMS


class BE_EVENT_100:
    """Arrival of the Old Gods.

    Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
    """

    action = (
        draw_from(FRIENDLY_DECK & MINION, N)
        >> refresh_mana(N2)
        >> give(FRIENDLY_PLAYER, "BE_EVENT_100e")
        >> set_tag(FRIENDLY_HAND & ~MINION, LITERALLY_UNPLAYABLE, 1)
    )


class BE_EVENT_100e:
    """Old Gods' Watch. You can only play minions this turn."""

    undispellable = True
    events = bars(~MINION)
