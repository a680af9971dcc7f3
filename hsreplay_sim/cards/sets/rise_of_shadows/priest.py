"""Rise of Shadows: Priest."""

from hsreplay_sim.cards.words import *


class DAL_011:
    """Lazul's Scheme.

    Reduce the Attack of an enemy minion by @ until your next turn. (Upgrades each turn!)
    """

    targets = target(ENEMY_MINIONS, optional=False)
    in_hand = turn_end(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1))
    action = give(TARGET, "DAL_011e", DATA1)


class DAL_011e:
    """Lazul's Curse. Reduced Attack."""

    atk = -DATA1
    events = turn_start(expire(SOURCE))


class DAL_030:
    """Shadowy Figure. Battlecry: Transform into a 2/2 copy of a friendly Deathrattle minion."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = become_copy(SELF, TARGET, "DAL_030e")


class DAL_030e:
    """Shade. 2/2."""

    set_atk = N
    set_health = N2


class DAL_039:
    """Convincing Infiltrator. TauntDeathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class DAL_040:
    """Hench-Clan Shadequill. Deathrattle: Restore 5 Health to the enemy hero."""

    deathrattle = heal(ENEMY_HERO, N)


class DAL_065:
    """Unsleeping Soul. Silence a friendly minion, then summon a copy of it."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = silence(TARGET) >> summon_copy(TARGET)


class DAL_413:
    """EVIL Conscripter. Deathrattle: Add a Lackey to your hand."""

    deathrattle = add_random(LACKEYS)


class DAL_721:
    """Catrina Muerte. At the end of your turn, resurrect another friendly Undead minion.

    Before 170824: At the end of your turn, summon a friendly minion that died this game.
    """

    events = turn_end(
        resurrect(
            random(
                either(
                    says("Undead"), (FRIENDLY_DEAD_MINIONS & UNDEAD) - SELF, FRIENDLY_DEAD_MINIONS
                )
            )
        )
    )


class DAL_723:
    """Forbidden Words. Spend all your Mana. Destroy a minion with that much Attack or less."""

    targets = target(MINIONS & atk_at_most(MANA_LEFT), optional=False)
    action = spend_mana() >> destroy(TARGET)


class DAL_724:
    """Mass Resurrection. Summon 3 friendly minions that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS, N))


class DAL_729:
    """Madame Lazul. Battlecry: Discover a copy of a card in your opponent's hand."""

    action = discover_copy(ENEMY_HAND, linked=False)
