"""The tags that a silence takes from a minion (R200)."""

TAKEN_BY_SILENCE = (
    189,  # WINDFURY
    190,  # TAUNT
    191,  # STEALTH
    192,  # SPELLPOWER
    194,  # DIVINE_SHIELD
    197,  # CHARGE
    208,  # FREEZE
    212,  # ENRAGED
    217,  # DEATHRATTLE
    218,  # BATTLECRY
    227,  # CANT_ATTACK
    240,  # IMMUNE
    260,  # FROZEN
    311,  # CANT_BE_TARGETED_BY_SPELLS
    332,  # CANT_BE_TARGETED_BY_HERO_POWERS
    338,  # TAG_ONE_TURN_EFFECT
    350,  # ADJACENT_BUFF
    362,  # AURA
    363,  # POISONOUS
    389,  # FORGETFUL
    403,  # INSPIRE
    32,  # TRIGGER_VISUAL
    685,  # LIFESTEAL
    791,  # RUSH
    1085,  # REBORN
    1207,  # MEGA_WINDFURY
    1211,  # ELUSIVE
    1427,  # SPELLBURST
    1637,  # FRENZY
    2821,  # OVERHEAL
)
"""In ascending order, but for TRIGGER_VISUAL: the order in which they are written."""
