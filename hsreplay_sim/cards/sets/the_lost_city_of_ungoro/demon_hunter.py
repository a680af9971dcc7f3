"""The Lost City of Un'Goro: Demon Hunter."""

from hsreplay_sim.cards.words import *

RAPTORS = summon("DINO_136t", 3, signed=True)
"""What Horn of Feasting summons."""


class DINO_136:
    """Horn of Feasting.

    Summon three 2/1 Raptors with Rush. Outcast: Give them Immune while attacking this turn.
    """

    action = RAPTORS
    outcast = RAPTORS >> give(MADE, "DINO_136e")
    summons = True


class DINO_136e:
    """Feasting. Immune while attacking."""

    events = with_keyword(when_attacks(SELF, give(SELF, "DS1_188e")), 0)


class DINO_137:
    """Skittish Saucier. Battlecry: Reduce the Cost of adjacent cards in your hand by (1)."""

    action = give(adjoining(FRIENDLY, 1), "GBL_003e")


class TLC_630t:
    """Gorishi Stinger. Deal 2 damage. Summon a 2/1 Grub with Rush."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("TLC_903t", signed=True)


class DINO_138:
    """Diabolus Rex. Kindred: Deal 6 damage to your opponent's left and right-most minions."""

    action = when(KINDRED, damage(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS), N))


class TLC_630:
    """Gorishi Wasp. Rush. Whenever this takes damage, get a 1-Cost Gorishi Stinger."""

    events = when_damaged(SELF, add_card("TLC_630t"))


class TLC_633:
    """Bugsquasher. Battlecry: Deal 6 damage to an enemy minion with a minion type."""

    targets = ENEMY_MINIONS & TYPED
    action = damage(TARGET, N)


class TLC_833:
    """Insect Claw. After your hero attacks, summon a 2/1 Grub with Rush."""

    events = after_attack(FRIENDLY & HERO, summon("TLC_903t", signed=True))


class TLC_840:
    """Gorishi Tunneler. Stealth After this attacks, deal 2 damage to the enemy hero."""

    events = after_attack(SELF, damage(ENEMY_HERO, N))


class TLC_900:
    """Hive Map. Discover a Fel spell. If you play it this turn, also pick one of the others."""

    action = (
        discover(
            discoverable(pool(A_SPELL, where=of_school(SpellSchool.FEL))),
            leaves=True,
            signed=False,
        )
        >> give(MADE & IN_HAND, "NEW_1308e")
        >> set_displayed_creator(MADE & IN_HAND)
        >> give(FRIENDLY_PLAYER, "TLC_900e", notes=id_of(MADE))
        >> set_tag(worn(FRIENDLY_PLAYER, "TLC_900e"), DISPLAYED_CREATOR, id_of(SELF))
    )


class TLC_900e:
    """Hive Map.

    If you play the Discovered card this turn, also choose one of the other two options.
    """

    events = with_keyword(after_played(noted(DATA1), pick_of_the_rest() >> wear_off()), 0)


class TLC_901:
    """Fumigate. Deal 3 damage to a minion and all others of the same minion type."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + akin(MINIONS - TARGET, TARGET), N)


class TLC_902:
    """Infestation.

    Get two 1-Cost Gorishi Stingers. Each one deals 2 damage and summons a 2/1 Grub with Rush.
    """

    action = add_card("TLC_630t", 2)


class TLC_903:
    """Silithid Queen. RushKindred: Give your hero +5 Attack this turn."""

    action = when(KINDRED, give(FRIENDLY_HERO, "TLC_903e"))


class TLC_903e:
    """Queen's Stinger. +5 Attack this turn."""

    atk = N
