"""Voyage to the Sunken City: Mage."""

from hsreplay_sim.cards.words import *


class TID_707:
    """Submerged Spacerock.

    Deathrattle: Add two Arcane Mage spells to your hand. They are Temporary.
    """

    deathrattle = repeat(
        2,
        add_random(pool(A_SPELL, card_class=CardClass.MAGE, where=of_school(SpellSchool.ARCANE)))
        >> make_temporary(MADE & IN_HAND, "TID_707e"),
    )


class TID_707e:
    """Submerged. Discards at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY


class TID_708:
    """Polymorph: Jellyfish. Transform a minion into a 4/1 Jellyfish with Spell Damage +2."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "TID_708t")


class TSC_054:
    """Mecha-Shark. After you summon a Mech, deal 3 damage randomly split among all enemies."""

    events = after_summon((FRIENDLY_MINIONS & MECH) - SELF, missiles(N))


class TSC_055:
    """Seafloor Gateway. Draw a Mech. Reduce the Cost of Mechs in your hand by (1)."""

    action = draw_from(FRIENDLY_DECK & MECH) >> give(FRIENDLY_HAND & MECH, "TSC_055e")


class TSC_056:
    """Volcanomancy. Choose a minion. When it dies, deal 3 damage to all other minions."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TSC_056e")


class TSC_056e:
    """Explosive. When this dies, deal 3 damage to all other minions."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(MINIONS, of_card("TSC_056e", N))


class TSC_087:
    """Commander Sivara.

    Battlecry: If you've cast three spells while holding this, add those spells back to your hand.
    ({0} left!) (Ready!)
    """

    action = when(
        count(PLAYED_WHILE_HELD & SPELL) >= 3, copy_to_hand(earliest(PLAYED_WHILE_HELD & SPELL, 3))
    )
    in_hand = in_zone(
        after_played(FRIENDLY & SPELL, NOTHING, only=count(PLAYED_WHILE_HELD & SPELL) <= 3),
        Zone.HAND,
        0,
    )
    hand_number = at_most(count(PLAYED_WHILE_HELD & SPELL), 3)


class TSC_620:
    """Spitelash Siren.

    After you play a Naga, refresh two Mana Crystals. (Then switch to spell!) After you cast a
    spell, refresh two Mana Crystals. (Then switch to Naga!)
    """

    events = (
        after_played(
            FRIENDLY & NAGA & OTHERS,
            refresh_mana(2) >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1) >> read_text(1),
            only=DATA1.equals(2),
        ),
        after_played(
            FRIENDLY & SPELL,
            refresh_mana(2) >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 2) >> read_text(0),
            only=DATA1.equals(1),
        ),
    )


class TSC_642:
    """Trench Surveyor. Battlecry: Dredge. If it's a Mech, draw it."""

    action = dredge(when(any_of(SUBJECT & MECH), draw_these(SUBJECT)))


class TSC_643:
    """Spellcoiler. Battlecry: If you've cast a spell while holding this, Discover a spell."""

    action = when(any_of(PLAYED_WHILE_HELD & SPELL), discover(discoverable(pool(A_SPELL))))
    in_hand = NOTES_A_SPELL
    hand_number = at_most(count(PLAYED_WHILE_HELD & SPELL), 1)


class TSC_776:
    """Azsharan Sweeper. Battlecry: Put a 'Sunken Sweeper' on the bottom of your deck."""

    action = put_on_bottom("TSC_776t")


class TSC_776t:
    """Sunken Sweeper. Battlecry: Add 3 random Mechs to your hand. They cost (1) less.

    Before 195635 they cost what they cost.
    """

    action = repeat(
        N,
        add_random(pool(A_MINION, race=Race.MECHANICAL))
        >> when(says("less"), give(MADE & IN_HAND, "GBL_003e")),
    )


class TSC_948:
    """Gifts of Azshara. Draw a card. If you played a Naga while holding this, do it again."""

    action = draw() >> when(DATA1 >= 1, draw())
    in_hand = in_zone(
        after_played(FRIENDLY & NAGA, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )
