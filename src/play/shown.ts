/**
 * What the table shows of a deal: a replay of what has been played, and the place where it stands. One
 * table serves the book's figures and this.
 */
import { firstPosition } from '../game/notation/check/setting.ts';
import type { Hand } from '../game/notation/hand.ts';
import type { DealState } from '../strategy/players/state.ts';
import { seatToAct } from '../strategy/players/state.ts';
import { buildReplay } from '../game/replay/build.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay, SkatReplayLine, SkatStop } from '../game/replay/skat-replay.ts';
import { lineOfCards } from '../game/codes/course-of-play.ts';
import { bareHand, makeHandCode } from '../game/codes/hand-code.ts';
import { usualTitle } from '#edition/game/codes/code-words.ts';
import { UNNAMED } from '../game/skat/contract.ts';
import { UNPLAYED_DEAL } from '#edition/play/hand-words.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';

export interface ShownDeal {
  readonly replay: SkatReplay;
  readonly line: SkatReplayLine;
  readonly stop: SkatStop;
}

/** All cards of a deal in the order played. */
function cardsPlayed({ play }: DealState): readonly Card[] {
  if (play === null) return [];
  return [...play.tricks.flatMap(({ cards }) => cards), ...play.table];
}

/** The hand as it has been played so far; one that is not named yet has no declarer. */
export function handOfState(state: DealState): Hand {
  const { bidding, contract, deal, declarer, drawn, law, layout, play } = state;
  const hasBegun = play !== null && contract !== null;
  const setting = {
    contract: hasBegun ? contract : UNNAMED,
    deal,
    declarer: hasBegun ? declarer : null,
    layout: hasBegun ? layout : null,
    bidding: hasBegun && declarer !== null ? bidding : [],
    turned: hasBegun ? (drawn.at(-1) ?? null) : null,
    handedRound: null,
    exchange: null,
  };
  const line = lineOfCards(firstPosition(setting), cardsPlayed(state));
  const title = hasBegun ? usualTitle(contract, declarer, law.id) : UNPLAYED_DEAL;
  return bareHand({ ...setting, laws: law.id, line, title });
}

/** The deal as the table shows it: at its last card, with whose turn it is. */
export function showDeal(state: DealState): ShownDeal {
  const replay = buildReplay(handOfState(state));
  const line = lineOf(replay, null);
  const last = line.path.at(-1)!;
  const toPlay: Seat | null = state.stage === 'play' ? seatToAct(state) : null;
  const { deal, declarer, stage } = state;
  // A declarer who has taken up the skat holds twelve cards.
  const hands =
    stage === 'taken' && declarer !== null
      ? { ...last.hands, [declarer]: [...last.hands[declarer], ...deal.skat] }
      : last.hands;
  return { replay, line, stop: { ...last, hands, toPlay } };
}

/** The word under which the analysis room opens what was played; null for a deal that was passed in. */
export function roomCode(state: DealState): string | null {
  return state.play === null ? null : makeHandCode(handOfState(state));
}
