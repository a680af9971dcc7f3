"""What a batch says of itself: how far it is, and its scoreboard."""
