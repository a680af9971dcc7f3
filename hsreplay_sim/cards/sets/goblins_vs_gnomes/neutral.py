"""Goblins vs Gnomes: neutral."""

from hsreplay_sim.cards.sets.goblins_vs_gnomes.spare_parts import SPARE_PARTS
from hsreplay_sim.cards.words import *

OTHER_MECHS = (FRIENDLY_MINIONS & MECH) - SELF


class GVG_006:
    """Mechwarper. Your Mechs cost (1) less."""

    aura = aura(FRIENDLY_HAND & MECH, "GVG_006e")


class GVG_013:
    """Cogmaster. Has +2 Attack while you have a Mech."""

    atk = as_number(any_of(FRIENDLY_MINIONS & MECH)) * N


class GVG_065:
    """Ogre Brute. 50% chance to attack the wrong enemy."""

    events = FORGETFUL


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


class GVG_069:
    """Antique Healbot. Battlecry: Restore 8 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


def _take_a_secret(g: Game, me: Entity, it: Frame) -> None:
    for secret in random(ENEMY_SECRETS).of(g, me, it):
        g.give_control(secret, me.controller)


class GVG_074:
    """Kezan Mystic. Battlecry: Take control of a random enemy Secret."""

    action = script(_take_a_secret)


class GVG_075:
    """Ship's Cannon. After you summon a Pirate, deal 2 damage to a random enemy."""

    events = after_summon(FRIENDLY_MINIONS & PIRATE, damage(random(ENEMY_CHARACTERS), N))


class GVG_076:
    """Explosive Sheep. Deathrattle: Deal 2 damage to all minions."""

    deathrattle = damage(MINIONS, N)


class GVG_076a:
    """Pistons. Increased Attack."""

    atk = of_creator(N)


class GVG_078:
    """Mechanical Yeti.

    Deathrattle: Give each player a Spare Part. Up to 9786 each is its player's own work.
    """

    deathrattle = add_random(
        SPARE_PARTS, by_player=~by_profile(lambda p: p.yeti_makes_parts)
    ) >> add_random(SPARE_PARTS, opponent=True, by_player=~by_profile(lambda p: p.yeti_makes_parts))


class GVG_082:
    """Clockwork Gnome. Deathrattle: Add a Spare Part card to your hand."""

    deathrattle = add_random(SPARE_PARTS)


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

    action = draw() >> transform((DRAWN & MINION) & (OTHERS & IN_HAND), "GVG_092t")


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


class GVG_096:
    """Piloted Shredder. Deathrattle: Summon a random 2-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class GVG_097:
    """Lil' Exorcist. Taunt. Battlecry: Gain +1/+1 for each enemy Deathrattle minion."""

    action = when(
        any_of(ENEMY_MINIONS & has(DEATHRATTLE)),
        give(SELF, "GVG_101e", count(ENEMY_MINIONS & has(DEATHRATTLE))),
    )


class GVG_099:
    """Bomb Lobber. Battlecry: Deal 4 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class GVG_102:
    """Tinkertown Technician.

    Battlecry: If you have a Mech, gain +1/+1 and add a Spare Part to your hand.
    """

    action = when(any_of(OTHER_MECHS), give(SELF, "GVG_102e", notes=N) >> add_random(SPARE_PARTS))


class GVG_103:
    """Micro Machine. At the start of each turn, gain +1 Attack."""

    events = turn_start(give(SELF, "GVG_076a"), whose=BOTH_PLAYERS)
