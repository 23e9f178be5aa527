/** `M 10, V yes, M pass, H pass`: the bidding, read, checked and printed. */
import { bidValues } from '../skat/bid-values.ts';
import { checkBidding } from '../skat/bidding.ts';
import type { BiddingError, BiddingOutcome, BiddingStep } from '../skat/bidding.ts';
import type { Law } from '../skat/laws.ts';
import { isSeat } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { splitWords } from './read/fields.ts';
import type { Report, Spot } from './errors.ts';
import type { Word } from './read/lines.ts';
import type { RawField } from './read/raw.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { quote } from './speak.ts';

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
    message: `${quote(words.map(({ text }) => text).join(' '))} is no step of a bidding.`,
    expected: 'a seat and a number, “yes” or “pass”; or ... for steps the source leaves out',
    hint: 'Write for example: bidding: M 10, V yes, M pass, H pass',
  });
  return null;
}

const HINT = 'Correct the step, or write ... for steps that the source leaves out.';

function reportOrder(
  at: Spot,
  error: BiddingError,
  steps: readonly BiddingStep[],
  law: Law,
  report: Report,
): void {
  const step = steps[error.step];
  const who = step !== undefined && 'seat' in step ? SEAT_WORDS[step.seat] : 'Nobody';
  const turn = listed(
    error.turn.map((seat) => SEAT_WORDS[seat]),
    'or',
  );
  const amount = step?.say === 'bid' ? step.amount : 0;
  const texts: Record<BiddingError['code'], readonly [message: string, expected: string]> = {
    'out-of-turn': [`${who} speaks here, but it is for ${turn} to speak.`, turn],
    'must-answer': [`${who} was asked and cannot name a number.`, '“yes” or “pass”'],
    'nothing-to-answer': [
      `Nobody has named a number that ${who} could answer.`,
      'a number or “pass”',
    ],
    'not-higher': [
      `${who} bids ${amount}, but must go above ${error.above ?? 0}.`,
      `more than ${error.above ?? 0}`,
    ],
    'no-such-value': [
      `No game is worth ${amount}, so it cannot be bid.`,
      `the value of a game, ${bidValues(law)[0] ?? 0} or more`,
    ],
    'bidding-is-over': ['The bidding had ended before this step.', 'nothing more'],
    unfinished: [`The bidding does not end; it is for ${turn} to speak.`, `a word from ${turn}`],
  };
  const [message, expected] = texts[error.code];
  report(at, { code: 'bidding-order', message, expected, hint: HINT });
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
  const winner = survivor === null ? 'nobody' : SEAT_WORDS[survivor];
  report(field.valueAt, {
    code: 'bidding-declarer',
    message:
      declarer === null
        ? `The bidding gives the game to ${winner}, but this is a Ramsch.`
        : `The bidding gives the game to ${winner}, but the declarer is ${SEAT_WORDS[declarer]}.`,
    expected: 'a bidding that ends with the declarer',
    hint: 'Correct the bidding, the declarer or the contract.',
  });
}
