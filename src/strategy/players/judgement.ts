/** What an action was worth beside a better one, by what could be known when it was done. */
import type { Action, Decision, WeighedCard } from './action.ts';
import type { Gap } from './cards/gap.ts';

/** How something that can be done is thought to come out. */
export interface Prospect {
  readonly action: Action;
  /** Of all deals imagined, by their weight, those in which the side comes to its aim; null where none were. */
  readonly share: number | null;
  /** What is expected to be written down; null where that was not asked. */
  readonly brings: number | null;
}

/** A judgement by what could be known. */
export interface Judgement {
  /** What the strong player would do. */
  readonly decision: Decision;
  readonly own: Prospect;
  readonly better: Prospect;
  /**
   * How far the better one is ahead: by shares of all deals, or for a game by points of the sheet. Null where
   * no deals were imagined, and the worth of hands was measured beforehand.
   */
  readonly gap: Gap | null;
  /** How many deals were imagined. */
  readonly worlds: number;
  /** What it was about: a layout is judged in the game that was named, and a game by itself first. */
  readonly about: 'bid' | 'game' | 'layout' | 'card';
}

/**
 * A card beside the strong player’s, from that player's decision for the same view; null where none
 * was weighed.
 */
export function judgementOfCard(decision: Decision, action: Action): Judgement | null {
  const { weighed } = decision;
  const find = (of: Action): WeighedCard | undefined =>
    weighed.find(({ card }) => of.do === 'card' && card === of.card);
  const prospect = (of: Action, { share }: WeighedCard): Prospect => ({
    action: of,
    share,
    brings: null,
  });
  const [own, better] = [find(action), find(decision.action)];
  if (own === undefined || better === undefined) return null;
  return {
    decision,
    own: prospect(action, own),
    better: prospect(decision.action, better),
    gap: own.behind,
    worlds: decision.worlds,
    about: 'card',
  };
}
