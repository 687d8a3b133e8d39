# The board of Treasure Maps on the page.
web-treasure-maps-ask-bonus = { $due ->
    [one] Cross one more cell, anywhere on your cards.
   *[other] Cross { $due } more cells, anywhere on your cards.
  }
web-treasure-maps-ask-cross = Cross it with the button below, or tap again to turn it.
web-treasure-maps-ask-shape = Place the shape: tap or drag, turn, then cross.
web-treasure-maps-ask-nowhere = The shape fits nowhere. Cross a single cell instead.
web-treasure-maps-ask-single = Cross a single cell.
web-treasure-maps-ask-start = Keep two of your four cards. Two are marked for you; tap others to keep those.
web-treasure-maps-ask-take = { $count ->
    [one] Take a new card.
   *[other] Take { $count } new cards, one after the other. The display is refilled when you are done.
  }
web-treasure-maps-ask-wait = Waiting for { $players }.
web-treasure-maps-brings-bonus = { $count ->
    [one] { $count } more cell
   *[other] { $count } more cells
  }
web-treasure-maps-brings-card = island complete: +{ $points }
web-treasure-maps-brings-coins = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
  }
web-treasure-maps-brings-palms = { $count ->
    [one] palm: { $value }
   *[other] { $count } palms: { $value } each
  }
web-treasure-maps-card = { $name }: { $color } island, { $points } points
web-treasure-maps-cell = Row { $row }, column { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = crossed
web-treasure-maps-cell-open = free
web-treasure-maps-cell-preview = would be crossed
web-treasure-maps-coins = Coin row { $row }: { $count } of 4 coins, cup { $cup }
web-treasure-maps-commit = Cross
web-treasure-maps-commit-last = Cross and finish
web-treasure-maps-completed = { $count ->
    [one] { $count } card complete
   *[other] { $count } cards complete
  }
web-treasure-maps-cups-left = Cups: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
web-treasure-maps-display = Display
web-treasure-maps-empty = empty
web-treasure-maps-expedition = Round { $round } of 4, turn { $turn } of 7
web-treasure-maps-first = first player
web-treasure-maps-gap = A new island comes here.
web-treasure-maps-hand = Your four cards
web-treasure-maps-icon-coin = coin
web-treasure-maps-icon-cross = bonus cross
web-treasure-maps-icon-none = blank
web-treasure-maps-icon-palm = palm
web-treasure-maps-keep = Keep
web-treasure-maps-kept = Kept
web-treasure-maps-mirror = Mirror
web-treasure-maps-mode-single = One cell
web-treasure-maps-others = The others
web-treasure-maps-over = The game is over
web-treasure-maps-own = Your cards
web-treasure-maps-palm-value = Palm: { $value }
web-treasure-maps-palms = Palm boxes: { $values }
web-treasure-maps-rank = { $count ->
    [one] { $count } point: { $rank }
   *[other] { $count } points: { $rank }
  }
web-treasure-maps-ranks = Ranks and the points they take
web-treasure-maps-next-rank = { $count ->
    [one] { $count } point short of the next rank: { $rank }.
   *[other] { $count } points short of the next rank: { $rank }.
  }
web-treasure-maps-top-rank = There is no higher rank.
web-treasure-maps-best = Your best so far: { $points }
web-treasure-maps-best-now = Your best game so far!
web-treasure-maps-round-card = Round card
web-treasure-maps-row = row { $row }: { $cells }
web-treasure-maps-seal = Seal: { $value } for every { $color } card completed
web-treasure-maps-seal-gives = Its seal: +{ $points } with your cards now.
web-treasure-maps-seals-gain = Your seals: +{ $points } once it is complete.
web-treasure-maps-shapes = Shapes of the round: { $shapes }
web-treasure-maps-sheet = Score card: { $player }
web-treasure-maps-status-choosing = chooses cards
web-treasure-maps-status-chosen = has chosen
web-treasure-maps-status-committed = has finished
web-treasure-maps-status-crossing = is crossing
web-treasure-maps-status-idle = nothing to cross
web-treasure-maps-status-taking = takes a card
web-treasure-maps-status-waiting = waits
web-treasure-maps-take = Take { $name }
web-treasure-maps-take-deck = Take the top card of the deck
web-treasure-maps-tools = Crossing
web-treasure-maps-total = { $total } points
web-treasure-maps-turn = Turn
web-treasure-maps-turns-left = { $count ->
    [one] { $count } turn left after this
   *[other] { $count } turns left after this
  }
web-treasure-maps-why-crossed = That cell is already crossed.
web-treasure-maps-why-fit = The shape does not fit there, whichever way it lies. Try another place, or cross a single cell.
