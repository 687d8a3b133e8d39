# Le plateau de Cartes au trésor sur la page.
web-treasure-maps-ask-bonus = { $due ->
    [one] Cochez encore une case, où vous voulez sur vos cartes.
   *[other] Cochez encore { $due } cases, où vous voulez sur vos cartes.
  }
web-treasure-maps-ask-cross = Cochez-la avec le bouton du bas, ou touchez encore pour la tourner.
web-treasure-maps-ask-shape = Placez la forme : touchez ou glissez, tournez, cochez.
web-treasure-maps-ask-nowhere = La forme n’entre nulle part. Cochez plutôt une seule case.
web-treasure-maps-ask-single = Cochez une seule case.
web-treasure-maps-ask-start = Gardez deux de vos quatre cartes. Deux sont déjà marquées ; touchez-en d’autres pour changer.
web-treasure-maps-ask-take = { $count ->
    [one] Prenez une nouvelle carte.
   *[other] Prenez { $count } nouvelles cartes, l’une après l’autre. L’étalage est complété ensuite.
  }
web-treasure-maps-ask-wait = En attente de { $players }.
web-treasure-maps-brings-bonus = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
  }
web-treasure-maps-brings-card = île complète : +{ $points }
web-treasure-maps-brings-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
  }
web-treasure-maps-brings-palms = { $count ->
    [one] palmier : { $value }
   *[other] { $count } palmiers : { $value } chacun
  }
web-treasure-maps-card = { $name } : île { $color }, { $points } points
web-treasure-maps-cell = Ligne { $row }, colonne { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = cochée
web-treasure-maps-cell-open = libre
web-treasure-maps-cell-preview = serait cochée
web-treasure-maps-coins = Rangée de pièces { $row } : { $count } sur 4, coupe { $cup }
web-treasure-maps-commit = Cocher
web-treasure-maps-commit-last = Cocher et finir
web-treasure-maps-completed = { $count ->
    [one] { $count } carte complète
   *[other] { $count } cartes complètes
  }
web-treasure-maps-cups-left = Coupes : { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
web-treasure-maps-display = Étalage
web-treasure-maps-empty = vide
web-treasure-maps-expedition = Manche { $round } sur 4, tour { $turn } sur 7
web-treasure-maps-first = premier joueur
web-treasure-maps-gap = Une nouvelle île viendra ici.
web-treasure-maps-hand = Vos quatre cartes
web-treasure-maps-icon-coin = pièce
web-treasure-maps-icon-cross = croix bonus
web-treasure-maps-icon-none = vide
web-treasure-maps-icon-palm = palmier
web-treasure-maps-keep = Garder
web-treasure-maps-kept = Gardée
web-treasure-maps-mirror = Retourner
web-treasure-maps-mode-single = Une case
web-treasure-maps-others = Les autres
web-treasure-maps-over = La partie est terminée
web-treasure-maps-own = Vos cartes
web-treasure-maps-palm-value = Palmier : { $value }
web-treasure-maps-palms = Cases palmier : { $values }
web-treasure-maps-rank = { $count ->
    [one] { $count } point : { $rank }
   *[other] { $count } points : { $rank }
  }
web-treasure-maps-ranks = Grades et points nécessaires
web-treasure-maps-next-rank = { $count ->
    [one] Il manque { $count } point pour le grade suivant : { $rank }.
   *[other] Il manque { $count } points pour le grade suivant : { $rank }.
  }
web-treasure-maps-top-rank = Il n’y a pas de grade plus élevé.
web-treasure-maps-best = Votre meilleur score : { $points }
web-treasure-maps-best-now = Votre meilleure partie jusqu’ici !
web-treasure-maps-round-card = Carte de manche
web-treasure-maps-row = ligne { $row } : { $cells }
web-treasure-maps-seal = Sceau : { $value } par carte { $color } complète
web-treasure-maps-seal-gives = Son sceau : +{ $points } avec vos cartes actuelles.
web-treasure-maps-seals-gain = Vos sceaux : +{ $points } une fois complète.
web-treasure-maps-shapes = Formes de la manche : { $shapes }
web-treasure-maps-sheet = Carte de score : { $player }
web-treasure-maps-status-choosing = choisit ses cartes
web-treasure-maps-status-chosen = a choisi
web-treasure-maps-status-committed = a fini
web-treasure-maps-status-crossing = coche
web-treasure-maps-status-idle = rien à cocher
web-treasure-maps-status-taking = prend une carte
web-treasure-maps-status-waiting = attend
web-treasure-maps-take = Prendre { $name }
web-treasure-maps-take-deck = Prendre la première carte de la pioche
web-treasure-maps-tools = Cocher
web-treasure-maps-total = { $total } points
web-treasure-maps-turn = Tourner
web-treasure-maps-turns-left = { $count ->
    [one] encore { $count } tour ensuite
   *[other] encore { $count } tours ensuite
  }
web-treasure-maps-why-crossed = Cette case est déjà cochée.
web-treasure-maps-why-fit = La forme ne tient pas ici, dans aucun sens. Essayez ailleurs ou cochez une seule case.
