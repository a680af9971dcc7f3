"""What an action's evidence amounts to."""
