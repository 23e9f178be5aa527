/** Printing a hand as a record and reading it again gives the hand back. */
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Hand, SkatLine } from '../../../../../src/game/notation/hand.ts';
import { makeIssContract, readIssContract } from '../../../../../src/game/notation/iss/contract.ts';
import { makeIssRecord } from '../../../../../src/game/notation/iss/make.ts';
import { parseIssRecord } from '../../../../../src/game/notation/iss/parse.ts';
import { parseHand } from '../../../../../src/game/notation/parse.ts';
import { bidValues } from '../../../../../src/game/skat/bid-values.ts';
import type { BiddingStep } from '../../../../../src/game/skat/bidding.ts';
import { KINDS } from '../../../../../src/game/skat/contract.ts';
import { dealCards } from '../../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../../src/game/skat/laws.ts';
import type { Seat } from '../../../../../src/game/skat/seats.ts';
import { Chance } from '../chance.ts';
import { randomGame, randomPreparation } from '../random-game.ts';
import { RandomPlay } from '../random-play.ts';

/** A title or source: anything the notation can hold, brackets and backslashes too. */
const text = fc
  .stringMatching(/^[A-Za-z0-9[\]\\(){};:#äß♥'. -]{1,30}$/)
  .map((words) => words.replace(/ +/g, ' ').trim())
  .filter((words) => words !== '' && !/^(?:ISS\d?|Intern.*Skat Server.*)$/.test(words));

/** Hands of today as records can tell them: without comments, marks and variations. */
const handOfToday: fc.Arbitrary<Hand> = fc
  .record({ seed: fc.nat(), title: text, source: fc.option(text) })
  .map(({ seed, title, source }) => {
    const chance = new Chance(seed);
    const law = LAWS.isko;
    const deal = dealCards(() => chance.next());
    const { contract, declarer } = randomGame(chance, law, deal);
    if (declarer === null) throw new RangeError('There is no Ramsch today.');
    const before = randomPreparation(chance, { contract, declarer }, deal);
    const play = new RandomPlay(
      chance,
      law,
      deal,
      () => 'x',
      () => null,
    );
    const line = play.line({ contract, declarer, ...before });
    return {
      id: chance.pick(['iss-541932', 'iss-record', 'a-hand', 'foster-09']),
      number: null,
      title,
      source,
      page: null,
      laws: law.id,
      contract,
      declarer,
      bidding: randomBidding(chance, declarer),
      biddingComment: null,
      turned: null,
      deal,
      comment: null,
      ...before,
      layoutComment: null,
      line: bare(line),
      errata: [],
    };
  });

/** The cards alone. */
function bare(line: SkatLine): SkatLine {
  return {
    ...line,
    variations: [],
    tricks: line.tricks.map((trick) => ({
      ...trick,
      variations: [],
      plays: trick.plays.map((play) => ({ ...play, mark: null })),
    })),
  };
}

function randomBidding(chance: Chance, declarer: Seat): BiddingStep[] {
  const amount = chance.pick(bidValues(LAWS.isko).filter((value) => value < 265));
  const bid = (seat: Seat): BiddingStep => ({ seat, say: 'bid', amount });
  const pass = (seat: Seat): BiddingStep => ({ seat, say: 'pass' });
  if (declarer === 'V') return [bid('M'), { seat: 'V', say: 'yes' }, pass('M'), pass('H')];
  if (declarer === 'M') return [bid('M'), pass('V'), pass('H')];
  return [pass('M'), bid('H'), pass('V')];
}

test('a random hand of today comes back the same, with the result its record states', () => {
  fc.assert(
    fc.property(handOfToday, (hand) => {
      const made = makeIssRecord(hand);
      if (!made.ok) throw new Error(made.errors[0].message);
      expect(made.value.text).not.toContain('\n');
      expect(made.value.notes).toEqual([]);
      const parsed = parseIssRecord(made.value.text);
      if (!parsed.ok) throw new Error(`${parsed.errors[0].message}\n${made.value.text}`);
      expect(parsed.value.differences).toEqual([]);
      expect(parsed.value.hand).toEqual(stoppedAsServerDoes(hand, parsed.value.hand));
    }),
    { numRuns: 500 },
  );
});

/**
 * A line that breaks off where what was announced is out of reach is over for the server; the
 * hand then says that the declarer gave up.
 */
function stoppedAsServerDoes(hand: Hand, read: Hand | null): Hand {
  const { line } = hand;
  const stops = !line.finished && line.conceded === undefined && read?.line.conceded !== undefined;
  return stops ? { ...hand, line: { ...line, conceded: 'declarer' } } : hand;
}

test('every game of today has an announcement, which is read as that game', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const chance = new Chance(seed);
      const deal = dealCards(() => chance.next());
      const { contract } = randomGame(chance, LAWS.isko, deal);
      const text = makeIssContract(contract) ?? '';
      const hand = KINDS[contract.kind].skat === 'untouched';
      expect(readIssContract(text, 0, hand)).toEqual(contract);
      const [game = '', ...more] = text;
      expect(readIssContract(game + more.toReversed().join(''), 0, hand)).toEqual(contract);
    }),
  );
});

describe('a hand of the book', () => {
  const hands = readdirSync('content/hands')
    .filter((name) => name.endsWith('.hand'))
    .map((name) => {
      const parsed = parseHand(readFileSync(`content/hands/${name}`, 'utf8'));
      if (!parsed.ok) throw new Error(name);
      return parsed.value;
    });

  test.each(hands.map((hand) => [hand.id, hand] as const))('%s', (_, hand) => {
    const made = makeIssRecord(hand);
    expect(made.ok).toBe(hand.contract.kind in LAWS.isko.rates);
    if (!made.ok) return;
    // What a record cannot keep of a hand under older laws is always worth a note.
    if (hand.laws !== 'isko') expect(made.value.notes.length).toBeGreaterThan(0);
    const parsed = parseIssRecord(made.value.text);
    expect(parsed).toMatchObject({ ok: true, value: { differences: [] } });
    const { deal, contract, declarer, layout, title } = hand;
    expect(parsed.ok && parsed.value.hand).toMatchObject({
      ...{ deal, contract, declarer, layout, title },
    });
  });
});

test('any text is a record or is refused with a place in it', () => {
  const records = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8').split('\n');
  const [record = ''] = records.filter((line) => line.includes('ID[727]'));
  const words = record.split(/(?<=[ \].[;])/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(words.length), fc.nat(words.length), fc.boolean()), {
        minLength: 1,
        maxLength: 4,
      }),
      (changes) => {
        const changed = [...words];
        for (const [at, from, replace] of changes) {
          changed.splice(at, replace ? 1 : 0, words[from] ?? '');
        }
        const text = changed.join('');
        const parsed = parseIssRecord(text);
        if (parsed.ok) return;
        for (const { line, column } of parsed.errors) {
          expect(line).toBe(1);
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual(text.length + 1);
        }
      },
    ),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => parseIssRecord(`(;GM[Skat]${text}`)).not.toThrow();
    }),
  );
});
