# The lesson of My Treasure.
learn-my-treasure-hello =
    Welcome to the cave! You are a dwarf, and so are Mila and Otto. Everybody wants the best pile of treasure, and everybody wants to be gone before the orcs arrive.

    The first purse with 8 silver ends the game.
learn-my-treasure-table =
    On the left lies the deck: 30 treasures and 6 orcs, well shuffled. The four spots beside it will hold piles of treasure.

    Below lie six tokens, one for each kind of treasure. You will soon see what they are for.
learn-my-treasure-draw =
    It is your turn. Every turn you do one of two things: you draw a card, or you leave with a pile. There is no pile yet, so the choice is easy.

    Tap the deck to draw a card.
learn-my-treasure-place =
    Two rings, a diamond and two heaps of coins: a fine find! A treasure goes face up on one of the four spots, wherever you like.

    Lay it on spot 1. Then watch what Mila and Otto do.
learn-my-treasure-covered =
    Mila has laid her card right on top of yours. Only the top card of a pile can be seen, and the number of cards in it. Nobody may look underneath again.

    So remember: below it lies your card with two rings, and hers shows two more.
learn-my-treasure-orc =
    And Otto has drawn an orc. Orcs line up beside the deck. The first five only growl. The sixth chases everybody out of the cave.

    Draw your next card.
learn-my-treasure-mouse =
    A ring and a mouse! A mouse is worth one treasure of whatever kind you collect, so it is never wasted.

    Lay it on spot 1 as well. That pile is turning into a pile of rings.
learn-my-treasure-claim =
    Five rings and a mouse lie there now, as you remember. Time to go! Instead of drawing you may take a whole pile together with one token. Only treasures of the token’s kind will count, and all mice.

    Choose the pile on spot 1 and the ring token, and confirm.
learn-my-treasure-out =
    The pile is yours, and nobody can take it from you. Until the round is counted you only watch. Your spot is closed now and your token is gone: nobody else can collect rings this round.

    See how the others go on.
learn-my-treasure-last = Mila has left with swords. Otto is the last dwarf in the cave. He may draw as often as he dares, one card after the other, but more orcs are waiting in the deck.
learn-my-treasure-count =
    The piles are turned over and counted. Yours: five rings and a mouse, 6. The highest total earns 3 silver. Otto has one less and earns 2, Mila has two less and earns 1.

    Whoever is further behind gets nothing. Equal totals earn the same.
learn-my-treasure-round =
    All cards are shuffled again and a new round begins. The first turn goes to the next player: Mila. Your 3 silver stay in your purse.

    Watch the first two draws.
learn-my-treasure-again =
    Two orcs at once, what a start! Still, the piles need to grow before leaving pays.

    Draw a card and lay it on spot 1.
learn-my-treasure-risk =
    Three orcs are out. You could leave now with a single card and be safe. But let us see what happens to dwarves who stay.

    Draw another card.
learn-my-treasure-danger =
    Five orcs! Whoever draws the next one drives everybody out. The table tells you how likely that is: right now 1 in 28. That sounds harmless …

    Draw once more and lay the card on spot 3.
learn-my-treasure-flight =
    There it is! The sixth orc means flight: the free tokens are turned over and mixed. Each dwarf still in the cave takes a pile and a token nobody may look at. The one who drew the orc flees last; Otto was first.

    Your turn to run: take the pile on spot 3.
learn-my-treasure-blind =
    Now the tokens are turned over. Yours was the necklace: your two cards show only one. Otto had rings and two of them.

    In the flight luck decides. Leaving in time means choosing for yourself what counts.
learn-my-treasure-end =
    That is the whole game: draw and lay, remember what is covered, leave at the right moment. Rounds follow one another until somebody has 8 silver, and then the fullest purse wins.

    Ready for the cave?
