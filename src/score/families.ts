/** The games of a rule book as players name them first: a suit, Grand or Null, and then the way. */
import { KINDS } from '../game/skat/contract.ts';
import { SUITS } from '../game/skat/cards.ts';
import type { Law } from '../game/skat/laws.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { columnWords } from '#edition/game/words/score.ts';
import type { ScoreColumn } from '../game/words/score-columns.ts';
import { USUAL_COLUMN } from './defaults.ts';
import type { GameDraft } from './draft.ts';
import type { GamesToEnter, OfferedGame } from './offer.ts';

export const FAMILIES = [...SUITS, 'grand', 'null'] as const;
export type Family = (typeof FAMILIES)[number];

/** A way to play a family: what becomes of the skat, and for a Null whether it is open. */
export interface GameWay {
  readonly column: ScoreColumn;
  readonly game: OfferedGame;
  /** `With skat`, `Hand`; of a Null the name of the game. */
  readonly name: string;
}

/** The family of the game that is being entered; null before there is one. */
export function familyOf({ kind, trump }: Pick<GameDraft, 'kind' | 'trump'>): Family | null {
  if (kind === null || kind === 'revolution') return null;
  return trump ?? (KINDS[kind].trumps === 'jacks' ? 'grand' : 'null');
}

/** The ways in which a family can be played, in the order of the columns. */
export function waysOf(
  family: Family,
  { columns, rows }: GamesToEnter,
  law: Law,
): readonly GameWay[] {
  return rows.flatMap(({ cells, row }) => {
    if (row !== family && !(family === 'null' && row === 'open-null')) return [];
    return cells.flatMap((game, index): readonly GameWay[] => {
      const column = columns[index];
      if (game === null || column === undefined) return [];
      const name = family === 'null' ? kindName(game.kind, law.id) : columnWords(column, law.id);
      return [{ column, game, name }];
    });
  });
}

/**
 * The game of a family that is meant when no way is named: the way of the game entered before, else the
 * usual one, else the first.
 *
 * @returns undefined where the rule book has no game of the family.
 */
export function gameOfFamily(
  family: Family,
  draft: Pick<GameDraft, 'kind' | 'trump'>,
  games: GamesToEnter,
  law: Law,
): OfferedGame | undefined {
  const ways = waysOf(family, games, law);
  const entered = familyOf(draft);
  const column =
    entered === null
      ? undefined
      : waysOf(entered, games, law).find(({ game: { kind } }) => kind === draft.kind)?.column;
  const way =
    ways.find((one) => one.column === column) ??
    ways.find((one) => one.column === USUAL_COLUMN[law.id]) ??
    ways[0];
  return way?.game;
}
