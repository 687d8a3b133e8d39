# Das Spielfeld von Verlorene Minen auf der Seite.
web-lost-mines-actions = Aktionen
web-lost-mines-answered = hat geantwortet
web-lost-mines-ask = Bist du sicher?
web-lost-mines-ask-card = Tippe eine Karte an oder wirf ab.
web-lost-mines-ask-discard = Wähle eine oder zwei Karten zum Abwerfen.
web-lost-mines-ask-first = Ein erster Zug liegt bereit: der Weg bei { $at }. Oder wähle eine andere Karte.
web-lost-mines-ask-lay = Bei { $at } legen? Noch einmal tippen dreht.
web-lost-mines-ask-lay-here = Mit dem Knopf bei { $at } legen oder eine andere Stelle antippen.
web-lost-mines-ask-look = Wähle, was du ansehen willst.
web-lost-mines-ask-mine = Auf die verdeckte Mine bei { $at } treten? Sie wird aufgedeckt und beendet deine Bewegung.
web-lost-mines-ask-nowhere = Diese Karte ist jetzt nicht spielbar. Wähle eine andere oder wirf ab.
web-lost-mines-ask-propose = Das Ende der Runde vorschlagen? Alle müssen zustimmen.
web-lost-mines-ask-target = Wähle, wohin sie kommt.
web-lost-mines-ask-walk = Tippe auf eine leuchtende Karte oder bleib.
web-lost-mines-ask-way = Welcher Weg nach { $at }?
web-lost-mines-board = Spielplan
web-lost-mines-card-info = Ansehen: { $symbols }
web-lost-mines-card-look = schauen
web-lost-mines-card-path = Weg, Ausgänge { $exits }; { $special }
web-lost-mines-card-plain = Weg
web-lost-mines-card-storm = Sturm
web-lost-mines-card-trap = Falle
web-lost-mines-card-troll = Troll
web-lost-mines-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-lost-mines-cell-free = { $at }: Wald
web-lost-mines-cell-path = { $at }: Weg, Ausgänge { $exits }; { $special }{ $overcome ->
    [yes] , überwunden
   *[no] {""}
  }
web-lost-mines-collected = Gesammelt: { $values }.
web-lost-mines-discard = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
  }
web-lost-mines-discard-choose = Abwerfen …
web-lost-mines-division = Runde { $round }: die Teilung
web-lost-mines-dragon = Drache
web-lost-mines-dragon-loss = Der Drache nimmt { $points }.
web-lost-mines-ended-cards = Niemand hat noch Karten.
web-lost-mines-ended-treasures = Der letzte Schatz ist genommen.
web-lost-mines-ended-vote = Alle wollten die Runde beenden.
web-lost-mines-extra = Der beste Fund bringt { $extra } dazu.
web-lost-mines-hand = Deine Karten
web-lost-mines-keeps = Behält alles, was er gefunden hat.
web-lost-mines-look = Ansehen
web-lost-mines-lost = { $points ->
    [one] Gruppe { $team }: { $points } Punkt verfällt.
   *[other] Gruppe { $team }: { $points } Punkte verfallen.
  }
web-lost-mines-mine-hidden = { $at }: verdeckte Mine
web-lost-mines-mine-known = { $at }: verdeckte Mine; du weißt: { $content }
web-lost-mines-mine-open = { $at }: Mine, { $content }, Ausgänge { $exits }
web-lost-mines-next = Weiter
web-lost-mines-peek-dwarf = Rolle von { $player } ansehen
web-lost-mines-peek-mine = Mine bei { $at } ansehen
web-lost-mines-peek-treasure = Schatz { $slot } ansehen
web-lost-mines-phase-wait = { $player } ist dran.
web-lost-mines-pick = Karte { $number }
web-lost-mines-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
web-lost-mines-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
web-lost-mines-rail = Schätze
web-lost-mines-role-hide = Meine Rolle verbergen
web-lost-mines-role-show = Meine Rolle zeigen
web-lost-mines-role-unknown = Rolle unbekannt
web-lost-mines-round = Runde { $round } von { $rounds }
web-lost-mines-skip = Alles zeigen
web-lost-mines-start = Start der Sippe { $clan } bei { $at }
web-lost-mines-step-dragon = Der Drache holt sich seinen Teil.
web-lost-mines-step-finds = Alle zeigen ihre Funde.
web-lost-mines-step-points = Die Punkte dieser Runde.
web-lost-mines-step-rest = Der Rest geht an den besten Fund.
web-lost-mines-step-roles = Alle Rollen werden gezeigt.
web-lost-mines-step-shares = Jede Gruppe teilt ihren Topf gleich auf.
web-lost-mines-steps-left = { $count ->
    [one] Noch { $count } Schritt.
   *[other] Noch { $count } Schritte.
  }
web-lost-mines-target-aimed = Gewählt: { $at }. Eingabe legt die Karte
web-lost-mines-target-path = Karte bei { $at } legen
web-lost-mines-target-step = { $steps ->
    [one] Nach { $at } gehen, { $steps } Schritt
   *[other] Nach { $at } gehen, { $steps } Schritte
  }
web-lost-mines-target-step-trapped = { $steps ->
    [one] Durch eine Falle nach { $at } gehen, { $steps } Schritt
   *[other] Durch eine Falle nach { $at } gehen, { $steps } Schritte
  }
web-lost-mines-target-storm = Weg bei { $at } wegreißen
web-lost-mines-target-tool = Werkzeug bei { $at } benutzen
web-lost-mines-target-trap = Falle zwischen { $ends } stellen
web-lost-mines-target-troll = Troll zwischen { $ends } stellen
web-lost-mines-team = Die Gruppe { $team } hat { $pool }, jeder bekommt { $share }.
web-lost-mines-trap-side = Falle im { $side }
web-lost-mines-troll = Troll
web-lost-mines-troll-side = Troll im { $side }
web-lost-mines-turn = Drehen
web-lost-mines-turns-left = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
  }
web-lost-mines-value = Wert { $value }
web-lost-mines-vote-no = Nein, weiterspielen
web-lost-mines-vote-yes = Ja, Runde beenden
web-lost-mines-wants-loyal = Du teilst, was deine Sippe heimbringt: Hilf deiner Farbe.
web-lost-mines-wants-saboteur = Du spielst heimlich für die andere Sippe: Führe deine in die Irre.
web-lost-mines-wants-selfish = Du teilst mit niemandem: Behalte jeden Schatz, den du nimmst.
web-lost-mines-way =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $traps ->
        [0] keine Falle
        [one] { $traps } Falle
       *[other] { $traps } Fallen
    }
web-lost-mines-why-card = Wähle zuerst eine Karte aus deiner Hand.
web-lost-mines-why-edge = Wähle eine der erleuchteten Stellen zwischen zwei Karten.
web-lost-mines-why-far = Mit deinen Schritten führt kein offener Weg nach { $at }.
web-lost-mines-why-fit = Die Karte passt nicht auf { $at }, wie du sie auch drehst.
web-lost-mines-yes = Ja
web-lost-mines-zoom = Größe des Plans
web-lost-mines-zoom-fit = Ganzes Spielfeld
web-lost-mines-zoom-in = Größer
web-lost-mines-zoom-out = Kleiner
