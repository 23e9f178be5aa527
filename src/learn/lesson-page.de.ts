/** The page of the lesson, in lines with marks (src/lib/marked.ts). */

/** What stands before and after the lesson. */
export const LESSON_PAGE = {
  title: 'Skat in zehn Minuten',
  description:
    'Eine erste Lektion Skat für alle, die noch kein Kartenspiel kennen: was ein Stich ist, was Trümpfe und Augen sind, was ein Spiel wert ist, wie man reizt, und ein erstes Spiel, Karte für Karte.',
  opening: 'Drei Spieler, 32 Karten. Vorkenntnisse brauchst du nicht.',
  then: 'Und wie geht es weiter?',
  play: 'Du kannst jetzt genug, um zu spielen: [Setz dich zu deinem ersten ganzen Spiel an den Tisch](/play/#first). Ein Begleiter hilft dir dabei.',
  read: 'Was in einer ersten Lektion keinen Platz hat, erklärt das Buch, mit Spielen, die du am Tisch nachspielen kannst. Lies zuerst diese vier Kapitel, in dieser Reihenfolge:',
  chapters: [
    '[Das Spiel im Überblick](/manual/description-of-the-game/) zeigt das ganze Skatspiel in groben Zügen.',
    '[Grundbegriffe](/manual/first-principles/) wiederholt, was du hier gelernt hast, und führt es weiter.',
    '[Die Frage](/manual/the-simple-game/) spielt noch ein Spiel, in dem der Skat aufgenommen wird, und es hängt an einem einzigen Auge.',
    '[Anschreiben und abrechnen](/manual/scoring/) erklärt, was Spiele einbringen und was sie kosten.',
  ],
  lookUp:
    'Nachschlagen kannst du in den [Regeln](/manual/the-laws/) und im [Glossar](/glossary/). Damit dir die Karten vertraut werden, übe eine Weile: [Wer macht den Stich?](/practice/tricks/) und [Augen zählen](/practice/points/).',
  rules:
    'Die Lektion lehrt die Regeln von heute. 1922, als die Spiele dieses Buches gespielt wurden, hatte jede Farbe drei Grundwerte, einen für jede Art, sie zu spielen, und die meisten verlorenen Spiele zählten nur einfach: Das erklärt das Kapitel [Anschreiben und abrechnen](/manual/scoring/).',
} as const;
