# The lesson of Lost Mines.
learn-lost-mines-hello =
    Deep in the forest lie four old mines. Three of them lead to gold, silver or gems; in the fourth sleeps a dragon. Nobody knows which is which.

    Two clans of dwarves are on their way: blue and yellow. Their start cards are on the left, the mines are on the right.
learn-lost-mines-role =
    You and Mila are blue, Otto is yellow; everybody can see that. But each dwarf also has a secret role. You are loyal: you share what your clan brings home. A selfish dwarf keeps everything, and a saboteur secretly works for the other clan.

    Keep your eyes open!
learn-lost-mines-path =
    A turn begins with one card. A path card extends any path on the board; the openings must meet.

    Choose the straight path in your hand and lay it to the right of the blue start, on C3.
learn-lost-mines-walk =
    Now you may walk, up to three cards along the paths. You can stop at any time.

    Take one step to the right and end your walk. You then draw a new card, and the others have their turn.
learn-lost-mines-look =
    Mila walks with you, and Otto has lengthened your path: any path may be continued by anybody, and everybody may use it.

    Can you trust Mila? Play the “look” card with a dwarf on it and look at her role.
learn-lost-mines-saboteur =
    A saboteur! She wears blue and secretly plays for yellow. Only you know it now; the others saw merely whom you looked at.

    Walk on two steps to the right, to E3, and end your walk. Then watch Mila …
learn-lost-mines-lake =
    There we are: Mila has set a trap in front of you, and Otto has laid a lake behind it. Nobody can cross a lake without a boat, a trunk without an axe, a pit without a rope.

    But you have a boat! Play it on the lake.
learn-lost-mines-trap =
    The way is open for all, but there is room for only one dwarf in a boat at a time. And the trap? It does not stop you, but costs you a card each time you cross it.

    Take the step to the right, onto the lake, and end your walk.
learn-lost-mines-build =
    The trap has taken your storm card. The trap stays where it is. And Otto has put a troll beyond the crossroads: nobody gets past it until his next turn.

    You can build past it, though. Lay your straight path on H3.
learn-lost-mines-troll =
    The troll blocks only that one edge. You may walk up to it.

    Take one step to the right, to the crossroads, and end your walk. Watch out for who walks into a trap this time!
learn-lost-mines-mine =
    Mila has stepped into her own trap! And the troll is gone, because it was Otto’s turn again. Your path now reaches a mine.

    Look before you leap: play the “look” card with a mine on it and look at the mine on J3.
learn-lost-mines-gold =
    Gold! And no dragon. The others know only where you looked.

    Walk three steps to the right, into the mine.
learn-lost-mines-treasure =
    The mine is turned up for everybody, and your walk ends there. Whoever ends a turn in a mine takes one treasure of its kind from the row beside the board. There are two gold ones, worth 2 to 4.

    Take the last treasure in the row.
learn-lost-mines-vote =
    A gold worth 4! Only you see its value. As long as you stay, you may take another one every turn. But Mila proposes to stop: a round also ends early when everybody agrees. Otherwise it ends with the last treasure or the last card.

    You are ahead. Vote yes.
learn-lost-mines-division =
    Now all roles are revealed and the treasure is divided. The loyal dwarves of a clan share with the saboteur who worked for it. You are the only one on the blue side, so all 4 points are yours.

    Mila was on Otto’s side, and they have found nothing.
learn-lost-mines-scores =
    If several share, everybody gets the same, and what is left over goes to the one who brought the most valuable treasure. Selfish dwarves keep exactly what they took themselves.

    Whoever woke the dragon loses 2 points of this round.
learn-lost-mines-more =
    A few more cards: a storm blows a path card away. At a campfire you start with five steps instead of three. Rocks hold only one dwarf. And instead of playing you may discard one or two cards.

    Without any card in your hand you sit out.
learn-lost-mines-end =
    After two rounds with new roles the dwarf with the most points wins. So build, look, hinder, and above all guess who is on your side.

    Shall we go into the forest?
