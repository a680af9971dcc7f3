"""Across the Timeways: Warlock."""

from hsreplay_sim.cards.words import *

RAFAAM = has(TAG_3928)
THE_REST_PLAYED = one_of_each(
    PLAYED_THIS_GAME & card(*(f"TIME_005t{number}" for number in range(1, 10)))
)
"""The other Rafaams of the bundle that I have played, one of each."""
A_SHRED = FRIENDLY_DECK & card("TIME_025t")
HALF_COST = Value(lambda g, me, it: sum((e.get(COST) + 1) // 2 for e in SUBJECT.of(g, me, it)))
HALF_ATK = Value(lambda g, me, it: sum((e.get(ATK) + 1) // 2 for e in SUBJECT.of(g, me, it)))
HALF_HEALTH = Value(lambda g, me, it: sum((e.get(HEALTH) + 1) // 2 for e in SUBJECT.of(g, me, it)))
"""Half a number of the SUBJECT, rounded up."""


def _hand_over(g: Game, me: Entity, it: Frame) -> None:
    """Give MADE, cards of my deck, to the deck of the opponent."""
    for each in it.made:
        g.give_control(each, 3 - me.controller)


def _climb(g: Game, me: Entity, it: Frame) -> None:
    """Draw as many random cards of the deck as the text says, of which no two cost the same."""
    drawn: list[Entity] = []
    costs = {e.id: e.get(COST) for e in g.deck[me.controller]}
    had: set[int] = set()
    other = Filter(lambda g, me, e: not e.card_id or costs.get(e.id) not in had)
    for _ in range(N.ask(g, me, it)):
        draw_from(FRIENDLY_DECK & other).run(g, me, it)
        drawn += it.drawn
        had |= {costs[e.id] for e in it.drawn}
    it.drawn = drawn


class END_018:
    """Acolyte of Infinity.

    Battlecry: Set the Cost of a random card in your hand to INFINITY! Deathrattle: Change it back.
    """

    action = give(random(FRIENDLY_HAND), "END_018e")
    deathrattle = for_each(
        (BOTH_HANDS + FRIENDLY_DECK + ENEMY_DECK) & given_by_me("END_018e"),
        expire(worn(SUBJECT, "END_018e")) >> give(SUBJECT, "END_018e2"),
    )


class END_018e:
    """Infinite Delay. Cost set to INFINITY!"""

    set_cost = INFINITY


class END_018e2:
    """Preserved Essence. Cost returned to normal. A mark: the other enchantment has ended."""


class TIME_005:
    """Timethief Rafaam.

    Fabled+. Your deck size is 40, but has 10 Rafaams! Battlecry: If you played the rest, destroy
    the enemy hero. ({0} left!) (Ready!)
    """

    action = when(count(THE_REST_PLAYED) >= N2 - 1, destroy(ENEMY_HERO))


class TIME_005t1:
    """Tiny Rafaam. Battlecry and Deathrattle: Draw a Rafaam.

    Before 234747 by its Deathrattle alone.
    """

    action = when(says("Battlecry"), draw_from(FRIENDLY_DECK & RAFAAM))
    deathrattle = draw_from(FRIENDLY_DECK & RAFAAM)


class TIME_005t2:
    """Green Rafaam. Battlecry: Give other Rafaams in your hand and battlefield +2/+2.

    Before 234747: Give Rafaams in your hand +2/+2.
    """

    action = give(
        (either(says("battlefield"), FRIENDLY_HAND + FRIENDLY_MINIONS, FRIENDLY_HAND) - SELF)
        & RAFAAM,
        "TIME_005t2e",
    )


class TIME_005t3:
    """Explorer Rafaam. Battlecry: Discover a Rafaam from your deck."""

    action = discover_from(FRIENDLY_DECK & RAFAAM)


class TIME_005t4:
    """Warchief Rafaam.

    Battlecry: Gain 5 Armor. If you're holding another Rafaam, gain 5 more.

    Before 234747: If you control another Rafaam.
    """

    action = armor(N) >> when(
        any_of(either(says("holding"), FRIENDLY_HAND, FRIENDLY_MINIONS - SELF) & RAFAAM), armor(N2)
    )


class TIME_005t5:
    """Mindflayer R'faam.

    Taunt Battlecry: If you're holding another Rafaam, summon a copy of this.
    """

    action = when(any_of(FRIENDLY_HAND & RAFAAM), summon_copy(SELF))


class TIME_005t6:
    """Calamitous Rafaam. Battlecry: Deal 6 damage to all minions that aren't Rafaam."""

    action = damage(MINIONS & ~RAFAAM, N)


class TIME_005t7:
    """Giant Rafaam. Rush. Costs (1) less for each Rafaam you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & RAFAAM))


class TIME_005t8:
    """Murloc Rafaam. Battlecry: The next Rafaam you play costs (3) less."""

    action = give(FRIENDLY_PLAYER, "TIME_005t8e")


class TIME_005t8e:
    """MRGLEERM MRGLOSLGY!!. Your next Rafaam costs (3) less."""

    aura = cost_change(FRIENDLY_HAND & RAFAAM, -N)
    events = until_played(FRIENDLY & RAFAAM)


class TIME_005t9:
    """Archmage Rafaam. Battlecry: Transform all minions that aren't Rafaam into 1/1 Sheep."""

    action = transform(MINIONS & ~RAFAAM, "TIME_005t9t")


class TIME_008:
    """Bygone Doomspeaker. RewindBattlecry: Both players discard a random card."""

    action = discard() >> discard(among=ENEMY_HAND)


class TIME_025:
    """Twilight Timehopper.

    Battlecry: Shuffle 2 Shreds of Time into your deck. When drawn, deal 3 damage to your hero.
    """

    action = shuffle("TIME_025t", N)


class TIME_025t:
    """Shred of Time. Casts When Drawn Deal 3 damage to your hero."""

    on_draw = damage(FRIENDLY_HERO, N)
    action = damage(FRIENDLY_HERO, N)


class TIME_026:
    """Entropic Continuity. Give your minions +1/+1. Shuffle 2 Shreds of Time into your deck."""

    action = give(FRIENDLY_MINIONS, "TIME_026e") >> shuffle("TIME_025t", N3)


class TIME_027:
    """Tachyon Barrage.

    Deal 6 damage split among all enemies. Shuffle 2 Shreds of Time into your deck.
    """

    action = missiles(N) >> shuffle("TIME_025t", N2)


class TIME_028:
    """Fatebreaker. LifestealBattlecry: Cast a Shred of Time from your deck to gain +3/+3."""

    action = when(any_of(A_SHRED), cast_it(random(A_SHRED)) >> give(SELF, "TIME_028e"))


class TIME_029:
    """Ruinous Velocidrake.

    RushBattlecry: Cast a Shred of Time from your deck to summon a copy of this.
    """

    action = when(any_of(A_SHRED), cast_it(random(A_SHRED)) >> summon_copy(SELF))


class TIME_030:
    """Divergence. Split a random minion in your hand into two halves."""

    action = aim(
        random(FRIENDLY_HAND & MINION),
        copy_exactly(TARGET, beside=True)
        >> for_each(
            TARGET + MADE,
            give(SUBJECT, "TIME_030e1", HALF_COST - tag_of(SUBJECT, COST))
            >> give(SUBJECT, "TIME_030e2", HALF_ATK, HALF_HEALTH),
        ),
    )


class TIME_030e1:
    """Divergent. Cost split in half. It adds the difference."""

    cost = DATA1


class TIME_030e2:
    """Diverged. Attack and Health split in half."""

    set_atk = DATA1
    set_health = DATA2


class TIME_031:
    """RAFAAM LADDER!!. Draw 3 cards of different Costs."""

    action = script(_climb)


class TIME_032:
    """Chronogor.

    Battlecry: You draw your 2 highest Cost cards. Your opponent draws your 2 lowest Cost cards.
    """

    action = repeat(N, draw_these(random(highest(FRIENDLY_DECK, COST)))) >> repeat(
        N2,
        single_out(random(lowest(FRIENDLY_DECK, COST)))
        >> script(_hand_over)
        >> draw_these(MADE, opponent=True),
    )
