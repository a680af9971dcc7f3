"""The Great Dark Beyond: neutral."""

from hsreplay_sim.cards.words import *


class GDB_132:
    """Relentless Wrathguard.

    Battlecry: Deal 2 damage to an enemy minion. If it dies, Discover a Demon.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, N) >> when(
        IT_DIES, discover(discoverable(pool(A_MINION, race=Race.DEMON)))
    )


class GDB_142:
    """The Ceaseless Expanse.

    Costs (1) less for each time a card was drawn, played, or destroyed. Battlecry: Destroy all
    other minions.
    """

    action = destroy(MINIONS - SELF)
    cost = -(
        N
        * (
            mine(NUM_CARDS_DRAWN_THIS_GAME)
            + theirs(NUM_CARDS_DRAWN_THIS_GAME)
            + count(PLAYED_THIS_GAME + ENEMY_PLAYED_THIS_GAME)
            + count(DIED_THIS_GAME + ENEMY_DIED_THIS_GAME)
        )
    )


class GDB_310:
    """Ethereal Oracle. Spell Damage +1 Spellburst: Draw 2 spells."""

    spellburst = after_played(FRIENDLY & SPELL, draw_from(FRIENDLY_DECK & SPELL, N2))


class GDB_311:
    """Deep Space Curator.

    Spellburst: Get a random minion of the spell's Cost. Set its Cost to (0).
    """

    spellburst = after_played(
        FRIENDLY & SPELL,
        add_random(pool(A_MINION, cost=COST_PAID)) >> give(MADE & IN_HAND, "GBL_009e"),
    )


class GDB_320:
    """Eredar Brute. Taunt, Lifesteal. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))


class GDB_321:
    """Mutating Lifeform. After this survives damage, gain a random bonus effect."""

    events = on("survived", SELF & ALIVE, bonus_effect(SELF))


class GDB_322:
    """Lightfused Manasaber. Rush. Spellburst: Gain Divine Shield."""

    spellburst = after_played(FRIENDLY & SPELL, shield(SELF))


class GDB_330:
    """Ur'zul Rager. Lifesteal. Spellburst: Attack a random enemy minion."""

    spellburst = after_played(FRIENDLY & SPELL, attacks(SELF, ENEMY_MINIONS))


class GDB_331:
    """Splitting Spacerock. Deathrattle: Summon two 4/4 Splitting Boulders."""

    deathrattle = summon("GDB_331t1", 2)


class GDB_331t1:
    """Splitting Boulder. Deathrattle: Summon two 2/2 Splitting Stones."""

    deathrattle = summon("GDB_331t2", 2)


class GDB_331t2:
    """Splitting Stone. Deathrattle: Summon two 1/1 Pebbles."""

    deathrattle = summon("GDB_331t3", 2)


class GDB_333:
    """Space Pirate. Deathrattle: Your next weapon costs (1) less."""

    deathrattle = give(FRIENDLY_PLAYER, "GDB_333e")


class GDB_333e:
    """Space Piracy. Your next weapon costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & WEAPON, -N)
    events = until_played(FRIENDLY & WEAPON)


class GDB_430:
    """Asteroid. Casts When Drawn Deal @ damage to a random enemy."""

    on_draw = damage(random(ENEMY_CHARACTERS), DATA1)


class GDB_435:
    """Moonstone Mauler.

    Battlecry: Shuffle 3 Asteroids into your deck that deal @ damage to a random enemy when drawn.
    """

    action = shuffle("GDB_430", N)


class GDB_461:
    """Astral Vigilant. Battlecry: Get a copy of the last Draenei you played."""

    action = copy_to_hand(last(PLAYED_THIS_GAME & DRAENEI))


class GDB_463:
    """Troubled Mechanic. Divine Shield. Spellburst: Draw a Draenei."""

    spellburst = after_played(FRIENDLY & SPELL, draw_from(FRIENDLY_DECK & DRAENEI))


class GDB_720:
    """Starlight Wanderer. Battlecry: The next Draenei you play gains +2/+1."""

    action = give(FRIENDLY_PLAYER, "GDB_720e")


class GDB_720e:
    """Starlight Wanderer Future Buff. The next Draenei you play gains +2/+1."""

    events = until_played(FRIENDLY & MINION & DRAENEI, give(SUBJECT, "GDB_720e1"))


class GDB_722:
    """Crimson Commander. Battlecry and Deathrattle: Give all Draenei in your hand +2/+1."""

    action = give(FRIENDLY_HAND & DRAENEI, "GDB_722e")
    deathrattle = give(FRIENDLY_HAND & DRAENEI, "GDB_722e")


class GDB_723:
    """Hologram Operator. Battlecry: Get 3 random Temporary Draenei."""

    action = repeat(
        N,
        add_random(pool(A_MINION, race=Race.DRAENEI)) >> make_temporary(MADE & IN_HAND, "GIFT_99e"),
    )


class GDB_860:
    """Starscale Constellar. Spellburst: Double this minion's Attack."""

    spellburst = after_played(FRIENDLY & SPELL, give(SELF, "GDB_860e", atk_of(SELF, auras=False)))


class GDB_860e:
    """Starscales. Multiplying Attack."""

    atk = DATA1


class GDB_861:
    """Stranded Spaceman. Battlecry: The next Draenei you play gains +2 Health and Rush."""

    action = give(FRIENDLY_PLAYER, "GDB_861e")


class GDB_861e:
    """Stranded Spaceman Future Buff. The next Draenei you play gains +2 Health and Rush."""

    events = until_played(FRIENDLY & MINION & DRAENEI, give(SUBJECT, "GDB_861e2"))


class GDB_862:
    """Galactic Crusader. Taunt. Deathrattle: Get two random Holy spells. They cost (3) less."""

    deathrattle = repeat(
        2,
        add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY)))
        >> give(MADE & IN_HAND, "GBL_004e"),
    )


class GDB_874:
    """Astrobiologist. Battlecry: At the start of your next turn, Discover a spell."""

    action = give(FRIENDLY_PLAYER, "GDB_874e")


class GDB_874e:
    """Astrobiologist. Discover a spell next turn."""

    events = with_keyword(turn_start(discover(discoverable(pool(A_SPELL))) >> wear_off()), 0)


class GDB_877:
    """Escape Pod. Rush. Deathrattle: Give adjacent minions +1/+1 and Rush."""

    deathrattle = give(ADJACENT, "GDB_877e")


class GDB_878:
    """Braingill.

    Battlecry: Give your other Murlocs "Deathrattle: Draw a card."

    Before 225000: all friendly Murlocs.
    """

    action = give(
        either(says("other"), (FRIENDLY_MINIONS & MURLOC) - SELF, FRIENDLY_MINIONS & MURLOC),
        "GDB_878e",
    )


class GDB_878e:
    """MRGLGIGA BRAIN. Deathrattle: Draw a card."""

    keywords = (DEATHRATTLE,)
    deathrattle = draw()


class SC_000:
    """Spawning Pool. Get a 1/1 Zergling. Deathrattle: Your Zerg minions have Rush this turn."""

    activate = add_card("SC_010")
    deathrattle = give(FRIENDLY_PLAYER, "SC_000te")


class SC_000te:
    """Zerg Rush. Your Zerg minions have Rush this turn."""

    aura = aura(FRIENDLY_MINIONS & has(ZERG), "SC_000te2")


class SC_000te2:
    """Zerg Rush! Granted Rush this turn from Spawning Pool."""

    keywords = (RUSH,)


class SC_003:
    """Hive Queen. At the end of your turn, get a Larva that transforms into random Zerg minions.

    Before it was Hive Queen its name was Brood Queen.
    """

    events = turn_end(add_card("SC_003t"))


class SC_003t:
    """Larva. Each turn this is in your hand, transform it into a random Zerg minion."""

    in_hand = turn_start(shift(pool(A_MINION, where=bearing(ZERG)), "SC_003te"))


class SC_003te:
    """Transforming Larva. Transforming into random Zerg minions."""

    events = (turn_start(shift(pool(A_MINION, where=bearing(ZERG)), "SC_003te")), shift_ends())


class SC_010:
    """Zergling. Battlecry: Summon a 1/1 Zergling. Before 217964: a copy of this."""

    action = when(says("copy"), summon_copy(SELF), summon("SC_010"))


class SC_015:
    """Nydus Worm. Draw two Zerg cards. They cost (1) less."""

    action = repeat(2, draw_from(FRIENDLY_DECK & has(ZERG)) >> give(DRAWN & IN_HAND, "GBL_003e"))


class SC_750:
    """Chrono Boost. Draw 2 Protoss cards. Summon a 3/4 Zealot with Charge."""

    action = draw_from(FRIENDLY_DECK & has(PROTOSS), N) >> summon("SC_751t")


class SC_751:
    """Warp Gate. Your next Protoss minion costs (3) less."""

    activate = give(FRIENDLY_PLAYER, "SC_751e")


class SC_751e:
    """Warp Conduit. Your next Protoss minion costs (3) less."""

    aura = cost_change(FRIENDLY_HAND & MINION & has(PROTOSS), -N)
    events = until_played(FRIENDLY & MINION & has(PROTOSS))


class SC_753:
    """Photon Cannon.

    Deal 3 damage. If this kills a minion, your Protoss minions cost (1) less this game.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(TARGET & MINION) & IT_DIES, give(FRIENDLY_PLAYER, "SC_755e")
    )


class SC_783:
    """Void Ray. Rush, Divine ShieldBattlecry: If this costs (0), gain +2/+2."""

    action = when(PAID_FOR_THIS.equals(N), give(SELF, "SC_783e"))
