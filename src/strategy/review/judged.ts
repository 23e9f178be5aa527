/** A decision with what it was worth by what could be known. */
import type { TopicId } from '../advice/topic-ids.ts';
import { ruleToTell } from '../advice/card-rules.ts';
import type { Judgement } from '../players/judgement.ts';
import { isMistake } from '../players/mistake.ts';
import type { DealState } from '../players/state.ts';
import { costOnSheet } from './cost.ts';
import type { MadeDecision } from './decisions.ts';

/** A decision with what it was worth. */
export interface JudgedDecision extends MadeDecision {
  readonly judgement: Judgement;
  /** In points of the sheet. */
  readonly cost: number;
  readonly mistake: boolean;
  readonly topic: TopicId;
}

/** How many mistakes of a game are shown. */
const MOST_MISTAKES = 3;

/** @param final the deal with the game that was played. */
export function judgedDecision(
  decision: MadeDecision,
  judgement: Judgement,
  final: DealState,
): JudgedDecision {
  return {
    ...decision,
    judgement,
    cost: costOnSheet(judgement, final),
    mistake: isMistake(judgement),
    topic: topicOf(decision, judgement),
  };
}

/** The mistakes that cost most, three at most, in the order of the game. */
export function costliestOf(judgedDecisions: readonly JudgedDecision[]): readonly JudgedDecision[] {
  return judgedDecisions
    .filter(({ mistake }) => mistake)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST_MISTAKES)
    .toSorted((a, b) => a.index - b.index);
}

/**
 * The topic of a mistake: from the rule of the book that speaks for the better card, if there is
 * one.
 */
function topicOf({ view }: MadeDecision, { about, decision }: Judgement): TopicId {
  const { action } = decision;
  if (about !== 'card' || action.do !== 'card') {
    if (view.asked?.what === 'drawn') return 'tournee';
    return about === 'layout' ? 'layout' : about === 'game' ? 'game' : 'bid';
  }
  const hint = ruleToTell(view, action.card);
  return hint?.cards.includes(action.card) === true ? hint.rule.topic : 'counting';
}
