# Das Spielfeld von Klatz! auf der Seite.
web-klatz-call = KLATZ!
web-klatz-choose-composition = Wähle ein eigenes Motiv oder in deinem Zug ein offenes.
web-klatz-choose-start = Tippe jetzt auf die erste Karte des Bildes in der Mauer.
web-klatz-composition = { $points ->
    [one] { $points } Punkt: { $symbols }
   *[other] { $points } Punkte: { $symbols }
  }
web-klatz-compositions-left = { $count } im Stapel
web-klatz-draw-blind = Blind ziehen ({ $count })
web-klatz-drawn = Wähle ein Ende der Mauer für die gezogene Karte.
web-klatz-final-round = { $count ->
    [one] Schlussrunde: noch { $count } Zug
   *[other] Schlussrunde: noch { $count } Züge
  }
web-klatz-fixed = fest
web-klatz-hand = Deine Karten
web-klatz-hand-size = { $actions } Aktionen, { $compositions } Motive
web-klatz-insert = Als Karte { $number } einfügen
web-klatz-left = ← linkes Ende
web-klatz-right = rechtes Ende →
web-klatz-lost-call = { $player } hat zu spät gerufen.
web-klatz-market = Markt
web-klatz-no-call = Kein Ruf
web-klatz-open = Offene Motive
web-klatz-order-auto = ruft von selbst
web-klatz-order-help = Ein angehaktes Motiv ruft von selbst, sobald die Mauer passt.
web-klatz-over = Das Spiel ist aus.
web-klatz-pass = Nichts für mich
web-klatz-phase-wait = { $player } ist am Zug.
web-klatz-place-left = Hierher
web-klatz-place-right = Hierher
web-klatz-players = Spieler
web-klatz-points = { $points } Punkte, { $photos } Fotos
web-klatz-redraw-ask = Die ganze Hand abwerfen und neu ziehen? Damit endet dein Zug. Motive im Stapel: { $left }.
web-klatz-seconds = { $count } s
web-klatz-shift-left = ← nach links
web-klatz-shift-right = nach rechts →
web-klatz-stage-none = …
web-klatz-stage-reveal = Schau hin!
web-klatz-stage-window = Alle dürfen rufen.
web-klatz-stage-waiting = Wer am Zug ist, entscheidet.
web-klatz-stage-round = Alle antworten: ein Ruf oder keiner.
web-klatz-stage-paused = Der Tisch wartet auf jemanden.
web-klatz-told-stale = Die Mauer hat sich verändert. Entscheide neu.
web-klatz-told-lapsed = Dein Ruf kam zu spät.
web-klatz-told-no_photo = Kein Foto.
web-klatz-waiting-rickshaws = { $count ->
    [one] { $count } Rikscha wartet.
   *[other] { $count } Rikschas warten.
  }
web-klatz-wall = Mauer
web-klatz-wall-card = Karte { $number } von { $of }: { $symbol }{ $covered ->
    [yes] , von einer Rikscha verdeckt
   *[no] {""}
  }{ $fixed ->
    [yes] , fest
   *[no] {""}
  }
