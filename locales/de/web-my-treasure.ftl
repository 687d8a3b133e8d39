# Das Spielfeld von Mein Schatz auf der Seite.
web-my-treasure-blind = verdeckte Scheibe
web-my-treasure-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-my-treasure-ask-draw = Zieh eine Karte. Noch liegt kein Stapel da.
web-my-treasure-choose-spot = Wähle jetzt einen Stapel für: { $kind }.
web-my-treasure-choose-token = Stapel { $spot }: Wähle jetzt die Schatzart, die darin zählt.
web-my-treasure-claim-ask = Stapel { $spot } nehmen, gezählt wird: { $kind }? Danach bist du in dieser Runde draußen.
web-my-treasure-claim-title = Schatz sichern
web-my-treasure-danger = Fünf Orks sind da. Die nächste Karte ist der sechste: 1 von { $left }.
web-my-treasure-deck = Karte ziehen: noch { $count }
web-my-treasure-drawn = Gezogen: { $player }
web-my-treasure-in-cave = in der Höhle
web-my-treasure-last-round = Wertung der letzten Runde
web-my-treasure-look = Stapel { $spot } durchsehen
web-my-treasure-mixed = Verdeckt und gemischt: { $kinds }.
web-my-treasure-orcs = { $orcs } von 6 Orks sind da
web-my-treasure-result = Summe { $total }, bringt { $award }: Beutel { $purse }
web-my-treasure-scoring = Die Schätze werden gezählt
web-my-treasure-silver = { $count ->
    [one] { $count } Silberstück
   *[other] { $count } Silberstücke
  }
web-my-treasure-skip = Alles zeigen
web-my-treasure-spot-closed = Platz { $spot }, geschlossen
web-my-treasure-spot-empty = Platz { $spot }, leer
web-my-treasure-spot-pile = Platz { $spot }, { $height ->
    [one] { $height } Karte
   *[other] { $height } Karten
  }, oben: { $top }
web-my-treasure-spots = Schatzplätze
web-my-treasure-starter = begann die Runde
web-my-treasure-token-free = { $kind }, frei
web-my-treasure-token-taken = { $kind }, vergeben: { $player }
web-my-treasure-tokens = Tippscheiben
web-my-treasure-wait-choose = { $player } entscheidet: ziehen oder Stapel nehmen.
web-my-treasure-wait-flee = Der sechste Ork! { $player } greift sich einen Stapel.
web-my-treasure-wait-place = { $player } legt die Karte ab.
