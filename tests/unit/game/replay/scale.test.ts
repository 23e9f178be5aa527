/** The bar of a figure: a trick has one place on it in every line of a hand. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { withOwnLine } from '../../../../src/game/replay/own-line.ts';
import { OWN_LINE } from '../../../../src/game/replay/place.ts';
import { scaleOf } from '../../../../src/game/replay/scale.ts';
import { WITH_VARIATIONS, parseOrThrow, readHand } from './book-hands.ts';

const IDS = globSync('content/hands/*.hand').map((file) => basename(file, '.hand'));

describe.each(IDS)('%s', (id) => {
  const replay = buildReplay(readHand(id));
  const record = scaleOf(replay, null);

  test('has a bar as long in its variations as on its record, and room for every place', () => {
    for (const [line, { path }] of replay.lines) {
      const scale = scaleOf(replay, line);
      expect(scale.last).toBe(record.last);
      expect(scale.end).toBe(path.length - 1);
      expect(scale.end).toBeLessThanOrEqual(scale.last);
    }
  });

  test('marks where a variation leaves the record: the last place they share', () => {
    const main = replay.lines.get(null)!.path;
    for (const [line, { path }] of replay.lines) {
      const { fork } = scaleOf(replay, line);
      if (line === null) expect(fork).toBeNull();
      else {
        expect(path[fork!]).toBe(main[fork!]);
        expect(path[fork! + 1]).not.toBe(main[fork! + 1]);
      }
    }
  });
});

test('a hand that is played out fills its bar, and one’s own line does not stretch it', () => {
  const replay = buildReplay(parseOrThrow(WITH_VARIATIONS));
  const { end, last } = scaleOf(replay, null);
  expect(end).toBe(last);
  const own = withOwnLine(replay, { from: 't6.3', cards: ['S8', 'H9'] });
  if (!own.ok) throw new Error('These cards may be played here.');
  expect(scaleOf(own.value, OWN_LINE)).toEqual({ last, end: last - 10, fork: last - 12 });
});
