/** The values known so far, by the key of their position; immutable. */
import type { HandAnalysis } from '../../../src/game/analysis/analyse.ts';
import { choiceAt, choiceKey } from '../../../src/game/analysis/at-stop.ts';
import type { Choice } from '../../../src/game/analysis/at-stop.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import type { SkatReplay } from '../../../src/game/replay/skat-replay.ts';

export type KnownValues = ReadonlyMap<string, CardValues>;

export const NOTHING_KNOWN: KnownValues = new Map();

/** The values of a prepared analysis, by position instead of by place. */
export function fromPrepared(replay: SkatReplay, { stops }: HandAnalysis): KnownValues {
  const known = new Map<string, CardValues>();
  for (const [name, values] of stops) {
    const stop = replay.stops.get(name);
    const choice = stop === undefined ? null : choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice !== null) known.set(choiceKey(choice), values);
  }
  return known;
}

/** The known values with those of one more choice. */
export function withValues(known: KnownValues, choice: Choice, values: CardValues): KnownValues {
  return new Map([...known, [choiceKey(choice), values]]);
}
