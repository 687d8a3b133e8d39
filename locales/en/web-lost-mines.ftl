# The board of Lost Mines on the page.
web-lost-mines-answered = has answered
web-lost-mines-ask = Are you sure?
web-lost-mines-ask-mine = Step onto the face-down mine at { $at }? It is turned up and ends your move.
web-lost-mines-ask-propose = Propose to end the round? Everybody must agree.
web-lost-mines-board = Board
web-lost-mines-card-path = Path, exits { $exits }; { $special }
web-lost-mines-card-info = Information: { $symbols }
web-lost-mines-card-trap = Trap
web-lost-mines-card-troll = Troll
web-lost-mines-card-storm = Storm
web-lost-mines-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
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
web-lost-mines-known = you know
web-lost-mines-mine-gold-sign = gold
web-lost-mines-mine-silver-sign = silver
web-lost-mines-mine-gems-sign = gems
web-lost-mines-mine-dragon-sign = dragon
web-lost-mines-mine-hidden = { $at }: face-down mine
web-lost-mines-mine-known = { $at }: face-down mine; you know: { $content }
web-lost-mines-mine-open = { $at }: mine, { $content }, exits { $exits }
web-lost-mines-pawn = at { $at }
web-lost-mines-pawn-at = { $player }, { $clan }, at { $at }
web-lost-mines-peek-dwarf = Look at the role of { $player }
web-lost-mines-peek-mine = Look at the mine at { $at }
web-lost-mines-peek-treasure = Look at treasure { $slot }
web-lost-mines-phase-wait = { $player } is to act.
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
web-lost-mines-steps-left = { $count ->
    [one] { $count } step left.
   *[other] { $count } steps left.
  }
web-lost-mines-target-path = Lay the card at { $at }
web-lost-mines-target-step = Step to { $at }
web-lost-mines-target-tool = Use the tool at { $at }
web-lost-mines-target-storm = Tear up the path at { $at }
web-lost-mines-target-trap = Set the trap between { $ends }
web-lost-mines-target-troll = Put the troll between { $ends }
web-lost-mines-team = Team { $team } has { $pool }, each gets { $share }.
web-lost-mines-trap-at = Trap between { $ends }
web-lost-mines-troll = troll
web-lost-mines-troll-at = Troll of { $player } between { $ends }
web-lost-mines-turn = Turn
web-lost-mines-value = value { $value }
web-lost-mines-vote-no = No, go on
web-lost-mines-vote-yes = Yes, end the round
web-lost-mines-yes = Yes
web-lost-mines-zoom = Size of the board
web-lost-mines-zoom-in = Larger
web-lost-mines-zoom-out = Smaller
