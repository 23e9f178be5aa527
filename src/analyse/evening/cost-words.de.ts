/** What decided a game of an evening, and what its play gave away. */
import type { Cost } from '../../game/analysis/deeds.ts';
import { sideInSentence } from '../../game/replay/counts.ts';
import { signed } from '../../game/words/figures.ts';
import { timesInWords } from '../../game/words/number-words.de.ts';
import type { Decided, Given, Reasons } from './decided.ts';
import type { EveningOutcome } from './game.ts';

/** By what a game was won or lost. */
const BY = {
  won: { cards: 'durch die Karten', play: 'durch das Spiel der Gegenspieler' },
  lost: { cards: 'durch die Karten', play: 'durch das eigene Spiel', bid: 'durch das Reizen' },
} as const;

/** What decided a game, in a few words. */
export const decidedWords = (decided: Decided): string =>
  decided.is === 'won' ? `gewonnen ${BY.won[decided.by]}` : `verloren ${BY.lost[decided.by]}`;

/** What the cards were worth: `die Karten waren 78 wert`, or whether the aim could be kept. */
function cardsWords({ best, measure }: Cost): string {
  if (measure === 'points') return `die Karten waren ${best} wert`;
  return best === 1 ? 'die Karten reichten' : 'die Karten reichten nicht';
}

/** What the play gave away: `der Alleinspieler verschenkte 7, die Gegenspieler verschenkten 10`. */
export const givenWords = (all: readonly Given[]): string =>
  all.length === 0 ? 'nichts verschenkt' : all.map(givenBySide).join(', ');

function givenBySide({ points, side, times }: Given): string {
  const gave = `${sideInSentence(side)} ${side === 'declarer' ? 'verschenkte' : 'verschenkten'}`;
  if (points !== null) return `${gave} ${points}`;
  return `${gave} das Spiel${times > 1 ? ` ${timesInWords(times)}` : ''}`;
}

/** What a game was worth and gave away, and what decided it, as far as that is known. */
export function costLine(decided: Decided | null, cost: Cost, given: readonly Given[]): string {
  const head = decided === null ? '' : `${decidedWords(decided)}: `;
  return `${head}${cardsWords(cost)}; ${givenWords(given)}`;
}

/** How a game came out: `gewonnen mit 77, +48`. */
export function outcomeLine({ points, score, won }: EveningOutcome): string {
  const result = won ? 'gewonnen' : 'verloren';
  return `${result}${points === null ? '' : ` mit ${points}`}, ${signed(score)}`;
}

/**
 * What decided the games, in a sentence: `Gewonnen: 2 durch die Karten, 1 durch das Spiel der Gegenspieler.
 * Verloren: 1 durch das Reizen.` Empty as long as none is analysed.
 */
export function sayReasons({ lost, won }: Reasons): string {
  const wonBy = won.map(({ by, games }) => `${games} ${BY.won[by]}`);
  const lostBy = lost.map(({ by, games }) => `${games} ${BY.lost[by]}`);
  return [
    ...(wonBy.length === 0 ? [] : [`Gewonnen: ${wonBy.join(', ')}.`]),
    ...(lostBy.length === 0 ? [] : [`Verloren: ${lostBy.join(', ')}.`]),
  ].join(' ');
}
