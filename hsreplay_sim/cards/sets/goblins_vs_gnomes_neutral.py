"""Goblins vs Gnomes, neutral minions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import DEATHRATTLE, TAUNT, WINDFURY
from hsreplay_sim.cards.sets.goblins_vs_gnomes import SPARE_PARTS
from hsreplay_sim.cards.words.effects import (
    add_random,
    coin_flip,
    damage,
    destroy,
    draw,
    for_each,
    give,
    heal,
    keyword,
    mill,
    missiles,
    one_of,
    opponent_draws,
    redirect,
    script,
    shield,
    summon,
    summon_random,
    transform,
    transform_random,
    when,
)
from hsreplay_sim.cards.words.pools import A_MINION, A_WEAPON, cost_beside, legendary, pool
from hsreplay_sim.cards.words.selectors import (
    BEAST,
    CHARACTERS,
    ENEMY,
    ENEMY_HAND,
    ENEMY_MINIONS,
    ENEMY_PLAYER,
    ENEMY_SECRETS,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_SECRETS,
    IN_HAND,
    MECH,
    MINION,
    MINIONS,
    OTHERS,
    SELF,
    SPELL,
    SUBJECT,
    TARGET,
    Selector,
    adjacent,
    atk_at_least,
    atk_at_most,
    cost_is,
    has,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    turn_end,
    turn_start,
    when_attacks,
    when_died,
    when_played,
)
from hsreplay_sim.cards.words.values import (
    DATA1,
    N2,
    N,
    any_of,
    as_number,
    atk_of,
    count,
    of_creator,
)
from hsreplay_sim.engine.rules.summon import equip

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

OTHER_MECHS = (FRIENDLY_MINIONS & MECH) - SELF


class GVG_013:
    """Cogmaster. Has +2 Attack while you have a Mech."""

    atk = as_number(any_of(FRIENDLY_MINIONS & MECH)) * N


class GVG_016:
    """Fel Reaver.

    Whenever your opponent plays a card, remove the top 3 cards of your deck.
    """

    events = when_played(ENEMY, mill(random(FRIENDLY_DECK, N)))


class GVG_067:
    """Stonesplinter Trogg. Whenever your opponent casts a spell, gain +1 Attack."""

    events = when_played(ENEMY & SPELL, give(SELF, "GVG_067a"))


class GVG_067a:
    """Metabolized Magic. Increased Attack."""

    atk = of_creator(N)


class GVG_068:
    """Burly Rockjaw Trogg. Whenever your opponent casts a spell, gain +2 Attack."""

    events = when_played(ENEMY & SPELL, give(SELF, "GVG_068a"))


class GVG_068a:
    """Metabolized Magic. Increased Attack."""

    atk = of_creator(N)


def _take_a_secret(g: Game, me: Entity, it: Frame) -> None:
    for secret in random(ENEMY_SECRETS).of(g, me, it):
        g.give_control(secret, me.controller)


class GVG_074:
    """Kezan Mystic. Battlecry: Take control of a random enemy Secret."""

    action = script(_take_a_secret)


class GVG_089:
    """Illuminator.

    If you control a Secret at the end of your turn, restore 4 Health to your hero.
    """

    events = turn_end(heal(FRIENDLY_HERO, N), only=any_of(FRIENDLY_SECRETS))


class GVG_090:
    """Madder Bomber.

    Battlecry: Deal 6 damage randomly split between all other characters.
    """

    action = missiles(N, CHARACTERS - SELF)


class GVG_092:
    """Gnomish Experimenter.

    Battlecry: Draw a card. If it's a minion, transform it into a Chicken.
    """

    action = draw() >> transform((SUBJECT & MINION) & (OTHERS & IN_HAND), "GVG_092t")


class GVG_094:
    """Jeeves.

    At the end of each player's turn, that player draws until they have 3 cards.
    """

    events = (
        turn_end(draw(N - count(FRIENDLY_HAND))),
        turn_end(opponent_draws(N - count(ENEMY_HAND)), whose=ENEMY_PLAYER),
    )


class GVG_095:
    """Goblin Sapper. Has +4 Attack while your opponent has 6 or more cards in hand."""

    atk = as_number(count(ENEMY_HAND) >= N2) * N


class GVG_097:
    """Lil' Exorcist. Taunt. Battlecry: Gain +1/+1 for each enemy Deathrattle minion."""

    action = when(
        any_of(ENEMY_MINIONS & has(DEATHRATTLE)),
        give(SELF, "GVG_101e", count(ENEMY_MINIONS & has(DEATHRATTLE))),
    )


class GVG_101e:
    """Pure. Increased Stats."""

    atk = DATA1
    max_health = DATA1


class GVG_099:
    """Bomb Lobber. Battlecry: Deal 4 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class GVG_102:
    """Tinkertown Technician.

    Battlecry: If you have a Mech, gain +1/+1 and add a Spare Part to your hand.
    """

    action = when(any_of(OTHER_MECHS), give(SELF, "GVG_102e") >> add_random(SPARE_PARTS))


class GVG_102e:
    """Might of Tinkertown. +1/+1."""

    atk = N
    max_health = N2


class GVG_104:
    """Hobgoblin. Whenever you play a 1-Attack minion, give it +2/+2."""

    events = when_played(
        FRIENDLY & MINION & OTHERS & atk_at_least(1) & atk_at_most(1), give(SUBJECT, "GVG_104a")
    )


class GVG_104a:
    """HERE, TAKE BUFF. +2/+2."""

    atk = N
    max_health = N2


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

    action = for_each(
        FRIENDLY_MINIONS - SELF,
        one_of(keyword(TARGET, WINDFURY), keyword(TARGET, TAUNT), shield(TARGET)),
    )


class GVG_108:
    """Recombobulator.

    Battlecry: Transform a friendly minion into a random minion with the same Cost.
    """

    targets = FRIENDLY_MINIONS
    action = transform_random(TARGET, cost_beside(0))


class GVG_111:
    """Mimiron's Head.

    At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
    """

    events = turn_start(
        destroy(FRIENDLY_MINIONS & MECH) >> summon("GVG_111t"),
        only=count(FRIENDLY_MINIONS & MECH) >= N,
    )


def _enemies_of_attacker(g: Game, me: Entity, it: Frame) -> list[Entity]:
    side = it.subject.controller if it.subject is not None else 0
    return [e for e in g.characters() if e.controller != side and e is not it.target]


class GVG_112:
    """Mogor the Ogre. All minions have a 50% chance to attack the wrong enemy."""

    events = when_attacks(
        MINIONS,
        coin_flip(redirect(random(Selector(_enemies_of_attacker, lambda g, me, e: True)))),
    )


class GVG_113:
    """Foe Reaper 4000. Also damages the minions next to whomever it attacks."""

    events = when_attacks(SELF, damage(adjacent(TARGET), atk_of(SELF)), defender=MINIONS)


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
    """Gazlowe. Whenever you cast a 1-mana spell, add a random Mech to your hand."""

    events = when_played(
        FRIENDLY & SPELL & cost_is(1), add_random(pool(A_MINION, race=Race.MECHANICAL))
    )


class GVG_118:
    """Troggzor the Earthinator.

    Whenever your opponent casts a spell, summon a Burly Rockjaw Trogg.
    """

    events = when_played(ENEMY & SPELL, summon("GVG_068"))


def _arm_both(g: Game, me: Entity, it: Frame) -> None:
    weapons = pool(A_WEAPON)
    for side in (me.controller, 3 - me.controller):
        equip(g, me, g.oracle.card(g, "equip", me, weapons(g, me), side), side)


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
