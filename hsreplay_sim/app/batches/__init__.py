"""Verifying any number of files, in processes or on a cluster, into a file of results."""
