"""Into the Emerald Dream: Druid."""

from hsreplay_sim.cards.words import *


class EDR_060:
    """Ward of Earth. Gain 5 Armor. Summon a random 5-Cost minion and give it Taunt."""

    action = armor(N) >> summon_random(pool(A_MINION, cost=N2), signed=True) >> keyword(MADE, TAUNT)


class EDR_209:
    """Forest Lord Cenarius.

    Choose Thrice - Give your other minions +1/+3; or Summon a 5/5 Ancient with Taunt.
    """

    action = repeat(3, choose_text("EDR_209a", "EDR_209b"))


class EDR_209a:
    """Growth of Dreams. Give your other minions +1/+3."""

    action = give(FRIENDLY_MINIONS - SELF, "EDR_209e2")


class EDR_209b:
    """Ancients of the Dream. Summon a 5/5 Ancient with Taunt."""

    action = summon("EDR_209t5", signed=True)
    summons = True


class EDR_270:
    """Horn of Plenty. Discover a Nature spell. It costs (2) less."""

    action = discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.NATURE)))) >> give(
        MADE, "GBL_002e"
    )


class EDR_271:
    """Grove Shaper.

    After you cast a Nature spell, summon a 2/2 Treant with "Deathrattle: Get a random Nature
    spell."

    Before 255790: Get a copy of that spell.
    """

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.NATURE),
        when(
            says("copy of that spell"),
            summon_keeping("EDR_271t", SUBJECT),
            summon("EDR_271t", signed=True),
        ),
    )


class EDR_271t:
    """Treant of Life. Deathrattle: Get a random Nature spell.

    Before 255790 it says "Get {0}", the spell after which it came.
    """

    deathrattle = when(
        says("random"),
        add_random(pool(A_SPELL, where=of_school(SpellSchool.NATURE))),
        add_random(card_of(DATA1)),
    )


class EDR_273:
    """Symbiosis. Discover a Choose One card from another class."""

    action = discover(any_class_but_mine(pool(where=bearing(CHOOSE_ONE))))


class EDR_843:
    """Reforestation.

    Choose One - Draw a spell; or Draw a minion. (Hold this for @ |4(turn, turns) to do both!)
    """

    choose = ("EDR_843a", "EDR_843b")
    in_hand = turn_end(
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("EDR_843t1"))
    )


class EDR_843a:
    """Aid of the Forest. Draw a spell."""

    action = draw_from(FRIENDLY_DECK & SPELL)


class EDR_843b:
    """Fertilize. Draw a minion."""

    action = draw_from(FRIENDLY_DECK & MINION)


class EDR_843t1:
    """Reforestation. Draw a spell and a minion."""

    action = draw_one_each(FRIENDLY_DECK & SPELL, FRIENDLY_DECK & MINION)


class EDR_845:
    """Hamuul Runetotem.

    Start of Game: If each spell in your deck is Nature, Imbue your Hero Power. Repeat this every 3
    spells you cast.

    The enchantment comes before the hero power, and notes this card (U432:805).
    """

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & SPELL & ~school(SpellSchool.NATURE)),
        give(FRIENDLY_PLAYER, "EDR_845e1")
        >> set_tag(worn(FRIENDLY_PLAYER, "EDR_845e1"), TAG_SCRIPT_DATA_NUM_4, id_of(SELF))
        >> imbue(),
    )


class EDR_845e1:
    """Runetotem's Favor. After you cast three spells, Imbue your Hero Power. (@ left!)"""

    events = after_played(FRIENDLY & SPELL, count_to_imbue())


class EDR_847:
    """Dreambound Disciple. Battlecry and Deathrattle: Your next Hero Power costs (0)."""

    action = give(FRIENDLY_PLAYER, "EDR_847e")
    deathrattle = give(FRIENDLY_PLAYER, "EDR_847e")


class EDR_847e:
    """Dreambound. Your next Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)
    events = until_power_used()


class EDR_847p:
    """Blessing of the Golem. Summon a @/@ Plant Golem.

    There are three golems: one of 1 or 2 is the first, one of 6 is the third (U432:989, 11151).
    """

    own_number = mine(TAG_3527)
    action = summon_sized(
        given("EDR_847pt2", "EDR_847pt3", "EDR_847pt4"), DATA1, DATA1, cost=DATA1, twin="signed"
    )
    summons = True


class EDR_848:
    """Photosynthesis. Restore 6 Health. Get 3 random Druid spells."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> add_random(pool(A_SPELL, card_class=CardClass.DRUID), N2)


class FIR_906:
    """Overheat. Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more."""

    action = give(FRIENDLY_MINIONS, "FIR_906e") >> when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.NATURE)),
        discard(1, FRIENDLY_HAND & SPELL & school(SpellSchool.NATURE))
        >> give(FRIENDLY_MINIONS, "FIR_906e"),
    )


class FIR_907:
    """Amirdrassil.

    Summon a @-Cost minion. Gain @ Armor. Draw @ |4(card, cards). Refresh @ Mana |4(Crystal,
    Crystals). (Improves each use!)
    """

    activate = (
        summon_random(pool(A_MINION, cost=DATA1), signed=True)
        >> armor(DATA1)
        >> draw(DATA1)
        >> refresh_mana(DATA1)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
    )


class FIR_908:
    """Charred Chameleon.

    Battlecry: If you've used your Hero Power this turn, give a friendly minion +1/+2 and Rush.
    """

    targets = target(FRIENDLY_MINIONS - SELF, only=mine(HEROPOWER_ACTIVATIONS_THIS_TURN) >= 1)
    action = give(TARGET, "FIR_908e3") >> keyword(TARGET, RUSH)
