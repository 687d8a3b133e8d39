### Cartes au trésor.

## Le jeu

treasure-maps-title = Cartes au trésor
treasure-maps-summary = Tous cochent en même temps la même forme, chacun sur ses cartes trésor ; terminez vos cartes, courez après les coupes et cochez les palmiers quand ils valent le plus.
treasure-maps-facts-known = La règle donne les nombres : 47 cartes trésor (12 violettes, 12 orange, 12 vertes, 11 grises), 8 cartes expédition à 6 formes, la carte de score et les coupes. Les points, les sceaux, les formes et la fréquence des signes viennent d’autres sources publiées, qui concordent.
treasure-maps-facts-ours = Les dessins des 47 îles sont de notre main ; ceux de la boîte sont différents.
treasure-maps-section-setup = Mise en place
treasure-maps-section-course = Tours et manches
treasure-maps-section-cross = Étape 2 : cocher
treasure-maps-section-replace = Étape 3 : coupes et nouvelles cartes
treasure-maps-section-round = Fin d’une manche
treasure-maps-section-scoring = Fin de la partie
treasure-maps-section-alone = Seul, pour les points

## Règles

rule-TM-001 = On joue à deux, trois ou quatre, ou seul pour les points.
rule-TM-002 = Chacun a une feuille de score vierge : trois rangées de quatre cases pièce, une case coupe par rangée et quatre cases palmier.
rule-TM-003 = La carte des manches montre à tous les quatre manches, les coupes 6, 5, 4, 3, 2, 1 et les huit cartes expédition.
rule-TM-004 = Chacun reçoit quatre cartes trésor qu’il est seul à voir.
rule-TM-005 = Vous gardez exactement deux de vos quatre cartes ; chacun choisit une seule fois et tout est révélé ensemble.
rule-TM-006 = Les cartes non gardées sont remélangées dans la pioche avant d’installer l’étalage.
rule-TM-007 = L’étalage compte quatre cartes trésor visibles, posées dans l’ordre où elles sont piochées.
rule-TM-008 = Les huit cartes expédition sont mélangées, face cachée.
rule-TM-009 = Le premier joueur du premier tour est tiré au sort, sauf si l’hôte désigne une place.
rule-TM-020 = Une partie compte quatre manches de sept tours ; chaque tour a trois étapes et chaque action a la sienne.
rule-TM-021 = Étape 1 : on retourne la carte expédition du dessus ; sa forme vaut pour tous.
rule-TM-022 = Parmi les cartes expédition jouées dans la manche, seule celle du dessus reste visible.
rule-TM-023 = À chaque manche on joue sept des huit cartes expédition ; la huitième n’est pas montrée.
rule-TM-030 = Étape 2 : tous cochent en même temps : exactement une forme ou une seule case, plus les cases bonus obtenues.
rule-TM-031 = La forme se place sur une seule de vos cartes actives, sur des cases qui existent.
rule-TM-032 = La forme peut être tournée dans tous les sens et retournée.
rule-TM-033 = La forme s’utilise entière : ni modifiée, ni coupée, ni débordante, ni à cheval sur deux cartes.
rule-TM-034 = Une case ne peut être cochée qu’une fois.
rule-TM-035 = Au lieu de la forme, vous pouvez toujours cocher une seule case d’une de vos cartes actives.
rule-TM-036 = Il faut cocher au moins une case par tour ; seul celui qui n’a plus de case libre passe.
rule-TM-037 = Vos croix restent cachées jusqu’à ce que tous aient fini ; votre dernière croix rend votre tour définitif.
rule-TM-038 = Quand le dernier joueur a fini, toutes les croix sont révélées ensemble et prennent effet.
rule-TM-039 = Jusqu’à votre dernière croix, vous pouvez reprendre celles de ce tour, au plus 20 fois par tour.
rule-TM-040 = Pour chaque croix imprimée cochée, il faut aussitôt cocher une autre case sur vos cartes actives.
rule-TM-041 = Une case bonus portant une croix en donne une autre, et ainsi de suite.
rule-TM-042 = Les cases bonus sont obligatoires : ni moins ni plus que ce que donnent les croix.
rule-TM-043 = S’il ne reste aucune case libre, le reste du bonus est perdu.
rule-TM-044 = L’ordre des cases bonus ne change rien, seul leur choix compte.
rule-TM-050 = Pour chaque pièce cochée, vous cochez la case pièce suivante de votre feuille de score.
rule-TM-051 = Il y a douze cases pièce ; les pièces suivantes ne rapportent rien.
rule-TM-052 = Une rangée de pièces complète est marquée à l’étape 3, pas avant.
rule-TM-060 = Pour chaque palmier coché, votre prochaine case palmier reçoit 1 point, plus 1 par palmier de l’étalage.
rule-TM-061 = L’étalage ne change pas à l’étape 2 : tous les palmiers d’un tour rapportent autant.
rule-TM-062 = Seuls les palmiers de l’étalage comptent pour la valeur, pas ceux des autres cartes.
rule-TM-063 = Chaque palmier remplit sa propre case tant qu’une des quatre est libre ; les suivants ne rapportent rien.
rule-TM-064 = Les symboles comptent quelle que soit la façon de les cocher, même si la carte n’est jamais terminée.
rule-TM-070 = La table annonce elle-même les rangées et les cartes terminées ; rien ne s’oublie.
rule-TM-071 = L’étape 3 se joue l’un après l’autre, dans le sens horaire à partir du premier joueur.
rule-TM-072 = Chaque rangée de pièces complète rapporte la plus haute coupe restante.
rule-TM-073 = Quand les six coupes sont prises, les rangées suivantes rapportent 0.
rule-TM-074 = Une rangée est marquée quand vient le tour de son propriétaire, jamais avant.
rule-TM-075 = Une carte trésor entièrement cochée est terminée et mise de côté, face visible.
rule-TM-076 = Pour chaque carte terminée, il faut en prendre une : dans l’étalage ou, sans la voir, sur la pioche.
rule-TM-077 = Deux nouvelles cartes se prennent l’une après l’autre, sans compléter l’étalage entre les deux.
rule-TM-078 = Quand un joueur a pris toutes ses cartes, l’étalage est complété avant le joueur suivant.
rule-TM-079 = Quand la pioche est vide, l’étalage n’est plus complété et les cartes ne viennent que de lui.
rule-TM-080 = S’il n’y a plus de carte à prendre, l’emplacement reste vide.
rule-TM-081 = Une nouvelle carte prend la place de la carte terminée.
rule-TM-082 = On coche sur une nouvelle carte à partir du tour suivant.
rule-TM-083 = Après chaque tour, le voisin de gauche devient premier joueur, même d’une manche à l’autre.
rule-TM-090 = Une manche se termine après son septième tour.
rule-TM-091 = On remélange alors les huit cartes expédition, sans montrer celle qui n’a pas servi.
rule-TM-092 = Tout le reste demeure d’une manche à l’autre.
rule-TM-100 = La partie se termine après la quatrième manche.
rule-TM-101 = Au dernier tour, on attribue coupes et cartes terminées, mais on ne prend plus de carte.
rule-TM-102 = Une carte inachevée ne rapporte rien, son sceau non plus ; ses pièces et palmiers cochés restent acquis.
rule-TM-110 = Votre score additionne pièces, coupes, palmiers, cartes terminées et sceaux.
rule-TM-111 = Chaque case pièce cochée vaut 1 point.
rule-TM-112 = Les nombres de vos cases coupe s’ajoutent.
rule-TM-113 = Les nombres de vos cases palmier s’ajoutent.
rule-TM-114 = Une carte terminée rapporte ses points : violette 14, orange 12, verte 10, grise 8.
rule-TM-115 = Chaque sceau d’une carte terminée paie par carte terminée de sa couleur : 2 pour violet et orange, 1 pour vert et gris.
rule-TM-120 = Le plus haut score gagne.
rule-TM-121 = En cas d’égalité : plus de cartes grises terminées, puis vertes, puis oranges, puis violettes.
rule-TM-122 = Si tout cela est égal, les joueurs à égalité partagent la victoire.
rule-TM-130 = Règle maison, absente du livret : on peut jouer seul, pour les points. Tout ce qui se passe des autres reste inchangé ; il n’y a pas de premier joueur.
rule-TM-131 = Règle maison : seul, on perd la plus haute coupe restante à la fin de chacune des trois premières manches, comme si quelqu’un d’autre avait été plus rapide.
rule-TM-132 = Règle maison : seul, vos points vous donnent un grade : mousse, matelot dès 70, bosco dès 90, second dès 105, capitaine dès 120, légende dès 132.

## Options

treasure-maps-option-first_player = Premier joueur
treasure-maps-option-first_player-help = Qui est premier joueur au premier tour.
treasure-maps-option-first_player-random = Tiré au sort
treasure-maps-option-first_player-seat-0 = Place 1
treasure-maps-option-first_player-seat-1 = Place 2
treasure-maps-option-first_player-seat-2 = Place 3
treasure-maps-option-first_player-seat-3 = Place 4
treasure-maps-option-expedition_memory = Cartes expédition jouées
treasure-maps-option-expedition_memory-help = Si la table montre les cartes expédition déjà jouées dans la manche, ou s’il faut s’en souvenir.
treasure-maps-option-expedition_memory-strict = À retenir de mémoire
treasure-maps-option-expedition_memory-open = Montrées
treasure-maps-option-deck_aid = Aide sur la pioche
treasure-maps-option-deck_aid-help = Montre combien de cartes de chaque couleur restent dans la pioche.

## Actions

treasure-maps-move-choose_start = Garder ces deux cartes
treasure-maps-move-mark = Cocher des cases
treasure-maps-move-bonus = Cocher une case bonus
treasure-maps-move-take_back = Reprendre
treasure-maps-move-take_card = Prendre une carte

## Refus

treasure-maps-refusal-game_over = La partie est terminée.
treasure-maps-refusal-not_a_player = Seuls les joueurs de cette table peuvent faire cela.
treasure-maps-refusal-other_step = Cela appartient à une autre étape. Maintenant : { $phase_name }
treasure-maps-refusal-already_chosen = Vous avez déjà choisi vos deux cartes.
treasure-maps-refusal-not_two_cards = Gardez deux cartes différentes sur les quatre, pas { $first_number } et { $second_number }.
treasure-maps-refusal-nothing_to_cross = Vous n’avez plus de case libre : vous passez ce tour.
treasure-maps-refusal-already_committed = Vos croix de ce tour sont définitives.
treasure-maps-refusal-bonus_due =
    { $due ->
        [one] Votre forme ou votre case est cochée ; cochez maintenant une case bonus.
       *[other] Votre forme ou votre case est cochée ; cochez maintenant { $due } cases bonus.
    }
treasure-maps-refusal-no_bonus_due = Aucune case bonus n’est due : cochez d’abord la forme ou une seule case.
treasure-maps-refusal-nothing_to_take_back = Il n’y a rien à reprendre.
treasure-maps-refusal-too_many_take_backs =
    { $most ->
        [one] Vous avez repris une croix ce tour-ci ; c’est la limite.
       *[other] Vous avez repris des croix { $most } fois ce tour-ci ; c’est la limite.
    }
treasure-maps-refusal-no_card_in_slot = Il n’y a pas de carte à l’emplacement { $slot_number }.
treasure-maps-refusal-not_on_card = La carte de l’emplacement { $slot_number } a les cases 1 à { $last_number }, pas { $cell_number }.
treasure-maps-refusal-already_crossed = La case { $cell_number } de la carte { $slot_number } est déjà cochée.
treasure-maps-refusal-not_the_shape =
    { $count ->
        [one] Une seule case n’est pas la forme : { $shape_name }, qui en couvre { $size }.
       *[other] Ces { $count } cases ne sont pas la forme : { $shape_name }, qui en couvre { $size }.
    }
treasure-maps-refusal-not_your_place = Un autre joueur prend ses cartes.
treasure-maps-refusal-no_card_in_display = Il n’y a pas de carte à la place { $position_number } de l’étalage.
treasure-maps-refusal-deck_empty = La pioche est vide.

## Événements

treasure-maps-event-chosen =
    { $you ->
        [player] Vous avez choisi vos deux cartes.
       *[none] { $player } a choisi deux cartes.
    }
treasure-maps-event-start_revealed =
    { $you ->
        [player] Vous commencez avec { $cards }.
       *[none] { $player } commence avec { $cards }.
    }
treasure-maps-event-display_refilled = Nouvelle carte à la place { $position_number } de l’étalage : { $card_name }.
treasure-maps-event-first_player =
    { $you ->
        [player] Vous êtes premier joueur.
       *[none] Premier joueur : { $player }.
    }
treasure-maps-event-expedition_revealed = Expédition : { $shape_name }.
treasure-maps-event-marked =
    { $due ->
        [0] Vous cochez { $mark_cells_count ->
            [one] une case
           *[other] { $mark_cells_count } cases
        } de la carte { $mark_slot_number }. Votre tour est définitif.
        [one] Vous cochez { $mark_cells_count ->
            [one] une case
           *[other] { $mark_cells_count } cases
        } de la carte { $mark_slot_number }. Une case bonus est due.
       *[other] Vous cochez { $mark_cells_count ->
            [one] une case
           *[other] { $mark_cells_count } cases
        } de la carte { $mark_slot_number }. { $due } cases bonus sont dues.
    }
treasure-maps-event-taken_back = Vous reprenez votre dernière croix.
treasure-maps-event-committed =
    { $you ->
        [player] Vous avez fini de cocher.
       *[none] { $player } a fini de cocher.
    }
treasure-maps-event-crosses_revealed =
    { $you ->
        [player] { $coins ->
            [0] { $palms ->
                [0] Vous montrez vos croix de ce tour.
                [one] Vous montrez un palmier à { $palm_value }.
               *[other] Vous montrez { $palms } palmiers à { $palm_value } chacun.
            }
            [one] { $palms ->
                [0] Vous montrez une pièce.
                [one] Vous montrez une pièce et un palmier à { $palm_value }.
               *[other] Vous montrez une pièce et { $palms } palmiers à { $palm_value } chacun.
            }
           *[other] { $palms ->
                [0] Vous montrez { $coins } pièces.
                [one] Vous montrez { $coins } pièces et un palmier à { $palm_value }.
               *[other] Vous montrez { $coins } pièces et { $palms } palmiers à { $palm_value } chacun.
            }
        }
       *[none] { $coins ->
            [0] { $palms ->
                [0] { $player } montre ses croix de ce tour.
                [one] { $player } montre un palmier à { $palm_value }.
               *[other] { $player } montre { $palms } palmiers à { $palm_value } chacun.
            }
            [one] { $palms ->
                [0] { $player } montre une pièce.
                [one] { $player } montre une pièce et un palmier à { $palm_value }.
               *[other] { $player } montre une pièce et { $palms } palmiers à { $palm_value } chacun.
            }
           *[other] { $palms ->
                [0] { $player } montre { $coins } pièces.
                [one] { $player } montre { $coins } pièces et un palmier à { $palm_value }.
               *[other] { $player } montre { $coins } pièces et { $palms } palmiers à { $palm_value } chacun.
            }
        }
    }
treasure-maps-event-cup_awarded =
    { $you ->
        [player] { $value ->
            [0] Vous complétez la rangée { $row_number }, mais il ne reste plus de coupe.
           *[other] Vous complétez la rangée { $row_number } et recevez la coupe { $value }.
        }
       *[none] { $value ->
            [0] { $player } complète la rangée { $row_number }, mais il ne reste plus de coupe.
           *[other] { $player } complète la rangée { $row_number } et reçoit la coupe { $value }.
        }
    }
treasure-maps-event-cup_crossed_out = Personne n’a gagné la coupe de { $value } ; elle est perdue.
treasure-maps-event-card_completed =
    { $you ->
        [player] Vous terminez l’île « { $card_name } ».
       *[none] { $player } termine l’île « { $card_name } ».
    }
treasure-maps-event-card_taken =
    { $you ->
        [player] Vous prenez
       *[none] { $player } prend
    } { $source ->
        [deck] « { $card_name } » dans la pioche.
       *[display] « { $card_name } » dans l’étalage.
    }
treasure-maps-event-round_ended = La manche { $round } est terminée.
treasure-maps-event-game_ended = La partie est terminée.
treasure-maps-event-rank_reached =
    { $you ->
        [player] Votre score : { $points }. Votre grade : { $rank_name }.
       *[none] Score de { $player } : { $points }. Grade : { $rank_name }.
    }

## Grades

treasure-maps-rank-deckhand = mousse
treasure-maps-rank-sailor = matelot
treasure-maps-rank-bosun = bosco
treasure-maps-rank-mate = second
treasure-maps-rank-captain = capitaine
treasure-maps-rank-legend = légende

## Phases

treasure-maps-phase-choose_start = Choisissez deux de vos quatre cartes.
treasure-maps-phase-cross = Cochez la forme ou une seule case.
treasure-maps-phase-replace = Prenez une nouvelle carte.
treasure-maps-phase-over = La partie est terminée.

## Formes

treasure-maps-shape-I2 = deux en ligne
treasure-maps-shape-I3 = trois en ligne
treasure-maps-shape-V3 = angle de trois
treasure-maps-shape-T4 = T de quatre
treasure-maps-shape-L4 = L de quatre
treasure-maps-shape-O4 = carré de quatre

## Couleurs

treasure-maps-color-purple = Violet
treasure-maps-color-orange = Orange
treasure-maps-color-green = Vert
treasure-maps-color-grey = Gris

## Cartes

treasure-maps-card-purple-01 = Corne d’Améthyste
treasure-maps-card-purple-02 = Falaises aux Violettes
treasure-maps-card-purple-03 = Pointe aux Bruyères
treasure-maps-card-purple-04 = Île du Crépuscule
treasure-maps-card-purple-05 = Rocher aux Chardons
treasure-maps-card-purple-06 = Crique de Cristal
treasure-maps-card-purple-07 = Baie des Lavandes
treasure-maps-card-purple-08 = Récif aux Orchidées
treasure-maps-card-purple-09 = Île aux Prunes
treasure-maps-card-purple-10 = Dent de la Sorcière
treasure-maps-card-purple-11 = Rive aux Iris
treasure-maps-card-purple-12 = Roc de Minuit
treasure-maps-card-orange-01 = Dunes du Couchant
treasure-maps-card-orange-02 = Grève d’Ambre
treasure-maps-card-orange-03 = Cap du Cuivre
treasure-maps-card-orange-04 = Sables du Renard
treasure-maps-card-orange-05 = Île de Braise
treasure-maps-card-orange-06 = Îlot de Safran
treasure-maps-card-orange-07 = Langue du Scorpion
treasure-maps-card-orange-08 = Patte du Lion
treasure-maps-card-orange-09 = Baie des Abricots
treasure-maps-card-orange-10 = Rocher Rouillé
treasure-maps-card-orange-11 = Banc du Tigre
treasure-maps-card-orange-12 = Île aux Lanternes
treasure-maps-card-green-01 = Jungle aux Perroquets
treasure-maps-card-green-02 = Île aux Geckos
treasure-maps-card-green-03 = Vallon aux Fougères
treasure-maps-card-green-04 = Bois aux Serpents
treasure-maps-card-green-05 = Port aux Mangues
treasure-maps-card-green-06 = Bras d’Émeraude
treasure-maps-card-green-07 = Havre de Mousse
treasure-maps-card-green-08 = Rive aux Bambous
treasure-maps-card-green-09 = Lagon aux Tortues
treasure-maps-card-green-10 = Porte des Lianes
treasure-maps-card-green-11 = Creux aux Grenouilles
treasure-maps-card-green-12 = Source Cachée
treasure-maps-card-grey-01 = Île du Brouillard
treasure-maps-card-grey-02 = Rocher aux Mouettes
treasure-maps-card-grey-03 = Récif aux Os
treasure-maps-card-grey-04 = Dos de la Baleine
treasure-maps-card-grey-05 = Détroit du Silence
treasure-maps-card-grey-06 = Cône de Cendres
treasure-maps-card-grey-07 = Baie de l’Épave
treasure-maps-card-grey-08 = Écueils aux Phoques
treasure-maps-card-grey-09 = Haut-fond Fantôme
treasure-maps-card-grey-10 = Pierre de la Veuve
treasure-maps-card-grey-11 = Vieux Phare

## Pourquoi un coup est bon

treasure-maps-why-expedition = La forme de ce tour : { $shape_name }.
treasure-maps-why-palm_value = Un palmier rapporte { $points } à ce tour.
treasure-maps-why-nearly_done = Ta carte la plus avancée est { $card_name } ; cases restantes : { $cells }.
treasure-maps-why-completes = Cela termine { $card_name }, qui vaut { $points } à elle seule.
treasure-maps-why-palms = Cela coche des palmiers ({ $palms }), chacun vaut { $points } maintenant.
treasure-maps-why-coins = Cela rapporte des pièces : { $coins }.
treasure-maps-why-cup = Les pièces remplissent une rangée : c’est la coupe { $points }.
treasure-maps-why-bonus_cells = Cases bonus gagnées : { $cells }.
treasure-maps-why-sooner = Ensuite { $card_name } est plus facile à terminer qu’après le coup joué.
treasure-maps-why-good_card =
    { $turns ->
        [one] { $card_name } rapporte { $points } et demande environ { $turns } tour.
       *[other] { $card_name } rapporte { $points } et demande environ { $turns } tours.
    }
treasure-maps-why-seal = Le sceau de { $card_name } paie pour chaque carte terminée de cette couleur : { $color_name }.
treasure-maps-why-more_points = Au total, cela promet autant de points de plus : { $points }.

treasure-maps-part-treasures = cartes au trésor
treasure-maps-part-expeditions = cartes d’expédition
treasure-maps-part-cups = coupes de la carte de manche
