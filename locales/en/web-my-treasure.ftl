# The board of My Treasure on the page.
web-my-treasure-blind = blind token
web-my-treasure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-my-treasure-ask-draw = Draw a card. There is no pile to take yet.
web-my-treasure-choose-spot = Now choose a pile for { $kind }.
web-my-treasure-choose-token = Pile { $spot }: now choose the kind of treasure that counts in it.
web-my-treasure-claim-ask = Take pile { $spot } for { $kind }? You are then out of the round.
web-my-treasure-claim-title = Take a treasure
web-my-treasure-danger = Five orcs are out. The next card is the sixth: 1 in { $left }.
web-my-treasure-deck = Draw a card: { $count } left
web-my-treasure-drawn = Drawn: { $player }
web-my-treasure-in-cave = in the cave
web-my-treasure-last-round = Count of the previous round
web-my-treasure-look = Look through pile { $spot }
web-my-treasure-mixed = Turned and mixed: { $kinds }.
web-my-treasure-orcs = { $orcs } of 6 orcs are out
web-my-treasure-result = Total { $total }, earns { $award }: purse { $purse }
web-my-treasure-scoring = Counting the treasure
web-my-treasure-silver = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
  }
web-my-treasure-skip = Show all
web-my-treasure-spot-closed = Spot { $spot }, closed
web-my-treasure-spot-empty = Spot { $spot }, empty
web-my-treasure-spot-pile = Spot { $spot }, { $height ->
    [one] { $height } card
   *[other] { $height } cards
  }, top: { $top }
web-my-treasure-spots = Treasure spots
web-my-treasure-starter = began the round
web-my-treasure-token-free = { $kind }, free
web-my-treasure-token-taken = { $kind }, taken: { $player }
web-my-treasure-tokens = Tokens
web-my-treasure-wait-choose = { $player } decides: draw, or take a pile.
web-my-treasure-wait-flee = The sixth orc! { $player } grabs a pile.
web-my-treasure-wait-place = { $player } places the card.
