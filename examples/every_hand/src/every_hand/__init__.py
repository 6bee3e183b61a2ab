"""All hands of seven cards of Fantasy Realms, each scored with its best choices."""
