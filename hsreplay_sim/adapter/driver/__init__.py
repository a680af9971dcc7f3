"""Asking an engine about one action after the other, and comparing what it did."""
