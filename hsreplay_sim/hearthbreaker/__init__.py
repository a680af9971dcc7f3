"""All about hearthbreaker, an earlier simulator: its files, its cards, its rules, its verification.

It is a second game beside the server's. README.md tells how it differs; only the facade and the
table of formats import this package.
"""
