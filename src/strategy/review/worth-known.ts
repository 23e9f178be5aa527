/** What a decision was worth beside a better one by what could be known, as a sentence has it. */
import type { Action } from '../players/action.ts';
import type { Judgement } from '../players/judgement.ts';
import type { SeatView } from '../players/view.ts';
import { aimOf } from '../advice/aim.ts';
import type { Aim } from '../advice/aim.ts';
import { ofHundred, sameAction } from '../advice/hint.ts';

/** Something that can be done, with the number that it comes to. */
export interface Rated {
  readonly action: Action;
  readonly number: number;
}

/** Both by the deals of a hundred in which the aim is reached. */
export interface Shares {
  readonly by: 'shares';
  /** The aim of the side; with two cards put away that of a declarer who has yet to name the game. */
  readonly aim: Aim | 'layout';
  readonly own: Rated;
  readonly better: Rated;
  /** Whether nothing reaches more than what was done. */
  readonly isBest: boolean;
  /** How many deals were tried. */
  readonly worlds: number;
  /** Whether these are all that there can be. */
  readonly isAll: boolean;
  /** How far the difference may be off; null where it is certain or was not measured. */
  readonly margin: number | null;
}

/** Both by what they bring on the sheet. */
export interface Points {
  readonly by: 'points';
  readonly own: Rated;
  readonly better: Rated;
  readonly isBest: boolean;
  /** How many deals were tried; none where the worth of hands was measured beforehand. */
  readonly worlds: number;
  readonly margin: number | null;
}

const ofHundredAtLeastOne = (share: number): number => Math.max(1, ofHundred(share));

/** A decision and a better one by their shares; one without a share counts as none of a hundred. */
export function sharesOf(view: SeatView, { about, better, gap, own, worlds }: Judgement): Shares {
  const [mine, most] = [ofHundred(own.share ?? 0), ofHundred(better.share ?? 0)];
  return {
    by: 'shares',
    aim: about === 'layout' ? 'layout' : aimOf(view),
    own: { action: own.action, number: mine },
    better: { action: better.action, number: most },
    isBest: sameAction(own.action, better.action) || mine === most,
    worlds,
    isAll: gap?.margin === 0,
    margin: gap === null || gap.margin === 0 ? null : ofHundredAtLeastOne(gap.margin),
  };
}

/** A decision and a better one by what they bring. */
export function pointsOf({ better, gap, own, worlds }: Judgement): Points {
  return {
    by: 'points',
    own: { action: own.action, number: Math.round(own.brings ?? 0) },
    better: { action: better.action, number: Math.round(better.brings ?? 0) },
    isBest: sameAction(own.action, better.action),
    worlds,
    margin: gap === null ? null : Math.max(1, Math.round(gap.margin)),
  };
}
