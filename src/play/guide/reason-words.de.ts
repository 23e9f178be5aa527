/** What the guide says where only a count speaks against an action; comment text. */
import type { Action } from '../../strategy/players/action.ts';
import type { Law } from '../../game/skat/laws.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { counted } from '../../game/words/nouns.de.ts';
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
  const points = Math.abs(own) === 1 ? 'Punkt' : 'Punkte';
  return `Blätter wie deines bringen mit ${names.own} etwa ${signed(own)} ${points}, mit ${names.better} etwa ${signed(better)}.`;
}

/** How many points more the better one takes. */
export function sayFewerPoints(actions: TwoActions, points: number): string {
  const names = namesOf(actions);
  return `Mit ${names.own} macht deine Seite etwa ${counted(points, 'point')} weniger als mit ${names.better}.`;
}

/** How many deals of 100 each would win. */
export function sayFewerDeals(actions: TwoActions, own: number, better: number): string {
  const names = namesOf(actions);
  return `Von 100 möglichen Verteilungen der Karten gewinnst du ${own} mit ${names.own} und ${better} mit ${names.better}.`;
}
