"""Scripts that find the bots' weights by self-play; their results are kept in the sources."""
