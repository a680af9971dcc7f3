"""Across the Timeways: Death Knight."""

from hsreplay_sim.cards.words import *

BWONSAMDI = card("TIME_619t")
EACH_BWONSAMDI = (FRIENDLY_HAND + FRIENDLY_DECK + FRIENDLY_MINIONS) & BWONSAMDI
CHOOSE_A_BOON = choose_text("TIME_619t3", "TIME_619t4", "TIME_619t5")
BOONS = ("TIME_619e", "TIME_619e2", "TIME_619e3")


def _cost_of_his_minion(g: Game, me: Entity, it: Frame) -> int:
    printed = me.card.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) if me.card is not None else 0
    boons = (e for e in g.owner(me.controller).attached if e.card_id in BOONS)
    return printed + sum(e.get(TAG_SCRIPT_DATA_NUM_1) for e in boons)


COST_OF_HIS_MINION = Value(_cost_of_his_minion)
"""What the minion costs that Bwonsamdi summons: each Boon of his player adds its number."""


class END_003:
    """Finality. Draw an Undead. Imbue your Hero Power twice."""

    action = draw_from(FRIENDLY_DECK & UNDEAD) >> imbue() >> imbue()


class END_003p:
    """Blessing of the Infinite. The first Undead you play each turn gains +@ Attack."""

    own_number = mine(TAG_3527)
    events = when_played(
        FRIENDLY & MINION & UNDEAD,
        give(SUBJECT, "END_003pe", DATA1),
        only=count(PLAYED_THIS_TURN & UNDEAD).equals(1),
    )


class END_003pe:
    """The End is Nigh. Increased Attack."""

    atk = DATA1


class TIME_610:
    """Shadows of Yesterday.

    Rewind Summon four 3/2 Shades. They each gain two random Bonus Effects.
    """

    action = summon("TIME_610t2", 4) >> bonus_effect(MADE, 2)
    summons = True


class TIME_611:
    """Timestop. Deal 3 damage. Freeze two random enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(random(ENEMY_MINIONS, 2))


class TIME_612:
    """Blood Draw. Discover a spell. This costs Health instead of Mana."""

    action = discover(discoverable(pool(A_SPELL)))


class TIME_613:
    """Cryofrozen Champion. Deathrattle: Get a random Legendary minion. Reduce its Cost by (1)."""

    deathrattle = add_random(pool(A_MINION, where=legendary)) >> give(MADE & IN_HAND, "GBL_003e")


class TIME_614:
    """Liferender.

    Battlecry: If your hero's Health changed this turn, deal 6 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=mine(HERO_HEALTH_CHANGED_THIS_TURN) > 0)
    action = damage(TARGET, N)


class TIME_615:
    """Forgotten Millennium.

    Fill your hand with random Undead. They cost Health instead of Mana this turn.
    """

    action = repeat(
        FREE_HAND, add_random(pool(race=Race.UNDEAD)) >> give(MADE & IN_HAND, "TIME_615e")
    )


class TIME_615e:
    """Forgotten. Costs Health instead of Mana."""

    keywords = (CARD_COSTS_HEALTH,)


class TIME_616:
    """Memoriam Manifest. Summon the highest Cost friendly Undead that died this game."""

    playable = any_of(FRIENDLY_DEAD_MINIONS & UNDEAD)
    action = resurrect(random(highest(FRIENDLY_DEAD_MINIONS & UNDEAD, COST)))
    summons = True


class TIME_617:
    """Chronochiller. You no longer draw a card at the start of your turn."""

    events = turn_draw(NOTHING)


class TIME_618:
    """Husk, Eternal Reaper.

    Battlecry: Give your hero "Deathrattle: Spend up to 20 Corpses to resurrect with that much
    Health."
    """

    action = give(FRIENDLY_HERO, "TIME_618e")


class TIME_618e:
    """Eternal Life Player Enchant.

    Deathrattle: Spend up to 20 Corpses to resurrect with that much Health.

    It is over then.
    """

    keywords = (DEATHRATTLE,)
    deathrattle = remember_number(at_most(CORPSES_HELD, of_card("TIME_618e", N))) >> when(
        LEFT_BEHIND > 0,
        spend_corpses(
            LEFT_BEHIND,
            raise_hero(LEFT_BEHIND) >> expire(worn(SELF, "TIME_618e")) >> give(SELF, "TIME_618e2"),
        ),
    )


class TIME_618e2:
    """A Second Chance. Your hero has been resurrected. A mark."""


class TIME_619:
    """Talanji of the Graves.

    Fabled.Battlecry: Draw Bwonsamdi (or resurrect him if he has died). Choose a Boon to give him.
    """

    action = (
        when(
            any_of(FRIENDLY_DECK & BWONSAMDI),
            draw_from(FRIENDLY_DECK & BWONSAMDI),
            resurrect(random(FRIENDLY_DEAD_MINIONS & BWONSAMDI)),
        )
        >> CHOOSE_A_BOON
    )


class TIME_619e:
    """Boon of Power Player Ench. Give Bwonsamdi Taunt permanently."""

    aura = aura(EACH_BWONSAMDI, "TIME_619e4")


class TIME_619e2:
    """Boon of Longevity Player Ench. Give Bwonsamdi Lifesteal permanently."""

    aura = aura(EACH_BWONSAMDI, "TIME_619e5")


class TIME_619e3:
    """Boon of Speed Player Ench. Give Bwonsamdi Rush permanently."""

    aura = aura(EACH_BWONSAMDI, "TIME_619e6")


class TIME_619t:
    """Bwonsamdi.

    Deathrattle: Summon a random @-Cost minion. (Any Boons given to Bwonsamdi carry over.)
    """

    own_number = COST_OF_HIS_MINION
    deathrattle = summon_random(pool(A_MINION, cost=COST_OF_HIS_MINION))


class TIME_619t2:
    """What Befell Zandalar. Deal 2 damage to all enemies. Choose a Boon to give to Bwonsamdi."""

    action = damage(ENEMY_CHARACTERS, N) >> CHOOSE_A_BOON


class TIME_619t3:
    """Boon of Power.

    Give Bwonsamdi Taunt permanently. Minions summoned by his Deathrattle cost (2) more.
    """

    action = without_stacking(give(FRIENDLY_PLAYER, "TIME_619e", N))


class TIME_619t4:
    """Boon of Longevity.

    Give Bwonsamdi Lifesteal permanently. Minions summoned by his Deathrattle cost (2) more.
    """

    action = without_stacking(give(FRIENDLY_PLAYER, "TIME_619e2", N))


class TIME_619t5:
    """Boon of Speed.

    Give Bwonsamdi Rush permanently. Minions summoned by his Deathrattle cost (2) more.
    """

    action = without_stacking(give(FRIENDLY_PLAYER, "TIME_619e3", N))
