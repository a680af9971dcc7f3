"""The Lost City of Un'Goro: Death Knight."""

from hsreplay_sim.cards.words import *


class DINO_415:
    """Story of Umbra.

    Discover a Deathrattle minion that costs (5) or more. Summon it and trigger its Deathrattle.
    """

    action = discover_and_summon(
        discoverable(pool(A_MINION, cost_from=N, where=deathrattle_card))
    ) >> trigger_deathrattles(MADE)
    summons = True


class DINO_416:
    """Hollow Direhorn. Rush After a friendly minion dies, spend 3 Corpses to gain Reborn."""

    events = when_died(
        FRIENDLY & MINION & OTHERS,
        spend_corpses(N, keyword(SELF, REBORN)),
        only=CORPSES_HELD >= N,
    )


class DINO_417:
    """Soulrest Ceremony. Give your minions +1 Attack and Rush. They die at the end of your turn."""

    action = give(FRIENDLY_MINIONS, "DINO_417e")


class DINO_417e:
    """Soulrest. +1 Attack and Rush. At the end of your turn, this minion dies."""

    atk = N
    keywords = RUSH
    events = turn_end(destroy(SELF))


class TLC_401:
    """Bonechill Stegodon. Deathrattle: Deal 6 damage to three random enemies."""

    deathrattle = damage(random(ENEMY_CHARACTERS, 3), N)


class TLC_432:
    """Dread Raptor.

    Battlecry: Draw a Deathrattle minion that costs (3) or less. Kindred: It costs (0).
    """

    action = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE) & cost_at_most(N)) >> when(
        KINDRED, give(DRAWN & IN_HAND, "GBL_009e")
    )


class TLC_433:
    """Reanimate the Terror. Quest: Spend 15 Corpses. Reward: Tyrax, Bone Terror."""

    quest = on("corpses_spent", FRIENDLY_PLAYER, progress(AMOUNT))
    reward = reward_card("TLC_433t")


class TLC_433t:
    """Tyrax, Bone Terror.

    Deathrattle: Open Terror's Grave. It has "Deathrattle: Resummon Tyrax.".
    """

    deathrattle = summon("TLC_433t2", signed=True)


class TLC_433t2:
    """Terror's Grave. Deal 4 damage. Deathrattle: Resummon Tyrax, Bone Terror."""

    targets = target(CHARACTERS, optional=False)
    activate = damage(TARGET, N)
    deathrattle = summon("TLC_433t", signed=True)


class TLC_434:
    """Paleomancy. Discover an Undead. Spend 5 Corpses to keep all 3 instead."""

    action = when(
        CORPSES_HELD >= N,
        spend_corpses(N, add_random(discoverable(pool(A_MINION, race=Race.UNDEAD)), N2)),
        discover(discoverable(pool(A_MINION, race=Race.UNDEAD))),
    )


class TLC_435:
    """Crypt Map.

    Discover a Frost Rune card. If you play it this turn, also pick one of the others.
    """

    action = (
        discover(discoverable(pool(where=bearing(COST_FROST))), leaves=True, signed=False)
        >> give(MADE & IN_HAND, "NEW_1308e")
        >> set_displayed_creator(MADE & IN_HAND)
        >> give(FRIENDLY_PLAYER, "TLC_435e", notes=id_of(MADE))
        >> set_tag(worn(FRIENDLY_PLAYER, "TLC_435e"), DISPLAYED_CREATOR, id_of(SELF))
    )


class TLC_435e:
    """Crypt Map Player Enchant.

    If you play the Discovered card this turn, also choose one of the other two options.
    """

    events = with_keyword(after_played(noted(DATA1), pick_of_the_rest() >> wear_off()), 0)


class TLC_436:
    """Reanimated Pterrordax. Rush, Lifesteal Costs Corpses instead of Mana."""


class TLC_439:
    """Wave of Tar. Deal 2 damage to all enemy minions. Enemy minions cost (2) more next turn."""

    action = damage(ENEMY_MINIONS, N) >> give(ENEMY_PLAYER, "TLC_439e2")


class TLC_439e2:
    """Stuck. Costs (2) more.

    The data have no other enchantment for the text: this one is on the player, as a hypothesis.
    """

    aura = cost_change(ENEMY_HAND & MINION, N, only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class TLC_440:
    """Cryosleep. Deal 4 damage and draw a card. Kindred: Draw another."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw() >> when(KINDRED, draw())


class TLC_443:
    """Reluctant Wrangler. RebornDeathrattle: Summon a 2/2 Undead Beast with Taunt."""

    deathrattle = summon("TLC_443t", signed=True)


class TLC_810:
    """High Cultist Herenn. Battlecry: Summon two Deathrattle minions from your deck. They fight!"""

    action = recruit(random(FRIENDLY_DECK & MINION & has(DEATHRATTLE))) >> for_each(
        MADE,
        recruit(random(FRIENDLY_DECK & MINION & has(DEATHRATTLE)))
        >> attacks(SUBJECT, MADE, counted=False),
    )


class TLC_EVENT_402:
    """Staff of the Endbringer. Deathrattle: Destroy all minions."""

    deathrattle = destroy(MINIONS)
