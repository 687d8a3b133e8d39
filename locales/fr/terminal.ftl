### Le jeu dans le terminal et ce que la ligne de commande dit aux joueurs.

## Une partie en cours

terminal-your-turn = { $player } : { $asked }
terminal-waiting = En attente de { $player } …
terminal-over = La partie est finie. Une touche pour voir le résultat.
terminal-choose-move = choisissez un coup dans la liste
terminal-spectator = spectateur
terminal-person-name = Joueur { $seat }
terminal-log = Ce qui s’est passé
terminal-notice = Remarque

## La liste des coups

terminal-moves-title =
    { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
terminal-moves-search = Chercher : { $text }▏
terminal-moves-none = Aucun coup ne correspond. Retour arrière efface la saisie.
terminal-moves-from-zero = Dans cette liste, les places se comptent à partir de 0.

## Touches

terminal-key-mark = marquer
terminal-key-play = jouer
terminal-key-search = chercher
terminal-key-board = plateau
terminal-key-list = liste des coups
terminal-key-help = aide
terminal-key-language = langue
terminal-key-log = journal
terminal-key-quit = quitter
terminal-key-confirm = oui, c’est bon
terminal-key-back = retour
terminal-key-go-on = continuer

## Refus

terminal-refused = { $reason } ({ $rule } : { $text })
terminal-unreadable = « { $found } » n’est pas un coup de ce jeu. Tab montre la liste des coups.
terminal-key-unknown = La touche { $key } ne fait rien ici. Les touches utiles sont en bas ; ? les explique.
terminal-key-not-now = La touche { $key } ne fait rien pour l’instant : c’est au tour de { $player }.
terminal-only-watching = Vous ne faites que regarder. Ce sont les autres qui jouent.
terminal-save-failed = La partie continue, mais n’a pas pu être enregistrée : { $error }
terminal-too-small = Cette fenêtre fait { $columns } × { $rows } caractères. Merci de l’agrandir à { $columns_min } × { $rows_min } au moins.

## Un clavier pour plusieurs

terminal-handing-title = Le clavier change de mains
terminal-handing = Passez le clavier à { $player }. Les autres regardent ailleurs.
terminal-handing-key = { $player }, appuyez sur Entrée quand vous êtes seul devant l’écran.

## Aide

terminal-help-title = { $game } : aide (↑↓ défiler, Échap retour)
terminal-help-keys = Touches du moment
terminal-help-signs = Signes du plateau
terminal-help-tab = montrer tous les coups possibles, ou revenir au plateau
terminal-help-help = cette aide
terminal-help-language = changer de langue : English, Deutsch, Français, Русский, Українська
terminal-help-log = tout ce qui s’est passé
terminal-help-quit = quitter ; la partie est enregistrée après chaque coup
terminal-help-interrupt = quitter sur-le-champ
terminal-log-title = Ce qui s’est passé (↑↓ défiler, Échap retour)

## La fin

terminal-quit-saved = Quitter la partie ? Elle est enregistrée dans { $path } et pourra continuer.
terminal-quit-unsaved = Quitter la partie ? Elle n’est pas enregistrée et sera perdue.
terminal-quit-yes = quitter
terminal-quit-no = continuer
terminal-result-saved = Toute la partie est dans { $path }.
terminal-result-again = une autre partie
terminal-result-look = regarder la table
terminal-saved = La partie est enregistrée dans { $path }. Pour continuer : klad play --resume { $path }
terminal-saved-over = Toute la partie est dans { $path }. Pour la revoir : klad replay { $path }

## Avant la partie

terminal-setup-title = une nouvelle partie
terminal-setup-resume = Reprendre la partie enregistrée
terminal-setup-resume-help = Entrée reprend la partie où elle s’est arrêtée.
terminal-setup-game = Jeu
terminal-setup-seats = Joueurs
terminal-setup-seats-help = Ce jeu se joue de { $least } à { $most } joueurs.
terminal-setup-chair = Place { $seat }
terminal-setup-person = { $name } (à ce clavier)
terminal-setup-bot = Robot : { $level }
terminal-setup-chair-help = Qui est assis ici : une personne à ce clavier ou un robot (← →). Tapez pour changer le nom. Plusieurs personnes se passent le clavier.
terminal-setup-number = De { $least } à { $most } ; on peut taper les chiffres.
terminal-setup-bad-name = « { $name } » ne peut pas être un nom : il ne doit ni être vide ni commencer par « bot ».
terminal-setup-key-row = choisir une ligne
terminal-setup-key-change = changer
terminal-setup-key-start = commencer
terminal-setup-key-unknown = La touche { $key } ne fait rien ici pour le moment. Les touches utiles sont indiquées en bas.

## Revoir une partie

terminal-replay-start = Avant le premier coup sur { $count }.
terminal-replay-step = Coup { $at } sur { $count } : { $player } : { $move }
terminal-replay-next = suivant
terminal-replay-previous = précédent
terminal-replay-ends = début, fin
terminal-replay-viewer = autre regard

## Mon Trésor

terminal-any-key = Appuyez sur une touche pour continuer.
terminal-my-treasure-orcs = Orcs { $count } sur { $most }
terminal-my-treasure-deck = Pioche { $count }
terminal-my-treasure-danger = Danger : la prochaine carte est le dernier orc, 1 sur { $count } !
terminal-my-treasure-height =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-my-treasure-empty = vide
terminal-my-treasure-closed = fermé
terminal-my-treasure-grabbed = emporté
terminal-my-treasure-tokens = Jetons
terminal-my-treasure-pool = { $count } face cachée
terminal-my-treasure-drawn = Piochée, à poser :
terminal-my-treasure-in-cave = dans la grotte
terminal-my-treasure-blind = jeton caché
terminal-my-treasure-top = dessus
terminal-my-treasure-scored = La manche { $round } est finie
terminal-my-treasure-result = { $kind } : total { $total }, rapporte { $award }, bourse { $purse }
terminal-my-treasure-token = choisissez le jeton pour la pile { $spot }
terminal-my-treasure-spot = choisissez la pile pour le jeton : { $kind }
terminal-my-treasure-confirm = prendre la pile { $spot } avec le jeton « { $kind } » ? La manche est alors finie pour vous.
terminal-my-treasure-key-draw = piocher
terminal-my-treasure-key-claim = prendre une pile
terminal-my-treasure-key-token = jeton
terminal-my-treasure-key-place = poser la carte ici
terminal-my-treasure-key-flee = fuir avec cette pile
terminal-my-treasure-legend = ▲ un orc sorti ; > joue maintenant ; * a commencé la manche ; ● pièces dans la bourse, 8 terminent la partie ; « dessus RR S » donne en lettres la carte du dessus d’une pile prise.

## Cartes au trésor

terminal-treasure-maps-headline = manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
terminal-treasure-maps-cups = Coupes { $cups }
terminal-treasure-maps-palm-value = un palmier vaut { $value }
terminal-treasure-maps-earlier = avant : { $shapes }
terminal-treasure-maps-shape-title = Forme
terminal-treasure-maps-shapes-title = Sept des huit servent à chaque manche : ▒ jouée, □ encore inconnue
terminal-treasure-maps-keep = choisissez deux de vos quatre cartes (choisies : { $count })
terminal-treasure-maps-shape = cochez la forme sur une de vos cartes.
terminal-treasure-maps-single = cochez une seule case.
terminal-treasure-maps-bonus =
    { $count ->
        [one] cochez { $count } case en bonus sur une des cartes.
       *[other] cochez { $count } cases en bonus sur vos cartes.
    }
terminal-treasure-maps-take = prenez { $count ->
        [one] une nouvelle carte
       *[other] { $count } nouvelles cartes, l’une après l’autre,
    } de l’étalage ou de la pioche
terminal-treasure-maps-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
terminal-treasure-maps-palm = palmier : { $value }
terminal-treasure-maps-crosses =
    { $count ->
        [one] { $count } case en bonus
       *[other] { $count } cases en bonus
    }
terminal-treasure-maps-completes = carte finie : { $points }
terminal-treasure-maps-final = termine votre tour
terminal-treasure-maps-display = Étalage · pioche { $count }
terminal-treasure-maps-players = Joueurs
terminal-treasure-maps-row = Pièces { $coins } coupe { $cup }
terminal-treasure-maps-palms = Palmiers { $palms }
terminal-treasure-maps-done = Finies { $cards }
terminal-treasure-maps-player = o{ $coins } c{ $cups } Y{ $palms } { $cards }
terminal-treasure-maps-rank = Grade : { $rank }
terminal-treasure-maps-ranks = Grades : { $scale }
terminal-treasure-maps-key-choose = choisir une carte
terminal-treasure-maps-key-keep = garder ces deux
terminal-treasure-maps-key-move = déplacer
terminal-treasure-maps-key-next = place suivante
terminal-treasure-maps-key-card = carte
terminal-treasure-maps-key-turn = tourner
terminal-treasure-maps-key-flip = retourner
terminal-treasure-maps-key-single = une case
terminal-treasure-maps-key-shape = forme entière
terminal-treasure-maps-key-back = annuler
terminal-treasure-maps-key-cross = cocher
terminal-treasure-maps-key-take = prendre cette carte
terminal-treasure-maps-key-deck = de la pioche, sans voir
terminal-treasure-maps-key-others = cartes des autres
terminal-treasure-maps-key-shapes = les huit formes
terminal-treasure-maps-key-display = étalage
terminal-treasure-maps-legend = Sur une carte : [ ] case vide, [+] croix (donne une case en bonus), [o] pièce, [Y] palmier ; ▒ cochée, ╳ cochée ce tour-ci, < > ce que cocherait Entrée. Les lettres devant le nombre donnent la couleur ; « 2★ » et des lettres, un sceau : 2 points par carte finie de cette couleur.
terminal-treasure-maps-legend-score = Joueurs : * premier joueur, ✓ a fini, … joue encore ; points, puis o pièces, c points de coupes, Y points de palmiers, cartes finies par couleur.

## Mines perdues

terminal-lost-mines-you = Vous : { $role }, clan { $clan }
terminal-lost-mines-pile = pioche { $count }
terminal-lost-mines-left = trésors restants { $count }
terminal-lost-mines-players = Nain    où c pts
terminal-lost-mines-rail = Trésors par numéro
terminal-lost-mines-no-hand = Aucune carte en main.
terminal-lost-mines-info = éclaireur
terminal-lost-mines-path-end = impasse
terminal-lost-mines-path-straight = chemin droit
terminal-lost-mines-path-bend = virage
terminal-lost-mines-path-fork = fourche
terminal-lost-mines-path-crossroads = croisement
terminal-lost-mines-trap = piège
terminal-lost-mines-troll = troll
terminal-lost-mines-storm = orage
terminal-lost-mines-ask-card = choisissez une carte à jouer, ou défaussez-en une ou deux
terminal-lost-mines-ask-cell = où ? Le curseur est en { $cell } ; + montre où c’est possible
terminal-lost-mines-ask-edge = sur quel bord ? Ici : { $cells } ; + montre les autres
terminal-lost-mines-ask-look = regarder en secret : { $target } ?
terminal-lost-mines-ask-discard = choisissez une ou deux cartes à défausser (choisies : { $count })
terminal-lost-mines-ask-walk =
    { $count ->
        [one] avancez votre nain (encore { $count } pas) ou restez
       *[other] avancez votre nain (encore { $count } pas) ou restez
    }
terminal-lost-mines-ask-pick = tirez sans voir la carte que { $player } perd au piège
terminal-lost-mines-ask-take = choisissez un trésor : { $slots }
terminal-lost-mines-ask-vote = finir la manche maintenant ? Seulement si tous disent oui
terminal-lost-mines-look-mine = la mine en { $cell }
terminal-lost-mines-look-treasure = trésor numéro { $slot } ({ $kind })
terminal-lost-mines-look-dwarf = le rôle de { $player }
terminal-lost-mines-unplayable = Cette carte n’est pas jouable maintenant. Choisissez-en une autre, ou X pour la défausser.
terminal-lost-mines-unknown-mine = Nul ne sait ce que cache cette mine : un trésor ou le dragon. Votre marche s’y arrête. Même touche encore une fois pour entrer.
terminal-lost-mines-scored = Manche { $round } : rôles et trésors
terminal-lost-mines-ready = appuyez sur Entrée quand vous êtes prêt pour la manche suivante
terminal-lost-mines-key-choose = choisir une carte
terminal-lost-mines-key-discard = défausser
terminal-lost-mines-key-propose = proposer de finir la manche
terminal-lost-mines-key-aim = viser
terminal-lost-mines-key-next = cible suivante
terminal-lost-mines-key-turn = tourner la carte
terminal-lost-mines-key-walk = marcher
terminal-lost-mines-key-stay = rester ici
terminal-lost-mines-key-pick = tirer une carte
terminal-lost-mines-key-take = prendre ce trésor
terminal-lost-mines-key-ready = prêt
terminal-lost-mines-key-hide = cacher mon rôle
terminal-lost-mines-legend-map = Les lignes sont des chemins, les lettres des nains (un chiffre : autant s’y tiennent), ◆ et ◇ les départs des clans bleu et jaune. # { $trunk }, ~ { $lake }, o { $pit } : fermés tant que a, b ou r ({ $axe }, { $boat }, { $rope }) n’y est pas. % { $rocks }, * { $campfire }. ^ piège, une lettre sur un bord : le troll de ce joueur. Rochers et obstacles franchis : un seul nain.
terminal-lost-mines-legend-mines = [? ] une mine où personne n’est entré ; une lettre près du ? est ce que vous y avez vu. G { $gold }, S { $silver }, J { $gems }, D dragon. Un trésor « G3 » est de l’or valant 3, « G? » inconnu ; « 4BG » est le numéro 4, de l’or pris par B.
terminal-lost-mines-legend-players = Joueurs : > joue maintenant ; après le signe du clan L { $loyal }, S { $selfish }, X { $saboteur }, ? inconnu de vous ; D a réveillé le dragon ; puis où est le nain, cartes en main, points.
terminal-key-hand-on = passer le clavier
terminal-help-hand-on = à plusieurs : passer le clavier au suivant, même hors de son tour

## Klatz !

terminal-klatz-headline =
    { $you ->
        [player] c’est à vous
       *[none] au tour de { $player }
    }
terminal-klatz-head = actions { $played } sur { $quota } · pioche du mur { $deck } · compositions restantes { $compositions }
terminal-klatz-last-turns =
    { $count ->
        [one] Dernière manche : encore { $count } tour
       *[other] Dernière manche : encore { $count } tours
    }
terminal-klatz-left = bout gauche
terminal-klatz-right = bout droit
terminal-klatz-waiting = pousse-pousse en attente : { $count }
terminal-klatz-market = Marché
terminal-klatz-drawn = piochée :
terminal-klatz-discard = Défausse { $cards }   · curseur : { $under }
terminal-klatz-open = Ouvertes
terminal-klatz-own = Vôtres
terminal-klatz-hold = (attendre)
terminal-klatz-actions = Actions
terminal-klatz-player =
    { $count ->
        [0] actions { $actions }, compositions { $compositions }
       *[other] actions { $actions }, compositions { $compositions }, photos { $photos }
    }
terminal-klatz-ask-place = prenez une carte du marché, ou une de la pioche, pour un bout du mur
terminal-klatz-ask-side = à quel bout du mur ?
terminal-klatz-ask-new = posez une des nouvelles cartes du marché
terminal-klatz-ask-act = jouez une carte action, ou repiochez toute votre main
terminal-klatz-ask-more = jouez encore une action, ou terminez votre tour
terminal-klatz-ask-end = criez KLATZ ! si vous voyez une image, ou terminez votre tour
terminal-klatz-ask-card = { $action } : quelle carte du mur ?
terminal-klatz-ask-first = quelle est la première carte ?
terminal-klatz-ask-second = et quelle est la seconde ?
terminal-klatz-ask-direction = { $action } : à gauche ou à droite ?
terminal-klatz-ask-return = ramener « { $symbol } » : dans quel intervalle ?
terminal-klatz-ask-confirm = jouer « { $action } » ?
terminal-klatz-ask-redraw = jeter toute la main et repiocher ? Votre tour est alors fini.
terminal-klatz-ask-redraw-few = jeter toute la main ? Attention, compositions à piocher : { $count }.
terminal-klatz-ask-call = c’est au tour de { $player }. Si la muraille montre une de vos compositions, criez KLATZ !
terminal-klatz-ask-sealed = tour secret : appelez avec une composition visible, ou répondez « pas de photo »
terminal-klatz-clock = Temps restant : { $seconds } s
terminal-klatz-orders = Vos compositions appellent d’elles-mêmes ; O en retient une.
terminal-klatz-round = Chacun répond en secret : { $seconds } s
terminal-klatz-reveal = Regardez le mur …
terminal-klatz-window = Le premier qui appelle prend la photo !
terminal-klatz-sent = Votre coup est parti ; les autres peuvent encore appeler : { $seconds } s
terminal-klatz-ends = Le tour se termine tout seul dans { $seconds } s
terminal-klatz-stale = Le mur a changé avant votre coup. Choisissez encore.
terminal-klatz-lapsed = Trop tard : quelqu’un a été plus rapide, et le mur ne montre plus { $comp }.
terminal-klatz-lost-call = Appel trop tardif : { $player }.
terminal-klatz-nothing-to-call = Vous n’avez aucune composition à appeler.
terminal-klatz-race-alone = Une course demande un clavier par personne. Choisissez les ordres permanents ou les réponses secrètes pour jouer ensemble sur celui-ci.
terminal-klatz-bots-only = Cette façon d’appeler est réservée aux robots. Choisissez-en une autre, ou mettez des robots partout.
terminal-klatz-key-market = carte du marché
terminal-klatz-key-draw = carte cachée
terminal-klatz-key-side = bout du mur
terminal-klatz-key-action = carte action
terminal-klatz-key-shift = décaler
terminal-klatz-key-symbol = symbole
terminal-klatz-key-gap = intervalle
terminal-klatz-key-redraw = repiocher
terminal-klatz-key-end = finir le tour
terminal-klatz-key-comp = composition
terminal-klatz-key-point = endroit
terminal-klatz-key-call = KLATZ !
terminal-klatz-key-pass = passer
terminal-klatz-key-order = attendre/appeler
terminal-klatz-key-none = pas de photo
terminal-klatz-legend = R▸ un pousse-pousse couvre la carte et avance vers la droite ; ══ une tour ne bouge pas. « LN KT (1) » est une composition : ces symboles côte à côte, de gauche à droite, valent 1 point.
terminal-klatz-legend-calls = Pour une photo, choisissez une composition (↑↓), pointez sa première carte dans le mur (←→) et pressez Espace. Vos compositions s’appellent à tout moment, les ouvertes seulement à votre tour. Une erreur ne coûte rien.
terminal-klatz-key-this = celle-ci
terminal-my-treasure-mouse = souris
terminal-setup-saved =
    { $count ->
        [one] { $game }, { $count } coup
       *[other] { $game }, { $count } coups
    }

## Tables en ligne

terminal-online-says = { $player } : { $words }
terminal-online-lost = La connexion est perdue. Nouvel essai… Votre place vous est gardée.
terminal-online-gone = Le serveur a fermé cette table. Q pour quitter.
terminal-online-away = Un robot joue pour vous. Une touche quelconque vous rend votre place.
terminal-online-restored = La connexion est rétablie.
terminal-online-unsure = La connexion est rétablie. Elle s’est rompue pendant l’envoi de votre coup : vérifiez s’il a été joué.
terminal-online-unasked = Le serveur est injoignable pour le moment. Rien n’a été envoyé.
terminal-online-unknown = Le serveur ne vous connaît plus. Quittez et rejoignez la table.
terminal-online-next = Quelqu’un veut rejouer. Appuyez sur N pour en être.
terminal-online-no-next = Personne n’a encore ouvert une autre partie.
terminal-online-note-lost = La connexion a été perdue.
terminal-online-note-came = { $player } est là.
terminal-online-note-went = { $player } a perdu la connexion.
terminal-online-note-bot = Un robot joue pour { $player }.
terminal-online-note-back = { $player } a repris sa place.
terminal-online-note-fair = Mélange équitable : toute la partie a été redonnée et correspond à ce que vous avez vu.
terminal-online-note-restart = La table recommence : { $player } n’a pas dévoilé sa part.
terminal-online-restarted = La table recommence parce que quelqu’un n’a pas dévoilé sa part. Voyez la liste des places.
terminal-online-evidence = Les preuves sont dans { $file } (à vérifier avec : klad verify --mine { $file })
terminal-online-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
terminal-online-wait-host = Tout le monde est assis. Appuyez sur S pour commencer.
terminal-online-wait-host-open = Envoyez le lien aux autres joueurs, ou appuyez sur B pour mettre des robots aux places libres.
terminal-online-wait-open = Il manque des joueurs. L’hôte commencera la partie.
terminal-online-key-start = commencer
terminal-online-key-bots = robots aux places libres
terminal-online-key-get-up = libérer ma place et partir
terminal-online-key-sit = s’asseoir
terminal-online-quit = Quitter la table ? Votre place vous est gardée, mais les autres devront peut-être vous attendre. La même commande vous ramène.
terminal-online-quit-watching = Quitter la table ?
terminal-online-bye = Votre place vous est gardée. Pour revenir : klad join { $link }
terminal-online-bye-over = La partie est finie. À revoir ici : { $link }
