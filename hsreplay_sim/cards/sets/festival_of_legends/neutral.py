"""Festival of Legends: neutral."""

from hsreplay_sim.cards.words import *


class ETC_086:
    """Amplified Elekk. TauntDeathrattle: Deal 3 damage to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, N)


class ETC_103:
    """Hipster.

    Battlecry:Discover a spell from your opponent's class that isn't in their deck.
    """

    action = discover(without(ENEMY_DECK, pool(A_SPELL, card_class=their_class)))


class ETC_105:
    """Stereo Totem. At the end of your turn, give a random minion in your hand +2/+2."""

    events = turn_end(give(random(FRIENDLY_HAND & MINION), "ETC_105e"))


class ETC_105e:
    """Bass Boost. +2/+2."""

    atk = N
    max_health = N2


class ETC_326:
    """Paparazzi. Battlecry:Discover a Legendary minion."""

    action = discover(discoverable(pool(A_MINION, where=legendary)))


class ETC_349:
    """Unpopular Has-Been. Deathrattle: Summon a random 5-Cost minion from the past."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class ETC_418:
    """Instrument Tech. Battlecry: Draw a weapon."""

    action = draw_from(FRIENDLY_DECK & WEAPON)


class JAM_034:
    """Speaker Stomper. TradeableBattlecry: Enemy spells cost (2) more next turn."""

    action = give(ENEMY_PLAYER, "JAM_034e")


class JAM_034e:
    """Too Loud. Your spells cost (2) more this turn."""

    aura = aura(ENEMY_HAND & SPELL, "JAM_034e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class JAM_034e2:
    """Loud Noise. Costs (2) more."""

    cost = N
