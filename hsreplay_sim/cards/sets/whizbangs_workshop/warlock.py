"""Whizbang's Workshop: Warlock."""

from hsreplay_sim.cards.words import *


class MIS_703:
    """INFERNAL! Taunt. Battlecry: Set your hero's remaining Health to 15."""

    action = when(max_health_of(FRIENDLY_HERO) < N, give(FRIENDLY_HERO, "MIS_703e")) >> set_health(
        FRIENDLY_HERO, N
    )


class MIS_703e:
    """INFERNAL! Strength. Health Set to 15"""

    set_health = N


class MIS_707:
    """Mass Production.

    Draw 2 cards. Deal 3 damage to your hero. Shuffle 2 copies of this into your deck.
    """

    action = draw(N) >> damage(FRIENDLY_HERO, N2) >> shuffle("MIS_707", N3)


class TOY_526:
    """Malefic Rook. Battlecry: Attack YOUR hero."""

    action = attacks(SELF, FRIENDLY_HERO)


class TOY_883:
    """Table Flip.

    Deal 3 damage to all enemy minions. Costs (1) less for each other card in your hand.
    """

    action = damage(ENEMY_MINIONS, N)
    cost = -(N2 * count(FRIENDLY_HAND - SELF))


class TOY_884:
    """Crane Game. Summon copies of two Demons in your deck."""

    action = summon_random(
        copies(FRIENDLY_DECK & MINION & DEMON), 2, then=set_tag(MADE, EXHAUSTED, 0)
    )
    summons = True


class TOY_886:
    """Endgame. Resurrect your last Demon that died."""

    playable = any_of(DIED_THIS_GAME & MINION & DEMON)
    action = resurrect(last(DIED_THIS_GAME & MINION & DEMON))
    summons = True


class TOY_914:
    """Wretched Queen. Taunt. Deathrattle: Summon two 4/6 Knights with Taunt."""

    deathrattle = summon("TOY_914t", 2)


class TOY_915:
    """Tabletop Roleplayer.

    Miniaturize. Battlecry: Give a friendly Demon +2 Attack and Immune this turn.
    """

    targets = FRIENDLY_MINIONS & DEMON
    action = give(TARGET, "TOY_915e")


class TOY_915t:
    """Tabletop Roleplayer.

    Mini. Battlecry: Give a friendly Demon +2 Attack and Immune this turn.
    """

    targets = FRIENDLY_MINIONS & DEMON
    action = give(TARGET, "TOY_915e")


class TOY_916:
    """Sketch Artist. Battlecry: Draw a Shadow spell. Get a temporary copy of it."""

    action = (
        draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.SHADOW))
        >> copy_to_hand(DRAWN & IN_HAND)
        >> make_temporary(MADE & IN_HAND, "TOY_916e1")
    )


class TOY_916e1:
    """Light Sketch. Discard this at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY
