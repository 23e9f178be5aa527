/** How a line came out, as it is worded where a sentence has more than one form. */
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { verdictOf } from '../../../../src/game/replay/verdict.ts';
import { WITH_VARIATIONS, parseOrThrow, readHand } from './book-hands.ts';

const verdict = (text: string, line: string | null) =>
  verdictOf(buildReplay(parseOrThrow(text)), line);

describe('a line given up', () => {
  test('by the defenders has a verdict, with the rest counted for the declarer', () => {
    const text = WITH_VARIATIONS.replace('4. V SA\n    *', '4. V SA\n    conceded: defenders');
    expect(verdict(text, 'jack-again')).toMatchObject({
      won: true,
      sentence:
        'The defenders give up. Vorhand makes 120 points, 10 of them put away, and wins; schwarz.',
    });
    expect(verdict(WITH_VARIATIONS, 'jack-again')).toBeNull();
  });

  test('by the declarer is lost', () => {
    const text = WITH_VARIATIONS.replace('= V 4\n  *\nend', '= V 4\n  conceded: declarer\nend');
    expect(verdict(text, 'ten-kept')).toMatchObject({
      won: false,
      sentence: 'Vorhand gives up. Vorhand makes 11 points and loses; schneider.',
    });
  });
});

test('a Ramsch that two have lost says so of both', () => {
  const replay = buildReplay(readHand('ours-schieb-ramsch'));
  expect(verdictOf(replay, null)?.sentence).toBe(
    'Vorhand 0, Mittelhand 0, Hinterhand 120. Vorhand and Mittelhand lose.',
  );
});
