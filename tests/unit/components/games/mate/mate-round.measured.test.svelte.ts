/** Rounds of Mate played as well as the engine plays them. */
import { expect, test } from 'vitest';
import { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { lossWords, roundWords } from '../../../../../components/games/mate/round-sentences.ts';
import { mateDeal } from '../../../../../src/game/others/mate/deal-number.ts';
import { MateSolver } from '../../../../../src/game/others/mate/solver.ts';
import { MATE_VARIANTS } from '../../../../../src/game/others/mate/variants.ts';
import { variantName } from '#edition/game/others/mate/mate-words.ts';
import { TERMS, mateEngine, playRound, setup } from './play-mate.ts';

test.each(MATE_VARIANTS.map((variant) => [variantName(variant), variant] as const))(
  '%s: a reader who plays as well as the engine holds the round even, and reads of no loss',
  async (_, variant) => {
    const number = 13_074;
    const solver = new MateSolver(variant.privilege, mateDeal(number, variant.deck));
    const due = Math.max(...solver.asides('X', variant.freeMove).map(({ worth }) => worth));
    const round = new MateRound({ ...setup(number, 'X'), variant }, mateEngine());
    await playRound(round, 'best');
    expect(round.sheet.you - round.sheet.engine).toBe(0);
    expect(Math.max(round.sheet.you, round.sheet.engine)).toBe(Math.abs(due));
    expect(lossWords(round, TERMS)).toBe('');
    expect(roundWords(round, TERMS)).toContain('The round is even');
  },
);
