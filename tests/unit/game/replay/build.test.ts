import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { makePlace } from '../../../../src/game/replay/place.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import type { Stop } from '../../../../src/game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../../../src/game/replay/skat-replay.ts';
import { findPlace, stepCard } from '../../../../src/game/replay/step.ts';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { PRINTED_HANDS } from '../golden/foster-1922.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';
import { WITH_VARIATIONS, parseOrThrow, readHand, readHands } from './book-hands.ts';

const names = (stops: readonly SkatStop[]): string[] => stops.map(({ name }) => name);

/** Every card that has left the hands by a place, as the line's tables show them. */
function cardsOut(replay: SkatReplay, stop: SkatStop): Card[] {
  const { path } = lineOf(replay, stop.line);
  const until = path.slice(0, path.indexOf(stop) + 1);
  return until.flatMap(({ table }) => {
    const last = table.at(-1);
    return last === undefined ? [] : [last.card];
  });
}

describe('the places of the record', () => {
  test('a hand with a layout has the deal, the layout and thirty cards', () => {
    const replay = buildReplay(readHand('foster-01'));
    const record = lineOf(replay, null);
    expect(record.path).toHaveLength(32);
    expect(names(record.path).slice(0, 6)).toEqual([
      'deal',
      'layout',
      't1.1',
      't1.2',
      't1.3',
      't2.1',
    ]);
    expect(record.path.at(-1)?.name).toBe('t10.3');
  });

  test('a Solo, which leaves the skat alone, has no layout', () => {
    const record = lineOf(buildReplay(readHand('foster-09')), null);
    expect(names(record.path).slice(0, 2)).toEqual(['deal', 't1.1']);
  });

  test('the hand is shown as dealt at the deal and after laying out from then on', () => {
    const replay = buildReplay(readHand('foster-01'));
    expect(stopOf(replay, 'deal').hands.V).toEqual('CJ C10 SJ S10 S8 S7 H7 D10 DK D9'.split(' '));
    expect(stopOf(replay, 'layout').hands.V).toEqual('CJ CA C10 SJ SA S10 S8 S7 DK D9'.split(' '));
    expect(stopOf(replay, 'layout').hands.M).toEqual(stopOf(replay, 'deal').hands.M);
  });

  test('inside trick 4 of hand 1 the table, the turn and the score are those of the book', () => {
    const stop = stopOf(buildReplay(readHand('foster-01')), 't4.2');
    expect(stop.table.map(({ card, seat }) => `${seat} ${card}`)).toEqual(['V SJ', 'M HJ']);
    expect(stop).toMatchObject({ leader: 'V', winning: 0, taken: null, toPlay: 'H', trick: 4 });
    expect(stop.score).toEqual({
      V: { tricks: 2, points: 18 },
      M: { tricks: 1, points: 4 },
      H: { tricks: 0, points: 0 },
    });
  });

  test.each(PRINTED_HANDS.map((printed) => [printed.number, printed] as const))(
    'hand %i of the book has a place for every printed trick',
    (number) => {
      const id = `foster-${String(number).padStart(2, '0')}`;
      const replay = buildReplay(readHand(id));
      const { path } = lineOf(replay, null);
      const tricks = path.filter(({ taken }) => taken !== null);
      const won = SEATS.map((seat) => path.at(-1)?.score[seat].points ?? 0);
      expect(won.reduce((sum, points) => sum + points, 0)).toBe(
        tricks.reduce((sum, { taken }) => sum + (taken?.points ?? 0), 0),
      );
      expect(tricks).toHaveLength(replay.hand.line.tricks.length);
    },
  );
});

describe('variations', () => {
  const replay = buildReplay(parseOrThrow(WITH_VARIATIONS));

  test('another card: its places begin where it differs, its path with those of the record', () => {
    const line = lineOf(replay, 'jack-again');
    expect(names(line.stops)).toEqual([
      ...['jack-again/t2.1', 'jack-again/t2.2', 'jack-again/t2.3'],
      ...['jack-again/t3.1', 'jack-again/t3.2', 'jack-again/t3.3', 'jack-again/t4.1'],
    ]);
    expect(names(line.path).slice(0, 6)).toEqual([
      ...['deal', 'layout', 't1.1', 't1.2', 't1.3', 'jack-again/t2.1'],
    ]);
    expect(line.fork).toBe('t1.3');
    expect(stopOf(replay, 't1.3').branches).toEqual(['jack-again']);
    expect(stopOf(replay, 'jack-again/t2.1').previous).toBe('t1.3');
  });

  test('a variation within a variation leaves its parent, not the record', () => {
    const line = lineOf(replay, 'king-up');
    expect(line.parent).toBe('jack-again');
    expect(line.fork).toBe('jack-again/t2.1');
    expect(names(line.path).slice(4)).toEqual([
      ...['t1.3', 'jack-again/t2.1', 'king-up/t2.2', 'king-up/t2.3'],
    ]);
    expect(stopOf(replay, 'king-up/t2.2').notes).toEqual([
      { kind: 'card', text: 'On the jack told again.', seat: 'V', card: 'SJ' },
    ]);
  });

  test('another layout: the deal is shared, the hands are different from then on', () => {
    const line = lineOf(replay, 'ten-kept');
    expect(names(line.path).slice(0, 3)).toEqual(['deal', 'ten-kept/layout', 'ten-kept/t1.1']);
    expect(line.layout).toEqual(['H7', 'D9']);
    expect(stopOf(replay, 'ten-kept/layout').hands.V).toContain('D10');
    expect(stopOf(replay, 'layout').hands.V).not.toContain('D10');
    expect(stopOf(replay, 'deal').branches).toEqual(['ten-kept']);
  });

  test('a line that breaks off says whose turn it would be; one played out says nobody’s', () => {
    expect(lineOf(replay, 'jack-again').path.at(-1)?.toPlay).toBe('M');
    expect(lineOf(replay, null).path.at(-1)?.toPlay).toBeNull();
  });
});

test('comments and errata stand at the places they are about', () => {
  const replay = buildReplay(parseOrThrow(WITH_VARIATIONS));
  const at = (name: string) =>
    stopOf(replay, name).notes.map((note) => (note.kind === 'erratum' ? note.about : note.text));
  expect(at('deal')).toEqual(['On the bidding.', 'On the deal.']);
  expect(at('layout')).toEqual(['On the layout.']);
  expect(at('t1.1')).toEqual(['On the jack.']);
  expect(at('t1.2')).toEqual(['trick 1, Mittelhand’s card']);
  expect(at('t1.3')).toEqual(['On trick one.']);
  expect(at('t10.3')).toEqual(['the result']);
  expect(at('ten-kept/layout')).toEqual(['On keeping it.']);
  expect(stopOf(replay, 't1.1').table[0]?.mark).toBe('good');
});

/** Every note, erratum and variation that the files hold must be found at some place. */
test('nothing that the authors of the book’s hands wrote is lost', () => {
  for (const hand of readHands()) {
    const replay = buildReplay(hand);
    const shown = [...replay.stops.values()].flatMap(({ notes }) => notes);
    const errata = shown.filter(({ kind }) => kind === 'erratum');
    expect(errata, hand.id).toHaveLength(hand.errata.length);
    const written = JSON.stringify(hand).match(/"(?:comment|biddingComment|layoutComment)":"/g);
    expect(shown.length - errata.length, hand.id).toBe(written?.length ?? 0);
  }
});

describe('for any legal hand', () => {
  test('every place is found by its name, and its name is that of its place', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        for (const [name, stop] of replay.stops) {
          expect(makePlace(stop.place)).toBe(name);
          expect(findPlace(replay, name)).toEqual({ ok: true, stop });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every place is reached by stepping from the deal, choosing variations where they begin', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        const reached = new Set<string>();
        const waiting: Stop[] = [stopOf(replay, 'deal')];
        for (let stop = waiting.pop(); stop !== undefined; stop = waiting.pop()) {
          if (reached.has(stop.name)) continue;
          reached.add(stop.name);
          waiting.push(stepCard(replay, stop, 'forward'));
          for (const id of stop.branches) waiting.push(lineOf(replay, id).stops[0]!);
        }
        expect(reached).toEqual(new Set(replay.stops.keys()));
      }),
      { numRuns: 60 },
    );
  });

  test('a step forward and one back lead to the same place, and so along every line', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        for (const { path } of replay.lines.values()) {
          for (const [index, stop] of path.entries()) {
            const after = path[index + 1];
            if (after !== undefined) expect(stepCard(replay, after, 'back')).toBe(stop);
          }
        }
        for (const stop of replay.stops.values()) {
          const after = stepCard(replay, stop, 'forward');
          if (after !== stop) expect(stepCard(replay, after, 'back')).toBe(stop);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the 32 cards are in the hands, played, or put away; points taken are those of the cards', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        for (const stop of replay.stops.values()) {
          if (stop.place.at === 'deal') continue;
          const out = cardsOut(replay, stop);
          const held = SEATS.flatMap((seat) => stop.hands[seat]);
          const away = lineOf(replay, stop.line).layout ?? hand.deal.skat;
          expect(new Set([...out, ...held, ...away]).size).toBe(32);
          expect(out.length + held.length).toBe(30);

          const taken = SEATS.reduce((sum, seat) => sum + stop.score[seat].points, 0);
          const onTable = stop.taken === null ? stop.table.map(({ card }) => card) : [];
          expect(taken + sumPoints(onTable)).toBe(sumPoints(out));
        }
      }),
      { numRuns: 60 },
    );
  });
});
