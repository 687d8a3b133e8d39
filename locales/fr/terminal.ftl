### Le jeu dans le terminal et ce que la ligne de commande dit aux joueurs.

## Une partie en cours

terminal-your-turn = { $player } : { $asked }
terminal-waiting = En attente de { $player } …
terminal-over = La partie est finie. Une touche pour voir le résultat.
terminal-choose-move = choisissez un coup dans la liste
terminal-spectator = spectateur
terminal-bot-name = Robot { $seat }
terminal-person-name = Joueur { $seat }
terminal-log = Ce qui s’est passé
terminal-notice = Remarque

## La liste des coups

terminal-moves-title =
    { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
terminal-moves-search = Chercher : { $text }▏
terminal-moves-none = Aucun coup ne correspond. Retour arrière efface la saisie.

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

## Refus

terminal-refused = { $reason } ({ $rule } : { $text })
terminal-unreadable = « { $found } » n’est pas un coup de ce jeu. Tab montre la liste des coups.
terminal-key-unknown = La touche { $key } ne fait rien ici. Les touches utiles sont en bas ; ? les explique.
terminal-key-not-now = La touche { $key } ne fait rien pour l’instant : c’est à { $player }.
terminal-only-watching = Vous ne faites que regarder : des robots occupent toutes les places.
terminal-save-failed = La partie continue, mais n’a pas pu être enregistrée : { $error }
terminal-too-small = Cette fenêtre fait { $columns } × { $rows } caractères. Merci de l’agrandir à { $columns_min } × { $rows_min } au moins.

## Un clavier pour plusieurs

terminal-handing-title = Le clavier change de mains
terminal-handing = Passez le clavier à { $player }. Les autres regardent ailleurs.
terminal-handing-key = { $player }, appuyez sur Entrée quand vous êtes seul devant l’écran.

## Aide

terminal-help-title = { $game } : aide (↑↓ défiler, Échap retour)
terminal-help-keys = Touches du moment
terminal-help-signs = Signes du plateau
terminal-help-tab = montrer tous les coups possibles, ou revenir au plateau
terminal-help-help = cette aide
terminal-help-language = changer de langue : English, Deutsch, Français, Русский, Українська
terminal-help-log = tout ce qui s’est passé
terminal-help-quit = quitter ; la partie est enregistrée après chaque coup
terminal-help-interrupt = quitter sur-le-champ
terminal-log-title = Ce qui s’est passé (↑↓ défiler, Échap retour)

## La fin

terminal-quit-saved = Quitter la partie ? Elle est enregistrée dans { $path } et pourra continuer.
terminal-quit-unsaved = Quitter la partie ? Elle n’est pas enregistrée et sera perdue.
terminal-quit-yes = quitter
terminal-quit-no = continuer
terminal-result-saved = Toute la partie est dans { $path }.
terminal-result-again = une autre partie
terminal-result-look = regarder la table
terminal-saved = La partie est enregistrée dans { $path }. Pour continuer : klad play --resume { $path }
terminal-saved-over = Toute la partie est dans { $path }. Pour la revoir : klad replay { $path }

## Avant la partie

terminal-setup-title = une nouvelle partie
terminal-setup-resume = Reprendre la partie enregistrée
terminal-setup-resume-help = Entrée reprend la partie où elle s’est arrêtée.
terminal-setup-game = Jeu
terminal-setup-seats = Joueurs
terminal-setup-seats-help = Ce jeu se joue de { $least } à { $most } joueurs.
terminal-setup-chair = Place { $seat }
terminal-setup-person = { $name } (à ce clavier)
terminal-setup-bot = Robot : { $level }
terminal-setup-chair-help = Qui est assis ici : une personne à ce clavier ou un robot (← →). Tapez pour changer le nom. Plusieurs personnes se passent le clavier.
terminal-setup-number = De { $least } à { $most } ; on peut taper les chiffres.
terminal-setup-bad-name = « { $name } » ne peut pas être un nom : il ne doit ni être vide ni commencer par « bot ».
terminal-setup-key-row = choisir une ligne
terminal-setup-key-change = changer
terminal-setup-key-start = commencer

## Revoir une partie

terminal-replay-bot = Robot { $seat } ({ $level })
terminal-replay-start = Avant le premier coup sur { $count }.
terminal-replay-step = Coup { $at } sur { $count } : { $player } : { $move }
terminal-replay-next = suivant
terminal-replay-previous = précédent
terminal-replay-ends = début, fin
terminal-replay-viewer = autre regard
