# Das Spielfeld von Schatzkarten auf der Seite.
web-treasure-maps-ask-bonus = { $due ->
    [one] Kreuze noch ein Feld an, irgendwo auf deinen Karten.
   *[other] Kreuze noch { $due } Felder an, irgendwo auf deinen Karten.
  }
web-treasure-maps-ask-shape = Leg die Form: Feld antippen, drehen, dann ankreuzen.
web-treasure-maps-ask-single = Kreuze ein einzelnes Feld an.
web-treasure-maps-ask-start = Behalte zwei deiner vier Karten.
web-treasure-maps-ask-take = Nimm eine neue Karte.
web-treasure-maps-card = Karte in { $color }, { $points } Punkte
web-treasure-maps-cell = Reihe { $row }, Spalte { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = angekreuzt
web-treasure-maps-cell-open = frei
web-treasure-maps-cell-preview = würde angekreuzt
web-treasure-maps-icon-cross = Bonuskreuz
web-treasure-maps-icon-coin = Münze
web-treasure-maps-icon-palm = Palme
web-treasure-maps-icon-none = kein Bild
web-treasure-maps-coin-row = Münzreihe { $row }
web-treasure-maps-coins = { $count } von 4 Münzen
web-treasure-maps-commit = Ankreuzen
web-treasure-maps-completed = { $count ->
    [one] { $count } Karte voll
   *[other] { $count } Karten voll
  }
web-treasure-maps-cups-left = Übrige Pokale: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
web-treasure-maps-display = Auslage
web-treasure-maps-earlier = Vorher in dieser Runde:
web-treasure-maps-expedition = Runde { $round } von 4, Zug { $turn } von 7
web-treasure-maps-first = beginnt
web-treasure-maps-hand = Deine vier Karten
web-treasure-maps-keep = Behalten
web-treasure-maps-kept = Wird behalten
web-treasure-maps-mirror = Spiegeln
web-treasure-maps-mode-shape = Form
web-treasure-maps-mode-single = Ein Feld
web-treasure-maps-others = Die anderen
web-treasure-maps-own = Deine Karten
web-treasure-maps-palm-value = Eine Palme zählt jetzt { $value }.
web-treasure-maps-palms = Palmen:
web-treasure-maps-seal = Siegel: Punkte für jede volle Karte in { $color }
web-treasure-maps-sheet = Wertungskarte von { $player }
web-treasure-maps-status-choosing = wählt Karten
web-treasure-maps-status-chosen = hat gewählt
web-treasure-maps-status-crossing = kreuzt an
web-treasure-maps-status-committed = ist fertig
web-treasure-maps-status-idle = nichts anzukreuzen
web-treasure-maps-status-taking = nimmt eine Karte
web-treasure-maps-status-waiting = wartet
web-treasure-maps-take = Nehmen
web-treasure-maps-take-deck = Oberste Karte des Stapels nehmen
web-treasure-maps-tools = Ankreuzen
web-treasure-maps-total = { $total } Punkte
web-treasure-maps-turn = Drehen
