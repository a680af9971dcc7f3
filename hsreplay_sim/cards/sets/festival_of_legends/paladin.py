"""Festival of Legends: Paladin."""

from hsreplay_sim.cards.words import *


class ETC_318:
    """Boogie Down. Summon two 1-Cost minions from your deck. Finale: Summon another.

    Before 193128: Finale: Give them Taunt.
    """

    action = repeat(
        2,
        recruit(random(FRIENDLY_DECK & MINION & cost_is(N)))
        >> when(FINALE & ~says("another"), keyword(MADE, TAUNT)),
    ) >> when(FINALE & says("another"), recruit(random(FRIENDLY_DECK & MINION & cost_is(N))))
    summons = True


class ETC_324:
    """Jitterbug. Divine Shield After a friendly character loses Divine Shield, draw a card."""

    events = when_shield_lost(FRIENDLY, draw())


class ETC_328:
    """Lead Dancer.

    Deathrattle: Summon a minion from your deck with less Attack than this minion.
    """

    deathrattle = recruit(random(FRIENDLY_DECK & MINION & atk_at_most(atk_of(AS_IT_DIED) - 1)))


class ETC_330:
    """Starlight Groove.

    Give your hero Divine Shield. For the rest of the game, playing a Holy spell refreshes it.
    """

    action = shield(FRIENDLY_HERO) >> give(FRIENDLY_PLAYER, "ETC_330e1")


class ETC_330e1:
    """Feeling the Groove. Gain Divine Shield after you cast a Holy spell."""

    events = with_keyword(
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.HOLY),
            show_passive("ETC_330") >> shield(FRIENDLY_HERO),
        ),
        0,
    )


class ETC_337:
    """Funkfin. Divine Shield Your minions with Divine Shield have +2 Attack."""

    aura = aura(FRIENDLY_MINIONS & has(DIVINE_SHIELD), "ETC_337e")


class JAM_009:
    """Dance Floor. Give your minions Rush.

    Before 182995 there is no JAM_009e: they have the keyword itself.
    """

    activate = when(
        in_build("JAM_009e"), give(FRIENDLY_MINIONS, "JAM_009e"), keyword(FRIENDLY_MINIONS, RUSH)
    )


class JAM_010:
    """Jukebox Totem. At the end of your turn, summon a{1} {0} Silver Hand Recruit."""

    events = turn_end(summon("CS2_101t"))
