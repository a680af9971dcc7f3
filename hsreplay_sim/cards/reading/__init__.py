"""What card texts say, where they can be read in full: such a card needs no class.

A text is read whole or not at all, as of its build. A class that is written for a card wins.
"""
