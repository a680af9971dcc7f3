"""Goblins vs Gnomes: neutral, epic and legendary."""

from hsreplay_sim.cards.sets.goblins_vs_gnomes.spare_parts import SPARE_PARTS
from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules.summon import equip as put_on


class GVG_016:
    """Fel Reaver.

    Whenever your opponent plays a card, remove the top 3 cards of your deck.
    """

    events = when_played(ENEMY, mill(top(FRIENDLY_DECK, N)))


class GVG_104:
    """Hobgoblin.

    Whenever you play a 1-Attack minion, give it +2/+2. Two of them act alike (hs-bugs#826).
    """

    events = when_played(FRIENDLY & MINION & OTHERS & played_with_atk(1), give(SUBJECT, "GVG_104a"))


class GVG_105:
    """Piloted Sky Golem. Deathrattle: Summon a random 4-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class GVG_106:
    """Junkbot. Whenever a friendly Mech dies, gain +2/+2."""

    events = when_died(FRIENDLY & MECH & OTHERS, give(SELF, "GVG_106e"))


class GVG_106e:
    """Junked Up. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GVG_107:
    """Enhance-o Mechano.

    Battlecry: Give your other minions Windfury, Taunt, or Divine Shield (at random).
    """

    action = random_keyword(FRIENDLY_MINIONS - SELF, WINDFURY, TAUNT, DIVINE_SHIELD)


class GVG_108:
    """Recombobulator.

    Battlecry: Transform a friendly minion into a random minion with the same Cost.
    """

    targets = FRIENDLY_MINIONS
    action = transform_random(TARGET, cost_beside(0))


class GVG_110:
    """Dr. Boom. Battlecry: Summon two 1/1 Boom Bots. WARNING: Bots may explode."""

    action = summon("GVG_110t", 2)


class GVG_110t:
    """Boom Bot. Deathrattle: Deal 1-4 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), between(N, N2))


class GVG_111:
    """Mimiron's Head.

    At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
    """

    events = turn_start(
        destroy(FRIENDLY_MINIONS & MECH) >> when(~ROOM, resolve_deaths()) >> summon("GVG_111t"),
        only=count(FRIENDLY_MINIONS & MECH) >= N,
    )


def _enemies_of_attacker(g: Game, me: Entity, it: Frame) -> list[Entity]:
    side = it.subject.controller if it.subject is not None else 0
    return [e for e in CHARACTERS.of(g, me, it) if e.controller != side and e is not it.target]


class GVG_112:
    """Mogor the Ogre. All minions have a 50% chance to attack the wrong enemy."""

    events = when_attacks(
        MINIONS,
        coin_flip(redirect(random(Selector(_enemies_of_attacker, lambda g, me, e: True)))),
    )


class GVG_113:
    """Foe Reaper 4000. Also damages the minions next to whomever it attacks."""

    cleaves = True


class GVG_114:
    """Sneed's Old Shredder. Deathrattle: Summon a random Legendary minion."""

    deathrattle = summon_random(pool(A_MINION, where=legendary))


class GVG_115:
    """Toshley. Battlecry and Deathrattle: Add a Spare Part card to your hand."""

    action = add_random(SPARE_PARTS)
    deathrattle = add_random(SPARE_PARTS)


class GVG_116:
    """Mekgineer Thermaplugg. Whenever an enemy minion dies, summon a Leper Gnome."""

    events = when_died(ENEMY & MINION, summon("EX1_029"))


class GVG_117:
    """Gazlowe. Whenever you cast a 1-Cost spell, add a random Mech to your hand."""

    events = when_played(
        FRIENDLY & SPELL,
        add_random(pool(A_MINION, race=Race.MECHANICAL)),
        COST_PAID.equals(N),
    )


class GVG_118:
    """Troggzor the Earthinator.

    Whenever your opponent casts a spell, summon a Burly Rockjaw Trogg.
    """

    events = when_played(ENEMY & SPELL, summon("GVG_068"))


def _arm_both(g: Game, me: Entity, it: Frame) -> None:
    weapons = pool(A_WEAPON)
    for side in (me.controller, 3 - me.controller):
        weapon = one_of_pool(g, me, it, Purpose.EQUIP, weapons, side)
        if weapon is not None:
            put_on(g, me, weapon, side)


class GVG_119:
    """Blingtron 3000. Battlecry: Equip a random weapon for each player."""

    action = script(_arm_both)


class GVG_120:
    """Hemet Nesingwary. Battlecry: Destroy a Beast."""

    targets = MINIONS & BEAST
    action = destroy(TARGET)


class GVG_121:
    """Clockwork Giant. Costs (1) less for each card in your opponent's hand."""

    cost = -count(ENEMY_HAND)
