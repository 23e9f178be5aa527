/** The reckoning of a hand in words. */
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Multiplier } from '../skat/laws/law.ts';
import { SEATS } from '../skat/seats.ts';
import type { DeclarerValue, HandValue } from '../skat/value.ts';
import { SEAT_WORDS } from './seats.ts';

/** The words for what a multiplier counts. */
export const PART_WORDS: Readonly<Record<Multiplier, string>> = {
  game: 'for game',
  hand: 'for hand',
  schneider: 'for schneider',
  'schneider-announced': 'for announcing it',
  schwarz: 'for schwarz',
  'schwarz-announced': 'for announcing schwarz',
  open: 'for open',
};

/** The parts of the multiplier in words: `1 for game`, `1 for schneider`, `with 3`. */
export function partWords({
  matadors,
  parts,
}: Pick<DeclarerValue, 'matadors' | 'parts'>): string[] {
  const words = parts.map(({ amount, name }) => `${amount} ${PART_WORDS[name]}`);
  return matadors === null ? words : [...words, makeMatadors(matadors)];
}

/** The sum of a game with trumps: `1 for game, with 3, is 4; 4 × 12 = 48`. */
export function sumWords(value: DeclarerValue): string {
  const { base, multiplier, points } = value;
  return `${partWords(value).join(', ')}, is ${multiplier}; ${multiplier} × ${base} = ${points}`;
}

/**
 * The reckoning in a sentence without its full stop: `1 for game, with 3, is 4; 4 × 12 = 48`,
 * and where they apply what it is raised to because of the bid, and that it is lost double.
 */
export function explainValue(value: HandValue): string {
  if (value.declarer === null) {
    const losers = SEATS.filter((seat) => value.scores[seat] < 0);
    return losers.length === 0
      ? 'all level, nobody is charged'
      : `${listed(losers.map((seat) => SEAT_WORDS[seat]))} charged ${value.points}`;
  }
  const { base, matadors, overbid } = value;
  const reckoning = matadors === null ? `a fixed value of ${base}` : sumWords(value);
  const raised =
    overbid === null
      ? ''
      : `, less than the ${overbid.bid} bid; the next value that covers the bid is ${overbid.raisedTo}`;
  const doubled = value.doubled ? `; lost double, ${-value.score}` : '';
  return reckoning + raised + doubled;
}
