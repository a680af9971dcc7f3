"""What the server counts, marks and announces beside the rules: tags, in pages by event.

A rule says `record(game, HERO_HURT, hero, amount)`; the rows of that :class:`~.rows.Point` write
what the server of the build does there, in their order. None changes what happens in the game.
"""
