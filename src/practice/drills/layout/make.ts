/** Makes questions about putting cards away, on measured hands. */
import { rankOf } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import { isTrump } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import type { Chance } from '../../../lib/random.ts';
import type { QuestionRequest } from '../../drill.ts';
import { isNullo } from '../../../strategy/layout/nullo.ts';
import { drawMeasuredTwelve, measuredTwelves } from './pool.ts';
import type { DrawnTwelve, MeasuredTwelve } from './pool.ts';
import { LAYOUT_KINDS } from './question.ts';
import type { LayoutKind, PairQuestion } from './question.ts';
import { judgedPairs } from './verdict.ts';
import type { JudgedPair } from './verdict.ts';

/** The kinds that each level asks. */
export const LAYOUT_ASKS: readonly (readonly LayoutKind[])[] = [
  ['ten'],
  ['ten'],
  ['suit', 'ten'],
  ['trumps', 'suit', 'ten'],
  ['long', 'trumps', 'suit'],
  ['grand', 'nullo', 'long', 'trumps'],
];

/** Up to this level the reader chooses from given pairs. */
const LAST_WITH_PAIRS = 1;
/**
 * A wrong pair offered there wins at least this much less, which chance in the measurement does not
 * explain.
 */
export const PLAINLY_WORSE = 0.1;
const WRONG = 2;

/** Makes a question; see `Drill.make`. */
export function makeLayoutQuestion(
  chance: Chance,
  { level, kind: requestedKind }: QuestionRequest,
): PairQuestion {
  const kinds = LAYOUT_ASKS[level - 1] ?? LAYOUT_ASKS[0]!;
  const kind = LAYOUT_KINDS.find((one) => one === requestedKind) ?? chance.pick(kinds);
  const withPairs = level <= LAST_WITH_PAIRS;
  const hands = measuredTwelves(kind);
  const drawn = drawMeasuredTwelve(chance, withPairs ? withTempting(hands) : hands);
  const pairs = withPairs ? threePairs(chance, drawn) : null;
  const { declarer, game } = drawn;
  const key = [game.kind, game.trump ?? '', declarer, ...drawn.hands[declarer]];
  return { level, kind, key: [...key, ...(pairs ?? []).flat()].join(' '), ...drawn, pairs };
}

/** The best pair and two that are plainly worse, in random order. */
function threePairs(chance: Chance, drawn: DrawnTwelve): Layout[] {
  const judged = judgedPairs({ ...drawn, pairs: null });
  const best = judged[0]!;
  const worse = temptingPairs(judged, drawn.game);
  const wrong = worse.length < WRONG ? judged.slice(-WRONG) : chance.sample(worse, WRONG);
  return chance.shuffle([best, ...wrong].map(({ layout }) => layout));
}

const tempting = new WeakMap<readonly MeasuredTwelve[], readonly MeasuredTwelve[]>();

/**
 * The hands on which the book is right and which have enough tempting wrong pairs; all hands where
 * there are none.
 */
function withTempting(hands: readonly MeasuredTwelve[]): readonly MeasuredTwelve[] {
  const known = tempting.get(hands);
  if (known !== undefined) return known;
  const found = hands.filter(({ declarer, game, measurements, twelve }) => {
    const all = { V: twelve, M: twelve, H: twelve };
    const judged = judgedPairs({ declarer, game, hands: all, measurements, pairs: null });
    return judged[0]?.byBook === true && temptingPairs(judged, game).length >= WRONG;
  });
  const fit = found.length === 0 ? hands : found;
  tempting.set(hands, fit);
  return fit;
}

/**
 * Pairs that are clearly worse but look possible: without a trump or an ace, which anybody keeps,
 * unless the right pair has one too.
 */
export function temptingPairs(judged: readonly JudgedPair[], game: Game): readonly JudgedPair[] {
  const keeps = ({ layout }: JudgedPair): boolean =>
    !isNullo(game) && layout.some((card) => isTrump(card, game) || rankOf(card) === 'A');
  const rightKeeps = judged[0] !== undefined && keeps(judged[0]);
  const worse = judged.filter((one) => one.behind >= PLAINLY_WORSE && !one.byBook);
  return worse.filter((one) => rightKeeps || !keeps(one));
}
