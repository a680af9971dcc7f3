"""TITANS: Druid."""

from hsreplay_sim.cards.words import *


class TTN_903:
    """Eonar, the Life-Binder. Titan After this uses an ability, summon a 5/5 Ancient with Taunt."""

    titan = ("TTN_903t", "TTN_903t2", "TTN_903t3")
    choose = ("TTN_903t", "TTN_903t2", "TTN_903t3")
    events = when_ability_used(SELF, summon("TTN_903t4"))


class TTN_903t:
    """Spontaneous Growth. Draw cards until your hand is full."""

    action = draw(FREE_HAND)


class TTN_903t2:
    """Bountiful Harvest. Restore your hero to full Health."""

    action = heal(FRIENDLY_HERO, max_health_of(FRIENDLY_HERO))


class TTN_903t3:
    """Flourish. Refresh your Mana Crystals."""

    action = refresh_mana(CRYSTALS)


def _blossoms(card_id: str) -> Trigger:
    """At the end of a turn there is one turn less to wait; then it is the other card."""
    grown = when(DATA1 <= 0, upgrade_to(card_id))
    return turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> grown)


class TTN_930:
    """Frost Lotus Seedling. Draw 1 card. Gain 5 Armor. (Blossoms in @ turns.)"""

    action = draw(N) >> armor(N2)
    in_hand = _blossoms("TTN_930t")


class TTN_930t:
    """Frost Lotus Blossom. Draw 2 cards. Gain 10 Armor."""

    action = draw(N) >> armor(N2)


class TTN_950:
    """Forest Seedlings. Summon two 1/1 Saplings. (Blossoms in @ |4(turn, turns).)"""

    action = summon("TTN_950t", 2)
    in_hand = _blossoms("TTN_950t3")
    summons = True


class TTN_950t3:
    """Forest Blossoms. Summon two 2/2 Treants."""

    action = summon("TTN_950t2", 2)
    summons = True


class TTN_951:
    """Embrace of Nature. Draw a Choose One card. Forge: It has both effects combined."""

    action = draw_from(FRIENDLY_DECK & has(CHOOSE_ONE))
    forge = "TTN_951t"


class TTN_951t:
    """Embrace of Nature. Forged. Draw a Choose One card. It has both effects combined."""

    action = draw_from(FRIENDLY_DECK & has(CHOOSE_ONE)) >> give(DRAWN & IN_HAND, "ONY_019e")


class TTN_954:
    """Cultivation.

    Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
    """

    action = give(FRIENDLY_MINIONS, "TTN_954e")
    cost = -(count(SUMMONED_THIS_GAME & has(TAG_2831)) * N3)


class TTN_955:
    """Lifebinder's Gift.

    Choose One - Get 2 random Nature spells; or Reduce the Cost of spells in your hand by (1).
    """

    choose = ("TTN_955A", "TTN_955B")


class TTN_955A:
    """Lifebinder's Bloom. Get 2 random Nature spells."""

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.NATURE)), N)


class TTN_955B:
    """Lifebinder's Growth. Reduce the Cost of spells in your hand by (1)."""

    action = give(FRIENDLY_HAND & SPELL, "TTN_955Be")


class YOG_403:
    """Aerosoilizer. Battlecry and Deathrattle: Summon a 2/2 Treant."""

    action = summon("TTN_950t2")
    deathrattle = summon("TTN_950t2")


class YOG_528:
    """Contaminated Lasher.

    Battlecry: If you've cast 5 or more spells this game, refresh 4 Mana Crystals.@ ({0} left!)@
    (Ready!)
    """

    action = when(SPELLS_CAST >= N, refresh_mana(N2))


class YOG_529:
    """Forbidden Fruit.

    Spend all your Mana. Choose One - Gain that much Attack this turn; or twice as much Armor.
    """

    choose = ("YOG_529a", "YOG_529b")


class YOG_529a:
    """Sinful Sampling. Spend all your Mana. Gain that much Attack this turn."""

    action = spend_mana() >> give(FRIENDLY_HERO, "YOG_529e", data=LEFT_BEHIND)


class YOG_529b:
    """Reject Temptation. Spend all your Mana. Gain twice as much Armor."""

    action = spend_mana() >> armor(LEFT_BEHIND * 2)


class YOG_529e:
    """Forbidden Fruit."""

    atk = DATA1
