"""Murder at Castle Nathria: Druid."""

from hsreplay_sim.cards.words import *


class MAW_024:
    """Dew Process.

    For the rest of the game, players draw an extra card at the start of their turn.
    """

    action = give(FRIENDLY_PLAYER, "MAW_024e2") >> give(ENEMY_PLAYER, "MAW_024e3")


class MAW_024e2:
    """Maw Rules. Player draws an extra card at the start of their turn."""

    events = with_keyword(turn_start(draw()), 0)


class MAW_024e3:
    """Maw Rules. Draw an extra card at the start of your turn.

    It lies on the opponent of the player whose it is (U240:770).
    """

    events = with_keyword(turn_start(opponent_draws(), ENEMY_PLAYER), 0)


class MAW_025:
    """Attorney-at-Maw. Choose One -Silence a minion; or Give a minion Immune this turn."""

    choose = ("MAW_025a", "MAW_025b")


class MAW_025a:
    """Guilty! Silence a minion."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET)


class MAW_025b:
    """Innocent! Give a minion Immune this turn."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "MAW_025e")


class MAW_026:
    """Incarceration. Choose a minion. It goes Dormant for 3 turns."""

    targets = target(MINIONS, optional=False)
    action = fall_asleep(TARGET, "MAW_026e", 3)


class MAW_026e:
    """Doing Time. Dormant. Awaken in @ |4(turn, turns)."""

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )


class REV_307:
    """Natural Causes. Deal 2 damage. Summon a 2/2 Treant."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("REV_336t2")


class REV_310:
    """Death Blossom Whomper.

    Battlecry: Draw a Deathrattle minion and gain its Deathrattle.
    """

    action = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE)) >> gain_deathrattle(
        DRAWN, "REV_310e"
    )


class REV_310e:
    """Whomping. Copied Deathrattle from {0}."""

    deathrattle = kept_deathrattle()
    keywords = (DEATHRATTLE,)


class REV_311:
    """Nightshade Bud.

    Choose One - Discover a minion from your deck to summon; or a spell to cast.
    """

    choose = ("REV_311t2", "REV_311t")


class REV_311t:
    """Sunlight Blossom. Discover a spell from your deck to cast."""

    action = discover_from(FRIENDLY_DECK & SPELL, cast_it(SUBJECT))


class REV_311t2:
    """Moonlight Blossom. Discover a minion from your deck to summon."""

    action = discover_from(FRIENDLY_DECK & MINION, recruit(SUBJECT))


class REV_313:
    """Planted Evidence. Discover a spell. It costs (2) less this turn."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE, "REV_313e")


class REV_314:
    """Topior the Shrubbagazzor.

    Battlecry: For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with
    Rush.
    """

    action = give(FRIENDLY_PLAYER, "REV_314e")


class REV_314e:
    """Winter Queen's Blessing.

    For the rest of the game, after you play a Nature spell summon a 3/3 Dragon.
    """

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.NATURE), summon("REV_314t"))


class REV_318:
    """Widowbloom Seedsman. Battlecry: Draw a Nature spell. Gain an empty Mana Crystal."""

    action = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.NATURE)) >> gain_crystals()


class REV_319:
    """Sesselie of the Fae Court.

    Taunt. Deathrattle: Draw a minion. Reduce its Cost by (8).
    """

    deathrattle = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "REV_319e")


class REV_333:
    """Hedge Maze. Trigger a friendly minion's Deathrattle."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    activate = trigger_deathrattles(TARGET)


class REV_336:
    """Plot of Sin. Summon two 2/2 Treants. Infuse: Two 5/5 Ancients instead."""

    action = summon("REV_336t2", 2)
    infuse = "REV_336t4"
    summons = True


class REV_336t4:
    """Plot of Sin. Infused. Summon two 5/5 Ancients."""

    action = summon("REV_336t3", 2)
    summons = True


class REV_365:
    """Convoke the Spirits. Cast 8 random Druid spells (targets chosen randomly)."""

    action = cast_random(pool(A_SPELL, card_class=CardClass.DRUID), N)
