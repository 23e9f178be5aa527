/** What differs between two hands, in words. Cards are codes, as in comments. */
import type { Hand } from '../notation/hand.ts';
import { firstPosition } from '../notation/setting.ts';
import { VOCABULARY, counted, listed } from '../replay/words.ts';
import { CARDS } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS, isRamsch } from '../skat/contract.ts';
import type { Deal } from '../skat/deal.ts';
import { gameName } from './game-names.ts';
import { PLACES } from './set-up.ts';
import type { Place } from './set-up.ts';
import { placeName } from './to-hand.ts';

const placeOf = (deal: Deal, card: Card): Place =>
  PLACES.find((place) => deal[place].includes(card))!;

/**
 * What was changed, a clause each: `H10 (Vorhand) and HK (Mittelhand) change places`. None when
 * the hands are the same up to the first card.
 */
export function changesBetween(before: Hand, after: Hand): string[] {
  return [...cardChanges(before.deal, after.deal), ...gameChanges(before, after)];
}

function cardChanges(before: Deal, after: Deal): string[] {
  const moved = CARDS.filter((card) => placeOf(before, card) !== placeOf(after, card));
  const [one, other] = moved;
  if (one === undefined) return [];
  if (moved.length === 2 && other !== undefined) {
    const whose = (card: Card): string => `${card} (${placeName(placeOf(before, card))})`;
    return [`${whose(one)} and ${whose(other)} change places`];
  }
  if (moved.length > 8) return [`${counted(moved.length, 'card')} lie elsewhere`];
  return PLACES.flatMap((place) => {
    const come = moved.filter((card) => placeOf(after, card) === place);
    if (come.length === 0) return [];
    const gets = place === 'skat' ? 'into the skat' : `to ${VOCABULARY.en.seats[place]}`;
    return [`${listed(come)} ${come.length === 1 ? 'goes' : 'go'} ${gets}`];
  });
}

function gameChanges(before: Hand, after: Hand): string[] {
  const changes: string[] = [];
  const was = gameName(before.contract, before.laws);
  const is = gameName(after.contract, after.laws);
  if (was !== is) changes.push(`${is} instead of ${was}`);
  if (before.declarer !== after.declarer && after.declarer !== null) {
    changes.push(`${VOCABULARY.en.seats[after.declarer]} plays it`);
  }
  const put = (hand: Hand): string => listed([...(hand.layout ?? [])].sort());
  if (put(before) !== put(after) && after.layout !== null) {
    changes.push(`${listed(after.layout)} put away`);
  }
  return changes;
}

/** What a hand comes to with best play by all, all cards seen: points, or a Nullo kept. */
export type Worth =
  | { readonly points: number }
  | { readonly kept: boolean }
  /** A game whose aim is every trick. */
  | { readonly swept: boolean };

/** A worth in a few words: `67`, `no trick`. */
export function sayWorth(worth: Worth): string {
  if ('points' in worth) return String(worth.points);
  if ('kept' in worth) return worth.kept ? 'no trick' : 'a trick is forced';
  return worth.swept ? 'every trick' : 'not every trick';
}

/** What to ask the solver of a hand, or null in a Ramsch, where no card has one value. */
export function questionOf(hand: Hand): {
  readonly name: 'points' | 'tricks';
  readonly aim: 'none' | 'all';
  readonly position: ReturnType<typeof firstPosition>;
  readonly skat: readonly Card[];
} | null {
  const { kind } = hand.contract;
  if (isRamsch(kind)) return null;
  const { aim } = KINDS[kind];
  return {
    name: aim === 'points' ? 'points' : 'tricks',
    aim: aim === 'every-trick' ? 'all' : 'none',
    position: firstPosition(hand),
    skat: hand.layout ?? hand.deal.skat,
  };
}
