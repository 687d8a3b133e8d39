### Mines perdues.

## Le jeu

lost-mines-title = Mines perdues
lost-mines-summary = Deux clans de nains font la course à travers la forêt vers quatre mines, et nul ne sait qui travaille en secret pour l’autre camp.
lost-mines-facts-known = La règle et des critiques publiées donnent les nombres : 40 cartes chemin, 23 cartes action, 4 mines, 12 trésors, 10 nains, un plateau de 11 sur 7, et les sortes de cartes et de rôles.
lost-mines-facts-ours = Le nombre d’exemplaires de chaque carte, la place des départs et des mines, les sorties des mines et la valeur de chaque trésor sont de notre main.
lost-mines-section-setup = Mise en place
lost-mines-section-board = Le plateau
lost-mines-section-turn = Les tours
lost-mines-section-paths = Cartes chemin
lost-mines-section-tools = Outils
lost-mines-section-information = Renseignements secrets
lost-mines-section-traps = Pièges
lost-mines-section-trolls = Trolls
lost-mines-section-storms = Tempêtes
lost-mines-section-discarding = Défausser
lost-mines-section-movement = Marcher
lost-mines-section-mines = Mines et trésors
lost-mines-section-drawing = Piocher
lost-mines-section-round-end = Fin d’une manche
lost-mines-section-scoring = Le partage des trésors
lost-mines-section-game-end = Manche suivante et fin de la partie

## Règles

rule-LM-001 = On joue de trois à neuf nains ; le tour passe à gauche.
rule-LM-002 = Le plateau compte onze colonnes et sept rangées, avec de la place pour neuf trésors à côté.
rule-LM-003 = Les quatre mines sont mélangées et posées face cachée sur leurs cases ; personne ne sait laquelle est où.
rule-LM-004 = Les deux cartes départ sont posées face visible sur leurs cases.
rule-LM-005 = Autant de trésors que de joueurs sont posés à côté du plateau ; tous voient leur sorte, personne leur valeur.
rule-LM-006 = À sept joueurs ou plus, les dix cartes nain servent ; à cinq ou six, on retire un nain loyal par clan, à trois ou quatre, deux.
rule-LM-007 = Chacun reçoit une carte nain : tous voient le clan, vous seul voyez votre rôle jusqu’à la fin de la manche.
rule-LM-008 = Votre pion commence sur la carte départ de votre clan.
rule-LM-009 = Dix des 63 cartes sont écartées sans être vues ; chacun reçoit cinq cartes, ou quatre à sept joueurs et plus, et le reste forme la pioche.
rule-LM-010 = Les jetons sont prêts à côté du plateau.
rule-LM-011 = Le premier joueur de la première manche est tiré au sort, sauf si la table désigne une place.
rule-LM-030 = Les cases sont voisines au nord, à l’est, au sud et à l’ouest, jamais en diagonale.
rule-LM-031 = Entre deux cases voisines se trouve un bord ; le tour du plateau n’en est pas un.
rule-LM-032 = Une carte se pose comme imprimée ou tournée d’un demi-tour, jamais de côté.
rule-LM-033 = Toutes les sorties d’une carte communiquent entre elles.
rule-LM-034 = Un côté est ouvert, fermé, inconnu près d’une mine cachée, ou sans carte.
rule-LM-035 = On peut marcher là où deux côtés ouverts se touchent, ou un côté ouvert et une mine cachée.
rule-LM-036 = Un côté ouvert vers une case vide est un bout ouvert.
rule-LM-037 = Un chemin peut sortir du plateau ; cette sortie ne sert alors à rien.
rule-LM-050 = Les joueurs jouent l’un après l’autre, dans le sens des aiguilles d’une montre.
rule-LM-051 = Au début de votre tour, votre troll s’en va avant toute autre chose.
rule-LM-052 = Sans carte en main, vous passez tout votre tour, même sur une mine.
rule-LM-053 = Un tour a trois étapes : jouer ou défausser, puis marcher si vous le voulez, puis piocher.
rule-LM-054 = D’abord vous jouez une carte chemin ou une carte action de votre main, ou vous défaussez une ou deux cartes.
rule-LM-055 = Après la pioche, c’est au joueur à votre gauche.
rule-LM-070 = Une carte chemin se pose sur une case vide du plateau.
rule-LM-071 = Elle doit toucher une carte départ, chemin ou mine.
rule-LM-072 = Elle doit s’accorder avec chaque voisine visible : ouvert contre ouvert, fermé contre fermé.
rule-LM-073 = Elle doit prolonger un chemin : au moins un côté ouvert touche un côté ouvert.
rule-LM-074 = Vous pouvez prolonger n’importe quel chemin du plateau, même s’il ne mène à aucun départ.
rule-LM-075 = Vous choisissez si la carte est tournée.
rule-LM-076 = Une mine cachée s’accorde avec tout côté, et un côté ouvert vers elle prolonge un chemin, sauf si la table n’admet que les mines révélées.
rule-LM-077 = Personne n’entre sur un tronc, un lac ou une fosse tant que le bon outil n’y est pas.
rule-LM-078 = Les rochers n’ont place que pour un nain ; pendant ce temps, nul autre n’entre ni ne passe.
rule-LM-079 = Un feu de camp a de la place pour tous.
rule-LM-080 = Obstacles, rochers et feux de camp se posent comme toute autre carte chemin.
rule-LM-090 = La hache sert pour un tronc, le bateau pour un lac, la corde pour une fosse ; un outil demande un tel obstacle sans jeton.
rule-LM-091 = Le jeton reste sur l’obstacle et l’ouvre à tous, si loin que soit votre nain.
rule-LM-092 = Un obstacle avec son outil n’a place que pour un nain, comme les rochers.
rule-LM-100 = Choisissez un symbole de la carte et regardez en secret une chose de cette sorte.
rule-LM-101 = Le symbole mine permet de regarder une mine encore cachée.
rule-LM-102 = Le symbole trésor permet de regarder un trésor encore à côté du plateau.
rule-LM-103 = Le symbole nain permet de regarder la carte nain d’un autre joueur.
rule-LM-104 = Tous voient ce que vous avez regardé, vous seul voyez ce que c’est.
rule-LM-105 = Vous pouvez regarder encore une chose déjà connue.
rule-LM-110 = Une carte piège pose un piège entre deux cases.
rule-LM-111 = Pièges et trolls se posent là où deux cartes se joignent ou à un bout ouvert, jamais deux sur le même bord.
rule-LM-112 = Tout nain qui franchit le bord, dans un sens ou dans l’autre, déclenche le piège, même celui de qui l’a posé.
rule-LM-113 = Le piège coûte une carte de votre main, choisie sans voir et défaussée face cachée ; sans carte il ne coûte rien.
rule-LM-114 = La carte perdue n’est pas remplacée : votre main reste plus petite jusqu’à la fin de la manche.
rule-LM-115 = Un piège reste et se déclenche encore, sauf si la table le retire dès qu’il a coûté une carte.
rule-LM-116 = Un piège n’arrête pas votre marche.
rule-LM-117 = Chaque piège franchi coûte une carte.
rule-LM-118 = On peut prolonger un chemin au-delà d’un piège ou d’un troll.
rule-LM-120 = La carte troll reste visible devant vous tant que votre troll est sur un bord.
rule-LM-121 = Personne ne franchit le bord du troll, pas même vous.
rule-LM-122 = Le troll reste jusqu’à votre prochain tour.
rule-LM-123 = Au début de votre prochain tour le troll s’en va, même si vous passez ce tour.
rule-LM-124 = Vous avez au plus un troll à la fois ; les trolls de plusieurs joueurs sont sur des bords différents.
rule-LM-130 = Une tempête enlève une carte chemin sur laquelle ne se tient aucun nain.
rule-LM-131 = Les cartes départ et mine ne peuvent jamais être enlevées.
rule-LM-132 = Un outil sur la carte enlevée est perdu.
rule-LM-133 = Un piège ou un troll reste tant qu’un chemin ouvert se trouve d’un côté de son bord.
rule-LM-134 = Le réseau peut être coupé ; les nains restent où ils sont et le trou peut être comblé.
rule-LM-140 = Vous pouvez défausser une ou deux cartes face cachée, sans les montrer.
rule-LM-141 = Avec une seule carte en main, vous n’en défaussez qu’une.
rule-LM-145 = Vous pouvez faire jusqu’à trois pas avec votre propre nain, ou rester.
rule-LM-146 = Un pas mène par une jonction à la carte suivante.
rule-LM-147 = Après chaque pas, d’abord le piège se déclenche, puis la mine est révélée, puis vous choisissez le pas suivant.
rule-LM-148 = Si votre marche commence à un feu de camp, vous pouvez faire cinq pas.
rule-LM-149 = On ne peut ni entrer sur un obstacle sans outil ni le traverser.
rule-LM-150 = On ne peut ni entrer sur des rochers ou un obstacle franchi où se tient un autre nain, ni les traverser.
rule-LM-151 = Toutes les autres cartes accueillent autant de nains que l’on veut.
rule-LM-152 = On ne franchit pas un bord où se tient un troll.
rule-LM-153 = Les deux départs sont ouverts à tous, et vous pouvez revenir sur une carte.
rule-LM-154 = Votre marche finit quand vous le dites, quand vos pas sont épuisés ou quand vous ne pouvez plus avancer.
rule-LM-170 = Le premier nain qui entre dans une mine cachée la révèle à tous.
rule-LM-171 = La mine est tournée pour que le côté d’où vous venez soit ouvert ; les autres côtés peuvent ne pas s’accorder.
rule-LM-172 = Révéler une mine met fin à votre marche.
rule-LM-173 = Si votre marche finit sur une mine à trésor révélée, vous devez prendre un trésor de sa sorte, s’il en reste.
rule-LM-174 = S’il en reste plusieurs, vous en choisissez un.
rule-LM-175 = Tous voient la sorte de votre trésor ; vous seul voyez sa valeur, sauf si la table vous la cache aussi.
rule-LM-176 = Traverser une mine ne rapporte rien.
rule-LM-177 = Vous prenez au plus un trésor par tour.
rule-LM-178 = Une mine sans trésor ne donne rien, mais on peut s’y tenir et la traverser.
rule-LM-179 = Qui révèle le dragon prend son jeton.
rule-LM-180 = Ensuite la mine du dragon est un croisement sans danger.
rule-LM-181 = Les cartes chemin posées plus tard doivent s’accorder avec une mine révélée.
rule-LM-190 = Vous piochez autant de cartes que vous en avez utilisé à la première étape.
rule-LM-191 = Si la pioche ne suffit pas, vous prenez ce qui reste ; la défausse n’est jamais remélangée.
rule-LM-200 = La manche finit aussitôt que personne n’a plus de carte et que la pioche est vide.
rule-LM-201 = La manche finit aussitôt que le dernier trésor est pris.
rule-LM-202 = Avant de jouer, vous pouvez proposer une fois par tour de finir la manche ; tous doivent être d’accord.
rule-LM-203 = À la fin d’une manche, tous les rôles et tous les trésors pris sont retournés.
rule-LM-204 = Si la table le veut, le tour de la dernière carte est d’abord joué jusqu’au bout.
rule-LM-210 = Un nain égoïste ne compte que ses propres trésors.
rule-LM-211 = Les nains loyaux comptent avec leur clan, un saboteur avec l’autre clan.
rule-LM-212 = Le butin d’une équipe est la valeur de tous les trésors pris par ses membres.
rule-LM-213 = Le butin est partagé à parts égales entre les membres.
rule-LM-214 = Ce qui ne se partage pas revient au membre qui a le trésor le plus précieux.
rule-LM-215 = Si plusieurs ont un trésor de cette valeur, ils partagent à égalité ; ce qui reste encore est perdu.
rule-LM-216 = Le dragon coûte ensuite deux points, mais jamais de points des manches précédentes.
rule-LM-217 = Une équipe sans membre ne marque rien.
rule-LM-230 = Quand tous sont prêts, une nouvelle manche est entièrement redistribuée ; on garde ses points.
rule-LM-231 = Le joueur à gauche de celui qui a joué la dernière carte commence la nouvelle manche ; défausser ne compte pas.
rule-LM-240 = La partie finit après deux manches, ou autant que convenu.
rule-LM-241 = Le plus de points gagne.
rule-LM-242 = À égalité, on gagne ensemble.
rule-LM-243 = Si la table le veut, on joue une manche de plus tant que plusieurs joueurs sont en tête à égalité.

## Options

lost-mines-option-rounds = Manches
lost-mines-option-rounds-help = Combien de manches on joue.
lost-mines-option-first_player = Premier joueur
lost-mines-option-first_player-help = Qui commence la première manche.
lost-mines-option-first_player-random = Tirage au sort
lost-mines-option-first_player-seat-0 = Place 1
lost-mines-option-first_player-seat-1 = Place 2
lost-mines-option-first_player-seat-2 = Place 3
lost-mines-option-first_player-seat-3 = Place 4
lost-mines-option-first_player-seat-4 = Place 5
lost-mines-option-first_player-seat-5 = Place 6
lost-mines-option-first_player-seat-6 = Place 7
lost-mines-option-first_player-seat-7 = Place 8
lost-mines-option-first_player-seat-8 = Place 9
lost-mines-option-mine_anchor = Construire depuis une mine
lost-mines-option-mine_anchor-help = Si un chemin peut commencer à une mine encore cachée.
lost-mines-option-mine_anchor-any = Depuis toute mine
lost-mines-option-mine_anchor-revealed_only = Depuis les mines révélées seulement
lost-mines-option-info_cards = Éclaireurs
lost-mines-option-info_cards-help = Combien de symboles montre une carte de renseignement ; un seul est utilisé.
lost-mines-option-info_cards-dual = Deux symboles
lost-mines-option-info_cards-single = Un symbole
lost-mines-option-trap_mode = Pièges
lost-mines-option-trap_mode-help = Ce que devient un piège qui a coûté une carte.
lost-mines-option-trap_mode-permanent = Ils restent
lost-mines-option-trap_mode-one_shot = Ils sont épuisés
lost-mines-option-trap_picker = Carte perdue au piège
lost-mines-option-trap_picker-help = Qui choisit la carte, sans la voir.
lost-mines-option-trap_picker-random = Le hasard
lost-mines-option-trap_picker-neighbour = Le voisin de gauche
lost-mines-option-last_turn = Dernier tour
lost-mines-option-last_turn-help = Si le joueur de la toute dernière carte marche et prend encore un trésor.
lost-mines-option-last_turn-complete = Joué jusqu’au bout
lost-mines-option-last_turn-cut = Finit avec la carte
lost-mines-option-owner_sees_treasure = Regarder ses trésors
lost-mines-option-owner_sees_treasure-help = Si vous voyez la valeur d’un trésor que vous avez pris.
lost-mines-option-end_round_vote = Finir une manche d’un commun accord
lost-mines-option-end_round_vote-help = Si les joueurs peuvent voter pour finir une manche plus tôt.
lost-mines-option-balanced_clans = Clans équilibrés
lost-mines-option-balanced_clans-help = Distribuer jusqu’à ce que les clans diffèrent d’un nain au plus.
lost-mines-option-storm_tokens = Jetons et orage
lost-mines-option-storm_tokens-help = Quels pièges et trolls restent à côté d’une carte emportée par un orage.
lost-mines-option-storm_tokens-open_path = Ceux qui touchent un chemin ouvert
lost-mines-option-storm_tokens-path_card = Ceux qui touchent une carte chemin
lost-mines-option-storm_tokens-stay = Tous
lost-mines-option-tie_round = Manche décisive
lost-mines-option-tie_round-help = Si l’on joue une manche de plus tant que plusieurs joueurs sont en tête à égalité.

## Pourquoi un coup est refusé

lost-mines-refusal-game_over = La partie est finie.
lost-mines-refusal-not_your_turn = Ce n’est pas à vous de jouer.
lost-mines-refusal-wrong_step = Ce n’est pas possible maintenant. { $phase_name }
lost-mines-refusal-not_in_hand = Cette carte n’est pas dans votre main : { $card_name }.
lost-mines-refusal-wrong_kind = Cette carte ne se joue pas ainsi : { $card_name }.
lost-mines-refusal-same_turned = Tournée, cette carte reste la même : { $card_name }.
lost-mines-refusal-not_free = { $at } n’est pas une case vide du plateau.
lost-mines-refusal-no_neighbor = Aucune carte ne touche { $at }.
lost-mines-refusal-mismatch = En { $at } la carte ne s’accorde pas avec sa voisine. Côté : { $side_name }.
lost-mines-refusal-nothing_continued = En { $at } la carte ne prolongerait aucun chemin.
lost-mines-refusal-no_obstacle = En { $at } il n’y a pas d’obstacle qui attende cet outil.
lost-mines-refusal-no_symbol = La carte ne montre pas ce symbole : { $symbol_name }.
lost-mines-refusal-mine_known = La mine { $mine_number } n’est pas une mine cachée.
lost-mines-refusal-treasure_gone = Il n’y a pas de trésor à l’emplacement { $slot_number }.
lost-mines-refusal-not_another_dwarf = Vous ne pouvez regarder que la carte nain d’un autre joueur.
lost-mines-refusal-no_path_here = Aucun chemin ne passe par ce bord.
lost-mines-refusal-edge_taken = Il y a déjà un piège ou un troll sur ce bord.
lost-mines-refusal-not_removable = La carte départ ou mine en { $at } ne peut pas être enlevée.
lost-mines-refusal-no_path_card = Il n’y a pas de carte chemin en { $at }.
lost-mines-refusal-dwarf_on_card = Un nain se tient sur la carte en { $at }.
lost-mines-refusal-discard_count = Défaussez une ou deux cartes, pas { $count }.
lost-mines-refusal-named_twice = Une carte ne se défausse pas deux fois : { $card_name }.
lost-mines-refusal-only_one_card = Vous n’avez qu’une carte à défausser.
lost-mines-refusal-no_way = Aucun chemin ne mène par là : { $dir_name }.
lost-mines-refusal-obstacle_ahead = L’obstacle en { $at } n’est pas franchi.
lost-mines-refusal-no_room = Un autre nain se tient sur la carte étroite en { $at }.
lost-mines-refusal-troll_ahead = Un troll barre le passage : { $dir_name }.
lost-mines-refusal-wrong_treasure = À l’emplacement { $slot_number } il n’y a pas de trésor de cette mine.
lost-mines-refusal-no_such_card =
    { $size ->
        [one] La carte { $index_number } n’existe pas : la main a { $size } carte.
       *[other] La carte { $index_number } n’existe pas : la main a { $size } cartes.
    }
lost-mines-refusal-vote_off = À cette table, on ne peut pas finir une manche d’un commun accord.
lost-mines-refusal-already_proposed = Vous avez déjà proposé de finir la manche ce tour-ci.
lost-mines-refusal-already_voted = Vous avez déjà répondu.
lost-mines-refusal-already_ready = Vous êtes déjà prêt.

## Ce qui se passe

lost-mines-event-path_played =
    { $you ->
        [player] Vous posez une carte chemin en { $at } : { $card_name }.
       *[none] { $player } pose une carte chemin en { $at } : { $card_name }.
    }
lost-mines-event-tool_played =
    { $you ->
        [player] Vous utilisez un outil en { $at } : { $tool_name }.
       *[none] { $player } utilise un outil en { $at } : { $tool_name }.
    }
lost-mines-event-mine_looked_at =
    { $you ->
        [player] Vous regardez en secret la mine en { $at }.
       *[none] { $player } regarde en secret la mine en { $at }.
    }
lost-mines-event-mine_seen = Vous voyez ce qu’il y a en { $at } : { $content_name }.
lost-mines-event-treasure_looked_at =
    { $you ->
        [player] Vous regardez en secret le trésor { $slot_number } ({ $kind_name }).
       *[none] { $player } regarde en secret le trésor { $slot_number } ({ $kind_name }).
    }
lost-mines-event-treasure_seen = Le trésor { $slot_number } ({ $kind_name }) vaut { $value }.
lost-mines-event-dwarf_looked_at =
    { $you ->
        [player] Vous regardez en secret le rôle de { $target_seat }.
        [target_seat] { $player } regarde en secret votre rôle.
       *[none] { $player } regarde en secret le rôle de { $target_seat }.
    }
lost-mines-event-role_seen = Vous voyez le rôle de { $target_seat } : { $role_name }.
lost-mines-event-trap_set =
    { $you ->
        [player] Vous posez un piège entre { $ends }.
       *[none] { $player } pose un piège entre { $ends }.
    }
lost-mines-event-troll_set =
    { $you ->
        [player] Vous placez un troll entre { $ends }.
       *[none] { $player } place un troll entre { $ends }.
    }
lost-mines-event-troll_left =
    { $you ->
        [player] Votre troll rentre chez lui.
       *[none] Le troll de { $player } rentre chez lui.
    }
lost-mines-event-storm_played =
    { $you ->
        [player] Vous appelez une tempête : la carte chemin en { $at } disparaît ({ $removed_name }).
       *[none] { $player } appelle une tempête : la carte chemin en { $at } disparaît ({ $removed_name }).
    }
lost-mines-event-token_lost = Le jeton entre { $ends } n’a plus de chemin et est retiré.
lost-mines-event-discarded =
    { $you ->
        [player] Vous défaussez
       *[none] { $player } défausse
    } { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
lost-mines-event-stepped =
    { $you ->
        [player] Vous allez en { $at }.
       *[none] { $player } va en { $at }.
    }
lost-mines-event-trap_sprung =
    { $you ->
        [player] { $costs ->
            [true] Vous tombez dans un piège et perdez une carte.
           *[false] Vous tombez dans un piège, mais n’avez pas de carte à perdre.
        }
       *[none] { $costs ->
            [true] { $player } tombe dans un piège et perd une carte.
           *[false] { $player } tombe dans un piège, mais n’a pas de carte à perdre.
        }
    }
lost-mines-event-card_lost = Vous perdez une carte : { $card_name }.
lost-mines-event-trap_removed = Le piège entre { $ends } est épuisé.
lost-mines-event-mine_revealed =
    { $you ->
        [player] Vous révélez la mine en { $at } : { $content_name }.
       *[none] { $player } révèle la mine en { $at } : { $content_name }.
    }
lost-mines-event-dragon_woken =
    { $you ->
        [player] Vous avez réveillé le dragon !
       *[none] { $player } a réveillé le dragon !
    }
lost-mines-event-treasure_taken =
    { $you ->
        [player] Vous prenez le trésor { $slot_number } : { $kind_name }.
       *[none] { $player } prend le trésor { $slot_number } : { $kind_name }.
    }
lost-mines-event-drew =
    { $you ->
        [player] Vous piochez
       *[none] { $player } pioche
    } { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
lost-mines-event-cards_drawn = Vous piochez : { $cards }.
lost-mines-event-skipped =
    { $you ->
        [player] Vous n’avez plus de carte et passez votre tour.
       *[none] { $player } n’a plus de carte et passe son tour.
    }
lost-mines-event-turn_began =
    { $you ->
        [player] C’est à vous.
       *[none] C’est au tour de { $player }.
    }
lost-mines-event-end_proposed =
    { $you ->
        [player] Vous proposez de finir la manche.
       *[none] { $player } propose de finir la manche.
    }
lost-mines-event-voted =
    { $you ->
        [player] Vous avez répondu.
       *[none] { $player } a répondu.
    }
lost-mines-event-vote_closed =
    { $accepted ->
        [true] Tous sont d’accord : { $yes_seats }. La manche finit.
       *[false] La manche continue. Oui : { $yes_seats }. Non : { $no_seats }.
    }
lost-mines-event-round_ended = La manche { $round } est finie : { $reason_name }.
lost-mines-event-was_ready =
    { $you ->
        [player] Vous êtes prêt à continuer.
       *[none] Prêt à continuer : { $player }.
    }
lost-mines-event-round_began =
    { $you ->
        [player] La manche { $round } commence ; vous jouez en premier.
       *[none] La manche { $round } commence ; { $player } joue en premier.
    }
lost-mines-event-dealt = Votre rôle : { $role_name } ; votre clan : { $clan_name }. Vos cartes : { $cards }.
lost-mines-event-game_ended =
    { $players_count ->
        [1] { $you ->
            [players] Vous gagnez la partie.
           *[none] { $players } gagne la partie.
        }
       *[other] Victoire partagée : { $players }.
    }

## Que faire

lost-mines-move-play_path = Poser la carte chemin
lost-mines-move-play_tool = Utiliser l’outil
lost-mines-move-play_info = Regarder en secret
lost-mines-move-play_trap = Poser le piège
lost-mines-move-play_troll = Placer le troll
lost-mines-move-play_storm = Appeler la tempête
lost-mines-move-discard = Défausser
lost-mines-move-step = Avancer
lost-mines-move-end_move = Rester ici
lost-mines-move-take_treasure = Prendre le trésor
lost-mines-move-pick_trap_card = Choisir cette carte
lost-mines-move-propose_end_round = Proposer de finir la manche
lost-mines-move-vote_end_round = Répondre à la proposition
lost-mines-move-ready = Prêt
lost-mines-phase-play_card = Jouez une carte ou défaussez-en une ou deux
lost-mines-phase-end_vote = Faut-il finir la manche maintenant ?
lost-mines-phase-moving = Marchez ou restez où vous êtes
lost-mines-phase-trap_pick = Choisissez la carte que coûte le piège
lost-mines-phase-take_treasure = Prenez un trésor
lost-mines-phase-round_break = La manche est comptée ; préparez-vous à la suivante
lost-mines-phase-game_over = La partie est finie

## Choses

lost-mines-clan-blue = bleu
lost-mines-clan-yellow = jaune
lost-mines-role-loyal = loyal
lost-mines-role-selfish = égoïste
lost-mines-role-saboteur = saboteur
lost-mines-kind-gold = or
lost-mines-kind-silver = argent
lost-mines-kind-gems = gemmes
lost-mines-mine-gold = mine d’or
lost-mines-mine-silver = mine d’argent
lost-mines-mine-gems = mine de gemmes
lost-mines-mine-dragon = mine du dragon
lost-mines-special-plain = simple
lost-mines-special-trunk = tronc
lost-mines-special-lake = lac
lost-mines-special-pit = fosse
lost-mines-special-rocks = rochers
lost-mines-special-campfire = feu de camp
lost-mines-tool-axe = hache
lost-mines-tool-boat = bateau
lost-mines-tool-rope = corde
lost-mines-symbol-mine = mine
lost-mines-symbol-treasure = trésor
lost-mines-symbol-dwarf = nain
lost-mines-dir-n = nord
lost-mines-dir-e = est
lost-mines-dir-s = sud
lost-mines-dir-w = ouest
lost-mines-side-n = nord
lost-mines-side-e = est
lost-mines-side-s = sud
lost-mines-side-w = ouest
lost-mines-reason-cards = personne n’a plus de carte
lost-mines-reason-treasures = le dernier trésor est pris
lost-mines-reason-vote = tous étaient d’accord

## Les cartes par leur nom

lost-mines-card-cross1 = croisement
lost-mines-card-cross2 = { lost-mines-card-cross1 }
lost-mines-card-cross3 = { lost-mines-card-cross1 }
lost-mines-card-cross4 = { lost-mines-card-cross1 }
lost-mines-card-cross5 = { lost-mines-card-cross1 }
lost-mines-card-tee_h1 = fourche en ligne
lost-mines-card-tee_h2 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h3 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h4 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_v1 = fourche en travers
lost-mines-card-tee_v2 = { lost-mines-card-tee_v1 }
lost-mines-card-tee_v3 = { lost-mines-card-tee_v1 }
lost-mines-card-bend_a1 = virage nord-est
lost-mines-card-bend_a2 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_a3 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_b1 = virage nord-ouest
lost-mines-card-bend_b2 = { lost-mines-card-bend_b1 }
lost-mines-card-bend_b3 = { lost-mines-card-bend_b1 }
lost-mines-card-line_h1 = chemin droit est-ouest
lost-mines-card-line_h2 = { lost-mines-card-line_h1 }
lost-mines-card-line_h3 = { lost-mines-card-line_h1 }
lost-mines-card-line_v1 = chemin droit nord-sud
lost-mines-card-stub_h1 = impasse ouest
lost-mines-card-stub_v1 = impasse nord
lost-mines-card-line_h_trunk1 = chemin droit est-ouest, tronc
lost-mines-card-tee_h_trunk1 = fourche en ligne, tronc
lost-mines-card-tee_v_trunk1 = fourche en travers, tronc
lost-mines-card-line_h_lake1 = chemin droit est-ouest, lac
lost-mines-card-tee_h_lake1 = fourche en ligne, lac
lost-mines-card-tee_v_lake1 = fourche en travers, lac
lost-mines-card-line_h_pit1 = chemin droit est-ouest, fosse
lost-mines-card-tee_h_pit1 = fourche en ligne, fosse
lost-mines-card-tee_v_pit1 = fourche en travers, fosse
lost-mines-card-cross_rocks1 = croisement, rochers
lost-mines-card-tee_h_rocks1 = fourche en ligne, rochers
lost-mines-card-line_h_rocks1 = chemin droit est-ouest, rochers
lost-mines-card-line_v_rocks1 = chemin droit nord-sud, rochers
lost-mines-card-cross_fire1 = croisement, feu de camp
lost-mines-card-bend_a_fire1 = virage nord-est, feu de camp
lost-mines-card-bend_b_fire1 = virage nord-ouest, feu de camp
lost-mines-card-axe1 = hache
lost-mines-card-axe2 = { lost-mines-card-axe1 }
lost-mines-card-axe3 = { lost-mines-card-axe1 }
lost-mines-card-boat1 = bateau
lost-mines-card-boat2 = { lost-mines-card-boat1 }
lost-mines-card-boat3 = { lost-mines-card-boat1 }
lost-mines-card-rope1 = corde
lost-mines-card-rope2 = { lost-mines-card-rope1 }
lost-mines-card-rope3 = { lost-mines-card-rope1 }
lost-mines-card-scout1 = éclaireur
lost-mines-card-scout2 = { lost-mines-card-scout1 }
lost-mines-card-scout3 = { lost-mines-card-scout1 }
lost-mines-card-scout4 = { lost-mines-card-scout1 }
lost-mines-card-scout5 = { lost-mines-card-scout1 }
lost-mines-card-scout6 = { lost-mines-card-scout1 }
lost-mines-card-trap1 = piège
lost-mines-card-trap2 = { lost-mines-card-trap1 }
lost-mines-card-trap3 = { lost-mines-card-trap1 }
lost-mines-card-troll1 = troll
lost-mines-card-troll2 = { lost-mines-card-troll1 }
lost-mines-card-troll3 = { lost-mines-card-troll1 }
lost-mines-card-storm1 = tempête
lost-mines-card-storm2 = { lost-mines-card-storm1 }
lost-mines-content-gold = { lost-mines-mine-gold }
lost-mines-content-silver = { lost-mines-mine-silver }
lost-mines-content-gems = { lost-mines-mine-gems }
lost-mines-content-dragon = { lost-mines-mine-dragon }
lost-mines-removed-cross1 = { lost-mines-card-cross1 }
lost-mines-removed-cross2 = { lost-mines-card-cross2 }
lost-mines-removed-cross3 = { lost-mines-card-cross3 }
lost-mines-removed-cross4 = { lost-mines-card-cross4 }
lost-mines-removed-cross5 = { lost-mines-card-cross5 }
lost-mines-removed-tee_h1 = { lost-mines-card-tee_h1 }
lost-mines-removed-tee_h2 = { lost-mines-card-tee_h2 }
lost-mines-removed-tee_h3 = { lost-mines-card-tee_h3 }
lost-mines-removed-tee_h4 = { lost-mines-card-tee_h4 }
lost-mines-removed-tee_v1 = { lost-mines-card-tee_v1 }
lost-mines-removed-tee_v2 = { lost-mines-card-tee_v2 }
lost-mines-removed-tee_v3 = { lost-mines-card-tee_v3 }
lost-mines-removed-bend_a1 = { lost-mines-card-bend_a1 }
lost-mines-removed-bend_a2 = { lost-mines-card-bend_a2 }
lost-mines-removed-bend_a3 = { lost-mines-card-bend_a3 }
lost-mines-removed-bend_b1 = { lost-mines-card-bend_b1 }
lost-mines-removed-bend_b2 = { lost-mines-card-bend_b2 }
lost-mines-removed-bend_b3 = { lost-mines-card-bend_b3 }
lost-mines-removed-line_h1 = { lost-mines-card-line_h1 }
lost-mines-removed-line_h2 = { lost-mines-card-line_h2 }
lost-mines-removed-line_h3 = { lost-mines-card-line_h3 }
lost-mines-removed-line_v1 = { lost-mines-card-line_v1 }
lost-mines-removed-stub_h1 = { lost-mines-card-stub_h1 }
lost-mines-removed-stub_v1 = { lost-mines-card-stub_v1 }
lost-mines-removed-line_h_trunk1 = { lost-mines-card-line_h_trunk1 }
lost-mines-removed-tee_h_trunk1 = { lost-mines-card-tee_h_trunk1 }
lost-mines-removed-tee_v_trunk1 = { lost-mines-card-tee_v_trunk1 }
lost-mines-removed-line_h_lake1 = { lost-mines-card-line_h_lake1 }
lost-mines-removed-tee_h_lake1 = { lost-mines-card-tee_h_lake1 }
lost-mines-removed-tee_v_lake1 = { lost-mines-card-tee_v_lake1 }
lost-mines-removed-line_h_pit1 = { lost-mines-card-line_h_pit1 }
lost-mines-removed-tee_h_pit1 = { lost-mines-card-tee_h_pit1 }
lost-mines-removed-tee_v_pit1 = { lost-mines-card-tee_v_pit1 }
lost-mines-removed-cross_rocks1 = { lost-mines-card-cross_rocks1 }
lost-mines-removed-tee_h_rocks1 = { lost-mines-card-tee_h_rocks1 }
lost-mines-removed-line_h_rocks1 = { lost-mines-card-line_h_rocks1 }
lost-mines-removed-line_v_rocks1 = { lost-mines-card-line_v_rocks1 }
lost-mines-removed-cross_fire1 = { lost-mines-card-cross_fire1 }
lost-mines-removed-bend_a_fire1 = { lost-mines-card-bend_a_fire1 }
lost-mines-removed-bend_b_fire1 = { lost-mines-card-bend_b_fire1 }

## Pourquoi un coup est bon

lost-mines-why-your_way =
    { $turns ->
        [one] Au mieux, il vous faut { $turns } tour jusqu’à une mine.
       *[other] Au mieux, il vous faut { $turns } tours jusqu’à une mine.
    }
lost-mines-why-no_way = Aucun chemin ne mène encore à une mine.
lost-mines-why-suspect = D’après ce que tout le monde a vu, { $player } a le plus l’air d’un saboteur ({ $percent } %).
lost-mines-why-your_way_shorter = Cela vous rapproche d’une mine ; pas gagnés : { $steps }.
lost-mines-why-less_instead = Le coup joué n’en gagne que : { $steps }.
lost-mines-why-helps_friend = Cela aide { $player }, qui semble être de votre côté.
lost-mines-why-hinders_foe = Cela retarde { $player }, qui semble être contre vous.
lost-mines-why-helped_foe = Le coup joué aide { $player }, qui semble être contre vous.
lost-mines-why-know_mine = Vous saurez ainsi ce que cache une des mines.
lost-mines-why-know_role = Vous saurez ainsi de quel côté est { $target_seat }.
lost-mines-why-know_treasure = Vous saurez ainsi ce que vaut un des trésors.
lost-mines-why-keep_better_cards = Aucune de vos cartes n’aide maintenant ; c’est celle qui vous manquera le moins.
lost-mines-why-nearer = Ce pas est sur votre chemin le plus court vers une mine.
lost-mines-why-stay_here = Aucun pas ne vous rapproche d’une mine.
lost-mines-why-best_treasure =
    { $value ->
        [none] Vous ignorez ce qu’il vaut, mais vous n’en connaissez pas de meilleur.
       *[other] C’est le meilleur trésor que vous connaissez : il vaut { $value }.
    }
lost-mines-why-round_is_lost = Plus personne de votre côté ne peut atteindre un trésor.
lost-mines-why-round_is_open = Votre côté peut encore atteindre un trésor.

lost-mines-part-paths = cartes chemin
lost-mines-part-actions = cartes action
lost-mines-part-mines = cartes mine
lost-mines-part-treasures = cartes trésor
lost-mines-part-dwarves = cartes nain
lost-mines-part-tokens = jetons forêt
lost-mines-part-places = places des départs et des mines sur le plateau
