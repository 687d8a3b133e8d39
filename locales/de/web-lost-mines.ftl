# Das Spielfeld von Verlorene Minen auf der Seite.
web-lost-mines-answered = hat geantwortet
web-lost-mines-ask = Bist du sicher?
web-lost-mines-ask-mine = Auf die verdeckte Mine bei { $at } treten? Sie wird aufgedeckt und beendet deine Bewegung.
web-lost-mines-ask-propose = Das Ende der Runde vorschlagen? Alle müssen zustimmen.
web-lost-mines-board = Spielplan
web-lost-mines-card-path = Weg, Ausgänge { $exits }; { $special }
web-lost-mines-card-info = Auskunft: { $symbols }
web-lost-mines-card-trap = Falle
web-lost-mines-card-troll = Troll
web-lost-mines-card-storm = Sturm
web-lost-mines-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
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
web-lost-mines-ended-cards = Niemand hat mehr Karten.
web-lost-mines-ended-treasures = Der letzte Schatz ist genommen.
web-lost-mines-ended-vote = Alle wollten die Runde beenden.
web-lost-mines-extra = Der beste Fund bringt { $extra } dazu.
web-lost-mines-hand = Deine Karten
web-lost-mines-known = du weißt es
web-lost-mines-mine-gold-sign = Gold
web-lost-mines-mine-silver-sign = Silber
web-lost-mines-mine-gems-sign = Juwel
web-lost-mines-mine-dragon-sign = Drache
web-lost-mines-mine-hidden = { $at }: verdeckte Mine
web-lost-mines-mine-known = { $at }: verdeckte Mine; du weißt: { $content }
web-lost-mines-mine-open = { $at }: Mine, { $content }, Ausgänge { $exits }
web-lost-mines-pawn = auf { $at }
web-lost-mines-pawn-at = { $player }, { $clan }, auf { $at }
web-lost-mines-peek-dwarf = Rolle von { $player } ansehen
web-lost-mines-peek-mine = Mine bei { $at } ansehen
web-lost-mines-peek-treasure = Schatz { $slot } ansehen
web-lost-mines-phase-wait = { $player } ist am Zug.
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
web-lost-mines-steps-left = { $count ->
    [one] Noch { $count } Schritt.
   *[other] Noch { $count } Schritte.
  }
web-lost-mines-target-path = Karte bei { $at } legen
web-lost-mines-target-step = Nach { $at } gehen
web-lost-mines-target-tool = Werkzeug bei { $at } benutzen
web-lost-mines-target-storm = Weg bei { $at } wegreißen
web-lost-mines-target-trap = Falle zwischen { $ends } stellen
web-lost-mines-target-troll = Troll zwischen { $ends } stellen
web-lost-mines-team = Die Gruppe { $team } hat { $pool }, jeder bekommt { $share }.
web-lost-mines-trap-at = Falle zwischen { $ends }
web-lost-mines-troll = Troll
web-lost-mines-troll-at = Troll von { $player } zwischen { $ends }
web-lost-mines-turn = Drehen
web-lost-mines-value = Wert { $value }
web-lost-mines-vote-no = Nein, weiterspielen
web-lost-mines-vote-yes = Ja, Runde beenden
web-lost-mines-yes = Ja
web-lost-mines-zoom = Größe des Plans
web-lost-mines-zoom-in = Größer
web-lost-mines-zoom-out = Kleiner
