/** The cards below the seven, as symbols: drawn as those of the Skat pack in faces.ts. */
import { packOf, packRank } from '../../../../src/game/cards/cards.ts';
import { LEFT_PIPS, RIGHT_PIPS, corners, drawLetter, drawPips, rankSign } from './faces.ts';
import { faceParts, smallFace, symbol } from './faces.ts';
import type { Pips } from './faces.ts';
import { LOW_LETTERS } from './low-letters.ts';

/** The ranks that Skat does not have. */
export const LOW_RANKS = ['6', '5', '4', '3', '2'] as const;

const PIPS: Readonly<Record<(typeof LOW_RANKS)[number], Pips>> = {
  '6': [
    [LEFT_PIPS, 28],
    [RIGHT_PIPS, 28],
    [LEFT_PIPS, 75],
    [RIGHT_PIPS, 75],
    [LEFT_PIPS, 122],
    [RIGHT_PIPS, 122],
  ],
  '5': [
    [LEFT_PIPS, 28],
    [RIGHT_PIPS, 28],
    [50, 75],
    [LEFT_PIPS, 122],
    [RIGHT_PIPS, 122],
  ],
  '4': [
    [LEFT_PIPS, 28],
    [RIGHT_PIPS, 28],
    [LEFT_PIPS, 122],
    [RIGHT_PIPS, 122],
  ],
  '3': [
    [50, 28],
    [50, 75],
    [50, 122],
  ],
  '2': [
    [50, 28],
    [50, 122],
  ],
};

/** The symbols of the twenty cards, large and small, with the signs they are made of. */
export function lowSymbols(): string {
  const signs = LOW_RANKS.map((rank) => rankSign(rank, drawLetter(LOW_LETTERS[rank], '')));
  const faces = packOf(LOW_RANKS).map((card) => {
    const large = corners(card) + drawPips(card, PIPS[packRank(card) as keyof typeof PIPS]);
    return symbol(`card-${card}`, large) + symbol(`card-${card}-small`, smallFace(card));
  });
  return faceParts(signs.join('')) + faces.join('');
}
