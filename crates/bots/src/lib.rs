//! Players generic over any game: random, and information-set tree search.
