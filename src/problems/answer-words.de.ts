/** What is said after the answer: the verdict, the numbers, and where to go from here. */
import { counted } from '../game/words/nouns.de.ts';
import type { Sample } from './shares.ts';

/** The verdict and the ways on; lines with marks (src/lib/marked.ts) where they have gaps. */
export const ANSWER = {
  right: 'Richtig',
  wrong: 'Falsch',
  rightLine: '{verdict}.',
  wrongLine: '{verdict}. Richtig ist {cards}.',
  next: 'Nächste Aufgabe',
  whatGoesWrong: 'Was nach {card} schiefgeht',
  looking: 'Gesucht wird, was nach {card} schiefgeht …',
  theme: '{theme}: {chapter}',
  /** A chapter without a title. */
  chapter: 'das Kapitel',
  /** @param address where the deal is played. */
  playDeal: (address: string): string =>
    `[Spiel diese Verteilung am Tisch](${address}), von der ersten Karte an`,
  link: { words: 'Link zu dieser Aufgabe kopieren', name: 'Link zu dieser Aufgabe' },
  again: 'Noch einmal versuchen',
} as const;

/** The table of the shares. */
export const SHARES_TABLE = {
  summary: 'In Zahlen',
  caption: 'Von 100 möglichen Verteilungen',
  card: 'Karte',
  weighed: 'Gewichtet',
  even: 'Ungewichtet',
  played: 'Durchgespielt',
  right: 'richtig',
  own: 'deine',
} as const;

/** Of how many deals the shares are, and how far chance may have moved them: a sentence. */
export function sampleSentence({ isAll, margin, weighed }: Sample): string {
  if (!isAll)
    return `Ausprobiert wurden ${weighed} Verteilungen, Fehlergrenze ± ${margin} von 100.`;
  return weighed === 1
    ? 'Es ist nur noch eine Verteilung möglich.'
    : `Alle ${weighed} Verteilungen, die noch möglich sind, wurden durchgerechnet.`;
}

/** How the shares were found, for the foot of their table. */
export function sayDeals({ even, isAll, played, weighed }: Sample): string {
  const isOnly = isAll && weighed === 1;
  const all = `${isAll ? 'alle ' : ''}${weighed}`;
  return [
    isOnly
      ? 'Gewichtet: die einzige Verteilung, die zu dem passt, was du gesehen hast.'
      : `Gewichtet: ${all} Verteilungen, die zu dem passen, was du gesehen hast. Jede zählt so viel, wie sie nach dem Reizen und dem Spiel wahrscheinlich ist.`,
    ...(even > 0 ? [sayEven({ even, isAll, isOnly })] : []),
    'Nach deiner Karte spielen alle mit offenen Karten weiter. So lassen sich Karten vergleichen, aber die Gegenspieler kommen zu gut weg.',
    ...(played > 0
      ? [
          `Durchgespielt: ${counted(played, 'deal')}, von drei starken Spielern, die nur ihr eigenes Blatt sehen.`,
        ]
      : []),
  ].join(' ');
}

/** That the deals count alike. */
function sayEven({
  even,
  isAll,
  isOnly,
}: Pick<Sample, 'even' | 'isAll'> & { isOnly: boolean }): string {
  if (isOnly) return 'Ungewichtet: dieselbe Verteilung.';
  return `Ungewichtet: ${isAll ? 'dieselben Verteilungen' : counted(even, 'deal')}, jede zählt gleich viel.`;
}
