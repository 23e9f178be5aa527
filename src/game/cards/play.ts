/**
 * The play of a hand in tricks as a pure step function, whatever the game: a position and a card
 * give the next position. What the game itself settles comes with its rules.
 */
import type { BySeatOf, GameOf, Table, TrickRules } from './table.ts';

/** A trick that has been turned. Cards stand in the order played, the leader's first. */
export interface TurnedTrick<T extends Table> {
  readonly leader: T['seat'];
  readonly cards: readonly T['card'][];
  readonly winner: T['seat'];
  /** What the trick counts. */
  readonly points: number;
}

/** Where a hand stands between two cards. */
export interface PositionOf<T extends Table> {
  readonly game: GameOf<T>;
  /** The seat that plays against the others, or null where none does. */
  readonly declarer: T['seat'] | null;
  /** What each seat still holds. */
  readonly hands: BySeatOf<T, readonly T['card'][]>;
  readonly tricks: readonly TurnedTrick<T>[];
  /** Who leads or led the trick now on the table. */
  readonly leader: T['seat'];
  /** The cards on the table in the order played, fewer than there are seats. */
  readonly table: readonly T['card'][];
}

/** Why a card cannot be played. */
export type IllegalPlay = 'play-is-over' | 'not-held' | 'must-follow';

/** The seats in playing order when `leader` leads. */
export function seatsInTurn<T extends Table>(
  { seats }: TrickRules<T>,
  leader: T['seat'],
): readonly T['seat'][] {
  const at = seats.indexOf(leader);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whose turn it is: the leader first, then to the left; the winner of a trick leads the next. */
export function seatInTurn<T extends Table>(
  rules: TrickRules<T>,
  { leader, table }: PositionOf<T>,
): T['seat'] {
  return seatsInTurn(rules, leader)[table.length] ?? leader;
}

/** Whether no card is left to play. */
export function isPlayedOut<T extends Table>(
  rules: TrickRules<T>,
  position: PositionOf<T>,
): boolean {
  return position.hands[seatInTurn(rules, position)].length === 0;
}

/** The cards the seat to move may play; empty only when play is over. */
export function cardsToPlay<T extends Table>(
  rules: TrickRules<T>,
  position: PositionOf<T>,
): readonly T['card'][] {
  const hand = position.hands[seatInTurn(rules, position)];
  return rules.legalCards(hand, position.table[0] ?? null, position.game);
}

/** Why the seat to move may not play this card, or null when it may. */
export function whyIllegalAt<T extends Table>(
  rules: TrickRules<T>,
  position: PositionOf<T>,
  card: T['card'],
): IllegalPlay | null {
  if (isPlayedOut(rules, position)) return 'play-is-over';
  if (!position.hands[seatInTurn(rules, position)].includes(card)) return 'not-held';
  return cardsToPlay(rules, position).includes(card) ? null : 'must-follow';
}

/**
 * Plays a legal card.
 *
 * @throws RangeError for an illegal card: ask {@link whyIllegalAt} first.
 */
export function playAt<T extends Table>(
  rules: TrickRules<T>,
  position: PositionOf<T>,
  card: T['card'],
): PositionOf<T> {
  const illegal = whyIllegalAt(rules, position, card);
  if (illegal !== null) throw new RangeError(`${card} may not be played here: ${illegal}`);
  const { game, leader } = position;
  const seat = seatInTurn(rules, position);
  const hands = {
    ...position.hands,
    [seat]: position.hands[seat].filter((held) => held !== card),
  };
  const table = [...position.table, card];
  if (table.length < rules.seats.length) return { ...position, hands, table };
  const winner = seatsInTurn(rules, leader)[rules.winningIndex(table, game)] ?? leader;
  const last = rules.seats.every((one) => hands[one].length === 0);
  const points = last ? rules.points(table, game) : rules.points(table);
  const trick = { leader, cards: table, winner, points };
  return { ...position, hands, tricks: [...position.tricks, trick], leader: winner, table: [] };
}
