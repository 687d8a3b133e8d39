# Die Lektion zu Klatz!.
learn-klatz-hello = Willkommen an der Großen Mauer! Du und Mila, ihr fotografiert. Gemeinsam baut ihr die Mauer, Karte für Karte, und wer ein schönes Bild zuerst entdeckt, ruft „Klatz!“ und macht das Foto.
learn-klatz-wall =
    Diese Reihe ist die Mauer. Darunter liegen der Markt mit drei Karten und drei offene Motive: Bilder, die alle sehen. Zwei weitere Motive gehören nur dir, ebenso deine drei Aktionskarten.

    Ein Bild stimmt, wenn seine Zeichen in der Mauer nebeneinanderliegen, in derselben Reihenfolge von links nach rechts.
learn-klatz-place =
    Zuerst legst du eine Karte an die Mauer an: eine vom Markt, am linken oder rechten Ende.

    Dein wertvollstes Bild ist Laterne, Flugdrachen, Tor, Trommel, und nur der Flugdrachen fehlt. Wähle ihn auf dem Markt und leg ihn ans linke Ende.
learn-klatz-shift =
    Dann spielst du eine Aktionskarte. Zu zweit ist es genau eine je Zug, zu mehreren dürfen es mehr sein.

    Der Flugdrachen muss zwischen Laterne und Tor. Spiel „um zwei schieben“, wähle den Flugdrachen und schieb ihn nach rechts.
learn-klatz-call =
    Laterne, Flugdrachen, Tor, Trommel: Da ist es! In der Lektion sind passende Motive markiert.

    Wähle dein Motiv mit den vier Zeichen, dann die Laterne, wo das Bild beginnt, und drück „Klatz!“.
learn-klatz-refill =
    Klick! 4 Punkte. Die fotografierten Karten verlassen die Mauer. Kürzer als vier Karten bleibt sie nie: Neue kommen vom Stapel und werden links angelegt.

    Und du hast ein neues Motiv gezogen: Flugdrachen und Kiefer.
learn-klatz-turn =
    Das war dein Zug. Am Ende ziehst du Aktionskarten nach, bis du wieder drei hast.

    Beende deinen Zug und schau genau hin, was Mila baut.
learn-klatz-outside =
    Mila hat ein Tor weggenommen, und jetzt liegen Flugdrachen und Kiefer nebeneinander. Das ist dein Bild! Mit deinen eigenen Motiven darfst du jederzeit rufen, auch im Zug der anderen.

    Schnell: Wähle dein Motiv, dann den Flugdrachen, und ruf „Klatz!“.
learn-klatz-mila = Ein Foto mitten im fremden Zug! Aber in der Mauer haben sich neue Nachbarn gefunden: Trommel und Laterne. Das ist eines der offenen Motive, und Mila ist am Zug. Nur wer am Zug ist, darf die offenen benutzen.
learn-klatz-blind =
    Klick für Mila. Jetzt bist du dran. Statt einer Karte vom Markt darfst du auch eine vom Stapel ziehen; alle sehen sie, und dann wählst du das Ende.

    Zieh eine Karte und leg sie ans linke Ende.
learn-klatz-rickshaw =
    Eine Rikscha ist gekommen! Sie steht auf der Karte ganz links in der Mauer. Was sie verdeckt, kann weder fotografiert noch bewegt werden. Jeden Zug rollt sie eine Karte nach rechts, bis sie weg ist. Und du hast einen Turm gezogen: Den bewegt und entfernt keine Aktionskarte.

    Kiefer und Tor wären ein offenes Bild. Spiel „entfernen“ auf die Laterne dazwischen.
learn-klatz-open =
    Kiefer und Tor nebeneinander, und du bist am Zug: Das offene Motiv kann deins sein.

    Wähle das offene Motiv mit Kiefer und Tor, dann die Kiefer, und ruf.
learn-klatz-last =
    Noch ein Punkt! Offene Motive werden nie ersetzt, also ist nur noch eines da: Flugdrachen, Turm, Kiefer. Sobald das letzte fotografiert ist, ist das Spiel aus.

    Beende deinen Zug und sieh, was Mila daraus macht.
learn-klatz-over =
    Mila hat das letzte offene Bild für 3 Punkte geholt, und damit ist das Spiel zu Ende. Du hast 6 Punkte, Mila 4: gewonnen!

    Das Spiel endet auch, wenn der Stapel der Motive leer ist; dann hat jeder noch einen Zug.
learn-klatz-race =
    Wer hat zuerst gerufen? An einem Tisch in Echtzeit sehen alle eine Änderung gleich lange, und dann zählt der Knopf: Wer am schnellsten ist, bekommt das Foto. Die Leertaste geht auch. Langsame Netze werden berücksichtigt.

    Ein falscher Ruf kostet nichts als eine kurze Pause.
learn-klatz-orders =
    Es gibt auch ruhigere Tische. Mit Daueraufträgen ruft jedes deiner Motive von selbst, sobald es passt, außer du hältst es zurück. Mit verdeckten Antworten entscheiden alle gleichzeitig und heimlich.

    So lässt sich Klatz! auch als Fernpartie spielen, ein Zug am Tag.
learn-klatz-cards =
    Andere Aktionskarten tauschen zwei Karten, holen eine abgeworfene zurück, ersetzen den Markt oder bringen ein zusätzliches Motiv.

    Und gefällt dir nichts auf deiner Hand, tausche sie ganz aus, statt eine Aktion zu spielen.
learn-klatz-end =
    Jetzt kennst du alles: bauen, schieben, genau hinsehen und rechtzeitig rufen. Denk daran: von links nach rechts, nichts dazwischen.

    Ist die Kamera bereit?
