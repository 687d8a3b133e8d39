# Die Lektion zu Verlorene Minen.
learn-lost-mines-hello =
    Tief im Wald liegen vier alte Minen. Drei führen zu Gold, Silber oder Edelsteinen; in der vierten schläft ein Drache. Welche welche ist, weiß niemand.

    Zwei Zwergensippen sind unterwegs: Blau und Gelb. Links sind ihre Startkarten, rechts die Minen.
learn-lost-mines-role =
    Du und Mila, ihr seid blau, Otto ist gelb; das sehen alle. Aber jeder Zwerg hat auch eine geheime Rolle. Du bist treu: Du teilst, was deine Sippe nach Hause bringt. Ein selbstsüchtiger Zwerg behält alles, und ein Saboteur arbeitet heimlich für die andere Sippe.

    Also Augen auf!
learn-lost-mines-path =
    Ein Zug beginnt mit einer Karte. Eine Wegkarte verlängert einen beliebigen Weg auf dem Plan; die Öffnungen müssen zusammenpassen.

    Wähle den geraden Weg auf deiner Hand und leg ihn rechts neben den blauen Start, auf C3.
learn-lost-mines-walk =
    Jetzt darfst du gehen, bis zu drei Karten weit. Anhalten kannst du jederzeit.

    Geh einen Schritt nach rechts und beende deinen Weg. Dann ziehst du eine neue Karte, und die anderen sind dran.
learn-lost-mines-look =
    Mila läuft mit dir, und Otto hat deinen Weg verlängert: Jeder darf jeden Weg fortsetzen, und alle dürfen ihn benutzen.

    Kannst du Mila trauen? Spiel die Karte „schauen“ mit einem Zwerg darauf und sieh dir ihre Rolle an.
learn-lost-mines-saboteur =
    Eine Saboteurin! Sie trägt Blau und spielt heimlich für Gelb. Das weißt jetzt nur du; die anderen haben bloß gesehen, wen du angeschaut hast.

    Geh zwei Schritte nach rechts, bis E3, und beende deinen Weg. Dann behalte Mila im Auge …
learn-lost-mines-lake =
    Da haben wir es: Mila hat dir eine Falle gestellt, und Otto hat dahinter einen See gelegt. Über einen See kommt niemand ohne Boot, über einen Stamm nicht ohne Axt, über eine Grube nicht ohne Seil.

    Aber du hast ein Boot! Spiel es auf den See.
learn-lost-mines-trap =
    Der Weg ist für alle frei, doch im Boot ist immer nur Platz für einen Zwerg. Und die Falle? Sie hält dich nicht auf, kostet aber jedes Mal eine Karte.

    Geh den Schritt nach rechts auf den See und beende deinen Weg.
learn-lost-mines-build =
    Die Falle hat dir deine Sturmkarte genommen. Sie bleibt liegen. Und Otto hat hinter die Kreuzung einen Troll gestellt: An dem kommt bis zu Ottos nächstem Zug niemand vorbei.

    Weiterbauen geht trotzdem. Leg deinen geraden Weg auf H3.
learn-lost-mines-troll =
    Der Troll versperrt nur diese eine Kante. Bis zu ihm hin darfst du gehen.

    Geh einen Schritt nach rechts auf die Kreuzung und beende deinen Weg. Und schau, wer diesmal in die Falle tappt!
learn-lost-mines-mine =
    Mila ist in ihre eigene Falle getreten! Und der Troll ist fort, denn Otto war wieder dran. Dein Weg reicht jetzt bis zu einer Mine.

    Erst schauen, dann gehen: Spiel die Karte „schauen“ mit einer Mine darauf und sieh dir die Mine auf J3 an.
learn-lost-mines-gold =
    Gold! Und kein Drache. Die anderen wissen nur, wo du nachgesehen hast.

    Geh drei Schritte nach rechts, hinein in die Mine.
learn-lost-mines-treasure =
    Die Mine wird für alle aufgedeckt, und dein Weg endet dort. Wer seinen Zug in einer Mine beendet, nimmt einen Schatz ihrer Art aus der Reihe neben dem Plan. Zweimal Gold liegt da, je 2 bis 4 wert.

    Nimm den letzten Schatz der Reihe.
learn-lost-mines-vote =
    Gold im Wert von 4! Nur du siehst das. Solange du bleibst, darfst du jeden Zug noch einen nehmen. Aber Mila schlägt vor aufzuhören: Eine Runde endet auch, wenn alle es wollen. Sonst endet sie mit dem letzten Schatz oder der letzten Karte.

    Du liegst vorn. Stimm mit Ja.
learn-lost-mines-division =
    Jetzt werden alle Rollen aufgedeckt und die Schätze verteilt. Die treuen Zwerge einer Sippe teilen mit dem Saboteur, der für sie gearbeitet hat. Auf der blauen Seite bist du allein, also gehören alle 4 Punkte dir.

    Mila war auf Ottos Seite, und die beiden haben nichts gefunden.
learn-lost-mines-scores =
    Teilen sich mehrere, bekommen alle gleich viel, und was übrig bleibt, geht an den mit dem wertvollsten Schatz. Selbstsüchtige behalten genau das, was sie selbst genommen haben.

    Wer den Drachen geweckt hat, verliert 2 Punkte dieser Runde.
learn-lost-mines-more =
    Noch ein paar Karten: Ein Sturm fegt eine Wegkarte weg. Am Lagerfeuer beginnst du mit fünf statt drei Schritten. Auf Felsen ist nur Platz für einen. Und statt eine Karte zu spielen, darfst du eine oder zwei abwerfen.

    Ohne Karten auf der Hand setzt du aus.
learn-lost-mines-end =
    Nach zwei Runden mit neuen Rollen gewinnt, wer die meisten Punkte hat. Also bau, schau, behindere, und vor allem: Rate, wer auf deiner Seite steht.

    Gehen wir in den Wald?
