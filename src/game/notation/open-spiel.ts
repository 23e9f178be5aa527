/**
 * A hand as the list of actions of OpenSpiel’s game `skat` (open_spiel/games/skat.h): numbers 0 to 31 are
 * cards, 32 is a pass and 33 to 38 a game. Its Skat is simpler than ours: the player who first names a
 * game in the order of the seats plays it, takes up the skat and puts two cards away. What that loses is said.
 */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { rankOf, suitOf } from '../skat/cards.ts';
import type { Card, Rank } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import { SEATS } from '../skat/seats.ts';
import type { Deal } from '../skat/deal.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { seatName } from '../words/seats.ts';
import type { Hand } from './hand.ts';
import { isSettled } from './summary.ts';
import { lossesInWords } from './write/losses.ts';

/** A hand as actions. */
export interface OpenSpielActions {
  /** To be applied one after the other from the initial state. */
  readonly actions: readonly number[];
  /** What the list does not say, a sentence each. */
  readonly notes: readonly string[];
}

/** Why a hand has no such list. */
export interface OpenSpielError {
  /** A sentence. */
  readonly message: string;
  /** What to do: a sentence. */
  readonly hint: string;
}

/** The suits from 0 on, and the ranks in each. */
const SUIT_ORDER = ['D', 'H', 'S', 'C'] as const;
const RANK_ORDER: readonly Rank[] = ['7', '8', '9', 'Q', 'K', '10', 'A', 'J'];
const PASS = 32;
const GRAND = 37;
const NULL = 38;

const actionOf = (card: Card): number =>
  SUIT_ORDER.indexOf(suitOf(card)) * RANK_ORDER.length + RANK_ORDER.indexOf(rankOf(card));

/**
 * The actions of a hand’s main line.
 *
 * @returns an error for a Ramsch and a Revolution, which OpenSpiel does not have.
 */
export function makeOpenSpielActions(hand: Hand): Checked<OpenSpielActions, OpenSpielError> {
  const { contract, deal, declarer, layout, line } = hand;
  if (declarer === null || contract.kind === 'revolution') {
    return invalid({
      message: `OpenSpiel’s Skat has no ${kindName(contract.kind)}.`,
      hint: 'Suit games, Grand and Null can be written for it.',
    });
  }
  const before = SEATS.indexOf(declarer);
  return valid({
    actions: [
      ...asDealt(deal).map(actionOf),
      ...Array.from({ length: before }, () => PASS),
      gameAction(contract),
      ...(layout ?? deal.skat).map(actionOf),
      ...line.tricks.flatMap(({ plays }) => plays.map(({ card }) => actionOf(card))),
    ],
    notes: notesOn(hand),
  });
}

/** The cards in the order of the deal: three each, the skat, four each, three each. */
function asDealt({ skat, ...hands }: Deal): readonly Card[] {
  const packet = (from: number, to: number): Card[] =>
    SEATS.flatMap((seat) => hands[seat].slice(from, to));
  return [...packet(0, 3), ...skat, ...packet(3, 7), ...packet(7, 10)];
}

function gameAction({ kind, trump }: Contract): number {
  if (trump !== null) return PASS + 1 + SUIT_ORDER.indexOf(trump);
  return KINDS[kind].trumps === 'none' ? NULL : GRAND;
}

function notesOn(hand: Hand): string[] {
  const { bidding, contract, declarer, line, turned } = hand;
  const { aim, open, skat } = KINDS[contract.kind];
  const by = declarer === null ? '' : seatName(declarer);
  return [
    bidding.length === 0
      ? null
      : `OpenSpiel has no bidding; in the list ${by} just names the game.`,
    skat === 'untouched'
      ? 'OpenSpiel has no game from the hand; in the list the declarer takes the skat and puts the same two cards away.'
      : null,
    turned === null && skat !== 'turned' && skat !== 'second-turned'
      ? null
      : 'OpenSpiel turns no card; in the list the declarer takes up the whole skat.',
    open ? 'In OpenSpiel no cards lie open.' : null,
    contract.announced === null && aim !== 'every-trick' ? null : 'What was announced is left out.',
    aim === 'no-trick' ? null : 'OpenSpiel counts card points only, no value of the game.',
    line.conceded === undefined
      ? null
      : 'The rest was given up; the list ends there, before its last state.',
    isSettled(line) ? null : 'The play breaks off, and the list with it.',
    lossesInWords(hand),
  ].filter((note) => note !== null);
}
