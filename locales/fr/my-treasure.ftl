### Mon trésor.

## Le jeu

my-treasure-title = Mon trésor
my-treasure-summary = Des nains pillent une caverne : empilez les trésors, partez à temps avec la meilleure pile et gare au sixième orc.
my-treasure-facts-known = La règle donne les nombres : 30 cartes trésor, 6 orcs, 6 jetons, 4 espaces, les pièces, et ce qu’une carte trésor peut montrer.
my-treasure-facts-ours = Aucune source ne publie les trente faces. Les nôtres n’avantagent aucun objet ; celles de la boîte sont différentes.
my-treasure-section-setup = Mise en place
my-treasure-section-turn = Les tours
my-treasure-section-flight = La fuite
my-treasure-section-scoring = Le décompte
my-treasure-section-end = Nouvelle manche et fin de la partie
my-treasure-section-table = À cette table

## Règles

rule-MS-001 = On joue à deux, trois ou quatre nains.
rule-MS-002 = Chaque manche commence avec une pioche fraîchement mélangée de 30 cartes trésor et 6 orcs.
rule-MS-003 = Il y a quatre espaces trésor, tous ouverts et vides au début d’une manche.
rule-MS-004 = Il y a six jetons pari, un par sorte de trésor, tous face trésor visible au début d’une manche.
rule-MS-005 = Toutes les bourses sont vides au début de la partie.
rule-MS-006 = Le premier joueur de la première manche est tiré au sort, sauf si l’hôte désigne une place.
rule-MS-101 = On joue dans le sens des aiguilles d’une montre à partir du premier joueur ; qui a déjà un trésor est sauté.
rule-MS-102 = À votre tour, vous piochez une carte ou prenez une pile ; on ne peut pas passer.
rule-MS-103 = Une carte piochée est aussitôt montrée à tous.
rule-MS-104 = Une carte trésor piochée doit être posée sur un espace ouvert de votre choix.
rule-MS-105 = Une carte posée recouvre ce qui se trouve là ; d’une pile on ne voit que la carte du dessus et la hauteur.
rule-MS-106 = Poser la carte termine le tour, et on ne prend pas de pile dans un tour où l’on a pioché.
rule-MS-107 = Un orc rejoint la rangée des orcs et le tour s’achève ; les cinq premiers ne font rien d’autre.
rule-MS-108 = Personne ne regarde les cartes recouvertes, la pioche ni le dessous d’un jeton retourné.
rule-MS-109 = Pour prendre un trésor, choisissez un jeton disponible et un espace ouvert avec au moins une carte.
rule-MS-110 = Vous pouvez choisir n’importe quel jeton disponible, même si sa sorte n’est pas dans la pile.
rule-MS-111 = Qui a pris un trésor ne joue plus jusqu’au décompte.
rule-MS-112 = Une pile prise reste fermée jusqu’au décompte, même pour son propriétaire.
rule-MS-113 = Chaque jeton ne peut être pris qu’une fois par manche.
rule-MS-114 = Un espace dont la pile a été prise est fermé pour le reste de la manche, sauf si la table le rouvre.
rule-MS-115 = Le dernier nain dans la caverne continue seul, une carte après l’autre.
rule-MS-116 = Le dernier nain peut prendre une pile à chacun de ces tours, si le sixième orc ne vient pas avant.
rule-MS-201 = Quand le sixième orc apparaît, tous ceux qui sont encore dans la caverne doivent fuir.
rule-MS-202 = Tous les jetons non pris sont retournés et mélangés.
rule-MS-203 = On fuit dans le sens des aiguilles d’une montre, en commençant à gauche de qui a révélé le sixième orc et en finissant par lui.
rule-MS-204 = Qui fuit prend une pile de son choix et un jeton mélangé au hasard.
rule-MS-205 = Personne ne voit le jeton d’un fuyard avant le décompte.
rule-MS-206 = Dans la fuite, il faut prendre un espace avec des cartes tant qu’il y en a un ; sinon, un espace vide.
rule-MS-207 = Dans la fuite, chaque espace ne peut être pris qu’une fois.
rule-MS-208 = Après le sixième orc, personne ne choisit plus de jeton.
rule-MS-301 = La manche se termine dès que chacun a une pile et un jeton.
rule-MS-302 = On révèle dans l’ordre du tour, en commençant par le premier joueur.
rule-MS-303 = Votre total est le nombre de trésors de la sorte de votre jeton sur vos cartes, plus vos souris.
rule-MS-304 = Chaque souris compte comme un trésor de votre sorte, quel que soit votre jeton.
rule-MS-305 = Le plus haut total rapporte une pièce d’or, qui vaut trois.
rule-MS-306 = Tous ceux à égalité au plus haut total reçoivent une pièce d’or.
rule-MS-307 = Un de moins que le plus haut total rapporte deux pièces d’argent.
rule-MS-308 = Deux de moins que le plus haut total rapportent une pièce d’argent.
rule-MS-309 = Trois de moins ou davantage ne rapportent rien.
rule-MS-310 = Seul compte l’écart au plus haut total : les égalités ne décalent rien, et même un total de 0 peut rapporter.
rule-MS-311 = Une pièce d’or vaut trois pièces d’argent ; seule compte la valeur de la bourse.
rule-MS-312 = Tout le monde est payé avant de vérifier la fin de la partie.
rule-MS-313 = Les piles que personne n’a prises, les jetons restants et le reste de la pioche ne sont ni comptés ni montrés.
rule-MS-401 = Si aucune bourse n’atteint 8, une nouvelle manche commence avec toutes les cartes et tous les jetons.
rule-MS-402 = On garde ses pièces d’une manche à l’autre.
rule-MS-403 = Le voisin de gauche du dernier premier joueur commence la manche suivante.
rule-MS-404 = La partie se termine après une manche où une bourse atteint 8, ou ce dont la table est convenue.
rule-MS-405 = La bourse la mieux remplie gagne.
rule-MS-406 = À bourses égales, gagnent ceux d’entre eux qui ont reçu de l’or à la dernière manche.
rule-MS-407 = Ceux qui sont encore à égalité partagent la victoire.
rule-MS-501 = Un coup interdit ne change rien et reçoit pour réponse la règle enfreinte.
rule-MS-502 = Un coup ne se reprend pas.
rule-MS-503 = Si un joueur part pour de bon, un robot joue à sa place.
rule-MS-504 = Si votre temps est écoulé, un coup simple est joué pour vous.

## Options

my-treasure-option-first_player = Premier joueur
my-treasure-option-first_player-help = Qui commence la première manche.
my-treasure-option-first_player-random = Tiré au sort
my-treasure-option-first_player-seat-0 = Place 1
my-treasure-option-first_player-seat-1 = Place 2
my-treasure-option-first_player-seat-2 = Place 3
my-treasure-option-first_player-seat-3 = Place 4
my-treasure-option-vacated_spot = Espace d’une pile prise
my-treasure-option-vacated_spot-help = Si l’on peut de nouveau poser des cartes là où une pile a été prise.
my-treasure-option-vacated_spot-closed = Reste fermé
my-treasure-option-vacated_spot-reopens = Se rouvre
my-treasure-option-claimed_top = Dessus d’une pile prise
my-treasure-option-claimed_top-help = Si la carte du dessus d’une pile prise reste visible. Sans effet quand les piles sont ouvertes.
my-treasure-option-claimed_top-visible = Visible
my-treasure-option-claimed_top-covered = Cachée
my-treasure-option-memory = Mémoire
my-treasure-option-memory-help = S’il faut retenir les cartes recouvertes ou si l’on peut parcourir les piles.
my-treasure-option-memory-classic = Il faut retenir les cartes recouvertes
my-treasure-option-memory-open = Les piles sont ouvertes
my-treasure-option-target = Objectif
my-treasure-option-target-help = La partie se termine après une manche où une bourse atteint cette valeur.

## Pourquoi un coup est refusé

my-treasure-refusal-game_over = La partie est terminée.
my-treasure-refusal-out_of_round = Vous avez pris un trésor et ne jouez plus cette manche.
my-treasure-refusal-not_your_turn = C’est au tour de { $next }.
my-treasure-refusal-not_your_flight = { $next } fuit avant vous.
my-treasure-refusal-nothing_to_place = Vous n’avez pas de carte à poser : piochez ou prenez une pile.
my-treasure-refusal-place_first = Posez d’abord la carte piochée.
my-treasure-refusal-drew_this_turn = Vous avez pioché une carte : pas de pile à ce tour.
my-treasure-refusal-no_flight = Personne ne fuit avant le sixième orc ; { $orcs } sur 6 sont là.
my-treasure-refusal-must_flee = Le sixième orc est là : saisissez une pile et fuyez.
my-treasure-refusal-too_late_to_claim = Après le sixième orc, on ne choisit plus de jeton.
my-treasure-refusal-no_such_spot = Il n’y a pas d’espace { $spot_number } ; il y en a quatre.
my-treasure-refusal-spot_closed = L’espace { $spot_number } est fermé : sa pile a été prise à cette manche.
my-treasure-refusal-spot_taken = Quelqu’un a déjà fui avec ce qui était sur l’espace { $spot_number }.
my-treasure-refusal-empty_spot = Il n’y a pas de pile sur l’espace { $spot_number }.
my-treasure-refusal-leave_nothing = L’espace { $spot_number } est vide alors que d’autres ont encore des cartes.
my-treasure-refusal-token_taken = Le jeton « { $token_name } » a déjà été pris à cette manche.

## Ce qui se passe

my-treasure-event-round_started =
    { $you ->
        [starter] La manche { $round } commence ; vous jouez en premier.
       *[none] La manche { $round } commence ; { $starter } joue en premier.
    }
my-treasure-event-card_drawn =
    { $you ->
        [player] Vous piochez
       *[none] { $player } pioche
    } { $card ->
        [none] une carte.
       *[other] une carte : { $card_name }.
    }
my-treasure-event-orc_drawn =
    { $you ->
        [player] Vous piochez un orc : { $orcs } sur 6 sont là.
       *[none] { $player } pioche un orc : { $orcs } sur 6 sont là.
    }
my-treasure-event-card_placed =
    { $you ->
        [player] Vous posez
       *[none] { $player } pose
    } { $card ->
        [none] une carte sur l’espace { $spot_number }.
       *[other] une carte sur l’espace { $spot_number } : { $card_name }.
    }
my-treasure-event-pile_claimed =
    { $you ->
        [player] Vous prenez
       *[none] { $player } prend
    } { $height ->
        [one] la pile de l’espace { $spot_number } ({ $height } carte) avec le jeton « { $token_name } ».
       *[other] la pile de l’espace { $spot_number } ({ $height } cartes) avec le jeton « { $token_name } ».
    }
my-treasure-event-flight_started =
    { $you ->
        [drawer] Vous piochez le sixième orc ! On fuit dans cet ordre : { $order }. Jetons mélangés : { $kinds }.
       *[none] { $drawer } pioche le sixième orc ! On fuit dans cet ordre : { $order }. Jetons mélangés : { $kinds }.
    }
my-treasure-event-pile_grabbed =
    { $you ->
        [player] Vous fuyez
       *[none] { $player } fuit
    } { $height ->
        [0] les mains vides depuis l’espace { $spot_number }.
        [one] avec la pile de l’espace { $spot_number } ({ $height } carte) et un jeton caché.
       *[other] avec la pile de l’espace { $spot_number } ({ $height } cartes) et un jeton caché.
    }
my-treasure-event-round_scored = Décompte de la manche { $round }.
my-treasure-event-game_ended =
    { $winners_count ->
        [1] { $you ->
            [winners] Vous gagnez la partie.
           *[none] { $winners } gagne la partie.
        }
       *[other] Victoire partagée : { $winners }.
    }

## Que faire

my-treasure-move-draw = Piocher une carte
my-treasure-move-claim = Prendre la pile
my-treasure-move-place = Poser la carte
my-treasure-move-flee = Fuir avec la pile
my-treasure-phase-choose = Piochez une carte ou prenez une pile
my-treasure-phase-place = Posez votre carte sur un espace
my-treasure-phase-flee = Le sixième orc ! Saisissez une pile
my-treasure-phase-over = La partie est terminée

## Sortes, jetons et cartes

my-treasure-kind-ring = bague
my-treasure-kind-diamond = diamant
my-treasure-kind-sword = épée
my-treasure-kind-necklace = collier
my-treasure-kind-money = tas de pièces
my-treasure-kind-potion = potion
my-treasure-token-ring = { my-treasure-kind-ring }
my-treasure-token-diamond = { my-treasure-kind-diamond }
my-treasure-token-sword = { my-treasure-kind-sword }
my-treasure-token-necklace = { my-treasure-kind-necklace }
my-treasure-token-money = { my-treasure-kind-money }
my-treasure-token-potion = { my-treasure-kind-potion }
my-treasure-card-T01 = 1 bague, 1 souris
my-treasure-card-T02 = 1 diamant, 1 souris
my-treasure-card-T03 = 1 épée, 1 souris
my-treasure-card-T04 = 1 collier, 1 souris
my-treasure-card-T05 = 1 tas de pièces, 1 souris
my-treasure-card-T06 = 1 potion, 1 souris
my-treasure-card-T07 = 1 bague, 1 épée
my-treasure-card-T08 = 1 diamant, 1 collier
my-treasure-card-T09 = 1 épée, 1 tas de pièces
my-treasure-card-T10 = 1 collier, 1 potion
my-treasure-card-T11 = 1 bague, 1 tas de pièces
my-treasure-card-T12 = 1 diamant, 1 potion
my-treasure-card-T13 = 1 bague, 1 diamant, 1 collier
my-treasure-card-T14 = 1 diamant, 1 épée, 1 tas de pièces
my-treasure-card-T15 = 1 épée, 1 collier, 1 potion
my-treasure-card-T16 = 1 bague, 1 collier, 1 tas de pièces
my-treasure-card-T17 = 1 diamant, 1 tas de pièces, 1 potion
my-treasure-card-T18 = 1 bague, 1 épée, 1 potion
my-treasure-card-T19 = 1 bague, 2 diamants, 1 épée
my-treasure-card-T20 = 1 diamant, 2 épées, 1 collier
my-treasure-card-T21 = 1 épée, 2 colliers, 1 tas de pièces
my-treasure-card-T22 = 1 collier, 2 tas de pièces, 1 potion
my-treasure-card-T23 = 1 bague, 1 tas de pièces, 2 potions
my-treasure-card-T24 = 2 bagues, 1 diamant, 1 potion
my-treasure-card-T25 = 2 bagues, 2 épées, 1 collier
my-treasure-card-T26 = 2 diamants, 2 colliers, 1 tas de pièces
my-treasure-card-T27 = 2 épées, 2 tas de pièces, 1 potion
my-treasure-card-T28 = 1 bague, 2 colliers, 2 potions
my-treasure-card-T29 = 2 bagues, 1 diamant, 2 tas de pièces
my-treasure-card-T30 = 2 diamants, 1 épée, 2 potions

# A card of a custom deck shows a thing at most twice.
my-treasure-some-ring = { $count ->
    [one] { $count } bague
   *[other] { $count } bagues
}
my-treasure-some-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
}
my-treasure-some-sword = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
my-treasure-some-necklace = { $count ->
    [one] { $count } collier
   *[other] { $count } colliers
}
my-treasure-some-money = { $count ->
    [one] { $count } tas de pièces
   *[other] { $count } tas de pièces
}
my-treasure-some-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
my-treasure-some-mouse = { $count ->
    [one] { $count } souris
   *[other] { $count } souris
}

## Pourquoi un coup est bon

my-treasure-why-orcs_out = Orcs : { $orcs } sur 6 sont là.
my-treasure-why-best_pile = Regardez l’espace { $spot_number } : avec le jeton « { $token_name } », sa pile vaut { $total }.
my-treasure-why-total_to_beat = { $player } est dehors avec { $total } : voilà le total à battre.
my-treasure-why-leave_now = Partir maintenant avec l’espace { $spot_number } et le jeton « { $token_name } » rapporte { $total }.
my-treasure-why-others_want_it =
    { $others ->
        [one] Un autre nain est encore dans la grotte et pourrait prendre cette pile avant vous.
       *[other] { $others } autres nains sont encore dans la grotte et pourraient prendre cette pile avant vous.
    }
my-treasure-why-orcs_threaten = Avec { $orcs } orcs dehors, rester peut finir en fuite avec un jeton caché.
my-treasure-why-worth_more = Cette pile avec ce jeton vaut { $total } ; celle qui a été prise, { $instead }.
my-treasure-why-too_early = { $total }, c’est trop tôt ici : partir vaut la peine à partir d’environ { $wanted }.
my-treasure-why-nobody_else = Vous êtes le dernier nain dans la grotte et seuls { $orcs } orcs sont là : personne ne vous prendra la pile, piochez encore.
my-treasure-why-pile_grows = Sur l’espace { $spot_number }, la carte donne une pile qui vaut { $total }.
my-treasure-why-pile_stays = Sur l’espace { $spot_number }, elle ne vaudrait que { $total }.
my-treasure-why-blind_average = Vous fuyez avec un jeton caché, et la pile de l’espace { $spot_number } vaut le plus en moyenne.

my-treasure-part-treasures = cartes trésor
my-treasure-part-orcs = cartes orc
my-treasure-part-tokens = jetons trésor
