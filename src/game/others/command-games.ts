/** The games of the other books as `npm run hand` uses them. */
import { invalid, valid } from '../../lib/checked.ts';
import type { CheckedByCommand } from '../notation/command/command.ts';
import { GAMES } from './games.ts';
import { makePublicGameHand } from './public.ts';
import { parsePublicGameHand } from './read-public.ts';

export const COMMAND_GAMES: readonly CheckedByCommand[] = GAMES.map((game) => ({
  id: game.id,
  sumUp: (text, file) => game.sumUp(text, file),
  sumUpData: (json) => {
    const hand = parsePublicGameHand(json, game);
    if (!hand.ok) return invalid(...hand.errors);
    const result = hand.value.line.finished ? game.result(hand.value) : 'breaks off';
    return valid(`${hand.value.id}: ${game.name}, ${result}`);
  },
  toData: (text, file) => {
    const hand = game.read(text, file);
    return hand.ok ? valid(JSON.stringify(makePublicGameHand(hand.value), null, 2)) : hand;
  },
}));
