/** The players of each strength. */
import { PLAYERS } from '../players/levels.ts';
import type { PlayerName } from '../players/levels.ts';
import type { Player } from '../players/player.ts';
import type { Strength } from './strength-words.ts';

const PLAYER_OF: Readonly<Record<Strength, PlayerName>> = {
  learner: 'drill',
  club: 'club',
  strong: 'strong',
};

/** The player of that strength. */
export const playerOf = (strength: Strength): Player => PLAYERS[PLAYER_OF[strength]];
