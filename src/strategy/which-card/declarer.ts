/** Which trump the declarer of a Solo leads first: it depends on the jacks (Foster, p. 106–108). */
import { cardPoints, rankOf } from '../../game/skat/cards.ts';
import { DECLARER_LEAD_WORDS } from '#edition/strategy/which-card/declarer-lead-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isHigh, plainSuits, trumpsIn } from './held.ts';
import type { BookCards } from './held.ts';
import type { CardPlace } from './card-place.ts';

/** The lead for two jacks without the best, where there are trumps enough. */
const OF_TWO: Readonly<Record<string, BookCards>> = {
  'SJ HJ': {
    cards: ['SJ'],
    why: DECLARER_LEAD_WORDS.spadeAndHeart,
  },
  'SJ DJ': {
    cards: ['DJ'],
    why: DECLARER_LEAD_WORDS.spadeAndDiamond,
  },
};

/** What the declarer leads by the book; null where it has no rule. */
export function declarerLead(place: CardPlace): BookCards | null {
  const trumps = trumpsIn(place.hand, place.game);
  const jacks = trumps.filter((card) => rankOf(card) === 'J');
  const best = jacks.includes('CJ');
  switch (jacks.length) {
    case 4:
      return {
        cards: ['DJ', 'CJ'],
        why: DECLARER_LEAD_WORDS.fourJacks,
      };
    case 3:
      return best ? bestThree(jacks) : threeWithout(jacks);
    case 2:
      return best ? bestTwo(jacks) : twoWithout(place, trumps, jacks);
    case 1:
      return smallFirst(trumps);
    default:
      return null;
  }
}

function bestThree(jacks: readonly Card[]): BookCards | null {
  if (jacks.includes('DJ')) return null;
  const why = DECLARER_LEAD_WORDS.bestThree;
  return { cards: ['HJ', 'CJ'], why };
}

function threeWithout(jacks: readonly Card[]): BookCards {
  const why = DECLARER_LEAD_WORDS.threeWithout;
  return { cards: jacks, why };
}

function bestTwo(jacks: readonly Card[]): BookCards | null {
  if (!jacks.includes('SJ')) return null;
  return { cards: ['SJ'], why: DECLARER_LEAD_WORDS.bestTwo };
}

function twoWithout(
  { game, hand }: CardPlace,
  trumps: readonly Card[],
  jacks: readonly Card[],
): BookCards | null {
  const both = hasBoth(trumps);
  if (both && trumps.length === 4) {
    const cards = plainSuits(hand, game).flatMap(({ has, suit }): Card[] =>
      has('A') ? (has('10') ? [`${suit}A`, `${suit}10`] : [`${suit}A`]) : [],
    );
    const why = DECLARER_LEAD_WORDS.noTrumps;
    return cards.length === 0 ? null : { cards, why };
  }
  const known = OF_TWO[jacks.join(' ')];
  if (known !== undefined) return known;
  const why = DECLARER_LEAD_WORDS.redJacks;
  return both ? { cards: jacks, why } : null;
}

function smallFirst(trumps: readonly Card[]): BookCards | null {
  const small = trumps.filter((card) => rankOf(card) !== 'J' && !isHigh(card));
  if (small.length === 0 || !hasBoth(trumps)) return null;
  const least = Math.min(...small.map(cardPoints));
  const why = DECLARER_LEAD_WORDS.smallFirst;
  return { cards: small.filter((card) => cardPoints(card) === least), why };
}

/** Whether the hand has the ace and the ten of trumps. */
function hasBoth(trumps: readonly Card[]): boolean {
  return trumps.filter(isHigh).length === 2;
}
