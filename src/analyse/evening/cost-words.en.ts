/** What decided a game of an evening, and what its play gave away. */
import type { Cost } from '../../game/analysis/deeds.ts';
import { sideInSentence } from '../../game/replay/counts.ts';
import { signed } from '../../game/words/figures.ts';
import type { Decided, Given, Reasons } from './decided.ts';
import type { EveningOutcome } from './game.ts';

/** By what a game was won or lost. */
const BY = {
  won: { cards: 'on the cards', play: 'through the defenders’ play' },
  lost: { cards: 'on the cards', play: 'in the play', bid: 'in the bidding' },
} as const;

/** What decided a game, in a few words. */
export const decidedWords = (decided: Decided): string =>
  decided.is === 'won' ? `won ${BY.won[decided.by]}` : `lost ${BY.lost[decided.by]}`;

/** What the cards were worth: `the cards were worth 78`, or whether the aim could be kept. */
function cardsWords({ best, measure }: Cost): string {
  if (measure === 'points') return `the cards were worth ${best}`;
  return best === 1 ? 'the cards could win it' : 'the cards could not win it';
}

/** What the play gave away: `the declarer gave away 7, the defenders gave away 10`. */
export const givenWords = (all: readonly Given[]): string =>
  all.length === 0 ? 'nothing given away' : all.map(givenBySide).join(', ');

function givenBySide({ points, side, times }: Given): string {
  if (points !== null) return `${sideInSentence(side)} gave away ${points}`;
  return `${sideInSentence(side)} gave the game away${times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`}`;
}

/** What a game was worth and gave away, and what decided it, as far as that is known. */
export function costLine(decided: Decided | null, cost: Cost, given: readonly Given[]): string {
  const head = decided === null ? '' : `${decidedWords(decided)}: `;
  return `${head}${cardsWords(cost)}; ${givenWords(given)}`;
}

/** How a game came out: `won with 77, +48`. */
export function outcomeLine({ points, score, won }: EveningOutcome): string {
  const result = won ? 'won' : 'lost';
  return `${result}${points === null ? '' : ` with ${points}`}, ${signed(score)}`;
}

/**
 * What decided the games, in a sentence: `Won: 2 on the cards, 1 through the defenders’ play. Lost: 1 in
 * the bidding.` Empty as long as none is analysed.
 */
export function sayReasons({ lost, won }: Reasons): string {
  const wonBy = won.map(({ by, games }) => `${games} ${BY.won[by]}`);
  const lostBy = lost.map(({ by, games }) => `${games} ${BY.lost[by]}`);
  return [
    ...(wonBy.length === 0 ? [] : [`Won: ${wonBy.join(', ')}.`]),
    ...(lostBy.length === 0 ? [] : [`Lost: ${lostBy.join(', ')}.`]),
  ].join(' ');
}
