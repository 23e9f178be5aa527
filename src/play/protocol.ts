/** What the worker of the table can be asked: what a player does. */
import type { Decision } from '../players/action.ts';
import type { SeatView } from '../players/view.ts';
import { LAWS } from '../skat/laws.ts';
import type { TaskProgress } from '../solver/task.ts';
import type { Answerer } from '../worker/service.ts';
import { chanceOf } from './chance-of.ts';
import type { PlayedLaw } from './sitting.ts';
import type { Strength } from './strength-words.ts';
import { playerOf } from './strength.ts';

/** A view as it is sent: the rule book by its name. */
export type SentView = Omit<SeatView, 'law'> & { readonly law: PlayedLaw };

export interface TableQuestions {
  /** `seed` is the deal’s; see `seedOfDeal`. */
  decide: {
    asks: { view: SentView; strength: Strength; seed: number };
    answer: Decision;
  };
}

/** The players as what answers in a worker, without the worker. */
export function makeTableAnswerer(): Answerer<TableQuestions, TaskProgress> {
  return {
    begin: ({ seed, strength, view }) => {
      const seen: SeatView = { ...view, law: LAWS[view.law] };
      return playerOf(strength).decide(seen, chanceOf(seen, seed));
    },
    refusal: () => null,
  };
}
