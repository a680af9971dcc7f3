"""Which signs of a recording belong to which builds: data, and how many of them a build breaks."""
