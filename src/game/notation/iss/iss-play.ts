/** The cards of a record: every card checked against the rules, and how the game ended. */
import { promisedOf } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import { isDecided, isOver, legalPlays, playCard, toMove, whyIllegal } from '../../skat/play.ts';
import type { PlayedTrick, Position } from '../../skat/play.ts';
import type { Seat } from '../../skat/seats.ts';
import { neededBy } from '../../skat/targets.ts';
import type { SkatPlay, SkatTrick } from '../hand.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { quote } from '../speak.ts';
import { makeIssCard, readIssCard } from './iss-cards.ts';
import { Unreadable } from './errors.ts';
import { SERVER_LAW } from './law.ts';
import { issPlayer, readForfeit } from './moves.ts';
import type { IssMove, MoveList } from './moves.ts';
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
      message: `It is for ${SEAT_WORDS[seat]} (${issPlayer(seat)}) to play in trick ${position.tricks.length + 1}.`,
      expected: String(issPlayer(seat)),
      hint: 'The winner of a trick leads the next. A card is missing here, or the wrong one won.',
    });
  }
  if (!/^(?:\?\?|[^.\s]{2,3})$/.test(move.action) || /^(?:SC|TI|LE)/.test(move.action)) {
    throw new Unreadable(move.actionAt, {
      code: 'unexpected-move',
      message: `${quote(move.action)} is not a card, nor anything else that can come here.`,
      expected: 'a card; RE to give up; SC from a declarer who shows the cards',
      hint: 'Correct the move or delete it with its player.',
    });
  }
  const card = readIssCard(move.action, move.actionAt);
  const illegal = whyIllegal(position, card);
  if (illegal === null) return card;
  const name = makeIssCard(card);
  throw new Unreadable(move.actionAt, {
    code: illegal === 'must-follow' ? 'must-follow' : 'card-not-held',
    message:
      illegal === 'must-follow'
        ? `${SEAT_WORDS[seat]} plays ${name} in trick ${position.tricks.length + 1}, but must follow suit.`
        : `${SEAT_WORDS[seat]} plays ${name} in trick ${position.tricks.length + 1} and does not hold it.`,
    expected: listed(legalPlays(position).map(makeIssCard), 'or'),
    hint: 'Look for the slip in this trick or one before it, in the cards put away, or in the deal.',
  });
}

function moveAfterEnd(move: IssMove): Unreadable {
  return new Unreadable(move.at, {
    code: 'move-after-end',
    message: `The game is over before ${quote(move.action)}.`,
    expected: 'the end of the moves',
    hint: 'Delete what follows, or look for the slip that ended the game early.',
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
