"""Escape from the Violet Hold: Warlock."""

from hsreplay_sim.cards.words import *

THE_CHOSEN = Selector(
    lambda g, me, it: [each for each in g.hand[3 - me.controller] if each.id == it.value],
    lambda g, me, e: True,
)
"""The card in the opponent's hand whose id an enchantment has stored."""

EVIDENCE = shuffle("CAP_400t2t", opponent=True) >> give(
    random(FRIENDLY_HAND & cost_at_most(MANA_LEFT)), "CAP_402e"
)


def _overdrawn(g: Game, me: Entity, it: Frame) -> list[Entity]:
    burned = [each for each in g.entities.values() if each.zone == Zone.GRAVEYARD]
    return [each for each in burned if each.tags.get(LINKED_ENTITY, 0) == me.id]


OVERDRAWN = Selector(_overdrawn, lambda g, me, e: e.zone == Zone.GRAVEYARD)
COMES_BACK = for_each(
    OVERDRAWN,
    take(SUBJECT)
    >> give(SUBJECT & IN_HAND, "GBL_003e")
    >> set_tag(SUBJECT & IN_HAND, LINKED_ENTITY, 0),
)


class CAP_400:
    """Kabal Conspirator.

    Deathrattle: Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
    """

    deathrattle = shuffle("CAP_400t2t", 2, opponent=True)


class CAP_400t2t:
    """Imp-formant. Lifesteal Summoned When Drawn (for your opponent)"""

    on_draw = summon_copy(SELF, opponent=True)


class CAP_401:
    """Corrupt Constable.

    Battlecry: If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
    """

    action = for_each(
        random(ENEMY_DECK & card("CAP_400t2t")), send_to_top(SUBJECT) >> give(SUBJECT, "CAP_401e")
    )


class CAP_402:
    """Follow the Evidence.

    Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a
    turn.
    """

    action = EVIDENCE


class CAP_402e:
    """Following the Evidence.

    Shuffle a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for
    a turn.
    """

    events = (when_played(SELF, EVIDENCE), turn_end(expire(SOURCE)))


class CAP_403:
    """Frame Job.

    Destroy two random enemy minions. Discover a minion in the enemy deck to put on top.
    """

    action = destroy(random(ENEMY_MINIONS, 2)) >> discover_from(
        ENEMY_DECK & MINION, send_to_top(SUBJECT)
    )


class CAP_404:
    """Harsh Sentence.

    Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
    """

    action = give(ENEMY_PLAYER, "CAP_404e") >> shuffle("CAP_400t2t", 2, opponent=True)


class CAP_404e:
    """Harshing My Vibe. Your minions cost (2) more this turn."""

    aura = cost_change(ENEMY_HAND & MINION, N, only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class CAP_406:
    """Kabal Mastermind.

    Taunt. Battlecry: Whenever you summon an Imp-formant this game, give it +2/+2.
    """

    action = give(FRIENDLY_PLAYER, "CAP_406e")


class CAP_406e:
    """Imp-roved Imp-formants. Whenever you summon an Imp-formant this game, give it +2/+2."""

    events = when_summoned(FRIENDLY & card("CAP_400t2t"), give(SUBJECT, "CAP_406e2"))


class JAIL_303:
    """Ancient Augur.

    Battlecry: Look at 3 cards in your opponent's hand and secretly choose one. Deathrattle: Discard
    it.
    """

    action = discover_from(ENEMY_HAND, give(SELF, "JAIL_303e", data=id_of(SUBJECT)))


class JAIL_303e:
    """Eyes Without A Faceless. Deathrattle: Destroy the chosen card."""

    keywords = (DEATHRATTLE,)
    deathrattle = discard_these(THE_CHOSEN)


class JAIL_399:
    """Imp Gang Stooge.

    Taunt. Deathrattle: Put two 8/8 Demons with Taunt and Lifesteal on the bottom of your deck.
    Before 249896: a 9/9 Demon.
    """

    deathrattle = when(says("two"), put_on_bottom("JAIL_399t1", 2), put_on_bottom("JAIL_399t1"))


class JAIL_509:
    """Godfrey the Betrayer.

    Start of Game: Overdrawn cards return to your hand when you have space. They cost (1) less.
    """

    start_of_game = give(FRIENDLY_PLAYER, "JAIL_509e")


class JAIL_509e:
    """Godfrey's Atlas.

    When you overdraw a card, get it when you have space. It costs (1) less.
    As a hypothesis, that is asked after each option, and as each turn begins and ends.
    """

    events = (
        on("overdrawn", FRIENDLY, set_tag(SUBJECT, LINKED_ENTITY, id_of(SOURCE))),
        when_option_taken(FRIENDLY_PLAYER, COMES_BACK),
        turn_start(COMES_BACK, whose=BOTH_PLAYERS),
        turn_end(COMES_BACK, whose=BOTH_PLAYERS),
    )


class JAIL_510:
    """Annihilation. Destroy all minions. Summon any Demons in the bottom 3 cards of your deck."""

    action = (
        destroy(MINIONS) >> resolve_deaths() >> recruit(bottom(FRIENDLY_DECK, N) & DEMON & MINION)
    )


class JAIL_511:
    """Spire of Solitude.

    Summon a Demon with stats equal to your hand size. It attacks a random enemy minion.
    """

    activate = summon_sized("JAIL_511t", count(FRIENDLY_HAND), count(FRIENDLY_HAND)) >> attacks(
        MADE, ENEMY_MINIONS
    )


class JAIL_513:
    """Caged Cranium. TauntBattlecry: Gain +1 Health for each card in your hand."""

    action = give(SELF, "JAIL_513e", N * count(FRIENDLY_HAND))


class JAIL_513e:
    """Uncaged. Increased Health."""

    max_health = DATA1


class JAIL_514:
    """The Unseen Atlas. Draw 3 cards. Costs (1) less for each card in your hand."""

    action = draw(N)
    cost = -(N2 * count(FRIENDLY_HAND))


class JAIL_515:
    """Shadow Rounds.

    Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, cast_on("JAIL_515", random(ENEMY_MINIONS & ALIVE)))


class JAIL_997:
    """Demonic Confinement.

    Make a minion go Dormant for 2 turns. If it’s a friendly Demon, give it +3/+3 instead.
    """

    targets = target(MINIONS, optional=False)
    action = when(
        any_of(TARGET & FRIENDLY & DEMON),
        give(TARGET, "JAIL_997e1"),
        fall_asleep(TARGET, "JAIL_997e3"),
    )


class JAIL_997e3:
    """Demonic Confinement. Dormant. Awaken in @ |4(turn, turns)."""

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )
