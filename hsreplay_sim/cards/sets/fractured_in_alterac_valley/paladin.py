"""Fractured in Alterac Valley with Onyxia's Lair: Paladin."""

from hsreplay_sim.cards.words import *


class AV_213:
    """Vitality Surge. Draw a minion. Restore Health to your hero equal to its Cost."""

    action = draw_from(FRIENDLY_DECK & MINION) >> heal(FRIENDLY_HERO, cost_of(DRAWN))


class AV_338:
    """Hold the Bridge.

    Give a minion +2/+1 and Divine Shield. It gains Lifesteal until end of turn.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "AV_338e") >> give(TARGET, "AV_338e2") >> shield(TARGET)


class AV_339:
    """Templar Captain. Rush. After this attacks a minion, summon a 5/5 Defender with Taunt."""

    events = after_attack(SELF, summon("AV_342t"), defender=MINION)


class AV_340:
    """Brasswing.

    At the end of your turn, deal 2 damage to all enemies. Honorable Kill: Restore 4 Health to your
    hero.
    """

    events = turn_end(damage(ENEMY_CHARACTERS, N))
    honorable_kill = heal(FRIENDLY_HERO, N2)


class AV_341:
    """Cavalry Horn. Deathrattle: Summon the lowest Cost minion in your hand."""

    deathrattle = recruit(random(lowest(FRIENDLY_HAND & MINION, COST)))


class AV_342:
    """Protect the Innocent.

    Summon a 5/5 Defender with Taunt. If your hero was healed this turn, summon another.
    """

    action = summon("AV_342t") >> when(mine(HERO_HEALING_THIS_TURN) > 0, summon("AV_342t"))
    summons = True


class AV_343:
    """Stonehearth Vindicator.

    Battlecry: Draw a spell that costs (3) or less. It costs (0) this turn.
    """

    action = draw_from(FRIENDLY_DECK & SPELL & cost_at_most(N)) >> give(DRAWN & IN_HAND, "AV_343e")


class AV_343e:
    """Stone Fortitude. Costs (0) this turn. (Before 133122 it says (3) less; its card said (0).)"""

    set_cost = of_card("AV_343", N2)


class AV_344:
    """Dun Baldar Bridge. After you summon a minion, give it +2/+2. Lasts 3 turns."""

    objective = (after_summon(FRIENDLY_MINIONS, give(SUBJECT, "AV_344e")), LASTS)


class ONY_022:
    """Battle Vicar. Battlecry:Discover a Holy spell."""

    action = discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.HOLY))))


class ONY_027:
    """Ring of Courage. Tradeable Give a minion +1/+1. Repeat for each enemy minion."""

    targets = target(MINIONS, optional=False)
    action = repeat(count(ENEMY_MINIONS) + 1, give(TARGET, "ONY_027e"))
