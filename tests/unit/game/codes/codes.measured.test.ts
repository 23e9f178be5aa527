/** Words of hands and deals, and numbers of deals: what is written is read again, and damage is found. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { CODE_VERSION, makeCode, parseCode } from '../../../../src/game/codes/code-text.ts';
import { DEALS, dealOfNumber, numberOfDeal } from '../../../../src/game/codes/deal-number.ts';
import { makeDealCode, makeHandCode, parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { makeHand } from '../../../../src/game/notation/write/make.ts';
import { makeDealName, readDealName } from '../../../../src/game/codes/numbered-deals.ts';
import { answer } from '../notation/answer.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';
import { expectLawful } from '../notation/expect-lawful.ts';
import { HANDS } from '../../support/fuzz/corpus.ts';
import { damagedText } from '../../support/fuzz/damaged-text.ts';
import { fuzz } from '../../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../../support/fuzz/hostile.ts';

const CODES = [
  ...HANDS.map(makeHandCode),
  ...HANDS.map(({ deal, laws, title }) => makeDealCode({ deal, laws, title })),
];

/** A hand or deal that was read is one by the rules, can be printed, and is written as it was read. */
function expectShared(code: string): string {
  const parsed = parseHandCode(code);
  if (!parsed.ok) {
    expect(parsed.errors[0]).toMatch(/\.$/);
    return 'refused';
  }
  const { value } = parsed;
  if (value.kind === 'deal') {
    expect(parseHandCode(makeDealCode(value.deal))).toEqual(parsed);
    return 'deal';
  }
  expectLawful(value.hand);
  expect(parseHandCode(makeHandCode(value.hand))).toEqual(parsed);
  expect(answer(makeHand(value.hand))).toBe('hand');
  return 'hand';
}

fuzz(
  'a damaged word is refused in a sentence, or names a lawful hand or deal that is written so again',
  damagedText(CODES, Array.from('0123456789abcdefghjkmnpqrstvwxyzilo'), 2),
  expectShared,
  { refused: 20, hand: 5, deal: 5 },
);

fuzz(
  'any number with the check of a word is refused, or a lawful hand or deal that is written so again',
  // The words of the book’s hands with a few bits of their numbers turned, and small numbers.
  fc
    .tuple(
      fc.constantFrom(
        0n,
        ...CODES.map((code) => {
          const parsed = parseCode(code);
          return parsed.ok ? parsed.value.number : 0n;
        }),
      ),
      fc.array(fc.nat(400), { maxLength: 3 }),
      fc.bigInt(0n, 4000n),
      fc.constantFrom<'1' | '2'>('1', CODE_VERSION),
    )
    .map(([number, bits, more, version]) =>
      makeCode(bits.reduce((sum, bit) => sum ^ (1n << BigInt(bit)), number) + more, version),
    ),
  expectShared,
  { refused: 20, hand: 5 },
);

fuzz(
  'a random hand of any game comes back from its word as far as the word holds it',
  arbitraryHand,
  (hand) => {
    const parsed = parseHandCode(makeHandCode(hand));
    if (!parsed.ok || parsed.value.kind !== 'hand') throw new Error('refused');
    const read = parsed.value.hand;
    expect([read.contract, read.declarer, read.laws]).toEqual([
      hand.contract,
      hand.declarer,
      hand.laws,
    ]);
    expect(numberOfDeal(read.deal)).toBe(numberOfDeal(hand.deal));
    const cards = (one: typeof hand) =>
      one.line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
    expect(cards(read)).toEqual(cards(hand));
    return 'hands';
  },
  { hands: 20 },
);

fuzz(
  'the number of a deal is read as it is written, and any text is a deal or refused in a sentence',
  fc.tuple(
    fc.bigInt(0n, DEALS - 1n),
    fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: 'binary', maxLength: 14 }),
      fc.stringMatching(/^[0-9a-z]{10,12}$/),
    ),
  ),
  ([number, text]) => {
    expect(numberOfDeal(dealOfNumber(number))).toBe(number);
    const name = readDealName(makeDealName(number));
    expect(name.ok && name.value).toBe(number);
    const read = readDealName(text);
    if (!read.ok) {
      expect(read.errors[0]).toMatch(/\.$/);
      return 'refused';
    }
    expect(readDealName(makeDealName(read.value))).toEqual(read);
    expect(numberOfDeal(dealOfNumber(read.value))).toBe(read.value);
    return 'deal';
  },
  { deal: 20, refused: 20 },
);

fuzz(
  'a deal with any title at all has a word that gives the deal back',
  fc.tuple(
    fc.bigInt(0n, DEALS - 1n),
    fc.oneof(
      fc
        .array(fc.constantFrom(...HOSTILE_TEXTS, 'Skat', ' '), { maxLength: 40 })
        .map((all) => all.join('')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    ),
    fc.constantFrom(...LAW_IDS),
  ),
  ([number, title, laws]) => {
    const parsed = parseHandCode(makeDealCode({ deal: dealOfNumber(number), laws, title }));
    if (!parsed.ok || parsed.value.kind !== 'deal')
      throw new Error(parsed.ok ? 'a hand' : parsed.errors[0]);
    expect(numberOfDeal(parsed.value.deal.deal)).toBe(number);
    expect(parsed.value.deal.title.isWellFormed()).toBe(true);
    return 'deals';
  },
  { deals: 20 },
);
