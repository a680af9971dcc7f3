"""What a person sees of a game: players, cards and zones, thin views of the engine's entities."""
