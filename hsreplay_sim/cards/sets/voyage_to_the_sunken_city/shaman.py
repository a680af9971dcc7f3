"""Voyage to the Sunken City: Shaman."""

from hsreplay_sim.cards.words import *

PIRANHAS = fixed("TSC_638", "TSC_638t", "TSC_638t2", "TSC_638t3", "TSC_638t4")
"""One of five, drawn anew each time, the collectible card too (U309:1130, U406:1881)."""


class TID_003:
    """Tidelost Burrower. Battlecry:Dredge. If it's a Murloc, summon a 2/2 copy of it."""

    action = dredge(when(any_of(SUBJECT & MURLOC), summon_changed(SUBJECT, "TID_003e2")))


class TID_003e2:
    """Revealed. 2/2."""

    set_atk = N
    set_health = N2


class TID_004:
    """Clownfish. Battlecry: Your next two Murlocs cost (2) less."""

    action = give(FRIENDLY_PLAYER, "TID_004e")


class TID_004e:
    """Clownfish Car. Your next two Murlocs cost (2) less."""

    aura = aura((FRIENDLY_HAND & MURLOC) + worn_as_played("TID_004e2"), "TID_004e2")
    events = (
        with_keyword(before_played(FRIENDLY & MURLOC, add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1)), 0),
        until_played(FRIENDLY & MURLOC, only=DATA1 >= 2),
    )


class TID_004e2:
    """Clownin' Around. Costs (2) less."""

    cost = -N
    events = with_keyword(before_played(SELF, wear_off()), 0)


class TID_005:
    """Command of Neptulon. Summon two 5/4 Elementals with Rush. Overload: (1)"""

    action = summon("TID_005t", 2)
    summons = True


class TSC_631:
    """Schooling. Add three 1/1 Piranha Swarmers to your hand."""

    action = add_random(PIRANHAS, 3)


class TSC_633:
    """Piranha Poacher. At the end of your turn, add a 1/1 Piranha Swarmer to your hand."""

    events = turn_end(add_random(PIRANHAS))


class TSC_635:
    """Radiance of Azshara.

    Fire Spell Damage +2 Your Nature spells cost (1) less. After you cast a Frost spell, gain 3
    Armor.
    """

    aura = aura(FRIENDLY_HAND & SPELL & school(SpellSchool.NATURE), "TSC_635e")
    events = after_played(FRIENDLY & SPELL & school(SpellSchool.FROST), armor(N3))


class TSC_637:
    """Scalding Geyser. Deal 2 damage. Dredge."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> dredge()


GULP = when(
    any_of(worn(SELF, "TSC_639e")),
    give(SELF, "TSC_639e2", notes=(atk_of(MADE), max_health_of(MADE))),
    give(SELF, "TSC_639e", notes=(atk_of(MADE), max_health_of(MADE))),
)


class TSC_639:
    """Glugg the Gulper. Colossal +3. After a friendly minion dies, gain its original stats."""

    colossal = ("TSC_639t3", "TSC_639t2", "TSC_639t")
    events = when_died(FRIENDLY & MINION & OTHERS, likeness_aside(SUBJECT) >> GULP)


class TSC_639e:
    """Gulped. Increased stats."""

    max_health = DATA2
    atk = DATA1


class TSC_639e2:
    """Gulped. Increased stats."""

    max_health = DATA2
    atk = DATA1


class TSC_648:
    """Coral Keeper.

    Battlecry: Summon a 3/3 Elemental for each spell school you've cast this game.
    """

    action = summon("TSC_648t", SCHOOLS_CAST)


class TSC_772:
    """Azsharan Scroll.

    Discover a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
    """

    action = discover(
        one_of_each_of(
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.FIRE))),
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.FROST))),
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.NATURE))),
        )
    ) >> put_on_bottom("TSC_772t")


class TSC_772t:
    """Sunken Scroll. Add a Fire, Frost, and Nature spell from your class to your hand."""

    action = (
        add_random(pool(A_SPELL, card_class=my_class, where=of_school(SpellSchool.FIRE)))
        >> add_random(pool(A_SPELL, card_class=my_class, where=of_school(SpellSchool.FROST)))
        >> add_random(pool(A_SPELL, card_class=my_class, where=of_school(SpellSchool.NATURE)))
    )


class TSC_922:
    """Anchored Totem. After you summon a 1-Cost minion, give it +2/+1."""

    events = after_summon((FRIENDLY_MINIONS & cost_is(N)) - SELF, give(SUBJECT, "TSC_922e"))


class TSC_923:
    """Bioluminescence. Give your minions Spell Damage +1."""

    action = give(FRIENDLY_MINIONS, "TSC_923e")
