/** A prize, and the cut or lot that decides it between players who are level. */
import { BY_CUT } from '#edition/score/tournament/award-words.ts';
import type { HardGame, Tournament } from './tournament.ts';

/** A prize, and how it was decided. */
export interface DeskAward {
  /** Names it among those of this tournament: `points-1`, `hardest`. */
  readonly id: string;
  readonly title: string;
  /** Who has it: one, or those who share it. Empty while nobody qualifies or a cut is to come. */
  readonly winners: readonly number[];
  /** Who must cut for it, two or more; empty where the rules decide. */
  readonly cutAmong: readonly number[];
  /** By what it was decided, or what it waits for; a phrase. */
  readonly decided: string;
  /** The game it was won with, where it was one. */
  readonly game: HardGame | null;
}

/**
 * Gives a prize to the one at the top, or to the player who cut best among those who are level
 * there. A cut holds while each of them had a part in it: slips that come in later may make
 * somebody else level.
 *
 * @param words how such a prize is decided, while the cut is to come and afterwards.
 */
export function cutAward(
  { cuts }: Tournament,
  award: Pick<DeskAward, 'game' | 'id' | 'title'>,
  level: readonly number[],
  decided: string,
  words: Readonly<Record<'done' | 'open', string>> = BY_CUT,
): DeskAward {
  if (level.length < 2) return { ...award, winners: level, cutAmong: [], decided };
  const cut = cuts.find(
    ({ among, player, prize }) =>
      prize === award.id &&
      level.includes(player) &&
      (among === null || level.every((one) => among.includes(one))),
  );
  return {
    ...award,
    winners: cut === undefined ? [] : [cut.player],
    cutAmong: level,
    decided: cut === undefined ? words.open : words.done,
  };
}
