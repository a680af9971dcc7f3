"""Cards as somebody outside of the package writes them."""

from __future__ import annotations

from hearthstone.enums import CardType, GameTag

from hsreplay_sim.cards.words import (
    ALWAYS,
    CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY_MINIONS,
    SELF,
    TARGET,
    TAUNT,
    add_card,
    after,
    damage,
    draw,
    give,
    on,
    once,
)

MINION, SPELL, WEAPON = CardType.MINION, CardType.SPELL, CardType.WEAPON


class OWN_001:
    """A minion with values of its own; two operations in a tuple."""

    name = "Raging Ogre"
    text = "<b>Battlecry:</b> Deal 3 damage. Draw a card."
    tags = {
        GameTag.CARDTYPE: MINION,
        GameTag.COST: 4,
        GameTag.ATK: 2,
        GameTag.HEALTH: 6,
        GameTag.BATTLECRY: 1,
    }
    targets = CHARACTERS
    action = damage(TARGET), draw()


class OWN_002:
    """Attack and Charge as functions of the value before; it attacks minions alone."""

    name = "Berserker"
    tags = {GameTag.CARDTYPE: MINION, GameTag.COST: 2, GameTag.ATK: 3, GameTag.HEALTH: 4}
    attack_targets = ENEMY_MINIONS
    atk = lambda self, i: i * 2 if self.get(GameTag.DAMAGE) else i
    charge = lambda self, i: self.health_left > 3
    keywords = ((TAUNT, ALWAYS),)


class OWN_003:
    """Listeners of any event, one of which fires once."""

    name = "Listener"
    tags = {GameTag.CARDTYPE: MINION, GameTag.COST: 1, GameTag.ATK: 1, GameTag.HEALTH: 9}
    events = [
        on("shield_lost", FRIENDLY_MINIONS, draw()),
        once(after("summoned", FRIENDLY_MINIONS - SELF, give(SELF, "OWN_003e"))),
    ]


class OWN_003e:
    """Without a type of its own a class is an enchantment."""

    name, text, max_health = "Heard", "+2 Health.", 2


class OWN_004:
    """A text as a function."""

    name, tags = "Call", {GameTag.CARDTYPE: SPELL, GameTag.COST: 1}

    def action(game, me, it):
        add_card("CS2_182").run(game, me, it)


class OWN_005:
    """It doubles the Attack of what it is put on: a function of an enchantment."""

    name, tags = "Might", {GameTag.CARDTYPE: SPELL, GameTag.COST: 0}
    targets = CHARACTERS
    action = give(TARGET, "OWN_005e")


class OWN_005e:
    atk = lambda self, i: i * 2
    cost = lambda self, i: 0


class CS2_182:
    """Chillwind Yeti, with another Health."""

    tags = {GameTag.HEALTH: 7}


class EX1_015:
    """Novice Engineer, with another text."""

    action = draw(2)
    deathrattle = draw()


class Helper:
    """What says no value and no slot is no card."""

    size = 3
