/** A place that the parser lets a comment link to is one that the replay can go to. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hand, Line, Variation } from '../../../../src/game/notation/hand.ts';
import { makeHand } from '../../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { findPlace } from '../../../../src/game/replay/step.ts';
import { arbitraryHand } from './arbitrary-hand.ts';

function variationsOf(line: Line): Variation[] {
  const here = [...line.variations, ...line.tricks.flatMap((trick) => trick.variations)];
  return here.flatMap((variation) => [variation, ...variationsOf(variation.line)]);
}

test('every link the parser accepts leads somewhere in the replay', () => {
  const place = fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 12 }), fc.nat({ max: 4 }));
  let accepted = 0;
  fc.assert(
    fc.property(arbitraryHand, fc.array(place, { maxLength: 12 }), (hand, places) => {
      const branches = ['', ...variationsOf(hand.line).map(({ id }) => `${id}/`)];
      for (const [branch, trick, card] of places) {
        const at =
          trick > 10 ? ['deal', 'layout'][trick - 11] : `t${trick}${card > 0 ? `.${card}` : ''}`;
        const name = `${branches[branch % branches.length] ?? ''}${at ?? ''}`;
        const linked: Hand = { ...hand, comment: `See [there](${name}).` };
        if (!parseHand(makeHand(linked)).ok) continue;
        accepted += 1;
        expect(findPlace(buildReplay(linked), name).ok, name).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
  expect(accepted).toBeGreaterThan(50);
});
