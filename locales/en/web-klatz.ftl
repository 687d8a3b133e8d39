# The board of Klatz! on the page.
web-klatz-actions = Your actions
web-klatz-actions-left = Actions played: { $played } of { $quota }
web-klatz-actions-now = Calling and ending
web-klatz-ask-remove = Choose the card to remove, or drag it off the wall.
web-klatz-ask-return = Choose a discarded card to bring back.
web-klatz-ask-shift-place = Choose where it goes.
web-klatz-ask-shift1 = Choose the card to shift by one.
web-klatz-ask-shift2 = Choose the card to shift by two.
web-klatz-ask-act-or-end = Play an action card, or end your turn
web-klatz-ask-side = Choose an end of the wall for it.
web-klatz-ask-swap = Choose two cards to swap.
web-klatz-ask-swap-second = Choose the second card.
web-klatz-call = KLATZ!
web-klatz-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-klatz-choose-composition = To call: choose a composition, yours or open.
web-klatz-choose-own = To call: choose a composition of yours.
web-klatz-choose-start = Now the first card of the picture on the wall.
web-klatz-composition = { $points ->
    [one] { $points } point: { $symbols }
   *[other] { $points } points: { $symbols }
  }
web-klatz-compositions-left = { $count } in the deck
web-klatz-discard = Discarded wall cards
web-klatz-draw-blind = Draw blind ({ $count })
web-klatz-drawn-card = Drawn: { $symbol }
web-klatz-final-round = { $count ->
    [one] Final round: { $count } turn left
   *[other] Final round: { $count } turns left
  }
web-klatz-hand = Your compositions
web-klatz-hand-size = { $actions } actions, { $compositions } compositions
web-klatz-insert = Insert as card { $number }
web-klatz-letter-dragon_head = H
web-klatz-letter-dragon_middle = M
web-klatz-letter-dragon_tail = T
web-klatz-letter-drum = D
web-klatz-letter-gate = G
web-klatz-letter-kite = K
web-klatz-letter-lantern = L
web-klatz-letter-panda = A
web-klatz-letter-pine = P
web-klatz-letter-rickshaw = R
web-klatz-letter-tower = W
web-klatz-lost-call = Called too late: { $player }.
web-klatz-market = Market
web-klatz-market-card = Market card { $number }: { $symbol }
web-klatz-move-waits = Your move follows when everybody has had time to call.
web-klatz-no-call = No call
web-klatz-open = Open compositions
web-klatz-order-auto = call by itself
web-klatz-order-help = A ticked composition calls by itself as soon as the wall matches.
web-klatz-over = The game is over.
web-klatz-pass = Pass
web-klatz-phase-wait = { $player }’s turn.
web-klatz-photos = { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
  }
web-klatz-place-left = Put it here: left end
web-klatz-place-right = Put it here: right end
web-klatz-ready = Press KLATZ! or the space bar.
web-klatz-redraw-ask = Throw your whole hand away and draw a new one? It ends your turn. Compositions left in the deck: { $left }.
web-klatz-redraw-short = The composition deck is too short: you will get fewer than two.
web-klatz-seconds = { $count } s
web-klatz-shift-left = ← to the left
web-klatz-shift-right = to the right →
web-klatz-stage-paused = The table waits for somebody to come back.
web-klatz-stage-reveal = Look!
web-klatz-stage-round = Everybody answers: a call, or none.
web-klatz-stage-waiting = Whoever’s turn it is decides.
web-klatz-stage-window = Calls are open for everybody.
web-klatz-told-lapsed = Your call came too late.
web-klatz-told-no_photo = No photo.
web-klatz-told-stale = The wall has changed. Decide again.
web-klatz-tray = Drop a card here to remove it.
web-klatz-waiting-rickshaws = { $count ->
    [one] { $count } rickshaw waits.
   *[other] { $count } rickshaws wait.
  }
web-klatz-wall = Wall
web-klatz-wall-card = Card { $number } of { $of }: { $symbol }{ $covered ->
    [yes] , covered by a rickshaw
   *[no] {""}
  }{ $fixed ->
    [yes] , fixed
   *[no] {""}
  }
