/** The multiplier of a game as players count it up. */
import { matadorCount } from '../game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { DeclarerValue } from '../game/skat/value.ts';
import { COUNTED_WORDS } from '#edition/game/words/score.ts';

/** `with 2, game 3, schneider 4`: the count as it grows; empty in a game without trumps. */
export function countedUp({ matadors, parts }: DeclarerValue): string {
  if (matadors === null) return '';
  let count = matadorCount(matadors);
  const words = parts.map(({ amount, name }) => {
    count += amount;
    return `${COUNTED_WORDS[name]} ${count}`;
  });
  return [makeMatadors(matadors), ...words].join(', ');
}
