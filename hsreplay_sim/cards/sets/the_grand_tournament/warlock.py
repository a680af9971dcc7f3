"""The Grand Tournament: Warlock."""

from hsreplay_sim.cards.words import *


class AT_019:
    """Dreadsteed.

    Deathrattle: At the end of the turn, summon a Dreadsteed.

    In old builds: Deathrattle: Summon a Dreadsteed.
    """

    deathrattle = when(says("end of the turn"), give(FRIENDLY_PLAYER, "AT_019e"), summon("AT_019"))


class AT_019e:
    """Dreadsteed. Summon a Dreadsteed at the end of the turn."""

    events = turn_end(summon("AT_019") >> wear_off(), whose=BOTH_PLAYERS)


class AT_021:
    """Tiny Knight of Evil. Whenever you discard a card, gain +2/+1."""

    events = when_discarded(FRIENDLY, give(SELF, "AT_021e"))


class AT_021e:
    """Felrage. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class AT_022:
    """Fist of Jaraxxus. When you play or discard this, deal 4 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)
    on_discard = damage(random(ENEMY_CHARACTERS), N)


class AT_023:
    """Void Crusher. Inspire: Destroy a random minion for each player."""

    inspire = destroy(random(ENEMY_MINIONS) + random(FRIENDLY_MINIONS))


class AT_024:
    """Demonfuse.

    Give a Demon +3/+3.

    Before 184968: Give a Demon +3/+3. Give your opponent a Mana Crystal.
    """

    targets = target(MINIONS & DEMON, optional=False)
    action = give(TARGET, "AT_024e") >> when(
        says("Mana Crystal"), gain_crystals(1, full=True, opponent=True)
    )


class AT_025:
    """Dark Bargain. Destroy 2 random enemy minions. Discard 2 random cards."""

    action = destroy(random(ENEMY_MINIONS, N)) >> discard(N2)


class AT_026:
    """Wrathguard. Whenever this minion takes damage, also deal that amount to your hero."""

    events = when_damaged(SELF, damage(FRIENDLY_HERO, AMOUNT))


class AT_027:
    """Wilfred Fizzlebang. Cards you draw from your Hero Power cost (0)."""

    events = when_drawn(FRIENDLY, give(SUBJECT, "AT_027e"), by=FRIENDLY & A_HERO_POWER)


class AT_027e:
    """Master Summoner. Costs (0)."""

    set_cost = N
