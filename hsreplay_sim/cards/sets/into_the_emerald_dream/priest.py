"""Into the Emerald Dream: Priest."""

from hsreplay_sim.cards.words import *


class EDR_461t:
    """Ritual of the Full Moon. Summon two random 6-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2, signed=True)
    summons = True


class EDR_449:
    """Lunarwing Messenger. LifestealBattlecry:Imbue your Hero Power."""

    action = imbue()


class EDR_449p:
    """Blessing of the Moon.

    Choose a playable Priest minion or spell to add to your hand. It costs (@) less, but is
    Temporary.

    Before 221850 it need not be playable.
    """

    own_number = mine(TAG_3527)
    action = when(
        says("playable"),
        discover(
            either_of(
                pool(A_MINION, card_class=CardClass.PRIEST, cost_up_to=MANA_LEFT + DATA1),
                pool(A_SPELL, card_class=CardClass.PRIEST, cost_up_to=MANA_LEFT + DATA1),
            )
        ),
        discover(
            either_of(
                pool(A_MINION, card_class=CardClass.PRIEST),
                pool(A_SPELL, card_class=CardClass.PRIEST),
            )
        ),
    ) >> give(MADE & IN_HAND, "EDR_449e", DATA1)


class EDR_449e:
    """Fleeting Magic. Costs less. Discard this at the end of your turn."""

    cost = -DATA1
    keywords = (VALEERASHADOW,)
    events = TEMPORARY


class EDR_460:
    """Wish of the New Moon.

    Deal 6 damage to a minion. (Cast @ |4(spell, spells) to gain Lifesteal.)
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)
    in_hand = after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("EDR_460t")),
    )


class EDR_460t:
    """Wish of the Full Moon. Lifesteal Deal 6 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class EDR_461:
    """Ritual of the New Moon.

    Summon two random 3-Cost minions. (Cast @ |4(spell, spells) to summon 6-Cost minions instead.)
    """

    action = summon_random(pool(A_MINION, cost=N), 2, signed=True)
    summons = True
    in_hand = after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("EDR_461t")),
    )


class EDR_462:
    """Selenic Drake.

    Elusive At the end of your turn,& get a random Dragon.~GAMEPLAY ASPROXY EDR 462
    """

    events = turn_end(add_random(pool(A_MINION, race=Race.DRAGON)))


class EDR_463:
    """Twilight Influence.

    Choose One - Destroy a minion with 3 or less Attack; or Summon a random 2-Cost minion.
    """

    choose = ("EDR_463a", "EDR_463b")


class EDR_463a:
    """Constricting Thorns. Destroy a minion with 3 or less Attack."""

    targets = target(MINIONS & atk_at_most(N), optional=False)
    action = destroy(TARGET)


class EDR_463b:
    """Controlling Vines. Summon a random 2-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N), signed=True)
    summons = True


class EDR_464:
    """Tyrande. Battlecry: The next 3 spells you play cast twice."""

    action = give(FRIENDLY_PLAYER, "EDR_464e2", data=N)


class EDR_464e2:
    """Pull of the Moon. Your next 3 spells cast twice."""

    keywords = (SPELLS_CAST_TWICE,)
    events = after_played(
        FRIENDLY & SPELL,
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, wear_off()),
    )


class EDR_472:
    """Weaver of the Cycle.

    Battlecry: If you're holding a spell that costs (5) or more, deal 3 damage.
    """

    targets = target(CHARACTERS, only=any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)))
    action = damage(TARGET, N2)


class EDR_476:
    """Moonwell.

    Deal 4 damage to all enemy characters. Restore 4 Health to all friendly characters.
    """

    action = damage(ENEMY_CHARACTERS, N) >> heal(FRIENDLY_CHARACTERS, N2)


class EDR_895:
    """Aviana, Elune's Chosen.

    Battlecry: Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this
    game.
    """

    action = give(FRIENDLY_PLAYER, "EDR_895t")


class EDR_895e:
    """Full Moon. Your cards cost (1)."""

    aura = cost_change(FRIENDLY_HAND, to=N)


class EDR_895t:
    """Moon Cycle. In @ turns, your cards cost (1)."""

    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1)
        >> when(DATA1 <= 0, give(FRIENDLY_PLAYER, "EDR_895e") >> wear_off())
    )


class EDR_970:
    """Kaldorei Priestess.

    Battlecry: Give all enemy minions -2 Attack until your next turn. Imbue your Hero Power.
    """

    action = give(ENEMY_MINIONS, "EDR_970e") >> imbue()


class EDR_970e:
    """Pacified. -2 Attack until your next turn."""

    atk = -N
    events = turn_start(expire(SOURCE))


class FIR_777:
    """Spirit of the Kaldorei.

    Taunt, LifestealBattlecry: If you used your Hero Power this turn, gain +3/+3.
    """

    action = when(mine(HEROPOWER_ACTIVATIONS_THIS_TURN) >= 1, give(SELF, "FIR_777e2"))


class FIR_916:
    """Smoldering Ascent.

    Deal {0} damage to all enemy minions. (Upgrades each turn, but discards after {1}!)@Deal {0}
    damage to all enemy minions. (Discards this turn!)
    """

    action = damage(ENEMY_MINIONS, DATA1)
    in_hand = SMOLDERS


class FIR_918:
    """Light of the New Moon.

    Give a minion +3/+3. (Cast @ |4(spell, spells) to return this to your hand when played.)
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "FIR_918e1")
    in_hand = after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to("FIR_918t")),
    )


class FIR_918t:
    """Light of the Full Moon. Give a minion +3/+3. Add a Light of the New Moon to your hand."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "FIR_918e1") >> add_card("FIR_918")
