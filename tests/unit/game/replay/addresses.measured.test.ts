/** Addresses of places in hands that were damaged, and comments: read without a throw, and led somewhere. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { makeAddress, readAddress } from '../../../../src/game/replay/address.ts';
import { readComment, spokenText } from '../../../../src/game/replay/comment.ts';
import { openOwnAddress } from '../../../../src/game/replay/open-own.ts';
import { makeOwnAddress, readOwnAddress } from '../../../../src/game/replay/own-address.ts';
import { isOwnAddress, makePlace, readPlace } from '../../../../src/game/replay/place.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { findPlace } from '../../../../src/game/replay/step.ts';
import { sayPlace } from '../../../../src/reader/way-back.ts';
import { HANDS } from '../../support/fuzz/corpus.ts';
import { damagedText } from '../../support/fuzz/damaged-text.ts';
import { fuzz } from '../../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../../support/fuzz/hostile.ts';
import { expectLinear } from '../../support/fuzz/linear.ts';

const REPLAYS = HANDS.slice(0, 12).map(buildReplay);

const PLACES = REPLAYS.flatMap((replay) =>
  [...replay.stops.keys()].filter((_, at) => at % 7 === 0),
);
const OWN = REPLAYS.flatMap((replay) => {
  const stop = [...replay.stops.values()][4];
  const cards = Object.values(stop?.hands ?? {})
    .flatMap((hand) => hand.slice(0, 2))
    .join('');
  return stop === undefined ? [] : [`${stop.name}+${cards}`, `${stop.name}+${cards}@t2.1`];
});

describe('a damaged place', () => {
  fuzz(
    'is refused, or is written as it was read and leads to a stop of the hand',
    fc.tuple(
      damagedText(
        [...PLACES, ...OWN],
        ['t', '.', '/', '+', '@', 't10.3', 't11', 'deal', 'HA', 'C10'],
        3,
      ),
      fc.constantFrom(...REPLAYS),
    ),
    ([name, replay]) => {
      sayPlace(name);
      const address = makeAddress({ hand: replay.hand.id, place: name === '' ? null : name });
      const read = readAddress(address);
      if (!/[\n\r\u2028\u2029]/.test(name))
        expect(read).toEqual({ hand: replay.hand.id, place: name === '' ? null : name });
      const own = readOwnAddress(name);
      if (own !== undefined) expect(readOwnAddress(makeOwnAddress(own))).toEqual(own);
      if (isOwnAddress(name)) {
        const opened = openOwnAddress(replay, name);
        if (opened.own === null) {
          expect(opened.message).toMatch(/\.$/);
          return 'own line refused';
        }
        expect(opened.replay.stops.has(opened.stop.name)).toBe(true);
        return 'own line';
      }
      const place = readPlace(name);
      if (place !== undefined) expect(readPlace(makePlace(place))).toEqual(place);
      const found = findPlace(replay, name);
      if (!found.ok) {
        expect(found.why).toMatch(/\.$/);
        return 'refused';
      }
      expect(replay.stops.get(found.stop.name)).toBe(found.stop);
      return 'place';
    },
    { refused: 20, place: 20, 'own line': 5, 'own line refused': 5 },
  );
});

fuzz(
  'a comment is taken apart in proportion to its length, and nothing of it is lost',
  fc
    .array(
      fc.constantFrom(
        ...HOSTILE_TEXTS,
        '[',
        ']',
        '(',
        '](',
        ')',
        '[x](t1.2)',
        '[x](',
        'HA',
        ' ',
        'a',
        '\n\n',
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((pieces) => pieces.join(''))
    .filter((text) => text !== ''),
  (text) => {
    expectLinear((long) => [readComment(long), spokenText(long)], text);
    const letters = (some: string): string => some.replaceAll(/\s/g, '');
    const plain = readComment(text)
      .flat()
      .map((part) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'card') return part.card;
        const words = part.words.map((one) =>
          one.kind === 'text' ? one.text : one.kind === 'card' ? one.card : '',
        );
        return `[${words.join('')}](${part.kind === 'link' ? part.place : part.href})`;
      })
      .join('');
    expect(letters(plain)).toBe(letters(text));
    return 'comments';
  },
  { comments: 20 },
);
