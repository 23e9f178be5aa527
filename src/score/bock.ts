/**
 * Rounds of Bock: after an event that the table has chosen, as many deals as there are players count
 * double (Rasche’s Skat handbook, 1.4; skatspielen.info, “Bockrunde”). An event within a round, or a second
 * one in the same deal, adds a round after those to come.
 */
import { KINDS } from '../game/skat/contract.ts';
import type { HandValue } from '../game/skat/value.ts';
import { bockEventsOf } from './house-rules.ts';
import type { BockEvent, HouseRules } from './house-rules.ts';
import type { DeclaredGame, SheetGame } from './score-sheet.ts';

/** Whether a game is such an event; `isWon` is that of its value, so that an overbid game is lost. */
const IS_EVENT: Readonly<Record<BockEvent, (game: DeclaredGame, isWon: boolean) => boolean>> = {
  sixty: ({ even }) => even === true,
  'grand-hand': ({ contract: { kind } }) => kind === 'grand-solo' || kind === 'open-grand',
  'open-null-hand': ({ contract: { kind } }) => kind === 'open-nullo',
  'kontra-lost': ({ kontra }, isWon) => kontra !== undefined && !isWon,
  re: ({ kontra }) => kontra === 're',
};

/** Whether a game can come to 60 points each: only one in which points are counted. */
export function canBeEven({ contract, reached, won }: DeclaredGame): boolean {
  return KINDS[contract.kind].aim === 'points' && !won && reached === 'none';
}

/** How many rounds of Bock a deal brings on. */
export function bockRoundsAfter(
  game: SheetGame,
  value: HandValue | null,
  house: HouseRules,
): number {
  if (game.is !== 'game' || value === null) return 0;
  return bockEventsOf(house).filter((event) => IS_EVENT[event](game, value.won === true)).length;
}
