"""The files of hearthbreaker: complete and compact replays, streams of dumped states."""
