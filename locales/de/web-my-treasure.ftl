# Das Spielfeld von Mein Schatz auf der Seite.
web-my-treasure-blind = verdeckte Scheibe
web-my-treasure-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-my-treasure-choose-spot = Wähle jetzt einen Stapel.
web-my-treasure-choose-token = Wähle jetzt eine Scheibe.
web-my-treasure-claim-title = Schatz sichern
web-my-treasure-claim-ask = Stapel { $spot } nehmen, gezählt wird: { $kind }? Danach bist du in dieser Runde draußen.
web-my-treasure-danger = Fünf Orks sind da: Die nächste Karte ist mit 1 zu { $left } der sechste.
web-my-treasure-deck = Karte ziehen: noch { $count }
web-my-treasure-in-cave = in der Höhle
web-my-treasure-orcs = { $orcs } von 6 Orks sind da
web-my-treasure-phase-wait = { $player } ist am Zug.
web-my-treasure-purse = Beutel: { $purse } von { $target }
web-my-treasure-result = Summe { $total }, bringt { $award }
web-my-treasure-scoring = Runde { $round }: die Wertung
web-my-treasure-skip = Alles zeigen
web-my-treasure-spot-closed = Platz { $spot }, geschlossen
web-my-treasure-spot-empty = Platz { $spot }, leer
web-my-treasure-spot-pile = Platz { $spot }, { $height ->
    [one] { $height } Karte
   *[other] { $height } Karten
  }, oben: { $top }
web-my-treasure-starter = begann die Runde
web-my-treasure-token-blind = { $kind }, unter den gemischten Scheiben
web-my-treasure-token-free = { $kind }, frei
web-my-treasure-token-taken = { $kind }, genommen von { $player }
web-my-treasure-tokens = Tippscheiben
