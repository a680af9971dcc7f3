"""The engine: the server's tag machine, rebuilt. It knows nothing of files or recordings."""
