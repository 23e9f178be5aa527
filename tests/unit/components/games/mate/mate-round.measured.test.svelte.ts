/** Rounds of Mate played as well as the engine plays them. */
import { expect, test } from 'vitest';
import { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { lossWords, roundWords } from '../../../../../components/games/mate/round-words.ts';
import { MateSolver, firstAsides } from '../../../../../src/game/others/mate/solver.ts';
import { mateDeal } from '../../../../../src/game/others/mate/deal-number.ts';
import { mateEngine, playRound } from './play-mate.ts';

test.each([13_074, 77_777, 150_000])(
  'deal %i: who plays as well as the engine holds the round even, and it says nothing was lost',
  async (number) => {
    const { X, Y } = mateDeal(number);
    const due = Math.max(...firstAsides(new MateSolver('plain'), X, Y).map(({ worth }) => worth));
    const round = new MateRound({ number, law: 'plain', seat: 'X' }, mateEngine());
    await playRound(round, 'best');
    expect(round.sheet.you - round.sheet.engine).toBe(0);
    expect(Math.max(round.sheet.you, round.sheet.engine)).toBe(Math.abs(due));
    expect(lossWords(round, (card) => card)).toBe('');
    expect(roundWords(round, (card) => card)).toContain('The round is even');
  },
);
