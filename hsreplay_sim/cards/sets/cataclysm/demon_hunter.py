"""Cataclysm: demon hunter."""

from hsreplay_sim.cards.words import *

A_FEL_SPELL = FRIENDLY & SPELL & school(SpellSchool.FEL)
STEALS_HEALTH = give(TARGET, "CATA_699e") >> without_stacking(give(SELF, "CATA_699e2"))
COLOSSAL_CARD = bearing(COLOSSAL)


class CATA_151:
    """Azshara, Ocean Lord. Colossal +2 Your hero has Windfury."""

    colossal = ("CATA_151t", "CATA_151t1")
    aura = aura(FRIENDLY_HERO, "CATA_151e")


class CATA_151t:
    """Azshara's Tentacle.

    When summoned, give your hero +{0} Attack this turn.Herald twice to upgrade.
    """

    events = when_summoned(SELF, give(FRIENDLY_HERO, "CATA_151te", DATA1))


class CATA_151t1:
    """Azshara's Tentacle.

    When summoned, give your hero +{0} Attack this turn.Herald twice to upgrade.
    """

    events = when_summoned(SELF, give(FRIENDLY_HERO, "CATA_151te", DATA1))


class CATA_525:
    """Armored Bloodletter. Rush. Battlecry: Herald {0}."""

    action = herald()


class CATA_525t:
    """Soldier of Azshara.

    When summoned, give your hero +{0} Attack this turn. Herald twice to upgrade.
    """

    events = when_summoned(SELF, give(FRIENDLY_HERO, "CATA_151te", DATA1))


class CATA_151te:
    """Blood of the Fel. +@ Attack on your turn."""

    atk = DATA1
    events = turn_end(expire(SOURCE))


class CATA_526:
    """Broxigar's Last Stand. Deal 1 damage to all minions. Draw a card for each that died."""

    action = damage(MINIONS, N) >> draw(count(MINIONS & DOOMED))


class CATA_527:
    """Nespirah, Enthralled.

    Deal 1 damage. After you cast a Fel spell, reopen. Deathrattle: Summon Nespirah, Unshackled.
    """

    targets = target(CHARACTERS, optional=False)
    activate = damage(TARGET, N)
    events = after_played(A_FEL_SPELL, reopen())
    deathrattle = summon("CATA_527t2")


class CATA_527t2:
    """Nespirah, Unshackled.

    After you cast a Fel spell, get a random non-Colossal Naga. It costs (1).

    Before 240397 it may be a Colossal one.
    """

    events = after_played(
        A_FEL_SPELL,
        when(
            says("non-<b>Colossal</b>"),
            add_random(pool(A_MINION, race=Race.NAGA, where=lambda card: not COLOSSAL_CARD(card))),
            add_random(pool(A_MINION, race=Race.NAGA)),
        )
        >> give(MADE & IN_HAND, "GBL_001e"),
    )


class CATA_528:
    """Sigil of the Seas.

    At the start of your next turn,& summon a 3/3 Naga with Taunt.~GAMEPLAY ASPROXY CATA 528
    """

    sigil = turn_start(summon("CATA_528t"))


class CATA_529:
    """Ravenous Felfisher. Costs (1) less for each Fel spell you've cast this game."""

    cost = -(N * count(PLAYED_THIS_GAME & SPELL & school(SpellSchool.FEL)))


class CATA_530:
    """Fel Infusion. Herald {0}. Your hero has Lifesteal this turn."""

    action = herald() >> give(FRIENDLY_HERO, "CATA_530e")


class CATA_530e:
    """Lifesteal this turn."""

    keywords = (LIFESTEAL,)
    events = turn_end(expire(SOURCE))


class CATA_533:
    """Flash Flood.

    Deal 5 damage to your opponent's left and right-most minions. Outcast: Do it again.
    """

    action = damage(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS), N)
    outcast = repeat(
        2, damage(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS), N) >> resolve_deaths()
    )


class CATA_697:
    """Malevolent Mutant. Battlecry: Choose a Fel spell in your hand. Get a copy of it."""

    targets = FRIENDLY_HAND & SPELL & school(SpellSchool.FEL)
    action = copy_exactly(TARGET)


class CATA_699:
    """Dread Leviathan.

    Taunt. Battlecry: Choose an enemy minion to steal 3 Health from, three times.
    """

    targets = ENEMY_MINIONS
    action = when(
        any_of(TARGET),
        STEALS_HEALTH >> repeat(2, pick_one(ENEMY_MINIONS & health_at_least(1), STEALS_HEALTH)),
    )


class CATA_699e:
    """Drained. Reduced Health."""

    max_health = -of_creator(N)


class CATA_699e2:
    """Crackin'. Increased Health."""

    max_health = of_creator(N)
