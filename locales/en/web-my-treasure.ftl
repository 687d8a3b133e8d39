# The board of My Treasure on the page.
web-my-treasure-blind = blind token
web-my-treasure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-my-treasure-choose-spot = Now choose a pile.
web-my-treasure-choose-token = Now choose a token.
web-my-treasure-claim-title = Take a treasure
web-my-treasure-claim-ask = Take pile { $spot } for { $kind }? You are then out of the round.
web-my-treasure-danger = Five orcs are out: the next card is the sixth with a chance of 1 in { $left }.
web-my-treasure-deck = Draw a card: { $count } left
web-my-treasure-in-cave = in the cave
web-my-treasure-orcs = { $orcs } of 6 orcs are out
web-my-treasure-phase-wait = { $player } is to act.
web-my-treasure-purse = Purse: { $purse } of { $target }
web-my-treasure-result = Total { $total }, earns { $award }
web-my-treasure-scoring = Round { $round }: the count
web-my-treasure-skip = Show all
web-my-treasure-spot-closed = Spot { $spot }, closed
web-my-treasure-spot-empty = Spot { $spot }, empty
web-my-treasure-spot-pile = Spot { $spot }, { $height ->
    [one] { $height } card
   *[other] { $height } cards
  }, top: { $top }
web-my-treasure-starter = began the round
web-my-treasure-token-blind = { $kind }, among the mixed tokens
web-my-treasure-token-free = { $kind }, free
web-my-treasure-token-taken = { $kind }, taken by { $player }
web-my-treasure-tokens = Tokens
