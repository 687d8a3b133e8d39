### Das Spiel im Terminal und was die Befehlszeile den Spielern sagt.

## Ein laufendes Spiel

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Warten auf { $player } …
terminal-over = Das Spiel ist aus. Eine beliebige Taste zeigt das Ergebnis.
terminal-choose-move = wähle einen Zug aus der Liste
terminal-spectator = Zuschauer
terminal-person-name = Spieler { $seat }
terminal-log = Was geschah
terminal-notice = Hinweis

## Die Liste der Züge

terminal-moves-title =
    { $count ->
        [one] { $count } möglicher Zug
       *[other] { $count } mögliche Züge
    }
terminal-moves-search = Suche: { $text }▏
terminal-moves-none = Kein Zug passt. Die Rücktaste löscht die Eingabe.
terminal-moves-from-zero = In dieser Liste zählen Plätze ab 0.

## Tasten

terminal-key-mark = markieren
terminal-key-play = spielen
terminal-key-search = suchen
terminal-key-board = Spielplan
terminal-key-list = Liste der Züge
terminal-key-help = Hilfe
terminal-key-language = Sprache
terminal-key-log = Protokoll
terminal-key-quit = Ende
terminal-key-confirm = ja, so machen
terminal-key-back = zurück
terminal-key-go-on = weiter

## Abgelehntes

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = „{ $found }“ ist kein Zug dieses Spiels. Tab zeigt die Liste der Züge.
terminal-key-unknown = Die Taste { $key } bewirkt hier nichts. Unten stehen die Tasten, die etwas tun; ? erklärt sie.
terminal-key-not-now = Die Taste { $key } bewirkt jetzt nichts: { $player } ist dran.
terminal-only-watching = Du schaust nur zu. Es spielen die am Tisch.
terminal-save-failed = Das Spiel geht weiter, konnte aber nicht gespeichert werden: { $error }
terminal-too-small = Dieses Fenster hat { $columns } × { $rows } Zeichen. Bitte auf mindestens { $columns_min } × { $rows_min } vergrößern.

## Eine Tastatur für mehrere

terminal-handing-title = Die Tastatur wandert weiter
terminal-handing = Gib die Tastatur an { $player }. Alle anderen schauen weg.
terminal-handing-key = { $player }, drücke Enter, wenn nur du den Bildschirm siehst.

## Hilfe

terminal-help-title = { $game }: Hilfe (↑↓ blättern, Esc zurück)
terminal-help-keys = Tasten in diesem Augenblick
terminal-help-signs = Zeichen auf dem Plan
terminal-help-tab = jeden möglichen Zug in einer Liste zeigen, oder zurück zum Plan
terminal-help-help = diese Hilfe
terminal-help-language = Sprache wechseln: English, Deutsch, Français, Русский, Українська
terminal-help-log = alles, was geschah
terminal-help-quit = aufhören; nach jedem Zug wird gespeichert
terminal-help-interrupt = sofort aufhören
terminal-log-title = Was geschah (↑↓ blättern, Esc zurück)

## Das Ende

terminal-quit-saved = Aufhören? Das Spiel ist in { $path } gespeichert und kann fortgesetzt werden.
terminal-quit-unsaved = Aufhören? Das Spiel ist nicht gespeichert und geht verloren.
terminal-quit-yes = aufhören
terminal-quit-no = weiterspielen
terminal-result-saved = Das ganze Spiel steht in { $path }.
terminal-result-again = noch ein Spiel
terminal-result-look = den Tisch ansehen
terminal-saved = Das Spiel ist in { $path } gespeichert. Weiter geht es mit: klad play --resume { $path }
terminal-saved-over = Das ganze Spiel steht in { $path }. Ansehen mit: klad replay { $path }

## Vor dem Spiel

terminal-setup-title = ein neues Spiel
terminal-setup-resume = Gespeichertes Spiel fortsetzen
terminal-setup-resume-help = Enter setzt das Spiel dort fort, wo es aufhörte.
terminal-setup-game = Spiel
terminal-setup-seats = Spieler
terminal-setup-seats-help = Dieses Spiel ist für { $least } bis { $most } Spieler.
terminal-setup-chair = Platz { $seat }
terminal-setup-person = { $name } (an dieser Tastatur)
terminal-setup-bot = Bot: { $level }
terminal-setup-chair-help = Wer hier sitzt: ein Mensch an dieser Tastatur oder ein Bot (← →). Tippe, um den Namen zu ändern. Mehrere Menschen wechseln sich an der Tastatur ab.
terminal-setup-number = Von { $least } bis { $most }; Ziffern können getippt werden.
terminal-setup-bad-name = „{ $name }“ geht nicht als Name: Er darf nicht leer sein und nicht mit „bot“ beginnen.
terminal-setup-key-row = Zeile wählen
terminal-setup-key-change = ändern
terminal-setup-key-start = los
terminal-setup-key-unknown = Die Taste { $key } bewirkt hier gerade nichts. Unten stehen die Tasten, die etwas tun.

## Wiederholungen

terminal-replay-start = Vor dem ersten Zug von { $count }.
terminal-replay-step = Zug { $at } von { $count }: { $player }: { $move }
terminal-replay-next = weiter
terminal-replay-previous = zurück
terminal-replay-ends = Anfang, Ende
terminal-replay-viewer = anderer Blick

## Mein Schatz

terminal-any-key = Weiter mit einer beliebigen Taste.
terminal-my-treasure-orcs = Orks { $count } von { $most }
terminal-my-treasure-deck = Schatzdepot { $count }
terminal-my-treasure-danger = Gefahr: Die nächste Karte ist der letzte Ork, 1 von { $count }!
terminal-my-treasure-height =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-my-treasure-empty = leer
terminal-my-treasure-closed = geschlossen
terminal-my-treasure-grabbed = mitgenommen
terminal-my-treasure-tokens = Tippscheiben
terminal-my-treasure-pool = { $count } verdeckt
terminal-my-treasure-drawn = Gezogen, abzulegen:
terminal-my-treasure-in-cave = in der Höhle
terminal-my-treasure-blind = verdeckte Scheibe
terminal-my-treasure-top = oben
terminal-my-treasure-scored = Runde { $round } ist vorbei
terminal-my-treasure-result = { $kind }: Summe { $total }, bringt { $award }, Beutel { $purse }
terminal-my-treasure-token = wähle die Tippscheibe für Stapel { $spot }
terminal-my-treasure-spot = wähle den Stapel für die Tippscheibe: { $kind }
terminal-my-treasure-confirm = Stapel { $spot } mit der Tippscheibe „{ $kind }“ nehmen? Diese Runde ist dann für dich zu Ende.
terminal-my-treasure-key-draw = Karte ziehen
terminal-my-treasure-key-claim = Stapel nehmen
terminal-my-treasure-key-token = Tippscheibe
terminal-my-treasure-key-place = Karte auf diesen Platz legen
terminal-my-treasure-key-flee = mit diesem Stapel fliehen
terminal-my-treasure-legend = ▲ ein Ork, der da ist; > ist am Zug; * hat die Runde begonnen; ● Münzen im Beutel, 8 beenden das Spiel; „oben RR S“ nennt die oberste Karte eines genommenen Stapels in Buchstaben.

## Schatzkarten

terminal-treasure-maps-headline = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
terminal-treasure-maps-cups = Pokale { $cups }
terminal-treasure-maps-palm-value = eine Palme bringt { $value }
terminal-treasure-maps-earlier = vorher: { $shapes }
terminal-treasure-maps-shape-title = Form
terminal-treasure-maps-shapes-title = Sieben der acht kommen in jeder Runde dran: ▒ gespielt, □ noch nicht bekannt
terminal-treasure-maps-keep = wähle zwei deiner vier Karten zum Behalten (gewählt: { $count })
terminal-treasure-maps-shape = kreuze die Form auf einer deiner Karten an.
terminal-treasure-maps-single = kreuze ein einzelnes Feld an.
terminal-treasure-maps-bonus =
    { $count ->
        [one] kreuze { $count } Bonusfeld auf einer der Karten an.
       *[other] kreuze { $count } Bonusfelder auf den Karten an.
    }
terminal-treasure-maps-take = nimm { $count ->
        [one] eine neue Karte
       *[other] { $count } neue Karten, eine nach der anderen,
    } aus der Auslage oder vom Stapel
terminal-treasure-maps-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
terminal-treasure-maps-palm = Palme: { $value }
terminal-treasure-maps-crosses =
    { $count ->
        [one] { $count } Bonusfeld
       *[other] { $count } Bonusfelder
    }
terminal-treasure-maps-completes = Karte fertig: { $points }
terminal-treasure-maps-final = beendet deinen Zug
terminal-treasure-maps-display = Auslage · Stapel { $count }
terminal-treasure-maps-players = Spieler
terminal-treasure-maps-row = Münzen { $coins } Pokal { $cup }
terminal-treasure-maps-palms = Palmen { $palms }
terminal-treasure-maps-done = Fertig { $cards }
terminal-treasure-maps-player = o{ $coins } c{ $cups } Y{ $palms } { $cards }
terminal-treasure-maps-rank = Rang: { $rank }
terminal-treasure-maps-ranks = Ränge: { $scale }
terminal-treasure-maps-key-choose = Karte wählen
terminal-treasure-maps-key-keep = diese zwei behalten
terminal-treasure-maps-key-move = schieben
terminal-treasure-maps-key-next = nächster passender Ort
terminal-treasure-maps-key-card = Karte
terminal-treasure-maps-key-turn = drehen
terminal-treasure-maps-key-flip = spiegeln
terminal-treasure-maps-key-single = Einzelfeld
terminal-treasure-maps-key-shape = ganze Form
terminal-treasure-maps-key-back = zurücknehmen
terminal-treasure-maps-key-cross = ankreuzen
terminal-treasure-maps-key-take = diese Karte nehmen
terminal-treasure-maps-key-deck = blind vom Stapel
terminal-treasure-maps-key-others = Karten der anderen
terminal-treasure-maps-key-shapes = die acht Formen
terminal-treasure-maps-key-display = Auslage
terminal-treasure-maps-legend = Auf einer Karte: [ ] leeres Feld, [+] Kreuz (gibt ein Bonusfeld), [o] Münze, [Y] Palme; ▒ angekreuzt, ╳ in diesem Zug angekreuzt, < > was Enter ankreuzen würde. Die Buchstaben vor der Zahl nennen die Farbe, „2★“ und Buchstaben ein Siegel: 2 Punkte für jede fertige Karte jener Farbe.
terminal-treasure-maps-legend-score = Spieler: * Startspieler, ✓ fertig, … noch dabei; Punkte, dann o Münzen, c Pokalpunkte, Y Palmenpunkte, fertige Karten nach Farbe.

## Verlorene Minen

terminal-lost-mines-you = Du: { $role }, Sippe { $clan }
terminal-lost-mines-pile = Nachziehstapel { $count }
terminal-lost-mines-left = Schätze übrig { $count }
terminal-lost-mines-players = Zwerg   wo K  P.
terminal-lost-mines-rail = Schätze nach Nummer
terminal-lost-mines-no-hand = Keine Karten auf der Hand.
terminal-lost-mines-info = Späher
terminal-lost-mines-path-end = Sackgasse
terminal-lost-mines-path-straight = gerader Weg
terminal-lost-mines-path-bend = Biegung
terminal-lost-mines-path-fork = Abzweig
terminal-lost-mines-path-crossroads = Kreuzung
terminal-lost-mines-trap = Falle
terminal-lost-mines-troll = Troll
terminal-lost-mines-storm = Sturm
terminal-lost-mines-ask-card = wähle eine Karte zum Spielen oder wirf eine oder zwei ab
terminal-lost-mines-ask-cell = wohin? Der Zeiger steht auf { $cell }; + zeigt, wo es geht
terminal-lost-mines-ask-edge = auf welche Kante? Jetzt: { $cells }; + zeigt die anderen
terminal-lost-mines-ask-look = heimlich ansehen: { $target }?
terminal-lost-mines-ask-discard = wähle eine oder zwei Karten zum Abwerfen (gewählt: { $count })
terminal-lost-mines-ask-walk =
    { $count ->
        [one] geh mit deinem Zwerg (noch { $count } Schritt) oder bleib
       *[other] geh mit deinem Zwerg (noch { $count } Schritte) oder bleib
    }
terminal-lost-mines-ask-pick = ziehe blind die Karte, die { $player } an die Falle verliert
terminal-lost-mines-ask-take = wähle einen Schatz: { $slots }
terminal-lost-mines-ask-vote = diese Runde jetzt beenden? Nur wenn alle zustimmen
terminal-lost-mines-look-mine = die Mine auf { $cell }
terminal-lost-mines-look-treasure = Schatz Nummer { $slot } ({ $kind })
terminal-lost-mines-look-dwarf = die Rolle von { $player }
terminal-lost-mines-unplayable = Diese Karte lässt sich jetzt nicht spielen. Wähle eine andere, oder X zum Abwerfen.
terminal-lost-mines-unknown-mine = Niemand weiß, was in dieser Mine ist: Schätze oder der Drache. Dein Weg endet dort. Dieselbe Taste noch einmal, um hineinzugehen.
terminal-lost-mines-scored = Runde { $round }: Rollen und Schätze
terminal-lost-mines-ready = Enter, wenn du für die nächste Runde bereit bist
terminal-lost-mines-key-choose = Karte wählen
terminal-lost-mines-key-discard = abwerfen
terminal-lost-mines-key-propose = Rundenende vorschlagen
terminal-lost-mines-key-aim = zielen
terminal-lost-mines-key-next = nächstes Ziel
terminal-lost-mines-key-turn = Karte drehen
terminal-lost-mines-key-walk = gehen
terminal-lost-mines-key-stay = hier bleiben
terminal-lost-mines-key-pick = Karte ziehen
terminal-lost-mines-key-take = diesen Schatz nehmen
terminal-lost-mines-key-ready = bereit
terminal-lost-mines-key-hide = Rolle verbergen
terminal-lost-mines-legend-map = Linien sind Wege, Buchstaben sind Zwerge (eine Ziffer: so viele stehen dort), ◆ und ◇ die Starts der blauen und der gelben Sippe. # { $trunk }, ~ { $lake }, o { $pit }: zu, bis a, b oder r ({ $axe }, { $boat }, { $rope }) dort steht. % { $rocks }, * { $campfire }. ^ Falle, ein Buchstabe auf einer Kante: der Troll dieses Spielers. Felsen und überwundene Hindernisse fassen einen Zwerg.
terminal-lost-mines-legend-mines = [? ] eine Mine, in der noch niemand war; ein Buchstabe neben dem ? ist, was du dort gesehen hast. G { $gold }, S { $silver }, J { $gems }, D Drache. Ein Schatz „G3“ ist Gold im Wert von 3, „G?“ unbekannt; „4BG“ ist Nummer 4, Gold, von B genommen.
terminal-lost-mines-legend-players = Spieler: > ist am Zug; nach dem Zeichen der Sippe L { $loyal }, S { $selfish }, X { $saboteur }, ? dir unbekannt; D hat den Drachen geweckt; dann wo der Zwerg steht, Handkarten, Punkte.
terminal-key-hand-on = Tastatur weitergeben
terminal-help-hand-on = zu mehreren: die Tastatur weitergeben, auch außer der Reihe

## Klatz!

terminal-klatz-headline =
    { $you ->
        [player] du bist dran
       *[none] { $player } ist dran
    }
terminal-klatz-head = Aktionen { $played } von { $quota } · Mauerstapel { $deck } · Motive übrig { $compositions }
terminal-klatz-last-turns =
    { $count ->
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
terminal-klatz-left = linkes Ende
terminal-klatz-right = rechtes Ende
terminal-klatz-waiting = wartende Rikschas: { $count }
terminal-klatz-market = Markt
terminal-klatz-drawn = gezogen:
terminal-klatz-discard = Ablage { $cards }   · Zeiger: { $under }
terminal-klatz-open = Offen
terminal-klatz-own = Deine
terminal-klatz-hold = (warten)
terminal-klatz-actions = Aktionen
terminal-klatz-player =
    { $count ->
        [0] Aktionen { $actions }, Motive { $compositions }
       *[other] Aktionen { $actions }, Motive { $compositions }, Fotos { $photos }
    }
terminal-klatz-ask-place = nimm eine Karte vom Markt oder blind vom Stapel für ein Ende der Mauer
terminal-klatz-ask-side = an welches Ende der Mauer?
terminal-klatz-ask-new = leg eine der neuen Marktkarten an die Mauer
terminal-klatz-ask-act = spiele eine Aktionskarte oder tausche die ganze Hand
terminal-klatz-ask-more = spiele noch eine Aktionskarte oder beende den Zug
terminal-klatz-ask-end = ruf KLATZ!, wenn du ein Motiv siehst, oder beende den Zug
terminal-klatz-ask-card = { $action }: welche Karte der Mauer?
terminal-klatz-ask-first = welche ist die erste Karte?
terminal-klatz-ask-second = und welche ist die zweite Karte?
terminal-klatz-ask-direction = { $action }: nach links oder nach rechts?
terminal-klatz-ask-return = „{ $symbol }“ zurückholen: in welche Lücke?
terminal-klatz-ask-confirm = „{ $action }“ spielen?
terminal-klatz-ask-redraw = die ganze Hand abwerfen und neu ziehen? Dein Zug ist dann zu Ende.
terminal-klatz-ask-redraw-few = die ganze Hand abwerfen? Vorsicht, Motive zum Nachziehen: { $count }.
terminal-klatz-ask-call = { $player } ist dran. Zeigt die Mauer eines deiner Motive, ruf KLATZ!
terminal-klatz-ask-sealed = verdeckte Runde: ruf mit einem Motiv, das die Mauer zeigt, oder antworte „kein Foto“
terminal-klatz-clock = Restzeit: { $seconds } s
terminal-klatz-orders = Deine Motive rufen von selbst; O hält eines zurück.
terminal-klatz-round = Alle antworten verdeckt: { $seconds } s
terminal-klatz-reveal = Schau auf die Mauer …
terminal-klatz-window = Wer zuerst ruft, bekommt das Foto!
terminal-klatz-sent = Dein Zug ist unterwegs; andere können noch rufen: { $seconds } s
terminal-klatz-ends = Der Zug endet von selbst in { $seconds } s
terminal-klatz-stale = Die Mauer hat sich vor deinem Zug verändert. Wähle neu.
terminal-klatz-lapsed = Zu spät: Jemand war schneller, und die Mauer zeigt { $comp } nicht mehr.
terminal-klatz-lost-call = Zu spät gerufen: { $player }.
terminal-klatz-nothing-to-call = Du hast kein Motiv zum Rufen.
terminal-klatz-race-alone = Ein Wettlauf braucht für jeden eine eigene Tastatur. Wählt feste Aufträge oder verdeckte Antworten, um an dieser gemeinsam zu spielen.
terminal-klatz-bots-only = Diese Art zu rufen ist nur für Bots. Wähle eine andere oder setze überall Bots hin.
terminal-klatz-key-market = Marktkarte
terminal-klatz-key-draw = blinde Karte
terminal-klatz-key-side = Ende der Mauer
terminal-klatz-key-action = Aktionskarte
terminal-klatz-key-shift = schieben
terminal-klatz-key-symbol = Symbol
terminal-klatz-key-gap = Lücke
terminal-klatz-key-redraw = neue Hand
terminal-klatz-key-end = Zug beenden
terminal-klatz-key-comp = Motiv
terminal-klatz-key-point = Stelle
terminal-klatz-key-call = KLATZ!
terminal-klatz-key-pass = passen
terminal-klatz-key-order = warten/rufen
terminal-klatz-key-none = kein Foto
terminal-klatz-legend = R▸ eine Rikscha verdeckt die Karte und fährt nach rechts weiter; ══ ein Turm lässt sich nicht bewegen. „LN KT (1)“ ist ein Motiv: Diese Symbole nebeneinander, von links nach rechts, bringen 1 Punkt.
terminal-klatz-legend-calls = Für ein Foto wähle ein Motiv (↑↓), zeige auf seine erste Karte in der Mauer (←→) und drücke die Leertaste. Eigene Motive darfst du jederzeit rufen, offene nur in deinem Zug. Ein falscher Ruf kostet nichts.
terminal-klatz-key-this = diese
terminal-my-treasure-mouse = Maus
terminal-setup-saved =
    { $count ->
        [one] { $game }, { $count } Zug
       *[other] { $game }, { $count } Züge
    }

## Tische im Netz

terminal-online-says = { $player }: { $words }
terminal-online-lost = Die Verbindung ist weg. Neuer Versuch … Dein Platz bleibt dir.
terminal-online-gone = Der Server hat diesen Tisch geschlossen. Q beendet.
terminal-online-away = Ein Bot spielt für dich. Eine beliebige Taste gibt dir deinen Platz zurück.
terminal-online-restored = Die Verbindung steht wieder.
terminal-online-unsure = Die Verbindung steht wieder. Sie riss ab, während dein Zug unterwegs war: Sieh nach, ob er gemacht wurde.
terminal-online-unasked = Der Server ist gerade nicht zu erreichen. Es wurde nichts gesendet.
terminal-online-unknown = Der Server kennt dich nicht mehr. Beende das Programm und komm noch einmal.
terminal-online-next = Jemand möchte noch eine Partie. Mit N spielst du mit.
terminal-online-no-next = Noch hat niemand eine weitere Partie eröffnet.
terminal-online-note-lost = Die Verbindung war weg.
terminal-online-note-came = { $player } ist da.
terminal-online-note-went = { $player } hat die Verbindung verloren.
terminal-online-note-bot = Ein Bot spielt für { $player }.
terminal-online-note-back = { $player } spielt wieder selbst.
terminal-online-note-fair = Fair gemischt: Die ganze Partie wurde noch einmal gegeben und passt zu dem, was du gesehen hast.
terminal-online-note-restart = Der Tisch beginnt von vorn: { $player } hat nicht offengelegt.
terminal-online-restarted = Der Tisch beginnt von vorn, weil jemand nicht offengelegt hat. Siehe die Liste der Plätze.
terminal-online-evidence = Die Beweise stehen in { $file } (zu prüfen mit: klad verify --mine { $file })
terminal-online-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
terminal-online-wait-host = Alle sitzen. Mit S geht es los.
terminal-online-wait-host-open = Schick den Link an alle, die mitspielen sollen, oder setze mit B Bots auf die freien Plätze.
terminal-online-wait-open = Es fehlen noch Mitspieler. Wer den Tisch eröffnet hat, beginnt die Partie.
terminal-online-key-start = beginnen
terminal-online-key-bots = Bots auf freie Plätze
terminal-online-key-get-up = Platz freigeben und gehen
terminal-online-key-sit = hinsetzen
terminal-online-quit = Den Tisch verlassen? Dein Platz bleibt dir, aber die anderen müssen vielleicht auf dich warten. Derselbe Befehl bringt dich zurück.
terminal-online-quit-watching = Den Tisch verlassen?
terminal-online-bye = Dein Platz bleibt dir. Zurück geht es mit: klad join { $link }
terminal-online-bye-over = Die Partie ist vorbei. Nachzusehen ist sie unter { $link }
