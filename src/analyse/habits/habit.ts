/** The kinds of decisions by which a player’s habits are counted, and where each is taught. */
import { KINDS } from '../../game/skat/contract.ts';
import type { TopicId } from '../../strategy/advice/topic-ids.ts';
import type { JudgedDecision } from '../../strategy/review/judged.ts';

/** In the order in which a game asks for them. */
export const HABITS = [
  'pass',
  'bid',
  'game',
  'layout',
  'declarer-lead',
  'declarer-follow',
  'defender-lead',
  'second',
  'third',
  'nullo',
] as const;
export type Habit = (typeof HABITS)[number];

/** The topic of each, whose chapter and drill are on it. */
export const HABIT_TOPICS: Readonly<Record<Habit, TopicId>> = {
  pass: 'bid',
  bid: 'bid',
  game: 'game',
  layout: 'layout',
  'declarer-lead': 'draw-trumps',
  'declarer-follow': 'declarer-play',
  'defender-lead': 'defenders-lead',
  second: 'second-hand',
  third: 'fattening',
  nullo: 'nullo',
};

/** The habit that a decision belongs to. */
export function habitOf({ action, judgement, view }: JudgedDecision): Habit {
  switch (judgement.about) {
    case 'bid':
      return action.do === 'pass' ? 'pass' : 'bid';
    case 'game':
      return action.do === 'pass' ? 'pass' : 'game';
    case 'layout':
      return 'layout';
    case 'card': {
      const { contract, declarer, seat, table } = view;
      if (contract !== null && KINDS[contract.kind].aim === 'no-trick') return 'nullo';
      if (seat === declarer) return table.length === 0 ? 'declarer-lead' : 'declarer-follow';
      return (['defender-lead', 'second', 'third'] as const)[table.length] ?? 'third';
    }
  }
}
