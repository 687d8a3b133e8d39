# Die Seite.
web-skip = Zum Inhalt springen
web-nav = Seiten
web-language = Sprache
web-close = Schließen
web-dismiss = Ausblenden
web-cancel = Abbrechen
web-back = Zurück
web-home = Startseite
web-nowhere = Hier ist nichts
web-loading = Einen Moment …
web-title-table = Tisch
web-title-rules = Regeln
web-title-watch = Zuschauen
web-title-replays = Partien
web-title-replay = Partie ansehen
web-title-profile = Du
web-title-about = Über Klad
web-title-local = Auf diesem Gerät
web-title-review = Nachbesprechung
web-title-nowhere = Nichts zu sehen

web-hello = Vier Schatzspiele, ein Tisch
web-hello-more = Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ganz ohne Konto.
web-game-my-treasure = Mein Schatz
web-game-my-treasure-about = Plündere die Höhle und verschwinde, bevor der sechste Ork kommt.
web-game-treasure-maps = Schatzkarten
web-game-treasure-maps-about = Alle kreuzen gleichzeitig dieselbe Form an. Wer macht am meisten daraus?
web-game-lost-mines = Verlorene Minen
web-game-lost-mines-about = Grabe für deine Sippe. Wer zu wem hält, verrät keiner.
web-game-klatz = Klatz!
web-game-klatz-about = Bau an der Mauer und ruf als Erster das Foto.
web-seats = { $least }–{ $most } Personen
web-play-now = Jetzt spielen
web-play-friends = Mit Freunden spielen
web-opening = Tisch wird gedeckt …
web-aim-my-treasure = Lass einen Stapel wachsen und schnapp ihn dir für eine Sorte Schatz, bevor der sechste Ork kommt. Wer zuerst acht Silbermünzen hat, gewinnt.
web-aim-treasure-maps = Alle kreuzen dieselbe Form an, jeder auf den eigenen Inseln. Vollende Inseln, löse Ketten von Boni aus und sammle die meisten Punkte.
web-aim-lost-mines = Du gehörst zu einer Sippe, und deine Rolle ist geheim. Lege Wege zu den Minen, geh hin, hol die Schätze und finde heraus, wer zu dir hält.
web-aim-klatz = Alle bauen an einer Mauer. Zeigt sie eines deiner Motive, ruf als Erster Klatz! und mach das Foto. Fotos bringen Punkte.
web-just-play = Einfach spielen
web-show-how = Zeig mir, wie’s geht
web-help = Hilfe
web-keys = Tasten
web-keys-my-treasure = D: Karte ziehen; 1–4: ein Stapel; 5–0: eine Sorte Schatz; Esc: neu überlegen
web-keys-treasure-maps = R: Form drehen; F: spiegeln; S: nur ein Kreuz; U: zurücknehmen; 1–5: eine Karte nehmen
web-keys-lost-mines = 1–7: eine Handkarte; R: drehen; ← ↑ → ↓: gehen; D: abwerfen; E: Zug beenden; Esc: neu überlegen
web-keys-klatz = Leertaste: Klatz!; 1–3: eine Karte der Auslage; B: blind ziehen; ← →: ein Ende der Mauer; E: Zug beenden; Esc: neu überlegen
web-rules = Regeln
web-rules-search = Regeln durchsuchen
web-rules-link = Link zur Regel { $rule }

web-new-table = Neuer Tisch: { $game }
web-how-many = Anzahl
web-who = Wer spielt mit
web-seat = Spieler { $number }
web-you = Du
web-friend = Ein Freund
web-level-random = zufällig
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-fill-bots = Mit Bots auffüllen
web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-quick = 30 Sekunden pro Zug
web-clock-relaxed = 2 Minuten pro Zug
web-clock-bank = 10 Minuten für alle, plus 10 Sekunden pro Zug
web-clock-days = 2 Tage pro Zug
web-chat = Chat
web-chat-off = aus
web-chat-phrases = Sprüche und Emojis
web-chat-free = alles
web-chat-off-here = An diesem Tisch ist der Chat aus.
web-say = Nachricht
web-send = Senden
web-listed = Öffentlich: Alle können mitspielen
web-options = Regelvarianten
web-advanced = Erweitert
web-open-table = Tisch eröffnen

web-lobby = Warten auf Mitspieler
web-closed = Dieser Tisch ist geschlossen
web-invites = { $player } lädt dich zu { $game } ein
web-invited = Du bist zu { $game } eingeladen
web-your-name = Dein Name
web-name-example = z. B. Sam
web-table-full = Alle Plätze sind besetzt. Du kannst von hier aus zusehen.
web-meanwhile = In der Zwischenzeit
web-learn-quickly = In fünf Minuten lernen
web-invite = Lade deine Freunde ein
web-copy = Link kopieren
web-copied = Kopiert.
web-qr = QR-Code des Links
web-host = Gastgeber
web-open-seat = freier Platz
web-sit = Hier hinsetzen
web-start = Spiel starten
web-start-when-full = Es geht los, sobald alle Plätze besetzt sind.
web-wait-host = Gleich geht’s los: Der Gastgeber startet das Spiel.
web-leave = Tisch verlassen
web-leave-sure = Ein Bot spielt für dich weiter.
web-leave-device = Das Spiel wird von diesem Gerät gelöscht.
web-leave-yes = Ja, verlassen
web-commitment = Faires Mischen: der Fingerabdruck

web-your-turn = Du bist dran
web-waiting = Warten auf { $players }
web-over = Spiel vorbei
web-acts = ist dran
web-online = online
web-away = nicht da
web-bot-plays = ein Bot spielt
web-log = Verlauf
web-menu = Menü
web-no-table = Diesen Tisch gibt es nicht
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-offline = Du bist offline.
web-offline-seat = Du bist offline. Dein Platz bleibt frei für dich.
web-volume = Ton
web-volume-off = aus
web-pace = Tempo der Bots
web-pace-calm = gemütlich
web-pace-normal = normal
web-skip-turn = Weiter bis zu meinem Zug
web-fullscreen = Vollbild
web-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
web-place = Platz
web-player = Spieler
web-points = Punkte
web-won = Du hast gewonnen!
web-won-with = Geteilter Sieg mit { $names }!
web-winners-many = { $count ->
    [one] Eine Person hat gewonnen!
   *[other] Geteilter Sieg für { $count } Personen!
  }
web-won-with-many = { $count ->
    [one] Du teilst dir den Sieg mit einer weiteren Person!
   *[other] Du teilst dir den Sieg mit { $count } anderen!
  }
web-rematch = { $player } möchte noch eine Partie.
web-join = Mitspielen
web-follow = Nächste Partie ansehen
web-share-picture = Als Bild teilen
web-look-table = Den Tisch ansehen
web-result = Ergebnis
web-result-round = Runde { $number }
web-result-earlier = Davor
web-result-coins = Münzen
web-result-cups = Pokale
web-result-palms = Palmen
web-result-cards = Inseln
web-result-seals = Siegel
web-result-photos = Fotos
web-result-points = Punkte
web-result-pool = Zu teilen
web-result-share = Anteil
web-result-extra = Rest
web-result-dragon = Drache
web-result-total = Gesamt
web-fair-dealt = Fair gemischt: gerade nachgeprüft.
web-fair-drawn = Gemischt wurde so, wie es alle vorher festgelegt hatten. Noch einmal geben konnte dieses Gerät die Karten nicht.
web-fair-record = Die Angaben des Servers zum Mischen passen zusammen. Dieses Gerät hat aber nichts Eigenes von vor dem Start, womit es sie vergleichen könnte.
web-fair-broken = Mit dem Mischen stimmt etwas nicht!
web-again = Noch eine Partie
web-replay = Partie ansehen
web-review = Spiel nachbesprechen
web-hint = Tipp
web-verify = Mischen prüfen
web-transcript = Protokoll

web-phrase-hello = Hallo!
web-phrase-good_luck = Viel Glück!
web-phrase-well_played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-oops = Hoppla!
web-phrase-one_moment = Einen Moment, bitte.
web-phrase-your_turn = Du bist dran!
web-phrase-good_game = Schönes Spiel!
web-phrase-again = Noch eine?
web-phrase-bye = Tschüss!
web-emote-smile = Lächeln
web-emote-laugh = Lachen
web-emote-wow = Staunen
web-emote-think = Nachdenken
web-emote-sad = Traurig
web-emote-clap = Applaus
web-emote-heart = Herz
web-emote-sleep = Müde

web-theme = Design
web-theme-auto = System
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-auto = System
web-motion-reduced = weniger
web-motion-full = volle
web-confirm = Vor endgültigen Zügen nachfragen
web-notify = Benachrichtigen, wenn ich dran bin

web-guest = Gast { $number }
web-name = Name
web-save = Speichern
web-saved = Gespeichert.
web-picture = Bild
web-picture-number = Bild { $number }
web-device = Auf einem anderen Gerät weitermachen
web-device-more = Öffne diesen Link dort in den nächsten Minuten. Er gilt einmal.
web-device-make = Link erstellen
web-devices = Deine Geräte
web-devices-show = Meine Geräte zeigen
web-device-unnamed = Ein Gerät
web-device-this = (dieses hier)
web-device-used = zuletzt benutzt am { $day }
web-device-sign-out = Abmelden
web-device-signed-out = Dort abgemeldet.
web-device-back = Wieder { $name } sein
web-two-guests = Du bist hier { $now }. Willst du { $then } werden?
web-two-guests-more = Dieser Link gehört zu einem anderen Gast. { $now } geht nicht verloren: Auf dieser Seite kommst du zurück.
web-two-guests-stay = { $now } bleiben
web-two-guests-change = { $then } werden
web-data = Meine Daten
web-data-more = Alles, was der Server über dich aufbewahrt, in einer Datei: Name, Geräte, Partien, was du gesagt hast.
web-data-get = Meine Daten herunterladen
web-person-menu = Mehr zu { $name }
web-mute = Nicht zeigen, was { $name } sagt
web-unmute = Wieder zeigen, was { $name } sagt
web-muted = (ausgeblendet)
web-report = { $name } dem Betreiber melden: Was ist passiert?
web-report-send = Melden
web-reported = Danke. Der Betreiber kann es jetzt lesen.
web-continued = Du machst hier als derselbe Gast weiter.
web-forget = Vergiss mich
web-forget-more = Dein Name, deine Geräte und was du gesagt hast werden endgültig gelöscht. Gespielte Partien bleiben, mit einem namenlosen Platz.
web-forget-yes = Ja, vergiss mich

web-watch-none = Gerade läuft kein öffentliches Spiel.
web-replays-none = Noch keine beendeten Partien. Spiel eine, dann liegt sie hier.
web-state-open = wartet auf Mitspieler
web-state-playing = läuft
web-state-over = beendet
web-state-closed = geschlossen
web-replay-of = Partie: { $game }
web-replay-eyes = Blick von
web-spectator = einem Zuschauer
web-first = Zum Anfang
web-last = Zum Ende
web-forward = Vor
web-pause = Anhalten
web-run = Abspielen
web-speed = Tempo
web-share = Diese Stellung teilen
web-scrub = Schritt
web-step = Schritt { $step } von { $of }.

web-about = Klad ist ein digitaler Tisch für vier Schatzspiele. Jede Regel ist aufgeschrieben und einzeln geprüft, nichts Verdecktes verlässt den Server, und jedes Mischen lässt sich nachrechnen.
web-about-credits = Alle Zeichnungen und Texte sind unsere eigenen. Die Titel sagen nur, welches Spiel gemeint ist. Schriften: Alegreya und Source Sans 3, SIL Open Font License.
web-fair = Faires Mischen
web-fair-1 = Wenn ein Tisch eröffnet wird, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck.
web-fair-2 = Alle, die sich setzen, ziehen eigene Zufallsbytes und senden nur deren Fingerabdruck. Erst wenn alle Plätze besetzt sind und feststehen, werden die Bytes offengelegt. So wählt niemand als Letzter.
web-fair-3 = Geheimnis und Bytes zusammen bestimmen jede Karte und wer wo sitzt. Solange sich noch etwas ändern ließ, kannte niemand alles.
web-fair-4 = Nach dem Spiel wird das Geheimnis gezeigt. Dein Gerät hat sich gemerkt, was es von Anfang an gesehen hat, und vergleicht.
web-fair-table = Name des Tisches (der letzte Teil seines Links)
web-fair-open = Das Spiel läuft noch: Das Geheimnis bleibt gewahrt.
web-fair-fits = Das Geheimnis hat den Fingerabdruck, den der Server zeigt.
web-fair-commitment = Fingerabdruck des Geheimnisses, wie ihn der Server zeigt
web-fair-secret = Geheimnis, nach dem Spiel gezeigt
web-fair-seed = Ursprung aller Karten
web-drawing = Die Plätze stehen fest. Jetzt legen alle Geräte offen, worauf sie sich festgelegt haben …
web-drawing-for = Die Plätze stehen fest. Es fehlt noch: { $players } …
web-restarts =
    { $count ->
        [one] Dieser Tisch hat einmal neu begonnen
       *[other] Dieser Tisch hat { $count }-mal neu begonnen
    }, weil jemand nicht offengelegt hat: { $players }.
web-old-scheme = Dieser Tisch wurde noch mit dem alten Verfahren eröffnet: Wer die Dateien des Servers lesen kann, könnte sich eine Mischung aussuchen.
web-liar = Trau diesem Server nicht: Er widerspricht dem, was er dir vorher gesagt hat.
web-liar-scheme = Das Verfahren, nach dem hier gemischt wird, wurde geändert.
web-liar-commitment = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
web-liar-own = Der Server zeigt für deinen Platz etwas anderes, als dieses Gerät gesendet hat. Falls du hier nicht auch mit einem anderen Gerät sitzt, hat er deinen Anteil am Mischen vertauscht.
web-liar-chairs = Worauf sich die anderen festgelegt hatten, wurde geändert, nachdem die Plätze feststanden.
web-liar-restart = Der Server sagt über einen Neubeginn nicht die Wahrheit.
web-liar-beacon = Der öffentliche Wert ist nicht der, der angekündigt war.
web-liar-seats = Wer wo sitzt, folgt nicht aus dem Mischen.
web-liar-view = Dir wurde etwas gezeigt, was nicht aus den Karten folgt.
web-liar-transcript = Das Protokoll der Partie stimmt nicht.
web-liar-save = Beweise speichern

web-error = Das hat nicht geklappt. Bitte versuch es noch einmal.
web-error-no-identity = Der Server kennt dich nicht mehr. Bitte lade die Seite neu.
web-error-not-host = Das kann nur der Gastgeber.
web-error-not-seated = Das können nur Spieler an diesem Tisch.
web-error-not-found = Unter diesem Namen gibt es nichts.
web-error-seat-taken = Dieser Platz ist besetzt.
web-error-wrong-state = Das geht an diesem Tisch gerade nicht.
web-error-stale = Der Tisch hat sich inzwischen verändert. Bitte schau noch einmal hin.
web-error-not-over = Das Spiel ist noch nicht aus.
web-error-bad-options = Diese Einstellungen passen nicht zusammen.
web-error-bad-name = Dieser Name oder Text geht nicht.
web-error-chat-off = Diese Art von Chat ist hier aus.
web-error-bad-link = Dieser Link ist unbekannt, verbraucht oder abgelaufen.
web-error-barred = Der Gastgeber oder der Betreiber dieses Servers lässt das nicht zu.
web-error-wrong-password = Dieser Tisch hat ein Passwort, und das ist es nicht.
web-error-no-spectators = Dieser Tisch ist für Zuschauer geschlossen.
web-error-other-identity = Dieser Link gehört zu einem anderen Gast.
web-error-too-fast = Zu schnell. Bitte warte einen Moment.
web-error-too-slow = Die Verbindung ist zu langsam. Bitte versuch es noch einmal.
web-error-too-many = Es sind zu viele Tische offen. Beende oder verlass erst einen.
web-error-rules-changed = Der Server wurde aktualisiert und spielt nicht mehr nach den Regeln, mit denen dieser Tisch begann.
web-error-stopped = Dieser Tisch musste angehalten werden. Seine Züge sind gespeichert.
web-error-try-again = Der Server ist beschäftigt. Bitte versuch es gleich noch einmal.

web-title-learn = Lernen
web-learn = Lernen
web-your-games = Deine Partien
web-opponents = Gegner wählen
web-alone = Allein, um Punkte
web-opponents-count = Anzahl der Gegner
web-opponent = Gegner { $number }
web-turn-of = { $player } ist dran
web-remove-game = { $game } verlassen
web-leave-open = Dein Platz wird für andere frei.
web-waiting-tables = Tische mit freien Plätzen
web-waiting-none = Gerade wartet niemand. Mach einen öffentlichen Tisch auf, dann können andere dazukommen.
web-watch-bots = Den Bots zusehen
web-watch-bots-more = Such dir ein Spiel aus. Du siehst den Tisch von außen, ohne die Geheimnisse der anderen.
web-being-played = Laufende Spiele
web-sit-down = Hinsetzen
web-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-unreachable = Diese Seite ließ sich nicht laden
web-retry = Noch einmal versuchen
web-offline-page = Du bist offline. Spiele auf diesem Gerät, Lektionen und Einstellungen gehen weiter; Tische warten auf das Netz, dein Platz bleibt dir.
web-free-seat = Platz freimachen
web-away-self = Gerade spielt ein Bot für dich.
web-take-back = Ich bin wieder da
web-stand-in = Bot spielen lassen
web-rules-sections = Abschnitte
web-rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
  }
web-players = Mitspieler
web-send-link = Link teilen
web-doors = Wer kommen darf
web-doors-spectators = Andere dürfen zuschauen
web-doors-password = Passwort zum Hinsetzen (leer: keines)
web-doors-locked = Dieser Tisch hat ein Passwort. Speichern ersetzt es.
web-password = Passwort dieses Tisches
web-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
