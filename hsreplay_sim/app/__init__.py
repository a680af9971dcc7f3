"""The facade: what programs and the command line call; it ties the layers together."""
