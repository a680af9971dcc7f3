"""Murder at Castle Nathria: Demon Hunter."""

from hsreplay_sim.cards.words import *


class MAW_008:
    """Sightless Magistrate. Battlecry: Both players draw until they have 5 cards."""

    action = draw(N - count(FRIENDLY_HAND)) >> opponent_draws(N - count(ENEMY_HAND))


class MAW_012:
    """All Fel Breaks Loose.

    Summon a friendly Demon that died this game. Infuse (@ Demons): Summon three instead.
    """

    playable = any_of(DIED_THIS_GAME & MINION & DEMON)
    action = resurrect(random(DIED_THIS_GAME & MINION & DEMON))
    infuse = "MAW_012t"
    infused_by = any_of(SUBJECT & DEMON)
    summons = True


class MAW_012t:
    """All Fel Breaks Loose. Infused Summon three friendly Demons that died this game."""

    playable = any_of(DIED_THIS_GAME & MINION & DEMON)
    action = resurrect(random(DIED_THIS_GAME & MINION & DEMON, 3))
    summons = True


class REV_506:
    """Sinful Brand.

    Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = give(TARGET, "REV_506e")


class REV_506e:
    """Branded. Whenever this takes damage, deal 1 damage to your hero."""

    events = when_damaged(SELF, damage(ENEMY_HERO, N))


class REV_509:
    """Magnifying Glaive. After your hero attacks, draw until you have 3 cards."""

    events = after_attack(FRIENDLY & HERO, draw(N - count(FRIENDLY_HAND)))


class REV_510:
    """Kryxis the Voracious. Battlecry: Discard your hand. Deathrattle: Draw 3 cards."""

    action = discard_hand()
    deathrattle = draw(N)


class REV_511:
    """Bibliomite. Battlecry: Choose a card in your hand to shuffle into your deck."""

    targets = FRIENDLY_HAND
    action = shuffle_away(TARGET)
