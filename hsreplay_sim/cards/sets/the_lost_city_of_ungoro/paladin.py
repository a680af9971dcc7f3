"""The Lost City of Un'Goro: Paladin."""

from hsreplay_sim.cards.words import *


class DINO_404:
    """Firegill. Kindred: Give your other minions Rush."""

    action = when(KINDRED, keyword(FRIENDLY_MINIONS - SELF, RUSH))


class DINO_405:
    """Hatching Ceremony. At the end of your next turn, give your minions +2/+2."""

    objective = turn_end(
        when(tag_of(SELF, QUEST_PROGRESS) > 0, give(FRIENDLY_MINIONS, "DINO_405e")) >> pass_turn()
    )


class DINO_424:
    """Hero's Welcome. Discover a Legendary minion to summon. Set its stats to 10/10."""

    action = discover_and_summon(discoverable(pool(A_MINION, where=legendary))) >> give(
        MADE, "DINO_424e"
    )
    summons = True


class DINO_424e:
    """Hero's Celebration. 10/10."""

    set_atk = N
    set_health = N2


class TLC_240:
    """Tyrannogill.

    RushDeathrattle: Summon three 2/1 Murlocs. Give them each a random Bonus Effect.
    """

    deathrattle = (
        summon("TLC_240t", signed=True)
        >> bonus_effect(MADE)
        >> summon("TLC_240t2", beside=1, signed=True)
        >> bonus_effect(MADE)
        >> summon("TLC_240t3", beside=2, signed=True)
        >> bonus_effect(MADE)
    )


CALL = add_card("TLC_241t") >> set_tag(MADE, LINKED_ENTITY, id_of(SELF))
"""The spell that Ido brings, which names him."""
OF_IDO = tag_of(SUBJECT, LINKED_ENTITY).equals(id_of(SELF))


class TLC_241:
    """Ido of the Threshfleet.

    While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and Divine Shield.
    """

    events = (
        when_summoned(SELF, CALL),
        after_played(FRIENDLY & card("TLC_241t"), CALL, only=OF_IDO),
    )


class TLC_241t:
    """Call the Threshfleet!

    Give a minion +2/+2 and Divine Shield. (This stays in your hand while Ido is alive!)
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TLC_241e") >> shield(TARGET)
    in_hand = (
        silently(
            on(
                "death_answered",
                MINION,
                vanish(SELF),
                only=tag_of(SELF, LINKED_ENTITY).equals(id_of(SUBJECT)),
            )
        ),
        silently(
            on(
                "option_taken",
                BOTH_PLAYERS,
                vanish(SELF),
                only=~any_of(noted(tag_of(SELF, LINKED_ENTITY)) & IN_PLAY),
            )
        ),
    )


MURLOCS_GROW = when(
    any_of(worn(FRIENDLY_PLAYER, "TLC_426e")),
    add_tag(worn(FRIENDLY_PLAYER, "TLC_426e"), TAG_SCRIPT_DATA_NUM_1, of_card("TLC_426t", N)),
    give(FRIENDLY_PLAYER, "TLC_426e", notes=of_card("TLC_426t", N)),
)
"""The reward of Dive the Golakka Depths, which the next one adds to."""


class TLC_426:
    """Dive the Golakka Depths.

    Repeatable Quest: Summon 6 Murlocs. Reward: Murlocs you summon gain +1/+1.

    Before 231191: 5 Murlocs.
    """

    quest = after_summon(FRIENDLY_MINIONS & MURLOC, progress())
    reward = MURLOCS_GROW


class TLC_426e:
    """Golakka Quest Player Enchant. Murlocs you summon gain +1/+1."""

    events = when_summoned(
        FRIENDLY_MINIONS & MURLOC, give(SUBJECT, "TLC_426e2", data=DATA1, data2=DATA1)
    )


class TLC_426e2:
    """Sacred. +{0}/+{1}."""

    atk = DATA1
    max_health = DATA2


class TLC_426t:
    """The Sacred Cave. Whenever you summon a Murloc, give it +1/+1."""

    action = MURLOCS_GROW


class TLC_428:
    """Hot Spring Glider.

    Battlecry: Your next Murloc costs (1) less. Kindred: And gains Divine Shield.
    """

    action = give(FRIENDLY_PLAYER, "TLC_428e", data=as_number(KINDRED))


class TLC_428e:
    """Weeeee! Your next Murloc this turn costs (1) less.

    It lasts beyond the turn, as the card says. DATA1: whether the Murloc gains Divine Shield.
    """

    aura = cost_change(FRIENDLY_HAND & MURLOC, -N)
    events = until_played(FRIENDLY & MURLOC, when(DATA1 > 0, shield(SUBJECT)))


class TLC_430:
    """Creature of the Sacred Cave.

    At the end of your turn, recast a random Holy spell you cast this turn (targets this if
    possible).
    """

    events = turn_end(
        cast_copies(random(PLAYED_THIS_TURN & SPELL & school(SpellSchool.HOLY)), at_self=True)
    )


class TLC_438:
    """Violet Treasuregill.

    Battlecry: Cast a random spell from your deck that costs (2) or less (targets this if possible).
    """

    action = cast_it(random(FRIENDLY_DECK & SPELL & cost_at_most(N)), at_self=True)


class TLC_441:
    """Ready the Fleet.

    Give +1/+2 to a friendly minion and your other minions that share a type with it.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET + akin(FRIENDLY_MINIONS - TARGET, TARGET), "TLC_441e2")


class TLC_442:
    """Submerged Map. Discover a Murloc. If you play it this turn, also pick one of the others."""

    action = (
        discover(discoverable(pool(race=Race.MURLOC)), leaves=True, signed=False)
        >> give(MADE & IN_HAND, "NEW_1308e")
        >> set_displayed_creator(MADE & IN_HAND)
        >> give(FRIENDLY_PLAYER, "TLC_442e", notes=id_of(MADE))
        >> set_tag(worn(FRIENDLY_PLAYER, "TLC_442e"), DISPLAYED_CREATOR, id_of(SELF))
    )


class TLC_442e:
    """Submerged Map Player Enchant.

    If you play the Discovered card this turn, also choose one of the other two options.
    """

    events = with_keyword(after_played(noted(DATA1), pick_of_the_rest() >> wear_off()), 0)


class TLC_444:
    """Story of Galvadon. Give a minion three random Bonus Effects."""

    targets = target(MINIONS, optional=False)
    action = bonus_effect(TARGET, 3)


class TLC_477:
    """Threshrider's Blessing.

    Give a friendly minion +4/+4 and "Deathrattle: Summon a random 4-Cost minion.".
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "TLC_477e")


class TLC_477e:
    """Thresher Saddle. +4/+4 and Deathrattle: Summon a random 4-Cost minion."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, cost=of_card("TLC_477", N3)), signed=True)
