import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { makeOwnAddress, readOwnAddress } from '../../../../src/game/replay/own-address.ts';
import { openOwnAddress } from '../../../../src/game/replay/open-own.ts';
import { sayFault } from '#edition/game/replay/own-line-words.ts';
import { withOwnLine, withoutOwnLine } from '../../../../src/game/replay/own-line.ts';
import type { OwnLine } from '../../../../src/game/replay/own-line.ts';
import { OWN_LINE, isOwnAddress, makePlace } from '../../../../src/game/replay/place.ts';
import { playableAt } from '../../../../src/game/replay/playable.ts';
import { positionAt } from '../../../../src/game/replay/position-at.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import type { Stop } from '../../../../src/game/replay/replay.ts';
import type { SkatReplay } from '../../../../src/game/replay/skat-replay.ts';
import { stepCard, toStart } from '../../../../src/game/replay/step.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { isDecided, isOver, legalPlays, playCard } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { WITH_VARIATIONS, parseOrThrow, readHands } from './book-hands.ts';

const replay = buildReplay(parseOrThrow(WITH_VARIATIONS));
const replays = [replay, ...readHands().map(buildReplay)];

/** Any place of any hand, and cards from there that follow the rules, as far as `ends` says. */
const legalLine = fc
  .record({
    told: fc.constantFrom(...replays),
    place: fc.nat(),
    choices: fc.array(fc.nat(), { minLength: 1, maxLength: 30 }),
  })
  .map(({ choices, place, told }) => {
    const names = [...told.stops.values()].filter((stop) => playableAt(told, stop).length > 0);
    const from = names[place % names.length]!;
    const cards: Card[] = [];
    let position: Position = positionAt(told, from);
    for (const choice of choices) {
      if (isOver(position) || isDecided(position)) break;
      const legal = legalPlays(position);
      const card = legal[choice % legal.length]!;
      cards.push(card);
      position = playCard(position, card);
    }
    return { told, own: { from: from.name, cards }, end: position };
  });

function withLine(told: SkatReplay, own: OwnLine): SkatReplay {
  const line = withOwnLine(told, own);
  if (line.ok) return line.value;
  throw new Error(`${told.hand.id} ${own.from}: ${JSON.stringify(line.errors)}`);
}

/** A hand’s replay by what can be seen of it. */
const seen = ({ lines, stops }: SkatReplay) => [[...lines.keys()], [...stops.keys()]];

describe('the reader’s own line', () => {
  test('any legal cards from any place become a line like another', () => {
    fc.assert(
      fc.property(legalLine, ({ end, own, told }) => {
        const extended = withLine(told, own);
        const line = lineOf(extended, OWN_LINE);
        expect(line.stops.map(({ table }) => table.at(-1)?.card)).toEqual(own.cards);
        expect(line.stops.at(-1)!.hands).toEqual(end.hands);
        expect(line.finished).toBe(isOver(end) || isDecided(end));
        for (const stop of line.stops) {
          expect(stop.name.startsWith(`${OWN_LINE}/t`)).toBe(true);
          expect(stopOf(extended, stop.name)).toBe(stop);
        }
        expect(new Set(line.path).size).toBe(line.path.length);
        // Back, card by card, over the fork to the start.
        let back: Stop = line.path.at(-1)!;
        for (let steps = 1; steps < line.path.length; steps++) {
          back = stepCard(extended, back, 'back');
        }
        expect(back).toBe(toStart(told, stopOf(told, own.from)));
      }),
    );
  });

  test('it changes nothing in the record, and leaves no trace', () => {
    fc.assert(
      fc.property(legalLine, ({ own, told }) => {
        const before = seen(told);
        const extended = withLine(told, own);
        expect(seen(told)).toEqual(before);
        expect(seen(withoutOwnLine(extended))).toEqual(before);
        // Another line takes its place.
        const shorter = { ...own, cards: own.cards.slice(0, 1) };
        expect(seen(withLine(extended, shorter))).toEqual(seen(withLine(told, shorter)));
      }),
    );
  });

  test('the first card against the rules is found, and what is against it', () => {
    fc.assert(
      fc.property(legalLine, fc.nat(), fc.constantFrom(...CARDS), (line, cut, card) => {
        const { own, told } = line;
        const cards = own.cards.slice(0, cut % (own.cards.length + 1));
        let position = positionAt(told, stopOf(told, own.from));
        for (const played of cards) position = playCard(position, played);
        const fits =
          !isOver(position) && !isDecided(position) && legalPlays(position).includes(card);
        const made = withOwnLine(told, { ...own, cards: [...cards, card, ...own.cards] });
        if (fits) {
          expect(made.ok || made.errors[0].index > cards.length).toBe(true);
          return;
        }
        if (made.ok) throw new Error(`${card} was allowed`);
        expect(made.errors[0]).toMatchObject({ index: cards.length, card });
        expect(sayFault(made.errors[0], true)).not.toBe('');
      }),
    );
  });

  test.each([
    ['t1.1', ['S7'], { index: 0, seat: 'M', trick: 1, why: 'not-held' }],
    ['t1.1', ['C8'], { index: 0, seat: 'M', trick: 1, why: 'must-follow' }],
    ['t1.1', ['SQ', 'DJ', 'SJ', 'C8'], { index: 3, seat: 'M', trick: 2, why: 'must-follow' }],
    ['t10.3', ['DA'], { index: 0, trick: 10, why: 'play-is-over' }],
  ] as const)('from %s the cards %j', (from, cards, fault) => {
    const made = withOwnLine(replay, { from, cards });
    expect(made).toMatchObject({ ok: false, errors: [fault] });
  });

  test('without cards there is no line', () => {
    expect(withLine(replay, { from: 't4.1', cards: [] })).toBe(replay);
    expect(withoutOwnLine(replay)).toBe(replay);
  });

  test('from the deal it begins after laying out, as the record does', () => {
    const line = lineOf(withLine(replay, { from: 'deal', cards: ['SJ'] }), OWN_LINE);
    expect(line.path.map(({ name }) => name)).toEqual(['deal', 'layout', '+/t1.1']);
  });

  test('a place the hand does not have is the caller’s fault', () => {
    expect(() => withOwnLine(replay, { from: 't99', cards: ['SJ'] })).toThrow(RangeError);
  });
});

describe('its address', () => {
  const place = fc.oneof(
    fc.constantFrom('deal', 'layout', 'ten-kept/layout'),
    fc
      .record({
        branch: fc.constantFrom(null, 'low-ruff', 'a9'),
        trick: fc.integer({ min: 1, max: 10 }),
        card: fc.integer({ min: 1, max: 3 }),
      })
      .map((card) => makePlace({ ...card, at: 'card' })),
  );
  const at = fc.oneof(fc.constant(null), fc.constantFrom('t1.1', 't4.2', 't10.3'));
  const cards = fc.uniqueArray(fc.constantFrom(...CARDS), { minLength: 1, maxLength: 30 });

  test('comes back as it was written, with points between the cards too', () => {
    fc.assert(
      fc.property(place, cards, at, (from, played, stop) => {
        const own = { from, cards: played, at: stop };
        const text = makeOwnAddress(own);
        expect(text).toMatch(/^[-a-z0-9/.+@CSHDAJKQ]+$/);
        expect(isOwnAddress(text)).toBe(true);
        expect(readOwnAddress(text)).toEqual(own);
        const dotted = `${from}+${played.join('.')}${stop === null ? '' : `@${stop}`}`;
        expect(readOwnAddress(dotted)).toEqual(own);
      }),
    );
  });

  test.each([
    '',
    't4.1',
    '+CA',
    't4.1+',
    't4.1+XX',
    't4.1+CA@',
    't4.1+CA@deal',
    't4.1+ca',
    't4.1+C1',
  ])('%j is none', (text) => {
    expect(readOwnAddress(text)).toBeUndefined();
  });

  test('more cards than there are is none', () => {
    expect(readOwnAddress(`deal+${'CA'.repeat(30)}`)?.cards).toHaveLength(30);
    expect(readOwnAddress(`deal+${'CA'.repeat(31)}`)).toBeUndefined();
  });

  test('opens the line it was made of, at its place', () => {
    fc.assert(
      fc.property(legalLine, fc.nat(), ({ own, told }, index) => {
        const { stops } = lineOf(withLine(told, own), OWN_LINE);
        const stop = stops[index % stops.length]!;
        const text = makeOwnAddress({ ...own, at: makePlace({ ...stop.place, branch: null }) });
        const opened = openOwnAddress(told, text);
        if (opened.own === null) throw new Error(opened.message);
        expect(opened).toMatchObject({ own, message: '' });
        expect(opened.stop.name).toBe(stop.name);
        const first = stops[0]!.table.at(-1)!.seat;
        expect(opened.readerSeats).toEqual(lineOf(told, null).declarer === null ? SEATS : [first]);
        const end = openOwnAddress(told, makeOwnAddress({ ...own, at: null }));
        expect(end.own === null ? null : end.stop.name).toBe(stops.at(-1)!.name);
      }),
    );
  });

  test.each([
    ['deal+', 'is not complete'],
    ['deal+S7S', 'is not complete'],
    ['nowhere+S7', 'is not complete'],
    ['nowhere/t1+S7', 'no place nowhere/t1'],
    ['jack-again/t9.1+S7', 'no place jack-again/t9.1'],
    ['t1.1+S7', 'in trick 1 Mittelhand cannot play the 7 of spades: Mittelhand does not hold it'],
    ['t1.1+C8', 'Mittelhand must follow suit'],
    ['t10.3+DA', 'play is over by then'],
  ])('%s: nothing of it is used, and the reader is told why', (text, why) => {
    const opened = openOwnAddress(replay, text);
    expect(opened.own).toBeNull();
    expect(opened.message).toContain(why);
    expect(opened.message).toContain('stays where it was');
  });

  test('one that fits in part is shown as far as it fits', () => {
    const opened = openOwnAddress(replay, 't1.1+SQDJSJC8@t2.2');
    if (opened.own === null) throw new Error(opened.message);
    expect(opened.own.cards).toEqual(['SQ', 'DJ', 'SJ']);
    expect(opened.stop.name).toBe('+/t2.1');
    expect(opened.message).toContain('in trick 2 Mittelhand cannot play the 8 of clubs');
    expect(opened.message).toContain('shown up to there');
  });

  test('whatever the address says, it is opened or refused with a sentence', () => {
    const pieces = fc.constantFrom(
      't4.1',
      'deal',
      '+',
      '@',
      'CA',
      'H10',
      '.',
      '/',
      't1.1',
      'ö',
      '%',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (address) => {
        const opened = openOwnAddress(replay, address);
        expect(opened.own !== null || opened.message !== '').toBe(true);
      }),
    );
  });
});
