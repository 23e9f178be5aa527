/** What the guide says where only a count speaks against an action; comment text. */
import type { Action } from '../../strategy/players/action.ts';
import type { Law } from '../../game/skat/laws.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { nameAction } from '#edition/play/guide/action-words.ts';

/** Two actions to be set beside each other, and how they are called. */
export interface TwoActions {
  readonly own: Action;
  readonly better: Action;
  /** Whether both are called by the two cards put away. */
  readonly isLayout: boolean;
  readonly law: Law;
  readonly suits: SuitStyle;
}

function namesOf({ better, isLayout, law, own, suits }: TwoActions): {
  own: string;
  better: string;
} {
  const name = (action: Action): string => nameAction(action, isLayout, law, suits);
  return { own: name(own), better: name(better) };
}

/** What measured hands brought with each. @param own points of the list, whole. */
export function sayScoresAbout(actions: TwoActions, own: number, better: number): string {
  const names = namesOf(actions);
  return `Hands like yours score about ${signed(own)} points with ${names.own}, and about ${signed(better)} with ${names.better}.`;
}

/** How many points more the better one takes. */
export function sayFewerPoints(actions: TwoActions, points: number): string {
  const names = namesOf(actions);
  return `With ${names.own} your side takes about ${counted(points, 'point')} fewer than with ${names.better}.`;
}

/** How many deals of 100 each would win. */
export function sayFewerDeals(actions: TwoActions, own: number, better: number): string {
  const names = namesOf(actions);
  return `In 100 deals that you could be facing, you would win ${own} with ${names.own}, and ${better} with ${names.better}.`;
}
