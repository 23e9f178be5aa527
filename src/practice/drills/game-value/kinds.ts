/** The levels and kinds of the questions about values, and how often a level asks which kind. */
import type { Level } from '../../drill.ts';

/** The kinds of question. */
export const VALUE_KINDS = [
  'win',
  'lost',
  'double',
  'schneider',
  'schwarz',
  'announced',
  'failed',
  'nullo',
  'open',
  'overbid',
  'covered',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** From this level on the base value is not shown. */
export const BASE_FROM_MEMORY: Level = 2;
/** From this level on Grands are played. */
export const GRANDS: Level = 3;
/** From this level on points and tricks may reach schneider or schwarz, or just miss it. */
export const CLOSE: Level = 5;
/** From this level on there is a bid. */
export const BIDS: Level = 7;
/** From this level on most questions show cards in place of matadors. */
export const CARDS_SHOWN: Level = 8;

type Weights = Readonly<Partial<Record<ValueKind, number>>>;

const WON: Weights = { win: 1 };

/** How often each level asks each kind, the new kinds most. */
const WEIGHTS: readonly Weights[] = [
  WON,
  WON,
  WON,
  { win: 3, lost: 3, double: 4 },
  { win: 2, lost: 1, double: 1, schneider: 4, schwarz: 2 },
  { lost: 1, double: 1, schneider: 1, schwarz: 1, announced: 3, failed: 3, nullo: 2, open: 2 },
  { win: 1, double: 1, schneider: 1, failed: 1, nullo: 1, overbid: 5, covered: 3 },
  {
    win: 2,
    lost: 1,
    double: 2,
    schneider: 2,
    schwarz: 1,
    announced: 2,
    failed: 2,
    open: 1,
    overbid: 3,
    covered: 2,
  },
];

/** The kinds that each level asks. */
export const VALUE_ASKS: readonly (readonly string[])[] = WEIGHTS.map(Object.keys);

/** The kinds of a level with their weights. Levels out of range count as the nearest. */
export function kindsAt(level: Level): readonly (readonly [ValueKind, number])[] {
  const weights = WEIGHTS[Math.min(Math.max(level, 1), WEIGHTS.length) - 1] ?? WON;
  return Object.entries(weights) as [ValueKind, number][];
}
