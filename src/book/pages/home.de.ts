/** The home page; lines with marks are read by src/lib/marked.ts. */
import type { HandCount } from '../hand-count.ts';

/** What stands around the ways into the book. */
export const HOME_PAGE = {
  description:
    'Ein Skat-Handbuch zum Mitspielen: Du liest ein Kapitel und spielst das Spiel, um das es geht, Karte für Karte nach.',
  learn: 'Skat lernen in zehn Minuten',
  play: 'Gleich spielen',
  lead: 'Skat, wie ihn die Vereine heute spielen, und Skat, wie ihn R. F. Foster 1922 den Amerikanern beibrachte: Dieses Buch lehrt beides und folgt dabei Fosters Handbuch. Jedes Spiel, das es bespricht, liegt auf dem Tisch, und du spielst es Stich für Stich nach.',
} as const;

/** The ways into the book. The chapters of the manual, and the questions to try again, stand in gaps. */
export const HOME_WAYS = {
  today: {
    heading: 'Skat heute',
    text: 'So spielen die Vereine: was ein Blatt wert ist, was du drückst, Farbspiele, Grand und Null, das Gegenspiel zu zweit und die Liste.',
  },
  manual: {
    heading: 'Fosters Handbuch lesen',
    text: 'Fang mit dem Kapitel {first} an oder irgendwo im [Inhalt](/manual/). Hast du noch nie Skat gespielt, dann bringen dich diese vier Kapitel zum ersten Spiel: {newcomers}.',
  },
  hands: {
    heading: 'Spiele nachspielen',
    text: ({ all, otherGames, skat }: HandCount): string =>
      `Es sind ${all} Spiele, ${skat} Skatspiele von der Frage bis zum Null und ${otherGames} aus anderen Kartenspielen, jedes mit allen Karten, den Augen und Kommentaren.`,
  },
  practice: {
    heading: 'Üben',
    text: 'Stiche zusammenzählen, Spitzen zählen, ein Gebot abwägen, zwei Karten drücken: immer zehn Fragen, jede mit Begründung. [Die zehn von heute](/practice/today/) drehen sich um das, was du schon gelernt hast. {due}',
  },
  play: {
    heading: 'Am Tisch spielen',
    text: 'Du reizt und spielst ganze Spiele gegen zwei Computerspieler, die nur ihre eigenen Karten sehen, nach Fosters Regeln oder nach den heutigen. Wenn du willst, bekommst du einen Tipp.',
  },
  score: {
    heading: 'Anschreiben',
    text: 'Für deinen eigenen Tisch mit echten Karten gibt es eine Spielliste, für ein Turnier [die Turnierleitung](/score/tournament/).',
  },
} as const;

/** A moment of a hand, before its table. */
export const HOME_MOMENT = {
  heading: 'Was würdest du spielen?',
  text: 'Karo ist Trumpf. Du sitzt in Mittelhand, hast noch zwei Buben und die Karo-Sieben, und ihr beiden Gegenspieler habt 40 Augen. Der Alleinspieler in Vorhand spielt die Trumpf-Zehn aus. Deine nächste Karte entscheidet das Spiel.',
} as const;
