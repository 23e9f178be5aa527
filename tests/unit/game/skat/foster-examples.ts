/**
 * The values that Foster works out in his text: page, game, trump, what was announced, matadors,
 * what happened, the bid, and what is written down.
 */
import type { Suit } from '../../../../src/game/skat/cards.ts';
import type { Announced, ContractKind } from '../../../../src/game/skat/contract.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';

/** How a hand went, as the book puts it. */
export type Happens =
  | 'made 61'
  | 'made schneider'
  | 'made schwarz'
  | 'lost'
  | 'lost, made schneider'
  | 'lost, made schwarz';

type Example = readonly [
  page: string,
  kind: ContractKind,
  trump: Suit | null,
  announced: Announced,
  matadors: Matadors,
  what: Happens,
  bid: number | null,
  score: number,
];

// prettier-ignore
export const EXAMPLES: readonly Example[] = [
  ['p. 25', 'solo', 'C', null, { with: 2 }, 'made 61', null, 36],
  ['p. 26', 'solo', 'C', null, { with: 2 }, 'made schneider', null, 48],
  ['p. 26', 'solo', 'C', 'schneider', { with: 2 }, 'made schneider', null, 60],
  ['p. 26', 'solo', 'C', null, { with: 2 }, 'made 61', 36, 36],
  ['p. 26, law 61', 'solo', 'C', null, { with: 2 }, 'made 61', 40, -48],
  ['p. 26, law 61', 'solo', 'C', null, { with: 2 }, 'made schneider', 40, 48],
  ['p. 26, law 61', 'solo', 'C', null, { with: 2 }, 'lost', 40, -48],
  ['p. 44', 'simple', 'S', null, { with: 2 }, 'made 61', null, 9],
  ['p. 45', 'simple', 'S', null, { with: 3 }, 'made schneider', null, 15],
  ['p. 45, the smallest game', 'simple', 'D', null, { without: 1 }, 'made 61', null, 2],
  ['p. 54', 'tournee', 'C', null, { with: 2 }, 'made 61', null, 24],
  ['p. 54, the lowest Tournee', 'tournee', 'D', null, { with: 1 }, 'made 61', null, 10],
  ['p. 57', 'tournee', 'S', null, { with: 2 }, 'made 61', null, 21],
  ['p. 57', 'tournee', 'D', null, { with: 2 }, 'made 61', 15, 15],
  ['p. 57', 'tournee', 'H', null, { with: 2 }, 'made 61', 18, 18],
  ['p. 58, law 61', 'tournee', 'D', null, { with: 1 }, 'made 61', 12, -15],
  ['p. 58, law 61', 'tournee', 'D', null, { with: 1 }, 'made schneider', 12, 15],
  ['p. 58', 'tournee', 'H', null, { with: 1 }, 'lost', 12, -12],
  ['p. 58, law 60', 'tournee', 'H', null, { without: 3 }, 'lost', 12, -24],
  ['p. 79', 'passt-mir-nicht', 'D', null, { with: 2 }, 'made 61', null, 15],
  ['p. 79', 'passt-mir-nicht', 'D', null, { with: 2 }, 'lost', null, -30],
  ['p. 78, short of the bid is lost double as well', 'passt-mir-nicht', 'D', null, { with: 1 }, 'made 61', 12, -30],
  ['p. 81–82, seven more for schneider', 'tournee', 'S', null, { without: 10 }, 'lost', null, -77],
  ['p. 81–82, seven more for schneider', 'tournee', 'S', null, { without: 10 }, 'lost, made schneider', null, -84],
  ['p. 85', 'solo', 'S', null, { with: 2 }, 'made 61', null, 33],
  ['p. 87', 'solo', 'C', 'schneider', { with: 3 }, 'made schneider', null, 72],
  ['p. 90, schwarz after announcing schneider', 'solo', 'C', 'schneider', { with: 3 }, 'made schwarz', null, 84],
  ['p. 86, schwarz without an announcement', 'solo', 'C', null, { with: 3 }, 'made schwarz', null, 72],
  ['p. 86, schwarz announced', 'solo', 'C', 'schwarz', { with: 3 }, 'made schwarz', null, 96],
  ['p. 86, 61 is no use when schneider was announced', 'solo', 'C', 'schneider', { with: 3 }, 'made 61', null, -72],
  ['p. 86, an announced schwarz missed', 'solo', 'C', 'schwarz', { with: 3 }, 'made schneider', null, -96],
  ['p. 91, schneider announced and himself made schneider', 'solo', 'C', 'schneider', { with: 4 }, 'lost, made schneider', null, -84],
  ['p. 91, just out of schneider costs the same', 'solo', 'C', 'schneider', { with: 4 }, 'lost', null, -84],
  ['p. 91, schwarz after announcing schneider: one more', 'solo', 'C', 'schneider', { with: 4 }, 'lost, made schwarz', null, -96],
  ['p. 91', 'solo', 'H', null, { with: 2 }, 'made 61', null, 30],
  ['p. 91', 'solo', 'H', null, { with: 2 }, 'lost', null, -30],
  ['p. 91', 'solo', 'H', null, { with: 2 }, 'lost, made schneider', null, -40],
  ['p. 91', 'solo', 'H', null, { with: 2 }, 'lost, made schwarz', null, -50],
  ['p. 92, the lowest Solo', 'solo', 'D', null, { without: 1 }, 'made 61', null, 18],
  ['p. 102', 'solo', 'C', 'schneider', { with: 4 }, 'made schneider', null, 84],
  ['p. 102', 'solo', 'D', null, { with: 6 }, 'made 61', null, 63],
  ['p. 102', 'solo', 'H', null, { with: 5 }, 'made 61', null, 60],
  ['p. 102', 'grand-solo', null, null, { with: 4 }, 'made 61', null, 80],
  ['p. 123', 'grand-solo', null, null, { with: 3 }, 'made 61', null, 64],
  ['p. 123', 'solo', 'C', 'schneider', { with: 3 }, 'made schneider', null, 72],
  ['p. 124', 'solo', 'S', 'schneider', { with: 4 }, 'made schneider', null, 77],
  ['p. 126', 'solo', 'D', null, { without: 2 }, 'made 61', null, 27],
  ['p. 126', 'grand-solo', null, null, { without: 2 }, 'made 61', null, 48],
  ['p. 126, stop at 32 when without', 'grand-solo', null, null, { without: 1 }, 'made 61', 32, 32],
  ['p. 139, the lowest Open Grand', 'open-grand', null, null, { with: 2 }, 'made schwarz', null, 168],
  ['p. 139, the highest game in Skat', 'open-grand', null, null, { with: 4 }, 'made schwarz', null, 216],
  ['p. 141', 'passt-mir-nicht-grand', null, null, { with: 1 }, 'lost', null, -48],
  ['p. 149', 'gucki-grand', null, null, { with: 1 }, 'made 61', null, 24],
  ['p. 149', 'gucki-grand', null, null, { with: 1 }, 'made 61', 24, 24],
  ['p. 149', 'gucki-grand', null, null, { with: 1 }, 'lost', null, -48],
  ['p. 150, bid above 24 with one', 'gucki-grand', null, null, { with: 1 }, 'made 61', 25, -72],
];
