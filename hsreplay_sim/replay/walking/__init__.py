"""A recording walked through packet by packet, with a handler for each kind of packet."""
