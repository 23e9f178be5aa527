/** The cards of a record: every card checked against the rules, and how the game ended. */
import { promisedOf } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import { isDecided, isOver, legalPlays, playCard, toMove, whyIllegal } from '../../skat/play.ts';
import type { PlayedTrick, Position } from '../../skat/play.ts';
import type { Seat } from '../../skat/seats.ts';
import { neededBy } from '../../skat/targets.ts';
import type { SkatPlay, SkatTrick } from '../hand.ts';
import { listed } from '#edition/game/words/lists.ts';
import { afterEnd } from '#edition/game/notation/iss/record-words.ts';
import { illegalCard, unexpectedMove, wrongTurn } from '#edition/game/notation/iss/rules-words.ts';
import { makeIssCard, readIssCard } from './iss-cards.ts';
import { Unreadable } from './errors.ts';
import { SERVER_LAW } from './law.ts';
import { readForfeit } from './moves.ts';
import type { IssMove, MoveList } from './moves.ts';
import { issPlayer } from './players.ts';
import type { IssEnd } from './record.ts';

/** How far play went. */
export interface IssPlay {
  readonly position: Position;
  /** With the unfinished last one. */
  readonly tricks: readonly SkatTrick[];
  readonly end: IssEnd;
}

/**
 * Reads the cards, from the first lead to where the record ends. Play may go on after the game is
 * decided; the server itself stops there.
 */
export function readIssPlay(moves: MoveList, start: Position, contract: Contract): IssPlay {
  const gaveUp = new Set<Seat>();
  const plays: SkatPlay[] = [];
  let position = start;
  let end: IssEnd | null = null;
  for (let move = moves.take(); move !== undefined; move = moves.take()) {
    if (end !== null || isOver(position)) throw moveAfterEnd(move);
    const forfeit = readForfeit(move);
    if (forfeit !== null) {
      end = forfeit;
    } else if (move.seat !== null && move.action === 'RE') {
      gaveUp.add(move.seat);
      const both = gaveUp.size - (gaveUp.has(start.declarer!) ? 1 : 0) === 2;
      if (move.seat === start.declarer || both) end = { how: 'conceded', seat: move.seat };
    } else if (!isShow(move, start.declarer)) {
      const seat = toMove(position);
      position = playCard(position, readPlayed(move, position));
      plays.push({
        seat,
        card: readIssCard(move.action, move.actionAt),
        mark: null,
        comment: null,
      });
    }
  }
  const over = endOf(position, contract);
  // Giving up counts where something was left to give up.
  if (over?.how === 'played') end = over;
  end ??= over ?? { how: 'broken-off', seat: null };
  return { position, tricks: makeTricks(position, plays), end };
}

/**
 * The declarer shows the hand; the word stands alone or is followed by the cards; play goes on all
 * the same.
 */
const isShow = (move: IssMove, declarer: Seat | null): boolean =>
  move.seat === declarer && /^SC(?:\.|$)/.test(move.action);

/** Why no more cards are played, or null. */
function endOf(position: Position, contract: Contract): IssEnd | null {
  if (isOver(position)) return { how: 'played', seat: null };
  if (position.table.length > 0) return null;
  if (isDecided(position)) return { how: 'played', seat: null };
  const { declarer, tricks } = position;
  return isOutOfReach(contract, declarer, tricks) ? { how: 'decided', seat: null } : null;
}

/** Whether what was announced can no longer be reached after these tricks. */
export function isOutOfReach(
  contract: Contract,
  declarer: Seat | null,
  tricks: readonly Pick<PlayedTrick, 'winner' | 'points'>[],
): boolean {
  const promised = promisedOf(contract);
  if (promised === null) return false;
  const lost = tricks.filter(({ winner }) => winner !== declarer);
  if (promised === 'schwarz') return lost.length > 0;
  const { outOfSchneider } = neededBy('defenders', SERVER_LAW.targets);
  return lost.reduce((sum, { points }) => sum + points, 0) >= outOfSchneider;
}

/** The card of a move, which the seat to move may play. */
function readPlayed(move: IssMove, position: Position): ReturnType<typeof readIssCard> {
  const seat = toMove(position);
  if (move.seat !== seat) {
    throw new Unreadable(move.at, {
      code: 'wrong-turn',
      expected: String(issPlayer(seat)),
      ...wrongTurn(seat, position.tricks.length + 1),
    });
  }
  if (!/^(?:\?\?|[^.\s]{2,3})$/.test(move.action) || /^(?:SC|TI|LE)/.test(move.action)) {
    throw new Unreadable(move.actionAt, {
      code: 'unexpected-move',
      expected: 'a card; RE to give up; SC from a declarer who shows the cards',
      ...unexpectedMove(move.action),
    });
  }
  const card = readIssCard(move.action, move.actionAt);
  const illegal = whyIllegal(position, card);
  if (illegal === null) return card;
  throw new Unreadable(move.actionAt, {
    code: illegal === 'must-follow' ? 'must-follow' : 'card-not-held',
    expected: listed(legalPlays(position).map(makeIssCard), 'or'),
    ...illegalCard(illegal, seat, makeIssCard(card), position.tricks.length + 1),
  });
}

function moveAfterEnd(move: IssMove): Unreadable {
  return new Unreadable(move.at, {
    code: 'move-after-end',
    expected: 'the end of the moves',
    ...afterEnd(move.action),
  });
}

/** The tricks as a hand has them. */
function makeTricks(position: Position, plays: readonly SkatPlay[]): SkatTrick[] {
  const tricks: SkatTrick[] = [];
  for (let at = 0; at < plays.length; at += 3) {
    const wonTrick = position.tricks[tricks.length];
    tricks.push({
      number: tricks.length + 1,
      plays: plays.slice(at, at + 3),
      winner: wonTrick?.winner ?? null,
      points: wonTrick?.points ?? null,
      comment: null,
      variations: [],
    });
  }
  return tricks;
}
