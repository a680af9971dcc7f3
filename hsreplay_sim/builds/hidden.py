"""What a seat is told: cards out of sight, moves between zones, and the form of the packets."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    CREATOR_DBID,
    HIDDEN_ZONE_OWNER,
    LAST_KNOWN_ATK_IN_HAND,
    NUM_SECRETS_TRIGGERED_THIS_GAME,
    PENDING_ZONE,
    PLACE_AMONG_SECRETS,
    TAG_1380,
    TAG_4297,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Hidden(SwitchGroup):
    """What a seat is told: cards out of sight, moves between zones, and the form of the packets."""

    __slots__ = ()

    notes_atk_in_hand = Switch(
        223542,
        229238,
        writes=LAST_KNOWN_ATK_IN_HAND,
        rule="R139",
        evidence=("U231:3358", "U305:10776"),
        says="A body in a hand has a shadow of its Attack.",
    )
    hides_enchantments = Switch(
        14830,
        15590,
        rule="R5",
        evidence=("U060:5514",),
        says="An enchantment is made hidden, then shown, and hidden again when it ends.",
    )
    numbers_in_show = Switch(
        23966,
        25770,
        rule="R5",
        evidence=("U049:1290",),
        says="SHOW_ENTITY tells the number of an enchantment or a card, no TAG_CHANGE behind it.",
    )
    numbers_creators = Switch(
        29349,
        29933,
        writes=CREATOR_DBID,
        rule="R6",
        evidence=("U408:4535",),
        says="A card that another one makes bears the number of its maker's card.",
    )
    retells_entities = Switch(
        14830,
        15590,
        rule="R12",
        evidence=("U604a:1997", "U255:10112"),
        says="A card that comes into sight again is told in full, not only its changes.",
    )
    hidden_zone_owner = Switch(
        23966,
        25770,
        writes=HIDDEN_ZONE_OWNER,
        rule="R12",
        evidence=("U049:1266",),
        says="A card that moves notes whose effect moves it, or that it lies hidden.",
    )
    tells_hidden_creators = Switch(
        24769,
        25770,
        rule="R150",
        evidence=("U091a:1666",),
        says="A card in a hidden hand tells which entity generated it.",
    )
    pulses = Switch(
        27641,
        28242,
        writes=PENDING_ZONE,
        rule="R12",
        evidence=("U330:1971",),
        says="A tag that is set and cleared at once announces what is about to happen.",
    )
    position_before_zone = Switch(
        20022,
        20457,
        rule="R14",
        evidence=("U069:1318",),
        says="An entity that leaves its row clears ZONE_POSITION before ZONE, not behind it.",
    )
    hiding_clears_place = Switch(
        18336,
        19632,
        rule="R205",
        evidence=("U142:2617", "U142:2630"),
        says="A minion returned to a hand has no place between HIDE_ENTITY and its new one.",
    )
    tells_cost_in_hand = Switch(
        13921,
        19632,
        rule="R17",
        evidence=("U068:4107",),
        says="A Secret put up out of sight tells the cost that it last had in the hand.",
    )
    tells_whole_secrets = Switch(
        42174,
        54613,
        rule="R17",
        evidence=("U243:1603", "U181:916"),
        says="A Secret put up out of sight tells EXHAUSTED and MULTIPLE_CLASSES too, even if 0.",
    )
    tells_secret_locked = Switch(
        162171,
        190416,
        rule="R17",
        evidence=("U363:8922",),
        says="A Secret put up out of sight tells SECRET_LOCKED too.",
    )
    tells_changed_cost = Switch(
        14830,
        19632,
        rule="R17",
        evidence=("U583:7279", "U255:9870"),
        says="A Secret put up out of sight tells the cost it had in hand, not the printed one.",
    )
    numbers_secrets = Switch(
        195635,
        213490,
        writes=PLACE_AMONG_SECRETS,
        rule="R17",
        evidence=("U568:1049",),
        says="A card in the secret zone bears its place there.",
    )
    marks_quests = Switch(
        179020,
        223542,
        writes=TAG_4297,
        rule="R229",
        evidence=("U405:5239", "U350:1373", "U217:13547"),
        says="A quest that its progress completes bears a mark while it is in play.",
    )
    counts_fired_secrets = Switch(
        63160,
        66927,
        192896,
        195635,
        writes=NUM_SECRETS_TRIGGERED_THIS_GAME,
        rule="R109",
        evidence=("U173:6232", "U127:10324"),
        says="The Secrets of a player that have fired are counted for the game.",
    )
    lists_some_zeros = Switch(
        14830,
        15590,
        rule="R6",
        evidence=("U060:312",),
        says="SHOW_ENTITY lists a fixed set of tags also where they are 0.",
    )
    lists_all_zeros = Switch(
        27358,
        28242,
        rule="R6",
        evidence=("U330:797",),
        says="SHOW_ENTITY lists every tag that was ever set on the entity, also where it is 0 now.",
    )
    lists_type_first = Switch(
        20457,
        22611,
        rule="R12",
        evidence=("U084:428",),
        says="SHOW_ENTITY begins with the controller, the type and the cost.",
    )
    lists_stats_first = Switch(
        42174,
        43246,
        rule="R12",
        evidence=("U470:347",),
        says="SHOW_ENTITY begins with the controller, the type, the shadows and the stats.",
    )
    changes_begin_with_nothing = Switch(
        23966,
        24769,
        rule="R19",
        evidence=("U063:1586",),
        says="CHANGE_ENTITY lists tag 0 before all others.",
    )
    blocks_name_option = Switch(
        27641,
        28329,
        rule="R226",
        evidence=("U185:4342",),
        says="The block of a played Choose One card names the option that was taken.",
    )
    codes_options = Switch(
        25252,
        25770,
        rule="R101",
        evidence=("U049:1338",),
        says="The options include forbidden ones, each with a code for the reason.",
    )
    slush_time = Switch(
        42174,
        43246,
        rule="R51",
        evidence=("U525:961",),
        says="Entering play from the hand is followed by META_DATA SLUSH_TIME.",
    )
    shows_shuffled = Switch(
        23966,
        27358,
        rule="R153",
        evidence=("U089:3655", "U092a:17272"),
        says="A given card that a text shuffles into a deck is shown to both players, then hidden.",
    )
    traded_start_afresh = Switch(
        139719,
        210640,
        rule="R251",
        evidence=("U433:6751", "U378:6732"),
        says="A card that was traded does not bear JUST_PLAYED in the deck.",
    )
    marks_seen_in_deck = Switch(
        37060,
        66927,
        writes=TAG_1380,
        rule="R153",
        evidence=("U261:1135", "U463:973", "U141:1335"),
        says="A card that is left in sight in a deck gets tag 1380 beside HIDDEN_ZONE_OWNER_2.",
    )
    hides_bombs = Switch(
        30103,
        31761,
        rule="R153",
        evidence=("U496:5562", "U213:2423"),
        says="A Bomb that a Battlecry shuffles goes out of sight again, as what others shuffle.",
    )
    copies_name_spell = Switch(
        56359,
        66927,
        rule="R204",
        evidence=("U092a:31656", "U439:7796", "U463:15281", "U573:8016"),
        says="A copy that a spell summons names the spell as its creator, not its original.",
    )
