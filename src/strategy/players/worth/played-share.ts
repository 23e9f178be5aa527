/**
 * How often a game that has been named on twelve cards is won in play, by two things that a player knows
 * before the first card: what hands like this one won, and what imagined deals say with all cards open.
 * Either alone errs where the other sees: the first knows nothing of how the others spoke, the second
 * thinks that defenders see through cards. `npm run measure -- games` fits how much each says.
 */
import written from '../../../../content/players/games.json' with { type: 'json' };
import type { Law } from '../../../game/skat/laws.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import { logistic, weigh } from './fit.ts';

/** Games that are fitted by themselves. */
export const PLAYED_KINDS = ['suit', 'grand'] as const;
export type PlayedKind = (typeof PLAYED_KINDS)[number];

/** The measure as it is written down. */
export interface WrittenGames {
  readonly law: Law['id'];
  readonly seed: number;
  readonly deals: number;
  readonly fits: Readonly<
    Record<
      PlayedKind,
      {
        readonly games: number;
        readonly won: number;
        /** What weighs: nothing but the kind, the measured share and the share with all cards open. */
        readonly weights: readonly number[];
      }
    >
  >;
}

/** Shares of 0 and 1 would weigh without end: this is as sure as a measured share counts. */
const SURE = 0.999;

/**
 * How a game is fitted; null for a Nullo, which defenders with all cards open beat so often that imagined
 * deals say nothing of it: there the measured share stays.
 */
export function playedKind(kind: ContractKind): PlayedKind | null {
  const { trumps } = KINDS[kind];
  if (trumps === 'none') return null;
  return trumps === 'suit' ? 'suit' : 'grand';
}

/**
 * The numbers of a named game: 1, and both shares on the logistic scale. Of ten deals that are all won
 * less is known than of a hundred, and so half a deal is added to those that are won and to those lost.
 */
export function playedFeatures(measured: number, open: number, worlds: number): readonly number[] {
  return [1, scaled(measured), scaled((open * worlds + 0.5) / (worlds + 1))];
}

function scaled(share: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, share));
  return Math.log(bounded / (1 - bounded));
}

/**
 * The share of such games that is won in play.
 *
 * @param measured the share that hands like this one won, 0 to 1.
 * @param open the share of imagined deals that is won with all cards open, 0 to 1.
 * @param worlds how many deals were imagined.
 */
export function playedShare(
  kind: ContractKind,
  measured: number,
  open: number,
  worlds: number,
): number {
  const played = playedKind(kind);
  if (played === null) return measured;
  const { weights } = (written as unknown as WrittenGames).fits[played];
  return logistic(weigh(playedFeatures(measured, open, worlds), weights));
}
