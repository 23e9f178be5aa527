/** A player’s habits in words; numbers always with their margin. */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { Habit } from './habit.ts';
import type { HabitRow } from './habits-of.ts';
import { withMargin } from './with-margin.ts';

/** The table of a player’s habits, and the words around it. */
export const HABITS_TABLE = {
  heading: 'What one player could have known',
  how: 'Each decision is tried in deals that agree with what the player had seen and heard by then. Only clear mistakes count: the better choice comes out ahead in ten or more of every 100 such deals, and by more than chance.',
  player: 'Player',
  judge: 'Judge the decisions',
  caption: (name: string): string => `What ${name} could have known, by kind of decision`,
  decisions: 'Decisions',
  mistakes: 'Mistakes in 100',
  points: 'Points a game',
  drill: 'the drill',
  together: 'Together',
  legend:
    'Points are what the mistakes cost in each game on average, as points on the declarer’s score. The number after ± is the margin: 95 times in 100 the true value lies within it.',
} as const;

/** That no game has a decision to judge. @param name the player, or the seat where nobody is named. */
export const sayNoneToJudge = (name: string): string =>
  `No game here has a decision by ${name} that can be judged.`;

/** That all games of a player have been judged. */
export const sayAllJudged = (games: number, name: string): string =>
  games === 1
    ? `The one game of ${name} has been judged.`
    : `All ${games} games of ${name} have been judged.`;

/** How far a player’s games have been judged. @param isOn whether the work goes on. */
export const sayJudged = (judged: number, games: number, isOn: boolean): string =>
  `${judged} of ${games} games have been judged${isOn ? ' …' : '.'}`;

/** How many games of a player can be judged. */
export const sayCanBeJudged = (games: number, name: string): string =>
  `${counted(games, 'game')} of ${name} can be judged.`;

/** What a habit is called. */
interface HabitWords {
  /** The kind of decision, as the head of a row. */
  readonly name: string;
  /** What is meant when it costs: `bids too low`. */
  readonly fault: string;
}

/** The habits by name. */
export const HABIT_WORDS: Readonly<Record<Habit, HabitWords>> = {
  pass: { name: 'A pass', fault: 'bids too low' },
  bid: { name: 'A bid or a yes', fault: 'bids too high' },
  game: { name: 'The game named', fault: 'the choice of the game' },
  layout: { name: 'Two cards put away', fault: 'what is put away' },
  'declarer-lead': { name: 'A lead as declarer', fault: 'leads as declarer' },
  'declarer-follow': {
    name: 'Any other card as declarer',
    fault: 'cards on the defenders’ leads',
  },
  'defender-lead': { name: 'A lead in defence', fault: 'leads in defence' },
  second: {
    name: 'The second card of a trick, in defence',
    fault: 'second hand in defence',
  },
  third: { name: 'The third card of a trick, in defence', fault: 'third hand in defence' },
  nullo: { name: 'A card in a Null', fault: 'Nulls' },
};

/** That nothing costs a player more than chance may. */
export const sayNoHabit = (games: number): string =>
  `In ${counted(games, 'game')} no kind of decision costs more than its margin: what shows here may still be chance.`;

/** What surely costs a player something. @param rows one at least, the costliest first. */
export function sayCostlyHabits(rows: readonly Pick<HabitRow, 'habit' | 'cost'>[]): string {
  const parts = rows.map(
    ({ cost, habit }) => `${HABIT_WORDS[habit].fault} (${withMargin(cost, 1)})`,
  );
  return `Judged by what could be known, these clearly cost points on the list, on average in every game: ${listed(parts)}.`;
}

/** How many mistakes can be looked at, as the head of their list. */
export const sayPositions = (positions: number): string =>
  positions === 1 ? 'The position' : `The ${positions} positions`;

/**
 * The place of a mistake: `Game 12, trick 4`, `Game 3, before the first card`.
 *
 * @param game its number in the evening.
 * @param trick null before the first card.
 */
export const mistakePlace = (game: number, trick: number | null): string =>
  `Game ${game}, ${trick === null ? 'before the first card' : `trick ${trick}`}`;

/** A mistake by its place, with what it cost. */
export const mistakeLine = (game: number, trick: number | null, points: number): string =>
  `${mistakePlace(game, trick)}: ${counted(points, 'point')}`;
