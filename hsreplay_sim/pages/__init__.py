"""Pages for a browser and pictures: one offline file each, written from plain data."""
