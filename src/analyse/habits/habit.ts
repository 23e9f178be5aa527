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

/** What a habit is called, and the topic whose chapter and drill are on it. */
export interface HabitWords {
  /** The kind of decision, as the head of a row. */
  readonly name: string;
  /** What is meant when it costs: `bids too low`. */
  readonly fault: string;
  readonly topic: TopicId;
}

export const HABIT_WORDS: Readonly<Record<Habit, HabitWords>> = {
  pass: { name: 'A pass', fault: 'bids too low', topic: 'bid' },
  bid: { name: 'A bid or a yes', fault: 'bids too high', topic: 'bid' },
  game: { name: 'The game named', fault: 'the choice of the game', topic: 'game' },
  layout: { name: 'Two cards put away', fault: 'what is put away', topic: 'layout' },
  'declarer-lead': { name: 'A lead as declarer', fault: 'leads as declarer', topic: 'draw-trumps' },
  'declarer-follow': {
    name: 'Any other card as declarer',
    fault: 'cards to the defenders’ leads',
    topic: 'declarer-play',
  },
  'defender-lead': {
    name: 'A lead in defence',
    fault: 'leads in defence',
    topic: 'defenders-lead',
  },
  second: {
    name: 'The second card of a trick, in defence',
    fault: 'second hand in defence',
    topic: 'second-hand',
  },
  third: {
    name: 'The third card of a trick, in defence',
    fault: 'third hand in defence',
    topic: 'fattening',
  },
  nullo: { name: 'A card in a Null', fault: 'Nulls', topic: 'nullo' },
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
