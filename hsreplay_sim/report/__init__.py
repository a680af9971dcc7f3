"""Reports as plain data and their renderings."""
