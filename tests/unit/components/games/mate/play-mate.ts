/** A round of Mate as a reader plays through it, against the solver without its worker. */
import { makeMateAnswerer } from '../../../../../src/game/others/mate/answerer.ts';
import { PLAIN_MATE } from '../../../../../src/game/others/mate/rules.ts';
import type { MateEngine } from '../../../../../components/games/mate/engine.ts';
import type { MateSetup } from '../../../../../src/game/others/mate/begun-mate.ts';
import type { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import type { CardTerms } from '../../../../../src/game/words/card-terms.ts';

/** How the reader calls the cards. */
export const TERMS: CardTerms = { terms: 'en', suits: 'french' };

/** A first round by the plain rules. */
export const setup = (number: number, seat: 'X' | 'Y'): MateSetup => ({
  ...{ number, seat, variant: PLAIN_MATE, before: null },
});

/** The solver in the place of the engine, without its worker. */
export const mateEngine = (): MateEngine => {
  const answerer = makeMateAnswerer();
  return { ask: (question) => Promise.resolve(answerer.begin(question).next().value) };
};

/** Waits until the engine has said what it has to say. */
export async function settled(round: MateRound): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await Promise.resolve();
    if (round.readersTurn && round.worths !== null) return;
    if (round.stage === 'between' || round.stage === 'done') return;
  }
}

/** Plays to the end of a round, taking what `pick` says of the engine’s own list. */
export async function playRound(round: MateRound, pick: 'best' | 'worst'): Promise<void> {
  for (let turn = 0; turn < 60 && round.stage !== 'done'; turn++) {
    await settled(round);
    if (round.stage === 'between') round.changeHands();
    else if (round.worths !== null) {
      const sorted = round.worths.toSorted((a, b) => a.worth - b.worth);
      round.choose((pick === 'best' ? sorted.at(-1) : sorted[0])?.card ?? null);
    }
  }
}
