import { sayWorth } from '#edition/game/others/mate/round-words.ts';
import type { PackCard } from '../../../src/game/cards/cards.ts';
import type { MateChoice } from '../../../src/game/others/mate/solver.ts';
import { signed } from '../../../src/game/words/figures.ts';
import type { Remark } from '../../figure/remarks.ts';

/** What each card is worth, as a remark on it; a choice of no card has none. */
export function worthRemarks(worths: readonly MateChoice[]): ReadonlyMap<PackCard, Remark> {
  const most = Math.max(...worths.map(({ worth }) => worth));
  const remarks = new Map<PackCard, Remark>();
  for (const { card, worth } of worths) {
    const label = signed(worth);
    if (card !== null) {
      remarks.set(card, { label, spoken: sayWorth(label), best: worth === most });
    }
  }
  return remarks;
}
