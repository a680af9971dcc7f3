"""The Lost City of Un'Goro: Hunter."""

from hsreplay_sim.cards.words import *


class DINO_403:
    """Devilsaur Mask. Set a minion's stats to 8/8. Give it Charge."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DINO_403e")


class DINO_403e:
    """Devilsaur Mask. 8/8 and Charge."""

    set_atk = N
    set_health = N2
    keywords = CHARGE


class DINO_422:
    """Ankylodon.

    Taunt. Deathrattle: Summon two random 3-Cost Beasts. They attack random enemies.
    """

    deathrattle = summon_random(pool(A_MINION, race=Race.BEAST, cost=N), 2, signed=True) >> attacks(
        MADE, ENEMY_CHARACTERS
    )


class DINO_434:
    """Raptor-Nest Nurse.

    Battlecry: Get a random 1-Cost minion.Deathrattle:Get a random 1-Cost spell.
    """

    action = add_random(pool(A_MINION, cost=N))
    deathrattle = add_random(pool(A_SPELL, cost=N2))


class TLC_366:
    """Pterrorwing Ravager. RushKindred: Costs (2) less."""

    cost = -N * as_number(KINDRED)


class TLC_822:
    """Dinositter.

    At the end of your turn, reduce the Cost of a random Beast in your hand by (1).
    """

    events = turn_end(give(random(FRIENDLY_HAND & BEAST), "GBL_003e"))


class TLC_823:
    """Cower in Fear.

    Deal 3 damage to a minion. The next Beast you play this turn costs (2) less.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_PLAYER, "TLC_823e1")


class TLC_823e1:
    """Cower in Fear Player Enchant. The next Beast you play this turn costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & BEAST, -N)
    events = until_played(FRIENDLY & BEAST)


class TLC_824:
    """Odd Map.

    Discover an odd-Attack Beast. If you play it this turn, also pick one of the others.
    """

    action = (
        discover(
            discoverable(pool(A_MINION, race=Race.BEAST, where=odd_attack_card)),
            leaves=True,
            signed=False,
        )
        >> give(MADE & IN_HAND, "NEW_1308e")
        >> set_displayed_creator(MADE & IN_HAND)
        >> give(FRIENDLY_PLAYER, "TLC_824e", notes=id_of(MADE))
        >> set_tag(worn(FRIENDLY_PLAYER, "TLC_824e"), DISPLAYED_CREATOR, id_of(SELF))
    )


class TLC_824e:
    """Odd Map Player Enchant.

    If you play the Discovered card this turn, also choose one of the other two options.
    """

    events = with_keyword(after_played(noted(DATA1), pick_of_the_rest() >> wear_off()), 0)


class TLC_825:
    """Ravasaur Matriarch. Kindred: Deal damage to an enemy minion equal to this minion's Attack."""

    targets = target(ENEMY_MINIONS, only=KINDRED)
    action = when(KINDRED, damage(TARGET, atk_of(SELF)))


class TLC_826:
    """Story of Carnassa.

    Shuffle ten 1-Cost 3/2 Raptors into your deck with "Battlecry: Draw a card.".
    """

    action = shuffle("UNG_920t2", 10)


class TLC_827:
    """Grazing Stegodon. At the end of your turn, gain +1 Attack (even while in hand or deck)."""

    events = turn_end(give(SELF, "TLC_827e"))
    in_hand = turn_end(give(SELF, "TLC_827e"))
    in_deck = turn_end(give(SELF, "TLC_827e"))


class TLC_828:
    """Supreme Dinomancy. Give +2/+2 to all Beasts in your hand, deck, and battlefield."""

    action = (
        give(FRIENDLY_HAND & BEAST, "TLC_828e")
        >> give(FRIENDLY_DECK & BEAST, "TLC_828e")
        >> give(FRIENDLY_MINIONS & BEAST, "TLC_828e")
    )


def _eats(atk: Value, tag: int) -> Trigger:
    """Count the first Beast of this Attack; `tag` of the quest notes that it was played."""
    return after_played(
        FRIENDLY & MINION & BEAST & played_with_atk(atk),
        progress() >> set_tag(SELF, tag, 1),
        only=tag_of(SELF, tag).equals(0),
    )


class TLC_830:
    """The Food Chain. Quest: Play a 1, 3, 5, and 7-Attack Beast. Reward: Shokk."""

    quest = (
        _eats(N, TAG_SCRIPT_DATA_NUM_1),
        _eats(N2, TAG_SCRIPT_DATA_NUM_2),
        _eats(N3, QUESTLINE_REQUIREMENT_MET_1),
        _eats(N4, QUESTLINE_REQUIREMENT_MET_2),
    )
    reward = reward_card("TLC_830t")


class TLC_830t:
    """Shokk, Jungle Tyrant.

    RushBattlecry:Discover any 8, 6, and 4-Attack Beast. Set their Costs to (2).
    """

    action = (
        discover(of_attack(N, pool(A_MINION, race=Race.BEAST)))
        >> give(MADE & IN_HAND, "GBL_006e")
        >> discover(of_attack(N2, pool(A_MINION, race=Race.BEAST)))
        >> give(MADE & IN_HAND, "GBL_006e")
        >> discover(of_attack(N3, pool(A_MINION, race=Race.BEAST)))
        >> give(MADE & IN_HAND, "GBL_006e")
    )


class TLC_836:
    """Niri of the Crater.

    Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it
    twice.
    """

    events = (
        when_played(
            FRIENDLY & MINION & OTHERS,
            give(SUBJECT, "TLC_836e", data=atk_of(SUBJECT), data2=health_of(SUBJECT)),
            COST_PAID.equals(N),
        ),
        when_played(
            FRIENDLY & SPELL,
            set_tag(SUBJECT, EXTRA_SPELL_CASTS_ADDITIONAL, 1),
            COST_PAID.equals(N2),
        ),
    )


class TLC_836e:
    """Endemic Fauna. Stats Doubled."""

    atk = DATA1
    max_health = DATA2
