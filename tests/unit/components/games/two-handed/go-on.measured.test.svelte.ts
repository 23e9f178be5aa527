/** A stored sitting of two-handed Skat that was damaged goes on as far as its deeds are possible. */
import { expect } from 'vitest';
import { goOnWith } from '../../../../../components/games/two-handed/go-on.ts';
import { TwoGame } from '../../../../../components/games/two-handed/two-game.svelte.ts';
import { TWO_FORMAT } from '../../../../../src/game/two-handed/kept.ts';
import { damagedJson } from '../../../support/fuzz/damaged-json.ts';
import { fuzz } from '../../../support/fuzz/fuzz.ts';
import { step } from './press.ts';

/** Sittings after so many presses. */
const SITTINGS = [0, 1, 3, 8, 20, 33, 60].map((presses, seed) => {
  const game = new TwoGame(seed);
  for (let press = 0; press < presses; press++) step(game, seed % 3 === 0);
  return TWO_FORMAT.make(game.stored);
});

fuzz(
  'it can be played on from there, and is stored whole',
  damagedJson(SITTINGS, 3),
  (data) => {
    const reading = TWO_FORMAT.read(data);
    if (reading.is === 'newer' || reading.value === null) return 'nothing';
    const game = goOnWith(reading.value);
    const before = game.stored;
    expect(TWO_FORMAT.read(JSON.parse(JSON.stringify(TWO_FORMAT.make(before)))).is).toBe('whole');
    // What it has come to is what its own deeds lead to.
    expect(goOnWith(before).stored).toEqual(before);
    for (let press = 0; press < 2; press++) step(game);
    return reading.is;
  },
  { whole: 3, nothing: 1 },
  // The opponent takes its time.
  2,
);
