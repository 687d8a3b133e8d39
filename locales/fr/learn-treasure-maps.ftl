# La leçon de Cartes au trésor.
learn-treasure-maps-hello =
    Bienvenue à la chasse au trésor ! Mila et vous cochez de vieilles cartes, case par case. À chaque tour, une forme est révélée, et tout le monde utilise la même en même temps.

    Nous vous rejoignons dans la dernière manche : il reste quatre tours.
learn-treasure-maps-maps =
    Ces deux cartes sont à vous. Une carte ne compte que si toutes ses cases sont cochées : le grand nombre dit ce qu’elle vaut alors, de 8 à 14 points.

    Certaines cases portent une pièce, un palmier ou une croix rouge. Chacune vous apporte quelque chose en plus.
learn-treasure-maps-shape =
    La forme est un angle de trois cases. Elle doit tenir tout entière sur une de vos cartes. Vous pouvez la tourner et la retourner à votre guise.

    Placez-la dans le coin supérieur droit de la carte verte, sur la pièce : touchez le coin, tournez la forme jusqu’à ce qu’elle couvre la pièce et la rangée du haut, puis cochez.
learn-treasure-maps-coin =
    Mila a coché la même forme sur sa carte ; vous ne l’avez vu qu’une fois tous les deux prêts. Votre pièce remplit la case suivante de votre feuille : 7 pièces jusqu’ici, 1 point chacune.

    Quatre pièces font une rangée, et chaque rangée pleine gagne une coupe. Il manque une pièce.
learn-treasure-maps-single =
    Une forme ne tient pas, ou ne vous plaît pas ? Cochez alors une seule case, n’importe où sur vos cartes. C’est toujours permis, mais une forme vous fait avancer davantage.

    Ne rien cocher du tout n’est pas permis.
learn-treasure-maps-cross =
    Maintenant, deux en ligne. Voyez-vous la croix rouge dans la rangée du haut de la carte verte ? Qui la coche peut cocher une case de plus, où bon lui semble.

    Couvrez les deux cases libres de la rangée du haut.
learn-treasure-maps-takeback =
    Il vous reste une case à cocher. Et tant que votre tour n’est pas fini, vous pouvez changer d’avis : personne d’autre n’a vu vos croix.

    Essayez : reprenez la dernière.
learn-treasure-maps-again =
    Tout est de nouveau libre. Seule la toute dernière croix d’un tour est définitive.

    Couvrez encore une fois les deux cases libres de la rangée du haut.
learn-treasure-maps-chain =
    Et maintenant la case en plus. N’importe quelle case libre de vos deux cartes convient. Il y a une autre croix rouge sur la carte grise, et elle donne encore une case. De telles chaînes sont ce qui peut vous arriver de mieux.

    Cochez la croix rouge de la carte grise.
learn-treasure-maps-palm =
    Et encore une ! Pourquoi pas le palmier ? Un palmier vaut 1 point, plus 1 pour chaque palmier sur les cartes de l’étalage.

    Cochez le palmier de la carte verte.
learn-treasure-maps-palms =
    Il y a deux palmiers dans l’étalage : le vôtre vaut donc 3. Vous avez quatre cases pour les palmiers, alors choisissez bien le moment.

    Il reste quatre cases sur la carte verte, et voyez ce qui vient d’être révélé : un T de quatre !
learn-treasure-maps-complete =
    Il tient parfaitement. Quand la dernière case d’une carte est cochée, la carte est complète.

    Placez le T sur les quatre dernières cases de la carte verte.
learn-treasure-maps-take =
    Complète : 10 points ! Pour une carte complète, vous en prenez une nouvelle, l’une des quatre de l’étalage ou la première de la pioche. Le premier joueur du tour choisit d’abord, et ce rôle change à chaque tour.

    Prenez la carte grise avec le sceau.
learn-treasure-maps-last =
    Le dernier tour : trois en ligne. Vous souvenez-vous de la pièce qui manque ?

    Placez la forme sur la rangée du milieu de la carte grise à la croix rouge, de façon à couvrir la pièce.
learn-treasure-maps-count =
    La rangée de pièces est pleine, et vous recevez la plus haute coupe restante : 4. La partie est finie, on compte : 8 pour les pièces, 10 pour les coupes, 7 pour les palmiers, 40 pour vos quatre cartes complètes.

    Une carte incomplète ne vaut rien, mais ses pièces et palmiers vous restent.
learn-treasure-maps-seals =
    Et les sceaux : votre carte orange porte un sceau qui paie 1 point par carte verte complète. Vous en avez deux, donc 2 points. Les sceaux violet et orange paient 2 chacun.

    Cela fait 67 pour vous et 58 pour Mila. Vous avez gagné !
learn-treasure-maps-rounds =
    Une partie entière compte quatre manches de sept tours. Avant le premier, vous recevez quatre cartes et en gardez deux. Il y a huit formes, et à chaque manche l’une d’elles reste cachée.

    Après chaque manche, les formes sont mélangées ; vos cartes restent comme elles sont.
learn-treasure-maps-end =
    C’est tout : caser la forme, chasser les croix rouges et finir vos cartes avant la fin des manches.

    Votre crayon est-il taillé ?
