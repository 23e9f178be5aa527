/** Which layouts are right, told once more and slowly from the book's words. */
import type { Card } from '../../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../../src/game/skat/order.ts';

const letters = ['C', 'S', 'H', 'D'];
const rank = (card: Card): string => card.slice(1);

/** The right pairs, each as its two cards in the alphabet's order. */
export function slowlyRight(twelve: readonly Card[], game: Game): Set<string> {
  const costs = new Map<string, number>();
  for (const one of twelve) {
    for (const other of twelve) {
      if (one >= other) continue;
      costs.set(
        `${one} ${other}`,
        game.kind === 'gucki-nullo'
          ? nulloCost(twelve, [one, other])
          : cost(twelve, [one, other], game.trump),
      );
    }
  }
  const least = Math.min(...costs.values());
  return new Set([...costs].filter(([, sum]) => sum === least).map(([pair]) => pair));
}

function cost(twelve: readonly Card[], pair: readonly Card[], trump: string | null): number {
  const trumps = twelve.filter((card) => rank(card) === 'J' || card.startsWith(trump ?? '-'));
  const suits = letters
    .filter((letter) => letter !== trump)
    .map((letter) => twelve.filter((card) => card.startsWith(letter) && rank(card) !== 'J'));
  let sum = 0;
  // Page 60: a jack is the best trump; page 61: few trumps cannot cover the high ones.
  const weak = trump !== null && trumps.length < 5;
  for (const card of trumps) {
    const away = pair.includes(card);
    if (rank(card) === 'J') sum += away ? 5 : 0;
    else if (weak && ['A', '10'].includes(rank(card))) sum += away ? 0 : 2;
    else sum += away ? 3 : 0;
  }
  let longInDanger: Card[] = [];
  let doubtfulTens: Card[] = [];
  for (const suit of suits) {
    const has = (wanted: string) => suit.some((card) => rank(card) === wanted);
    // Page 62: a long suit with its ace is ruffed when trumps are weak.
    const long =
      trump !== null &&
      trumps.length < 6 &&
      has('A') &&
      (suit.length > 3 || (has('10') && has('K')));
    for (const card of suit) {
      const away = pair.includes(card);
      if (rank(card) === '10') {
        const doubtful = !has('A') && !(trump === null && has('K'));
        if (long) longInDanger = [...longInDanger, card];
        // Page 66: the unguarded and the singly guarded ten first, then the others.
        if (doubtful) doubtfulTens = [...doubtfulTens, card];
        if (doubtful) sum += away ? 0 : suit.length <= 2 ? 2 : 1;
        else if (long) sum += away ? 0 : 2;
        // Page 60: it is foolish to put a safe ten away.
        else if (has('A')) sum += away ? 2 : 0;
      } else if (rank(card) === 'A') {
        // Page 60: no ace, unless with its ten, and both in danger.
        const hopeless = long && suit.length >= 6 && trumps.length <= 2;
        if (hopeless) longInDanger = [...longInDanger, card];
        sum += hopeless ? (away ? 0 : 2) : away ? 4 : 0;
      }
    }
    // Page 154: ten and king belong together in Grand.
    const split = suit.some((card) => ['10', 'K'].includes(rank(card)) && pair.includes(card));
    if (trump === null && has('10') && has('K') && split) sum += 2;
  }
  // Page 62: not all on one guess, when high trumps and a long suit are in danger; a doubtful ten
  // is as good as either to divide with (page 66).
  const high = weak ? trumps.filter((card) => ['A', '10'].includes(rank(card))) : [];
  const saved = [high, longInDanger, doubtfulTens].filter((cards) =>
    cards.some((card) => pair.includes(card)),
  );
  if (high.length > 0 && longInDanger.length > 0 && saved.length < 2) sum += 1;
  // Page 66 and 153: a whole suit gone is a gain; page 158: not where one must guess which.
  const gone = suits.filter((suit) => suit.length > 0 && suit.every((card) => pair.includes(card)));
  const poor = suits.filter(
    (suit) => suit.length === 2 && suit.every((card) => !['A', '10'].includes(rank(card))),
  );
  const guess = trump === null && poor.length > 1 && poor.includes(gone[0]!);
  if (gone.length > 0 && !guess) sum -= 1;
  // Page 68: with the ten its guard, and a lone small card left to be fattened.
  const [only] = gone;
  const lone = suits.some((suit) => suit.length === 1 && !['A', '10'].includes(rank(suit[0]!)));
  if (only?.length === 2 && only.some((card) => rank(card) === '10')) {
    if (lone && !only.some((card) => rank(card) === 'A')) sum += 2;
  }
  return sum;
}

/** Page 174: a card is in danger when more lower ones are out than held. */
function nulloCost(twelve: readonly Card[], pair: readonly Card[]): number {
  const order = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const ten = twelve.filter((card) => !pair.includes(card));
  const dangers = ten.filter((card) => {
    const lower = order.slice(0, order.indexOf(rank(card)));
    const held = lower.filter((low) => ten.some((one) => one === `${card.charAt(0)}${low}`));
    return lower.length - held.length > held.length;
  });
  const missing = letters.some((letter) => !ten.some((card) => card.startsWith(letter)));
  return 2 * dangers.length - (missing && dangers.length > 0 ? 1 : 0);
}
