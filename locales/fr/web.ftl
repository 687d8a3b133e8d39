# La page.
web-skip = Aller au contenu
web-nav = Pages
web-language = Langue
web-close = Fermer
web-dismiss = Masquer
web-cancel = Annuler
web-back = Retour
web-home = Accueil
web-nowhere = Il n’y a rien ici
web-loading = Un instant…
web-title-table = Table
web-title-rules = Règles
web-title-watch = Regarder
web-title-replays = Parties
web-title-replay = Revoir la partie
web-title-profile = Vous
web-title-about = À propos
web-title-local = Sur cet appareil
web-title-review = Analyse
web-title-nowhere = Rien ici

web-hello = Quatre jeux de trésor, une table
web-hello-more = Jouez tout de suite contre des robots ou envoyez un lien à vos amis. Sans compte.
web-game-my-treasure = Mon trésor
web-game-my-treasure-about = Pillez la grotte et filez avant l’arrivée du sixième orc.
web-game-treasure-maps = Cartes au trésor
web-game-treasure-maps-about = Tout le monde coche la même forme en même temps. Qui en tirera le plus ?
web-game-lost-mines = Mines perdues
web-game-lost-mines-about = Creusez pour votre clan. Personne ne dit qui est avec qui.
web-game-klatz = Klatz !
web-game-klatz-about = Bâtissez la muraille et soyez le premier à annoncer la photo.
web-seats = { $least } à { $most } personnes
web-play-now = Jouer maintenant
web-play-friends = Jouer entre amis
web-opening = Ouverture…
web-aim-my-treasure = Faites grossir une pile, puis emportez-la pour une sorte de trésor avant le sixième orc. Le premier à huit pièces d’argent gagne.
web-aim-treasure-maps = Tout le monde coche la même forme, chacun sur ses îles. Complétez des îles, enchaînez les bonus et marquez le plus de points.
web-aim-lost-mines = Vous avez un clan et un rôle secret. Tracez des chemins vers les mines, allez-y, prenez les trésors et découvrez qui est avec vous.
web-aim-klatz = Tout le monde bâtit la même muraille. Dès qu’elle montre l’une de vos compositions, criez Klatz ! le premier et prenez la photo. Les photos rapportent des points.
web-just-play = Jouer tout de suite
web-show-how = Montrez-moi
web-help = Aide
web-keys = Touches
web-keys-my-treasure = D: piocher une carte; 1–4: une pile; 5–0: une sorte de trésor; Esc: annuler le choix
web-keys-treasure-maps = R: tourner la forme; F: la retourner; S: une seule croix; U: reprendre; 1–5: prendre une carte
web-keys-lost-mines = 1–7: une carte en main; R: la tourner; ← ↑ → ↓: marcher; D: défausser; E: finir le tour; Esc: annuler le choix
web-keys-klatz = Espace: Klatz !; 1–3: une carte du marché; B: piocher à l’aveugle; ← →: un bout de la muraille; E: finir le tour; Esc: annuler le choix
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-link = Lien vers la règle { $rule }

web-new-table = Nouvelle table : { $game }
web-how-many = Joueurs
web-who = Qui joue
web-seat = Joueur { $number }
web-you = Vous
web-friend = Un ami
web-level-random = au hasard
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-fill-bots = Compléter avec des robots
web-clock = Pendule
web-clock-none = aucune
web-clock-quick = 30 secondes par coup
web-clock-relaxed = 2 minutes par coup
web-clock-bank = 10 minutes chacun, plus 10 secondes par coup
web-clock-days = 2 jours par coup
web-chat = Discussion
web-chat-off = non
web-chat-phrases = phrases et émojis
web-chat-free = libre
web-chat-off-here = La discussion est coupée à cette table.
web-say = Message
web-send = Envoyer
web-listed = Publique : tout le monde peut jouer
web-options = Variantes des règles
web-advanced = Avancé
web-open-table = Ouvrir la table

web-lobby = En attente de joueurs
web-closed = Cette table est fermée
web-invites = { $player } vous invite à { $game }
web-invited = Vous êtes invité à { $game }
web-your-name = Votre nom
web-name-example = par ex. Sam
web-table-full = Toutes les places sont prises. Vous pouvez regarder d’ici.
web-meanwhile = En attendant
web-learn-quickly = L’apprendre en cinq minutes
web-invite = Invitez vos amis
web-copy = Copier le lien
web-copied = Copié.
web-qr = Code QR du lien
web-host = hôte
web-open-seat = place libre
web-sit = S’asseoir ici
web-start = Lancer la partie
web-start-when-full = Il faut que toutes les places soient prises.
web-wait-host = L’hôte va lancer la partie.
web-leave = Quitter la table
web-leave-sure = Un robot jouera à votre place.
web-leave-device = La partie sera supprimée de cet appareil.
web-leave-yes = Oui, quitter
web-commitment = Mélange équitable : l’empreinte

web-your-turn = À vous de jouer
web-waiting = Au tour de { $players }
web-over = Partie terminée
web-acts = doit jouer
web-online = en ligne
web-away = absent
web-bot-plays = un robot joue
web-log = Journal
web-menu = Menu
web-no-table = Cette table n’existe pas
web-reconnecting = Connexion perdue. Nouvel essai…
web-offline = Vous êtes hors ligne.
web-offline-seat = Vous êtes hors ligne. Votre place vous attend.
web-volume = Son
web-volume-off = coupé
web-pace = Rythme des robots
web-pace-calm = tranquille
web-pace-normal = normal
web-skip-turn = Passer à mon tour
web-fullscreen = Plein écran
web-winners = { $count ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée entre { $names } !
  }
web-place = Place
web-player = Joueur
web-points = Points
web-won = Vous avez gagné !
web-won-with = Victoire partagée avec { $names } !
web-winners-many = { $count ->
    [one] Une personne a gagné !
   *[other] { $count } personnes se partagent la victoire !
  }
web-won-with-many = { $count ->
    [one] Vous partagez la victoire avec une autre personne !
   *[other] Vous partagez la victoire avec { $count } autres !
  }
web-rematch = { $player } voudrait rejouer.
web-join = Rejoindre
web-follow = Suivre la partie suivante
web-share-picture = Partager en image
web-look-table = Revoir la table
web-result = Résultat
web-result-round = Manche { $number }
web-result-earlier = Avant
web-result-coins = Pièces
web-result-cups = Coupes
web-result-palms = Palmiers
web-result-cards = Îles
web-result-seals = Sceaux
web-result-photos = Photos
web-result-points = Points
web-result-pool = À partager
web-result-share = Part
web-result-extra = Reste
web-result-dragon = Dragon
web-result-total = Total
web-fair-dealt = Mélange équitable : vérifié à l’instant.
web-fair-drawn = Le mélange est bien celui auquel tout le monde s’était engagé. Cet appareil n’a pas pu redonner les cartes.
web-fair-record = Les données du serveur sur le mélange concordent. Mais cet appareil n’a rien gardé d’avant le début à quoi les comparer.
web-fair-broken = Quelque chose ne va pas avec ce mélange !
web-again = Rejouer
web-replay = Revoir la partie
web-review = Analyser la partie
web-hint = Indice
web-verify = Vérifier le mélange
web-transcript = Transcription

web-phrase-hello = Bonjour !
web-phrase-good_luck = Bonne chance !
web-phrase-well_played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-oops = Oups !
web-phrase-one_moment = Un instant, s’il vous plaît.
web-phrase-your_turn = À toi !
web-phrase-good_game = Belle partie !
web-phrase-again = Une autre ?
web-phrase-bye = Au revoir !
web-emote-smile = sourire
web-emote-laugh = rire
web-emote-wow = étonnement
web-emote-think = réflexion
web-emote-sad = tristesse
web-emote-clap = applaudissements
web-emote-heart = cœur
web-emote-sleep = sommeil

web-theme = Thème
web-theme-auto = système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animations
web-motion-auto = système
web-motion-reduced = réduites
web-motion-full = complètes
web-confirm = Confirmer les coups définitifs
web-notify = Me prévenir quand c’est mon tour

web-guest = Invité { $number }
web-name = Nom
web-save = Enregistrer
web-saved = Enregistré.
web-picture = Image
web-picture-number = Image { $number }
web-device = Continuer sur un autre appareil
web-device-more = Ouvrez-y ce lien dans les minutes qui viennent. Il ne sert qu’une fois.
web-device-make = Créer un lien
web-devices = Vos appareils
web-devices-show = Afficher mes appareils
web-device-unnamed = Un appareil
web-device-this = (celui-ci)
web-device-used = utilisé pour la dernière fois le { $day }
web-device-sign-out = Déconnecter
web-device-signed-out = L’appareil est déconnecté.
web-device-back = Redevenir { $name }
web-two-guests = Ici, vous êtes { $now }. Devenir { $then } ?
web-two-guests-more = Ce lien est celui d’un autre invité. { $now } n’est pas perdu : vous pourrez revenir depuis cette page.
web-two-guests-stay = Rester { $now }
web-two-guests-change = Devenir { $then }
web-data = Mes données
web-data-more = Tout ce que le serveur garde sur vous, en un fichier : nom, appareils, parties, ce que vous avez dit.
web-data-get = Télécharger mes données
web-person-menu = À propos de { $name }
web-mute = Masquer ce que dit { $name }
web-unmute = Afficher ce que dit { $name }
web-muted = (masqué)
web-report = Signaler { $name } à l’exploitant : que s’est-il passé ?
web-report-send = Signaler
web-reported = Merci. L’exploitant peut le lire.
web-continued = Vous continuez ici sous la même identité.
web-forget = M’oublier
web-forget-more = Votre nom, vos appareils et ce que vous avez dit sont effacés pour de bon. Les parties jouées restent, avec une place sans nom.
web-forget-yes = Oui, m’oublier

web-watch-none = Aucune partie publique en ce moment.
web-replays-none = Pas encore de partie terminée. Jouez-en une : elle apparaîtra ici.
web-state-open = attend des joueurs
web-state-playing = en cours
web-state-over = terminée
web-state-closed = fermée
web-replay-of = Partie : { $game }
web-replay-eyes = Vu par
web-spectator = un spectateur
web-first = Au début
web-last = À la fin
web-forward = Avancer
web-pause = Pause
web-run = Lecture
web-speed = Vitesse
web-share = Partager cette position
web-scrub = Étape
web-step = Étape { $step } sur { $of }.

web-about = Klad est une table numérique pour quatre jeux de trésor. Chaque règle est écrite et vérifiée une à une, rien de caché ne quitte le serveur, et chaque mélange peut être contrôlé.
web-about-credits = Tous les dessins et les textes sont de nous. Les titres disent seulement de quel jeu il s’agit. Caractères : Alegreya et Source Sans 3, SIL Open Font License.
web-fair = Mélanges équitables
web-fair-1 = À l’ouverture d’une table, le serveur tire un secret et publie son empreinte.
web-fair-2 = Chaque personne qui s’assied tire ses propres octets au hasard et n’en envoie que l’empreinte. Tous sont dévoilés quand les places sont prises et fixées : personne ne choisit en dernier.
web-fair-3 = Le secret et ces octets décident ensemble de chaque carte et des places. Personne ne connaissait le tout tant que quelque chose pouvait changer.
web-fair-4 = Après la partie, le secret est montré. Votre appareil a gardé ce qu’il a vu depuis le début et compare.
web-fair-table = Nom de la table (la fin de son lien)
web-fair-open = La partie n’est pas finie : le secret est encore gardé.
web-fair-fits = Le secret a bien l’empreinte que montre le serveur.
web-fair-commitment = Empreinte du secret, telle que la montre le serveur
web-fair-secret = Secret, montré après la partie
web-fair-seed = Graine de toutes les cartes
web-drawing = Les places sont fixées. Chaque appareil dévoile maintenant ce à quoi il s’est engagé…
web-drawing-for = Les places sont fixées. On attend que { $players } dévoile sa part…
web-restarts =
    { $count ->
        [one] Cette table a recommencé une fois
       *[other] Cette table a recommencé { $count } fois
    } parce que quelqu’un n’a pas dévoilé sa part : { $players }.
web-old-scheme = Cette table a été ouverte selon l’ancienne méthode : qui lit les fichiers du serveur pourrait choisir parmi les mélanges.
web-liar = Ne faites pas confiance à ce serveur : il contredit ce qu’il vous avait dit.
web-liar-scheme = La méthode de mélange de cette table a été changée.
web-liar-commitment = Le secret du serveur n’est pas celui auquel il s’était engagé.
web-liar-own = Le serveur montre pour votre place autre chose que ce que cet appareil a envoyé. À moins que vous n’y soyez aussi avec un autre appareil, il a échangé votre part du mélange.
web-liar-chairs = Les engagements des autres ont été changés une fois les places fixées.
web-liar-restart = Le serveur ne dit pas la vérité sur un recommencement.
web-liar-beacon = La valeur publique n’est pas celle qui avait été annoncée.
web-liar-seats = Les places ne découlent pas du mélange.
web-liar-view = On vous a montré quelque chose qui ne découle pas de la donne.
web-liar-transcript = Le compte rendu de la partie ne tient pas.
web-liar-save = Enregistrer les preuves

web-error = Cela n’a pas marché. Veuillez réessayer.
web-error-no-identity = Le serveur ne vous reconnaît plus. Rechargez la page.
web-error-not-host = Seul l’hôte peut le faire.
web-error-not-seated = Seuls les joueurs de cette table peuvent le faire.
web-error-not-found = Rien à ce nom.
web-error-seat-taken = Cette place est prise.
web-error-wrong-state = Ce n’est pas possible à cette table pour l’instant.
web-error-stale = La table a changé entre-temps. Regardez de nouveau.
web-error-not-over = La partie n’est pas encore finie.
web-error-bad-options = Ces réglages ne vont pas ensemble.
web-error-bad-name = Ce nom ou ce texte ne convient pas.
web-error-chat-off = Cette forme de discussion est coupée ici.
web-error-bad-link = Ce lien est inconnu, déjà utilisé ou expiré.
web-error-barred = L’hôte ou l’exploitant de ce serveur ne le permet pas.
web-error-wrong-password = Cette table a un mot de passe, et ce n’est pas celui-là.
web-error-no-spectators = Cette table est fermée aux spectateurs.
web-error-other-identity = Ce lien est celui d’un autre invité.
web-error-too-fast = Trop vite. Attendez un instant.
web-error-too-slow = La connexion est trop lente. Réessayez.
web-error-too-many = Trop de tables sont ouvertes. Finissez-en ou quittez-en une.
web-error-rules-changed = Le serveur a été mis à jour et ne joue plus selon les règles du début de cette table.
web-error-stopped = Cette table a dû être arrêtée. Ses coups sont conservés.
web-error-try-again = Le serveur est occupé. Réessayez dans un instant.

web-title-learn = Apprendre
web-learn = Apprendre
web-your-games = Vos parties
web-opponents = Choisir les adversaires
web-alone = Seul, pour les points
web-opponents-count = Nombre d’adversaires
web-opponent = Adversaire { $number }
web-turn-of = Au tour de { $player }
web-remove-game = Quitter { $game }
web-leave-open = Votre place sera libre pour quelqu’un d’autre.
web-waiting-tables = Tables qui attendent des joueurs
web-waiting-none = Personne n’attend pour l’instant. Ouvrez une table publique et d’autres pourront vous rejoindre.
web-watch-bots = Regarder jouer les robots
web-watch-bots-more = Choisissez un jeu. Vous voyez la table de l’extérieur, sans les secrets de personne.
web-being-played = Parties en cours
web-sit-down = S’asseoir
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-unreachable = Cette page n’a pas pu être chargée
web-retry = Réessayer
web-offline-page = Vous êtes hors ligne. Les parties sur cet appareil, les leçons et les réglages fonctionnent ; les tables attendent le réseau et gardent votre place.
web-free-seat = Libérer la place
web-away-self = Un robot joue pour vous.
web-take-back = Je suis de retour
web-stand-in = Laisser jouer un robot
web-rules-sections = Sections
web-rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
web-players = Joueurs
web-send-link = Partager le lien
web-doors = Qui peut venir
web-doors-spectators = D’autres peuvent regarder
web-doors-password = Mot de passe pour s’asseoir (facultatif)
web-doors-locked = Cette table a un mot de passe. Enregistrer le remplace.
web-password = Mot de passe de cette table
web-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
