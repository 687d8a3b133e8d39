# The board of Lost Mines on the page.
web-lost-mines-actions = Actions
web-lost-mines-answered = has answered
web-lost-mines-ask = Are you sure?
web-lost-mines-ask-card = Tap a card to play it, or discard.
web-lost-mines-ask-discard = Choose one or two cards to discard.
web-lost-mines-ask-first = A first move is ready: lay the path at { $at }. Or choose another card.
web-lost-mines-ask-lay = Lay it at { $at }? Tap again to turn it.
web-lost-mines-ask-lay-here = Lay it at { $at } with the button below, or tap another place.
web-lost-mines-ask-look = Choose what to look at.
web-lost-mines-ask-mine = Step onto the face-down mine at { $at }? It is turned up and ends your move.
web-lost-mines-ask-nowhere = This card cannot be played now. Choose another, or discard.
web-lost-mines-ask-propose = Propose to end the round? Everybody must agree.
web-lost-mines-ask-target = Choose where it goes.
web-lost-mines-ask-walk = Tap a lit card, or stay.
web-lost-mines-ask-way = Which way to { $at }?
web-lost-mines-board = Board
web-lost-mines-card-info = Information: { $symbols }
web-lost-mines-card-look = look
web-lost-mines-card-path = Path, exits { $exits }; { $special }
web-lost-mines-card-plain = path
web-lost-mines-card-storm = Storm
web-lost-mines-card-trap = Trap
web-lost-mines-card-troll = Troll
web-lost-mines-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-lost-mines-cell-free = { $at }: forest
web-lost-mines-cell-path = { $at }: path, exits { $exits }; { $special }{ $overcome ->
    [yes] , overcome
   *[no] {""}
  }
web-lost-mines-collected = Collected: { $values }.
web-lost-mines-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
  }
web-lost-mines-discard-choose = Discard …
web-lost-mines-division = Round { $round }: the division
web-lost-mines-dragon = dragon
web-lost-mines-dragon-loss = The dragon takes { $points }.
web-lost-mines-ended-cards = Nobody has a card left.
web-lost-mines-ended-treasures = The last treasure was taken.
web-lost-mines-ended-vote = Everybody agreed to end the round.
web-lost-mines-extra = The best find adds { $extra }.
web-lost-mines-hand = Your cards
web-lost-mines-keeps = Keeps everything they found.
web-lost-mines-look = Look
web-lost-mines-lost = { $points ->
    [one] Team { $team }: { $points } point is lost.
   *[other] Team { $team }: { $points } points are lost.
  }
web-lost-mines-mine-hidden = { $at }: face-down mine
web-lost-mines-mine-known = { $at }: face-down mine; you know: { $content }
web-lost-mines-mine-open = { $at }: mine, { $content }, exits { $exits }
web-lost-mines-next = Next
web-lost-mines-peek-dwarf = Look at the role of { $player }
web-lost-mines-peek-mine = Look at the mine at { $at }
web-lost-mines-peek-treasure = Look at treasure { $slot }
web-lost-mines-phase-wait = { $player }’s turn.
web-lost-mines-pick = Card { $number }
web-lost-mines-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
web-lost-mines-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-lost-mines-rail = Treasures
web-lost-mines-role-hide = Hide my role
web-lost-mines-role-show = Show my role
web-lost-mines-role-unknown = role unknown
web-lost-mines-round = Round { $round } of { $rounds }
web-lost-mines-skip = Show all
web-lost-mines-start = Start of the { $clan } clan at { $at }
web-lost-mines-step-dragon = The dragon takes its due.
web-lost-mines-step-finds = Everybody shows the finds.
web-lost-mines-step-points = The points of this round.
web-lost-mines-step-rest = The remainder goes to the best find.
web-lost-mines-step-roles = All roles are shown.
web-lost-mines-step-shares = Each team divides its pool equally.
web-lost-mines-steps-left = { $count ->
    [one] { $count } step left.
   *[other] { $count } steps left.
  }
web-lost-mines-target-aimed = Chosen: { $at }. Enter lays the card
web-lost-mines-target-path = Lay the card at { $at }
web-lost-mines-target-step = { $steps ->
    [one] Walk to { $at }, { $steps } step
   *[other] Walk to { $at }, { $steps } steps
  }
web-lost-mines-target-step-trapped = { $steps ->
    [one] Walk to { $at } through a trap, { $steps } step
   *[other] Walk to { $at } through a trap, { $steps } steps
  }
web-lost-mines-target-storm = Tear up the path at { $at }
web-lost-mines-target-tool = Use the tool at { $at }
web-lost-mines-target-trap = Set the trap between { $ends }
web-lost-mines-target-troll = Put the troll between { $ends }
web-lost-mines-team = Team { $team } has { $pool }, each gets { $share }.
web-lost-mines-trap-side = trap to the { $side }
web-lost-mines-troll = troll
web-lost-mines-troll-side = troll to the { $side }
web-lost-mines-turn = Turn
web-lost-mines-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
  }
web-lost-mines-value = worth { $value }
web-lost-mines-vote-no = No, go on
web-lost-mines-vote-yes = Yes, end the round
web-lost-mines-wants-loyal = Share what your clan brings home: help your own color.
web-lost-mines-wants-saboteur = You secretly play for the other clan: mislead your own.
web-lost-mines-wants-selfish = You share with nobody: keep every treasure you take.
web-lost-mines-way =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $traps ->
        [0] no trap
        [one] { $traps } trap
       *[other] { $traps } traps
    }
web-lost-mines-why-card = Choose a card from your hand first.
web-lost-mines-why-edge = Choose one of the lit places between two cards.
web-lost-mines-why-far = No open path leads to { $at } with the steps you have.
web-lost-mines-why-fit = This card does not fit at { $at }, whichever way you turn it.
web-lost-mines-yes = Yes
web-lost-mines-zoom = Size of the board
web-lost-mines-zoom-fit = Whole board
web-lost-mines-zoom-in = Larger
web-lost-mines-zoom-out = Smaller
