# La leçon de Klatz !.
learn-klatz-hello = Bienvenue à la Grande Muraille ! Mila et vous êtes photographes. Vous bâtissez la muraille ensemble, carte après carte, et qui voit le premier une belle image crie « Klatz ! » et prend la photo.
learn-klatz-wall =
    Cette rangée est la muraille. En dessous, le marché avec trois cartes et trois compositions ouvertes : des images que tout le monde voit. Deux autres compositions ne sont qu’à vous, tout comme vos trois cartes action.

    Une image est juste si ses symboles se suivent dans la muraille, dans le même ordre, de gauche à droite.
learn-klatz-place =
    D’abord, vous ajoutez une carte à la muraille : une carte du marché, au bout gauche ou droit.

    Votre image la plus précieuse est lanterne, cerf-volant, porte, tambour, et il ne manque que le cerf-volant. Choisissez-le au marché et posez-le au bout gauche.
learn-klatz-shift =
    Ensuite, vous jouez une carte action. À deux, exactement une par tour ; à plusieurs, vous pouvez en jouer davantage.

    Le cerf-volant doit aller entre la lanterne et la porte. Jouez « décaler de deux », choisissez le cerf-volant et poussez-le vers la droite.
learn-klatz-call =
    Lanterne, cerf-volant, porte, tambour : la voilà ! Dans la leçon, les compositions qui conviennent sont marquées.

    Choisissez votre composition aux quatre symboles, puis la lanterne où l’image commence, et appuyez sur « Klatz ! ».
learn-klatz-refill =
    Clic ! 4 points. Les cartes photographiées quittent la muraille. Elle ne reste jamais plus courte que quatre cartes : de nouvelles viennent de la pioche et s’ajoutent à gauche.

    Et vous avez pioché une nouvelle composition : cerf-volant et pin.
learn-klatz-turn =
    C’était votre tour. À la fin, vous piochez des cartes action pour en avoir de nouveau trois.

    Terminez votre tour et regardez bien ce que Mila construit.
learn-klatz-outside =
    Mila a retiré une porte, et voilà le cerf-volant et le pin côte à côte. C’est votre image ! Avec vos propres compositions, vous pouvez appeler à tout moment, même pendant le tour des autres.

    Vite : choisissez votre composition, puis le cerf-volant, et criez « Klatz ! ».
learn-klatz-mila = Une photo pendant le tour d’une autre ! Mais de nouveaux voisins se sont trouvés dans la muraille : tambour et lanterne. C’est une des compositions ouvertes, et c’est le tour de Mila. Seul celui dont c’est le tour peut utiliser les compositions ouvertes.
learn-klatz-blind =
    Clic pour Mila. À vous maintenant. Au lieu d’une carte du marché, vous pouvez en piocher une ; tout le monde la voit, puis vous choisissez le bout.

    Piochez une carte et posez-la au bout gauche.
learn-klatz-rickshaw =
    Un pousse-pousse est arrivé ! Il se tient sur la carte la plus à gauche de la muraille. Ce qu’il couvre ne peut être ni photographié ni déplacé. À chaque tour, il roule d’une carte vers la droite, jusqu’à sortir. Et vous avez pioché une tour : aucune carte action ne peut la bouger ni la retirer.

    Pin et porte feraient une image ouverte. Jouez « retirer » sur la lanterne entre les deux.
learn-klatz-open =
    Pin et porte côte à côte, et c’est votre tour : la composition ouverte peut être à vous.

    Choisissez la composition ouverte avec pin et porte, puis le pin, et appelez.
learn-klatz-last =
    Encore un point ! Les compositions ouvertes ne sont jamais remplacées : il n’en reste donc qu’une, cerf-volant, tour, pin. Dès que la dernière est photographiée, la partie est finie.

    Terminez votre tour et voyez ce que Mila en fait.
learn-klatz-over =
    Mila a pris la dernière image ouverte pour 3 points, et la partie s’arrête là. Vous avez 6 points, Mila 4 : vous gagnez !

    La partie finit aussi quand la pioche des compositions est épuisée ; chacun joue alors encore un tour.
learn-klatz-race =
    Qui a appelé en premier ? À une table en temps réel, tous voient un changement aussi longtemps, puis le bouton compte : le plus rapide prend la photo. La barre d’espace marche aussi. On tient compte des réseaux lents.

    Un faux appel ne coûte qu’une courte pause.
learn-klatz-orders =
    Il y a des tables plus calmes. Avec les ordres permanents, chacune de vos compositions appelle d’elle-même dès qu’elle convient, sauf si vous la retenez. Avec les réponses scellées, tous décident en secret en même temps.

    On peut ainsi jouer à Klatz ! par correspondance, un tour par jour.
learn-klatz-cards =
    D’autres cartes action échangent deux cartes, en rappellent une de la défausse, remplacent le marché ou donnent une composition de plus.

    Et si rien ne vous plaît dans votre main, changez-la tout entière au lieu de jouer une action.
learn-klatz-end =
    Vous avez tout vu : bâtir, décaler, bien regarder et appeler à temps. Souvenez-vous : de gauche à droite, rien entre les deux.

    Votre appareil est-il prêt ?
