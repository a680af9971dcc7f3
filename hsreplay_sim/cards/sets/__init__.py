"""One module per card set; large sets have one per class."""
