### Wörter, die alle Programme teilen.

## Listen: `first` ist alles bisher Genannte, `then` das nächste Glied.

list-more = { $first }, { $then }
list-last = { $first } und { $then }

## Am Tisch

play = Spielen
seat = Platz
player = Spieler
spectator = Zuschauer
you = Du
bot = Bot
your-turn = Du bist dran
waiting-for = Warten auf { $player }
round = Runde { $number }
score = Punktestand
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
place = { $number }.
game-over = Spielende
# $players: die Namen als Liste, $count: wie viele
winners =
    { $count ->
        [one] { $players } gewinnt
       *[other] { $players } gewinnen gemeinsam
    }
tie = Unentschieden

## Bots

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-random = Zufällig

## Zum Drücken

help = Hilfe
log = Verlauf
rules = Regeln
options = Optionen
language = Sprache
save = Speichern
quit = Beenden
back = Zurück
cancel = Abbrechen
yes = Ja
no = Nein
on = An
off = Aus

## Sprachen, in der Sprache des Lesers

language-en = Englisch
language-de = Deutsch
language-fr = Französisch
language-ru = Russisch
language-uk = Ukrainisch

## Was schiefgehen kann

refused-by-rule = { $reason } ({ $rule })
error-file-not-found = Es gibt keine Datei { $path }
error-file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $reason }
error-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $reason }
error-not-a-transcript = { $path } ist keine Mitschrift: { $reason }
error-not-a-move = Das ist kein Zug: { $reason }
error-no-such-game = Es gibt kein Spiel „{ $slug }“. Es gibt: { $games }
error-no-such-rule = In diesem Spiel gibt es keine Regel { $rule }
error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $found }
