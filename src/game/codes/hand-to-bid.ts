/**
 * A hand that is to be judged before the bidding, as a word for addresses: its cards, the seat, the number
 * to be held and the skat: `CJ-SJ-HA-H10-HK-H9-H8-SA-D10-C8/M/23/D7-S7`. What stands at the end may be
 * left out.
 */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { bidValues } from '../skat/bid-values.ts';
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { LAWS } from '../skat/laws.ts';
import { isSeat } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import {
  CODE_FAULTS,
  sayNoBid,
  sayNoCard,
  sayNoSeat,
  sayTooFewCards,
  sayTooLargeSkat,
  sayTooManyCards,
  sayTwice,
} from '#edition/game/codes/code-words.ts';

/** Ten cards, or fewer while they are being chosen. */
export interface HandToBid {
  readonly cards: readonly Card[];
  readonly seat: Seat;
  /** The number that must be held; null where nobody has said one. */
  readonly number: number | null;
  /** Two cards, or fewer while they are being chosen. */
  readonly skat: readonly Card[];
}

const HAND = 10;
const SKAT = 2;
/** Nobody has said a number. */
const NO_NUMBER = '0';
/** Longer than any such word; a longer text is not even looked at. */
const LONGEST = 100;

/** Writes the word. Cards come sorted, or in any order. */
export function makeHandToBid({ cards, number, seat, skat }: HandToBid): string {
  const parts = [cards.join('-'), seat, String(number ?? NO_NUMBER), skat.join('-')];
  const needed = skat.length > 0 ? 4 : number !== null ? 3 : 2;
  return parts.slice(0, needed).join('/');
}

/** Reads the word, or says in a sentence what is wrong with it. */
export function parseHandToBid(text: string): Checked<HandToBid, string> {
  if (text.length > LONGEST) return invalid(CODE_FAULTS.tooLong);
  const [handText = '', seat = 'V', numberText = NO_NUMBER, skatText = '', ...more] =
    text.split('/');
  if (more.length > 0) return invalid(CODE_FAULTS.parts);
  const words = [handText, skatText].map((part) => part.split('-').filter((word) => word !== ''));
  const stranger = words.flat().find((word) => !isCard(word));
  if (stranger !== undefined) return invalid(sayNoCard(stranger));
  const [cards = [], skat = []] = words.map((part) => part.filter(isCard));
  const fault = faultIn(cards, skat);
  if (fault !== null) return invalid(fault);
  if (!isSeat(seat)) return invalid(sayNoSeat(seat));
  if (numberText === NO_NUMBER) return valid({ cards, seat, number: null, skat });
  const number = bidValues(LAWS.isko).find((one) => String(one) === numberText);
  if (number === undefined) {
    return invalid(sayNoBid(numberText));
  }
  return valid({ cards, seat, number, skat });
}

/** What is wrong with the cards of a hand and its skat, in a sentence; null where nothing is. */
export function faultIn(cards: readonly Card[], skat: readonly Card[]): string | null {
  const all = [...cards, ...skat];
  const twice = all.find((card, at) => all.indexOf(card) !== at);
  if (twice !== undefined) return sayTwice(twice);
  if (cards.length > HAND) return sayTooManyCards(cards.length);
  if (skat.length > SKAT) return sayTooLargeSkat(skat.length);
  if (skat.length > 0 && cards.length < HAND) {
    return sayTooFewCards(cards.length);
  }
  return null;
}
