/** Files of hands that were damaged, and what reading them promises whatever they hold. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { gameOfText } from '../../../../src/game/notation/games/parse.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { GAMES } from '../../../../src/game/others/games.ts';
import { GAME_HAND_TEXTS, HAND_TEXTS } from '../../support/fuzz/corpus.ts';
import { damagedText } from '../../support/fuzz/damaged-text.ts';
import { fuzz } from '../../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../../support/fuzz/hostile.ts';
import { expectLinear } from '../../support/fuzz/linear.ts';
import { answer } from './answer.ts';
import { expectLawful } from './expect-lawful.ts';

const OWN = [
  ...[
    'id: a\n',
    'laws: isko\n',
    'contract: nullo\n',
    'declarer: H\n',
    'turned: CA\n',
    'bidding: ...\n',
  ],
  ...[
    'deal\n',
    'play\n',
    'skat: S7 S8\n',
    'layout: H7 D10\n',
    'exchange: V C7 for M C8\n',
    'CJ',
    'H10',
  ],
  ...[
    '1.',
    '11.',
    ' V ',
    '*',
    '=',
    '!',
    '?',
    '{',
    '}',
    '{c}',
    'variation a: b\n',
    'end\n',
    'game: whist\n',
  ],
  ...['result: won', 'erratum t1\n', 'why: x\n', 'printed: t1 t2.V\n', '# x\n', '[x](t1.2)', '\\'],
];

describe('a damaged file', () => {
  fuzz(
    'of Skat is read as a lawful hand that survives printing, or has errors inside its text',
    damagedText(HAND_TEXTS, OWN, 4),
    (text) => {
      const kind = answer(text);
      const parsed = parseHand(text);
      if (parsed.ok) expectLawful(parsed.value);
      return kind;
    },
    { hand: 10, errors: 10 },
  );

  fuzz(
    'of another game is read as a hand with each card once, or has errors inside its text',
    damagedText(GAME_HAND_TEXTS, OWN, 4),
    (text) => {
      const game = GAMES.find(({ id }) => id === gameOfText(text));
      const parsed = game?.read(text, 'x.hand');
      if (parsed === undefined) return 'no game';
      if (!parsed.ok) {
        const rows = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
        for (const { column, line } of parsed.errors) {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual((rows[line - 1] ?? '').length + 1);
        }
        return 'errors';
      }
      const dealt = Object.values(parsed.value.deal).flat();
      expect(new Set(dealt).size).toBe(dealt.length);
      const played = parsed.value.line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
      expect(new Set(played).size).toBe(played.length);
      return 'hand';
    },
    { hand: 10, errors: 10 },
  );
});

test('a good hand is lawful by the rules written out here', () => {
  for (const text of HAND_TEXTS) {
    const parsed = parseHand(text);
    if (parsed.ok) expectLawful(parsed.value);
  }
});

fuzz(
  'a piece repeated without end is read in proportion to its length',
  fc.tuple(
    fc.constantFrom('', ...HAND_TEXTS),
    fc
      .array(fc.constantFrom(...HOSTILE_TEXTS, ...OWN, ' ', 'a'), { minLength: 1, maxLength: 3 })
      .map((pieces) => pieces.join(''))
      .filter((piece) => piece !== ''),
    fc.nat(),
  ),
  ([good, piece, place]) => {
    const at = place % (good.length + 1);
    expectLinear((text) => parseHand(good.slice(0, at) + text + good.slice(at)), piece);
    return 'texts';
  },
  { texts: 20 },
);
