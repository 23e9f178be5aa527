/** What a hand of an example holds, counted from its cards. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { capital } from '../../../game/words/text.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import { countMatadors, matadorCount } from '../../../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { isTrump } from '../../../game/skat/order.ts';

/** A hand on which a Simple Game is bid. */
export interface SimpleFacts {
  readonly trumps: number;
  /** Counted on the ten cards alone; the skat may change it. */
  readonly matadors: string;
  /** What a plain win is worth with these matadors. */
  readonly value: number;
}

/** Counts a hand for a Simple Game in `trump`. */
export function simpleFacts(cards: readonly Card[], trump: Suit): SimpleFacts {
  const game = { kind: 'simple', trump } as const;
  const matadors = countMatadors(cards, game);
  const law = LAWS['american-1922'];
  const base = law.rates.simple?.base;
  if (matadors === null || base === undefined || typeof base === 'number') {
    throw new RangeError('A Simple Game has matadors and a base value by suit.');
  }
  return {
    trumps: cards.filter((card) => isTrump(card, game)).length,
    matadors: makeMatadors(matadors),
    value: base[trump] * (law.multipliers.game + matadorCount(matadors)),
  };
}

/** The suit's name, to begin a line with. */
export function suitTitle(suit: Suit): string {
  return capital(SUIT_WORDS[OWN_TERMS].french[suit]);
}
