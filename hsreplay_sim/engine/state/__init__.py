"""The ground of the engine: entities, the state of a game, and the only ways to change it."""
