"""The Lost City of Un'Goro: Druid."""

from hsreplay_sim.cards.words import *


class DINO_130:
    """Longneck Egg. Deathrattle: Summon a 3/3 Beast. Give your minions +1/+1."""

    deathrattle = summon("DINO_130t", signed=True) >> give(FRIENDLY_MINIONS, "DINO_130e")


class DINO_421:
    """Seismopod. Taunt, ElusiveDeathrattle: Give all minions in your hand and deck +3/+3."""

    deathrattle = give((FRIENDLY_HAND + FRIENDLY_DECK) & MINION, "DINO_421e")


class DINO_432:
    """Panther Mask. Set a minion's stats to 5/4 and give it Stealth. Draw 2 cards."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DINO_432e") >> draw(N3)


class DINO_432e:
    """Panther Mask. 5/4 and Stealth."""

    set_atk = N
    set_health = N2
    keywords = (STEALTH,)


class TLC_230:
    """TREEEES!!!. Choose a minion. Summon four 2/2 Treants that attack it."""

    targets = target(MINIONS, optional=False)
    action = summon("TLC_230t", 4, signed=True) >> attacks(MADE, TARGET)
    summons = True


class TLC_231:
    """Story of Barnabus.

    Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
    """

    action = draw_from(FRIENDLY_DECK & MINION) >> when(
        any_of(DRAWN & atk_at_least(N)), give(DRAWN & IN_HAND, "TLC_231e") >> armor(N3)
    )


class TLC_232:
    """Ravenous Flock. At the start of your next turn, summon three 2/1 Hatchlings."""

    objective = turn_start(summon("TLC_237t", 3, signed=True) >> pass_turn())


class TLC_233:
    """Hatchery Helper. Battlecry: Give your other minions with 2 or less Attack +1/+1 and Taunt."""

    action = give((FRIENDLY_MINIONS - SELF) & atk_at_most(N), "TLC_233e")


class TLC_234:
    """Eternal Bloodpetal. Deathrattle: Summon a 0/1 Eternal Seedling."""

    deathrattle = summon("TLC_234t", signed=True)


class TLC_234t:
    """Eternal Seedling. Deathrattle: Summon a 5/1 Eternal Bloodpetal."""

    deathrattle = summon("TLC_234", signed=True)


class TLC_235:
    """Life Cycle. Destroy a minion. Summon a random minion of the same Cost to replace it."""

    targets = target(MINIONS, optional=False)
    action = (
        remember_number(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> resolve_deaths()
        >> summon_of_cost(cost_of(TARGET), TARGET, place=LEFT_BEHIND, signed=True)
    )


class TLC_236:
    """Hybridization. Draw a 1, 2, 3, and 4-Cost minion. Kindred: They cost (1) less."""

    action = (
        draw_from(FRIENDLY_DECK & MINION & cost_is(N))
        >> when(KINDRED, give(DRAWN & IN_HAND, "GBL_003e"))
        >> draw_from(FRIENDLY_DECK & MINION & cost_is(N2))
        >> when(KINDRED, give(DRAWN & IN_HAND, "GBL_003e"))
        >> draw_from(FRIENDLY_DECK & MINION & cost_is(N3))
        >> when(KINDRED, give(DRAWN & IN_HAND, "GBL_003e"))
        >> draw_from(FRIENDLY_DECK & MINION & cost_is(N4))
        >> when(KINDRED, give(DRAWN & IN_HAND, "GBL_003e"))
    )


class TLC_237:
    """Skyscreamer Eggs. Deathrattle: Summon four 2/1 Hatchlings."""

    deathrattle = summon("TLC_237t", 4, signed=True)


class TLC_239:
    """Restore the Wild. Quest: Fill your board on 3 of your turns. Reward: The Everbloom.

    A number of its own notes that the board was full this turn (U422:11788, 13156).
    """

    quest = (
        when_summoned(
            FRIENDLY,
            progress() >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1),
            only=MY_TURN & ~ROOM & DATA1.equals(0),
        ),
        turn_end(set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)),
    )
    reward = reward_card("TLC_239t")


class TLC_239t:
    """The Everbloom. After your hero attacks, give your minions +2/+2."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_MINIONS, "TLC_239e"))


class TLC_257:
    """Loh, the Living Legend. Battlecry: Your minions cost (5) this game."""

    action = give(FRIENDLY_PLAYER, "TLC_257e1")


class TLC_257e1:
    """Living Legend. Your minions cost (5) this game."""

    aura = cost_change(FRIENDLY_HAND & MINION, to=N)
