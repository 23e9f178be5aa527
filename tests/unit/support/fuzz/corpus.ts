/** Good texts to begin with: the book’s own hands, and the records the tests have. */
import { globSync, readFileSync } from 'node:fs';
import { makeIssRecord } from '../../../../src/game/notation/iss/make.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';

const read = (pattern: string): string[] =>
  globSync(pattern)
    .sort()
    .map((file) => readFileSync(file, 'utf8'));

/** The files of the book’s hands of Skat, and of the tests’ own. */
export const HAND_TEXTS: readonly string[] = [
  ...read('content/hands/*.hand'),
  ...read('tests/unit/game/notation/*.hand'),
];

export const HANDS: readonly Hand[] = HAND_TEXTS.flatMap((text) => {
  const parsed = parseHand(text);
  return parsed.ok ? [parsed.value] : [];
});

/** The files of hands of other games. */
export const GAME_HAND_TEXTS: readonly string[] = read('content/hands/*/*.hand');

/** Records of the International Skat Server: the tests’ own, and those of hands that have one. */
export const RECORDS: readonly string[] = [
  ...read('tests/unit/game/notation/iss/*.sgf').flatMap((text) =>
    text.split('\n').filter((line) => line.startsWith('(;')),
  ),
  ...HANDS.flatMap((hand) => {
    const made = makeIssRecord(hand);
    return made.ok ? [made.value.text] : [];
  }),
];
