/** How far an answer is behind the best one by measurement. */
import type { Sureness } from './sureness.ts';

/** Not at all; so little that chance alone can do it; too little to be called wrong; or clearly. */
export type Distance = 'none' | 'chance' | 'doubtful' | 'clear';

/** A measured answer: its share behind the best, and its verdict. */
interface JudgedAnswer {
  readonly behind: number;
  readonly right: boolean;
  readonly standing: Sureness;
}

/** How far behind a judged answer is. */
export function distanceOf({ behind, right, standing }: JudgedAnswer): Distance {
  if (behind === 0) return 'none';
  if (!right) return 'clear';
  return standing === 'doubtful' ? 'doubtful' : 'chance';
}
