"""Festival of Legends: Death Knight."""

from hsreplay_sim.cards.words import *

_COSTS_HEALTH = when(mine(HERO_HEALING_THIS_TURN) > 0, set_tag(SELF, CARD_COSTS_HEALTH, 1))


class ETC_427:
    """Harmonic Metal. Give 4 random minions in your hand +2/+2. (Swaps each turn.)"""

    action = give(random(FRIENDLY_HAND & MINION, N), "ETC_427e")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_427t"))


class ETC_427t:
    """Dissonant Metal. Give 2 random minions in your hand +4/+4. (Swaps each turn.)"""

    action = give(random(FRIENDLY_HAND & MINION, N), "ETC_427e2")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_427"))


class ETC_523:
    """Death Metal Knight.

    Taunt. Costs Health instead of Mana if your hero was healed this turn.
    """

    in_hand = (
        silently(when_healed(FRIENDLY_HERO, set_tag(SELF, CARD_COSTS_HEALTH, 1))),
        silently(when_drawn(SELF, _COSTS_HEALTH)),
        silently(on("card_added", SELF, _COSTS_HEALTH)),
        silently(turn_end(set_tag(SELF, CARD_COSTS_HEALTH, 0), BOTH_PLAYERS)),
    )


class ETC_526:
    """Cage Head. Deathrattle: Summon a 9/9 Blight Boar with Charge and Taunt."""

    deathrattle = summon("ETC_526t")


class ETC_533:
    """Mosh Pit. Spend 3 Corpses to give a friendly minion Reborn."""

    targets = FRIENDLY_MINIONS
    activate = spend_corpses(N, keyword(TARGET, REBORN))


class JAM_005:
    """Yelling Yodeler. Battlecry: Trigger a friendly minion's Deathrattle twice."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = trigger_deathrattles(TARGET) >> trigger_deathrattles(TARGET)


class JAM_006:
    """Cold Feet. Enemy minions cost (5) more next turn."""

    action = give(ENEMY_PLAYER, "JAM_006e")


class JAM_006e:
    """Cold Feet. Your minions cost (5) more this turn."""

    aura = aura(ENEMY_HAND & MINION, "JAM_006e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)
