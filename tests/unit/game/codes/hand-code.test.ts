/** A hand in an address: it comes back as it was, and damage is reported. */
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CODE_VERSION, makeCode, parseCode } from '../../../../src/game/codes/code-text.ts';
import type { CodeVersion } from '../../../../src/game/codes/code-text.ts';
import { lineOfCards, cardsOfLine } from '../../../../src/game/codes/course-of-play.ts';
import { DEALS, dealOfNumber, numberOfDeal } from '../../../../src/game/codes/deal-number.ts';
import { DigitReader, DigitWriter } from '../../../../src/game/codes/digits.ts';
import { KIND_DIGITS } from '../../../../src/game/codes/game-code.ts';
import {
  cleanTitle,
  leftOut,
  makeDealCode,
  makeHandCode,
  parseHandCode,
} from '../../../../src/game/codes/hand-code.ts';
import { makeHand } from '../../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { firstPosition } from '../../../../src/game/notation/check/setting.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { dealCards, sortCards } from '../../../../src/game/skat/deal.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';
import { Chance } from '../notation/chance.ts';

/** As much of a hand as an address holds. */
function bare(hand: Hand): Hand {
  const { exchange } = hand;
  return {
    ...hand,
    id: makeHandCode(hand),
    number: null,
    source: null,
    page: null,
    biddingComment: null,
    comment: null,
    layoutComment: null,
    errata: [],
    exchange: exchange && {
      ...exchange,
      give: sortCards(exchange.give),
      take: sortCards(exchange.take),
    },
    line: lineOfCards(firstPosition(hand), cardsOfLine(hand.line)),
  };
}

const short = arbitraryHand.map((hand) => ({
  ...hand,
  title: cleanTitle(hand.title.slice(0, 40)),
}));
const titled = short.filter(({ title }) => title !== '' && title.isWellFormed());

function read(code: string): Hand {
  const parsed = parseHandCode(code);
  if (!parsed.ok) throw new Error(parsed.errors[0]);
  if (parsed.value.kind === 'deal') throw new Error('A deal without a game.');
  return parsed.value.hand;
}

const numberOf = (code: string): bigint => {
  const parsed = parseCode(code);
  if (!parsed.ok) throw new Error(parsed.errors[0]);
  return parsed.value.number;
};

/** The same in the first version, whose links readers have. */
const oldCode = (code: string): string => makeCode(numberOf(code), '1');

/** The word for a hand with any bytes in the place of its title. */
function codeWithTitle(hand: Hand, bytes: Uint8Array, version: CodeVersion): string {
  const number = numberOf(makeHandCode({ ...hand, title: 'x' }));
  // The lowest digits are the rule book, to base 16, and the title: one byte long, and that byte.
  const laws = number % 16n;
  let title = number / 16n / 256n / 256n;
  for (const byte of [...bytes].reverse()) title = title * 256n + BigInt(byte);
  return makeCode((title * 256n + BigInt(bytes.length)) * 16n + laws, version);
}

describe('a hand in an address', () => {
  test('comes back the same, whatever its laws, game, bidding and play', () => {
    fc.assert(
      fc.property(titled, (hand) => {
        const code = makeHandCode(hand);
        expect(code).toMatch(/^2[0-9a-z]+$/);
        expect(read(code)).toEqual(bare(hand));
        expect(makeHandCode(read(code))).toBe(code);
      }),
      { numRuns: 400 },
    );
  });

  test('is a hand that the notation takes as well', () => {
    fc.assert(
      fc.property(titled, (hand) => {
        const one = read(makeHandCode(hand));
        const again = parseHand(makeHand(one));
        expect(again.ok ? again.value : again.errors).toEqual(one);
      }),
      { numRuns: 150 },
    );
  });

  test('whose title is no clean text is refused, in either version', () => {
    const notUtf8 = fc.uint8Array({ minLength: 1, maxLength: 20 }).filter((bytes) => {
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return false;
      } catch {
        return true;
      }
    });
    const odd = fc
      .constantFrom(
        '\t',
        '\n',
        '\u{9d}',
        '\u{202e}',
        '\u{2028}',
        '\u{e000}',
        '\u{fffd}',
        '\u{ffff}',
      )
      .map((letter) => new TextEncoder().encode(`a${letter}b`));
    fc.assert(
      fc.property(
        titled,
        fc.oneof(notUtf8, odd),
        fc.constantFrom('1', '2'),
        (hand, bytes, version) => {
          expect(parseHandCode(codeWithTitle(hand, bytes, version)).ok).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('has a clean title, whatever it was called: links to it always open', () => {
    fc.assert(
      fc.property(titled, fc.string({ unit: 'binary', maxLength: 200 }), (hand, title) => {
        const code = makeHandCode({ ...hand, title });
        expect(makeHandCode(read(code))).toBe(code);
        expect(parseHand(makeHand(read(code))).ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is short: the hands of the book, ten tricks played, take no more than 144 letters', () => {
    const files = readdirSync('content/hands').filter((file) => file.endsWith('.hand'));
    for (const file of files) {
      const parsed = parseHand(readFileSync(`content/hands/${file}`, 'utf8'));
      if (!parsed.ok) throw new Error(file);
      expect(makeHandCode(parsed.value).length).toBeLessThan(144);
    }
  });

  test('of the first version still opens, and is given the word of today', () => {
    // As the site wrote them before there was a second.
    const old = {
      'foster-01': '1g73spg82fpa98a0q5b6jfzhze70fas3ec5m74vtp41wp481ccnpp2hs0cnp70vb9acbg',
      'foster-09': '1b7mt28qj0c47h0zxp3d5ctwpx8r7jb68vk1d1p6ax3md56j0yb240p6yv3facg64xbc8cc0',
      'foster-21': '17s3t2jm83aktb8b1sqe6km6vdqk000',
    };
    for (const [id, code] of Object.entries(old)) {
      const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
      if (!parsed.ok) throw new Error(id);
      expect(read(code)).toEqual(bare(parsed.value));
      expect(oldCode(makeHandCode(parsed.value))).toBe(code);
    }
    const deal = parseHandCode('1142x8wt07qpemzqjrbce0g7avvs41j6rxbfewg78rb8awa3');
    expect(deal.ok && deal.value.kind === 'deal' && deal.value.deal.title).toBe(
      'What would you play?',
    );
    fc.assert(
      fc.property(titled, (hand) => {
        const code = makeHandCode(hand);
        expect(read(oldCode(code)).id).toBe(code);
      }),
    );
  });

  test('of the first version opens too when its title was cut at a blank', () => {
    const [hand] = fc.sample(titled, 1);
    const cut = new TextEncoder().encode('Cut here ');
    expect(read(codeWithTitle(hand!, cut, '1')).title).toBe('Cut here');
    expect(parseHandCode(codeWithTitle(hand!, cut, '2')).ok).toBe(false);
  });

  test('says what of the hand it leaves out', () => {
    const parsed = parseHand(readFileSync('content/hands/foster-21.hand', 'utf8'));
    if (!parsed.ok) throw new Error('foster-21');
    expect(leftOut(parsed.value).join()).toMatch(/comments.*variation.*where it comes from/);
    expect(leftOut(read(makeHandCode(parsed.value)))).toEqual([]);
  });

  test('cuts a title that is too long between two letters', () => {
    const [hand] = fc.sample(titled, 1);
    const code = makeHandCode({ ...hand!, title: `x${'♥'.repeat(100)}` });
    expect(read(code).title).toBe(`x${'♥'.repeat(53)}`);
  });

  test('may be a deal without a game', () => {
    const chance = new Chance(7);
    const deal = dealCards(() => chance.next());
    const sorted = { ...deal, V: sortCards(deal.V), M: sortCards(deal.M), H: sortCards(deal.H) };
    const bareDeal = { title: 'What would you play?', laws: 'isko', deal: sorted } as const;
    const parsed = parseHandCode(makeDealCode(bareDeal));
    expect(parsed).toEqual({ ok: true, value: { kind: 'deal', deal: bareDeal } });
  });

  test('may be the pack dealt out in its order, the deal of number 0', () => {
    const at = (from: number, to: number) => sortCards(CARDS.slice(from, to));
    const [first, second] = CARDS.slice(30);
    const deal = { V: at(0, 10), M: at(10, 20), H: at(20, 30), skat: [first!, second!] } as const;
    const bareDeal = { title: '', laws: 'american-1922', deal } as const;
    const parsed = parseHandCode(makeDealCode(bareDeal));
    expect(parsed).toEqual({ ok: true, value: { kind: 'deal', deal: bareDeal } });
    expect(parseHandCode('2000000')).toEqual(parsed);
    expect(parseHandCode('100')).toEqual(parsed);
  });
});

describe('an address that is damaged', () => {
  const [hand] = fc.sample(titled, 1);
  const code = makeHandCode(hand!);

  test('is refused when it is cut short, at every letter', () => {
    for (let length = 0; length < code.length; length++) {
      expect(parseHandCode(code.slice(0, length)).ok).toBe(false);
    }
  });

  test('is refused when a letter is another, or two have changed places', () => {
    const letters = '0123456789abcdefghjkmnpqrstvwxyz';
    for (let at = 0; at < code.length; at++) {
      for (const letter of letters) {
        if (letter === code.charAt(at)) continue;
        expect(parseHandCode(code.slice(0, at) + letter + code.slice(at + 1)).ok).toBe(false);
      }
      const [a, b] = [code.charAt(at), code.charAt(at + 1)];
      if (b === '' || a === b) continue;
      expect(parseHandCode(code.slice(0, at) + b + a + code.slice(at + 2)).ok).toBe(false);
    }
  });

  test('is refused when its game would need another card turned up than the skat has', () => {
    const text = readFileSync('tests/unit/game/notation/good.hand', 'utf8');
    const parsed = parseHand(text);
    if (!parsed.ok) throw new Error(parsed.errors[0].message);
    // The skat has CA and SA.
    const contract = { kind: 'tournee', trump: 'S', announced: null } as const;
    const line = { tricks: [], variations: [], finished: false };
    const spades: Hand = { ...parsed.value, contract, line };
    expect(parseHandCode(makeHandCode(spades)).ok).toBe(true);
    for (const wrong of [
      { ...spades, contract: { ...contract, trump: 'H' } },
      { ...spades, contract: { kind: 'tournee-grand', trump: null, announced: null } },
    ] as const) {
      expect(parseHandCode(makeHandCode(wrong))).toEqual({
        ok: false,
        errors: ['Neither card of its skat can be turned up for its game.'],
      });
    }
  });

  test('never throws, and says what is wrong in a sentence, whatever it is', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.bigInt({ min: 0n, max: 2n ** 400n }).map((number) => makeCode(number)),
      fc.string({ unit: 'grapheme' }).map((text) => `2${text}`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const parsed = parseHandCode(text);
        if (!parsed.ok) expect(parsed.errors[0]).toMatch(/^\p{L}|^“/u);
      }),
      { numRuns: 2000 },
    );
  });

  test('is kept apart from a newer one', () => {
    const parsed = parseHandCode(`3${code.slice(1)}`);
    expect(parsed.ok ? '' : parsed.errors[0]).toContain('newer version');
  });

  test('may have been typed in capitals, with O for 0 and I for 1', () => {
    const typed = code.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');
    expect(parseHandCode(typed)).toEqual(parseHandCode(code));
  });
});

describe('the parts of an address', () => {
  test('digits come out as they went in', () => {
    const digits = fc.array(
      fc
        .integer({ min: 1, max: 5000 })
        .chain((base) => fc.tuple(fc.integer({ min: 0, max: base - 1 }), fc.constant(base))),
    );
    fc.assert(
      fc.property(digits, (list) => {
        const to = new DigitWriter();
        for (const [digit, base] of list) to.put(digit, base);
        const from = new DigitReader(to.number());
        expect(list.map(([, base]) => from.take(base))).toEqual(list.map(([digit]) => digit));
        expect(from.done).toBe(true);
      }),
    );
  });

  test('numbers and words stand for each other', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 300n }), (number) => {
        expect(parseCode(makeCode(number))).toEqual({
          ok: true,
          value: { number, version: CODE_VERSION },
        });
      }),
    );
  });

  test('there are 2753294408504640 deals, and each has its number', () => {
    expect(DEALS).toBe(2753294408504640n);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: DEALS - 1n }), (number) => {
        expect(numberOfDeal(dealOfNumber(number))).toBe(number);
      }),
    );
  });

  test('what the digits of both versions mean is settled for good', () => {
    expect(CODE_VERSION).toBe('2');
    const digits = LAW_IDS.map((id) => [id, LAWS[id].digit] as const);
    expect(Object.fromEntries(digits)).toMatchObject({
      'american-1922': 0,
      'league-1909': 1,
      'hoyle-1912': 2,
      isko: 3,
    });
    expect(new Set(digits.map(([, digit]) => digit)).size).toBe(digits.length);
    for (const [, digit] of digits) expect(digit).toBeLessThan(16);
    expect(KIND_DIGITS).toEqual(CONTRACT_KINDS);
  });
});
