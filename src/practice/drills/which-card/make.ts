/** Makes questions about single cards, on measured places. */
import type { Chance } from '../../../lib/random.ts';
import type { QuestionRequest } from '../../drill.ts';
import { drawMeasuredPlace } from './pool.ts';
import { CARD_KINDS } from '../../../strategy/which-card/card-place.ts';
import type { WhichCardQuestion } from './question.ts';
import type { CardKind } from '../../../strategy/which-card/card-place.ts';

/** The kinds that each level asks. */
export const CARD_ASKS: readonly (readonly CardKind[])[] = [
  ['lead'],
  ['fatten', 'lead'],
  ['second', 'declarer', 'fatten', 'lead'],
  ['tenace', 'declarer', 'second', 'fatten'],
  ['nullo', 'ramsch', 'tenace', 'declarer', 'second'],
];

/** Makes a question; see `Drill.make`. */
export function makeWhichCardQuestion(
  chance: Chance,
  { level, kind: requestedKind }: QuestionRequest,
): WhichCardQuestion {
  const kinds = CARD_ASKS[level - 1] ?? CARD_ASKS[0]!;
  const kind = CARD_KINDS.find((one) => one === requestedKind) ?? chance.pick(kinds);
  const place = drawMeasuredPlace(chance, kind);
  const { declarer, game, hand, table } = place;
  const key = [kind, game.trump ?? '', declarer ?? '', ...hand, '|', ...table].join(' ');
  return { level, kind, key, ...place };
}
