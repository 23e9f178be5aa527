/**
 * Counting along: the reader keeps the count in mind, is asked for it after unannounced tricks, and is
 * shown where it first went wrong.
 */
import { pointsOf, sideOf } from './counts.ts';
import type { SkatCount } from './counts.ts';
import { lineOf } from './replay.ts';
import type { LineId, Replay } from './replay.ts';

/** The reader's answer after a trick. */
export interface Answer {
  readonly trick: number;
  readonly side: string;
  readonly points: number;
}

/** One trick in the table that shows where a count went wrong. */
export interface CountRow {
  readonly trick: number;
  /** The points the side gained by this trick; 0 when another side took it. */
  readonly gained: number;
  /** The points of the side after it. */
  readonly sum: number;
}

/** A wrong answer, with the tricks since the last right one. */
export interface CountMistake {
  readonly answer: Answer;
  readonly right: number;
  /** The points of the side when the count was last right, or before the first trick. */
  readonly from: { readonly trick: number; readonly sum: number };
  readonly since: readonly CountRow[];
}

export interface CountGrade {
  readonly questions: number;
  readonly right: number;
  /** The first wrong answer of each side that has one. */
  readonly firstMistakes: readonly CountMistake[];
}

/**
 * Seeded random numbers from 0 to below 1. `Chance` of the practice is not used here, because it
 * would add its library to the figure.
 */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The tricks after which the reader is asked for the count: one to three tricks apart, and always the
 * last.
 *
 * @param tricks how many tricks the line has, 0 to 10.
 * @param seed any whole number; the same one gives the same tricks.
 */
export function questionTricks(tricks: number, seed: number): number[] {
  const random = sequence(seed);
  const tricksAsked: number[] = [];
  let trick = 0;
  for (;;) {
    trick += 1 + Math.floor(random() * 3);
    if (trick >= tricks) break;
    tricksAsked.push(trick);
  }
  return tricks > 0 ? [...tricksAsked, tricks] : tricksAsked;
}

/** Grades the reader's answers against the true count of a line. */
export function gradeCount(
  replay: Replay,
  id: LineId,
  answers: readonly Answer[],
  skat: SkatCount,
): CountGrade {
  const truth = (answer: Answer): number => sumAt(replay, id, answer.trick, answer.side, skat);
  const right = answers.filter((answer) => answer.points === truth(answer)).length;
  const sides = [...new Set(answers.map(({ side }) => side))];
  const firstMistakes = sides.flatMap((side) => {
    const own = answers.filter((answer) => answer.side === side).sort((a, b) => a.trick - b.trick);
    const index = own.findIndex((answer) => answer.points !== truth(answer));
    const answer = own[index];
    return answer === undefined
      ? []
      : [countMistake(replay, id, answer, own[index - 1]?.trick ?? 0, skat)];
  });
  return { questions: answers.length, right, firstMistakes };
}

function countMistake(
  replay: Replay,
  id: LineId,
  answer: Answer,
  lastRight: number,
  skat: SkatCount,
): CountMistake {
  const { side, trick } = answer;
  const line = lineOf(replay, id);
  const since = line.path.flatMap((stop) =>
    stop.taken !== null && stop.trick > lastRight && stop.trick <= trick
      ? [
          {
            trick: stop.trick,
            gained: sideOf(line, stop.taken.by) === side ? stop.taken.points : 0,
            sum: pointsOf(replay, stop, side, skat, id),
          },
        ]
      : [],
  );
  return {
    answer,
    right: sumAt(replay, id, trick, side, skat),
    from: { trick: lastRight, sum: sumAt(replay, id, lastRight, side, skat) },
    since,
  };
}

/** A side's points after a trick; for trick 0, those it starts with. */
function sumAt(replay: Replay, id: LineId, trick: number, side: string, skat: SkatCount): number {
  const stop = lineOf(replay, id).path.findLast((place) => place.trick <= trick);
  return stop === undefined ? 0 : pointsOf(replay, stop, side, skat, id);
}
