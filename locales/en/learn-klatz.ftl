# The lesson of Klatz!.
learn-klatz-hello = Welcome to the Great Wall! You and Mila are photographers. You build the wall together, card by card, and whoever sees a fine picture first calls “Klatz!” and takes the photo.
learn-klatz-wall =
    This row is the wall. Below it lie the market with three cards, and three open compositions: pictures that everybody can see. Two more compositions belong to you alone, and so do your three action cards.

    A picture is right if its symbols lie side by side in the wall, in the same order from left to right.
learn-klatz-place =
    First you add a card to the wall: one from the market, at the left or the right end.

    Your most valuable picture is lantern, kite, gate, drum, and only the kite is missing. Choose the kite in the market and put it at the left end.
learn-klatz-shift =
    Next you play an action card. With two players it is exactly one each turn, with more players you may play more.

    The kite must go between lantern and gate. Play “shift by two”, choose the kite and move it to the right.
learn-klatz-call =
    Lantern, kite, gate, drum: there it is! In your lesson, compositions that match are marked.

    Choose your composition with the four symbols, then the lantern where the picture begins, and press “Klatz!”.
learn-klatz-refill =
    Click! 4 points. The photographed cards leave the wall. It never stays shorter than four cards: new ones come from the deck and are added on the left.

    And you have drawn a new composition: kite and pine.
learn-klatz-turn =
    That was your turn. At its end you draw action cards until you have three again.

    End your turn, and watch closely what Mila builds.
learn-klatz-outside =
    Mila has taken a gate away, and now kite and pine lie side by side. That is your picture! With your own compositions you may call at any time, even in the turn of others.

    Quickly: choose your composition, then the kite, and call “Klatz!”.
learn-klatz-mila = A photo in somebody else’s turn! But new neighbors have met in the wall: drum and lantern. That is one of the open compositions, and it is Mila’s turn. Only the player whose turn it is may use the open ones.
learn-klatz-blind =
    Click for Mila. Now it is your turn. Instead of a card from the market you may draw one from the deck; everybody sees it, and then you choose the end.

    Draw a card and put it at the left end.
learn-klatz-rickshaw =
    A rickshaw came along! It stands on the leftmost card of the wall. What it covers can be neither photographed nor moved. Each turn it rolls one card to the right, until it has left. And you drew a tower: no action card can move or remove a tower.

    Pine and gate would make an open picture. Play “remove” on the lantern between them.
learn-klatz-open =
    Pine and gate, side by side, and it is your turn: the open composition may be yours.

    Choose the open composition with pine and gate, then the pine, and call.
learn-klatz-last =
    One more point! Open compositions are never replaced, so only one is left: kite, tower, pine. As soon as the last one is photographed, the game is over.

    End your turn and see what Mila makes of it.
learn-klatz-over =
    Mila took the last open picture for 3 points, and with that the game has ended. You have 6 points, Mila has 4: you win!

    The game also ends when the pile of compositions is used up; then everybody has one more turn.
learn-klatz-race =
    Who called first? At a table in real time everybody sees a change for the same moment, and then the button counts: the fastest takes the photo. The space bar works too. Slow networks are allowed for.

    A wrong call costs nothing but a short pause.
learn-klatz-orders =
    There are calmer tables. With standing orders each of your compositions calls by itself as soon as it matches, unless you hold it back. With sealed answers everybody secretly decides at the same time.

    So Klatz! can also be played by mail, a turn a day.
learn-klatz-cards =
    Other action cards swap two cards, bring a discarded one back, replace the market or draw an extra composition.

    And if you like nothing in your hand, exchange all of it instead of playing an action.
learn-klatz-end =
    You have seen it all: build, shift, look closely and call in time. Remember: left to right, nothing in between.

    Is your camera ready?
