"""Ashes of Outland: Demon Hunter, epic and legendary, and one that looks at the deck."""

from hsreplay_sim.cards.words import *


class BT_187:
    """Kayn Sunfury. Charge All friendly attacks ignore Taunt."""

    player_tags = (IGNORE_TAUNT,)
    aura = aura(FRIENDLY_CHARACTERS, "BT_187e2")


class BT_187e2:
    """Death's Dance. Kayn is letting this ignore Taunt."""

    keywords = (IGNORE_TAUNT,)


class BT_271:
    """Flamereaper. Also damages the minions next to whomever your hero attacks."""

    events = when_strikes(
        FRIENDLY & HERO, damage(adjacent(TARGET), atk_of(FRIENDLY_HERO)), defender=MINIONS
    )


class BT_323:
    """Sightless Watcher. Battlecry: Look at 3 cards in your deck. Choose one to put on top."""

    action = discover_from(FRIENDLY_DECK, send_to_top(SUBJECT))


class BT_355:
    """Wrathscale Naga. After a friendly minion dies, deal 3 damage to a random enemy."""

    events = when_died(FRIENDLY & MINION & OTHERS, damage(random(ENEMY_CHARACTERS), N))


class BT_430:
    """Warglaives of Azzinoth. After attacking a minion, your hero may attack again."""

    events = after_attack(
        FRIENDLY & HERO, add_tag(FRIENDLY_HERO, EXTRA_ATTACKS_THIS_TURN), defender=MINION
    )


class BT_486:
    """Pit Commander. Taunt. At the end of your turn, summon a Demon from your deck."""

    events = turn_end(recruit(random(FRIENDLY_DECK & DEMON)))


class BT_510:
    """Wrathspike Brute. Taunt. After this is attacked, deal 1 damage to all enemies."""

    events = after_attack(ENEMY_CHARACTERS, damage(ENEMY_CHARACTERS, N), defender=SELF)


class BT_801:
    """Eye Beam. Lifesteal. Deal 3 damage to a minion. Outcast: This costs (1)."""

    targets = MINIONS
    action = damage(TARGET, N)
    cost = -(OVERALL - N2) * as_number(AT_THE_EDGE)


class BT_937:
    """Altruis the Outcast.

    After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
    """

    events = after_played(FRIENDLY, damage(ENEMY_CHARACTERS, N), PLAYED_LEFTMOST | PLAYED_RIGHTMOST)
