"""The Lost City of Un'Goro: Shaman."""

from hsreplay_sim.cards.words import *


class DINO_406:
    """Fire Breath. Deal 4 damage. Give your Elementals +1/+1."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_MINIONS & ELEMENTAL, "DINO_406e")


class DINO_412:
    """Tortotem. At the end of your turn, get a random minion with multiple minion types."""

    events = turn_end(add_random(pool(A_MINION, where=several_types_card)))


class DINO_413:
    """Chillspine Stegodon.

    Battlecry: Deal 2 damage to two random enemy minions. Kindred: And Freeze them.
    """

    action = single_out(random(ENEMY_MINIONS, 2)) >> damage(MADE, N) >> when(KINDRED, freeze(MADE))


class TLC_221:
    """Sizzling Swarm. Deal 3 damage. Summon that many 2/1 Sizzling Cinders."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("TLC_249", LEFT_BEHIND, signed=True)


class TLC_222:
    """Flight of the Firehawk. Draw two minions of different minion types. Give them +1/+1.

    Before 240397: +2/+2.
    """

    action = draw_these(of_different_types(FRIENDLY_DECK & MINION, 2)) >> give(
        DRAWN & IN_HAND, "TLC_222e"
    )


class TLC_223:
    """Volcanic Thrasher. Battlecry: Draw a Fire spell. Kindred: Give it Spell Damage +2."""

    action = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FIRE)) >> when(
        KINDRED, give(DRAWN & IN_HAND, "TLC_223e")
    )


class TLC_224:
    """Mechanized Magma. Whenever you play a Fire spell, gain stats equal to its Cost."""

    events = when_played(
        FRIENDLY & SPELL & school(SpellSchool.FIRE), give(SELF, "TLC_224e", data=COST_PAID)
    )


class TLC_224e:
    """Fanned Flame. Increased stats."""

    atk = DATA1
    max_health = DATA1


class TLC_225:
    """Cinderfin. Deathrattle: Summon a 2/1 Sizzling Cinder."""

    deathrattle = summon("TLC_249", signed=True)


class TLC_227:
    """Lava Flow. Deal 2 damage to the lowest Health enemy, three times. Overload: (1)"""

    action = repeat(3, damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N))


class TLC_228:
    """Bralma Searstone. Your Elementals deal 1 extra damage."""

    events = silently(
        on(
            "predamage",
            CHARACTERS,
            change_damage(tag_of(SUBJECT, PREDAMAGE) + N),
            target=FRIENDLY & MINION & ELEMENTAL,
        )
    )


class TLC_229:
    """Spirit of the Mountain. Quest: Play 6 minions of unique types. Reward: Ashalon."""

    quest = after_played(
        FRIENDLY & MINION, copy_aside(SUBJECT) >> progress() >> keep(MADE), only=OF_A_NEW_TYPE
    )
    reward = reward_card("TLC_229t14")


class TLC_229t14:
    """Ashalon, Ridge Guardian.

    Rush. Battlecry:Adapt twice. For the rest of the game, give minions you play thoseAdaptations.
    """

    action = adapt(SELF, 2) >> give(
        FRIENDLY_HERO, "TLC_229t14e", notes=(dbf_of(MADE), dbf_of(MADE, 1))
    )


class TLC_229t14e:
    """Perfect Evolution. For the rest of the game, give minions you play those Adaptations."""

    events = when_played(FRIENDLY & MINION, cast_kept(SUBJECT))


class TLC_482:
    """Slagclaw.

    Battlecry: Summon two 2/1 Sizzling Cinders. Kindred: Trigger your Sizzling Cinders'
    Deathrattles. While it does this for its kin, it is marked (U568:13612, 13756).
    """

    action = (
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, as_number(KINDRED))
        >> summon("TLC_249", 2, signed=True)
        >> when(KINDRED, trigger_deathrattles(FRIENDLY_MINIONS & card("TLC_249")))
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
    )
