"""What was decided in the steps of a game: by a player in the move, by chance or a player after."""
