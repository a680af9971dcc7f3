"""What is in play: summoned, transformed, enchanted; stats and keywords."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    LAST_ATTACHED_TO,
    LAST_KNOWN_ATK,
    SUMMONED_THIS_ACTION,
    TAG_887,
    TAG_1254,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT_MIRROR,
    TIMES_BEEN_TRANSFORMED,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Bodies(SwitchGroup):
    """What is in play: summoned, transformed, enchanted; stats and keywords."""

    __slots__ = ()

    marks_arrivals = Switch(
        27358,
        28242,
        writes=SUMMONED_THIS_ACTION,
        rule="R94",
        evidence=("U330:2372", "U230:27600"),
        says="A minion that arrives, or awakens, is marked until the action is over.",
    )
    sleeps_without_mark = Switch(
        223542,
        231720,
        rule="R254",
        evidence=("U568:22376", "U305:4942"),
        says="What starts Dormant affects itself and keeps tag 1652; its TRIGGER has no keyword.",
    )
    notes_maker = Switch(
        29349,
        29933,
        writes=TAG_1254,
        rule="R94",
        evidence=("U145:4709", "U190:3707"),
        says="A summoned minion notes what summoned it.",
    )
    marks_borrowed = Switch(
        20457,
        22611,
        writes=TAG_887,
        rule="R201",
        evidence=("U046:3284", "U145:5719", "U084:1412"),
        says="A minion that is borrowed for the turn, and Lightspawn, bear one more mark.",
    )
    transforms_in_place = Switch(
        22611,
        24769,
        rule="R19",
        evidence=("U063:1586",),
        says="CHANGE_ENTITY transforms a minion in play; no new entity takes its place.",
    )
    reveals_transformed = Switch(
        9166,
        9786,
        rule="R203",
        evidence=("U152:14115",),
        says="The new entity of a transformed minion is revealed; before, it is marked TOPDECK.",
    )
    transforms_unrevealed = Switch(
        14830,
        15590,
        rule="R203",
        evidence=("U610:8354",),
        says="The new entity of a transformed minion does not stay revealed.",
    )
    parts_with_transformed = Switch(
        65000,
        77662,
        rule="R203",
        evidence=("U434:4266",),
        says="The options of a card that is transformed belong to it no longer.",
    )
    keeps_spawn_count = Switch(
        77662,
        165029,
        rule="R203",
        evidence=("U440:11443",),
        says="A card that is transformed, in play or in the hand, keeps its count of arrivals.",
    )
    keeps_turns_in_hand = Switch(
        192896,
        195635,
        rule="R203",
        evidence=("U396:1739", "U568:7896", "U293:4577", "U575:11772"),
        says="A card that is transformed, in play or in the hand, keeps the turns it lay there.",
    )
    transformed_know_affecter = Switch(
        56359,
        88998,
        rule="R203",
        evidence=("U063:2934", "U174:16631", "U055:6510"),
        says="A minion that is transformed still knows what affected it last.",
    )
    renewed_keep_spawn_count = Switch(
        159202,
        162171,
        rule="R21",
        evidence=("U347:1468", "U552:1999"),
        says="A card that goes from the hand to the deck keeps its count of arrivals.",
    )
    marks_activation = Switch(
        154818,
        159202,
        rule="R203",
        evidence=("U440:11407",),
        says="A minion that is transformed clears and sets HAS_ACTIVATE_POWER.",
    )
    counts_transforms = Switch(
        88998,
        134558,
        writes=TIMES_BEEN_TRANSFORMED,
        rule="R203",
        evidence=("U321:6903", "U166:9668", "U370:1144", "U440:11411", "U414:4211"),
        says="A card that is transformed counts how often it was another card.",
    )
    auras_at_arrival = Switch(
        19632,
        22611,
        rule="R142",
        evidence=("U311:2827", "U143:2775", "U190:7422"),
        says="Behind each summon of a text the game sums up: auras act inside the text.",
    )
    applies_before_shadows = Switch(
        25770,
        27358,
        rule="R142",
        evidence=("U092b:1683", "U204:3704", "U207:20606", "U472:11241"),
        says="An update marks new auras as applied before it writes what they add to stats.",
    )
    notes_old_host = Switch(
        29349,
        29933,
        writes=LAST_ATTACHED_TO,
        rule="R22",
        evidence=("U408:5833",),
        says="An enchantment that lets go notes the host it had.",
    )
    triggers_name_hosts = Switch(
        9166,
        9786,
        rule="R22",
        evidence=("U028:3358", "U011:5193"),
        says="An enchantment that a minion's trigger lays names its host as its creator.",
    )
    triggers_name_minions = Switch(
        23576,
        23966,
        rule="R22",
        evidence=("U204:6967", "U146:1694"),
        says="An enchantment that a minion's trigger lays names the minion again.",
    )
    copies_name_makers = Switch(
        25770,
        39832,
        rule="R204",
        evidence=("U612:8206", "U051:7351"),
        says="A copied enchantment is made by the copy, and then named after the first maker.",
    )
    copies_note_enchantments = Switch(
        49534,
        66927,
        rule="R204",
        evidence=("U346:4326",),
        says="A copied enchantment notes its original.",
    )
    enrage_attaches = Switch(
        10833,
        11460,
        rule="R145",
        evidence=("U159:1420", "U161:2774"),
        says="Enrage lays an enchantment on the minion; before, it left none.",
    )
    stats_at_once = Switch(
        20022,
        20457,
        rule="R139",
        evidence=("U611:4243", "U016:1860"),
        says="The changes of a text's enchantment are written inside the text, not behind it.",
    )
    last_known_stats = Switch(
        13619,
        13921,
        writes=TAG_LAST_KNOWN_COST_IN_HAND,
        rule="R139",
        evidence=("U098:923",),
        says="A card bears a shadow of its COST, written before a cost in hand changes.",
    )
    tells_shadows = Switch(
        14830,
        15590,
        writes=LAST_KNOWN_ATK,
        rule="R6",
        evidence=("U060:5092", "U035:8214"),
        says="A card bears a shadow of its ATK from the start, written before ATK in play changes.",
    )
    stat_version = Switch(
        174258,
        175913,
        writes=TAG_3085,
        rule="R139",
        evidence=("U405:10695", "U373:7096"),
        says="HEALTH has a shadow like ATK's.",
    )
    no_undispellable = Switch(
        56359,
        77662,
        rule="R200",
        evidence=("U418:6384", "U434:2576", "U490:8079"),
        says="An enchantment that Silence leaves alone is made with the mark that says so.",
    )
    keeps_raised_power = Switch(
        14830,
        25770,
        rule="R126",
        evidence=("U583:7924", "U091a:12046"),
        says="Spell Damage above 1 does not fall to 1 with each move of its card.",
    )
    elusive_keyword = Switch(
        192896,
        195635,
        rule="R198",
        evidence=("U291:6247", "U568:10722"),
        says="An enchantment that gives Elusive sets its tag.",
    )
    mirrors_keywords = Switch(
        210640,
        217964,
        writes=TAUNT_MIRROR,
        rule="R200",
        evidence=("U568:6939", "U381:5121"),
        says="An entity in play carries each of its keywords in a second tag.",
    )
