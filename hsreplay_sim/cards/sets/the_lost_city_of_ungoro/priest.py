"""The Lost City of Un'Goro: Priest."""

from hsreplay_sim.cards.words import *

GUARD = summon_random(pool(A_MINION, cost=N), signed=True) >> give(MADE, "TLC_815e")
"""What Gravedawn Voidbulb summons, once or twice."""


class DINO_426:
    """Ritual of Life. Discover a 3-Cost minion. Summon a 2/3 copy of it."""

    action = discover(discoverable(pool(A_MINION, cost=N))) >> summon_changed(MADE, "DINO_426e")


class DINO_426e:
    """Lasting Life. 2/3."""

    set_atk = N
    set_health = N2


class DINO_428:
    """Behemoth Mask.

    Set a minion's stats to 8/10 and give it Lifesteal. Force a random enemy minion to attack it.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DINO_428e") >> attacks(
        random(ENEMY_MINIONS - TARGET), TARGET, counted=False
    )


class DINO_428e:
    """Behemoth Mask. 8/10 and Lifesteal."""

    set_atk = N
    set_health = N2
    keywords = (LIFESTEAL,)


class DINO_431:
    """Atlasaurus. Taunt. Deathrattle: Summon a random Taunt minion that costs (5) or more."""

    deathrattle = summon_random(pool(A_MINION, cost_from=N, where=taunt_card), signed=True)


class TLC_811:
    """Archaios.

    Whenever another friendly minion attacks, set its Health equal to this minion's Health.
    """

    events = when_attacks(
        FRIENDLY & MINION & OTHERS, give(SUBJECT, "TLC_811e", data=health_of(SELF))
    )


class TLC_811e:
    """Archaios' Aegis. Health changed."""

    set_health = DATA1


class TLC_813:
    """Purifying Vines.

    Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
    """

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & FRIENDLY), give(TARGET, "TLC_813e"), give(TARGET, "TLC_813e2"))


class TLC_814:
    """Twilight Mender. Deathrattle: Get a random Holy and Shadow spell."""

    deathrattle = add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY))) >> add_random(
        pool(A_SPELL, where=of_school(SpellSchool.SHADOW))
    )


class TLC_815:
    """Gravedawn Voidbulb. Summon a random 4-Cost minion and give it Taunt. Kindred: Do it again."""

    action = GUARD >> when(KINDRED, GUARD)
    summons = True


class TLC_816:
    """Gravedawn Sunbloom. Draw 2 cards. Kindred: This costs (2) less."""

    action = draw(N)
    cost = -N2 * as_number(KINDRED)


def _begin_both(g: Game, me: Entity, it: Frame) -> None:
    """Begin both quests in place of the card that holds them; each is marked as a quest is."""
    for card_id in ("TLC_817t", "TLC_817t2"):
        g.create(card_id, me.controller, Zone.SECRET, creator=me)
    g.move(me, Zone.SETASIDE)


def _combines_with(half: str) -> tuple[Trigger, ...]:
    """Join this half of Sol'etos and the other, if both are in my hand."""
    joins = when(
        any_of(FRIENDLY_HAND & card(half)),
        remove(leftmost(FRIENDLY_HAND & card(half)), aside=True) >> upgrade_to("TLC_817t5"),
    )
    return on("card_added", SELF, joins), when_drawn(SELF, joins), turn_start(joins)


class TLC_817:
    """Reach Equilibrium.

    Quest: Cast 4 Holy spells Reward: Life's Breath. Quest: Cast 4 Shadow spells. Reward: Death's
    Touch.
    """

    quest = silently(after_played(SELF, script(_begin_both)))


class TLC_817t:
    """Cleanse the Shadow. Quest: Cast 4 Holy spells. Reward: Life's Breath."""

    quest = after_played(FRIENDLY & SPELL & school(SpellSchool.HOLY), progress())
    reward = reward_card("TLC_817t3")


class TLC_817t2:
    """Corrupt the Light. Quest: Cast 4 Shadow spells. Reward: Death's Touch."""

    quest = after_played(FRIENDLY & SPELL & school(SpellSchool.SHADOW), progress())
    reward = reward_card("TLC_817t4")


class TLC_817t3:
    """Sol'etos, Life's Breath.

    Taunt. Battlecry: Summon a copy of this. If you're holding both halves of Sol'etos, combine!
    """

    action = summon_copy(SELF)
    in_hand = _combines_with("TLC_817t4")


class TLC_817t4:
    """Sol'etos, Death's Touch.

    Reborn. Deathrattle: Deal 5 damage to a random enemy. If you're holding both halves of Sol'etos,
    combine!
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), N)
    in_hand = _combines_with("TLC_817t3")


class TLC_817t5:
    """Sol'etos, Cycle's Rebirth.

    Taunt, Reborn. Battlecry: Summon a copy of this. Deathrattle: Deal 5 damage to a random enemy.
    """

    action = summon_copy(SELF)
    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class TLC_818:
    """Resuscitate. Resurrect a 1, 2, and 3-Cost minion. Give them Reborn."""

    action = (
        resurrect(random(FRIENDLY_DEAD_MINIONS & cost_is(N)), signed=True)
        >> keyword(MADE, REBORN)
        >> resurrect(random(FRIENDLY_DEAD_MINIONS & cost_is(N2)), signed=True)
        >> keyword(MADE, REBORN)
        >> resurrect(random(FRIENDLY_DEAD_MINIONS & cost_is(N3)), signed=True)
        >> keyword(MADE, REBORN)
    )
    summons = True


class TLC_819:
    """Gladesong Siren. Lifesteal Costs (1) if you've cast a Holy and Shadow spell this turn.

    Before 245258 it says "played".
    """

    cost = -(OVERALL - N) * as_number(
        any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.HOLY))
        & any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.SHADOW))
    )


class TLC_820:
    """Glade Ecologist.

    Deathrattle: Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
    """

    deathrattle = add_card("TLC_813")


class TLC_821:
    """Wilted Shadow. Lifesteal Whenever you heal an enemy, this attacks it."""

    events = on("healed", ENEMY & (MINION | HERO), attacks(SELF, SUBJECT), target=FRIENDLY)


class TLC_835:
    """Story of Amara. Set your hero's Health to 40."""

    action = (
        raise_health(FRIENDLY_HERO, 0)
        >> give(FRIENDLY_HERO, "TLC_835e", N)
        >> set_tag(FRIENDLY_HERO, DAMAGE, 0)
    )


class TLC_835e:
    """Warded By Amara. Increased Health."""

    set_health = DATA1
