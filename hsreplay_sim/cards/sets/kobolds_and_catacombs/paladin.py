"""Kobolds & Catacombs: Paladin."""

from hsreplay_sim.cards.words import *


class LOOT_088:
    """Potion of Heroism. Give a minion Divine Shield. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = shield(TARGET) >> draw()


def whenever_i_restore(who: Selector | Filter, effect: Do, only: Condition) -> Trigger:
    """Run `effect` after my cards have healed one of `who` by AMOUNT."""
    return when_healed(who, effect, any_of(TARGET & FRIENDLY) & only)


class LOOT_091:
    """Lesser Pearl Spellstone. Summon a 2/2 Spirit with Taunt. @(Restore 3 Health to upgrade.)"""

    action = summon("LOOT_091t")
    in_hand = upgrade_by(whenever_i_restore, CHARACTERS, "LOOT_091t1", AMOUNT)


class LOOT_091t1:
    """Pearl Spellstone. Summon a 4/4 Spirit with Taunt. @"""

    action = summon("LOOT_091t1t")
    in_hand = upgrade_by(whenever_i_restore, CHARACTERS, "LOOT_091t2", AMOUNT)


class LOOT_091t2:
    """Greater Pearl Spellstone. Summon a 6/6 Spirit with Taunt."""

    action = summon("LOOT_091t2t")


class LOOT_093:
    """Call to Arms. Recruit 3 minions that cost (2) or less."""

    action = recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N2), N))


IDENTIFIED = transform_random(SELF, given("LOOT_286t1", "LOOT_286t2", "LOOT_286t3", "LOOT_286t4"))


class LOOT_286:
    """Unidentified Maul. Gains a bonus effect in your hand.

    As a hypothesis, it does so too as a text makes it there, and in an opening hand that is kept.
    """

    on_draw = IDENTIFIED
    in_hand = on("card_added", SELF, IDENTIFIED), at("mulligan_done", IDENTIFIED)


class LOOT_286t1:
    """Champion's Maul. Battlecry: Summon two 1/1 Silver Hand Recruits."""

    action = summon("CS2_101t", 2)


class LOOT_286t2:
    """Sacred Maul. Battlecry: Give your minions Taunt.

    Before 27845 there is no LOOT_286t2e: they have the keyword itself.
    """

    action = when(
        in_build("LOOT_286t2e"),
        give(FRIENDLY_MINIONS, "LOOT_286t2e"),
        keyword(FRIENDLY_MINIONS, TAUNT),
    )


class LOOT_286t3:
    """Blessed Maul. Battlecry: Give your minions +1 Attack."""

    action = give(FRIENDLY_MINIONS, "LOOT_286t3e")


class LOOT_286t4:
    """Purifier's Maul. Battlecry: Give your minions Divine Shield."""

    action = shield(FRIENDLY_MINIONS)


class LOOT_313:
    """Crystal Lion. Divine Shield Costs (1) less for each Silver Hand Recruit you control."""

    cost = -(N * count(FRIENDLY_MINIONS & called("Silver Hand Recruit")))


class LOOT_333:
    """Level Up! Give your Silver Hand Recruits +2/+2 and Taunt."""

    action = give(FRIENDLY_MINIONS & called("Silver Hand Recruit"), "LOOT_333e")


class LOOT_363:
    """Drygulch Jailor. Deathrattle: Add 3 Silver Hand Recruits to your hand."""

    deathrattle = add_card("CS2_101t", N)


class LOOT_398:
    """Benevolent Djinn. At the end of your turn, restore 3 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))


class LOOT_500:
    """Val'anyr. Deathrattle: Give a minion in your hand +4/+2. When it dies, reequip this."""

    deathrattle = give(random(FRIENDLY_HAND & MINION), "LOOT_500e")


class LOOT_500e:
    """Wielding Val'anyr. +4/+2. Deathrattle: Equip a 4/2 Val'anyr."""

    atk = N
    max_health = N2
    deathrattle = equip("LOOT_500")
    keywords = (DEATHRATTLE,)
