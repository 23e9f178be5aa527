/** A game from the remarks as it was typed and not yet noted. */
import { isObject, isText, isWhole } from '../../lib/json/json.ts';
import type { Activity } from '../../lib/storage/begun.ts';
import { SUITS } from '../../game/skat/cards.ts';
import type { Suit } from '../../game/skat/cards.ts';
import type { HardGame } from './tournament.ts';

export interface TypedGame extends Pick<HardGame, 'against' | 'kind' | 'player'> {
  readonly trump: Suit | 'grand';
  readonly value: string;
}

export const HARD_GAME: Activity<TypedGame> = {
  activity: 'hard-game',
  lasts: 'tab',
  read(data) {
    if (!isObject(data)) return undefined;
    const { against, player, value } = data;
    const kind = (['solo', 'tournee', 'other'] as const).find((one) => one === data['kind']);
    const trump = (['grand', ...SUITS] as const).find((one) => one === data['trump']);
    if (kind === undefined || trump === undefined || !isWhole(player, 0, 999)) return undefined;
    if (!isWhole(against, 0, 11) || !(value === '' || isText(value, 20))) return undefined;
    return { player, kind, trump, against, value };
  },
};
