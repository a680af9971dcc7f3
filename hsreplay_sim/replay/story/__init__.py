"""What came of each action of a recorded game, in sentences: `tell.told` makes them."""
