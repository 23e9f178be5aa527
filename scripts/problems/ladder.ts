/**
 * The ladder by which problems are kept and graded: players from the weakest to the strongest, who know
 * what the problem asks. Rules go first; then club players, who imagine one deal, three or ten.
 */
import type { Card } from '../../src/game/skat/cards.ts';
import type { Solver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { GameAim } from '../../src/strategy/players/cards/aim.ts';
import { cardByWorlds } from '../../src/strategy/players/cards/choose.ts';
import { CLUB_STYLE } from '../../src/strategy/players/levels.ts';
import { bookCard } from '../../src/strategy/players/rules/card.ts';
import { LEARNER_PLAYER } from '../../src/strategy/players/rules/learner.ts';
import type { SeatView } from '../../src/strategy/players/view.ts';
import type { Grade } from '../../src/problems/problem.ts';

export const RUNGS = ['learner', 'book', 'club:1', 'club:3', 'club:10'] as const;
export type Rung = (typeof RUNGS)[number];
/** The cards that a rung chooses; one that imagines deals is asked several times. */
export type Votes = Readonly<Partial<Record<Rung, readonly Card[]>>>;

/** How often a player is asked whose card hangs on the deals imagined. */
const TIMES = 5;
const DEALS: Readonly<Partial<Record<Rung, number>>> = { 'club:1': 1, 'club:3': 3, 'club:10': 10 };

/** Asks some rungs. */
export function askRungs(
  solver: Solver,
  view: SeatView,
  goal: GameAim,
  rungs: readonly Rung[],
  seed: number,
): Votes {
  return Object.fromEntries(
    rungs.map((rung) => {
      const chance = new Chance(seed + RUNGS.indexOf(rung));
      const worlds = DEALS[rung];
      if (worlds === undefined) return [rung, [cardByRule(rung, view, chance)]];
      const style = { ...CLUB_STYLE.cards, worlds };
      const cards = Array.from({ length: TIMES }, () => {
        const { action } = finish(cardByWorlds(solver, view, chance, style, goal));
        if (action.do !== 'card') throw new RangeError('A card was asked.');
        return action.card;
      });
      return [rung, cards];
    }),
  );
}

function cardByRule(rung: Rung, view: SeatView, chance: Chance): Card {
  if (rung === 'book') return bookCard(view, chance).card;
  const { action } = finish(LEARNER_PLAYER.decide(view, chance));
  if (action.do !== 'card') throw new RangeError('A card was asked.');
  return action.card;
}

/** Whether a rung goes wrong: more often than not. */
export function goesWrong(votes: Votes, rung: Rung, right: readonly Card[]): boolean {
  const cards = votes[rung] ?? [];
  return cards.filter((card) => !right.includes(card)).length * 2 > cards.length;
}

/** Whether a problem is one: the learner, the book or the player with one deal goes wrong. */
export const isHardEnough = (votes: Votes, right: readonly Card[]): boolean =>
  (['learner', 'book', 'club:1'] as const).some((rung) => goesWrong(votes, rung, right));

/** The grade: which is the highest rung that goes wrong. */
export function gradeOf(votes: Votes, right: readonly Card[]): Grade {
  const highest = RUNGS.findLastIndex((rung) => goesWrong(votes, rung, right));
  return (Math.max(0, highest) + 1) as Grade;
}

/** The wrong card that the rungs choose most, each counting alike; of equals that of the lowest rung. */
export function wrongCard(votes: Votes, right: readonly Card[]): Card | null {
  const sums = new Map<Card, number>();
  for (const rung of RUNGS) {
    const cards = votes[rung] ?? [];
    for (const card of cards) {
      if (!right.includes(card)) sums.set(card, (sums.get(card) ?? 0) + 1 / cards.length);
    }
  }
  return (
    [...sums].reduce<readonly [Card, number] | null>(
      (best, one) => (best === null || one[1] > best[1] + 1e-9 ? one : best),
      null,
    )?.[0] ?? null
  );
}
