# La leçon de Mines perdues.
learn-lost-mines-hello =
    Au fond de la forêt se trouvent quatre vieilles mines. Trois mènent à de l’or, de l’argent ou des gemmes ; dans la quatrième dort un dragon. Personne ne sait laquelle est laquelle.

    Deux clans de nains sont en route : les bleus et les jaunes. Leurs départs sont à gauche, les mines à droite.
learn-lost-mines-role =
    Mila et vous êtes bleus, Otto est jaune ; cela, tout le monde le voit. Mais chaque nain a aussi un rôle secret. Vous êtes loyal : vous partagez ce que votre clan rapporte. Un nain égoïste garde tout, et un saboteur travaille en secret pour l’autre clan.

    Ouvrez l’œil !
learn-lost-mines-path =
    Un tour commence par une carte. Une carte chemin prolonge n’importe quel chemin ; les ouvertures doivent se rejoindre.

    Choisissez le chemin droit dans votre main et posez-le à droite du départ bleu, en C3.
learn-lost-mines-walk =
    Vous pouvez maintenant marcher, jusqu’à trois cartes. Vous vous arrêtez quand vous voulez.

    Faites un pas à droite et terminez votre marche. Vous piochez alors une carte, et c’est aux autres de jouer.
learn-lost-mines-look =
    Mila marche avec vous, et Otto a prolongé votre chemin : chacun peut continuer n’importe quel chemin, et tous peuvent l’utiliser.

    Peut-on se fier à Mila ? Jouez la carte « regarder » avec un nain et regardez son rôle.
learn-lost-mines-saboteur =
    Une saboteuse ! Elle porte le bleu et joue en secret pour les jaunes. Vous seul le savez ; les autres ont seulement vu qui vous regardiez.

    Avancez de deux pas à droite, jusqu’en E3, et terminez votre marche. Puis surveillez Mila …
learn-lost-mines-lake =
    Nous y voilà : Mila a posé un piège devant vous, et Otto a placé un lac derrière. Nul ne passe un lac sans bateau, un tronc sans hache, une fosse sans corde.

    Mais vous avez un bateau ! Jouez-le sur le lac.
learn-lost-mines-trap =
    La voie est libre pour tous, mais il n’y a place que pour un nain à la fois. Et le piège ? Il ne vous arrête pas, mais coûte une carte à chaque passage.

    Faites le pas à droite, sur le lac, et terminez votre marche.
learn-lost-mines-build =
    Le piège vous a pris votre carte tempête. Il reste en place. Et Otto a mis un troll après le croisement : personne ne passe avant son prochain tour.

    On peut pourtant construire au-delà. Posez votre chemin droit en H3.
learn-lost-mines-troll =
    Le troll ne bloque que ce seul bord. Vous pouvez aller jusqu’à lui.

    Faites un pas à droite, jusqu’au croisement, et terminez votre marche. Et voyez qui tombe cette fois dans le piège !
learn-lost-mines-mine =
    Mila est tombée dans son propre piège ! Et le troll est parti, car c’était de nouveau le tour d’Otto. Votre chemin atteint maintenant une mine.

    Regardez avant d’entrer : jouez la carte « regarder » avec une mine et regardez la mine en J3.
learn-lost-mines-gold =
    De l’or ! Et pas de dragon. Les autres savent seulement où vous avez regardé.

    Faites trois pas à droite, jusque dans la mine.
learn-lost-mines-treasure =
    La mine est révélée à tous, et votre marche s’arrête là. Qui finit son tour dans une mine prend un trésor de sa sorte dans la rangée à côté du plateau. Il y a deux trésors d’or, de valeur 2 à 4.

    Prenez le dernier trésor de la rangée.
learn-lost-mines-vote =
    De l’or de valeur 4 ! Vous seul voyez sa valeur. Tant que vous restez, vous pouvez en prendre un autre à chaque tour. Mais Mila propose d’arrêter : une manche finit aussi quand tous sont d’accord. Sinon, elle finit avec le dernier trésor ou la dernière carte.

    Vous êtes en tête. Votez oui.
learn-lost-mines-division =
    Tous les rôles sont révélés et le trésor est partagé. Les nains loyaux d’un clan partagent avec le saboteur qui a travaillé pour eux. Vous êtes seul du côté bleu : les 4 points sont donc à vous.

    Mila était du côté d’Otto, et ils n’ont rien trouvé.
learn-lost-mines-scores =
    Quand plusieurs partagent, chacun reçoit autant, et le reste va à celui qui a rapporté le trésor le plus précieux. Les égoïstes gardent exactement ce qu’ils ont pris.

    Qui a réveillé le dragon perd 2 points de cette manche.
learn-lost-mines-more =
    Encore quelques cartes : une tempête emporte une carte chemin. Près d’un feu de camp, vous partez avec cinq pas au lieu de trois. Les rochers ne portent qu’un nain. Et au lieu de jouer, vous pouvez défausser une ou deux cartes.

    Sans carte en main, vous passez votre tour.
learn-lost-mines-end =
    Après deux manches avec de nouveaux rôles, le nain qui a le plus de points gagne. Alors construisez, regardez, gênez, et surtout devinez qui est de votre côté.

    On entre dans la forêt ?
