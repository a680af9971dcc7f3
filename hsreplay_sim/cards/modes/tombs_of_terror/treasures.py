"""Treasures, hero powers and passives of Tombs of Terror (ULDA)."""

from hsreplay_sim.cards.words import *


class ULDA_014d:
    """Disks of Legend Dummy. Dummy Hook Up ULDA 035e. (ULDA_014 says what it does.)"""

    action = summon_copy(TARGET)


class ULDA_003:
    """Addarah. Battlecry: Shuffle all enemy minions into your deck."""

    action = shuffle_away(ENEMY_MINIONS, into=FRIENDLY_PLAYER, shown=True)


class ULDA_011:
    """VIP Membership. Taverns you visit are upgraded! (There is none in a game.)"""

    action = NOTHING


class ULDA_014:
    """Disks of Legend. After you play a Legendary minion, summon a copy of it."""

    action = give(FRIENDLY_PLAYER, "ULDA_014e")


class ULDA_014e:
    """Disks of Legend Player Enchantment.

    After you play a Legendary minion, summon a copy of it. (ULDA_014; 15 of 15, U195:4626.)
    """

    events = with_keyword(
        after_played(FRIENDLY & MINION & has(ELITE), cast_on("ULDA_014d", SUBJECT)), 0
    )


class ULDA_021:
    """Sr. Tomb Diver.

    Battlecry: If you played 3 Secrets this game, your Hero Power becomes 'Discover a Treasure'.
    """

    action = when(count(PLAYED_THIS_GAME & A_SECRET) >= N, new_power("ULDA_039"))


class ULDA_503:
    """Advanced Targeting Monocle.

    Cast a copy of all spells in your deck (targets chosen randomly).

    They are cast in a block of their own, and what they kill dies behind it (U189:31121).
    """

    action = next_block() >> cast_all(FRIENDLY_DECK & SPELL, settles=False)


class ULDA_505:
    """Truesilver Lance. Lifesteal. After you Overload, gain +2 Durability."""

    events = when_overloaded(FRIENDLY, give(SELF, "ULDA_505e"))


class ULDA_505e:
    """Overcharged. Increased Durability."""

    max_health = of_creator(N)


class ULDA_508:
    """Robes of Diminishing. After you draw a spell, reduce its Cost to (0) this turn."""

    action = give(FRIENDLY_PLAYER, "ULDA_508e")


class ULDA_508e:
    """Fleeting Knowledge Player Enchantment.

    After you draw a spell, reduce its Cost to (0) this turn. (ULDA_508 says so.)
    """

    events = with_keyword(when_drawn(FRIENDLY & SPELL, give(SUBJECT, "ULDA_508e2")), 0)


class ULDA_508e2:
    """Fleeting Knowledge. It stays on a card that is played (7 of 7, U189:2304)."""

    stays = ALWAYS
    set_cost = of_card("ULDA_508", N)


class ULDA_Elise_HP2:
    """Druidic Teaching.

    Restore 2 Health to a character. If it's at full Health, draw a card.
    """

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(any_of(TARGET & UNHURT), draw())


class ULDA_Finley_HP2:
    """Bubble Blower. Discover a Shaman or Paladin Battlecry minion. Overload: (1)."""

    action = overload(N) >> discover(
        either_of(
            pool(A_MINION, card_class=CardClass.SHAMAN, where=battlecry_card),
            pool(A_MINION, card_class=CardClass.PALADIN, where=battlecry_card),
        )
    )


class ULDA_034:
    """Runaway Gyrocopter.

    Rush. Deathrattle: Deal 5 damage to all enemy minions, then shuffle this into your deck.
    """

    deathrattle = damage(ENEMY_MINIONS, N) >> shuffle_away(SELF)
    keywords = ((DEATHRATTLE_RETURN_ZONE, Zone.DECK),)
