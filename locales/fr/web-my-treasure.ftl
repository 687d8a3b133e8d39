# Le plateau de Mon trésor sur la page.
web-my-treasure-blind = jeton caché
web-my-treasure-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-my-treasure-choose-spot = Choisissez maintenant une pile.
web-my-treasure-choose-token = Choisissez maintenant un jeton.
web-my-treasure-claim-title = Prendre un trésor
web-my-treasure-claim-ask = Prendre la pile { $spot } avec le jeton « { $kind } » ? Vous quittez alors la manche.
web-my-treasure-danger = Cinq orcs sont là : la prochaine carte est le sixième, une chance sur { $left }.
web-my-treasure-deck = Piocher une carte : il en reste { $count }
web-my-treasure-in-cave = dans la grotte
web-my-treasure-orcs = { $orcs } orcs sur 6
web-my-treasure-phase-wait = C’est à { $player }.
web-my-treasure-purse = Bourse : { $purse } sur { $target }
web-my-treasure-result = Total { $total }, gagne { $award }
web-my-treasure-scoring = Manche { $round } : le décompte
web-my-treasure-skip = Tout montrer
web-my-treasure-spot-closed = Espace { $spot }, fermé
web-my-treasure-spot-empty = Espace { $spot }, vide
web-my-treasure-spot-pile = Espace { $spot }, { $height ->
    [one] { $height } carte
   *[other] { $height } cartes
  }, au-dessus : { $top }
web-my-treasure-starter = a commencé la manche
web-my-treasure-token-blind = { $kind }, parmi les jetons mélangés
web-my-treasure-token-free = { $kind }, libre
web-my-treasure-token-taken = { $kind }, pris par { $player }
web-my-treasure-tokens = Jetons
