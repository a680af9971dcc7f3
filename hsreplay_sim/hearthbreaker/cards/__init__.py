"""The collection of hearthbreaker, and the texts that it resolves otherwise."""
