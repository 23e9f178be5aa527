import type { PlayRules, TableDeal } from './sitting.ts';

/**
 * The deal of the first game: Vorhand holds five trumps with the two highest jacks and two aces, finds a
 * sixth trump in the skat, and wins against every defence.
 */
export const FIRST_GAME = { number: 640_007_047_212_108n, seat: 'V' } as const;

/** By today’s rules, against two who know the first chapters. */
export const FIRST_GAME_RULES: PlayRules = { laws: 'isko', strength: 'learner' };

/** Whether this is the first game, with a word at each step. */
export function isFirstGame({ game, number, seat }: TableDeal, { laws }: PlayRules): boolean {
  return (
    game === null &&
    seat === FIRST_GAME.seat &&
    laws === FIRST_GAME_RULES.laws &&
    BigInt(number) === FIRST_GAME.number
  );
}
