# Die Lektion zu Mein Schatz.
learn-my-treasure-hello =
    Willkommen in der Höhle! Du bist ein Zwerg, genau wie Mila und Otto. Alle wollen den besten Stapel Schätze, und alle wollen fort sein, bevor die Orks kommen.

    Wer zuerst 8 Silber im Beutel hat, beendet das Spiel.
learn-my-treasure-table =
    Links liegt das Deck: 30 Schätze und 6 Orks, gut gemischt. Auf den vier Plätzen daneben entstehen Stapel.

    Darunter liegen sechs Tippscheiben, eine für jede Art von Schatz. Wozu sie da sind, siehst du gleich.
learn-my-treasure-draw =
    Du bist dran. In jedem Zug tust du eines von zweien: eine Karte ziehen oder mit einem Stapel verschwinden. Noch gibt es keinen Stapel, die Wahl ist also leicht.

    Tippe auf das Deck und zieh eine Karte.
learn-my-treasure-place =
    Zwei Ringe, ein Diamant und zweimal Geld: ein schöner Fund! Ein Schatz kommt offen auf einen der vier Plätze, ganz wie du willst.

    Leg ihn auf Platz 1. Dann schau, was Mila und Otto tun.
learn-my-treasure-covered =
    Mila hat ihre Karte genau auf deine gelegt. Von einem Stapel sieht man nur die oberste Karte und wie viele es sind. Darunter nachsehen darf niemand mehr.

    Also merk dir: Unten liegt deine Karte mit zwei Ringen, und ihre zeigt noch zwei.
learn-my-treasure-orc =
    Und Otto hat einen Ork gezogen. Die Orks stellen sich neben dem Deck auf. Die ersten fünf knurren nur. Der sechste jagt alle aus der Höhle.

    Zieh deine nächste Karte.
learn-my-treasure-mouse =
    Ein Ring und eine Maus! Eine Maus zählt als ein Schatz der Art, die du sammelst, sie ist also nie umsonst.

    Leg auch diese Karte auf Platz 1. Das wird allmählich ein Stapel voller Ringe.
learn-my-treasure-claim =
    Dort liegen jetzt fünf Ringe und eine Maus, du hast es dir ja gemerkt. Zeit zu gehen! Statt zu ziehen darfst du einen ganzen Stapel mit einer Tippscheibe nehmen. Dann zählen nur Schätze dieser Art, und alle Mäuse.

    Wähle den Stapel auf Platz 1 und die Scheibe „Ring“ und bestätige.
learn-my-treasure-out =
    Der Stapel gehört dir, den nimmt dir keiner mehr. Bis zur Wertung schaust du nur zu. Dein Platz ist nun geschlossen und deine Scheibe weg: Ringe sammelt in dieser Runde niemand sonst.

    Sieh, wie es bei den anderen weitergeht.
learn-my-treasure-last = Mila ist mit Schwertern verschwunden. Otto ist der letzte Zwerg in der Höhle. Er darf ziehen, so oft er sich traut, eine Karte nach der anderen. Aber im Deck warten noch Orks.
learn-my-treasure-count =
    Die Stapel werden umgedreht und gezählt. Deiner: fünf Ringe und eine Maus, macht 6. Die höchste Summe bringt 3 Silber. Otto hat eins weniger und bekommt 2, Mila zwei weniger und bekommt 1.

    Wer weiter zurückliegt, geht leer aus. Gleiche Summen bringen gleich viel.
learn-my-treasure-round =
    Alle Karten werden neu gemischt, eine neue Runde beginnt. Anfangen darf die Nächste in der Runde: Mila. Deine 3 Silber bleiben im Beutel.

    Sieh dir die ersten beiden Züge an.
learn-my-treasure-again =
    Gleich zwei Orks, was für ein Anfang! Trotzdem müssen die Stapel erst wachsen, bevor sich das Gehen lohnt.

    Zieh eine Karte und leg sie auf Platz 1.
learn-my-treasure-risk =
    Drei Orks sind da. Du könntest jetzt mit einer einzigen Karte gehen und wärst sicher. Aber sehen wir uns an, was Zwergen passiert, die bleiben.

    Zieh noch eine Karte.
learn-my-treasure-danger =
    Fünf Orks! Wer den nächsten zieht, scheucht alle hinaus. Der Tisch sagt dir, wie wahrscheinlich das ist: gerade 1 zu 28. Klingt harmlos …

    Zieh noch einmal und leg die Karte auf Platz 3.
learn-my-treasure-flight =
    Da ist er! Der sechste Ork heißt Flucht: Die freien Scheiben werden umgedreht und gemischt. Jeder Zwerg in der Höhle greift sich einen Stapel und eine Scheibe, die niemand ansehen darf. Wer den Ork gezogen hat, flieht zuletzt; Otto war der Erste.

    Jetzt lauf: Nimm den Stapel auf Platz 3.
learn-my-treasure-blind =
    Nun werden die Scheiben umgedreht. Deine war die Perlenkette, und davon zeigen deine zwei Karten nur eine. Otto hatte Ringe, gleich zwei.

    Auf der Flucht entscheidet das Glück. Wer rechtzeitig geht, wählt selbst, was zählt.
learn-my-treasure-end =
    Das ist das ganze Spiel: ziehen und ablegen, Verdecktes im Kopf behalten, im richtigen Moment gehen. Runde folgt auf Runde, bis jemand 8 Silber hat; dann gewinnt der vollste Beutel.

    Bereit für die Höhle?
