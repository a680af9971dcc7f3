"""Into the Emerald Dream: Paladin."""

from hsreplay_sim.cards.words import *

_NEW_AURA = Selector(
    lambda g, me, it: [
        each
        for each in g.secrets[me.controller]
        if each.card_id == "EDR_259e1" and not each.get(TAG_SCRIPT_DATA_NUM_4)
    ],
    lambda g, me, e: True,
)
"""The aura of Ursol that does not know its spell yet."""


class EDR_251:
    """Dragonscale Armaments. Draw a spell that started in your deck and one that didn't."""

    action = draw_one_each(FRIENDLY_DECK & SPELL & OF_A_DECK, FRIENDLY_DECK & SPELL & GENERATED)


class EDR_252:
    """Mark of Ursol.

    Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3
    instead.
    """

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & ENEMY), give(TARGET, "EDR_252e"), give(TARGET, "EDR_252e1"))


class EDR_252e:
    """Mark of Ursol. Stats set to 1/1."""

    set_atk = N
    set_health = N2


class EDR_252e1:
    """Might of Ursol. Stats set to 3/3."""

    set_atk = N
    set_health = N2


class EDR_253:
    """Ursine Maul. After your hero attacks, draw a card.

    Before 238003: draw your highest Cost card.
    """

    events = after_attack(
        FRIENDLY & HERO,
        when(says("highest"), draw_from(highest(FRIENDLY_DECK, COST)), draw()),
    )


class EDR_255:
    """Renewing Flames. Lifesteal. Deal 5 damage to the lowest Health enemy, twice."""

    action = repeat(2, damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N))


class EDR_256:
    """Dreamwarden.

    Taunt. Battlecry: If there is a card in your deck that didn't start there, draw it and gain
    +2/+2.
    """

    action = draw_from(FRIENDLY_DECK & GENERATED) >> when(any_of(DRAWN), give(SELF, "EDR_256e"))


class EDR_257:
    """Lightmender. Taunt.Choose One - +3 Attack and Divine Shield; or +3 Health and Lifesteal."""

    choose = ("EDR_257a", "EDR_257b")


class EDR_257a:
    """Holy Bond. +3 Attack and Divine Shield."""

    action = give(SELF, "EDR_257ae") >> shield(SELF)


class EDR_257b:
    """Embrace of the Light. +3 Health and Lifesteal."""

    action = give(SELF, "EDR_257be") >> keyword(SELF, LIFESTEAL)


class EDR_259:
    """Ursol. Battlecry: Cast the highest Cost spell from your hand as an Aura that lasts @ turns.

    The aura keeps the dbf id of the spell, which leaves the hand; its targets are random.
    """

    action = for_each(
        random(highest(FRIENDLY_HAND & SPELL, COST)),
        cast_on("EDR_259e1")
        >> set_tag(_NEW_AURA, TAG_SCRIPT_DATA_NUM_4, dbf_of(SUBJECT))
        >> remove(SUBJECT),
    )


class EDR_259e1:
    """Ursol's Aura. At the end of your turn, cast {0}. Lasts @ turns."""

    objective = turn_end(cast_random(card_of(tag_of(SELF, TAG_SCRIPT_DATA_NUM_4))) >> pass_turn())


class EDR_264:
    """Aegis of Light. Summon a random 2-Cost minion and give it Taunt. Imbue your Hero Power."""

    action = summon_random(pool(A_MINION, cost=N), signed=True) >> keyword(MADE, TAUNT) >> imbue()


class EDR_445p:
    """Blessing of the Dragon.

    Shuffle two Emerald Portals into your deck. (Your Portals summon @-Cost Dragons.)
    """

    own_number = mine(TAG_3527)
    action = shuffle("EDR_445pt3", 2, counting=mine(TAG_3527), hidden=~ALWAYS)


class EDR_445pt3:
    """Emerald Portal. Casts When Drawn Summon a random @-Cost Dragon."""

    own_number = mine(TAG_3527)
    on_draw = summon_random(pool(A_MINION, race=Race.DRAGON, cost=mine(TAG_3527)), signed=True)


class EDR_451:
    """Goldpetal Drake. Battlecry and Deathrattle:Imbue your Hero Power."""

    action = imbue()
    deathrattle = imbue()


class FIR_914:
    """Smoldering Strength.

    Give a friendly minion +{0}/+{0}. (Upgrades each turn, but discards after {1}!)@Give a friendly
    minion +{0}/+{0}. (Discards this turn!)
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "FIR_914e", data=DATA1)
    in_hand = SMOLDERS


class FIR_914e:
    """Smoldering Strength. +{0}/+{0}."""

    atk = DATA1
    max_health = DATA1


class FIR_941:
    """Searing Reflection. Draw a minion. Summon an 8/8 copy of it with Divine Shield."""

    action = draw_from(FRIENDLY_DECK & MINION) >> summon_changed(DRAWN, "FIR_941e1") >> shield(MADE)


class FIR_941e1:
    """Searing Reflection. Stats set to 8/8."""

    set_atk = N
    set_health = N2


class FIR_961:
    """Ashleaf Pixie.

    Battlecry: If you're holding a spell that costs (5) or more, gain Divine Shield and
    Lifesteal.
    """

    action = when(
        any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)), shield(SELF) >> keyword(SELF, LIFESTEAL)
    )
