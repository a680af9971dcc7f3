"""What an action's evidence amounts to, and the list of known differences."""
