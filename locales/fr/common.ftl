### Les mots que tous les programmes partagent.

## Listes : `first` est tout ce qui précède, `then` l’élément suivant.

list-more = { $first }, { $then }
list-last = { $first } et { $then }

## Autour de la table

you = Vous
# In a list, and behind a name.
you-listed = vous
round = Manche { $number }
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

## Robots

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-random = Au hasard

## Boutons

quit = Quitter
yes = Oui
no = Non
on = Activé
off = Désactivé
# A bot whose level has no characters.
bot-name = Bot { $seat }
bot-names-random = Puck, Kiki, Momo, Zuzu, Filou, Lulu, Bim, Zig
bot-names-easy = Mila, Pip, Rosa, Timo, Lotte, Benno, Nina, Jojo
bot-names-medium = Otto, Ida, Félix, Greta, Hugo, Véra, Anton, Elsa
bot-names-hard = Zora, Victor, Mathilde, Conrad, Irène, Magnus, Olga, Edmond
bot-about-random = Décide aux dés.
bot-about-easy = Prend ce qui brille et ne garde jamais rancune.
bot-about-medium = Compte les cartes et fait rarement deux fois la même erreur.
bot-about-hard = N’oublie rien et ne fait pas de cadeau.
parts-title = Dans la boîte
parts-known = Nombre et faces sont dans la règle.
parts-printed-reconstructed = Le nombre est dans la règle ; aucune source ne dit ce qui y est imprimé : nous l’avons reconstitué.
parts-counted-reconstructed = Ce qui y est imprimé est dans la règle ; nous avons reconstitué le nombre.
