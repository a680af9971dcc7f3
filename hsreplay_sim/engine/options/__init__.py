"""What a player may do, and what stands against it."""
