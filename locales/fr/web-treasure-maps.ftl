# Le plateau de Cartes au trésor sur la page.
web-treasure-maps-ask-bonus = { $due ->
    [one] Cochez encore une case, où vous voulez sur vos cartes.
   *[other] Cochez encore { $due } cases, où vous voulez sur vos cartes.
  }
web-treasure-maps-ask-shape = Placez la forme : touchez une case, tournez, puis cochez.
web-treasure-maps-ask-single = Cochez une seule case.
web-treasure-maps-ask-start = Gardez deux de vos quatre cartes.
web-treasure-maps-ask-take = Prenez une nouvelle carte.
web-treasure-maps-card = Carte { $color }, { $points } points
web-treasure-maps-cell = Ligne { $row }, colonne { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = cochée
web-treasure-maps-cell-open = libre
web-treasure-maps-cell-preview = serait cochée
web-treasure-maps-icon-cross = croix bonus
web-treasure-maps-icon-coin = pièce
web-treasure-maps-icon-palm = palmier
web-treasure-maps-icon-none = sans dessin
web-treasure-maps-coin-row = Rangée de pièces { $row }
web-treasure-maps-coins = { $count } pièces sur 4
web-treasure-maps-commit = Cocher
web-treasure-maps-completed = { $count ->
    [one] { $count } carte complète
   *[other] { $count } cartes complètes
  }
web-treasure-maps-cups-left = Coupes restantes : { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
web-treasure-maps-display = Étalage
web-treasure-maps-earlier = Plus tôt dans la manche :
web-treasure-maps-expedition = Manche { $round } sur 4, tour { $turn } sur 7
web-treasure-maps-first = premier joueur
web-treasure-maps-hand = Vos quatre cartes
web-treasure-maps-keep = Garder
web-treasure-maps-kept = Gardée
web-treasure-maps-mirror = Retourner
web-treasure-maps-mode-shape = Forme
web-treasure-maps-mode-single = Une case
web-treasure-maps-others = Les autres
web-treasure-maps-own = Vos cartes
web-treasure-maps-palm-value = Un palmier vaut { $value } maintenant.
web-treasure-maps-palms = Palmiers :
web-treasure-maps-seal = Sceau : des points pour chaque carte { $color } complète
web-treasure-maps-sheet = Fiche de { $player }
web-treasure-maps-status-choosing = choisit ses cartes
web-treasure-maps-status-chosen = a choisi
web-treasure-maps-status-crossing = coche
web-treasure-maps-status-committed = a fini
web-treasure-maps-status-idle = rien à cocher
web-treasure-maps-status-taking = prend une carte
web-treasure-maps-status-waiting = attend
web-treasure-maps-take = Prendre
web-treasure-maps-take-deck = Prendre la première carte de la pioche
web-treasure-maps-tools = Cocher
web-treasure-maps-total = { $total } points
web-treasure-maps-turn = Tourner
