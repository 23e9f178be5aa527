/** How the game that is being entered came out: won or lost, and what was made beyond it. */
import type { Law } from '../game/skat/laws.ts';
import { gameOfDraft } from './draft.ts';
import type { GameDraft } from './draft.ts';
import { outcomesOf } from './offer.ts';
import type { OfferedOutcome } from './offer.ts';
import { seatsAt } from './score-sheet.ts';
import type { SheetGame } from './score-sheet.ts';

const PLAIN: OfferedOutcome = { announced: null, won: 'none', lost: 'none' };

/** The outcomes that can be entered; those of most games before a game is chosen. */
export function outcomesOfDraft({ kind }: Pick<GameDraft, 'kind'>): readonly OfferedOutcome[] {
  return outcomesOf(kind ?? 'gucki-solo');
}

/** Which of the outcomes has been entered, won or lost; the plain one before any has. */
export function offeredOutcome(draft: Pick<GameDraft, 'kind' | 'outcome'>): OfferedOutcome {
  const offered = outcomesOfDraft(draft);
  const { outcome } = draft;
  const entered =
    outcome === null
      ? undefined
      : offered.find(
          ({ announced, lost, won }) =>
            announced === outcome.announced &&
            (outcome.won === false ? lost : won) === outcome.reached,
        );
  return entered ?? offered[0] ?? PLAIN;
}

/**
 * Enters an outcome.
 *
 * @param won null while that has not been said.
 */
export function withOutcome(
  draft: GameDraft,
  offered: OfferedOutcome,
  won: boolean | null,
): GameDraft {
  const reached = won === false ? offered.lost : offered.won;
  return { ...draft, outcome: { announced: offered.announced, won, reached } };
}

/**
 * The game that is being entered, as it would be if it were won or lost. Without a declarer it is taken for
 * Vorhand’s.
 *
 * @param players how many sit at the table.
 * @returns null while the game or its matadors are missing.
 */
export function gameIf(
  won: boolean,
  draft: GameDraft,
  dealer: number,
  players: number,
  law: Law,
): SheetGame | null {
  const declarer = draft.declarer ?? seatsAt(dealer, players).V;
  return gameOfDraft(withOutcome({ ...draft, declarer }, offeredOutcome(draft), won), law);
}
