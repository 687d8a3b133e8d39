### Les mots que tous les programmes partagent.

## Listes : `first` est tout ce qui précède, `then` l’élément suivant.

list-more = { $first }, { $then }
list-last = { $first } et { $then }

## Autour de la table

play = Jouer
seat = Place
player = Joueur
spectator = Spectateur
you = Vous
bot = Robot
your-turn = À vous de jouer
waiting-for = On attend { $player }
round = Manche { $number }
score = Score
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
place =
    { $number ->
        [1] 1er
       *[other] { $number }e
    }
game-over = Partie terminée
# $players : les noms en liste, $count : combien
winners =
    { $count ->
        [one] { $players } gagne
       *[other] { $players } gagnent ensemble
    }
tie = Égalité

## Robots

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-random = Au hasard

## Boutons

help = Aide
log = Journal
rules = Règles
options = Options
language = Langue
save = Enregistrer
quit = Quitter
back = Retour
cancel = Annuler
yes = Oui
no = Non
on = Activé
off = Désactivé

## Les langues, dans la langue du lecteur

language-en = Anglais
language-de = Allemand
language-fr = Français
language-ru = Russe
language-uk = Ukrainien

## Ce qui peut mal tourner

refused-by-rule = { $reason } ({ $rule })
error-file-not-found = Le fichier { $path } n’existe pas
error-file-unreadable = Impossible de lire le fichier { $path } : { $reason }
error-file-unwritable = Impossible d’écrire le fichier { $path } : { $reason }
error-not-a-transcript = { $path } n’est pas une transcription : { $reason }
error-not-a-move = Ce n’est pas un coup : { $reason }
error-no-such-game = Il n’y a pas de jeu « { $slug } ». Il y a : { $games }
error-no-such-rule = Il n’y a pas de règle { $rule } dans ce jeu
error-seats = Ce jeu se joue de { $least } à { $most }, pas à { $found }
