"""The ground of the engine: entities, the state of a game, and the only ways to change it.

*Untagged state*: what a game knows that no tag holds. *Likeness*: a copy of an entity as it was at
some moment. *Untold*: a tag is set without a packet. *Dirty*: queued, so that the next update
recomputes its stats; *to touch* is to queue. *Update*: the step after an effect that recomputes
auras and stats.
"""
