"""Hero powers of brawls: Mech War (TB_MechWar), the E.V.I.L. coliseum (TB_EVILBRM)."""

from hsreplay_sim.cards.words import *


class TB_AllMinionsTauntCharge:
    """Give Taunt and Charge. This minion is granted Taunt and Charge."""

    keywords = (TAUNT, CHARGE)


class TB_EVILBRM_BoomHeroPower:
    """Overmine. Shuffle two Bombs into your opponent's deck."""

    action = shuffle("BOT_511t", 2, opponent=True, hidden=~ALWAYS)


class TB_MechWar_Boss1_HeroPower:
    """Hello! Hello! Hello! Give your lowest Attack minion Divine Shield and Taunt."""

    action = aim(random(lowest(FRIENDLY_MINIONS, ATK)), shield(TARGET) >> keyword(TARGET, TAUNT))


class TB_MechWar_Boss2_HeroPower:
    """Boom Bot Jr. Deal 2 damage randomly split among all enemies."""

    action = missiles(N)


class TB_EVILBRM_BoomH:
    """Dr. Boom. (Who plays him is noted on the enemy: U179:585.)"""

    events = at("dealt", set_tag(ENEMY_PLAYER, TAG_SCRIPT_DATA_NUM_2, 1))


class TB_EVILBRM_TogwaggleH:
    """King Togwaggle. (U212:723.)"""

    events = at("dealt", set_tag(ENEMY_PLAYER, TAG_SCRIPT_DATA_NUM_2, 4))


class TB_EVILBRM_Nefarian:
    """Nefarian. Also goes by Victor Nefarius. He's subtle like that.

    He begins with a Mana Crystal (U212:882).
    """

    events = when_first_turn_begins(add_tag(FRIENDLY_PLAYER, RESOURCES))
