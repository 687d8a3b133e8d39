### Mein Schatz.

## Das Spiel

my-treasure-title = Mein Schatz
my-treasure-summary = Zwerge plündern eine Höhle: Schätze stapeln, rechtzeitig mit dem besten Stapel verschwinden und sich vor dem sechsten Ork hüten.
my-treasure-facts-known = Aus der Spielanleitung stammen die Anzahlen: 30 Schatzkarten, 6 Orks, 6 Tippscheiben, 4 Plätze, die Münzen und was eine Schatzkarte zeigen darf.
my-treasure-facts-ours = Die dreißig Vorderseiten sind nirgends veröffentlicht. Unsere bevorzugen keine Art; die Karten in der Schachtel sehen anders aus.
my-treasure-section-setup = Aufbau
my-treasure-section-turn = Spielzüge
my-treasure-section-flight = Die Flucht
my-treasure-section-scoring = Wertung
my-treasure-section-end = Neue Runde und Spielende
my-treasure-section-table = An diesem Tisch

## Regeln

rule-MS-001 = Es spielen zwei, drei oder vier Zwerge.
rule-MS-002 = Jede Runde beginnt mit einem frisch gemischten Schatzdepot aus 30 Schatzkarten und 6 Orks.
rule-MS-003 = Es gibt vier Schatzplätze; zu Beginn einer Runde sind alle offen und leer.
rule-MS-004 = Es gibt sechs Tippscheiben, eine je Schatzart; zu Beginn einer Runde liegen alle mit dem Schatz nach oben aus.
rule-MS-005 = Zu Beginn des Spiels sind alle Geldbeutel leer.
rule-MS-006 = Wer die erste Runde beginnt, wird ausgelost, wenn der Gastgeber keinen Platz bestimmt.
rule-MS-101 = Es geht im Uhrzeigersinn vom Startspieler aus; wer schon einen Schatz hat, wird übersprungen.
rule-MS-102 = Wer an der Reihe ist, zieht eine Karte oder nimmt einen Stapel; passen kann man nicht.
rule-MS-103 = Eine gezogene Karte wird sofort allen gezeigt.
rule-MS-104 = Eine gezogene Schatzkarte muss auf einen offenen Schatzplatz eigener Wahl gelegt werden.
rule-MS-105 = Eine gelegte Karte verdeckt, was dort liegt; von einem Stapel sieht man nur die oberste Karte und die Höhe.
rule-MS-106 = Mit dem Ablegen endet der Zug, und wer gezogen hat, kann im selben Zug keinen Stapel nehmen.
rule-MS-107 = Ein Ork kommt in die Orkreihe und der Zug endet; die ersten fünf bewirken sonst nichts.
rule-MS-108 = Niemand darf verdeckte Karten, das Schatzdepot oder eine umgedrehte Tippscheibe ansehen.
rule-MS-109 = Um einen Schatz zu sichern, wählt man eine freie Tippscheibe und einen offenen Platz mit mindestens einer Karte.
rule-MS-110 = Jede freie Tippscheibe darf gewählt werden, auch wenn ihre Schatzart nicht im Stapel ist.
rule-MS-111 = Wer einen Schatz gesichert hat, setzt bis zur Wertung aus.
rule-MS-112 = Ein gesicherter Stapel bleibt bis zur Wertung zu, auch für seinen Besitzer.
rule-MS-113 = Jede Tippscheibe kann in einer Runde nur einmal genommen werden.
rule-MS-114 = Ein Platz, dessen Stapel genommen wurde, ist für den Rest der Runde geschlossen, wenn der Tisch es nicht anders will.
rule-MS-115 = Der letzte Zwerg in der Höhle spielt allein weiter, Karte für Karte.
rule-MS-116 = Der letzte Zwerg darf in jedem dieser Züge einen Stapel nehmen, wenn nicht der sechste Ork zuvorkommt.
rule-MS-201 = Erscheint der sechste Ork, müssen alle fliehen, die noch in der Höhle sind.
rule-MS-202 = Alle noch nicht genommenen Tippscheiben werden umgedreht und gemischt.
rule-MS-203 = Geflohen wird im Uhrzeigersinn: zuerst links von dem, der den sechsten Ork gezogen hat, er selbst zuletzt.
rule-MS-204 = Wer flieht, nimmt einen Stapel eigener Wahl und zufällig eine gemischte Tippscheibe.
rule-MS-205 = Die Tippscheibe eines Geflohenen sieht bis zur Wertung niemand.
rule-MS-206 = Auf der Flucht muss man einen Platz mit Karten nehmen, solange es einen gibt; sonst nimmt man einen leeren.
rule-MS-207 = Auf der Flucht kann jeder Platz nur einmal genommen werden.
rule-MS-208 = Nach dem sechsten Ork darf niemand mehr eine Tippscheibe wählen.
rule-MS-301 = Die Runde endet, sobald alle einen Stapel und eine Tippscheibe haben.
rule-MS-302 = Aufgedeckt wird reihum, beginnend mit dem Startspieler.
rule-MS-303 = Die Summe ist die Zahl der Schätze der eigenen Art auf den eigenen Karten, dazu die Mäuse.
rule-MS-304 = Jede Maus zählt als ein Schatz der eigenen Art, gleich welche Tippscheibe man hat.
rule-MS-305 = Die höchste Summe bringt eine Goldmünze, drei wert.
rule-MS-306 = Alle mit der höchsten Summe bekommen eine Goldmünze.
rule-MS-307 = Eins weniger als die höchste Summe bringt zwei Silbermünzen.
rule-MS-308 = Zwei weniger als die höchste Summe bringen eine Silbermünze.
rule-MS-309 = Wer drei oder mehr unter der höchsten Summe liegt, bekommt nichts.
rule-MS-310 = Es zählt nur der Abstand zur höchsten Summe: Gleichstände verschieben nichts, und auch eine Summe von 0 kann Münzen bringen.
rule-MS-311 = Eine Goldmünze ist drei Silbermünzen wert; nur der Wert des Geldbeutels zählt.
rule-MS-312 = Alle werden ausgezahlt, bevor das Spielende geprüft wird.
rule-MS-313 = Liegengebliebene Stapel, übrige Tippscheiben und der Rest des Depots werden weder gewertet noch gezeigt.
rule-MS-401 = Hat kein Geldbeutel 8 erreicht, beginnt eine neue Runde mit allen Karten und Tippscheiben.
rule-MS-402 = Münzen behält man von Runde zu Runde.
rule-MS-403 = Die nächste Runde beginnt der linke Nachbar des letzten Startspielers.
rule-MS-404 = Das Spiel endet nach einer Runde, in der ein Geldbeutel 8 erreicht oder das, was der Tisch vereinbart hat.
rule-MS-405 = Der vollste Geldbeutel gewinnt.
rule-MS-406 = Bei gleich vollen Geldbeuteln gewinnt, wer von ihnen in der letzten Runde Gold bekam.
rule-MS-407 = Wer dann noch gleichauf ist, teilt sich den Sieg.
rule-MS-501 = Ein unerlaubter Zug ändert nichts und wird mit der verletzten Regel beantwortet.
rule-MS-502 = Ein Zug kann nicht zurückgenommen werden.
rule-MS-503 = Geht jemand endgültig, spielt ein Bot auf dem Platz weiter.
rule-MS-504 = Läuft die Zeit ab, wird ein einfacher Zug für einen gemacht.

## Einstellungen

my-treasure-option-first_player = Startspieler
my-treasure-option-first_player-help = Wer die erste Runde beginnt.
my-treasure-option-first_player-random = Ausgelost
my-treasure-option-first_player-seat-0 = Platz 1
my-treasure-option-first_player-seat-1 = Platz 2
my-treasure-option-first_player-seat-2 = Platz 3
my-treasure-option-first_player-seat-3 = Platz 4
my-treasure-option-vacated_spot = Platz eines genommenen Stapels
my-treasure-option-vacated_spot-help = Ob dort, wo ein Stapel genommen wurde, wieder Karten abgelegt werden dürfen.
my-treasure-option-vacated_spot-closed = Bleibt geschlossen
my-treasure-option-vacated_spot-reopens = Wird wieder frei
my-treasure-option-claimed_top = Oberste Karte eines genommenen Stapels
my-treasure-option-claimed_top-help = Ob sie sichtbar bleibt. Ohne Wirkung, wenn die Stapel offen sind.
my-treasure-option-claimed_top-visible = Sichtbar
my-treasure-option-claimed_top-covered = Verdeckt
my-treasure-option-memory = Gedächtnis
my-treasure-option-memory-help = Ob man sich verdeckte Karten merken muss oder die Stapel durchsehen darf.
my-treasure-option-memory-classic = Verdeckte Karten muss man sich merken
my-treasure-option-memory-open = Stapel sind offen
my-treasure-option-target = Ziel
my-treasure-option-target-help = Das Spiel endet nach einer Runde, in der ein Geldbeutel so viel wert ist.

## Warum ein Zug abgelehnt wird

my-treasure-refusal-game_over = Das Spiel ist zu Ende.
my-treasure-refusal-out_of_round = Du hast schon einen Schatz und bist aus dieser Runde heraus.
my-treasure-refusal-not_your_turn = { $next } ist dran.
my-treasure-refusal-not_your_flight = { $next } flieht vor dir.
my-treasure-refusal-nothing_to_place = Du hast keine Karte abzulegen: Zieh eine oder nimm einen Stapel.
my-treasure-refusal-place_first = Leg zuerst die gezogene Karte ab.
my-treasure-refusal-drew_this_turn = Du hast eine Karte gezogen und kannst in diesem Zug keinen Stapel nehmen.
my-treasure-refusal-no_flight = Vor dem sechsten Ork flieht niemand; { $orcs } von 6 sind da.
my-treasure-refusal-must_flee = Der sechste Ork ist da: Schnapp dir einen Stapel und flieh.
my-treasure-refusal-too_late_to_claim = Nach dem sechsten Ork kann keine Tippscheibe mehr gewählt werden.
my-treasure-refusal-no_such_spot = Einen Schatzplatz { $spot_number } gibt es nicht; es sind vier.
my-treasure-refusal-spot_closed = Platz { $spot_number } ist geschlossen: Sein Stapel wurde in dieser Runde genommen.
my-treasure-refusal-spot_taken = Mit dem, was auf Platz { $spot_number } lag, ist schon jemand geflohen.
my-treasure-refusal-empty_spot = Auf Platz { $spot_number } liegt kein Stapel.
my-treasure-refusal-leave_nothing = Platz { $spot_number } ist leer, während auf anderen noch Karten liegen.
my-treasure-refusal-token_taken = Die Tippscheibe „{ $token_name }“ ist in dieser Runde schon vergeben.

## Was geschieht

my-treasure-event-round_started =
    { $you ->
        [starter] Runde { $round } beginnt; du fängst an.
       *[none] Runde { $round } beginnt; { $starter } fängt an.
    }
my-treasure-event-card_drawn =
    { $you ->
        [player] Du ziehst
       *[none] { $player } zieht
    } { $card ->
        [none] eine Karte.
       *[other] eine Karte: { $card_name }.
    }
my-treasure-event-orc_drawn =
    { $you ->
        [player] Du ziehst einen Ork: { $orcs } von 6 sind da.
       *[none] { $player } zieht einen Ork: { $orcs } von 6 sind da.
    }
my-treasure-event-card_placed =
    { $you ->
        [player] Du legst
       *[none] { $player } legt
    } { $card ->
        [none] eine Karte auf Platz { $spot_number }.
       *[other] eine Karte auf Platz { $spot_number }: { $card_name }.
    }
my-treasure-event-pile_claimed =
    { $you ->
        [player] Du nimmst
       *[none] { $player } nimmt
    } { $height ->
        [one] den Stapel von Platz { $spot_number } ({ $height } Karte) mit der Tippscheibe „{ $token_name }“.
       *[other] den Stapel von Platz { $spot_number } ({ $height } Karten) mit der Tippscheibe „{ $token_name }“.
    }
my-treasure-event-flight_started =
    { $you ->
        [drawer] Du ziehst den sechsten Ork! Geflohen wird in dieser Reihenfolge: { $order }. Gemischte Tippscheiben: { $kinds }.
       *[none] { $drawer } zieht den sechsten Ork! Geflohen wird in dieser Reihenfolge: { $order }. Gemischte Tippscheiben: { $kinds }.
    }
my-treasure-event-pile_grabbed =
    { $you ->
        [player] Du fliehst
       *[none] { $player } flieht
    } { $height ->
        [0] mit leeren Händen von Platz { $spot_number }.
        [one] mit dem Stapel von Platz { $spot_number } ({ $height } Karte) und einer verdeckten Tippscheibe.
       *[other] mit dem Stapel von Platz { $spot_number } ({ $height } Karten) und einer verdeckten Tippscheibe.
    }
my-treasure-event-round_scored = Runde { $round } wird gewertet.
my-treasure-event-game_ended =
    { $winners_count ->
        [1] { $you ->
            [winners] Du gewinnst das Spiel.
           *[none] { $winners } gewinnt das Spiel.
        }
       *[other] Geteilter Sieg: { $winners }.
    }

## Was zu tun ist

my-treasure-move-draw = Karte ziehen
my-treasure-move-claim = Stapel nehmen
my-treasure-move-place = Karte ablegen
my-treasure-move-flee = Mit dem Stapel fliehen
my-treasure-phase-choose = Zieh eine Karte oder nimm einen Stapel
my-treasure-phase-place = Leg deine Karte auf einen Schatzplatz
my-treasure-phase-flee = Der sechste Ork! Schnapp dir einen Stapel
my-treasure-phase-over = Das Spiel ist zu Ende

## Schatzarten, Tippscheiben und Karten

my-treasure-kind-ring = Ring
my-treasure-kind-diamond = Diamant
my-treasure-kind-sword = Schwert
my-treasure-kind-necklace = Perlenkette
my-treasure-kind-money = Geld
my-treasure-kind-potion = Flakon
my-treasure-token-ring = { my-treasure-kind-ring }
my-treasure-token-diamond = { my-treasure-kind-diamond }
my-treasure-token-sword = { my-treasure-kind-sword }
my-treasure-token-necklace = { my-treasure-kind-necklace }
my-treasure-token-money = { my-treasure-kind-money }
my-treasure-token-potion = { my-treasure-kind-potion }
my-treasure-card-T01 = 1 Ring, 1 Maus
my-treasure-card-T02 = 1 Diamant, 1 Maus
my-treasure-card-T03 = 1 Schwert, 1 Maus
my-treasure-card-T04 = 1 Perlenkette, 1 Maus
my-treasure-card-T05 = 1 × Geld, 1 Maus
my-treasure-card-T06 = 1 Flakon, 1 Maus
my-treasure-card-T07 = 1 Ring, 1 Schwert
my-treasure-card-T08 = 1 Diamant, 1 Perlenkette
my-treasure-card-T09 = 1 Schwert, 1 × Geld
my-treasure-card-T10 = 1 Perlenkette, 1 Flakon
my-treasure-card-T11 = 1 Ring, 1 × Geld
my-treasure-card-T12 = 1 Diamant, 1 Flakon
my-treasure-card-T13 = 1 Ring, 1 Diamant, 1 Perlenkette
my-treasure-card-T14 = 1 Diamant, 1 Schwert, 1 × Geld
my-treasure-card-T15 = 1 Schwert, 1 Perlenkette, 1 Flakon
my-treasure-card-T16 = 1 Ring, 1 Perlenkette, 1 × Geld
my-treasure-card-T17 = 1 Diamant, 1 × Geld, 1 Flakon
my-treasure-card-T18 = 1 Ring, 1 Schwert, 1 Flakon
my-treasure-card-T19 = 1 Ring, 2 Diamanten, 1 Schwert
my-treasure-card-T20 = 1 Diamant, 2 Schwerter, 1 Perlenkette
my-treasure-card-T21 = 1 Schwert, 2 Perlenketten, 1 × Geld
my-treasure-card-T22 = 1 Perlenkette, 2 × Geld, 1 Flakon
my-treasure-card-T23 = 1 Ring, 1 × Geld, 2 Flakons
my-treasure-card-T24 = 2 Ringe, 1 Diamant, 1 Flakon
my-treasure-card-T25 = 2 Ringe, 2 Schwerter, 1 Perlenkette
my-treasure-card-T26 = 2 Diamanten, 2 Perlenketten, 1 × Geld
my-treasure-card-T27 = 2 Schwerter, 2 × Geld, 1 Flakon
my-treasure-card-T28 = 1 Ring, 2 Perlenketten, 2 Flakons
my-treasure-card-T29 = 2 Ringe, 1 Diamant, 2 × Geld
my-treasure-card-T30 = 2 Diamanten, 1 Schwert, 2 Flakons

# A card of a custom deck shows a thing at most twice.
my-treasure-some-ring = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}
my-treasure-some-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
my-treasure-some-sword = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
my-treasure-some-necklace = { $count ->
    [one] { $count } Perlenkette
   *[other] { $count } Perlenketten
}
my-treasure-some-money = { $count ->
    [one] { $count } × Geld
   *[other] { $count } × Geld
}
my-treasure-some-potion = { $count ->
    [one] { $count } Flakon
   *[other] { $count } Flakons
}
my-treasure-some-mouse = { $count ->
    [one] { $count } Maus
   *[other] { $count } Mäuse
}

## Warum ein Zug gut ist

my-treasure-why-orcs_out = Orks: { $orcs } von 6 sind da.
my-treasure-why-best_pile = Sieh dir Platz { $spot_number } an: Mit der Tippscheibe „{ $token_name }“ ist sein Stapel { $total } wert.
my-treasure-why-total_to_beat = { $player } ist mit { $total } draußen: Das gilt es zu schlagen.
my-treasure-why-leave_now = Jetzt mit Platz { $spot_number } und der Tippscheibe „{ $token_name }“ zu gehen bringt { $total }.
my-treasure-why-others_want_it =
    { $others ->
        [one] Noch ein Zwerg ist in der Höhle und könnte dir den Stapel wegnehmen.
       *[other] Noch { $others } Zwerge sind in der Höhle und könnten dir den Stapel wegnehmen.
    }
my-treasure-why-orcs_threaten = Bei { $orcs } Orks kann Bleiben mit einer Flucht und einer verdeckten Tippscheibe enden.
my-treasure-why-worth_more = Dieser Stapel mit dieser Scheibe ist { $total } wert, der genommene { $instead }.
my-treasure-why-too_early = { $total } ist hier zu früh: Gehen lohnt sich etwa ab { $wanted }.
my-treasure-why-nobody_else = Du bist der letzte Zwerg in der Höhle, und erst { $orcs } Orks sind da: Niemand nimmt dir den Stapel, also zieh weiter.
my-treasure-why-pile_grows = Auf Platz { $spot_number } macht die Karte einen Stapel im Wert von { $total }.
my-treasure-why-pile_stays = Auf Platz { $spot_number } wären es nur { $total }.
my-treasure-why-blind_average = Du fliehst mit einer verdeckten Tippscheibe, und der Stapel auf Platz { $spot_number } ist im Schnitt am meisten wert.

my-treasure-part-treasures = Schatzkarten
my-treasure-part-orcs = Orkkarten
my-treasure-part-tokens = Tippscheiben
