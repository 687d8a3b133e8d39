# Die Lektion zu Schatzkarten.
learn-treasure-maps-hello =
    Willkommen auf Schatzsuche! Du und Mila, ihr kreuzt alte Karten an, Feld für Feld. In jedem Zug wird eine Form aufgedeckt, und alle benutzen gleichzeitig dieselbe.

    Wir steigen in der letzten Runde ein: vier Züge sind noch zu spielen.
learn-treasure-maps-maps =
    Diese beiden Karten gehören dir. Eine Karte zählt erst, wenn jedes Feld angekreuzt ist: Die große Zahl sagt, was sie dann wert ist, 8 bis 14 Punkte.

    Auf manchen Feldern ist eine Münze, eine Palme oder ein rotes Kreuz. Jedes davon bringt dir etwas zusätzlich.
learn-treasure-maps-shape =
    Die Form ist ein Winkel aus drei Feldern. Sie muss als Ganzes auf eine deiner Karten passen. Drehen und spiegeln darfst du sie nach Belieben.

    Leg sie in die rechte obere Ecke der grünen Karte, über die Münze: Tippe die Ecke an, dreh die Form, bis sie die Münze und die oberste Reihe bedeckt, und kreuze an.
learn-treasure-maps-coin =
    Mila hat dieselbe Form auf ihrer Karte angekreuzt; gesehen habt ihr es erst, als beide fertig waren. Deine Münze füllt das nächste Feld auf deinem Wertungsblatt: 7 Münzen bisher, je 1 Punkt.

    Vier Münzen sind eine Reihe, und jede volle Reihe bringt einen Pokal. Eine Münze fehlt noch.
learn-treasure-maps-single =
    Eine Form passt nicht oder gefällt dir nicht? Dann kreuze stattdessen ein einzelnes Feld an, irgendwo auf deinen Karten. Das ist immer erlaubt, aber mit einer Form kommst du weiter.

    Gar nichts anzukreuzen ist nicht erlaubt.
learn-treasure-maps-cross =
    Jetzt zwei in einer Reihe. Siehst du das rote Kreuz in der obersten Reihe der grünen Karte? Wer es ankreuzt, darf ein weiteres Feld ankreuzen, ganz gleich wo.

    Bedecke die beiden freien Felder der obersten Reihe.
learn-treasure-maps-takeback =
    Ein Feld darfst du noch. Und solange dein Zug nicht fertig ist, kannst du es dir anders überlegen: Außer dir hat noch niemand deine Kreuze gesehen.

    Probier es aus: Nimm das letzte Kreuz zurück.
learn-treasure-maps-again =
    Alles wieder frei. Endgültig ist erst das allerletzte Kreuz eines Zuges.

    Bedecke noch einmal die beiden freien Felder der obersten Reihe.
learn-treasure-maps-chain =
    Jetzt das zusätzliche Feld. Jedes freie Feld auf beiden Karten kommt in Frage. Auf der grauen Karte ist noch ein rotes Kreuz, und das bringt gleich noch ein Feld. Solche Ketten sind das Beste, was dir passieren kann.

    Kreuze das rote Kreuz auf der grauen Karte an.
learn-treasure-maps-palm =
    Und noch eins! Wie wäre es mit der Palme? Eine Palme zählt 1 Punkt und 1 weiteren für jede Palme auf den Karten der Auslage.

    Kreuze die Palme auf der grünen Karte an.
learn-treasure-maps-palms =
    In der Auslage sind zwei Palmen, also ist deine 3 wert. Du hast vier Felder für Palmen: Wähle für jede einen guten Moment.

    Auf der grünen Karte sind noch vier Felder frei, und sieh nur, was aufgedeckt wurde: ein T aus vier!
learn-treasure-maps-complete =
    Es passt genau. Ist das letzte Feld einer Karte angekreuzt, ist sie fertig.

    Leg das T auf die letzten vier Felder der grünen Karte.
learn-treasure-maps-take =
    Fertig: 10 Punkte! Für eine fertige Karte nimmst du eine neue, entweder eine der vier aus der Auslage oder die oberste vom Stapel. Wer in diesem Zug Startspieler ist, wählt zuerst, und das wechselt jeden Zug.

    Nimm die graue Karte mit dem Siegel.
learn-treasure-maps-last =
    Der letzte Zug: drei in einer Reihe. Weißt du noch, welche Münze fehlt?

    Leg die Form auf die mittlere Reihe der grauen Karte mit dem roten Kreuz, sodass sie die Münze bedeckt.
learn-treasure-maps-count =
    Die Münzreihe ist voll, und du bekommst den höchsten Pokal, der noch da ist: 4. Das Spiel ist aus, und jetzt wird gezählt: 8 für Münzen, 10 für Pokale, 7 für Palmen, 40 für deine vier fertigen Karten.

    Unfertige Karten zählen nichts, aber ihre Münzen und Palmen behältst du.
learn-treasure-maps-seals =
    Und die Siegel: Deine orange Karte hat ein Siegel, das 1 Punkt für jede deiner fertigen grünen Karten bringt. Du hast zwei, also 2 Punkte. Siegel für Lila und Orange bringen je 2.

    Das macht 67 für dich und 58 für Mila. Gewonnen!
learn-treasure-maps-rounds =
    Ein ganzes Spiel hat vier Runden zu sieben Zügen. Vor dem ersten bekommst du vier Karten und behältst zwei. Es gibt acht Formen, und in jeder Runde bleibt eine davon verdeckt.

    Nach jeder Runde werden die Formen neu gemischt; deine Karten bleiben, wie sie sind.
learn-treasure-maps-end =
    Das ist alles: die Form einpassen, rote Kreuze jagen und die Karten fertig bekommen, bevor die Runden zu Ende sind.

    Ist dein Stift gespitzt?
