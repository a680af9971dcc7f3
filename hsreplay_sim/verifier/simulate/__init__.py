"""An action run in the engine, with the answers of chance out of the recording."""
