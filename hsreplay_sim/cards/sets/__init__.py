"""One folder per card set, and in it one module per class of heroes."""
