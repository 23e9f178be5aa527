/**
 * The play of a hand in tricks as a pure step function, whatever the game: a position and a card
 * give the next position. What the game itself settles comes with its rules. A position goes in and
 * comes out as what its game knows it to be: a `Position` of Skat, a `MatePosition`.
 */
import type { PackCard } from './cards.ts';
import type { PlayedGame, TrickRules } from './table.ts';

/** A trick that has been turned. Cards stand in the order played, the leader's first. */
export interface TurnedTrick {
  readonly leader: string;
  readonly cards: readonly PackCard[];
  readonly winner: string;
  /** What the trick counts. */
  readonly points: number;
}

/** Where a hand stands between two cards. */
export interface TrickPosition {
  readonly game: PlayedGame;
  /** The seat that plays against the others, or null where none does. */
  readonly declarer: string | null;
  /** What each seat still holds. */
  readonly hands: Readonly<Record<string, readonly PackCard[]>>;
  readonly tricks: readonly TurnedTrick[];
  /** Who leads or led the trick now on the table. */
  readonly leader: string;
  /** The cards on the table in the order played, fewer than there are seats. */
  readonly table: readonly PackCard[];
}

/** Why a card cannot be played. */
export type IllegalPlay = 'play-is-over' | 'not-held' | 'must-follow';

/** The seats in playing order when `leader` leads. */
export function seatsInTurn<Seat extends string>(
  { seats }: { readonly seats: readonly Seat[] },
  leader: NoInfer<Seat>,
): readonly Seat[] {
  const at = seats.indexOf(leader);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whose turn it is: the leader first, then to the left; the winner of a trick leads the next. */
export function seatInTurn<Seat extends string>(
  rules: { readonly seats: readonly Seat[] },
  { leader, table }: { readonly leader: NoInfer<Seat>; readonly table: readonly PackCard[] },
): Seat {
  return seatsInTurn(rules, leader)[table.length] ?? leader;
}

/** Whether no card is left to play. */
export function isPlayedOut(rules: TrickRules, position: TrickPosition): boolean {
  return handInTurn(rules, position).length === 0;
}

function handInTurn(rules: TrickRules, position: TrickPosition): readonly PackCard[] {
  return position.hands[seatInTurn(rules, position)] ?? [];
}

/** The cards the seat to move may play; empty only when play is over. */
export function cardsToPlay<P extends TrickPosition>(rules: TrickRules, position: P): P['table'] {
  const { game, table } = position;
  return rules.legalCards(handInTurn(rules, position), table[0] ?? null, game);
}

/** Why the seat to move may not play this card, or null when it may. */
export function whyIllegalAt(
  rules: TrickRules,
  position: TrickPosition,
  card: PackCard,
): IllegalPlay | null {
  if (isPlayedOut(rules, position)) return 'play-is-over';
  if (!handInTurn(rules, position).includes(card)) return 'not-held';
  return cardsToPlay(rules, position).includes(card) ? null : 'must-follow';
}

/**
 * Plays a legal card.
 *
 * @throws RangeError for an illegal card: ask {@link whyIllegalAt} first.
 */
export function playAt<P extends TrickPosition>(
  rules: TrickRules,
  position: P,
  card: P['table'][number],
): P {
  const illegal = whyIllegalAt(rules, position, card);
  if (illegal !== null) throw new RangeError(`${card} may not be played here: ${illegal}`);
  const { game, leader } = position;
  const seat = seatInTurn(rules, position);
  const hand = handInTurn(rules, position);
  // Of two identical cards one stays.
  const hands = { ...position.hands, [seat]: hand.toSpliced(hand.indexOf(card), 1) };
  const table = [...position.table, card];
  if (table.length < rules.seats.length) return { ...position, hands, table };
  const winner = seatsInTurn(rules, leader)[rules.winningIndex(table, game)] ?? leader;
  const last = rules.seats.every((one) => hands[one]?.length === 0);
  const points = last ? rules.points(table, game) : rules.points(table);
  const trick = { leader, cards: table, winner, points };
  return { ...position, hands, tricks: [...position.tricks, trick], leader: winner, table: [] };
}
