# L’analyse d’une partie, et les indices.
review-title = Analyse : { $game }
review-about = Voyez où une partie s’est gagnée : vos chances coup par coup, les décisions qui ont compté et la part de chance. Tout est calculé sur cet appareil, d’après ce que chacun pouvait savoir.
review-drop = Déposez une transcription ici ou choisissez un fichier
review-own-games = Vos parties en ligne
review-device-games = Parties sur cet appareil
review-seat = La partie de
review-checked = Vérifié : chaque carte redistribuée, les { $moves } coups rejoués.
review-checked-plain = Les { $moves } coups ont été rejoués. Le fichier n’a pas d’empreinte : il ne prouve pas la distribution.
review-fault-line = Cette transcription ne tient pas : ligne { $line }.
review-fault = Cette transcription ne tient pas.
review-too-large = Ce fichier est trop gros pour être une partie.
review-alone = Les parties en solitaire ne sont pas analysées : l’analyse mesure les chances de gagner, et seul, il n’y a personne à battre.
review-unknown-game = Cette page ne connaît pas le jeu { $game }.
review-replayed =
    { $moves ->
        [one] Chaque carte redistribuée, { $moves } coup rejoué : la même partie.
       *[other] Chaque carte redistribuée, { $moves } coups rejoués : la même partie.
    }
review-differs =
    { $line ->
        [0] La transcription de cette partie ne tient pas.
       *[other] La transcription de cette partie ne tient pas : ligne { $line }.
    }

## Avancement
review-quick = Un premier regard sur chaque décision…
review-close = Un regard plus attentif sur ce qui a compté…
review-progress = Avancement de l’analyse
review-stop = Arrêter
review-stopped = Arrêté. Voici ce qui a été trouvé jusqu’ici.
review-go-on = Continuer
review-done = L’analyse est terminée.

## Courbe, table et regards
review-chart = Chances de gagner au fil de la partie
review-chart-at = Coup { $move } sur { $moves }. { $player } : { $percent } pour cent.
review-steps = Étapes
review-before = Décision clé précédente
review-after = Décision clé suivante
review-eyes = Vu par :
review-could-own = La table telle que vous la voyiez alors.
review-could = La table telle que { $player } la voyait alors.
review-so-own = Vous ne pouviez pas voir cela à ce moment.
review-so = { $player } ne pouvait pas voir cela à ce moment.
review-table = La courbe en tableau
review-move = Coup
review-chance = Chances
review-given-away = Perdu

## Décisions
review-mattered = Les décisions qui ont compté
review-turning = Coup { $number }
review-looking = Recherche en cours…
review-flawless = Aucune décision n’a coûté cher. Bien joué !
review-no-decision = Pas de choix ici. Parcourez la partie avec la courbe, les flèches ou les décisions clés.
review-cost = −{ $percent } %
review-decision-own = Coup { $number } : à vous de décider
review-decision-of = Coup { $number } : { $player } décide
review-played = Joué
review-better = Mieux
review-good = Aussi bon que tout autre choix.
review-all-moves =
    { $count ->
        [one] { $count } coup possible
       *[other] Les { $count } coups possibles
    }
review-try = Essayer un autre coup à partir d’ici
review-beliefs = Ce qu’on pouvait soupçonner alors
review-belief = { $player } : { $what }

## Chance et talent
review-luck = Chance et talent
review-luck-own =
    { $turned ->
        [good] Vous pouviez espérer gagner { $expected } % de ces parties. Vos décisions en ont perdu { $lost }, les erreurs des autres en ont rapporté { $received }, la chance en a apporté { $luck }.
        [bad] Vous pouviez espérer gagner { $expected } % de ces parties. Vos décisions en ont perdu { $lost }, les erreurs des autres en ont rapporté { $received }, la chance en a pris { $luck }.
       *[none] Vous pouviez espérer gagner { $expected } % de ces parties. Vos décisions en ont perdu { $lost }, les erreurs des autres en ont rapporté { $received } ; la chance n’a pas pris parti.
    }
review-luck-of =
    { $turned ->
        [good] { $player } pouvait espérer gagner { $expected } % de ces parties. Les décisions en ont perdu { $lost }, les erreurs des autres en ont rapporté { $received }, la chance en a apporté { $luck }.
        [bad] { $player } pouvait espérer gagner { $expected } % de ces parties. Les décisions en ont perdu { $lost }, les erreurs des autres en ont rapporté { $received }, la chance en a pris { $luck }.
       *[none] { $player } pouvait espérer gagner { $expected } % de ces parties. Les décisions en ont perdu { $lost }, les erreurs des autres en ont rapporté { $received } ; la chance n’a pas pris parti.
    }
review-luck-table = Chance et talent de chacun
review-expected = Au début
review-decisions = Décisions
review-received = Erreurs des autres
review-fortune = Chance
review-luck-note = Ce que l’un perd revient aux autres à parts égales. La chance est tout le reste. Les petits nombres sont du bruit.

## Indices
review-hint-thinking = Réflexion…
review-hint-look = Regardez :
review-hint-look-all = toute la table.
review-hint-kind = Le genre de coup :
review-hint-move = Le coup :
review-hint-more = Dites-m’en plus
review-hint-tell = Dites-moi le coup

## Genres de coups
review-kind-treasure-maps-choose_start = choisir vos premières cartes
review-kind-treasure-maps-mark = cocher la forme ou une seule case
review-kind-treasure-maps-bonus = cocher une case bonus
review-kind-treasure-maps-take_back = reprendre la dernière croix
review-kind-treasure-maps-take_card = prendre une carte

## Coups de My Treasure
review-move-my-treasure-draw = piocher une carte
review-move-my-treasure-claim = prendre la pile de l’espace { $spot_number } avec le jeton « { $token_name } »
review-move-my-treasure-place = poser la carte sur l’espace { $spot_number }
review-move-my-treasure-flee = fuir avec la pile de l’espace { $spot_number }

## Coups de Treasure Maps
review-move-treasure-maps-choose_start = garder les cartes { $cards }
review-move-treasure-maps-mark =
    { $primary ->
        [single] cocher une seule case de la carte { $primary_slot_number }
       *[other] cocher la forme sur la carte { $primary_slot_number }
    }
review-move-treasure-maps-bonus = cocher la case bonus { $cell_number } de la carte { $slot_number }
review-move-treasure-maps-take_back = reprendre la dernière croix
review-move-treasure-maps-take_card =
    { $from ->
        [deck] prendre la première carte de la pioche
       *[other] prendre la carte { $from_position_number } de l’étalage
    }

## Coups de Lost Mines
review-move-lost-mines-play_path = poser un chemin en { $at } : { $card_name }
review-move-lost-mines-play_tool = utiliser l’outil en { $at } : { $card_name }
review-move-lost-mines-play_info =
    { $target ->
        [mine] regarder en secret la mine { $target_mine_number }
        [treasure] regarder en secret le trésor { $target_slot_number }
       *[dwarf] regarder en secret la carte nain de { $target_seat }
    }
review-move-lost-mines-play_trap = poser un piège entre { $between }
review-move-lost-mines-play_troll = placer le troll entre { $between }
review-move-lost-mines-play_storm = appeler une tempête sur { $at }
review-move-lost-mines-discard = défausser : { $cards }
review-move-lost-mines-step = marcher vers : { $dir_name }
review-move-lost-mines-end_move = rester sur place
review-move-lost-mines-take_treasure = prendre le trésor { $slot_number }
review-move-lost-mines-pick_trap_card = choisir la carte { $index_number }
review-move-lost-mines-propose_end_round = proposer de finir la manche
review-move-lost-mines-vote_end_round =
    { $yes ->
        [true] accepter la fin de la manche
       *[false] continuer la manche
    }
review-move-lost-mines-ready = passer à la manche suivante

## Coups de Klatz!
review-move-klatz-place_open = ajouter la carte { $slot_number } du marché { $side_name }
review-move-klatz-draw_blind = piocher à l’aveugle
review-move-klatz-place_drawn = poser la carte piochée { $side_name }
review-move-klatz-play_shift1 =
    { $dir ->
        [left] décaler la carte { $from_number } d’une place vers la gauche
       *[right] décaler la carte { $from_number } d’une place vers la droite
    }
review-move-klatz-play_shift2 =
    { $dir ->
        [left] décaler la carte { $from_number } de deux places vers la gauche
       *[right] décaler la carte { $from_number } de deux places vers la droite
    }
review-move-klatz-play_swap = échanger les cartes { $a_number } et { $b_number }
review-move-klatz-play_remove = retirer la carte { $at_number }
review-move-klatz-play_extra = piocher une composition supplémentaire
review-move-klatz-play_market = remplacer le marché
review-move-klatz-place_new = poser la nouvelle carte { $slot_number } du marché { $side_name }
review-move-klatz-play_return = rappeler à la place { $at_number } : { $symbol_name }
review-move-klatz-redraw = repiocher toute la main
review-move-klatz-end_turn = finir le tour
review-move-klatz-claim = annoncer la photo : { $comp_name }
