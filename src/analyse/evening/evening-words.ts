/** The words for an evening of games. */
import type { Side } from '../../game/skat/result.ts';
import { signed } from '../../game/words/figures.ts';
import { owedTo, givenBy } from '../../game/analysis/cost.ts';
import type { Cost, Deed } from '../../game/analysis/deeds.ts';
import type { EveningGame } from './game.ts';
import type { WonLost } from './report.ts';

/** What was done, as the head of a row. */
export const DEED_WORDS: Readonly<Record<Deed, string>> = {
  layout: 'Two cards put away',
  lead: 'A lead',
  second: 'The second card of a trick',
  third: 'The third card of a trick',
  'giving-up': 'Giving up a game that was won',
};

/** The sides in a sentence. */
export const SIDE_WORDS: Readonly<Record<Side, string>> = {
  declarer: 'the declarer',
  defenders: 'the defenders',
};

/** What the cards were worth: `the cards were worth 78`, or whether the aim could be kept. */
export function cardsWords({ best, measure }: Cost): string {
  if (measure === 'points') return `the cards were worth ${best}`;
  return best === 1 ? 'the cards could win it' : 'the cards could not win it';
}

/**
 * What decided the games, in a sentence: `Won: 2 by the cards, 1 by the defenders’ play. Lost: 1 by
 * the bid.` Empty as long as none is analysed.
 */
export function reasonWords(tally: WonLost): string {
  const parts = (all: readonly (readonly [number, string])[]): string =>
    all.flatMap(([number, by]) => (number === 0 ? [] : [`${number} ${by}`])).join(', ');
  const won = parts([
    [tally.wonByCards, 'by the cards'],
    [tally.wonByPlay, 'by the defenders’ play'],
  ]);
  const lost = parts([
    [tally.lostByCards, 'by the cards'],
    [tally.lostByPlay, 'by the play'],
    [tally.lostByBid, 'by the bid'],
  ]);
  return [won === '' ? '' : `Won: ${won}.`, lost === '' ? '' : `Lost: ${lost}.`]
    .filter((part) => part !== '')
    .join(' ');
}

/** What the play gave away, and to whom: `the declarer gave 7, the defenders 10`. */
export function playWords(cost: Cost): string {
  const { measure, mistakes } = cost;
  if (mistakes.length === 0) return 'nothing given away';
  const [own, theirs] = (['declarer', 'defenders'] as const).map((side) => {
    const some = mistakes.filter((one) => one.side === side);
    if (some.length === 0) return '';
    const who = SIDE_WORDS[side];
    const pointsGiven = givenBy(side, cost);
    if (measure === 'points' && pointsGiven > 0) return `${who} gave ${pointsGiven}`;
    return `${who} gave the game away${some.length > 1 ? ` ${some.length} times` : ''}`;
  });
  return [own, theirs].filter((part) => part !== '').join(', ');
}

/** What decided a game, in a few words; empty while that is not known. */
export function owedWords({ hand, outcome }: EveningGame, cost: Cost | null): string {
  if (hand === null || cost === null || outcome === null) return '';
  switch (owedTo(hand, cost)) {
    case 'cards':
      return outcome.won ? 'won by the cards' : 'lost by the cards';
    case 'play':
      return outcome.won ? 'won by the defenders’ play' : 'lost by the play';
    case 'bid':
      return 'lost by the bid';
    case null:
      return '';
  }
}

/** How a game came out: `+48 with 77 points`; empty where it has no result. */
export function outcomeWords({ outcome }: EveningGame): string {
  if (outcome === null) return '';
  const points = outcome.points === null ? '' : ` with ${outcome.points}`;
  return `${outcome.won ? 'won' : 'lost'}${points}, ${signed(outcome.score)}`;
}
