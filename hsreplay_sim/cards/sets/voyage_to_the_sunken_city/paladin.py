"""Voyage to the Sunken City: Paladin."""

from hsreplay_sim.cards.words import *


class TID_077:
    """Lightray. Taunt. Costs (1) less for each Paladin card you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & of_class(CardClass.PALADIN)))


class TID_098:
    """Myrmidon. After you cast a spell on this minion, draw a card."""

    events = after_played(FRIENDLY & SPELL, draw(), only=any_of(TARGET & ~OTHERS))


class TSC_030:
    """The Leviathan. Colossal +1Rush, Divine Shield After this attacks, Dredge."""

    colossal = ("TSC_030t2",)
    events = after_attack(SELF, dredge())


class TSC_030t2:
    """The Leviathan's Claw. Rush, Divine Shield After this attacks, draw a card."""

    events = after_attack(SELF, draw())


class TSC_059:
    """Bubblebot. Battlecry: Give your other Mechs Divine Shield and Taunt."""

    action = shield((FRIENDLY_MINIONS & MECH) - SELF) >> keyword(
        (FRIENDLY_MINIONS & MECH) - SELF, TAUNT
    )


class TSC_060:
    """Shimmering Sunfish.

    Battlecry: If you're holding a Holy Spell, gain Taunt and Divine Shield.
    """

    action = when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.HOLY)),
        keyword(SELF, TAUNT) >> shield(SELF),
    )


class TSC_076:
    """Immortalized in Stone. Summon a 4/8, 2/4, and 1/2 Elemental with Taunt.

    Before 217964: a 1/2, 2/4 and 4/8 Elemental.
    """

    action = when(
        says("Summon a 4/8"),
        summon("TSC_076t3") >> summon("TSC_076t2") >> summon("TSC_076t"),
        summon("TSC_076t") >> summon("TSC_076t2") >> summon("TSC_076t3"),
    )
    summons = True


class TSC_079:
    """Radar Detector.

    Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
    """

    action = draw_these(bottom(FRIENDLY_DECK, N) & MECH) >> shuffle_deck()


class TSC_083:
    """Seafloor Savior.

    Battlecry: Dredge. If it's a minion, give it this minion's Attack and Health.
    """

    action = dredge(
        when(
            any_of(SUBJECT & MINION),
            give(SUBJECT, "TSC_083e", data=atk_of(SELF), data2=health_of(SELF)),
        )
    )


class TSC_083e:
    """Lamplight. Increased stats."""

    atk = DATA1
    max_health = DATA2


class TSC_644:
    """Azsharan Mooncatcher.

    Divine Shield. Battlecry: Put a 'Sunken Mooncatcher' on the bottom of your deck.
    """

    action = put_on_bottom("TSC_644t")


class TSC_644t:
    """Sunken Mooncatcher. Divine Shield. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class TSC_952:
    """Holy Maki Roll. Restore 2 Health. Repeatable this turn."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)
