/** The reckoning of a hand in words. */
import { listed } from './lists.de.ts';
import { makeMatadors } from './matadors.de.ts';
import { COUNTED_WORDS } from './score.de.ts';
import { matadorCount } from '../skat/matadors.ts';
import type { Multiplier } from '../skat/laws/law.ts';
import { SEATS } from '../skat/seats.ts';
import type { DeclarerValue, HandValue } from '../skat/value.ts';
import { SEAT_WORDS } from './seats.ts';

/** The words for what a multiplier counts. */
export const PART_WORDS: Readonly<Record<Multiplier, string>> = {
  game: 'fürs Spiel',
  hand: 'für Hand',
  schneider: 'für Schneider',
  'schneider-announced': 'fürs Ansagen',
  schwarz: 'für Schwarz',
  'schwarz-announced': 'fürs Ansagen von Schwarz',
  open: 'für Ouvert',
};

/** The multiplier as players count it up: `mit 3`, `Spiel 4`, `Schneider 5`. */
export function partWords({
  matadors,
  parts,
}: Pick<DeclarerValue, 'matadors' | 'parts'>): string[] {
  let count = matadors === null ? 0 : matadorCount(matadors);
  const words = parts.map(({ amount, name }) => {
    count += amount;
    return `${COUNTED_WORDS[name]} ${count}`;
  });
  return matadors === null ? words : [makeMatadors(matadors), ...words];
}

/** The sum of a game with trumps: `mit 3, Spiel 4; 4 × 12 = 48`. */
export function sumWords(value: DeclarerValue): string {
  const { base, multiplier, points } = value;
  return `${partWords(value).join(', ')}; ${multiplier} × ${base} = ${points}`;
}

/**
 * The reckoning in a sentence without its full stop: `mit 3, Spiel 4; 4 × 12 = 48`, and where they
 * apply what it is raised to because of the bid, and that it is lost double.
 */
export function explainValue(value: HandValue): string {
  if (value.declarer === null) {
    const losers = SEATS.filter((seat) => value.scores[seat] < 0);
    return losers.length === 0
      ? 'alle gleichauf, niemand zahlt'
      : `${value.points} minus für ${listed(losers.map((seat) => SEAT_WORDS[seat]))}`;
  }
  const { base, matadors, overbid } = value;
  const reckoning = matadors === null ? `fester Wert ${base}` : sumWords(value);
  const raised =
    overbid === null
      ? ''
      : `, weniger als die gereizten ${overbid.bid}; der nächste Wert, der reicht, ist ${overbid.raisedTo}`;
  const doubled = value.doubled ? `; verloren zählt doppelt, also ${-value.score}` : '';
  return reckoning + raised + doubled;
}
