"""The rules of hearthbreaker, an earlier simulator whose replays hold decks, moves and numbers.

They are one profile and one :class:`~hsreplay_sim.engine.ruleset.Ruleset`: the primitives that
work otherwise there (:mod:`.ruleset`), and its own order of steps for a turn, a card played and an
attack (:mod:`.turn`, :mod:`.play`, :mod:`.attack`). Single cards that deviate are in
:mod:`hsreplay_sim.hearthbreaker.cards.card_set`.
Source of truth: the behaviour of hearthbreaker at 884c703, and the 15,314 states it dumped.
"""
