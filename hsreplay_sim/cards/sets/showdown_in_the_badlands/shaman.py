"""Showdown in the Badlands: Shaman."""

from hsreplay_sim.cards.words import *


class DEEP_008:
    """Needlerock Totem. At the end of your turn, gain 2 Armor and draw a card."""

    events = turn_end(armor(N) >> draw())


class DEEP_009:
    """Digging Straight Down. Deal 8 damage to a minion. Excavate a treasure."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> excavate()


class WW_010:
    """Doctor Holli'dae.

    Battlecry: If your deck started with no duplicates, equip the Staff of the Nine Frogs.
    """

    action = when(
        says("started"),
        when(STARTED_WITHOUT_DUPLICATES, equip("WW_010t")),
        when(NO_DUPLICATES, equip("WW_010t")),
    )


class WW_010t:
    """Staff of the Nine Frogs.

    After your hero attacks, summon a {0}/{1} Frog with Taunt. (Each Frog is bigger than the last!)
    """

    events = after_attack(
        FRIENDLY_HERO,
        summon_sized("WW_010hexfrog", DATA1, DATA2, cost=DATA1, twin=False)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_2),
    )


class WW_024:
    """Living Prairie.

    Battlecry: If you played an Elemental last turn, summon two 3/3 Cows with Rush.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), summon("WW_024t", 2))


class WW_026:
    """Skarr, the Catastrophe.

    Battlecry: Deal @ damage to all enemies (improved by each turn in a row you've played an
    Elemental).
    """

    own_number = turns_in_a_row(ELEMENTAL) + 1
    counts_buried = True
    action = damage(ENEMY_CHARACTERS, turns_in_a_row(ELEMENTAL, with_me=False) + 1)


class WW_027:
    """Trusty Companion. Give a minion +2/+3. If it has a minion type, draw one of that type."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "WW_027e") >> draw_from(akin(FRIENDLY_DECK & MINION, TARGET))


class WW_080:
    """Amphibious Elixir. Restore 5 Health. Discover a spell."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> discover(discoverable(pool(A_SPELL)))


class WW_090:
    """Giant Tumbleweed!!! Deal 6 damage to all minions. Summon a 6/6 Tumbleweed."""

    action = damage(MINIONS, N) >> summon("WW_090t")


class WW_325:
    """Dehydrate. Lifesteal. Deal 4 damage to a minion. Quickdraw: Costs (1)."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)
    cost = (N2 - OVERALL) * as_number(QUICKDRAW)
