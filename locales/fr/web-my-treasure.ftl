# Le plateau de Mon trésor sur la page.
web-my-treasure-blind = jeton caché
web-my-treasure-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-my-treasure-ask-draw = Piochez une carte. Il n’y a pas encore de pile à prendre.
web-my-treasure-choose-spot = Choisissez maintenant une pile pour « { $kind } ».
web-my-treasure-choose-token = Pile { $spot } : choisissez maintenant le trésor qui y comptera.
web-my-treasure-claim-ask = Prendre la pile { $spot } avec le jeton « { $kind } » ? Vous quittez alors la manche.
web-my-treasure-claim-title = Prendre un trésor
web-my-treasure-danger = Cinq orcs sont là. La prochaine carte est le sixième : 1 chance sur { $left }.
web-my-treasure-deck = Piocher une carte : il en reste { $count }
web-my-treasure-drawn = Piochée : { $player }
web-my-treasure-in-cave = dans la grotte
web-my-treasure-last-round = Décompte de la dernière manche
web-my-treasure-look = Regarder la pile { $spot }
web-my-treasure-mixed = Retournés et mélangés : { $kinds }.
web-my-treasure-orcs = { $orcs } orcs sur 6
web-my-treasure-result = Total { $total }, gagne { $award } : bourse { $purse }
web-my-treasure-scoring = Le décompte des trésors
web-my-treasure-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
  }
web-my-treasure-skip = Tout montrer
web-my-treasure-spot-closed = Espace { $spot }, fermé
web-my-treasure-spot-empty = Espace { $spot }, vide
web-my-treasure-spot-pile = Espace { $spot }, { $height ->
    [one] { $height } carte
   *[other] { $height } cartes
  }, au-dessus : { $top }
web-my-treasure-spots = Espaces de trésor
web-my-treasure-starter = a commencé la manche
web-my-treasure-token-free = { $kind }, libre
web-my-treasure-token-taken = { $kind }, pris : { $player }
web-my-treasure-tokens = Jetons
web-my-treasure-wait-choose = { $player } décide : piocher ou prendre une pile.
web-my-treasure-wait-flee = Le sixième orc ! { $player } attrape une pile.
web-my-treasure-wait-place = { $player } pose la carte.
