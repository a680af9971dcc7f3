"""Saviors of Uldum: Mage."""

from hsreplay_sim.cards.words import *


class ULD_216:
    """Puzzle Box of Yogg-Saron. Cast 10 random spells (targets chosen randomly)."""

    action = cast_random(pool(A_SPELL), N)


class ULD_236:
    """Tortollan Pilgrim. Battlecry: Discover a spell in your deck and cast it with random targets.

    Before 60352 a copy of it is discovered and cast.
    """

    action = when(
        says("copy"),
        discover_then(copies(FRIENDLY_DECK & SPELL), cast_it(SUBJECT)),
        discover_from(FRIENDLY_DECK & SPELL, cast_it(SUBJECT)),
    )


class ULD_238:
    """Reno the Relicologist.

    Battlecry: If your deck has no duplicates, deal 10 damage randomly split among all enemy
    minions.
    """

    action = when(NO_DUPLICATES, missiles(N, ENEMY_MINIONS))


class ULD_239:
    """Flame Ward. Secret: After a minion attacks your hero, deal 3 damage to all enemy minions."""

    secret = after_attack(ENEMY & MINION, damage(ENEMY_MINIONS, N), FRIENDLY_HERO)


class ULD_240:
    """Arcane Flakmage. After you play a Secret, deal 2 damage to all enemy minions."""

    events = after_played(FRIENDLY & A_SECRET, damage(ENEMY_MINIONS, N))


class ULD_293:
    """Cloud Prince. Battlecry: If you control a Secret, deal 6 damage."""

    targets = target(CHARACTERS, only=any_of(FRIENDLY_SECRETS))
    action = damage(TARGET, N)


class ULD_329:
    """Dune Sculptor. After you cast a spell, add a random Mage minion to your hand."""

    events = after_played(FRIENDLY & SPELL, add_random(pool(A_MINION, card_class=CardClass.MAGE)))


class ULD_433:
    """Raid the Sky Temple. Quest: Cast 10 spells. Reward: Ascendant Scroll."""

    quest = when_played(FRIENDLY & SPELL & OTHERS, progress())
    reward = new_power("ULD_433p")


class ULD_433p:
    """Ascendant Scroll. Add a random Mage spell to your hand. It costs (2) less."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE)) >> give(MADE, "ULD_433e")


class ULD_435:
    """Naga Sand Witch. Battlecry: Change the Cost of spells in your hand to (5)."""

    action = give(FRIENDLY_HAND & SPELL, "ULD_435e")


class ULD_435e:
    """Sandwitched. Costs (5)."""

    set_cost = N


class ULD_726:
    """Ancient Mysteries. Draw a Secret from your deck. It costs (0)."""

    action = draw_from(FRIENDLY_DECK & A_SECRET) >> give(DRAWN & IN_HAND, "ULD_726e")


class ULD_726e:
    """Translated. Costs (0)."""

    set_cost = N
