"""Festival of Legends: Demon Hunter."""

from hsreplay_sim.cards.words import *


class ETC_026:
    """Guitar Soloist.

    Battlecry: If you control no other minions, draw a spell, a minion, and a weapon.
    """

    action = when(
        ~any_of(FRIENDLY_MINIONS - SELF),
        draw_from(FRIENDLY_DECK & SPELL)
        >> draw_from(FRIENDLY_DECK & MINION)
        >> draw_from(FRIENDLY_DECK & WEAPON),
    )


class ETC_200:
    """Rush the Stage. Draw two Rush minions. They cost (1) less."""

    action = repeat(
        2, draw_from(FRIENDLY_DECK & MINION & has(RUSH)) >> give(DRAWN & IN_HAND, "ETC_200e")
    )


class ETC_394:
    """Taste of Chaos. Deal 2 damage to a minion. Finale: Discover a Fel spell."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(
        FINALE, discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.FEL))))
    )


class ETC_398:
    """Eye of Shadow. Your hero has Lifesteal."""

    hero_keywords = ((LIFESTEAL, ALWAYS),)


class ETC_399:
    """Halveria Darkraven.

    Rush After a friendly Rush minion attacks, give your minions +1 Attack.
    """

    events = after_attack(FRIENDLY & MINION & has(RUSH), give(FRIENDLY_MINIONS, "ETC_399e"))


class ETC_400:
    """Instrument Smasher.

    Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
    """

    events = when_weapon_destroyed(
        FRIENDLY & WEAPON, equip_random(pool(A_WEAPON, card_class=CardClass.DEMONHUNTER))
    )


class ETC_410:
    """Snakebite. RushBattlecry: Gain +1/+1 for each minion that died this turn.@ (@)"""

    hand_number = of_game(NUM_MINIONS_KILLED_THIS_TURN)
    action = repeat(of_game(NUM_MINIONS_KILLED_THIS_TURN), give(SELF, "ETC_410e"))


class ETC_411:
    """SECURITY!! Summon two 1/1 Illidari with Rush. Outcast: Summon one more."""

    action = summon("BT_036t", 2)
    outcast = summon("BT_036t", 3)
    summons = True
