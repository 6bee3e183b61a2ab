"""All hands of seven cards, each scored with its best choices."""
