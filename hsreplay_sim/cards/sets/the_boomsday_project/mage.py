"""The Boomsday Project: Mage."""

from hsreplay_sim.cards.words import *


class BOT_101:
    """Astral Rift. Add 2 random minions to your hand."""

    action = add_random(pool(A_MINION), N)


class BOT_103:
    """Stargazer Luna. After you play the right-most card in your hand, draw a card."""

    events = after_played(FRIENDLY, draw(), PLAYED_RIGHTMOST)


class BOT_254:
    """Unexpected Results. Summon two random $2-Cost minions (improved by Spell Damage)."""

    action = summon_random(pool(A_MINION, cost=N + SPELL_POWER), 2)


class BOT_256:
    """Astromancer. Battlecry: Summon a random minion with Cost equal to your hand size."""

    action = summon_random(pool(A_MINION, cost=count(FRIENDLY_HAND)))


class BOT_257:
    """Luna's Pocket Galaxy. Change the Cost of minions in your deck to (1)."""

    action = give(FRIENDLY_DECK & MINION, "BOT_257e")


class BOT_257e:
    """Starstruck. Costs (1)."""

    set_cost = N
    stays = by_profile(lambda p: not p.starstruck_ends)


class BOT_453:
    """Shooting Star. Deal 1 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class BOT_531:
    """Celestial Emissary. Battlecry: Your next spell this turn has Spell Damage +2."""

    action = give(FRIENDLY_PLAYER, "BOT_531e") >> give(SELF, "BOT_531e2")


class BOT_531e:
    """Celestial Power. You have Spell Damage +2 for your next spell this turn."""

    spell_power = 1
    hero_keywords = ((SPELLPOWER, ALWAYS),)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class BOT_531e2:
    """Celestial Power. You have Spell Damage +2 for your next spell this turn."""

    undispellable = True
    keywords = (CUSTOM_KEYWORD_EFFECT,)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class BOT_600:
    """Research Project. Each player draws 2 cards."""

    action = draw(N) >> opponent_draws(N)


class BOT_601:
    """Meteorologist. Battlecry: For each card in your hand, deal 1 damage to a random enemy."""

    action = repeat(count(FRIENDLY_HAND), damage(random(ENEMY_CHARACTERS), N))
