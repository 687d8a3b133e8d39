### Wörter, die alle Programme teilen.

## Listen: `first` ist alles bisher Genannte, `then` das nächste Glied.

list-more = { $first }, { $then }
list-last = { $first } und { $then }

## Am Tisch

you = Du
# In a list, and behind a name.
you-listed = du
round = Runde { $number }
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

## Bots

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-random = Zufällig

## Zum Drücken

quit = Beenden
yes = Ja
no = Nein
on = An
off = Aus
# A bot whose level has no characters.
bot-name = Bot { $seat }
bot-names-random = Puck, Kiki, Momo, Zuzu, Fips, Lulu, Bim, Tilt
bot-names-easy = Mila, Pip, Rosa, Timo, Lotte, Benno, Nina, Jojo
bot-names-medium = Otto, Ida, Felix, Greta, Hugo, Vera, Anton, Elsa
bot-names-hard = Zora, Viktor, Mathilda, Konrad, Irena, Magnus, Olga, Edmund
bot-about-random = Lässt die Würfel entscheiden.
bot-about-easy = Nimmt, was hübsch aussieht, und ist nie nachtragend.
bot-about-medium = Zählt mit und macht selten denselben Fehler zweimal.
bot-about-hard = Vergisst nichts und verschenkt nichts.
parts-title = In der Schachtel
parts-known = Anzahl und Aufdruck stehen in der Anleitung.
parts-printed-reconstructed = Die Anzahl steht in der Anleitung; den Aufdruck nennt keine Quelle: Wir haben ihn rekonstruiert.
parts-counted-reconstructed = Was aufgedruckt ist, steht in der Anleitung; die Anzahl haben wir rekonstruiert.
