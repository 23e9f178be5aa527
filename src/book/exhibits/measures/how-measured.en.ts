/** How each measure was made. */
import type { MeasureResult } from '../../../strategy/simulations/result.ts';

/** In a sentence or more, as the measure’s own file says it. */
export const sayHow = ({ how }: Pick<MeasureResult, 'how' | 'id'>): string => how;
