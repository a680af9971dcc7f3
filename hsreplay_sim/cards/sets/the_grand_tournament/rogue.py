"""The Grand Tournament: Rogue."""

from hsreplay_sim.cards.words import *


class AT_028:
    """Shado-Pan Rider. Combo: Gain +4 Attack."""

    combo = give(SELF, "AT_028e")


class AT_029:
    """Buccaneer. Whenever you equip a weapon, give it +1 Attack."""

    events = when_equipped(FRIENDLY & WEAPON, give(SUBJECT, "AT_029e"))


class AT_030:
    """Undercity Valiant. Combo: Deal 1 damage."""

    targets = target(CHARACTERS, only=COMBO)
    combo = damage(TARGET, N)


class AT_031:
    """Cutpurse. Whenever this minion attacks a hero, add the Coin to your hand."""

    events = when_strikes(SELF, add_card("GAME_005"), defender=HEROES)


class AT_032:
    """Shady Dealer. Battlecry: If you have a Pirate, gain +1/+1."""

    action = when(any_of((FRIENDLY_MINIONS - SELF) & PIRATE), give(SELF, "AT_032e"))


class AT_033:
    """Burgle. Get 3 random cards (from your opponent's class)."""

    action = add_random(pool(card_class=their_class), N)


class AT_034:
    """Poisoned Blade. Your Hero Power gives this +1 Attack instead of replacing it.

    The powers that equip a weapon look for it.
    """


class AT_034e:
    """Laced. Increased Attack."""

    atk = of_card("AT_034", N)


class AT_035:
    """Beneath the Grounds.

    Shuffle 3 Ambushes into your opponent's deck. When drawn, you summon a 4/4 Nerubian.
    """

    action = shuffle("AT_035t", N, opponent=True)


class AT_035t:
    """Nerubian Ambush! Casts When Drawn. Summon a 4/4 Nerubian for your opponent."""

    on_draw = summon("AT_036t", opponent=True)


class AT_036:
    """Anub'arak.

    Deathrattle: Summon a 4/4 Nerubian with "Deathrattle: Summon Anub'arak."

    Before 184968: Deathrattle: Return this to your hand and summon a 4/4 Nerubian.
    """

    deathrattle = when(says("Return this"), return_itself()) >> summon("AT_036t")
    keywords = ((DEATHRATTLE_RETURN_ZONE, as_number(says("Return this")) * Zone.HAND),)


class AT_036t:
    """Nerubian. Deathrattle: Summon Anub'arak. (Without a text up to 182995.)"""

    deathrattle = summon("AT_036")
