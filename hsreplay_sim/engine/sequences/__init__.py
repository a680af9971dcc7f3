"""Player actions and turn steps: the outermost sequences of R59, packet by packet."""
