"""What the lines of a Power.log look like, by build: for its reader and its writer."""
