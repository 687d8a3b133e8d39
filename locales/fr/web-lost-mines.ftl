# Le plateau de Mines perdues sur la page.
web-lost-mines-actions = Actions
web-lost-mines-answered = a répondu
web-lost-mines-ask = Vous confirmez ?
web-lost-mines-ask-card = Touchez une carte, ou défaussez.
web-lost-mines-ask-discard = Choisissez une ou deux cartes à défausser.
web-lost-mines-ask-first = Un premier coup est prêt : posez le chemin en { $at }. Ou choisissez une autre carte.
web-lost-mines-ask-lay = La poser en { $at } ? Touchez encore pour la tourner.
web-lost-mines-ask-lay-here = Posez-la en { $at } avec le bouton, ou touchez une autre case.
web-lost-mines-ask-look = Choisissez ce que vous regardez.
web-lost-mines-ask-mine = Entrer dans la mine cachée en { $at } ? Elle est retournée et termine votre déplacement.
web-lost-mines-ask-nowhere = Cette carte ne peut pas être jouée. Choisissez-en une autre ou défaussez.
web-lost-mines-ask-propose = Proposer de finir la manche ? Tout le monde doit être d’accord.
web-lost-mines-ask-target = Choisissez où elle va.
web-lost-mines-ask-walk = Touchez une carte éclairée, ou restez.
web-lost-mines-ask-way = Quel chemin vers { $at } ?
web-lost-mines-board = Plateau
web-lost-mines-card-info = Renseignement : { $symbols }
web-lost-mines-card-look = regarder
web-lost-mines-card-path = Chemin, sorties { $exits } ; { $special }
web-lost-mines-card-plain = chemin
web-lost-mines-card-storm = Tempête
web-lost-mines-card-trap = Piège
web-lost-mines-card-troll = Troll
web-lost-mines-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-lost-mines-cell-free = { $at } : forêt
web-lost-mines-cell-path = { $at } : chemin, sorties { $exits } ; { $special }{ $overcome ->
    [yes] , franchi
   *[no] {""}
  }
web-lost-mines-collected = Récolté : { $values }.
web-lost-mines-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
  }
web-lost-mines-discard-choose = Défausser…
web-lost-mines-division = Manche { $round } : le partage
web-lost-mines-dragon = dragon
web-lost-mines-dragon-loss = Le dragon prend { $points }.
web-lost-mines-ended-cards = Plus personne n’a de carte.
web-lost-mines-ended-treasures = Le dernier trésor est pris.
web-lost-mines-ended-vote = Tout le monde a voulu finir la manche.
web-lost-mines-extra = La meilleure trouvaille ajoute { $extra }.
web-lost-mines-hand = Vos cartes
web-lost-mines-keeps = Garde seul ses trouvailles.
web-lost-mines-look = Regarder
web-lost-mines-lost = { $points ->
    [one] Équipe { $team } : { $points } point est perdu.
   *[other] Équipe { $team } : { $points } points sont perdus.
  }
web-lost-mines-mine-hidden = { $at } : mine cachée
web-lost-mines-mine-known = { $at } : mine cachée ; vous savez : { $content }
web-lost-mines-mine-open = { $at } : mine, { $content }, sorties { $exits }
web-lost-mines-next = Suivant
web-lost-mines-peek-dwarf = Regarder le rôle de { $player }
web-lost-mines-peek-mine = Regarder la mine en { $at }
web-lost-mines-peek-treasure = Regarder le trésor { $slot }
web-lost-mines-phase-wait = C’est au tour de { $player }.
web-lost-mines-pick = Carte { $number }
web-lost-mines-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }
web-lost-mines-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-lost-mines-rail = Trésors
web-lost-mines-role-hide = Cacher mon rôle
web-lost-mines-role-show = Montrer mon rôle
web-lost-mines-role-unknown = rôle inconnu
web-lost-mines-round = Manche { $round } sur { $rounds }
web-lost-mines-skip = Tout montrer
web-lost-mines-start = Départ du clan { $clan } en { $at }
web-lost-mines-step-dragon = Le dragon prend sa part.
web-lost-mines-step-finds = Chacun montre ses trouvailles.
web-lost-mines-step-points = Les points de la manche.
web-lost-mines-step-rest = Le reste va à la meilleure trouvaille.
web-lost-mines-step-roles = Tous les rôles sont révélés.
web-lost-mines-step-shares = Chaque équipe partage son pot à parts égales.
web-lost-mines-steps-left = { $count ->
    [one] Encore { $count } pas.
   *[other] Encore { $count } pas.
  }
web-lost-mines-target-aimed = Choisi : { $at }. Entrée pose la carte
web-lost-mines-target-path = Poser la carte en { $at }
web-lost-mines-target-step = { $steps ->
    [one] Aller en { $at }, { $steps } pas
   *[other] Aller en { $at }, { $steps } pas
  }
web-lost-mines-target-step-trapped = { $steps ->
    [one] Aller en { $at } par un piège, { $steps } pas
   *[other] Aller en { $at } par un piège, { $steps } pas
  }
web-lost-mines-target-storm = Arracher le chemin en { $at }
web-lost-mines-target-tool = Utiliser l’outil en { $at }
web-lost-mines-target-trap = Poser le piège entre { $ends }
web-lost-mines-target-troll = Placer le troll entre { $ends }
web-lost-mines-team = L’équipe { $team } a { $pool }, chacun reçoit { $share }.
web-lost-mines-trap-side = piège : { $side }
web-lost-mines-troll = troll
web-lost-mines-troll-side = troll : { $side }
web-lost-mines-turn = Tourner
web-lost-mines-turns-left = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
  }
web-lost-mines-value = vaut { $value }
web-lost-mines-vote-no = Non, on continue
web-lost-mines-vote-yes = Oui, finir la manche
web-lost-mines-wants-loyal = Vous partagez le butin de votre clan : aidez votre couleur.
web-lost-mines-wants-saboteur = Vous jouez en secret pour l’autre clan : égarez le vôtre.
web-lost-mines-wants-selfish = Vous ne partagez avec personne : gardez chaque trésor que vous prenez.
web-lost-mines-way =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }, { $traps ->
        [0] aucun piège
        [one] { $traps } piège
       *[other] { $traps } pièges
    }
web-lost-mines-why-card = Choisissez d’abord une carte de votre main.
web-lost-mines-why-edge = Choisissez un des endroits éclairés entre deux cartes.
web-lost-mines-why-far = Aucun chemin ouvert ne mène en { $at } avec vos pas.
web-lost-mines-why-fit = Cette carte ne va pas en { $at }, même retournée.
web-lost-mines-yes = Oui
web-lost-mines-zoom = Taille du plateau
web-lost-mines-zoom-fit = Plateau entier
web-lost-mines-zoom-in = Plus grand
web-lost-mines-zoom-out = Plus petit
