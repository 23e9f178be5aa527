/** Makes questions on the middle of a hand from measured places. */
import type { Chance } from '../../../lib/random.ts';
import type { QuestionRequest } from '../../drill.ts';
import { leadOf, placesOfKind } from './pool.ts';
import { MID_HAND_KINDS } from './question.ts';
import type { MidHandKind, MidHandQuestion } from './question.ts';

/** What each level asks, and how far the best card must be ahead there. */
const LEVELS: readonly { readonly kinds: readonly MidHandKind[]; readonly lead: number }[] = [
  { kinds: ['suit-declarer', 'suit-defender'], lead: 0.5 },
  { kinds: ['suit-declarer', 'suit-defender', 'grand-declarer', 'grand-defender'], lead: 0.35 },
  { kinds: MID_HAND_KINDS, lead: 0 },
];

/** The kinds that each level asks. */
export const MID_HAND_ASKS: readonly (readonly MidHandKind[])[] = LEVELS.map(({ kinds }) => kinds);

/** Of a level with fewer places than this the clearest are asked. */
const FEW = 8;

/** Makes a question; see `Drill.make`. */
export function makeMidHandQuestion(
  chance: Chance,
  { kind: wanted, level }: QuestionRequest,
): MidHandQuestion {
  const { kinds, lead } = LEVELS[level - 1] ?? LEVELS[0]!;
  const kind = MID_HAND_KINDS.find((one) => one === wanted) ?? chance.pick(kinds);
  const all = placesOfKind(kind);
  const clear = all.filter((place) => leadOf(place) >= lead);
  const place = chance.pick(clear.length >= FEW ? clear : all.slice(0, FEW));
  const key = [place.deal, place.tricks.length, place.table.length].join(' ');
  return { ...place, level, key };
}
