# The lesson of Treasure Maps.
learn-treasure-maps-hello =
    Welcome, treasure hunter! You and Mila are crossing out old maps, cell by cell. Every turn one shape is turned up, and everybody uses the same shape at the same time.

    We join you in the last round, with four turns to go.
learn-treasure-maps-maps =
    These two maps are yours. A map counts only when every cell is crossed: the big number is what it is then worth, 8 to 14 points.

    Some cells hold a coin, a palm or a red cross. Each of them gives you something extra.
learn-treasure-maps-shape =
    The shape is an angle of three. It must fit as a whole on one of your maps. You may turn it and mirror it as you like.

    Put it into the upper right corner of the green map, over the coin: tap the corner, turn the shape until it covers the coin and the top row, then cross.
learn-treasure-maps-coin =
    Mila crossed the same shape on her own map; you both saw it only when both were done. Your coin fills the next box of your score sheet: 7 coins so far, 1 point each.

    Four coins make a row, and every full row wins a cup. One coin is missing.
learn-treasure-maps-single =
    Does a shape not fit, or do you not like it? Then cross a single cell instead, anywhere on your maps. One cell is always allowed, but a shape gets you further.

    Crossing nothing at all is not allowed.
learn-treasure-maps-cross =
    Now two in a row. Do you see the red cross in the top row of the green map? Whoever crosses it may cross one more cell, wherever they want.

    Cover the two free cells of the top row.
learn-treasure-maps-takeback =
    One more cell is due. And as long as your turn is not finished, you can change your mind: nobody but you has seen your marks.

    Try it: take the last mark back.
learn-treasure-maps-again =
    All clean again. Only your very last mark of a turn is final.

    Cover the two free cells of the top row once more.
learn-treasure-maps-chain =
    Now the extra cell. Any free cell on either map will do. There is another red cross on the gray map, and that gives you yet another cell. Chains like this are the best thing that can happen to you.

    Cross the red cross on the gray map.
learn-treasure-maps-palm =
    And one more! How about the palm? A palm is worth 1 point, plus 1 for every palm on the maps in the display.

    Cross the palm on the green map.
learn-treasure-maps-palms =
    There are two palms in the display, so your palm is worth 3. You have four boxes for palms, so choose a good moment for each.

    On the green map four cells are left, and look what has been turned up: a T of four!
learn-treasure-maps-complete =
    It fits exactly. When the last cell of a map is crossed, the map is complete.

    Put the T onto the last four cells of the green map.
learn-treasure-maps-take =
    Complete: 10 points! For a complete map you take a new one, either one of the four in the display or the top card of the deck. The first player of the turn chooses first, and that changes every turn.

    Take the gray map with the seal.
learn-treasure-maps-last =
    The last turn: three in a row. Do you remember the coin that was missing?

    Lay the shape onto the middle row of the gray map with the red cross, so that it covers the coin.
learn-treasure-maps-count =
    The row of coins is full, and you get the highest cup left: 4. The game is over, and now everything is counted: 8 for coins, 10 for cups, 7 for palms, 40 for your four complete maps.

    Maps that are not complete are worth nothing, but their coins and palms stay yours.
learn-treasure-maps-seals =
    And the seals: your orange map has a seal that pays 1 point for each of your complete green maps. You have two, so 2 points. Seals for purple and orange pay 2 each.

    That makes 67 for you and 58 for Mila. You have won!
learn-treasure-maps-rounds =
    A whole game has four rounds of seven turns. Before the first one you are dealt four maps and keep two. There are eight shapes, and in each round one of them stays hidden.

    After every round the shapes are shuffled again; your maps stay as they are.
learn-treasure-maps-end =
    That is all: fit the shape, hunt for red crosses, and finish your maps before the rounds run out.

    Is your pencil sharp?
