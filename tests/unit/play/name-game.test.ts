/** The games that a declarer can name, as both rule books that are played offer them. */
import { expect, test } from 'vitest';
import { additionsTo, contractNamed, trumpChoices } from '../../../src/play/name-game.ts';
import { offersOf } from '../../../src/strategy/players/offers.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { KINDS } from '../../../src/game/skat/contract.ts';

const today = offersOf(LAWS.isko);

test('a suit, Grand or Null names a game with the skat and one from the hand', () => {
  expect(trumpChoices(today.taken)).toEqual(['C', 'S', 'H', 'D', 'grand', 'null']);
  expect(contractNamed(today.taken, 'H', false, null)).toEqual({
    kind: 'gucki-solo',
    trump: 'H',
    announced: null,
  });
  expect(contractNamed(today.hand, 'grand', false, 'schneider')).toEqual({
    kind: 'grand-solo',
    trump: null,
    announced: 'schneider',
  });
});

test('Null may be open with the skat, and nothing is announced there', () => {
  expect(additionsTo(today.taken, 'null')).toEqual({ announced: false, open: true });
  expect(additionsTo(today.taken, 'H')).toEqual({ announced: false, open: false });
  expect(contractNamed(today.taken, 'null', true, 'schneider')).toEqual({
    kind: 'gucki-open-nullo',
    trump: null,
    announced: null,
  });
});

test.each(['isko', 'american-1922'] as const)(
  'each game that %s offers can be named by these presses',
  (law) => {
    for (const kinds of [offersOf(LAWS[law]).taken, offersOf(LAWS[law]).hand]) {
      const named = trumpChoices(kinds).flatMap((trumps) =>
        [false, true].map((open) => contractNamed(kinds, trumps, open, null)?.kind),
      );
      expect(new Set(named)).toEqual(new Set(kinds.filter((kind) => kind in KINDS)));
    }
  },
);
