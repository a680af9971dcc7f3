"""Rows of the verifier that are at work in very few recordings, and why each is kept."""

from __future__ import annotations

KEPT_MAX = 15

KEPT: dict[str, str] = {
    "finder numbers._cast_with": "A Choose One spell that a text casts is rare (U174); its block"
    " names the option, and nothing else does.",
    "finder numbers._given": "Random keywords are of three texts (U008, both sides of U148a);"
    " without the answer each keyword would diverge.",
    "finder numbers._goes_up": "A text puts a Secret up beside a hidden one (U095, U230); R211"
    " forbids two of one name.",
    "finder numbers._is_named": "One text strikes more by what a hidden hand holds (R75); META_DATA"
    " TARGET names whom.",
    "finder picks._attacked_still": "Chance picks the defender of an attack again in games of our"
    " own (Mayor Noggenfogger); nothing is logged then.",
    "finder numbers._gives_way": "No recording asks; games of our own do (Renounce Darkness), and"
    " without it their cards would be remade in the recording alone.",
    "finder numbers._nowhere": "Only games of our own know an end of a deck, and ask where a"
    " card comes to lie that is shuffled into it.",
    "finder picks._attacks_next": "One text forces several minions to attack (U523); the order of"
    " their ATTACK blocks is chance (R116).",
    "finder picks._grown": "Old builds (U349, games of our own) give an enchantment again"
    " at random (Master Swordsmith); only the stats that rise show on whom.",
    "finder picks._jousted": "Jousts are of one set, and few winners are drawn (U006); without it"
    " the card that is known would be drawn in place of the one that is.",
    "finder picks._runs_next": "In games of our own chance picks whose Deathrattle is triggered"
    " (Necrium Blade); the block inside names it.",
    "finder picks._stacked": "Games of our own in later builds do so, too; SPAWN_TIME_COUNT of the"
    " enchantment shows on whom.",
    "switch gone_stop_casting": "Of the texts that cast at random few lose their minion meanwhile;"
    " patch notes have the change, and both sides have a test (R196).",
    "switch immune_by_trigger": "Gladiator's Longbow wrote a tag in 2014; its recordings are of"
    " later years (U029 has its TRIGGER), and both forms have a test.",
    "switch notes_temporary": "It has a tag of its own (U575 writes it, U578 does not); few cards"
    " are temporary.",
}
"""Group and name of a row → the reason, as docs/tables/ROWS.md prints it."""
