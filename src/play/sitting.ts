/**
 * A sitting at the table: the reader and two opponents, deal after deal, with the sheet. For the deal
 * that is being played every action is kept; where it stands follows from them, so that a page that was
 * left goes on at the very card.
 */
import type { Action } from '../strategy/players/action.ts';
import { whyRefused } from '../strategy/players/refusals.ts';
import { seatToAct, startDeal } from '../strategy/players/state.ts';
import type { DealState } from '../strategy/players/state.ts';
import { takeAction } from '../strategy/players/table.ts';
import type { SheetDeal } from '../score/score-sheet.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { Side } from '../game/skat/seats.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { dealNumbered } from '../game/codes/numbered-deals.ts';
import type { PlayedLaw } from './played-laws.ts';
import { startSetGame } from './set-game.ts';
import type { SetGame } from './set-game.ts';
import type { Strength } from './strength.ts';

/** What the reader chooses before sitting down. */
export interface PlayRules {
  readonly laws: PlayedLaw;
  readonly strength: Strength;
}

/** A deal as it lies on the table. */
export interface TableDeal {
  /** As {@link dealNumbered} takes it, in figures. */
  readonly number: string;
  /** Where the reader sits in it. */
  readonly seat: Seat;
  /** The game it is played at, where it was not bid for; null where it is. */
  readonly game: SetGame | null;
  readonly actions: readonly Action[];
  /** The side that gave up the rest; null while nobody has. */
  readonly conceded: Side | null;
  /**
   * After how many actions the reader claimed the rest, and had it: what follows was not played but is
   * how it may go. Null while there is no such choice.
   */
  readonly claimed: number | null;
  /** How many cards the reader has taken back. */
  readonly takenBack: number;
  /** How often the table has said what to do, by a hint from its third step or before a mistake. */
  readonly told: number;
  /** Whether it is played again, from its beginning or from somewhere in it: then it does not count. */
  readonly repeat?: true;
  /** Whether a refuted claim has shown the others’ cards: then it does not count. */
  readonly shown?: true;
}

/** Where a deal is played: for the sheet of the table, or in a series. */
export type PlayPlace = 'table' | 'series';

/** A deal that is over. */
export interface DoneDeal {
  readonly number: string;
  readonly seat: Seat;
  readonly sheet: SheetDeal;
  /** Whether the reader claimed the rest of it. */
  readonly claimed: boolean;
  readonly conceded: Side | null;
  readonly game: SetGame | null;
  /** The word under which the analysis room opens it; null where nothing was played. */
  readonly code: string | null;
  readonly takenBack: number;
  readonly told: number;
  readonly repeat?: true;
  readonly shown?: true;
}

export interface Sitting extends PlayRules {
  /** Done and written down, in their order. */
  readonly done: readonly DoneDeal[];
  readonly deal: TableDeal | null;
}

/** Which of the table’s players the reader is; the others sit to the left in their order. */
export const READER = 0;

/** Who deals when the reader has this seat. */
export function dealerWith(seat: Seat): number {
  // To the dealer's left sits Vorhand, and so on: the reader is 1, 2 or 3 places on.
  return (READER + 3 - (SEATS.indexOf(seat) + 1)) % 3;
}

/** Which player has a seat, when the reader has this one. */
export function playerAt(seat: Seat, reader: Seat): number {
  return (READER + SEATS.indexOf(seat) - SEATS.indexOf(reader) + 3) % 3;
}

/** Where the reader sits next: the deal goes round, so that Vorhand deals the next hand. */
export function readersNextSeat(doneDeals: readonly DoneDeal[]): Seat {
  const last = doneDeals.at(-1);
  return last === undefined ? 'V' : seatAfter(last.seat);
}

/** Where a player sits in the deal after one in which they had this seat. */
export function seatAfter(seat: Seat): Seat {
  return SEATS[(SEATS.indexOf(seat) + 2) % 3]!;
}

/** Puts a deal on the table, to be bid for or at a game of its own. */
export function dealAtTable(number: bigint, seat: Seat, game: SetGame | null = null): TableDeal {
  return {
    number: number.toString(),
    seat,
    game,
    actions: [],
    conceded: null,
    claimed: null,
    takenBack: 0,
    told: 0,
  };
}

/** Before the first word, or at a game of its own before the first lead. */
export function beginningOf({ game, number }: TableDeal, laws: PlayedLaw): DealState {
  const deal = dealNumbered(BigInt(number));
  return game === null ? startDeal(deal, LAWS[laws]) : startSetGame(deal, game, laws);
}

/**
 * Where a deal stands.
 *
 * @throws RangeError for an action that the rules refuse, and for a game that the rule book does not have.
 */
export function stateOfDeal(deal: TableDeal, laws: PlayedLaw): DealState {
  return deal.actions.reduce(takeAction, beginningOf(deal, laws));
}

/** Whether the deal is over: played to its end, passed in, or given up. */
export function isDone(deal: TableDeal, state: DealState): boolean {
  return state.stage === 'over' || deal.conceded !== null;
}

/** Whose side the reader is on; null in a Ramsch. */
export function readersSide({ declarer }: DealState, reader: Seat): Side | null {
  if (declarer === null) return null;
  return declarer === reader ? 'declarer' : 'defenders';
}

/** Whether two are the same deal, and as far played; how much help the reader had may differ. */
export function standsAlike(one: TableDeal | null, other: TableDeal | null): boolean {
  return (
    one?.number === other?.number &&
    one?.seat === other?.seat &&
    one?.conceded === other?.conceded &&
    one?.takenBack === other?.takenBack &&
    one?.actions.length === other?.actions.length
  );
}

/** Whether nothing has happened at the table between two sittings. */
export function isSameSitting(one: Sitting | null, other: Sitting | null): boolean {
  const marks = ({ deal, done, laws, strength }: Sitting): string =>
    JSON.stringify([
      laws,
      strength,
      done.length,
      deal && [deal.game, deal.claimed, deal.told, deal.repeat, deal.shown],
    ]);
  if (one === null || other === null) return one === other;
  return standsAlike(one.deal, other.deal) && marks(one) === marks(other);
}

/** Adds what the seat in turn does; why it may not, in place of that. */
export function withAction(
  deal: TableDeal,
  state: DealState,
  action: Action,
): TableDeal | { readonly refused: string } {
  const refused = whyRefused(state, action);
  return refused === null ? { ...deal, actions: [...deal.actions, action] } : { refused };
}

/** Whether a deal counts on the sheet; one whose cards the reader knew is practice. */
export function isCounted({ repeat, shown }: Pick<DoneDeal, 'repeat' | 'shown'>): boolean {
  return repeat !== true && shown !== true;
}

/** Whether the reader had help in a deal: it is marked as practice. */
export function isHelped({ takenBack, told }: Pick<DoneDeal, 'takenBack' | 'told'>): boolean {
  return takenBack + told > 0;
}

/** Whether the reader knows the cards of a deal: it is on the sheet, or lies on the table, begun. */
export function isKnown({ deal, done }: Pick<Sitting, 'deal' | 'done'>, number: bigint): boolean {
  const begun = deal !== null && deal.actions.length > 0 ? [deal] : [];
  return [...done, ...begun].some((one) => one.number === number.toString());
}

/** The same deal as it stood before one of its actions, to be played on otherwise. */
export function fromDecision(deal: TableDeal, index: number): TableDeal {
  const actions = deal.actions.slice(0, index);
  return { ...deal, actions, conceded: null, claimed: null, takenBack: 0, told: 0, repeat: true };
}

/**
 * Takes back the reader's last card, with all that followed it. What is said in the bidding stands.
 *
 * @returns the deal before it; null when the reader has played no card.
 */
export function withoutLastCard(deal: TableDeal, laws: PlayedLaw): TableDeal | null {
  let found: number | null = null;
  let state = beginningOf(deal, laws);
  for (const [index, action] of deal.actions.entries()) {
    if (action.do === 'card' && seatToAct(state) === deal.seat) found = index;
    state = takeAction(state, action);
  }
  if (found === null) return null;
  return {
    ...deal,
    actions: deal.actions.slice(0, found),
    conceded: null,
    takenBack: deal.takenBack + 1,
  };
}
