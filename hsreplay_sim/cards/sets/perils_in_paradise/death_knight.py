"""Perils in Paradise: Death Knight."""

from hsreplay_sim.cards.words import *


class VAC_402:
    """Frostbitten Freebooter.

    Deathrattle: Freeze 3 random enemies. Any that were already Frozen take 5 damage instead.
    """

    deathrattle = for_each(
        random(ENEMY_CHARACTERS, N),
        when(any_of(SUBJECT & FROZEN_ONES), damage(SUBJECT, N2), freeze(SUBJECT)),
    )


class VAC_425:
    """Horizon's Edge.

    Deal 3 damage randomly split among all enemies. After a friendly minion dies, reopen this.
    """

    activate = missiles(N)
    events = when_died(FRIENDLY & MINION, reopen())


class VAC_426:
    """Eliza Goreblade. Deathrattle: For the rest of the game, your minions have +1 Attack."""

    deathrattle = give(FRIENDLY_PLAYER, "VAC_426e")


class VAC_426e:
    """Vitality Shift. For the rest of the game, your minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS, "VAC_426e2")


class VAC_427:
    """Corpsicle.

    Deal 3 damage. Spend 3 Corpses to return this to your hand at the end of your turn.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        CORPSES_HELD >= N2, give(FRIENDLY_PLAYER, "VAC_427e") >> spend_corpses(N2, NOTHING)
    )


class VAC_427e:
    """Corpsicle. Get a Corpsicle at the end of the turn."""

    events = (
        turn_end(add_card("VAC_427") >> set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 1)),
        turn_start(wear_off(), BOTH_PLAYERS, only=DATA1 >= 1),
    )


class VAC_429:
    """Snow Shredder. Costs (1) if a character is Frozen."""

    cost = -(OVERALL - N) * as_number(any_of(CHARACTERS & FROZEN_ONES))


class VAC_436:
    """Brittlebone Buccaneer. Whenever you play a Deathrattle minion, give it Reborn."""

    events = when_played((FRIENDLY & MINION & has(DEATHRATTLE)) & OTHERS, keyword(SUBJECT, REBORN))


class VAC_445:
    """Ghouls' Night. Summon five 1/1 Ghouls that attack random enemies."""

    action = summon("VAC_445t", 5) >> attacks(MADE, ENEMY_CHARACTERS)
    summons = True


class VAC_513:
    """Slippery Slope. Freeze a character. Draw a card for each Frozen character."""

    targets = target(CHARACTERS, optional=False)
    action = freeze(TARGET) >> draw(count(CHARACTERS & FROZEN_ONES))


class VAC_514:
    """Dreadhound Handler. Rush. Deathrattle: Summon a 1/1 Dreadhound with Reborn."""

    deathrattle = summon("VAC_514t")


class WORK_010:
    """Travel Security. Taunt. Deathrattle: Summon a random 8-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class WORK_028:
    """Eternal Layover. Give ALL minions Reborn, then destroy all minions."""

    action = keyword(MINIONS, REBORN) >> destroy(MINIONS)


class WORK_070:
    """Soul Searching. Discover a card from your deck. Spend 5 Corpses to copy it."""

    action = discover_from(FRIENDLY_DECK) >> when(
        any_of(DRAWN & IN_HAND), spend_corpses(N, copy_to_hand(DRAWN))
    )
