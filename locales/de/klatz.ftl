### Klatz!

## The game

klatz-title = Klatz!
klatz-summary = Baut gemeinsam an der Großen Mauer, verschiebt ihre Karten und ruft KLATZ!, sobald sie ein Bild von eurer Hand zeigt.
klatz-facts-known = Aus der Spielanleitung stammen die Anzahlen: 47 Mauerkarten, 3 Rikschas, 25 Motive und 35 Aktionskarten in sieben Arten; und dass es Türme, Pandas und dreiteilige Drachen gibt.
klatz-facts-ours = Die übrigen Symbole, wie oft jedes vorkommt, und alle Motive mit ihren Punkten sind von uns.
klatz-section-setup = Aufbau
klatz-section-turn = Der Zug
klatz-section-actions = Aktionskarten
klatz-section-photos = Fotos
klatz-section-special = Rikschas, Türme, Drachen
klatz-section-end = Ende und Wertung
klatz-section-calls = Wer zuerst rief

## Rules

rule-KZ-001 = Es spielen zwei, drei oder vier Personen.
rule-KZ-002 = Motive und Aktionskarten werden gemischt, bevor etwas ausgeteilt wird.
rule-KZ-003 = Alle erhalten drei Aktionskarten und zwei Motive und halten sie geheim.
rule-KZ-004 = Drei Motive ohne Drachen oder Panda liegen offen auf dem Tisch.
rule-KZ-005 = Im kurzen Spiel werden vier, fünf oder sechs Motive ungesehen entfernt.
rule-KZ-006 = In der ersten Mauer und im ersten Markt kann keine Rikscha sein.
rule-KZ-007 = Vier von links nach rechts gelegte Karten bilden die erste Mauer.
rule-KZ-008 = Die nächsten drei Karten bilden den Markt.
rule-KZ-009 = Der Mauerstapel besteht aus drei Teilen mit je einer Rikscha.
rule-KZ-010 = Die nicht ausgeteilten Aktionskarten bilden verdeckt den Aktionsstapel.
rule-KZ-011 = Wer beginnt, wird ausgelost, wenn der Gastgeber niemanden nennt; gespielt wird im Uhrzeigersinn.
rule-KZ-012 = Abgelegte Mauer- und Aktionskarten liegen offen, abgelegte Motive verdeckt.
rule-KZ-013 = Links und rechts sind für alle gleich.
rule-KZ-020 = Ein Zug hat vier Schritte: Rikschas fahren, eine Karte kommt an die Mauer, Aktionskarten, Nachziehen. Nur wer am Zug ist, führt sie aus.
rule-KZ-021 = Zu Beginn eines Zuges fährt jede Rikscha auf der Mauer eine Karte nach rechts.
rule-KZ-022 = Du darfst eine beliebige Karte vom Markt links oder rechts an die Mauer legen.
rule-KZ-023 = Stattdessen darfst du die oberste Karte ziehen; alle sehen sie, und sie muss als Nächstes angelegt werden.
rule-KZ-024 = In diesem Schritt kommt genau eine Karte an die Mauer; er darf nicht ausgelassen werden.
rule-KZ-025 = Dann wird der Markt auf drei aufgefüllt; die Karten rücken auf, neue kommen ans Ende.
rule-KZ-026 = Pro Zug ist zu zweit eine Aktionskarte erlaubt, zu dritt bis zu zwei, zu viert bis zu drei.
rule-KZ-027 = Die erste Aktionskarte ist Pflicht, außer du tauschst die Hand oder kannst nichts spielen.
rule-KZ-028 = Statt irgendeiner Aktionskarte darfst du die ganze Hand ablegen und drei Aktionskarten und zwei Motive ziehen; dann ist dein Zug vorbei.
rule-KZ-029 = Am Ende deines Zuges ziehst du Aktionskarten bis auf drei nach.
rule-KZ-030 = Wird eine Karte gebraucht und ihr Stapel ist leer, wird die Ablage zum neuen Stapel gemischt.
rule-KZ-031 = Der Motivstapel wird nie neu gebildet; abgelegte Motive sind aus dem Spiel.
rule-KZ-032 = Der nächste Zug beginnt sofort.
rule-KZ-040 = Eine Aktionskarte wird im eigenen Zug aus der Hand gespielt und vollständig ausgeführt.
rule-KZ-041 = Um eins schieben: Eine Mauerkarte tauscht mit einer Nachbarkarte den Platz.
rule-KZ-042 = Um zwei schieben: Eine Mauerkarte rückt genau zwei Plätze nach links oder rechts.
rule-KZ-043 = Tauschen: Zwei verschiedene Mauerkarten tauschen die Plätze.
rule-KZ-044 = Entfernen: Eine Mauerkarte kommt auf die Ablage, die Lücke schließt sich.
rule-KZ-045 = Zusätzliches Motiv: Ziehe ein Motiv; es gibt keine Obergrenze.
rule-KZ-046 = Neuer Markt: Der Markt wird abgelegt, drei neue Karten kommen, und eine davon muss an die Mauer.
rule-KZ-047 = Zurückholen: Eine Mauerkarte der Ablage kommt an beliebiger Stelle in die Mauer; Rikschas nicht.
rule-KZ-048 = Eine Karte, die nicht ganz ausgeführt werden kann, darf nicht gespielt werden.
rule-KZ-049 = Eine Wirkung, die nichts ändert, ist erlaubt.
rule-KZ-050 = Von einer Aktion gewählte Karten dürfen weder Türme noch bedeckt sein.
rule-KZ-060 = Ein Foto macht, wer KLATZ! ruft und ein Motiv und den passenden Teil der Mauer nennt; es bringt die Punkte der Karte.
rule-KZ-061 = Die Symbole müssen genau in der Reihenfolge des Musters nebeneinanderliegen.
rule-KZ-062 = Spiegelbilder zählen nicht, außer der Tisch spielt so.
rule-KZ-063 = Keine Karte des Bildes darf von einer Rikscha bedeckt sein.
rule-KZ-064 = Mit einem Motiv auf der eigenen Hand darfst du in jedem ruhigen Moment rufen, auch im Zug anderer.
rule-KZ-065 = Offene Motive gehören dem Spieler am Zug, bis er nachzieht oder die Hand tauscht.
rule-KZ-066 = Niemand darf rufen, solange etwas nur halb ausgeführt ist.
rule-KZ-067 = Ein Foto wird gewertet, seine Karten abgelegt, die Lücke geschlossen, die Mauer aufgefüllt und eine Handkomposition ersetzt.
rule-KZ-068 = Nach einem Foto ziehst du Motive nur bis zwei und nur, was noch da ist.
rule-KZ-069 = Offene Motive werden nie ersetzt.
rule-KZ-070 = Hat die Mauer nach einem Foto oder Entfernen weniger als vier Karten, kommen links einzeln neue dazu.
rule-KZ-071 = Lücken schließen sich sofort, die Reihenfolge bleibt.
rule-KZ-072 = Mehrere Rufe gelten der Reihe nach; jeder spätere wird an der veränderten Mauer neu geprüft und verfällt, wenn er nicht mehr passt.
rule-KZ-073 = Du darfst mehrere Fotos machen, jedes mit eigenem Motiv und eigenen Karten.
rule-KZ-074 = Niemand muss rufen, und ein falscher Ruf kostet nichts.
rule-KZ-075 = Kommt das Muster mehrmals vor, wählt der Rufer die Stelle.
rule-KZ-076 = Ein fotografiertes Motiv ist von da an öffentlich.
rule-KZ-090 = Eine aufgedeckte Rikscha kommt sofort auf die Mauerkarte ganz links.
rule-KZ-091 = Ist sie besetzt, nimmt die neue die erste freie Karte rechts davon.
rule-KZ-092 = Danach wird zur Fortsetzung eine weitere Karte gezogen.
rule-KZ-093 = Eine bedeckte Karte kann weder fotografiert noch bewegt noch entfernt werden.
rule-KZ-094 = Zu Beginn jedes Zuges fährt jede Rikscha auf die nächste Karte rechts, alle gleichzeitig.
rule-KZ-095 = Von der Karte ganz rechts verlässt eine Rikscha die Mauer zur Ablage.
rule-KZ-096 = Das Symbol unter einer Rikscha bleibt sichtbar.
rule-KZ-097 = Eine Rikscha bleibt auf ihrer Karte, was auch ringsum geschieht.
rule-KZ-098 = Ohne freie Karte wartet eine Rikscha neben der Mauer und nimmt die linkste freie, sobald eine Karte dazukommt.
rule-KZ-100 = Ein Turm kann von keiner Aktionskarte gewählt werden.
rule-KZ-101 = Andere Karten dürfen an einem Turm vorbeigeschoben werden, außer der Tisch verbietet es.
rule-KZ-102 = Türme dürfen angelegt, fotografiert, mit dem Markt abgelegt und zurückgeholt werden.
rule-KZ-103 = Ein Drache wird vom Kopf links zum Schwanz gelesen, ohne Lücke und nie gespiegelt.
rule-KZ-104 = Pandas sind gewöhnliche Mauerkarten; nur die offenen Motive zeigen keine.
rule-KZ-110 = Das Spiel endet, sobald das letzte offene Motiv fotografiert ist.
rule-KZ-111 = Ist das letzte Motiv gezogen, wird der Zug beendet, und alle haben noch einen Zug.
rule-KZ-112 = Das letzte offene Motiv beendet das Spiel auch in der Schlussrunde.
rule-KZ-113 = Dein Ergebnis ist die Summe der Punkte deiner Fotos.
rule-KZ-114 = Bei Gleichstand gewinnt, wer mehr Fotos hat.
rule-KZ-115 = Wer dann noch gleichauf liegt, gewinnt gemeinsam.
rule-KZ-116 = Zu viele Züge hintereinander ohne Foto und ohne neues Motiv beenden das Spiel.
rule-KZ-117 = Sind alle anderen endgültig gegangen, gewinnt, wer übrig bleibt.
rule-KZ-130 = Jede Nachricht gilt für eine Stellung; was für eine andere gedacht war, wird nicht angenommen.
rule-KZ-131 = In jedem ruhigen Moment wird allen dasselbe gesagt, ob sie rufen können oder nicht.
rule-KZ-132 = Abgelehnte und verlorene Rufe erfährt nur der Rufer, außer der Tisch gibt verlorene Rufe bekannt.
rule-KZ-133 = Im Wettlauf wird jede Änderung allen gleich lange gezeigt; erst dann zählen Rufe und Züge.
rule-KZ-134 = Ein Ruf nennt Motiv und Karten und wie lange nach Öffnung des Fensters gedrückt wurde.
rule-KZ-135 = Eine langsame Leitung wird im gemessenen Rahmen berücksichtigt; wer zurückkehrt, wird erst gemessen.
rule-KZ-136 = Nach einem falschen Ruf ist dein Knopf kurz gesperrt.
rule-KZ-137 = Nach dem ersten Ruf wartet der Tisch kurz auf Rufe, die noch unterwegs sind.
rule-KZ-138 = Ein Zug des aktiven Spielers wartet, bis alle Zeit zum Rufen hatten.
rule-KZ-139 = Der schnellste Druck zählt zuerst; fast gleiche entscheidet das Los, und Rufe gehen vor dem Zug.
rule-KZ-140 = Ein fertiger Zug wird nach einer Weile vom Tisch beendet; Passen bindet, und haben alle gepasst, wird sofort gezogen.
rule-KZ-141 = Jedes Motiv auf deiner Hand hat einen Dauerauftrag: selbst rufen oder zurückhalten, ganz links oder ganz rechts.
rule-KZ-142 = Mit Daueraufträgen kannst du Rufe an einen Zug hängen, der nichts halb fertig lässt, und in jedem ruhigen Moment selbst rufen.
rule-KZ-143 = Daueraufträge werden je einer pro Person gesammelt: zuerst wer am Zug ist, dann die anderen nach Los, bis nichts mehr passt.
rule-KZ-144 = In einer verdeckten Runde gibt jeder eine geheime Antwort, einen Ruf oder keinen, bevor es weitergeht.
rule-KZ-145 = Eine verdeckte Runde entfällt, wenn alle sehen, dass niemand rufen könnte.
rule-KZ-146 = Ohne Wettlauf erfährst du von einer fremden Karte nur durch das Foto damit.
rule-KZ-147 = Ein Bot sieht nur, was er sehen darf, und bemerkt nicht jede Übereinstimmung.
rule-KZ-148 = Ein Bot braucht Zeit zum Reagieren, im eigenen Zug weniger.
rule-KZ-149 = Der schnellere Bot ruft zuerst; gegen Menschen ist ein Bot nie schneller als 0,6 Sekunden. Bots werden nicht von Hand gespielt.
rule-KZ-150 = Nachrichten zählen in der Reihenfolge ihres Eintreffens, und im letzten Moment ist rechtzeitig.
rule-KZ-151 = Was zur falschen Zeit kommt und abgelehnt wird, erfährt nur der Absender; sein Knopf bleibt an.

## Options

klatz-option-call_mode = Rufe
klatz-option-call_mode-help = Wie entschieden wird, wer zuerst rief.
klatz-option-call_mode-race = Wettlauf in Echtzeit
klatz-option-call_mode-standing = Daueraufträge, Zug um Zug
klatz-option-call_mode-sealed = Verdeckte Antworten
klatz-option-call_mode-sim = Simulation, nur Bots
klatz-option-short_game = Kurzes Spiel
klatz-option-short_game-help = Wie viele Motive ungesehen entfernt werden.
klatz-option-first_player = Startspieler
klatz-option-first_player-help = Wer den ersten Zug hat.
klatz-option-first_player-random = Per Los
klatz-option-first_player-seat-0 = Platz 1
klatz-option-first_player-seat-1 = Platz 2
klatz-option-first_player-seat-2 = Platz 3
klatz-option-first_player-seat-3 = Platz 4
klatz-option-mirror_match = Spiegelbilder
klatz-option-mirror_match-help = Ob Muster ohne Drachen auch rückwärts passen.
klatz-option-wall_floor = Auffüllen der Mauer
klatz-option-wall_floor-help = Wann eine Mauer mit weniger als vier Karten aufgefüllt wird.
klatz-option-wall_floor-always = Nach Fotos und Entfernen
klatz-option-wall_floor-photo_only = Nur nach Fotos
klatz-option-final_round = Schlussrunde
klatz-option-final_round-help = Wer noch einen Zug hat, wenn die Motive ausgehen.
klatz-option-final_round-each_one_more = Alle
klatz-option-final_round-others_only = Alle außer dem aktiven Spieler
klatz-option-final_round-go_on = Niemand: Das Spiel geht weiter
klatz-option-blockers_passable = An Türmen und Rikschas vorbei
klatz-option-blockers_passable-help = Ob Karten an Türmen und bedeckten Karten vorbeigeschoben werden dürfen.
klatz-option-reveal_discarded_compositions = Abgelegte Motive offen
klatz-option-reveal_discarded_compositions-help = Ob alle die bei einem Handtausch abgelegten Motive sehen.
klatz-option-call_assist = Hilfe beim Rufen
klatz-option-call_assist-help = Ob Treffer eigener Karten hervorgehoben werden.
klatz-option-call_assist-off = Aus
klatz-option-call_assist-highlight = Treffer sind markiert
klatz-option-announce_lost_calls = Verlorene Rufe ansagen
klatz-option-announce_lost_calls-help = Im Wettlauf: ob alle hören, wer zu spät rief.
klatz-option-async_priority = Wer zuerst gilt
klatz-option-async_priority-help = Wessen Ruf zuerst zählt, wo keine Uhr entscheidet.
klatz-option-async_priority-active_first = Der aktive Spieler
klatz-option-async_priority-random = Per Los
klatz-option-turn_ms = Zeit für einen Zug (ms)
klatz-option-turn_ms-help = Nach dieser Zeit wird ein einfacher Zug gemacht; 0 heißt ohne Uhr.
klatz-option-window_min_ms = Kürzestes Fenster (ms)
klatz-option-window_min_ms-help = Wie lange ein Zug wartet, damit andere rufen können.
klatz-option-end_window_ms = Zugende (ms)
klatz-option-end_window_ms-help = Wann der Tisch einen fertigen Zug beendet.
klatz-option-sealed_ms = Verdeckte Runde (ms)
klatz-option-sealed_ms-help = Wie lange alle zum Antworten haben.
klatz-option-latency_cap_ms = Nachsicht für langsame Leitungen (ms)
klatz-option-latency_cap_ms-help = Mehr wird für eine langsame Leitung nicht zugestanden.
klatz-option-false_call_cooldown_ms = Sperre nach falschem Ruf (ms)
klatz-option-false_call_cooldown_ms-help = Wie lange der Knopf dann gesperrt ist.
klatz-option-stall_turns = Stillstandsgrenze
klatz-option-stall_turns-help = Nach so vielen Zügen ohne Foto und neues Motiv endet das Spiel; 0 ist aus.

## Why a move is refused

klatz-refusal-game_over = Das Spiel ist vorbei: { $ending_name }.
klatz-refusal-not_your_turn = Jemand anderes ist am Zug.
klatz-refusal-table_only = Nur der Tisch entfernt einen Platz.
klatz-refusal-no_such_seat = Platz { $number_number } gibt es an diesem Tisch nicht.
klatz-refusal-already_left = { $player } ist schon gegangen.
klatz-refusal-place_first = Lege zuerst eine Karte an die Mauer.
klatz-refusal-must_place = Dein Zug kann nicht enden, bevor eine Karte an der Mauer liegt.
klatz-refusal-already_placed = Du hast in diesem Zug schon eine Karte angelegt.
klatz-refusal-no_such_slot = Es gibt keine Marktkarte { $slot_number }; der Markt hat { $cards }.
klatz-refusal-nothing_to_draw = Es gibt keine Mauerkarte mehr zu ziehen.
klatz-refusal-nothing_drawn = Du hast keine Karte vom Stapel gezogen.
klatz-refusal-place_drawn_first = Lege zuerst die gezogene Karte an.
klatz-refusal-no_new_market = Keine Aktionskarte hat den Markt ersetzt.
klatz-refusal-no_such_new_card = Es gibt keine neue Karte { $slot_number }; der Markt hat { $cards }.
klatz-refusal-place_new_first = Lege zuerst eine Karte des neuen Marktes an.
klatz-refusal-quota_used =
    { $quota ->
        [one] Du hast die eine Aktionskarte dieses Zuges gespielt.
       *[other] Du hast alle { $quota } Aktionskarten dieses Zuges gespielt.
    }
klatz-refusal-turn_over = Nach einem Handtausch ist dein Zug vorbei.
klatz-refusal-redraw_too_late = Du kannst die Hand nur statt einer Aktionskarte tauschen.
klatz-refusal-must_act = Spiele eine Aktionskarte oder tausche die Hand.
klatz-refusal-not_in_hand = Du hast keine Karte „{ $action_name }“.
klatz-refusal-no_effect = „{ $action_name }“ lässt sich jetzt nicht ausführen.
klatz-refusal-no_such_card = Es gibt keine Karte { $at_number }; die Mauer hat { $cards }.
klatz-refusal-too_far = Karte { $from_number } kann nicht so weit rücken.
klatz-refusal-not_two_cards = Es braucht zwei verschiedene Karten, die linke zuerst: gefunden { $a_number } und { $b_number }.
klatz-refusal-tower = Karte { $at_number } ist ein Turm und bleibt, wo sie ist.
klatz-refusal-covered = Eine Rikscha bedeckt Karte { $at_number }.
klatz-refusal-past_tower = Der Turm auf Platz { $at_number } steht im Weg.
klatz-refusal-past_covered = Die bedeckte Karte auf Platz { $at_number } ist im Weg.
klatz-refusal-not_discarded = Das lässt sich nicht aus der Ablage zurückholen: { $symbol_name }.
klatz-refusal-no_such_place = Es gibt keinen Platz { $at_number }; die Mauer hat { $cards } Karten.
klatz-refusal-not_now = Niemand darf rufen, solange etwas halb fertig ist.
klatz-refusal-not_yours = Dieses Motiv ist nicht auf deiner Hand: { $comp_name }.
klatz-refusal-open_not_now = Dieses offene Motiv gehört dem Spieler am Zug: { $comp_name }.
klatz-refusal-rickshaw_in_picture = Eine Rikscha bedeckt eine Karte des Bildes: { $comp_name }.
klatz-refusal-mirrored = Das ist seitenverkehrt: { $comp_name }.
klatz-refusal-dragon_backwards = Der Drachenkopf gehört nach links: { $comp_name }.
klatz-refusal-no_match = Die Mauer zeigt das dort nicht: { $comp_name }.

## Why a call or message is refused

klatz-refusal-wrong_position = Der Tisch ist inzwischen weiter.
klatz-refusal-already_called = Du hast hier schon gerufen.
klatz-refusal-already_moved = Dein Zug ist schon unterwegs.
klatz-refusal-too_early = Zu früh: Die Änderung wird noch { $ms } ms gezeigt.
klatz-refusal-table_paused = Der Tisch macht Pause.
klatz-refusal-not_measured = Deine Leitung wird gemessen: { $pings } von { $wanted }.
klatz-refusal-button_off = Dein Knopf ist noch { $ms } ms gesperrt.
klatz-refusal-already_passed = Du hast hier gepasst.
klatz-refusal-nothing_to_pass = Jetzt gibt es nichts zu passen.
klatz-refusal-no_such_order = Für ein Motiv, das du nicht hast, gibt es keinen Auftrag: { $comp_name }.
klatz-refusal-not_attachable = An diesen Zug lassen sich keine Rufe hängen.
klatz-refusal-out_of_time = Das ist an dieser Stelle der Runde nicht möglich.
klatz-refusal-no_turn_move = Rufe mit dem Knopf, nicht als Zug.
klatz-refusal-bots_only = Hier spielt ein Bot.
klatz-refusal-unreadable = Die Nachricht war nicht zu verstehen: { $reason }

## What happens

klatz-event-turn_began =
    { $you ->
        [player] Du bist dran.
       *[none] { $player } ist dran.
    }
klatz-event-rickshaws_moved =
    { $gone ->
        [0] Die Rikschas fahren weiter: { $riding } auf der Mauer.
       *[other] Die Rikschas fahren weiter: { $riding } auf der Mauer, { $gone } fort.
    }
klatz-event-rickshaw_arrived = Eine Rikscha kommt auf Karte { $at_number }: { $symbol_name }.
klatz-event-rickshaw_waits = Eine Rikscha findet keine freie Karte und wartet.
klatz-event-rickshaw_settled = Eine wartende Rikscha nimmt Karte { $at_number }: { $symbol_name }.
klatz-event-placed =
    { $you ->
        [player] Du legst eine Karte { $side_name } an: { $symbol_name }.
       *[none] { $player } legt eine Karte { $side_name } an: { $symbol_name }.
    }
klatz-event-drew =
    { $you ->
        [player] Du deckst die oberste Karte auf: { $symbol_name }.
       *[none] { $player } deckt die oberste Karte auf: { $symbol_name }.
    }
klatz-event-market_filled = Neu im Markt: { $symbols }.
klatz-event-wall_reshuffled = Die Mauerablage wird zum neuen Stapel gemischt.
klatz-event-actions_reshuffled = Die Aktionsablage wird zum neuen Stapel gemischt.
klatz-event-shifted =
    { $you ->
        [player] Du schiebst eine Karte von { $from_number } nach { $to_number }: { $symbol_name }.
       *[none] { $player } schiebt eine Karte von { $from_number } nach { $to_number }: { $symbol_name }.
    }
klatz-event-swapped =
    { $you ->
        [player] Du tauschst Karte { $a_number } und { $b_number }: { $symbols }.
       *[none] { $player } tauscht Karte { $a_number } und { $b_number }: { $symbols }.
    }
klatz-event-removed =
    { $you ->
        [player] Du entfernst Karte { $at_number }: { $symbol_name }.
       *[none] { $player } entfernt Karte { $at_number }: { $symbol_name }.
    }
klatz-event-extra_played =
    { $you ->
        [player] Du ziehst ein zusätzliches Motiv.
       *[none] { $player } zieht ein zusätzliches Motiv.
    }
klatz-event-market_replaced =
    { $you ->
        [player] { $symbols_count ->
            [0] Du ersetzt einen leeren Markt.
           *[other] Du legst den Markt ab: { $symbols }.
        }
       *[none] { $symbols_count ->
            [0] { $player } ersetzt einen leeren Markt.
           *[other] { $player } legt den Markt ab: { $symbols }.
        }
    }
klatz-event-returned =
    { $you ->
        [player] Du holst eine Karte auf Platz { $at_number } zurück: { $symbol_name }.
       *[none] { $player } holt eine Karte auf Platz { $at_number } zurück: { $symbol_name }.
    }
klatz-event-redrew =
    { $you ->
        [player] { $count ->
            [one] Du legst deine ganze Hand ab: { $actions } und { $count } Motiv.
           *[other] Du legst deine ganze Hand ab: { $actions } und { $count } Motive.
        }
       *[none] { $count ->
            [one] { $player } legt die ganze Hand ab: { $actions } und { $count } Motiv.
           *[other] { $player } legt die ganze Hand ab: { $actions } und { $count } Motive.
        }
    }
klatz-event-compositions_discarded =
    { $you ->
        [player] Du legst ab: { $comps }.
       *[none] { $player } legt ab: { $comps }.
    }
klatz-event-compositions_drawn =
    { $you ->
        [player] Du ziehst: { $comps }.
       *[none] { $player } zieht: { $comps }.
    }
klatz-event-compositions_taken =
    { $you ->
        [player] Du ziehst
       *[none] { $player } zieht
    } { $count ->
        [one] { $count } Motiv.
       *[other] { $count } Motive.
    }
klatz-event-actions_drawn =
    { $you ->
        [player] Du ziehst: { $actions }.
       *[none] { $player } zieht: { $actions }.
    }
klatz-event-actions_taken =
    { $you ->
        [player] Du ziehst
       *[none] { $player } zieht
    } { $count ->
        [one] { $count } Aktionskarte.
       *[other] { $count } Aktionskarten.
    }
klatz-event-photo =
    { $you ->
        [player] KLATZ! Du fotografierst
       *[none] KLATZ! { $player } fotografiert
    } { $points ->
        [one] { $symbols }: { $points } Punkt.
       *[other] { $symbols }: { $points } Punkte.
    }
klatz-event-wall_refilled = Die Mauer wird links aufgefüllt: { $symbol_name }.
klatz-event-final_round = Das letzte Motiv ist gezogen. Je noch ein Zug: { $players }.
klatz-event-left =
    { $you ->
        [player] Du gehst;
       *[none] { $player } geht;
    } { $count ->
        [one] abgelegt: { $actions_count } Aktionskarten und { $count } Motiv.
       *[other] abgelegt: { $actions_count } Aktionskarten und { $count } Motive.
    }
klatz-event-ended = Das Spiel ist vorbei: { $ending_name }.

## What to do

klatz-move-place_open = Marktkarte anlegen
klatz-move-draw_blind = Blind ziehen
klatz-move-place_drawn = Gezogene Karte anlegen
klatz-move-play_shift1 = Karte um eins schieben
klatz-move-play_shift2 = Karte um zwei schieben
klatz-move-play_swap = Zwei Karten tauschen
klatz-move-play_remove = Karte entfernen
klatz-move-play_extra = Zusätzliches Motiv ziehen
klatz-move-play_market = Markt ersetzen
klatz-move-place_new = Neue Marktkarte anlegen
klatz-move-play_return = Karte zurückholen
klatz-move-redraw = Hand tauschen
klatz-move-end_turn = Zug beenden
klatz-move-claim = KLATZ!
klatz-move-leave = Platz entfernen
klatz-phase-await_place = Lege eine Marktkarte an oder ziehe blind
klatz-phase-placing_drawn = Wähle ein Ende der Mauer für die gezogene Karte
klatz-phase-await_act = Spiele eine Aktionskarte
klatz-phase-placing_new = Lege eine Karte des neuen Marktes an
klatz-phase-await_end = Beende deinen Zug oder rufe
klatz-phase-over = Das Spiel ist vorbei

## Names

klatz-symbol-lantern = Laterne
klatz-symbol-kite = Flugdrachen
klatz-symbol-pine = Kiefer
klatz-symbol-gate = Tor
klatz-symbol-drum = Trommel
klatz-symbol-tower = Turm
klatz-symbol-panda = Panda
klatz-symbol-dragon_head = Drachenkopf
klatz-symbol-dragon_middle = Drachenmitte
klatz-symbol-dragon_tail = Drachenschwanz
klatz-symbol-rickshaw = Rikscha
klatz-action-shift1 = um eins schieben
klatz-action-shift2 = um zwei schieben
klatz-action-swap = tauschen
klatz-action-remove = entfernen
klatz-action-extra = zusätzliches Motiv
klatz-action-market = neuer Markt
klatz-action-return = zurückholen
klatz-side-left = links
klatz-side-right = rechts
klatz-ending-last_open = das letzte offene Motiv ist fotografiert
klatz-ending-final_round = die letzten Züge sind gespielt
klatz-ending-stall = zu lange ist nichts geschehen
klatz-ending-alone = alle anderen sind gegangen
klatz-comp-C01 = { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C02 = { klatz-symbol-kite } – { klatz-symbol-pine }
klatz-comp-C03 = { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C04 = { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C05 = { klatz-symbol-drum } – { klatz-symbol-lantern }
klatz-comp-C06 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate }
klatz-comp-C07 = { klatz-symbol-kite } – { klatz-symbol-pine } – { klatz-symbol-drum }
klatz-comp-C08 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern }
klatz-comp-C09 = { klatz-symbol-gate } – { klatz-symbol-drum } – { klatz-symbol-kite }
klatz-comp-C10 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine }
klatz-comp-C11 = { klatz-symbol-kite } – { klatz-symbol-tower } – { klatz-symbol-pine }
klatz-comp-C12 = { klatz-symbol-pine } – { klatz-symbol-tower } – { klatz-symbol-drum }
klatz-comp-C13 = { klatz-symbol-drum } – { klatz-symbol-tower } – { klatz-symbol-kite }
klatz-comp-C14 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C15 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C16 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C17 = { klatz-symbol-lantern } – { klatz-symbol-panda }
klatz-comp-C18 = { klatz-symbol-panda } – { klatz-symbol-gate }
klatz-comp-C19 = { klatz-symbol-kite } – { klatz-symbol-panda } – { klatz-symbol-drum }
klatz-comp-C20 = { klatz-symbol-pine } – { klatz-symbol-panda } – { klatz-symbol-lantern }
klatz-comp-C21 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C22 = { klatz-symbol-gate } – { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C23 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail } – { klatz-symbol-panda }
klatz-comp-C24 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }
klatz-comp-C25 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }

## Warum ein Zug gut ist

klatz-why-stands = Sieh auf die Mauer: Dieses Bild steht jetzt da ({ $points }): { $comp_name }.
klatz-why-nearest = Dein nächstes Bild hat { $cards } von { $of } Karten in der Reihe: { $comp_name }.
klatz-why-take_photo = Das Foto braucht nur jemanden, der ruft ({ $points }): { $comp_name }.
klatz-why-only_yours = Nur du hast diese Komposition, niemand konnte das Foto vor dir machen: { $comp_name }.
klatz-why-open_to_all = Die Komposition liegt offen: Lässt du sie liegen, holt sie sich der nächste: { $comp_name }.
klatz-why-completes = Das vollendet ein Bild ({ $points }): { $comp_name }.
klatz-why-builds = Damit stehen { $cards } von { $of } Karten eines Bildes in der Reihe: { $comp_name }.
klatz-why-breaks = Der gespielte Zug reißt ein Bild auseinander: { $comp_name }.
klatz-why-may_help_others = Der gespielte Zug fügt ein Bild zusammen, das jemand anderes haben kann.
klatz-why-more_compositions = Eine Komposition mehr auf der Hand ist eine Chance mehr auf ein Foto.
klatz-why-poor_market = Im Markt hilft dir nichts.
klatz-why-fresh_hand = Deine Kompositionen sind weit vom Ziel; eine frische Hand ist mehr wert.
klatz-why-nothing_better = Keine Aktionskarte macht die Mauer jetzt besser für dich.

klatz-part-wall = Mauerkarten
klatz-part-rickshaws = Rikschakarten
klatz-part-actions = Aktionskarten
klatz-part-compositions = Kompositionskarten
