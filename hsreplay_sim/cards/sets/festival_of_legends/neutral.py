"""Festival of Legends: neutral."""

from hsreplay_sim.cards.words import *


class ETC_086:
    """Amplified Elekk. TauntDeathrattle: Deal 3 damage to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, N)


class ETC_087:
    """Audio Amplifier. Battlecry: Set your maximum Mana and hand size to 11."""

    action = set_tag(FRIENDLY_PLAYER, MAXRESOURCES, N) >> set_tag(FRIENDLY_PLAYER, MAXHANDSIZE, N)


class ETC_088:
    """Ghost Writer. Battlecry:Discover a spell. Finale:Discover another."""

    action = discover(discoverable(pool(A_SPELL))) >> when(
        FINALE, discover(discoverable(pool(A_SPELL)))
    )


class ETC_101:
    """Cowbell Soloist. Battlecry: If you control no other minions, deal 2 damage."""

    targets = target(CHARACTERS, only=~any_of(FRIENDLY_MINIONS - SELF))
    action = when(~any_of(FRIENDLY_MINIONS - SELF), damage(TARGET, N))


class ETC_102:
    """Air Guitarist. Battlecry: Give your weapon +1 Durability."""

    action = give(FRIENDLY_WEAPON, "ETC_102e")


class ETC_103:
    """Hipster.

    Battlecry:Discover a spell from your opponent's class that isn't in their deck.
    """

    action = discover(without(ENEMY_DECK, pool(A_SPELL, card_class=their_class)))


class ETC_105:
    """Stereo Totem. At the end of your turn, give a random minion in your hand +2/+2."""

    events = turn_end(give(random(FRIENDLY_HAND & MINION), "ETC_105e"))


class ETC_106:
    """Frequency Oscillator. Battlecry: The next Mech you play costs (1) less."""

    action = give(FRIENDLY_PLAYER, "ETC_106e")


class ETC_106e:
    """Oscillating. Your next Mech costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & MECH, -N)
    events = until_played(FRIENDLY & MECH)


class ETC_110:
    """Cover Artist. Battlecry: Transform into a 3/3 copy of a minion."""

    targets = MINIONS
    action = become_copy(SELF, TARGET, "ETC_110e")


class ETC_110e:
    """Acoustic Cover. 3/3."""

    set_atk = N
    set_health = N2


class ETC_111:
    """Merch Seller.

    At the end of your turn, put a random spell on the top of your opponent's deck.
    """

    events = turn_end(put_on_top(pool(A_SPELL), opponent=True))


class ETC_325:
    """Audio Medic. RushFinale: Gain Lifesteal."""

    action = when(FINALE, keyword(SELF, LIFESTEAL))


class ETC_326:
    """Paparazzi. Battlecry:Discover a Legendary minion."""

    action = discover(discoverable(pool(A_MINION, where=legendary)))


class ETC_336:
    """Freebird.

    ChargeBattlecry: Gain +1/+1 for each other Freebird you've played this game.@ (@)
    """

    hand_number = count(PLAYED_THIS_GAME & card("ETC_336"))
    action = repeat(count(PLAYED_THIS_GAME & card("ETC_336")), give(SELF, "ETC_336e"))


class ETC_349:
    """Unpopular Has-Been. Deathrattle: Summon a random 5-Cost minion from the past."""

    deathrattle = summon_random(past_pool(A_MINION, cost=N))


class ETC_418:
    """Instrument Tech. Battlecry: Draw a weapon."""

    action = draw_from(FRIENDLY_DECK & WEAPON)


class ETC_420:
    """Outfit Tailor. Battlecry: Give a friendly minion Attack and Health equal to this minion's."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ETC_420e", data=atk_of(SELF), data2=health_of(SELF))


class ETC_420e:
    """Snazzy. Increased stats."""

    atk = DATA1
    max_health = DATA2


class ETC_540:
    """Pyrotechnician. After you cast a spell, add a random Fire spell to your hand."""

    events = after_played(
        FRIENDLY & SPELL, add_random(pool(A_SPELL, where=of_school(SpellSchool.FIRE)))
    )


class ETC_542:
    """Festival Security. TauntFinale: Force all enemy minions to attack this."""

    action = when(FINALE, attacks(ENEMY_MINIONS, SELF, counted=False))


class ETC_543:
    """Candleraiser. Divine ShieldFinale: Give adjacent minions Divine Shield."""

    action = when(FINALE, shield(ADJACENT))


class JAM_034:
    """Speaker Stomper. TradeableBattlecry: Enemy spells cost (2) more next turn."""

    action = give(ENEMY_PLAYER, "JAM_034e")


class JAM_034e:
    """Too Loud. Your spells cost (2) more this turn."""

    aura = aura(ENEMY_HAND & SPELL, "JAM_034e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)
