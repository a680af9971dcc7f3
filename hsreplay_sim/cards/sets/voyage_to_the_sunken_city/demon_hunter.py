"""Voyage to the Sunken City: Demon Hunter."""

from hsreplay_sim.cards.words import *

FEL_WHILE_HELD = PLAYED_WHILE_HELD & SPELL & school(SpellSchool.FEL)


class TID_703:
    """Topple the Idol. Dredge. Reveal it and deal damage equal to its Cost to all minions."""

    action = dredge(
        when(any_of(SUBJECT), likeness_aside(SUBJECT) >> damage(MINIONS, cost_of(SUBJECT)))
    )


class TID_704:
    """Fossil Fanatic. After your hero attacks, draw a Fel spell."""

    events = after_attack(
        FRIENDLY & HERO, draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FEL))
    )


class TID_706:
    """Herald of Chaos.

    Lifesteal. Battlecry: If you've cast a Fel spell while holding this, gain Rush.
    """

    action = when(count(FEL_WHILE_HELD) >= 1, give(SELF, "TID_706e"))
    in_hand = in_zone(
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.FEL),
            NOTHING,
            only=count(FEL_WHILE_HELD).equals(1),
        ),
        Zone.HAND,
        0,
    )


class TSC_057:
    """Azsharan Defector. Rush. Deathrattle: Put a 'Sunken Defector' on the bottom of your deck."""

    deathrattle = put_on_bottom("TSC_057t")


class TSC_057t:
    """Sunken Defector. Charge. After this attacks, deal 5 damage to a random enemy minion."""

    events = after_attack(SELF, damage(random(ENEMY_MINIONS), N))


class TSC_217:
    """Wayward Sage.

    Outcast: Reduce the Cost of the left and right-most cards in your hand by (1).
    """

    outcast = give(leftmost(FRIENDLY_HAND) + rightmost(FRIENDLY_HAND), "TSC_217e")


class TSC_218:
    """Lady S'theno.

    Immune while attacking. After you cast a spell, attack the lowest Health enemy.
    """

    events = (
        with_keyword(when_attacks(SELF, give(SELF, "DS1_188e")), 0),
        after_played(FRIENDLY & SPELL, attacks(SELF, lowest(ENEMY_CHARACTERS, HEALTH))),
    )


class TSC_608:
    """Abyssal Depths. Draw your two lowest Cost minions."""

    action = repeat(2, draw_from(lowest(FRIENDLY_DECK & MINION, COST)))


class TSC_609:
    """Coilskar Commander.

    Taunt. Battlecry: If you've cast three spells while holding this, summon two copies of this.
    ({0} left!) (Ready!)
    """

    action = when(count(PLAYED_WHILE_HELD & SPELL) >= 3, summon_copy(SELF, 2))
    in_hand = in_zone(after_played(FRIENDLY & SPELL, NOTHING), Zone.HAND, 0)
    hand_number = count(PLAYED_WHILE_HELD & SPELL)


class TSC_610:
    """Glaiveshark. Battlecry: If your hero attacked this turn, deal 2 damage to all enemies."""

    action = when(tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) >= 1, damage(ENEMY_CHARACTERS, N))


class TSC_915:
    """Bone Glaive. Battlecry:Dredge."""

    action = dredge()
