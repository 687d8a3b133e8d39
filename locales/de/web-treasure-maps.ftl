# Das Spielfeld von Schatzkarten auf der Seite.
web-treasure-maps-ask-bonus = { $due ->
    [one] Kreuze noch ein Feld an, irgendwo auf deinen Karten.
   *[other] Kreuze noch { $due } Felder an, irgendwo auf deinen Karten.
  }
web-treasure-maps-ask-cross = Kreuze sie mit dem Knopf unten an, oder tippe noch einmal, um sie zu drehen.
web-treasure-maps-ask-shape = Leg die Form: antippen oder ziehen, drehen, ankreuzen.
web-treasure-maps-ask-nowhere = Die Form passt nirgends. Kreuze stattdessen ein einzelnes Feld an.
web-treasure-maps-ask-single = Kreuze ein einzelnes Feld an.
web-treasure-maps-ask-start = Behalte zwei deiner vier Karten. Zwei sind schon markiert; tippe andere an, um sie zu nehmen.
web-treasure-maps-ask-take = { $count ->
    [one] Nimm eine neue Karte.
   *[other] Nimm nacheinander { $count } neue Karten. Aufgefüllt wird erst danach.
  }
web-treasure-maps-ask-wait = Warten auf { $players }.
web-treasure-maps-brings-bonus = { $count ->
    [one] noch { $count } Feld
   *[other] noch { $count } Felder
  }
web-treasure-maps-brings-card = Insel voll: +{ $points }
web-treasure-maps-brings-coins = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
  }
web-treasure-maps-brings-palms = { $count ->
    [one] Palme: { $value }
   *[other] { $count } Palmen: je { $value }
  }
web-treasure-maps-card = { $name }: Insel in { $color }, { $points } Punkte
web-treasure-maps-cell = Reihe { $row }, Spalte { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = angekreuzt
web-treasure-maps-cell-open = frei
web-treasure-maps-cell-preview = würde angekreuzt
web-treasure-maps-coins = Münzreihe { $row }: { $count } von 4 Münzen, Pokal { $cup }
web-treasure-maps-commit = Ankreuzen
web-treasure-maps-commit-last = Ankreuzen und fertig
web-treasure-maps-completed = { $count ->
    [one] { $count } Karte voll
   *[other] { $count } Karten voll
  }
web-treasure-maps-cups-left = Pokale: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
web-treasure-maps-display = Auslage
web-treasure-maps-empty = leer
web-treasure-maps-expedition = Runde { $round } von 4, Zug { $turn } von 7
web-treasure-maps-first = beginnt
web-treasure-maps-gap = Hierher kommt eine neue Insel.
web-treasure-maps-hand = Deine vier Karten
web-treasure-maps-icon-coin = Münze
web-treasure-maps-icon-cross = Bonuskreuz
web-treasure-maps-icon-none = leer
web-treasure-maps-icon-palm = Palme
web-treasure-maps-keep = Behalten
web-treasure-maps-kept = Wird behalten
web-treasure-maps-mirror = Spiegeln
web-treasure-maps-mode-single = Ein Feld
web-treasure-maps-others = Die anderen
web-treasure-maps-over = Das Spiel ist aus
web-treasure-maps-own = Deine Karten
web-treasure-maps-palm-value = Palme: { $value }
web-treasure-maps-palms = Palmenfelder: { $values }
web-treasure-maps-rank = { $count ->
    [one] { $count } Punkt: { $rank }
   *[other] { $count } Punkte: { $rank }
  }
web-treasure-maps-ranks = Ränge und die Punkte dafür
web-treasure-maps-next-rank = { $count ->
    [one] Zum nächsten Rang fehlt { $count } Punkt: { $rank }.
   *[other] Zum nächsten Rang fehlen { $count } Punkte: { $rank }.
  }
web-treasure-maps-top-rank = Einen höheren Rang gibt es nicht.
web-treasure-maps-best = Deine Bestleistung: { $points }
web-treasure-maps-best-now = Deine bisher beste Partie!
web-treasure-maps-round-card = Rundenkarte
web-treasure-maps-row = Reihe { $row }: { $cells }
web-treasure-maps-seal = Siegel: { $value } für jede volle Karte in { $color }
web-treasure-maps-seal-gives = Sein Siegel: +{ $points } mit deinen Karten jetzt.
web-treasure-maps-seals-gain = Deine Siegel: +{ $points }, wenn sie voll ist.
web-treasure-maps-shapes = Formen der Runde: { $shapes }
web-treasure-maps-sheet = Wertungskarte: { $player }
web-treasure-maps-status-choosing = wählt Karten
web-treasure-maps-status-chosen = hat gewählt
web-treasure-maps-status-committed = ist fertig
web-treasure-maps-status-crossing = kreuzt an
web-treasure-maps-status-idle = nichts anzukreuzen
web-treasure-maps-status-taking = nimmt eine Karte
web-treasure-maps-status-waiting = wartet
web-treasure-maps-take = { $name } nehmen
web-treasure-maps-take-deck = Oberste Karte des Stapels nehmen
web-treasure-maps-tools = Ankreuzen
web-treasure-maps-total = { $total } Punkte
web-treasure-maps-turn = Drehen
web-treasure-maps-turns-left = { $count ->
    [one] danach noch { $count } Zug
   *[other] danach noch { $count } Züge
  }
web-treasure-maps-why-crossed = Dieses Feld ist schon angekreuzt.
web-treasure-maps-why-fit = Hier passt die Form nicht, wie du sie auch drehst. Such eine andere Stelle oder kreuze ein einzelnes Feld an.
