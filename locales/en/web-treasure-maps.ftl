# The board of Treasure Maps on the page.
web-treasure-maps-ask-bonus = { $due ->
    [one] Cross one more cell, anywhere on your cards.
   *[other] Cross { $due } more cells, anywhere on your cards.
  }
web-treasure-maps-ask-shape = Place the shape: tap a cell, turn it, then cross.
web-treasure-maps-ask-single = Cross a single cell.
web-treasure-maps-ask-start = Keep two of your four cards.
web-treasure-maps-ask-take = Take a new card.
web-treasure-maps-card = { $color } card, { $points } points
web-treasure-maps-cell = Row { $row }, column { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = crossed
web-treasure-maps-cell-open = free
web-treasure-maps-cell-preview = would be crossed
web-treasure-maps-icon-cross = bonus cross
web-treasure-maps-icon-coin = coin
web-treasure-maps-icon-palm = palm
web-treasure-maps-icon-none = no picture
web-treasure-maps-coin-row = Coin row { $row }
web-treasure-maps-coins = { $count } of 4 coins
web-treasure-maps-commit = Cross
web-treasure-maps-completed = { $count ->
    [one] { $count } card complete
   *[other] { $count } cards complete
  }
web-treasure-maps-cups-left = Cups left: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
web-treasure-maps-display = Display
web-treasure-maps-earlier = Earlier this round:
web-treasure-maps-expedition = Round { $round } of 4, turn { $turn } of 7
web-treasure-maps-first = first player
web-treasure-maps-hand = Your four cards
web-treasure-maps-keep = Keep
web-treasure-maps-kept = Kept
web-treasure-maps-mirror = Mirror
web-treasure-maps-mode-shape = Shape
web-treasure-maps-mode-single = One cell
web-treasure-maps-others = The others
web-treasure-maps-own = Your cards
web-treasure-maps-palm-value = A palm is worth { $value } now.
web-treasure-maps-palms = Palms:
web-treasure-maps-seal = Seal: points for every { $color } card completed
web-treasure-maps-sheet = Score card of { $player }
web-treasure-maps-status-choosing = chooses cards
web-treasure-maps-status-chosen = has chosen
web-treasure-maps-status-crossing = is crossing
web-treasure-maps-status-committed = has finished
web-treasure-maps-status-idle = nothing to cross
web-treasure-maps-status-taking = takes a card
web-treasure-maps-status-waiting = waits
web-treasure-maps-take = Take
web-treasure-maps-take-deck = Take the top card of the deck
web-treasure-maps-tools = Crossing
web-treasure-maps-total = { $total } points
web-treasure-maps-turn = Turn
