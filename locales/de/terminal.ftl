### Das Spiel im Terminal und was die Befehlszeile den Spielern sagt.

## Ein laufendes Spiel

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Warten auf { $player } …
terminal-over = Das Spiel ist aus. Eine beliebige Taste zeigt das Ergebnis.
terminal-choose-move = wähle einen Zug aus der Liste
terminal-spectator = Zuschauer
terminal-bot-name = Bot { $seat }
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

## Abgelehntes

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = „{ $found }“ ist kein Zug dieses Spiels. Tab zeigt die Liste der Züge.
terminal-key-unknown = Die Taste { $key } bewirkt hier nichts. Unten stehen die Tasten, die etwas tun; ? erklärt sie.
terminal-key-not-now = Die Taste { $key } bewirkt jetzt nichts: { $player } ist an der Reihe.
terminal-only-watching = Du schaust nur zu: An jedem Platz spielt ein Bot.
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

## Wiederholungen

terminal-replay-bot = Bot { $seat } ({ $level })
terminal-replay-start = Vor dem ersten Zug von { $count }.
terminal-replay-step = Zug { $at } von { $count }: { $player }: { $move }
terminal-replay-next = weiter
terminal-replay-previous = zurück
terminal-replay-ends = Anfang, Ende
terminal-replay-viewer = anderer Blick
