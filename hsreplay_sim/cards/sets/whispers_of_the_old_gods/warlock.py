"""Whispers of the Old Gods: Warlock."""

from hsreplay_sim.cards.words import *

BEGINNERS_POWERS = given(
    "HERO_01bp",
    "HERO_02bp",
    "HERO_03bp",
    "HERO_04bp",
    "HERO_05bp",
    "HERO_06bp",
    "HERO_07bp",
    "HERO_08bp",
    "HERO_09bp",
    "HERO_10bp",
    "HERO_11bp",
)
"""The hero powers with which the classes begin."""


class OG_109:
    """Darkshire Librarian. Battlecry: Discard a random card. Deathrattle: Draw a card."""

    action = discard(1)
    deathrattle = draw()


class OG_113:
    """Darkshire Councilman. After you summon a minion, gain +1 Attack."""

    events = after_summon(FRIENDLY_MINIONS - SELF, give(SELF, "OG_113e"))


class OG_113e:
    """Power of the People. Increased Attack."""

    atk = of_creator(N)


class OG_114:
    """Forbidden Ritual. Spend all your Mana. Summon that many 1/1 Tentacles."""

    action = spend_mana() >> summon("OG_114a", LEFT_BEHIND)


class OG_114a:
    """Icky Tentacle."""


class OG_116:
    """Spreading Madness. Deal $13 damage randomly split among ALL characters."""

    action = missiles(N, CHARACTERS)


class OG_118:
    """Renounce Darkness.

    Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.

    The class is that of the new hero power, which may be the Warlock's if the present one is not.
    """

    action = new_random_power(without(FRIENDLY_HERO_POWER, BEGINNERS_POWERS)) >> transform_random(
        (FRIENDLY_HAND + FRIENDLY_DECK) & of_class(CardClass.WARLOCK),
        pool(card_class=class_of_power),
        enchantment="OG_118f",
    )


class OG_118f:
    """New Calling. Cost reduced."""

    cost = -of_creator(N)


class OG_121:
    """Cho'gall.

    Battlecry: The next spell you cast this turn costs Health instead of Mana.

    Since 184968, not written: the cards discarded this game return, and cost Health.
    """

    wording = "next spell you cast"
    action = give(FRIENDLY_PLAYER, "OG_121e")


class OG_121e:
    """Dark Power. Costs Health instead of Mana.

    Up to 182995: Your next spell costs Health instead of Mana.
    """

    wording = "next spell"
    player_tags = (SPELLS_COST_HEALTH,)
    events = (until_played(FRIENDLY & SPELL), with_keyword(turn_end(wear_off()), 0))


class OG_239:
    """DOOM! Destroy all minions. Draw a card for each."""

    action = remember_number(count(MINIONS)) >> destroy(MINIONS) >> draw(LEFT_BEHIND)


class OG_241:
    """Possessed Villager. Deathrattle: Summon a 1/1 Shadowbeast."""

    deathrattle = summon("OG_241a")


class OG_302:
    """Usher of Souls.

    Whenever a minion dies, give your C'Thun +1/+1 (wherever it is).

    Before 184968: Whenever a friendly minion dies.
    """

    events = (
        when_died(MINION & OTHERS, cthun_gains(N, N2), ~says("a friendly minion")),
        when_died(FRIENDLY & MINION & OTHERS, cthun_gains(N, N2), says("a friendly minion")),
    )
    ritual = True
