"""The ground of the engine: entities, the state of a game, and the only ways to change it.

*Untagged state*: what a game knows that no tag holds. *Likeness*: a copy of an entity as it was at
some moment. *Untold*: changed in a tag without a packet. *Dirty*, *touched*: stats to be recomputed
by the next update. *Update*: the step after an effect that recomputes auras and stats.
"""
