"""Across the Timeways: Paladin."""

from hsreplay_sim.cards.words import *

AN_AURA = has(PALADIN_AURA)
SECRET_ZONE = Selector(
    lambda g, me, it: list(g.secrets[me.controller]),
    lambda g, me, e: e.controller == me.controller and e.zone == Zone.SECRET,
)
"""Whatever lies in my secret zone: Secrets, quests, objectives."""
ZONE_MAX = 5


def _deal_first_hand(g: Game, me: Entity, it: Frame) -> None:
    """Put a new card into my hand for each of those with which the game began, and mark it."""
    for _, card in g.untagged.opening:
        if card.card_id and card.controller == me.controller:
            (add_card(card.card_id) >> give(MADE & IN_HAND, "TIME_706e2")).run(g, me, it)


OF_THE_FIRST_HAND = Filter(lambda g, me, e: any(a.card_id == "TIME_706e2" for a in e.attached))


class END_012:
    """Hand of Infinity.

    Can't attack heroes. Battlecry: Set this weapon's Attack to INFINITY this turn!
    """

    hero_keywords = ((CANNOT_ATTACK_HEROES, ALWAYS),)
    action = give(SELF, "END_012e")


class END_012e:
    """Infinite Sharpness. Attack set to INFINITY this turn."""

    set_atk = INFINITY


class TIME_009:
    """Gelbin of Tomorrow.

    Fabled Battlecry: Put one of each Aura from your deck into the battlefield.
    """

    action = for_each(
        one_of_each(FRIENDLY_DECK & AN_AURA & NOT_ACTIVE),
        when(count(SECRET_ZONE) < ZONE_MAX, cast_it(SUBJECT)),
    )


class TIME_009t1:
    """Gnomish Aura.

    Tradeable At the end of your turn, restore 4 Health to all your characters. Lasts @ turns.
    """

    objective = turn_end(heal(FRIENDLY_CHARACTERS, N) >> pass_turn())


class TIME_009t2:
    """Mekkatorque's Aura.

    Tradeable. At the end of your turn, give a random friendly minion +4/+4 and Divine Shield. Lasts
    @ turns.
    """

    objective = turn_end(
        single_out(random(FRIENDLY_MINIONS))
        >> give(MADE, "TIME_009t2e")
        >> shield(MADE)
        >> pass_turn()
    )


class TIME_015:
    """Hardlight Protector.

    Divine ShieldBattlecry: Restore 3 Health to your hero and give them Divine Shield.
    """

    action = heal(FRIENDLY_HERO, N) >> shield(FRIENDLY_HERO)


class TIME_016:
    """Neon Innovation. Discover a Paladin Mech from the past. Give it +5/+5."""

    action = discover(
        past_pool(A_MINION, race=Race.MECHANICAL, card_class=CardClass.PALADIN)
    ) >> give(MADE & IN_HAND, "TIME_016e")


class TIME_018:
    """Mend the Timeline.

    Rewind Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
    """

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY)), N) >> heal(
        FRIENDLY_HERO, cost_of(MADE)
    )


class TIME_019:
    """Manifested Timeways. Battlecry: If you control an Aura, deal 3 damage to all enemies."""

    action = when(any_of(SECRET_ZONE & AN_AURA), damage(ENEMY_CHARACTERS, N))


class TIME_043:
    """PMM Infinitizer.

    Battlecry: Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
    """

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "TIME_043e") >> give(TARGET, "TIME_043e2")


class TIME_043e:
    """Infinitized. Stats changed to 8/8."""

    set_atk = N
    set_health = N2


class TIME_043e2:
    """Pacifitized. Can't attack heroes this turn."""

    keywords = (CANNOT_ATTACK_HEROES,)


class TIME_044:
    """Past Gnomeregan. Give a minion +2/+1. Advance to the present!"""

    targets = MINIONS
    activate = give(TARGET, "TIME_044e") >> advance(SELF, "TIME_044t1")


class TIME_044t1:
    """Present Gnomeregan.

    Give a minion +2/+1 and "Deathrattle: Deal 2 damage to the enemy hero." Advance to the future!
    """

    targets = MINIONS
    activate = (
        give(TARGET, "TIME_044e") >> give(TARGET, "TIME_044t1e") >> advance(SELF, "TIME_044t2")
    )


class TIME_044t1e:
    """Leper Strength. Deathrattle: Deal 2 damage to the enemy hero."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(ENEMY_HERO, of_card("TIME_044t1e", N))


class TIME_044t2:
    """Future Gnomeregan.

    Give a minion +2/+1, Divine Shield, and "Deathrattle: Deal 2 damage to the enemy hero."
    """

    targets = MINIONS
    activate = give(TARGET, "TIME_044e") >> shield(TARGET) >> give(TARGET, "TIME_044t1e")


class TIME_700:
    """Chronological Aura.

    At the end of your turn, summon a 3/5 Dragon with Taunt. Lasts @ turns.
    """

    objective = turn_end(summon("TIME_700t") >> pass_turn())


class TIME_706:
    """The Fins Beyond Time.

    Battlecry: Replace your hand with your starting hand. Swap back at the end of your turn.
    """

    action = (
        give(FRIENDLY_PLAYER, "TIME_706e3")
        >> replace_hand(NOBODY, "TIME_706e2")
        >> script(_deal_first_hand)
    )


class TIME_706e2:
    """Time Altered. Cleanup enchant for TIME 706. It marks a card that goes again."""

    events = with_keyword(before_played(SELF, wear_off()), 0)


class TIME_706e3:
    """Beyond Time. Your hand is swapped with your starting hand this turn."""

    events = with_keyword(
        turn_end(
            vanish(FRIENDLY_HAND & OF_THE_FIRST_HAND) >> bring_hand_back("TIME_706e2") >> wear_off()
        ),
        0,
    )


class TIME_EVENT_998:
    """Runi, Temporal Guardian.

    Battlecry: Send all minions in your hand 2 turns into the future. They return with +5/+5.
    """

    action = for_each(
        FRIENDLY_HAND & MINION,
        remove(SUBJECT, aside=True)
        >> give(FRIENDLY_PLAYER, "TIME_EVENT_998e1", data=id_of(SUBJECT), data2=N),
    )


class TIME_EVENT_998e1:
    """Temporal Traversal. Sending a minion 2 turns into the future. It returns with +5/+5.

    It lies on the player, and keeps the minion and the turns that are left.
    """

    undispellable = True
    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, -1)
        >> when(
            DATA2 <= 0,
            take(noted(DATA1)) >> give(noted(DATA1) & IN_HAND, "TIME_EVENT_998e2") >> wear_off(),
        )
    )
