# La leçon de Mon trésor.
learn-my-treasure-hello =
    Bienvenue dans la caverne ! Vous êtes un nain, tout comme Mila et Otto. Chacun veut la meilleure pile de trésors, et chacun veut être loin avant l’arrivée des orcs.

    La première bourse de 8 pièces d’argent met fin à la partie.
learn-my-treasure-table =
    À gauche se trouve la pioche : 30 trésors et 6 orcs, bien mélangés. Les quatre espaces à côté recevront des piles de trésors.

    En dessous, six jetons, un par sorte de trésor. Vous verrez bientôt à quoi ils servent.
learn-my-treasure-draw =
    C’est à vous. À chaque tour, de deux choses l’une : piocher une carte ou partir avec une pile. Il n’y a pas encore de pile, le choix est donc simple.

    Touchez la pioche pour tirer une carte.
learn-my-treasure-place =
    Deux bagues, un diamant et deux tas de pièces : belle trouvaille ! Un trésor se pose face visible sur l’un des quatre espaces, à votre guise.

    Posez-le sur l’espace 1. Regardez ensuite ce que font Mila et Otto.
learn-my-treasure-covered =
    Mila a posé sa carte juste sur la vôtre. D’une pile, on ne voit que la carte du dessus et le nombre de cartes. Plus personne ne peut regarder en dessous.

    Alors retenez bien : dessous se trouve votre carte avec deux bagues, et la sienne en montre deux autres.
learn-my-treasure-orc =
    Et Otto a pioché un orc. Les orcs s’alignent à côté de la pioche. Les cinq premiers ne font que grogner. Le sixième chasse tout le monde de la caverne.

    Piochez votre prochaine carte.
learn-my-treasure-mouse =
    Une bague et une souris ! Une souris vaut un trésor de la sorte que vous collectionnez : elle n’est jamais perdue.

    Posez-la aussi sur l’espace 1. Cette pile devient une pile de bagues.
learn-my-treasure-claim =
    Il y a là maintenant cinq bagues et une souris, vous l’avez retenu. Il est temps de partir ! Au lieu de piocher, vous pouvez prendre une pile entière avec un jeton. Seuls les trésors de cette sorte compteront, et toutes les souris.

    Choisissez la pile de l’espace 1 et le jeton « bague », puis confirmez.
learn-my-treasure-out =
    La pile est à vous, personne ne peut vous la prendre. Jusqu’au décompte, vous ne faites que regarder. Votre espace est fermé et votre jeton n’est plus là : personne d’autre ne collectionnera de bagues dans cette manche.

    Voyez comment les autres continuent.
learn-my-treasure-last = Mila est partie avec des épées. Otto est le dernier nain dans la caverne. Il peut piocher autant qu’il l’ose, une carte après l’autre, mais d’autres orcs l’attendent dans la pioche.
learn-my-treasure-count =
    On retourne les piles et on compte. La vôtre : cinq bagues et une souris, soit 6. Le plus haut total rapporte 3 pièces d’argent. Otto a un de moins et en gagne 2, Mila deux de moins et en gagne 1.

    Plus loin derrière, on ne gagne rien. À total égal, gain égal.
learn-my-treasure-round =
    Toutes les cartes sont mélangées, une nouvelle manche commence. Le premier tour revient au joueur suivant : Mila. Vos 3 pièces restent dans votre bourse.

    Regardez les deux premières pioches.
learn-my-treasure-again =
    Deux orcs d’un coup, quel début ! Pourtant, les piles doivent grandir avant que partir ne rapporte.

    Piochez une carte et posez-la sur l’espace 1.
learn-my-treasure-risk =
    Trois orcs sont là. Vous pourriez partir maintenant avec une seule carte, en sûreté. Mais voyons ce qui arrive aux nains qui restent.

    Piochez encore une carte.
learn-my-treasure-danger =
    Cinq orcs ! Qui pioche le prochain fait fuir tout le monde. La table vous dit quel est le risque : en ce moment, une chance sur 28. Cela paraît anodin …

    Piochez encore une fois et posez la carte sur l’espace 3.
learn-my-treasure-flight =
    Le voilà ! Le sixième orc, c’est la fuite : les jetons libres sont retournés et mélangés. Chaque nain encore dans la caverne prend une pile et un jeton que personne ne regarde. Qui a pioché l’orc fuit en dernier ; Otto était le premier.

    À vous de courir : prenez la pile de l’espace 3.
learn-my-treasure-blind =
    On retourne maintenant les jetons. Le vôtre était le collier, et vos deux cartes n’en montrent qu’un. Otto avait les bagues, et il en a deux.

    Dans la fuite, la chance décide. Qui part à temps choisit lui-même ce qui compte.
learn-my-treasure-end =
    Voilà tout le jeu : piocher et poser, se souvenir de ce qui est couvert, partir au bon moment. Les manches se suivent jusqu’à ce que quelqu’un ait 8 pièces d’argent ; la bourse la mieux remplie l’emporte.

    Prêt pour la caverne ?
