"""Reign of the Black Empire: Paladin."""

from hsreplay_sim.cards.words import *


class BE_000:
    """Lightcaller. Lifesteals for both players."""

    events = when_deals_damage(FRIENDLY & HERO, heal(ENEMY_HERO, AMOUNT))


class BE_142:
    """March to War.

    All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with Divine Shield.
    """

    cost = MANA_LEFT - OVERALL
    hand_number = MANA_LEFT
    action = summon_sized("BE_142t", PAID_FOR_THIS, PAID_FOR_THIS)
    summons = True


class BE_143:
    """Amitut, Keeper of Amitus.

    Taunt. Battlecry: For each Holy spell in your deck, shuffle in a copy with Cast when Drawn.
    """

    action = for_each(
        FRIENDLY_DECK & SPELL & school(SpellSchool.HOLY),
        shuffle_copy(SUBJECT) >> give(MADE, "BE_143t2e"),
    )


class BE_143t2e:
    """Amitut's Blessing. Cast When Drawn.

    As a hypothesis, it is cast with a random target.
    """

    keywords = (CASTS_WHEN_DRAWN,)
    on_draw = cast_copies(SELF)


class BE_146:
    """Oathbinder's Aura.

    After you cast a Holy spell, summon a Soldier with stats equal to its Cost and Divine Shield.
    Lasts 3 turns.
    """

    objective = (
        after_played(
            FRIENDLY & SPELL & OTHERS & school(SpellSchool.HOLY),
            summon_sized("BE_142t", COST_PAID, COST_PAID),
            only=COST_PAID > 0,
        ),
        LASTS,
    )


class BE_152:
    """Sundancer. At the end of your turn, get a 2-Cost Blessing that gives +2/+3."""

    events = turn_end(add_card("BE_152t"))


class BE_152t:
    """Sun's Blessing. Give a minion +2/+3."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BE_152e")


class BE_153:
    """Sun's Reckoning.

    Deal 1 damage to all enemy minions. Shuffle 'Final Reckoning' into your deck.
    """

    action = damage(ENEMY_MINIONS, N) >> shuffle("BE_153t")


class BE_153t:
    """Final Reckoning. Lifesteal Deal 3 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class BE_154:
    """Humble Judgment. Draw 3 cards. Set the Attack and Health of any minions drawn to 2."""

    action = draw(N) >> give(DRAWN & IN_HAND & MINION, "BE_154e")


class BE_154e:
    """Humbled. Stats changed to 2/2."""

    set_atk = N
    set_health = N2


class BE_183:
    """Halls of Origination.

    Lifesteal. Deal 8 damage randomly split among all enemies. Summon an 8-Cost minion.
    """

    action = missiles(N) >> summon_random(pool(A_MINION, cost=N2))
