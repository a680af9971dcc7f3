"""Keywords whose behaviour is a rule of the game, not the text of one card (docs/RULES.md, O).

Each module serves a few related keywords. The moves call it at the point where the server acts. For
keywords that only texts use (Joust, Adapt, Excavate), :mod:`hsreplay_sim.cards.words.keywords`
calls it.

*Proxy*: a copy of C'Thun or Galakrond that is set aside and keeps the count. *Ghost*: a copy with
GHOSTLY, which leaves the hand when the turn ends. *Gift*: the spell that a Dark Gift casts on the
minion taken. *Option*: a card set aside that is offered in a choice.
"""
