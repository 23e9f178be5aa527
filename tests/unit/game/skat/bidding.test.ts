import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidValues } from '../../../../src/game/skat/bid-values.ts';
import { checkBidding } from '../../../../src/game/skat/bidding.ts';
import type { BiddingStep } from '../../../../src/game/skat/bidding.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { isSeat } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';

const FOSTER = LAWS['american-1922'];

/** `M 10, V yes, ...` as steps. */
function steps(text: string): BiddingStep[] {
  return text.split(', ').map((word): BiddingStep => {
    const [seat = '', say = ''] = word.split(' ');
    if (word === '...') return { say: 'untold' };
    if (!isSeat(seat)) throw new Error(`${word} is no step`);
    return say === 'yes' || say === 'pass'
      ? { seat, say }
      : { seat, say: 'bid', amount: Number(say) };
  });
}

const outcome = (text: string, law = FOSTER) => {
  const checked = checkBidding(steps(text), law);
  return checked.ok ? checked.value : checked.errors;
};

describe('the numbers that may be bid', () => {
  test('begin at 10 and leave out what no game is worth (law 33, p. 56)', () => {
    const values = bidValues(FOSTER);
    expect(values[0]).toBe(10);
    expect(values.slice(0, 16)).toEqual([
      10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 27, 28, 30, 32, 33,
    ]);
    for (const none of [11, 13, 17, 19, 23, 26, 29, 31]) expect(values).not.toContain(none);
  });

  test('end at 216, the highest game of 1922 (p. 139)', () => {
    expect(bidValues(FOSTER).at(-1)).toBe(216);
  });

  test('count announcements only in games that allow them (law 41)', () => {
    // 14 × 5 is a diamond Tournee with eleven and schwarz; 15 × 5 would need an announcement.
    expect(bidValues(FOSTER)).toContain(70);
    expect(bidValues(FOSTER)).not.toContain(75);
  });

  test.each([
    ['american-1922', 10],
    ['league-1909', 10],
    ['hoyle-1912', 2],
    ['isko', 18],
  ] as const)('begin in %s at %i', (law, lowest) => {
    expect(bidValues(LAWS[law])[0]).toBe(lowest);
  });

  test('are today the list that every player knows by heart', () => {
    expect(bidValues(LAWS.isko).join(' ')).toBe(
      '18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 ' +
        '96 99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 ' +
        '168 170 176 180 187 192 198 204 216 240 264',
    );
  });
});

describe('the order of bidding (law 34)', () => {
  test.each([
    ['M bids to V, who holds it until M stops', 'M 10, V yes, M pass, H pass', 'V', 10],
    ['V gives way, and H does not go on', 'M 10, V pass, H pass', 'M', 10],
    [
      'H bids to V when M passed (p. 57)',
      'M pass, H 10, V yes, H 12, V yes, H 14, V pass',
      'H',
      14,
    ],
    ['H bids to M when V passed', 'M 10, V pass, H 12, M yes, H 14, M pass', 'H', 14],
    ['M holds against H', 'M 10, V pass, H 12, M yes, H pass', 'M', 12],
    ['V holds against both', 'M 10, V yes, M pass, H 12, V yes, H pass', 'V', 12],
    ['a jump is allowed (p. 55)', 'M 10, V yes, M 15, V pass, H pass', 'M', 15],
    ['nobody bids, and Vorhand has the game without a number', 'M pass, H pass', 'V', null],
    ['nobody bids and Vorhand passes: Ramsch (law 37)', 'M pass, H pass, V pass', null, null],
    ['nobody bids and Vorhand names a number', 'M pass, H pass, V 18', 'V', 18],
  ] as const)('%s', (_name, text, survivor, amount) => {
    expect(outcome(text)).toEqual({ survivor, amount, isCertain: true });
  });

  test.each([
    ['H must wait for V and M', 'M 10, H 12', 'out-of-turn', 1, 'V', null],
    ['V does not begin', 'V 10', 'out-of-turn', 0, 'M', null],
    ['M does not go on unanswered', 'M 10, M 12', 'out-of-turn', 1, 'V', null],
    ['who passed is out', 'M pass, H 10, V yes, M 12', 'out-of-turn', 3, 'H', null],
    ['the one asked does not bid', 'M 10, V 12', 'must-answer', 1, 'V', null],
    ['there is nothing yet to say yes to', 'M yes', 'nothing-to-answer', 0, 'M', null],
    [
      'H has nothing to say yes to',
      'M 10, V yes, M pass, H yes',
      'nothing-to-answer',
      3,
      'H',
      null,
    ],
    ['each bid is better than the last (p. 51)', 'M 12, V yes, M 12', 'not-higher', 2, 'M', 12],
    ['also lower is not higher', 'M 12, V yes, M 10', 'not-higher', 2, 'M', 12],
    ['H must go above M (p. 56)', 'M 16, V pass, H 16', 'not-higher', 2, 'H', 16],
    ['H must go above what V held (p. 56)', 'M 16, V yes, M pass, H 15', 'not-higher', 3, 'H', 16],
    ['11 is the value of no game (p. 56)', 'M 11', 'no-such-value', 0, 'M', null],
    ['ten is the least (law 33)', 'M 8', 'no-such-value', 0, 'M', null],
    ['it ends when two have passed', 'M 10, V pass, H pass, M 12', 'bidding-is-over', 3, '', null],
    ['a Ramsch ends it too', 'M pass, H pass, V pass, V 10', 'bidding-is-over', 3, '', null],
    ['H has not spoken yet', 'M 10, V pass', 'unfinished', 2, 'H', null],
    ['V has not answered yet', 'M 10', 'unfinished', 1, 'V', null],
  ] as const)('%s', (_name, text, code, step, turn, above) => {
    expect(outcome(text)).toEqual([{ code, step, turn: turn === '' ? [] : [turn], above }]);
  });

  test('no step at all is unfinished', () => {
    expect(checkBidding([], FOSTER)).toEqual({
      ok: false,
      errors: [{ code: 'unfinished', step: 0, turn: ['M'], above: null }],
    });
  });

  test('gives Vorhand the game without a number, but not today, when 18 must be said (3.3)', () => {
    for (const law of [FOSTER, LAWS['league-1909'], LAWS['hoyle-1912']]) {
      expect(outcome('M pass, H pass', law)).toMatchObject({ survivor: 'V', amount: null });
    }
    expect(outcome('M pass, H pass', LAWS.isko)).toEqual([
      { code: 'unfinished', step: 2, turn: ['V'], above: null },
    ]);
    expect(outcome('M pass, H pass, V 18', LAWS.isko)).toMatchObject({ survivor: 'V', amount: 18 });
    expect(outcome('M pass, H pass, V pass', LAWS.isko)).toMatchObject({ survivor: null });
    expect(outcome('M pass, ...', LAWS.isko)).toMatchObject({ isCertain: false });
  });

  test('numbers are those of the law: 18 is today’s least, 23 its Null', () => {
    expect(outcome('M 23, V pass, H pass', LAWS.isko)).toMatchObject({ survivor: 'M', amount: 23 });
    expect(outcome('M 23, V pass, H pass')).toMatchObject([{ code: 'no-such-value' }]);
    expect(outcome('M 10, V pass, H pass', LAWS.isko)).toMatchObject([{ code: 'no-such-value' }]);
  });
});

describe('steps the source leaves out', () => {
  test.each([
    ['the run-up to 36 (p. 97)', '..., M 36, V pass, H pass', 'M', 36, true],
    ['Vorhand’s answers', 'M 10, ..., M pass, H pass', 'V', null, false],
    ['everything after the first bid', 'M 10, ...', null, null, false],
    ['the end', 'M 10, V yes, M 12, ...', null, null, false],
    ['M’s last number, V passing', '..., V pass, H pass', 'M', null, false],
    ['everything', '...', null, null, false],
    ['nothing, as it turns out', 'M pass, ..., H 10, V pass', 'H', 10, true],
    ['H’s duel with whoever was left', '..., H 20, V yes, H pass', 'V', 20, true],
  ] as const)('%s', (_name, text, survivor, amount, isCertain) => {
    expect(outcome(text)).toEqual({ survivor, amount, isCertain });
  });

  test.each([
    ['a number below one told earlier', 'M 20, ..., H 18, V pass', 'not-higher', 2],
    ['a bid by M after H has passed', '..., H pass, M 20', 'out-of-turn', 2],
    ['a word after H’s last', '..., H 20, V pass, H 22', 'bidding-is-over', 3],
    ['a number no game has', '..., M 37, V pass, H pass', 'no-such-value', 1],
    ['an answer to Vorhand, who asks nobody', '..., V 20, M yes', 'bidding-is-over', 2],
    ['a number below the least of the law', '..., V yes, M 10', 'not-higher', 2],
  ] as const)('do not excuse %s', (_name, text, code, step) => {
    expect(outcome(text)).toMatchObject([{ code, step }]);
  });

  test('hide only numbers that are the value of a game', () => {
    // Today none lies between 24 and 27, so Vorhand cannot have answered one; in 1922 it was 25.
    const gap = 'M 24, V yes, ..., V yes, M 27, V pass, H pass';
    expect(outcome(gap)).toMatchObject({ survivor: 'M', amount: 27 });
    expect(outcome(gap, LAWS.isko)).toMatchObject([{ code: 'not-higher', step: 4 }]);
    // Nor are there two values between 18 and 22, which two answers would need.
    const two = (last: number) => `M 18, V yes, ..., V yes, ..., V yes, M ${last}, V pass, H pass`;
    expect(outcome(two(23), LAWS.isko)).toMatchObject({ survivor: 'M', amount: 23 });
    expect(outcome(two(22), LAWS.isko)).toMatchObject([{ code: 'not-higher', above: 22 }]);
  });
});

/** A bidding made up by the rule as the book has it, duel by duel. */
const anyBidding = fc
  .record({
    limits: fc.record({ V: fc.nat(12), M: fc.nat(12), H: fc.nat(12) }),
    jumps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 40 }),
  })
  .map(({ limits, jumps }) => {
    const values = bidValues(FOSTER);
    const said: BiddingStep[] = [];
    let height = -1;
    const duel = (asks: Seat, holds: Seat): Seat => {
      for (;;) {
        const next = height + (jumps[said.length] ?? 1);
        if (next >= limits[asks]) {
          said.push({ seat: asks, say: 'pass' });
          return holds;
        }
        said.push({ seat: asks, say: 'bid', amount: values[next]! });
        height = next;
        if (next >= limits[holds]) {
          said.push({ seat: holds, say: 'pass' });
          return asks;
        }
        said.push({ seat: holds, say: 'yes' });
      }
    };
    const survivor = duel('H', duel('M', 'V'));
    return { said, survivor, amount: height < 0 ? null : values[height]! };
  });

describe('any bidding', () => {
  test('by the rule is accepted, with its survivor and last number', () => {
    fc.assert(
      fc.property(anyBidding, ({ said, survivor, amount }) => {
        expect(checkBidding(said, FOSTER)).toEqual({
          ok: true,
          value: { survivor, amount, isCertain: true },
        });
      }),
    );
  });

  test('that breaks off is unfinished, or over when only Vorhand is left', () => {
    fc.assert(
      fc.property(anyBidding, fc.nat(), ({ said }, n) => {
        const part = said.slice(0, n % said.length);
        expect(checkBidding(part, FOSTER)).toMatchObject({
          ok: false,
          errors: [{ code: 'unfinished', step: part.length }],
        });
      }),
    );
  });

  test('stays acceptable when any stretch of it is left out', () => {
    fc.assert(
      fc.property(anyBidding, fc.nat(), fc.nat(), ({ said, survivor }, a, b) => {
        const from = a % (said.length + 1);
        const to = from + (b % (said.length + 1 - from));
        const told = [...said.slice(0, from), { say: 'untold' } as const, ...said.slice(to)];
        const checked = checkBidding(told, FOSTER);
        expect(checked.ok).toBe(true);
        if (checked.ok && checked.value.isCertain) expect(checked.value.survivor).toBe(survivor);
      }),
    );
  });
});
