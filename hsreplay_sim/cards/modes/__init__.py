"""Adventures and brawls: a folder for each."""
