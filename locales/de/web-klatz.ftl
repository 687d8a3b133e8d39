# Das Spielfeld von Klatz! auf der Seite.
web-klatz-actions = Deine Aktionen
web-klatz-actions-left = Aktionen gespielt: { $played } von { $quota }
web-klatz-actions-now = Rufen und beenden
web-klatz-ask-remove = Wähle die Karte oder zieh sie aus der Mauer.
web-klatz-ask-return = Wähle eine abgelegte Karte.
web-klatz-ask-shift-place = Wähle, wohin sie kommt.
web-klatz-ask-shift1 = Wähle die Karte, die um eins rückt.
web-klatz-ask-shift2 = Wähle die Karte, die um zwei rückt.
web-klatz-ask-act-or-end = Spiele eine Aktionskarte oder beende deinen Zug
web-klatz-ask-side = Wähle ein Ende der Mauer.
web-klatz-ask-swap = Wähle zwei Karten zum Tauschen.
web-klatz-ask-swap-second = Wähle die zweite Karte.
web-klatz-call = KLATZ!
web-klatz-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-klatz-choose-composition = Zum Rufen: Motiv wählen, eigenes oder offenes.
web-klatz-choose-own = Zum Rufen: eigenes Motiv wählen.
web-klatz-choose-start = Jetzt die erste Karte des Bildes in der Mauer.
web-klatz-composition = { $points ->
    [one] { $points } Punkt: { $symbols }
   *[other] { $points } Punkte: { $symbols }
  }
web-klatz-compositions-left = { $count } im Stapel
web-klatz-discard = Abgelegte Mauerkarten
web-klatz-draw-blind = Blind ziehen ({ $count })
web-klatz-drawn-card = Gezogen: { $symbol }
web-klatz-final-round = { $count ->
    [one] Schlussrunde: noch { $count } Zug
   *[other] Schlussrunde: noch { $count } Züge
  }
web-klatz-hand = Deine Motive
web-klatz-hand-size = { $actions } Aktionen, { $compositions } Motive
web-klatz-insert = Als Karte { $number } einfügen
web-klatz-letter-dragon_head = 1
web-klatz-letter-dragon_middle = 2
web-klatz-letter-dragon_tail = 3
web-klatz-letter-drum = M
web-klatz-letter-gate = T
web-klatz-letter-kite = F
web-klatz-letter-lantern = L
web-klatz-letter-panda = A
web-klatz-letter-pine = K
web-klatz-letter-rickshaw = R
web-klatz-letter-tower = U
web-klatz-lost-call = Zu spät gerufen: { $player }.
web-klatz-market = Markt
web-klatz-market-card = Marktkarte { $number }: { $symbol }
web-klatz-move-waits = Dein Zug folgt, sobald alle rufen konnten.
web-klatz-no-call = Kein Ruf
web-klatz-open = Offene Motive
web-klatz-order-auto = ruft von selbst
web-klatz-order-help = Ein angehaktes Motiv ruft von selbst, sobald die Mauer passt.
web-klatz-over = Das Spiel ist aus.
web-klatz-pass = Passen
web-klatz-phase-wait = { $player } ist dran.
web-klatz-photos = { $photos ->
    [one] { $photos } Foto
   *[other] { $photos } Fotos
  }
web-klatz-place-left = Hierher: linkes Ende
web-klatz-place-right = Hierher: rechtes Ende
web-klatz-ready = Drück KLATZ! oder die Leertaste.
web-klatz-redraw-ask = Die ganze Hand abwerfen und neu ziehen? Damit endet dein Zug. Motive im Stapel: { $left }.
web-klatz-redraw-short = Der Motivstapel reicht nicht: Du bekommst weniger als zwei.
web-klatz-seconds = { $count } s
web-klatz-shift-left = ← nach links
web-klatz-shift-right = nach rechts →
web-klatz-stage-paused = Der Tisch wartet auf jemanden.
web-klatz-stage-reveal = Schau hin!
web-klatz-stage-round = Alle antworten: ein Ruf oder keiner.
web-klatz-stage-waiting = Wer am Zug ist, entscheidet.
web-klatz-stage-window = Alle dürfen rufen.
web-klatz-told-lapsed = Dein Ruf kam zu spät.
web-klatz-told-no_photo = Kein Foto.
web-klatz-told-stale = Die Mauer hat sich verändert. Entscheide neu.
web-klatz-tray = Zieh eine Karte hierher, um sie zu entfernen.
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
