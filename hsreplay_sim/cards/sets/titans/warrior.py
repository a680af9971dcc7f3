"""TITANS: Warrior."""

from hsreplay_sim.cards.words import *


class TTN_466:
    """Minotauren. Rush Whenever this minion deals damage, gain that much Armor."""

    events = when_deals_damage(SELF, armor(AMOUNT))


class TTN_467:
    """Craftsman's Hammer. Whenever your hero attacks, gain 4 Armor.

    So it does at 183876 too, where the text still asks for a kill (3 of 3, U353:5612).
    """

    events = when_attacks(FRIENDLY & HERO, armor(N))


class TTN_468:
    """Steam Guardian.

    Battlecry: Draw a spell. Reduce the Cost of a random Fire spell in your hand by (1).
    """

    action = draw_from(FRIENDLY_DECK & SPELL) >> give(
        random(FRIENDLY_HAND & SPELL & school(SpellSchool.FIRE)), "TTN_468e"
    )


class TTN_469:
    """Stoneskin Armorer. Battlecry: If your Armor changed this turn, draw 2 cards."""

    action = when(mine(ARMOR_GAINED_THIS_TURN) + mine(ARMOR_LOST_THIS_TURN) > 0, draw(N))


class TTN_470:
    """Trial by Fire. Summon five 1/1 Val'kyr with Rush. When one dies, give the others +1/+1."""

    action = summon("TTN_470t", 5)
    summons = True


class TTN_470t:
    """Val'kyr Champion. Rush. Deathrattle: Give your other Val'kyr Champions +1/+1."""

    deathrattle = give((FRIENDLY_MINIONS & card("TTN_470t")) - SELF, "TTN_470e")


class TTN_753:
    """Bellowing Flames.

    Deal 5 damage to a minion. Forge: Then deal 5 damage split among all enemy minions.
    """

    targets = MINIONS
    action = damage(TARGET, N)


class TTN_753t:
    """Bellowing Flames.

    Forged. Deal 5 damage to a minion, then deal 5 damage split among all enemy minions.
    """

    targets = MINIONS
    action = damage(TARGET, N) >> missiles(N2, ENEMY_MINIONS)


class TTN_811:
    """Odyn, Prime Designate.

    Battlecry: For the rest of the game, after your hero gains Armor, they gain that much Attack for
    that turn.
    """

    action = give(FRIENDLY_PLAYER, "TTN_811e")


class TTN_811e:
    """Impenetrable. It has no text: that of Odyn."""

    events = when_armored(FRIENDLY & HERO, give(SUBJECT, "TTN_811e1", data=AMOUNT))


class TTN_811e1:
    """The Best Offense... Increased Attack this turn."""

    atk = DATA1


class YOG_501:
    """Battleworn Faceless. Battlecry: Transform into a copy of a damaged minion."""

    targets = MINIONS & HURT
    action = when(any_of(TARGET), become_copy(SELF, TARGET))


class YOG_502:
    """Sanitize. Deal damage equal to your Armor to all minions. Forge: Gain 3 Armor first."""

    action = damage(MINIONS, tag_of(FRIENDLY_HERO, ARMOR))
    forge = "YOG_502t"


class YOG_502t:
    """Sanitize. Forged. Gain 3 Armor, then deal damage equal to your Armor to all minions."""

    action = armor(N) >> damage(MINIONS, tag_of(FRIENDLY_HERO, ARMOR))
