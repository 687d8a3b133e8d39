### Schatzkarten.

## Das Spiel

treasure-maps-title = Schatzkarten
treasure-maps-summary = Alle kreuzen gleichzeitig dieselbe Form auf ihren eigenen Schatzkarten an; mach Karten fertig, sei schnell bei den Pokalen und kreuze Palmen an, wenn sie viel zählen.
treasure-maps-facts-known = Aus der Spielanleitung stammen die Anzahlen: 47 Schatzkarten (12 violette, 12 orange, 12 grüne, 11 graue), 8 Expeditionskarten mit 6 Formen, Wertungskarte und Pokale. Punkte, Siegel, Formen und wie oft jedes Zeichen vorkommt stammen aus anderen Veröffentlichungen, die dazu passen.
treasure-maps-facts-ours = Die Zeichnungen aller 47 Inseln sind von uns; in der Schachtel sehen sie anders aus.
treasure-maps-section-setup = Aufbau
treasure-maps-section-course = Züge und Runden
treasure-maps-section-cross = Schritt 2: Ankreuzen
treasure-maps-section-replace = Schritt 3: Pokale und neue Karten
treasure-maps-section-round = Ende einer Runde
treasure-maps-section-scoring = Spielende
treasure-maps-section-alone = Allein, um Punkte

## Regeln

rule-TM-001 = Zwei, drei oder vier Personen können spielen, oder eine allein um Punkte.
rule-TM-002 = Alle haben einen leeren Wertungsbogen mit drei Reihen zu vier Münzfeldern, einem Pokalfeld je Reihe und vier Palmenfeldern.
rule-TM-003 = Die Rundenkarte zeigt allen die vier Runden, die Pokale 6, 5, 4, 3, 2, 1 und alle acht Expeditionskarten.
rule-TM-004 = Alle bekommen vier Schatzkarten, die nur sie selbst sehen.
rule-TM-005 = Du behältst genau zwei deiner vier Karten; alle wählen einmal, und alle behaltenen Karten werden gemeinsam aufgedeckt.
rule-TM-006 = Nicht behaltene Karten werden in den Schatzstapel zurückgemischt, bevor die Auslage entsteht.
rule-TM-007 = Die Auslage besteht aus vier offenen Schatzkarten in der Reihenfolge, in der sie gezogen wurden.
rule-TM-008 = Die acht Expeditionskarten werden gemischt und verdeckt gestapelt.
rule-TM-009 = Wer im ersten Zug Startspieler ist, entscheidet das Los, wenn der Gastgeber keinen Platz bestimmt.
rule-TM-020 = Eine Partie hat vier Runden zu sieben Zügen; jeder Zug hat drei Schritte, und jede Handlung gehört zu ihrem Schritt.
rule-TM-021 = Schritt 1: Die oberste Expeditionskarte wird aufgedeckt; ihre Form gilt für alle.
rule-TM-022 = Von den gespielten Expeditionskarten der Runde darf man nur die oberste ansehen.
rule-TM-023 = In jeder Runde werden sieben der acht Expeditionskarten gespielt; die achte wird nicht gezeigt.
rule-TM-030 = Schritt 2: Alle kreuzen gleichzeitig an: genau eine Form oder ein einzelnes Feld und die Bonusfelder daraus.
rule-TM-031 = Die Form kommt auf eine deiner eigenen aktiven Karten, auf Felder, die es dort gibt.
rule-TM-032 = Die Form darf beliebig gedreht und gespiegelt werden.
rule-TM-033 = Die Form gilt nur ganz: nicht verändert, nicht gekürzt, nicht über den Rand, nicht über zwei Karten.
rule-TM-034 = Ein Feld kann nur einmal angekreuzt werden.
rule-TM-035 = Statt der Form darfst du immer ein einzelnes Feld einer deiner aktiven Karten ankreuzen.
rule-TM-036 = Du musst in jedem Zug mindestens ein Feld ankreuzen; nur wer kein freies Feld hat, setzt aus.
rule-TM-037 = Deine Kreuze bleiben verborgen, bis alle fertig sind; dein letztes Kreuz macht deinen Zug endgültig.
rule-TM-038 = Sobald die letzte Person fertig ist, werden alle Kreuze gemeinsam aufgedeckt und gelten.
rule-TM-039 = Bis zu deinem letzten Kreuz darfst du deine Kreuze dieses Zuges zurücknehmen, höchstens 20-mal je Zug.
rule-TM-040 = Für jedes angekreuzte Kreuzsymbol musst du sofort ein weiteres Feld auf deinen aktiven Karten ankreuzen.
rule-TM-041 = Ein Bonusfeld mit Kreuzsymbol bringt ein weiteres Bonusfeld und so fort.
rule-TM-042 = Bonusfelder sind Pflicht: nicht weniger und nicht mehr, als die Kreuzsymbole bringen.
rule-TM-043 = Ist kein freies Feld mehr da, verfällt der restliche Bonus.
rule-TM-044 = In welcher Reihenfolge du Bonusfelder ankreuzt, ist gleich; es zählt nur, welche.
rule-TM-050 = Für jede angekreuzte Münze kreuzt du das nächste Münzfeld deines Wertungsbogens an.
rule-TM-051 = Es gibt zwölf Münzfelder; weitere Münzen bringen nichts.
rule-TM-052 = Eine volle Münzreihe wird in Schritt 3 gewertet, nicht früher.
rule-TM-060 = Für jede angekreuzte Palme kommt 1 Punkt und je Palme der Auslage 1 weiterer in dein nächstes Palmenfeld.
rule-TM-061 = Die Auslage ändert sich in Schritt 2 nicht; darum bringt jede Palme eines Zuges gleich viel.
rule-TM-062 = Für den Wert einer Palme zählen nur Palmen der Auslage, nicht die auf anderen Karten.
rule-TM-063 = Jede Palme füllt ein eigenes Feld, solange eines der vier frei ist; weitere Palmen bringen nichts.
rule-TM-064 = Symbole zählen, wie auch immer ihr Feld angekreuzt wurde, auch wenn die Karte nie voll wird.
rule-TM-070 = Volle Münzreihen und Karten meldet der Tisch selbst; niemand kann es vergessen.
rule-TM-071 = Schritt 3 läuft reihum, im Uhrzeigersinn ab dem Startspieler.
rule-TM-072 = Für jede volle Münzreihe bekommst du den höchsten noch freien Pokal.
rule-TM-073 = Sind alle sechs Pokale vergeben, bringen weitere Reihen 0.
rule-TM-074 = Eine Reihe wird gewertet, wenn ihr Besitzer an der Reihe ist, nie früher.
rule-TM-075 = Eine Schatzkarte, auf der alles angekreuzt ist, ist fertig und wird offen beiseitegelegt.
rule-TM-076 = Für jede fertige Karte musst du eine neue nehmen: aus der Auslage oder ungesehen vom Stapel.
rule-TM-077 = Zwei neue Karten werden nacheinander genommen; dazwischen wird die Auslage nicht aufgefüllt.
rule-TM-078 = Hat jemand alle neuen Karten genommen, wird die Auslage aufgefüllt, bevor die nächste Person handelt.
rule-TM-079 = Ist der Stapel leer, wird die Auslage nicht mehr aufgefüllt und neue Karten kommen nur aus ihr.
rule-TM-080 = Ist keine Karte mehr da, bleibt der Platz leer.
rule-TM-081 = Eine neue Karte kommt an den Platz der fertigen.
rule-TM-082 = Auf neuen Karten wird ab dem nächsten Zug angekreuzt.
rule-TM-083 = Nach jedem Zug wird die Person links Startspieler, auch von Runde zu Runde.
rule-TM-090 = Eine Runde endet nach ihrem siebten Zug.
rule-TM-091 = Dann werden alle acht Expeditionskarten neu gemischt, die ungespielte ungesehen.
rule-TM-092 = Alles andere bleibt von Runde zu Runde, wie es ist.
rule-TM-100 = Das Spiel endet nach der vierten Runde.
rule-TM-101 = Im letzten Zug gibt es Pokale und fertige Karten, aber neue Karten werden nicht genommen.
rule-TM-102 = Unfertige Karten bringen keine Punkte und ihre Siegel nichts; Münzen und Palmen darauf bleiben gewertet.
rule-TM-110 = Deine Punkte sind die Summe aus Münzen, Pokalen, Palmen, fertigen Karten und Siegeln.
rule-TM-111 = Jedes angekreuzte Münzfeld zählt 1 Punkt.
rule-TM-112 = Die Zahlen in deinen Pokalfeldern zählen dazu.
rule-TM-113 = Die Zahlen in deinen Palmenfeldern zählen dazu.
rule-TM-114 = Eine fertige Karte bringt ihre Punkte: Lila 14, Orange 12, Grün 10, Grau 8.
rule-TM-115 = Jedes Siegel auf einer fertigen Karte zählt je fertiger Karte seiner Farbe: 2 bei Lila und Orange, 1 bei Grün und Grau.
rule-TM-120 = Die meisten Punkte gewinnen.
rule-TM-121 = Bei Gleichstand gewinnen mehr fertige graue Karten, dann grüne, dann orange, dann lila.
rule-TM-122 = Ist auch das alles gleich, teilen sich die Gleichauf-Liegenden den Sieg.
rule-TM-130 = Unsere eigene Regel, nicht aus der Anleitung: Du kannst allein um Punkte spielen. Alles, wozu es keine anderen braucht, bleibt, wie es ist; einen Startspieler gibt es nicht.
rule-TM-131 = Unsere eigene Regel: Allein verfällt am Ende jeder der ersten drei Runden der höchste noch freie Pokal, als wäre jemand anders schneller gewesen.
rule-TM-132 = Unsere eigene Regel: Allein bringen dir deine Punkte einen Rang: Schiffsjunge, Matrose ab 70, Bootsmann ab 90, Steuermann ab 105, Kapitän ab 120, Legende ab 132.

## Optionen

treasure-maps-option-first_player = Startspieler
treasure-maps-option-first_player-help = Wer im ersten Zug Startspieler ist.
treasure-maps-option-first_player-random = Durch Los
treasure-maps-option-first_player-seat-0 = Platz 1
treasure-maps-option-first_player-seat-1 = Platz 2
treasure-maps-option-first_player-seat-2 = Platz 3
treasure-maps-option-first_player-seat-3 = Platz 4
treasure-maps-option-expedition_memory = Gespielte Expeditionskarten
treasure-maps-option-expedition_memory-help = Ob der Tisch zeigt, welche Expeditionskarten in dieser Runde schon gespielt wurden, oder ob man sie sich merken muss.
treasure-maps-option-expedition_memory-strict = Muss man sich merken
treasure-maps-option-expedition_memory-open = Werden gezeigt
treasure-maps-option-deck_aid = Stapelhilfe
treasure-maps-option-deck_aid-help = Zeigt, wie viele Karten jeder Farbe noch im Schatzstapel sind.

## Handlungen

treasure-maps-move-choose_start = Diese zwei Karten behalten
treasure-maps-move-mark = Felder ankreuzen
treasure-maps-move-bonus = Bonusfeld ankreuzen
treasure-maps-move-take_back = Zurücknehmen
treasure-maps-move-take_card = Karte nehmen

## Ablehnungen

treasure-maps-refusal-game_over = Das Spiel ist zu Ende.
treasure-maps-refusal-not_a_player = Das können nur Personen, die am Tisch mitspielen.
treasure-maps-refusal-other_step = Das gehört zu einem anderen Schritt. Jetzt: { $phase_name }
treasure-maps-refusal-already_chosen = Du hast deine zwei Karten schon gewählt.
treasure-maps-refusal-not_two_cards = Behalte zwei verschiedene der vier Karten, nicht { $first_number } und { $second_number }.
treasure-maps-refusal-nothing_to_cross = Du hast kein freies Feld und setzt diesen Zug aus.
treasure-maps-refusal-already_committed = Deine Kreuze dieses Zuges sind endgültig.
treasure-maps-refusal-bonus_due =
    { $due ->
        [one] Du hast deine Form oder dein Feld angekreuzt; jetzt noch ein Bonusfeld.
       *[other] Du hast deine Form oder dein Feld angekreuzt; jetzt noch { $due } Bonusfelder.
    }
treasure-maps-refusal-no_bonus_due = Es steht kein Bonusfeld an: kreuze zuerst die Form oder ein einzelnes Feld an.
treasure-maps-refusal-nothing_to_take_back = Es gibt nichts zurückzunehmen.
treasure-maps-refusal-too_many_take_backs =
    { $most ->
        [one] Du hast in diesem Zug einmal zurückgenommen; mehr geht nicht.
       *[other] Du hast in diesem Zug { $most }-mal zurückgenommen; mehr geht nicht.
    }
treasure-maps-refusal-no_card_in_slot = An Platz { $slot_number } liegt keine Karte.
treasure-maps-refusal-not_on_card = Die Karte an Platz { $slot_number } hat die Felder 1 bis { $last_number }, nicht { $cell_number }.
treasure-maps-refusal-already_crossed = Feld { $cell_number } der Karte an Platz { $slot_number } ist schon angekreuzt.
treasure-maps-refusal-not_the_shape =
    { $count ->
        [one] Ein Feld ist nicht die Form: { $shape_name }, die { $size } Felder hat.
       *[other] Diese { $count } Felder sind nicht die Form: { $shape_name }, die { $size } Felder hat.
    }
treasure-maps-refusal-not_your_place = Gerade nimmt jemand anderes Karten.
treasure-maps-refusal-no_card_in_display = An Platz { $position_number } der Auslage liegt keine Karte.
treasure-maps-refusal-deck_empty = Der Schatzstapel ist leer.

## Ereignisse

treasure-maps-event-chosen =
    { $you ->
        [player] Du hast deine zwei Karten gewählt.
       *[none] { $player } hat zwei Karten gewählt.
    }
treasure-maps-event-start_revealed =
    { $you ->
        [player] Du beginnst mit { $cards }.
       *[none] { $player } beginnt mit { $cards }.
    }
treasure-maps-event-display_refilled = Neu in der Auslage an Platz { $position_number }: { $card_name }.
treasure-maps-event-first_player =
    { $you ->
        [player] Du bist Startspieler.
       *[none] { $player } ist Startspieler.
    }
treasure-maps-event-expedition_revealed = Expedition: { $shape_name }.
treasure-maps-event-marked =
    { $due ->
        [0] Du kreuzt { $mark_cells_count ->
            [one] ein Feld
           *[other] { $mark_cells_count } Felder
        } auf Karte { $mark_slot_number } an. Dein Zug ist endgültig.
        [one] Du kreuzt { $mark_cells_count ->
            [one] ein Feld
           *[other] { $mark_cells_count } Felder
        } auf Karte { $mark_slot_number } an. Ein Bonusfeld steht an.
       *[other] Du kreuzt { $mark_cells_count ->
            [one] ein Feld
           *[other] { $mark_cells_count } Felder
        } auf Karte { $mark_slot_number } an. { $due } Bonusfelder stehen an.
    }
treasure-maps-event-taken_back = Du nimmst dein letztes Kreuz zurück.
treasure-maps-event-committed =
    { $you ->
        [player] Du bist mit dem Ankreuzen fertig.
       *[none] { $player } ist mit dem Ankreuzen fertig.
    }
treasure-maps-event-crosses_revealed =
    { $you ->
        [player] { $coins ->
            [0] { $palms ->
                [0] Du zeigst deine Kreuze dieses Zuges.
                [one] Du zeigst eine Palme für { $palm_value }.
               *[other] Du zeigst { $palms } Palmen für je { $palm_value }.
            }
            [one] { $palms ->
                [0] Du zeigst eine Münze.
                [one] Du zeigst eine Münze und eine Palme für { $palm_value }.
               *[other] Du zeigst eine Münze und { $palms } Palmen für je { $palm_value }.
            }
           *[other] { $palms ->
                [0] Du zeigst { $coins } Münzen.
                [one] Du zeigst { $coins } Münzen und eine Palme für { $palm_value }.
               *[other] Du zeigst { $coins } Münzen und { $palms } Palmen für je { $palm_value }.
            }
        }
       *[none] { $coins ->
            [0] { $palms ->
                [0] { $player } zeigt die Kreuze dieses Zuges.
                [one] { $player } zeigt eine Palme für { $palm_value }.
               *[other] { $player } zeigt { $palms } Palmen für je { $palm_value }.
            }
            [one] { $palms ->
                [0] { $player } zeigt eine Münze.
                [one] { $player } zeigt eine Münze und eine Palme für { $palm_value }.
               *[other] { $player } zeigt eine Münze und { $palms } Palmen für je { $palm_value }.
            }
           *[other] { $palms ->
                [0] { $player } zeigt { $coins } Münzen.
                [one] { $player } zeigt { $coins } Münzen und eine Palme für { $palm_value }.
               *[other] { $player } zeigt { $coins } Münzen und { $palms } Palmen für je { $palm_value }.
            }
        }
    }
treasure-maps-event-cup_awarded =
    { $you ->
        [player] { $value ->
            [0] Du füllst Münzreihe { $row_number }, doch es ist kein Pokal mehr da.
           *[other] Du füllst Münzreihe { $row_number } und bekommst den Pokal zu { $value }.
        }
       *[none] { $value ->
            [0] { $player } füllt Münzreihe { $row_number }, doch es ist kein Pokal mehr da.
           *[other] { $player } füllt Münzreihe { $row_number } und bekommt den Pokal zu { $value }.
        }
    }
treasure-maps-event-cup_crossed_out = Den Pokal zu { $value } hat niemand gewonnen; er verfällt.
treasure-maps-event-card_completed =
    { $you ->
        [player] Du machst { $card_name } fertig.
       *[none] { $player } macht { $card_name } fertig.
    }
treasure-maps-event-card_taken =
    { $you ->
        [player] Du nimmst
       *[none] { $player } nimmt
    } { $source ->
        [deck] { $card_name } vom Stapel.
       *[display] { $card_name } aus der Auslage.
    }
treasure-maps-event-round_ended = Runde { $round } ist zu Ende.
treasure-maps-event-game_ended = Das Spiel ist zu Ende.
treasure-maps-event-rank_reached =
    { $you ->
        [player] Deine Punkte: { $points }. Dein Rang: { $rank_name }.
       *[none] { $player } kommt auf { $points }. Rang: { $rank_name }.
    }

## Ränge

treasure-maps-rank-deckhand = Schiffsjunge
treasure-maps-rank-sailor = Matrose
treasure-maps-rank-bosun = Bootsmann
treasure-maps-rank-mate = Steuermann
treasure-maps-rank-captain = Kapitän
treasure-maps-rank-legend = Legende

## Phasen

treasure-maps-phase-choose_start = Wähle zwei deiner vier Karten.
treasure-maps-phase-cross = Kreuze die Form oder ein einzelnes Feld an.
treasure-maps-phase-replace = Nimm eine neue Karte.
treasure-maps-phase-over = Das Spiel ist zu Ende.

## Formen

treasure-maps-shape-I2 = Zwei in einer Reihe
treasure-maps-shape-I3 = Drei in einer Reihe
treasure-maps-shape-V3 = Winkel aus drei
treasure-maps-shape-T4 = T aus vier
treasure-maps-shape-L4 = L aus vier
treasure-maps-shape-O4 = Quadrat aus vier

## Farben

treasure-maps-color-purple = Lila
treasure-maps-color-orange = Orange
treasure-maps-color-green = Grün
treasure-maps-color-grey = Grau

## Karten

treasure-maps-card-purple-01 = Amethysthorn
treasure-maps-card-purple-02 = Veilchenklippen
treasure-maps-card-purple-03 = Heidekap
treasure-maps-card-purple-04 = Dämmerinsel
treasure-maps-card-purple-05 = Distelfels
treasure-maps-card-purple-06 = Kristallbucht
treasure-maps-card-purple-07 = Lavendelbucht
treasure-maps-card-purple-08 = Orchideenriff
treasure-maps-card-purple-09 = Pflaumeninsel
treasure-maps-card-purple-10 = Hexenzahn
treasure-maps-card-purple-11 = Irisküste
treasure-maps-card-purple-12 = Mitternachtsfels
treasure-maps-card-orange-01 = Abenddünen
treasure-maps-card-orange-02 = Bernsteinstrand
treasure-maps-card-orange-03 = Kupferkap
treasure-maps-card-orange-04 = Fuchssand
treasure-maps-card-orange-05 = Glutinsel
treasure-maps-card-orange-06 = Safraninsel
treasure-maps-card-orange-07 = Skorpionzunge
treasure-maps-card-orange-08 = Löwentatze
treasure-maps-card-orange-09 = Aprikosenbucht
treasure-maps-card-orange-10 = Rostfels
treasure-maps-card-orange-11 = Tigerbank
treasure-maps-card-orange-12 = Laterneninsel
treasure-maps-card-green-01 = Papageienwald
treasure-maps-card-green-02 = Geckoinsel
treasure-maps-card-green-03 = Farntal
treasure-maps-card-green-04 = Schlangenhain
treasure-maps-card-green-05 = Mangohafen
treasure-maps-card-green-06 = Smaragdarm
treasure-maps-card-green-07 = Mooshafen
treasure-maps-card-green-08 = Bambusufer
treasure-maps-card-green-09 = Schildkrötenlagune
treasure-maps-card-green-10 = Lianentor
treasure-maps-card-green-11 = Froschgrund
treasure-maps-card-green-12 = Verborgene Quelle
treasure-maps-card-grey-01 = Nebelinsel
treasure-maps-card-grey-02 = Möwenfels
treasure-maps-card-grey-03 = Knochenriff
treasure-maps-card-grey-04 = Walrücken
treasure-maps-card-grey-05 = Stiller Sund
treasure-maps-card-grey-06 = Aschekegel
treasure-maps-card-grey-07 = Wrackbucht
treasure-maps-card-grey-08 = Robbenschären
treasure-maps-card-grey-09 = Geisterbank
treasure-maps-card-grey-10 = Witwenstein
treasure-maps-card-grey-11 = Alter Leuchtturm

## Warum ein Zug gut ist

treasure-maps-why-expedition = Die Form dieses Zuges: { $shape_name }.
treasure-maps-why-palm_value = Eine Palme bringt in diesem Zug { $points }.
treasure-maps-why-nearly_done = Am weitesten ist deine Karte { $card_name }; offene Felder: { $cells }.
treasure-maps-why-completes = Das macht { $card_name } fertig, allein { $points } wert.
treasure-maps-why-palms = Das kreuzt Palmen an ({ $palms }), jede jetzt { $points } wert.
treasure-maps-why-coins = Das bringt Münzen: { $coins }.
treasure-maps-why-cup = Die Münzen füllen eine Reihe: Das ist der Pokal zu { $points }.
treasure-maps-why-bonus_cells = Bonusfelder dafür: { $cells }.
treasure-maps-why-sooner = Danach ist { $card_name } leichter fertig zu machen als nach dem gespielten Zug.
treasure-maps-why-good_card =
    { $turns ->
        [one] { $card_name } bringt { $points } und braucht etwa { $turns } Zug.
       *[other] { $card_name } bringt { $points } und braucht etwa { $turns } Züge.
    }
treasure-maps-why-seal = Das Siegel von { $card_name } zahlt für jede fertige Karte dieser Farbe: { $color_name }.
treasure-maps-why-more_points = Alles in allem verspricht das so viele Punkte mehr: { $points }.

treasure-maps-part-treasures = Schatzkarten
treasure-maps-part-expeditions = Expeditionskarten
treasure-maps-part-cups = Pokale auf der Rundenkarte
