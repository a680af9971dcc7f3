"""Making the card store from public card data: the only part that uses the network."""
