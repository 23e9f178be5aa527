/** The pages of the table and of the series, in lines with marks (src/lib/marked.ts). */

const WITHOUT_SCRIPT =
  'Der Tisch braucht JavaScript. Ohne JavaScript kannst du dir die [Spiele des Buches](/hands/) ansehen.';

/** The page of the table. */
export const PLAY_PAGE = {
  title: 'Spielen',
  description:
    'Spiel Skat, ganze Spiele nach den Regeln von heute oder von 1922, gegen zwei Computerspieler, die nur ihre eigenen Karten sehen, und mit einem Tipp, wenn du einen willst.',
  withoutScript: WITHOUT_SCRIPT,
} as const;

/** The page on which a series is chosen. */
export const SERIES_PAGE_WORDS = {
  title: 'Serie',
  above: 'Spielen',
  description:
    'Spiel eine Serie: zwölf Spiele des Tages oder 36 der Woche, für alle dieselben, mit Liste, den Punkten eines starken Spielers auf deinen Plätzen und einem Ergebnis, das du Freunden schicken kannst.',
  opening:
    'Zwölf Spiele am Tag und 36 in der Woche, für alle dieselben. Am Ende siehst du die Liste, und was ein starker Spieler auf deinen Plätzen daraus gemacht hätte.',
  withoutScript:
    'Eine Serie braucht JavaScript. Ohne JavaScript kannst du dir die [Spiele des Buches](/hands/) ansehen.',
  numbers:
    'Jede Blattnummer legt alle 32 Karten fest, und die Nummern folgen allein aus dem Datum. Niemand wählt unter ihnen aus: Auch Karten, auf die niemand reizt, kommen, wie sie fallen. Die Gegner sehen nur ihre eigenen Karten und das, was gesagt und gezeigt wird, genau wie du.',
  links:
    '[Der Tisch](/play/) · [Ergebnisse nebeneinander](/play/series/compare/) · [Die Spielliste](/score/)',
} as const;

/** The page on which it is played. */
export const SERIES_TABLE_PAGE = {
  title: 'Eine Serie am Tisch',
  description:
    'Spiel die zwölf Spiele des Tages oder die 36 der Woche, für alle dieselben, gegen zwei Computerspieler.',
  withoutScript: WITHOUT_SCRIPT,
} as const;

/** The page on which results are set side by side. */
export const COMPARE_PAGE_WORDS = {
  title: 'Ergebnisse nebeneinander',
  heading: 'Ergebnisse nebeneinander',
  above: 'Serie',
  description:
    'Leg die Ergebnisse einer Serie nebeneinander, Spiel für Spiel, aus den Codes, die Freunde dir geschickt haben.',
  withoutScript: 'Um Ergebnisse nebeneinanderzulegen, braucht die Seite JavaScript.',
  codes:
    'Ein Code enthält ein Ergebnis: die Serie, die Regeln, die Gegner, einen Namen und zu jedem Spiel, was gespielt wurde und was es brachte. Gelesen wird er in deinem Browser, der ihn in [der Datei mit allem Gemerkten](/kept/) aufhebt; nichts wird verschickt.',
  links: '[Die Serien von heute und dieser Woche](/play/series/) · [Der Tisch](/play/)',
} as const;
