import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAIN, announce } from '../../../../src/game/replay/announce.ts';
import { biddingWords } from '#edition/game/replay/hand-words.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { stopOf } from '../../../../src/game/replay/replay.ts';
import { cardName } from '../../../../src/game/words/cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';
import { readHand } from './book-hands.ts';

describe('what a place says', () => {
  const replay = buildReplay(readHand('foster-01'));
  test.each([
    ['deal', 'The deal.'],
    ['layout', 'Vorhand puts away: 10 of diamonds and 7 of hearts.'],
    ['t3.1', 'Trick 3. Mittelhand leads the 8 of clubs.'],
    ['t3.2', 'Hinterhand plays the 9 of clubs.'],
    [
      't3.3',
      'Vorhand plays the ace of clubs. Vorhand takes the trick, 11 points: declarer 28, defenders 4.',
    ],
  ])('%s: %s', (place, words) => {
    expect(announce(replay, stopOf(replay, place))).toBe(words);
  });

  test('without the skat the declarer has the points taken in tricks', () => {
    const said = announce(replay, stopOf(replay, 't3.3'), { ...PLAIN, counts: 'tricks-only' });
    expect(said).toContain('declarer 18, defenders 4');
  });

  test('what was put away is not named to a seat that may not see it', () => {
    const said = announce(replay, stopOf(replay, 'layout'), { ...PLAIN, layout: 'hidden' });
    expect(said).toBe('Before the first lead.');
  });

  test('in a Nullo no points are counted', () => {
    const nullo = buildReplay(readHand('foster-23'));
    expect(announce(nullo, stopOf(nullo, 't1.3'))).not.toMatch(/point/);
  });

  test('German terms and German suits are spoken', () => {
    const german = { ...PLAIN, terms: 'de', suits: 'german' } as const;
    expect(announce(replay, stopOf(replay, 't3.1'), german)).toBe(
      'Trick 3. Mittelhand leads Eichel-Acht.',
    );
  });

  test('a reader who counts alone gets no numbers but those of cards and tricks', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const any = buildReplay(hand);
        for (const stop of any.stops.values()) {
          const said = announce(any, stop, { ...PLAIN, counts: 'hidden' });
          const bare = said.replace(/Trick \d+\./, '').replaceAll(/\b(7|8|9|10) of/g, 'of');
          expect(bare).not.toMatch(/\d|point/);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('cards have their names in both languages and both packs', () => {
  expect(cardName('DQ')).toBe('queen of diamonds');
  expect(cardName('DQ', 'en', 'german')).toBe('Ober of bells');
  expect(cardName('DQ', 'de')).toBe('Karo-Dame');
  expect(cardName('S10', 'de', 'german')).toBe('Grün-Zehn');
});

test('contracts and biddings are put in words', () => {
  expect(contractName({ kind: 'solo', trump: 'C', announced: 'schneider' })).toBe(
    'Solo in clubs, schneider announced',
  );
  expect(contractName({ kind: 'open-nullo', trump: null, announced: null })).toBe('Open Nullo');
  expect(
    biddingWords([
      { say: 'untold' },
      { seat: 'M', say: 'bid', amount: 36 },
      { seat: 'V', say: 'yes' },
      { seat: 'H', say: 'pass' },
    ]),
  ).toBe('…, Mittelhand 36, Vorhand yes, Hinterhand passes');
});
