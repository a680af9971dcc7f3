"""Escape from the Violet Hold: Priest."""

from hsreplay_sim.cards.words import *

GHOSTS = summon("CAP_802t") >> give(random(FRIENDLY_HAND & cost_at_most(MANA_LEFT)), "CAP_802e1")

STARTING_HEALTH = 30
ENEMY_STARTERS = (ENEMY_DECK + ENEMY_HAND) & OF_A_DECK


def _slime(g: Game, me: Entity, it: Frame) -> None:
    """Destroy all minions, and let the new card of each player note the dbf ids of its own."""
    fallen = {each: _dbfs(g, each) for each in (me.controller, 3 - me.controller)}
    destroy(MINIONS).run(g, me, it)
    for side, noted_ids in fallen.items():
        add_random(fixed("CAP_805t"), opponent=side != me.controller).run(g, me, it)
        for dbf in noted_ids:
            without_stacking(give(MADE, "CAP_805e", data=dbf)).run(g, me, it)


def _dbfs(g: Game, side: int) -> list[int]:
    row = (MINIONS & Filter(lambda g, me, e: e.controller == side)).of(g, g.owner(side), Frame())
    return [each.card.dbf for each in row if each.card is not None]


def _resummon(g: Game, me: Entity, it: Frame) -> None:
    for note in list(me.attached):
        fallen = g.cards.by_dbf(note.get(TAG_SCRIPT_DATA_NUM_1))
        if note.card_id == "CAP_805e" and fallen is not None:
            summon(fallen.id).run(g, me, it)


class CAP_800:
    """Sinful Steed. Reborn. This is Reborn with full Health and enchantments."""


class CAP_801:
    """Haunt. Give a minion +2/+3, Reborn, and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CAP_801e2")


class CAP_801e2:
    """Haunted. +2/+3 Reborn and Taunt."""

    atk = N
    max_health = N2
    keywords = (REBORN, TAUNT)


class CAP_802:
    """Follow the Ghosts.

    Summon a 2/1 Ghost with Reborn. Give a playable card in your hand this effect for a turn.
    """

    action = GHOSTS


class CAP_802e1:
    """Following the Ghosts.

    After this is played, summon a 2/1 Ghost with Reborn. Give a card in your hand this effect for a
    turn.
    A spell keeps no enchantment behind its text: there the Ghost comes before that.
    """

    events = (
        when_played(SELF & SPELL, GHOSTS),
        after_played(SELF & ~SPELL, GHOSTS),
        turn_end(expire(SOURCE)),
    )


class CAP_803:
    """Lingering Spirit.

    RebornDeathrattle: Restore #3 Health to your hero. Excess healing damages a random enemy.
    """

    deathrattle = heal(FRIENDLY_HERO, N) >> when(
        LEFT_BEHIND < N, damage(random(ENEMY_CHARACTERS), N - LEFT_BEHIND)
    )


class CAP_804:
    """Specter Specialist.

    Battlecry: Give a friendly minion Reborn. If it already has Reborn, summon a copy of it.
    """

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET & has(REBORN)), summon_copy(TARGET), keyword(TARGET, REBORN))


class CAP_805:
    """Slime 'em!. Destroy all minions. Each player gets a 3-Cost spell that resummons theirs."""

    action = script(_slime)


class CAP_805e:
    """I've Been Slimed."""


class CAP_805t:
    """Ectoplasm. Resummon all friendly minions that were slimed."""

    action = script(_resummon)
    summons = True


class CAP_806:
    """Raith Van Geist.

    Battlecry: Resurrect your minions that were Reborn this game. They attack random enemy minions.
    """

    action = resurrect(FRIENDLY_DEAD_MINIONS & has(HAS_BEEN_REBORN)) >> attacks(MADE, ENEMY_MINIONS)


class JAIL_430:
    """Azalina Soulsever.

    Your starting Health is 40. Your deck is 20 cards, plus 20 copied from your enemy. Battlecry:
    Draw until your hand is full.
    Before 249896 the Health is what it is.
    """

    start_of_game = when(
        says("Health"),
        raise_health(FRIENDLY_HERO, N - STARTING_HEALTH, noted=False)
        >> shuffle_copy(random(ENEMY_STARTERS, N3)),
        shuffle_copy(random(ENEMY_STARTERS, N2)),
    )
    action = draw(FREE_HAND)


class JAIL_448:
    """Karov the Broken.

    TauntDeathrattle: Get three 1/1 copies of random Legendary minions. They cost (1).
    """

    deathrattle = add_random(pool(A_MINION, where=legendary), 3) >> give(
        MADE & IN_HAND, "JAIL_448e"
    )


class JAIL_448e:
    """Under Her Spell. Cost and stats set to 1."""

    set_atk = N
    set_health = N
    set_cost = N


class JAIL_940:
    """Undeath Sentence. Trigger the Deathrattle of a random friendly minion that died this game."""

    action = trigger_deathrattles(random(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE)))


class JAIL_941:
    """Holy Embrace. Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> add_card("JAIL_941t")


class JAIL_941t:
    """Dark Embrace. Deal $4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
