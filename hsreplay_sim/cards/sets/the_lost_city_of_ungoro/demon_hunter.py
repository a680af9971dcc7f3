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


class TLC_631:
    """Unleash the Colossus.

    Quest: Deal exactly 2 damage to an enemy on your turn, 12 times. Reward: Gorishi Colossus.
    """

    quest = when_deals_damage(
        FRIENDLY, progress(), to=ENEMY_CHARACTERS, only=MY_TURN & AMOUNT.equals(N)
    )
    reward = reward_card("TLC_631t")


class TLC_631e:
    """Gorishi's Favor. It deals no more for what it has dealt."""

    events = when_deals_damage(
        FRIENDLY & ~card("TLC_631e"),
        damage(SUBJECT, of_card("TLC_631t", N2)),
        to=ENEMY_CHARACTERS,
        only=AMOUNT.equals(of_card("TLC_631t", N)),
    )


class TLC_631t:
    """Gorishi Colossus.

    Battlecry: For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2
    more.
    """

    action = give(FRIENDLY_PLAYER, "TLC_631e")


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


HELD = noted(tag_of(SELF, TAG_468))
"""The minion of a Jar."""
ASIDE = Filter(lambda g, me, e: e.zone == Zone.SETASIDE)
"""Cards that are set aside: the minions that wait in their Jars."""


class TLC_841:
    """Entomologist Toru.

    Battlecry: Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the
    minions!
    """

    action = for_each(
        FRIENDLY_HAND & MINION,
        set_aside(SUBJECT)
        >> add_card("TLC_841t")
        >> set_tag(MADE, TAG_468, id_of(SUBJECT))
        >> give(MADE, "TLC_841e", notes=id_of(SUBJECT)),
    )


class TLC_841e:
    """Jarring. Deathrattle: Free {0}! (The Jar itself does that.)"""


class TLC_841t:
    """Specimen Jar. Deathrattle: Release nothing. (It's just an empty jar.)

    The other wording, of a full one: "Deathrattle: Release {5}!" The minion itself comes; out of a
    copy of the Jar, once that is free, a copy of it.
    """

    deathrattle = when(
        any_of(HELD & ASIDE),
        recruit(HELD & ASIDE),
        summon_random(copies(HELD), signed=True),
    )


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
