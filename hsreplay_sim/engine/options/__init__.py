"""What a player may do, and why the rest is illegal."""
