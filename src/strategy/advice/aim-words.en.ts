/** What a player’s side tries for, as the end of a sentence on how often it comes to that. */
import type { Aim } from './aim.ts';

export const AIM_WORDS: Readonly<Record<Aim, string>> = {
  declarer: 'you win your game',
  defender: 'the declarer is beaten',
};
