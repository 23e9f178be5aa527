/** What an action was worth beside a better one, by what could be known when it was done. */
import type { Action, Decision } from './action.ts';

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
  const prospect = (of: Action): Prospect | null => {
    const found = weighed.find(({ card }) => of.do === 'card' && card === of.card);
    return found === undefined ? null : { action: of, share: found.share, brings: null };
  };
  const [own, better] = [prospect(action), prospect(decision.action)];
  if (own === null || better === null) return null;
  return { decision, own, better, worlds: decision.worlds, about: 'card' };
}
