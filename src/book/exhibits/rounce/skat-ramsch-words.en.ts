/** What stands beside a game of Skat Ramsch. */
import { signed } from '../../../game/words/figures.ts';

/** The name of the table. */
export const SKAT_RAMSCH = 'A game of Skat Ramsch';

/** What a player has in the end. */
export const sayRamschPoints = (points: number): string => `${points} points`;

/** What a player wins or loses. */
export const sayChips = (chips: number): string => `${signed(chips)}\u00A0chips`;

/** Under which heading of Hoyle’s a way of playing stands. */
export const sayHeading = (heading: string): string => `Under “${heading}”.`;
