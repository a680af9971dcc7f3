"""Curse of Naxxramas (FP1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    BATTLECRY,
    DEATHRATTLE,
    EXTRA_MINION_DEATHRATTLES_BASE,
    JUST_PLAYED,
    TAG_378,
)
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.words.effects import (
    add_random,
    bounce,
    copy_to_hand,
    damage,
    expire,
    give,
    heal,
    opponent_draws,
    recruit,
    resummon,
    script,
    silence,
    summon,
    summon_copy,
    when,
)
from hsreplay_sim.cards.words.keywords import NOT_ACTIVE, put_secret
from hsreplay_sim.cards.words.pools import pool
from hsreplay_sim.cards.words.selectors import (
    A_SECRET,
    BOTH_HANDS,
    BOTH_PLAYERS,
    DEMON,
    DIED_THIS_TURN,
    ENEMY_DEAD_MINIONS,
    ENEMY_DECK,
    ENEMY_HAND,
    ENEMY_HERO,
    ENEMY_PLAYER,
    FRIENDLY,
    FRIENDLY_DEAD_MINIONS,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_MINIONS,
    FRIENDLY_PLAYER,
    MINION,
    MINIONS,
    SELF,
    SOURCE,
    SPELL,
    SUBJECT,
    card,
    has,
    random,
)
from hsreplay_sim.cards.words.triggers import turn_end, turn_start, when_died, when_summoned
from hsreplay_sim.cards.words.values import (
    ALWAYS,
    N2,
    THEIR_TURN,
    N,
    any_of,
    max_health_of,
    of_creator,
)
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy
from hsreplay_sim.engine.rules.deaths import settle

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


class FP1_001:
    """Zombie Chow. Deathrattle: Restore 5 Health to the enemy hero."""

    deathrattle = heal(ENEMY_HERO, N)


class FP1_002:
    """Haunted Creeper. Deathrattle: Summon two 1/1 Spectral Spiders."""

    deathrattle = summon("FP1_002t", 2)


class FP1_004:
    """Mad Scientist. Deathrattle: Put a Secret from your deck into the battlefield."""

    deathrattle = put_secret(random(FRIENDLY_DECK & A_SECRET & NOT_ACTIVE))


class FP1_007:
    """Nerubian Egg. Deathrattle: Summon a 4/4 Nerubian."""

    deathrattle = summon("FP1_007t")


class FP1_011:
    """Webspinner. Deathrattle: Add a random Beast card to your hand."""

    deathrattle = add_random(pool(race=Race.BEAST))


class FP1_012:
    """Sludge Belcher. Taunt Deathrattle: Summon a 1/2 Slime with Taunt."""

    deathrattle = summon("FP1_012t")


class FP1_018:
    """Duplicate.

    Secret: When a friendly minion dies, put 2 copies of it into your hand. They do not say whose
    gift they are (12 of 12, 10833 to 66927: U161:2937, U380:11376).
    """

    secret = when_died(
        FRIENDLY & MINION,
        copy_to_hand(SUBJECT, signed=False) >> copy_to_hand(SUBJECT, signed=False),
    )


class FP1_022:
    """Voidcaller. Deathrattle: Put a random Demon from your hand into the battlefield."""

    deathrattle = recruit(random(FRIENDLY_HAND & DEMON))


class FP1_023:
    """Dark Cultist. Deathrattle: Give a random friendly minion +3 Health."""

    deathrattle = give(random(FRIENDLY_MINIONS), "FP1_023e")


class FP1_023e:
    """Power of the Ziggurat. +3 Health."""

    max_health = N


DEAD_MINIONS = FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS


class FP1_003:
    """Echoing Ooze. Battlecry: Summon an exact copy of this minion at the end of the turn."""

    events = turn_end(summon_copy(SELF), only=any_of(SELF & has(JUST_PLAYED)))


class FP1_005:
    """Shade of Naxxramas. Stealth. At the start of your turn, gain +1/+1."""

    events = turn_start(give(SELF, "FP1_005e"))


class FP1_005e:
    """Consume. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class FP1_009:
    """Deathlord.

    Taunt. Deathrattle: Your opponent puts a minion from their deck into the battlefield.
    """

    deathrattle = recruit(random(ENEMY_DECK & MINION))


class FP1_013:
    """Kel'Thuzad. At the end of each turn, summon all friendly minions that died this turn."""

    events = turn_end(resummon(DIED_THIS_TURN), whose=BOTH_PLAYERS)


class FP1_014:
    """Stalagg. Deathrattle: If Feugen also died this game, summon Thaddius."""

    deathrattle = when(any_of(DEAD_MINIONS & card("FP1_015")), summon("FP1_014t"))


class FP1_015:
    """Feugen. Deathrattle: If Stalagg also died this game, summon Thaddius."""

    deathrattle = when(any_of(DEAD_MINIONS & card("FP1_014")), summon("FP1_014t"))


class FP1_016:
    """Wailing Soul. Battlecry: Silence your other minions."""

    action = silence(FRIENDLY_MINIONS - SELF)


class FP1_017:
    """Nerub'ar Weblord. Minions with Battlecry cost (2) more."""

    aura = aura((BOTH_HANDS & MINION) & has(BATTLECRY), "FP1_017e")


class FP1_017e:
    """Webbed. Costs (2) more."""

    cost = of_creator(N)


def _plant_treants(g: Game, me: Entity, it: Frame) -> None:
    victims = g.minions()
    sides = [e.controller for e in victims]
    destroy(g, me, victims)
    settle(g)
    for side in sides:
        bodies.summon(g, me, "FP1_019t", side)


class FP1_019:
    """Poison Seeds. Destroy all minions and summon 2/2 Treants to replace them."""

    action = script(_plant_treants)


class FP1_020:
    """Avenge. Secret: When one of your minions dies, give a random friendly minion +3/+2."""

    secret = when_died(
        FRIENDLY & MINION, give(random(FRIENDLY_MINIONS), "FP1_020e"), only=any_of(FRIENDLY_MINIONS)
    )


class FP1_020e:
    """Vengeance. +3/+2."""

    atk = N
    max_health = N2


class FP1_021:
    """Death's Bite. Deathrattle: Deal 1 damage to all minions."""

    deathrattle = damage(MINIONS, N)


class FP1_024:
    """Unstable Ghoul. Taunt. Deathrattle: Deal 1 damage to all minions."""

    deathrattle = damage(MINIONS, N)


def _return_to_life(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None:
        side, place = body.controller, body.tags.get(263, 0)
        destroy(g, me, (body,))
        settle(g)
        bodies.summon(g, me, body.card_id, side, position=place)


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health."""

    targets = target(MINIONS, optional=False)
    action = script(_return_to_life)


class FP1_026:
    """Anub'ar Ambusher. Deathrattle: Return a random friendly minion to your hand."""

    deathrattle = bounce(random(FRIENDLY_MINIONS))


class FP1_027:
    """Stoneskin Gargoyle. At the start of your turn, restore this minion to full Health."""

    keywords = ((TAG_378, ALWAYS),)
    events = turn_start(heal(SELF, max_health_of(SELF)))


class FP1_028:
    """Undertaker. Whenever you summon a minion with Deathrattle, gain +1 Attack."""

    events = when_summoned((FRIENDLY_MINIONS & has(DEATHRATTLE)) - SELF, give(SELF, "FP1_028e"))


class FP1_028e:
    """Darkness Calls. Increased stats."""

    atk = of_creator(N)


class FP1_029:
    """Dancing Swords. Deathrattle: Your opponent draws a card."""

    deathrattle = opponent_draws()


class FP1_030:
    """Loatheb. Battlecry: Enemy spells cost (5) more next turn."""

    action = give(ENEMY_PLAYER, "FP1_030e")


class FP1_030e:
    """Necrotic Aura. Your spells cost (5) more this turn.

    It belongs to the player whose Loatheb it was.
    """

    aura = aura(ENEMY_HAND & SPELL, "FP1_030e2", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class FP1_030e2:
    """Necrotic Aura. Costs (5) more."""

    cost = of_creator(N)


class FP1_031:
    """Baron Rivendare. Your minions trigger their Deathrattles twice."""

    aura = aura(FRIENDLY_PLAYER, "FP1_031e")
    player_tags = (EXTRA_MINION_DEATHRATTLES_BASE,)


class FP1_031e:
    """Rivendare Deathrattle. A mark on the player; the Baron's own tag counts."""
