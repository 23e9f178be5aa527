/** The words of the look back on a hand, and of what is often missed. */
import type { Topic } from '../strategy/advice/topics.ts';

/** The headings and buttons of the look back. */
export const LOOK_BACK = {
  heading: 'Rückblick',
  playFrom: 'Von hier an noch einmal spielen',
  course: 'Wie sich der Stand verändert hat, mit offenen Karten',
  beforeFirst: 'Vor der ersten Karte, mit offenen Karten',
  openCounts:
    'Das ist mit offenen Karten gerechnet, und wo der Skat aufgenommen wird, mit den besten zwei Karten im Skat. Am Tisch konnte das niemand wissen.',
  othersKnew: 'Was die anderen wussten',
  copyNotation: 'Das Spiel in der Notation dieses Buches kopieren',
  copyRecord: 'Als Spielprotokoll eines Servers kopieren',
  handAsText: 'Das Spiel als Text',
  copied: 'Das Spiel ist kopiert.',
  notCopied: 'Der Browser lässt die Seite nicht kopieren. Hier ist der Text:',
  notLoaded: 'Das ließ sich nicht laden. Bist du offline?',
} as const;

/** The name of the part that lists what the reader often misses. */
export const OFTEN_MISSED = 'Was dir öfter entgeht';

/** The line above that list. @param hands how many the reader has looked back at. */
export const sayOftenMissed = (hands: number): string =>
  hands === 1
    ? 'In dem einen Spiel, das du dir im Rückblick angesehen hast, hat dich das am meisten gekostet:'
    : `In den ${hands} Spielen, die du dir im Rückblick angesehen hast, hat dich das am häufigsten etwas gekostet:`;

/** A line of the list, with marks (src/lib/marked.ts). */
export function sayMissed({ chapter, drill, name, title }: Topic, times: number): string {
  const practice = drill === null ? '' : `, [die Übung dazu](/practice/${drill}/)`;
  return `${name}, ${times}-mal: [${title}](${chapter})${practice}`;
}
