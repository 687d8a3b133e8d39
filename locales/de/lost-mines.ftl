### Verlorene Minen.

## Das Spiel

lost-mines-title = Verlorene Minen
lost-mines-summary = Zwei Zwergensippen laufen durch den Wald um die Wette zu vier Minen, und niemand weiß, wer heimlich für die andere Seite arbeitet.
lost-mines-facts-known = Aus Spielanleitung und veröffentlichten Besprechungen stammen die Anzahlen: 40 Wegekarten, 23 Aktionskarten, 4 Minen, 12 Schätze, 10 Zwerge, ein Plan von 11 mal 7 und welche Arten von Karten und Rollen es gibt.
lost-mines-facts-ours = Wie oft jede Karte vorkommt, wo Starts und Minen liegen, die Ausgänge der Minen und der Wert jedes Schatzes sind von uns.
lost-mines-section-setup = Aufbau
lost-mines-section-board = Der Plan
lost-mines-section-turn = Züge
lost-mines-section-paths = Wegekarten
lost-mines-section-tools = Werkzeuge
lost-mines-section-information = Geheime Auskunft
lost-mines-section-traps = Fallen
lost-mines-section-trolls = Trolle
lost-mines-section-storms = Stürme
lost-mines-section-discarding = Abwerfen
lost-mines-section-movement = Gehen
lost-mines-section-mines = Minen und Schätze
lost-mines-section-drawing = Nachziehen
lost-mines-section-round-end = Ende einer Runde
lost-mines-section-scoring = Die Schätze teilen
lost-mines-section-game-end = Nächste Runde und Spielende

## Regeln

rule-LM-001 = Drei bis neun Zwerge spielen; der Zug geht nach links weiter.
rule-LM-002 = Der Plan hat elf Spalten und sieben Reihen, daneben ist Platz für neun Schätze.
rule-LM-003 = Die vier Minen werden gemischt und verdeckt auf die Minenfelder gelegt; niemand weiß, welche wo liegt.
rule-LM-004 = Die beiden Startkarten liegen offen auf den Startfeldern.
rule-LM-005 = Neben dem Plan liegen so viele Schätze, wie Spieler dabei sind; alle sehen die Art, niemand den Wert.
rule-LM-006 = Ab sieben Spielern sind alle zehn Zwergenkarten dabei; bei fünf oder sechs fehlt je Sippe ein treuer Zwerg, bei drei oder vier fehlen zwei.
rule-LM-007 = Jeder bekommt eine Zwergenkarte: Die Sippe sehen alle, deine Rolle bis zum Ende der Runde nur du.
rule-LM-008 = Deine Figur beginnt auf der Startkarte deiner Sippe.
rule-LM-009 = Zehn der 63 Karten kommen ungesehen zur Seite; jeder bekommt fünf Karten, ab sieben Spielern vier, der Rest ist der Nachziehstapel.
rule-LM-010 = Die Plättchen liegen neben dem Plan bereit.
rule-LM-011 = Wer die erste Runde beginnt, entscheidet das Los, sofern der Tisch keinen Platz bestimmt.
rule-LM-030 = Felder sind im Norden, Osten, Süden und Westen benachbart, nie schräg.
rule-LM-031 = Zwischen zwei benachbarten Feldern liegt eine Kante; der Rand des Plans ist keine.
rule-LM-032 = Eine Karte liegt wie gedruckt oder um eine halbe Drehung gedreht, nie quer.
rule-LM-033 = Alle Ausgänge einer Karte sind miteinander verbunden.
rule-LM-034 = Eine Seite ist offen, geschlossen, bei einer verdeckten Mine unbekannt, oder dort liegt keine Karte.
rule-LM-035 = Du kannst gehen, wo zwei offene Seiten aneinanderstoßen oder eine offene Seite an eine verdeckte Mine.
rule-LM-036 = Eine offene Seite zu einem leeren Feld ist ein offenes Ende.
rule-LM-037 = Ein Weg darf über den Rand hinausführen; dieser Ausgang nützt dann nichts.
rule-LM-050 = Die Spieler sind im Uhrzeigersinn nacheinander an der Reihe.
rule-LM-051 = Zu Beginn deines Zuges verschwindet dein Troll, bevor irgendetwas anderes geschieht.
rule-LM-052 = Ohne Handkarten setzt du den ganzen Zug aus, auch auf einer Mine.
rule-LM-053 = Ein Zug hat drei Schritte: spielen oder abwerfen, dann gehen, wenn du magst, dann nachziehen.
rule-LM-054 = Zuerst spielst du eine Wegekarte oder eine Aktionskarte aus der Hand oder wirfst eine oder zwei Karten ab.
rule-LM-055 = Nach dem Nachziehen ist dein linker Nachbar an der Reihe.
rule-LM-070 = Eine Wegekarte kommt auf ein leeres Feld des Plans.
rule-LM-071 = Sie muss neben einer Start-, Wege- oder Minenkarte liegen.
rule-LM-072 = Sie muss zu jedem offenen Nachbarn passen: offen an offen, geschlossen an geschlossen.
rule-LM-073 = Sie muss einen Weg fortsetzen: Mindestens eine offene Seite trifft auf eine offene Seite.
rule-LM-074 = Du darfst jeden Weg auf dem Plan fortsetzen, nicht nur einen, der zu einem Start führt.
rule-LM-075 = Du bestimmst, ob die Karte gedreht wird.
rule-LM-076 = Eine verdeckte Mine passt zu jeder Seite, und eine offene Seite zu ihr setzt einen Weg fort, sofern der Tisch nicht nur aufgedeckte Minen gelten lässt.
rule-LM-077 = Baumstamm, See und Grube betritt niemand, bis das passende Werkzeug dort liegt.
rule-LM-078 = Auf Felsen ist Platz für einen Zwerg; solange er dort steht, darf niemand hinein oder hindurch.
rule-LM-079 = An einem Lagerfeuer ist Platz für alle.
rule-LM-080 = Hindernisse, Felsen und Lagerfeuer werden wie jede andere Wegekarte gelegt.
rule-LM-090 = Die Axt ist für den Baumstamm, das Boot für den See, das Seil für die Grube; ein Werkzeug braucht ein solches Hindernis ohne Plättchen.
rule-LM-091 = Das Plättchen bleibt auf dem Hindernis und öffnet es für alle, wie weit dein Zwerg auch entfernt ist.
rule-LM-092 = Auf einem Hindernis mit Werkzeug ist Platz für einen Zwerg, wie auf Felsen.
rule-LM-100 = Wähle ein Symbol der Karte und sieh dir heimlich etwas davon an.
rule-LM-101 = Mit dem Minensymbol siehst du dir eine Mine an, die noch verdeckt ist.
rule-LM-102 = Mit dem Schatzsymbol siehst du dir einen Schatz an, der noch neben dem Plan liegt.
rule-LM-103 = Mit dem Zwergensymbol siehst du dir die Zwergenkarte eines anderen Spielers an.
rule-LM-104 = Alle sehen, was du dir angesehen hast, aber nur du siehst, was es ist.
rule-LM-105 = Du darfst dir auch noch einmal ansehen, was du schon kennst.
rule-LM-110 = Eine Fallenkarte stellt eine Falle zwischen zwei Felder.
rule-LM-111 = Fallen und Trolle liegen, wo zwei Karten verbunden sind, oder an einem offenen Ende, nie zwei auf einer Kante.
rule-LM-112 = Jeder Zwerg, der die Kante in irgendeiner Richtung überquert, löst die Falle aus, auch der Zwerg dessen, der sie gestellt hat.
rule-LM-113 = Die Falle kostet eine blind gezogene Handkarte, die verdeckt abgeworfen wird; ohne Karten kostet sie nichts.
rule-LM-114 = Die verlorene Karte wird nicht ersetzt: Deine Hand bleibt für den Rest der Runde kleiner.
rule-LM-115 = Eine Falle bleibt liegen und schnappt wieder zu, sofern der Tisch sie nicht entfernt, sobald sie eine Karte gekostet hat.
rule-LM-116 = Eine Falle hält dich nicht auf.
rule-LM-117 = Jede Falle, die du überquerst, kostet eine Karte.
rule-LM-118 = Ein Weg darf über eine Falle oder einen Troll hinaus weitergebaut werden.
rule-LM-120 = Die Trollkarte liegt offen vor dir, solange dein Troll auf einer Kante steht.
rule-LM-121 = Niemand darf die Kante des Trolls überqueren, auch du nicht.
rule-LM-122 = Der Troll bleibt bis zu deinem nächsten Zug.
rule-LM-123 = Zu Beginn deines nächsten Zuges geht der Troll, auch wenn du diesen Zug aussetzt.
rule-LM-124 = Du hast höchstens einen Troll zugleich; die Trolle mehrerer Spieler stehen auf verschiedenen Kanten.
rule-LM-130 = Ein Sturm entfernt eine Wegekarte, auf der kein Zwerg steht.
rule-LM-131 = Start- und Minenkarten können nie entfernt werden.
rule-LM-132 = Ein Werkzeug auf der entfernten Karte ist verloren.
rule-LM-133 = Falle oder Troll bleiben, solange auf einer Seite der Kante ein offener Weg liegt.
rule-LM-134 = Das Wegenetz darf zerfallen; die Zwerge bleiben, wo sie sind, und die Lücke darf wieder gefüllt werden.
rule-LM-140 = Du darfst eine oder zwei Karten verdeckt abwerfen, ohne sie zu zeigen.
rule-LM-141 = Mit einer Handkarte kannst du nur eine abwerfen.
rule-LM-145 = Du darfst mit deinem eigenen Zwerg bis zu drei Schritte gehen oder stehen bleiben.
rule-LM-146 = Ein Schritt führt über eine Verbindung zur nächsten Karte.
rule-LM-147 = Nach jedem Schritt schnappt erst die Falle zu, dann wird die Mine aufgedeckt, dann wählst du den nächsten Schritt.
rule-LM-148 = Wer seinen Weg an einem Lagerfeuer beginnt, darf fünf Schritte gehen.
rule-LM-149 = Ein Hindernis ohne Werkzeug kann weder betreten noch durchquert werden.
rule-LM-150 = Felsen oder ein überwundenes Hindernis mit einem anderen Zwerg darauf können weder betreten noch durchquert werden.
rule-LM-151 = Auf allen anderen Karten dürfen beliebig viele Zwerge stehen.
rule-LM-152 = Eine Kante mit einem Troll kannst du nicht überqueren.
rule-LM-153 = Beide Startkarten stehen allen offen, und du darfst eine Karte mehrmals besuchen.
rule-LM-154 = Dein Weg endet, wenn du es sagst, wenn die Schritte verbraucht sind oder wenn es nicht weitergeht.
rule-LM-170 = Der erste Zwerg, der eine verdeckte Mine betritt, deckt sie für alle auf.
rule-LM-171 = Die Mine wird so gedreht, dass die Seite offen ist, von der du kommst; andere Seiten müssen nicht passen.
rule-LM-172 = Das Aufdecken einer Mine beendet deinen Weg.
rule-LM-173 = Endet dein Weg auf einer aufgedeckten Schatzmine, musst du einen Schatz dieser Art nehmen, sofern noch einer da ist.
rule-LM-174 = Sind mehrere übrig, wählst du einen.
rule-LM-175 = Die Art deines Schatzes sehen alle; den Wert siehst nur du, sofern der Tisch ihn nicht auch dir verbirgt.
rule-LM-176 = Wer eine Mine nur durchquert, bekommt nichts.
rule-LM-177 = In jedem Zug nimmst du höchstens einen Schatz.
rule-LM-178 = Eine Mine ohne Schätze bringt nichts, aber du darfst dort stehen und sie durchqueren.
rule-LM-179 = Wer den Drachen aufdeckt, nimmt sein Plättchen.
rule-LM-180 = Danach ist die Drachenmine eine harmlose Kreuzung.
rule-LM-181 = Spätere Wegekarten müssen zu einer aufgedeckten Mine passen.
rule-LM-190 = Du ziehst so viele Karten nach, wie du im ersten Schritt verbraucht hast.
rule-LM-191 = Reicht der Stapel nicht, ziehst du den Rest; der Ablagestapel wird nie neu gemischt.
rule-LM-200 = Die Runde endet sofort, wenn niemand mehr eine Karte hat und der Stapel leer ist.
rule-LM-201 = Die Runde endet sofort, wenn der letzte Schatz genommen wird.
rule-LM-202 = Vor dem Ausspielen darfst du einmal im Zug vorschlagen, die Runde zu beenden; alle müssen zustimmen.
rule-LM-203 = Am Ende einer Runde werden alle Rollen und alle gesammelten Schätze aufgedeckt.
rule-LM-204 = Wenn der Tisch es so will, wird der Zug mit der letzten Karte noch zu Ende gespielt.
rule-LM-210 = Ein selbstsüchtiger Zwerg zählt nur seine eigenen Schätze.
rule-LM-211 = Treue Zwerge werden mit ihrer Sippe gewertet, ein Saboteur mit der anderen.
rule-LM-212 = Der Topf einer Gruppe ist der Wert aller Schätze, die ihre Mitglieder gesammelt haben.
rule-LM-213 = Der Topf wird gleichmäßig unter den Mitgliedern geteilt.
rule-LM-214 = Was sich nicht teilen lässt, bekommt das Mitglied mit dem wertvollsten Schatz.
rule-LM-215 = Haben mehrere einen Schatz dieses Wertes, teilen sie gleichmäßig; was dann noch bleibt, verfällt.
rule-LM-216 = Danach kostet der Drache zwei Punkte, aber nie Punkte früherer Runden.
rule-LM-217 = Eine Gruppe ohne Mitglieder bekommt nichts.
rule-LM-230 = Sind alle bereit, wird eine neue Runde ganz neu ausgeteilt; die Punkte bleiben.
rule-LM-231 = Die neue Runde beginnt der linke Nachbar dessen, der zuletzt eine Karte gespielt hat; Abwerfen zählt nicht.
rule-LM-240 = Das Spiel endet nach zwei Runden oder nach so vielen, wie vereinbart wurden.
rule-LM-241 = Die meisten Punkte gewinnen.
rule-LM-242 = Bei gleichen Punkten gewinnt man gemeinsam.
rule-LM-243 = Wenn der Tisch es so will, wird eine weitere Runde gespielt, solange mehrere mit gleich vielen Punkten führen.

## Einstellungen

lost-mines-option-rounds = Runden
lost-mines-option-rounds-help = Wie viele Runden gespielt werden.
lost-mines-option-first_player = Erster Spieler
lost-mines-option-first_player-help = Wer die erste Runde beginnt.
lost-mines-option-first_player-random = Durch Los
lost-mines-option-first_player-seat-0 = Platz 1
lost-mines-option-first_player-seat-1 = Platz 2
lost-mines-option-first_player-seat-2 = Platz 3
lost-mines-option-first_player-seat-3 = Platz 4
lost-mines-option-first_player-seat-4 = Platz 5
lost-mines-option-first_player-seat-5 = Platz 6
lost-mines-option-first_player-seat-6 = Platz 7
lost-mines-option-first_player-seat-7 = Platz 8
lost-mines-option-first_player-seat-8 = Platz 9
lost-mines-option-mine_anchor = Bauen ab einer Mine
lost-mines-option-mine_anchor-help = Ob ein Weg an einer noch verdeckten Mine beginnen darf.
lost-mines-option-mine_anchor-any = An jeder Mine
lost-mines-option-mine_anchor-revealed_only = Nur an aufgedeckten Minen
lost-mines-option-info_cards = Späher
lost-mines-option-info_cards-help = Wie viele Symbole eine Auskunftskarte zeigt; eines davon wird benutzt.
lost-mines-option-info_cards-dual = Zwei Symbole
lost-mines-option-info_cards-single = Ein Symbol
lost-mines-option-trap_mode = Fallen
lost-mines-option-trap_mode-help = Was aus einer Falle wird, die eine Karte gekostet hat.
lost-mines-option-trap_mode-permanent = Sie bleiben
lost-mines-option-trap_mode-one_shot = Sie sind verbraucht
lost-mines-option-trap_picker = An eine Falle verlorene Karte
lost-mines-option-trap_picker-help = Wer die Karte zieht, ohne sie zu sehen.
lost-mines-option-trap_picker-random = Der Zufall
lost-mines-option-trap_picker-neighbour = Der linke Nachbar
lost-mines-option-last_turn = Letzter Zug
lost-mines-option-last_turn-help = Ob der Spieler mit der allerletzten Karte noch geht und einen Schatz nimmt.
lost-mines-option-last_turn-complete = Wird zu Ende gespielt
lost-mines-option-last_turn-cut = Endet mit der Karte
lost-mines-option-owner_sees_treasure = Eigene Schätze ansehen
lost-mines-option-owner_sees_treasure-help = Ob du siehst, was ein genommener Schatz wert ist.
lost-mines-option-end_round_vote = Runde einvernehmlich beenden
lost-mines-option-end_round_vote-help = Ob die Spieler abstimmen dürfen, eine Runde vorzeitig zu beenden.
lost-mines-option-balanced_clans = Ausgeglichene Sippen
lost-mines-option-balanced_clans-help = Austeilen, bis sich die Sippen um höchstens einen Zwerg unterscheiden.
lost-mines-option-storm_tokens = Marker bei Gewitter
lost-mines-option-storm_tokens-help = Welche Fallen und Trolle neben einer Karte bleiben, die ein Gewitter genommen hat.
lost-mines-option-storm_tokens-open_path = Die an einem offenen Weg
lost-mines-option-storm_tokens-path_card = Die an einer Wegkarte
lost-mines-option-storm_tokens-stay = Alle
lost-mines-option-tie_round = Zusatzrunde bei Gleichstand
lost-mines-option-tie_round-help = Ob weitergespielt wird, solange mehrere mit gleich vielen Punkten führen.

## Warum ein Zug nicht geht

lost-mines-refusal-game_over = Das Spiel ist zu Ende.
lost-mines-refusal-not_your_turn = Du bist nicht dran.
lost-mines-refusal-wrong_step = Das geht jetzt nicht. { $phase_name }
lost-mines-refusal-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card_name }.
lost-mines-refusal-wrong_kind = So lässt sich diese Karte nicht spielen: { $card_name }.
lost-mines-refusal-same_turned = Gedreht sieht diese Karte gleich aus: { $card_name }.
lost-mines-refusal-not_free = { $at } ist kein leeres Feld des Plans.
lost-mines-refusal-no_neighbor = Neben { $at } liegt keine Karte.
lost-mines-refusal-mismatch = Bei { $at } passt die Karte nicht zu ihrem Nachbarn. Seite: { $side_name }.
lost-mines-refusal-nothing_continued = Bei { $at } würde die Karte keinen Weg fortsetzen.
lost-mines-refusal-no_obstacle = Bei { $at } liegt kein Hindernis, das dieses Werkzeug noch braucht.
lost-mines-refusal-no_symbol = Dieses Symbol zeigt die Karte nicht: { $symbol_name }.
lost-mines-refusal-mine_known = Mine { $mine_number } ist keine verdeckte Mine.
lost-mines-refusal-treasure_gone = Auf Platz { $slot_number } liegt kein Schatz.
lost-mines-refusal-not_another_dwarf = Du kannst nur die Zwergenkarte eines anderen Spielers ansehen.
lost-mines-refusal-no_path_here = Über diese Kante führt kein Weg.
lost-mines-refusal-edge_taken = Auf dieser Kante liegt schon eine Falle oder ein Troll.
lost-mines-refusal-not_removable = Die Start- oder Minenkarte bei { $at } kann nicht entfernt werden.
lost-mines-refusal-no_path_card = Bei { $at } liegt keine Wegekarte.
lost-mines-refusal-dwarf_on_card = Auf der Karte bei { $at } steht ein Zwerg.
lost-mines-refusal-discard_count = Wirf eine oder zwei Karten ab, nicht { $count }.
lost-mines-refusal-named_twice = Eine Karte kann nicht zweimal abgeworfen werden: { $card_name }.
lost-mines-refusal-only_one_card = Du hast nur eine Karte zum Abwerfen.
lost-mines-refusal-no_way = In diese Richtung führt kein Weg: { $dir_name }.
lost-mines-refusal-obstacle_ahead = Das Hindernis bei { $at } ist nicht überwunden.
lost-mines-refusal-no_room = Auf der engen Karte bei { $at } steht ein anderer Zwerg.
lost-mines-refusal-troll_ahead = Ein Troll versperrt diese Richtung: { $dir_name }.
lost-mines-refusal-wrong_treasure = Auf Platz { $slot_number } liegt kein Schatz dieser Mine.
lost-mines-refusal-no_such_card =
    { $size ->
        [one] Karte { $index_number } gibt es nicht: Die Hand hat { $size } Karte.
       *[other] Karte { $index_number } gibt es nicht: Die Hand hat { $size } Karten.
    }
lost-mines-refusal-vote_off = An diesem Tisch kann eine Runde nicht einvernehmlich beendet werden.
lost-mines-refusal-already_proposed = Du hast in diesem Zug das Ende der Runde schon vorgeschlagen.
lost-mines-refusal-already_voted = Du hast schon geantwortet.
lost-mines-refusal-already_ready = Du bist schon bereit.

## Was geschieht

lost-mines-event-path_played =
    { $you ->
        [player] Du legst bei { $at } eine Wegekarte: { $card_name }.
       *[none] { $player } legt bei { $at } eine Wegekarte: { $card_name }.
    }
lost-mines-event-tool_played =
    { $you ->
        [player] Du benutzt bei { $at } ein Werkzeug: { $tool_name }.
       *[none] { $player } benutzt bei { $at } ein Werkzeug: { $tool_name }.
    }
lost-mines-event-mine_looked_at =
    { $you ->
        [player] Du schaust heimlich in die Mine bei { $at }.
       *[none] { $player } schaut heimlich in die Mine bei { $at }.
    }
lost-mines-event-mine_seen = Du siehst, was bei { $at } liegt: { $content_name }.
lost-mines-event-treasure_looked_at =
    { $you ->
        [player] Du schaust dir heimlich Schatz { $slot_number } an ({ $kind_name }).
       *[none] { $player } schaut sich heimlich Schatz { $slot_number } an ({ $kind_name }).
    }
lost-mines-event-treasure_seen = Schatz { $slot_number } ({ $kind_name }) ist { $value } wert.
lost-mines-event-dwarf_looked_at =
    { $you ->
        [player] Du schaust dir heimlich die Rolle von { $target_seat } an.
        [target_seat] { $player } schaut sich heimlich deine Rolle an.
       *[none] { $player } schaut sich heimlich die Rolle von { $target_seat } an.
    }
lost-mines-event-role_seen = Du siehst die Rolle von { $target_seat }: { $role_name }.
lost-mines-event-trap_set =
    { $you ->
        [player] Du stellst eine Falle zwischen { $ends }.
       *[none] { $player } stellt eine Falle zwischen { $ends }.
    }
lost-mines-event-troll_set =
    { $you ->
        [player] Du stellst einen Troll zwischen { $ends }.
       *[none] { $player } stellt einen Troll zwischen { $ends }.
    }
lost-mines-event-troll_left =
    { $you ->
        [player] Dein Troll trollt sich.
       *[none] Der Troll von { $player } trollt sich.
    }
lost-mines-event-storm_played =
    { $you ->
        [player] Du rufst einen Sturm: Die Wegekarte bei { $at } ist weg ({ $removed_name }).
       *[none] { $player } ruft einen Sturm: Die Wegekarte bei { $at } ist weg ({ $removed_name }).
    }
lost-mines-event-token_lost = Das Plättchen zwischen { $ends } hat keinen Weg mehr und wird entfernt.
lost-mines-event-discarded =
    { $you ->
        [player] Du wirfst
       *[none] { $player } wirft
    } { $count ->
        [one] { $count } Karte ab.
       *[other] { $count } Karten ab.
    }
lost-mines-event-stepped =
    { $you ->
        [player] Du gehst nach { $at }.
       *[none] { $player } geht nach { $at }.
    }
lost-mines-event-trap_sprung =
    { $you ->
        [player] { $costs ->
            [true] Du trittst in eine Falle und verlierst eine Karte.
           *[false] Du trittst in eine Falle, hast aber keine Karte zu verlieren.
        }
       *[none] { $costs ->
            [true] { $player } tritt in eine Falle und verliert eine Karte.
           *[false] { $player } tritt in eine Falle, hat aber keine Karte zu verlieren.
        }
    }
lost-mines-event-card_lost = Du verlierst eine Karte: { $card_name }.
lost-mines-event-trap_removed = Die Falle zwischen { $ends } ist verbraucht.
lost-mines-event-mine_revealed =
    { $you ->
        [player] Du deckst die Mine bei { $at } auf: { $content_name }.
       *[none] { $player } deckt die Mine bei { $at } auf: { $content_name }.
    }
lost-mines-event-dragon_woken =
    { $you ->
        [player] Du hast den Drachen geweckt!
       *[none] { $player } hat den Drachen geweckt!
    }
lost-mines-event-treasure_taken =
    { $you ->
        [player] Du nimmst Schatz { $slot_number }: { $kind_name }.
       *[none] { $player } nimmt Schatz { $slot_number }: { $kind_name }.
    }
lost-mines-event-drew =
    { $you ->
        [player] Du ziehst
       *[none] { $player } zieht
    } { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
lost-mines-event-cards_drawn = Du ziehst: { $cards }.
lost-mines-event-skipped =
    { $you ->
        [player] Du hast keine Karten mehr und setzt aus.
       *[none] { $player } hat keine Karten mehr und setzt aus.
    }
lost-mines-event-turn_began =
    { $you ->
        [player] Du bist dran.
       *[none] { $player } ist dran.
    }
lost-mines-event-end_proposed =
    { $you ->
        [player] Du schlägst vor, die Runde zu beenden.
       *[none] { $player } schlägt vor, die Runde zu beenden.
    }
lost-mines-event-voted =
    { $you ->
        [player] Du hast geantwortet.
       *[none] { $player } hat geantwortet.
    }
lost-mines-event-vote_closed =
    { $accepted ->
        [true] Alle sind einverstanden: { $yes_seats }. Die Runde endet.
       *[false] Die Runde geht weiter. Ja: { $yes_seats }. Nein: { $no_seats }.
    }
lost-mines-event-round_ended = Runde { $round } ist vorbei: { $reason_name }.
lost-mines-event-was_ready =
    { $you ->
        [player] Du bist bereit.
       *[none] { $player } ist bereit.
    }
lost-mines-event-round_began =
    { $you ->
        [player] Runde { $round } beginnt; du fängst an.
       *[none] Runde { $round } beginnt; { $player } fängt an.
    }
lost-mines-event-dealt = Deine Rolle: { $role_name }; deine Sippe: { $clan_name }. Deine Karten: { $cards }.
lost-mines-event-game_ended =
    { $players_count ->
        [1] { $you ->
            [players] Du gewinnst das Spiel.
           *[none] { $players } gewinnt das Spiel.
        }
       *[other] Geteilter Sieg: { $players }.
    }

## Was zu tun ist

lost-mines-move-play_path = Wegekarte legen
lost-mines-move-play_tool = Werkzeug benutzen
lost-mines-move-play_info = Heimlich ansehen
lost-mines-move-play_trap = Falle stellen
lost-mines-move-play_troll = Troll stellen
lost-mines-move-play_storm = Sturm rufen
lost-mines-move-discard = Abwerfen
lost-mines-move-step = Weitergehen
lost-mines-move-end_move = Hier bleiben
lost-mines-move-take_treasure = Schatz nehmen
lost-mines-move-pick_trap_card = Diese Karte ziehen
lost-mines-move-propose_end_round = Ende der Runde vorschlagen
lost-mines-move-vote_end_round = Auf den Vorschlag antworten
lost-mines-move-ready = Bereit
lost-mines-phase-play_card = Spiele eine Karte oder wirf eine oder zwei ab
lost-mines-phase-end_vote = Soll die Runde jetzt enden?
lost-mines-phase-moving = Geh oder bleib stehen
lost-mines-phase-trap_pick = Zieh die Karte, die die Falle kostet
lost-mines-phase-take_treasure = Nimm einen Schatz
lost-mines-phase-round_break = Die Runde ist gewertet; mach dich für die nächste bereit
lost-mines-phase-game_over = Das Spiel ist zu Ende

## Dinge

lost-mines-clan-blue = Blau
lost-mines-clan-yellow = Gelb
lost-mines-role-loyal = treu
lost-mines-role-selfish = selbstsüchtig
lost-mines-role-saboteur = Saboteur
lost-mines-kind-gold = Gold
lost-mines-kind-silver = Silber
lost-mines-kind-gems = Edelsteine
lost-mines-mine-gold = Goldmine
lost-mines-mine-silver = Silbermine
lost-mines-mine-gems = Edelsteinmine
lost-mines-mine-dragon = Drachenmine
lost-mines-special-plain = einfach
lost-mines-special-trunk = Baumstamm
lost-mines-special-lake = See
lost-mines-special-pit = Grube
lost-mines-special-rocks = Felsen
lost-mines-special-campfire = Lagerfeuer
lost-mines-tool-axe = Axt
lost-mines-tool-boat = Boot
lost-mines-tool-rope = Seil
lost-mines-symbol-mine = Mine
lost-mines-symbol-treasure = Schatz
lost-mines-symbol-dwarf = Zwerg
lost-mines-dir-n = Norden
lost-mines-dir-e = Osten
lost-mines-dir-s = Süden
lost-mines-dir-w = Westen
lost-mines-side-n = Norden
lost-mines-side-e = Osten
lost-mines-side-s = Süden
lost-mines-side-w = Westen
lost-mines-reason-cards = niemand hat mehr eine Karte
lost-mines-reason-treasures = der letzte Schatz ist genommen
lost-mines-reason-vote = alle waren einverstanden

## Karten nach Namen

lost-mines-card-cross1 = Kreuzung
lost-mines-card-cross2 = { lost-mines-card-cross1 }
lost-mines-card-cross3 = { lost-mines-card-cross1 }
lost-mines-card-cross4 = { lost-mines-card-cross1 }
lost-mines-card-cross5 = { lost-mines-card-cross1 }
lost-mines-card-tee_h1 = Abzweig längs
lost-mines-card-tee_h2 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h3 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h4 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_v1 = Abzweig quer
lost-mines-card-tee_v2 = { lost-mines-card-tee_v1 }
lost-mines-card-tee_v3 = { lost-mines-card-tee_v1 }
lost-mines-card-bend_a1 = Biegung Nord–Ost
lost-mines-card-bend_a2 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_a3 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_b1 = Biegung Nord–West
lost-mines-card-bend_b2 = { lost-mines-card-bend_b1 }
lost-mines-card-bend_b3 = { lost-mines-card-bend_b1 }
lost-mines-card-line_h1 = gerader Weg Ost–West
lost-mines-card-line_h2 = { lost-mines-card-line_h1 }
lost-mines-card-line_h3 = { lost-mines-card-line_h1 }
lost-mines-card-line_v1 = gerader Weg Nord–Süd
lost-mines-card-stub_h1 = Sackgasse West
lost-mines-card-stub_v1 = Sackgasse Nord
lost-mines-card-line_h_trunk1 = gerader Weg Ost–West, Baumstamm
lost-mines-card-tee_h_trunk1 = Abzweig längs, Baumstamm
lost-mines-card-tee_v_trunk1 = Abzweig quer, Baumstamm
lost-mines-card-line_h_lake1 = gerader Weg Ost–West, See
lost-mines-card-tee_h_lake1 = Abzweig längs, See
lost-mines-card-tee_v_lake1 = Abzweig quer, See
lost-mines-card-line_h_pit1 = gerader Weg Ost–West, Grube
lost-mines-card-tee_h_pit1 = Abzweig längs, Grube
lost-mines-card-tee_v_pit1 = Abzweig quer, Grube
lost-mines-card-cross_rocks1 = Kreuzung, Felsen
lost-mines-card-tee_h_rocks1 = Abzweig längs, Felsen
lost-mines-card-line_h_rocks1 = gerader Weg Ost–West, Felsen
lost-mines-card-line_v_rocks1 = gerader Weg Nord–Süd, Felsen
lost-mines-card-cross_fire1 = Kreuzung, Lagerfeuer
lost-mines-card-bend_a_fire1 = Biegung Nord–Ost, Lagerfeuer
lost-mines-card-bend_b_fire1 = Biegung Nord–West, Lagerfeuer
lost-mines-card-axe1 = Axt
lost-mines-card-axe2 = { lost-mines-card-axe1 }
lost-mines-card-axe3 = { lost-mines-card-axe1 }
lost-mines-card-boat1 = Boot
lost-mines-card-boat2 = { lost-mines-card-boat1 }
lost-mines-card-boat3 = { lost-mines-card-boat1 }
lost-mines-card-rope1 = Seil
lost-mines-card-rope2 = { lost-mines-card-rope1 }
lost-mines-card-rope3 = { lost-mines-card-rope1 }
lost-mines-card-scout1 = Späher
lost-mines-card-scout2 = { lost-mines-card-scout1 }
lost-mines-card-scout3 = { lost-mines-card-scout1 }
lost-mines-card-scout4 = { lost-mines-card-scout1 }
lost-mines-card-scout5 = { lost-mines-card-scout1 }
lost-mines-card-scout6 = { lost-mines-card-scout1 }
lost-mines-card-trap1 = Falle
lost-mines-card-trap2 = { lost-mines-card-trap1 }
lost-mines-card-trap3 = { lost-mines-card-trap1 }
lost-mines-card-troll1 = Troll
lost-mines-card-troll2 = { lost-mines-card-troll1 }
lost-mines-card-troll3 = { lost-mines-card-troll1 }
lost-mines-card-storm1 = Sturm
lost-mines-card-storm2 = { lost-mines-card-storm1 }
lost-mines-content-gold = { lost-mines-mine-gold }
lost-mines-content-silver = { lost-mines-mine-silver }
lost-mines-content-gems = { lost-mines-mine-gems }
lost-mines-content-dragon = { lost-mines-mine-dragon }
lost-mines-removed-cross1 = { lost-mines-card-cross1 }
lost-mines-removed-cross2 = { lost-mines-card-cross2 }
lost-mines-removed-cross3 = { lost-mines-card-cross3 }
lost-mines-removed-cross4 = { lost-mines-card-cross4 }
lost-mines-removed-cross5 = { lost-mines-card-cross5 }
lost-mines-removed-tee_h1 = { lost-mines-card-tee_h1 }
lost-mines-removed-tee_h2 = { lost-mines-card-tee_h2 }
lost-mines-removed-tee_h3 = { lost-mines-card-tee_h3 }
lost-mines-removed-tee_h4 = { lost-mines-card-tee_h4 }
lost-mines-removed-tee_v1 = { lost-mines-card-tee_v1 }
lost-mines-removed-tee_v2 = { lost-mines-card-tee_v2 }
lost-mines-removed-tee_v3 = { lost-mines-card-tee_v3 }
lost-mines-removed-bend_a1 = { lost-mines-card-bend_a1 }
lost-mines-removed-bend_a2 = { lost-mines-card-bend_a2 }
lost-mines-removed-bend_a3 = { lost-mines-card-bend_a3 }
lost-mines-removed-bend_b1 = { lost-mines-card-bend_b1 }
lost-mines-removed-bend_b2 = { lost-mines-card-bend_b2 }
lost-mines-removed-bend_b3 = { lost-mines-card-bend_b3 }
lost-mines-removed-line_h1 = { lost-mines-card-line_h1 }
lost-mines-removed-line_h2 = { lost-mines-card-line_h2 }
lost-mines-removed-line_h3 = { lost-mines-card-line_h3 }
lost-mines-removed-line_v1 = { lost-mines-card-line_v1 }
lost-mines-removed-stub_h1 = { lost-mines-card-stub_h1 }
lost-mines-removed-stub_v1 = { lost-mines-card-stub_v1 }
lost-mines-removed-line_h_trunk1 = { lost-mines-card-line_h_trunk1 }
lost-mines-removed-tee_h_trunk1 = { lost-mines-card-tee_h_trunk1 }
lost-mines-removed-tee_v_trunk1 = { lost-mines-card-tee_v_trunk1 }
lost-mines-removed-line_h_lake1 = { lost-mines-card-line_h_lake1 }
lost-mines-removed-tee_h_lake1 = { lost-mines-card-tee_h_lake1 }
lost-mines-removed-tee_v_lake1 = { lost-mines-card-tee_v_lake1 }
lost-mines-removed-line_h_pit1 = { lost-mines-card-line_h_pit1 }
lost-mines-removed-tee_h_pit1 = { lost-mines-card-tee_h_pit1 }
lost-mines-removed-tee_v_pit1 = { lost-mines-card-tee_v_pit1 }
lost-mines-removed-cross_rocks1 = { lost-mines-card-cross_rocks1 }
lost-mines-removed-tee_h_rocks1 = { lost-mines-card-tee_h_rocks1 }
lost-mines-removed-line_h_rocks1 = { lost-mines-card-line_h_rocks1 }
lost-mines-removed-line_v_rocks1 = { lost-mines-card-line_v_rocks1 }
lost-mines-removed-cross_fire1 = { lost-mines-card-cross_fire1 }
lost-mines-removed-bend_a_fire1 = { lost-mines-card-bend_a_fire1 }
lost-mines-removed-bend_b_fire1 = { lost-mines-card-bend_b_fire1 }

## Warum ein Zug gut ist

lost-mines-why-your_way =
    { $turns ->
        [one] Bestenfalls brauchst du { $turns } Zug bis zu einer Mine.
       *[other] Bestenfalls brauchst du { $turns } Züge bis zu einer Mine.
    }
lost-mines-why-no_way = Noch führt kein Weg zu einer Mine.
lost-mines-why-suspect = Nach allem, was zu sehen war, wirkt { $player } am ehesten wie ein Saboteur ({ $percent } %).
lost-mines-why-your_way_shorter = Das bringt dich einer Mine näher; gesparte Schritte: { $steps }.
lost-mines-why-less_instead = Der gespielte Zug spart nur so viele: { $steps }.
lost-mines-why-helps_friend = Das hilft { $player }, offenbar auf deiner Seite.
lost-mines-why-hinders_foe = Das hält { $player } auf, offenbar gegen dich.
lost-mines-why-helped_foe = Der gespielte Zug hilft { $player }, offenbar gegen dich.
lost-mines-why-know_mine = Dann weißt du, was in einer der Minen liegt.
lost-mines-why-know_role = Dann weißt du, auf welcher Seite { $target_seat } steht.
lost-mines-why-know_treasure = Dann weißt du, was einer der Schätze wert ist.
lost-mines-why-keep_better_cards = Keine deiner Karten hilft jetzt; diese fehlt dir am wenigsten.
lost-mines-why-nearer = Dieser Schritt liegt auf deinem kürzesten Weg zu einer Mine.
lost-mines-why-stay_here = Kein Schritt bringt dich einer Mine näher.
lost-mines-why-best_treasure =
    { $value ->
        [none] Du weißt nicht, was er wert ist, aber du kennst keinen besseren.
       *[other] Das ist der beste Schatz, den du kennst: { $value } wert.
    }
lost-mines-why-round_is_lost = Auf deiner Seite kommt niemand mehr zu einem Schatz.
lost-mines-why-round_is_open = Deine Seite kann noch einen Schatz erreichen.

lost-mines-part-paths = Wegekarten
lost-mines-part-actions = Aktionskarten
lost-mines-part-mines = Minenkarten
lost-mines-part-treasures = Schatzkarten
lost-mines-part-dwarves = Zwergenkarten
lost-mines-part-tokens = Waldmarker
lost-mines-part-places = Plätze der Starts und Minen auf dem Plan
