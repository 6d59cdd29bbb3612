"""What any game needs: effects, the stack of decisions, events, match, log, codec, errors."""
