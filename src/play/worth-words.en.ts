/** What a game would be worth, set against the bid, in words. */
import { countedUp } from '../score/counted-up.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { DeclarerValue } from '../game/skat/value.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { trumpsLabel } from '#edition/play/panel-words.ts';
import type { TrumpChoice } from './name-game.ts';

/** The trumps of a game, and how the reader calls them. */
export interface NamedTrumps {
  readonly trumps: TrumpChoice;
  readonly laws: LawId;
  readonly suits: SuitStyle;
}

const nameOf = ({ laws, suits, trumps }: NamedTrumps): string => trumpsLabel(trumps, laws, suits);

/**
 * The value of a game that covers the bid.
 *
 * @param bid null where nobody has bid.
 * @param mayLose whether a jack in the skat would make it less.
 */
export function sayWorth(
  trumps: NamedTrumps,
  value: DeclarerValue,
  bid: number | null,
  mayLose: boolean,
): string {
  const { base, matadors, points } = value;
  const sum =
    matadors === null
      ? `${nameOf(trumps)} counts ${points}.`
      : `${nameOf(trumps)} ${countedUp(value)} × ${base} = ${points}.`;
  return `${sum}${bid === null ? '' : ` You bid ${bid}.`}${mayLose ? ' A jack in the skat would make it worth less.' : ''}`;
}

/** What a game that falls short of the bid needs; nothing makes up for it in the last two. */
export type Needs =
  | { readonly needs: 'points'; readonly points: number }
  | { readonly needs: 'every-trick' | 'more-than-no-trick' | 'more-than-all-points' };

/** That a game falls short of the bid. */
export function sayShort(trumps: NamedTrumps, points: number, bid: number, needs: Needs): string {
  const short = `${nameOf(trumps)} would be worth ${points}, and you bid ${bid}:`;
  switch (needs.needs) {
    case 'points':
      return `${short} you win only with ${needs.points} points.`;
    case 'every-trick':
      return `${short} you win only with every trick.`;
    case 'more-than-no-trick':
      return `${short} you lose even if you take no trick.`;
    case 'more-than-all-points':
      return `${short} you lose even with all 120 points.`;
  }
}
