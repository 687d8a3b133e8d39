# Le plateau de Klatz ! sur la page.
web-klatz-call = KLATZ !
web-klatz-choose-composition = Choisissez une de vos compositions ou, à votre tour, une composition ouverte.
web-klatz-choose-start = Touchez maintenant la première carte de l’image sur la muraille.
web-klatz-composition = { $points ->
    [one] { $points } point : { $symbols }
   *[other] { $points } points : { $symbols }
  }
web-klatz-compositions-left = { $count } dans la pioche
web-klatz-draw-blind = Piocher à l’aveugle ({ $count })
web-klatz-drawn = Choisissez un bout de la muraille pour la carte piochée.
web-klatz-final-round = { $count ->
    [one] Dernier tour : encore { $count } joueur
   *[other] Dernier tour : encore { $count } joueurs
  }
web-klatz-fixed = fixe
web-klatz-hand = Vos cartes
web-klatz-hand-size = { $actions } actions, { $compositions } compositions
web-klatz-insert = Insérer comme carte { $number }
web-klatz-left = ← bout gauche
web-klatz-right = bout droit →
web-klatz-lost-call = { $player } a appelé trop tard.
web-klatz-market = Marché
web-klatz-no-call = Pas d’appel
web-klatz-open = Compositions ouvertes
web-klatz-order-auto = appelle seule
web-klatz-order-help = Une composition cochée appelle d’elle-même dès que la muraille convient.
web-klatz-over = La partie est terminée.
web-klatz-pass = Rien pour moi
web-klatz-phase-wait = C’est à { $player }.
web-klatz-place-left = Poser ici
web-klatz-place-right = Poser ici
web-klatz-players = Joueurs
web-klatz-points = { $points } points, { $photos } photos
web-klatz-redraw-ask = Jeter toute votre main et repiocher ? Cela termine votre tour. Compositions dans la pioche : { $left }.
web-klatz-seconds = { $count } s
web-klatz-shift-left = ← vers la gauche
web-klatz-shift-right = vers la droite →
web-klatz-stage-none = …
web-klatz-stage-reveal = Regardez !
web-klatz-stage-window = Tout le monde peut appeler.
web-klatz-stage-waiting = Le joueur actif décide.
web-klatz-stage-round = Tout le monde répond : un appel ou aucun.
web-klatz-stage-paused = La table attend quelqu’un.
web-klatz-told-stale = La muraille a changé. Décidez de nouveau.
web-klatz-told-lapsed = Votre appel est venu trop tard.
web-klatz-told-no_photo = Pas de photo.
web-klatz-waiting-rickshaws = { $count ->
    [one] { $count } pousse-pousse attend.
   *[other] { $count } pousse-pousse attendent.
  }
web-klatz-wall = Muraille
web-klatz-wall-card = Carte { $number } sur { $of } : { $symbol }{ $covered ->
    [yes] , couverte par un pousse-pousse
   *[no] {""}
  }{ $fixed ->
    [yes] , fixe
   *[no] {""}
  }
