/** The hands of the book, read from their files, for tests on real play. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';

const FOLDER = 'content/hands';

/** Reads a hand that must be there and right. */
export function readHand(id: string): Hand {
  const file = `${FOLDER}/${id}.hand`;
  return parseOrThrow(readFileSync(file, 'utf8'), file);
}

/** All of them, in the order of their files. */
export function readHands(): Hand[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.hand'))
    .sort()
    .map((name) => readHand(name.replace(/\.hand$/, '')));
}

/** A hand from a text that must be right. */
export function parseOrThrow(text: string, file = 'test.hand'): Hand {
  const parsed = parseHand(text, { file });
  if (parsed.ok) return parsed.value;
  throw new Error(
    parsed.errors.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'),
  );
}

/** Hand 1 with a changed layout, another card, and a variation within that. */
export const WITH_VARIATIONS = `
id: with-variations
title: A hand with variations
laws: american-1922
contract: simple spades
declarer: V
bidding: M pass, H pass
{ On the bidding. }

deal
  V: CJ C10 SJ S10 S8 S7 H7 D10 DK D9
  M: C8 SK SQ HJ HQ H9 H8 DA DQ D8
  H: CK CQ C9 C7 S9 HA H10 HK DJ D7
  skat: CA SA
{ On the deal. }

layout: D10 H7
{ On the layout. }

play
variation ten-kept: He keeps the ten
  { On keeping it. }
  layout: H7 D9
  1. V CJ SQ DJ = V 7
  2. V SJ HJ S9 = V 4
  *
end
1. V CJ! { On the jack. } SQ DJ = V 7 { On trick one. }
2. V S7 SK S9 = M 4
  variation jack-again: He leads the other jack
    2. V SJ HJ S9 = V 4
      variation king-up: Mittelhand puts up the king
        2. V SJ { On the jack told again. } SK S9 = V 6
        *
      end
    3. V CA C8 C9 = V 11
    4. V SA
    *
  end
3. M C8 C9 CA = V 11
4. V SJ HJ C7 = V 4
5. V SA D8 CQ = V 14
6. V S10 H8 CK = V 14
7. V S8 H9 D7 = V 0
8. V C10 HQ HK = V 17
9. V D9 DQ HA = M 14
10. M DA H10 DK = M 25

result: won, 77 points, score 9

erratum t1.M
  printed: CQ
  corrected: SQ
  why: Mittelhand has no club queen.

erratum result
  corrected: nothing
  why: A test.
`;
