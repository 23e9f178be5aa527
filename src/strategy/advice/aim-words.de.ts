/** What a player’s side tries for, as the verb and what follows it: `(in 62 von 100) gewinnst du dein Spiel`. */
import type { Aim } from './aim.ts';

export const AIM_WORDS: Readonly<Record<Aim, string>> = {
  declarer: 'gewinnst du dein Spiel',
  defender: 'gewinnt deine Partei',
};
