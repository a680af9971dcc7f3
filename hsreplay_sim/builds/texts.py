"""Texts of single cards: what the server wrote otherwise once."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Texts(SwitchGroup):
    """Texts of single cards: what the server wrote otherwise once."""

    __slots__ = ()

    gifts_go_with_minions = Switch(
        217964,
        223542,
        rule="R271",
        evidence=("U522:2304", "U575:1770"),
        says="Minions are offered, each with a Dark Gift; before, the gifts themselves.",
    )
    loatheb_ends_with_turn = Switch(
        9786,
        23966,
        rule="R202",
        evidence=("U011:8549", "U090:8884"),
        says="Loatheb's aura ends with the turn that it taxes; before, as its player's own begins.",
    )
    curator_draws_in_turn = Switch(
        19632,
        30795,
        rule="R154",
        evidence=("U121:5375", "U207:10880"),
        says="The Curator draws one kind after the other.",
    )
    tracks_by_copies = Switch(
        10357,
        31022,
        rule="R75",
        evidence=("U425:1226", "U346:8216"),
        says="Tracking shows copies, and its card is drawn; before, the cards themselves go aside.",
    )
    tuskarr_calls_basic_totems = Switch(
        14830,
        15590,
        rule="R193",
        evidence=("U149:1580", "patch 6.1"),
        says="Tuskarr Totemic summons a basic Totem, no other.",
    )
    starters_act_themselves = Switch(
        23966,
        27358,
        rule="R39",
        evidence=("U090:804", "U092a:733"),
        says="Genn and Baku act themselves at the start; before, a copy that they show does.",
    )
    ranks_doomsayer = Switch(
        18336,
        22611,
        rule="R141",
        evidence=("U223:6537",),
        says="Doomsayer's mark is tag 378; before, tag 333, while the enemy cannot kill it.",
    )
    marks_kelthuzad = Switch(
        9786,
        15590,
        rule="R142",
        evidence=("U152:14817", "U255:14243"),
        says="Kel'Thuzad bears a mark of his own; before, his fellow minions bear tag 333.",
    )
    doubles_by_number = Switch(
        10357,
        39954,
        rule="R141",
        evidence=("U008:26542", "U145:10543"),
        says="Each time that a minion doubles its Attack, an enchantment says by how much.",
    )
    equality_for_all = Switch(
        25770,
        56359,
        rule="R139",
        evidence=("U062:3825", "U439:23475"),
        says="Equality enchants a minion whose Health is 1 as well.",
    )
    strange_energy_ends = Switch(
        159202,
        189017,
        rule="R23",
        evidence=("U230:16395", "U363:11973"),
        says="The discount of Prismatic Elemental ends as its card is played.",
    )
    shows_forms = Switch(
        56359,
        66927,
        rule="R203",
        evidence=("U174:16640", "U380:6144"),
        says="What Devolving Missiles make is shown as a card; before, as a copy of the minion.",
    )
    reveals_timelines = Switch(
        233275,
        241170,
        rule="R272",
        evidence=("U422:7831", "U567:5070"),
        says="The timeline that a player has chosen is marked REVEALED as it comes into play.",
    )
    marks_end_with_card = Switch(
        223542,
        241170,
        rule="R23",
        evidence=("U568:27908", "U567:6491"),
        says="What marks a card to be played this turn stays on it until it is buried.",
    )
    nightmare_notes = Switch(
        15590,
        124497,
        rule="R64",
        evidence=("U626:9352", "U165:13368"),
        says="The Nightmare of Ysera notes that it has destroyed its minion.",
    )
    geyser_signs = Switch(
        35057,
        190416,
        rule="R204",
        evidence=("U303:1917", "U363:4516"),
        says="DISPLAYED_CREATOR of the Elemental that Flame Geyser adds names the spell.",
    )
    mukla_signs = Switch(
        13921,
        15590,
        rule="R204",
        evidence=("U098:3178", "U255:9769"),
        says="DISPLAYED_CREATOR of the Bananas that King Mukla gives names it.",
    )
    forager_signs = Switch(
        18336,
        19632,
        rule="R204",
        evidence=("U072:3184", "U068:1361"),
        says="DISPLAYED_CREATOR of the minion that Tortollan Forager adds names it.",
    )
    strength_totem = Switch(
        74257,
        77662,
        189384,
        208591,
        rule="R163",
        evidence=("U055:6871", "U572:1326"),
        says="The fourth basic totem is the Strength Totem, before and after that Wrath of Air.",
    )
    harm_names_healer = Switch(
        28329,
        28855,
        rule="R134",
        evidence=("U555:16122", "U407:3117"),
        says="Healing that a shrine turns into damage is of what heals; before, of the shrine.",
    )
    marks_shifts_at_once = Switch(
        15590,
        23966,
        rule="R203",
        evidence=("U255:7190", "U424:6169"),
        says="A card that shifts in the hand is marked in its block; before, by the update behind.",
    )
    shifted_forget_maker = Switch(
        23966,
        36393,
        rule="R203",
        evidence=("U424:6127", "U195:1560", "U166:9668"),
        says="A card that shifts in the hand by its own text forgets who made it.",
    )
    laid_power_stays_used = Switch(
        29349,
        189017,
        rule="R161",
        evidence=("U200a:4645", "U495:15995"),
        says="A hero power that makes way at the end of a turn stays used; before, it is ready.",
    )
    shows_projects_aside = Switch(
        25770,
        217964,
        rule="R19",
        evidence=("U091a:6947", "U521:2703", "U417:1829"),
        says="What Demonic Project shows is set aside, and leaves the game behind the text.",
    )
    casts_loot = Switch(
        43246,
        77662,
        rule="R275",
        evidence=("U525:3367", "U434:5707"),
        says="What a run offers next is cast to tell what it is; before, one beside it tells.",
    )
    hides_pieces = Switch(
        66927,
        74257,
        rule="R39",
        evidence=("U250:1868", "U475:1243", "U391:953"),
        says="The pieces into which a card breaks are shown aside, and come hidden into the deck.",
    )
    shows_quest_rewards = Switch(
        18336,
        19632,
        rule="R229",
        evidence=("U072:4070", "U142:3185"),
        says="The card that a quest gives is shown to both players as it comes.",
    )
    shows_line_rewards = Switch(
        88998,
        121569,
        rule="R229",
        evidence=("U321:6105", "U382:6394"),
        says="The card that a questline gives is shown to both players as it comes.",
    )
    shout_is_an_aura = Switch(
        9786,
        14829,
        rule="R142",
        evidence=("U149:3077", "hs-bugs#2"),
        says="Commanding Shout covers whatever minions its player has; before, it enchanted them.",
    )
    casts_parts = Switch(
        15590,
        19632,
        rule="R278",
        evidence=("U082:4635", "U125:2265"),
        says="Each part of a potion is cast as a card of its own; before, the potion did its text.",
    )
