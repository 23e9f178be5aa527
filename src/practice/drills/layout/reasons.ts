/** Explains a pair by the book's principles and by measurement. All texts are comment text. */
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import { listed } from '#edition/game/words/lists.ts';
import { outOfHundred, sayWon } from '../../measurement.ts';
import { isNullo } from '../../../strategy/layout/nullo.ts';
import { dangersOf, faultsInLayout } from '../../../strategy/layout/principles.ts';
import type { PairQuestion } from './question.ts';
import { FAR, judgedPairs, pairByBook } from './verdict.ts';
import type { JudgedPair } from './verdict.ts';

/**
 * What the principles say against a wrong pair, a sentence each, without what they say against the
 * shown pair as well.
 */
export function faultsOf(
  { declarer, game, hands }: PairQuestion,
  own: JudgedPair,
  shown: JudgedPair,
): string[] {
  if (own.byBook) return ['By the book’s principles these two would do; chance is against them.'];
  const twelve = hands[declarer];
  const shared = new Set(faultsInLayout(twelve, shown.layout, game).map(({ why }) => why));
  const faults = faultsInLayout(twelve, own.layout, game)
    .filter(({ weight, why }) => weight > 0 && !shared.has(why))
    // The explanation says why the right cards are in danger; do not repeat it.
    .map((fault) =>
      'card' in fault && shown.layout.includes(fault.card)
        ? `${fault.card} stays in your hand, in danger.`
        : fault.why,
    );
  const whole = shown.byBook && faults.length === 0;
  return whole ? [`A whole suit could have gone (${suitPage(game)}).`] : faults;
}

/** Compares a pair with the best one by measurement, in a sentence; empty where there is no measurement. */
export function comparePair(own: JudgedPair, judged: readonly JudgedPair[]): string[] {
  const best = judged.find(({ behind }) => behind === 0);
  if (own.measurement === null || best === undefined || best.measurement === null) return [];
  const yours = `With your two the game wins ${sayWon(own.measurement)}`;
  if (own.behind === 0) return [`${yours}, and no other pair wins more.`];
  const apart = outOfHundred(own.behind);
  const behind = `${yours}, ${apart} fewer than with ${listed(best.layout)}`;
  if (!own.right) return [`${behind}.`];
  return own.standing === 'doubtful'
    ? [`${behind}: too near to be called wrong.`]
    : [`${behind}, which chance alone can do.`];
}

/** The reasoning of the book that leads to its pair. */
export function byPrinciples(question: PairQuestion): string[] {
  const { declarer, game, hands, pairs } = question;
  const twelve = hands[declarer];
  const judged = judgedPairs({ ...question, pairs: null });
  const chosen = (pairByBook(judgedPairs(question)) ?? pairByBook(judged))?.layout;
  if (chosen === undefined) return [];
  const safe = dangersOf(twelve, game).filter(({ card }) => chosen.includes(card));
  const gains = faultsInLayout(twelve, chosen, game).filter(({ weight }) => weight < 0);
  const alike = judged.filter(({ byBook }) => byBook).length - 1;
  const also = alike === 0 || pairs !== null ? '' : ` ${waysWord(alike)} as good by them.`;
  const points = isNullo(game) ? '' : `, with ${pointsWord(chosen)}`;
  const why = [...safe, ...gains].map((reason) => reason.why).join(' ');
  return [
    why ||
      `Nothing here is in special danger: small cards go, and what wins tricks stays (${mainPage(game)}).`,
    `By the book’s principles ${listed(chosen)} go${points}.${also}`,
  ];
}

/** The measurement in words, and where it disagrees with the book. */
export function byMeasure(question: PairQuestion): string[] {
  const judged = judgedPairs(question);
  const shown = judged[0];
  if (shown === undefined || shown.measurement === null) {
    return ['The principles are for hands in general, not for every deal.'];
  }
  const pair = listed(shown.layout);
  const how = isNullo(question.game)
    ? 'Everyone plays with all cards open; defenders who do not see yours let more Nullos through.'
    : 'In each deal the others hold other cards, and everyone plays with all cards open.';
  const share = `Measured: with ${pair} put away the game wins ${sayWon(shown.measurement)}. ${how}`;
  const near = judged.filter((one) => one !== shown && one.behind <= FAR).length;
  const also =
    near === 0 ? '' : ` ${nearWord(near)} within ${outOfHundred(FAR)} in 100 of the best.`;
  const book = pairByBook(judged);
  const bookShare = book?.measurement ?? null;
  if (shown.byBook || book === null || bookShare === null) return [`${share}${also}`];
  const word = book.right ? 'The book’s two come near' : 'Here book and measure part';
  return [`${share}${also}`, `${word}: ${listed(book.layout)} win ${sayWon(bookShare)}.`];
}

/** The page about putting a whole suit away. */
function suitPage(game: Game): string {
  if (isNullo(game)) return 'page 174';
  return game.trump === null ? 'page 153' : 'page 66';
}

function mainPage(game: Game): string {
  if (isNullo(game)) return 'page 180';
  return game.trump === null ? 'page 153' : 'page 60';
}

function waysWord(number: number): string {
  return number === 1 ? 'One other pair is' : `${number} other pairs are`;
}

function nearWord(number: number): string {
  return number === 1 ? 'One other pair comes' : `${number} other pairs come`;
}

function pointsWord(cards: Layout): string {
  const points = sumPoints(cards);
  return points === 0 ? 'no points' : `${points} points`;
}
