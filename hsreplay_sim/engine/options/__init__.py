"""What a player may do, and the error code of what is illegal.

*Source*: the card, hero power or attacker. *Text*: the entity whose text asks for a target; the
card itself or a sub card (a Choose One option, a Titan's ability).
"""
