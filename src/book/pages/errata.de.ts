/** The list of errata. */

/** What stands around the errata. */
export const ERRATA_PAGE = {
  title: 'Druckfehler',
  description:
    'Die Druckfehler und Versehen in Foster’s Skat Manual von 1922, Spiel für Spiel und Seite für Seite, und was richtig ist.',
  opening:
    'Die Fehler des Handbuchs von 1922, in seinen Spielen und in seinem Text, und was wir für richtig halten.',
  figures:
    'Fosters Bilder zeigen die Karten, wie sie gegeben wurden, und seine Tabellen zeigen sie, wie sie nach dem Drücken waren. Vorhand spielt zum ersten Stich aus. Die Karte, die den Stich macht, ist unterstrichen, und die Karte darunter ist das nächste Ausspiel. Rechts stehen in der Spalte mit dem Plus die Augen des Alleinspielers und in der mit dem Minus die der Gegenspieler. Unsere Bilder zeigen, wer jeden Stich macht, und zählen beides mit.',
  hands: 'In den Spielen',
  otherHands: 'In Spielen von anderswo',
  /** What is printed where nothing is. */
  nothing: 'nichts',
  /** Between what is printed and what is right, for those who do not see the arrow. */
  right: 'ist gedruckt; richtig ist',
  open: '(die Quelle lässt es offen)',
  text: 'Im Text',
  ofText: 'Hier stehen Versehen in den Kapiteln und Stellen, an denen sich das Buch widerspricht.',
  seeNote: 'Siehe die Anmerkung neben dem Text.',
} as const;

/** How the errata were found, and how many there are. */
export const introduceErrata = (places: number, hands: number): string =>
  `Eine Maschine hat jedes Spiel des Buchs Karte für Karte nachgespielt. Steht eine Karte doppelt da, wird nicht bedient oder stimmt eine Summe nicht, dann kann das Spiel nicht so gelaufen sein, wie es auf der Seite steht. Es gibt ${places} solche Stellen in ${hands} Spielen. Bei jeder steht, wo sie ist und warum wir das meinen; was wir für richtig halten, steht hinter dem Pfeil.`;
