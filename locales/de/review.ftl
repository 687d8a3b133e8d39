# Die Nachbesprechung eines Spiels, und Tipps.
review-title = Nachbesprechung: { $game }
review-about = Sieh, wo ein Spiel gewonnen wurde: deine Chancen Zug für Zug, die Entscheidungen, auf die es ankam, und was Glück war. Gerechnet wird auf diesem Gerät, aus dem, was alle wissen konnten.
review-drop = Zieh eine Mitschrift hierher oder wähle eine Datei
review-own-games = Deine Partien online
review-device-games = Spiele auf diesem Gerät
review-seat = Wessen Spiel
review-checked = Geprüft: jede Karte neu gegeben, alle { $moves } Züge nachgespielt.
review-checked-plain = Alle { $moves } Züge nachgespielt. Die Datei hat keinen Fingerabdruck und beweist also nicht, wie gegeben wurde.
review-fault-line = Diese Mitschrift stimmt nicht: Zeile { $line }.
review-fault = Diese Mitschrift stimmt nicht.
review-too-large = Diese Datei ist zu groß für ein Spiel.
review-alone = Partien allein werden nicht nachbesprochen: Dabei geht es um Gewinnchancen, und allein gibt es niemanden zu schlagen.
review-unknown-game = Das Spiel { $game } kennt diese Seite nicht.
review-replayed =
    { $moves ->
        [one] Jede Karte neu gegeben, { $moves } Zug nachgespielt: dasselbe Spiel.
       *[other] Jede Karte neu gegeben, alle { $moves } Züge nachgespielt: dasselbe Spiel.
    }
review-differs =
    { $line ->
        [0] Die Mitschrift dieses Spiels stimmt nicht.
       *[other] Die Mitschrift dieses Spiels stimmt nicht: Zeile { $line }.
    }

## Fortschritt
review-quick = Ein erster Blick auf jede Entscheidung …
review-close = Ein genauer Blick auf das, worauf es ankam …
review-progress = Fortschritt der Nachbesprechung
review-stop = Anhalten
review-stopped = Angehalten. Zu sehen ist, was bis jetzt gefunden wurde.
review-go-on = Weiter
review-done = Die Nachbesprechung ist fertig.

## Kurve, Tisch und Augen
review-chart = Gewinnchance im Spielverlauf
review-chart-at = Zug { $move } von { $moves }. { $player }: { $percent } Prozent.
review-steps = Schritte
review-before = Vorige Schlüsselstelle
review-after = Nächste Schlüsselstelle
review-eyes = Mit den Augen von:
review-could-own = Der Tisch, wie du ihn damals gesehen hast.
review-could = Der Tisch, wie ihn { $player } damals gesehen hat.
review-so-own = Das konntest du damals nicht sehen.
review-so = Das konnte { $player } damals nicht sehen.
review-table = Die Kurve als Tabelle
review-move = Zug
review-chance = Gewinnchance
review-given-away = Verschenkt

## Entscheidungen
review-mattered = Worauf es ankam
review-turning = Zug { $number }
review-looking = Wird noch gesucht …
review-flawless = Keine Entscheidung hat viel gekostet. Gut gespielt!
review-no-decision = Hier gab es keine Wahl. Mit der Kurve, den Pfeiltasten oder den Schlüsselstellen gehst du durch das Spiel.
review-cost = −{ $percent } %
review-decision-own = Zug { $number }: deine Entscheidung
review-decision-of = Zug { $number }: { $player } entscheidet
review-played = Gespielt
review-better = Besser
review-good = So gut wie jede andere Wahl.
review-all-moves =
    { $count ->
        [one] { $count } möglicher Zug
       *[other] Alle { $count } möglichen Züge
    }
review-try = Von hier aus etwas anderes versuchen
review-beliefs = Was man damals vermuten konnte
review-belief = { $player }: { $what }

## Glück und Können
review-luck = Glück und Können
review-luck-own =
    { $turned ->
        [good] Von solchen Spielen hättest du { $expected } Prozent gewonnen. Deine Entscheidungen haben { $lost } verschenkt, Fehler der anderen { $received } eingebracht, das Glück hat { $luck } gebracht.
        [bad] Von solchen Spielen hättest du { $expected } Prozent gewonnen. Deine Entscheidungen haben { $lost } verschenkt, Fehler der anderen { $received } eingebracht, das Glück hat { $luck } genommen.
       *[none] Von solchen Spielen hättest du { $expected } Prozent gewonnen. Deine Entscheidungen haben { $lost } verschenkt, Fehler der anderen { $received } eingebracht; das Glück hielt sich heraus.
    }
review-luck-of =
    { $turned ->
        [good] { $player } hätte von solchen Spielen { $expected } Prozent gewonnen. Die Entscheidungen haben { $lost } verschenkt, Fehler der anderen { $received } eingebracht, das Glück hat { $luck } gebracht.
        [bad] { $player } hätte von solchen Spielen { $expected } Prozent gewonnen. Die Entscheidungen haben { $lost } verschenkt, Fehler der anderen { $received } eingebracht, das Glück hat { $luck } genommen.
       *[none] { $player } hätte von solchen Spielen { $expected } Prozent gewonnen. Die Entscheidungen haben { $lost } verschenkt, Fehler der anderen { $received } eingebracht; das Glück hielt sich heraus.
    }
review-luck-table = Glück und Können von allen
review-expected = Am Anfang
review-decisions = Entscheidungen
review-received = Fehler der anderen
review-fortune = Glück
review-luck-note = Was jemand verschenkt, fällt den anderen zu gleichen Teilen zu. Glück ist alles Übrige. Kleine Zahlen sind Rauschen.

## Tipps
review-hint-thinking = Denkt nach …
review-hint-look = Schau auf:
review-hint-look-all = den ganzen Tisch.
review-hint-kind = Die Art des Zuges:
review-hint-move = Der Zug:
review-hint-more = Verrat mir mehr
review-hint-tell = Verrat mir den Zug

## Arten von Zügen
review-kind-treasure-maps-choose_start = die ersten Karten wählen
review-kind-treasure-maps-mark = die Form oder ein einzelnes Feld ankreuzen
review-kind-treasure-maps-bonus = ein Bonusfeld ankreuzen
review-kind-treasure-maps-take_back = das letzte Kreuz zurücknehmen
review-kind-treasure-maps-take_card = eine Karte nehmen

## Züge in My Treasure
review-move-my-treasure-draw = eine Karte ziehen
review-move-my-treasure-claim = den Stapel von Platz { $spot_number } mit der Tippscheibe „{ $token_name }“ nehmen
review-move-my-treasure-place = die Karte auf Platz { $spot_number } ablegen
review-move-my-treasure-flee = mit dem Stapel von Platz { $spot_number } fliehen

## Züge in Treasure Maps
review-move-treasure-maps-choose_start = die Karten { $cards } behalten
review-move-treasure-maps-mark =
    { $primary ->
        [single] ein einzelnes Feld auf Karte { $primary_slot_number } ankreuzen
       *[other] die Form auf Karte { $primary_slot_number } ankreuzen
    }
review-move-treasure-maps-bonus = Bonusfeld { $cell_number } auf Karte { $slot_number } ankreuzen
review-move-treasure-maps-take_back = das letzte Kreuz zurücknehmen
review-move-treasure-maps-take_card =
    { $from ->
        [deck] die oberste Karte vom Stapel nehmen
       *[other] Karte { $from_position_number } aus der Auslage nehmen
    }

## Züge in Lost Mines
review-move-lost-mines-play_path = bei { $at } einen Weg legen: { $card_name }
review-move-lost-mines-play_tool = bei { $at } das Werkzeug benutzen: { $card_name }
review-move-lost-mines-play_info =
    { $target ->
        [mine] heimlich Mine { $target_mine_number } ansehen
        [treasure] heimlich Schatz { $target_slot_number } ansehen
       *[dwarf] heimlich die Zwergenkarte von { $target_seat } ansehen
    }
review-move-lost-mines-play_trap = eine Falle zwischen { $between } stellen
review-move-lost-mines-play_troll = den Troll zwischen { $between } stellen
review-move-lost-mines-play_storm = einen Sturm auf { $at } rufen
review-move-lost-mines-discard = abwerfen: { $cards }
review-move-lost-mines-step = nach { $dir_name } gehen
review-move-lost-mines-end_move = stehen bleiben
review-move-lost-mines-take_treasure = Schatz { $slot_number } nehmen
review-move-lost-mines-pick_trap_card = Karte { $index_number } ziehen
review-move-lost-mines-propose_end_round = vorschlagen, die Runde zu beenden
review-move-lost-mines-vote_end_round =
    { $yes ->
        [true] dem Ende der Runde zustimmen
       *[false] weiterspielen
    }
review-move-lost-mines-ready = zur nächsten Runde

## Züge in Klatz!
review-move-klatz-place_open = Marktkarte { $slot_number } { $side_name } anlegen
review-move-klatz-draw_blind = blind ziehen
review-move-klatz-place_drawn = die gezogene Karte { $side_name } anlegen
review-move-klatz-play_shift1 =
    { $dir ->
        [left] Karte { $from_number } um einen Platz nach links schieben
       *[right] Karte { $from_number } um einen Platz nach rechts schieben
    }
review-move-klatz-play_shift2 =
    { $dir ->
        [left] Karte { $from_number } um zwei Plätze nach links schieben
       *[right] Karte { $from_number } um zwei Plätze nach rechts schieben
    }
review-move-klatz-play_swap = die Karten { $a_number } und { $b_number } tauschen
review-move-klatz-play_remove = Karte { $at_number } entfernen
review-move-klatz-play_extra = eine zusätzliche Komposition ziehen
review-move-klatz-play_market = den Markt ersetzen
review-move-klatz-place_new = neue Marktkarte { $slot_number } { $side_name } anlegen
review-move-klatz-play_return = auf Platz { $at_number } zurückholen: { $symbol_name }
review-move-klatz-redraw = die ganze Hand neu ziehen
review-move-klatz-end_turn = den Zug beenden
review-move-klatz-claim = das Foto rufen: { $comp_name }
