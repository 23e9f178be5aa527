/** What stands beside a game of Skat Ramsch. */
import { signed } from '../../../game/words/figures.ts';
import { counted } from '../../../game/words/nouns.de.ts';

/** The name of the table. */
export const SKAT_RAMSCH = 'Eine Runde Skatramsch';

/** What a player has in the end. */
export const sayRamschPoints = (points: number): string => counted(points, 'point');

/** What a player wins or loses. */
export const sayChips = (chips: number): string =>
  `${signed(chips)}\u00A0${Math.abs(chips) === 1 ? 'Chip' : 'Chips'}`;

/** Under which heading of Hoyle’s a way of playing stands. */
export const sayHeading = (heading: string): string => `Unter „${heading}“.`;
