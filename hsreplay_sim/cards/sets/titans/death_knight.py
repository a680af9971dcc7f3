"""TITANS: Death Knight."""

from hsreplay_sim.cards.words import *

PLAGUES = given("TTN_450t", "TTN_450t2", "TTN_450t3")

A_PLAGUE = card("TTN_450t", "TTN_450t2", "TTN_450t3")
PLAGUES_SHUFFLED = 2898
"""The tag in which a player counts the Plagues that he shuffled into the other deck."""


class TTN_450:
    """Distressed Kvaldir. Deathrattle: Shuffle two random Plagues into your opponent's deck."""

    deathrattle = shuffle_random(PLAGUES, 2, opponent=True, counts=PLAGUES_SHUFFLED)


class TTN_450e:
    """Frost Fever. Your next card costs (1) more."""

    aura = aura(FRIENDLY_HAND, "TTN_450e2")
    events = until_played(FRIENDLY)


class TTN_450e2:
    """Frost Fever. Costs (1) more. (Its Plague says: up to 10.)"""

    cost = N * as_number(OVERALL < 10)


class TTN_450t:
    """Blood Plague. Casts When Drawn. Take 2 damage. Restore 2 Health to the enemy hero."""

    on_draw = damage(FRIENDLY_HERO, N) >> heal(ENEMY_HERO, N2)


class TTN_450t2:
    """Unholy Plague. Casts When Drawn. Take 2 damage. Summon a 2/2 Undead for your opponent."""

    on_draw = damage(FRIENDLY_HERO, N) >> summon("RLK_070t", opponent=True)


class TTN_450t3:
    """Frost Plague.

    Casts When Drawn. Take 2 damage. Your next card costs (1) more (up to 10).
    """

    on_draw = damage(FRIENDLY_HERO, N) >> give(FRIENDLY_PLAYER, "TTN_450e")


class TTN_454:
    """Down with the Ship.

    Deal 3 damage. Shuffle two random Plagues into your opponent's deck.

    So it does at 183876 too, where the text still asks for a dead minion (U353:9689, U353:18640).
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> shuffle_random(PLAGUES, 2, opponent=True, counts=PLAGUES_SHUFFLED)


class TTN_457:
    """Eulogizer. Battlecry: Spend 3 Corpses to deal 3 damage. Forge: Gain them instead."""

    targets = target(CHARACTERS, only=CORPSES_HELD >= N)
    action = spend_corpses(N, damage(TARGET, N2))
    forge = "TTN_457t"


class TTN_457t:
    """Eulogizer. ForgedBattlecry: Gain 3 Corpses. Deal 3 damage."""

    targets = CHARACTERS
    action = gain_corpses(N) >> damage(TARGET, N2)


class TTN_459:
    """Chained Guardian.

    Rush, Reborn. Costs (1) less for each Plague shuffled into the enemy deck this game.
    """

    cost = -(N * mine(PLAGUES_SHUFFLED))


class TTN_735:
    """Northern Navigation.

    Discover a spell from your deck. If it's a Frost spell, Freeze a random enemy minion.
    """

    action = discover_from(FRIENDLY_DECK & SPELL) >> when(
        any_of(DRAWN & school(SpellSchool.FROST)), freeze(random(ENEMY_MINIONS))
    )


class TTN_736:
    """Staff of the Primus.

    After your hero attacks, shuffle a random Plague into your opponent's deck.
    """

    events = after_attack(
        FRIENDLY & HERO,
        shuffle_random(PLAGUES, opponent=True, counts=PLAGUES_SHUFFLED),
    )


class TTN_850:
    """Helya.

    Battlecry: Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are
    unending.
    """

    action = (
        shuffle_random(given("TTN_450t"), opponent=True, counts=PLAGUES_SHUFFLED)
        >> shuffle_random(given("TTN_450t3"), opponent=True, counts=PLAGUES_SHUFFLED)
        >> shuffle_random(given("TTN_450t2"), opponent=True, counts=PLAGUES_SHUFFLED)
        >> give(FRIENDLY_PLAYER, "TTN_850e1")
    )


class TTN_850e1:
    """Helya. Diseases are unending."""

    events = (
        silently(when_drawn(ENEMY & card("TTN_450t"), set_tag(ENEMY_HERO, FX_DATANUM_1, 1))),
        silently(when_drawn(ENEMY & card("TTN_450t2"), set_tag(ENEMY_HERO, FX_DATANUM_1, 2))),
        silently(when_drawn(ENEMY & card("TTN_450t3"), set_tag(ENEMY_HERO, FX_DATANUM_1, 0))),
        after_draw(ENEMY & A_PLAGUE, shuffle_again(SUBJECT, counts=PLAGUES_SHUFFLED)),
    )


class YOG_511:
    """Runes of Darkness. Discover a weapon. Spend 3 Corpses to give it +1/+1."""

    action = discover(discoverable(pool(A_WEAPON))) >> spend_corpses(N, give(MADE, "YOG_511e"))


class YOG_512:
    """Sickly Grimewalker. After you summon an Undead, give it Poisonous."""

    events = after_summon((FRIENDLY_MINIONS & UNDEAD) - SELF, keyword(SUBJECT, POISONOUS))


class YOG_513:
    """Sinister Soulcage. Give a friendly Undead +2/+2. Spend 5 Corpses to summon a copy of it."""

    targets = target(FRIENDLY_MINIONS & UNDEAD, optional=False)
    action = give(TARGET, "YOG_513e") >> spend_corpses(N3, summon_copy(TARGET))
