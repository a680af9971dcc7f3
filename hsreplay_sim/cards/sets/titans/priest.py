"""TITANS: Priest."""

from hsreplay_sim.cards.words import *


class TTN_481:
    """Ra-den.

    Taunt. Deathrattle: Summon each other minion you've played this game that did not start in your
    deck.
    """

    deathrattle = resurrect(
        random(PLAYED_THIS_GAME & MINION & GENERATED & ~card("TTN_481"), FREE_SLOTS)
    )


class TTN_483:
    """Serenity. Give all enemy minions -2 Attack. Destroy any with 0 Attack."""

    action = (
        give(ENEMY_MINIONS, "TTN_483e") >> tell_stats() >> destroy(ENEMY_MINIONS & atk_at_most(N2))
    )


class TTN_484:
    """False Disciple. Battlecry: Discover a Legendary Priest minion from the past."""

    action = discover(past_pool(A_MINION, card_class=CardClass.PRIEST, where=legendary))


class YOG_508:
    """Twilight Torrent.

    Choose a character. If it's friendly, restore 6 Health. If it's an enemy, deal 3 damage.
    """

    targets = target(CHARACTERS, optional=False)
    action = when(any_of(TARGET & FRIENDLY), heal(TARGET, N), damage(TARGET, N2))


class YOG_520:
    """Soulburner Varia.

    After a friendly Undead dies, deal 2 damage to the enemy hero and get a random Shadow Priest
    spell.
    """

    events = when_died(
        FRIENDLY & UNDEAD & OTHERS,
        damage(ENEMY_HERO, N)
        >> add_random(
            pool(A_SPELL, card_class=CardClass.PRIEST, where=of_school(SpellSchool.SHADOW))
        ),
    )
