"""Cataclysm: Druid."""

from hsreplay_sim.cards.words import *

LEGS = card("CATA_139t", "CATA_139t2", "CATA_139t3", "CATA_139t4")
COUNTS_SPENT_MANA = when_mana_spent(
    add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -at_most(AMOUNT, DATA1)), only=DATA1 > 0
)
"""While it is held, the number of such a card falls with the Mana that is spent."""
ENOUGH_SPENT = DATA1 <= 0
NO_MINION_LAST_TURN = ~any_of(PLAYED_LAST_TURN & MINION)
GROWS = turn_end(give(SELF, "CATA_139te"))
"""At the end of your turn, gain +1/+1."""


class CATA_130:
    """Crystalspine Cub. Whenever you spend your last Mana Crystal, gain +1/+1."""

    events = when_mana_spent(give(SELF, "CATA_130e"), only=MANA_LEFT <= 0)


class CATA_131:
    """Felwood Treant.

    Battlecry: Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's
    permanent. ({0} left!)
    """

    action = when(ENOUGH_SPENT, gain_crystals(1, full=True), gain_mana(1))
    in_hand = COUNTS_SPENT_MANA


class CATA_132:
    """Broodwatcher.

    Battlecry: Get two 3/3 Whelps with Taunt. If you spent 8 Mana while holding this, summon them.
    ({0} left!)
    """

    action = when(ENOUGH_SPENT, summon("CATA_132t", 2), add_card("CATA_132t", 2))
    in_hand = COUNTS_SPENT_MANA


class CATA_133:
    """Iridescent Flitterwing. Elusive At the end of your turn, give your other minions +1/+1."""

    events = turn_end(give(FRIENDLY_MINIONS - SELF, "CATA_133e"))


class CATA_134:
    """Wildwood Circle.

    Shatter. Summon two 2/2 Treants. Give your minions "Deathrattle: Summon a 2/2 Treant."
    """

    in_hand = SHATTERS
    action = summon("CATA_134t3", 2) >> give(FRIENDLY_MINIONS, "CATA_134e")


class CATA_134e:
    """Wildwood Aura. Deathrattle: Summon a 2/2 Treant."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("CATA_134t3")


class CATA_134t:
    """Wildwood Circle. Shattered Summon two 2/2 Treants."""

    in_hand = JOINS
    action = summon("CATA_134t3", 2)
    summons = True


class CATA_134t2:
    """Wildwood Circle. Shattered Give your minions "Deathrattle: Summon a 2/2 Treant."."""

    action = give(FRIENDLY_MINIONS, "CATA_134e")


class CATA_135:
    """Mossbinding.

    Summon two 1/2 Golems. Spend all your Mana to give them +1/+1 for each Mana spent.
    """

    action = summon("CATA_135t", 2) >> spend_mana() >> give(MADE, "CATA_135e", LEFT_BEHIND)
    summons = True


class CATA_135e:
    """Moss Shaped. Increased stats."""

    atk = DATA1 * of_creator(N3)
    max_health = DATA1 * of_creator(N4)


class CATA_136:
    """Azshara's Triumph.

    Shuffle 5 random minions into your deck that cost (8) or more. Double their stats.
    """

    action = repeat(
        N,
        shuffle_random(pool(A_MINION, cost_from=N2))
        >> for_each(MADE, give(SUBJECT, "CATA_136e", atk_of(SUBJECT), max_health_of(SUBJECT))),
    )


class CATA_136e:
    """Azshara's Triumph. Doubled Attack and Health."""

    atk = DATA1
    max_health = DATA2


class CATA_138:
    """Forest's Gift. Give a friendly minion +1/+1 for each minion you control."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "CATA_138e", count(FRIENDLY_MINIONS))


class CATA_138e:
    """Tree Hugged. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class CATA_139:
    """Wickerfang.

    Colossal +4 After one of Wickerfang's Legs gains stats, this gains them too.
    """

    colossal = ("CATA_139t", "CATA_139t2", "CATA_139t4", "CATA_139t3")
    events = (
        on("attack_gained", FRIENDLY_MINIONS & LEGS, give(SELF, "CATA_139e", AMOUNT)),
        on("health_gained", FRIENDLY_MINIONS & LEGS, give(SELF, "CATA_139e", 0, AMOUNT)),
    )


class CATA_139e:
    """Symbiotic. Increased Stats."""

    atk = DATA1
    max_health = DATA2


class CATA_139t:
    """Wickerfang's Leg. At the end of your turn, gain +1/+1."""

    events = GROWS


class CATA_139t2:
    """Wickerfang's Leg. At the end of your turn, gain +1/+1."""

    events = GROWS


class CATA_139t3:
    """Wickerfang's Leg. At the end of your turn, gain +1/+1."""

    events = GROWS


class CATA_139t4:
    """Wickerfang's Leg. At the end of your turn, gain +1/+1."""

    events = GROWS


class CATA_140:
    """Merithra of the Dream.

    Battlecry: Fill your hand with random Dragons. If you spent 25 Mana while holding this, they
    cost (1). ({0} left!)
    """

    action = add_random(pool(race=Race.DRAGON), FREE_HAND) >> when(
        ENOUGH_SPENT, give(MADE & IN_HAND, "GBL_001e")
    )
    in_hand = COUNTS_SPENT_MANA


class MEND_040:
    """Ash Worm. Starts Dormant. When your board is full, awaken."""

    dormant = "MEND_040e2"


class MEND_040e2:
    """Burrowed. Dormant. Awaken when your board is full."""

    events = (
        asleep(after_summon(FRIENDLY, count_to_awaken(), only=~ROOM)),
        asleep(on("option_taken", BOTH_PLAYERS, count_to_awaken(), only=~ROOM)),
    )


class MEND_041:
    """Wizened Wildspeaker.

    Taunt Battlecry: If you didn't play a minion last turn, refresh 3 Mana Crystals.
    """

    action = when(NO_MINION_LAST_TURN, refresh_mana(N))


class MEND_042:
    """Lifebloom. Restore 8 Health to all friendly characters. Summon two random 8-Cost minions."""

    action = heal(FRIENDLY_CHARACTERS, N) >> summon_random(pool(A_MINION, cost=N2), 2)


class MEND_043:
    """Heartroot Stones.

    Draw a card and gain 3 Armor. If you didn't play a minion last turn, do it again.
    """

    action = draw() >> armor(N) >> when(NO_MINION_LAST_TURN, draw() >> armor(N))


class MEND_044:
    """Tranquil Clearing.

    Give a minion +2 Health and Taunt. It falls asleep until the end of your next turn.

    Who is asleep does not attack; the Taunt holds.
    """

    targets = target(MINIONS, optional=False)
    activate = give(TARGET, "MEND_044e4") >> give(TARGET, "MEND_044e3")


class MEND_044e3:
    """Tranquil Sleep."""

    keywords = (CANT_ATTACK,)
    events = turn_end(when(DATA1 >= 1, expire(SOURCE), add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1)))


class MEND_045:
    """Seeding Dragon. TauntDeathrattle: Get a random Dragon. It costs (2) less."""

    deathrattle = add_random(pool(race=Race.DRAGON)) >> give(MADE & IN_HAND, "GBL_002e")


class MEND_046:
    """Bashana Runetotem.

    Battlecry: Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
    """

    action = carve("MEND_046t", pool(A_SPELL, where=of_school(SpellSchool.NATURE)), 3, N3)


class MEND_046t:
    """Treant. Battlecry: Cast {0}."""

    targets = TAUGHT
    action = cast_taught(TARGET)
