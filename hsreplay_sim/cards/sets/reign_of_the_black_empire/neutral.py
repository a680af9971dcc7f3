"""Reign of the Black Empire: neutral."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.cthun import CHOOSE_ABILITY, OF_HIS_OWN
from hsreplay_sim.cards.words import *


def _reduction(g: Game, me: Entity, it: Frame) -> int:
    """Return the first number, less the second for each place between SUBJECT and TARGET."""
    if it.subject is None or it.target is None:
        return 0
    apart = abs(it.subject.get(ZONE_POSITION) - it.target.get(ZONE_POSITION))
    return N.ask(g, me, it) - N2.ask(g, me, it) * apart


REDUCTION = Value(_reduction)
FROM_ELSEWHERE = Filter(lambda g, me, e: e.get(DISPLAYED_CREATOR) != me.id)
GIFTS = add_random(pool(A_SPELL)) >> add_random(pool(A_SPELL), opponent=True)


def _decipher(g: Game, me: Entity, it: Frame) -> None:
    texts = fixed("BE_327t", "BE_327t1", "BE_327t2", "BE_327t3")
    card_id = one_of_pool(g, me, it, Purpose.TRANSFORM, texts, me.controller)
    if card_id:
        upgrade_to(card_id).run(g, me, it)


class BE_008:
    """Mogu Warmaster. After you play a neutral card, your next spell costs (1) less this turn."""

    events = after_played(
        FRIENDLY & OTHERS & of_class(CardClass.NEUTRAL), give(FRIENDLY_PLAYER, "BE_008e")
    )


class BE_008e:
    """War Shout. Your next spell this turn costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL, -N)
    events = until_played(FRIENDLY & SPELL)


class BE_013:
    """C'Thun, Eye of the Empire.

    Old God. If you've triggered all 4 C'Thun abilities this game, this minion's abilities are
    tripled.
    """

    titan = OF_HIS_OWN
    choose = OF_HIS_OWN


class BE_014:
    """Spawn of C'Thun.

    Battlecry: If C'Thun started in your deck, choose one of its abilities to trigger.
    """

    action = when(any_of(MY_STARTERS & card("BE_013")), CHOOSE_ABILITY)


class BE_017:
    """N'Zoth, Dream's End.

    Old God Cost (1) less for each Deathrattle minion you've summoned this game.
    """

    titan = ("BE_017t3", "BE_017t4", "BE_017t5", "BE_017t6")
    choose = ("BE_017t3", "BE_017t4", "BE_017t5", "BE_017t6")
    cost = -(N * count(SUMMONED_THIS_GAME & has(DEATHRATTLE)))


class BE_017t3:
    """Call of N'Zoth. Discover a Deathrattle minion that costs (5) or more to summon."""

    action = discover_and_summon(discoverable(pool(A_MINION, cost_from=N, where=deathrattle_card)))
    summons = True


class BE_017t4:
    """Mastery of N'Zoth. Trigger another friendly minion's Deathrattle twice."""

    targets = target((FRIENDLY_MINIONS - SELF) & has(DEATHRATTLE), optional=False)
    action = repeat(2, trigger_deathrattles(TARGET))


class BE_017t5:
    """Army of N'Zoth. Resurrect 4 different Deathrattle minions."""

    action = resurrect(random(one_of_each(FRIENDLY_DEAD_MINIONS & has(DEATHRATTLE)), N))
    summons = True


class BE_017t6:
    """Domain of N'Zoth.

    Give another friendly minion "Deathrattle: Deal 2 damage to all enemy minions."
    """

    targets = target(FRIENDLY_MINIONS - SELF, optional=False)
    action = give(TARGET, "BE_017t6e")


class BE_017t6e:
    """Domain of N'Zoth. Deathrattle: Deal 2 damage to all enemy minions."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(ENEMY_MINIONS, of_card("BE_017t6e", N))


class BE_036:
    """M.O.T.H.E.R.

    Battlecry: Reduce the Cost of a card in your hand by (5). This continues to the left and right
    with (1) less reduction.
    """

    targets = FRIENDLY_HAND
    action = for_each(
        FRIENDLY_HAND, when(REDUCTION > 0, give(SUBJECT, "BE_036e2", REDUCTION)), aimed=True
    )


class BE_036e2:
    """M.O.T.H.E.R.'s Love. Reduced Cost."""

    cost = -DATA1


class BE_151:
    """Vaultkeeper. Battlecry and Deathrattle: Give adjacent minions +2/+2."""

    action = give(ADJACENT, "BE_151e")
    deathrattle = give(ADJACENT, "BE_151e")


class BE_169:
    """Mantid Precursor. Battlecry: If you have a weapon equipped, gain +1/+1 and Rush."""

    action = when(any_of(FRIENDLY_WEAPON), give(SELF, "BE_169e") >> keyword(SELF, RUSH))


class BE_204:
    """Gargantuan Slitherer. Taunt Battlecry: Choose a C'Thun ability to trigger."""

    action = CHOOSE_ABILITY


class BE_207:
    """Unstable Prototype. Reborn Deathrattle: Give all minions in your hand +1/+1."""

    deathrattle = give(FRIENDLY_HAND & MINION, "BE_207e")


class BE_255:
    """Primordial Wyrm. After you play a minion, gain +1 Health."""

    events = after_played(FRIENDLY & MINION & OTHERS, give(SELF, "BE_255e"))


class BE_255e:
    """Gorged. Increased Health."""

    max_health = of_creator(N)


class BE_327:
    """Tome Translator. Battlecry: ??? (Deciphers in @ turns.)"""

    in_hand = turn_end(
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, script(_decipher))
    )


class BE_327t:
    """Tome Translator. Battlecry: Summon two random 2-Cost Deathrattle minions."""

    action = summon_random(pool(A_MINION, cost=N, where=deathrattle_card), 2)


class BE_327t1:
    """Tome Translator. Battlecry: The next spell you cast this turn costs (4) less."""

    action = give(FRIENDLY_PLAYER, "BE_327te")


class BE_327te:
    """Yogg Scripture. The next spell you cast this turn costs (4) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL, -N)
    events = until_played(FRIENDLY & SPELL)


class BE_327t2:
    """Tome Translator. Battlecry: Deal 6 damage randomly split among all other minions."""

    action = missiles(N, MINIONS - SELF)


class BE_327t3:
    """Tome Translator. Battlecry: Gain the stats of a random adjacent minion."""

    action = for_each(
        random(ADJACENT),
        give(SELF, "BE_327te2", data=atk_of(SUBJECT), data2=health_of(SUBJECT)),
    )


class BE_327te2:
    """Y'Shaarj Scripture. Increased stats."""

    atk = DATA1
    max_health = DATA2


class BE_701:
    """OC91 Chariot. After you play a minion, draw a card."""

    events = after_played(FRIENDLY & MINION & OTHERS, draw())


class BE_733:
    """Titanic Thrasher. Rush, Windfury Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))


class BE_734:
    """Assimilating Ooze. Battlecry: Summon a copy of this at the end of this turn.

    Its first number keeps how many it has to, one for each Battlecry; a copy comes without.
    """

    action = add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
    events = turn_end(
        remember_number(DATA1)
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
        >> summon_copy(SELF, LEFT_BEHIND),
        only=DATA1 >= 1,
    )


class BE_784:
    """Y'Shaarj, Titan Bane.

    Old God. Battlecry: If you've spent 30 Mana on minions this game, gain Immune for 1 turn. ({0}
    left!)
    """

    titan = ("BE_784t1", "BE_784t2", "BE_784t3", "BE_784t4")
    choose = ("BE_784t1", "BE_784t2", "BE_784t3", "BE_784t4")
    hand_number = N - at_most(tag_of(PLAYED_THIS_GAME & MINION, COST), N)
    action = when(tag_of(PLAYED_THIS_GAME & MINION, COST) >= N, give(SELF, "BE_784e"))


class BE_784e:
    """Titan Bane. Immune until your next turn."""

    keywords = (IMMUNE,)
    events = turn_start(wear_off())


class BE_784t1:
    """Gaze of Y'Shaarj. Force all enemy minions to attack this."""

    action = each_attacks(ENEMY_MINIONS, SELF, counted=False)


class BE_784t2:
    """Spawn of Y'Shaarj. Summon a random minion that costs (8) or more. Get a copy of it."""

    action = summon_random(pool(A_MINION, cost_from=N)) >> for_each(MADE, copy_to_hand(SUBJECT))
    summons = True


class BE_784t3:
    """Might of Y'Shaarj. Gain the stats of adjacent minions."""

    action = give(SELF, "BE_784t2e", data=atk_of(ADJACENT), data2=health_of(ADJACENT))


class BE_784t2e:
    """Mighty. Increased stats."""

    atk = DATA1
    max_health = DATA2


class BE_784t4:
    """Domain of Y'Shaarj. Your next card costs (5) less."""

    action = give(FRIENDLY_PLAYER, "BE_784t4e")


class BE_784t4e:
    """Domain of Y'Shaarj. Your next card costs (5) less."""

    aura = cost_change(FRIENDLY_HAND, -N)
    events = until_played(FRIENDLY)


class BE_861:
    """Crystalline Golem. Taunt, Reborn Deathrattle: Restore #3 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class BE_993:
    """Shadewing.

    Deathrattle: Reduce the Cost of a random Shadow spell in your hand by (2).
    """

    deathrattle = give(random(FRIENDLY_HAND & SPELL & school(SpellSchool.SHADOW)), "BE_993e")


class BE_993e:
    """Shady. The next Shadow spell you play costs (1) less. (That is of an older Shadewing.)"""

    cost = -of_creator(N)


class BE_994:
    """Stone Trogg.

    Battlecry: Deal 6 damage to a minion. If it survives, gain +6 Health and Taunt. ~GAMEPLAY
    ASPROXY BE 994
    """

    targets = MINIONS
    action = damage(TARGET, N) >> when(IT_SURVIVES, give(SELF, "BE_994e") >> keyword(SELF, TAUNT))


class BE_996:
    """Frontline Ironborn.

    After an enemy minion dies on your turn, gain +2/+2 and a random Bonus Effect.
    """

    events = when_died(ENEMY_MINIONS, give(SELF, "BE_996e") >> bonus_effect(SELF), only=MY_TURN)


class BE_997:
    """Proto-Pandaren.

    After a card enters your hand except from this, give both players a random spell.~GAMEPLAY
    ASPROXY BE 997
    """

    events = (
        on("card_added", FRIENDLY & FROM_ELSEWHERE, GIFTS),
        on("taken", FRIENDLY, GIFTS),
        on("returned", FRIENDLY, GIFTS),
        when_drawn(FRIENDLY, GIFTS),
    )


class BE_998:
    """Seeker of Prey. Elusive After this takes damage, destroy a random enemy minion."""

    events = when_damaged(SELF, destroy(random(ENEMY_MINIONS)))


class BE_999:
    """Power Tiger. At the start of EVERY player's turn, attack a random enemy."""

    events = turn_start(attacks(SELF, ENEMY_CHARACTERS), BOTH_PLAYERS)
