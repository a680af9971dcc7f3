"""Goblins vs Gnomes: Druid."""

from hsreplay_sim.cards.sets.goblins_vs_gnomes.spare_parts import SPARE_PARTS
from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules import zones


class GVG_030:
    """Anodized Robo Cub. Taunt. Choose One - +1 Attack; or +1 Health."""

    choose = ("GVG_030a", "GVG_030b")


class GVG_030a:
    """Attack Mode. +1 Attack."""

    action = give(SELF, "GVG_030ae")


class GVG_030b:
    """Tank Mode. +1 Health."""

    action = give(SELF, "GVG_030be")


def _recycle(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None:
        card_id = body.card_id
        zones.return_to_deck(g, [body], me)
        zones.shuffle_in(g, me, body.controller, card_id, signed=False)
        g.move(body, Zone.SETASIDE)


class GVG_031:
    """Recycle. Shuffle an enemy minion into your opponent's deck.

    What is shuffled is another card of its kind (U008:30365, U542:3870).
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = script(_recycle)


class GVG_032:
    """Grove Tender.

    Choose One - Give each player a Mana Crystal; or Each player draws a card.
    """

    choose = ("GVG_032a", "GVG_032b")


class GVG_032a:
    """Gift of Mana. Give each player a Mana Crystal."""

    action = gain_crystals(1, full=True) >> gain_crystals(1, full=True, opponent=True)


class GVG_032b:
    """Gift of Cards. Each player draws a card."""

    action = draw() >> opponent_draws()


class GVG_033:
    """Tree of Life. Restore all characters to full Health."""

    action = for_each(CHARACTERS, heal(TARGET, max_health_of(TARGET)))


class GVG_034:
    """Mech-Bear-Cat. Whenever this minion takes damage, add a Spare Part card to your hand."""

    events = when_damaged(SELF, add_random(SPARE_PARTS, signed=False))


class GVG_035:
    """Malorne. Deathrattle: Go Dormant. Revive after 2 friendly Beasts die.

    Before 184968: Deathrattle: Shuffle this minion into your deck. Up to 3.2 he was set aside, and
    a new one shuffled (hs-bugs#56).
    """

    deathrattle = when(
        says("Shuffle this minion"),
        when(
            by_profile(lambda p: p.malorne_moves_himself),
            shuffle_away(SELF),
            shuffle("GVG_035") >> script(lambda g, me, it: g.move(me, Zone.SETASIDE)),
        ),
        when(~any_of(SELF & IN_PLAY), resummon(SELF) >> fall_asleep(MADE, "WON_011e", 2)),
    )
    keywords = ((DEATHRATTLE_RETURN_ZONE, int(Zone.DECK) * as_number(says("Shuffle this minion"))),)


class GVG_041:
    """Dark Wispers. Choose One - Summon 5 Wisps; or Give a minion +5/+5 and Taunt."""

    choose = ("GVG_041b", "GVG_041a")


class GVG_041a:
    """Call the Guardians. +5/+5 and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GVG_041c")


class GVG_041b:
    """Nature's Defense. Summon 5 Wisps."""

    action = summon("CS2_231", N)


class GVG_080:
    """Druid of the Fang. Battlecry: If you have a Beast, transform this minion into a 7/7."""

    action = when(any_of((FRIENDLY_MINIONS & BEAST) - SELF), transform(SELF, "GVG_080t"))
