### Klatz !

## The game

klatz-title = Klatz !
klatz-summary = Bâtissez ensemble la Grande Muraille, déplacez ses cartes et criez KLATZ ! dès qu’elle montre une image de votre main.
klatz-facts-known = La règle donne les nombres : 47 cartes muraille, 3 pousse-pousse, 25 compositions et 35 cartes action de sept sortes ; et qu’il y a des tours, des pandas et des dragons en trois parties.
klatz-facts-ours = Les autres symboles, leur fréquence, et toutes les compositions avec leurs points sont de notre main.
klatz-section-setup = Mise en place
klatz-section-turn = Le tour
klatz-section-actions = Cartes action
klatz-section-photos = Photos
klatz-section-special = Pousse-pousse, tours, dragons
klatz-section-end = Fin et décompte
klatz-section-calls = Qui a appelé en premier

## Rules

rule-KZ-001 = On joue à deux, trois ou quatre.
rule-KZ-002 = Les compositions et les cartes action sont mélangées avant toute distribution.
rule-KZ-003 = Chacun reçoit trois cartes action et deux compositions, qu’il garde secrètes.
rule-KZ-004 = Trois compositions sans dragon ni panda sont visibles sur la table.
rule-KZ-005 = La partie courte retire quatre, cinq ou six compositions sans les montrer.
rule-KZ-006 = Aucun pousse-pousse ne peut être dans la première muraille ni dans le premier marché.
rule-KZ-007 = Quatre cartes posées de gauche à droite forment la première muraille.
rule-KZ-008 = Les trois cartes suivantes forment le marché.
rule-KZ-009 = La pioche de la muraille est faite de trois paquets contenant chacun un pousse-pousse.
rule-KZ-010 = Les cartes action non distribuées forment la pioche d’actions, face cachée.
rule-KZ-011 = Le premier joueur est tiré au sort, sauf choix de l’hôte ; on joue dans le sens horaire.
rule-KZ-012 = Les cartes muraille et action défaussées sont visibles ; les compositions défaussées sont cachées.
rule-KZ-013 = La gauche et la droite sont les mêmes pour tous.
rule-KZ-020 = Un tour a quatre étapes : les pousse-pousse avancent, une carte rejoint la muraille, les cartes action, la pioche. Seul le joueur dont c’est le tour les accomplit.
rule-KZ-021 = Un tour commence par l’avancée de chaque pousse-pousse d’une carte vers la droite.
rule-KZ-022 = Vous pouvez poser une carte du marché à l’extrémité gauche ou droite de la muraille.
rule-KZ-023 = Vous pouvez plutôt piocher la carte du dessus ; tous la voient, et elle doit être posée avant toute autre chose.
rule-KZ-024 = À cette étape, on ajoute exactement une carte à la muraille, sans pouvoir passer.
rule-KZ-025 = Puis le marché est complété à trois ; les cartes se resserrent et les nouvelles arrivent à la fin.
rule-KZ-026 = Un tour permet une carte action à deux joueurs, jusqu’à deux à trois et jusqu’à trois à quatre.
rule-KZ-027 = La première carte action est obligatoire, sauf si vous renouvelez votre main ou n’avez rien de jouable.
rule-KZ-028 = Au lieu de jouer une carte action, vous pouvez défausser toute votre main et piocher trois cartes action et deux compositions ; votre tour est alors fini.
rule-KZ-029 = À la fin de votre tour, vous piochez des cartes action jusqu’à en avoir trois.
rule-KZ-030 = Quand une carte est nécessaire et sa pioche vide, la défausse mélangée devient la nouvelle pioche.
rule-KZ-031 = La pioche de compositions n’est jamais reformée ; les compositions défaussées sont hors jeu.
rule-KZ-032 = Le tour suivant commence aussitôt.
rule-KZ-040 = Une carte action se joue de sa main, pendant son tour, et s’applique entièrement.
rule-KZ-041 = Décaler d’un : une carte de la muraille échange sa place avec une voisine.
rule-KZ-042 = Décaler de deux : une carte de la muraille se déplace d’exactement deux places.
rule-KZ-043 = Échanger : deux cartes différentes de la muraille changent de place.
rule-KZ-044 = Retirer : une carte de la muraille est défaussée et le vide se referme.
rule-KZ-045 = Composition supplémentaire : piochez une composition, sans limite de main.
rule-KZ-046 = Nouveau marché : le marché est défaussé, trois cartes arrivent et l’une d’elles doit rejoindre la muraille.
rule-KZ-047 = Rappeler : une carte muraille défaussée revient n’importe où dans la muraille ; pas les pousse-pousse.
rule-KZ-048 = Une carte dont l’effet ne peut être appliqué en entier ne peut pas être jouée.
rule-KZ-049 = Un effet qui ne change rien est permis.
rule-KZ-050 = Les cartes choisies par une action ne peuvent être ni des tours ni couvertes.
rule-KZ-060 = On prend une photo en criant KLATZ ! et en désignant une composition et la partie de la muraille qui la montre ; elle rapporte les points de la carte.
rule-KZ-061 = Les symboles doivent se suivre exactement dans l’ordre du motif.
rule-KZ-062 = Une image inversée ne compte pas, sauf si la table en décide ainsi.
rule-KZ-063 = Aucune carte de l’image ne doit être couverte par un pousse-pousse.
rule-KZ-064 = Avec une composition de sa main, on peut appeler à tout moment stable, même pendant le tour d’un autre.
rule-KZ-065 = Les compositions visibles sont réservées au joueur actif, jusqu’à la pioche ou au renouvellement de sa main.
rule-KZ-066 = Personne ne peut appeler tant qu’une action est inachevée.
rule-KZ-067 = Une photo est comptée, ses cartes défaussées, le vide refermé, la muraille complétée et la composition de la main remplacée.
rule-KZ-068 = Après une photo, on ne pioche des compositions que jusqu’à deux, et selon ce qui reste.
rule-KZ-069 = Les compositions visibles ne sont jamais remplacées.
rule-KZ-070 = Si la muraille a moins de quatre cartes après une photo ou un retrait, on en ajoute une à une à gauche.
rule-KZ-071 = Les vides se referment aussitôt, l’ordre reste.
rule-KZ-072 = Plusieurs appels comptent dans l’ordre ; chaque suivant est revérifié sur la muraille modifiée et tombe s’il ne convient plus.
rule-KZ-073 = On peut prendre plusieurs photos, chacune avec sa composition et ses cartes.
rule-KZ-074 = Personne n’est obligé d’appeler, et un faux appel ne coûte rien.
rule-KZ-075 = Si le motif apparaît plusieurs fois, l’appelant choisit l’endroit.
rule-KZ-076 = Une composition photographiée devient publique.
rule-KZ-090 = Un pousse-pousse révélé va aussitôt sur la carte la plus à gauche.
rule-KZ-091 = Si elle est occupée, il prend la première carte libre à sa droite.
rule-KZ-092 = Puis une autre carte est piochée pour compléter la pioche interrompue.
rule-KZ-093 = Une carte couverte ne peut être ni photographiée, ni déplacée, ni retirée.
rule-KZ-094 = Au début de chaque tour, tous les pousse-pousse passent ensemble à la carte suivante à droite.
rule-KZ-095 = Depuis la carte la plus à droite, un pousse-pousse quitte la muraille pour la défausse.
rule-KZ-096 = Le symbole sous un pousse-pousse reste visible.
rule-KZ-097 = Un pousse-pousse reste sur sa carte quoi qu’il arrive autour.
rule-KZ-098 = Sans carte libre, un pousse-pousse attend à côté et prend la carte libre la plus à gauche dès qu’une carte s’ajoute.
rule-KZ-100 = Une tour ne peut être choisie par une carte action.
rule-KZ-101 = Les autres cartes peuvent dépasser une tour, sauf si la table l’interdit.
rule-KZ-102 = Les tours peuvent être posées, photographiées, défaussées avec le marché et rappelées.
rule-KZ-103 = Un dragon se lit de la tête, à gauche, à la queue, sans vide et jamais inversé.
rule-KZ-104 = Les pandas sont des cartes ordinaires ; seules les compositions visibles n’en montrent pas.
rule-KZ-110 = La partie s’arrête dès que la dernière composition visible est photographiée.
rule-KZ-111 = Quand la dernière composition est piochée, le tour se termine et chacun joue encore une fois.
rule-KZ-112 = La dernière composition visible met fin à la partie même pendant le dernier tour de table.
rule-KZ-113 = Votre score est la somme des points de vos photos.
rule-KZ-114 = À égalité de points, celui qui a le plus de photos l’emporte.
rule-KZ-115 = Ceux qui restent à égalité gagnent ensemble.
rule-KZ-116 = Trop de tours de suite sans photo ni nouvelle composition mettent fin à la partie.
rule-KZ-117 = Si tous les autres sont partis pour de bon, celui qui reste gagne.
rule-KZ-130 = Chaque message vaut pour une position ; ce qui visait une autre position est refusé.
rule-KZ-131 = À chaque moment stable, tous reçoivent le même message, qu’ils puissent appeler ou non.
rule-KZ-132 = Les appels refusés ou perdus ne sont dits qu’à l’appelant, sauf si la table annonce les appels perdus.
rule-KZ-133 = En course, chaque changement est montré à tous aussi longtemps ; ensuite seulement les appels et coups comptent.
rule-KZ-134 = Un appel indique sa composition, ses cartes et le temps écoulé depuis l’ouverture de la fenêtre.
rule-KZ-135 = Une ligne lente est prise en compte dans la limite des mesures ; qui revient est d’abord mesuré.
rule-KZ-136 = Après un faux appel, votre bouton est désactivé un instant.
rule-KZ-137 = Après le premier appel, la table attend un instant les appels encore en route.
rule-KZ-138 = Un coup du joueur actif attend que chacun ait eu le temps d’appeler.
rule-KZ-139 = La pression la plus rapide compte d’abord ; les quasi-égalités sont tirées au sort, et les appels passent avant le coup.
rule-KZ-140 = Un tour achevé est clos par la table après un moment ; passer engage, et si tous ont passé, le coup est joué aussitôt.
rule-KZ-141 = Chaque composition de votre main a un ordre permanent : appeler seule ou attendre, à gauche ou à droite.
rule-KZ-142 = Avec les ordres permanents, on peut joindre des appels à un coup qui ne laisse rien d’inachevé, et appeler à la main à tout moment stable.
rule-KZ-143 = Les ordres sont réunis un par joueur : le joueur actif d’abord, les autres par tirage, jusqu’à épuisement.
rule-KZ-144 = Dans un tour scellé, chacun donne une réponse secrète, un appel ou rien, avant la suite.
rule-KZ-145 = Un tour scellé est sauté quand tous voient que personne ne pourrait appeler.
rule-KZ-146 = Hors course, on n’apprend la carte d’un autre que par la photo prise avec elle.
rule-KZ-147 = Un robot ne voit que sa propre vue et ne remarque pas tout.
rule-KZ-148 = Un robot met du temps à réagir, moins pendant son tour.
rule-KZ-149 = Le robot le plus rapide appelle d’abord ; face à des humains, jamais en moins de 0,6 seconde. On ne joue pas à la place d’un robot.
rule-KZ-150 = Les messages comptent dans l’ordre d’arrivée, et le dernier instant est encore à temps.
rule-KZ-151 = Ce qui est refusé pour être venu au mauvais moment n’est dit qu’à son auteur et ne désactive aucun bouton.

## Options

klatz-option-call_mode = Appels
klatz-option-call_mode-help = Comment on décide qui a appelé en premier.
klatz-option-call_mode-race = Course en temps réel
klatz-option-call_mode-standing = Ordres permanents, tour par tour
klatz-option-call_mode-sealed = Réponses scellées
klatz-option-call_mode-sim = Simulation, robots seulement
klatz-option-short_game = Partie courte
klatz-option-short_game-help = Combien de compositions sont retirées sans être vues.
klatz-option-first_player = Premier joueur
klatz-option-first_player-help = Qui joue en premier.
klatz-option-first_player-random = Au hasard
klatz-option-first_player-seat-0 = Place 1
klatz-option-first_player-seat-1 = Place 2
klatz-option-first_player-seat-2 = Place 3
klatz-option-first_player-seat-3 = Place 4
klatz-option-mirror_match = Images inversées
klatz-option-mirror_match-help = Si les motifs sans dragon valent aussi à l’envers.
klatz-option-wall_floor = Compléter la muraille
klatz-option-wall_floor-help = Quand une muraille de moins de quatre cartes est complétée.
klatz-option-wall_floor-always = Après photos et retraits
klatz-option-wall_floor-photo_only = Après les photos seulement
klatz-option-final_round = Dernier tour de table
klatz-option-final_round-help = Qui joue encore quand les compositions sont épuisées.
klatz-option-final_round-each_one_more = Tout le monde
klatz-option-final_round-others_only = Tous sauf le joueur actif
klatz-option-final_round-go_on = Personne : la partie continue
klatz-option-blockers_passable = Dépasser tours et pousse-pousse
klatz-option-blockers_passable-help = Si les cartes peuvent dépasser les tours et les cartes couvertes.
klatz-option-reveal_discarded_compositions = Compositions défaussées visibles
klatz-option-reveal_discarded_compositions-help = Si tous voient les compositions d’une main renouvelée.
klatz-option-call_assist = Aide aux appels
klatz-option-call_assist-help = Si les correspondances de vos cartes sont signalées.
klatz-option-call_assist-off = Non
klatz-option-call_assist-highlight = Correspondances marquées
klatz-option-announce_lost_calls = Annoncer les appels perdus
klatz-option-announce_lost_calls-help = En course : si tous entendent qui a appelé trop tard.
klatz-option-async_priority = Priorité
klatz-option-async_priority-help = Quel appel compte d’abord quand aucune horloge ne décide.
klatz-option-async_priority-active_first = Le joueur actif
klatz-option-async_priority-random = Au hasard
klatz-option-turn_ms = Temps par coup (ms)
klatz-option-turn_ms-help = Passé ce temps, un coup simple est joué ; 0 : sans horloge.
klatz-option-window_min_ms = Fenêtre minimale (ms)
klatz-option-window_min_ms-help = Combien de temps un coup attend pour laisser appeler.
klatz-option-end_window_ms = Fin du tour (ms)
klatz-option-end_window_ms-help = Quand la table clôt un tour achevé.
klatz-option-sealed_ms = Tour scellé (ms)
klatz-option-sealed_ms-help = Le temps de réponse de chacun.
klatz-option-latency_cap_ms = Tolérance de latence (ms)
klatz-option-latency_cap_ms-help = On n’accorde pas davantage à une ligne lente.
klatz-option-false_call_cooldown_ms = Pause après un faux appel (ms)
klatz-option-false_call_cooldown_ms-help = Combien de temps le bouton reste désactivé.
klatz-option-stall_turns = Garde-fou
klatz-option-stall_turns-help = Après tant de tours sans photo ni nouvelle composition, la partie finit ; 0 : jamais.

## Why a move is refused

klatz-refusal-game_over = La partie est finie : { $ending_name }.
klatz-refusal-not_your_turn = C’est le tour d’un autre.
klatz-refusal-table_only = Seule la table retire une place.
klatz-refusal-no_such_seat = Il n’y a pas de place { $number_number } à cette table.
klatz-refusal-already_left = { $player } est déjà parti.
klatz-refusal-place_first = Ajoutez d’abord une carte à la muraille.
klatz-refusal-must_place = Votre tour ne peut finir avant d’avoir ajouté une carte à la muraille.
klatz-refusal-already_placed = Vous avez déjà ajouté une carte à la muraille ce tour-ci.
klatz-refusal-no_such_slot = Il n’y a pas de carte { $slot_number } au marché, qui en compte { $cards }.
klatz-refusal-nothing_to_draw = Il ne reste aucune carte à piocher.
klatz-refusal-nothing_drawn = Vous n’avez pas pioché de carte.
klatz-refusal-place_drawn_first = Posez d’abord la carte piochée.
klatz-refusal-no_new_market = Aucune carte action n’a remplacé le marché.
klatz-refusal-no_such_new_card = Il n’y a pas de nouvelle carte { $slot_number } ; le marché en compte { $cards }.
klatz-refusal-place_new_first = Posez d’abord une carte du nouveau marché.
klatz-refusal-quota_used =
    { $quota ->
        [one] Vous avez joué la carte action de ce tour.
       *[other] Vous avez joué les { $quota } cartes action de ce tour.
    }
klatz-refusal-turn_over = Après avoir renouvelé votre main, votre tour est fini.
klatz-refusal-redraw_too_late = On ne renouvelle sa main qu’au lieu de jouer une carte action.
klatz-refusal-must_act = Jouez une carte action ou renouvelez votre main.
klatz-refusal-not_in_hand = Vous n’avez pas de carte « { $action_name } ».
klatz-refusal-no_effect = « { $action_name } » ne peut pas s’appliquer maintenant.
klatz-refusal-no_such_card = Il n’y a pas de carte { $at_number } ; la muraille en compte { $cards }.
klatz-refusal-too_far = La carte { $from_number } ne peut aller si loin.
klatz-refusal-not_two_cards = Il faut deux cartes différentes, la gauche d’abord : trouvé { $a_number } et { $b_number }.
klatz-refusal-tower = La carte { $at_number } est une tour et ne bouge pas.
klatz-refusal-covered = Un pousse-pousse couvre la carte { $at_number }.
klatz-refusal-past_tower = La tour à la place { $at_number } barre le passage.
klatz-refusal-past_covered = La carte couverte à la place { $at_number } barre le passage.
klatz-refusal-not_discarded = On ne peut pas rappeler cela de la défausse : { $symbol_name }.
klatz-refusal-no_such_place = Il n’y a pas de place { $at_number } ; la muraille compte { $cards } cartes.
klatz-refusal-not_now = Personne ne peut appeler tant qu’une action est inachevée.
klatz-refusal-not_yours = Cette composition n’est pas dans votre main : { $comp_name }.
klatz-refusal-open_not_now = Cette composition visible est pour le joueur actif : { $comp_name }.
klatz-refusal-rickshaw_in_picture = Un pousse-pousse couvre une carte de l’image : { $comp_name }.
klatz-refusal-mirrored = C’est à l’envers : { $comp_name }.
klatz-refusal-dragon_backwards = La tête du dragon va à gauche : { $comp_name }.
klatz-refusal-no_match = La muraille ne montre pas cela ici : { $comp_name }.

## Why a call or message is refused

klatz-refusal-wrong_position = La table a avancé depuis.
klatz-refusal-already_called = Vous avez déjà appelé ici.
klatz-refusal-already_moved = Votre coup est déjà en route.
klatz-refusal-too_early = Trop tôt : le changement s’affiche encore { $ms } ms.
klatz-refusal-table_paused = La table est en pause.
klatz-refusal-not_measured = Votre ligne est mesurée : { $pings } sur { $wanted }.
klatz-refusal-button_off = Votre bouton est désactivé encore { $ms } ms.
klatz-refusal-already_passed = Vous avez passé ici.
klatz-refusal-nothing_to_pass = Il n’y a rien à passer maintenant.
klatz-refusal-no_such_order = Pas d’ordre pour une composition absente de votre main : { $comp_name }.
klatz-refusal-not_attachable = On ne peut pas joindre d’appels à ce coup.
klatz-refusal-out_of_time = Cela n’a pas sa place à ce moment du tour.
klatz-refusal-no_turn_move = Appelez avec le bouton, pas comme un coup.
klatz-refusal-bots_only = Ici joue un robot.
klatz-refusal-unreadable = Le message est incompréhensible : { $reason }

## What happens

klatz-event-turn_began =
    { $you ->
        [player] C’est à vous.
       *[none] C’est au tour de { $player }.
    }
klatz-event-rickshaws_moved =
    { $gone ->
        [0] Les pousse-pousse avancent : { $riding } sur la muraille.
       *[other] Les pousse-pousse avancent : { $riding } sur la muraille, { $gone } parti.
    }
klatz-event-rickshaw_arrived = Un pousse-pousse arrive sur la carte { $at_number } : { $symbol_name }.
klatz-event-rickshaw_waits = Un pousse-pousse ne trouve pas de carte libre et attend.
klatz-event-rickshaw_settled = Un pousse-pousse en attente prend la carte { $at_number } : { $symbol_name }.
klatz-event-placed =
    { $you ->
        [player] Vous ajoutez une carte { $side_name } : { $symbol_name }.
       *[none] { $player } ajoute une carte { $side_name } : { $symbol_name }.
    }
klatz-event-drew =
    { $you ->
        [player] Vous révélez la carte du dessus : { $symbol_name }.
       *[none] { $player } révèle la carte du dessus : { $symbol_name }.
    }
klatz-event-market_filled = Nouveau au marché : { $symbols }.
klatz-event-wall_reshuffled = La défausse de la muraille devient la nouvelle pioche.
klatz-event-actions_reshuffled = La défausse d’actions devient la nouvelle pioche.
klatz-event-shifted =
    { $you ->
        [player] Vous décalez une carte de { $from_number } à { $to_number } : { $symbol_name }.
       *[none] { $player } décale une carte de { $from_number } à { $to_number } : { $symbol_name }.
    }
klatz-event-swapped =
    { $you ->
        [player] Vous échangez les cartes { $a_number } et { $b_number } : { $symbols }.
       *[none] { $player } échange les cartes { $a_number } et { $b_number } : { $symbols }.
    }
klatz-event-removed =
    { $you ->
        [player] Vous retirez la carte { $at_number } : { $symbol_name }.
       *[none] { $player } retire la carte { $at_number } : { $symbol_name }.
    }
klatz-event-extra_played =
    { $you ->
        [player] Vous piochez une composition supplémentaire.
       *[none] { $player } pioche une composition supplémentaire.
    }
klatz-event-market_replaced =
    { $you ->
        [player] { $symbols_count ->
            [0] Vous remplacez un marché vide.
           *[other] Vous défaussez le marché : { $symbols }.
        }
       *[none] { $symbols_count ->
            [0] { $player } remplace un marché vide.
           *[other] { $player } défausse le marché : { $symbols }.
        }
    }
klatz-event-returned =
    { $you ->
        [player] Vous rappelez une carte à la place { $at_number } : { $symbol_name }.
       *[none] { $player } rappelle une carte à la place { $at_number } : { $symbol_name }.
    }
klatz-event-redrew =
    { $you ->
        [player] { $count ->
            [one] Vous défaussez toute votre main : { $actions }, et { $count } composition.
           *[other] Vous défaussez toute votre main : { $actions }, et { $count } compositions.
        }
       *[none] { $count ->
            [one] { $player } défausse toute sa main : { $actions }, et { $count } composition.
           *[other] { $player } défausse toute sa main : { $actions }, et { $count } compositions.
        }
    }
klatz-event-compositions_discarded =
    { $you ->
        [player] Vous défaussez : { $comps }.
       *[none] { $player } défausse : { $comps }.
    }
klatz-event-compositions_drawn =
    { $you ->
        [player] Vous piochez : { $comps }.
       *[none] { $player } pioche : { $comps }.
    }
klatz-event-compositions_taken =
    { $you ->
        [player] Vous piochez
       *[none] { $player } pioche
    } { $count ->
        [one] { $count } composition.
       *[other] { $count } compositions.
    }
klatz-event-actions_drawn =
    { $you ->
        [player] Vous piochez : { $actions }.
       *[none] { $player } pioche : { $actions }.
    }
klatz-event-actions_taken =
    { $you ->
        [player] Vous piochez
       *[none] { $player } pioche
    } { $count ->
        [one] { $count } carte action.
       *[other] { $count } cartes action.
    }
klatz-event-photo =
    { $you ->
        [player] KLATZ ! Vous photographiez
       *[none] KLATZ ! { $player } photographie
    } { $points ->
        [one] { $symbols } : { $points } point.
       *[other] { $symbols } : { $points } points.
    }
klatz-event-wall_refilled = La muraille est complétée à gauche : { $symbol_name }.
klatz-event-final_round = La dernière composition est piochée. Encore un tour chacun : { $players }.
klatz-event-left =
    { $you ->
        [player] Vous partez
       *[none] { $player } s’en va
    } ; défaussé : { $actions_count } cartes action et { $count ->
        [one] { $count } composition.
       *[other] { $count } compositions.
    }
klatz-event-ended = La partie est finie : { $ending_name }.

## What to do

klatz-move-place_open = Ajouter une carte du marché
klatz-move-draw_blind = Piocher à l’aveugle
klatz-move-place_drawn = Poser la carte piochée
klatz-move-play_shift1 = Décaler une carte d’un
klatz-move-play_shift2 = Décaler une carte de deux
klatz-move-play_swap = Échanger deux cartes
klatz-move-play_remove = Retirer une carte
klatz-move-play_extra = Piocher une composition
klatz-move-play_market = Remplacer le marché
klatz-move-place_new = Poser une nouvelle carte du marché
klatz-move-play_return = Rappeler une carte
klatz-move-redraw = Renouveler sa main
klatz-move-end_turn = Finir son tour
klatz-move-claim = KLATZ !
klatz-move-leave = Retirer une place
klatz-phase-await_place = Ajoutez une carte du marché ou piochez à l’aveugle
klatz-phase-placing_drawn = Choisissez une extrémité pour la carte piochée
klatz-phase-await_act = Jouez une carte action
klatz-phase-placing_new = Posez une carte du nouveau marché
klatz-phase-await_end = Finissez votre tour ou appelez
klatz-phase-over = La partie est finie

## Names

klatz-symbol-lantern = lanterne
klatz-symbol-kite = cerf-volant
klatz-symbol-pine = pin
klatz-symbol-gate = porte
klatz-symbol-drum = tambour
klatz-symbol-tower = tour
klatz-symbol-panda = panda
klatz-symbol-dragon_head = tête de dragon
klatz-symbol-dragon_middle = milieu de dragon
klatz-symbol-dragon_tail = queue de dragon
klatz-symbol-rickshaw = pousse-pousse
klatz-action-shift1 = décaler d’un
klatz-action-shift2 = décaler de deux
klatz-action-swap = échanger
klatz-action-remove = retirer
klatz-action-extra = composition supplémentaire
klatz-action-market = nouveau marché
klatz-action-return = rappeler
klatz-side-left = à gauche
klatz-side-right = à droite
klatz-ending-last_open = la dernière composition visible a été photographiée
klatz-ending-final_round = les derniers tours ont été joués
klatz-ending-stall = il ne s’est rien passé depuis trop longtemps
klatz-ending-alone = tous les autres sont partis
klatz-comp-C01 = { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C02 = { klatz-symbol-kite } – { klatz-symbol-pine }
klatz-comp-C03 = { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C04 = { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C05 = { klatz-symbol-drum } – { klatz-symbol-lantern }
klatz-comp-C06 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate }
klatz-comp-C07 = { klatz-symbol-kite } – { klatz-symbol-pine } – { klatz-symbol-drum }
klatz-comp-C08 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern }
klatz-comp-C09 = { klatz-symbol-gate } – { klatz-symbol-drum } – { klatz-symbol-kite }
klatz-comp-C10 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine }
klatz-comp-C11 = { klatz-symbol-kite } – { klatz-symbol-tower } – { klatz-symbol-pine }
klatz-comp-C12 = { klatz-symbol-pine } – { klatz-symbol-tower } – { klatz-symbol-drum }
klatz-comp-C13 = { klatz-symbol-drum } – { klatz-symbol-tower } – { klatz-symbol-kite }
klatz-comp-C14 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C15 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C16 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C17 = { klatz-symbol-lantern } – { klatz-symbol-panda }
klatz-comp-C18 = { klatz-symbol-panda } – { klatz-symbol-gate }
klatz-comp-C19 = { klatz-symbol-kite } – { klatz-symbol-panda } – { klatz-symbol-drum }
klatz-comp-C20 = { klatz-symbol-pine } – { klatz-symbol-panda } – { klatz-symbol-lantern }
klatz-comp-C21 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C22 = { klatz-symbol-gate } – { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C23 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail } – { klatz-symbol-panda }
klatz-comp-C24 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }
klatz-comp-C25 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }

## Pourquoi un coup est bon

klatz-why-stands = Regardez la muraille : cette image y est maintenant ({ $points }) : { $comp_name }.
klatz-why-nearest = Votre image la plus proche a { $cards } cartes sur { $of } en place : { $comp_name }.
klatz-why-take_photo = La photo n’attend que vous ({ $points }) : { $comp_name }.
klatz-why-only_yours = Vous seul avez cette composition, personne ne pouvait prendre la photo avant vous : { $comp_name }.
klatz-why-open_to_all = La composition est ouverte : laissez-la et le joueur suivant l’aura : { $comp_name }.
klatz-why-completes = Cela complète une image ({ $points }) : { $comp_name }.
klatz-why-builds = Cela met en place { $cards } cartes sur { $of } d’une image : { $comp_name }.
klatz-why-breaks = Le coup joué défait une image : { $comp_name }.
klatz-why-may_help_others = Le coup joué compose une image que quelqu’un d’autre peut avoir en main.
klatz-why-more_compositions = Une composition de plus en main, c’est une chance de photo de plus.
klatz-why-poor_market = Rien au marché ne vous aide.
klatz-why-fresh_hand = Vos compositions sont loin du compte ; une main neuve vaut mieux.
klatz-why-nothing_better = Aucune carte action n’améliore la muraille pour vous maintenant.

klatz-part-wall = cartes muraille
klatz-part-rickshaws = cartes pousse-pousse
klatz-part-actions = cartes action
klatz-part-compositions = cartes composition
