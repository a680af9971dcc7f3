"""Across the Timeways: Druid."""

from hsreplay_sim.cards.words import *

DEAD_TREANTS = count(DIED_THIS_GAME & MINION & has(TAG_2831))


def _empower(place: str, better: str) -> Do:
    return transform((FRIENDLY_HAND + FRIENDLY_DECK) & card(place), better) >> advance(
        LOCATIONS & FRIENDLY & card(place), better
    )


def _lose(place: str) -> Do:
    return remove((FRIENDLY_HAND + FRIENDLY_DECK) & card(place)) >> destroy_location(
        LOCATIONS & FRIENDLY & card(place)
    )


class END_009:
    """Splintered Reality.

    Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.
    """

    hand_number = DEAD_TREANTS
    action = summon("END_009t", 2) >> when(
        DEAD_TREANTS > 0, give(MADE, "END_009e", N3 * DEAD_TREANTS, N4 * DEAD_TREANTS)
    )
    summons = True


class END_009e:
    """Splintered. Increased stats."""

    atk = DATA1
    max_health = DATA2


class TIME_023:
    """Contingency. Draw the bottom two cards from your deck."""

    action = draw_these(bottom(FRIENDLY_DECK, 2))


class TIME_033:
    """Druid of Regrowth. RewindBattlecry: Cast 2 random Nature spells."""

    action = cast_random(pool(A_SPELL, where=of_school(SpellSchool.NATURE)), N)


class TIME_211:
    """Lady Azshara.

    Fabled. Choose One - Empower Zin-Azshari; or The Well of Eternity. (The other gets destroyed!)
    """

    choose = ("TIME_211a", "TIME_211b")


class TIME_211a:
    """Empower Zin-Azshari.

    The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
    """

    action = _empower("TIME_211t2", "TIME_211t2t") >> _lose("TIME_211t1")


class TIME_211b:
    """Empower the Well.

    The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
    """

    action = _empower("TIME_211t1", "TIME_211t1t") >> _lose("TIME_211t2")


class TIME_211t1:
    """The Well of Eternity. Fill your hand with random Temporary spells."""

    activate = repeat(FREE_HAND, add_random(pool(A_SPELL)) >> TEMPORARY_PICK)


class TIME_211t1t:
    """The Well of Eternity. Fill your hand with random Temporary spells. They cast twice."""

    activate = repeat(
        FREE_HAND,
        add_random(pool(A_SPELL)) >> TEMPORARY_PICK >> give(MADE & IN_HAND, "TIME_211t1te"),
    )


class TIME_211t1te:
    """Eternalized. Casts twice."""

    keywords = (EXTRA_SPELL_CASTS_ADDITIONAL,)


class TIME_211t2:
    """Zin-Azshari. Summon a copy of a friendly minion."""

    targets = FRIENDLY_MINIONS
    activate = summon_copy(TARGET)


class TIME_211t2t:
    """Zin-Azshari. Summon a copy of a friendly minion with its stats doubled."""

    targets = FRIENDLY_MINIONS
    activate = summon_copy(TARGET) >> give(MADE, "TIME_211t2te", atk_of(MADE), health_of(MADE))


class TIME_211t2te:
    """The City's Strength. Doubled stats."""

    atk = DATA1
    max_health = DATA2


class TIME_701:
    """Waveshaping. Discover a card from your deck. The others get put on the bottom."""

    action = discover_from(FRIENDLY_DECK, rest=send_to_bottom(SUBJECT))


class TIME_702:
    """Ebb and Flow. Deal 3 damage. If you played a minion while holding this, gain 5 Armor."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(DATA1 >= 1, armor(N2))
    in_hand = in_zone(
        after_played(FRIENDLY & MINION, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class TIME_703:
    """Endangered Dodo.

    TauntBattlecry: If you have 10 or less Health, gain +5/+5 and summon a copy of this.
    """

    action = when(health_of(FRIENDLY_HERO) <= N, give(SELF, "TIME_703e") >> summon_copy(SELF))


class TIME_704:
    """Highborne Mentor.

    Battlecry: Get a 2/2 Pupil. Discover a spell that costs (7) or more from the past to teach it.
    """

    action = teach("TIME_704t", discoverable(past_pool(A_SPELL, cost_from=N3)))


class TIME_704t:
    """Highborne Pupil. Battlecry: Cast {0}."""

    targets = TAUGHT
    action = cast_taught(TARGET)


class TIME_705:
    """Krona, Keeper of Eons.

    TauntBattlecry: Set the Costs of the bottom 5 cards of your deck to (1).
    """

    action = give(bottom(FRIENDLY_DECK, N), "GBL_001e")


class TIME_707:
    """Alternate Reality.

    Replace your hand and deck with random Choose One cards from the past. They cost (1) less.
    """

    action = transform_random(
        FRIENDLY_HAND + FRIENDLY_DECK,
        past_pool(where=bearing(CHOOSE_ONE)),
        enchantment="GBL_003e",
    )


class TIME_730:
    """Kaldorei Cultivator.

    Battlecry:Discover 2 Beasts. Put them on the bottom of your deck with +5/+5.
    """

    action = repeat(
        N,
        discover_then(
            discoverable(pool(A_MINION, race=Race.BEAST)),
            send_to_bottom(SUBJECT) >> give(SUBJECT, "TIME_730e"),
        ),
    )
