"""What the engine did against what the recording says: states, values on the way, options."""
