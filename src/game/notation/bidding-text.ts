/** `M 10, V yes, M pass, H pass`: the bidding, read, checked and printed. */
import { bidValues } from '../skat/bid-values.ts';
import { checkBidding } from '../skat/bidding.ts';
import type { BiddingError, BiddingOutcome, BiddingStep } from '../skat/bidding.ts';
import type { Law } from '../skat/laws.ts';
import { isSeat } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { splitWords } from './read/fields.ts';
import type { Problem, Report, Spot } from './errors.ts';
import type { Word } from './read/lines.ts';
import type { RawField } from './read/raw.ts';
import { noBid, otherSurvivor, wrongBid } from '#edition/game/notation/head-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** The bidding as hand files write it. */
export function makeBidding(steps: readonly BiddingStep[]): string {
  return steps
    .map((step) => {
      if (step.say === 'untold') return '...';
      return `${step.seat} ${step.say === 'bid' ? step.amount : step.say}`;
    })
    .join(', ');
}

/**
 * Reads the bidding and checks it against the rules.
 *
 * @returns null when something is wrong, which is reported.
 */
export function readBidding(
  field: RawField,
  law: Law,
  report: Report,
): { readonly steps: readonly BiddingStep[]; readonly outcome: BiddingOutcome } | null {
  const parts = splitWords(field.words);
  const steps: BiddingStep[] = [];
  const places: Spot[] = [];
  for (const part of parts) {
    const step = readStep(part, field.valueAt, report);
    if (step === null) return null;
    steps.push(step);
    places.push(part[0] ?? field.valueAt);
  }
  const outcome = checkBidding(steps, law);
  if (outcome.ok) return { steps, outcome: outcome.value };
  for (const error of outcome.errors) {
    reportOrder(places[error.step] ?? places.at(-1) ?? field.valueAt, error, steps, law, report);
  }
  return null;
}

function readStep(words: readonly Word[], at: Spot, report: Report): BiddingStep | null {
  const [seat, word, extra] = words;
  if (seat?.text === '...' && word === undefined) return { say: 'untold' };
  if (seat !== undefined && isSeat(seat.text) && word !== undefined && extra === undefined) {
    const wordText = word.text;
    if (wordText === 'yes' || wordText === 'pass') return { seat: seat.text, say: wordText };
    if (/^[1-9]\d{0,3}$/.test(wordText))
      return { seat: seat.text, say: 'bid', amount: Number(wordText) };
  }
  report(seat ?? at, {
    code: 'bad-bid',
    expected: 'a seat and a number, “yes” or “pass”; or ... for steps the source leaves out',
    ...noBid(words.map(({ text }) => text).join(' ')),
  });
  return null;
}

function reportOrder(
  at: Spot,
  error: BiddingError,
  steps: readonly BiddingStep[],
  law: Law,
  report: Report,
): void {
  const step = steps[error.step];
  report(at, {
    code: 'bidding-order',
    ...expectedStep(error, law),
    ...wrongBid({
      ...error,
      seat: step !== undefined && 'seat' in step ? step.seat : null,
      amount: step?.say === 'bid' ? step.amount : 0,
    }),
  });
}

function expectedStep({ above, code, turn }: BiddingError, law: Law): Pick<Problem, 'expected'> {
  const seats = listed(
    turn.map((seat) => SEAT_WORDS[seat]),
    'or',
  );
  switch (code) {
    case 'out-of-turn':
      return { expected: seats };
    case 'must-answer':
      return { expected: '“yes” or “pass”' };
    case 'nothing-to-answer':
      return { expected: 'a number or “pass”' };
    case 'not-higher':
      return { expected: `more than ${above ?? 0}` };
    case 'no-such-value':
      return { expected: `the value of a game, ${bidValues(law)[0] ?? 0} or more` };
    case 'bidding-is-over':
      return { expected: 'nothing more' };
    case 'unfinished':
      return { expected: `a word from ${seats}` };
  }
}

/** Reports a bidding that gives the game to somebody else than the declarer tag. */
export function checkSurvivor(
  field: RawField,
  outcome: BiddingOutcome,
  declarer: Seat | null,
  report: Report,
): void {
  const { survivor, amount, isCertain } = outcome;
  // Without a bid Vorhand may play or let it come to a Ramsch.
  const allPassed = survivor === null || (survivor === 'V' && amount === null);
  const agrees = declarer === null ? allPassed : survivor === declarer;
  if (agrees || (survivor === null && !isCertain)) return;
  report(field.valueAt, {
    code: 'bidding-declarer',
    expected: 'a bidding that ends with the declarer',
    ...otherSurvivor(survivor, declarer),
  });
}
