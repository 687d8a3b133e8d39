# Le plateau de Klatz ! sur la page.
web-klatz-actions = Vos actions
web-klatz-actions-left = Actions jouées : { $played } sur { $quota }
web-klatz-actions-now = Appeler et finir
web-klatz-ask-remove = Choisissez la carte à retirer ou glissez-la hors de la muraille.
web-klatz-ask-return = Choisissez une carte de la défausse.
web-klatz-ask-shift-place = Choisissez où elle va.
web-klatz-ask-shift1 = Choisissez la carte à décaler d’un.
web-klatz-ask-shift2 = Choisissez la carte à décaler de deux.
web-klatz-ask-act-or-end = Jouez une carte action ou terminez votre tour
web-klatz-ask-side = Choisissez un bout de la muraille.
web-klatz-ask-swap = Choisissez deux cartes à échanger.
web-klatz-ask-swap-second = Choisissez la seconde carte.
web-klatz-call = KLATZ !
web-klatz-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-klatz-choose-composition = Pour appeler : choisissez une composition, à vous ou ouverte.
web-klatz-choose-own = Pour appeler : choisissez une de vos compositions.
web-klatz-choose-start = Maintenant la première carte de l’image.
web-klatz-composition = { $points ->
    [one] { $points } point : { $symbols }
   *[other] { $points } points : { $symbols }
  }
web-klatz-compositions-left = { $count } dans la pioche
web-klatz-discard = Cartes de muraille défaussées
web-klatz-draw-blind = Piocher à l’aveugle ({ $count })
web-klatz-drawn-card = Piochée : { $symbol }
web-klatz-final-round = { $count ->
    [one] Dernier tour : encore { $count } joueur
   *[other] Dernier tour : encore { $count } joueurs
  }
web-klatz-hand = Vos compositions
web-klatz-hand-size = { $actions } actions, { $compositions } compositions
web-klatz-insert = Insérer comme carte { $number }
web-klatz-letter-dragon_head = 1
web-klatz-letter-dragon_middle = 2
web-klatz-letter-dragon_tail = 3
web-klatz-letter-drum = T
web-klatz-letter-gate = O
web-klatz-letter-kite = C
web-klatz-letter-lantern = L
web-klatz-letter-panda = A
web-klatz-letter-pine = P
web-klatz-letter-rickshaw = R
web-klatz-letter-tower = U
web-klatz-lost-call = Appel trop tardif : { $player }.
web-klatz-market = Marché
web-klatz-market-card = Carte { $number } du marché : { $symbol }
web-klatz-move-waits = Votre coup sera joué après les appels.
web-klatz-no-call = Pas d’appel
web-klatz-open = Compositions ouvertes
web-klatz-order-auto = appelle toute seule
web-klatz-order-help = Une composition cochée appelle d’elle-même dès que la muraille convient.
web-klatz-over = La partie est terminée.
web-klatz-pass = Je passe
web-klatz-phase-wait = C’est au tour de { $player }.
web-klatz-photos = { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
  }
web-klatz-place-left = Poser ici : bout gauche
web-klatz-place-right = Poser ici : bout droit
web-klatz-ready = Appuyez sur KLATZ ! ou la barre d’espace.
web-klatz-redraw-ask = Jeter toute votre main et repiocher ? Cela termine votre tour. Compositions dans la pioche : { $left }.
web-klatz-redraw-short = La pioche de compositions ne suffit pas : vous en aurez moins de deux.
web-klatz-seconds = { $count } s
web-klatz-shift-left = ← vers la gauche
web-klatz-shift-right = vers la droite →
web-klatz-stage-paused = La table attend quelqu’un.
web-klatz-stage-reveal = Regardez !
web-klatz-stage-round = Tout le monde répond : un appel ou aucun.
web-klatz-stage-waiting = Le joueur actif décide.
web-klatz-stage-window = Tout le monde peut appeler.
web-klatz-told-lapsed = Votre appel est venu trop tard.
web-klatz-told-no_photo = Pas de photo.
web-klatz-told-stale = La muraille a changé. Décidez de nouveau.
web-klatz-tray = Glissez ici une carte pour la retirer.
web-klatz-waiting-rickshaws = { $count ->
    [one] { $count } pousse-pousse attend.
   *[other] { $count } pousse-pousse attendent.
  }
web-klatz-wall = Muraille
web-klatz-wall-card = Carte { $number } sur { $of } : { $symbol }{ $covered ->
    [yes] , couverte par un pousse-pousse
   *[no] {""}
  }{ $fixed ->
    [yes] , fixe
   *[no] {""}
  }
