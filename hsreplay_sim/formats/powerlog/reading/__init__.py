"""Reading Power.log of every era: lines, the pieces that they become, and the packets of a game."""
