# The board of Klatz! on the page.
web-klatz-call = KLATZ!
web-klatz-choose-composition = Choose a composition of yours, or on your turn an open one.
web-klatz-choose-start = Now tap the first card of the picture on the wall.
web-klatz-composition = { $points ->
    [one] { $points } point: { $symbols }
   *[other] { $points } points: { $symbols }
  }
web-klatz-compositions-left = { $count } in the deck
web-klatz-draw-blind = Draw blind ({ $count })
web-klatz-drawn = Choose an end of the wall for the card you drew.
web-klatz-final-round = { $count ->
    [one] Final round: { $count } turn left
   *[other] Final round: { $count } turns left
  }
web-klatz-fixed = fixed
web-klatz-hand = Your cards
web-klatz-hand-size = { $actions } actions, { $compositions } compositions
web-klatz-insert = Insert as card { $number }
web-klatz-left = ← left end
web-klatz-right = right end →
web-klatz-lost-call = { $player } called too late.
web-klatz-market = Market
web-klatz-no-call = No call
web-klatz-open = Open compositions
web-klatz-order-auto = call by itself
web-klatz-order-help = A ticked composition calls by itself as soon as the wall matches.
web-klatz-over = The game is over.
web-klatz-pass = Nothing for me
web-klatz-phase-wait = { $player } is to act.
web-klatz-place-left = Put it here
web-klatz-place-right = Put it here
web-klatz-players = Players
web-klatz-points = { $points } points, { $photos } photos
web-klatz-redraw-ask = Throw your whole hand away and draw a new one? It ends your turn. Compositions left in the deck: { $left }.
web-klatz-seconds = { $count } s
web-klatz-shift-left = ← to the left
web-klatz-shift-right = to the right →
web-klatz-stage-none = …
web-klatz-stage-reveal = Look!
web-klatz-stage-window = Calls are open for everybody.
web-klatz-stage-waiting = The active player decides.
web-klatz-stage-round = Everybody answers: a call, or none.
web-klatz-stage-paused = The table waits for somebody to come back.
web-klatz-told-stale = The wall has changed. Decide again.
web-klatz-told-lapsed = Your call came too late.
web-klatz-told-no_photo = No photo.
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
