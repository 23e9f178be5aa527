/** A hand as a player writes it: ten cards, perhaps with a seat and with the skat. */
import { faultIn } from '../game/codes/hand-to-bid.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { packOf } from '../game/spelling/lexemes.ts';
import { cardsOf } from '../game/spelling/read-cards.ts';
import { UNREAD } from '#edition/hand/form-words.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { plainLines } from '../lib/plain-text.ts';

/** The cards of a text. */
export interface WrittenCards {
  readonly cards: readonly Card[];
  readonly skat: readonly Card[];
  /** Null where the text names no seat. */
  readonly seat: Seat | null;
}

const SEAT_LABELS: readonly (readonly [Seat, RegExp])[] = [
  ['V', /\b(?:vorhand|forehand|vh)\b\s*:?/iu],
  ['M', /\b(?:mittelhand|middlehand|mh)\b\s*:?/iu],
  ['H', /\b(?:hinterhand|rearhand|hh)\b\s*:?/iu],
];
const SKAT_LABEL = /\bskat\b\s*:?/iu;
const HAND_LABEL = /\b(?:(?:my )?hand|(?:mein )?blatt)\b\s*:?/giu;
const HAND = 10;
/** A hand with its skat. */
const TWELVE = 12;
/** No hand needs more letters, in whatever words. */
const LONGEST = 1000;

/**
 * Reads cards however they are spelled, as the analysis room does. Twelve cards are a hand with the skat at
 * its end; fewer than ten are the beginning of a hand.
 */
export function parseCards(text: string): Checked<WrittenCards, string> {
  if (text.length > LONGEST) return invalid(UNREAD.tooLong);
  const seats = SEAT_LABELS.filter(([, label]) => label.test(text));
  if (seats.length > 1) {
    return invalid(UNREAD.seats);
  }
  const plain = plainLines(text).replaceAll(HAND_LABEL, ' ');
  const withoutSeat = seats.reduce((rest, [, label]) => rest.replace(label, ' '), plain);
  const [handText = '', skatText = '', ...more] = withoutSeat.split(SKAT_LABEL);
  if (more.length > 0) return invalid(UNREAD.skats);
  const pack = packOf(text);
  const lines = [handText, skatText].map((part) =>
    part.split('\n').map((line) => cardsOf(line, pack)),
  );
  const stranger = lines.flat().flatMap(({ strangers }) => strangers)[0];
  if (stranger !== undefined) return invalid(UNREAD.noCard(stranger.text.slice(0, 40)));
  const [cards = [], skat = []] = lines.map((part) =>
    part.flatMap((line) => line.cards.map(({ card }) => card)),
  );
  if (cards.length + skat.length === 0) return invalid(UNREAD.empty);
  const isTwelve = cards.length === TWELVE && skat.length === 0;
  const found = isTwelve
    ? { cards: cards.slice(0, HAND), skat: cards.slice(HAND) }
    : { cards, skat };
  const fault = faultIn(found.cards, found.skat);
  if (fault !== null) {
    const hint = cards.length === HAND + 1 ? ` ${UNREAD.eleven}` : '';
    return invalid(fault + hint);
  }
  return valid({ ...found, seat: seats[0]?.[0] ?? null });
}
