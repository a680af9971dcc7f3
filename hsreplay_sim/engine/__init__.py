"""The engine: the server's tag machine, rebuilt. It knows nothing of files or recordings.

Words used throughout. *Entity id*: the number of an entity in one game. *Dbf id*: the number of a
card in the card database. *Side*: a PLAYER_ID, 1 or 2; 0 is nobody. *Body*: a minion, hero, weapon
or location in play. *Host*: the entity to which an enchantment is attached. *Enchantment*: an
entity of that card type; *to attach* is to create one on a host. *Source*: the entity whose text
runs. *Hidden card*: an entity without a card id, because nobody has seen it. *Viewer*: the player
from whose seat the recording was made. *Logged*: in a packet of the recording. *Written*: as a
packet by the engine. *Exhausted*: EXHAUSTED is 1. *Signed*: DISPLAYED_CREATOR is set. *Twin*: the
second of two entities or games that began as copies. *Mirror*: a second tag that repeats a keyword.
*Shadow*: a LAST_KNOWN_… tag that repeats a stat. *Residue*: the part of a loaded stat that no known
source explains. *Ruleset*: rules other than the server's, such as hearthbreaker's.
"""
