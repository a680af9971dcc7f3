"""The rules that every move runs through: events, damage, deaths, zones, enchantments, stats.

*Corpse*: a minion in the graveyard. *Gap*: the free ZONE_POSITION that a card leaves. *Mark*: a tag
with which the server notes something about a card for its client or its AI. *Signed*:
DISPLAYED_CREATOR names the card that made it. *Maker*: TAG_1254, the card whose text brought a body
into play. *Adopted*: taken over from the log, for a text that is not implemented. *Untold*: set
without a packet.
"""
